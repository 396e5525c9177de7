// widgets/search/picture_delegate.h: nodes of a table as small boards, drawn when they are seen.
#pragma once
#include <QStyledItemDelegate>

#include "widgets/search/node_pictures.h"
#include "widgets/search/node_table_model.h"

namespace searchlight::ui {

// A picture and, beside it, the move that led there.
class PictureDelegate : public QStyledItemDelegate {
 public:
  static constexpr int kSide = NodePictures::kSide;  // a row has a little more

  // REQUIRES: the pictures outlive this.
  explicit PictureDelegate(NodePictures* pictures, QObject* parent = nullptr);

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  NodePictures* m_pictures;
};

}  // namespace searchlight::ui
