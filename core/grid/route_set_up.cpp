// core/grid/route_set_up.cpp: words to options and back, by the command line's own reader and writer.
#include "core/grid/route_set_up.h"

#include <sstream>

#include "core/grid/map_format.h"
#include "core/grid/route_arguments.h"
#include "core/text/files.h"
#include "core/text/format_error.h"

namespace searchlight::grid {

setup::Words questionWords(const RouteQuestion& question) {
  setup::Words words;
  std::istringstream pairs(commandArguments(question));
  // What was left to the program stays so.
  const RouteOptions& o = question.options;
  const auto isLeft = [&](std::string_view name) {
    return (name == "--costs" && !o.costs) || (name == "--heuristic" && !o.heuristic) ||
           (name == "--ties" && !o.ties);
  };
  for (std::string name, value; pairs >> name >> value;)
    if (!isLeft(name)) words.set(std::string_view(name).substr(2), value);
  return words;
}

setup::SetUp setUpBeside(const std::filesystem::path& map, const std::filesystem::path& trace,
                         const RouteQuestion& question) {
  setup::SetUp out;
  out.page = kMapLab;
  out.question = questionWords(question);
  out.board.path = std::filesystem::absolute(map)
                       .lexically_proximate(std::filesystem::absolute(trace).parent_path())
                       .generic_string();
  out.board.hash = setup::boardHash(readFile(map, kMaxMapFileBytes));
  return out;
}

RouteQuestion questionFrom(const setup::Words& words, std::string_view fileName) {
  RouteQuestion question;
  for (const RouteArgument& argument : routeArguments())
    if (const std::string* value = words.find(argument.name.substr(2)))
      if (const auto wrong = setRouteArgument(question, argument.name, *value))
        throw FormatError(fileName, 0, "question: " + *wrong);
  return question;
}

}  // namespace searchlight::grid
