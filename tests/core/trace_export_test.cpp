// tests/core/trace_export_test.cpp: what is written of a search, and that it plays again as it was.

#include <sstream>

#include "core/trace/trace_player.h"
#include "core/trace_formats/foreign_trace.h"
#include "tests/core/stories.h"
#include "tests/test_main.h"

using namespace searchlight::search;
using searchlight::testing::Story;

namespace {

std::string exported(const Session& session, SearchTraceFlavour flavour,
                     const TraceExportOptions& options = {}) {
  std::string text;
  SearchTraceWriter writer(text, flavour);
  TraceExporter exporter(writer, session, options);
  exporter.finish();
  return text;
}

// Some 100,000 events, and three times as many with duplicates.
Story longStory(Algorithm algorithm) {
  grid::RouteOptions options;
  options.algorithm = algorithm;
  return searchlight::testing::routeStory("long", grid::Map(230, 230), {{0, 0}, {229, 229}, options});
}

// An event as both sides can tell it.
QString toText(const std::string& node, const std::string& parent, const Event& e) {
  // A waiting node that depth-first search hands to a deeper parent is written as an update.
  const EventKind kind =
      e.kind == EventKind::Generate && e.statusBefore != NodeStatus::Unseen ? EventKind::Relax : e.kind;
  std::ostringstream out;
  out << "kind " << int(kind) << " of " << node << ": " << statusName(e.statusBefore) << " to "
      << statusName(e.statusAfter) << ", parent " << parent << ", g " << e.gAfter;
  return QString::fromStdString(out.str());
}

QStringList toldBy(const Session& session) {
  QStringList all;
  const auto name = [](NodeId n) { return n == kNoNode ? std::string("none") : std::to_string(n); };
  for (std::size_t i = 0; i < session.trace().end(); ++i) {
    Event e = session.trace()[i];
    if (e.kind == EventKind::Backup || (e.kind == EventKind::Sight && !losesSight(e)))
      continue;  // what they tell besides the node is not told
    if (losesSight(e)) e.kind = EventKind::Relax;
    all << toText(name(e.node), name(e.parentAfter), e);
  }
  return all;
}

// Without what a search does not tell: its ends, and that an expanded node is done with.
QStringList playedBy(const ForeignTrace& foreign) {
  QStringList all;
  const auto name = [&](NodeId n) {
    return n == kNoNode ? std::string("none") : std::string(foreign.label(n));
  };
  for (std::size_t i = 0; i < foreign.trace().end(); ++i) {
    const Event& e = foreign.trace()[i];
    const std::string_view word = foreign.word(i);
    const bool isClosing = word == "closing" && e.statusBefore == e.statusAfter;
    if (word != "source" && word != "destination" && word != "sight" && word != "backup" && !isClosing)
      all << toText(name(e.node), name(e.parentAfter), e);
  }
  return all;
}

}  // namespace

class TraceExportTest : public QObject {
  Q_OBJECT

 private:
  QTemporaryDir m_temporary;
  std::string pathTo(const char* name) const { return m_temporary.filePath(name).toStdString(); }

 private Q_SLOTS:
  void initTestCase() { QVERIFY(m_temporary.isValid()); }

