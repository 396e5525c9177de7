// tests/core/sokoban_event_test.cpp: what events of a search over a level say: moments worked out by hand, and random runs against
// rules that share nothing with the solver.
#include "core/sokoban/board_event.h"
#include "core/sokoban/level_state.h"
#include "core/sokoban/route_session.h"
#include "core/sokoban/solve.h"
#include "tests/core/algorithm_rows.h"
#include "tests/core/seed.h"
#include "tests/core/sokoban_boards.h"
#include "tests/test_main.h"

using namespace searchlight::sokoban;
using search::BoardEvent;
using search::EventKind;
using search::Fate;
using search::kNoNode;
using search::NodeId;
using search::Reason;

namespace {

const std::vector<std::string> kOpenRoom{"#######", "#     #", "# @$ .#", "#     #", "#######"};

const char* const kKinds[] = {"generate", "relax", "reopen",    "duplicate", "prune", "cut",  "scan",
                              "expand",   "left",  "new round", "meet",      "goal",  "route"};
const char* const kFates[] = {"-", "into open", "cheaper", "known", "dead", "beyond"};
const char* const kReasons[] = {"",         "dead cell", "frozen", "corral", "too few goals",
                                "shut off", "together",  "other"};

QString placesOf(const std::vector<Point>& points) {
  QStringList told;
  for (const Point p : points) told << u"%1,%2"_s.arg(p.x).arg(p.y);
  return told.join(u' ');
}

// "generate, into open: 3,1 to 4,1, walks 1,1 2,1, g 1; frozen: pieces 3,1 4,1": all that the value holds but its nodes.
QString describe(const BoardEvent& e) {
  QString text = u"%1, %2:"_s.arg(QLatin1String(kKinds[static_cast<int>(e.kind)]),
                                  QLatin1String(kFates[static_cast<int>(e.fate)]));
  if (e.isBackward) text += u" backwards"_s;
  if (e.move) text += u" %1 to %2"_s.arg(placesOf({e.move->from}), placesOf({e.move->to}));
  if (!e.walk.empty()) text += u" walks "_s + placesOf(e.walk);
  if (e.g) text += u" g %1"_s.arg(*e.g);
  if (e.knownG) text += u" known %1"_s.arg(*e.knownG);
  if (e.blame.reason == Reason::None) return text;
  text += u"; "_s + QLatin1String(kReasons[static_cast<int>(e.blame.reason)]);
  const auto add = [&](const char* what, const std::vector<Point>& points) {
    if (!points.empty()) text += u"; %1 %2"_s.arg(QLatin1String(what), placesOf(points));
  };
  add("pieces", e.blame.pieces);
  add("fixed", e.blame.fixed);
  add("cells", e.blame.cells);
  add("goals", e.blame.goals);
  add("unreachable", e.blame.outOfReach);
  return text;
}

std::unique_ptr<search::Session> recordedLevel(const Board& board, const LevelQuestion& question,
                                               search::Algorithm algorithm,
                                               std::size_t expansions = 100'000) {
  auto session =
      makeSession(board, question, {.algorithm = algorithm, .recording = search::Recording::Recorded});
  if (session) session->run({.expansions = expansions}, {});
  return session;
}

QStringList storyOf(const search::Session& session) {
  QStringList told;
  for (std::size_t i = session.trace().begin(); i < session.trace().end(); ++i)
    told << describe(eventOnBoard(session, i));
  return told;
}

// ---- The rules once more, over points ---------------------------------------------------------------------------------------

struct Slow {
  const Board& board;
  std::vector<Point> boxes;

