// app/cli/algorithms.cpp: the command `algorithms`: the catalogue.
#include "core/search/algorithms.h"

#include <CLI/CLI.hpp>
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

void writeCsv(std::ostream& out) {
  constexpr std::string_view kColumns[] = {"name", "title", "complete", "optimal", "heuristic", "domains"};
  writeCsvTitles(out, kColumns);
  for (const AlgorithmInfo& row : search::algorithms()) {
    std::string domains;
    for (const std::string_view domain : row.domains)
      domains += (domains.empty() ? "" : " ") + std::string(domain);
    writeCsvLine(out,
                 {{"name", row.name},
                  {"title", row.title},
                  {"complete", row.complete},
                  {"optimal", row.optimal},
                  {"heuristic", row.usesHeuristic},
                  {"domains", domains}},
                 kColumns);
  }
}

void writeText(std::ostream& out) {
  Table table({{"name"}, {"title"}, {"complete"}, {"optimal"}, {"heuristic"}, {"domains"}});
  for (const AlgorithmInfo& row : search::algorithms()) {
    std::string domains;
    for (const std::string_view domain : row.domains) {
      if (!domains.empty()) domains += ", ";
      domains += domain;
    }
    table.add({std::string(row.name), std::string(row.title), std::string(row.complete),
               std::string(row.optimal), row.usesHeuristic ? "yes" : "no", domains});
  }
  table.write(out);
}

}  // namespace

Command makeAlgorithms(CLI::App& parser) {
  auto form = std::make_shared<OutputForm>();
  form->addTo(parser, "Prints one JSON object per line");
  return [form](const Console& console) {
    form->check();
    (form->json ? writeJson : form->csv ? writeCsv : writeText)(console.out);
    return int{kDone};
  };
}

}  // namespace searchlight::cli
