// widgets/grid/map_preview.h: a whole map in whatever room there is, to be looked at and not touched.
#pragma once
#include <QImage>
#include <QWidget>
#include <memory>
#include <optional>

#include "core/grid/map_document.h"
#include "widgets/theme/board_colours.h"

namespace searchlight::ui {

// The cells in the theme's colours, in a picture of at most `room` pixels unless the map has more than one cell
// for each; then blocks of cells share a pixel in their mean colour, and the picture is less than twice as large.
QImage mapPicture(const grid::Map& map, const BoardColours& colours, QSize room);

// "48 × 32", in cells.
QString mapSizeText(int width, int height);

class MapPreview : public QWidget {
  Q_OBJECT

 public:
  explicit MapPreview(QWidget* parent = nullptr);

  // Null shows an empty frame. Start and goal are marked where the document has them.
  void setDocument(std::shared_ptr<const grid::MapDocument> document);
  const grid::MapDocument* document() const { return m_document.get(); }
  // Shows what a new size in cells, from the top left, cuts off and adds; nullopt: the map as it is.
  void setNewSize(std::optional<QSize> size);

  QSize sizeHint() const override { return {360, 320}; }
  QSize minimumSizeHint() const override { return {160, 120}; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  QSize shownCells() const;
  QRectF placeOf(QSize cells) const;
  void paintMap(QPainter& painter, const QRectF& place);
  void paintChange(QPainter& painter, const QRectF& whole, const QRectF& map) const;
  void paintEnds(QPainter& painter, const QRectF& map) const;

  std::shared_ptr<const grid::MapDocument> m_document;
  std::optional<QSize> m_newSize;
  QImage m_picture;  // for m_pictureRoom
  QSize m_pictureRoom;
};

}  // namespace searchlight::ui
