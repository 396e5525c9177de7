// core/grid/route_command.h: a route's question as words of the command line and of workspaces, and as a line a shell takes, and back.
#pragma once
#include <filesystem>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

#include "core/grid/route_options.h"
#include "core/setup/set_up.h"

namespace searchlight::grid {

// What is left out has its default; `from` and `to` are (0, 0) where they are. Names that are no option of a route are
// passed over. Throws FormatError "fileName: question: --neighbours 5: must be 4 or 8".
RouteQuestion questionFrom(const setup::Words& words, std::string_view fileName);

// The map lab's page (PageInfo::id in app).
inline constexpr std::string_view kMapLab = "map-lab";

// A set-up for a trace beside its map: the map by its path, relative to the trace's folder where that can be, and by its
// hash. Throws FormatError where the map cannot be read.
setup::SetUp setUpBeside(const std::filesystem::path& map, const std::filesystem::path& trace,
                         const RouteQuestion& question);

struct RouteCommand {
  std::string mapPath;  // as the line has it: `~` and variables are the shell's affair and are not expanded
  RouteQuestion question;

  friend bool operator==(const RouteCommand&, const RouteCommand&) = default;
};

// Why a line is no route command, in one line for a person: `--ties lifo: must be last-in, ..`.
class RouteCommandError : public Failed {
 public:
  using Failed::Failed;
};

// "searchlight-cli route MAP --from X,Y ..", ready to be pasted into a POSIX shell: the path is put in quotes
// where it needs them, and "./" before one that would be taken for an option.
std::string routeCommand(std::string_view mapPath, const RouteQuestion& question);

// What a search has of its own, as the command line's --run takes it: "weighted-a-star --heuristic octile .. --weight 2".
std::string runArguments(const RouteOptions& options);

// "searchlight-cli compare route MAP --from X,Y .. --run 'a-star --heuristic octile ..' ..", ready to be pasted into
// a shell in the same way. REQUIRES: the questions differ in no more than that; there is at least one.
std::string compareCommand(std::string_view mapPath, std::span<const RouteQuestion> runs);

// Reads such a line as a shell and searchlight-cli would: quotes, backslashes and continued lines, options in
// any order and as `--option value` or `--option=value`, defaults where they are left out. A prompt `$ ` in
// front and any path to the program are accepted. Options that do not change the question (--json, --seconds,
// --megabytes, --trace, --after) are passed over. Whether the cells suit the map is for whyNot() to say.
// Of a comparison, "searchlight-cli compare route ..", the question is that of its first search.
// Throws RouteCommandError.
RouteCommand parseRouteCommand(std::string_view text);

// Whether the text begins like a route command, so that whoever pastes it wants it read as one, mistakes
// included.
bool looksLikeRouteCommand(std::string_view text);

}  // namespace searchlight::grid
