// tests/widgets/domains_test.cpp: other domains than the grid, watched: no view of a search may know a cell.
//
// Sokoban and Klotski have hashed states, so silent and recorded runs, and runs of different algorithms, number the same
// states differently. What the views say is held against states and their texts, told by the domains themselves.
#include "tests/core/domains/conformance.h"
#include "tests/core/domains/klotski_domain.h"
#include "tests/core/domains/sokoban_domain.h"
#include "tests/core/domains/toy_graph.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"
#include "tests/widgets/watched_search.h"
#include "widgets/player/player_bar.h"
#include "widgets/player/timeline.h"
#include "widgets/tables/breakpoints_view.h"
#include "widgets/tables/node_inspector.h"
#include "widgets/tables/node_tables.h"
#include "widgets/tables/numbers_view.h"
#include "widgets/tables/pseudocode_view.h"
#include "widgets/words/search_format.h"

using search::Algorithm;
using search::NodeId;
using search::Outcome;
using testing::OneRun;
using testing::WatchedSearch;

namespace {

using domains::Klotski;
using domains::Sokoban;
using domains::SokobanWithCorners;

Sokoban smallLevel() { return Sokoban({"WWWWWWW", "WSSSSSW", "WSKBSDW", "WSSBSSW", "WSSDSSW", "WWWWWWW"}); }
Klotski opening() { return Klotski("VCCV/VCCV/VHHV/VSSV/S..S"); }

// A domain with its type forgotten, as a page hands it over; what is to be known of its states comes as text.
struct Domain {
  const char* name;
  bool small;  // enough for searches that forget what they have seen
  std::function<std::unique_ptr<search::Session>(const search::SessionOptions&)> make;
  std::function<QString(const std::vector<std::string>&)>
      faultOfRoute;  // of states' texts from start to goal
};

template <class P>
Domain domainPageOf(const char* name, bool small, const P& problem) {
  const auto fault = [problem](const std::vector<std::string>& texts) {
    if (texts.empty()) return u"there is no route"_s;
    std::vector<typename P::State> states;
    for (const std::string& text : texts) {
      const auto state = problem.stateFromText(text);
      if (!state) return u"no state: "_s + QString::fromStdString(text);
      states.push_back(*state);
    }
    if (!(states.front() == problem.start())) return u"does not begin at the start"_s;
    if (!problem.isGoal(states.back())) return u"does not end at a goal"_s;
    for (std::size_t i = 1; i < states.size(); ++i) {
      const auto next = domains::successorsOf(problem, states[i - 1]);
      if (std::none_of(next.begin(), next.end(), [&](const auto& s) { return s.first == states[i]; }))
        return u"move %1 is none"_s.arg(i);
    }
    return QString();
  };
  return {name, small,
          [problem](const search::SessionOptions& o) -> std::unique_ptr<search::Session> {
            return search::makeSession(problem, o);
          },
          fault};
}

const std::vector<Domain>& allDomains() {
  static const std::vector<Domain> all = {
      domainPageOf("sokoban", true, smallLevel()),
      domainPageOf("sokoban with corners", true, SokobanWithCorners(smallLevel())),
      domainPageOf("klotski", false, opening()),
  };
  return all;
}

NodeNames namesOf(Algorithm a) {
  NodeNames names;
  names.node = [](const search::Session& session, NodeId n) {
    return QString::fromStdString(session.stateText(n));
  };
  names.usesHeuristic = search::info(a).usesHeuristic;
  return names;
}

SessionFactory factoryOf(const Domain& domain, Algorithm a, std::size_t segments = 64) {
  return [&domain, a, segments](search::Recording r) {
    // So wide a beam drops nothing.
    search::SessionOptions o{.algorithm = a, .width = 1'000'000, .recording = r};
    o.traceSegments = segments;
    return domain.make(o);
  };
}

// Which algorithms can search the domain: those that makeSession can make, in reasonable time.
std::vector<Algorithm> algorithmsOf(const Domain& domain) {
  std::vector<Algorithm> out;
  for (const search::AlgorithmInfo& a : search::algorithms()) {
    if (!search::isGeneral(a.id)) continue;
    if (search::meetsAnew(a.id) && !domain.small) continue;
    if (testing::isShortened() && !domain.small && a.id != Algorithm::AStar &&
        a.id != Algorithm::Bidirectional)
      continue;
    if (factoryOf(domain, a.id)(search::Recording::Silent)) out.push_back(a.id);
  }
  return out;
}

void addRows() {
  const auto row = testing::columns<int, int>("domain", "algorithm");
  for (std::size_t w = 0; w < allDomains().size(); ++w)
    for (const Algorithm a : algorithmsOf(allDomains()[w]))
      row(testing::rowName("%s, %s", allDomains()[w].name, search::info(a).name.data()), static_cast<int>(w),
          static_cast<int>(a));
}

struct DomainRow {
  const Domain& domain;
  Algorithm algorithm;
};
DomainRow fetched() {
  FETCH(int, domain, algorithm);
  return {allDomains()[static_cast<std::size_t>(domain)], static_cast<Algorithm>(algorithm)};
}

std::vector<std::string> textsOf(const WatchedRun& run, const std::vector<NodeId>& nodes) {
  std::vector<std::string> out;
  for (const NodeId n : nodes) out.push_back(run.session().stateText(n));
  return out;
}

// All views of the workbench over one run.
struct Views {
  NodeTables tables;
  NodeInspector inspector;
  NumbersView numbers;
  PseudocodeView code;
  BreakpointsView breakpoints;
  PlayerBar player;
  Timeline timeline;

