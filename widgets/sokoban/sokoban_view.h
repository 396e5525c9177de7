// widgets/sokoban/sokoban_view.h: the board of Sokoban: walked, pushed and pointed at, and steps as they happen.
#pragma once
#include <QPixmap>
#include <memory>
#include <optional>
#include <vector>

#include "core/sokoban/box_route.h"
#include "core/sokoban/rules_of_game.h"
#include "widgets/board/board_canvas.h"
#include "widgets/board/board_navigation.h"
#include "widgets/sokoban/sokoban_board.h"
#include "widgets/sokoban/sokoban_scene.h"
#include "widgets/task/task.h"

namespace searchlight::ui {

// It plays nothing: what the user wants is told by stepsWanted(), and shown by showChanges() when it has been played.
//
// By mouse, besides what BoardCanvas has: a click on a free cell walks there. A click on a box chooses it and lights where it can be
// brought; a click on one of those cells brings it there along its best path, another click on it or Esc lets it go. A box can be
// dragged there, too. The buttons for back and forward undo and redo. By keyboard: the arrows; Enter chooses a box, the nearest first,
// once more the next one; then the arrows point at a square and Enter brings it there.
//
// In a reverse game all of this pulls instead of pushing. Before its first step a click on any free cell is where the worker begins;
// an arrow pulls the box behind the worker, with Ctrl it does not (setPulling() turns that round).
//
// The board may be seen turned or mirrored. That is a matter of pixels only: all places and steps are the level's, and a square is called
// by its column and row there, here, in sentences, hints and the editor, however it is seen: so it has one name, in files, too. A
// board that is turned wears these numbers along its edges, as one on which a search is looked at does.
class SokobanView : public BoardCanvas {
  Q_OBJECT
 public:
  explicit SokobanView(QWidget* parent = nullptr);

  // Another board, at its opening. With a level it is that one's, played in reverse.
  void setBoard(const sokoban::Board& board, const std::optional<sokoban::Board>& level = {});
  bool isReverse() const { return m_level.has_value(); }
  void setPulling(bool pulls) { m_pulls = pulls; }
  // Whether boxes are chosen and dragged; else a click on one beside the worker pushes it by a square.
  void setBoxesByMouse(bool byMouse);
  // Whether a click where he cannot walk takes the worker as near as he can come.
  void setWalksNear(bool isNear) { m_walksNear = isNear; }
  // Squares from which no box ever comes to a goal are offered as well, and a click beside the chosen box where it cannot go walks
  // nowhere: every push that is possible can be made by clicks.
  void setOffersAll(bool all) { m_offersAll = all; }
  // Whether a click is where the worker begins.
  void setChoosingStart(bool chooses) { m_choosesStart = chooses; }
  // REQUIRES, for all below: setBoard() was called.
  const sokoban::Board& board() const { return *m_scene.board; }
  // What is shown in the end: a motion may be on its way there.
  const sokoban::Position& position() const { return m_end; }
  // Nothing moves: a motion ends, no box is chosen.
  void setPosition(const sokoban::Position& position, std::optional<Direction> facing);
  // These steps are seen, or, backwards, seen to be taken back, the last one first, some 70 ms a step, at most 900 ms in all at
  // the usual speed; then it is as `end` says. With motion switched off it is so at once. REQUIRES: the changes lead from the
  // shown position to `end`, or back.
  void showChanges(std::vector<sokoban::StepChange> changes, bool isBackwards, const sokoban::Position& end,
                   std::optional<Direction> facing);
  // A state of a search, and what is told of it. Where it is another state the board goes there: a push is seen, another state comes
  // in over the one before; not more often than can be followed, and not with motion switched off, as BoardCanvas::isTurnSeen() has it.
  void showState(const ShownLevel& shown);
  // Of the state that is shown; nothing where none of a search is.
  const std::optional<ShownLevel>& searched() const { return m_searched; }
  // Columns and rows are numbered always, and not only where a search is shown or the board is turned.
  void setRulers(bool areShown);
  // Drawn over the position that is shown, when it is reached; they stay until others are given.
  void setMarks(const SokobanMarks& marks);
  const SokobanMarks& marks() const { return m_marks; }

  // Whether steps can be wanted; else the board is looked at.
  void setPlayable(bool isPlayable);

