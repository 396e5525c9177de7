// widgets/tables/node_tables.cpp: keeping two long lists true and cheap while a search plays.
#include "widgets/tables/node_tables.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QTimerEvent>
#include <QVBoxLayout>
#include <algorithm>
#include <unordered_set>
#include <utility>

#include "widgets/run/taken_goal.h"
#include "widgets/tables/node_pictures.h"
#include "widgets/tables/question_form.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/words/catalogue_texts.h"
#include "widgets/words/event_words.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

using search::NodeId;
using search::NodeStatus;

namespace {

constexpr std::size_t kSlice = 40'000;  // open nodes: 1 to 3 ms
constexpr int kSlicePauseMs = 12;       // between two slices while the search plays, for everybody else
// A longer way than this is not followed event by event: OPEN is walked again.
constexpr std::size_t kMostFollowed = 20'000;
constexpr int kNamesFitted = 24,
              kNameFitted = 24;  // rows whose names columns are made for, and letters of each

}  // namespace

NodeTable::NodeTable(List list, NodePictures* pictures, QWidget* parent)
    : QWidget(parent), m_list(list), m_gate(this, [this] { refresh(); }) {
  m_head = new QLabel(this);
  m_head->setTextFormat(Qt::RichText);
  m_head->setMinimumWidth(1);
  m_head->setContentsMargins(FoldButton::kFoldIndent, 0, spacing::kMargin, 0);
  m_head->installEventFilter(this);
  m_fold = new FoldButton(this);
  m_fold->setToolButtonStyle(Qt::ToolButtonIconOnly);
  m_fold->setUnfolded(true);
  m_fold->hide();
  connect(m_fold, &FoldButton::folded, this, [this](bool isUnfolded) {
    if (!isUnfolded && m_table->isAncestorOf(QApplication::focusWidget())) m_fold->setFocus();
    m_table->setVisible(isUnfolded);
    setMaximumHeight(isUnfolded ? QWIDGETSIZE_MAX : sizeHint().height());
    Q_EMIT folded(!isUnfolded);
  });
  m_table = new QuietTable(this);
  m_table->setModel(&m_rows);
  m_pictures = new PictureDelegate(pictures, this);
  connect(pictures, &NodePictures::roomAgain, m_table->viewport(), qOverload<>(&QWidget::update));
  m_head->setBuddy(m_table);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, spacing::kUnit, 0, 0);
  column->setSpacing(spacing::kHalf);
  auto* head = new QHBoxLayout;
  head->setSpacing(0);
  head->addWidget(m_fold);
  head->addWidget(m_head, 1);
  column->addLayout(head);
  column->addWidget(m_table, 1);
  m_table->setColumnHidden(NodeTableModel::Order, list == List::Open);
  m_table->setColumnHidden(NodeTableModel::Times, list == List::Open);
  m_table->setWideColumns({NodeTableModel::Node, NodeTableModel::Parent});
  m_table->setFixedWidths({{NodeTableModel::Node, 72},
                           {NodeTableModel::G, 52},
                           {NodeTableModel::H, 52},
                           {NodeTableModel::F, 52}});
  // What only one of the lists has stands behind what both have, which is below each other so.
  m_table->horizontalHeader()->moveSection(NodeTableModel::Order, NodeTableModel::Parent);
  connect(m_table, &QuietTable::rowChosen, this, [this](int row) {
    // They are renewed in a moment: until then they name nodes of a session that is gone, and the present one may not have them.
    if (!m_rows.run()) return updateSelection();
    m_shown = m_rows.nodeAt(row);
    updateHead();
    Q_EMIT nodeActivated(*m_shown);
  });
  keepTranslated(this, [this] { retranslate(); });
  onChange(this, {QEvent::PaletteChange}, [this] { updateHead(); });
  onChange(this, {QEvent::FontChange}, [this] {
    m_table->resetColumns();
    fitColumns();
  });
}

