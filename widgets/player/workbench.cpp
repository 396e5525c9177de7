// widgets/player/workbench.cpp: the parts, their places, and what they tell each other.
#include "widgets/player/workbench.h"
#include "widgets/theme/motion_clock.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "widgets/board/board_canvas.h"
#include "widgets/player/closing_card.h"
#include "widgets/player/event_line.h"
#include "widgets/player/message_bar.h"
#include "widgets/player/path_strip.h"
#include "widgets/player/player_bar.h"
#include "widgets/player/timeline.h"
#include "widgets/plot/node_plot.h"
#include "widgets/tables/bookmarks_view.h"
#include "widgets/tables/breakpoints_view.h"
#include "widgets/tables/node_inspector.h"
#include "widgets/tables/node_tables.h"
#include "widgets/tables/numbers_view.h"
#include "widgets/tables/pseudocode_view.h"
#include "widgets/tables/question_form.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/tree/tree_panel.h"

namespace searchlight::ui {

namespace {
constexpr int kLeastCode = 280, kCodeWidth = 360;
}  // namespace

// The Tab key goes through the parts in the order in which they are put in: board, timeline, player, panel.
SearchWorkbench::SearchWorkbench(PlayerActions* commands, QWidget* board, QWidget* legend, QWidget* question,
                                 QWidget* parent)
    : QWidget(parent),
      m_board(board),
      m_legend(legend),
      m_message(new MessageBar(board, this)),
      m_eventLine(new EventLine),
      m_explanation(new ExplainCard(m_eventLine, board, this)),
      m_tables(new NodeTables),
      m_path(new PathStrip(m_tables->pictures())),
      m_timeline(new Timeline),
      m_player(new PlayerBar(commands)),
      m_stage(new QSplitter),
      m_split(new QSplitter(this)) {
  auto* boardSide = new QWidget;
  auto* column = bareLayout<QVBoxLayout>(boardSide, 0);
  m_stage->addWidget(board);
  m_stage->setChildrenCollapsible(false);
  column->addWidget(m_stage, 1);
  column->addWidget(m_explanation->strip());
  column->addWidget(m_eventLine);
  column->addWidget(m_path);
  m_path->hide();
  if (legend) column->addWidget(legend);
  column->addWidget(m_timeline);
  column->addWidget(m_player);
  // Not the event line, which is read with every step.
  m_message->setStrips(legend ? QList<QWidget*>{legend, m_timeline} : QList<QWidget*>{m_timeline});
  setFocusProxy(board);
  // When the cursor is on its way there; each page has such a command.
  connect(
      commands->last(), &QAction::triggered, this,
      [this] {
        if (m_closing && m_board->isVisible()) m_closing->tellAtEnd();
      },
      Qt::QueuedConnection);

  buildPanel(question);
  m_codeColumn = new QWidget;
  auto* code = new QVBoxLayout(m_codeColumn);
  code->setContentsMargins(spacing::kMargin, spacing::kUnit, 0, spacing::kUnit);
  code->setSpacing(spacing::kHalf);
  m_codeTitle = new QLabel;
  QFont bold = m_codeTitle->font();
  bold.setBold(true);
  m_codeTitle->setFont(bold);
  code->addWidget(m_codeTitle);
  m_codeColumn->setMinimumWidth(kLeastCode);
  m_codeColumn->hide();
  m_split->addWidget(boardSide);
  m_split->addWidget(m_codeColumn);
  m_split->addWidget(m_panel);
  for (int i = 0; i < m_split->count(); ++i) {
    m_split->setStretchFactor(i, i == 0 ? 1 : 0);
    m_split->setCollapsible(i, false);
  }
  m_split->setSizes({864, kCodeWidth, 396});
  auto* all = bareLayout<QVBoxLayout>(this);
  all->addWidget(m_split);

  connect(m_eventLine, &EventLine::explainsChanged, this, &SearchWorkbench::layoutChanged);
  connect(m_path, &PathStrip::foldingChanged, this, &SearchWorkbench::layoutChanged);
  connect(m_tables, &NodeTables::nodeActivated, this, &SearchWorkbench::nodeActivated);
  connect(m_inspector, &NodeInspector::nodeActivated, this, &SearchWorkbench::nodeActivated);
  connect(m_inspector, &NodeInspector::explanationWanted, this, [this] { m_eventLine->setExplains(true); });
  connect(m_breakpoints, &BreakpointsView::stateActivated, this, &SearchWorkbench::stateActivated);
  connect(m_bookmarks, &BookmarksView::editing, this, [this] {
    setPanelVisible(true);
    reveal(m_bookmarks);
  });
  keepTranslated(this, [this] { retranslate(); });
  onChange(this, {QEvent::FontChange}, [this] {
    if (!m_isLent) fitGaps();
  });
}

SearchWorkbench::~SearchWorkbench() {
  if (!m_isLent) return;
  m_tabs->disconnect(this);
  delete m_panel;
}

// Nothing scrolls inside what scrolls: lists do so in their tabs, and what stands above the tabs beside them.
void SearchWorkbench::buildPanel(QWidget* question) {
  m_numbers = new NumbersView;
  m_inspector = new NodeInspector;
  m_pseudocode = new PseudocodeView;
  m_breakpoints = new BreakpointsView;
  m_bookmarks = new BookmarksView;
  m_tabs = makeTabs();
  m_tabs->setDocumentMode(true);
  // In the order of namedTabs().
  for (QWidget* tab :
       std::initializer_list<QWidget*>{m_tables, m_inspector, m_pseudocode, m_breakpoints, m_bookmarks})
    m_tabs->addTab(tab, QString());

  auto* content = new QWidget;
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(0, 0, spacing::kMargin, 0);
  column->setSpacing(spacing::kSection);
  if (question) m_question = new Section(question);
  m_figures = new Section(m_numbers);
  for (Section* section : {m_question, m_figures}) {
    if (!section) continue;
    connect(section, &Section::toggled, this, &SearchWorkbench::layoutChanged);
    column->addWidget(section);
  }
  column->addStretch(1);  // takes what is left where there are no tabs
  m_upper = makeUpper(content);
  m_panel = new QWidget;
  auto* panel = new QVBoxLayout(m_panel);
  panel->setContentsMargins(spacing::kMargin, spacing::kUnit, 0, spacing::kUnit);
  panel->setSpacing(spacing::kUnit);
  m_fixed = new QHBoxLayout;
  m_fixed->setContentsMargins(0, 0, spacing::kMargin, 0);
  panel->addLayout(m_fixed);
  panel->addWidget(m_upper);
  auto* tabs = new QHBoxLayout;
  tabs->setContentsMargins(0, 0, spacing::kMargin, 0);
  tabs->addWidget(m_tabs);
  panel->addLayout(tabs);
  connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
    if (!m_isMovingCode) m_wantsCode = m_tabs->currentWidget() == m_pseudocode;
  });
}

