// widgets/tree/tree_input.cpp: pointing, clicking, folding, moving and zooming, by mouse and keyboard.
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "widgets/board/accessible_value.h"
#include "widgets/theme/controls.h"
#include "widgets/tree/tree_rows.h"
#include "widgets/tree/tree_view.h"

namespace searchlight::ui {

using search::NodeId;

namespace {
constexpr double kTreeReach = 9;  // pixels from a dot that the pointer is meant to be on
constexpr double kTreeZoomPerNotch = 1.2;
constexpr int kDragFrom = 4;  // pixels: less is a click
}  // namespace

// ---- Items and places ------------------------------------------------------------------------------------------------------

std::optional<QPointF> TreeView::place(Item item) const {
  if (item == TreeScene::kNoItem || m_scene.isEmpty() || !m_scene.isShown(item)) return std::nullopt;
  if (m_scene.isOutline()) return TreeRows(m_scene, room(), fontMetrics()).place(m_scene, item);
  const auto slot = m_scene.slotOf(item);
  if (!slot) return std::nullopt;
  return toWidget(m_scene.places().x[*slot], m_scene.places().level[*slot]);
}

std::optional<TreeView::Item> TreeView::itemAt(QPointF position) const {
  if (m_scene.isEmpty()) return std::nullopt;
  if (m_scene.isOutline()) return TreeRows(m_scene, room(), fontMetrics()).itemAt(m_scene, position);
  const std::vector<Item>& drawn = m_scene.drawn();
  const bool isDots = detail() == Detail::Dots;
  const double x = isDots ? kTreeReach : m_step.width() / 2, y = isDots ? kTreeReach : m_step.height() / 2;
  std::optional<Item> nearest;
  double least = 1;
  for (std::size_t k = 0; k < drawn.size() && drawn[k] < m_scene.cursor().end(); ++k) {
    const QPointF away = toWidget(m_scene.places().x[k], m_scene.places().level[k]) - position;
    const double far = std::max(std::abs(away.x()) / x, std::abs(away.y()) / y);
    if (far >= least) continue;
    least = far;
    nearest = drawn[k];
  }
  return nearest;
}

void TreeView::activate(Item item) {
  m_selected = item;
  m_selectedNode = m_scene.tree().node(item);
  update();
  Q_EMIT nodeActivated(*m_selectedNode);
}

void TreeView::fold(Item item) {
  const Item child = m_scene.tree().firstChild(item, m_scene.cursor().end());
  if (child == TreeScene::kNoItem && !m_scene.isFolded(item)) return;
  setFolded(item, !m_scene.isFolded(item));
}

// An event whose node hangs below the item, or is the item's own, as the tree has them now; what comes new below it is found by its
// parent.
WatchedRun::Predicate TreeView::isBelow(Item item) const {
  const search::SearchTree& tree = m_scene.tree();
  const Item end = m_scene.cursor().end();
  std::vector<bool> below(end - item), nodes;
  below[0] = true;
  for (Item i = item; i < end; ++i) {
    const Item above = tree.parent(i);
    if (i != item && (above == TreeScene::kNoItem || above < item || !below[above - item])) continue;
    below[i - item] = true;
    if (tree.isLeafForGood(i)) continue;
    if (nodes.size() <= tree.node(i)) nodes.resize(std::size_t{tree.node(i)} + 1);
    nodes[tree.node(i)] = true;
  }
  return [nodes = std::move(nodes)](const search::Session& session, std::size_t i) mutable {
    const search::Event& e = session.trace()[i];
    const auto has = [&](NodeId n) { return n < nodes.size() && nodes[n]; };
    const bool isIt = e.kind != search::EventKind::Duplicate && (has(e.node) || has(e.parentAfter));
    if (isIt && !has(e.node)) {
      nodes.resize(std::max<std::size_t>(nodes.size(), std::size_t{e.node} + 1));
      nodes[e.node] = true;
    }
    return isIt;
  };
}

void TreeView::playBranch(Item item) {
  m_isInBranch = isBelow(item);
  m_branchFrom.reset();
  stepBranch();
}

void TreeView::stopBranch() {
  m_branchPlay.stop();
  m_isInBranch = {};
}

void TreeView::stepBranch() {
  constexpr double kLeastPace = 0.5, kMostPace = 30;  // events a second
  if (!m_run || !m_run->hasSearch() || !m_isInBranch) return stopBranch();
  if (!m_run->isAtRest()) return;  // on its way there
  const std::size_t at = m_run->position();
  const search::Trace& trace = m_run->session().trace();
  if (m_branchFrom) {
    const bool isThere = at > *m_branchFrom && at > trace.begin() && at <= trace.end() &&
                         m_isInBranch(m_run->session(), at - 1);
    if (!isThere) return stopBranch();
  }
  m_branchFrom = at;
  const double pace = std::clamp(m_speed ? m_speed() : 1, kLeastPace, kMostPace);
  m_branchPlay.start(static_cast<int>(1000 / pace), this);
  Q_EMIT eventWanted(m_isInBranch, true);
}

// ---- The mouse -------------------------------------------------------------------------------------------------------------

void TreeView::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
  m_pressedAt = event->position();
  m_isDragged = false;
}

