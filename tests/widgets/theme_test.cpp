// tests/widgets/theme_test.cpp: the theme files are whole and readable, broken ones are refused, themes are
// applied.

#include "core/text/failure.h"
#include "tests/test_main.h"
#include "tests/widgets/theme_rows.h"
#include "widgets/theme/cell_marks.h"

namespace {

QByteArray themeFile(ThemeKind kind) {
  QFile file(u":/themes/%1.json"_s.arg(themeName(kind)));
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void eachKind() {
  const auto row = testing::columns<ThemeKind>("kind");
  for (const ThemeKind kind : kThemeKinds) row(testing::rowName("%s", qPrintable(themeName(kind))), kind);
}
#define FETCH_THEME             \
  QFETCH(ThemeKind, kind);      \
  QFETCH(ColourVision, vision); \
  const Theme& theme = Theme::shared(kind, vision)

// WCAG 2.1, "relative luminance" and "contrast ratio", as they are written there.
double contrast(const QColor& a, const QColor& b) {
  const auto luminance = [](const QColor& colour) {
    const auto linear = [](double c) {
      return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
  };
  const double l1 = luminance(a), l2 = luminance(b);
  return (std::max(l1, l2) + 0.05) / (std::min(l1, l2) + 0.05);
}

QString figure(const QString& what, double ratio) { return u"%1: %2"_s.arg(what).arg(ratio, 0, 'f', 2); }

}  // namespace

class ThemeTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void filesAreWhole_data() { testing::allThemes(); }
  void filesAreWhole() {
    FETCH_ALL((ThemeKind, kind), (ColourVision, vision));
    QString problem;
    const Theme theme = Theme::load(kind, &problem, vision);
    QCOMPARE(problem, QString());
    QCOMPARE(theme.kind(), kind);
    QCOMPARE(theme.vision(), vision);
    QCOMPARE(kindOf(theme.palette()), theme.isDark() ? ThemeKind::Dark : ThemeKind::Light);
    // Whoever derives a palette stays with the theme.
    QCOMPARE(&Theme::of(theme.palette()), &Theme::shared(kind, vision));
    QPalette derived = theme.palette();
    derived.setColor(QPalette::Window, Qt::gray);
    QCOMPARE(&Theme::of(derived), &Theme::shared(kind, vision));
    QCOMPARE(&Theme::of(QPalette(Qt::black)), &Theme::shared(ThemeKind::Dark));
    for (const auto& [name, colour] : boardColourFields()) QVERIFY2((theme.board().*colour).isValid(), name);
    for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled})
      for (int role = 0; role < QPalette::NColorRoles; ++role)
        if (role != QPalette::NoRole)
          QVERIFY2(theme.palette().isBrushSet(group, static_cast<QPalette::ColorRole>(role)),
                   QMetaEnum::fromType<QPalette::ColorRole>().valueToKey(role));
  }

  void textIsReadable_data() { testing::allThemes(); }
  void textIsReadable() {
    FETCH_THEME;
    const auto roles = QMetaEnum::fromType<QPalette::ColorRole>();
    const std::pair<QPalette::ColorRole, QPalette::ColorRole> pairs[] = {
        {QPalette::WindowText, QPalette::Window},
        {QPalette::Text, QPalette::Base},
        {QPalette::Text, QPalette::AlternateBase},
        {QPalette::ButtonText, QPalette::Button},
        {QPalette::HighlightedText, QPalette::Highlight},
        {QPalette::ToolTipText, QPalette::ToolTipBase},
        {QPalette::PlaceholderText, QPalette::Base},
        {QPalette::PlaceholderText, QPalette::AlternateBase},
        {QPalette::PlaceholderText, QPalette::Window},
        {QPalette::ButtonText, QPalette::Midlight},
        {QPalette::ButtonText, QPalette::Window},
        {QPalette::Link, QPalette::Window},
        {QPalette::Link, QPalette::Base},
        {QPalette::LinkVisited, QPalette::Window},
        {QPalette::LinkVisited, QPalette::Base},
        {QPalette::Text, QPalette::Window}};
    for (const auto group : {QPalette::Active, QPalette::Inactive})
      for (const auto& [text, ground] : pairs) {
        const double ratio =
            contrast(theme.palette().color(group, text), theme.palette().color(group, ground));
        QVERIFY2(ratio >= 4.5, qPrintable(figure(QString::fromLatin1(roles.valueToKey(text)), ratio)));
      }
    const BoardColours& board = theme.board();
    for (const auto& colour : {board.warning, board.error, board.info, board.success})
      for (const auto ground : {QPalette::Window, QPalette::Base}) {
        const double ratio = contrast(colour, theme.palette().color(ground));
        QVERIFY2(ratio >= 4.5, qPrintable(figure(colour.name(), ratio)));
      }
  }

  // Disabled text need not be easy to read, but it must be there.
  void disabledTextIsSeen_data() { eachKind(); }
  void disabledTextIsSeen() {
    QFETCH(ThemeKind, kind);
    const QPalette& palette = Theme::shared(kind).palette();
    const auto colour = [&](QPalette::ColorRole role) { return palette.color(QPalette::Disabled, role); };
    QVERIFY(contrastRatio(colour(QPalette::WindowText), colour(QPalette::Window)) >= 2);
    QVERIFY(contrastRatio(colour(QPalette::Text), colour(QPalette::Base)) >= 2);
    QVERIFY(contrastRatio(colour(QPalette::ButtonText), colour(QPalette::Button)) >= 2);
  }

  void textOnCellsIsReadable_data() { testing::allThemes(); }
  void textOnCellsIsReadable() {
    FETCH_THEME;
    const BoardColours& board = theme.board();
    QList<QColor> grounds = {board.freeCell,    board.openFill, board.secondFill, board.currentFill,
                             board.scannedFill, board.water,    board.swamp};
    for (const QRgb colour : board.scale.colours()) grounds.append(QColor(colour));
    for (int weight = 1; weight <= 255; ++weight) grounds.append(board.weightFill(weight));
    for (int grey = 0; grey < 256; ++grey) grounds.append(QColor(grey, grey, grey));
    for (const QColor& ground : grounds) {
      const double ratio = contrast(board.textOn(ground), ground);
      QVERIFY2(ratio >= 4.5, qPrintable(figure(ground.name(), ratio)));
    }
  }

  void marksAreSeen_data() {
    const auto row = testing::columns<ThemeKind, ColourVision, QString, QString, double>(
        "kind", "vision", "first", "second", "least");
    const std::tuple<const char*, const char*, double> pairs[] = {
        {"openRing", "openFill", 3},
        {"openRing", "freeCell", 3},
        {"openSolid", "freeCell", 3},
        {"openSolid", "currentRim", 3},  // the edge between two of them
        {"secondSolid", "freeCell", 3},
        {"secondSolid", "currentRim", 3},
        {"secondRing", "secondFill", 3},
        {"secondRing", "freeCell", 3},
        {"currentFill", "currentRim", 3},
        {"scannedMark", "scannedFill", 3},
        {"weightInk", "weightLow", 3},
        {"weightInk", "weightHigh", 3},
        {"waterInk", "water", 3},
        {"swampInk", "swamp", 3},
        {"route", "routeCasing", 3},
        {"start", "markCasing", 3},
        {"goal", "markCasing", 3},
        {"breakpoint", "markCasing", 3},
        {"pathLit", "markCasing", 3},
        {"descendantsLit", "markCasing", 3},
        {"selection", "selectionCasing", 3},
        {"hover", "selectionCasing", 3},
        {"selection", "freeCell", 3},
        {"hover", "freeCell", 3},
        {"start", "freeCell", 3},
        {"goal", "freeCell", 3},
        {"contour", "contourCasing", 3},
        {"wall", "freeCell", 3},
        {"wall", "weightLow", 3},
        {"wall", "weightHigh", 3},
        {"wall", "water", 3},
        {"wall", "swamp", 3}};
    for (const ThemeKind kind : kThemeKinds)
      for (const ColourVision vision : kColourVisions)
        for (const auto& [first, second, least] : pairs)
          row(testing::rowName("%s, %s: %s on %s", qPrintable(themeName(kind)),
                               qPrintable(visionName(vision)), first, second),
              kind, vision, QString::fromLatin1(first), QString::fromLatin1(second), least);
  }
  void marksAreSeen() {
    FETCH_THEME;
    FETCH_ALL((QString, first), (QString, second), (double, least));
    const auto colour = [&](const QString& name) {
      for (const auto& [key, member] : boardColourFields())
        if (name == QLatin1String(key)) return theme.board().*member;
      return QColor();
    };
    const double ratio = contrast(colour(first), colour(second));
    QVERIFY2(ratio >= least, qPrintable(figure(first, ratio)));
  }

  // Every CLOSED colour stands off the walls, and the weights keep their order in grey.
  // What has the keyboard is ringed in the colour of links.
  void focusIsSeen_data() { testing::allThemes(); }
  void focusIsSeen() {
    FETCH_THEME;
    const QPalette& p = theme.palette();
    QColor lit = p.color(QPalette::Highlight);  // of what is checked or pressed
    lit.setAlphaF(0.3F);
    QList<QColor> grounds{theme.board().outside};
    for (const auto role :
         {QPalette::Window, QPalette::Base, QPalette::Button, QPalette::AlternateBase, QPalette::Midlight}) {
      grounds << p.color(role);
      if (role != QPalette::Midlight) grounds << composited(lit, p.color(role));
    }
    for (const QColor& ground : grounds) {
      const double ratio = contrast(p.color(QPalette::Link), ground);
      QVERIFY2(ratio >= 3, qPrintable(figure(ground.name(), ratio)));
    }
  }

  // The keyboard's cell: its lines stand off each other, and one of the outer two off whatever is in the cell.
  void theKeyboardsCellIsSeen_data() { testing::allThemes(); }
  void theKeyboardsCellIsSeen() {
    FETCH_THEME;
    const BoardColours& board = theme.board();
    const KeyboardInks inks = keyboardInks(board);
    QVERIFY(contrast(inks.around, inks.between) >= 3);
    QVERIFY(contrast(theme.palette().color(QPalette::Highlight), inks.between) >= 3);
    QList<std::pair<QString, QColor>> cells;
    for (const auto& [name, colour] : boardColourFields())
      if ((board.*colour).alpha() == 255) cells.append({QString::fromLatin1(name), board.*colour});
    for (const QRgb colour : board.scale.colours()) cells.append({u"scale"_s, QColor(colour)});
    for (int weight = 1; weight <= 255; ++weight) cells.append({u"weight"_s, board.weightFill(weight)});
    for (const auto& [name, colour] : cells) {
      const double ratio = std::max(contrast(inks.around, colour), contrast(inks.between, colour));
      QVERIFY2(ratio >= 3, qPrintable(figure(name, ratio)));
    }
  }

  void groundsKeepApart_data() { testing::allThemes(); }
  void groundsKeepApart() {
    FETCH_THEME;
    const BoardColours& board = theme.board();
    for (const QRgb colour : board.scale.colours()) QVERIFY(contrastRatio(QColor(colour), board.wall) >= 2);
    const double direction = theme.isDark() ? 1 : -1;
    QCOMPARE(board.weightFill(1), board.freeCell);
    QCOMPARE(board.weightFill(2), board.weightLow);
    QCOMPARE(board.weightFill(255), board.weightHigh);
    if (kind == ThemeKind::Light) {  // the ramp that was drawn for it
      const QStringList ramp{u"#fdfcf9"_s, u"#f3e6c4"_s, u"#e3c88f"_s, u"#c99f58"_s, u"#9a6b33"_s};
      const QStringList found{board.freeCell.name(), board.weightLow.name(), board.weightMedium.name(),
                              board.weightStrong.name(), board.weightHigh.name()};
      QCOMPARE(found, ramp);
    }
    for (int weight = 2; weight < 255; ++weight) {
      const double before = relativeLuminance(board.weightFill(weight));
      const double after = relativeLuminance(board.weightFill(weight + 1));
      QVERIFY2(direction * (after - before) >= 0, qPrintable(QString::number(weight)));
    }
  }

  void refusesBrokenFiles_data() {
    const auto row = testing::columns<QByteArray, QString>("json", "message");
    const QByteArray good = themeFile(ThemeKind::Light);
    const auto changed = [&](const char* before, const char* after) {
      return QByteArray(good).replace(before, after);
    };
    row("empty", "", "t.json:1: ");
    row("binary", QByteArray("\0\1\2\xff", 4), "t.json:1: ");
    row("an array", "[]", "t.json: a theme is an object");
    row("cut off", good.left(good.size() / 2), "t.json:");
    row("the line is told", "{\n\n  oops\n}", "t.json:3: ");
    row("no palette", changed("\"palette\"", "\"plt\""), "\"palette\"");
    row("no role", changed("\"windowText\"", "\"windowTexture\""), "\"windowText\"");
    row("unknown role", changed("\"window\":", "\"sky\": \"#000000\", \"window\":"), "\"sky\"");
    row("no colour", changed("\"#fdfcf9\"", "\"#fdfcfx\""), "\"freeCell\"");
    row("a number", changed("\"#fdfcf9\"", "7"), "\"freeCell\"");
    row("a name", changed("\"#fdfcf9\"", "\"white\""), "\"freeCell\"");
    row("no board colour", changed("\"wall\"", "\"fence\""), "\"wall\"");
    row("unknown map", changed("\"viridis\"", "\"rainbow\""), "\"scale\"");
    row("no vision", changed("\"tritanopia\"", "\"tetra\""), "\"tritanopia\"");
    row("unknown to a vision", changed("\"currentFill\": \"#fec92e\"", "\"fill\": \"#fec92e\""), "\"fill\"");
    row("few pieces", changed("[\"#e69f00\", ", "["), "\"pieces\"");
  }
  void refusesBrokenFiles() {
    FETCH_ALL((QByteArray, json), (QString, message));
    QString said;
    try {
      Theme::fromJson(ThemeKind::Light, json, u"t.json"_s, ColourVision::Tritanopia);
    } catch (const FormatError& error) {
      said = QString::fromUtf8(error.what());
    }
    QVERIFY2(said.startsWith(u"t.json:"_s) && said.contains(message), qPrintable(said));
    QVERIFY(!said.contains(u'\n'));
  }

  void plainThemeIsReadable_data() { eachKind(); }
  void plainThemeIsReadable() {
    QFETCH(ThemeKind, kind);
    const Theme theme = Theme::plain(kind);
    QCOMPARE(kindOf(theme.palette()), theme.isDark() ? ThemeKind::Dark : ThemeKind::Light);
    for (const auto& [name, colour] : boardColourFields()) QVERIFY2((theme.board().*colour).isValid(), name);
    for (const auto& [text, ground] :
         {std::pair(QPalette::WindowText, QPalette::Window), std::pair(QPalette::Text, QPalette::Base),
          std::pair(QPalette::HighlightedText, QPalette::Highlight),
          std::pair(QPalette::Link, QPalette::Window)})
      QVERIFY(contrastRatio(theme.palette().color(text), theme.palette().color(ground)) >= 4.5);
  }

  void compositesOverItsGround() {
    QCOMPARE(composited(QColor(0, 0, 0, 0), Qt::white), QColor(Qt::white));
    QCOMPARE(composited(Qt::black, Qt::white).rgb(), QColor(Qt::black).rgb());
    QCOMPARE(composited(QColor(255, 0, 0, 51), Qt::white).rgb(), qRgb(255, 204, 204));
    QCOMPARE(contrastRatio(Qt::black, Qt::white), 21.0);
    QCOMPARE(contrastRatio(Qt::white, Qt::black), 21.0);
  }

  void managerAppliesAndTells() {
    ThemeManager manager;
    QCOMPARE(manager.problem(), QString());
    QWidget window;
    QSignalSpy changed(&manager, &ThemeManager::changed);
    manager.apply(ThemeChoice::Dark);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(manager.theme().kind(), ThemeKind::Dark);
    QTRY_COMPARE(&Theme::of(window.palette()), &Theme::shared(ThemeKind::Dark));
    manager.apply(ThemeChoice::Dark);
    QCOMPARE(changed.count(), 1);
    manager.apply(ThemeChoice::Light);
    QCOMPARE(changed.count(), 2);
    QTRY_COMPARE(&Theme::of(window.palette()), &Theme::shared(ThemeKind::Light));
    // A vision changes no colour of the window, and every widget hears of it.
    manager.apply(ThemeChoice::Light, ColourVision::Deuteranopia);
    QCOMPARE(changed.count(), 3);
    QTRY_COMPARE(&Theme::of(window.palette()), &Theme::shared(ThemeKind::Light, ColourVision::Deuteranopia));
    manager.apply(ThemeChoice::HighContrast);
    QTRY_COMPARE(&Theme::of(window.palette()),
                 &Theme::shared(ThemeKind::HighContrast, ColourVision::Deuteranopia));
    manager.apply(ThemeChoice::FollowSystem, ColourVision::Usual);
    QCOMPARE(manager.theme().kind(), manager.systemKind());
  }

  // The system's kind is the palette's from before ours was set.
  void managerFollowsTheSystem() {
    QApplication::setPalette(Theme::plain(ThemeKind::Dark).palette());
    ThemeManager manager;
    QCOMPARE(manager.systemKind(), ThemeKind::Dark);
    manager.apply(ThemeChoice::Light);
    manager.apply(ThemeChoice::FollowSystem);
    QCOMPARE(manager.theme().kind(), ThemeKind::Dark);
    QApplication::setPalette(
        QPalette(Qt::white, Qt::black, Qt::white, Qt::gray, Qt::gray, Qt::white, Qt::black));
    QCOMPARE(ThemeManager().systemKind(), ThemeKind::HighContrast);
  }
};

SEARCHLIGHT_TEST(ThemeTest)
#include "theme_test.moc"
