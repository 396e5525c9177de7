// tests/core/board_event_test.cpp: events as boards show them: what any world can tell, where nodes are cells, and the smallest world.
#include "core/lines/route.h"
#include "tests/core/algorithm_rows.h"
#include "tests/core/domains/eight_puzzle.h"
#include "tests/core/lines_boards.h"
#include "tests/core/stories.h"
#include "tests/test_main.h"

using search::BoardEvent;
using search::Event;
using search::EventKind;
using search::Fate;
using search::kNoNode;
using search::NodeId;

class BoardEventTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Each of the searches of all sorts that are told elsewhere: the two states of an event are the expanded one and its successor, the
  // sums are those of the records, the fate is what becomes of the record.
  void statesAreThoseOfTheSearch() {
    std::map<Fate, int> fates;
    std::map<EventKind, int> kinds;
    for (const testing::Story& story : testing::shortStories()) {
      const auto session = story.told();
      const search::Trace& trace = session->trace();
      const std::vector<NodeId> path = session->path();
      std::size_t unread = path.size();
      std::vector<Event> entered;  // what has been expanded, and of one path at a time: not been left
      const bool isPath = search::forgets(session->algorithm());
      for (std::size_t i = 0; i < trace.end(); ++i) {
        const Event& raw = trace[i];
        const BoardEvent e = search::stateEvent(*session, i);
        ++fates[e.fate];
        ++kinds[e.kind];
        QVERIFY(!e.move && e.walk.empty());
        switch (raw.kind) {
          case EventKind::Generate:
          case EventKind::Relax:
          case EventKind::Reopen: {
            QCOMPARE(e.parent, raw.parentAfter);
            QCOMPARE(e.g.value(), raw.gAfter);
            QVERIFY(e.fate == (raw.kind == EventKind::Generate ? Fate::IntoOpen : Fate::Cheaper));
            QCOMPARE(e.knownG.has_value(), raw.kind != EventKind::Generate);
            if (e.knownG) QVERIFY(*e.knownG == raw.gBefore && *e.g < *e.knownG);
            const bool isStart = raw.parentAfter == kNoNode;
            // At any angle it may be reached by another one than is expanded.
            if (!isStart && raw.parentAfter == entered.back().node)
              QVERIFY(e.before == entered.back().parentAfter);
            else
              QVERIFY(!e.before);
            break;
          }
          case EventKind::Duplicate:
            QCOMPARE(e.parent, entered.back().node);
            QVERIFY(e.fate == (isPath ? Fate::IntoOpen : Fate::Known));
            if (search::repairs(session->algorithm())) break;  // the expanded one may have lost its cost
            QVERIFY(e.g.value() > entered.back().gAfter);
            if (!isPath && session->algorithm() == search::Algorithm::Dijkstra)
              QVERIFY(*e.g >= e.knownG.value());
            break;
          case EventKind::Cut:
            QVERIFY(e.fate == Fate::Beyond);
            if (search::goesInRounds(session->algorithm())) {
              QVERIFY(e.parent == raw.parentAfter && e.g == raw.gAfter);
              break;
            }
            if (entered.empty()) break;  // a start
            QCOMPARE(e.parent, entered.back().node);
            QVERIFY(e.g.value() > entered.back().gAfter);
            break;
          case EventKind::Prune: QVERIFY(e.fate == Fate::Dead && e.parent == entered.back().node); break;
          case EventKind::Expand:
            QVERIFY(e.fate == Fate::None && e.parent == raw.parentAfter && e.g == raw.gAfter);
            entered.push_back(raw);
            break;
          case EventKind::Backtrack:
            if (isPath) entered.pop_back();
            break;
          case EventKind::Backup: QVERIFY(e.g == raw.gAfter); break;
          case EventKind::Scan: QCOMPARE(e.parent, entered.back().node); break;
          case EventKind::Sight:
            QVERIFY(e.fate == (raw.detail != 0 ? Fate::Seen : Fate::Hidden));
            QVERIFY(e.parent == raw.parentBefore && e.g == raw.gBefore);
            break;
          case EventKind::Raise:
            QVERIFY(e.fate == Fate::Costlier && e.parent == raw.parentAfter);
            QVERIFY(e.g == raw.gAfter && e.knownG == raw.gBefore && raw.gAfter >= raw.gBefore);
            break;
          case EventKind::Walk: QVERIFY(e.parent != kNoNode && e.fate == Fate::None); break;

          case EventKind::Route:
            if (search::repairs(session->algorithm())) break;  // each round reads one
            QCOMPARE(e.node / session->sides(), path[--unread] / session->sides());
            QCOMPARE(e.parent, unread > 0 ? path[unread - 1] : kNoNode);
            QVERIFY(!e.isBackward);
            break;
          default: QVERIFY(e.fate == Fate::None); break;
        }
        const bool isTold = raw.kind != EventKind::Route && raw.kind != EventKind::Walk;
        QCOMPARE(e.isBackward, isTold && session->isBackward(raw.node));
      }
      if (session->outcome() == search::Outcome::Solved && !search::repairs(session->algorithm()))
        QCOMPARE(unread, std::size_t{0});
    }
    for (const Fate fate : {Fate::None, Fate::IntoOpen, Fate::Cheaper, Fate::Known, Fate::Beyond, Fate::Seen,
                            Fate::Hidden, Fate::Costlier})
      QVERIFY2(fates[fate] > 0, std::to_string(static_cast<int>(fate)).c_str());
    for (const EventKind kind : {EventKind::Reopen, EventKind::Relax, EventKind::Scan, EventKind::Meet,
                                 EventKind::Sight, EventKind::Drop, EventKind::Raise, EventKind::Walk})
      QVERIFY2(kinds[kind] > 0, std::to_string(static_cast<int>(kind)).c_str());
  }

  // Where the expansion has left the window, what stands in the event is still told.
  void beforeTheWindow() {
    const auto session = testing::shortStories().front().recorded();
    session->keepUntilLetGo();
    session->run({}, {});
    const search::Trace& trace = session->trace();
    std::size_t last = 0;
    for (std::size_t i = 0; i < trace.end(); ++i)
      if (trace[i].kind == EventKind::Expand) last = i;
    std::size_t known = last;
    while (trace[known].kind != EventKind::Duplicate) --known;
    session->letGo(known);
    const BoardEvent e = search::stateEvent(*session, known);
    QVERIFY(e.fate == Fate::Known && e.parent == kNoNode && !e.before && !e.g);
    QCOMPARE(e.knownG.value(), trace[known].gBefore);
  }

  // ---- Where nodes are cells -------------------------------------------------------------------------------------------------

  // A step on a map, a jump, a ball's way.
  void fromCellToCell_data() {
    testing::eachAlgorithmThat([](search::Algorithm a) { return !search::needsLevel(a); });
  }
  void fromCellToCell() {
    QFETCH(const int, algorithm);
    Random random = testing::randomFor(QTest::currentDataTag());
    int moves = 0, jumps = 0;
    for (int round = 0; round < 5; ++round) {
      grid::Map map = grid::oracle::randomMap(random, 12, 9, 0.2, 1);
      for (const Point p : {Point{0, 0}, {11, 8}}) map.setWeight(p, 1);
      grid::RouteQuestion question;
      question.from = {0, 0};
      question.to = {11, 8};
      question.options.algorithm = static_cast<search::Algorithm>(algorithm);
      question.options.neighbours = grid::Neighbours::Eight;
      const auto made =
          grid::makeRouteSession(grid::makeRouteGraph(map, question), question, search::Recording::Recorded);
      made.session->run({.expansions = 200}, {});
      for (std::size_t i = 0; i < made.session->trace().end(); ++i) {
        const BoardEvent e = grid::eventOnBoard(*made.session, i);
        QCOMPARE(e.move.has_value(), e.parent != kNoNode);
        if (!e.move) continue;
        ++moves;
        QCOMPARE(e.move->piece, -1);
        // As their texts have them.
        QCOMPARE(pointText(e.move->from), made.session->stateText(e.parent));
        QCOMPARE(pointText(e.move->to), made.session->stateText(e.node));
        const Point way = e.move->to - e.move->from;
        jumps += e.kind != EventKind::Scan && std::max(std::abs(way.x), std::abs(way.y)) > 1;
      }
    }
    QVERIFY(moves > 10);
    const auto a = static_cast<search::Algorithm>(algorithm);
    QCOMPARE(jumps > 0, a == search::Algorithm::JumpPoint || search::goesAnyAngle(a));
  }

  void aBallGoesFromCellToCell() {
    const lines::Board board = testing::boardOf({"1....", ".2...", ".....", ".....", "....."});
    const auto session = lines::makeRouteSession(
        board, {{0, 0}, {2, 0}},
        {.algorithm = search::Algorithm::BreadthFirst, .recording = search::Recording::Recorded});
    session->run({}, {});
    // Up, down, left, right from the ball; then from the cell below it.
    std::vector<std::pair<Point, Point>> waves;
    for (std::size_t i = 0; i < session->trace().end(); ++i)
      if (const BoardEvent e = lines::eventOnBoard(*session, i); e.kind == EventKind::Generate && e.move)
        waves.emplace_back(e.move->from, e.move->to);
    const std::vector<std::pair<Point, Point>> expected{
        {{0, 0}, {0, 1}}, {{0, 0}, {1, 0}}, {{0, 1}, {0, 2}}, {{1, 0}, {2, 0}}};
    QVERIFY(waves == expected);
  }

  // ---- The smallest world ----------------------------------------------------------------------------------------------------

  void aTileSlidesIntoTheGap() {
    Random random = testing::randomFor("tiles");
    domains::Tiles tiles;
    for (int i = 0; i < 200; ++i) {
      const std::size_t from = random.below(9);
      if (tiles.canSlide(from)) domains::Slide{from, tiles.gap()}.apply(tiles);
    }
    const auto session = search::makeSessionOf<search::Algorithm::AStar>(
        domains::EightPuzzle{tiles},
        {.algorithm = search::Algorithm::AStar, .recording = search::Recording::Recorded});
    session->run({.expansions = 500}, {});
    int moves = 0;
    for (std::size_t i = 0; i < session->trace().end(); ++i) {
      const BoardEvent e = domains::eventOnBoard(*session, i);
      QCOMPARE(e.move.has_value(), e.parent != kNoNode);
      if (!e.move) continue;
      ++moves;
      std::string text = session->stateText(e.parent);
      const auto at = [](Point p) { return static_cast<std::size_t>(3 * p.y + p.x); };
      QCOMPARE(text[at(e.move->from)], static_cast<char>('0' + e.move->piece));
      QCOMPARE(text[at(e.move->to)], '0');
      std::swap(text[at(e.move->from)], text[at(e.move->to)]);
      QCOMPARE(text, session->stateText(e.node));
    }
    QVERIFY(moves > 0);
  }
};

SEARCHLIGHT_TEST(BoardEventTest)
#include "board_event_test.moc"
