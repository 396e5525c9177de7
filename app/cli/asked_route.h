// app/cli/asked_route.h: which route is asked for, on which map: by the words of the line, or by a set-up.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/console.h"
#include "app/cli/option_words.h"
#include "core/grid/map_edit.h"
#include "core/grid/route_options.h"
#include "core/setup/set_up.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace searchlight::cli {

// For a command's help: how large a cost may become.
std::string costLimitNote();

// One search is asked, or several of one question.
enum class AskedBy { OneSearch, Comparison };

// Words as they were typed. Lives as long as the parser.
struct AskedRouteWords {
  std::string map, setUp;
  const CLI::Option* mapOption = nullptr;  // whether they are given
  const CLI::Option* setUpOption = nullptr;
  OptionWords<grid::RouteQuestion> options;
  bool isPathLeftOut = false;  // of what is printed
  AskedBy by = AskedBy::OneSearch;

  // MAP, --setup and the options of the question.
  void addTo(CLI::App& parser, AskedBy asked = AskedBy::OneSearch);
  // Also where a set-up stands in the map's place.
  bool isBySetUp() const;
  bool hasMap() const;  // besides
  // REQUIRES: isBySetUp().
  const std::string& setUpName() const;

 private:
  bool isInPlace() const;
};

struct AskedRoute {
  grid::RouteQuestion question;
  std::optional<grid::MapDocument> document;  // nothing: it is too large for the limit of memory
  std::string file;                           // that the map was read from; empty: it stood in the set-up
  // Of a comparison's set-up: what each of its searches has of its own, as words of the line without their dashes. Recorded
  // searches are left out, which a line on console.error says.
  std::vector<setup::Words> runs = {};
  std::string warning = {};  // of the map (mapFromText()), to be told when it is asked
};

// A set-up stands for the map, its ends and the options; what the line says besides comes first. `bytes` is the limit of
// memory for all that the process holds. Throws UsageError and FormatError: also where the question cannot be asked of the
// map; by a Comparison that is not looked at, since each search asks in its own way. Where the set-up's map is not what it
// was, a line on console.error says so.
AskedRoute askedRoute(const AskedRouteWords& words, std::size_t bytes, const Console& console);

}  // namespace searchlight::cli
