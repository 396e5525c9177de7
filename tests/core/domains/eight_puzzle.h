// tests/core/domains/eight_puzzle.h: the smallest world: nine places, eight tiles that slide, one order to reach.
#pragma once
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "core/search/problem.h"
#include "core/trace/board_event.h"
#include "tests/core/domains/hash.h"

namespace searchlight::domains {

// From the top left; 0 is the gap.
struct Tiles {
  std::array<std::uint8_t, 9> at{1, 2, 3, 4, 5, 6, 7, 8, 0};
  std::size_t gap() const {
    return static_cast<std::size_t>(std::find(at.begin(), at.end(), 0) - at.begin());
  }
  bool canSlide(std::size_t i) const {
    const auto apart = [](std::size_t a, std::size_t b) { return a > b ? a - b : b - a; };
    return i < 9 && apart(i / 3, gap() / 3) + apart(i % 3, gap() % 3) == 1;
  }
  friend bool operator==(const Tiles&, const Tiles&) = default;
  friend std::size_t hashValue(const Tiles& t) { return domains::hashBytes(t.at); }
};

// "123456780", on a line of its own in a file
inline std::string tilesText(const Tiles& t) {
  std::string text;
  for (const std::uint8_t tile : t.at) text += static_cast<char>('0' + tile);
  return text;
}
inline std::optional<Tiles> tilesFromText(std::string_view text) {
  if (text.ends_with('\n')) text.remove_suffix(1);
  Tiles t;
  if (text.size() != 9) return std::nullopt;
  for (std::size_t i = 0; i < 9; ++i) t.at[i] = static_cast<std::uint8_t>(text[i] - '0');
  return std::is_permutation(t.at.begin(), t.at.end(), Tiles{}.at.begin()) ? std::optional(t) : std::nullopt;
}

struct Slide {  // a move: what the history keeps
  std::size_t from, gap;
  void apply(Tiles& t) const { std::swap(t.at[from], t.at[gap]); }
  void revert(Tiles& t) const { apply(t); }
};

// An action is the place of the tile that moves into the gap.
struct EightPuzzle {
  using State = Tiles;
  using Action = std::uint8_t;
  Tiles first;
  State start() const { return first; }
  bool isGoal(const State& s) const { return s == Tiles{}; }
  template <class F>
  void forEachSuccessor(const State& s, F&& f) const {
    for (std::size_t i = 0; i < 9; ++i) {
      if (!s.canSlide(i)) continue;
      State next = s;
      Slide{i, s.gap()}.apply(next);
      f(static_cast<Action>(i), next, search::Cost{1});
    }
  }
  search::Cost heuristic(const State& s) const {  // tiles that are not at home
    search::Cost away = 0;
    for (std::size_t i = 0; i < 8; ++i) away += s.at[i] != i + 1 && s.at[i] != 0;
    return away;
  }
  std::string stateText(const State& s) const { return tilesText(s); }
  std::optional<State> stateFromText(std::string_view text) const { return tilesFromText(text); }
};

// A tile, by its number, slides into the gap.
inline search::BoardEvent eventOnBoard(const search::Session& session, std::size_t i) {
  search::BoardEvent told = search::stateEvent(session, i);
  const auto* ours = dynamic_cast<const search::SessionFor<EightPuzzle>*>(&session);
  if (!ours || told.parent == search::kNoNode) return told;
  const Tiles before = ours->state(told.parent), after = ours->state(told.node);
  const auto place = [](std::size_t at) { return Point{static_cast<int>(at % 3), static_cast<int>(at / 3)}; };
  told.move = search::BoardMove{before.at[after.gap()], place(after.gap()), place(before.gap())};
  return told;
}

}  // namespace searchlight::domains
