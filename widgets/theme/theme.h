// widgets/theme/theme.h: a look as a value: window palette and board colours, light, dark or of high contrast.
#pragma once
#include <QByteArray>
#include <QObject>
#include <QPalette>
#include <QString>
#include <array>
#include <optional>

#include "widgets/theme/board_colours.h"
#include "widgets/theme/colour_vision.h"

namespace searchlight::ui {

// Distances in device-independent pixels: everything stands on a grid of 8.
namespace spacing {
inline constexpr int kHalf = 4;     // inside a group of things that belong together
inline constexpr int kUnit = 8;     // between things
inline constexpr int kMargin = 12;  // around the contents of a panel
inline constexpr int kWide = 16;    // between groups
inline constexpr int kSection = 24;
}  // namespace spacing

// The layout of all that is in a widget, which has room around it of its own.
template <class Layout>
Layout* bareLayout(QWidget* widget, int between = -1) {
  auto* layout = new Layout(widget);
  layout->setContentsMargins(0, 0, 0, 0);
  if (between >= 0) layout->setSpacing(between);
  return layout;
}

// High contrast is white on black, with lines that are seen from afar.
enum class ThemeKind { Light, Dark, HighContrast };
inline constexpr std::array kThemeKinds{ThemeKind::Light, ThemeKind::Dark, ThemeKind::HighContrast};

// "light", "dark" or "high-contrast": the name of the theme's file, in the settings and of the `--theme` option.
QString themeName(ThemeKind kind);

// Read from resources/themes (compiled in as :/themes), never changed afterwards.
class Theme {
 public:
  // Reads one theme from JSON: "palette" (a colour for every role of QPalette), "disabled" (the roles that
  // differ when disabled), "board" (every name of boardColourFields()), "scale" ({"map", "from", "to"}),
  // "pieces" (8 colours) and "vision" (for each kind of colour vision but the usual one the colours of the board, or
  // its "pieces", that differ); colours are "#rrggbb" or "#aarrggbb". `file` names the text in messages. Throws
  // FormatError when anything is missing, unknown or not a colour.
  static Theme fromJson(ThemeKind kind, const QByteArray& json, const QString& file,
                        ColourVision vision = ColourVision::Usual);
  // The theme that comes with the program. If its file is no good, plain() instead, and `problem` (if given)
  // says why in one line.
  static Theme load(ThemeKind kind, QString* problem = nullptr, ColourVision vision = ColourVision::Usual);
  // Needs no file: sober, readable, and not meant to be seen.
  static Theme plain(ThemeKind kind);

  // load(), read once.
  static const Theme& shared(ThemeKind kind, ColourVision vision = ColourVision::Usual);
  // The theme that a palette is of, or is derived from; of a stranger's the one that goes with it: dark where its window is
  // dark. A widget that paints a board asks with its own palette(), and again at QEvent::PaletteChange; it needs no other
  // wiring to follow the theme.
  static const Theme& of(const QPalette& palette);

  ThemeKind kind() const { return m_kind; }
  ColourVision vision() const { return m_vision; }
  bool isDark() const { return m_kind != ThemeKind::Light; }
  // Of kind and vision together, from 0 and below 16: for pictures that are kept by what they look like.
  std::uint32_t number() const {
    return static_cast<std::uint32_t>(m_kind) * 4 + static_cast<std::uint32_t>(m_vision);
  }
  const QPalette& palette() const { return m_palette; }
  const BoardColours& board() const { return m_board; }

 private:
  Theme(ThemeKind kind, ColourVision vision) : m_kind(kind), m_vision(vision) {}
  void setPalette(QPalette palette);

  ThemeKind m_kind;
  ColourVision m_vision;
  QPalette m_palette;
  BoardColours m_board;
};

// Whether a palette is a light or a dark one, by its window's luminance.
ThemeKind kindOf(const QPalette& palette);

// What a user may ask for.
enum class ThemeChoice { FollowSystem, Light, Dark, HighContrast };
inline constexpr std::array kThemeChoices{ThemeChoice::FollowSystem, ThemeChoice::Light, ThemeChoice::Dark,
                                          ThemeChoice::HighContrast};
// "system", or the name of the theme. Nothing for any other name.
QString choiceName(ThemeChoice choice);
std::optional<ThemeChoice> themeChoiceNamed(QStringView name);

// One per application, made after QApplication and before any window, because it remembers the palette the
// platform gave us: under Qt 6.4 that is the only word on whether the system is light or dark. It keeps no
// settings; whoever does passes them to apply().
class ThemeManager : public QObject {
  Q_OBJECT

 public:
  explicit ThemeManager(QObject* parent = nullptr);

  // Sets our style (once), the palette and the tool tips' palette; every widget hears of it as
  // QEvent::PaletteChange when the event loop turns next. changed() is emitted when the choice, the kind or the vision
  // becomes another.
  void apply(ThemeChoice choice) { apply(choice, m_vision); }
  void apply(ThemeChoice choice, ColourVision vision);

  ThemeChoice choice() const { return m_choice; }
  ColourVision vision() const { return m_vision; }
  const Theme& theme() const { return Theme::shared(m_kind, m_vision); }
  // What following the system means here: high contrast where its own palette is white on black.
  ThemeKind systemKind() const { return m_systemKind; }
  // Why a theme file was no good and a plain theme stands in for it; empty when all is well.
  QString problem() const { return m_problem; }

 Q_SIGNALS:
  void changed();

 private:
  ThemeKind m_systemKind;
  ThemeKind m_kind;
  ThemeChoice m_choice = ThemeChoice::FollowSystem;
  ColourVision m_vision = ColourVision::Usual;
  bool m_styled = false;
  QString m_problem;
};

}  // namespace searchlight::ui
