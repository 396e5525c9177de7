// widgets/theme/theme.cpp: reading the theme files.
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMetaEnum>
#include <QToolTip>
#include <utility>
#include <vector>

#include "core/text/failure.h"
#include "widgets/theme/board_colours.h"
#include "widgets/theme/style.h"

namespace searchlight::ui {

namespace {

// Where theme and vision stand in a palette: in the colour that nothing is painted with. So whoever has a palette, or one derived
// from it, knows its theme, and widgets hear of another vision as they hear of another theme.
constexpr int kMarkRed = 0x5e, kMarkGreen = 0xa2;

// The contrast of a system's dark palette that is meant for those who need it: no ordinary one is white on black.
constexpr double kSystemsHighContrast = 20;

ThemeKind systemKindOf(const QPalette& palette) {
  const ThemeKind kind = kindOf(palette);
  const double contrast = contrastRatio(palette.color(QPalette::WindowText), palette.color(QPalette::Window));
  return kind == ThemeKind::Dark && contrast >= kSystemsHighContrast ? ThemeKind::HighContrast : kind;
}

}  // namespace

ThemeManager::ThemeManager(QObject* parent)
    : QObject(parent), m_systemKind(systemKindOf(QGuiApplication::palette())), m_kind(m_systemKind) {
  for (const ThemeKind kind : kThemeKinds) {
    QString problem;
    Theme::load(kind, &problem);
    if (m_problem.isEmpty()) m_problem = problem;
  }
}

void ThemeManager::apply(ThemeChoice choice, ColourVision vision) {
  const ThemeKind kind =
      choice == ThemeChoice::FollowSystem ? m_systemKind : kThemeKinds[static_cast<std::size_t>(choice) - 1];
  const bool isNews = !m_styled || choice != m_choice || kind != m_kind || vision != m_vision;
  m_choice = choice;
  m_kind = kind;
  m_vision = vision;
  if (!m_styled) QApplication::setStyle(new Style);
  m_styled = true;
  QApplication::setPalette(theme().palette());
  QToolTip::setPalette(theme().palette());
  if (isNews) Q_EMIT changed();
}

namespace {

// The colours of one file, with the messages of what is wrong in it.
class Reader {
 public:
  Reader(const QByteArray& json, const QString& file) : m_file(file) {
    QJsonParseError error;
    m_document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError)
      fail(error.errorString(), 1 + static_cast<int>(json.left(error.offset).count('\n')));
    if (!m_document.isObject()) fail(QStringLiteral("a theme is an object"));
  }

  [[noreturn]] void fail(const QString& what, int line = 0) const {
    throw FormatError(m_file.toStdString(), line, what.toStdString());
  }

  QJsonObject section(const QString& name) const {
    const QJsonValue value = m_document[name];
    if (!value.isObject()) fail(QStringLiteral("\"%1\" is missing or not an object").arg(name));
    return value.toObject();
  }

  QColor colour(const QJsonValue& value, const QString& name) const {
    const QString text = value.toString();
    const QColor colour = text.startsWith(QLatin1Char('#')) ? QColor(text) : QColor();
    if (!colour.isValid()) fail(QStringLiteral("\"%1\" is missing or not a colour").arg(name));
    return colour;
  }

  QJsonArray array(const QString& name) const { return m_document[name].toArray(); }

  // Every name in `section` must be one of the `known` ones: a misspelt colour would otherwise go unseen.
  void refuseUnknown(const QJsonObject& section, const QStringList& known) const {
    for (const QString& name : section.keys())
      if (!known.contains(name)) fail(QStringLiteral("\"%1\" is not the name of a colour").arg(name));
  }