void NodeTable::setRoom(bool isFoldable, bool isForPictures) {
  const bool isOther = std::exchange(m_isForPictures, isForPictures) != isForPictures;
  if (std::exchange(m_isFoldable, isFoldable) == isFoldable && !isOther) return;
  if (!isFoldable) setFolded(false);
  m_fold->setVisible(isFoldable);
  layout()->setContentsMargins(0, isFoldable ? 0 : spacing::kUnit, 0, 0);
  m_head->setContentsMargins(isFoldable ? 0 : FoldButton::kFoldIndent, 0, spacing::kMargin, 0);
  if (m_gate.searching()) updateColumns();
}

bool NodeTable::isFolded() const { return !m_fold->isUnfolded(); }
void NodeTable::setFolded(bool isFolded) { m_fold->setUnfolded(!isFolded); }

bool NodeTable::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_head && m_isFoldable && event->type() == QEvent::MouseButtonPress) {
    setFolded(!isFolded());
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

void NodeTable::setRun(WatchedRun* run) {
  if (WatchedRun* before = m_gate.watched()) before->disconnect(this);
  if (run) {
    connect(run, &WatchedRun::searchChanged, this, &NodeTable::onSearchChanged);
    connect(run, &WatchedRun::moved, this, &NodeTable::followCursor);
    connect(run, &WatchedRun::sessionReplaced, this, [this, run](const search::Session& before) {
      // OPEN is looked through anew, which takes a while: what was the head elsewhere is not shown as the head here.
      m_openHead.forget();
      if (m_list == List::Open) m_rows.clear();
      if (!m_shown) return;
      const NodeId now = run->session().find(before, *m_shown);
      m_shown = now == search::kNoNode ? std::nullopt : std::optional(now);
    });
  }
  m_openHead.forget();
  m_gate.setRun(run);
  onSearchChanged();
}

void NodeTable::onSearchChanged() {
  m_openHead.forget();
  m_walk.stop();
  m_shown.reset();
  m_isOfOldSearch = true;
  m_table->showRow(-1);
  m_gate.request();
}

void NodeTable::hideEvent(QHideEvent* event) {
  m_openHead.forget();
  m_walk.stop();
  m_gate.request();
  QWidget::hideEvent(event);
}

// ---- OPEN --------------------------------------------------------------------------------------------------------

void NodeTable::followCursor(std::size_t from, std::size_t to, bool everything) {
  const WatchedRun* run = m_gate.searching();
  if (m_list != List::Open || !run || !m_openHead.isOver(run->session(), run->player())) return;
  const auto [first, last] = std::minmax(from, to);
  const search::Trace& trace = run->session().trace();
  if (everything || last - first > kMostFollowed || first < trace.begin() || last > trace.end())
    return m_openHead.forget();
  for (std::size_t i = first; i < last; ++i) m_openHead.touch(trace[i].node);
}

void NodeTable::refreshOpen(const WatchedRun& run) {
  m_count = waitingCount(run);
  if (!m_openHead.isOver(run.session(), run.player())) {
    m_walk.stop();
    m_openHead.begin(run.session(), run.player());
  }
  if (!m_walk.isActive())
    continueWalk();
  else
    updateHead();
}

void NodeTable::continueWalk() {
  const WatchedRun* run = m_gate.searching();
  if (!run || !m_openHead.isOver(run->session(), run->player())) return m_walk.stop();
  const int pause = run->isAtRest() ? 0 : kSlicePauseMs;
  if (m_openHead.scan(kSlice)) {
    m_walk.start(pause, this);
    return updateHead();
  }
  m_walk.stop();
  // While the search plays, the count stays that of the beat, as in the figures.
  const std::size_t count = run->player().openCount();
  if (run->isAtRest()) m_count = waitingCount(*run);
  m_openHead.head();
  if (m_openHead.needsScan() && count <= kSlice) {
    m_openHead.begin(run->session(), run->player());
    m_openHead.scan(kSlice);
  }
  std::vector<NodeId> first = m_openHead.head();
  std::erase(first, takenGoal(*run));
  if (first.size() > kMostRows) first.resize(kMostRows);
  show(*run, first);
  // Too many of the first ones were taken while the walk went on: what is left of them is shown, and the rest looked for.
  if (!m_openHead.needsScan()) return;
  m_openHead.begin(run->session(), run->player());
  m_walk.start(pause, this);
}

void NodeTable::timerEvent(QTimerEvent* event) {
  if (event->timerId() == m_walk.timerId())
    continueWalk();
  else
    QWidget::timerEvent(event);
}

// ---- CLOSED ------------------------------------------------------------------------------------------------------

// The latest first, each node once. A node that was reopened is in OPEN; on the path of a deepening search all are shown.
std::vector<NodeId> NodeTable::closedNodes(const WatchedRun& run) const {
  const bool all = search::forgets(run.session().algorithm());
  std::vector<NodeId> nodes = run.player().lastExpanded(kMostRows);
  std::unordered_set<NodeId> seen;
  std::erase_if(nodes, [&](NodeId n) {
    return !seen.insert(n).second || (!all && run.player().node(n).status == NodeStatus::Open);
  });
  return nodes;
}

// ---- Both --------------------------------------------------------------------------------------------------------

void NodeTable::refresh() {
  const WatchedRun* run = m_gate.searching();
  // Until now it stood as it was: while a goal is dragged, nothing flickers.
  if (std::exchange(m_isOfOldSearch, false)) m_table->resetColumns();
  if (!run) {
    m_count = 0;
    m_rows.clear();
    return updateHead();
  }
  updateColumns();
  if (m_list == List::Open) return refreshOpen(*run);
  const search::Trace::Counts& counts = run->player().counts();
  const bool deepens = search::forgets(run->session().algorithm());
  // What is repaired leaves CLOSED in more ways than by a cheaper path.
  m_count = search::repairs(run->session().algorithm()) ? closedNodes(*run).size()
                                                        : counts.expanded - (deepens ? 0 : counts.reopened);
  // Once is what goes without saying.
  if (const bool isOnce = !deepens && counts.reopened == 0;
      isOnce != m_table->isColumnHidden(NodeTableModel::Times)) {
    m_table->setColumnHidden(NodeTableModel::Times, isOnce);
    m_table->arrangeColumns();
  }
  show(*run, closedNodes(*run));
}

void NodeTable::show(const WatchedRun& run, const std::vector<NodeId>& nodes) {
  m_rows.show(run, nodes);
  fitColumns();
  updateSelection();
  updateHead();
}

// Numbers are as long as some of them tell. Names may be of any length: those that are seen at first fit, up to a limit.
void NodeTable::fitColumn(int column) {
  const bool isName = column == NodeTableModel::Node || column == NodeTableModel::Parent;
  const int last = m_rows.rowCount() - 1;
  const auto fit = [&](int row) {
    const QString text = m_rows.index(row, column).data().toString();
    m_table->fitColumn(column, isName ? text.left(kNameFitted) : text);
  };
  if (isName)
    for (int row = 0; row <= std::min(last, kNamesFitted); ++row) fit(row);
  else
    for (const int row : {0, last / 2, last}) fit(row);
}

// Whatever made the columns anew: the rows that are there may not come again for a while.
void NodeTable::fitColumns() {
  for (int column = 0; column < NodeTableModel::kColumns && m_rows.rowCount() > 0; ++column)
    if (!m_table->isColumnHidden(column)) fitColumn(column);
}

void NodeTable::updateColumns() {
  const NodeNames& names = m_gate.searching()->names();
  m_table->setColumnHidden(NodeTableModel::G, !names.tellsCosts);
  m_table->setColumnHidden(NodeTableModel::H, !names.usesHeuristic);
  m_table->setColumnHidden(NodeTableModel::F,
                           !showsF(m_gate.searching()->session(), names) || !names.tellsCosts);
  const bool isMove = static_cast<bool>(names.picture), hasPictures = isMove && m_isForPictures;
  if (std::exchange(m_hasPictures, hasPictures) != hasPictures || std::exchange(m_isMove, isMove) != isMove) {
    m_table->setItemDelegateForColumn(NodeTableModel::Node, hasPictures ? m_pictures : nullptr);
    m_table->setLeastRowHeight(hasPictures ? PictureDelegate::kSide + spacing::kHalf : 0);
    // Beside a picture there is room for where its move is from.
    m_table->setColumnHidden(NodeTableModel::Parent, isMove && (hasPictures || !names.isNodeAMove));
    m_table->setWideColumns(isMove ? QList<int>{NodeTableModel::Node}
                                   : QList<int>{NodeTableModel::Node, NodeTableModel::Parent});
    m_table->resetColumns();
    fitColumns();
  }
  m_table->arrangeColumns();
}

void NodeTable::showNode(std::optional<NodeId> node) {
  m_shown = node;
  updateSelection();
  updateHead();
}

// The selection stays with its node, wherever the node goes.
void NodeTable::updateSelection() {
  const int row = m_shown ? m_rows.rowOf(*m_shown) : -1;
  if (row != m_table->currentIndex().row()) m_table->showRow(row);
}

bool NodeTable::listsStatus(NodeStatus status) const {
  if (m_list == List::Open) return status == NodeStatus::Open;
  return status == NodeStatus::Closed || status == NodeStatus::DeadEnd;
}

void NodeTable::updateHead() {
  const WatchedRun* run = m_gate.searching();
  const search::Algorithm algorithm = run ? run->session().algorithm() : search::Algorithm::AStar;
  const QString title = m_list == List::Open ? openTitle(algorithm) : closedTitle(algorithm);
  m_table->setAccessibleName(title);
  m_fold->setAccessibleName(title);
  m_table->setWhatsThis(
      m_list == List::Open
          ? tr("Lists the nodes in OPEN, the next to be expanded first. Click a row to show the node on the "
               "board.")
          : tr("Lists the expanded nodes in order of expansion. Click a row to show the node on the board."));
  m_head->setToolTip(search::forgets(algorithm)
                         ? QString()
                         : toolTipOf({termMeaning(m_list == List::Open ? Term::Open : Term::Closed)}));
  m_table->setPlaceholder(!run           ? tr("No search yet")
                          : m_count == 0 ? tr("Empty")
                                         : tr("Listed when playback pauses"));
  QString text = QStringLiteral("<b>%1</b>").arg(title.toHtmlEscaped());
  if (run) {
    text += QStringLiteral(" \u00a0") + countText(m_count);  // an entity's & would be a mnemonic
    QString aside;
    const auto rows = static_cast<std::size_t>(m_rows.rowCount());
    // While OPEN is walked the rows are those of a moment ago: only a list that is too long is said to be cut.
    const bool isCut = rows > 0 && (m_list == List::Open ? m_count > kMostRows : rows < m_count);
    if (isCut && m_shown && m_rows.rowOf(*m_shown) < 0 && listsStatus(run->player().node(*m_shown).status))
      aside = tr("%1 is further down").arg(run->nodeName(*m_shown));
    else if (isCut)
      aside = m_list == List::Open ? tr("showing the first %1").arg(countText(rows))
                                   : tr("showing the last %1").arg(countText(rows));
    if (!aside.isEmpty())
      text += QStringLiteral(" \u00a0<span style='color:%1'>%2</span>")
                  .arg(palette().color(QPalette::PlaceholderText).name(), aside.toHtmlEscaped());
  }
  if (m_head->text() != text) m_head->setText(text);
  Q_EMIT counted();
}

void NodeTable::retranslate() {
  m_rows.retranslate();
  m_table->resetColumns();
  updateHead();
  m_gate.request();
}

}  // namespace searchlight::ui
