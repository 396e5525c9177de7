// tests/app/sokoban_search_test.cpp: the searchlight on Sokoban: what is asked, in words, as boards, and the way to a node.
#include "app/sokoban/level_question.h"
#include "core/sokoban/route_session.h"
#include "core/sokoban/solve.h"
#include "tests/app/sokoban_window.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"
#include "widgets/player/closing_card.h"
#include "widgets/player/path_strip.h"
#include "widgets/run/taken_goal.h"
#include "widgets/tables/node_inspector.h"
#include "widgets/tables/node_models.h"
#include "widgets/tables/node_tables.h"
#include "widgets/words/event_words.h"

using C = SokobanCommand;
using Asked = LevelOptions::Asked;

namespace {

const QByteArray kSearchLevels =
    "#######\n#@ $ .#\n#######\nTitle: Corridor\n\n"
    "#####\n#   #\n#@$ #\n# . #\n#####\nTitle: Wall\n\n"
    "########\n#  .   #\n# $ $  #\n#  @ $.#\n#   .  #\n########\nTitle: Room\n\n"
    "########\n#  $   #\n# @  $ #\n# ..   #\n########\nTitle: Two along a wall\n";

}  // namespace

class SokobanSearchTest : public QObject, testing::SokobanWindow {
  Q_OBJECT

  void light(std::size_t level, LevelOptions options = {}) {
    page().playLevel(level);
    page().options().setOptions(options);
    action(GameCommand::Searchlight)->trigger();
    QVERIFY(page().isWatching());
    page().transport()->toEnd();
    settle();
    QTRY_VERIFY(page().search().isAtEnd());
  }
  static LevelOptions asking(Asked asked) {
    LevelOptions options;
    options.asked = asked;
    options.search.algorithm = usualAlgorithm(asked);
    return options;
  }
  QStringList told() {
    QStringList out;
    const WatchedRun& run = page().search();
    for (std::size_t i = 0; i < run.session().trace().end(); ++i)
      out << eventWords(run.session(), run.names(), i);
    return out;
  }
  PathStrip& way() { return page().workbench().path(); }
  std::vector<search::NodeId> pathNodes() {
    std::vector<search::NodeId> out;
    for (const PathStop& stop : way().model().path().stops) out.push_back(stop.node);
    return out;
  }
  const search::Session& session() { return page().search().session(); }

 private Q_SLOTS:
  // A corridor leaves nothing in OPEN: that is told as the reason. Esc closes the card, and then leads back to Play.
  void escLeadsBackFromTheEnd() {
    light(0);
    ClosingCard& card = *page().workbench().closingCard();
    action(GameCommand::Motion)->setChecked(false);
    page().transport()->toEnd();
    card.tellAtEnd();
    QTRY_VERIFY(card.isVisible());
    QVERIFY(testing::contains(card.text(), u"no nodes remain in OPEN"_s));
    board().setFocus();
    key(Qt::Key_Escape);
    QVERIFY(!card.isVisible() && page().isWatching());
    key(Qt::Key_Escape);
    QVERIFY(!page().isWatching());
    light(0);
    page().transport()->seek(1);
    settle();
    key(Qt::Key_Escape);
    QVERIFY(!page().isWatching());  // in the middle of it as well, ..
    light(0);
    page().transport()->togglePlay();
    key(Qt::Key_Escape);
    QVERIFY(!page().isWatching());  // .. and while it plays
  }

  void init() {
    open();
    openLevels(kSearchLevels);
  }
  void cleanup() { close(); }

  // What a search needs to know of a large level is found on a thread: the window does not wait, and the search comes when it is there.
  void aLargeLevelIsPreparedMeanwhile() {
    openLevels(testing::largeLevel(60));
    action(GameCommand::Searchlight)->trigger();
    QVERIFY(page().isWatching());
    QVERIFY(!page().search().hasSearch());
    QVERIFY(!page().isSettled());
    QTRY_VERIFY(page().search().hasSearch());
    // What is known of where the game stands is known at once.
    action(GameCommand::Searchlight)->trigger();
    QVERIFY(!page().isWatching());
    action(GameCommand::Searchlight)->trigger();
    QVERIFY(page().search().hasSearch());
    page().transport()->pause();
  }

