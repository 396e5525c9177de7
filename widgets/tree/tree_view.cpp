// widgets/tree/tree_view.cpp: following the search, and from where the tree is seen.
#include "widgets/tree/tree_view.h"

#include <QEvent>
#include <QTimerEvent>
#include <algorithm>
#include <utility>

#include "widgets/board/accessible_value.h"
#include "widgets/run/taken_goal.h"
#include "widgets/theme/language.h"
#include "widgets/theme/motion_clock.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"
#include "widgets/words/event_words.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

using search::ItemState;
using search::NodeId;

namespace {

constexpr std::chrono::milliseconds kSlice{3};  // of a frame
constexpr int kPauseMs = 13;                    // between two of them, for everybody else
// As far as the run is recorded ahead of its cursor, in events: then the places of what comes next are known before it comes.
constexpr std::size_t kAhead = 6'000;
constexpr double kGapX = 14, kGapY = 30;  // between boxes
constexpr double kNamesX = 46, kNamesY = 34;
constexpr double kBetweenSmall = 10;  // from the texts of a small box to those of the next
// Of more items the boxes are far smaller than their texts until somebody zooms in.
constexpr std::size_t kMeasuredAlways = 600;
constexpr double kMostZoom = 400, kZoomPerStep = 1.25;

QString valueOf(const TreeView& view) {
  const QString item =
      view.keyboardItem() == TreeScene::kNoItem ? QString() : view.description(view.keyboardItem());
  return item.isEmpty() ? view.summary() : item;
}

}  // namespace

TreeView::TreeView(NodePictures* pictures, QWidget* parent)
    : QWidget(parent),
      m_pictures(pictures),
      m_glide([this] { m_glide.milliseconds() < motion::kLong ? update() : glideFrom({}, {}); },
              [this] { glideFrom({}, {}); }) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  installAccessibleValue<TreeView>(valueOf);
  connect(m_pictures, &NodePictures::roomAgain, this, qOverload<>(&QWidget::update));
  keepTranslated(this, [this] { retranslate(); });
}

void TreeView::retranslate() {
  setAccessibleName(tr("Search tree"));
  setAccessibleDescription(
      tr("Up and Down go to the parent and the first child, Left and Right to siblings; Shift+Space plays "
         "the branch"));
  setWhatsThis(
      tr("Shows the tree of the search: which node was reached from which. Click a node to select it, "
         "double-click it to "
         "fold what is below it. Drag to move the tree, turn the wheel to zoom. Right-click a node to play "
         "only its branch."));
  update();
}

void TreeView::setRun(WatchedRun* run) {
  if (m_run) m_run->disconnect(this);
  m_run = run;
  if (run) {
    connect(run, &WatchedRun::searchChanged, this, &TreeView::onSearchChanged);
    connect(run, &WatchedRun::moved, this, &TreeView::advance);
    connect(run, &WatchedRun::recordedChanged, this, &TreeView::advance);
    connect(run, &QObject::destroyed, this, &TreeView::onSearchChanged);
  }
  onSearchChanged();
}

void TreeView::onSearchChanged() {
  glideFrom({}, {});
  m_scene.clear();
  m_selected = m_keyboard = TreeScene::kNoItem;
  m_selectedNode.reset();
  forgetWidths();
  m_legendLines = 1;
  stopBranch();
  m_slices.stop();
  if (!m_isFitted) fit();
  advance();
  update();
  Q_EMIT changed();
}

// What nobody sees is caught up with when it is shown.
void TreeView::advance() {
  if (!m_run || !m_run->hasSearch() || !isVisible()) return;
  const Deadline deadline = std::chrono::steady_clock::now() + kSlice;
  const Item before = m_scene.current();
  const std::uint64_t layout = m_scene.layoutNumber();
  std::vector<Item> items;
  std::vector<QPointF> points;
  if (!m_scene.isEmpty() && m_glide.isSeenOn(*this)) {
    items = m_scene.drawn();
    for (std::size_t k = 0; k < items.size(); ++k) points.push_back(pointOf(k));
  }
  const bool wasThere = m_selected != TreeScene::kNoItem && !m_scene.isEmpty() &&
                        m_scene.isShown(m_selected) && m_scene.state(m_selected) != ItemState::Replaced;
  bool isMore = m_scene.follow(*m_run, deadline);
  if (!m_scene.isOutline()) {
    const std::size_t recorded = m_run->session().trace().end();
    isMore |= m_run->recordAhead(m_run->position() + kAhead, deadline);
    isMore |= m_run->session().trace().end() > recorded;
  }
  if (isMore)
    m_slices.start(m_run->isAtRest() ? 0 : kPauseMs, this);
  else
    m_slices.stop();
  if (m_selectedNode && !m_scene.isEmpty()) {
    // The node may stand elsewhere since; who has chosen where it stood before stays there.
    const bool isShown = m_selected != TreeScene::kNoItem && m_scene.isShown(m_selected);
    if (!isShown || (wasThere && m_scene.state(m_selected) == ItemState::Replaced))
      m_selected = m_scene.cursor().itemOf(m_scene.tree(), *m_selectedNode);
  }
  if (m_keyboard != TreeScene::kNoItem && !m_scene.isShown(m_keyboard)) m_keyboard = TreeScene::kNoItem;
  place();
  if (!m_isFitted && m_follows && m_scene.current() != before) reveal(m_scene.current());
  if (layout != m_scene.layoutNumber()) {
    // What changes with every frame is not seen to glide.
    const bool isSeen =
        !m_glide.isRunning() && !items.empty() && !m_scene.isOutline() && m_scene.isShown(items[0]);
    isSeen ? glideFrom(std::move(items), std::move(points)) : glideFrom({}, {});
  }
  update();
  Q_EMIT changed();
}

