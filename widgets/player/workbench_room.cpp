// widgets/player/workbench_room.cpp: how much room there is: tabs, the code's column, what is kept of widths.
#include <QDataStream>
#include <QResizeEvent>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <utility>

#include "core/setup/known_words.h"
#include "widgets/player/event_line.h"
#include "widgets/player/path_strip.h"
#include "widgets/player/workbench.h"
#include "widgets/tables/bookmarks_view.h"
#include "widgets/tables/breakpoints_view.h"
#include "widgets/tables/node_inspector.h"
#include "widgets/tables/node_tables.h"
#include "widgets/tables/numbers_view.h"
#include "widgets/tables/pseudocode_view.h"
#include "widgets/tables/question_form.h"
#include "widgets/theme/scrolls_down.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"

namespace searchlight::ui {

namespace {
constexpr quint32 kLayoutMark = 0x534C5732;     // "SLW2"
constexpr quint32 kOldLayoutMark = 0x534C5731;  // its widths are of a split in two
constexpr int kLow = 580;                       // less than this is little room for the panel
constexpr int kTight = 700;                     // less than this is enough for all of it with narrow gaps
constexpr int kLeastPanel = 340, kLeastTabs = 210, kLeastTabsTight = 150, kLeastUpper = 120;
using setup::kTabs;

// What room there is stands round the names. Where that would be too little a tab that has a name in brief (its data: both names) takes
// it. Where that is too little, too, the names stay whole, and the bar scrolls: the arrow keys and two buttons lead to what is beyond it.
class TabsWithWholeNames : public QTabBar {
 public:
  using QTabBar::QTabBar;

 protected:
  QSize tabSizeHint(int index) const override {
    const int room = (width() - narrowWidth()) / std::max(1, shownCount());
    return QTabBar::tabSizeHint(index) + QSize(std::clamp(room, 0, kMostRoom), 0);
  }
  void tabLayoutChange() override {
    QTabBar::tabLayoutChange();
    if (std::exchange(m_isNaming, true)) return;
    for (int i = 0; i < count(); ++i)
      if (const QStringList names = tabData(i).toStringList(); names.size() == 2) {
        const auto wide = [this](const QString& name) { return fontMetrics().horizontalAdvance(name); };
        const int needed = narrowWidth() + wide(names[0]) - wide(tabText(i)) + kLeastRoom * shownCount();
        const QString& name = names[needed <= width() ? 0 : 1];
        if (tabText(i) != name) setTabText(i, name);
      }
    // Not before: names in brief may be enough.
    setUsesScrollButtons(narrowWidth() > width());
    m_isNaming = false;
  }

 private:
  static constexpr int kLeastRoom = 3, kMostRoom = 14;  // beyond what the style puts round each name

  int shownCount() const {
    int shown = 0;
    for (int i = 0; i < count(); ++i) shown += isTabVisible(i) ? 1 : 0;
    return shown;
  }
  int narrowWidth() const {
    int all = 0;
    for (int i = 0; i < count(); ++i) all += isTabVisible(i) ? QTabBar::tabSizeHint(i).width() : 0;
    return all;
  }

  bool m_isNaming = false;  // a name that changes is laid out in turn
};

// Takes the height that is left, whatever its texts would like.
class TakesTheRest : public QTabWidget {
 public:
  TakesTheRest() {
    setTabBar(new TabsWithWholeNames);
    setElideMode(Qt::ElideNone);
    setMinimumHeight(kLeastTabs);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
  }
  QSize sizeHint() const override { return {QTabWidget::sizeHint().width(), minimumHeight()}; }
  QSize minimumSizeHint() const override { return {QTabWidget::minimumSizeHint().width(), minimumHeight()}; }
  bool hasHeightForWidth() const override { return false; }
};

// Asks for all that its content needs at its width, and scrolls where it is given less. What it has asked for it keeps while no more
// than a few lines of text come and go: what stands below does not move for them.
class AsHighAsItsContent : public ScrollsDown {
 public:
  explicit AsHighAsItsContent(QWidget* content) : ScrollsDown(content) {
    setMinimumHeight(kLeastUpper);
    paleLowerEdge(this);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  }
  QSize sizeHint() const override {
    const QWidget* content = widget();
    const int needed = content->hasHeightForWidth() ? content->heightForWidth(viewport()->width())
                                                    : content->sizeHint().height();
    if (needed > m_kept || needed < m_kept - kLinesKept * fontMetrics().lineSpacing()) m_kept = needed;
    // A little more: what is wrapped may need it at the width that it gets without a bar.
    return {content->sizeHint().width(), m_kept + 2 * spacing::kUnit};
  }

 protected:
  void resizeEvent(QResizeEvent* event) override {
    ScrollsDown::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) updateGeometry();
  }

 private:
  static constexpr int kLinesKept = 3;
  mutable int m_kept = 0;
};

}  // namespace

QTabWidget* SearchWorkbench::makeTabs() { return new TakesTheRest; }
QScrollArea* SearchWorkbench::makeUpper(QWidget* content) { return new AsHighAsItsContent(content); }

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

// Of a screen of 1280 x 720 question and figures stand above the tabs without a bar. A page's own list keeps its height, and so
// do the lists of a search where the figures have to be scrolled anyway.
void SearchWorkbench::fitGaps() {
  const bool isTight = height() < kTight;
  // Large texts leave the board its share of a small window.
  m_panel->setMinimumWidth(std::min(withText(kLeastPanel), std::max(kLeastPanel, width() * 5 / 8)));
  m_tabs->setMinimumHeight(
      withText(isTight && !m_pageTab && height() >= kLow ? kLeastTabsTight : kLeastTabs));
  m_upper->widget()->layout()->setSpacing(isTight ? spacing::kHalf : spacing::kSection);
  const int gap = isTight ? spacing::kHalf : spacing::kUnit;
  m_panel->layout()->setSpacing(gap);
  m_panel->layout()->setContentsMargins(spacing::kMargin, gap, 0, gap);
}

