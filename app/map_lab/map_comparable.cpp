// app/map_lab/map_comparable.cpp: a run's words to options and back, and what they ask.
#include "app/map_lab/map_comparable.h"

#include <QDir>
#include <QStringList>
#include <QVBoxLayout>
#include <cmath>
#include <utility>

#include "app/map_lab/map_lab_page.h"
#include "app/map_lab/trace_reading.h"
#include "app/shell/read_on_thread.h"
#include "app/shell/read_text.h"
#include "core/geometry/point_text.h"
#include "core/grid/route_arguments.h"
#include "core/grid/route_command.h"
#include "core/grid/route_set_up.h"
#include "core/search/foreign_trace.h"
#include "core/text/format_error.h"
#include "widgets/grid/route_texts.h"
#include "widgets/search/catalogue_texts.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

using search::NodeId;

namespace {

// `own`, but for what belongs to all runs.
grid::RouteOptions withShared(grid::RouteOptions own, const grid::RouteOptions& shared) {
  own.neighbours = shared.neighbours;
  own.corners = shared.corners;
  own.costs = shared.costs;
  own.window = shared.window;
  return own;
}

// The map lab's form for one search; what it says of all of them goes to the map lab.
class MapRunEditor : public RunEditor {
 public:
  MapRunEditor(MapComparable* map, QWidget* parent)
      : RunEditor(parent), m_map(map), m_panel(new RouteOptionsPanel) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_panel);
    connect(m_panel, &RouteOptionsPanel::optionsChanged, this, [this] {
      if (m_isSetting) return;
      const grid::RouteOptions options = m_panel->options();
      const RunWords before = std::exchange(m_run, MapComparable::wordsOf(options));
      m_map->takeShared(options);
      if (before != m_run) Q_EMIT edited(m_run);
    });
    // Shared options may be changed elsewhere: by undoing, by another window's set-up.
    connect(m_map, &Comparable::questionChanged, this, [this] { setRun(m_run); });
  }
  void setRun(const RunWords& run) override {
    m_run = run;
    m_isSetting = true;
    m_panel->setOptions(m_map->optionsOf(run));
    m_isSetting = false;
  }
  void setProblem(const QString& problem) override { m_panel->setProblem(problem); }

 private:
  MapComparable* m_map;
  RouteOptionsPanel* m_panel;
  RunWords m_run;
  bool m_isSetting = false;
};

}  // namespace

MapComparable::MapComparable(MapLabPage* page) : m_page(page) {
  connect(&m_goalBound, &GoalBound::found, this, &Comparable::moreKnown);
}

void MapComparable::tellChanged() {
  m_graph.reset();
  m_goalBound.forget();
  Q_EMIT questionChanged();
}

// ---- Words and options ---------------------------------------------------------------------------------------------------

grid::RouteOptions MapComparable::optionsOf(const RunWords& run) const {
  grid::RouteQuestion question{{}, {}, withShared({}, m_page->options().options())};
  for (const auto& [name, value] : run)
    if (grid::isOfOneRun(name)) static_cast<void>(grid::setRouteArgument(question, "--" + name, value));
  return question.options;
}

// What is left to the program stays so.
RunWords MapComparable::wordsOf(const grid::RouteOptions& options) {
  RunWords out;
  for (const auto& [name, value] : grid::questionWords({{}, {}, options})) {
    const bool matters = name == "weight"      ? options.algorithm == search::Algorithm::WeightedAStar
                         : name == "heuristic" ? search::info(options.algorithm).usesHeuristic
                         : name == "order"     ? options.order != grid::NeighbourOrder()
                                               : true;
    if (grid::isOfOneRun(name) && matters) out.set(name, value);
  }
  return out;
}

void MapComparable::takeShared(const grid::RouteOptions& options) {
  m_page->options().setOptions(withShared(m_page->options().options(), options));
}

void MapComparable::takeShared(const RunWords& shared) {
  grid::RouteQuestion question{{}, {}, m_page->options().options()};
  for (const auto& [name, value] : shared)
    static_cast<void>(grid::setRouteArgument(question, "--" + name, value));
  takeShared(question.options);
}

RunWords MapComparable::presentRun() const { return wordsOf(m_page->options().options()); }

RunWords MapComparable::shared() const {
  RunWords out;
  for (const auto& [name, value] : grid::questionWords({{}, {}, m_page->options().options()}))
    if (!grid::isOfOneRun(name) && name != "from" && name != "to") out.set(name, value);
  return out;
}

HistoryPosition MapComparable::moment() const { return m_page->map().moment(); }

std::optional<std::size_t> MapComparable::presentEvent() const {
  const WatchedRun& run = m_page->search();
  return run.hasSearch() && !run.isPlayback() && !run.isAtEnd() ? std::optional(run.position())
                                                                : std::nullopt;
}