  // The light goes off and on again: the search stands where it stood, and does not play.
  void theLightComesBackWhereItWas() {
    light(2);
    page().search().requestSeek(17);
    settle();
    action(GameCommand::Searchlight)->trigger();
    QVERIFY(!page().isWatching());
    action(GameCommand::Searchlight)->trigger();
    settle();
    QCOMPARE(page().search().position(), std::size_t{17});
    QVERIFY(page().transport()->activity() == Transport::Activity::Idle);
  }

  // ---- In words --------------------------------------------------------------------------------------------------------------

  void everyEventOfASmallLevel() {
    light(0);
    QCOMPARE(
        told(),
        QStringList({u"The current position is added to OPEN: 0 pushes so far, at least 2 in total"_s,
                     u"The current position is expanded: 0 pushes so far, at least 2 in total"_s,
                     u"Box A pushed right to 4, 1: 1 push so far, at least 2 in total; added to OPEN"_s,
                     u"Continuing with “box A pushed right to 4, 1”: 1 push so far, at least 2 in total"_s,
                     u"Box A pushed right to 5, 1: 2 pushes so far, at least 2 in total; added to OPEN"_s,
                     u"All boxes are on goals: 2 pushes"_s,
                     u"Route: box A pushed right to 5, 1, 2 pushes so far, at least 2 in total"_s,
                     u"Route: box A pushed right to 4, 1, 1 push so far, at least 2 in total"_s,
                     u"Route: the current position"_s}));
  }

  void whyAStateIsDead() {
    LevelOptions options;
    options.search.algorithm = search::Algorithm::BreadthFirst;
    light(1, options);
    const QString all = told().join(u'\n');
    QVERIFY(testing::contains(
        all, u"Box A pushed right to 3, 2: 1 push so far; deadlock: it can never leave the wall"_s));
    // Nobody is told of a state by a line of numbers.
    QVERIFY2(!all.contains(u"1,2: 2,2"_s), qPrintable(all));
  }

  // Boxes that freeze together are named, all of them.
  void whichBoxesAreFrozen() {
    LevelOptions options;
    options.search.algorithm = search::Algorithm::BreadthFirst;
    options.question.ideas.deadSquares = false;
    light(3, options);
    const QString all = told().join(u'\n');
    QVERIFY(testing::contains(all,
                              u"Box B pushed up to 5, 1: 2 pushes so far; deadlock: boxes A, B are "
                              "frozen, and not all are on goals"_s));
    QVERIFY(testing::contains(all, u"deadlock: it is frozen and not on a goal"_s));
    QVERIFY2(!all.contains(u"those blocking it"_s), qPrintable(all));
  }

  // Every algorithm has a sentence for every event.
  void everyAlgorithmIsTold() {
    for (int i = 0; i < search::kAlgorithmCount; ++i) {
      LevelOptions options;
      options.search.algorithm = static_cast<search::Algorithm>(i);
      if (!sokoban::canSearch(options.search.algorithm)) continue;
      page().playLevel(2);
      page().options().setOptions(options);
      action(GameCommand::Searchlight)->trigger();
      page().transport()->pause();  // it plays as soon as it is lit
      page().search().requestSeek(testing::isShortened() ? 300 : 3000);
      settle();
      const WatchedRun& run = page().search();
      QVERIFY(run.position() > 10);
      for (std::size_t at = run.session().trace().begin(); at < run.position(); ++at) {
        const QString text = eventWords(run.session(), run.names(), at);
        QVERIFY(!text.isEmpty() && !text.contains(u'%'));
        QVERIFY2(!text.startsWith(u"A push"_s), qPrintable(text));
      }
      action(GameCommand::Searchlight)->trigger();
    }
  }

