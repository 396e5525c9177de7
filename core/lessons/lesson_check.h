// core/lessons/lesson_check.h: a lesson run to its end: every step to its moment, every figure, every question both ways, and whether its rules were stated.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/lessons/lesson.h"
#include "core/lessons/question.h"

namespace searchlight::lessons {

// What names this value of an option on such a page, English and Chinese; empty: it is no rule. Of an order of neighbours its words
// in a row, "up, left, right, down".
std::vector<std::string> ruleWordings(std::string_view page, std::string_view option, std::string_view value);

struct UnstatedRule {
  std::string option, value;  // "ties", "last-in"
  std::string wording;        // that would name it
};
// The first option that the answer depends on and no text names; nothing where all are named. REQUIRES: the question is one of this
// step. Throws FormatError as Run does, also when it was stopped.
std::optional<UnstatedRule> unstatedRule(const Lesson& lesson, std::size_t step, const Question& question,
                                         const std::stop_token& stop = {});

// How much there was.
struct LessonChecked {
  std::size_t steps = 0, moments = 0, figures = 0, questions = 0;
};

// Throws FormatError, with the line, for the first that does not work: a board that cannot be searched, a moment that does not
// come, a figure without a value, a cell beside the board, a question that there is not, or whose right answer is called wrong or
// the other way round, or depends on a rule that no text before it says (lesson_check.cpp). Questions by chance are asked on `boards`
// boards, from seed 1.
LessonChecked checkLesson(const Lesson& lesson, std::uint64_t boards = 5, const std::stop_token& stop = {});

}  // namespace searchlight::lessons