  // Article 3's first step, on its board.
  void isWrittenAsDocumented() {
    grid::Map map(9, 7);
    for (const int y : {2, 3, 4}) map.setWeight({4, y}, grid::kWall);
    grid::RouteQuestion question{{2, 3}, {6, 3}, {}};
    question.options.costs = grid::CostModel::TenFourteen;
    const auto graph = grid::makeRouteGraph(map, question);
    const auto route = grid::makeRouteSession(graph, question, Recording::Recorded, {false, false});
    QCOMPARE(route.session->run({.expansions = 2}, {}), Outcome::Stopped);
    const std::string text = exported(*route.session, SearchTraceFlavour::Yaml,
                                      grid::routeTraceOptions(question, *route.session, graph));
    const char* expected =
        "events:\n"
        "  - { type: source, id: 29, x: 2, y: 3 }\n"
        "  - { type: destination, id: 33, x: 6, y: 3 }\n"
        "  - { type: generating, id: 29, pId: null, f: 40, g: 0, h: 40, x: 2, y: 3 }\n"
        "  - { type: expanding, id: 29, pId: null, f: 40, g: 0, h: 40, x: 2, y: 3 }\n"
        "  - { type: generating, id: 20, pId: 29, f: 60, g: 10, h: 50, x: 2, y: 2 }\n"
        "  - { type: generating, id: 28, pId: 29, f: 60, g: 10, h: 50, x: 1, y: 3 }\n"
        "  - { type: generating, id: 30, pId: 29, f: 40, g: 10, h: 30, x: 3, y: 3 }\n"
        "  - { type: generating, id: 38, pId: 29, f: 60, g: 10, h: 50, x: 2, y: 4 }\n"
        "  - { type: closing, id: 29, pId: null, f: 40, g: 0, h: 40, x: 2, y: 3 }\n"
        "  - { type: expanding, id: 30, pId: 29, f: 40, g: 10, h: 30, x: 3, y: 3 }\n"
        "  - { type: generating, id: 21, pId: 30, f: 60, g: 20, h: 40, x: 3, y: 2 }\n"
        "  - { type: generating, id: 39, pId: 30, f: 60, g: 20, h: 40, x: 3, y: 4 }\n"
        "  - { type: closing, id: 30, pId: 29, f: 40, g: 10, h: 30, x: 3, y: 3 }\n";
    QCOMPARE(QString::fromStdString(text.substr(text.find("events:"))), QString::fromLatin1(expected));
  }

  void costsAreInTheirUnit() {
    grid::RouteQuestion question{{0, 0}, {2, 1}, {}};
    question.options.neighbours = grid::Neighbours::Eight;
    const auto graph = grid::makeRouteGraph(grid::Map(3, 2), question);
    const auto route = grid::makeRouteSession(graph, question, Recording::Recorded);
    route.session->run({}, {});
    const std::string text = exported(*route.session, SearchTraceFlavour::Yaml,
                                      grid::routeTraceOptions(question, *route.session, graph));
    QVERIFY2(
        text.find(
            "{ type: end, id: 5, pId: 1, f: 2.414213562373095, g: 2.414213562373095, h: 0, x: 2, y: 1 }") !=
                std::string::npos ||
            text.find("{ type: end, id: 5, pId: 4, f: 2.414213562373095, g: 2.414213562373095, h: 0, x: 2, "
                      "y: 1 }") != std::string::npos,
        text.c_str());
    QVERIFY2(text.ends_with("{ type: path, id: 0, pId: null, f: 2.414213562373095, g: 0, h: "
                            "2.414213562373095, x: 0, y: 0 }\n"),
             text.c_str());
  }

