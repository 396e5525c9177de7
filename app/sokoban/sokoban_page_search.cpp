// app/sokoban/sokoban_page_search.cpp: the searchlight on a level: the board shows where the search is.
#include <QMenu>
#include <QStackedWidget>
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "app/sokoban/level_help.h"
#include "app/sokoban/level_question.h"
#include "app/sokoban/level_words.h"
#include "app/sokoban/route_question.h"
#include "app/sokoban/sokoban_page.h"
#include "core/geometry/point.h"
#include "core/sokoban/board_event.h"
#include "core/sokoban/solve.h"
#include "widgets/graph/graph_panel.h"
#include "widgets/run/taken_goal.h"
#include "widgets/sokoban/sokoban_board.h"
#include "widgets/sokoban/sokoban_graph.h"
#include "widgets/sokoban/sokoban_scene.h"
#include "widgets/sokoban/sokoban_texts.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

using search::NodeId;

namespace {
constexpr std::size_t kLongestShownPath = 1'000;  // pushes; what is behind them is behind their lines
}

void SokobanPage::connectSearch() {
  connect(m_options, &LevelOptionsPanel::levelOptionsChanged, this, [this] {
    askAgain(Transport::StartAt::Same);
    const sokoban::Metric metric = m_options->options().question.metric;
    if (std::exchange(m_toldMetric, metric) != metric) Q_EMIT comparable()->questionChanged();
    Q_EMIT changed();
  });
  connect(m_route, &SokobanBoard::squareChosen, this, &SokobanPage::chooseSquare);
  const auto nodeOn = [this](std::optional<Point> square) {
    return m_routeAsked && square ? m_route->nodeAt(*square) : std::nullopt;
  };
  const auto pin = [this, nodeOn] {
    if (m_routeAsked) workbench().showNode(nodeOn(m_route->selectedCell()));
  };
  const auto look = [this, nodeOn] {
    workbench().lookAtNode(nodeOn(m_route->hoveredCell() ? m_route->hoveredCell() : m_route->cursorCell()));
  };
  connect(m_route, &SokobanBoard::selected, this, pin);
  connect(m_route, &SokobanBoard::hovered, this, look);
  connect(m_route, &SokobanBoard::cursorMoved, this, look);
  connect(&search(), &WatchedRun::searchChanged, this, [pin, look] {
    pin();
    look();
  });
  connect(m_route, &SokobanBoard::spaceTapped, transport(), &Transport::togglePlay);
  connect(m_board, &SokobanView::spaceTapped, this, [this] {
    if (isWatching()) transport()->togglePlay();
  });
}

void SokobanPage::watchChanged() {
  m_board->setPlayable(!isWatching());
  m_help->setPaused(isWatching() || isReverse());
  m_beside.followLight();
  refreshGraph();
  if (isWatching()) return;
  m_routeAsked.reset();
  showRouteBoard(false);
}

QString SokobanPage::questionText() const {
  const LevelOptions options = m_options->options();
  if (options.asked != LevelOptions::Asked::Level)
    return ui::questionText(routeQuestion(game().opening().board, game().state(), options));
  return options.question.metric == sokoban::Metric::Pushes
             ? tr("Solve this level from here with the fewest pushes")
             : tr("Solve this level from here with the fewest moves");
}

GamePage::Asked SokobanPage::ask() {
  const LevelOptions options = m_options->options();
  if (options.asked != LevelOptions::Asked::Level) return askRoute();
  m_routeAsked.reset();
  showRouteBoard(false);
  const QString problem = problemOf(game().opening().board, options);
  if (!problem.isEmpty()) return {{}, problem};
  const LevelHelp::Here level = m_help->groundHere();
  if (!level.ground) return {{}, level.problem};
  return {{factoryOf(level.ground, options, host().memory), namesOf(level.ground->board(), options)}, {}};
}

void SokobanPage::selectNode(std::optional<NodeId> node) {
  if (!isWatching()) return;
  GamePage::selectNode(node);
  if (m_routeAsked && node) m_route->select(cellOfNode(*m_routeAsked, search().session(), *node));
}

