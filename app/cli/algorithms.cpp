// app/cli/algorithms.cpp: the command `algorithms`: the catalogue.
#include "core/search/algorithms.h"

#include "app/cli/arguments.h"
#include "app/cli/rows.h"

namespace searchlight::cli {
namespace {

struct ListAlgorithms {
  OutputForm form;

  void addTo(CLI::App& parser) { form.addTo(parser, "Prints one JSON object per line"); }

  ExitCode run(const Console& console) const {
    using Info = search::AlgorithmInfo;
    const auto domains = [](const Info& info) { return Record(info.domains); };
    const auto inOneField = [](const Info& info) {
      std::string names;
      for (const std::string_view domain : info.domains)
        names += (names.empty() ? "" : " ") + std::string(domain);
      return names;
    };
    RowPrinter<Info> printer(
        console.out, form,
        {{"name", "name", kPlain, [](const Info& info) { return info.name; }},
         {"title", "title", kPlain, [](const Info& info) { return info.title; }},
         {"complete", "complete", kPlain, [](const Info& info) { return info.complete; }},
         {"optimal", "optimal", kPlain, [](const Info& info) { return info.optimal; }},
         {"heuristic", "heuristic", kPlain, [](const Info& info) { return info.usesHeuristic; }},
         {"domains", "domains", kNotCsv, domains},
         {"domains", "", kNotJson, inOneField}});
    for (const Info& info : search::algorithms()) printer.add(info);
    printer.finish();
    return kDone;
  }
};

}  // namespace

Command makeAlgorithms(CLI::App& parser) { return commandOf<ListAlgorithms>(parser); }

}  // namespace searchlight::cli
