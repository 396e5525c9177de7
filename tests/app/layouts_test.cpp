// tests/app/layouts_test.cpp: a window of today with what an earlier version has kept of its parts: all of them are there, as they were
// arranged, and every key of before is that of a command of the same name that can be seen, and used at once or in the middle of a
// search. (What the keys do is asked by the tests of the pages.)
#include "app/lessons/lessons_page.h"
#include "app/start/start_page.h"
#include "tests/app/any_window.h"
#include "tests/test_main.h"
#include "widgets/player/event_line.h"

namespace {

// A key of before, and a word of what it did.
struct Key {
  const char *keys, *word;
  bool isForLater = false;  // on what is not there yet: a move to take back, a third search, a chosen cell
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
                                                       {"Shift+H", "Play hint"},
                                                       {"P", "Auto-play"},
                                                       {"S", "scores"},
                                                       {"M", "distances"},
                                                       {"R", "reachable"},
                                                       {"A", "Animation"},
                                                       {"L", "Searchlight"},
                                                       {"Ctrl+Return", "Make this move", true},
                                                       {"E", "Reveal"},
                                                       {"Ctrl+K", "Compare"}}},
                                                     {KlotskiPage::kId,
                                                      {{"Ctrl+PgUp", "Previous puzzle"},
                                                       {"Ctrl+PgDown", "Next puzzle"},
                                                       {"D", "Draw"},
                                                       {"F2", "Restart", true},
                                                       {"H", "Hint"},
                                                       {"Shift+H", "Play hint"},
                                                       {"S", "Solve"},
                                                       {"P", "Play forwards", true},
                                                       {"Shift+P", "Play backwards", true},
                                                       {"A", "Animation"},
                                                       {"G", "Outline"},
                                                       {"R", "Graph"},
                                                       {"L", "Searchlight"},
                                                       {"E", "Reveal"},
                                                       {"Ctrl+K", "Compare"}}},
                                                     {SokobanPage::kId,
                                                      {{"Ctrl+PgUp", "Previous level"},
                                                       {"Ctrl+PgDown", "Next level"},
                                                       {"D", "Draw"},
                                                       {"U", "Undo one step", true},
                                                       {"Shift+U", "Redo one step", true},
                                                       {"B", "branch", true},
                                                       {"F2", "Restart", true},
                                                       {"H", "Hint"},
                                                       {"S", "Solve"},
                                                       {"P", "Play forwards", true},
                                                       {"Shift+P", "Play backwards", true},
                                                       {"A", "Animation"},
                                                       {"L", "Searchlight"},
                                                       {"E", "Reveal"},
                                                       {"Ctrl+K", "Compare"}}},
                                                     {kComparePage,
                                                      {{"Ctrl+Shift+A", "Add a search"},
                                                       {"Ctrl+D", "Duplicate"},
                                                       {"Ctrl+Del", "Remove", true},
                                                       {"Ctrl+T", "Table"},
                                                       {"O", "verlay"},
                                                       {"F3", "Next difference"},
                                                       {"Shift+F3", "Previous difference"},
                                                       {"B", "Breakpoint", true}}}};
  return list.at(page);
}
constexpr Key
    kEverywhere[] = {{"Space", "Play"},
                     {",", "Step back"},
                     {".", "Step forward"},
                     {"Ctrl+Home", "start"},
                     {"Ctrl+End", "end"},
                     {"[", "Previous"},
                     {"]", "Next"},
                     {"F9", "panel"},
                     {"F11", "Full screen"},
                     {"Ctrl+Z", "Undo", true},
                     {"Ctrl+O", "Open"},
                     {"Ctrl+S", "Save"},
                     {"Ctrl+B", "bookmark"},
                     {"F1", "Context help"},  // led to the keys, and its help ends with them: help_test
                     {"Ctrl+F1", "Keys"}};

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
  // Those that no command has any more which can be used here.
  static QSet<QString> lostKeys(Window& window, const QList<Key>& wanted) {
    QSet<QString> lost;
    QList<QAction*> all = window.page().actions() + window.actions();
    for (const QMenu* menu : window.menuBar()->findChildren<QMenu*>()) all += menu->actions();
    const PageParts parts = window.page().parts();
    all += parts.inMenus() + parts.others;
    for (qsizetype i = 0; i < all.size(); ++i)
      if (const QMenu* menu = all[i]->menu(); menu && all.size() < 2000) all += menu->actions();
    const auto look = [&](const Key& key) {
      const QKeySequence keys(QString::fromLatin1(key.keys), QKeySequence::PortableText);
      const bool isKept = std::ranges::any_of(all, [&](const QAction* a) {
        return a->shortcuts().contains(keys) && plainText(a->text()).contains(QLatin1String(key.word)) &&
               a->isVisible() && (a->isEnabled() || key.isForLater);
      });
      if (!isKept) lost << QString::fromLatin1(key.keys) + u' ' + QLatin1String(key.word);
    };
    for (const Key& key : wanted) look(key);
    return lost;
  }
  static QString told(const QSet<QString>& keys) { return keys.values().join(u", "_s); }

 private Q_SLOTS:
  // What no earlier version knew opens whole beside what it kept: a lesson with text and board, and its keys.
  void pagesThatCameLater_data() {
    QTest::addColumn<QByteArray>("id");
    for (const char* id : {StartPage::kId, LessonsPage::kId}) QTest::newRow(id) << QByteArray(id);
  }
  void pagesThatCameLater() {
    QFETCH(const QByteArray, id);
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support).*"_s));
    const QTemporaryDir folder;
    const QString kept = folder.filePath(u"settings.ini"_s);
    QVERIFY(QFile::copy(QStringLiteral(SEARCHLIGHT_TEST_DATA "/layouts/before-2026-11-25.ini"), kept));
    QVERIFY(QFile::setPermissions(kept, QFile::ReadOwner | QFile::WriteOwner));
    Program program(pages(), Settings::isolated(kept), folder.filePath(u"autosave"_s));
    Window& window = *program.newWindow(QString::fromLatin1(id));
    window.resize(1420, 780);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window, 60'000));
    QTRY_VERIFY(window.page().isSettled());
    QVERIFY(window.page().complaint().isEmpty());
    QList<Key> keys{{"F11", "Full screen"}, {"Ctrl+O", "Open"}};
    if (id == LessonsPage::kId) {
      auto& page = static_cast<LessonsPage&>(window.page());
      page.openLesson(0);
      QTRY_VERIFY(page.isSettled());
      QVERIFY(page.guest() && page.guest()->isVisible() && page.guest()->width() >= 340);
      keys << Key{"Alt+PgDown", "Next"} << Key{"Alt+PgUp", "Previous", true}
           << Key{"Alt+Backspace", "Back to"} << Key{"Alt+Up", "All lessons"};
    }
    partsAreThere(window);
    const QString lost = told(lostKeys(window, keys));
    QVERIFY2(lost.isEmpty(), qPrintable(lost));
  }

  void areReadForEver_data() {
    // panel: its width, as it was dragged; 0: that of a split in two is not taken
    const auto row = testing::columns<QString, QByteArray, int>("file", "id", "panel");
    const QByteArray pages[] = {MapLabPage::kId, LinesPage::kId, KlotskiPage::kId, SokobanPage::kId,
                                kComparePage};
    for (int i = 0; i < 5; ++i) {
      row(testing::rowName("a split in two, %s", pages[i].constData()), "before-2026-11-23.ini", pages[i], 0);
      row(testing::rowName("a split in three, %s", pages[i].constData()), "before-2026-11-25.ini", pages[i],
          584 + 30 * i);
    }
  }
  void areReadForEver() {
    FETCH_ALL((const QString, file), (const QByteArray, id), (const int, panel));
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support).*"_s));
    const QTemporaryDir folder;
    const QString kept = folder.filePath(u"settings.ini"_s);
    QVERIFY(QFile::copy(QStringLiteral(SEARCHLIGHT_TEST_DATA "/layouts/") + file, kept));
    QVERIFY(QFile::setPermissions(kept, QFile::ReadOwner | QFile::WriteOwner));
    Program program(pages(), Settings::isolated(kept), folder.filePath(u"autosave"_s));
    const bool isCompare = id == kComparePage;  // it is of what another page has
    Window& window = *program.newWindow(QString::fromLatin1(isCompare ? QByteArray(MapLabPage::kId) : id));
    window.resize(1420, 780);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window, 60'000));
    window.openWelcome();
    QTRY_VERIFY(window.page().isSettled());
    if (isCompare) {
      QTest::keyClick(&window, Qt::Key_K, Qt::ControlModifier);
      QTRY_VERIFY(qobject_cast<ComparePage*>(&window.page()));
      QTRY_VERIFY(window.page().isSettled());
    }
    QVERIFY(window.page().complaint().isEmpty());

    // Board and panel are there, and so is all in them that is shown.
    auto* bench = window.page().findChild<SearchWorkbench*>();
    auto* split = bench->findChild<QSplitter*>();
    QVERIFY(split->widget(0)->width() >= 160 && split->widget(0)->isVisible());
    QCOMPARE(split->sizes().back() > 0,
             !isCompare);  // whose room is its boards' until somebody wants the panel
    if (isCompare) window.commands()[Command::PanelVisible]->trigger();
    QTRY_VERIFY(split->sizes().back() >= 340);
    if (panel > 0)
      QVERIFY2(std::abs(split->sizes().back() - panel) < 12,
               qPrintable(QString::number(split->sizes().back())));
    partsAreThere(window);
    const QList<Key> keys = keysOf(id) + QList<Key>(std::begin(kEverywhere), std::end(kEverywhere));
    const QSet<QString> atRest = lostKeys(window, keys);
    auto& page = static_cast<WorkbenchPage&>(window.page());
    if (atRest.contains(u"Space Play"_s)) QTest::keyClick(&window, Qt::Key_L);
    page.transport()->toEnd();  // the lab begins at the start of its search
    QTRY_VERIFY(page.transport()->recorded() > 2);
    page.transport()->pause();
    page.transport()->seek(page.transport()->recorded() / 2);
    const auto lost = [&] { return told(QSet(atRest).intersect(lostKeys(window, keys))); };
    QTRY_VERIFY2(lost().isEmpty(), qPrintable(lost()));
  }
};

SEARCHLIGHT_TEST(LayoutsTest)
#include "layouts_test.moc"