void SearchWorkbench::setNodeTitle(const QString& title) {
  m_nodeTitle = title;
  retranslate();
}

void SearchWorkbench::setTop(QWidget* top) {
  m_top = top;
  static_cast<QVBoxLayout*>(m_upper->widget()->layout())->insertWidget(0, top);
}

void SearchWorkbench::setSearchShown(bool shown) {
  const bool isOther = std::exchange(m_isSearchShown, shown) != shown;
  if (m_question) m_question->setVisible(shown || !m_top);
  // Under the searchlight it is a line that stays where all else scrolls; in play it may be high, and scrolls itself.
  if (m_top) {
    const bool isThere = !m_top->isHidden();  // who moves is hidden until the next turn of the event loop
    if (shown)
      m_fixed->addWidget(m_top);
    else
      static_cast<QVBoxLayout*>(m_upper->widget()->layout())->insertWidget(0, m_top);
    m_top->setVisible(isThere);
  }
  for (QWidget* part : std::initializer_list<QWidget*>{m_eventLine, m_timeline, m_player})
    part->setVisible(shown);
  showKnownParts();
  showBeside();
  showBeginning();
  if (isOther) Entrance::begin(m_panel);
}

void SearchWorkbench::setSearch(Transport* transport, WatchedRun* run) {
  if (m_transport) m_transport->disconnect(this);
  m_transport = transport;
  m_timeline->setTransport(transport);
  m_player->setTransport(transport);
  m_breakpoints->setTransport(transport);
  m_bookmarks->setTransport(transport);
  setRun(run);
  if (!transport) return;
  connect(transport, &Transport::breakpointHit, this, [this] { reveal(m_breakpoints); });
  // What is shown in the end counts: who opens something goes to its end and back before anybody sees it.
  for (const auto moved : {&Transport::activityChanged, &Transport::searchChanged})
    connect(transport, moved, this, &SearchWorkbench::showBeginning, Qt::QueuedConnection);
  connect(transport, &Transport::moved, this, &SearchWorkbench::showBeginning, Qt::QueuedConnection);
  connect(transport, &Transport::landmarkMissed, this, [this](int direction) {
    m_message->showMessage(MessageBar::Kind::Info,
                           direction < 0 ? tr("No earlier event of this kind: this is the start.")
                                         : tr("No later event of this kind: this is the end."));
  });
  connect(transport, &Transport::troubled, this, [this](const QString& text, int which) {
    const QString number = QString::number(which + 1), name = m_runNames.value(which);
    m_message->showMessage(MessageBar::Kind::Error, m_transport->runs().size() < 2 ? text
                                                    : name.isEmpty()
                                                        ? tr("Search %1: %2").arg(number, text)
                                                        : tr("Search %1, %2: %3").arg(number, name, text));
  });
}

