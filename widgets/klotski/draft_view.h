// widgets/klotski/draft_view.h: a layout of Klotski under the hands of whoever draws it.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "core/klotski/draft.h"
#include "widgets/board/drawing_view.h"
#include "widgets/klotski/klotski_scene.h"

namespace searchlight::ui {

// What a press does. A piece that is there is taken up by those of the four shapes as well as by Move.
enum class DraftTool : std::uint8_t { Move, Small, Wide, Tall, Large, Draw, Wall, Goal, TakeAway };
inline constexpr int kDraftTools = 9;

// By mouse: the tool where it is pressed, and on as it is dragged; what is dragged beside the board is taken away. The other
// button takes away what is there; of a drawing, one cell. The frame is dragged along for the exit. By keyboard: the arrows
// choose a cell, Enter or Space is the press, and for what is carried or drawn once more the release; Delete takes away, Esc
// gives a gesture up; 0 to 4, D, W, G, X choose the tool.
class DraftView : public DrawingViewOf<klotski::Draft, DraftTool, KlotskiLayout> {
  Q_OBJECT
 public:
  explicit DraftView(QWidget* parent = nullptr);

  // Goals are drawn over the pieces, whatever the look says of them.
  void setLook(const KlotskiLook& look);

  // With whose goal the cell is part of.
  QString description(Point cell) const override;
  bool isInGesture() const override { return m_gesture != Gesture::None; }

  QSize sizeHint() const override { return {480, 560}; }
  QSize minimumSizeHint() const override { return {160, 180}; }

 Q_SIGNALS:
  void drawn(const searchlight::klotski::Draft& draft);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;

  // draft_view.cpp
  void tellDrawn(const klotski::Draft& draft) override { Q_EMIT drawn(draft); }
  void showDraft(const klotski::Draft& draft) override;
  void retranslate() override;
  void refreshLook() override;
  QPainterPath faultOutline(Point cell) const override { return outline({cell}, m_layout.cell() * 0.05); }

  // draft_view_gestures.cpp
  void forgetGesture() override;
  void press(QPointF place, bool isOtherButton) override;
  void pressBeside(QPointF place, bool isOtherButton) override;  // the frame
  void release(QPointF place) override;
  void tell() override;
  void toolChosenByKey() override;
  void aimAtCursor() override;
  void moveCursor(Point heading) override;
  void pressKey() override;
  void deleteKey() override;

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
  int pieceIndex(char letter) const;
  QString nameOf(char letter) const;
  QString goalText(Point cell) const;
  QPainterPath outline(const std::vector<Point>& cells, double inset) const;
  void paintGoals(QPainter& painter, const BoardColours& colours) const;
  void paintGhost(QPainter& painter, const BoardColours& colours) const;

  // draft_view_gestures.cpp
  bool isCarrying() const { return m_gesture == Gesture::Carry || m_gesture == Gesture::CarryGoal; }
  std::vector<Point> shapeAt(QPointF place) const;  // of the tool, where it would stand; empty: it has none
  std::vector<Point> carriedCells() const;
  void take(char letter, QPointF place, bool isGoal);
  void dragTo(QPointF place);
  void drawAt(Point cell);
  void refuse(const std::vector<Point>& cells, char but);
  void dragExit(QPointF place);

  KlotskiScene m_scene;   // of what is shown
  KeptColours m_colours;  // of the shapes in it, whatever else is drawn
  KlotskiLook m_look;

  // The aim is the middle of the keyboard's cell as well.
  Gesture m_gesture = Gesture::None;
  bool m_isBeside = false;  // what is carried would be taken away
  char m_letter = 0;        // of what is carried or drawn
  QPointF m_grip;           // from the anchor's place to where the hand has it, in cells
  Point m_at;               // where the anchor would be
  Point m_last;             // the cell that the drag was over last
  klotski::Exit m_exit;     // while it is dragged
  int m_exitFrom = 0;
};

}  // namespace searchlight::ui
