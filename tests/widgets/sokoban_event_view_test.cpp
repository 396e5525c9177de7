// tests/widgets/sokoban_event_view_test.cpp: a push of a search as Sokoban's board shows it, the letters on boxes, and how the board
// goes from state to state.
#include "core/sokoban/solve.h"
#include "tests/core/algorithm_rows.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"
#include "tests/widgets/pixels.h"
#include "tests/widgets/shown_sokoban.h"
#include "tests/widgets/watched_search.h"
#include "widgets/run/taken_goal.h"
#include "widgets/sokoban/sokoban_texts.h"

using search::Fate;
using search::NodeId;
using search::Reason;
using sokoban::Cell;
using testing::countOf;
using testing::differenceOf;
using testing::hall;
using testing::ShownSokoban;

namespace {

constexpr SokobanLook kLooks[] = {SokobanLook::Crafted, SokobanLook::Plain};
const char* nameOf(SokobanLook look) { return look == SokobanLook::Plain ? "plain" : "crafted"; }

QRect cellRect(const ShownSokoban& shown, Point p) { return shown.view.pixels().rectOf(p).toAlignedRect(); }

// The worker comes from below to the right of hall()'s box, which he would push to the left.
ShownLevel pushedLeft(const ShownSokoban& shown, Fate fate) {
  ShownLevel out;
  out.node = 7;
  out.parent = 6;
  out.position = shown.view.board().opening();
  out.position.worker = shown.view.board().cell({3, 4});
  out.names = {1};
  search::BoardEvent event;
  event.kind = search::EventKind::Generate;
  event.fate = fate;
  event.node = 8;
  event.parent = 7;
  event.move = search::BoardMove{1, {3, 2}, {2, 2}};
  event.walk = {{3, 4}, {4, 4}, {4, 3}, {4, 2}};
  out.event = event;
  return out;
}
ShownLevel placed(NodeId node, NodeId parent, const sokoban::Position& position) {
  ShownLevel out;
  out.node = node;
  out.parent = parent;
  out.position = position;
  out.names.resize(position.boxes.size());
  for (std::size_t i = 0; i < out.names.size(); ++i) out.names[i] = static_cast<int>(i);
  return out;
}
// hall()'s box one square further to the left, the worker behind it.
sokoban::Position afterThePush(const sokoban::Board& board) {
  sokoban::Position out = board.opening();
  out.boxes = {board.cell({2, 2})};
  out.worker = board.cell({3, 2});
  return out;
}

SessionFactory factoryOf(const sokoban::Board& board, search::Algorithm algorithm) {
  return [board, algorithm](search::Recording recording) {
    return sokoban::makeSession(board, sokoban::LevelQuestion{},
                                {.algorithm = algorithm, .recording = recording});
  };
}

}  // namespace

class SokobanEventViewTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // ---- What is drawn -----------------------------------------------------------------------------------------------------------

  void everyFateIsSeen_data() {
    const auto row = testing::columns<int, int, int>("fate", "theme", "look");
    for (const Fate fate : testing::kFates)
      for (const ThemeKind theme : kThemeKinds)
        for (const SokobanLook look : kLooks)
          row(testing::rowName("%d %s %s", static_cast<int>(fate), qPrintable(themeName(theme)),
                               nameOf(look)),
              static_cast<int>(fate), static_cast<int>(theme), static_cast<int>(look));
  }
  // Where the box would come to a ghost in a frame of the fate's colour, with its sign; an arrow leads there; the worker stands behind
  // the box, and a thin line tells where he comes from.
  void everyFateIsSeen() {
    FETCH(const int, fate, theme, look);
    const auto kind = static_cast<ThemeKind>(theme);
    ShownSokoban shown(hall(), kind);
    shown.view.setLook(static_cast<SokobanLook>(look));
    const Theme& shared = Theme::shared(kind);
    const SokobanColours colours = sokobanColours({shared, shown.view.look()});
    const QColor colour = fateColour(static_cast<Fate>(fate), shared.board());
    const QColor worker = colours.worker;
    const QImage before = shown.picture();
    const QRect ghost = cellRect(shown, {2, 2}), box = cellRect(shown, {3, 2}),
                behind = cellRect(shown, {4, 2}), elsewhere = cellRect(shown, {5, 1});
    shown.view.showState(pushedLeft(shown, static_cast<Fate>(fate)));
    const QImage after = shown.picture();
    QVERIFY2(countOf(after, ghost, colour) > countOf(before, ghost, colour) + ghost.width(),
             qPrintable(colour.name()));
    QVERIFY(countOf(after, box, colour) > 5);  // the arrow comes out of it
    QVERIFY(countOf(after, behind, worker) > 100 && countOf(before, behind, worker) == 0);
    QCOMPARE(countOf(after, cellRect(shown, {3, 4}), worker), 0);
    for (const Point p : {Point{3, 4}, Point{4, 4}, Point{4, 3}})
      QVERIFY(after.copy(cellRect(shown, p)) != before.copy(cellRect(shown, p)));
    // The ghost is neither the floor nor a box.
    const QColor lid = colours.box;
    QVERIFY(countOf(after, box, lid) > 100 && countOf(after, ghost, lid) == 0);
    QVERIFY(countOf(after, ghost, colours.floor) < ghost.width() * ghost.height() / 2);
    QCOMPARE(after.copy(elsewhere), before.copy(elsewhere));
    // What is not told any longer is not seen.
    shown.view.setPosition(shown.view.board().opening(), Direction::Down);
    QCOMPARE(shown.picture(), before);
  }

  void fatesHaveShapesOfTheirOwn_data() {
    QTest::addColumn<int>("look");
    for (const SokobanLook look : kLooks) QTest::newRow(nameOf(look)) << static_cast<int>(look);
  }
  void fatesHaveShapesOfTheirOwn() {
    QFETCH(const int, look);
    ShownSokoban shown(hall());
    shown.view.setLook(static_cast<SokobanLook>(look));
    std::vector<QImage> ghosts;
    for (const Fate fate : testing::kFates) {
      shown.view.showState(pushedLeft(shown, fate));
      ghosts.push_back(shown.picture().copy(cellRect(shown, {2, 2})));
    }
    testing::verifyShapesDiffer(ghosts);
  }

  void reasonsHavePictures_data() {
    const auto row = testing::columns<int, int, int>("reason", "theme", "look");
    for (const Reason reason :
         {Reason::DeadCell, Reason::Frozen, Reason::Corral, Reason::TooFewGoals, Reason::ShutOff})
      for (const ThemeKind theme : kThemeKinds)
        for (const SokobanLook look : kLooks)
          row(testing::rowName("%d %s %s", static_cast<int>(reason), qPrintable(themeName(theme)),
                               nameOf(look)),
              static_cast<int>(reason), static_cast<int>(theme), static_cast<int>(look));
  }
  // Of a dead push: who is to blame, in the colour of the dead, each reason in its own way.
  void reasonsHavePictures() {
    FETCH(const int, reason, theme, look);
    const auto kind = static_cast<ThemeKind>(theme);
    const BoardColours& colours = Theme::shared(kind).board();
    // Boxes at 2,2 and 3,2 beside each other, goals at 5,1 and 5,4.
    ShownSokoban shown(
        testing::sokobanBoard({"########", "#    . #", "# $$   #", "#  @   #", "#    . #", "########"}),
        kind);
    shown.view.setLook(static_cast<SokobanLook>(look));
    ShownLevel state = placed(7, 6, shown.view.board().opening());
    shown.view.showState(state);
    const QImage before = shown.picture();
    search::BoardEvent event;
    event.kind = search::EventKind::Prune;
    event.fate = Fate::Dead;
    event.node = 8;
    event.parent = 7;
    event.move = search::BoardMove{1, {3, 2}, {3, 1}};
    event.walk = {{3, 3}};
    event.blame.reason = static_cast<Reason>(reason);
    event.blame.pieces = {{3, 1}};
    std::vector<Point> marked, plain{{5, 1}, {5, 4}, {2, 2}, {6, 3}};
    const auto mark = [&](Point p) {
      marked.push_back(p);
      std::erase(plain, p);
    };
    switch (event.blame.reason) {
      case Reason::DeadCell: event.blame.cells = {{3, 1}}; break;
      case Reason::Frozen:
        event.blame.pieces = {{2, 2}, {3, 1}};
        mark({2, 2});
        break;
      case Reason::Corral:
        event.blame.cells = {{6, 3}};
        mark({6, 3});
        break;
      case Reason::TooFewGoals:
        event.blame.pieces = {{2, 2}, {3, 1}};
        event.blame.goals = {{5, 1}};
        event.blame.outOfReach = {{5, 4}};
        mark({2, 2});
        mark({5, 4});
        std::erase(plain, Point{5, 1});  // a whole ring, in another colour
        break;
      default:
        event.blame.fixed = {{2, 2}};
        event.blame.outOfReach = {{5, 4}};
        mark({2, 2});
        mark({5, 4});
    }
    state.event = event;
    shown.view.showState(state);
    const QImage after = shown.picture();
    for (const Point p : marked)
      QVERIFY2(countOf(after, cellRect(shown, p), colours.fateDead) >
                   countOf(before, cellRect(shown, p), colours.fateDead) + 15,
               qPrintable(placeText(p)));
    for (const Point p : plain)
      QVERIFY2(after.copy(cellRect(shown, p)) == before.copy(cellRect(shown, p)), qPrintable(placeText(p)));
    QVERIFY(countOf(after, cellRect(shown, {3, 1}), colours.fateDead) > 100);
  }

  // Each box wears another letter, in another colour; too small ones wear none.
  void boxesWearLetters() {
    ShownSokoban shown(testing::sokobanBoard({"#######", "#@$ $.#", "# $  .#", "#    .#", "#######"}));
    const QImage bare = shown.picture();
    shown.view.showState(placed(1, 0, shown.view.board().opening()));
    const QImage worn = shown.picture();
    std::vector<QImage> letters;
    for (const Point p : {Point{2, 1}, Point{4, 1}, Point{2, 2}}) {
      const QImage letter = worn.copy(cellRect(shown, p));
      QVERIFY(letter != bare.copy(cellRect(shown, p)));
      for (const QImage& other : letters) QVERIFY(letter != other);
      letters.push_back(letter);
    }
    shown.view.resize(100, 80);
    const QImage small = shown.picture();
    shown.view.setPosition(shown.view.board().opening(), Direction::Down);
    for (const Point p : {Point{2, 1}, Point{4, 1}, Point{2, 2}})
      QCOMPARE(shown.picture().copy(cellRect(shown, p)), small.copy(cellRect(shown, p)));
  }
  void lettersGoOnBehindZ() {
    QCOMPARE(boxNameText(0), u"A"_s);
    QCOMPARE(boxNameText(25), u"Z"_s);
    QCOMPARE(boxNameText(26), u"AA"_s);
    QCOMPARE(boxNameText(51), u"AZ"_s);
    QCOMPARE(boxNameText(52), u"BA"_s);
    QCOMPARE(boxNameText(26 * 27), u"AAA"_s);
  }

  void whatIsDrawnIsToldToScreenReaders() {
    ShownSokoban shown(hall());
    shown.view.showState(pushedLeft(shown, Fate::Known));
    QVERIFY(testing::endsWith(shown.view.accessibleDescription(), u"Box B pushed left to 2, 2: duplicate"_s));
    shown.view.setPosition(shown.view.board().opening(), Direction::Down);
    QVERIFY(!shown.view.accessibleDescription().contains(u"Box B"_s));
  }

  // ---- From state to state -----------------------------------------------------------------------------------------------------

  void aChildIsPushedTo() {
    ShownSokoban shown(hall());
    const sokoban::Position opening = shown.view.board().opening(), next = afterThePush(shown.view.board());
    shown.view.setMotionSpeed(0.01);
    shown.view.showState(placed(1, search::kNoNode, opening));
    QVERIFY(!shown.view.isMoving());  // the first state is there at once
    ShownLevel child = placed(2, 1, next);
    child.event = search::BoardEvent();
    child.event->fate = Fate::IntoOpen;
    child.event->move = search::BoardMove{0, {2, 2}, {2, 3}};
    child.event->walk = {{3, 2}, {3, 1}, {2, 1}};
    shown.view.showState(child);
    QVERIFY(shown.view.isMoving());
    const QColor box = sokobanColours(Theme::shared(ThemeKind::Light)).box;
    const QColor open = fateColour(Fate::IntoOpen, Theme::shared(ThemeKind::Light).board());
    const QImage begun = shown.picture();
    QVERIFY(countOf(begun, cellRect(shown, {3, 2}), box) > 100);  // it begins where it was ..
    QCOMPARE(countOf(begun, cellRect(shown, {2, 3}), open), 0);   // .. and nothing is told of it on the way
    shown.view.finishMotion();
    QVERIFY(shown.view.position().boxes == next.boxes);
    const QImage there = shown.picture();
    QVERIFY(countOf(there, cellRect(shown, {2, 3}), open) > 40);
    QVERIFY(countOf(there, cellRect(shown, {2, 2}), box) > 100);
    QCOMPARE(countOf(there, cellRect(shown, {3, 2}), box), 0);
    // And back to the parent the same way.
    QTest::qWait(300);
    shown.view.showState(placed(1, search::kNoNode, opening));
    QVERIFY(shown.view.isMoving());
    shown.view.finishMotion();
    QVERIFY(shown.view.position() == opening);
  }

  // No child and no parent, though it is one push away: another branch of the search.
  void anotherStateFadesIn() {
    ShownSokoban shown(hall());
    const sokoban::Position opening = shown.view.board().opening(), next = afterThePush(shown.view.board());
    shown.view.showState(placed(9, 5, next));
    const QImage goal = shown.picture();
    shown.view.showState(placed(1, search::kNoNode, opening));
    const QImage before = shown.picture();
    shown.view.setMotionSpeed(0.01);
    QTest::qWait(300);
    shown.view.showState(placed(9, 5, next));
    QVERIFY(shown.view.isMoving());
    const QPoint inside = shown.view.pixels().pixelOf({2.2, 2.5}).toPoint();
    QVERIFY(differenceOf(before.pixelColor(inside), goal.pixelColor(inside)) > 60);
    QVERIFY(differenceOf(shown.picture().pixelColor(inside), before.pixelColor(inside)) < 20);
    shown.view.finishMotion();
    QCOMPARE(shown.picture(), goal);
  }

  void nothingMovesTooOftenOrWithoutMotion() {
    ShownSokoban shown(hall());
    const sokoban::Position opening = shown.view.board().opening(), next = afterThePush(shown.view.board());
    shown.view.setMotionSpeed(0.01);
    shown.view.showState(placed(1, search::kNoNode, opening));
    QTest::qWait(300);
    shown.view.showState(placed(2, 1, next));
    QVERIFY(shown.view.isMoving());
    shown.view.showState(placed(1, search::kNoNode, opening));
    QVERIFY(!shown.view.isMoving());
    QVERIFY(shown.view.position() == opening);
    shown.view.setMotionSpeed(0);
    QTest::qWait(300);
    shown.view.showState(placed(2, 1, next));
    QVERIFY(!shown.view.isMoving());
  }

  // ---- Of a search ---------------------------------------------------------------------------------------------------------------

  void theBoardIsWhatTheEventTellsOf_data() {
    testing::eachAlgorithmThat([](search::Algorithm a) { return sokoban::canSearch(a); });
  }
  // At each event: the state that is expanded; the worker comes by free squares to stand behind a box that is there, and the push leads
  // to the state that is told of. A box keeps its letter from state to state: found here by following each push from the start.
  void theBoardIsWhatTheEventTellsOf() {
    QFETCH(const int, algorithm);
    const auto board =
        testing::sokobanBoard({"########", "#  .   #", "# $$.$ #", "#  @ . #", "#      #", "########"});
    testing::OneRun model;
    model.setSearch(factoryOf(board, static_cast<search::Algorithm>(algorithm)), {},
                    Transport::StartAt::Start);
    QVERIFY(model.run.hasSearch());
    SokobanBoard pane;
    pane.setLevel(board, board.opening());
    pane.setRun(&model.run);
    LevelFollower follower;
    std::map<NodeId, std::map<Cell, int>> lettersOf;  // by the parents of the moment
    for (std::size_t i = 0; i < board.opening().boxes.size(); ++i)
      lettersOf[0][board.opening().boxes[i]] = static_cast<int>(i);
    std::map<NodeId, NodeId> parents;
    int pushes = 0;
    const std::size_t most = testing::isShortened() ? 200 : 1500;
    for (std::size_t at = 0; at < most && !model.run.isAtEnd(); ++at) {
      model.stepForward();
      testing::WatchedSearch::settle(model);
      const search::Session& session = model.session();
      const search::Event& e = session.trace()[model.run.position() - 1];
      parents[e.node] = e.parentAfter;
      const auto shown = follower.shown(model.run, std::nullopt);
      if (!shown) continue;
      QVERIFY(pane.position().boxes == shown->position.boxes);
      QVERIFY(sokoban::positionOf(session, shown->node)->boxes == shown->position.boxes);
      if (e.kind == search::EventKind::Expand) QCOMPARE(shown->node, e.node);
      if (shown->isBackward) {
        QVERIFY(shown->names.empty() || model.run.isAtEnd());
        continue;
      }
      QCOMPARE(shown->names.size(), shown->position.boxes.size());
      // Its letters, along the parents that the events have told.
      std::vector<NodeId> way;
      for (NodeId n = shown->node; n != 0; n = parents.at(n)) way.push_back(n);
      std::map<Cell, int> letters = lettersOf[0];
      for (NodeId from = 0; !way.empty(); from = way.back(), way.pop_back()) {
        const auto push = sokoban::pushBetween(session, from, way.back());
        QVERIFY(push);
        auto box = letters.extract(push->first);
        box.key() = push->second;
        letters.insert(std::move(box));
      }
      for (std::size_t i = 0; i < shown->names.size(); ++i)
        QCOMPARE(shown->names[i], letters.at(shown->position.boxes[i]));
      if (!shown->event || !shown->event->move) continue;
      ++pushes;
      const search::BoardEvent& told = *shown->event;
      QVERIFY(shown->position.hasBox(board.cell(told.move->from)));
      const auto pushed = sokoban::pushesBetween(session, told.parent, e.node);
      QVERIFY(!pushed.empty());
      const Point behind = told.move->from - (board.point(pushed.front().second) - told.move->from);
      QVERIFY(!told.walk.empty() && told.walk.back() == behind);
      for (const Point p : told.walk)
        QVERIFY(board.isInside(board.cell(p)) && !shown->position.hasBox(board.cell(p)));
      for (std::size_t i = 1; i < told.walk.size(); ++i)
        QCOMPARE(
            std::abs(told.walk[i].x - told.walk[i - 1].x) + std::abs(told.walk[i].y - told.walk[i - 1].y), 1);
      auto boxes = shown->position.boxes;
      std::ranges::replace(boxes, board.cell(told.move->from), board.cell(told.move->to));
      std::ranges::sort(boxes);
      QVERIFY(sokoban::positionOf(session, e.node)->boxes == boxes);
      QVERIFY(pane.position().worker == board.cell(behind));
    }
    QVERIFY2(pushes > 10, qPrintable(QString::number(pushes)));
  }

  // A node that is chosen has the board, and nothing is told over it; at the end it is the goal that is seen, also where half of the
  // way was found from there, and each box has its letter.
  void chosenNodesAndTheEnd_data() {
    testing::eachAlgorithm({search::Algorithm::AStar, search::Algorithm::Bidirectional});
  }
  void chosenNodesAndTheEnd() {
    QFETCH(const int, algorithm);
    const auto board = testing::sokobanBoard({"########", "#  .   #", "# $  $.#", "#  @   #", "########"});
    testing::OneRun model;
    model.setSearch(factoryOf(board, static_cast<search::Algorithm>(algorithm)), {}, Transport::StartAt::End);
    testing::WatchedSearch::settle(model);
    QTRY_VERIFY(model.run.isAtEnd());
    LevelFollower follower;
    const auto end = follower.shown(model.run, std::nullopt);
    QVERIFY(end);
    for (const Cell box : end->position.boxes) QVERIFY(board.isGoal(box));
    QCOMPARE(end->names.size(), std::size_t{2});
    QVERIFY(!end->event);
    const auto start = follower.shown(model.run, NodeId{0});
    QVERIFY(start->position.boxes == board.opening().boxes && !start->event);
    QCOMPARE(start->names, (std::vector<int>{0, 1}));
    const std::vector<NodeId> route = routeRead(model.run);
    QVERIFY(route.size() > 2 && route.front() == 0);
    for (const NodeId node : route) QCOMPARE(follower.shown(model.run, node)->names.size(), std::size_t{2});
    model.run.requestSeek(model.run.phaseTwo()->begin);
    testing::WatchedSearch::settle(model);
    QVERIFY(routeRead(model.run).empty());
    if (model.session().sides() == 2) return;
    // Where it is recognised it is seen, too.
    const auto found = follower.shown(model.run, std::nullopt);
    for (const Cell box : found->position.boxes) QVERIFY(board.isGoal(box));
  }
};

SEARCHLIGHT_TEST(SokobanEventViewTest)
#include "sokoban_event_view_test.moc"