 private:
  QString m_file;
  QJsonDocument m_document;
};

struct Role {
  QString name;
  QPalette::ColorRole role;
};

// Every role of QPalette by its name in the files: "windowText" for QPalette::WindowText.
QList<Role> paletteRoles() {
  QList<Role> roles;
  const auto names = QMetaEnum::fromType<QPalette::ColorRole>();
  for (int r = 0; r < QPalette::NColorRoles; ++r) {
    // Accent came with Qt 6.6 and follows Highlight.
    QString name = QString::fromLatin1(names.valueToKey(r));
    if (r == QPalette::NoRole || name == QLatin1String("Accent")) continue;
    name[0] = name[0].toLower();
    roles.append({name, static_cast<QPalette::ColorRole>(r)});
  }
  return roles;
}

QPalette readPalette(const Reader& reader) {
  const QJsonObject enabled = reader.section(QStringLiteral("palette"));
  const QJsonObject disabled = reader.section(QStringLiteral("disabled"));
  QPalette palette;
  QStringList known;
  for (const auto& [name, role] : paletteRoles()) {
    known.append(name);
    const QColor colour = reader.colour(enabled.value(name), name);
    palette.setColor(QPalette::All, role, colour);
    if (disabled.contains(name))
      palette.setColor(QPalette::Disabled, role, reader.colour(disabled.value(name), name));
  }
  reader.refuseUnknown(enabled, known);
  reader.refuseUnknown(disabled, known);
#if QT_VERSION >= QT_VERSION_CHECK(6, 6, 0)
  palette.setColor(QPalette::Accent, palette.color(QPalette::Highlight));
#endif
  return palette;
}

BoardColours readBoard(const Reader& reader) {
  BoardColours board;
  const QJsonObject colours = reader.section(QStringLiteral("board"));
  QStringList known;
  for (const auto& [key, member] : boardColourFields()) {
    const QString name = QString::fromLatin1(key);
    known.append(name);
    board.*member = reader.colour(colours.value(name), name);
  }
  reader.refuseUnknown(colours, known);

  const QJsonObject scale = reader.section(QStringLiteral("scale"));
  const auto map = ColourMap::named(scale.value(QStringLiteral("map")).toString(),
                                    scale.value(QStringLiteral("from")).toDouble(-1),
                                    scale.value(QStringLiteral("to")).toDouble(-1));
  if (!map) reader.fail(QStringLiteral("\"scale\" asks for a \"map\" and for 0 <= \"from\" < \"to\" <= 1"));
  board.scale = *map;

  const QJsonArray pieces = reader.array(QStringLiteral("pieces"));
  if (static_cast<std::size_t>(pieces.size()) != board.pieces.size())
    reader.fail(QStringLiteral("\"pieces\" asks for %1 colours").arg(board.pieces.size()));
  for (std::size_t i = 0; i < board.pieces.size(); ++i)
    board.pieces[i] = reader.colour(pieces.at(static_cast<qsizetype>(i)), QStringLiteral("pieces"));
  return board;
}

// What these eyes need otherwise.
void adapt(BoardColours& board, const Reader& reader, ColourVision vision) {
  const QString name = visionName(vision), pieces = QStringLiteral("pieces");
  const QJsonObject colours = reader.section(QStringLiteral("vision"))[name].toObject();
  if (colours.isEmpty()) reader.fail(QStringLiteral("\"vision\" says nothing for \"%1\"").arg(name));
  QStringList known{pieces};
  for (const auto& [key, member] : boardColourFields()) {
    known.append(QString::fromLatin1(key));
    if (colours.contains(known.back())) board.*member = reader.colour(colours[known.back()], known.back());
  }
  reader.refuseUnknown(colours, known);
  const QJsonArray others = colours[pieces].toArray();
  for (std::size_t i = 0; !others.isEmpty() && i < board.pieces.size(); ++i)
    board.pieces[i] = reader.colour(others.at(static_cast<qsizetype>(i)), pieces);
}

}  // namespace

QString themeName(ThemeKind kind) {
  static constexpr const char* kNames[] = {"light", "dark", "high-contrast"};
  return QString::fromLatin1(kNames[static_cast<std::size_t>(kind)]);
}

QString choiceName(ThemeChoice choice) {
  return choice == ThemeChoice::FollowSystem ? QStringLiteral("system")
                                             : themeName(kThemeKinds[static_cast<std::size_t>(choice) - 1]);
}

std::optional<ThemeChoice> themeChoiceNamed(QStringView name) {
  for (const ThemeChoice choice : kThemeChoices)
    if (name == choiceName(choice)) return choice;
  return std::nullopt;
}

