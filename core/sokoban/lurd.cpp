// core/sokoban/lurd.cpp: letters into steps and back.
#include "core/sokoban/lurd.h"

#include <algorithm>
#include <utility>

#include "core/sokoban/level_rows.h"
#include "core/text/line_reader.h"

namespace searchlight::sokoban {
namespace {

constexpr char kPresent = '*';
constexpr std::string_view kLetters = "ulrdULRD*";

Direction directionOfLetter(char c) {
  switch (c) {
    case 'u':
    case 'U': return Direction::Up;
    case 'l':
    case 'L': return Direction::Left;
    case 'r':
    case 'R': return Direction::Right;
    default: return Direction::Down;
  }
}

char letterOf(Step step) {
  constexpr std::string_view walks = "ulrd", pushes = "ULRD";
  return (step.isPush ? pushes : walks)[static_cast<std::size_t>(step.direction)];
}

// Why the worker cannot go there.
Failure reasonAgainst(const Board& board, const Position& position, Direction d) {
  const Cell next = board.beside(position.worker, d);
  const bool isWall = !board.isInside(next), isSecondBox = !isWall && position.hasBox(board.beside(next, d));
  const auto reason = [&](const Failure& wall, const Failure& box, const Failure& wallBehind) {
    return isWall ? wall : isSecondBox ? box : wallBehind;
  };
  switch (d) {
    case Direction::Up:
      return reason(ReaderErrors::tr("there is a wall above the worker"),
                    ReaderErrors::tr("the box above the worker has another box behind it"),
                    ReaderErrors::tr("the box above the worker has a wall behind it"));
    case Direction::Left:
      return reason(ReaderErrors::tr("there is a wall left of the worker"),
                    ReaderErrors::tr("the box left of the worker has another box behind it"),
                    ReaderErrors::tr("the box left of the worker has a wall behind it"));
    case Direction::Right:
      return reason(ReaderErrors::tr("there is a wall right of the worker"),
                    ReaderErrors::tr("the box right of the worker has another box behind it"),
                    ReaderErrors::tr("the box right of the worker has a wall behind it"));
    default:
      return reason(ReaderErrors::tr("there is a wall below the worker"),
                    ReaderErrors::tr("the box below the worker has another box behind it"),
                    ReaderErrors::tr("the box below the worker has a wall behind it"));
  }
}

}  // namespace

std::variant<Lurd, LurdFault> readLurd(std::string_view text) {
  if (const std::size_t at = text.find_first_of("[]"); at != std::string_view::npos)
    return LurdFault{
        ReaderErrors::tr("jumps and pulls in [..] are reverse play, which is not supported here"), at, 0,
        true};
  Expansion expansion = writeOut(text, kLetters, kMostSteps + 1, true);
  if (!expansion.what.empty())
    return LurdFault{std::move(expansion.what), expansion.at, expansion.text.size()};
  const std::string& letters = expansion.text;
  const auto marks = static_cast<std::size_t>(std::count(letters.begin(), letters.end(), kPresent));
  if (expansion.isTooLong || letters.size() - marks > kMostSteps)
    return LurdFault{ReaderErrors::tr("more than %1 steps", kMostSteps), 0, letters.size()};
  if (marks > 1)
    return LurdFault{ReaderErrors::tr("* (the current position) is given twice"), text.rfind(kPresent),
                     letters.size()};
  Lurd lurd;
  lurd.steps.reserve(letters.size());
  lurd.isCapital.reserve(letters.size());
  for (const char c : letters) {
    if (c == kPresent) {
      lurd.present = lurd.steps.size();
      continue;
    }
    lurd.steps.push_back(directionOfLetter(c));
    lurd.isCapital.push_back(c < 'a');
  }
  return lurd;
}

Replay play(const Board& board, std::span<const Direction> steps) {
  return play(board, board.opening(), steps);
}

Replay play(const Board& board, const Position& from, std::span<const Direction> steps) {
  Replay replay;
  replay.end = from;
  for (const Direction d : steps) {
    const StepKind kind = board.step(replay.end, d);
    if (kind == StepKind::Blocked) {
      replay.illegal = IllegalStep{replay.steps.size() + 1, reasonAgainst(board, replay.end, d)};
      break;
    }
    replay.steps.push_back({d, kind == StepKind::Push});
    if (kind == StepKind::Push) ++replay.pushes;
  }
  replay.isSolved = !replay.illegal && board.isSolved(replay.end);
  return replay;
}

std::size_t pushesIn(std::string_view lurd) {
  return static_cast<std::size_t>(std::ranges::count_if(lurd, [](char c) { return c >= 'A' && c <= 'Z'; }));
}

std::string lurdText(std::span<const Step> steps, std::optional<std::size_t> present) {
  std::string text;
  text.reserve(steps.size() + 1);
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (present == i) text += kPresent;
    text += letterOf(steps[i]);
  }
  if (present && *present >= steps.size()) text += kPresent;
  return text;
}

}  // namespace searchlight::sokoban
