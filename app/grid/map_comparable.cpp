// app/grid/map_comparable.cpp: the map lab's share in comparing: the same route asked in several ways.
#include <QCoreApplication>
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
#include "widgets/theme/error_texts.h"
#include "widgets/words/catalogue_texts.h"

namespace searchlight::ui {

using search::NodeId;

namespace {

// A run's own words are algorithm, heuristic, weight, ties and order; neighbours, corners, costs and window are the
// page's, as are the map and its ends.
class ComparedRoutes : public ComparedPage<MapLabPage, grid::routeOptions> {
  Q_DECLARE_TR_FUNCTIONS(ComparedRoutes)
 public:
  ComparedRoutes(MapLabPage* page, Comparable* comparable) : ComparedPage(page, comparable) {
    QObject::connect(&m_goalBound, &GoalBound::found, comparable, &Comparable::moreKnown);
    QObject::connect(comparable, &Comparable::questionChanged, comparable, [this] {
      m_graph.reset();
      m_goalBound.forget();
    });
  }

  // ---- Words and options ----
  // What is left to the program stays so.
  static RunWords ownWords(const grid::RouteOptions& options) {
    return setup::wordsOf(grid::routeOptions(), {{}, {}, options}, [&](const auto& row) {
      return row.isOfRun && (row.key != "order" || options.order != grid::NeighbourOrder());
    });
  }
  static RunWords sharedWords(const grid::RouteOptions& options) {
    return setup::wordsOf(grid::routeOptions(), {{}, {}, options}, [](const auto& row) {
      return !row.isOfRun && row.key != "from" && row.key != "to";
    });
  }
  static std::optional<Failure> take(grid::RouteOptions& options, const RunWords& words) {
    grid::RouteQuestion question{{}, {}, options};
    if (auto wrong = setup::takeWords(grid::routeOptions(), question, words, "--")) return wrong;
    options = question.options;
    return std::nullopt;
  }
  static grid::RouteOptions withShared(grid::RouteOptions own, const grid::RouteOptions& shared) {
    own.neighbours = shared.neighbours;
    own.corners = shared.corners;
    own.costs = shared.costs;
    own.window = shared.window;
    return own;
  }
  static QString title(const grid::RouteOptions& options) {
    QStringList parts{algorithmTitle(options.algorithm)};
    if (options.algorithm == search::Algorithm::WeightedAStar) parts << QString::number(options.weight);
    if (search::info(options.algorithm).usesHeuristic) parts << heuristicTitle(options.usedHeuristic());
    if (options.ties && search::info(options.algorithm).usesTies) parts << tiesTitle(*options.ties);
    if (options.order != grid::NeighbourOrder()) parts << QString::fromStdString(options.order.letters());
    return parts.join(kBetweenParts);
  }
  static QString runText(const grid::RouteOptions& options) {
    return QString::fromStdString(grid::runArguments(options));
  }
  std::vector<Set> sets() const {
    return {
        Comparable::thatDiffer("dijkstra"),
        Comparable::withoutHeuristic(),
        {tr("A* with &five heuristics"),
         runsOf({"a-star --heuristic zero", "a-star --heuristic manhattan", "a-star --heuristic octile",
                 "a-star --heuristic euclidean", "a-star --heuristic chebyshev"})},
        {tr("A* with different &tie-breaking"),
         runsOf({"a-star --ties last-in", "a-star --ties first-in", "a-star --ties coarse"})},
        {tr("&Step by step: A*, canonical A*, jump points"),
         runsOf({"a-star", "canonical-a-star", "jump-point"}), runWords({{"neighbours", "8"}})},
        {tr("A* &and weighted A*"),
         runsOf({"a-star", "weighted-a-star --weight 5", "weighted-a-star --weight 2",
                 "weighted-a-star --weight 1.5", "weighted-a-star --weight 1.2"})},
    };
  }