void TreeView::timerEvent(QTimerEvent* event) {
  if (event->timerId() == m_branchPlay.timerId()) return stepBranch();
  if (event->timerId() != m_slices.timerId()) return QWidget::timerEvent(event);
  m_slices.stop();
  advance();
}

void TreeView::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  advance();
}

void TreeView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  m_layout = 0;
  m_legendLines = 1;
  place();
}

void TreeView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
    m_layout = 0;
    if (event->type() == QEvent::FontChange) forgetWidths();
    place();
    update();
  }
  QWidget::changeEvent(event);
}

void TreeView::setSelected(std::optional<NodeId> node) {
  m_selectedNode = node;
  const bool isItAlready = node && m_selected != TreeScene::kNoItem && m_scene.isShown(m_selected) &&
                           m_scene.tree().node(m_selected) == *node;
  if (isItAlready) return;
  m_selected =
      node && !m_scene.isEmpty() ? m_scene.cursor().itemOf(m_scene.tree(), *node) : TreeScene::kNoItem;
  if (m_selected != TreeScene::kNoItem && !m_isFitted) reveal(m_selected);
  update();
}

// ---- From where it is seen -----------------------------------------------------------------------------------------------

QSizeF TreeView::widest() const { return box() + QSizeF(kGapX, kGapY); }

QRectF TreeView::room() const {
  return QRectF(rect())
      .adjusted(spacing::kMargin, spacing::kMargin, -spacing::kMargin, -legendHeight() - spacing::kUnit)
      .adjusted(0, m_scene.isOutline() ? fontMetrics().lineSpacing() * 1.5 : 0, 0,
                0);  // below what its columns are called
}

TreeView::Detail TreeView::detail() const {
  if (m_step.width() >= box().width() + 4 && m_step.height() >= box().height() + 8) return Detail::Boxes;
  // Short names with an f that is as short stand closer.
  const double needed = m_small.name > 0 ? std::max(m_small.name, m_small.second) + kBetweenSmall : kNamesX;
  if (m_step.width() >= std::min(kNamesX, needed) && m_step.height() >= kNamesY) return Detail::Names;
  return Detail::Dots;
}

QPointF TreeView::toWidget(float x, std::uint32_t level) const {
  return m_origin + QPointF(static_cast<double>(x) * m_step.width(), level * m_step.height());
}

// On its way, while one layout glides into the next; what is new comes out of its parent.
QPointF TreeView::pointOf(std::size_t slot) const {
  const QPointF to = toWidget(m_scene.places().x[slot], m_scene.places().level[slot]);
  if (m_glideItems.empty()) return to;
  Item item = m_scene.drawn()[slot];
  auto at = m_glideItems.end();
  for (; item != TreeScene::kNoItem; item = m_scene.tree().parent(item)) {
    at = std::ranges::lower_bound(m_glideItems, item);
    if (at != m_glideItems.end() && *at == item) break;
    at = m_glideItems.end();
  }
  if (at == m_glideItems.end()) return to;
  const QPointF from = m_glidePoints[static_cast<std::size_t>(at - m_glideItems.begin())];
  return from + (to - from) * motion::eased(std::min(1.0, m_glide.milliseconds() / motion::kLong));
}

void TreeView::glideFrom(std::vector<Item> items, std::vector<QPointF> points) {
  m_glideItems = std::move(items);
  m_glidePoints = std::move(points);
  m_glideItems.empty() ? m_glide.stop() : m_glide.start();
  update();
}

