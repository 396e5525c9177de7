// core/lines/settings.h: the sizes and rules that a game of Color Lines can be played by, and the usual ones.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

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
std::optional<std::string> faultOf(const Settings& settings);

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

}  // namespace searchlight::lines
