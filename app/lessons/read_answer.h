// app/lessons/read_answer.h: what has been done on a guest's board, read as an answer to the question that it was given.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "app/shell/page.h"
#include "core/lessons/question.h"
#include "core/setup/set_up.h"

namespace searchlight::ui {

class WorkbenchPage;

// A word of a question; empty where it is not said.
std::string questionWord(const setup::Words& words, std::string_view name);

// Whether the answer is a move of the game, and no place of a search: no search is seen.
bool isPlayed(const lessons::Question& question);

// What an answer by drawing changes, the goal's cell or the board's text; empty where it is none of these, or there is no goal.
std::string goalOrBoard(const lessons::Question& question, const Snapshot& now);

// What the question has and no answer changes: another board, goal or algorithm is another question.
struct Given {
  setup::Words words;
  std::string board;
  friend bool operator==(const Given&, const Given&) = default;
};
Given givenOn(const lessons::Question& question, const Snapshot& now);

// The one move that leads from the board that was asked about to the one that is there; none: there is no such move, or it is the
// board itself, after Undo. Throws FormatError.
struct MoveMade {
  bool isAsAsked = false;
  std::optional<lessons::Answer> answer = {};
};
MoveMade moveMade(const lessons::Question& question, const Snapshot& now);

// Whether it is about one moment of the run.
bool isOfMoment(lessons::QuestionKind kind);
// Where the keyboard begins on a board of cells: at what was expanded last, at the goal that is to be dragged, else at the start.
std::optional<Point> firstCell(const lessons::Question& question, const WorkbenchPage& page);

}  // namespace searchlight::ui
