// app/cli/map_generate.cpp: the commands `map generate` and `map list`: the map lab's generators.
#include <algorithm>
#include <cctype>
#include <cmath>
#include <ostream>
#include <tuple>

#include "app/cli/experiment.h"
#include "app/cli/generated.h"
#include "app/cli/rows.h"
#include "core/grid/map_format.h"
#include "core/text/files.h"
#include "core/text/line_reader.h"
#include "core/text/number_text.h"

namespace searchlight::cli {
namespace {

std::string optionOf(const grid::GeneratorDial& dial) {
  std::string name = dial.name;
  std::ranges::transform(name, name.begin(), [](unsigned char c) { return std::tolower(c); });
  return name;
}
// As in the window: whole hundredths.
int percent(double share) { return static_cast<int>(std::lround(100 * share)); }

// Each dial once: several generators may have the same.
const std::vector<std::string>& dialNames() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> all;
    for (const grid::GeneratorInfo& info : grid::generators())
      if (info.dial && std::ranges::find(all, optionOf(*info.dial)) == all.end())
        all.push_back(optionOf(*info.dial));
    return all;
  }();
  return names;
}

// "whose, from 0 to 100 (default: 30)".
std::string dialHelp(const std::string& name) {
  std::string owners, bounds;
  for (const grid::GeneratorInfo& info : grid::generators()) {
    if (!info.dial || optionOf(*info.dial) != name) continue;
    owners += (owners.empty() ? "" : ", ") + std::string(info.id);
    bounds = std::to_string(percent(info.dial->min)) + " to " + std::to_string(percent(info.dial->max)) +
             " percent (default: " + std::to_string(percent(info.dial->standard)) + ")";
  }
  return "Of " + owners + ": " + bounds;
}

}  // namespace

void WantedMap::addTo(CLI::App& parser) {
  std::vector<std::string_view> ids;
  for (const grid::GeneratorInfo& info : grid::generators()) ids.push_back(info.id);
  kind.addTo(parser, "KIND", "", "Generator: " + listOfNames(ids))->required();
  size.addTo(parser, "--size", "WxH",
             "Columns and rows, each from 1 to " + std::to_string(grid::Map::kMaxSide) + " (default: 31x31)");
  seed.addTo(parser, "--seed", "S", "Random seed; the same seed gives the same map (default: 1)");
  dials.resize(dialNames().size());
  for (std::size_t i = 0; i < dials.size(); ++i)
    dials[i].addTo(parser, "--" + dialNames()[i], "PERCENT", dialHelp(dialNames()[i]));
}

grid::GeneratorSettings WantedMap::settings() const {
  const grid::GeneratorInfo* info = grid::findGenerator(kind.text);
  if (!info) {
    std::vector<std::string_view> ids;
    for (const grid::GeneratorInfo& one : grid::generators()) ids.push_back(one.id);
    throw kind.wrong("must be " + listOfNames(ids));
  }
  grid::GeneratorSettings settings;
  settings.generator = info->generator;
  std::tie(settings.width, settings.height) = size.columnsAndRows(1, grid::Map::kMaxSide);
  settings.seed = seed.wholeNumber(0);
  for (std::size_t i = 0; i < dials.size(); ++i) {
    if (!dials[i].isGiven()) continue;
    if (!info->dial || optionOf(*info->dial) != dialNames()[i])
      throw dials[i].wrong("is not a setting of " + kind.text);
    const auto share = dials[i].wholeNumber(static_cast<std::uint64_t>(percent(info->dial->min)),
                                            static_cast<std::uint64_t>(percent(info->dial->max)));
    settings.amount = static_cast<double>(share) / 100.0;
  }
  return settings;
}

std::string WantedMap::text(const grid::GeneratorSettings& settings) {
  const grid::GeneratorInfo& info = grid::generatorInfo(settings.generator);
  std::string text = std::string(info.id) + " --size " + std::to_string(settings.width) + "x" +
                     std::to_string(settings.height);
  if (info.usesSeed) text += " --seed " + std::to_string(settings.seed);
  if (info.dial)
    text += " --" + optionOf(*info.dial) + " " +
            std::to_string(percent(settings.amount.value_or(info.dial->standard)));
  return text;
}

namespace {

struct GenerateMap {
  WantedMap wanted;
  Argument output;

  void addTo(CLI::App& parser) {
    wanted.addTo(parser);
    output.addTo(
        parser, "-o,--output", "FILE",
        "Where the map goes (default: -, standard output): .map in the format of MovingAI, or .slmap, "
        "which also keeps weights and far ends as start and goal; without a file .map unless there are "
        "weights");
  }

  ExitCode run(const Console& console) const {
    const grid::MapDocument document = grid::generateDocument(wanted.settings());
    if (!output.isGiven() || output.text == kStandardStream) {
      console.out << grid::writeMap(
          document, grid::losesWeights(document.map) ? grid::MapFormat::Plain : grid::MapFormat::Octile);
      return kDone;
    }
    const std::string& file = fileName("--output", output.text);
    const bool isOctile = file.ends_with(grid::kOctileExtension) || file.ends_with(grid::kGridExtension);
    if (!isOctile && !file.ends_with(grid::kPlainExtension))
      throw output.wrong("must end in .map, .grid or .slmap, or be -");
    if (isOctile && grid::losesWeights(document.map))
      throw output.wrong("a map with weights needs the ending .slmap");
    grid::writeMapFile(file, document, isOctile ? grid::MapFormat::Octile : grid::MapFormat::Plain);
    return kDone;
  }
};

struct ListGenerators {
  OutputForm form;

  void addTo(CLI::App& parser) { form.addTo(parser, "Prints one JSON object per line"); }

  ExitCode run(const Console& console) const {
    using Info = grid::GeneratorInfo;
    const auto dial = [](auto value) {
      return [=](const Info& info) { return info.dial ? Record(value(*info.dial)) : Record(); };
    };
    using Dial = grid::GeneratorDial;
    RowPrinter<Info> printer(
        console.out, form,
        {{"kind", "kind", kPlain, [](const Info& info) { return info.id; }},
         {"option", "option", kPlain, dial([](const Dial& d) { return "--" + optionOf(d); })},
         {"least", "least", kNumber, dial([](const Dial& d) { return percent(d.min); })},
         {"most", "most", kNumber, dial([](const Dial& d) { return percent(d.max); })},
         {"default", "default", kNumber, dial([](const Dial& d) { return percent(d.standard); })},
         {"usesSeed", "seed", kPlain, [](const Info& info) { return info.usesSeed; }},
         {"summary", "summary", kPlain, [](const Info& info) { return info.summary; }}});
    for (const Info& info : grid::generators()) printer.add(info);
    printer.finish();
    return kDone;
  }
};

}  // namespace

Command makeMapGenerate(CLI::App& parser) { return commandOf<GenerateMap>(parser); }
Command makeMapList(CLI::App& parser) { return commandOf<ListGenerators>(parser); }

grid::Map generatedMap(const std::string& name) {
  return GeneratedSource("generated:maps " + name, {"maps"}).as<WantedMap>([](const WantedMap& wanted) {
    return grid::generate(wanted.settings());
  });
}

}  // namespace searchlight::cli