void SokobanPage::showCursor() {
  if (m_routeAsked) {
    if (!std::exchange(m_routeFollows, true)) m_route->setRun(&search());
    return;
  }
  const auto shown = search().hasSearch() ? m_follower.shown(search(), selectedNode()) : std::nullopt;
  // The same state on the graph, as far as it is looked at.
  if (m_beside.panel().isVisible()) m_graph->setHere(shown ? shown->position : game().state());
  if (!shown) {
    m_board->setPosition(game().state(), std::nullopt);
    return m_board->setMarks({});
  }
  m_board->showState(*shown);
  // The pushes that led here would cover what is told of the next one.
  m_board->setMarks(shown->event ? SokobanMarks() : marksOf(shown->node));
}

// The pushes by which the search has come to the node; where the way goes on to a goal, as the route does while it is read back, those
// that are left.
SokobanPage::ShownPath SokobanPage::pathThrough(NodeId node) const {
  const auto& player = search().player();
  ShownPath out;
  std::vector<NodeId>& path = out.nodes;
  path = routeRead(search());
  if (const auto at = std::ranges::find(path, node); at != path.end()) {
    path.erase(at + 1, path.end());
    out.before = path.size() - std::min(path.size(), kLongestShownPath);
    path.erase(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(out.before));
    return out;
  }
  path.clear();
  if (!selectedNode() && isReadBack(search())) {
    out.isAhead = true;
    out.before = search().phaseTwo()->length() - player.route().size();
    for (std::size_t i = player.route().size(); i-- > 0 && path.size() < kLongestShownPath;)
      path.push_back(player.route()[i]);
    return out;
  }
  out.isAhead = search().session().isBackward(node);
  NodeId n = node;
  for (; n != search::kNoNode && path.size() < kLongestShownPath; n = player.node(n).parent)
    path.push_back(n);
  if (out.isAhead) return out;
  std::ranges::reverse(path);
  for (; n != search::kNoNode && out.before < sokoban::BoxNames::kLongestPath; n = player.node(n).parent)
    ++out.before;
  return out;
}

// As lines, and as an arrow the push that was made last, or of what is ahead the next one.
SokobanMarks SokobanPage::marksOf(NodeId node) {
  const search::Session& session = search().session();
  const auto [path, before, isAhead] = pathThrough(node);
  SokobanMarks marks;
  if (path.empty()) return marks;
  marks.pathBegins = before < sokoban::BoxNames::kLongestPath ? before + 1 : 0;
  const auto first = sokoban::positionOf(session, path.front());
  std::vector<std::pair<sokoban::Cell, int>> boxes;  // where they are, and their numbers
  if (const std::vector<int>& names = m_pathNames.namesIn(search(), path.front());
      first && names.size() == first->boxes.size())
    for (std::size_t i = 0; i < names.size(); ++i) boxes.emplace_back(first->boxes[i], names[i]);
  bool isBehind = true;  // of the shown node
  for (std::size_t i = 0; i < path.size(); ++i) {
    const auto pushes = i > 0 ? sokoban::pushesBetween(session, path[i - 1], path[i])
                              : std::vector<std::pair<sokoban::Cell, sokoban::Cell>>();
    for (const auto& [from, to] : pushes) {
      const SokobanMarks::Push push{from, to};
      marks.path.push_back(push);
      if (isAhead ? !isBehind && !marks.hint : isBehind) marks.hint = push;
      if (const auto box = std::ranges::find(boxes, push.box, &std::pair<sokoban::Cell, int>::first);
          box != boxes.end()) {
        marks.pathBoxes.push_back(box->second);
        box->first = push.to;
      }
    }
    if (path[i] == node) isBehind = false;
  }
  return marks;
}

RouteFigures SokobanPage::figures() const {
  const LevelOptions options = m_options->options();
  if (m_routeAsked) return figuresOf(*m_routeAsked, options.search, search());
  const SearchChoice promised = asPromised(options);
  RouteFigures figures = solutionFigures(promised, search(), solutionText(search().answer().cost));
  if (!(promised == options.search)) figures.reason = figures.reasonOfAll = QString();
  if (options.question.metric == sokoban::Metric::Moves) figures.cost = countText(search().answer().cost);
  return figures;
}