void SearchWorkbench::setRunNames(const QStringList& names) {
  m_runNames = names;
  m_timeline->setRunNames(names);
}

void SearchWorkbench::setOneSearch(QAction* eye, std::function<std::vector<QRectF>()> clear) {
  m_numbers->setEye(eye);
  m_eye = eye;
  connect(eye, &QAction::toggled, this, &SearchWorkbench::showBeginning);
  // A splitter would make it one more pane.
  QWidget* board = m_board;
  while (qobject_cast<QSplitter*>(board) && board->focusProxy()) board = board->focusProxy();
  // It leaves free what is explained, and what the page wants.
  m_closing = new ClosingCard(board, this, [this, board, clear = std::move(clear)] {
    std::vector<QRectF> areas;
    if (m_explanation->isVisible())
      areas.emplace_back(QRect(board->mapFrom(this, m_explanation->pos()), m_explanation->size()));
    std::ranges::move(clear(), std::back_inserter(areas));
    // Then the cells: a board that is smaller than its view leaves room beside them.
    if (const auto* canvas = qobject_cast<const BoardCanvas*>(board))
      areas.push_back(
          canvas->viewport().rectOf(CellRect{0, 0, canvas->viewport().columns(), canvas->viewport().rows()}));
    return areas;
  });
  m_closing->setBeside(m_message);
  m_closing->setPanel(m_upper, m_figures);
  connect(m_explanation, &ExplainCard::placed, m_closing, &ClosingCard::place);
  m_closing->setSearch(m_transport, m_run);
}

void SearchWorkbench::setClosingActions(const QList<QAction*>& actions) { m_closing->setActions(actions); }

void SearchWorkbench::boardMoved() {
  if (m_closing) m_closing->place();
  m_explanation->place();
  m_message->boardMoved();
}

void SearchWorkbench::setRouteFigures(const std::optional<RouteFigures>& figures) {
  m_numbers->setRouteFigures(figures);
  if (m_closing) m_closing->setFigures(figures);
}

void SearchWorkbench::setRun(WatchedRun* run) {
  if (m_run) m_run->disconnect(this);
  m_run = run;
  if (m_closing) m_closing->setSearch(m_transport, run);
  m_eventLine->setRun(run);
  m_path->setRun(m_transport, run);
  m_timeline->setShownRun(run);
  m_numbers->setRun(run);
  m_tables->setRun(run);
  m_inspector->setRun(run);
  m_pseudocode->setRun(run);
  if (m_tree) m_tree->view()->setRun(run);
  if (m_plot) m_plot->setRun(run);
  if (run) connect(run, &WatchedRun::searchChanged, this, &SearchWorkbench::showKnownParts);
  showKnownParts();
}

// Of another program's search there is no code, and no question but what was recorded.
void SearchWorkbench::showKnownParts() {
  showPath();
  if (!m_run || !m_run->hasSearch()) m_hasBegun = false;  // what comes next is another beginning
  const bool isForeign = m_run && m_run->hasSearch() && m_run->session().isForeign();
  m_isCodeKnown = !isForeign;
  showTabs();
  if (m_question)
    m_question->setTitle(isForeign ? tr("Trace") : tr("Settings"),
                         isForeign ? tr("Shows the search trace from another program")
                                   : tr("Sets the problem, the algorithm and the rules of the search"));
}

// While there is no search it stays as it is: a question that is asked anew moves nothing.
void SearchWorkbench::showPath() {
  if (!m_isSearchShown || !m_closing)
    m_path->hide();
  else if (m_run && m_run->hasSearch())
    m_path->setVisible(static_cast<bool>(m_run->names().picture));
}