std::optional<QString> MapComparable::whyNot(const RunWords& run) const {
  grid::RouteQuestion question;
  for (const auto& [name, value] : run) {
    if (!grid::isOfOneRun(name))
      return QStringLiteral("--%1: not an option of one run").arg(QString::fromStdString(name));
    if (const auto wrong = grid::setRouteArgument(question, "--" + name, value))
      return errorText(QString::fromStdString(*wrong));
  }
  return std::nullopt;
}

std::vector<Comparable::Set> MapComparable::sets() const {
  const auto algorithm = [](const char* name) { return runWords({{"algorithm", name}}); };
  const auto aStar = [](std::string_view option, const char* value) {
    return runWords({{"algorithm", "a-star"}, {option, value}});
  };
  const auto weighted = [](const char* weight) {
    return runWords({{"algorithm", "weighted-a-star"}, {"weight", weight}});
  };
  return {
      {tr("&Without a heuristic"),
       {algorithm("breadth-first"), algorithm("depth-first"), algorithm("dijkstra"),
        algorithm("bidirectional")}},
      {tr("A* with five &heuristics"),
       {aStar("heuristic", "zero"), aStar("heuristic", "manhattan"), aStar("heuristic", "octile"),
        aStar("heuristic", "euclidean"), aStar("heuristic", "chebyshev")}},
      {tr("&Ties: who goes first among equal f"),
       {aStar("ties", "last-in"), aStar("ties", "first-in"), aStar("ties", "coarse")}},
      {tr("The &ladder: A*, canonical A*, jump points"),
       {algorithm("a-star"), algorithm("canonical-a-star"), algorithm("jump-point")},
       runWords({{"neighbours", "8"}})},
      {tr("A* &and weighted A*"),
       {algorithm("a-star"), weighted("1.2"), weighted("1.5"), weighted("2"), weighted("5")}},
  };
}

// ---- The question ----------------------------------------------------------------------------------------------------------

std::optional<grid::RouteQuestion> MapComparable::questionOf(const RunWords& run) const {
  const auto asked = m_page->question();
  return asked ? std::optional(grid::RouteQuestion{asked->from, asked->to, optionsOf(run)}) : std::nullopt;
}