  // What the feature-space search counts of each position, and whose turn it was, in sentences, of a node, and as a plot.
  void featuresAreTold() {
    LevelOptions options;
    options.search.algorithm = search::Algorithm::FeatureSpace;
    page().playLevel(2);
    page().options().setOptions(options);
    action(GameCommand::Searchlight)->trigger();
    page().transport()->pause();
    page().search().requestSeek(3000);
    settle();
    const WatchedRun& run = page().search();
    QStringList told;
    for (std::size_t at = run.session().trace().begin(); at < run.position(); ++at)
      told << eventWords(run.session(), run.names(), at);
    static const QRegularExpression counts(
        u"; \\d+ of \\d+ packed as planned, \\d+ regions?(, \\d+ blocked links? between rooms)?(, \\d+ box(es)? outside the plan)?"_s);
    QVERIFY(testing::contains(told.join(u'\n'), counts));
    QVERIFY(testing::contains(
        told.join(u'\n'),
        QRegularExpression(u"turn \\d+ of cell \\d+, weight \\d+|made at once: it packs a box"_s)));
    QVERIFY(run.names().features(run.session(), 0).contains(u"its moves wait in cell 1"_s));
    QCOMPARE(run.names().moves(2), u"2 box moves"_s);
    // Where one push leads to several nodes the expansions that it is from differ.
    NodeTableModel open;
    std::vector<search::NodeId> nodes;
    for (std::size_t n = 0; n < run.player().looks().size(); ++n)
      if (run.player().looks().status(n) == search::NodeStatus::Open)
        nodes.push_back(static_cast<search::NodeId>(n));
    open.show(run, nodes);
    QSet<QString> labels;
    for (int row = 0; row < open.rowCount(); ++row)
      labels << open.index(row, NodeTableModel::Node).data().toString() + u" from "_s +
                    open.index(row, NodeTableModel::Parent).data().toString();
    QCOMPARE(labels.size(), open.rowCount());
    action(GameCommand::Searchlight)->trigger();
  }

  // .. of a way, too.
  void everyAlgorithmIsToldOfAWay() {
    for (const Asked asked : {Asked::Walk, Asked::Box})
      for (int i = 0; i < search::kAlgorithmCount; ++i) {
        LevelOptions options = asking(asked);
        options.search.algorithm = static_cast<search::Algorithm>(i);
        page().playLevel(2);
        page().options().setOptions(options);
        action(GameCommand::Searchlight)->trigger();
        if (page().search().hasSearch()) {
          page().transport()->pause();
          page().search().requestSeek(300);
          settle();
          const WatchedRun& run = page().search();
          QVERIFY(run.position() > 10);
          for (std::size_t at = run.session().trace().begin(); at < run.position(); ++at) {
            const QString text = eventWords(run.session(), run.names(), at);
            QVERIFY2(!text.isEmpty() && !text.contains(u'%'),
                     search::info(options.search.algorithm).name.data());
          }
        } else {
          QVERIFY(asked == Asked::Box || !search::isGeneral(options.search.algorithm));
        }
        action(GameCommand::Searchlight)->trigger();
      }
  }

