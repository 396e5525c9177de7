// app/lessons/lesson_actions.cpp: the table of a lesson's commands.
#include "app/lessons/lesson_actions.h"

#include <QCoreApplication>
#include <array>

namespace searchlight::ui {
namespace {

constexpr std::size_t kLessonCommands = static_cast<std::size_t>(LessonCommand::All) + 1;

const std::array<CommandRow, kLessonCommands>& lessonRows() {
  using K = QKeySequence;
  static const std::array<CommandRow, kLessonCommands> table{{
      {QT_TRANSLATE_NOOP("LessonCommands", "&Next"),
       QT_TRANSLATE_NOOP("LessonCommands",
                         "The search is played to the next moment that the lesson speaks of"),
       IconId::ArrowRight, K(Qt::ALT | Qt::Key_PageDown)},
      {QT_TRANSLATE_NOOP("LessonCommands", "&Previous"),
       QT_TRANSLATE_NOOP("LessonCommands", "Back to the moment before"), IconId::ArrowLeft,
       K(Qt::ALT | Qt::Key_PageUp)},
      {QT_TRANSLATE_NOOP("LessonCommands", "&Back to the lesson"),
       QT_TRANSLATE_NOOP("LessonCommands", "The board as the lesson has it, at the moment it speaks of"),
       IconId::Restart, K(Qt::ALT | Qt::Key_Backspace)},
      {QT_TRANSLATE_NOOP("LessonCommands", "&All lessons"), nullptr, IconId::Back, K(Qt::ALT | Qt::Key_Up)},
  }};
  return table;
}

}  // namespace

LessonActions::LessonActions(QObject* parent) : CommandSet(lessonRows(), "LessonCommands", parent) {}

}  // namespace searchlight::ui