// The whole layout is fitted in, with what has not come yet: nothing that is there moves when more comes. A small tree stands at the
// top, in the middle.
void TreeView::place() {
  if (m_scene.isEmpty()) return;
  makeRoomForLegend();
  if (m_scene.isOutline()) return;
  const bool isOther = std::exchange(m_layout, m_scene.layoutNumber()) != m_scene.layoutNumber();
  if (!m_isFitted && !isOther) return;
  if (!m_isFitted || m_scene.drawn().size() <= kMeasuredAlways) measure();
  const QRectF area = room();
  const graph::TidyTree& places = m_scene.places();
  const QSizeF most = widest();
  const double across = std::max(1.0, static_cast<double>(places.width) + 1),
               down = std::max(1.0, static_cast<double>(places.levels));
  const QSizeF fitting(std::min(most.width(), area.width() / across),
                       std::min(most.height(), area.height() / down));
  const QPointF middle = area.center();
  const QPointF seen((middle.x() - m_origin.x()) / m_step.width(),
                     (middle.y() - m_origin.y()) / m_step.height());
  m_step = {std::min(most.width(), fitting.width() * m_zoom),
            std::min(most.height(), fitting.height() * m_zoom)};
  if (m_isFitted)
    m_origin = {middle.x() - static_cast<double>(places.width) / 2 * m_step.width(),
                area.top() + m_step.height() / 2};
  else if (isOther && m_follows && m_scene.current() != TreeScene::kNoItem)
    reveal(m_scene.current());
  else
    m_origin = {middle.x() - seen.x() * m_step.width(), middle.y() - seen.y() * m_step.height()};
}

void TreeView::fit() {
  glideFrom({}, {});
  m_isFitted = true;
  m_zoom = 1;
  m_layout = 0;
  place();
  update();
  Q_EMIT zoomChanged();
}

void TreeView::zoomBy(double factor, QPointF fixed) {
  if (m_scene.isEmpty() || m_scene.isOutline()) return;
  glideFrom({}, {});
  measure();
  const QPointF seen((fixed.x() - m_origin.x()) / m_step.width(),
                     (fixed.y() - m_origin.y()) / m_step.height());
  const QSizeF most = widest(), before = m_step;
  m_step = {std::min(most.width(), m_step.width() * factor),
            std::min(most.height(), m_step.height() * factor)};
  // Out to the whole is the whole.
  m_zoom = std::clamp(m_zoom * factor, 1.0, kMostZoom);
  if (m_zoom == 1) return fit();
  if (m_step == before && factor > 1) m_zoom /= factor;
  m_isFitted = false;
  m_origin = {fixed.x() - seen.x() * m_step.width(), fixed.y() - seen.y() * m_step.height()};
  clampLook();
  update();
  Q_EMIT zoomChanged();
}

void TreeView::zoomIn() {
  const Item about = m_keyboard != TreeScene::kNoItem ? m_keyboard : m_scene.current();
  const auto at = place(about);
  zoomBy(kZoomPerStep, at && rect().contains(at->toPoint()) ? *at : room().center());
}
void TreeView::zoomOut() { zoomBy(1 / kZoomPerStep, room().center()); }

// Some of the tree stays in sight.
void TreeView::clampLook() {
  const QRectF area = room();
  const graph::TidyTree& places = m_scene.places();
  const QRectF all(m_origin, QSizeF(static_cast<double>(places.width) * m_step.width(),
                                    (places.levels > 0 ? places.levels - 1.0 : 0) * m_step.height()));
  const QPointF middle = area.center();
  m_origin += {std::clamp(0.0, middle.x() - all.right(), middle.x() - all.left()),
               std::clamp(0.0, middle.y() - all.bottom(), middle.y() - all.top())};
}

// By as little as brings it, and some room round it, into sight.
void TreeView::reveal(Item item) {
  const auto at = place(m_scene.isEmpty() ? item : m_scene.standIn(item));
  if (!at || m_scene.isOutline() || m_isFitted) return;
  const QRectF area = room();
  const double x = std::min(area.width() / 3, m_step.width() * 1.5),
               y = std::min(area.height() / 3, m_step.height() * 1.5);
  const QRectF inner = area.adjusted(x, y, -x, -y);
  const QPointF there(std::clamp(at->x(), inner.left(), inner.right()),
                      std::clamp(at->y(), inner.top(), inner.bottom()));
  m_origin += there - *at;
  update();
}

void TreeView::setLit(SharedLitNodes lit) {
  m_lit = std::move(lit);
  update();
}

