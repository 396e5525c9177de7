// tests/core/state_identity_test.cpp: node ids belong to their session; states, texts and moves hold across sessions.
#include "core/trace/player_queries.h"
#include "core/trace/trace_player.h"
#include "tests/core/domains/klotski_domain.h"
#include "tests/core/domains/sokoban_domain.h"
#include "tests/core/stories.h"
#include "tests/test_main.h"

using search::Algorithm;
using search::EventKind;
using search::NodeId;
using search::Recording;
using search::Skipped;

namespace {

using Cells = std::array<domains::Klotski::Piece, domains::Klotski::kCells>;

// Solved in a few moves, with room for many more.
const char* const kEasy = "..../CC../CC../S..S/.SS.";

template <search::Problem P>
std::unique_ptr<search::SessionFor<P>> sessionOf(const P& problem, Algorithm a, Recording r,
                                                 std::size_t segments = 64) {
  return search::makeSession(problem, {.algorithm = a, .recording = r, .traceSegments = segments});
}

domains::Sokoban level() {
  return domains::Sokoban({"WWWWWWW", "WKSSSSW", "WSBSBSW", "WSSSSSW", "WSDSDSW", "WWWWWWW"});
}

}  // namespace

class StateIdentityTest : public QObject {
  Q_OBJECT
 private slots:
  // A silent IDA* names states only when its route is asked for, a recorded one as it meets them.
  void recordedAndSilentRunsNumberDifferently() {
    const domains::Klotski problem(kEasy);
    const auto recorded = sessionOf(problem, Algorithm::IdaStar, Recording::Recorded);
    const auto silent = sessionOf(problem, Algorithm::IdaStar, Recording::Silent);
    QVERIFY(recorded->run({}, {}) == search::Outcome::Solved);
    QVERIFY(silent->run({}, {}) == search::Outcome::Solved);
    const std::vector<NodeId> there = recorded->path(), here = silent->path();
    QCOMPARE(there.size(), here.size());
    QVERIFY2(there != here, "the domain no longer shows what this test is about");
    for (std::size_t i = 0; i < here.size(); ++i) {
      QVERIFY(recorded->state(there[i]) == silent->state(here[i]));
      QCOMPARE(recorded->find(*silent, here[i]), there[i]);
      QCOMPARE(silent->find(*recorded, there[i]), here[i]);
    }
  }

  void anAnswerHoldsStates() {
    const domains::Klotski problem(kEasy);
    search::States route;
    std::vector<Cells> expected;
    {
      const auto silent = sessionOf(problem, Algorithm::IdaStar, Recording::Silent);
      silent->run({}, {});
      route = silent->pathStates();
      for (const NodeId n : silent->path()) expected.push_back(silent->state(n).cells);
    }
    const auto recorded = sessionOf(problem, Algorithm::IdaStar, Recording::Recorded);
    // Nothing is met yet but perhaps the start: an ordinary answer.
    QCOMPARE(recorded->find(*route, route->size() - 1), search::kNoNode);
    recorded->run({}, {});
    QCOMPARE(route->size(), expected.size());
    for (std::size_t i = 0; i < route->size(); ++i) {
      const NodeId n = recorded->find(*route, i);
      QVERIFY(n != search::kNoNode);
      QVERIFY(recorded->state(n).cells == expected[i]);
    }
  }

  void findChangesNothing() {
    const domains::Klotski problem(kEasy);
    const auto whole = sessionOf(problem, Algorithm::BreadthFirst, Recording::Recorded);
    whole->run({}, {});
    const auto fresh = sessionOf(problem, Algorithm::BreadthFirst, Recording::Recorded);
    const std::size_t bytes = fresh->bytes();
    const NodeId last = whole->path().back();
    for (int i = 0; i < 3; ++i) QCOMPARE(fresh->find(*whole, last), search::kNoNode);
    QCOMPARE(fresh->bytes(), bytes);
    QCOMPARE(fresh->find(*whole, whole->path().front()), NodeId{0});
  }

  void otherDomainsAreNotMistaken() {
    const auto klotski = sessionOf(domains::Klotski(kEasy), Algorithm::BreadthFirst, Recording::Recorded);
    const auto sokoban = sessionOf(level(), Algorithm::BreadthFirst, Recording::Recorded);
    QCOMPARE(klotski->find(*sokoban, 0), search::kNoNode);
    QCOMPARE(sokoban->find(*klotski, 0), search::kNoNode);
    QVERIFY(!klotski->stateFromText(sokoban->stateText(0)));
  }

