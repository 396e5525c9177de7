// widgets/tree/tree_rows.cpp: depths into rows, and items into them.
#include "widgets/tree/tree_rows.h"

#include <algorithm>
#include <cmath>

#include "widgets/theme/theme.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

namespace {
constexpr double kMostRow = 22, kGapFrom = 5;  // pixels; rows so high have a line between them
}  // namespace

TreeRows::TreeRows(const TreeScene& scene, const QRectF& room, const QFontMetrics& metrics) {
  const std::vector<search::TreeCursor::Level>& levels = scene.cursor().levels();
  if (levels.empty() || room.height() < 1) return;
  const auto pixels = static_cast<std::size_t>(std::max(1.0, room.height()));
  m_depths = (levels.size() + pixels - 1) / pixels;
  double most = 1;
  for (std::size_t d = 0; d < levels.size(); d += m_depths) {
    Row row{d, {}, 0, {}};
    const std::size_t end = std::min(levels.size(), d + m_depths);
    for (std::size_t k = d; k < end; ++k)
      for (std::size_t s = 0; s < search::kItemStates; ++s) row.count.count[s] += levels[k].count[s];
    row.all = row.count.all() - row.count.count[static_cast<std::size_t>(search::ItemState::Replaced)];
    // The last row may hold fewer depths.
    most = std::max(most, row.all / static_cast<double>(end - d) * static_cast<double>(m_depths));
    m_rows.push_back(row);
  }
  const double left = metrics.horizontalAdvance(countText(levels.size())) + spacing::kUnit,
               right = metrics.horizontalAdvance(countText(static_cast<std::size_t>(most))) + spacing::kUnit;
  const QRectF area = room.adjusted(left, 0, -right, 0);
  const double height = std::min(kMostRow, area.height() / static_cast<double>(m_rows.size()));
  double top = area.top();
  for (Row& row : m_rows) {
    const double width = std::max(2.0, area.width() * row.all / most);
    row.bar = QRectF(area.center().x() - width / 2, top, width, height - (height >= kGapFrom ? 1 : 0));
    top += height;
  }
}

std::optional<QPointF> TreeRows::place(const TreeScene& scene, Item item) const {
  if (item == TreeScene::kNoItem || !scene.isShown(item)) return std::nullopt;
  const std::uint32_t depth = scene.tree().depth(item);
  const std::size_t k = depth / m_depths;
  if (k >= m_rows.size()) return std::nullopt;
  const Row& row = m_rows[k];
  const double all = scene.cursor().levels()[depth].all();
  return QPointF(row.bar.left() + row.bar.width() * (scene.tree().rank(item) + 0.5) / std::max(1.0, all),
                 row.bar.center().y());
}

QList<QPointF> TreeRows::along(const TreeScene& scene, const std::vector<Item>& branch) const {
  QList<QPointF> points;
  for (std::size_t k = 0; k < branch.size(); k += m_depths)
    if (const auto at = place(scene, branch[k])) points << *at;
  if (!branch.empty())
    if (const auto at = place(scene, branch.back())) points << *at;
  return points;
}

// A look at all items: for a click.
std::optional<TreeRows::Item> TreeRows::itemAt(const TreeScene& scene, QPointF position) const {
  for (const Row& row : m_rows) {
    if (position.y() < row.bar.top() || position.y() >= row.bar.bottom() + 1) continue;
    if (position.x() < row.bar.left() - 4 || position.x() > row.bar.right() + 4) return std::nullopt;
    const double all = scene.cursor().levels()[row.depth].all();
    const double share = std::clamp((position.x() - row.bar.left()) / row.bar.width(), 0.0, 1.0);
    const auto rank = static_cast<std::uint32_t>(std::min(all - 1, std::floor(share * all)));
    for (Item i = scene.cursor().first(); i < scene.cursor().end(); ++i)
      if (scene.tree().depth(i) == row.depth && scene.tree().rank(i) == rank) return i;
    return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace searchlight::ui
