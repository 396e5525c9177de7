// app/lessons/lesson_actions.cpp: the table of a lesson's commands.
#include "app/lessons/lessons_page.h"

#include <QCoreApplication>
#include <array>

namespace searchlight::ui {
namespace {

constexpr std::size_t kLessonCommands = static_cast<std::size_t>(LessonCommand::All) + 1;

const std::array<CommandRow, kLessonCommands>& lessonRows() {
  using K = QKeySequence;
  static const std::array<CommandRow, kLessonCommands> table{{
      {QT_TRANSLATE_NOOP("LessonCommands", "&Next"),
       QT_TRANSLATE_NOOP("LessonCommands", "Plays the search to the next step of the lesson"),
       IconId::ArrowRight, K(Qt::ALT | Qt::Key_PageDown)},
      {QT_TRANSLATE_NOOP("LessonCommands", "&Previous"),
       QT_TRANSLATE_NOOP("LessonCommands", "Returns to the previous step"), IconId::ArrowLeft,
       K(Qt::ALT | Qt::Key_PageUp)},
      {QT_TRANSLATE_NOOP("LessonCommands", "&Back to the lesson"),
       QT_TRANSLATE_NOOP("LessonCommands", "Restores the board and the moment that this step describes"),
       IconId::Restart, K(Qt::ALT | Qt::Key_Backspace)},
      {QT_TRANSLATE_NOOP("LessonCommands", "&All lessons"), nullptr, IconId::Back, K(Qt::ALT | Qt::Key_Up)},
  }};
  return table;
}

}  // namespace

LessonActions::LessonActions(QObject* parent) : CommandSet(lessonRows(), "LessonCommands", parent) {}

}  // namespace searchlight::ui
