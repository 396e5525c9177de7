// app/cli/klotski_layout.h: LAYOUT, which all commands of Klotski take, and the set-up that can stand for it.
#pragma once
#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "app/cli/console.h"
#include "app/cli/game_set_up.h"
#include "app/cli/output.h"
#include "core/klotski/board.h"

namespace CLI {
class App;
}  // namespace CLI

namespace searchlight::cli {

// A board that opens with the placement that is asked about, and what it is called on the line or, from a set-up, by its file.
struct AskedLayout {
  std::string name;
  klotski::Board board;
};
struct AskedLayouts {
  std::vector<AskedLayout> layouts;  // one at least
  AskedWords words;                  // of a set-up

  bool areSeveral() const { return layouts.size() > 1; }
};

struct AskedLayoutWords {
  std::vector<std::string> layouts;
  SetUpOption setUp;

  void addTo(CLI::App& parser, SetUpUse use);
};

// Each LAYOUT: a puzzle of the catalogue by its name, a file with any board or with a saved game, which is asked about where it
// stands, or rows of the 5 x 4 family. Throws UsageError for what is on the line, FormatError for what is in a file,
// NoRoomToRead for what does not fit into so many bytes of the process.
AskedLayouts askedLayouts(const AskedLayoutWords& words, std::size_t bytes, const Console& console);

// Calls answer(layout, progress) for one after the other until somebody asks for a stop; true where each said so.
bool forEachLayout(const AskedLayouts& asked, const Console& console,
                   const std::function<bool(const AskedLayout& layout, const std::string& progress)>& answer);
// A row about a layout, as JSON or CSV; its name is told by JSON only where there are several.
void writeLayoutRecord(std::ostream& out, const AskedLayouts& asked, const AskedLayout& layout,
                       const Record& record, const OutputForm& form,
                       std::span<const std::string_view> columns);

}  // namespace searchlight::cli
