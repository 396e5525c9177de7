// widgets/klotski/draft_view.h: a layout of Klotski under the hands of whoever draws it.
#pragma once
#include <QWidget>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/klotski/draft.h"
#include "widgets/klotski/klotski_scene.h"

namespace searchlight::ui {

// What a press does. A piece that is there is taken up by those of the four shapes as well as by Move.
enum class DraftTool : std::uint8_t { Move, Small, Wide, Tall, Large, Draw, Wall, Goal, TakeAway };
inline constexpr int kDraftTools = 9;

// It keeps no history: what a hand has drawn is told by drawn(), whole, when the gesture has ended, and comes back by setDraft().
//
// By mouse: the tool where it is pressed, and on as it is dragged; what is dragged beside the board is taken away. The other
// button takes away what is there; of a drawing, one cell. The frame is dragged along for the exit. By keyboard: the arrows
// choose a cell, Enter or Space is the press, and for what is carried or drawn once more the release; Delete takes away, Esc
// gives a gesture up; 0 to 4, D, W, G, X choose the tool.
class DraftView : public QWidget {
  Q_OBJECT
 public:
  explicit DraftView(QWidget* parent = nullptr);

  // A gesture that is under way is given up.
  void setDraft(const klotski::Draft& draft);
  const klotski::Draft& draft() const { return m_draft; }
  void setTool(DraftTool tool);
  DraftTool tool() const { return m_tool; }
  void setStyle(PieceStyle style);
  void setNameStyle(PieceNameStyle style);
  // Cells where something is wrong.
  void setMarked(const std::vector<Point>& cells);

  // The keyboard's cell.
  Point cursorCell() const { return m_cursor; }
  void setCursorCell(Point cell);
  // What is in a cell, and whose goal it is part of: for the status line and for screen readers.
  QString description(Point cell) const;
  const KlotskiLayout& pixels() const { return m_layout; }
  bool isInGesture() const { return m_gesture != Gesture::None; }

  QSize sizeHint() const override { return {480, 560}; }
  QSize minimumSizeHint() const override { return {160, 180}; }

 Q_SIGNALS:
  void drawn(const searchlight::klotski::Draft& draft);
  // A sentence: what is under the pointer or the cursor, what a release would do, why something was not done.
  void told(const QString& text);
  void refused(const QString& why);
  void toolChanged(searchlight::ui::DraftTool tool);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  enum class Gesture : std::uint8_t {
    None,
    Place,
    Carry,
    CarryGoal,
    Draw,
    Wall,
    Unwall,
    Clear,
    ClearCell,
    Exit
  };

  // draft_view.cpp
  void refreshLook();
  void showDraft(const klotski::Draft& draft);
  int pieceIndex(char letter) const;
  QString nameOf(char letter) const;
  QString goalText(Point cell) const;
  QPainterPath outline(const std::vector<Point>& cells, double inset) const;
  void paintGoals(QPainter& painter, const BoardColours& colours) const;
  void paintGhost(QPainter& painter, const BoardColours& colours) const;
  void paintMarks(QPainter& painter, const BoardColours& colours) const;

  // draft_view_gestures.cpp
  Point cellAt(QPointF place) const;
  bool isOnBoard(QPointF place) const;
  std::vector<Point> shapeAt(QPointF place) const;  // of the tool, where it would stand; empty: it has none
  std::vector<Point> carriedCells() const;
  void press(QPointF place, bool isOtherButton);
  void take(char letter, QPointF place, bool isGoal);
  void dragTo(QPointF place);
  void drawAt(Point cell);
  void release(QPointF place);
  void end(const klotski::Draft& next);
  void giveUp();
  void refuse(const std::vector<Point>& cells, char but);
  bool pressFrame(QPointF place, bool isOtherButton);
  void dragExit(QPointF place);
  void tell();

  // draft_view_input.cpp
  void moveCursor(Point heading);
  void pressKey();

  klotski::Draft m_draft, m_shown;  // as it was given, and with the gesture that is under way
  KlotskiScene m_scene;             // of what is shown
  KeptColours m_colours;            // of the shapes in it, whatever else is drawn
  KlotskiLayout m_layout;
  PieceStyle m_style = PieceStyle::Lacquer;
  PieceNameStyle m_nameStyle = PieceNameStyle::ByLanguage;
  std::vector<Point> m_marked;
  DraftTool m_tool = DraftTool::Move;
  Point m_cursor;
  std::optional<QPointF> m_aim;  // where the pointer is, or the middle of the keyboard's cell; in cells

  Gesture m_gesture = Gesture::None;
  bool m_isByKey = false;
  bool m_isBeside = false;  // what is carried would be taken away
  char m_letter = 0;        // of what is carried or drawn
  QPointF m_grip;           // from the anchor's place to where the hand has it, in cells
  Point m_at;               // where the anchor would be
  Point m_last;             // the cell that the drag was over last
  klotski::Exit m_exit;     // while it is dragged
  int m_exitFrom = 0;
};

}  // namespace searchlight::ui