QString SokobanPage::solutionText(search::Cost cost) const {
  return m_options->options().question.metric == sokoban::Metric::Pushes ? pushesText(cost) : movesText(cost);
}

void SokobanPage::fillSearchMenu(QMenu& menu, const QPoint& at) {
  if (!isWatching() || m_routeAsked || !search().hasSearch()) return;
  const auto add = [&](const QString& text, const search::Breakpoint& breakpoint) {
    QAction* action = menu.addAction(text);
    std::vector<search::Breakpoint> list = transport()->breakpoints();
    const auto same = std::ranges::find_if(list, [&](const search::Breakpoint& b) {
      return b.kind == breakpoint.kind && b.state == breakpoint.state;
    });
    const bool isThere = same != list.end();
    action->setCheckable(true);
    action->setChecked(isThere);
    if (isThere)
      list.erase(same);
    else
      list.push_back(breakpoint);
    connect(action, &QAction::triggered, this, [this, list] { transport()->setBreakpoints(list); });
  };
  const NodeId shown = shownNode(search(), selectedNode());
  if (shown != search::kNoNode)
    add(tr("&Breakpoint at this position"), search::Breakpoint::at(search().session().stateText(shown)));
  const auto cell = m_board->cellAt(m_board->mapFromGlobal(at));
  if (cell && m_board->position().hasBox(game().opening().board.cell(*cell)))
    add(tr("B&reakpoint when box %1 is pushed").arg(placeText(*cell)),
        search::Breakpoint::ofMove(coordinates(*cell)));
  menu.addSeparator();
}

// ---- The worker's way, and a box's ----------------------------------------------------------------------------------------------

void SokobanPage::showRouteBoard(bool isShown) {
  auto* stack = qobject_cast<QStackedWidget*>(m_route->parentWidget());
  QWidget* shown = isShown ? static_cast<QWidget*>(m_route) : m_board;
  if (stack->currentWidget() == shown) return;
  const bool hadFocus = stack->currentWidget()->hasFocus();
  if (!isShown) m_route->setRun(nullptr);
  stack->setCurrentWidget(shown);
  for (QWidget* outer : {static_cast<QWidget*>(stack), stack->parentWidget()}) outer->setFocusProxy(shown);
  if (hadFocus) shown->setFocus();
}

GamePage::Asked SokobanPage::askRoute() {
  const LevelOptions options = m_options->options();
  const sokoban::Board& board = game().opening().board;
  m_routeAsked = std::make_unique<RouteQuestion>(routeQuestion(board, game().state(), options));
  m_routeFollows = false;
  m_route->setPath(board, game().state(), m_routeAsked->box, m_routeAsked->to);
  showRouteBoard(true);
  const QString problem = problemOf(*m_routeAsked, options.search);
  if (!problem.isEmpty()) return {{}, problem};
  return {{factoryOf(*m_routeAsked, options.search, host().memory), namesOf(*m_routeAsked, options.search)},
          {}};
}

// A box is asked about, or the square is where the worker or the box is to go.
void SokobanPage::chooseSquare(Point square) {
  if (!m_routeAsked || !game().opening().board.contains(square)) return;
  const sokoban::Cell cell = game().opening().board.cell(square);
  if (!game().opening().board.isInside(cell)) return;
  LevelOptions options = m_options->options();
  const bool isBox = game().state().hasBox(cell);
  if (options.asked == LevelOptions::Asked::Walk) {
    if (isBox) return;
    options.to = square;
  } else if (isBox) {
    options.box = square;
    options.to.reset();
  } else {
    options.box = game().opening().board.point(m_routeAsked->box);
    options.to = square;
  }
  m_options->setOptions(options);
}

SokobanBoard* SokobanPage::addBoard(QWidget* parent) {
  auto* board = new SokobanBoard(parent);
  m_compared.add(board);
  board->setLevel(game().opening().board, game().state());
  board->setLook(look());
  return board;
}

}  // namespace searchlight::ui
