// widgets/sokoban/sokoban_view.h: the board of Sokoban: walked, pushed and pointed at, and steps as they happen.
#pragma once
#include <QElapsedTimer>
#include <QPixmap>
#include <QTimer>
#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "core/sokoban/box_route.h"
#include "core/sokoban/game.h"
#include "widgets/search/task_queue.h"
#include "widgets/sokoban/sokoban_marks.h"
#include "widgets/sokoban/sokoban_scene.h"

namespace searchlight::ui {

// It plays nothing: what the user wants is told by stepsWanted(), and shown by showChanges() when it has been played.
//
// By mouse: a click on a free cell walks there. A click on a box chooses it and lights where it can be brought; a click on one
// of those cells brings it there along its best way, another click on it or Esc lets it go. A box can be dragged there, too. By
// keyboard: the arrows.
class SokobanView : public QWidget {
  Q_OBJECT
 public:
  explicit SokobanView(QWidget* parent = nullptr);

  // Another board, at its opening.
  void setBoard(const sokoban::Board& board);
  // REQUIRES, for all below: setBoard() was called.
  const sokoban::Board& board() const { return *m_scene.board; }
  // What is shown in the end: a motion may be on its way there.
  const sokoban::Position& position() const { return m_end; }
  // Nothing moves: a motion ends, no box is chosen.
  void setPosition(const sokoban::Position& position, std::optional<Direction> facing);
  // These steps are seen, or, backwards, seen to be taken back, the last one first; then it is as `end` says. With motion
  // switched off it is so at once. REQUIRES: the changes lead from the shown position to `end`, or back.
  void showChanges(std::vector<sokoban::StepChange> changes, bool isBackwards, const sokoban::Position& end,
                   std::optional<Direction> facing);
  bool isMoving() const { return m_motion.has_value(); }
  void finishMotion();
  // 1: some 70 ms a step, at most 900 ms in all; 2: half of it; 0: no motion.
  void setMotionSpeed(double factor) { m_speed = factor; }
  // Drawn over the position that is shown, when it is reached; they stay until others are given.
  void setMarks(const SokobanMarks& marks);
  const SokobanMarks& marks() const { return m_marks; }

  // Whether steps can be wanted; else the board is looked at.
  void setPlayable(bool isPlayable);

  // The box that is chosen, and where it can be brought, but for squares from which no box ever comes to a goal; nothing while
  // that is being found.
  std::optional<Point> chosenBox() const;
  bool isFinding() const { return m_wanted != sokoban::kNoCell; }
  bool isLit(Point p) const;
  void chooseBox(std::optional<Point> p);
  std::optional<Point> cellAt(QPointF pixel) const;
  const SokobanLayout& pixels() const { return m_layout; }

  QSize sizeHint() const override { return {560, 560}; }
  QSize minimumSizeHint() const override { return {60, 60}; }

 Q_SIGNALS:
  // All of them can be made, one after the other, from the position that is shown.
  void stepsWanted(const std::vector<searchlight::Direction>& steps);
  // What is pointed at, in words: a way and its costs, or that there is none; empty: nothing.
  void told(const QString& text);
  void motionFinished();
  void spaceTapped();
  void menuRequested(const QPoint& globalPosition);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

 private:
  struct Motion {
    std::vector<sokoban::StepChange> changes;
    bool isBackwards = false;
    double msPerStep = 0;
    std::size_t done = 0;  // changes that are in the scene's position (or out of it) already
  };

  // sokoban_view.cpp
  void layOut();
  void step();
  void place(const Motion& motion, double share);
  void tellPosition();

  // sokoban_view_input.cpp
  void findRoutes(sokoban::Cell box);
  struct Found {
    std::optional<sokoban::BoxRoutes> routes;  // nothing: stopped, or no memory
    std::shared_ptr<const std::vector<bool>> dead;
  };
  void takeRoutes(Found found);
  void pointAt(std::optional<Point> p);
  void push(sokoban::Cell to);
  void walk(sokoban::Cell to);
  void click(Point p);

  SokobanScene m_scene;
  SokobanMarks m_marks;
  sokoban::Position m_end;
  Direction m_endFacing = Direction::Down;
  SokobanLayout m_layout;
  QPixmap m_ground;  // walls, floor and goals at this size; null: to be painted
  double m_speed = 1;
  std::shared_ptr<const std::vector<bool>> m_dead;  // squares of the board, by cell; null: not asked yet
  bool m_isPlayable = true;

  std::optional<sokoban::BoxRoutes> m_routes;  // of the chosen box
  sokoban::Cell m_wanted = sokoban::kNoCell;   // whose routes are being found
  std::optional<Point> m_pending;              // where that box is to go as soon as they are
  std::optional<Point> m_pressed, m_hovered;
  bool m_isDragging = false, m_wasChosen = false;
  TaskQueue::Ticket m_ticket = 0;
  std::uint64_t m_serial = 0;  // of searches for routes

  std::optional<Motion> m_motion;
  QTimer m_frames;
  QElapsedTimer m_clock;               // since the motion began
  std::unique_ptr<TaskQueue> m_tasks;  // last: its threads end first
};

}  // namespace searchlight::ui