  // ---- The question ----
  Asked ask(const grid::RouteOptions& options) const {
    const auto question = questionOf(options);
    if (!question)
      return {{},
              m_page->search().isPlayback()
                  ? tr("The map lab shows a search trace, which contains no problem to solve. Open a map to "
                       "search, or add another trace.")
                  : tr("Place a start and a goal on the map.")};
    const grid::Map& map = m_page->map().document().map;
    if (const auto why = grid::whyNot(map, *question)) {
      Asked none{{}, errorText(why->values().back())};
      grid::RouteQuestion eight = *question;
      eight.options.neighbours = grid::Neighbours::Eight;
      if (!grid::whyNot(map, eight)) {
        none.remedy = tr("Use 8 neighbours");
        none.needs = runWords({{"neighbours", "8"}});
      }
      return none;
    }
    if (!m_graph)
      m_graph = question->options.window > 0 ? grid::makeRouteGraph(map, *question) : m_page->map().graph();
    NodeNames names = MapSearch::names(m_graph, *question);
    names.goalBound = m_goalBound.find(m_graph, *question, m_page->host().memory);
    return {{MapSearch::factory(m_graph, *question, m_page->host().memory), std::move(names)}, {}};
  }
  QStringList questionParts() const {
    const grid::RouteOptions& shared = m_page->options().options();
    QStringList parts;
    if (const QString title = shownTitle(m_page->map().title()); !title.isEmpty()) parts << title;
    if (m_page->plan()) return parts;  // without a map nothing is asked
    if (const auto question = m_page->question())
      parts << tr("%1 to %2")
                   .arg(QString::fromStdString(pointText(question->from)),
                        QString::fromStdString(pointText(question->to)));
    parts << (shared.neighbours == grid::Neighbours::Four ? tr("4 neighbours") : tr("8 neighbours"));
    if (shared.neighbours == grid::Neighbours::Eight) parts << cornerRuleTitle(shared.corners);
    parts << tr("costs %1").arg(costModelTitle(shared.costModel()));
    if (shared.window > 0) parts << tr("within %1 × %1 cells").arg(shared.window);
    return parts;
  }

  // ---- Commands and figures ----
  QString commandOfAll(const std::vector<grid::RouteOptions>& runs) const {
    std::vector<grid::RouteQuestion> questions;
    for (const grid::RouteOptions& run : runs)
      if (const auto question = questionOf(run)) questions.push_back(*question);
    const QString file = questions.empty() ? QString() : m_page->fileForCommand();
    if (file.isEmpty()) return {};
    return QString::fromStdString(
        grid::compareCommand(QDir::toNativeSeparators(file).toStdString(), questions));
  }
  bool provesOptimum(const grid::RouteOptions& options) const {
    return m_graph && options.promisesOptimum(m_graph->isUniform());
  }
  Figures length(const grid::RouteOptions& options, const WatchedRun& search) const {
    if (!m_graph) return {};
    const grid::RouteLength route = MapSearch::lengthOf(search, *m_graph, options.costModel());
    return {route.cost(), route.steps()};
  }