void Theme::setPalette(QPalette palette) {
  palette.setColor(QPalette::All, QPalette::NoRole, QColor(kMarkRed, kMarkGreen, static_cast<int>(number())));
  m_palette = std::move(palette);
}

Theme Theme::fromJson(ThemeKind kind, const QByteArray& json, const QString& file, ColourVision vision) {
  const Reader reader(json, file);
  Theme theme(kind, vision);
  theme.setPalette(readPalette(reader));
  theme.m_board = readBoard(reader);
  if (vision != ColourVision::Usual) adapt(theme.m_board, reader, vision);
  return theme;
}

Theme Theme::load(ThemeKind kind, QString* problem, ColourVision vision) {
  const QString name = QStringLiteral(":/themes/%1.json").arg(themeName(kind));
  try {
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
      throw FormatError(name.toStdString(), 0, file.errorString().toStdString());
    return fromJson(kind, file.readAll(), name, vision);
  } catch (const FormatError& error) {
    if (problem != nullptr) *problem = QString::fromUtf8(error.what());
    return plain(kind);
  }
}

Theme Theme::plain(ThemeKind kind) {
  Theme theme(kind, ColourVision::Usual);
  const bool dark = theme.isDark();
  const QColor ground = dark ? QColor(0x22, 0x22, 0x22) : QColor(0xf0, 0xf0, 0xf0);
  const QColor ink = dark ? Qt::white : Qt::black;
  const QColor grey = dark ? QColor(0xa0, 0xa0, 0xa0) : QColor(0x60, 0x60, 0x60);
  const QColor accent = dark ? QColor(0xff, 0xb0, 0x00) : QColor(0x8a, 0x52, 0x00);
  QPalette palette(ink, ground, ground.lighter(), ground.darker(), grey, ink, ink, ground, ground);
  palette.setColor(QPalette::Highlight, accent);
  palette.setColor(QPalette::HighlightedText, dark ? Qt::black : Qt::white);
  palette.setColor(QPalette::Link, accent);
  palette.setColor(QPalette::PlaceholderText, grey);
  theme.setPalette(palette);
  for (const auto& [name, member] : boardColourFields()) theme.m_board.*member = ink;
  for (const auto member :
       {&BoardColours::outside, &BoardColours::freeCell, &BoardColours::weightLow, &BoardColours::openFill,
        &BoardColours::secondFill, &BoardColours::scannedFill, &BoardColours::routeCasing,
        &BoardColours::markCasing, &BoardColours::selectionCasing, &BoardColours::currentEdge,
        &BoardColours::wallEdge})
    theme.m_board.*member = ground;
  theme.m_board.gridLine = theme.m_board.weightMedium = theme.m_board.weightStrong =
      theme.m_board.weightHigh = grey;
  theme.m_board.currentFill = theme.m_board.openRing = theme.m_board.openSolid = accent;
  theme.m_board.textOnLight = Qt::black;
  theme.m_board.textOnDark = Qt::white;
  theme.m_board.scale = ColourMap::grey(0.2, 0.8);
  theme.m_board.pieces.fill(grey);
  return theme;
}

const Theme& Theme::shared(ThemeKind kind, ColourVision vision) {
  static const auto kThemes = [] {
    std::vector<Theme> themes;
    for (const ThemeKind k : kThemeKinds)
      for (const ColourVision v : kColourVisions) themes.push_back(load(k, nullptr, v));
    return themes;
  }();
  return kThemes[static_cast<std::size_t>(kind) * kColourVisions.size() + static_cast<std::size_t>(vision)];
}

const Theme& Theme::of(const QPalette& palette) {
  const QColor mark = palette.color(QPalette::Active, QPalette::NoRole);
  const auto number = static_cast<std::size_t>(mark.blue());
  if (mark.red() != kMarkRed || mark.green() != kMarkGreen || number >= kThemeKinds.size() * 4)
    return shared(kindOf(palette));
  return shared(kThemeKinds[number / 4], kColourVisions[number % 4]);
}

ThemeKind kindOf(const QPalette& palette) {
  return relativeLuminance(palette.color(QPalette::Window)) < 0.18 ? ThemeKind::Dark : ThemeKind::Light;
}

}  // namespace searchlight::ui
