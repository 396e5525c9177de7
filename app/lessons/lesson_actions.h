// app/lessons/lesson_actions.h: the commands of a lesson.
#pragma once
#include "app/shell/command_set.h"

namespace searchlight::ui {

// In the order of the table in lesson_actions.cpp.
enum class LessonCommand { Next, Previous, Restore, All };

class LessonActions : public CommandSet {
  Q_OBJECT
 public:
  explicit LessonActions(QObject* parent = nullptr);
  QAction* operator[](LessonCommand c) const { return at(static_cast<std::size_t>(c)); }
};

}  // namespace searchlight::ui
