// core/grid/route_arguments.h: a route's question as words of the command line, each option by its name.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/grid/route_options.h"

namespace searchlight::grid {

struct RouteArgument {
  std::string_view name;   // "--from"
  std::string_view value;  // what follows it, for a usage line: "X,Y"
  std::string_view help;
};
// All options of a question, in the order in which they are told.
std::span<const RouteArgument> routeArguments();

// Sets the option of that name. Returns what is wrong with the value, on one line that opens with the option
// ("--neighbours 5: must be 4 or 8"), and leaves the question as it was. Whether the question can be asked of
// a map is for whyNot() to say. REQUIRES: name is one of routeArguments().
std::optional<std::string> setRouteArgument(RouteQuestion& question, std::string_view name,
                                            std::string_view value);

}  // namespace searchlight::grid