  void sidesAreKeptWhereBothHaveThem() {
    const grid::Map map = grid::oracle::mapOf({"....", ".##.", "...."});
    const auto story = [&](Algorithm a) {
      grid::RouteOptions o;
      o.algorithm = a;
      return testing::routeStory("sides", map, {{0, 0}, {3, 2}, o}).told();
    };
    const auto two = story(Algorithm::Bidirectional), again = story(Algorithm::Bidirectional),
               one = story(Algorithm::AStar);
    for (NodeId cell : {0u, 3u, 11u}) {
      QCOMPARE(two->find(*again, 2 * cell), 2 * cell);
      QCOMPARE(two->find(*again, 2 * cell + 1), 2 * cell + 1);
      QCOMPARE(two->find(*one, cell), 2 * cell);
      QCOMPARE(one->find(*two, 2 * cell + 1), cell);
    }
  }

  // Problems that search the same cells in other ways share their states.
  void theLadderSharesItsCells() {
    const grid::Map map = grid::oracle::mapOf({".....", "..#..", "....."});
    std::vector<std::unique_ptr<search::Session>> sessions;
    for (const Algorithm a : {Algorithm::AStar, Algorithm::CanonicalAStar, Algorithm::JumpPoint}) {
      grid::RouteOptions o;
      o.algorithm = a;
      o.neighbours = grid::Neighbours::Eight;
      sessions.push_back(testing::routeStory("ladder", map, {{0, 1}, {4, 1}, o}).told());
    }
    for (const auto& a : sessions)
      for (const auto& b : sessions)
        for (NodeId cell = 0; cell < 15; ++cell) QCOMPARE(a->find(*b, cell), cell);
  }

  void textsNameStates_data() {
    const auto row = testing::columns<QString, int>("text", "cell");
    row("as shown", "3, 1", 8);
    row("tight", "3,1", 8);
    row("outside", "5, 1", -1);
    row("negative", "-1, 1", -1);
    row("below", "0, 3", -1);
    row("trailing", "3, 1 ", -1);
    row("one number", "3", -1);
    row("no second", "3,", -1);
    row("empty", "", -1);
    row("too large", "99999999999, 1", -1);
  }
  void textsNameStates() {
    FETCH_ALL((QString, text), (int, cell));
    const auto session = testing::routeStory("texts", grid::Map(5, 3), {{0, 0}, {4, 2}, {}}).told();
    const search::States state = session->stateFromText(text.toStdString());
    QCOMPARE(state != nullptr, cell >= 0);
    if (state) QCOMPARE(session->find(*state, 0), NodeId(cell));
    if (cell >= 0) QCOMPARE(session->stateText(NodeId(cell)), std::string("3, 1"));
  }

  void textsOfHashedStatesComeBack() {
    const auto check = [](const auto& session) {
      session->run({}, {});
      for (NodeId n = 0; n < 40; ++n) {
        const search::States state = session->stateFromText(session->stateText(n));
        QVERIFY2(state, session->stateText(n).c_str());
        QCOMPARE(session->find(*state, 0), n);
      }
    };
    check(sessionOf(domains::Klotski(kEasy), Algorithm::BreadthFirst, Recording::Recorded));
    check(sessionOf(level(), Algorithm::Dijkstra, Recording::Recorded));
  }

  // A breakpoint waits for a state, whatever number a session gives to it, and before the session has met it.
  void breakpointsWaitForStates() {
    const domains::Klotski problem(kEasy);
    const auto first = sessionOf(problem, Algorithm::IdaStar, Recording::Recorded);
    first->run({}, {});
    const NodeId wanted = first->path()[1];  // which every search meets
    const std::string text = first->stateText(wanted);
    for (const Algorithm a :
         {Algorithm::BreadthFirst, Algorithm::IdaStar, Algorithm::AStar, Algorithm::DepthFirst}) {
      const auto session = sessionOf(problem, a, Recording::Recorded);
      search::BreakpointWatch watch({search::Breakpoint::at(text)});
      std::size_t i = 0;
      int hit = -1;
      // Pulled step by step, as the window does it.
      while (hit < 0 && (i < session->trace().end() || session->advance(1) == search::Outcome::Running ||
                         i < session->trace().end()))
        if (i < session->trace().end()) hit = watch.hit(*session, i++);
      QCOMPARE(hit, 0);
      QCOMPARE(session->stateText(session->trace()[i - 1].node), text);
      for (std::size_t k = 0; k + 1 < i; ++k) QVERIFY(session->stateText(session->trace()[k].node) != text);
    }
  }
  void aBreakpointOnAnotherBoardNeverStops() {
    search::BreakpointWatch watch({search::Breakpoint::at("40, 40")});
    const auto session = testing::routeStory("small", grid::Map(5, 3), {{0, 0}, {4, 2}, {}}).told();
    for (std::size_t i = 0; i < session->trace().end(); ++i) QCOMPARE(watch.hit(*session, i), -1);
  }
  // The same place on a map of another width.
  void aBreakpointKeepsItsPlace() {
    search::BreakpointWatch watch({search::Breakpoint::at("3, 1")});
    for (const int width : {5, 9, 17}) {
      const auto session =
          testing::routeStory("wide", grid::Map(width, 3), {{0, 1}, {width - 1, 1}, {}}).told();
      std::size_t i = 0;
      while (watch.hit(*session, i) < 0) ++i;
      QCOMPARE(session->trace()[i].node, NodeId(width + 3));
    }
  }

