// widgets/grid/grid_contours.cpp: levels of f, and the edges where they change.
#include "widgets/grid/grid_contours.h"

#include <cmath>
#include <limits>

namespace searchlight::ui {

using search::NodeStatus;

namespace {
constexpr int kUnseen = std::numeric_limits<int>::min();
}

std::vector<QLineF> GridContours::lines(const BoardScene& scene, const BoardViewport& viewport) {
  const SearchCells& search = scene.search;
  if (!search.isActive()) return {};
  if (!m_scale) m_scale = startingScale(ValueLayer::F, search);
  const search::Session& session = search.session();
  const CellRect visible = viewport.visibleCells();
  const int stride = std::max(1, static_cast<int>(std::ceil(2 / viewport.cellPixels())));
  const int columns = (visible.right - visible.left + stride - 1) / stride;
  const int rows = (visible.bottom - visible.top + stride - 1) / stride;
  const auto priorityAt = [&](int column, int row) {
    const std::size_t cell = scene.index({visible.left + column * stride, visible.top + row * stride});
    const CellState s = search.state(cell);
    const bool isSeen = s.status == NodeStatus::Open || s.status == NodeStatus::Closed;
    return isSeen ? static_cast<double>(
                        session.priority(search.player().look(s.node).g, session.heuristic(s.node)))
                  : -1.0;
  };

  m_levels.assign(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows), kUnseen);
  const auto levelAt = [&](int column, int row) -> int& {
    return m_levels[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
                    static_cast<std::size_t>(column)];
  };
  double low = m_scale->low(), step = (m_scale->high() - low) / kLevels;
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      const double f = priorityAt(column, row);
      if (f < 0) continue;
      if (m_scale->include(f)) {  // begin again on the larger scale
        low = m_scale->low();
        step = (m_scale->high() - low) / kLevels;
        std::ranges::fill(m_levels, kUnseen);
        row = 0, column = -1;
        continue;
      }
      levelAt(column, row) = static_cast<int>(std::floor((f - low) / step));
    }

  std::vector<QLineF> lines;
  const auto corner = [&](int column, int row) {
    return viewport.toPosition(QPointF(visible.left + column * stride, visible.top + row * stride));
  };
  const auto differ = [](int a, int b) { return a != b && a != kUnseen && b != kUnseen; };
  // Neighbouring edges of one line are joined.
  for (int row = 1; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      const int begin = column;
      while (column < columns && differ(levelAt(column, row - 1), levelAt(column, row))) ++column;
      if (column > begin) lines.emplace_back(corner(begin, row), corner(column, row));
    }
  for (int column = 1; column < columns; ++column)
    for (int row = 0; row < rows; ++row) {
      const int begin = row;
      while (row < rows && differ(levelAt(column - 1, row), levelAt(column, row))) ++row;
      if (row > begin) lines.emplace_back(corner(column, begin), corner(column, row));
    }
  return lines;
}

}  // namespace searchlight::ui