Comparable::Asked MapComparable::ask(const RunWords& run) const {
  const auto question = questionOf(run);
  if (!question)
    return {{},
            m_page->search().isPlayback()
                ? tr("The map lab shows a recorded search, which has no question. Open a map and add the "
                     "recording here.")
                : tr("The map needs a start and a goal.")};
  const grid::Map& map = m_page->map().document().map;
  if (const auto why = grid::whyNot(map, *question)) {
    Asked none{{}, errorText(QString::fromStdString(why->substr(why->find(": ") + 2)))};
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

// ---- Words and figures -----------------------------------------------------------------------------------------------------

QString MapComparable::questionText() const {
  const grid::RouteOptions shared = optionsOf({});
  QStringList parts;
  if (const QString title = shownTitle(m_page->map().title()); !title.isEmpty()) parts << title;
  if (const auto question = m_page->question())
    parts << tr("%1 to %2")
                 .arg(QString::fromStdString(pointText(question->from)),
                      QString::fromStdString(pointText(question->to)));
  parts << (shared.neighbours == grid::Neighbours::Four ? tr("4 neighbours") : tr("8 neighbours"));
  if (shared.neighbours == grid::Neighbours::Eight) parts << cornerRuleTitle(shared.corners);
  parts << tr("costs %1").arg(costModelTitle(shared.costModel()));
  if (shared.window > 0) parts << tr("within %1 × %1 cells").arg(shared.window);
  return parts.join(QStringLiteral(" · "));
}

QString MapComparable::title(const RunWords& run) const {
  const grid::RouteOptions options = optionsOf(run);
  QStringList parts{algorithmTitle(options.algorithm)};
  if (options.algorithm == search::Algorithm::WeightedAStar) parts << QString::number(options.weight);
  if (search::info(options.algorithm).usesHeuristic) parts << heuristicTitle(options.usedHeuristic());
  if (options.ties && search::info(options.algorithm).usesTies) parts << tiesTitle(*options.ties);
  if (options.order != grid::NeighbourOrder()) parts << QString::fromStdString(options.order.letters());
  return parts.join(kBetweenParts);
}

QString MapComparable::runText(const RunWords& run) const {
  return QString::fromStdString(grid::runArguments(optionsOf(run)));
}

QString MapComparable::command(const RunWords& run) const {
  const auto question = questionOf(run);
  const QString file = question ? m_page->fileForCommand() : QString();
  if (file.isEmpty()) return {};
  return QString::fromStdString(grid::routeCommand(QDir::toNativeSeparators(file).toStdString(), *question));
}

QString MapComparable::commandOfAll(const std::vector<RunWords>& runs) const {
  std::vector<grid::RouteQuestion> questions;
  for (const RunWords& run : runs)
    if (const auto question = questionOf(run)) questions.push_back(*question);
  const QString file = questions.empty() ? QString() : m_page->fileForCommand();
  if (file.isEmpty()) return {};
  return QString::fromStdString(
      grid::compareCommand(QDir::toNativeSeparators(file).toStdString(), questions));
}

Comparable::Figures MapComparable::figures(const RunWords& run, const WatchedRun& search) const {
  Figures out;
  const grid::RouteOptions options = optionsOf(run);
  out.provesOptimum = m_graph && options.promisesOptimum(m_graph->isUniform());
  if (!m_graph || !search.hasSearch() || search.answer().outcome != search::Outcome::Solved) return out;
  const grid::RouteLength route = MapSearch::lengthOf(search, *m_graph, options.costModel());
  out.cost = route.cost();
  out.steps = route.steps();
  return out;
}

QString MapComparable::describe(const WatchedRun& search, const BoardView& board, Point cell) const {
  return m_page->describe(search, search.isPlayback() ? board.nodeAt(cell) : m_page->nodeAt(search, cell),
                          cell);
}

std::optional<std::string> MapComparable::stateAt(Point cell) const {
  return m_page->map().document().map.contains(cell) ? std::optional(pointText(cell)) : std::nullopt;
}

// ---- Another program's trace -----------------------------------------------------------------------------------------------

std::vector<Comparable::Playback> MapComparable::openTrace(const QString& path, std::size_t count) const {
  const std::string name = QDir::toNativeSeparators(path).toStdString();
  std::vector<std::unique_ptr<search::ForeignTrace>> traces;
  readOnThread(m_page, path, [&, memory = m_page->host().memory](const GoesOn& goesOn) {
    search::TraceDocument document = readTrace(path, goesOn);
    for (std::size_t left = count; left > 0 && goesOn(1); --left)
      traces.push_back(
          std::make_unique<search::ForeignTrace>(left > 1 ? document : std::exchange(document, {}), memory));
  });
  const auto extents = traces.front()->extents();
  const grid::Map& map = m_page->map().document().map;
  if (!extents) throw FormatError(name, 0, "no event has a place (x and y), so there is nothing to draw");
  if (extents->right < 0 || extents->bottom < 0 || extents->left >= map.width() ||
      extents->top >= map.height())
    throw FormatError(name, 0, "no event has a place on this map");
  std::vector<Playback> out;
  for (std::unique_ptr<search::ForeignTrace>& trace : traces) {
    NodeNames names = foreignNames(*trace);
    out.push_back({std::move(trace), std::move(names)});
  }
  return out;
}

QString MapComparable::otherQuestion(const search::Session& session) const {
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
  if (from == search::kNoNode) return tr("Recorded to %1: another question").arg(told(to));
  if (to == search::kNoNode) return tr("Recorded from %1: another question").arg(told(from));
  return tr("Recorded from %1 to %2: another question").arg(told(from), told(to));
}

NodeCell MapComparable::nodeCell(const search::Session& session) const {
  if (!dynamic_cast<const search::ForeignTrace*>(&session)) return {};
  const grid::Map& map = m_page->map().document().map;
  return [width = map.width(), height = map.height()](const search::Session& played, NodeId n) {
    const auto place = static_cast<const search::ForeignTrace&>(played).position(n);
    if (!place || place->x < 0 || place->y < 0 || place->x >= width || place->y >= height) return kNoCell;
    return static_cast<std::uint32_t>(static_cast<int>(place->y) * width + static_cast<int>(place->x));
  };
}

// ---- On the screen -----------------------------------------------------------------------------------------------------------

BoardView* MapComparable::makeBoard(QWidget* parent, const WrapGround& wrap) {
  return m_page->addBoard(parent, wrap);
}

void MapComparable::fillMenu(QMenu* menu, Point cell) { m_page->fillEndsMenu(menu, cell); }

RunEditor* MapComparable::makeEditor(QWidget* parent) { return new MapRunEditor(this, parent); }

LegendCommands MapComparable::legendCommands() const { return m_page->legendCommands(); }

PageParts MapComparable::parts() const {
  PageParts parts = m_page->parts();
  parts.search.clear();  // they are about the cell that is selected on the page's own board
  parts.view.removeAll(m_page->action(MapCommand::Follow));  // of several searches each has a current cell
  parts.toolBar.removeAll(m_page->action(MapCommand::Compare));  // the way to where one is already
  return parts;
}

}  // namespace searchlight::ui