  // ---- Another program's trace ----
  std::vector<Playback> openTrace(const QString& path, std::size_t count) const {
    const std::string name = QDir::toNativeSeparators(path).toStdString();
    std::vector<std::unique_ptr<search::ForeignTrace>> traces;
    readOnThread(m_page, path, [&, memory = m_page->host().memory](const GoesOn& goesOn) {
      search::TraceDocument document = readTrace(path, goesOn);
      for (std::size_t left = count; left > 0 && goesOn(1); --left)
        traces.push_back(std::make_unique<search::ForeignTrace>(
            left > 1 ? document : std::exchange(document, {}), memory));
    });
    const auto extents = traces.front()->extents();
    // Without a map the board is as large as the traces want it.
    if (extents && m_page->plan()) m_page->makeRoomFor(*traces.front(), name);
    const grid::Map& map = m_page->map().document().map;
    if (!extents)
      throw FormatError(name, 0,
                        ReaderErrors::tr("no event has a position (x and y), so there is nothing to draw"));
    if (m_page->plan()) {
      // All of it has its place.
    } else if (extents->right < 0 || extents->bottom < 0 || extents->left >= map.width() ||
               extents->top >= map.height())
      throw FormatError(name, 0, ReaderErrors::tr("no event has a position on this map"));
    std::vector<Playback> out;
    for (std::unique_ptr<search::ForeignTrace>& trace : traces) {
      NodeNames names = foreignNames(*trace);
      QString notice = m_page->traceNotice(*trace);
      out.push_back({std::move(trace), std::move(names), std::move(notice)});
    }
    return out;
  }
  std::vector<RunWords> presentTraces() const {
    std::vector<RunWords> out;
    for (const QString& path : m_page->traces()) out.push_back(runWords({{"trace", path.toStdString()}}));
    return out;
  }
  QString otherQuestion(const search::Session& session) const {
    const auto* trace = dynamic_cast<const search::ForeignTrace*>(&session);
    const auto question = m_page->question();
    if (!trace || !question) return {};
    const NodeId from = trace->source(), to = trace->destination();
    const auto isOther = [&](NodeId end, Point asked) {
      const auto place = end == search::kNoNode ? std::nullopt : trace->position(end);
      return place && (std::floor(place->x) != asked.x || std::floor(place->y) != asked.y);
    };
    if (!isOther(from, question->from) && !isOther(to, question->to)) return {};
    const auto told = [&](NodeId end) { return QString::fromStdString(trace->commonText(end)); };
    if (from == search::kNoNode) return tr("Recorded with goal %1: a different problem").arg(told(to));
    if (to == search::kNoNode) return tr("Recorded with start %1: a different problem").arg(told(from));
    return tr("Recorded with start %1 and goal %2: a different problem").arg(told(from), told(to));
  }
  NodeCell nodeCell(const search::Session& session) const {
    if (!dynamic_cast<const search::ForeignTrace*>(&session)) return {};
    if (const auto plan = m_page->plan())
      return [plan = *plan](const search::Session& played, NodeId n) {
        const auto place = static_cast<const search::ForeignTrace&>(played).position(n);
        if (!place || !plan.contains(*place)) return kNoCell;
        const Point cell = plan.cellOf(*place);
        return static_cast<std::uint32_t>(cell.y * plan.across.cells + cell.x);
      };
    const grid::Map& map = m_page->map().document().map;
    return [width = map.width(), height = map.height()](const search::Session& played, NodeId n) {
      const auto place = static_cast<const search::ForeignTrace&>(played).position(n);
      if (!place || place->x < 0 || place->y < 0 || place->x >= width || place->y >= height) return kNoCell;
      return static_cast<std::uint32_t>(static_cast<int>(place->y) * width + static_cast<int>(place->x));
    };
  }

  // ---- On the screen ----
  bool contains(Point cell) const { return m_page->map().document().map.contains(cell); }
  void fillMenu(QMenu* menu, Point cell) const { m_page->fillEndsMenu(menu, cell); }
  QAction* eye() const { return m_page->action(MapCommand::Eye); }
  PageParts parts() const {
    PageParts parts = m_page->parts();
    parts.search.clear();  // they are about the cell that is selected on the page's own board
    parts.view.removeAll(m_page->action(MapCommand::Follow));  // of several searches each has a current cell
    return parts;
  }

 private:
  std::optional<grid::RouteQuestion> questionOf(const grid::RouteOptions& options) const {
    const auto asked = m_page->question();
    return asked ? std::optional(grid::RouteQuestion{asked->from, asked->to, options}) : std::nullopt;
  }

  mutable std::shared_ptr<const grid::RouteGraph> m_graph;  // of the present question; null: not made yet
  mutable GoalBound m_goalBound;                            // of the same
};

}  // namespace

std::unique_ptr<Comparable> MapLabPage::makeComparable() {
  return std::make_unique<ComparableOf<ComparedRoutes>>(this);
}

}  // namespace searchlight::ui
