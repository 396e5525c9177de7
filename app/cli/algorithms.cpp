// app/cli/algorithms.cpp: the command `algorithms`: the catalogue.
#include "core/search/algorithms.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <memory>
#include <ostream>

#include "app/cli/commands.h"
#include "app/cli/output.h"

namespace searchlight::cli {
namespace {

using search::AlgorithmInfo;

void writeJson(std::ostream& out) {
  for (const AlgorithmInfo& row : search::algorithms()) {
    nlohmann::ordered_json domains = nlohmann::ordered_json::array();
    for (const std::string_view domain : row.domains) domains.push_back(domain);
    writeJsonLine(out, {{"name", row.name},
                        {"title", row.title},
                        {"complete", row.complete},
                        {"optimal", row.optimal},
                        {"heuristic", row.usesHeuristic},
                        {"domains", domains}});
  }
}

using TextRow = std::array<std::string, 6>;

TextRow textRow(const AlgorithmInfo& row) {
  std::string domains;
  for (const std::string_view domain : row.domains) {
    if (!domains.empty()) domains += ", ";
    domains += domain;
  }
  return {std::string(row.name),    std::string(row.title),           std::string(row.complete),
          std::string(row.optimal), row.usesHeuristic ? "yes" : "no", domains};
}

void writeText(std::ostream& out) {
  std::vector<TextRow> rows{{"name", "title", "complete", "optimal", "heuristic", "domains"}};
  for (const AlgorithmInfo& row : search::algorithms()) rows.push_back(textRow(row));
  std::array<std::size_t, 6> widths{};
  for (const TextRow& row : rows)
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
  for (const TextRow& row : rows) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      line += row[i];
      if (i + 1 < row.size()) line.append(widths[i] - row[i].size() + 2, ' ');
    }
    out << line << '\n';
  }
}

}  // namespace

Command addAlgorithmsCommand(CLI::App& program) {
  CLI::App* command = program.add_subcommand("algorithms", "Lists the searches and what each promises");
  auto json = std::make_shared<bool>(false);
  command->add_flag("--json", *json, "One object a line");
  return [json](const Console& console) {
    *json ? writeJson(console.out) : writeText(console.out);
    return int{kDone};
  };
}

}  // namespace searchlight::cli
