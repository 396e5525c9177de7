// tests/app/tree_page_test.cpp: the search tree beside the board of every page: its command, one selection, what is remembered of it.
#include "app/shell/program.h"
#include "core/setup/set_up.h"
#include "tests/app/program_window.h"
#include "tests/rows.h"
#include "tests/test_main.h"
#include "widgets/tables/node_inspector.h"
#include "widgets/tree/tree_panel.h"

using namespace searchlight;
using namespace searchlight::ui;

class TreePageTest : public QObject, testing::ProgramWindow {
  Q_OBJECT

  WorkbenchPage& page() { return static_cast<WorkbenchPage&>(window().page()); }
  TreeView& tree() { return *page().workbench().tree()->view(); }
  bool isTreeSeen() { return page().workbench().tree() && page().workbench().tree()->isVisible(); }
  void openSetUp(const QString& name) {
    openAndSettle(QStringLiteral(SEARCHLIGHT_TEST_DATA "/../../resources/glossary/%1.searchlight").arg(name));
  }
  void moveThere(std::size_t moment) { moveTo(page(), moment); }

 private Q_SLOTS:
  void init() { open(); }
  void cleanup() { close(); }

  // Small boards with g, h and f below them, or why they were pruned.
  void boxesOfSokobanSayWhy() {
    openSetUp(QStringLiteral("dead-square"));
    QTest::keyClick(&window(), Qt::Key_F4);
    moveToEnd(page());
    settle();
    for (int k = 0; k < 40; ++k) tree().zoomIn();
    QVERIFY(tree().detail() == TreeView::Detail::Boxes);
    std::size_t pruned = 0, others = 0;
    const TreeScene& scene = tree().scene();
    for (TreeScene::Item i = scene.cursor().first(); i < scene.cursor().end(); ++i) {
      const QString text = tree().boxTexts(i).value(0);
      const bool isPruned = scene.state(i) == search::ItemState::Pruned;
      (isPruned ? pruned : others) += 1;
      QVERIFY2(isPruned ? text == QStringLiteral("dead square") : text.contains(QLatin1Char('=')),
               qPrintable(text));
    }
    QVERIFY(pruned > 0 && others > 1);
  }

  void standsBesideEveryBoard_data() {
    testing::columns<QString>("setUp")("map lab", "a-star")("depth-first", "depth-first")("IDA*", "ida-star")(
        "both sides", "bidirectional")("Klotski", "placement")("Sokoban", "dead-square")("pushes", "push");
  }
  void standsBesideEveryBoard() {
    QFETCH(const QString, setUp);
    openSetUp(setUp);
    QVERIFY(!isTreeSeen());
    QTest::keyClick(&window(), Qt::Key_F4);
    QVERIFY(isTreeSeen() && command(Command::SearchTree)->isChecked());
    moveToEnd(page());
    settle();
    const TreeScene& scene = tree().scene();
    QVERIFY(!scene.isEmpty());
    QCOMPARE(scene.cursor().position(), page().search().position());
    // A click selects the node wherever it is shown.
    const TreeScene::Item item = scene.current();
    QTest::mouseClick(&tree(), Qt::LeftButton, {}, tree().place(item)->toPoint());
    QCOMPARE(tree().selected(), item);
    QCOMPARE(page().workbench().inspector().node(), std::optional(scene.tree().node(item)));
    // And what is chosen in a table is selected here.
    const search::NodeId root = scene.tree().node(scene.cursor().first());
    Q_EMIT page().workbench().nodeActivated(root);
    QCOMPARE(scene.tree().node(tree().selected()), root);
    // It is one of the pictures, and one of the places that F6 goes to.
    const auto isTree = [](const PictureSource& source) { return source.kind == PictureSource::Kind::Tree; };
    QVERIFY(std::ranges::any_of(page().pictures(), isTree));
    const auto& stops = page().focusStops();
    QVERIFY(std::ranges::any_of(
        stops, [&](const Page::FocusStop& stop) { return stop.widget == page().workbench().tree(); }));
    QTest::keyClick(&window(), Qt::Key_F4);
    QVERIFY(!isTreeSeen() && !command(Command::SearchTree)->isChecked());
  }

  // The page remembers it, and a workspace tells it.
  void isRemembered() {
    openSetUp(QStringLiteral("a-star"));
    command(Command::SearchTree)->trigger();
    const Snapshot now = page().snapshot();
    QVERIFY(now);
    const setup::SetUp told = now();
    QVERIFY(told.view.find("tree") && *told.view.find("tree") == "yes");
    openProgram();
    openSetUp(QStringLiteral("breadth-first"));
    QVERIFY(isTreeSeen());
    command(Command::SearchTree)->trigger();
    QVERIFY(!isTreeSeen());
    QVERIFY(page().takeSetUp(told, QStringLiteral("told"), SetUpFrom::File).isTaken());
    settle();
    QVERIFY(isTreeSeen());
  }

  // Beside several searches it is that of the one whose tables are shown.
  void standsBesideAComparison() {
    openSetUp(QStringLiteral("a-star"));
    QTest::keyClick(&window(), Qt::Key_K, Qt::ControlModifier);
    settle();
    QVERIFY(page().transport()->runs().size() > 1);
    QTest::keyClick(&window(), Qt::Key_F4);
    QVERIFY(isTreeSeen());
    page().transport()->toEnd();
    settle();
    QVERIFY(tree().run() && !tree().scene().isEmpty());
    QCOMPARE(tree().scene().cursor().position(), tree().run()->position());
  }

  // In a game there is no search until it is watched.
  void comesWithTheSearch() {
    m_window->showPage(QStringLiteral("klotski"));
    settle();
    QVERIFY(!command(Command::SearchTree)->isEnabled());
    openSetUp(QStringLiteral("placement"));
    QVERIFY(command(Command::SearchTree)->isEnabled());
    command(Command::SearchTree)->trigger();
    QVERIFY(isTreeSeen());
    QTest::keyClick(&window(), Qt::Key_L);
    QTRY_VERIFY(!page().workbench().isSearchShown());
    QVERIFY(!isTreeSeen());
    QVERIFY(!command(Command::SearchTree)->isEnabled());
  }
};

SEARCHLIGHT_TEST(TreePageTest)
#include "tree_page_test.moc"
