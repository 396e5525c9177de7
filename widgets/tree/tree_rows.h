// widgets/tree/tree_rows.h: the outline of a large tree: a row a depth, as wide as there are nodes; where rows would be thinner than
// a pixel several depths share one. Arithmetic without painting.
#pragma once
#include <QFontMetrics>
#include <QList>
#include <QPointF>
#include <QRectF>
#include <optional>
#include <vector>

#include "widgets/tree/tree_scene.h"

namespace searchlight::ui {

class TreeRows {
 public:
  using Item = TreeScene::Item;
  struct Row {
    std::size_t depth;  // its first
    search::TreeCursor::Level count;
    double all;  // but those that were replaced, which are not drawn
    QRectF bar;
  };

  // At the scene's cursor, in this room of a widget.
  TreeRows(const TreeScene& scene, const QRectF& room, const QFontMetrics& metrics);

  std::size_t size() const { return m_rows.size(); }
  const Row& operator[](std::size_t k) const { return m_rows[k]; }
  // Where an item stands: in its row, among those of its depth in the order of their births. Nothing where it is not there.
  std::optional<QPointF> place(const TreeScene& scene, Item item) const;
  // The items of a branch, one a row.
  QList<QPointF> along(const TreeScene& scene, const std::vector<Item>& branch) const;
  // The item that stands nearest to a place; of rows of several depths one of their first.
  std::optional<Item> itemAt(const TreeScene& scene, QPointF position) const;

 private:
  std::vector<Row> m_rows;
  std::size_t m_depths = 1;  // a row
};

}  // namespace searchlight::ui
