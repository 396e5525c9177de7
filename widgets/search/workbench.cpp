// widgets/search/workbench.cpp: the parts, their places, and what they tell each other.
#include "widgets/search/workbench.h"

#include <QDataStream>
#include <QEvent>
#include <QScrollArea>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <utility>

#include "widgets/search/bookmarks_view.h"
#include "widgets/search/breakpoints_view.h"
#include "widgets/search/closing_card.h"
#include "widgets/search/event_line.h"
#include "widgets/search/message_bar.h"
#include "widgets/search/node_inspector.h"
#include "widgets/search/node_tables.h"
#include "widgets/search/numbers_view.h"
#include "widgets/search/player_bar.h"
#include "widgets/search/pseudocode_view.h"
#include "widgets/search/section.h"
#include "widgets/search/timeline.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

namespace {
constexpr quint32 kLayoutMark = 0x534C5731;  // "SLW1"
constexpr int kLeastPanel = 340, kLeastTabs = 210;
constexpr std::array<std::string_view, 5> kTabs{"open", "node", "code", "breaks", "bookmarks"};

// Where there is too little room the longest name gives way, and no tab goes behind an arrow.
class ElidesTheLongest : public QTabBar {
 public:
  using QTabBar::QTabBar;

 protected:
  QSize minimumTabSizeHint(int index) const override {
    for (int i = 0; i < count(); ++i)
      if (isTabVisible(i) && tabText(i).size() > tabText(index).size()) return tabSizeHint(index);
    return QTabBar::minimumTabSizeHint(index);
  }
};

// Takes the height that is left and asks for no more than the least, or the panel would scroll for it. It must ask for
// that much: what is left out of the panel's height for its width (as Ignored widgets are) is taken from wrapped texts.
class TakesTheRest : public QTabWidget {
 public:
  TakesTheRest() {
    setTabBar(new ElidesTheLongest);
    setUsesScrollButtons(false);
    setElideMode(Qt::ElideRight);
    setMinimumHeight(kLeastTabs);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
  }
  QSize sizeHint() const override { return {QTabWidget::sizeHint().width(), kLeastTabs}; }
};

}  // namespace

// The Tab key goes through the parts in the order in which they are put in: board, timeline, player, panel.
SearchWorkbench::SearchWorkbench(PlayerActions* commands, QWidget* board, QWidget* legend, QWidget* question,
                                 QWidget* parent)
    : QWidget(parent),
      m_board(board),
      m_message(new MessageBar(board, this)),
      m_eventLine(new EventLine),
      m_timeline(new Timeline),
      m_player(new PlayerBar(commands)),
      m_split(new QSplitter(this)) {
  auto* boardSide = new QWidget;
  auto* column = new QVBoxLayout(boardSide);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(board, 1);
  column->addWidget(m_eventLine);
  if (legend) column->addWidget(legend);
  column->addWidget(m_timeline);
  column->addWidget(m_player);
  setFocusProxy(board);

  m_panel = buildPanel(question);
  m_split->addWidget(boardSide);
  m_split->addWidget(m_panel);
  m_split->setStretchFactor(0, 1);
  m_split->setStretchFactor(1, 0);
  m_split->setCollapsible(0, false);
  m_split->setCollapsible(1, false);
  m_split->setSizes({880, 380});
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(0, 0, 0, 0);
  all->addWidget(m_split);

  connect(m_tables, &NodeTables::nodeActivated, this, &SearchWorkbench::nodeActivated);
  connect(m_inspector, &NodeInspector::nodeActivated, this, &SearchWorkbench::nodeActivated);
  connect(m_breakpoints, &BreakpointsView::stateActivated, this, &SearchWorkbench::stateActivated);
  connect(m_bookmarks, &BookmarksView::editing, this, [this] {
    setPanelVisible(true);
    m_tabs->setCurrentWidget(m_bookmarks);
  });
  retranslate();
}

QWidget* SearchWorkbench::buildPanel(QWidget* question) {
  m_numbers = new NumbersView;
  m_tables = new NodeTables;
  m_inspector = new NodeInspector;
  m_pseudocode = new PseudocodeView;
  m_breakpoints = new BreakpointsView;
  m_bookmarks = new BookmarksView;
  m_tabs = new TakesTheRest;
  m_tabs->setDocumentMode(true);
  // In the order of kTabs.
  for (QWidget* tab :
       std::initializer_list<QWidget*>{m_tables, m_inspector, m_pseudocode, m_breakpoints, m_bookmarks})
    m_tabs->addTab(tab, QString());

  auto* content = new QWidget;
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(spacing::kMargin, spacing::kUnit, spacing::kMargin, spacing::kUnit);
  column->setSpacing(spacing::kHalf);
  if (question) m_question = new Section(question);
  m_figures = new Section(m_numbers);
  for (Section* section : {m_question, m_figures}) {
    if (!section) continue;
    connect(section, &Section::toggled, this, &SearchWorkbench::layoutChanged);
    column->addWidget(section);
  }
  column->addWidget(m_tabs, 1);
  auto* scroll = new QScrollArea;
  scroll->setWidget(content);
  scroll->setWidgetResizable(true);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setMinimumWidth(kLeastPanel);
  scroll->setFocusPolicy(Qt::NoFocus);  // it follows the focus to its parts, and shows none of its own
  return scroll;
}