  // Digit by digit: what is added up is f, and the end costs what is reported for the route.
  void costsAddUp_data() {
    const auto row = testing::columns<int, int, int>("algorithm", "heuristic", "heaviest");
    for (const AlgorithmInfo& a : mapAlgorithms())
      for (const grid::Heuristic h : {grid::Heuristic::Octile, grid::Heuristic::Euclidean})
        for (const int heaviest : {1, 9}) {
          if (searchlight::testing::isShortened() && (h == grid::Heuristic::Octile) == (heaviest == 1))
            continue;
          const bool isUniform = needsGrid(a.id);
          if (a.id == Algorithm::DStarLite) continue;  // a path ends in each round
          if ((heaviest > 1 && isUniform) || search::meetsAnew(a.id)) continue;
          row(testing::rowName("%s %d %d", std::string(a.name).c_str(), int(h), heaviest), int(a.id), int(h),
              heaviest);
        }
  }
  void costsAddUp() {
    FETCH(const int, algorithm, heuristic, heaviest);
    Random random = searchlight::testing::randomFor("costsAddUp", 0);
    // Longer than 577 straight moves, whose inner cost is that of 408 diagonals.
    grid::Map map = grid::oracle::randomMap(random, 620, 9, 0.05, heaviest);
    const Point from{0, 0}, to{619, 8};
    for (const Point end : {from, to}) map.setWeight(end, 1);
    grid::RouteQuestion question{from, to, {}};
    question.options.algorithm = static_cast<Algorithm>(algorithm);
    question.options.heuristic = static_cast<grid::Heuristic>(heuristic);
    question.options.neighbours = grid::Neighbours::Eight;
    question.options.weight = 1.7;
    const auto graph = grid::makeRouteGraph(map, question);
    const auto route = grid::makeRouteSession(graph, question, Recording::Recorded, {}, 256);
    QCOMPARE(route.session->run({}, {}), Outcome::Solved);
    const double reported = grid::routeOf(*route.session, *graph, question.options).cost;
    const TraceDocument document =
        readSearchTrace(exported(*route.session, SearchTraceFlavour::Json,
                                 grid::routeTraceOptions(question, *route.session, graph)),
                        "t");
    const bool adds =
        info(question.options.algorithm).usesHeuristic && question.options.algorithm != Algorithm::Greedy;
    const double weight =
        question.options.algorithm == Algorithm::WeightedAStar ? question.options.weight : 1;
    std::size_t wrong = 0, ends = 0;
    // At any angle g is rounded up a line, and by the parents' costs of that time.
    const double grain = question.options.isAnyAngle() ? 3.0 : 0.0;
    for (std::size_t i = 0; i < document.events.size(); ++i) {
      const TraceEvent& e = document.events[i];
      if (adds && e.g)
        wrong += *e.f != (question.options.algorithm == Algorithm::MeetInTheMiddle
                              ? std::max(*e.g + *e.h, 2 * *e.g)
                              : *e.g + weight * *e.h);
      if (document.typeOf(i) != "end") continue;
      ++ends;
      if (grain > 0)
        QVERIFY(*e.g >= reported - 1e-6 && *e.g <= reported + grain);
      else if (route.session->sides() == 1)
        QCOMPARE(*e.g, reported);
    }
    QCOMPARE(wrong, std::size_t{0});
    QCOMPARE(ends, std::size_t{1});
    // And whoever reads it back, within the grain of its costs.
    const ForeignTrace foreign(document);
    QVERIFY2(std::abs(foreign.solutionCost() * foreign.costUnit() - reported) <= foreign.costUnit() + grain,
             qPrintable(QString::number(foreign.solutionCost() * foreign.costUnit(), 'g', 17)));
  }

  void playsAsItWas_data() {
    const auto row = testing::columns<int, bool>("story", "duplicates");
    const auto& stories = searchlight::testing::shortStories();
    for (int i = 0; i < static_cast<int>(stories.size()); ++i)
      for (const bool duplicates : {true, false})
        row(testing::rowName("%d %s%s", i, stories[static_cast<std::size_t>(i)].name,
                             duplicates ? "" : ", no duplicates"),
            i, duplicates);
  }
  void playsAsItWas() {
    FETCH_ALL((const int, story), (const bool, duplicates));
    const Story& told = searchlight::testing::shortStories()[static_cast<std::size_t>(story)];
    RecordOptions options;
    options.duplicates = duplicates;
    const auto session = told.told(64, options);
    const std::string text = exported(*session, SearchTraceFlavour::Json);
    ForeignTrace foreign(readSearchTrace(text, "t"));

    QCOMPARE(foreign.costUnit(), 1.0);
    QCOMPARE(playedBy(foreign), toldBy(*session));
    QCOMPARE(foreign.stats().expanded, session->stats().expanded);
    QCOMPARE(foreign.stats().reopened, session->stats().reopened);
    QCOMPARE(foreign.outcome() == Outcome::Solved, session->outcome() == Outcome::Solved);
    std::vector<std::string> path, playedPath;
    for (const NodeId n : session->path()) path.push_back(std::to_string(n));
    for (const NodeId n : foreign.path()) playedPath.emplace_back(foreign.label(n));
    QVERIFY(playedPath == path);
    const bool walks = session->algorithm() == Algorithm::DStarLite;  // the end is that of its last plan
    if (!path.empty() && session->sides() == 1 && !walks)
      QCOMPARE(foreign.solutionCost(), session->solutionCost());

    // Both players list the same nodes as open at the end, in the same order of insertion.
    const auto openAtEnd = [](const Session& s, const auto& name) {
      TracePlayer player(s.trace());
      player.seek(s.trace().end());
      std::vector<NodeId> open = player.open();
      std::ranges::sort(open, {}, [&](NodeId n) { return insertionOrder(player.node(n)); });
      std::vector<std::string> names;
      for (const NodeId n : open) names.push_back(name(n));
      return names;
    };
    QVERIFY(openAtEnd(foreign, [&](NodeId n) { return std::string(foreign.label(n)); }) ==
            openAtEnd(*session, [](NodeId n) { return std::to_string(n); }));
  }