void TreeView::mouseMoveEvent(QMouseEvent* event) {
  if (!m_pressedAt || !(event->buttons() & Qt::LeftButton)) {
    setCursor(itemAt(event->position()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
    return;
  }
  const QPointF by = event->position() - *m_pressedAt;
  if (!m_isDragged && by.manhattanLength() < kDragFrom) return;
  m_isDragged = true;
  m_pressedAt = event->position();
  if (m_isFitted || m_scene.isOutline()) return;
  m_origin += by;
  clampLook();
  setCursor(Qt::ClosedHandCursor);
  update();
  if (std::exchange(m_follows, false)) Q_EMIT followsChanged();
}

void TreeView::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !m_pressedAt) return QWidget::mouseReleaseEvent(event);
  m_pressedAt.reset();
  if (std::exchange(m_isDragged, false)) return;
  const auto item = itemAt(event->position());
  if (!item) return;
  m_keyboard = *item;
  activate(*item);
}

void TreeView::mouseDoubleClickEvent(QMouseEvent* event) {
  const auto item = itemAt(event->position());
  if (item && !m_scene.isOutline()) fold(*item);
}

void TreeView::wheelEvent(QWheelEvent* event) {
  zoomBy(std::pow(kTreeZoomPerNotch, event->angleDelta().y() / 120.0), event->position());
  event->accept();
}

void TreeView::contextMenuEvent(QContextMenuEvent* event) {
  const auto item = event->reason() == QContextMenuEvent::Keyboard
                        ? (m_keyboard == TreeScene::kNoItem ? std::nullopt : std::optional(m_keyboard))
                        : itemAt(event->pos());
  if (!item || !m_run) return;
  QMenu* menu = contextMenu(this);
  const auto add = [&](const QString& text, bool isEnabled, auto act) {
    QAction* action = menu->addAction(text);
    action->setEnabled(isEnabled);
    connect(action, &QAction::triggered, this, act);
  };
  const bool hasChildren = m_scene.tree().firstChild(*item, m_scene.cursor().end()) != TreeScene::kNoItem;
  const std::size_t born = m_scene.tree().born(*item);
  add(tr("Go to the event that &reached it"), born >= m_run->earliest(),
      [this, born] { m_run->requestSeek(born + 1); });
  add(tr("&Next event in this branch"), true, [this, at = *item] { Q_EMIT eventWanted(isBelow(at), true); });
  add(tr("&Previous event in this branch"), true,
      [this, at = *item] { Q_EMIT eventWanted(isBelow(at), false); });
  if (playsBranch())
    add(tr("&Stop playing the branch"), true, [this] { stopBranch(); });
  else
    add(tr("P&lay this branch (Space stops)"), true, [this, at = *item] { playBranch(at); });
  menu->addSeparator();
  add(m_scene.isFolded(*item) ? tr("&Unfold") : tr("&Fold"), hasChildren && !m_scene.isOutline(),
      [this, at = *item] { fold(at); });
  menu->popup(event->globalPos());
}

