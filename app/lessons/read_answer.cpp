// app/lessons/read_answer.cpp: a goal, a map, a move.
#include "app/lessons/read_answer.h"

#include <variant>

#include "app/shell/workbench_page.h"
#include "core/geometry/point.h"
#include "core/grid/map_format.h"
#include "core/lessons/asked.h"

namespace searchlight::ui {

namespace {

using lessons::QuestionKind;

std::string textOf(const lessons::Asked& asked) {
  return lessons::setUpOf(asked, {}).board.text.value_or("");
}

// Whether they are one board. Of a level the worker may have walked.
bool isSameBoard(const lessons::Asked& before, const lessons::Asked& now) {
  const auto* one = std::get_if<lessons::AskedLevel>(&before);
  const auto* other = std::get_if<lessons::AskedLevel>(&now);
  if (one && other) return one->level.opening().boxes == other->level.opening().boxes;
  return textOf(before) == textOf(now);
}

}  // namespace

std::string questionWord(const setup::Words& words, std::string_view name) {
  const std::string* found = words.find(name);
  return found ? *found : std::string();
}

bool isPlayed(const lessons::Question& question) {
  return questionWord(question.setUp.question, "light") == "no";
}

std::string goalOrBoard(const lessons::Question& question, const Snapshot& now) {
  if (question.kind == QuestionKind::Mislead) return now.boardText();
  if (question.kind != QuestionKind::Fail) return {};
  lessons::Question seen = question;
  seen.setUp.question = now.words.question;
  seen.setUp.board.text = now.boardText();
  try {
    const lessons::Asked asked = lessons::askedOf(seen);
    const auto* route = std::get_if<lessons::AskedRoute>(&asked);
    return route ? coordinates(route->question.to) : std::string();
  } catch (const FormatError&) {
    return {};  // there is no goal now
  }
}

Given givenOn(const lessons::Question& question, const Snapshot& now) {
  Given out{now.words.question, now ? now.boardText() : std::string()};
  if (!lessons::asksForCostlier(question.kind)) return out;
  // Of a goal that is dragged the rest of the map, of walls that are drawn the ends.
  try {
    grid::MapDocument map = grid::readMap(out.board, {});
    map.goal.reset();
    out.board = grid::writePlainMap(map);
    if (question.kind == QuestionKind::Mislead) {
      const grid::MapDocument ends = grid::readMap(now.boardText(), {});
      out.board = ends.start && ends.goal ? pairText(*ends.start, *ends.goal) : std::string();
    }
  } catch (const FormatError&) {  // it is no map that could be asked about
    out.board.clear();
  }
  return out;
}

MoveMade moveMade(const lessons::Question& question, const Snapshot& now) {
  const lessons::Asked before = lessons::askedOf(question);
  lessons::Question after = question;
  after.setUp.board.text = now.boardText();
  const lessons::Asked there = lessons::askedOf(after);
  if (isSameBoard(before, there)) return {.isAsAsked = true};
  for (const auto& move : lessons::movesOf(before))
    if (isSameBoard(lessons::moved(before, move).asked, there))
      return {.answer = lessons::Answer{.move = move}};
  return {};
}

bool isOfMoment(QuestionKind kind) { return kind == QuestionKind::Next || kind == QuestionKind::Order; }

std::optional<Point> firstCell(const lessons::Question& question, const WorkbenchPage& page) {
  if (!lessons::statesAreCells(question.setUp.page)) return std::nullopt;
  const WatchedRun& run = page.search();
  if (isOfMoment(question.kind) && run.hasSearch())
    if (const search::NodeId node = run.player().current(); node != search::kNoNode)
      return pointFromText(run.session().stateText(node));
  return pointFromText(
      questionWord(question.setUp.question, question.kind == QuestionKind::Fail ? "to" : "from"));
}

}  // namespace searchlight::ui
