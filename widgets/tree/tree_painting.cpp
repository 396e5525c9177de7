// widgets/tree/tree_painting.cpp: edges and the route of a tree, and its outline.
#include <QPainter>
#include <algorithm>
#include <array>
#include <functional>
#include <utility>

#include "widgets/theme/strokes.h"
#include "widgets/theme/theme.h"
#include "widgets/tree/tree_inks.h"
#include "widgets/tree/tree_rows.h"
#include "widgets/tree/tree_view.h"
#include "widgets/words/event_words.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

using search::ItemState;
using search::NodeId;

namespace {

constexpr double kLitShare = 0.4;            // of the height of an outline's row
constexpr std::size_t kSmoothAtMost = 1500;  // items: more are drawn without smooth edges

}  // namespace

void TreeView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), palette().color(QPalette::Base));
  painter.setFont(font());
  if (!m_run || !m_run->hasSearch() || m_scene.isEmpty()) {
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(rect().adjusted(spacing::kMargin, 0, -spacing::kMargin, 0),
                     Qt::AlignCenter | Qt::TextWordWrap,
                     m_run && m_run->hasSearch() ? tr("Press Play: the tree grows here with the search")
                                                 : tr("No search"));
    return;
  }
  if (m_scene.isOutline())
    paintOutline(painter);
  else
    paintTree(painter);
  paintLegend(painter);
  if (hasFocus() && m_keyboard == TreeScene::kNoItem) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
  }
}

// ---- One by one ------------------------------------------------------------------------------------------------------------

void TreeView::paintTree(QPainter& painter) const {
  const TreeInks inks(palette());
  const PainterScope kept(painter);
  const QRectF area = QRectF(rect()).adjusted(0, 0, 0, -legendHeight());
  painter.setClipRect(area);
  painter.setRenderHint(QPainter::Antialiasing,
                        m_scene.drawn().size() <= kSmoothAtMost || detail() != Detail::Dots);
  paintEdges(painter, inks);
  const QList<QPointF> route = routePoints([this](Item item) {
    const auto slot = m_scene.slotOf(m_scene.standIn(item));
    return slot ? std::optional(pointOf(*slot)) : std::nullopt;
  });
  painter.setPen(roundPen(inks.text, detail() == Detail::Dots ? 3 : 5));
  painter.drawPolyline(route);
  const QSizeF margin = box();
  const QRectF seen = area.adjusted(-margin.width(), -margin.height(), margin.width(), margin.height());
  const std::vector<Item>& drawn = m_scene.drawn();
  std::optional<QPointF> current;
  for (std::size_t k = 0; k < drawn.size() && drawn[k] < m_scene.cursor().end(); ++k) {
    const QPointF at = pointOf(k);
    if (drawn[k] == m_scene.current())
      current = at;
    else if (seen.contains(at))
      paintItem(painter, inks, drawn[k], at);
  }
  // Over all others, however small they are.
  if (current) paintItem(painter, inks, m_scene.current(), *current);
}

void TreeView::paintEdges(QPainter& painter, const TreeInks& inks) const {
  const std::vector<Item>& drawn = m_scene.drawn();
  const search::SearchTree& tree = m_scene.tree();
  const std::size_t last = m_scene.cursor().position() - 1;  // the event that the cursor has just passed
  std::array<QList<QLineF>, 4> lines;                        // whole, of what was given up, replaced, dying
  QList<QLineF> branch;
  for (std::size_t k = 0; k < drawn.size() && drawn[k] < m_scene.cursor().end(); ++k) {
    const Item item = drawn[k], above = tree.parent(item);
    const auto slot = above == TreeScene::kNoItem ? std::nullopt : m_scene.slotOf(above);
    if (!slot) continue;
    const QLineF line(pointOf(*slot), pointOf(k));
    if (m_scene.isOnBranch(item)) {
      branch << line;
      continue;
    }
    const ItemState state = m_scene.state(item);
    lines[state == ItemState::Replaced                            ? (tree.ended(item) == last ? 3U : 2U)
          : state == ItemState::Pruned || state == ItemState::Cut ? 1U
                                                                  : 0U]
        << line;
  }
  const double width = detail() == Detail::Dots && m_step.width() < 6 ? 0.7 : 1.2;
  painter.setPen(QPen(inks.edge, width));
  painter.drawLines(lines[0]);
  painter.setPen(QPen(mixedColour(inks.board.fateDead, inks.ground, 0.45), width, Qt::DotLine));
  painter.drawLines(lines[1]);
  painter.setPen(QPen(mixedColour(inks.pale, inks.ground, 0.4), width, Qt::DashLine));
  painter.drawLines(lines[2]);
  painter.setPen(QPen(inks.board.fateDead, 2, Qt::DashLine));
  painter.drawLines(lines[3]);
  painter.setPen(QPen(inks.board.currentRim, width + 1.6, Qt::SolidLine, Qt::RoundCap));
  painter.drawLines(branch);
  painter.setPen(QPen(inks.board.currentFill, width + 0.6, Qt::SolidLine, Qt::RoundCap));
  painter.drawLines(branch);
}