void TreeView::setBranchOnly(bool isOnly) {
  if (isOnly == isBranchOnly()) return;
  m_scene.setBranchOnly(isOnly);
  fit();
}

void TreeView::setFollows(bool follows) {
  m_follows = follows;
  if (follows) reveal(m_scene.current());
}

void TreeView::setFolded(Item item, bool isFolded) {
  m_scene.setFolded(item, isFolded);
  place();
  update();
}

// ---- In words --------------------------------------------------------------------------------------------------------------

QString TreeView::description(Item item) const {
  if (!m_run || !m_run->hasSearch() || m_scene.isEmpty() || !m_scene.isShown(item)) return {};
  const search::Session& session = m_run->session();
  const search::Trace& trace = session.trace();
  const NodeNames& names = m_run->names();
  const search::SearchTree& tree = m_scene.tree();
  const NodeId node = tree.node(item);
  const ItemState state = m_scene.state(item);
  const auto sentence = [&](std::size_t event) {
    return event >= trace.begin() && event < trace.end() ? eventWords(session, names, event) : QString();
  };
  QStringList lines{m_run->nodeName(node)};
  if (const QString numbers = boxNumbers(item); !numbers.isEmpty())
    lines[0] += QStringLiteral(": ") + numbers;
  switch (state) {
    case ItemState::Waiting:
      lines << (node == takenGoal(*m_run) ? tr("The goal, taken from OPEN")
                                          : tr("Waits in %1").arg(openName(session, node)));
      break;
    case ItemState::Expanded:
      lines << (search::followsPath(session.algorithm()) ? tr("On the current path")
                                                         : tr("Expanded; in CLOSED"));
      break;
    case ItemState::Left: lines << tr("Expanded; the search has backtracked from here"); break;
    case ItemState::Replaced:
      lines << tr("Replaced: the node was reached from another parent later") << sentence(tree.ended(item));
      break;
    case ItemState::Pruned:
    case ItemState::Cut: lines << sentence(tree.born(item)); break;
  }
  if (isDuplicate(item))
    lines << tr("Duplicate: the tree already contains this state, and tree search keeps both");
  if (m_scene.isFolded(item)) lines << tr("Folded: %1 nodes below").arg(countText(m_scene.below(item)));
  lines.removeAll(QString());
  return lines.join(QLatin1Char('\n'));
}

QString TreeView::brief() const {
  if (!m_run || !m_run->hasSearch() || m_scene.isEmpty()) return summary();
  const search::TreeCursor::Level sum = m_scene.cursor().total();
  return tr("%1 nodes, depth %2")
      .arg(countText(sum.all() - sum.count[static_cast<std::size_t>(ItemState::Replaced)]),
           countText(m_scene.cursor().levels().size() - 1));
}

// A goal that was taken from OPEN as the search's last node stands there still, and waits no more: tables and statistics do not
// count it, either.
std::size_t TreeView::count(ItemState state) const {
  const std::size_t all = m_scene.cursor().total().count[static_cast<std::size_t>(state)];
  if (state != ItemState::Waiting || all == 0) return all;
  const NodeId goal = takenGoal(*m_run);
  const Item item =
      goal == search::kNoNode ? TreeScene::kNoItem : m_scene.cursor().itemOf(m_scene.tree(), goal);
  return all - (item != TreeScene::kNoItem && m_scene.state(item) == ItemState::Waiting ? 1 : 0);
}

QString TreeView::summary() const {
  if (!m_run || !m_run->hasSearch()) return tr("No search");
  if (m_scene.isEmpty()) return tr("The search has not started");
  const bool isPath = search::followsPath(m_run->session().algorithm());
  QStringList parts;
  const auto tell = [&](std::size_t n, const QString& text) {
    if (n > 0) parts << text.arg(countText(n));
  };
  tell(count(ItemState::Waiting), isPath ? tr("%1 waiting") : tr("%1 in OPEN"));
  tell(count(ItemState::Expanded), isPath ? tr("%1 on the path") : tr("%1 in CLOSED"));
  tell(count(ItemState::Left), tr("%1 backtracked"));
  tell(count(ItemState::Pruned), tr("%1 pruned"));
  tell(count(ItemState::Cut), tr("%1 cut off by the bound"));
  tell(count(ItemState::Replaced), tr("%1 replaced"));
  QString text = tr("%1; %2").arg(brief(), parts.join(tr(", ", "between counts")));
  if (!m_scene.tree().isWhole()) text = tr("%1; earlier events are no longer recorded").arg(text);
  if (m_scene.tree().isFull()) text = tr("%1; not enough memory for more").arg(text);
  return text;
}

}  // namespace searchlight::ui
