// core/setup/known_words.h: the words of set-ups whose values every page shares: of the player, and how boards are looked at. What
// a page takes is what a lesson's reader lets through.
#pragma once
#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "core/text/failure.h"

namespace searchlight::setup {

inline constexpr std::array<std::string_view, 2> kNoYes{"no", "yes"};
inline constexpr std::array<std::string_view, 4> kUnits{"event", "expansion", "f", "time"};
inline constexpr std::string_view kAuto = "auto";  // the speed that suits
// What is written into cells (by CellText of the window), and what they are coloured by (by ValueLayer).
inline constexpr std::array<std::string_view, 4> kCellTexts{"auto", "none", "distance", "fgh"};
inline constexpr std::array<std::string_view, 7> kCellLayers{"distance", "f",     "h",     "order",
                                                             "times",    "error", "status"};
// The tabs of a search.
inline constexpr std::array<std::string_view, 5> kTabs{"open", "node", "code", "breaks", "bookmarks"};

// The plot of the nodes: whether it is shown, its axes (search::kNodeFieldNames; y: "count" for a histogram), which are logarithmic.
inline constexpr std::array<std::string_view, 4> kPlotNames{"plot", "plot-x", "plot-y", "plot-log"};
inline constexpr std::array<std::string_view, 4> kPlotLogs{"none", "x", "y", "both"};
std::optional<Failure> wrongPlotWord(std::string_view name, std::string_view value);

// Names of `player`, and of `view` on such a page of one board; what is only told of files and work that is unsaved is not among
// them.
std::span<const std::string_view> playerNames();
std::span<const std::string_view> viewNames(std::string_view page);
// Whether any page of this version writes such a name into `view`.
bool isViewName(std::string_view name);

// What such a value must be, "yes or no"; nothing where it is good, or the name is none of the above.
std::optional<Failure> wrongPlayerWord(std::string_view name, std::string_view value);
std::optional<Failure> wrongViewWord(std::string_view page, std::string_view name, std::string_view value);
Failure yesOrNo();

}  // namespace searchlight::setup
