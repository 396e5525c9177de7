// widgets/grid/resize_dialog.h: another size for the map, and what that costs, before it is done.
#pragma once
#include <QDialog>
#include <QImage>
#include <QSize>
#include <QWidget>
#include <memory>
#include <optional>

#include "core/grid/map_edit.h"
#include "widgets/theme/board_colours.h"

class QDialogButtonBox;
class QLabel;
class QSpinBox;

namespace searchlight::ui {

class NoteLine;

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

// The upper left part is kept, as grid::resizeMap() does.
class ResizeDialog : public QDialog {
  Q_OBJECT

 public:
  // REQUIRES: the document's map has cells. The dialog keeps a copy.
  explicit ResizeDialog(const grid::MapDocument& document, QWidget* parent = nullptr);

  int columns() const;
  int rows() const;
  void setSize(int columns, int rows);

 private:
  void build();
  void retranslate();
  void showConsequences();
  QString changeText(int before, int after) const;
  int wallsCutOff() const;
  QString endsCutOff() const;

  MapPreview* m_picture = nullptr;
  QSpinBox *m_columns = nullptr, *m_rows = nullptr;
  QLabel *m_explanation = nullptr, *m_columnsLabel = nullptr, *m_rowsLabel = nullptr,
         *m_columnsChange = nullptr, *m_rowsChange = nullptr;
  NoteLine* m_note = nullptr;
  QDialogButtonBox* m_buttons = nullptr;
};

}  // namespace searchlight::ui
