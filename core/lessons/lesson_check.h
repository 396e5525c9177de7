// core/lessons/lesson_check.h: a lesson run to its end: every step to its moment, every figure, every question both ways.
#pragma once
#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <string>

#include "core/lessons/lesson.h"

namespace searchlight::lessons {

// How much there was.
struct LessonChecked {
  std::size_t steps = 0, moments = 0, figures = 0, questions = 0;
};

// Throws FormatError, with the line, for the first that does not work: a board that cannot be searched, a moment that does not
// come, a figure without a value, a cell beside the board, a question that there is not, or whose right answer is called wrong or
// the other way round, or depends on a rule that no text before it says (stated_rules.h). Questions by chance are asked on `boards`
// boards, from seed 1.
LessonChecked checkLesson(const Lesson& lesson, std::uint64_t boards = 5, const std::stop_token& stop = {});

}  // namespace searchlight::lessons
