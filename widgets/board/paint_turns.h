// widgets/board/paint_turns.h: several boards on one window share the time that a frame has for painting.
#pragma once
#include <QBasicTimer>
#include <QObject>
#include <QPointer>
#include <chrono>
#include <functional>
#include <vector>

#include "widgets/theme/motion_clock.h"

namespace searchlight::ui {

// Eight boards painted whole take longer than a frame, so they take turns: a board that has a new picture to make asks
// mayPaint(), and shows the last one where it may not. It is asked to paint again in a frame soon after, before those that
// had their turn. In every frame the favourite may, and at least one of the others. A frame is never shorter than one pass of
// painting, however long that takes.
//
// For one thread, that of the boards. They may die first.
class PaintTurns : public QObject {
  Q_OBJECT

 public:
  using Clock = std::chrono::steady_clock;
  static constexpr std::chrono::milliseconds kFrame{16};
  // For all boards of a frame: what is left beside a slice of searching, the other parts of the window, and the board that
  // takes longer than it did before.
  static constexpr std::chrono::milliseconds kBudget{4};

  explicit PaintTurns(QObject* parent = nullptr, std::function<Clock::time_point()> now = Clock::now);

  // The board that the user works on; nullptr: none.
  void setFavourite(QWidget* board) { m_favourite = board; }
  // Whether the board may make its new picture in this frame. False: it will be asked to paint once more.
  bool mayPaint(QWidget* board);
  // It has been made.
  void painted(QWidget* board, Clock::duration took);
  // Boards that show an old picture.
  bool isAnyoneWaiting() const { return !m_waiting.empty(); }

 protected:
  void timerEvent(QTimerEvent* event) override;

 private:
  struct Board {
    QPointer<QWidget> widget;
    Clock::duration lastTook{};
  };
  struct Waiting {
    QPointer<QWidget> board;
    bool isCalled = false;  // and has not asked since
  };

  void beginFrame(Clock::time_point now);
  void notePass();
  Board& entryOf(QWidget* board);
  std::vector<Waiting>::iterator waiting(const QWidget* board);

  std::function<Clock::time_point()> m_now;
  std::vector<Board> m_boards;
  std::vector<Waiting> m_waiting;  // who has waited longest comes first
  QPointer<QWidget> m_favourite;
  Clock::time_point m_frameBegan{};
  Clock::duration m_spent{};      // of this frame, for painting
  bool m_isPassUnderway = false;  // painting has not come back to the event loop
  bool m_hasServed = false;       // in this frame, another one than the favourite
  QBasicTimer m_next;             // while anyone waits
};

}  // namespace searchlight::ui