void SearchWorkbench::setNodeTitle(const QString& title) {
  m_nodeTitle = title;
  retranslate();
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
  connect(transport, &Transport::breakpointHit, this, [this] { m_tabs->setCurrentWidget(m_breakpoints); });
  connect(transport, &Transport::landmarkMissed, this, [this](int direction) {
    m_message->showMessage(MessageBar::Kind::Info,
                           direction < 0 ? tr("There is nothing of this kind before: this is the start.")
                                         : tr("There is nothing of this kind after: this is the end."));
  });
  connect(transport, &Transport::troubled, this,
          [this](const QString& text) { m_message->showMessage(MessageBar::Kind::Error, text); });
}

void SearchWorkbench::setRunNames(const QStringList& names) { m_timeline->setRunNames(names); }

void SearchWorkbench::setOneSearch(QAction* eye, std::function<std::vector<QRectF>()> clear) {
  m_numbers->setEye(eye);
  m_closing = new ClosingCard(m_board, this, std::move(clear));
  m_closing->setSearch(m_transport, m_run);
}

void SearchWorkbench::setRouteFigures(const std::optional<RouteFigures>& figures) {
  m_numbers->setRouteFigures(figures);
  if (m_closing) m_closing->setFigures(figures);
}

void SearchWorkbench::setRun(WatchedRun* run) {
  m_run = run;
  if (m_closing) m_closing->setSearch(m_transport, run);
  m_eventLine->setRun(run);
  m_timeline->setShownRun(run);
  m_numbers->setRun(run);
  m_tables->setRun(run);
  m_inspector->setRun(run);
  m_pseudocode->setRun(run);
  if (m_run) m_run->disconnect(this);
  m_run = run;
  if (run) connect(run, &WatchedRun::searchChanged, this, &SearchWorkbench::showKnownParts);
  showKnownParts();
}

// Of another program's search there is no code, and no question but what was recorded.
void SearchWorkbench::showKnownParts() {
  const bool isForeign = m_run && m_run->hasSearch() && m_run->session().isForeign();
  m_tabs->setTabVisible(m_tabs->indexOf(m_pseudocode), !isForeign);
  if (m_question) m_question->setTitle(isForeign ? tr("Recording") : tr("Question"));
}

void SearchWorkbench::showNode(std::optional<search::NodeId> node) {
  m_inspector->setNode(node);
  m_tables->showNode(node);
}

bool SearchWorkbench::isPanelVisible() const { return !m_panel->isHidden(); }
void SearchWorkbench::setPanelVisible(bool visible) { m_panel->setVisible(visible); }

void SearchWorkbench::setPageTab(QWidget* tab, const QString& title) {
  if (m_pageTab && m_pageTab != tab) {
    m_tabs->removeTab(m_tabs->indexOf(m_pageTab));
    m_pageTab->hide();
  }
  m_pageTab = tab;
  if (!tab) return;
  if (m_tabs->indexOf(tab) < 0) m_tabs->setCurrentIndex(m_tabs->addTab(tab, title));
  nameTab(tab, title, title);
}

std::string_view SearchWorkbench::tab() const {
  const auto at = static_cast<std::size_t>(std::max(0, m_tabs->currentIndex()));
  return at < kTabs.size() ? kTabs[at] : kTabs.front();  // what the page has there is not kept
}

void SearchWorkbench::setTab(std::string_view name) {
  const auto at = std::ranges::find(kTabs, name);
  if (at != kTabs.end()) m_tabs->setCurrentIndex(static_cast<int>(at - kTabs.begin()));
}

QByteArray SearchWorkbench::layoutState() const {
  QByteArray state;
  QDataStream out(&state, QIODevice::WriteOnly);
  out.setVersion(QDataStream::Qt_6_4);
  out << kLayoutMark << m_split->saveState() << (!m_question || m_question->isOpen()) << m_figures->isOpen();
  return state;
}

void SearchWorkbench::restoreLayoutState(const QByteArray& state) {
  QDataStream in(state);
  in.setVersion(QDataStream::Qt_6_4);
  quint32 mark = 0;
  QByteArray split;
  bool question = true, figures = true;
  in >> mark >> split >> question >> figures;
  if (in.status() != QDataStream::Ok || mark != kLayoutMark) return;
  m_split->restoreState(split);
  if (m_question) m_question->setOpen(question);
  m_figures->setOpen(figures);
}

void SearchWorkbench::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

void SearchWorkbench::retranslate() {
  showKnownParts();
  m_figures->setTitle(tr("Figures"));
  nameTab(m_tables, tr("OPEN, CLOSED"), tr("OPEN and CLOSED, node by node"));
  nameTab(m_inspector, m_nodeTitle.isEmpty() ? tr("State") : m_nodeTitle,
          tr("What is known of what is selected on the board"));
  nameTab(m_pseudocode, tr("Code"), tr("The algorithm's code, and where it is"));
  nameTab(m_breakpoints, tr("Breaks"), tr("Breakpoints, at which playing stops"));
  nameTab(m_bookmarks, tr("Marks"), tr("Bookmarks, places with captions"));
}

void SearchWorkbench::nameTab(QWidget* tab, const QString& name, const QString& toolTip) {
  m_tabs->setTabText(m_tabs->indexOf(tab), name);
  m_tabs->setTabToolTip(m_tabs->indexOf(tab), toolTip);
}

}  // namespace searchlight::ui
