// tests/core/domains/klotski_domain.h: sliding blocks on 4 x 5 cells as a search problem over hashed states.
//
// A step moves one piece by one cell; pieces of equal shape are interchangeable. It stands in for every domain whose
// states have no numbers, so that the searches are tested on more than grids.
#pragma once
#include <array>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>

#include "core/geometry/point.h"
#include "core/search/problem.h"
#include "core/search/session.h"
#include "tests/core/domains/hash.h"

namespace searchlight::domains {

class Klotski {
 public:
  static constexpr int kWidth = 4, kHeight = 5;
  static constexpr std::size_t kCells = kWidth * kHeight;

  // A piece stands at its top left cell; the other cells under it are Covered.
  enum class Piece : std::uint8_t { None, Covered, Small, Wide, Tall, Large };
  struct State {
    std::array<Piece, kCells> cells{};
    friend bool operator==(const State&, const State&) = default;
    friend std::size_t hashValue(const State& s) {
      return hashBytes({reinterpret_cast<const std::uint8_t*>(s.cells.data()), kCells});
    }
  };
  struct Action {
    std::uint8_t cell;  // where the piece stood
    Direction direction;
    explicit operator std::uint8_t() const {
      return static_cast<std::uint8_t>(cell * 4 + static_cast<int>(direction));
    }
  };

  // Rows from the top, parted by '/': V 1 wide 2 tall, H 2 wide 1 tall, S 1 x 1, C the 2 x 2 piece, '.' empty.
  explicit Klotski(std::string_view rows) {
    int i = 0;
    for (const char c : rows) {
      if (c == '/') continue;
      const Piece p = c == 'V'   ? Piece::Tall
                      : c == 'H' ? Piece::Wide
                      : c == 'S' ? Piece::Small
                                 : Piece::Large;
      const Point at{i % kWidth, i / kWidth};
      if (c != '.' && m_start.cells[index(at)] == Piece::None) put(m_start, at, p);
      ++i;
    }
  }

  State start() const { return m_start; }
  bool isGoal(const State& s) const { return s.cells[index(kExit)] == Piece::Large; }

  template <class F>
  void forEachSuccessor(const State& s, F&& f) const {
    for (std::size_t i = 0; i < kCells; ++i) {
      const Piece piece = s.cells[i];
      if (piece == Piece::None || piece == Piece::Covered) continue;
      const Point at{static_cast<int>(i) % kWidth, static_cast<int>(i) / kWidth};
      State lifted = s;
      forEachCell(at, piece, [&](Point p) { lifted.cells[index(p)] = Piece::None; });
      for (int d = 0; d < 4; ++d) {
        const auto direction = static_cast<Direction>(d);
        const Point to = at + offset(direction);
        bool fits = true;
        forEachCell(to, piece,
                    [&](Point p) { fits = fits && inside(p) && lifted.cells[index(p)] == Piece::None; });
        if (!fits) continue;
        State next = lifted;
        put(next, to, piece);
        f(Action{static_cast<std::uint8_t>(i), direction}, next, search::Cost{1});
      }
    }
  }

  // The rows that the constructor reads.
  std::string stateText(const State& s) const {
    std::string text(kCells, '.');
    for (std::size_t i = 0; i < kCells; ++i) {
      constexpr char letters[] = {'.', '.', 'S', 'H', 'V', 'C'};
      const Point at{static_cast<int>(i) % kWidth, static_cast<int>(i) / kWidth};
      if (s.cells[i] != Piece::None && s.cells[i] != Piece::Covered)
        forEachCell(at, s.cells[i], [&](Point p) { text[index(p)] = letters[static_cast<int>(s.cells[i])]; });
    }
    for (std::size_t row = kHeight - 1; row > 0; --row) text.insert(row * kWidth, 1, '/');
    return text;
  }
  std::optional<State> stateFromText(std::string_view text) const {
    if (text.size() != kCells + kHeight - 1) return std::nullopt;
    const State s = Klotski(text).start();
    return stateText(s) == text ? std::optional(s) : std::nullopt;
  }
  std::string moveText(Action a) const {
    return std::to_string(a.cell % kWidth) + "," + std::to_string(a.cell / kWidth) + " " +
           std::string(directionName(a.direction));
  }

  // The large piece has to go at least as far as this.
  search::Cost heuristic(const State& s) const {
    for (std::size_t i = 0; i < kCells; ++i)
      if (s.cells[i] == Piece::Large)
        return static_cast<search::Cost>(std::abs(static_cast<int>(i) % kWidth - kExit.x) +
                                         std::abs(static_cast<int>(i) / kWidth - kExit.y));
    return 0;
  }

 private:
  static constexpr Point kExit{1, 3};
  static std::size_t index(Point p) { return static_cast<std::size_t>(p.y * kWidth + p.x); }
  static bool inside(Point p) { return p.x >= 0 && p.y >= 0 && p.x < kWidth && p.y < kHeight; }
  template <class F>
  static void forEachCell(Point at, Piece piece, F&& f) {
    const int width = piece == Piece::Wide || piece == Piece::Large ? 2 : 1;
    const int height = piece == Piece::Tall || piece == Piece::Large ? 2 : 1;
    for (int y = 0; y < height; ++y)
      for (int x = 0; x < width; ++x) f(at + Point{x, y});
  }
  static void put(State& s, Point at, Piece piece) {
    forEachCell(at, piece, [&](Point p) { s.cells[index(p)] = p == at ? piece : Piece::Covered; });
  }

  State m_start;
};

// From one position to another one: a goal that can be named, so that the search can also run backwards.
class KlotskiBetween : public Klotski {
 public:
  KlotskiBetween(const Klotski& from, const State& to) : Klotski(from), m_goal(to) {}
  bool isGoal(const State& s) const { return s == m_goal; }
  search::Cost heuristic(const State&) const { return 0; }
  template <class F>
  void forEachGoal(F&& f) const {
    f(m_goal);
  }
  // What slides there slides back.
  template <class F>
  void forEachPredecessor(const State& s, F&& f) const {
    forEachSuccessor(s, [&](Action, const State& previous, search::Cost cost) {
      forEachSuccessor(previous, [&](Action a, const State& again, search::Cost) {
        if (again == s) f(a, previous, cost);
      });
    });
  }

 private:
  State m_goal;
};

}  // namespace searchlight::domains

// Compiled once, in klotski_domain.cpp: a test that makes sessions does not instantiate every search again.
SEARCHLIGHT_SESSIONS_OVER(domains::Klotski, extern)
