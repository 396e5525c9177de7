// core/lines/board.h: the sizes and rules of a game of Color Lines, and balls on cells, without the game around them.
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/geometry/point.h"
#include "core/text/failure.h"

namespace searchlight::lines {

// What n balls that vanish at once are worth, where a line has L cells.
enum class Score : std::uint8_t {
  Classic,    // 2m^2 - 20m + 60 with m = n - L + 5: 10, 12, 18, 28, 42 ..
  Quadratic,  // n (n - L + 1): for L = 5: 5, 12, 21 ..
};
// Whether a move that clears a line is followed by new balls.
enum class Deal : std::uint8_t {
  UnlessCleared,
  Always,  // as the article has it
};

struct Settings {
  static constexpr int kMinSize = 5, kMaxSize = 20;
  static constexpr int kMinColours = 3, kMaxColours = 9;
  static constexpr int kMinNewBalls = 1, kMaxNewBalls = 7;
  static constexpr int kMinLine = 4, kMaxLine = 7;
  static constexpr std::size_t kMaxCells = kMaxSize * kMaxSize;

  int size = 9;      // cells a side
  int colours = 7;   // numbered from 1
  int newBalls = 3;  // that appear after a move, and on the first board
  int line = 5;      // balls in a row that vanish; at most `size`
  Score score = Score::Classic;
  Deal deal = Deal::UnlessCleared;

  std::size_t cellCount() const { return static_cast<std::size_t>(size) * static_cast<std::size_t>(size); }
  friend bool operator==(const Settings&, const Settings&) = default;
};

// Nothing, or what is wrong in words: "size 4 is not within 5 to 20".
std::optional<Failure> faultOf(const Settings& settings);

// REQUIRES: balls >= settings.line. Fits an int for whatever fits on a board.
int scoreOf(const Settings& settings, int balls);

// Settings with a name: classic, article, small, large.
struct Preset {
  std::string_view name;
  Settings settings;
};
std::span<const Preset> presets();

// "classic", "quadratic"; "unless-cleared", "always": as the command line and saved games have them.
inline constexpr std::array<std::string_view, 2> kScoreNames{"classic", "quadratic"};
inline constexpr std::array<std::string_view, 2> kDealNames{"unless-cleared", "always"};
constexpr std::string_view name(Score s) { return kScoreNames[static_cast<std::size_t>(s)]; }
constexpr std::string_view name(Deal d) { return kDealNames[static_cast<std::size_t>(d)]; }
std::optional<Score> scoreFromName(std::string_view name);
std::optional<Deal> dealFromName(std::string_view name);

using Colour = std::uint8_t;  // 1 to settings.colours
inline constexpr Colour kNoBall = 0;

// A square board. A value: small, copied freely.
class Board {
 public:
  // Empty. REQUIRES: Settings::kMinSize <= size <= kMaxSize.
  explicit Board(int size = Settings::kMinSize) : m_size(size) {}

  int size() const { return m_size; }
  std::size_t cellCount() const {
    return static_cast<std::size_t>(m_size) * static_cast<std::size_t>(m_size);
  }
  bool contains(Point p) const { return p.x >= 0 && p.y >= 0 && p.x < m_size && p.y < m_size; }
  // Row by row. REQUIRES: contains(p); cell < cellCount().
  std::size_t cell(Point p) const { return static_cast<std::size_t>(p.y * m_size + p.x); }
  Point point(std::size_t cell) const {
    return {static_cast<int>(cell) % m_size, static_cast<int>(cell) / m_size};
  }

  // kNoBall, or the ball's colour. REQUIRES: contains(p).
  Colour operator[](Point p) const { return m_cells[cell(p)]; }
  Colour at(std::size_t cell) const { return m_cells[cell]; }
  bool isEmpty(Point p) const { return contains(p) && m_cells[cell(p)] == kNoBall; }
  void set(Point p, Colour colour) {
    Colour& there = m_cells[cell(p)];
    if (there != kNoBall) --m_balls;
    if (colour != kNoBall) ++m_balls;
    there = colour;
  }

  std::size_t ballCount() const { return m_balls; }
  std::size_t emptyCount() const { return cellCount() - m_balls; }
  bool isFull() const { return emptyCount() == 0; }

  friend bool operator==(const Board&, const Board&) = default;

 private:
  int m_size;
  std::size_t m_balls = 0;
  std::array<Colour, Settings::kMaxCells> m_cells{};  // all beyond the board stay empty
};

// A row of the board as text: '.' and the digits of colours.
inline std::string rowText(const Board& board, int y) {
  std::string row;
  for (int x = 0; x < board.size(); ++x)
    row += board[{x, y}] == kNoBall ? '.' : static_cast<char>('0' + board[{x, y}]);
  return row;
}

}  // namespace searchlight::lines
