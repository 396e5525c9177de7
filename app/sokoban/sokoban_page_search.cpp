// app/sokoban/sokoban_page_search.cpp: the searchlight on a level: the board shows where the search is.
#include <QMenu>
#include <QStackedWidget>
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "app/shell/comparable.h"
#include "app/sokoban/level_help.h"
#include "app/sokoban/level_options_panel.h"
#include "app/sokoban/level_words.h"
#include "app/sokoban/route_question.h"
#include "app/sokoban/sokoban_page.h"
#include "core/geometry/point_text.h"
#include "core/sokoban/solve.h"
#include "widgets/search/message_bar.h"
#include "widgets/search/search_format.h"
#include "widgets/search/shown_node.h"
#include "widgets/search/way_bar.h"
#include "widgets/sokoban/route_board.h"
#include "widgets/sokoban/sokoban_board.h"
#include "widgets/sokoban/sokoban_marks.h"
#include "widgets/sokoban/sokoban_texts.h"

namespace searchlight::ui {

using search::NodeId;

namespace {
constexpr std::size_t kLongestShownWay = 1'000;  // pushes; what is behind them is behind their lines
}

void SokobanPage::connectSearch() {
  connect(m_options, &LevelOptionsPanel::levelOptionsChanged, this, [this] {
    if (m_isLit) ask(Transport::StartAt::Same);
    const sokoban::Metric metric = m_options->options().question.metric;
    if (std::exchange(m_toldMetric, metric) != metric) Q_EMIT m_comparable->questionChanged();
    Q_EMIT changed();
  });
  const auto goOn = [this] {
    m_selected.reset();
    m_way->setNode(nullptr, std::nullopt);
    followCursor();
  };
  connect(m_way, &WayBar::nodeWanted, this, [this](NodeId n) {
    m_selected = n;
    followCursor();
  });
  connect(&search(), &WatchedRun::answerChanged, this, &SokobanPage::showOutcome);
  connect(&search(), &WatchedRun::moved, this, goOn);
  connect(&search(), &WatchedRun::searchChanged, this, goOn);
  connect(transport(), &Transport::settingsChanged, this, [this] { Q_EMIT changed(); });
  connect(&workbench(), &SearchWorkbench::nodeActivated, this, [this](NodeId n) { showNode(n); });
  connect(&workbench(), &SearchWorkbench::stateActivated, this, [this](const QString& state) {
    if (!search().hasSearch()) return;
    const search::States states = search().session().stateFromText(state.toStdString());
    const NodeId node = states ? search().session().find(*states, 0) : search::kNoNode;
    if (node != search::kNoNode) showNode(node);
  });
  connect(m_route, &RouteBoard::squareChosen, this, &SokobanPage::chooseSquare);
  connect(m_route, &RouteBoard::spaceTapped, transport(), &Transport::togglePlay);
  connect(m_board, &SokobanView::spaceTapped, this, [this] {
    if (m_isLit) transport()->togglePlay();
  });
  m_options->setVisible(false);
  m_way->setVisible(false);
  workbench().setSearchShown(false);
  showOutcome();
}

void SokobanPage::setLit(bool isLit, Transport::StartAt where) {
  if (isLit) setReplay(Replay::None);
  m_actions[SokobanCommand::Searchlight]->setChecked(isLit);
  m_options->setVisible(isLit);
  m_way->setVisible(isLit && m_options->options().asked == LevelOptions::Asked::Level);
  workbench().setSearchShown(isLit);
  m_board->setPlayable(!isLit);
  if (m_help) m_help->setPaused(isLit || isReverse());
  if (m_isLit == isLit) return;
  m_isLit = isLit;
  m_selected.reset();
  if (isLit) {
    workbench().message().hide();
    m_board->finishMotion();
    takeUsualSpeed();
    ask(where);
  } else {
    transport()->clear();
    m_routeAsked.reset();
    showRouteBoard(false);
    workbench().showNode(std::nullopt);
    m_way->setNode(nullptr, std::nullopt);
    m_board->setPosition(m_game.state(), sokoban::facing(m_game));
    showOutcome();
  }
  Q_EMIT commandsChanged();
  Q_EMIT changed();
}

void SokobanPage::ask(Transport::StartAt where) {
  const LevelOptions options = m_options->options();
  m_way->setNode(nullptr, std::nullopt);
  m_way->setVisible(options.asked == LevelOptions::Asked::Level);
  if (options.asked != LevelOptions::Asked::Level) return askRoute(where);
  m_routeAsked.reset();
  showRouteBoard(false);
  m_options->setQuestion(options.question.metric == sokoban::Metric::Pushes
                             ? tr("How is this level solved from here with the fewest pushes?")
                             : tr("How is this level solved from here with the fewest moves?"));
  const QString problem = problemOf(m_game.opening().board, options);
  m_options->setProblem(problem);
  if (problem.isEmpty()) {
    const sokoban::SharedGround level = m_help->groundHere();
    return transport()->setSearch(factoryOf(level, options, host().memory), namesOf(level->board(), options),
                                  where);
  }
  transport()->clear();
  followCursor();
}

void SokobanPage::showNode(std::optional<NodeId> node) {
  m_selected = node;
  workbench().showNode(node);
  if (m_routeAsked) {
    if (node) m_route->select(cellOfNode(*m_routeAsked, search().session(), *node));
    return;
  }
  m_way->setNode(&search(), node);
  followCursor();
}

void SokobanPage::followCursor() {
  if (!m_isLit || m_routeAsked) return;
  std::optional<sokoban::Position> position;
  SokobanMarks marks;
  if (search().hasSearch())
    if (const NodeId node = shownNode(search(), m_selected); node != search::kNoNode) {
      position = sokoban::positionOf(search().session(), node);
      marks = marksOf(node);
    }
  m_board->setPosition(position.value_or(m_game.state()), std::nullopt);
  m_board->setMarks(marks);
}

// The pushes by which the search has come to the node, or the chosen way that it is a step of, and as an arrow the one that was
// made last. Where the way goes on to a goal, as the route does while it is read back: those that are left, and the next one.
SokobanMarks SokobanPage::marksOf(NodeId node) const {
  const search::Session& session = search().session();
  const auto& player = search().player();
  std::vector<NodeId> way = m_way->way();
  bool isAhead = session.sides() == 2 && node % 2 == 1;
  if (const auto at = std::ranges::find(way, node); at != way.end()) {
    const auto most = static_cast<std::ptrdiff_t>(kLongestShownWay / 2);
    if (way.end() - at > most) way.erase(at + most, way.end());
    const auto shown = std::ranges::find(way, node);
    if (shown - way.begin() > most) way.erase(way.begin(), shown - most);
  } else {
    way.clear();
    if (!m_selected && isReadBack(search())) {
      isAhead = true;
      for (std::size_t i = player.route().size(); i-- > 0 && way.size() < kLongestShownWay;)
        way.push_back(player.route()[i]);
    } else {
      for (NodeId n = node; n != search::kNoNode && way.size() < kLongestShownWay; n = player.node(n).parent)
        way.push_back(n);
      if (!isAhead) std::ranges::reverse(way);
    }
  }
  SokobanMarks marks;
  bool isBehind = true;  // of the shown node
  for (std::size_t i = 0; i < way.size(); ++i) {
    if (const auto moved = i > 0 ? pushBetween(session, way[i - 1], way[i]) : std::nullopt) {
      const SokobanMarks::Push push{moved->first, moved->second};
      marks.way.push_back(push);
      if (isAhead ? !isBehind && !marks.hint : isBehind) marks.hint = push;
    }
    if (way[i] == node) isBehind = false;
  }
  return marks;
}

void SokobanPage::showOutcome() {
  const bool isSolved =
      m_isLit && search().hasSearch() && search().answer().outcome == search::Outcome::Solved;
  if (!isSolved) return workbench().setRouteFigures(std::nullopt);
  const LevelOptions options = m_options->options();
  if (m_routeAsked) return workbench().setRouteFigures(figuresOf(*m_routeAsked, options.search, search()));
  RouteFigures figures = figuresOf(options.search, search());
  if (options.question.metric == sokoban::Metric::Moves) {
    figures.cost = countText(search().answer().cost);
    if (promisesShortest(options.search) && !provesFewest(options)) {
      SearchChoice nothing = options.search;
      nothing.algorithm = search::Algorithm::Greedy;
      figures.promise = figuresOf(nothing, search()).promise;
      figures.reason.clear();
    }
  }
  workbench().setRouteFigures(figures);
}

void SokobanPage::fillSearchMenu(QMenu& menu, const QPoint& at) {
  if (!m_isLit || m_routeAsked || !search().hasSearch()) return;
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
  const NodeId shown = shownNode(search(), m_selected);
  if (shown != search::kNoNode)
    add(tr("&Breakpoint at what the board shows"),
        search::Breakpoint::at(search().session().stateText(shown)));
  const auto cell = m_board->cellAt(m_board->mapFromGlobal(at));
  if (cell && m_board->position().hasBox(m_game.opening().board.cell(*cell)))
    add(tr("B&reakpoint wherever box %1 is pushed").arg(placeText(*cell)),
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
  stack->setFocusProxy(shown);
  if (hadFocus) shown->setFocus();
}

void SokobanPage::askRoute(Transport::StartAt where) {
  const LevelOptions options = m_options->options();
  m_routeAsked =
      std::make_unique<RouteQuestion>(routeQuestion(m_game.opening().board, m_game.state(), options));
  m_options->setQuestion(questionText(*m_routeAsked));
  const QString problem = problemOf(*m_routeAsked, options.search);
  m_options->setProblem(problem);
  // The run is another's until it is asked: its nodes stand on no square here.
  m_route->setQuestion(m_game.opening().board, m_game.state(), m_routeAsked->box, m_routeAsked->to);
  showRouteBoard(true);
  if (problem.isEmpty())
    transport()->setSearch(factoryOf(*m_routeAsked, options.search, host().memory),
                           namesOf(*m_routeAsked, options.search), where);
  else
    transport()->clear();
  m_route->setRun(&search());
}

// A box is asked about, or the square is where the worker or the box is to go.
void SokobanPage::chooseSquare(Point square) {
  if (!m_routeAsked || !m_game.opening().board.contains(square)) return;
  const sokoban::Cell cell = m_game.opening().board.cell(square);
  if (!m_game.opening().board.isInside(cell)) return;
  LevelOptions options = m_options->options();
  const bool isBox = m_game.state().hasBox(cell);
  if (options.asked == LevelOptions::Asked::Walk) {
    if (isBox) return;
    options.to = square;
  } else if (isBox) {
    options.box = square;
    options.to.reset();
  } else {
    options.box = m_game.opening().board.point(m_routeAsked->box);
    options.to = square;
  }
  m_options->setOptions(options);
}

SokobanBoard* SokobanPage::addBoard(QWidget* parent) {
  auto* board = new SokobanBoard(parent);
  m_compared.add(board);
  board->setLevel(m_game.opening().board, m_game.state());
  return board;
}

void SokobanPage::compare() {
  Page* page = host().page(QString::fromLatin1(kComparePage));
  if (!page) return;
  page->lookAt(*this);
  host().show(QString::fromLatin1(kComparePage));
}

}  // namespace searchlight::ui