  // f of a node that a deepening search enters is that of this round's entry, not what was left by the last one.
  void fOfDeepeningSearches() {
    const domains::Klotski problem(kEasy);
    const auto ida = sessionOf(problem, Algorithm::IdaStar, Recording::Recorded);
    ida->run({}, {});
    // The depth of every entry, counted here from entries and departures alone: each move costs 1.
    search::Cost depth = 0;
    std::size_t entries = 0;
    for (std::size_t i = 0; i < ida->trace().end(); ++i) {
      const search::Event& e = ida->trace()[i];
      if (e.kind == EventKind::Round) depth = 0;
      if (e.kind == EventKind::Backtrack) --depth;
      if (e.kind != EventKind::Expand) continue;
      QCOMPARE(search::expandedPriority(*ida, e), depth + problem.heuristic(ida->state(e.node)));
      ++depth;
      ++entries;
    }
    QVERIFY(entries > 10);
  }

  void successorsAreMadeAgain_data() {
    QTest::addColumn<int>("story");
    for (std::size_t i = 0; i < testing::shortStories().size(); ++i)
      QTest::addRow("%zu %s", i, testing::shortStories()[i].name) << int(i);
  }
  // Every event that tells of a successor: its g is what the parent had and the move costs, its h the session's; and
  // what a taken one wrote is what is made again.
  void successorsAreMadeAgain() {
    QFETCH(int, story);
    const auto session = testing::shortStories()[std::size_t(story)].told();
    const search::Trace& trace = session->trace();
    std::size_t told = 0;
    for (std::size_t i = 0; i < trace.end(); ++i) {
      const search::Event& e = trace[i];
      const auto s = search::successorAt(*session, i);
      switch (e.kind) {
        case EventKind::Generate:
        case EventKind::Relax:
        case EventKind::Reopen:
          // A round of a repairing search begins with what has changed, not with an expansion.
          if (!search::repairs(session->algorithm()))
            QCOMPARE(s.has_value(), e.parentAfter != search::kNoNode);
          if (!s) break;
          QCOMPARE(s->g, e.gAfter);
          QVERIFY(s->skipped == Skipped::No);
          break;
        case EventKind::Duplicate:
          QVERIFY(s.has_value());
          if (search::repairs(session->algorithm()))
            break;  // it may hang on another g than its parent's record has
          if (forgets(session->algorithm())) {
            QVERIFY(s->skipped == Skipped::No);
          } else {
            QVERIFY(s->skipped == Skipped::NotCheaper || s->skipped == Skipped::Closed);
            QCOMPARE(s->knownG, e.gBefore);
            QCOMPARE(s->g >= e.gBefore, s->skipped == Skipped::NotCheaper);
          }
          break;
        case EventKind::Prune: QVERIFY(s && s->skipped == Skipped::Pruned); break;
        case EventKind::Cut:
          QCOMPARE(s.has_value(), !search::goesInRounds(session->algorithm()));
          if (!s) break;
          QVERIFY(s->skipped == Skipped::Beyond);
          break;
        default: QVERIFY(!s); continue;
      }
      if (!s) continue;
      const search::ViewFrom view(*session, i + 1);
      QCOMPARE(s->h, session->heuristic(e.node));
      ++told;
    }
    QVERIFY(told > 0 || session->stats().generated == 0);
  }

  void movesAreTold() {
    const auto session = sessionOf(level(), Algorithm::BreadthFirst, Recording::Recorded);
    session->advance(1);
    std::vector<std::string> moves;
    for (std::size_t i = 1; i < session->trace().end(); ++i)
      if (const auto s = search::successorAt(*session, i)) moves.push_back(s->move);
    // Boxes at 2,2 and 4,2; the keeper can walk all around both.
    const std::vector<std::string> expected{"2,2 up", "2,2 left", "2,2 right", "2,2 down",
                                            "4,2 up", "4,2 left", "4,2 right", "4,2 down"};
    QCOMPARE(moves, expected);
  }
};

SEARCHLIGHT_TEST(StateIdentityTest)
#include "state_identity_test.moc"