// As the search has read it back so far, from item to item: of a node that was reached anew to where it stands since.
QList<QPointF> TreeView::routePoints(const std::function<std::optional<QPointF>(Item)>& placeOf) const {
  QList<QPointF> points;
  for (const NodeId node : m_run->player().route()) {
    const Item item = m_scene.cursor().itemOf(m_scene.tree(), node);
    if (const auto at = item == TreeScene::kNoItem ? std::nullopt : placeOf(item)) points << *at;
  }
  return points;
}

// Through the rows of an outline, inks from the lowest to the uppermost with their widths. Of so many rows that a line would take longer
// than all else, as steps.
void TreeView::paintThrough(QPainter& painter, const QList<QPointF>& points,
                            std::initializer_list<std::pair<QColor, double>> inks) const {
  constexpr qsizetype kLineAtMost = 150;
  painter.setRenderHint(QPainter::Antialiasing, points.size() <= kLineAtMost);
  for (const auto& [ink, width] : inks) {
    const double margin = width / 2;
    painter.setPen(roundPen(ink, width));
    if (points.size() <= kLineAtMost)
      painter.drawPolyline(points);
    else
      for (qsizetype k = 1; k < points.size(); ++k)
        painter.fillRect(
            QRectF(points[k - 1], points[k]).normalized().adjusted(-margin, -margin, margin, margin), ink);
  }
}

// ---- An outline --------------------------------------------------------------------------------------------------------------

void TreeView::paintOutline(QPainter& painter) const {
  const TreeInks inks(palette());
  const TreeRows rows(m_scene, room(), fontMetrics());
  painter.setRenderHint(QPainter::Antialiasing, false);
  constexpr std::array kOrder{ItemState::Left, ItemState::Expanded, ItemState::Waiting, ItemState::Pruned,
                              ItemState::Cut};
  for (std::size_t k = 0; k < rows.size(); ++k) {
    const TreeRows::Row& row = rows[k];
    double x = row.bar.left();
    for (const ItemState state : kOrder) {
      const double width =
          row.bar.width() * row.count.count[static_cast<std::size_t>(state)] / std::max(1.0, row.all);
      if (width <= 0) continue;
      const TreeInks::Look& look = inks.looks[static_cast<std::size_t>(state)];
      painter.fillRect(QRectF(x, row.bar.top(), width, row.bar.height()),
                       state == ItemState::Waiting                             ? inks.board.openSolid
                       : state == ItemState::Pruned || state == ItemState::Cut ? look.edge
                                                                               : look.fill);
      x += width;
    }
    if (m_lit && row.depth < m_lit->byDepth.size()) {
      const double share = std::min(1.0, m_lit->byDepth[row.depth] / std::max(1.0, row.all));
      const double high = std::max(1.0, row.bar.height() * kLitShare);
      painter.fillRect(QRectF(row.bar.left(), row.bar.bottom() - high, row.bar.width() * share, high),
                       inks.board.descendantsLit);
    }
  }
  paintThrough(painter, rows.along(m_scene, m_scene.branch()),
               {{inks.board.currentRim, 4}, {inks.board.currentFill, 2}});
  const auto placeOf = [&](Item item) { return rows.place(m_scene, item); };
  paintThrough(painter, routePoints(placeOf), {{inks.text, 3}});
  painter.setRenderHint(QPainter::Antialiasing);
  if (const auto at = placeOf(m_scene.current())) {
    painter.setPen(QPen(inks.board.currentRim, 1.5));
    painter.setBrush(inks.board.currentFill);
    painter.drawEllipse(*at, 5, 5);
  }
  for (const Item item : {m_selected, hasFocus() ? m_keyboard : TreeScene::kNoItem}) {
    if (item == TreeScene::kNoItem) continue;
    const auto at = placeOf(item);
    if (!at) continue;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(inks.board.selectionCasing, 4.5));
    painter.drawEllipse(*at, 7, 7);
    painter.setPen(QPen(inks.board.selection, 2));
    painter.drawEllipse(*at, 7, 7);
  }
  // Depths on the left, counts on the right, where there is room for a line of text.
  const int height = fontMetrics().height();
  double free = -1e9;
  painter.setPen(inks.pale);
  const QRectF head(room().left(), room().top() - 1.5 * fontMetrics().lineSpacing(), room().width(), height);
  painter.drawText(head, Qt::AlignLeft | Qt::AlignVCenter, tr("Depth"));
  painter.drawText(head, Qt::AlignRight | Qt::AlignVCenter, tr("Nodes"));
  for (std::size_t k = 0; k < rows.size(); ++k) {
    const double middle = rows[k].bar.center().y();
    if (middle - free < height * 1.3 && k + 1 < rows.size()) continue;
    if (middle - free < height) continue;
    free = middle;
    const QRectF at(room().left(), middle - height / 2.0, room().width(), height);
    painter.drawText(at, Qt::AlignLeft | Qt::AlignVCenter, countText(rows[k].depth));
    painter.drawText(at, Qt::AlignRight | Qt::AlignVCenter, countText(static_cast<std::size_t>(rows[k].all)));
  }
}

}  // namespace searchlight::ui
