// widgets/compare/difference_ground.h: what two searches have expanded, laid over a domain's own ground.
#pragma once
#include <QCoreApplication>
#include <array>
#include <cstdint>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "widgets/board/board_ground.h"
#include "widgets/board/board_view.h"
#include "widgets/board/search_cells.h"
#include "widgets/board/sprites.h"

namespace searchlight::ui {

// At the two cursors each cell was expanded by neither search (the domain's ground shows), by one only, or by both; then
// by which one earlier: it is held against each other which expansion of its search was the last one of the cell (of
// several nodes in a cell, the first one's). The scale is logarithmic: a lead of one expansion is a tint, of 4,096 and
// more the full colour. On cells of 12 pixels and more the same is told by strokes:
//
//   only by 1   /   from corner to corner        only by 2   \   from corner to corner
//   1 earlier   /   a short one                  2 earlier   \   a short one        at the same time   a dot
//
// and where both have expanded the cell, a filled corner at the left tells what the two know otherwise of the node that it shows:
// its g above, its parent below.
//
// A board over it has no run of its own: call BoardOverlay::groundChanged() after a cursor has moved.
class DifferenceGround final : public BoardGround {
  Q_DECLARE_TR_FUNCTIONS(searchlight::ui::DifferenceGround)

 public:
  // All three must outlive this; the cells follow their runs, and are of the board that this is the ground of.
  DifferenceGround(BoardGround* world, const SearchCells* first, const SearchCells* second)
      : m_ground(world), m_searches{first, second} {}
  // Owns the domain's; holds nothing against each other yet.
  explicit DifferenceGround(std::unique_ptr<BoardGround> world)
      : m_owned(std::move(world)), m_ground(m_owned.get()) {}
  // nullptr: none, which has expanded nothing. They must outlive this, or be taken back before they go.
  void setSearches(const SearchCells* first, const SearchCells* second) { m_searches = {first, second}; }

  enum class Expanded : std::uint8_t { No, OnlyFirst, FirstEarlier, SameTime, SecondEarlier, OnlySecond };
  Expanded expanded(std::size_t cell) const;
  // What differs of a cell that both have expanded. Costs of two programs differ by more than they round.
  struct Labels {
    bool g = false, parent = false;
    friend bool operator==(const Labels&, const Labels&) = default;
  };
  Labels labels(std::size_t cell) const;
  // For the legend of the board above, by the numbers of the two. `colours` must live as long as the items.
  static std::vector<BoardView::LegendItem> legendItems(const BoardColours& colours, int first = 1,
                                                        int second = 2);

  void setColours(const BoardColours& colours) override;
  void colour(std::size_t first, std::size_t last, QRgb* pixels) const override;
  bool isSolid(std::size_t cell) const override { return m_ground->isSolid(cell); }
  bool hasPiece(std::size_t cell) const override { return m_ground->hasPiece(cell); }
  void paintSmall(QPainter& painter, const QRectF& area, std::size_t cell) const override {
    m_ground->paintSmall(painter, area, cell);
  }
  CellNumber label(std::size_t cell) const override { return m_ground->label(cell); }
  void paintFloor(const BoardLayer& layer) override;
  void paintLines(const BoardLayer& layer) override { m_ground->paintLines(layer); }
  void paintPieces(const BoardLayer& layer) override { m_ground->paintPieces(layer); }

 private:
  // 0 and the last: expanded by one only. The middle: at the same time; from there one step a doubling of the lead.
  static constexpr std::size_t kSteps = 13, kSame = kSteps + 1, kShades = 2 * kSame + 1;
  static std::size_t shade(std::uint32_t first, std::uint32_t second);
  static Expanded meaning(std::size_t shade);
  void settle() const;
  // By cell: which expansion of the search it was, or search::kNever.
  static void readOrders(const SearchCells* search, std::size_t first, std::size_t last,
                         std::uint32_t* orders);

  std::unique_ptr<BoardGround> m_owned;
  BoardGround* m_ground;
  std::array<const SearchCells*, 2> m_searches{};
  std::array<QRgb, kShades> m_colours{};
  mutable std::mutex m_settling;

  // Marks at the present size.
  std::array<Sprite, 6> m_marks;   // by Expanded
  std::array<Sprite, 2> m_labels;  // of another g, of another parent
  double m_side = 0, m_ratio = 0;
  std::uint64_t m_version = 0;
};

}  // namespace searchlight::ui