  // The box that is chosen, and where it can be brought, but for squares from which no box ever comes to a goal; nothing while
  // that is being found.
  std::optional<Point> chosenBox() const;
  bool isFinding() const { return m_finding.isBusy(); }
  bool isLit(Point p) const;
  void chooseBox(std::optional<Point> p);
  std::optional<Point> cellAt(QPointF pixel) const;
  const SokobanLayout& pixels() const { return m_layout; }

  // ---- How it is looked at ----
  void setLook(SokobanLook look);
  SokobanLook look() const { return m_look; }
  Turn turn() const { return m_turn; }
  void setTurn(Turn turn);
  // It is fitted in until it is zoomed; then the worker is kept in sight while it is played.

  QSize sizeHint() const override { return {560, 560}; }
  QRect content() const override { return m_layout.frame().toAlignedRect() & rect(); }

 Q_SIGNALS:
  // All of them can be made, one after the other, from the position that is shown.
  void stepsWanted(const std::vector<searchlight::Direction>& steps);
  // The same in a reverse game.
  void pullsWanted(const std::vector<searchlight::sokoban::Step>& steps);
  // Page Up and Page Down: the level before, the level behind.
  void levelWanted(int step);
  // Undo or redo, by pushes or by steps.
  void historyWanted(bool isForward, bool byStep);
  // In a reverse game: the worker was to begin there, or to go where he cannot walk.
  void startWanted(searchlight::sokoban::Cell worker);
  // What is pointed at, in words: a way and its costs, or that there is none; empty: nothing.
  void told(const QString& text);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void layOut() override;
  QPointF zoomPlace() const override;
  void showMotion(double milliseconds) override;
  void endMotion() override;
  void giveUpGesture() override;

 private:
  void nameIt();
  struct Motion {
    std::vector<sokoban::StepChange> changes;
    bool isBackwards = false;
    double msPerStep = 0;
    std::size_t done = 0;  // changes that are in the scene's position (or out of it) already
  };

  // sokoban_view.cpp
  void place(const Motion& motion, double share);
  void startMotion(Motion motion);
  void takeSearched();
  std::optional<sokoban::StepChange> stepBetween(const sokoban::Position& before,
                                                 const sokoban::Position& after, bool isPull) const;
  void tellPosition();
  void fitPart();
  void keepWorkerInSight();
  void paintReverseMark(QPainter& painter) const;
  QRectF movingArea() const;

  // sokoban_view_input.cpp
  void findRoutes(sokoban::Cell box);
  struct Found {
    std::shared_ptr<const std::vector<bool>> dead;
    std::optional<sokoban::BoxRoutes> routes;
  };
  void takeRoutes(TaskResult<Found> found);
  void pointAt(std::optional<Point> p);
  // Once; it is taken back as soon as the position or the choice is another.
  void tell(const QString& text);
  void push(sokoban::Cell to);
  void walk(sokoban::Cell to);
  void want(const std::vector<sokoban::Step>& steps);
  void click(Point p);
  void nudge(Point box);
  void chooseNextBox();
  bool aimByKey(QKeyEvent* event);

  SokobanScene m_scene;
  SokobanMarks m_marks;
  sokoban::Position m_end;
  Direction m_endFacing = Direction::Down;
  CellRect m_part;  // what is shown, which is the viewport's board as it is seen
  Turn m_turn;
  SokobanLook m_look = SokobanLook::Crafted;
  SokobanLayout m_layout;  // of these and the viewport
  QPixmap m_ground;        // walls, floor and goals as far as they are in sight; null: to be painted
  BoardBars* m_bars;
  std::shared_ptr<const std::vector<bool>> m_dead;  // squares of the board, by cell; null: not asked yet
  bool m_isPlayable = true;
  std::optional<sokoban::Board> m_level;  // that is played in reverse
  bool m_pulls = true, m_choosesStart = false, m_boxesByMouse = true, m_offersAll = false,
       m_walksNear = false;

  std::optional<sokoban::BoxRoutes> m_routes;  // of the chosen box
  std::optional<Point> m_pending;              // where that box is to go as soon as they are
  std::optional<Point> m_pressed, m_hovered;
  QString m_told;
  bool m_isDragging = false, m_wasChosen = false;

  std::optional<Motion> m_motion;
  bool m_hasRulers = false;
  std::optional<ShownLevel> m_searched;  // where the board is, or goes
  Task<Found> m_finding;                 // the chosen box's routes
};

}  // namespace searchlight::ui
