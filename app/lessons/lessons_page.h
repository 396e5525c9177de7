// app/lessons/lessons_page.h: lessons: text beside the board it is about, at the moment it speaks of.
//
// A lesson is a file (core/lessons/lesson.h), and the page knows none by its name. Board, search and player are those of the domain
// that the lesson is about, on a page that is nobody's (Guests): whatever is done there costs the user nothing, and "Back to the
// lesson" has the lesson's board again. How far one has come in each is kept in the settings, at once.
#pragma once
#include <optional>
#include <vector>

#include "app/lessons/lesson_library.h"
#include "app/lessons/lesson_stage.h"
#include "app/shell/commands.h"
#include "app/shell/page.h"
#include "widgets/lessons/lesson_list.h"

class QStackedWidget;

namespace searchlight::ui {

class Guests;
class LessonHeader;
class LessonPane;
class QuestionDesk;

// In the order of the table in lessons_page.cpp.
enum class LessonCommand { Next, Previous, Restore, All };

std::span<const CommandRow> lessonRows();
using LessonActions = CommandsOf<LessonCommand>;

class LessonsPage : public Page {
  Q_OBJECT
 public:
  static constexpr const char* kId = "lessons";
  explicit LessonsPage(const PageHost& host);
  ~LessonsPage() override;

  LessonHeader& header() { return *m_header; }
  LessonPane& pane() { return *m_pane; }
  LessonList& list() { return *m_list; }
  QAction* action(LessonCommand command) const { return m_actions[command]; }
  QuestionDesk& desk() { return *m_desk; }
  Page* guest() const;  // nullptr: no lesson is open
  // Of the list; shows the step where one was.
  void openLesson(std::size_t row);
  void showAll();

  // A lesson of the user's own: NAME.LANGUAGE.lesson.md.
  static bool opens(const files::Recognised& file);

  // ---- What the window asks: most of it the guest's ----
  QList<FileKind> readable() const override;
  // It stands behind those of the program, for as long as the window is open.
  Reading open(const QString& path) override;
  setup::Words place() const override;
  Reading takePlace(const setup::Words& place) override;
  CommandState state(Command command) const override;
  void run(Command command, bool checked) override;
  PageParts parts() const override;
  QList<KeyHelp> keyHelp() const override;
  std::vector<PictureSource> pictures() override;
  Transport* transport() override;
  bool isSettled() const override;
  void left() override;
  void entered() override;
  void takeFocus(Qt::FocusReason reason) override;
  std::vector<FocusStop> focusStops() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;
  bool event(QEvent* event) override;

 private:
  void fitPane();
  void connectParts();
  void readLessons();
  void tellLessons();
  QByteArray keyOf(const char* what) const;  // of the open lesson, in the settings
  const lessons::Lesson& lesson() const { return *m_lessons[*m_open].lesson; }
  bool isAtEnd() const { return m_step + 1 >= lesson().steps.size(); }
  std::optional<std::size_t> nextLesson() const;  // nothing: the open one is the last
  void goOn();
  void close();
  void closeStep();
  void showStep(std::size_t step, LessonStage::Going going);
  void ask();
  void tellStatus();
  void updateActions();

  PageHost m_host;
  LessonActions m_actions{lessonRows(), "LessonCommands"};
  QAction* m_line;  // behind them in a menu
  QStackedWidget* m_room;
  LessonList* m_list;
  QWidget* m_stepView;
  LessonHeader* m_header;
  QWidget* m_body;
  LessonPane* m_pane;
  Guests* m_guests;
  LessonStage* m_stage;
  QuestionDesk* m_desk;

  std::vector<KeptLesson> m_lessons;  // as the list has them
  QStringList m_own;                  // files that were opened
  std::optional<std::size_t> m_open;
  std::size_t m_step = 0;
  bool m_hasToldOfLoss = false;  // that the settings cannot be written: once
};

}  // namespace searchlight::ui
