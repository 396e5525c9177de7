// widgets/search/workbench.cpp: the parts, their places, and what they tell each other.
#include "widgets/search/workbench.h"

#include <QApplication>
#include <QDataStream>
#include <QEvent>
#include <QLabel>
#include <QResizeEvent>
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
#include "widgets/search/way_strip.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

namespace {
constexpr quint32 kLayoutMark = 0x534C5732;     // "SLW2"
constexpr quint32 kOldLayoutMark = 0x534C5731;  // its widths are of a split in two
constexpr int kLeastPanel = 340, kLeastTabs = 210, kMostTabs = 420;
constexpr int kLeastCode = 280, kCodeWidth = 360;
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
  void setLeast(int height) {
    if (height != minimumHeight()) setMinimumHeight(height);
    updateGeometry();
  }
  QSize sizeHint() const override { return {QTabWidget::sizeHint().width(), minimumHeight()}; }
};

}  // namespace

// The Tab key goes through the parts in the order in which they are put in: board, timeline, player, panel.
SearchWorkbench::SearchWorkbench(PlayerActions* commands, QWidget* board, QWidget* legend, QWidget* question,
                                 QWidget* parent)
    : QWidget(parent),
      m_board(board),
      m_legend(legend),
      m_message(new MessageBar(board, this)),
      m_eventLine(new EventLine),
      m_tables(new NodeTables),
      m_way(new WayStrip(m_tables->pictures())),
      m_timeline(new Timeline),
      m_player(new PlayerBar(commands)),
      m_split(new QSplitter(this)) {
  auto* boardSide = new QWidget;
  auto* column = new QVBoxLayout(boardSide);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(board, 1);
  column->addWidget(m_eventLine);
  column->addWidget(m_way);
  m_way->hide();
  if (legend) column->addWidget(legend);
  column->addWidget(m_timeline);
  column->addWidget(m_player);
  setFocusProxy(board);

  m_panel = buildPanel(question);
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
  m_split->setSizes({880, kCodeWidth, 380});
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(0, 0, 0, 0);
  all->addWidget(m_split);

  connect(m_eventLine, &EventLine::explainsChanged, this, &SearchWorkbench::layoutChanged);
  connect(m_way, &WayStrip::foldingChanged, this, &SearchWorkbench::layoutChanged);
  connect(m_tables, &NodeTables::nodeActivated, this, &SearchWorkbench::nodeActivated);
  connect(m_inspector, &NodeInspector::nodeActivated, this, &SearchWorkbench::nodeActivated);
  connect(m_breakpoints, &BreakpointsView::stateActivated, this, &SearchWorkbench::stateActivated);
  connect(m_bookmarks, &BookmarksView::editing, this, [this] {
    setPanelVisible(true);
    reveal(m_bookmarks);
  });
  retranslate();
}

QScrollArea* SearchWorkbench::buildPanel(QWidget* question) {
  m_numbers = new NumbersView;
  m_inspector = new NodeInspector;
  m_pseudocode = new PseudocodeView;
  // In a low window the panel shows only a part of the code: that with the lit line, unless a hand is busy elsewhere in it.
  connect(m_pseudocode, &PseudocodeView::lit, this, [this](const QRect& line) {
    const QWidget* focused = QApplication::focusWidget();
    const bool isBusy = focused && m_panel->isAncestorOf(focused) && !m_tabs->isAncestorOf(focused);
    if (isBusy || m_tabs->currentWidget() != m_pseudocode || !m_pseudocode->isVisible()) return;
    const QPoint middle = m_pseudocode->viewport()->mapTo(m_panel->widget(), line.center());
    m_panel->ensureVisible(m_panel->widget()->width() / 2, middle.y(), 0, line.height());
  });
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
  column->addStretch();  // takes what is left where there are no tabs
  auto* scroll = new QScrollArea;
  scroll->setWidget(content);
  scroll->setWidgetResizable(true);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setMinimumWidth(kLeastPanel);
  scroll->setFocusPolicy(Qt::NoFocus);  // it follows the focus to its parts, and shows none of its own
  scroll->viewport()->installEventFilter(this);
  content->installEventFilter(this);
  connect(m_tabs, &QTabWidget::tabBarClicked, this, [this](int at) { reveal(m_tabs->widget(at)); });
  connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
    if (!m_isMovingCode) m_wantsCode = m_tabs->currentWidget() == m_pseudocode;
  });
  return scroll;
}

void SearchWorkbench::setNodeTitle(const QString& title) {
  m_nodeTitle = title;
  retranslate();
}

void SearchWorkbench::setQuestionTitle(const QString& title) {
  m_questionTitle = title;
  showKnownParts();
}

