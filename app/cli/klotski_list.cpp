// app/cli/klotski_list.cpp: the command `klotski list`: the catalogue.
#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "core/klotski/catalogue.h"
#include "core/text/line_reader.h"

namespace searchlight::cli {
namespace {

constexpr std::string_view kCatalogueColumns[] = {"name",     "title", "rows",   "moves",
                                                  "straight", "steps", "english"};

// The board's lines without what goes before them, parted by /.
std::string rowsOf(const klotski::Entry& entry) {
  std::string rows;
  LineReader lines(entry.text, entry.id);
  while (lines.nextFilled()) {
    if (lines.line() == "board") rows.clear();
    if (lines.line() == "board") continue;
    rows += (rows.empty() ? "" : "/") + std::string(lines.line());
  }
  return rows;
}

Record recordOf(const klotski::Entry& entry) {
  const auto fewest = [&](int figure) {
    return figure < 0 ? Record() : Record(figure);
  };  // null: no solution
  return {{"name", entry.id},
          {"title", entry.chinese},
          {"rows", rowsOf(entry)},
          {"moves", fewest(entry.best.moves)},
          {"straight", fewest(entry.best.straight)},
          {"steps", fewest(entry.best.steps)},
          {"english", entry.english}};
}

void writeCatalogue(std::ostream& out) {
  Table table({{"name"}, {"moves", true}, {"straight", true}, {"steps", true}, {"rows"}, {"title"}});
  for (const klotski::Entry& entry : klotski::catalogue()) {
    const auto fewest = [&](int figure) { return figure < 0 ? std::string("none") : std::to_string(figure); };
    table.add({std::string(entry.id), fewest(entry.best.moves), fewest(entry.best.straight),
               fewest(entry.best.steps), rowsOf(entry),
               std::string(entry.chinese) + ", " + std::string(entry.english)});
  }
  table.write(out);
}

int run(const OutputForm& form, const Console& console) {
  form.check();
  if (form.csv) writeCsvTitles(console.out, kCatalogueColumns);
  if (form.isText())
    writeCatalogue(console.out);
  else
    for (const klotski::Entry& entry : klotski::catalogue())
      form.json ? writeJsonLine(console.out, recordOf(entry))
                : writeCsvLine(console.out, recordOf(entry), kCatalogueColumns);
  return kDone;
}

}  // namespace

Command makeKlotskiList(CLI::App& parser) {
  auto form = std::make_shared<OutputForm>();
  form->addTo(parser, "Prints one JSON object per line");
  return [form](const Console& console) { return run(*form, console); };
}

}  // namespace searchlight::cli
