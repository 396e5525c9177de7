// tests/core/repair_test.cpp: LPA* and D* Lite after random edits and on maps that an agent does not know, against Dijkstra.
#include "core/grid/changing_route.h"
#include "core/search/make_session.h"
#include "core/trace/open_head.h"
#include "core/trace/player_queries.h"
#include "core/trace/trace_player.h"
#include "tests/core/grid_oracle.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::grid;
using namespace searchlight::search;

namespace {

// All neighbours, corner rules, costs and heuristics that are allowed.
RouteOptions repairOptions(Random& random, Algorithm algorithm) {
  RouteOptions o;
  o.algorithm = algorithm;
  o.neighbours = random.chance(0.3) ? Neighbours::Four : Neighbours::Eight;
  o.corners = static_cast<CornerRule>(random.below(3));
  o.costs = static_cast<CostModel>(random.below(3));
  do o.heuristic = static_cast<Heuristic>(random.below(6));
  while (!o.isAdmissible(*o.heuristic));
  o.radius = random.between(1, 4);
  return o;
}

RouteQuestion repairQuestion(Random& random, const Map& map, Algorithm algorithm) {
  const std::vector<Point> cells = oracle::freeCells(map);
  const auto any = [&] { return cells[random.below(static_cast<std::uint32_t>(cells.size()))]; };
  return {any(), any(), repairOptions(random, algorithm)};
}

Map mapToEdit(Random& random) {
  const int side = random.between(3, 14);
  Map map = oracle::randomMap(random, side, random.between(2, 12), 0.01 * random.between(0, 40),
                              random.chance(0.5) ? 1 : 9);
  if (random.chance(0.15)) oracle::flood(random, map);
  map.setWeight({0, 0}, 1);
  return map;
}

// Walls come and go, weights rise and fall; near each other, as somebody draws them, and the ends stay free.
EditRound anyRound(Random& random, const Map& map, const RouteQuestion& q) {
  EditRound round;
  for (int edits = random.chance(0.7) ? 1 : random.between(0, 6); edits > 0; --edits) {
    const Point cell{random.between(0, map.width() - 1), random.between(0, map.height() - 1)};
    const bool isEnd = cell == q.from || cell == q.to;
    const Weight weight = random.chance(0.4) && !isEnd ? kWall : static_cast<Weight>(random.between(1, 9));
    round.push_back({cell, weight});
  }
  return round;
}

std::uint64_t trueDistance(const Map& map, const RouteQuestion& q, Point from) {
  return oracle::distances(map, from, q.options.neighbours, q.options.corners,
                           stepCosts(q.options.costModel()))[map.index(q.to)];
}

// What the events of a round add up to, and its path as it was read.
struct ToldRound {
  std::map<NodeId, int> expansions;
  std::uint64_t expanded = 0;
  std::vector<NodeId> route;
  bool isFound = false;
};
std::vector<ToldRound> roundsToldBy(const Trace& trace) {
  std::vector<ToldRound> rounds;
  for (std::size_t i = trace.begin(); i < trace.end(); ++i) {
    const Event& e = trace[i];
    if (e.kind == EventKind::Round) rounds.emplace_back();
    ToldRound& now = rounds.back();
    if (e.kind == EventKind::Expand) {
      ++now.expanded;
      ++now.expansions[e.node];
    }
    now.isFound |= e.kind == EventKind::Goal;
    if (e.kind == EventKind::Route) now.route.push_back(e.node);
  }
  return rounds;
}

std::string repeatable(const Map& map, const RouteQuestion& q) {
  return setup::argumentsOf(routeOptions(), q) + "\n" + oracle::toText(map);
}

// What a path costs on a map that has changed; nothing where one of its moves is none.
std::optional<std::uint64_t> costAlong(const std::vector<Point>& cells, const Map& map,
                                       const RouteOptions& o) {
  std::uint64_t cost = 0;
  const StepCosts step = stepCosts(o.costModel());
  for (std::size_t i = 1; i < cells.size(); ++i) {
    if (!oracle::isMove(map, cells[i - 1], cells[i], o.neighbours, o.corners)) return std::nullopt;
    const Point d = cells[i] - cells[i - 1];
    cost += std::uint64_t{d.x != 0 && d.y != 0 ? step.diagonal : step.straight} * map.weight(cells[i]);
  }
  return cost;
}

std::vector<Point> pointsAlong(std::vector<NodeId> route, const Map& map, bool isFromGoal) {
  if (isFromGoal) std::ranges::reverse(route);
  std::vector<Point> out;
  for (const NodeId n : route) out.push_back(map.point(n));
  return out;
}

// The search as told, and as it is at full speed.
std::unique_ptr<Session> toldBoth(const std::shared_ptr<const RouteGraph>& graph, const RouteQuestion& q,
                                  QString& fault) {
  auto session = makeRouteSession(graph, q, Recording::Recorded).session;
  const auto silent = makeRouteSession(graph, q, Recording::Silent).session;
  const Outcome outcome = session->run({}, {});
  if (silent->run({}, {}) != outcome) fault = "ends otherwise at full speed";
  if (!(silent->stats() == session->stats())) fault = "counts otherwise at full speed";
  if (silent->path() != session->path() || silent->solutionCost() != session->solutionCost())
    fault = "goes another way at full speed";
  if (silent->rounds() != session->rounds()) fault = "has other rounds at full speed";
  return session;
}

}  // namespace

class RepairTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // After each of 10,000 edits the path is as short as there is one, and no node was expanded more than twice.
  void lpaStarIsOptimalAfterEachEdit() {
    Random random = testing::randomFor("lpa-star");
    int edits = 0, found = 0, none = 0;
    std::uint64_t expanded = 0, fromScratch = 0;
    while (edits < testing::rounds(10'000)) {
      const Map map = mapToEdit(random);
      RouteQuestion q = repairQuestion(random, map, Algorithm::LpaStar);
      if (random.chance(0.15)) q.options.window = random.between(3, 9);
      for (int rounds = random.between(0, 30); rounds > 0; --rounds)
        q.edits.push_back(anyRound(random, map, q));
      edits += static_cast<int>(q.edits.size());
      const auto graph = makeRouteGraph(map, q);
      QString fault;
      const auto session = toldBoth(graph, q, fault);
      const std::vector<ToldRound> rounds = roundsToldBy(session->trace());
      Map now = oracle::windowed(map, q.from, q.options.window);
      QVERIFY2(rounds.size() == q.edits.size() + 1, repeatable(map, q).c_str());
      const std::vector<RepairRound> repaired = repairRounds(graph, q, {}, {});
      for (std::size_t k = 0; k < rounds.size() && fault.isEmpty(); ++k) {
        if (k > 0) now = oracle::windowed(edited(now, {&q.edits[k - 1], 1}), q.from, q.options.window);
        const std::uint64_t cost = trueDistance(now, q, q.from);
        const std::vector<Point> path = pointsAlong(rounds[k].route, now, true);
        if (rounds[k].isFound != (cost != oracle::kUnreachable))
          fault = "finds a path where there is none, or none";
        else if (rounds[k].isFound &&
                 (path.front() != q.from || path.back() != q.to || costAlong(path, now, q.options) != cost))
          fault = "is not the shortest path";
        for (const auto& [node, times] : rounds[k].expansions)
          if (times > 2) fault = "expands a node more than twice";
        if (repaired[k].expanded != rounds[k].expanded) fault = "counts a round otherwise";
        if (!fault.isEmpty()) fault += u" in round %1"_s.arg(k);
        if (k > 0) {
          expanded += repaired[k].expanded;
          fromScratch += *repaired[k].fromScratch;
        }
        ++(rounds[k].isFound ? found : none);
      }
      const bool isSolved = rounds.back().isFound;
      if (session->outcome() != (isSolved ? Outcome::Solved : Outcome::Exhausted)) fault = "ends otherwise";
      QVERIFY2(fault.isEmpty(), qPrintable(fault + "\n" + QString::fromStdString(repeatable(map, q))));
    }
    QVERIFY(found > edits / 4 && none > edits / 20);
    qInfo("%d edits: %llu expansions, from scratch %llu", edits, static_cast<unsigned long long>(expanded),
          static_cast<unsigned long long>(fromScratch));
    QVERIFY(expanded < fromScratch / 2);
  }

  // Each path that the agent plans is the shortest on what it has seen, and it comes to the goal where there is a way.
  // What the limits leave no room for is not known, and the rest is as without limits.
  void comparingKeepsTheLimits() {
    Random random = testing::randomFor("limits of comparing");
    std::vector<RepairRound> whole;
    Map map = mapToEdit(random);
    RouteQuestion q = repairQuestion(random, map, Algorithm::LpaStar);
    std::shared_ptr<const RouteGraph> graph;
    do {
      map = mapToEdit(random);
      q = repairQuestion(random, map, Algorithm::LpaStar);
      for (int round = 0; round < 3; ++round) q.edits.push_back(anyRound(random, map, q));
      graph = makeRouteGraph(map, q);
      whole = repairRounds(graph, q, {}, {});
    } while (whole.size() < 3 || *whole[1].fromScratch < 3);
    std::uint64_t own = 0;
    for (const RepairRound& round : whole) own += round.expanded;
    const auto within = [&](std::uint64_t expansions) {
      return repairRounds(graph, q, {.expansions = expansions}, {});
    };
    const std::vector<RepairRound> cut = within(own + *whole[0].fromScratch + 2);
    QCOMPARE(cut.size(), whole.size());
    QCOMPARE(cut[0].fromScratch, whole[0].fromScratch);
    for (std::size_t k = 0; k < cut.size(); ++k) {
      QCOMPARE(cut[k].expanded, whole[k].expanded);
      QVERIFY(k == 0 || !cut[k].fromScratch);
    }
    QVERIFY(within(own - 1).empty());
  }

  void dStarLiteIsOptimalOnWhatItKnows() {
    Random random = testing::randomFor("d-star-lite");
    int discoveries = 0;
    for (int i = 0; discoveries < testing::rounds(10'000); ++i) {
      const Map map = mapToEdit(random);
      RouteQuestion q = repairQuestion(random, map, Algorithm::DStarLite);
      if (random.chance(0.15)) q.options.window = random.between(3, 9);
      const auto graph = makeRouteGraph(map, q);
      QString fault;
      const auto session = toldBoth(graph, q, fault);
      const std::vector<ToldRound> rounds = roundsToldBy(session->trace());
      const Map seenMap = oracle::windowed(map, q.from, q.options.window);
      // The agent's own map.
      Map known = oracle::windowed(Map(map.width(), map.height()), q.from, q.options.window);
      const auto isWater = [&](Point p) { return map.isWater(map.index(p)); };
      if (isWater(q.from))
        for (std::size_t c = 0; c < known.cellCount(); ++c)
          if (!known.isWall(known.point(c))) known.setWater(c);
      const auto see = [&](Point at) {
        for (int y = at.y - q.options.radius; y <= at.y + q.options.radius; ++y)
          for (int x = at.x - q.options.radius; x <= at.x + q.options.radius; ++x)
            if (const Point p{x, y}; known.contains(p)) {
              known.setWeight(p, seenMap.weight(p));
              if (seenMap.isWater(map.index(p))) known.setWater(map.index(p));
            }
      };
      std::size_t at = session->trace().begin();
      std::vector<Point> walked{q.from};
      see(q.from);
      const std::vector<RepairRound> repaired = repairRounds(graph, q, {}, {});
      for (std::size_t k = 0; k < rounds.size() && fault.isEmpty(); ++k) {
        if (!(repaired[k].at == walked.back())) fault = "is elsewhere";
        const std::uint64_t cost = trueDistance(known, q, walked.back());
        const std::vector<Point> path = pointsAlong(rounds[k].route, known, false);
        if (rounds[k].isFound != (cost != oracle::kUnreachable))
          fault = "plans a path where there is none, or none";
        else if (rounds[k].isFound && (path.front() != walked.back() || path.back() != q.to ||
                                       costAlong(path, known, q.options) != cost))
          fault = "does not plan the shortest path";
        for (const auto& [node, times] : rounds[k].expansions)
          if (times > 2) fault = "expands a node more than twice";
        if (!fault.isEmpty()) fault += u" in round %1"_s.arg(k);
        // What it does until the next round.
        for (++at; at < session->trace().end() && session->trace()[at].kind != EventKind::Round; ++at)
          if (session->trace()[at].kind == EventKind::Walk) {
            walked.push_back(map.point(session->trace()[at].node));
            see(walked.back());
          }
        discoveries += k > 0;
      }
      const bool isReachable = trueDistance(seenMap, q, q.from) != oracle::kUnreachable;
      if (session->outcome() != (isReachable ? Outcome::Solved : Outcome::Exhausted))
        fault = "ends otherwise";
      if (isReachable && (pointsAlong(session->path(), map, false) != walked || walked.back() != q.to ||
                          costAlong(walked, seenMap, q.options) != session->solutionCost()))
        fault = "tells another walk";
      QVERIFY2(fault.isEmpty(), qPrintable(fault + "\n" + QString::fromStdString(repeatable(map, q))));
    }
  }

  // Any position is the same whichever way one comes to it; and OPEN is in the order in which nodes are taken.
  void playsBothWays() {
    Random random = testing::randomFor("repair played");
    for (int i = 0; i < testing::rounds(60); ++i) {
      const Map map = mapToEdit(random);
      RouteQuestion q = repairQuestion(random, map, i % 2 ? Algorithm::LpaStar : Algorithm::DStarLite);
      for (int rounds = random.between(1, 6); rounds > 0 && i % 2; --rounds)
        q.edits.push_back(anyRound(random, map, q));
      const auto graph = makeRouteGraph(map, q);
      QString fault;
      const auto session = toldBoth(graph, q, fault);
      const Trace& trace = session->trace();
      TracePlayer player(trace), other(trace);
      std::vector<std::vector<NodeId>> routes;
      OpenHead head(5);
      for (bool goesOn = true; goesOn;) {
        routes.push_back(player.route());
        session->viewFrom(player.position());
        if (player.position() < trace.end() && trace[player.position()].kind == EventKind::Expand) {
          head.begin(*session, player);
          while (head.scan(1000)) {
          }
          QVERIFY2(head.head().front() == trace[player.position()].node, repeatable(map, q).c_str());
        }
        goesOn = player.forward();
        if (goesOn) (void)eventOnBoard(*session, player.position() - 1);
      }
      QVERIFY(player.counts().expanded == session->stats().expanded &&
              player.counts().generated == session->stats().generated &&
              player.counts().reopened == session->stats().reopened &&
              player.openCount() == session->stats().open);
      for (std::size_t at = trace.end(); at-- > 0;) {
        player.back();
        QVERIFY2(std::vector<NodeId>(player.route()) == routes[at], repeatable(map, q).c_str());
        if (random.chance(0.2)) {
          other.seek(at);
          QVERIFY(std::vector<NodeId>(other.route()) == routes[at]);
          for (NodeId n = 0; n < map.cellCount(); ++n) QVERIFY(other.node(n) == player.node(n));
        }
      }
    }
  }

  void editsAreWords() {
    std::vector<EditRound> rounds;
    const std::vector<EditRound> wanted{{{{4, 7}, 0}, {{5, 7}, 3}}, {}, {{{9, 2}, 255}}};
    for (const char* text : {"4,7=#+5,7=3//9,2=255", "4,7=0 5,7=3\n\n9,2=255\n"}) {
      QVERIFY(!readEdits(rounds, text));
      QCOMPARE(rounds, wanted);
    }
    QCOMPARE(editsText(rounds), std::string("4,7=#+5,7=3//9,2=255"));
    for (const char* text : {"4,7", "4=1", "4,7=", "4,7=256", "4,7=x", "4,7=1,5,7=2", "a"}) {
      QVERIFY(readEdits(rounds, text));
      QCOMPARE(rounds, wanted);
    }
    QVERIFY(!readEdits(rounds, ""));
    QVERIFY(rounds.empty());
  }

  void refusesWhatBreaksItsPromise() {
    const Map map = oracle::mapOf({"....", "....", "...."});
    RouteQuestion q{{0, 0}, {3, 2}, {}};
    q.options.algorithm = Algorithm::LpaStar;
    q.options.heuristic = Heuristic::SquaredEuclidean;
    QCOMPARE(english(*whyNot(map, q)),
             std::string("--heuristic squared-euclidean: lpa-star needs an admissible heuristic"));
    q.options.heuristic = {};
    q.edits = {{{{4, 0}, 1}}};
    QCOMPARE(english(*whyNot(map, q)), std::string("--edits 4,0: outside the map of 4 x 3"));
    q.edits = {{{{3, 2}, 0}}};
    QCOMPARE(english(*whyNot(map, q)), std::string("--edits 3,2: start and goal cannot become walls"));
    q.edits = {{{{3, 2}, 5}}};
    QVERIFY(!whyNot(map, q));
    // Other searches are of the edited map.
    q.options.algorithm = Algorithm::AStar;
    QVERIFY(makeRouteGraph(map, q)->map().weight({3, 2}) == 5);
    q.options.algorithm = Algorithm::JumpPoint;
    q.options.neighbours = Neighbours::Eight;
    QCOMPARE(english(*whyNot(map, q)), std::string("--algorithm jump-point: needs a map without weights"));
  }
};

SEARCHLIGHT_TEST(RepairTest)
#include "repair_test.moc"
