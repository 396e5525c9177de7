// app/cli/klotski_catalogue.cpp: the commands `klotski list` and `klotski find`: layouts there are.
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/generated.h"
#include "app/cli/rows.h"
#include "core/klotski/catalogue.h"
#include "core/klotski/code.h"
#include "core/klotski/survey.h"
#include "core/text/line_reader.h"

namespace searchlight::cli {
namespace {

// ---- find: openings of a wanted length, drawn from the whole atlas ----

struct WantedLayouts {
  Argument moves, seed, count{"1"};

  void addTo(CLI::App& parser) {
    moves.addTo(parser, "--moves", "N", "Minimum number of moves that the puzzle needs")->required();
    seed.addTo(parser, "--seed", "S", "Random seed; the same seed gives the same puzzles")->required();
    count.addTo(parser, "--count", "K", "Number of results, all different (default: 1)");
  }

  search::Cost length() const { return static_cast<search::Cost>(moves.wholeNumber(0, 1'000'000)); }
  std::size_t wanted() const { return count.wholeNumber(1, 1'000'000); }
  // Nothing where a limit was met: the draw could not be repeated. What is wrong with the words is told before the work.
  std::optional<std::vector<klotski::Code>> find(klotski::Atlas& atlas, const search::Limits& limits,
                                                 const Console& console) const {
    const search::Cost needed = length();
    const std::uint64_t from = seed.wholeNumber(0);
    const std::size_t most = wanted();
    searching(console, "examining all layouts", limits,
              [&](const search::Limits& left) { atlas = klotski::Atlas::make(left, console.stop); });
    if (!atlas.isComplete()) return std::nullopt;
    return atlas.find(needed, most, from);
  }
};

struct FindLayouts {
  WantedLayouts wanted;
  LimitArguments limits;
  OutputForm form;

  void addTo(CLI::App& parser) {
    wanted.addTo(parser);
    limits.addTo(parser, "60");
    form.addTo(parser, "Prints one JSON object per line");
  }

  ExitCode run(const Console& console) const {
    klotski::Atlas atlas;
    const auto found = wanted.find(atlas, limits.from(usualGameLimits()), console);
    if (!found) {
      console.error << "searchlight-cli: not all layouts were examined: " << outcomeName(atlas.outcome())
                    << "\n";
      return kNo;
    }
    const search::Cost length = wanted.length();
    RowPrinter<klotski::Code> printer(
        console.out, form,
        {{"layout", "layout", kPlain, [](klotski::Code code) { return klotski::rowsOf(code); }},
         {"moves", "moves", kNumber, [=](klotski::Code /*code*/) { return length; }}});
    for (const klotski::Code code : *found) printer.add(code);
    if (!found->empty()) printer.finish();
    if (found->empty())
      console.error << "searchlight-cli: no layout needs " << length << (length == 1 ? " move" : " moves")
                    << "; the hardest ones need " << atlas.mostMoves() << "\n";
    else if (found->size() < wanted.wanted())
      console.error << "searchlight-cli: only " << found->size()
                    << (found->size() == 1 ? " layout" : " layouts") << " found\n";
    return found->size() < wanted.wanted() ? kNo : kDone;
  }
};

// ---- list: the catalogue ----

// The board's lines without what goes before them, parted by /.
std::string boardRowsOf(const klotski::Entry& entry) {
  std::string rows;
  LineReader lines(entry.text, entry.id);
  while (lines.nextFilled()) {
    if (lines.line() == "board") rows.clear();
    if (lines.line() == "board") continue;
    rows += (rows.empty() ? "" : "/") + std::string(lines.line());
  }
  return rows;
}

struct ListLayouts {
  OutputForm form;

  void addTo(CLI::App& parser) { form.addTo(parser, "Prints one JSON object per line"); }

  ExitCode run(const Console& console) const {
    using klotski::Entry;
    Columns<Entry> columns{{"name", "name", kPlain, [](const Entry& e) { return e.id; }},
                           {"title", "", kPlain, [](const Entry& e) { return e.chinese; }},
                           {"rows", "", kPlain, boardRowsOf}};
    const auto addFewest = [&](std::string_view name, auto figure) {
      const Record none = form.isText() ? Record("none") : Record();  // there is no solution
      columns.push_back({name, name, kNumber,
                         [=](const Entry& e) { return e.best.*figure < 0 ? none : Record(e.best.*figure); }});
    };
    using Best = decltype(Entry::best);
    addFewest("moves", &Best::moves);
    addFewest("straight", &Best::straight);
    addFewest("steps", &Best::steps);
    columns.push_back({"", "rows", kPlain, boardRowsOf});
    columns.push_back({"english", "", kPlain, [](const Entry& e) { return e.english; }});
    columns.push_back({"", "title", kPlain, [](const Entry& e) {
                         return std::string(e.chinese) + ", " + std::string(e.english);
                       }});
    RowPrinter<Entry> printer(console.out, form, std::move(columns));
    for (const Entry& entry : klotski::catalogue()) printer.add(entry);
    printer.finish();
    return kDone;
  }
};

}  // namespace

std::vector<std::string> generatedLayouts(const GeneratedSource& source, const search::Limits& limits,
                                          const Console& console) {
  return source.as<WantedLayouts>([&](const WantedLayouts& wanted) {
    klotski::Atlas atlas;
    const auto found = wanted.find(atlas, limits, console);
    const std::size_t many = found ? found->size() : 0;
    if (many < wanted.wanted())
      source.failFor(many, wanted.wanted(), "layouts",
                     found ? "there are no more" : outcomeName(atlas.outcome()));
    std::vector<std::string> rows;
    for (const klotski::Code code : *found) rows.push_back(klotski::rowsOf(code));
    return rows;
  });
}

std::size_t generatedLayoutCount(const GeneratedSource& source) {
  return source.as<WantedLayouts>([](const WantedLayouts& wanted) {
    static_cast<void>(wanted.length());
    static_cast<void>(wanted.seed.wholeNumber(0));
    return wanted.wanted();
  });
}

Command makeKlotskiList(CLI::App& parser) { return commandOf<ListLayouts>(parser); }
Command makeKlotskiFind(CLI::App& parser) { return commandOf<FindLayouts>(parser); }

}  // namespace searchlight::cli
