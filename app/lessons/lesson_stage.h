// app/lessons/lesson_stage.h: a step of a lesson on its board: what is said with the run's figures, the way of the run to the step's
// moment, and what is pointed at.
//
// Runs are made on a thread (a level by its states has 20,000 of them to meet); until they are there what was shown before stays.
#pragma once
#include <QObject>
#include <QTimer>
#include <QVariantAnimation>
#include <memory>
#include <optional>

#include "app/lessons/guests.h"
#include "core/lessons/run.h"
#include "core/setup/set_up.h"
#include "widgets/task/task.h"

namespace searchlight::ui {

class Guests;
class LessonPane;
class Spotlight;

class LessonStage : public QObject {
  Q_OBJECT
 public:
  // On: played from the step before. Back, There: the board is at once where the step has it.
  enum class Going { On, Back, There };
  LessonStage(Guests* guests, LessonPane* pane, QObject* parent);
  ~LessonStage() override;

  void begin(std::shared_ptr<const lessons::Lesson> lesson);
  // No lesson is shown any more.
  void end();
  // With questions only its text: the board is theirs (takeBoard()). told() comes when the text is there.
  void show(std::size_t step, Going going);
  // What the guest shows now is what the step has, whoever has brought it.
  void takeBoard();
  // Besides what the step points at, and until others are told.
  void setMarks(std::vector<MarkedState> marks);
  // A path over the board, cell by cell; none: nothing.
  void setLine(std::vector<Point> cells);
  // The run stays where it is on its way.
  void halt() { m_path.stop(); }
  bool isSettled() const;

 Q_SIGNALS:
  void told();
  // What the run does not give is told as an error of the lesson's file, which names the line.
  void failed(const QString& why);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  // What is told of a step by its runs.
  struct Told {
    QString html;
    std::size_t moment = 0, before = 0;  // where the run stands at this step, and at the one before
    QString trouble;
  };
  static Told tellOf(lessons::LessonRuns& runs, const lessons::Lesson& lesson, std::size_t step,
                     const std::stop_token& stop);
  const lessons::Step& step() const { return m_lesson->steps[m_step]; }
  void showText(const QString& html);
  void lightLink(const QString& link);
  void lightCell(std::optional<Point> cell);
  void showTold(const Told& told, Going going);
  void showBoard(const Told& told, Going going);
  void goToMoment(Going going);
  void playTo(std::size_t moment);
  void goOn(double share);
  void arrive();
  bool isUnderWay() const { return m_path.state() == QAbstractAnimation::Running; }
  bool isDisturbed() const;
  void onGuestFront();
  void onGuestTouched();
  void onSearch();
  void pointAt();
  void lookAgain();

  Guests* m_guests;
  LessonPane* m_pane;
  Spotlight* m_spotlight;
  QTimer m_settling, m_patience;
  std::shared_ptr<const lessons::Lesson> m_lesson;
  std::shared_ptr<lessons::LessonRuns> m_runs;  // of one task at a time
  std::size_t m_step = 0;
  // The guest as the lesson has it: what it was given, where its run stands then, its question and its board.
  std::optional<std::size_t> m_shownSetUp;
  std::size_t m_wanted = 0;
  setup::Words m_question, m_look;
  std::optional<std::uint64_t> m_wasAt;
  bool m_isShowing = false;
  std::vector<MarkedState> m_marks;
  std::vector<Point> m_line;
  std::optional<Going> m_awaited;  // there is no search yet that could go to the moment
  // From one moment to the next.
  QVariantAnimation m_path;
  std::size_t m_from = 0, m_at = 0;
  Task<Told> m_task;
};

}  // namespace searchlight::ui
