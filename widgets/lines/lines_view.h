// widgets/lines/lines_view.h: the board of Color Lines: balls, the gestures that move them, and turns as they happen.
#pragma once
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/lines/rules.h"
#include "widgets/board/board_view.h"
#include "widgets/lines/turn_motion.h"

namespace searchlight::ui {

class LinesGround;

// It plays nothing: what the user wants is told by signals, and what has come of it is shown by showTurn() or setPosition().
//
// By mouse: a click on a ball chooses it, or lets it go; a click on an empty cell, with a ball chosen, wants the move, and
// so does a ball that is dragged there. The way to the cell that is pointed at is seen before. By keyboard: the arrows move the cell cursor, Enter chooses and moves. Esc gives up
// the drag, or lets the ball go. A key or a button that is pressed while a turn is shown ends that at once, and counts on
// the position after it.
class LinesView : public BoardView {
  Q_OBJECT
 public:
  // Places: small balls on their cells. Colours and Hidden: nothing on the board.
  enum class Preview { Hidden, Colours, Places };
  // Makes what is painted from the board's own ground, which it owns.
  using WrapGround = std::function<std::unique_ptr<BoardGround>(std::unique_ptr<BoardGround>)>;

  explicit LinesView(QWidget* parent = nullptr, const WrapGround& wrap = {});
  ~LinesView() override;

  // At once. A turn that is being shown ends and is not told of; no ball is chosen; hint and candidates are gone.
  void setPosition(const lines::Position& position);
  // The ball travels along `way` (its cells, from first to last; empty: straight), lines flash and shrink away, new balls
  // grow. Then, or from the event loop where motion is off or nobody sees it, motionFinished().
  // REQUIRES: `turn` leads from `before` to `after`, boards of one size.
  void showTurn(const lines::Position& before, const lines::Turn& turn, const std::vector<Point>& path,
                const lines::Position& after);

  void setPreview(Preview preview);
  std::optional<Point> chosenBall() const;
  // REQUIRES: a ball stands there. Told by ballChosen() where it is another.
  void choose(std::optional<Point> ball);
  void setThinkMarks(bool shown);  // the steps from the chosen ball as numbers
  void setShowsReach(bool shown);  // cells that the chosen ball can reach are shaded
  // The chosen ball cannot get there: until the next gesture the cells that it reaches are shaded as a warning, and the
  // target is crossed out.
  void showBlocked(Point target);
  void setHintMove(std::optional<lines::Move> move);
  void setCandidates(std::vector<lines::Move> moves);  // thin arrows, the first one strongest
  // A search is shown over the board: balls only. They are chosen by clicks, and not dragged.
  void setSearchShown(bool shown);

  QStringList groundDescription(Point cell) const override;

 Q_SIGNALS:
  void ballChosen(std::optional<searchlight::Point> ball);
  // `to` is empty; perhaps it cannot be reached.
  void moveWanted(searchlight::Point from, searchlight::Point to);

 protected:
  bool beginDrag(Qt::MouseButton button, QPointF position) override;
  void dragTo(QPointF position) override;
  void dragEnded(bool isGivenUp) override;
  void clicked(std::optional<Point> cell) override;
  void used(Point cell) override;
  QCursor pointerShape() const override;
  CellRect hoverArea(Point cell) const override;
  std::optional<Point> preferredCell() const override;
  void paintGesture(QPainter& painter) const override;
  bool event(QEvent* event) override;
  void showMotion(double milliseconds) override;
  void endMotion() override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void nameIt();
  // A ball that is held, from the button's press on.
  struct Held {
    Point from;
    QPointF pressedAt;
    std::optional<Point> chosenBefore;
    bool isLifted = false;  // it has been moved, and follows the pointer
  };

  LinesView(std::unique_ptr<LinesGround> lines, const WrapGround& wrap, QWidget* parent);
  LinesView(LinesGround* lines, std::unique_ptr<BoardGround> ground, QWidget* parent);
  const lines::Board& board() const { return m_position.board; }
  bool isBall(Point cell) const { return board().contains(cell) && !board().isEmpty(cell); }
  void showPosition(const lines::Position& position);
  void showFrame(TurnFrame frame);
  void gestureBegins();
  void useCell(Point cell);
  void updateReach();
  // The way to the cell that is pointed at, or that there is none: seen before the click.
  void pointAt(std::optional<Point> cell);
  void updatePath();

  LinesGround* m_lines;  // the ground, or in it
  lines::Position m_position;
  Preview m_preview = Preview::Places;
  std::optional<TurnMotion> m_motion;
  QTimer m_atOnce;  // the end of a motion that took no time
  std::optional<Held> m_held;
  std::optional<Point> m_pointedAt;  // by the pointer or the keyboard's cell, whichever was moved last
};

}  // namespace searchlight::ui
