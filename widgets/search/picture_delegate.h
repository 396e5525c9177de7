// widgets/search/picture_delegate.h: nodes of a table as small boards, drawn when they are seen.
#pragma once
#include <QCache>
#include <QPixmap>
#include <QStyledItemDelegate>

#include "widgets/search/node_names.h"
#include "widgets/search/node_table_model.h"

namespace searchlight::ui {

// A picture and, beside it, the move that led there. Pictures are kept by node, for as long as the session is the same.
class PictureDelegate : public QStyledItemDelegate {
 public:
  static constexpr int kSide = 56;  // of a picture, in pixels; a row has a little more

  explicit PictureDelegate(QObject* parent = nullptr);

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  mutable QCache<search::NodeId, QPixmap> m_pictures;
  mutable std::uint64_t m_session = 0;  // whose
  mutable qint64 m_look = 0;            // of the palette that they were painted in
};

}  // namespace searchlight::ui
