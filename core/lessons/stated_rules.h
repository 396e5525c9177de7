// core/lessons/stated_rules.h: whether a lesson has said by which rules a question of it is judged.
//
// A learner can only answer by rules that he has read. Such rules are the options that no board shows: which of equal nodes goes
// first (ties), in which order neighbours are added (order), and what is counted: how many neighbours a cell has, what a step costs
// and whether corners may be cut (cost; next and order show what waits, with its numbers), what a move is in Klotski (count), pushes
// or the worker's steps in Sokoban (metric). The algorithm, its weight and its estimate are what the lesson is about: they are no
// rules. There is no option for reopening.
//
// An answer **depends** on such an option if another value of it, on the same board, makes the right answer wrong: the one that
// rightAnswer() gives, judged on a run with that value; of next and order at the moment after as many expansions. Of dead and move,
// where several answers are right, also if a wrong one (wrongAnswer()) becomes right. A value that cannot be searched makes no
// difference, nor does what nobody can decide.
//
// An option is **named** where one of the wordings for its value (ruleWordings()) stands in the text before the question: the
// summary and all steps up to the question's own, without marks and in any case of letters, in either language.
#pragma once
#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

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

}  // namespace searchlight::lessons