void SearchWorkbench::reveal(QWidget* tab) {
  if (m_isLent) return showPart(tab == m_bookmarks ? "bookmarks" : "breaks");
  if (m_tabs->indexOf(tab) >= 0) m_tabs->setCurrentWidget(tab);
}

// ---- A panel that stands elsewhere ------------------------------------------------------------------------------------

QWidget* SearchWorkbench::lendPanel(QWidget* beside) {
  m_isLent = true;
  setWide(false);
  m_panel->hide();
  m_panel->setParent(nullptr);
  m_panel->setMinimumWidth(0);
  m_panel->layout()->setContentsMargins(0, 0, 0, 0);
  m_tabs->parentWidget()->layout()->setContentsMargins(0, 0, 0, 0);
  m_tabs->tabBar()->hide();
  m_tabs->setMinimumHeight(0);
  m_upper->setMinimumHeight(0);
  if (beside) {
    // What makes it visible says whether it is wanted at all.
    m_besidePanel = new QWidget;
    auto* room = bareLayout<QVBoxLayout>(m_besidePanel);
    room->addWidget(beside);
    static_cast<QBoxLayout*>(m_panel->layout())->addWidget(m_besidePanel, 1);
  }
  showPart({});
  return m_panel;
}

void SearchWorkbench::showPart(std::string_view name) {
  constexpr std::array<std::string_view, 10> kParts{"open",   "closed",    "lists",   "node",     "code",
                                                    "breaks", "bookmarks", "figures", "question", "graph"};
  const auto* const known = std::ranges::find(kParts, name);
  m_part = known == kParts.end() ? std::string_view() : *known;  // of a text that stays
  const bool isList = m_part == "open" || m_part == "closed" || m_part == "lists";
  if (isList) m_tables->setListed(m_part != "closed", m_part != "open");
  setTab(std::ranges::find(kTabs, m_part) == kTabs.end() ? kTabs.front() : m_part);
  arrangeLent();
}

// Again whenever the search or the page has shown and hidden parts.
void SearchWorkbench::arrangeLent() {
  if (!m_isLent || !m_panel) return;
  const bool isQuestion = m_part == "question" && m_question, isFigures = m_part == "figures",
             isGraph = m_part == "graph" && m_besidePanel;
  if (m_top) m_top->setVisible(false);
  if (m_question) m_question->setVisible(isQuestion);
  m_figures->setVisible(isFigures);
  m_upper->setVisible(isQuestion || isFigures);
  if (m_besidePanel) m_besidePanel->setVisible(isGraph);
  const bool isTab =
      !m_part.empty() && !isQuestion && !isFigures && m_part != "question" && m_part != "graph";
  m_tabs->setVisible(isTab);
  m_panel->setVisible(isTab || isQuestion || isFigures || isGraph);
}

void SearchWorkbench::resizeEvent(QResizeEvent* event) {
  if (!m_isLent) setWide(event->size().width() >= kWide);
  m_numbers->setBrief(event->size().height() < kLow);
  if (!m_isLent) fitGaps();
  m_path->setWindowHeight(window()->height());
  QWidget::resizeEvent(event);
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
  fitGaps();
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
      << m_eventLine->explains() << m_path->opens()[0] << m_path->opens()[1];
  return state;
}

// The state: eight bytes of marks, how many sizes, these, and what the program itself sets.
bool SearchWorkbench::restoreSplit(QSplitter& split, const QByteArray& state) {
  constexpr qsizetype kSizesAt = 12;
  constexpr qint32 kLargest = 1 << 15;  // in pixels; -1: of a part that was never laid out
  const qsizetype sizesEnd = kSizesAt + split.count() * static_cast<qsizetype>(sizeof(qint32));
  QByteArray now = split.saveState();
  if (state.size() < sizesEnd || state.first(kSizesAt) != now.first(kSizesAt)) return false;
  QDataStream in(state.sliced(kSizesAt));
  for (int i = 0; i < split.count(); ++i) {
    qint32 size = 0;
    in >> size;
    if (size < -1 || size > kLargest) return false;
  }
  return split.restoreState(now.replace(0, sizesEnd, state.first(sizesEnd)));
}

void SearchWorkbench::restoreLayoutState(const QByteArray& state) {
  QDataStream in(state);
  in.setVersion(QDataStream::Qt_6_4);
  quint32 mark = 0;
  QByteArray split;
  bool question = true, figures = true, explains = false;
  in >> mark >> split >> question >> figures;
  if (in.status() != QDataStream::Ok || (mark != kLayoutMark && mark != kOldLayoutMark)) return;
  if (mark == kLayoutMark) restoreSplit(*m_split, split);
  if (m_question) m_question->setOpen(question);
  m_figures->setOpen(figures);
  if (mark == kLayoutMark) in >> explains;
  m_eventLine->setExplains(explains);
  std::array<bool, 2> opens = m_path->opens();
  in >> opens[0] >> opens[1];
  if (mark == kLayoutMark && in.status() == QDataStream::Ok)
    m_path->setOpens(opens);  // an older one has none
}

}  // namespace searchlight::ui