void SearchWorkbench::setSearchShown(bool shown) {
  m_isSearchShown = shown;
  for (QWidget* part : std::initializer_list<QWidget*>{m_eventLine, m_timeline, m_player, m_figures})
    part->setVisible(shown);
  showKnownParts();
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
  connect(transport, &Transport::landmarkMissed, this, [this](int direction) {
    m_message->showMessage(MessageBar::Kind::Info,
                           direction < 0 ? tr("There is nothing of this kind before: this is the start.")
                                         : tr("There is nothing of this kind after: this is the end."));
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
  // A splitter would make it one more pane.
  QWidget* board = m_board;
  while (qobject_cast<QSplitter*>(board) && board->focusProxy()) board = board->focusProxy();
  m_closing = new ClosingCard(board, this, std::move(clear));
  m_closing->setSearch(m_transport, m_run);
}

void SearchWorkbench::setClosingActions(const QList<QAction*>& actions) { m_closing->setActions(actions); }

void SearchWorkbench::setRouteFigures(const std::optional<RouteFigures>& figures) {
  m_numbers->setRouteFigures(figures);
  if (m_closing) m_closing->setFigures(figures);
}

void SearchWorkbench::setRun(WatchedRun* run) {
  m_run = run;
  if (m_closing) m_closing->setSearch(m_transport, run);
  m_eventLine->setRun(run);
  m_way->setRun(m_transport, run);
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
  showWay();
  const bool isForeign = m_run && m_run->hasSearch() && m_run->session().isForeign();
  m_isCodeKnown = !isForeign;
  showTabs();
  if (m_question)
    m_question->setTitle(isForeign                   ? tr("Recording")
                         : m_questionTitle.isEmpty() ? tr("Question")
                                                     : m_questionTitle);
}

// While there is no search it stays as it is: a question that is asked anew moves nothing.
void SearchWorkbench::showWay() {
  if (!m_isSearchShown || !m_closing)
    m_way->hide();
  else if (m_run && m_run->hasSearch())
    m_way->setVisible(static_cast<bool>(m_run->names().picture));
}

// Without a search only what the page has there itself is left.
void SearchWorkbench::showTabs() {
  for (int i = 0; i < m_tabs->count(); ++i) {
    const QWidget* tab = m_tabs->widget(i);
    m_tabs->setTabVisible(i, tab == m_pageTab || (m_isSearchShown && (tab != m_pseudocode || m_isCodeKnown)));
  }
  m_tabs->setVisible(m_isSearchShown || m_pageTab);
  m_codeColumn->setVisible(m_isWide && m_isCodeKnown && m_isSearchShown && isPanelVisible());
}

void SearchWorkbench::showNode(std::optional<search::NodeId> node) {
  m_inspector->setNode(node);
  m_tables->showNode(node);
  m_way->showNode(node);
}

void SearchWorkbench::holdNode(search::NodeId node) { m_way->showNode(node); }

std::vector<QWidget*> SearchWorkbench::parts() const {
  std::vector<QWidget*> out{m_board};
  for (QWidget* part : std::initializer_list<QWidget*>{m_way, m_legend, m_timeline, m_player, m_codeColumn,
                                                       m_question, m_figures, m_tabs})
    if (part) out.push_back(part);
  return out;
}

bool SearchWorkbench::isPanelVisible() const { return !m_panel->isHidden(); }
void SearchWorkbench::setPanelVisible(bool visible) {
  m_panel->setVisible(visible);
  showTabs();
}

// ---- How much room there is ------------------------------------------------------------------------------------------------

// The code goes from its tab into its column and back. Which tab was chosen is kept: as long as the code is seen beside
// them, another one is in front.
void SearchWorkbench::setWide(bool isWide) {
  if (isWide == m_isWide) return;
  m_isWide = isWide;
  m_isMovingCode = true;
  if (isWide) {
    m_tabs->removeTab(m_tabs->indexOf(m_pseudocode));
    m_codeColumn->layout()->addWidget(m_pseudocode);
    m_pseudocode->show();
    if (m_wantsCode) m_tabs->setCurrentWidget(m_tables);
  } else {
    const auto at = std::ranges::find(kTabs, "code") - kTabs.begin();
    m_tabs->insertTab(static_cast<int>(at), m_pseudocode, QString());
    if (m_wantsCode) m_tabs->setCurrentWidget(m_pseudocode);
  }
  m_isMovingCode = false;
  retranslate();
}

// In a low window the panel scrolls. As it does, a tab has the height that two tables want, if there is so much.
void SearchWorkbench::fitTabs() {
  const int room = m_panel->viewport()->height(), others = m_panel->widget()->height() - m_tabs->height();
  const bool scrolls = others + kLeastTabs > room;
  const int most = std::clamp(room - spacing::kSection, kLeastTabs, kMostTabs);
  static_cast<TakesTheRest*>(m_tabs)->setLeast(scrolls ? most : kLeastTabs);
}

// Brings the tab to the front, and the panel to where all of it is seen.
void SearchWorkbench::reveal(QWidget* tab) {
  if (m_tabs->indexOf(tab) < 0) return;
  m_tabs->setCurrentWidget(tab);
  m_panel->ensureWidgetVisible(m_tabs, 0, 0);
}

void SearchWorkbench::resizeEvent(QResizeEvent* event) {
  setWide(event->size().width() >= kWide);
  m_way->setWindowHeight(window()->height());
  QWidget::resizeEvent(event);
}

bool SearchWorkbench::eventFilter(QObject* watched, QEvent* event) {
  // Of the panel's viewport, and of what is in it.
  if (event->type() == QEvent::Resize) fitTabs();
  return QWidget::eventFilter(watched, event);
}

void SearchWorkbench::setPageTab(QWidget* tab, const QString& title) {
  if (m_pageTab && m_pageTab != tab) {
    m_tabs->removeTab(m_tabs->indexOf(m_pageTab));
    m_pageTab->hide();
  }
  m_pageTab = tab;
  if (tab) {
    if (m_tabs->indexOf(tab) < 0) m_tabs->setCurrentIndex(m_tabs->addTab(tab, title));
    nameTab(tab, title, title);
  }
  showTabs();
}

std::string_view SearchWorkbench::tab() const {
  const QWidget* shown = m_wantsCode ? m_pseudocode : m_tabs->currentWidget();
  const std::array<const QWidget*, kTabs.size()> tabs = namedTabs();
  const auto at = static_cast<std::size_t>(std::ranges::find(tabs, shown) - tabs.begin());
  return at < kTabs.size() ? kTabs[at] : kTabs.front();  // what the page has there is not kept
}

void SearchWorkbench::setTab(std::string_view name) {
  const auto at = static_cast<std::size_t>(std::ranges::find(kTabs, name) - kTabs.begin());
  if (at == kTabs.size()) return;
  const QWidget* wanted = namedTabs()[at];
  for (int i = 0; i < m_tabs->count(); ++i)
    if (m_tabs->widget(i) == (m_isWide && wanted == m_pseudocode ? m_tables : wanted))
      m_tabs->setCurrentIndex(i);
  m_wantsCode = wanted == m_pseudocode;
}

// In the order of kTabs.
std::array<const QWidget*, 5> SearchWorkbench::namedTabs() const {
  return {m_tables, m_inspector, m_pseudocode, m_breakpoints, m_bookmarks};
}

QByteArray SearchWorkbench::layoutState() const {
  QByteArray state;
  QDataStream out(&state, QIODevice::WriteOnly);
  out.setVersion(QDataStream::Qt_6_4);
  out << kLayoutMark << m_split->saveState() << (!m_question || m_question->isOpen()) << m_figures->isOpen()
      << m_eventLine->explains() << m_way->opens()[0] << m_way->opens()[1];
  return state;
}

void SearchWorkbench::restoreLayoutState(const QByteArray& state) {
  QDataStream in(state);
  in.setVersion(QDataStream::Qt_6_4);
  quint32 mark = 0;
  QByteArray split;
  bool question = true, figures = true, explains = false;
  in >> mark >> split >> question >> figures;
  if (in.status() != QDataStream::Ok || (mark != kLayoutMark && mark != kOldLayoutMark)) return;
  if (mark == kLayoutMark) m_split->restoreState(split);
  if (m_question) m_question->setOpen(question);
  m_figures->setOpen(figures);
  if (mark == kLayoutMark) in >> explains;
  m_eventLine->setExplains(explains);
  std::array<bool, 2> opens = m_way->opens();
  in >> opens[0] >> opens[1];
  if (mark == kLayoutMark && in.status() == QDataStream::Ok) m_way->setOpens(opens);  // an older one has none
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
  m_codeTitle->setText(tr("Code"));
  nameTab(m_breakpoints, tr("Breaks"), tr("Breakpoints, at which playing stops"));
  nameTab(m_bookmarks, tr("Marks"), tr("Bookmarks, places with captions"));
}

void SearchWorkbench::nameTab(QWidget* tab, const QString& name, const QString& toolTip) {
  if (m_tabs->indexOf(tab) < 0) return;  // it stands elsewhere
  m_tabs->setTabText(m_tabs->indexOf(tab), name);
  m_tabs->setTabToolTip(m_tabs->indexOf(tab), toolTip);
}

}  // namespace searchlight::ui
