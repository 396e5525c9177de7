// app/program.h: what all windows of one run share: settings, theme, language, and the list of windows.
#pragma once
#include <QList>
#include <QObject>
#include <QPointer>

#include "app/settings.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme_manager.h"

namespace searchlight::ui {

class MainWindow;

class Program : public QObject {
  Q_OBJECT
 public:
  // One per run, made after QApplication. `autosaves` is the folder of unsaved work.
  Program(Settings settings, const QString& autosaves);
  ~Program() override;

  Settings& settings() { return m_settings; }
  const QString& autosaves() const { return m_autosaves; }

  void applyTheme(ThemeChoice choice);  // and remembers it
  ThemeChoice theme() const { return m_themes.choice(); }
  void applyLanguage(const QString& code);  // and remembers it
  QString language() const { return m_language.code(); }

  // A window that shows nothing yet; it deletes itself when closed.
  MainWindow* newWindow();
  QList<MainWindow*> windows() const;
  // Offers what an earlier run could not save, each in a window of its own. True when any was restored.
  bool recoverAbandoned();

 private:
  Settings m_settings;
  QString m_autosaves;
  ThemeManager m_themes;
  Language m_language;
  QList<QPointer<MainWindow>> m_windows;
};

}  // namespace searchlight::ui
