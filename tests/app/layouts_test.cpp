// tests/app/layouts_test.cpp: a window of today with what an earlier version has kept of its parts: all of them are there, as they were
// arranged, and every key does what it did.
#include <QAbstractButton>
#include <QAction>
#include <QFile>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSplitter>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QtTest>
#include <algorithm>
#include <map>
#include <memory>

#include "app/lessons/lessons_page.h"
#include "app/pages.h"
#include "app/shell/program.h"
#include "app/shell/window.h"
#include "app/start/start_page.h"
#include "tests/app/any_window.h"
#include "tests/test_main.h"
#include "widgets/search/event_line.h"
#include "widgets/search/workbench.h"

using namespace searchlight;
using namespace searchlight::ui;

namespace {

// A key of before, and a word of what it did.
struct Key {
  const char *keys, *word;
};
const QList<Key>& keysOf(const QByteArray& page) {
  static const std::map<QByteArray, QList<Key>> list{{MapLabPage::kId,
                                                      {{"I", "Inspect"},
                                                       {"W", "Walls"},
                                                       {"E", "Erase"},
                                                       {"T", "Weight"},
                                                       {"H", "Freehand"},
                                                       {"L", "Line"},
                                                       {"R", "Rectangle"},
                                                       {"F", "Fill"},
                                                       {"Ctrl+G", "Generate"},
                                                       {"Ctrl+R", "Resize"},
                                                       {"Ctrl+Backspace", "Clear"}}},
                                                     {LinesPage::kId,
                                                      {{"F2", "New game"},
                                                       {"H", "Hint"},
                                                       {"Shift+H", "Play the hint"},
                                                       {"P", "by itself"},
                                                       {"S", "scores"},
                                                       {"M", "Marks"},
                                                       {"R", "reach"},
                                                       {"A", "Motion"},
                                                       {"L", "Searchlight"},
                                                       {"Ctrl+Return", "Make this move"},
                                                       {"E", "Answer"},
                                                       {"Ctrl+K", "Compare"}}},
                                                     {KlotskiPage::kId,
                                                      {{"Ctrl+PgUp", "Previous opening"},
                                                       {"Ctrl+PgDown", "Next opening"},
                                                       {"D", "Draw"},
                                                       {"F2", "Back to the opening"},
                                                       {"H", "Hint"},
                                                       {"Shift+H", "Play the hint"},
                                                       {"S", "Solve"},
                                                       {"P", "Play forwards"},
                                                       {"Shift+P", "Play backwards"},
                                                       {"A", "Motion"},
                                                       {"G", "Outline"},
                                                       {"R", "Graph"},
                                                       {"L", "Searchlight"},
                                                       {"E", "Answer"},
                                                       {"Ctrl+K", "Compare"}}},
                                                     {SokobanPage::kId,
                                                      {{"Ctrl+PgUp", "Previous level"},
                                                       {"Ctrl+PgDown", "Next level"},
                                                       {"D", "Draw"},
                                                       {"U", "Undo one step"},
                                                       {"Shift+U", "Redo one step"},
                                                       {"B", "other way"},
                                                       {"F2", "Restart"},
                                                       {"H", "Hint"},
                                                       {"S", "Solve"},
                                                       {"P", "Play forwards"},
                                                       {"Shift+P", "Play backwards"},
                                                       {"A", "Motion"},
                                                       {"L", "Searchlight"},
                                                       {"E", "Answer"},
                                                       {"Ctrl+K", "Compare"}}},
                                                     {kComparePage,
                                                      {{"Ctrl+Shift+A", "Add a search"},
                                                       {"Ctrl+D", "Duplicate"},
                                                       {"Ctrl+Del", "Remove"},
                                                       {"Ctrl+T", "Table"},
                                                       {"O", "verlay"},
                                                       {"F3", "Next difference"},
                                                       {"Shift+F3", "Previous difference"},
                                                       {"B", "Breakpoint"}}}};
  return list.at(page);
}
constexpr Key kEverywhere[] = {{"Space", "Play"},      {",", "Step back"},  {".", "Step forward"},
                               {"Ctrl+Home", "start"}, {"Ctrl+End", "end"}, {"[", "Previous"},
                               {"]", "Next"},          {"F9", "panel"},     {"F11", "Full screen"},
                               {"Ctrl+Z", "Undo"},     {"Ctrl+O", "Open"},  {"Ctrl+S", "Save"},
                               {"Ctrl+B", "Mark"}};

}  // namespace

class LayoutsTest : public QObject {
  Q_OBJECT

  static void partsAreThere(Window& window) {
    for (const QWidget* part : window.page().findChildren<QWidget*>())
      if (part->isVisible() &&
          (qobject_cast<const QAbstractButton*>(part) || part->inherits("searchlight::ui::BoardView") ||
           qobject_cast<const QTabWidget*>(part)))
        QVERIFY2(part->width() > 0 && part->height() > 0, part->metaObject()->className());
  }
  // Those that no command has any more.
  static QString lostKeys(Window& window, const QList<Key>& wanted) {
    QStringList lost;
    QList<QAction*> all = window.page().actions() + window.actions();
    for (const QMenu* menu : window.menuBar()->findChildren<QMenu*>()) all += menu->actions();
    const PageParts parts = window.page().parts();
    all += parts.file + parts.edit + parts.view + parts.search + parts.others;
    for (qsizetype i = 0; i < all.size(); ++i)
      if (const QMenu* menu = all[i]->menu(); menu && all.size() < 2000) all += menu->actions();
    const auto look = [&](const Key& key) {
      const QKeySequence keys(QString::fromLatin1(key.keys), QKeySequence::PortableText);
      const bool isKept = std::ranges::any_of(all, [&](const QAction* a) {
        return a->shortcuts().contains(keys) && plainText(a->text()).contains(QLatin1String(key.word));
      });
      if (!isKept) lost << QString::fromLatin1(key.keys) + QLatin1Char(' ') + QLatin1String(key.word);
    };
    for (const Key& key : wanted) look(key);
    return lost.join(QStringLiteral(", "));
  }

