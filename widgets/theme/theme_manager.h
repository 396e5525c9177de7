// widgets/theme/theme_manager.h: puts a theme on the application and changes it while it runs.
#pragma once
#include <QObject>
#include <QPalette>
#include <QString>

#include "widgets/theme/theme.h"

namespace searchlight::ui {

// What a user may ask for.
enum class ThemeChoice { FollowSystem, Light, Dark };

// One per application, made after QApplication and before any window, because it remembers the palette the
// platform gave us: under Qt 6.4 that is the only word on whether the system is light or dark. It keeps no
// settings; whoever does passes them to apply().
class ThemeManager : public QObject {
  Q_OBJECT

 public:
  explicit ThemeManager(QObject* parent = nullptr);

  // Sets our style (once), the palette and the tool tips' palette; every widget hears of it as
  // QEvent::PaletteChange when the event loop turns next. changed() is emitted when the choice or the kind
  // becomes another.
  void apply(ThemeChoice choice);

  ThemeChoice choice() const { return m_choice; }
  const Theme& theme() const { return Theme::shared(m_kind); }
  // What following the system means here.
  ThemeKind systemKind() const { return m_systemKind; }
  // Why a theme file was no good and a plain theme stands in for it; empty when all is well.
  QString problem() const { return m_problem; }

 Q_SIGNALS:
  void changed();

 private:
  ThemeKind m_systemKind;
  ThemeKind m_kind;
  ThemeChoice m_choice = ThemeChoice::FollowSystem;
  bool m_styled = false;
  QString m_problem;
};

}  // namespace searchlight::ui