  // A window of one segment, and a search several times as long.
  void isWrittenWhileItRuns() {
    const Story story = longStory(Algorithm::Dijkstra);
    const auto whole = story.told(64);
    QVERIFY(whole->trace().end() > 2 * Trace::kSegment);
    const std::string expected = exported(*whole, SearchTraceFlavour::Json);

    std::string text;
    SearchTraceWriter writer(text, SearchTraceFlavour::Json);
    std::optional<TraceExporter> exporter;
    RecordOptions options;
    int full = 0;
    options.segmentFull = [&] {
      ++full;
      exporter->catchUp();
    };
    const auto session = story.recorded(1, options);
    exporter.emplace(writer, *session, TraceExportOptions{});
    session->run({}, {});
    exporter->finish();
    QVERIFY(session->trace().begin() > 0);
    QCOMPARE(full, static_cast<int>((whole->trace().end() - 1) / Trace::kSegment));
    QVERIFY(text == expected);
  }

  void fileIsThereWhenItIsComplete() {
    const std::string path = pathTo("search.trace.json");
    const Story story = longStory(Algorithm::BreadthFirst);
    writeFile(path, "before");
    {
      TraceFile file(path);
      const auto session = story.recorded(1, file.recordOptions());
      file.begin(*session, {});
      session->run({}, {});
      QCOMPARE(readFile(path, 100), std::string("before"));
      file.commit();
    }
    RecordOptions options;
    options.duplicates = false;
    QVERIFY(readFile(path, std::size_t{1} << 28) ==
            exported(*story.told(64, options), SearchTraceFlavour::Json));
  }

  // By another program, during a search that may take long.
  void whatOthersWroteMeanwhileStays() {
    const std::string path = pathTo("others.trace.json");
    const Story story = longStory(Algorithm::BreadthFirst);
    TraceFile file(path);
    const auto session = story.recorded(1, file.recordOptions());
    file.begin(*session, {});
    session->run({}, {});
    writeFile(path, "somebody else's");
    QVERIFY_THROWS_EXCEPTION(ChangedMeanwhile, file.commit());
    QCOMPARE(readFile(path, 100), std::string("somebody else's"));
  }

  void stoppedExportLeavesNothing() {
    const std::string path = pathTo("stopped.trace.yaml");
    std::stop_source stop;
    stop.request_stop();
    const grid::RouteQuestion question{{0, 0}, {99, 99}, {}};
    const auto graph = grid::makeRouteGraph(grid::Map(100, 100), question);
    grid::exportRouteTrace(graph, question, path, stop.get_token());
    QVERIFY(!QFile::exists(QString::fromStdString(path)));
    // Without memory neither, and that is told.
    QVERIFY_THROWS_EXCEPTION(FormatError,
                             grid::exportRouteTrace(graph, question, path, {}, {},
                                                    std::make_shared<MemoryBudget>(std::size_t{1} << 16)));
    QVERIFY(!QFile::exists(QString::fromStdString(path)));
    grid::exportRouteTrace(graph, question, path, {});
    ForeignTrace foreign(readSearchTrace(readFile(path, 1 << 24), path));
    QCOMPARE(foreign.outcome(), Outcome::Solved);
    QCOMPARE(foreign.path().size(), std::size_t{199});
    QCOMPARE(QDir(m_temporary.path()).entryList({u".*.tmp"_s}, QDir::Files | QDir::Hidden).size(), 0);
  }
};

SEARCHLIGHT_TEST(TraceExportTest)
#include "trace_export_test.moc"
