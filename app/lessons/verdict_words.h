// app/lessons/verdict_words.h: what is asked, and what an answer was worth, in the program's language.
#pragma once
#include <QString>
#include <string>

#include "core/lessons/question.h"

namespace searchlight::ui {

// "(4, 3)", on one line: among other numbers it has to hold together.
QString cellName(const std::string& state);
// What one is to do: "Click the cell that is expanded next."
QString promptOf(const lessons::Question& question);
// In a sentence or two, by the numbers of the run: "Its f is 54, that of (4, 3) is 50: (4, 3) is taken first."
QString wordsOf(const lessons::Question& question, const lessons::Verdict& verdict);
// After some tries without success: 1 how one goes about it, 2 where, 3 what would do. `cells` is what an answer changes.
QString hintOf(const lessons::Question& question, int grade, const std::vector<Point>& cells);

}  // namespace searchlight::ui
