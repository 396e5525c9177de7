// app/grid/map_comparable.cpp: the map lab's share in comparing: the same route asked in several ways.
//
// A run's own words are algorithm, heuristic, weight, ties and order; neighbours, corners, costs and window are the
// page's, as are the map and its ends.
#include <QDir>
#include <QStringList>
#include <cmath>
#include <memory>
#include <utility>

#include "app/grid/map_lab_page.h"
#include "app/grid/map_search.h"
#include "app/shell/comparable_of.h"
#include "app/shell/read_on_thread.h"
#include "core/geometry/point.h"
#include "core/grid/route_command.h"
#include "core/text/failure.h"
#include "core/trace_formats/foreign_trace.h"
#include "widgets/grid/route_texts.h"
#include "widgets/tables/order_fields.h"
#include "widgets/theme/error_texts.h"
#include "widgets/words/catalogue_texts.h"

namespace searchlight::ui {

using search::NodeId;

namespace {

QString titleOf(const grid::RouteOptions& options) {
  QStringList parts{algorithmTitle(options.algorithm)};
  if (options.algorithm == search::Algorithm::WeightedAStar) parts << QString::number(options.weight);
  if (search::info(options.algorithm).usesHeuristic) parts << heuristicTitle(options.usedHeuristic());
  parts << orderTexts(options.sessionOptions());
  if (options.isSmoothed) parts << smoothedText();
  if (options.order != grid::NeighbourOrder()) parts << QString::fromStdString(options.order.letters());
  return parts.join(Comparable::kBetweenParts);
}

// The words of a route's options; its ends are the page's.
ComparedRun<grid::RouteOptions> comparedRoute() {
  ComparedRun<grid::RouteOptions> run;
  run.isOwn = [](std::string_view name) { return setup::isOfRun(grid::routeOptions(), name); };
  // What is left to the program stays so.
  run.own = [](const grid::RouteOptions& options) {
    return setup::wordsOf(grid::routeOptions(), {{}, {}, options}, [&](const auto& row) {
      return row.isOfRun && (row.key != "order" || options.order != grid::NeighbourOrder());
    });
  };
  run.shared = [](const grid::RouteOptions& options) {
    return setup::wordsOf(grid::routeOptions(), {{}, {}, options}, [](const auto& row) {
      return !row.isOfRun && row.key != "from" && row.key != "to";
    });
  };
  run.take = [](grid::RouteOptions& options, const RunWords& words) -> std::optional<Failure> {
    grid::RouteQuestion question{{}, {}, options};
    if (auto wrong = setup::takeWords(grid::routeOptions(), question, words, "--")) return wrong;
    options = question.options;
    return std::nullopt;
  };
  // Also what makes no difference at present, as corners with 4 neighbours.
  run.sharing = [](grid::RouteOptions own, const grid::RouteOptions& all) {
    own.neighbours = all.neighbours;
    own.corners = all.corners;
    own.costs = all.costs;
    own.window = all.window;
    own.agent = all.agent;
    own.goesNear = all.goesNear;
    own.alsoGoals = all.alsoGoals;
    own.waypoints = all.waypoints;
    own.isFlow = all.isFlow;
    return own;
  };
  run.title = titleOf;
  run.text = [](const grid::RouteOptions& options) {
    return QString::fromStdString(grid::runArguments(options));
  };
  return run;
}

// ---- Another program's trace ------------------------------------------------------------------------------------------------

std::vector<Comparable::Playback> openTrace(MapLabPage& page, const QString& path, std::size_t count) {
  const std::string name = QDir::toNativeSeparators(path).toStdString();
  std::vector<std::unique_ptr<search::ForeignTrace>> traces;
  readOnThread(&page, path, [&, memory = page.host().memory](const GoesOn& goesOn) {
    search::TraceDocument document = readTrace(path, goesOn);
    for (std::size_t left = count; left > 0 && goesOn(1); --left)
      traces.push_back(
          std::make_unique<search::ForeignTrace>(left > 1 ? document : std::exchange(document, {}), memory));
  });
  const auto extents = traces.front()->extents();
  // Without a map the board is as large as the traces want it.
  if (extents && page.plan()) page.makeRoomFor(*traces.front(), name);
  const grid::Map& map = page.map().document().map;
  if (!extents && !page.plan())
    throw FormatError(name, 0,
                      ReaderErrors::tr("no event has a position (x and y), so there is nothing to draw"));
  if (page.plan()) {
    // All of it has its place.
  } else if (extents->right < 0 || extents->bottom < 0 || extents->left >= map.width() ||
             extents->top >= map.height())
    throw FormatError(name, 0, ReaderErrors::tr("no event has a position on this map"));
  std::vector<Comparable::Playback> out;
  for (std::unique_ptr<search::ForeignTrace>& trace : traces) {
    NodeNames names = foreignNames(*trace);
    QString notice = page.traceNotice(*trace);
    out.push_back({std::move(trace), std::move(names), std::move(notice)});
  }
  return out;
}

QString otherQuestion(MapLabPage& page, const search::Session& session) {
  const auto* trace = dynamic_cast<const search::ForeignTrace*>(&session);
  const auto question = page.question();
  if (!trace || !question) return {};
  const NodeId from = trace->source(), to = trace->destination();
  const auto isOther = [&](NodeId end, Point asked) {
    const auto place = end == search::kNoNode ? std::nullopt : trace->position(end);
    return place && (std::floor(place->x) != asked.x || std::floor(place->y) != asked.y);
  };
  if (!isOther(from, question->from) && !isOther(to, question->to)) return {};
  const auto told = [&](NodeId end) { return QString::fromStdString(trace->commonText(end)); };
  if (from == search::kNoNode)
    return MapLabPage::tr("Recorded with goal %1: a different problem").arg(told(to));
  if (to == search::kNoNode)
    return MapLabPage::tr("Recorded with start %1: a different problem").arg(told(from));
  return MapLabPage::tr("Recorded with start %1 and goal %2: a different problem").arg(told(from), told(to));
}

NodeCell nodeCell(MapLabPage& page, const search::Session& session) {
  if (!dynamic_cast<const search::ForeignTrace*>(&session)) return {};
  if (page.plan()) return page.plane().nodeCell();
  const grid::Map& map = page.map().document().map;
  return [width = map.width(), height = map.height()](const search::Session& played, NodeId n) {
    const auto place = static_cast<const search::ForeignTrace&>(played).position(n);
    if (!place || place->x < 0 || place->y < 0 || place->x >= width || place->y >= height) return kNoCell;
    return static_cast<std::uint32_t>(static_cast<int>(place->y) * width + static_cast<int>(place->x));
  };
}

// What is known of the present question, made as soon as somebody wants it.
struct Known {
  std::shared_ptr<const grid::RouteGraph> graph;
  GoalBound bound;
};

}  // namespace

std::unique_ptr<Comparable> MapLabPage::makeComparable() {
  const auto known = std::make_shared<Known>();
  const auto questionOf = [this](const grid::RouteOptions& options) -> std::optional<grid::RouteQuestion> {
    if (const auto asked = question()) return grid::RouteQuestion{asked->from, asked->to, options};
    const auto ends = endsOfTrace();
    return ends ? std::optional(grid::RouteQuestion{ends->first, ends->second, options}) : std::nullopt;
  };
  auto run = comparedRoute();
  run.ask = [this, known, questionOf](const grid::RouteOptions& options) -> Comparable::Asked {
    auto question = questionOf(options);
    // The nearest cell is the same one for all searches.
    if (question && m_asker.nearest()) question->to = *m_asker.nearest();
    if (m_plane->roads)
      return {{}, tr("Searches of a graph are compared on the command line: searchlight-cli compare graph.")};
    if (!question)
      return {
          {},
          search().isPlayback()
              ? m_plane->hasMap
                    ? tr("This trace does not give a start and a goal on free cells of the map, so there is "
                         "no problem to solve. Add another trace instead.")
                : plan() && plan()->isGrid && hasBoard()
                    ? tr("The map of this trace is not known. Choose View > Map below the trace, then add a "
                         "search; or add another trace.")
                    : tr("This trace contains no map or graph, so there is nothing to search. Add another "
                         "trace instead.")
              : tr("Place a start and a goal on the map.")};
    const grid::Map& map = this->map().document().map;
    if (const auto why = grid::whyNot(map, *question)) {
      Comparable::Asked none{{}, errorText(why->values().back())};
      grid::RouteQuestion eight = *question;
      eight.options.neighbours = grid::Neighbours::Eight;
      if (!grid::whyNot(map, eight)) {
        none.remedy = tr("Use 8 neighbours");
        none.needs = runWords({{"neighbours", "8"}});
      }
      return none;
    }
    // Agent and window are those of all searches: the page has such a graph, or a thread is making it.
    const bool isOwn = question->options.needsOwnGraph();
    if (isOwn && m_asker.isMakingGraph()) return {{}, tr("Preparing the map for this size of agent…")};
    if (!known->graph) known->graph = isOwn ? m_asker.asked() : this->map().graph();
    if (!known->graph) known->graph = grid::makeRouteGraph(map, *question);
    NodeNames names = MapSearch::names(known->graph, *question);
    names.goalBound = known->bound.find(known->graph, *question, host().memory);
    return {{MapSearch::factory(known->graph, *question, host().memory), std::move(names)}, {}};
  };
  run.commandOfAll = [this, questionOf](const std::vector<grid::RouteOptions>& runs) -> QString {
    std::vector<grid::RouteQuestion> questions;
    for (const grid::RouteOptions& options : runs)
      if (const auto question = questionOf(options)) questions.push_back(*question);
    const QString file = questions.empty() ? QString() : fileForCommand();
    if (file.isEmpty()) return {};
    return QString::fromStdString(
        grid::compareCommand(QDir::toNativeSeparators(file).toStdString(), questions));
  };
  run.provesOptimum = [known](const grid::RouteOptions& options) {
    return known->graph && !options.isSmoothed && options.promisesOptimum(known->graph->isUniform());
  };
  run.length = [known](const grid::RouteOptions& options, const WatchedRun& search) -> Comparable::Figures {
    if (!known->graph) return {};
    const grid::RouteLength route = MapSearch::lengthOf(search, *known->graph, options);
    if (const auto smoothed = MapSearch::smoothed(search, *known->graph, options))
      return {smoothed->after * grid::shownStraight(options.costModel()), smoothed->turns.size() - 1};
    return {route.cost(), route.steps()};
  };
  auto out = comparableOf(this, std::move(run), &RouteOptionsPanel::optionsChanged);
  placeNodes(*out, this, [this](Point cell) { return map().document().map.contains(cell); });
  connect(&known->bound, &GoalBound::found, out.get(), &Comparable::moreKnown);
  for (const auto signal : {&Comparable::questionChanged, &Comparable::boardReplaced})
    connect(out.get(), signal, out.get(), [known] {
      known->graph.reset();
      known->bound.forget();
    });
  out->isPreparing = [this] { return m_asker.isMakingGraph(); };
  out->sets = [] {
    return std::vector<Comparable::Set>{
        Comparable::thatDiffer("dijkstra"),
        Comparable::withoutHeuristic(),
        {tr("A* with &five heuristics"),
         runsOf({"a-star --heuristic zero", "a-star --heuristic manhattan", "a-star --heuristic octile",
                 "a-star --heuristic euclidean", "a-star --heuristic chebyshev"})},
        {tr("A* with different &tie-breaking"),
         runsOf({"a-star --ties last-in", "a-star --ties first-in", "a-star --ties coarse"})},
        {tr("&Step by step: A*, canonical A*, jump points"),
         runsOf({"a-star", "canonical-a-star", "jump-point"}), runWords({{"neighbours", "8"}})},
        {tr("From &both ends: bidirectional, A*, MM"),
         runsOf({"bidirectional", "a-star", "meet-in-the-middle"})},
        {tr("Any an&gle: A*, smoothed A*, Theta*, lazy Theta*"),
         runsOf({"a-star", "a-star --smooth yes", "theta-star", "lazy-theta-star"}),
         runWords({{"neighbours", "8"}, {"costs", "sqrt2"}})},
        {tr("Little &memory: A*, fringe search, beams of 30 and 10"),
         runsOf({"a-star", "fringe-search", "beam-search --width 30", "beam-search --width 10"})},
        {tr("A* &and weighted A*"),
         runsOf({"a-star", "weighted-a-star --weight 5", "weighted-a-star --weight 2",
                 "weighted-a-star --weight 1.5", "weighted-a-star --weight 1.2"})},
    };
  };
  out->questionParts = [this] {
    const grid::RouteOptions& shared = options().options();
    QStringList parts;
    if (const QString title = shownTitle(map().title()); !title.isEmpty()) parts << title;
    if (plan()) return parts;  // without a map nothing is asked
    if (const auto asked = question())
      parts << tr("%1 to %2")
                   .arg(QString::fromStdString(pointText(asked->from)),
                        QString::fromStdString(pointText(asked->to)));
    if (const auto near = m_asker.nearest())
      parts << tr("to the nearest reachable cell: %1").arg(QString::fromStdString(pointText(*near)));
    if (!shared.alsoGoals.empty())
      parts << tr("or to the nearest of %1 more goals").arg(shared.alsoGoals.size());
    if (!shared.waypoints.empty()) parts << tr("waypoints: %1").arg(shared.waypoints.size());
    if (shared.isFlow) parts << tr("from the goal to every cell");
    parts << (shared.neighbours == grid::Neighbours::Four ? tr("4 neighbours") : tr("8 neighbours"));
    if (shared.neighbours == grid::Neighbours::Eight) parts << cornerRuleTitle(shared.corners);
    parts << tr("costs %1").arg(costModelTitle(shared.costModel()));
    if (shared.agent > 1) parts << tr("agent of %1 × %1 cells").arg(shared.agent);
    if (shared.window > 0) parts << tr("within %1 × %1 cells").arg(shared.window);
    return parts;
  };
  out->openTrace = [this](const QString& path, std::size_t count) {
    return ui::openTrace(*this, path, count);
  };
  out->presentTraces = [this] {
    std::vector<RunWords> words;
    for (const QString& path : traces()) words.push_back(runWords({{"trace", path.toStdString()}}));
    return words;
  };
  out->otherQuestion = [this](const search::Session& session) { return ui::otherQuestion(*this, session); };
  out->nodeCell = [this](const search::Session& session) { return ui::nodeCell(*this, session); };
  out->fillMenu = [this](QMenu* menu, Point cell) { fillEndsMenu(menu, cell); };
  out->eye = [this] { return action(MapCommand::Eye); };
  out->parts = [this] {
    PageParts some = parts();
    some.search.clear();  // they are about the cell that is selected on the page's own board
    some.view.removeAll(action(MapCommand::Follow));  // of several searches each has a current cell
    return some;
  };
  return out;
}

}  // namespace searchlight::ui