  // That a level is lost already is no number of pushes.
  void aLostLevelNeedsNoNumber() {
    openLevels("######\n#$@ .#\n#    #\n######\n");
    light(0);
    const WatchedRun& run = page().search();
    QVERIFY(run.answer().outcome == search::Outcome::Exhausted);
    QCOMPARE(run.names().cost(session().heuristic(0)), u"∞"_s);
    QCOMPARE(run.names().cost(1'234), u"1,234"_s);
  }

  // ---- As boards -------------------------------------------------------------------------------------------------------------

  void nodesAreListedAsBoards() {
    LevelOptions options;
    options.search.algorithm = search::Algorithm::BreadthFirst;
    light(2, options);
    const WatchedRun& run = page().search();
    QVERIFY(run.names().picture);
    const auto picture = [&](search::NodeId n) {
      return run.names().picture(run.session(), n, {64, 64}, 1, page().palette()).toImage();
    };
    QVERIFY(picture(0).size() == QSize(64, 64));
    QVERIFY(picture(0) != picture(1));
    NodeTable& closed = page().workbench().tables().closed();
    QTRY_VERIFY(closed.rows().rowCount() > 3);
    // In a low window the lists are lines of text; in a high one boards.
    page().window()->resize(1280, 640);
    QTRY_VERIFY(closed.table().rowHeight(0) < 40);
    QVERIFY(!closed.table().isColumnHidden(NodeTableModel::Parent));
    page().window()->resize(1280, 1100);
    QTRY_VERIFY(closed.table().rowHeight(0) >= 56);
    QVERIFY(closed.table().isColumnHidden(NodeTableModel::Parent));
    const QString move =
        closed.rows().index(0, NodeTableModel::Node).data(NodeTableModel::MoveRole).toString();
    QVERIFY(testing::startsWith(move, u"box "_s));
  }

  // A node that is chosen is on the board, and the way to it lies below: each of its states is a place to go to.
  void thePathToANode() {
    light(2);
    // What was found is there as soon as it is read back.
    QCOMPARE(pathNodes(), routeRead(page().search()));
    QVERIFY(pathNodes().size() > 3);
    const auto& player = page().search().player();
    search::NodeId deepest = 0;
    for (search::NodeId n = 0; n < player.nodes().size(); ++n)
      if (player.node(n).status == search::NodeStatus::Open && player.node(n).g > player.node(deepest).g)
        deepest = n;
    const std::size_t pushes = player.node(deepest).g;
    QVERIFY(pushes > 1);
    Q_EMIT page().workbench().nodeActivated(deepest);
    QCOMPARE(pathNodes().size(), pushes + 1);
    QCOMPARE(pathNodes().back(), deepest);
    const auto isShown = [&](search::NodeId node) {
      const sokoban::Position state = *sokoban::positionOf(session(), node);
      // Of the worker it knows the part of the floor; the board shows where his push has left him.
      return board().position().boxes == state.boxes &&
             game().opening().board.reach(state)[board().position().worker];
    };
    QVERIFY(isShown(deepest));
    // All its pushes are drawn, and as an arrow the one that was made last.
    QCOMPARE(board().marks().path.size(), pushes);
    QVERIFY(board().position().hasBox(board().marks().hint->to));
    const std::vector<search::NodeId> nodes = pathNodes();
    for (std::size_t at = pushes; at-- > 0;) {
      const QModelIndex index = way().model().index(way().model().rowOf(at));
      QVERIFY(index.isValid());
      QTest::mouseClick(way().list().viewport(), Qt::LeftButton, {}, way().list().visualRect(index).center());
      settle();
      QTRY_VERIFY(isShown(nodes[at]));
      QCOMPARE(pathNodes(), nodes);
    }
    QVERIFY(board().position().boxes == game().state().boxes);
    const QString told = way().model().index(1).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(told.startsWith(u"1 push, box "_s, Qt::CaseInsensitive), qPrintable(told));
    // The search goes on, and the way with it.
    page().transport()->toStart();
    settle();
    QVERIFY(pathNodes() != nodes);
    action(GameCommand::Searchlight)->trigger();
    QVERIFY(board().marks() == SokobanMarks());
    QVERIFY(way().isHidden());
  }

  // Of a single box's way each state is a place on the board and none of its own.
  void onlyBoardsHaveARowOfBoards() {
    light(2);
    QVERIFY(way().isVisible());
    page().options().setOptions(asking(Asked::Walk));
    settle();
    QVERIFY(way().isHidden());
  }

  // A speed that was set for one level is not the next one's.
  void aSpeedIsOfOneLevel() {
    light(0);
    page().transport()->setSpeed(1);
    action(GameCommand::Restart)->trigger();
    QCOMPARE(page().transport()->speed(), 1.0);
    light(2);
    QVERIFY(page().transport()->followsPace());
  }

  // Its squares are looked at as cells of a map are.
  void squaresOfAWayAreToldOf() {
    light(2);
    page().options().setOptions(asking(Asked::Walk));
    settle();
    auto* squares = &page().routeBoard();
    const NodeInspector& told = page().workbench().inspector();
    Point seen;
    for (int i = 0; !squares->nodeAt(seen); ++i) seen = Point{i % 8, i / 8};
    QTest::mouseMove(squares, squares->viewport().centreOf(seen).toPoint());
    QTRY_COMPARE(told.node(), squares->nodeAt(seen));
    QVERIFY(!told.pinned());
    QTest::mouseClick(squares, Qt::LeftButton, {}, squares->viewport().centreOf(seen).toPoint());
    settle();
    QCOMPARE(squares->selectedCell(), std::optional(seen));
    QTRY_VERIFY(told.pinned() && told.pinned() == squares->nodeAt(seen));
  }

  // At each event of any search the lines lead to what the board shows, or on from there to a goal.
  void thePathOfWhatIsShownIsDrawn() {
    for (const search::Algorithm algorithm : {search::Algorithm::AStar, search::Algorithm::Bidirectional}) {
      LevelOptions options;
      options.search.algorithm = algorithm;
      light(2, options);
      const std::size_t end = page().search().position();
      bool isFromGoal = false;
      int compared = 0;
      for (std::size_t at = 1; at <= end; at += 1 + end / 400) {
        page().search().requestSeek(at);
        settle();
        sokoban::Position shown = board().position();
        const std::vector<SokobanMarks::Push>& pushes = board().marks().path;
        if (!board().searched()) continue;
        const search::NodeId node = board().searched()->node;
        if (board().searched()->event) {  // nothing lies over what is told of the next push
          QVERIFY(pushes.empty());
          continue;
        }
        ++compared;
        if (page().search().isAtEnd()) continue;
        const bool isRoute = isReadBack(page().search());
        const bool isOn = isRoute || (session().sides() == 2 && node % 2 == 1);
        isFromGoal |= isOn && !isRoute;
        if (!isRoute) QCOMPARE(pushes.size(), std::size_t{page().search().player().node(node).g});
        QCOMPARE(board().marks().hint.has_value(), !pushes.empty());
        if (!pushes.empty()) QVERIFY(board().marks().hint == (isOn ? pushes.front() : pushes.back()));
        for (std::size_t i = 0; i < pushes.size(); ++i) {
          const SokobanMarks::Push& push = isOn ? pushes[i] : pushes[pushes.size() - 1 - i];
          auto box = std::ranges::find(shown.boxes, isOn ? push.box : push.to);
          QVERIFY(box != shown.boxes.end());
          *box = isOn ? push.to : push.box;
        }
        std::ranges::sort(shown.boxes);
        QVERIFY2(isOn ? game().opening().board.isSolved(shown) : shown.boxes == game().state().boxes,
                 qPrintable(u"event %1 of %2, node %3"_s.arg(at).arg(end).arg(node)));
      }
      QVERIFY(compared > 3);
      // At the end it is solved, and the whole route is seen that leads there, by the boxes' own numbers.
      page().transport()->toEnd();
      settle();
      QVERIFY(game().opening().board.isSolved(board().position()));
      QCOMPARE(board().marks().pathBoxes.size(), board().marks().path.size());
      QCOMPARE(board().marks().pathBegins, std::size_t{1});
      QCOMPARE(board().marks().path.size(), std::size_t{page().search().answer().cost});
      QCOMPARE(isFromGoal, algorithm == search::Algorithm::Bidirectional);
      action(GameCommand::Searchlight)->trigger();
    }
  }

  // Playing stops wherever the box on that square is pushed.
  void aBreakpointAtABoxsSquare() {
    light(2);
    page().transport()->toStart();
    settle();
    page().transport()->setBreakpoints({search::Breakpoint::ofMove("4,2")});
    page().transport()->play();
    QTRY_VERIFY(page().transport()->activity() == Transport::Activity::Idle);
    const WatchedRun& run = page().search();
    QVERIFY(!run.isAtEnd());
    const QString text = eventWords(run.session(), run.names(), run.position() - 1);
    const auto pushed = sokoban::eventOnBoard(run.session(), run.position() - 1);
    QVERIFY2(pushed.move && pushed.move->from == (Point{4, 2}), qPrintable(text));
    QVERIFY(testing::startsWith(text, u"Box B pushed "_s));
    // Kept in a set-up, and gone with the level.
    const setup::SetUp kept = setup::read(setup::write(page().snapshot()()), "test");
    QCOMPARE(kept.breakpoints.size(), std::size_t{1});
    QVERIFY(kept.breakpoints[0] == search::Breakpoint::ofMove("4,2"));
    page().playLevel(0);
    QVERIFY(page().transport()->breakpoints().empty());
  }

  // ---- The worker's way ------------------------------------------------------------------------------------------------------

  void theWorkersWayAsTheArticleMarksIt() {
    light(2, asking(Asked::Walk));
    QVERIFY(page().routeBoard().isVisible() && !board().isVisible());
    const WatchedRun& run = page().search();
    QCOMPARE(run.names().mark(0), 1.0);  // the destination
    const sokoban::Cell to = sokoban::farthestWalk(game().opening().board, game().state());
    QCOMPARE(run.answer().cost, sokoban::findWalk(game().opening().board, game().state(), to).size());
    QCOMPARE(run.nodeName(run.player().route()[0]),
             u"%1, %2"_s.arg(game().opening().board.point(game().state().worker).x)
                 .arg(game().opening().board.point(game().state().worker).y));
    // What is told of a square is the number that is written into it.
    const QStringList all = told();
    QVERIFY(testing::endsWith(all.front(), u", the worker's target, is marked 1 and added to OPEN"_s));
    for (std::size_t i = 0; i < run.session().trace().end(); ++i) {
      const search::Event& e = run.session().trace()[i];
      const QString& text = all[static_cast<qsizetype>(i)];
      if (e.kind == search::EventKind::Route) continue;
      const bool isKnown = e.kind == search::EventKind::Duplicate;
      const int mark = static_cast<int>(run.names().mark(isKnown ? e.gBefore : e.gAfter));
      QVERIFY(testing::contains(text, u"marked %1"_s.arg(mark)));
    }
    // Another square is clicked on.
    SokobanBoard& route = page().routeBoard();
    QTest::mouseClick(&route, Qt::LeftButton, {}, route.viewport().centreOf({1, 1}).toPoint());
    settle();
    QCOMPARE(page().options().options().to, std::optional(Point{1, 1}));
    QTRY_COMPARE(page().search().answer().cost,
                 static_cast<search::Cost>(sokoban::findWalk(game().opening().board, game().state(),
                                                             game().opening().board.cell({1, 1}))
                                               .size()));
    // A box is no place to go to.
    QTest::mouseClick(&route, Qt::LeftButton, {}, route.viewport().centreOf({2, 2}).toPoint());
    QCOMPARE(page().options().options().to, std::optional(Point{1, 1}));
  }

  // ---- A box's way -----------------------------------------------------------------------------------------------------------

  void aBoxsPath() {
    light(2, asking(Asked::Box));
    SokobanBoard& route = page().routeBoard();
    QTest::mouseClick(&route, Qt::LeftButton, {}, route.viewport().centreOf({4, 2}).toPoint());
    QTest::mouseClick(&route, Qt::LeftButton, {}, route.viewport().centreOf({3, 1}).toPoint());
    settle();
    page().transport()->toEnd();
    settle();
    const auto routes =
        sokoban::findBoxRoutes(game().opening().board, game().state(), game().opening().board.cell({4, 2}));
    const auto cost = routes->costTo(game().opening().board.cell({3, 1}));
    QVERIFY(cost);
    const WatchedRun& run = page().search();
    QTRY_VERIFY(run.isAtEnd());
    QCOMPARE(run.answer().cost, cost->pushes * sokoban::BoxRouteProblem::kPush + cost->moves);
    QCOMPARE(run.names().cost(run.answer().cost), u"%1 / %2"_s.arg(cost->pushes).arg(cost->moves));
    // While the route is read back the box goes along it.
    page().search().requestSeek(run.phaseTwo()->begin + 1);
    settle();
    QTRY_VERIFY(route.position().hasBox(game().opening().board.cell({3, 1})));
    page().transport()->toStart();
    settle();
    QVERIFY(route.position() == game().state());
    // From both sides it cannot be searched, which is said.
    LevelOptions options = page().options().options();
    options.search.algorithm = search::Algorithm::Bidirectional;
    page().options().setOptions(options);
    QVERIFY(!page().search().hasSearch());
    options.search.algorithm = search::Algorithm::AStar;
    page().options().setOptions(options);
    page().transport()->toEnd();
    settle();
    QCOMPARE(page().search().answer().cost, cost->pushes * sokoban::BoxRouteProblem::kPush + cost->moves);
    // And back to the level.
    action(GameCommand::Searchlight)->trigger();
    QVERIFY(board().isVisible() && !route.isVisible());
  }
};

SEARCHLIGHT_TEST(SokobanSearchTest)
#include "sokoban_search_test.moc"