 private Q_SLOTS:
  // What no earlier version knew opens whole beside what it kept: a lesson with text and board, and its keys.
  void pagesThatCameLater_data() {
    QTest::addColumn<QByteArray>("id");
    for (const char* id : {StartPage::kId, LessonsPage::kId}) QTest::newRow(id) << QByteArray(id);
  }
  void pagesThatCameLater() {
    QFETCH(const QByteArray, id);
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support).*")));
    const QTemporaryDir folder;
    const QString kept = folder.filePath(QStringLiteral("settings.ini"));
    QVERIFY(QFile::copy(QStringLiteral(SEARCHLIGHT_TEST_DATA "/layouts/before-2026-11-25.ini"), kept));
    QVERIFY(QFile::setPermissions(kept, QFile::ReadOwner | QFile::WriteOwner));
    Program program(pages(), Settings::isolated(kept), folder.filePath(QStringLiteral("autosave")));
    Window& window = *program.newWindow(QString::fromLatin1(id));
    window.resize(1420, 780);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window, 60'000));
    QTRY_VERIFY_WITH_TIMEOUT(window.page().isSettled(), 60'000);
    QVERIFY(window.page().complaint().isEmpty());
    QList<Key> keys{{"F11", "Full screen"}, {"Ctrl+O", "Open"}};
    if (id == LessonsPage::kId) {
      auto& page = static_cast<LessonsPage&>(window.page());
      page.openLesson(0);
      QTRY_VERIFY_WITH_TIMEOUT(page.isSettled(), 60'000);
      QVERIFY(page.guest() && page.guest()->isVisible() && page.guest()->width() >= 340);
      keys << Key{"Alt+PgDown", "Next"} << Key{"Alt+PgUp", "Previous"} << Key{"Alt+Backspace", "Back to"}
           << Key{"Alt+Up", "All lessons"};
    }
    partsAreThere(window);
    const QString lost = lostKeys(window, keys);
    QVERIFY2(lost.isEmpty(), qPrintable(lost));
  }

  void areReadForEver_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<int>("panel");  // its width, as it was dragged; 0: that of a split in two is not taken
    const QByteArray pages[] = {MapLabPage::kId, LinesPage::kId, KlotskiPage::kId, SokobanPage::kId,
                                kComparePage};
    for (int i = 0; i < 5; ++i) {
      QTest::addRow("a split in two, %s", pages[i].constData())
          << QStringLiteral("before-2026-11-23.ini") << pages[i] << 0;
      QTest::addRow("a split in three, %s", pages[i].constData())
          << QStringLiteral("before-2026-11-25.ini") << pages[i] << 584 + 30 * i;
    }
  }
  void areReadForEver() {
    QFETCH(const QString, file);
    QFETCH(const QByteArray, id);
    QFETCH(const int, panel);
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support).*")));
    const QTemporaryDir folder;
    const QString kept = folder.filePath(QStringLiteral("settings.ini"));
    QVERIFY(QFile::copy(QStringLiteral(SEARCHLIGHT_TEST_DATA "/layouts/") + file, kept));
    QVERIFY(QFile::setPermissions(kept, QFile::ReadOwner | QFile::WriteOwner));
    Program program(pages(), Settings::isolated(kept), folder.filePath(QStringLiteral("autosave")));
    Window& window = *program.newWindow(QString::fromLatin1(id));
    window.resize(1420, 780);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window, 60'000));
    window.openWelcome();
    QTRY_VERIFY_WITH_TIMEOUT(window.page().isSettled(), 60'000);
    QVERIFY(window.page().complaint().isEmpty());

    // Board and panel are there, and so is all in them that is shown.
    auto* bench = window.page().findChild<SearchWorkbench*>();
    auto* split = bench->findChild<QSplitter*>();
    QVERIFY(split->widget(0)->width() >= 160 && split->widget(0)->isVisible());
    const bool isFolded = id == kComparePage;  // its panel is, since it gives the room to its boards
    QCOMPARE(split->sizes().back() > 0, !isFolded);
    if (!isFolded) QVERIFY(split->sizes().back() >= 340);
    if (!isFolded && panel > 0)
      QVERIFY2(std::abs(split->sizes().back() - panel) < 12,
               qPrintable(QString::number(split->sizes().back())));
    partsAreThere(window);
    const QString lost =
        lostKeys(window, keysOf(id) + QList<Key>(std::begin(kEverywhere), std::end(kEverywhere)));
    QVERIFY2(lost.isEmpty(), qPrintable(lost));
  }
};

SEARCHLIGHT_TEST(LayoutsTest)
#include "layouts_test.moc"
