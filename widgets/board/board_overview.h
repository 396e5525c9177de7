// widgets/board/board_overview.h: a small picture of the whole board in a corner of its view, with the visible part framed.
#pragma once
#include <QBasicTimer>
#include <QElapsedTimer>
#include <QImage>
#include <QPointer>
#include <QWidget>
#include <vector>

namespace searchlight::ui {

class BoardView;

// A press goes there, a drag takes the frame along, the wheel zooms. It is seen only while a part of the board is out of sight,
// where the view is large enough for two pictures; it takes the corner (from the lower left one on) where it covers least of
// what must be seen: other cards, then the keyboard's cell, the selected one, the search's, start and goal. It stays there as long
// as it covers none of them, and makes way while something is dragged below it.
//
// The picture costs the frames nothing that is felt: it is made in slices of a millisecond, at most four times a second, from some
// cells of each of its pixels; not at all while it is hidden, and only when no board is waiting for its turn to be painted.
class BoardOverview : public QWidget {
  Q_OBJECT

 public:
  explicit BoardOverview(BoardView* view);

  void setWanted(bool wanted);
  void setAlone(bool alone);
  // Something else that lies over the board while it is seen, and must not be covered. It may die first.
  void avoid(QWidget* card);
  // Finds its size and its place anew, or hides: the view shows another part.
  void place();

  // Nothing of the board is newer than the picture.
  bool isUpToDate() const { return !m_isStale && !m_isMaking && !m_picture.isNull(); }
  // The part of the board in sight, in our coordinates.
  QRectF frame() const;

 protected:
  bool event(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void timerEvent(QTimerEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;

 private:
  QSize wantedSize() const;
  QPoint corner(QSize size) const;
  void giveWay();
  void noteChange();
  void wake();
  void continuePicture();
  void colourRow(int row);
  void paintPieces();
  void finishPicture();
  QPointF cellsAt(QPointF position) const;
  QPointF positionOf(QPointF cellCoordinates) const;

  BoardView* m_view;
  std::vector<QPointer<QWidget>> m_cards;
  bool m_isWanted = true, m_isAlone = true;
  bool m_isInTheWay = false;  // of something that is dragged
  QPointF m_grasp;            // from the frame's middle to the pointer that drags it, in cells
  bool m_isHeld = false;

  QImage m_picture, m_next;  // the one that is shown, and the one that is being made
  int m_row = 0;             // of m_next, the first that is not made
  QSize m_board;             // that m_picture and m_next are of
  bool m_isStale = true;     // something has changed since m_next was begun, or ever
  bool m_isMaking = false;
  std::vector<QRgb> m_cells;  // one row of the board
  QBasicTimer m_slice;
  QElapsedTimer m_sinceLast;
};

}  // namespace searchlight::ui