  void watch(OneRun& model) {
    tables.setRun(&model.run);
    inspector.setRun(&model.run);
    numbers.setRun(&model.run);
    code.setRun(&model.run);
    breakpoints.setTransport(&model);
    player.setTransport(&model);
    timeline.setTransport(&model);
    for (QWidget* view : std::initializer_list<QWidget*>{&tables, &inspector, &numbers, &code, &breakpoints,
                                                         &player, &timeline}) {
      view->resize(400, 300);
      view->show();
    }
  }
  void grab() {
    for (QWidget* view : std::initializer_list<QWidget*>{&tables, &inspector, &numbers, &code, &breakpoints,
                                                         &player, &timeline})
      QVERIFY(!view->grab().isNull());
  }
};

}  // namespace

class DomainsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theAnswersRouteIsARouteHere_data() { addRows(); }
  void theAnswersRouteIsARouteHere() {
    const auto [w, a] = fetched();
    OneRun model;
    Views views;
    views.watch(model);
    model.setSearch(factoryOf(w, a), namesOf(a), Transport::StartAt::End);
    WatchedSearch::settle(model);
    QTRY_VERIFY(model.answer().outcome != Outcome::Running);
    QCOMPARE(model.answer().outcome, Outcome::Solved);
    // The silent run's route, as states, among the recorded run's nodes.
    const std::vector<NodeId>& nodes = model.run.answerNodes();
    QVERIFY(std::find(nodes.begin(), nodes.end(), search::kNoNode) == nodes.end());
    const std::vector<std::string> answer = textsOf(model.run, nodes);
    const QString fault = w.faultOfRoute(answer);
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
    std::vector<NodeId> read = model.player().route();
    std::reverse(read.begin(), read.end());
    QCOMPARE(textsOf(model.run, read), answer);
    QCOMPARE(views.numbers.whole(NumbersView::Steps), countText(answer.size() - 1));
    QCOMPARE(views.timeline.goalPosition().has_value(), true);
    views.grab();
  }

  void tablesAndInspectorTellStates_data() { addRows(); }
  void tablesAndInspectorTellStates() {
    const auto [w, a] = fetched();
    OneRun model;
    Views views;
    views.watch(model);
    model.setSearch(factoryOf(w, a), namesOf(a), Transport::StartAt::End);
    WatchedSearch::settle(model);
    for (const std::size_t part : {std::size_t{1}, std::size_t{2}}) {
      model.moveTo(model.recorded() * part / 3);
      for (NodeTable* table : {&views.tables.open(), &views.tables.closed()}) {
        const int rows = table->rows().rowCount();
        for (int row = 0; row < rows; row += 1 + rows / 20) {
          const NodeId n = table->rows().nodeAt(row);
          const auto text = [&](int column) { return table->rows().index(row, column).data().toString(); };
          QCOMPARE(text(NodeTableModel::Node).toStdString(), model.session().stateText(n));
          QCOMPARE(text(NodeTableModel::G), countText(model.player().node(n).g));
        }
      }
      QVERIFY(views.tables.closed().rows().rowCount() > 0);
      const NodeId n = views.tables.closed().rows().nodeAt(0);
      views.inspector.setNode(n);
      QTRY_VERIFY(!views.inspector.isScanning());
      QCOMPARE(views.inspector.title().toStdString(), model.session().stateText(n));
      int events = 0;
      const search::Trace& trace = model.session().trace();
      for (std::size_t i = trace.begin(); i < trace.end(); ++i) events += trace[i].node == n;
      QCOMPARE(views.inspector.events().rowCount(), events);
      // A click on an event goes there.
      model.run.requestSeek(views.inspector.events().positionAt(0));
      WatchedSearch::settle(model);
      QCOMPARE(trace[model.position() - 1].node, n);
    }
  }

  // A state is told as text, so it means the same in every search of the domain, whatever its number there.
  void aBreakpointWaitsForAState_data() { addRows(); }
  void aBreakpointWaitsForAState() {
    const auto [w, a] = fetched();
    // What a run of its own comes by half-way.
    const auto other = factoryOf(w, a, 4096)(search::Recording::Recorded);
    QCOMPARE(other->run({}, {}), Outcome::Solved);
    const NodeId wanted = other->trace()[other->trace().end() / 2].node;
    const std::string state = other->stateText(wanted);
    OneRun model;
    model.setSpeed(1e6);
    model.setSearch(factoryOf(w, a), namesOf(a), Transport::StartAt::Start);
    model.setBreakpoints({search::Breakpoint::at(state)});
    QSignalSpy hit(&model, &Transport::breakpointHit);
    model.play();
    WatchedSearch::settle(model);
    QCOMPARE(hit.count(), 1);
    const search::Trace& trace = model.session().trace();
    QCOMPARE(model.session().stateText(trace[model.position() - 1].node), state);
    for (std::size_t i = 0; i + 1 < model.position(); ++i)
      QVERIFY(model.session().stateText(trace[i].node) != state);
    // The same state elsewhere.
    const NodeId here = model.session().find(*other, wanted);
    QCOMPARE(model.session().stateText(here), state);
  }

  void landmarksGoThereAndBack_data() { addRows(); }
  void landmarksGoThereAndBack() {
    const auto [w, a] = fetched();
    const auto whole = factoryOf(w, a, 4096)(search::Recording::Recorded);
    whole->run({}, {});
    const auto happens = [&](search::EventKind kind) {
      for (std::size_t i = 0; i < whole->trace().end(); ++i)
        if (whole->trace()[i].kind == kind) return true;
      return false;
    };
    OneRun model;
    model.setSearch(factoryOf(w, a), namesOf(a), Transport::StartAt::Start);
    for (const Landmark landmark :
         {Landmark::NextGenerate, Landmark::LargerF, Landmark::Round, Landmark::Goal}) {
      if (!occursIn(model.session(), landmark)) continue;
      model.moveToStart();
      std::vector<std::size_t> places;
      for (int k = 0; k < 12; ++k) {
        model.toNext(landmark);
        WatchedSearch::settle(model);
        if (model.isAtEnd()) break;
        places.push_back(model.position());
      }
      if (landmark == Landmark::NextGenerate) QCOMPARE(!places.empty(), happens(search::EventKind::Generate));
      if (landmark == Landmark::Round) QCOMPARE(!places.empty(), happens(search::EventKind::Round));
      if (landmark == Landmark::Goal) QCOMPARE(places.size(), std::size_t{1});
      // Where f falls again and again, what is larger than now and what was larger than before are not the same.
      if (landmark == Landmark::LargerF && a != Algorithm::AStar && a != Algorithm::Dijkstra) continue;
      for (auto place = places.rbegin(); place != places.rend(); ++place) {
        if (model.position() != *place) {
          model.toPrevious(landmark);
          WatchedSearch::settle(model);
        }
        QCOMPARE(model.position(), *place);
      }
    }
  }

  // Before the window the second run has not met later states yet: what is shown of them is told to be gone.
  void aSecondRunKnowsOnlyWhatItHasMet() {
    const Domain& w = allDomains().back();
    OneRun model;
    Views views;
    views.watch(model);
    model.setSearch(factoryOf(w, Algorithm::BreadthFirst, 1), namesOf(Algorithm::BreadthFirst),
                    Transport::StartAt::End);
    WatchedSearch::settle(model);
    QVERIFY(model.earliest() > 1000);
    const NodeId late = model.player().current();
    const std::string text = model.session().stateText(late);
    views.inspector.setNode(late);
    views.tables.showNode(late);
    model.moveTo(1000);
    QCOMPARE(model.position(), std::size_t{1000});
    QVERIFY(!views.inspector.pinned());
    views.grab();
    model.moveToEnd();
    QCOMPARE(model.session().stateText(model.player().current()), text);
  }

  void severalGoInStep_data() {
    const auto row = testing::columns<int, int, int>("domain", "count", "unit");
    // Each domain goes in each unit, and so does each number of them.
    const std::array counts{2, 3, testing::isShortened() ? 3 : 8};
    for (std::size_t w = 0; w < allDomains().size(); ++w)
      for (std::size_t at = w;
           const StepUnit unit : {StepUnit::Event, StepUnit::Expansion, StepUnit::F, StepUnit::Time}) {
        const int count = counts[at++ % counts.size()];
        row(testing::rowName("%s, %d, unit %d", allDomains()[w].name, count, int(unit)), static_cast<int>(w),
            count, int(unit));
      }
  }
  void severalGoInStep() {
    FETCH(int, domain, count, unit);
    const Domain& w = allDomains()[static_cast<std::size_t>(domain)];
    std::vector<Algorithm> algorithms = algorithmsOf(w);
    // Only those with an f, where steps go by it.
    if (unit == int(StepUnit::F))
      std::erase_if(algorithms,
                    [&](Algorithm a) { return !hasF(*factoryOf(w, a)(search::Recording::Silent)); });
    Solver solver;
    std::vector<std::unique_ptr<WatchedRun>> runs;
    std::vector<WatchedRun*> all;
    std::vector<Transport::Question> questions;
    for (int k = 0; k < count; ++k) {
      const Algorithm a = algorithms[static_cast<std::size_t>(k) % algorithms.size()];
      runs.push_back(std::make_unique<WatchedRun>(&solver));
      all.push_back(runs.back().get());
      questions.push_back({factoryOf(w, a), namesOf(a)});
    }
    Transport transport;
    transport.setRuns(all);
    transport.setSearches(std::move(questions), Transport::StartAt::End);
    WatchedSearch::settle(transport);
    for (const auto& run : runs) QTRY_VERIFY(run->answer().outcome != Outcome::Running);
    transport.setStepUnit(static_cast<StepUnit>(unit));
    WatchedSearch::settle(transport);
    QVERIFY(int(transport.stepUnit()) == unit);
    QVERIFY(transport.isAtEnd());
    const std::size_t end = transport.position();
    transport.seek(end / 2);
    WatchedSearch::settle(transport);
    QCOMPARE(transport.position(), end / 2);
    std::vector<std::size_t> before;
    for (const auto& run : runs) before.push_back(run->position());
    transport.stepForward();
    WatchedSearch::settle(transport);
    transport.stepBack();
    WatchedSearch::settle(transport);
    if (unit != int(StepUnit::F))  // the middle need not be a height of f
      for (std::size_t k = 0; k < runs.size(); ++k) QCOMPARE(runs[k]->position(), before[k]);
    transport.setSpeed(1e6);
    transport.play();
    WatchedSearch::settle(transport);
    QVERIFY(transport.isAtEnd());
    // The same states in all of them, whatever their numbers: each run's route in the first one's session.
    for (const auto& run : runs) {
      const std::vector<NodeId>& route = run->answerNodes();
      QVERIFY(!route.empty());
      const NodeId last = route.back();
      const NodeId there = runs.front()->session().find(run->session(), last);
      if (there != search::kNoNode)
        QCOMPARE(runs.front()->session().stateText(there), run->session().stateText(last));
      QCOMPARE(runs.front()->session().find(run->session(), route.front()) != search::kNoNode, true);
    }
    transport.setRuns({});
  }
};

SEARCHLIGHT_TEST(DomainsTest)
#include "domains_test.moc"
