// widgets/grid/trace_ground.h: another program's search as points and edges, over a map's ground.
#pragma once
#include <memory>
#include <optional>
#include <utility>

#include "core/search/trace_plan.h"
#include "widgets/board/board_ground.h"

namespace searchlight::ui {

// The map's ground, and where a plan is set that is no grid, over it: every node that has been met as a point at its exact
// place, and a line to it from its parent. Which of the two it is belongs to a page and all of its boards.
class TraceGround final : public BoardGround {
 public:
  using Plan = std::shared_ptr<const std::optional<search::TracePlan>>;
  TraceGround(std::unique_ptr<BoardGround> map, Plan plan) : m_map(std::move(map)), m_plan(std::move(plan)) {}

  void setColours(const BoardColours& colours) override { m_map->setColours(colours); }
  void colour(std::size_t first, std::size_t last, QRgb* pixels) const override {
    m_map->colour(first, last, pixels);
  }
  bool isSolid(std::size_t cell) const override { return m_map->isSolid(cell); }
  bool hasPiece(std::size_t cell) const override { return m_map->hasPiece(cell); }
  void paintSmall(QPainter& painter, const QRectF& area, std::size_t cell) const override {
    m_map->paintSmall(painter, area, cell);
  }
  CellNumber label(std::size_t cell) const override { return m_map->label(cell); }
  void paintFloor(const BoardLayer& layer) override { m_map->paintFloor(layer); }
  void paintLines(const BoardLayer& layer) override;
  void paintPieces(const BoardLayer& layer) override { m_map->paintPieces(layer); }

 private:
  std::unique_ptr<BoardGround> m_map;
  Plan m_plan;
};

}  // namespace searchlight::ui
