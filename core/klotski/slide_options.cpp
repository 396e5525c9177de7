// core/klotski/slide_options.cpp: the table of Klotski's settings.
#include "core/klotski/slide_options.h"

#include "core/klotski/solve.h"

namespace searchlight::klotski {
namespace {
constexpr std::string_view kMirrorNames[] = {"apart", "folded"};  // by Mirrors
}  // namespace

const setup::Options<SlideOptions>& slideOptions() {
  static const setup::Options<SlideOptions> table = [] {
    using Row = setup::Option<SlideOptions>;
    setup::Options<SlideOptions> rows{setup::oneOf<Count>(
        Row{.key = "metric",
            .value = "NAME",
            .help = "Counts moves (any path of one piece), straight moves (along a line), or steps (one "
                    "cell): moves, straight or steps (default: moves)",
            .formerly = "count"},
        kCountNames, [](auto& options) -> auto& { return options.count; })};
    setup::addRows(rows,
                   setup::searchOptions(canSearch,
                                        [](const Failure& names) {
                                          return ReaderErrors::tr("needs a grid; layouts support %1", names);
                                        }),
                   &SlideOptions::search);
    rows.push_back(setup::oneOf<Mirrors>(
        Row{.key = "mirrors",
            .value = "NAME",
            .help = "Searches a 5 x 4 position and its mirror image apart, or folded into one (default: "
                    "apart)"},
        kMirrorNames, [](auto& options) -> auto& { return options.mirrors; }));
    return rows;
  }();
  return table;
}

}  // namespace searchlight::klotski
