// app/lessons/question_desk.h: the question of a step: a board to ask it on, the answer as it is done there, the verdict, the score.
//
// Boards are made and answers judged on a thread (core/lessons/question.h); an answer is whatever is done on the guest's board: a
// node that is chosen, a goal that is dragged, walls that are drawn, a move that is made.
#pragma once
#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/lessons/guests.h"
#include "app/lessons/lesson_library.h"
#include "app/lessons/read_answer.h"
#include "core/lessons/question.h"
#include "core/search/session.h"
#include "widgets/lessons/question_box.h"
#include "widgets/task/task.h"

namespace searchlight::ui {

class Guests;
class Settings;

// "(4, 3)", on one line: among other numbers it has to hold together.
QString cellName(const std::string& state);
// What one is to do: "Click the cell that is expanded next."
QString promptOf(const lessons::Question& question);
// In a sentence or two, by the numbers of the run: "Its f is 54, that of (4, 3) is 50: (4, 3) is taken first."
QString wordsOf(const lessons::Question& question, const lessons::Verdict& verdict);
// After some tries without success: 1 how one goes about it, 2 where, 3 what would do. `cells` is what an answer changes.
QString hintOf(const lessons::Question& question, int grade, const std::vector<Point>& cells);

class QuestionDesk : public QObject {
  Q_OBJECT
 public:
  QuestionDesk(Guests* guests, Settings* settings, QObject* parent);
  ~QuestionDesk() override;

  // Asks, in a box of which the caller takes care; `name` is the lesson's key in the settings.
  QuestionBox* begin(std::shared_ptr<const lessons::Lesson> lesson, const QString& name, std::size_t step);
  // Whatever was asked is over.
  void end();
  bool isAsking() const { return m_question != nullptr; }
  bool isSettled() const { return !m_task.isBusy() && !m_wait.isActive(); }
  // The board as it was asked about, once more.
  void showAgain();

 Q_SIGNALS:
  // Another board is there: the guest shows it.
  void asked();
  // A path that is cheaper than the search's, cell by cell, at the end of a question for one; none: nothing.
  void cheaperShown(const std::vector<searchlight::Point>& cells);
  // What is asked about on the board, and what was answered there; none: nothing.
  void marked(const std::vector<searchlight::ui::MarkedState>& marks);
  void failed(const QString& why);

 private:
  const lessons::QuestionBlock& block() const;
  bool hasMore() const;
  // `isSame`: the board that was asked on last.
  void make(bool isSame);
  void failToAsk(const QString& why);
  void onGuest();
  void onNode(std::optional<search::NodeId> node);
  void onTouched();
  void pick(const std::string& state);
  void markPicked();
  void ready();
  bool isStillAsked();
  void takeFocus();
  void showPath();
  void tellEvents(bool tell);
  void readMove(const WorkbenchPage& page);
  void takeBack();
  void onMoved();
  void give(lessons::Answer answer, bool counts);
  void tell(const lessons::Verdict& verdict, bool counts);
  int hintGrade() const;

  template <class Work, class Then>
  void onThread(Work work, Then then);

  Guests* m_guests;
  Settings* m_settings;
  QPointer<QuestionBox> m_box;
  std::shared_ptr<const lessons::Lesson> m_lesson;
  QString m_name;
  std::size_t m_step = 0;
  std::shared_ptr<const lessons::Question> m_question;
  std::vector<std::string> m_picked;
  std::string m_taken;               // what would have been right
  std::vector<std::string> m_order;  // in which order they are taken, once that was told
  std::string m_before;              // the goal or the board when it was asked
  Given m_given;
  std::optional<std::uint64_t> m_askedAt;  // where the game stood
  bool m_isShowing = false;
  bool m_isAnswered = false;           // rightly: what is done now is no answer any more
  bool m_isCounted = true;             // or nothing was asked yet
  bool m_wasWrong = false;             // what was counted
  int m_failures = 0;                  // of a question that one tries until it is done
  std::vector<Point> m_hint;           // what would do; none: nobody has looked yet, or there is nothing
  bool m_isAway = false;               // something else is shown than was asked about
  bool m_isThere = false;              // the run has come to where it is asked
  bool m_hasLooked = false;            // the run was gone on with before it was answered
  std::size_t m_which = 0;             // of the step's questions, counted on
  QTimer m_wait;                       // until a hand rests that draws
  Task<std::function<void()>> m_task;  // what is to be done with what was found
};

}  // namespace searchlight::ui