// ---- The keyboard ----------------------------------------------------------------------------------------------------------

bool TreeView::moveKeyboard(int key) {
  const auto direction = arrowDirection(key);
  if (!direction || m_scene.isEmpty()) return false;
  const search::SearchTree& tree = m_scene.tree();
  const Item end = m_scene.cursor().end();
  Item to = m_selected != TreeScene::kNoItem ? m_selected : m_scene.current();
  if (m_keyboard == TreeScene::kNoItem) {
    // The first key begins there.
  } else if (*direction == Direction::Up) {
    to = tree.parent(m_keyboard);
  } else if (*direction == Direction::Down) {
    to = m_scene.isFolded(m_keyboard) ? TreeScene::kNoItem : tree.firstChild(m_keyboard, end);
  } else {
    // Among siblings; of roots among roots.
    std::vector<Item> row;
    const Item above = tree.parent(m_keyboard);
    if (above == TreeScene::kNoItem) {
      for (Item i = m_scene.cursor().first(); i < end; ++i)
        if (tree.parent(i) == TreeScene::kNoItem) row.push_back(i);
    } else {
      for (Item c = tree.firstChild(above, end); c != TreeScene::kNoItem; c = tree.nextSibling(c, end))
        row.push_back(c);
    }
    const auto at =
        std::ranges::find(row, m_keyboard) - row.begin() + (*direction == Direction::Left ? -1 : 1);
    to = at < 0 || at >= std::ssize(row) ? TreeScene::kNoItem : row[static_cast<std::size_t>(at)];
  }
  if (to != TreeScene::kNoItem && to != m_keyboard) {
    m_keyboard = to;
    reveal(to);
    update();
    announceAccessibleValue(this);
  }
  return true;
}

void TreeView::keyPressEvent(QKeyEvent* event) {
  const bool isShift = event->modifiers() & Qt::ShiftModifier;
  if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) return QWidget::keyPressEvent(event);
  const bool hasItem = m_keyboard != TreeScene::kNoItem;
  switch (event->key()) {
    case Qt::Key_Space:
      if (isShift && hasItem && !playsBranch()) return playBranch(m_keyboard);
      return playsBranch() ? stopBranch() : QWidget::keyPressEvent(event);
    case Qt::Key_Up:
    case Qt::Key_Down:
      if (isShift && hasItem && !m_scene.isOutline())
        return setFolded(m_keyboard, event->key() == Qt::Key_Up);
      [[fallthrough]];
    case Qt::Key_Left:
    case Qt::Key_Right: (void)moveKeyboard(event->key()); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (hasItem) activate(m_keyboard);
      return;
    case Qt::Key_Plus:
    case Qt::Key_Equal: return zoomIn();
    case Qt::Key_Minus: return zoomOut();
    case Qt::Key_0:
    case Qt::Key_Home: return fit();
    default: QWidget::keyPressEvent(event);
  }
}

void TreeView::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  if (isByTab(event->reason()) && m_keyboard == TreeScene::kNoItem) m_keyboard = m_scene.current();
  update();
}

void TreeView::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

// The keys of the tree are its own while it has the focus, whatever commands they are elsewhere.
bool TreeView::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool isPlain = (key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0;
    if (isPlain && (arrowDirection(key->key()) || key->key() == Qt::Key_Plus || key->key() == Qt::Key_Equal ||
                    key->key() == Qt::Key_Minus || key->key() == Qt::Key_0 || key->key() == Qt::Key_Home))
      event->accept();
    if (isPlain && key->key() == Qt::Key_Space && (playsBranch() || key->modifiers() & Qt::ShiftModifier))
      event->accept();
  } else if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const LegendFlow flow = legend();
    if (flow.ellipsis(height() - legendHeight() + 2.0).contains(help->pos())) {
      QToolTip::showText(help->globalPos(), flow.leftOut(), this);
      return true;
    }
    const auto item = itemAt(help->pos());
    QToolTip::showText(help->globalPos(), item ? description(*item) : QString(), this);
    return true;
  }
  return QWidget::event(event);
}

}  // namespace searchlight::ui
