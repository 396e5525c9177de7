// widgets/klotski/klotski_view.h: the board of Klotski: pieces that follow the hand, and slides as they happen.
#pragma once
#include <QPixmap>
#include <QPointF>
#include <cstddef>
#include <optional>
#include <vector>

#include "core/klotski/board.h"
#include "widgets/board/board_canvas.h"
#include "widgets/board/board_viewport.h"
#include "widgets/klotski/klotski_board.h"
#include "widgets/klotski/klotski_scene.h"

namespace searchlight::ui {

// All that one piece can be dragged to while the others stand still: the anchors that it reaches, the lines between two of
// them that are neighbours, and the squares between four. A piece of whole cells that stands between anchors covers the
// cells of all of them, so there is nothing else. Places are the anchor's, in cells.
class DragSpace {
 public:
  DragSpace(const klotski::Board& board, const klotski::Position& position, int piece);

  // Where a piece at `from` comes to when the hand wants it at `wanted`: as near as it can. It goes along walls and round
  // corners on the hand's way, with half a cell to spare on either side, and waits behind a wall that the hand has crossed.
  // REQUIRES: `from` is an anchor of this space, or comes from here.
  QPointF follow(QPointF from, QPointF wanted) const;
  // The nearest anchor to stand on. REQUIRES: as for `from`.
  Point nearest(QPointF at) const;

 private:
  bool isFree(int x, int y) const {
    return x >= 0 && y >= 0 && x < m_width && y < m_height &&
           m_free[static_cast<std::size_t>(y) * static_cast<std::size_t>(m_width) +
                  static_cast<std::size_t>(x)];
  }

  int m_width, m_height;
  std::vector<bool> m_free;  // whether an anchor can be reached
};

// It plays nothing: what the user wants is told by slideWanted(), and what has come of it is shown by showPosition().
//
// By mouse: a piece is dragged along free space, round corners too, and stops where it cannot go on; let go, it stands on the
// nearest cell, and a drag is one slide. Esc or the other button puts it back. By keyboard: the arrows, or Tab, choose a
// piece, Enter or Space takes it, the arrows slide it, Enter, Space or Esc lets it go. Tab leaves the board behind the last piece.
class KlotskiView : public BoardCanvas {
  Q_OBJECT
 public:
  explicit KlotskiView(QWidget* parent = nullptr);

  // Another board, at its opening.
  void setBoard(const klotski::Board& board);
  // REQUIRES, for all below: setBoard() was called.
  const klotski::Board& board() const { return *m_scene.board; }
  // What is shown in the end: a motion may be on its way there. REQUIRES: legal on the board.
  const klotski::Position& position() const { return m_scene.position; }
  // Nothing moves: a drag, a motion and a hint end.
  void setPosition(const klotski::Position& position);
  // The same, but where one piece alone has moved, by a way there is, it is seen to travel, as long as all motions take (motion_clock.h); motionFinished() follows. With motion switched off, or where it is not one slide, it is there at once.
  void showPosition(const klotski::Position& position);

  // Where the pieces that have goals are at the moment, in pixels.
  QPainterPath goalPieces() const;

  // A state of a search, and what is told of it. Where it is another state the board goes there: a slide is seen, another state comes
  // in over the one before; not more often than can be followed, and not with motion switched off, as BoardCanvas::isTurnSeen() has it.
  void showState(const ShownPosition& shown);
  // Of the state that is shown; nothing where none of a search is.
  const std::optional<ShownPosition>& searched() const { return m_searched; }

  // False: pieces are looked at only; a click on one still makes it the keyboard's. True at first.
  void setPlayable(bool isPlayable);
  void setLook(const KlotskiLook& look);
  const KlotskiLook& look() const { return m_look; }
  void setHint(const std::optional<KlotskiHint>& hint);
  const std::optional<KlotskiHint>& hint() const { return m_scene.hint; }

  // The keyboard's piece, and whether it is taken.
  std::optional<int> cursorPiece() const;
  bool isTaken() const { return m_isTaken; }
  void setCursorPiece(std::optional<int> piece);
  const PieceName& pieceName(int piece) const { return m_scene.names[static_cast<std::size_t>(piece)]; }
  // A piece in words, with where it is and where it can slide: for the status line and for screen readers.
  QString description(int piece) const { return description(board(), position(), piece, m_scene.names); }
  static QString description(const klotski::Board& board, const klotski::Position& position, int piece,
                             const std::vector<PieceName>& names);
  // The piece under a pixel.
  std::optional<int> pieceAt(QPointF pixel) const;
  const KlotskiLayout& pixels() const { return m_layout; }

  QSize sizeHint() const override { return {480, 560}; }
  QRect content() const override { return m_layout.frame().toAlignedRect() & rect(); }
  QRect vitalContent() const override;  // the exit

 Q_SIGNALS:
  // The piece can slide there in one move, and is not there.
  void slideWanted(int piece, searchlight::Point to);
  void cursorPieceChanged();
  void pieceHovered(std::optional<int> piece);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void layOut() override;
  // All of it is always seen. NOLINTNEXTLINE(bugprone-parent-virtual-call)
  void wheelEvent(QWheelEvent* event) override { QWidget::wheelEvent(event); }
  void hideEvent(QHideEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  bool focusNextPrevChild(bool next) override;
  void showMotion(double milliseconds) override;
  void endMotion() override;
  void giveUpGesture() override;

 private:
  void nameIt();
  // A piece that is held by a hand.
  struct Held {
    int piece;
    QPointF grip;  // from the anchor's place to where the hand has it, in cells
    DragSpace space;
  };
  // A piece that travels by itself.
  struct Motion {
    int piece;
    std::vector<QPointF> path;  // places, in cells
    double length, milliseconds;
  };

  // klotski_view.cpp
  void refreshLook();
  // The piece that alone is elsewhere in another position, and its way there.
  struct Path {
    int piece = -1;  // -1: it is not one slide
    std::vector<QPointF> places;
  };
  Path pathTo(const klotski::Position& position) const;
  void startMotion(int piece, std::vector<QPointF> path, double milliseconds = 0);
  void paintBoard(QPainter& painter);
  QPixmap seen();

  // klotski_view_input.cpp
  void take(bool isTaken);
  void moveCursor(Point heading);
  void slideTaken(Point heading);
  void tellCursor();
  void tellHovered();
  std::vector<int> piecesInReadingOrder() const;

  KlotskiScene m_scene;
  KlotskiLayout m_layout;
  KlotskiLook m_look;
  bool m_isPlayable = true, m_isTaken = false;
  int m_cursor = -1;
  std::optional<Held> m_held;
  std::optional<int> m_hovered;
  std::optional<QPointF> m_pointer;  // as long as it was moved last, and not the keyboard's piece
  std::optional<Motion> m_motion;
  std::optional<ShownPosition> m_searched;  // where the board is, or goes
};

}  // namespace searchlight::ui
