// tests/widgets/route_words.h: what is asked of a map in the words of the command line, for tables.
#pragma once
#include "core/grid/route_command.h"
#include "tests/test_main.h"

namespace searchlight::testing {

// "--ties first-in --window 9"; ties are last in where nothing is said, as forms begin.
inline grid::RouteOptions routeOptions(const QString& words) {
  grid::RouteOptions options =
      grid::parseRouteCommand(u"searchlight-cli route m --from 0,0 --to 0,0 %1"_s.arg(words).toStdString())
          .question.options;
  if (!options.ties) options.ties = search::Ties::LastIn;
  return options;
}

}  // namespace searchlight::testing