// Until the first event there is nothing to count and nothing to list: a card says what will be. Who has the result revealed sees it.
void SearchWorkbench::showBeginning() {
  const bool hasSearch = m_run && m_run->hasSearch();
  const bool plays = m_transport && m_transport->activity() == Transport::Activity::Playing;
  m_hasBegun = hasSearch && (m_hasBegun || plays || m_run->position() > 0);
  const bool isBefore = m_closing && !m_isLent && hasSearch && !m_hasBegun && !(m_eye && m_eye->isChecked());
  m_tables->setBeginning(isBefore);
  if (!m_isLent) m_figures->setVisible(m_isSearchShown && !isBefore);
}

// Without a search only what the page has there itself is left.
void SearchWorkbench::showTabs() {
  for (int i = 0; i < m_tabs->count(); ++i) {
    const QWidget* tab = m_tabs->widget(i);
    m_tabs->setTabVisible(i, tab == m_pageTab || (m_isSearchShown && (tab != m_pseudocode || m_isCodeKnown)));
  }
  m_tabs->setVisible(m_isSearchShown || m_pageTab);
  m_codeColumn->setVisible(m_isWide && m_isCodeKnown && m_isSearchShown && isPanelVisible());
  arrangeLent();
}

void SearchWorkbench::showNode(std::optional<search::NodeId> node) {
  m_inspector->setNode(node);
  m_tables->showNode(node);
  m_path->showNode(node);
  if (m_tree) m_tree->view()->setSelected(node);
  if (m_plot) m_plot->setSelected(node);
  Q_EMIT nodeShown(node);
}

void SearchWorkbench::lookAtNode(std::optional<search::NodeId> node) { m_inspector->lookAt(node); }

void SearchWorkbench::holdNode(search::NodeId node) { m_path->showNode(node); }

QWidget* SearchWorkbench::part(std::string_view name) const {
  if (name == "code") return m_pseudocode;
  if (name == "state") return m_inspector;
  if (name == "figures") return m_figures;
  if (name == "question") return m_question;
  return name == "timeline" ? m_timeline : nullptr;
}

std::vector<QWidget*> SearchWorkbench::parts() const {
  std::vector<QWidget*> out{m_board};
  for (QWidget* part : std::initializer_list<QWidget*>{m_tree, m_plot, m_path, m_legend, m_timeline, m_player,
                                                       m_codeColumn, m_top, m_question, m_figures, m_tabs})
    if (part) out.push_back(part);
  return out;
}

bool SearchWorkbench::isPanelVisible() const { return !m_panel->isHidden(); }
void SearchWorkbench::setPanelVisible(bool visible) {
  if (!m_isLent) m_panel->setVisible(visible);
  showTabs();
}

void SearchWorkbench::retranslate() {
  showKnownParts();
  m_figures->setTitle(tr("Statistics"), tr("Shows how much work the search has done so far and in total"));
  m_tabs->tabBar()->setWhatsThis(
      tr("Shows more about the search: its lists, the selected cell or state, the code, breakpoints and "
         "bookmarks."));
  const QStringList names{tr("OPEN and CLOSED"), tr("Lists", "tab with too little room for OPEN and CLOSED")};
  nameTab(m_tables, names[0], tr("Lists the nodes in OPEN and CLOSED"));
  if (m_tabs->indexOf(m_tables) >= 0) m_tabs->tabBar()->setTabData(m_tabs->indexOf(m_tables), names);
  nameTab(m_inspector, m_nodeTitle.isEmpty() ? tr("State") : m_nodeTitle,
          tr("Shows the search data of the selected cell or state"));
  nameTab(m_pseudocode, tr("Code"), tr("Shows the algorithm's pseudocode and the current line"));
  m_codeTitle->setText(tr("Code"));
  nameTab(m_breakpoints, tr("Breakpoints"), tr("Lists the breakpoints, where playback pauses"));
  nameTab(m_bookmarks, tr("Bookmarks"), tr("Lists the bookmarks: moments in the search, with captions"));
}

void SearchWorkbench::nameTab(QWidget* tab, const QString& name, const QString& toolTip) {
  if (m_tabs->indexOf(tab) < 0) return;  // it stands elsewhere
  m_tabs->setTabText(m_tabs->indexOf(tab), name);
  m_tabs->setTabToolTip(m_tabs->indexOf(tab), toolTip);
}

}  // namespace searchlight::ui
