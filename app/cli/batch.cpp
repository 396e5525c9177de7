// app/cli/batch.cpp: the commands `batch ..`: an experiment asked on the line, its rows printed as soon as they are known.
#include <sstream>

#include "app/cli/experiment.h"
#include "app/cli/searches.h"
#include "core/text/files.h"
#include "core/text/line_reader.h"

namespace searchlight::cli {
namespace {

class BatchCommand {
 public:
  BatchCommand(CLI::App& parser, const ExperimentDomain& domain) : m_domain(domain) {
    parser.add_option(domain.source, m_sources, domain.sourceHelp)->required()->type_name("");
    m_words.addTo(parser, "A search with its own options; repeatable", domain.time,
                  "Prints one JSON object per line");
    m_runsFile.addTo(parser, "--runs", "FILE", "A file of runs, one per line; # begins a comment");
    m_jobs.addTo(parser, "--jobs", "N",
                 "Runs N searches at a time, which then share the processor and the memory; see the column "
                 "jobs (default: 1, each search is measured alone)");
    m_shard.addTo(parser, "--shard", "I/N", "Only part I of N of the rows; all parts together are the whole");
    m_resume.addTo(parser, "--resume", "FILE",
                   "Leaves out the rows that FILE has, written by the same command with --csv or --json; "
                   "append the output to it");
  }

  ExitCode run(const Console& console) const {
    m_words.form.check();
    const Experiment asked = experiment();
    const RowsBefore before =
        m_resume.isGiven() ? RowsBefore(m_resume.text, asked, m_words.form) : RowsBefore();
    std::ostringstream text;
    std::optional<RowPrinter<ExperimentRow>> printer;
    const auto flush = [&] {
      console.out << text.str() << std::flush;
      text.str({});
      return bool(console.out);
    };
    ExperimentSink sink;
    sink.begin = [&](const Columns<ExperimentRow>& columns) {
      printer.emplace(text, m_words.form, columns, TextForm::Stream);
      if (asked.shard.number > 1 || !before.isEmpty()) text.str({});  // one head for all parts
      flush();
    };
    sink.add = [&](const ExperimentRow& row) {
      printer->add(row);
      return flush();
    };
    const ExperimentEnd end = answer(asked, before, sink, console);
    return end.isComplete && end.isAllSolved ? kDone : kNo;
  }

 private:
  Experiment experiment() const {
    if (m_resume.isGiven() && m_words.form.isText()) throw UsageError("--resume: needs --csv or --json");
    Experiment asked{.domain = std::string(m_domain.name), .sources = m_sources, .runs = typedRuns()};
    asked.repeat = m_words.times();
    asked.jobs = m_jobs.wholeNumber(1, Experiment::kMostJobs);
    asked.shard = part();
    const search::Limits given = m_words.limits.from({});
    if (m_words.limits.seconds.isGiven()) asked.seconds = given.seconds;
    if (m_words.limits.megabytes.isGiven()) asked.bytes = given.bytes;
    return asked;
  }

  std::vector<std::string> typedRuns() const {
    std::vector<std::string> all = m_words.runs;
    if (m_runsFile.isGiven()) {
      constexpr std::size_t kMostBytes = std::size_t{1} << 20;
      const std::string text = readFile(fileName("--runs", m_runsFile.text), kMostBytes);
      std::istringstream lines(text);
      for (std::string line; std::getline(lines, line);) {
        while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.pop_back();
        if (!line.empty() && !line.starts_with('#')) all.push_back(line);
      }
    }
    if (all.empty()) throw UsageError("--run or --runs is missing");
    return all;
  }

  // "2/3": every third row, from the second one on.
  Experiment::Shard part() const {
    if (!m_shard.isGiven()) return {};
    constexpr int kMost = 1'000'000;
    const std::string_view text = m_shard.text;
    const std::size_t slash = std::min(text.find('/'), text.size());
    const std::optional<int> of = parseInteger(text.substr(std::min(slash + 1, text.size())), 1, kMost);
    const std::optional<int> number = of ? parseInteger(text.substr(0, slash), 1, *of) : of;
    if (!number) throw m_shard.wrong("must be I/N, with I from 1 to N");
    return {static_cast<std::uint64_t>(*number), static_cast<std::uint64_t>(*of)};
  }

  const ExperimentDomain& m_domain;
  std::vector<std::string> m_sources;
  RunWords m_words;
  Argument m_runsFile, m_jobs{"1"}, m_shard, m_resume;
};

Command makeBatch(CLI::App& parser, std::string_view domain) {
  const auto batch = std::make_shared<BatchCommand>(parser, experimentDomain(domain));
  return [batch](const Console& console) { return int{batch->run(console)}; };
}

}  // namespace

Command makeBatchRoute(CLI::App& parser) { return makeBatch(parser, "route"); }
Command makeBatchSokoban(CLI::App& parser) { return makeBatch(parser, "sokoban"); }
Command makeBatchKlotski(CLI::App& parser) { return makeBatch(parser, "klotski"); }
Command makeBatchLines(CLI::App& parser) { return makeBatch(parser, "lines"); }

}  // namespace searchlight::cli