  bool isFree(Point p) const {
    return board.contains(p) && board.isInside(board.cell(p)) &&
           std::find(boxes.begin(), boxes.end(), p) == boxes.end();
  }
  // Steps from there to everywhere that the worker can walk to.
  std::map<std::pair<int, int>, int> walks(Point from) const {
    std::map<std::pair<int, int>, int> steps{{{from.x, from.y}, 0}};
    std::vector<Point> open{from};
    for (std::size_t i = 0; i < open.size(); ++i)
      for (const Point o : {Point{0, 1}, {1, 0}, {0, -1}, {-1, 0}})
        if (const Point p = open[i] + o;
            isFree(p) && steps.emplace(std::pair(p.x, p.y), steps.at({open[i].x, open[i].y}) + 1).second)
          open.push_back(p);
    return steps;
  }
};

}  // namespace

class SokobanEventTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // ---- By hand ---------------------------------------------------------------------------------------------------------------

  // Two pushes along a corridor, told from the first event to the last.
  void aWholeStory_data() {
    const auto row = testing::columns<int, QStringList>("algorithm", "story");
    row("forwards", static_cast<int>(search::Algorithm::AStar),
        QStringList{"generate, into open: g 0", "expand, -: g 0",
                    "generate, into open: 3,1 to 4,1 walks 1,1 2,1 g 1",
                    "expand, -: 3,1 to 4,1 walks 2,1 g 1", "generate, into open: 4,1 to 5,1 walks 3,1 g 2",
                    "goal, -: 4,1 to 5,1 walks 3,1 g 2", "route, -: 4,1 to 5,1 walks 3,1 g 2",
                    "route, -: 3,1 to 4,1 walks 1,1 2,1 g 1", "route, -: g 0"});
    // The side with fewer open nodes goes next. In a solved state nobody knows where the worker comes from; the sides meet before the
    // last push, which the route tells forwards.
    row("from both sides", static_cast<int>(search::Algorithm::Bidirectional),
        QStringList{"generate, into open: g 0", "generate, into open: backwards g 0", "expand, -: g 0",
                    "prune, dead: 3,2 to 3,1 walks 2,2 2,3 3,3 g 1; dead cell; pieces 3,1; cells 3,1",
                    "generate, into open: 3,2 to 2,2 walks 2,2 2,3 3,3 4,3 4,2 g 1",
                    "generate, into open: 3,2 to 4,2 walks 2,2 g 1",
                    "prune, dead: 3,2 to 3,3 walks 2,2 2,1 3,1 g 1; dead cell; pieces 3,3; cells 3,3",
                    "expand, -: backwards g 0", "generate, into open: backwards 5,2 to 4,2 walks 4,2 g 1",
                    "meet, -: backwards 5,2 to 4,2 walks 4,2 g 1", "goal, -: 3,2 to 4,2 walks 2,2 g 1",
                    "route, -: 4,2 to 5,2 walks 3,2 g 2", "route, -: 3,2 to 4,2 walks 2,2 g 1",
                    "route, -: g 0"});
    // The bound is the start's h, two pushes: all that is listed waits on the stack.
    row("in rounds", static_cast<int>(search::Algorithm::IterativeDeepening),
        QStringList{"new round, -:",
                    "expand, -: g 0",
                    "duplicate, into open: 3,1 to 4,1 walks 1,1 2,1 g 1",
                    "cut, beyond: 3,1 to 4,1 walks 1,1 2,1 g 1",
                    "left, -: g 0",
                    "new round, -:",
                    "expand, -: g 0",
                    "duplicate, into open: 3,1 to 4,1 walks 1,1 2,1 g 1",
                    "expand, -: 3,1 to 4,1 walks 2,1 g 1",
                    "duplicate, into open: 4,1 to 5,1 walks 3,1 g 2",
                    "cut, beyond: 4,1 to 5,1 walks 3,1 g 2",
                    "left, -: 3,1 to 4,1 walks 2,1 g 1",
                    "left, -: g 0",
                    "new round, -:",
                    "expand, -: g 0",
                    "duplicate, into open: 3,1 to 4,1 walks 1,1 2,1 g 1",
                    "expand, -: 3,1 to 4,1 walks 2,1 g 1",
                    "duplicate, into open: 4,1 to 5,1 walks 3,1 g 2",
                    "goal, -: 4,1 to 5,1 walks 3,1 g 2",
                    "route, -: 4,1 to 5,1 walks 3,1 g 2",
                    "route, -: 3,1 to 4,1 walks 1,1 2,1 g 1",
                    "route, -: g 0"});
  }
  void aWholeStory() {
    FETCH_ALL((const int, algorithm), (const QStringList, story));
    const Board board = search::goesFromBothEnds(static_cast<search::Algorithm>(algorithm))
                            ? testing::sokobanBoard(kOpenRoom)
                            : testing::sokobanCorridor();
    const auto session = recordedLevel(board, {}, static_cast<search::Algorithm>(algorithm));
    const QString told = storyOf(*session).join(u'\n');
    if (told != story.join(u'\n')) qInfo("%s", qPrintable(told));
    QVERIFY(told == story.join(u'\n'));
  }

  // Every fate and every reason: the level, and what must be told of it, word by word.
  void whatBecomesOfAPush_data() {
    using LevelRows = std::vector<std::string>;
    QTest::addColumn<LevelRows>("rows");
    QTest::addColumn<QString>("without");
    QTest::addColumn<bool>("moves");
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<QString>("told");
    const auto row = [](const char* name, const LevelRows& rows, const char* told, const char* without = "",
                        bool moves = false, search::Algorithm algorithm = search::Algorithm::BreadthFirst) {
      QTest::newRow(name) << rows << QString::fromLatin1(without) << moves << static_cast<int>(algorithm)
                          << QString::fromLatin1(told);
    };
    row("into open", kOpenRoom, "generate, into open: 3,2 to 4,2 walks 2,2 g 1");
    // He has pushed from 3,2, walks round the box below it, and the level is as it was.
    row("known", kOpenRoom, "duplicate, known: 4,2 to 3,2 walks 3,2 3,3 4,3 5,3 5,2 g 2 known 0");
    row("known, by moves", kOpenRoom, "duplicate, known: 2,2 to 3,2 walks 3,2 3,3 2,3 1,3 1,2 g 10 known 0",
        "", true);
    // Round all of the level it is eight steps to the other side, and a push; pushing the box away and back again, 1 + 4 + 1 + 1.
    row("cheaper", {"#######", "#   # #", "# #   #", "#.@$  #", "#######"},
        "relax, cheaper: 3,3 to 2,3 walks 4,3 g 7 known 9", "", true, search::Algorithm::AStar);
    row("a dead square", kOpenRoom,
        "prune, dead: 3,2 to 3,1 walks 2,2 2,3 3,3 g 1; dead cell; pieces 3,1; cells 3,1");
    row("the same by moves", kOpenRoom,
        "prune, dead: 3,2 to 3,1 walks 2,2 2,3 3,3 g 3; dead cell; pieces 3,1; cells 3,1", "", true);
    // In the top row, where a goal is, each is held by the wall above and by the other beside it.
    const LevelRows beside{"#######", "#. $  #", "#   $ #", "# @   #", "#    .#", "#######"};
    row("frozen", beside, "prune, dead: 4,2 to 4,1 walks 2,3 3,3 4,3 g 1; frozen; pieces 3,1 4,1");
    row("frozen by walls alone", {"######", "# $@ #", "#  . #", "######"},
        "prune, dead: 2,1 to 1,1 walks 3,1 g 1; frozen; pieces 1,1", "dead-squares");
    // Along the top row both can come to its one goal alone.
    const LevelRows oneGoal{"#######", "# $  .#", "#   $ #", "#.@   #", "#     #", "#######"};
    row("too few goals", oneGoal,
        "prune, dead: 4,2 to 4,1 walks 2,3 3,3 4,3 g 1; too few goals; pieces 2,1 4,1; goals 5,1; "
        "unreachable 1,3");
    // He can never come to the other side of it.
    row("no goal at all", {"########", "#. @$  #", "########"},
        "prune, dead: 4,1 to 5,1 walks 3,1 g 1; too few goals; pieces 5,1; unreachable 1,1");
    // In the corner the box is home for good; to push the other one up he would have to stand there.
    const LevelRows corner{"########", "#.######", "#   $  #", "#.$  @ #", "########"};
    row("shut off", corner,
        "prune, dead: 2,3 to 1,3 walks 5,3 4,3 3,3 g 1; shut off; pieces 4,2; fixed 1,3; unreachable 1,1");
    row("that is not asked", corner, "generate, into open: 2,3 to 1,3 walks 5,3 4,3 3,3 g 1", "freeze");
    // Whoever wants to enter pushes 4,2 to the left; the box at 7,2 waits.
    const LevelRows corral{"##########", "# $. #   #", "# $ $  $ #", "#. .# @ .#", "##########"};
    row("a corral", corral,
        "expand, -: g 0; corral; pieces 2,1 2,2 4,2; cells 1,1 3,1 4,1 1,2 3,2 1,3 2,3 3,3");
    row("that is not asked either", corral, "expand, -: g 0", "corral");
    row("a corral that nobody enters", {"#####", "#.$.#", "#$@$#", "#.$.#", "#####"},
        "expand, dead: g 0; corral; pieces 2,1 1,2 3,2 2,3; cells 1,1 3,1 1,3 3,3");
  }
  void whatBecomesOfAPush() {
    FETCH_ALL((const std::vector<std::string>, rows), (const QString, without), (const QString, told));
    FETCH_ALL((const bool, moves), (const int, algorithm));
    LevelQuestion question;
    question.ideas = ideasWithout(without.toStdString()).value();
    if (moves) question.metric = Metric::Moves;
    const auto session =
        recordedLevel(testing::sokobanBoard(rows), question, static_cast<search::Algorithm>(algorithm));
    const QStringList story = storyOf(*session);
    QVERIFY2(story.contains(told), qPrintable(u'\n' + story.join(u'\n')));
  }

  // One box's way: he walks to a side of it, and pushes.
  void aBoxIsBroughtToASquare() {
    const Board board = testing::sokobanBoard(kOpenRoom);
    const auto session =
        makeBoxSession(board, board.opening(), board.cell({3, 2}), board.cell({4, 1}),
                       {.algorithm = search::Algorithm::AStar, .recording = search::Recording::Recorded});
    session->run({}, {});
    const QString story = storyOf(*session).join(u'\n');
    // A push is 65,537, a step 1: he goes down and right, from the left side of the box to below it, before the first push or after it.
    for (const char* told :
         {"generate, into open: walks 2,2 2,3 3,3 g 2", "generate, into open: 4,2 to 4,1 walks 4,3 g 131076"})
      QVERIFY(testing::contains(story, QLatin1String(told)));
  }

  // The worker's own way is told as any walk.
  void aWalkIsToldFromSquareToSquare() {
    const Board board = testing::sokobanCorridor();
    const auto session = makeWalkSession(
        board, board.opening(), board.cell({2, 1}),
        {.algorithm = search::Algorithm::BreadthFirst, .recording = search::Recording::Recorded});
    session->run({}, {});
    QVERIFY2(storyOf(*session).contains(u"generate, into open: 2,1 to 1,1 g 1"_s),
             qPrintable(storyOf(*session).join(u'\n')));
  }

  // ---- By chance -------------------------------------------------------------------------------------------------------------

  void everyEventIsSo_data() {
    testing::eachAlgorithmThat([](search::Algorithm a) { return canSearch(a); });
  }
  // The move of an event, made by hand in the text of the one state, is the text of the other; the worker comes from where his last
  // push has left him, by a shortest way over free squares, to the square beside the box; the sums are right; what is called dead
  // is so, by trying everything, and with those alone who are to blame.
  void everyEventIsSo() {
    QFETCH(const int, algorithm);
    Random random = testing::randomFor(QTest::currentDataTag());
    std::map<Fate, int> fates;
    std::map<Reason, int> reasons;
    using search::Algorithm;
    const auto asked = static_cast<Algorithm>(algorithm);
    const bool isTwoSided = search::goesFromBothEnds(asked), makesMoves = search::needsLevel(asked);
    const bool betters =
        asked == Algorithm::AStar || asked == Algorithm::WeightedAStar || asked == Algorithm::Dijkstra;
    // Not all of them come about in every level.
    const auto hasShownAll = [&] {
      return fates[Fate::IntoOpen] > 0 && fates[Fate::Dead] > 0 &&
             fates[search::deepens(asked)   ? Fate::Beyond
                   : search::forgets(asked) ? Fate::IntoOpen
                                            : Fate::Known] > 0 &&
             (!betters || fates[Fate::Cheaper] > 0) &&
             (makesMoves ? reasons[Reason::Together] > 0 : reasons[Reason::DeadCell] > 0) &&
             reasons[Reason::Frozen] > 0 && reasons[Reason::TooFewGoals] > 0 && reasons[Reason::Corral] > 0;
    };
    for (int round = 0; testing::goesOn(round, 100, hasShownAll()); ++round) {
      const Board board = testing::randomSokoban(random, 7, 6, 2 + static_cast<int>(random.below(2)), 10);
      LevelQuestion question;
      if (!isTwoSided && !makesMoves && random.below(3) == 0) question.metric = Metric::Moves;
      for (const auto idea : kIdeaSwitches) question.ideas.*idea = random.below(4) != 0;
      const auto session = recordedLevel(board, question, asked, 60);
      QVERIFY(session);
      checkEvents(board, question, *session, fates, reasons);
      if (QTest::currentTestFailed()) {
        for (const std::string& told : board.rows(board.opening())) qInfo("%s", told.c_str());
        return;
      }
    }
    QVERIFY(hasShownAll());
  }

 private:
  static void checkEvents(const Board& board, const LevelQuestion& question, search::Session& session,
                          std::map<Fate, int>& fates, std::map<Reason, int>& reasons) {
    const auto boxesOf = [&](NodeId n) {
      const Position position = positionFromText(board, session.stateText(n)).value();
      std::vector<Point> boxes;
      for (const Cell box : position.boxes) boxes.push_back(board.point(box));
      return boxes;
    };
    const auto workerOf = [&](NodeId n) {
      return board.point(positionFromText(board, session.stateText(n)).value().worker);
    };
    const auto isBackward = [&](NodeId n) { return session.sides() == 2 && n % 2 == 1; };
    // Where his last push, or pull, has left him.
    const auto standsIn = [&](NodeId n, NodeId parent, bool isPulled) -> std::optional<Point> {
      if (parent == kNoNode)
        return isPulled ? std::nullopt : std::optional(board.point(board.opening().worker));
      const std::vector<Point> before = boxesOf(parent), after = boxesOf(n);
      Point gone, come;
      for (const Point p : before)
        if (std::find(after.begin(), after.end(), p) == after.end()) gone = p;
      for (const Point p : after)
        if (std::find(before.begin(), before.end(), p) == before.end()) come = p;
      return isPulled ? come + (come - gone) : gone;
    };
    const std::vector<NodeId> path = session.path();
    std::size_t unread = path.size();
    std::map<NodeId, search::Cost> expandedWith;
    std::map<NodeId, NodeId> expandedFrom;
    std::map<NodeId, std::vector<Point>> corrals;
    const search::Trace& trace = session.trace();
    for (std::size_t i = 0; i < trace.end(); ++i) {
      const search::Event& raw = trace[i];
      const BoardEvent e = eventOnBoard(session, i);
      QVERIFY(e.kind == raw.kind);
      QCOMPARE(e.node, raw.node);
      ++fates[e.fate];
      ++reasons[e.blame.reason];
      if (raw.kind == EventKind::Expand) {
        expandedWith[raw.node] = raw.gAfter;
        expandedFrom[raw.node] = raw.parentAfter;
        corrals[raw.node] = e.blame.pieces;
      }
      // What is passed over was generated before.
      const bool isPassedOver = raw.kind == EventKind::Cut && search::goesInRounds(session.algorithm());
      const bool isSuccessor =
          e.parent != kNoNode && e.fate != Fate::None && raw.kind != EventKind::Expand && !isPassedOver;
      if (raw.kind == EventKind::Route) {
        QCOMPARE(session.stateNumber(e.node), session.stateNumber(path[--unread]));
        QCOMPARE(e.parent, unread > 0 ? path[unread - 1] : kNoNode);
        if (unread > 0) QVERIFY(e.before == (unread > 1 ? path[unread - 2] : kNoNode));
      } else if (isSuccessor) {
        QVERIFY(e.before == expandedFrom.at(e.parent));
        const std::vector<Point>& corral = corrals[e.parent];
        QVERIFY(corral.empty() || std::find(corral.begin(), corral.end(), e.move->from) != corral.end());
      }
      QCOMPARE(e.isBackward, raw.kind != EventKind::Route && isBackward(raw.node));
      if (e.parent == kNoNode) {
        QVERIFY(!e.move && e.walk.empty());
      } else if (search::needsLevel(session.algorithm())) {
        const auto pushes = pushesBetween(session, e.parent, e.node);
        checkMove(board, e, boxesOf(e.parent), workerOf(e.parent), pushes, boxesOf(e.node), workerOf(e.node));
        if (isSuccessor)
          QCOMPARE(e.g.value(), expandedWith.at(e.parent) + static_cast<search::Cost>(pushes.size()));
        if (e.knownG) QCOMPARE(*e.knownG, raw.gBefore);
      } else {
        const std::vector<Point> before = boxesOf(e.parent);
        std::vector<Point> after = before;
        QVERIFY(e.move);
        std::replace(after.begin(), after.end(), e.move->from, e.move->to);
        std::sort(after.begin(), after.end(),
                  [](Point a, Point b) { return a.y != b.y ? a.y < b.y : a.x < b.x; });
        QVERIFY(after == boxesOf(e.node));
        const Point step = e.move->to - e.move->from;
        QCOMPARE(step.x * step.x + step.y * step.y, 1);
        QVERIFY(!e.walk.empty());
        QVERIFY(e.walk.back() == (e.isBackward ? e.move->to : e.move->from - step));
        const Slow slow{board, before};
        for (std::size_t k = 0; k < e.walk.size(); ++k) {
          QVERIFY(slow.isFree(e.walk[k]));
          if (k == 0) continue;
          const Point d = e.walk[k] - e.walk[k - 1];
          QCOMPARE(d.x * d.x + d.y * d.y, 1);
        }
        // And so he comes to the part of the floor that the state has him in.
        const Point stands = e.isBackward ? e.move->to + step : e.move->from;
        const auto there = Slow{board, after}.walks(stands);
        QVERIFY(there.contains({workerOf(e.node).x, workerOf(e.node).y}));
        if (question.metric == Metric::Moves) QVERIFY(workerOf(e.node) == stands);
        const auto shown = positionAfter(session, e.node, e.parent);
        QVERIFY(shown && (raw.kind == EventKind::Route || board.point(shown->worker) == stands));
        search::Cost walked = 0;
        if (isSuccessor || raw.kind == EventKind::Route) {
          if (const auto came = standsIn(e.parent, e.before.value(), e.isBackward)) {
            QVERIFY(e.walk.front() == *came);
            walked = static_cast<search::Cost>(slow.walks(*came).at({e.walk.back().x, e.walk.back().y}));
            QCOMPARE(e.walk.size(), std::size_t{walked} + 1);
          } else {
            QCOMPARE(e.walk.size(), std::size_t{1});
          }
        }
        if (isSuccessor)
          QCOMPARE(e.g.value(), expandedWith.at(e.parent) +
                                    (question.metric == Metric::Moves ? walked + 1 : search::Cost{1}));
        if (e.knownG) QCOMPARE(*e.knownG, raw.gBefore);
        if (e.fate == Fate::Cheaper) QVERIFY(*e.g < *e.knownG);
      }
      checkBlame(board, e, boxesOf(e.node), workerOf(e.node));
      if (QTest::currentTestFailed()) {
        qInfo("event %zu: %s", i, qPrintable(describe(e)));
        return;
      }
    }
  }

  // A box goes from square to square, the worker round it by free squares.
  static void checkMove(const Board& board, const BoardEvent& e, std::vector<Point> boxes, Point worker,
                        const std::vector<std::pair<Cell, Cell>>& pushes, const std::vector<Point>& after,
                        Point workerAfter) {
    QVERIFY(e.move && !pushes.empty() && !e.walk.empty());
    QVERIFY(board.point(pushes.front().first) == e.move->from &&
            board.point(pushes.back().second) == e.move->to);
    for (std::size_t k = 0; k < pushes.size(); ++k) {
      const Point from = board.point(pushes[k].first), to = board.point(pushes[k].second), step = to - from;
      QVERIFY(k == 0 || pushes[k].first == pushes[k - 1].second);
      QCOMPARE(step.x * step.x + step.y * step.y, 1);
      const Slow slow{board, boxes};
      const Point behind = from - step;
      QVERIFY(slow.isFree(to) && slow.walks(worker).contains({behind.x, behind.y}));
      if (k == 0) QVERIFY(e.walk.back() == behind);
      std::replace(boxes.begin(), boxes.end(), from, to);
      worker = from;
    }
    std::sort(boxes.begin(), boxes.end(),
              [](Point a, Point b) { return a.y != b.y ? a.y < b.y : a.x < b.x; });
    QVERIFY(boxes == after);
    const Slow there{board, boxes};
    QVERIFY(there.walks(worker).contains({workerAfter.x, workerAfter.y}));
  }

  static void checkBlame(const Board& board, const BoardEvent& e, const std::vector<Point>& boxes,
                         Point worker) {
    const search::Blame& blame = e.blame;
    const auto isBox = [&](Point p) { return std::find(boxes.begin(), boxes.end(), p) != boxes.end(); };
    QCOMPARE(e.fate == Fate::Dead || blame.reason == Reason::Corral, blame.reason != Reason::None);
    QVERIFY(blame.reason != Reason::Other || e.kind == EventKind::Cut);  // by the estimate alone
    QVERIFY(std::all_of(blame.pieces.begin(), blame.pieces.end(), isBox));
    QVERIFY(std::all_of(blame.fixed.begin(), blame.fixed.end(), isBox));
    if (blame.reason == Reason::None) return;
    QCOMPARE(blame.pieces.empty(), blame.reason == Reason::Other);
    if (blame.reason == Reason::Corral) {
      const auto reached = Slow{board, boxes}.walks(worker);
      for (const Point p : blame.cells) QVERIFY(!reached.contains({p.x, p.y}) && !isBox(p));
    }
    if (blame.reason == Reason::TooFewGoals || blame.reason == Reason::ShutOff)
      QCOMPARE(blame.goals.size() + 1, blame.pieces.size());
    QCOMPARE(blame.reason == Reason::ShutOff, !blame.fixed.empty());
    if (e.fate != Fate::Dead) return;
    // A goal that is shut off may be all that is wrong: then the others are needed, too.
    Position alone{board.cell(worker), {}};
    for (const Point p : boxes)
      if (blame.reason == Reason::Corral || blame.reason == Reason::Other ||
          std::find(blame.pieces.begin(), blame.pieces.end(), p) != blame.pieces.end() ||
          std::find(blame.fixed.begin(), blame.fixed.end(), p) != blame.fixed.end())
        alone.boxes.push_back(board.cell(p));
    std::sort(alone.boxes.begin(), alone.boxes.end());
    QVERIFY(!testing::canBeSolved(board, alone, 20'000).value_or(false));
  }
};

SEARCHLIGHT_TEST(SokobanEventTest)
#include "sokoban_event_test.moc"
