// core/lines/board.cpp: what is allowed, what is worth what, what has a name.
#include "core/lines/board.h"

#include <algorithm>

namespace searchlight::lines {

namespace {

constexpr Preset kPresets[] = {
    {"classic", {}},
    {"article", {.size = 10, .deal = Deal::Always}},
    {"small", {.size = 7, .colours = 5, .newBalls = 3, .line = 5}},
    {"large", {.size = 20, .colours = 7, .newBalls = 7, .line = 5}},
};

}  // namespace

std::optional<Failure> faultOf(const Settings& s) {
  const auto fault = [](std::string_view name, int value, int min, int max) -> std::optional<Failure> {
    if (value >= min && value <= max) return std::nullopt;
    return ReaderErrors::tr("%1 is out of range (%2 to %3)", std::string(name) + " " + std::to_string(value),
                            min, max);
  };
  if (auto f = fault("size", s.size, Settings::kMinSize, Settings::kMaxSize)) return f;
  if (auto f = fault("colours", s.colours, Settings::kMinColours, Settings::kMaxColours)) return f;
  if (auto f = fault("new", s.newBalls, Settings::kMinNewBalls, Settings::kMaxNewBalls)) return f;
  return fault("line", s.line, Settings::kMinLine, std::min(Settings::kMaxLine, s.size));
}

int scoreOf(const Settings& settings, int balls) {
  const int m = balls - settings.line + 5;
  return settings.score == Score::Classic ? 2 * m * m - 20 * m + 60 : balls * (balls - settings.line + 1);
}

std::span<const Preset> presets() { return kPresets; }

std::optional<Score> scoreFromName(std::string_view text) {
  const auto at = std::ranges::find(kScoreNames, text);
  if (at == kScoreNames.end()) return std::nullopt;
  return static_cast<Score>(at - kScoreNames.begin());
}
std::optional<Deal> dealFromName(std::string_view text) {
  const auto at = std::ranges::find(kDealNames, text);
  if (at == kDealNames.end()) return std::nullopt;
  return static_cast<Deal>(at - kDealNames.begin());
}

}  // namespace searchlight::lines
