// app/cli/batch.cpp: the commands `batch ..`: an experiment asked on the line, its rows printed as soon as they are known.
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <sstream>

#include "app/cli/experiment.h"
#include "app/cli/searches.h"
#include "core/experiment/figures.h"
#include "core/text/files.h"
#include "core/text/line_reader.h"
#include "core/text/number_text.h"
#include "core/text/utf8.h"

namespace searchlight::cli {
namespace {

// A row a run instead of a row an instance: statistics of some columns over its finished rows.
class Summaries {
 public:
  // "expanded,seconds". Throws UsageError for what is not a column of numbers, or is there twice.
  Summaries(const std::string& quantities, const Columns<ExperimentRow>& columns)
      : m_columns(columns), m_results(fieldsOf(columns)) {
    std::size_t at = 0;
    do {
      const std::size_t end = std::min(quantities.find(',', at), quantities.size());
      const std::string name = quantities.substr(at, end - at);
      at = end + 1;
      const auto column = std::ranges::find(columns, name, &Column<ExperimentRow>::key);
      if (column == columns.end() || (column->kind & kNumber) == 0)
        throw UsageError(
            complaint("--summary", name, "is not a column of numbers; these are: " + listOfNumbers()));
      if (std::ranges::count(m_quantities, name) > 0)
        throw UsageError(complaint("--summary", name, "given twice"));
      m_quantities.push_back(name);
    } while (at <= quantities.size());
  }

  void add(const ExperimentRow& row) { m_results.add(fieldsOf(m_columns, row)); }

  // `isCommon`: statistics over the instances that every run has finished.
  void print(std::ostream& out, const OutputForm& form, bool isCommon) const {
    // For each run, a group for each quantity.
    using Row = std::vector<experiment::Group>;
    const experiment::RowIds all = m_results.rowsWith();
    const experiment::RowIds common =
        isCommon ? experiment::finishedByAll(m_results, all) : experiment::RowIds();
    const std::size_t run = *m_results.column(experiment::Results::kRun);
    std::vector<Row> rows;
    for (const std::string& quantity : m_quantities) {
      const std::size_t column = *m_results.column(quantity);
      std::vector<experiment::Group> groups = experiment::groupsOf(m_results, all, run, column);
      if (isCommon) {
        const std::vector<experiment::Group> ofCommon = experiment::groupsOf(m_results, common, run, column);
        for (experiment::Group& group : groups) {
          const auto at = std::ranges::find(ofCommon, group.name, &experiment::Group::name);
          group.summary = at == ofCommon.end() ? experiment::Summary() : at->summary;
        }
      }
      rows.resize(groups.size());
      for (std::size_t i = 0; i < groups.size(); ++i) rows[i].push_back(std::move(groups[i]));
    }
    Columns<Row> columns{
        {"run", "run", kPlain, [](const Row& row) { return row[0].name; }},
        {"rows", "rows", kNumber, [](const Row& row) { return row[0].rows.size(); }},
        {"solved", "solved", kNumber, [](const Row& row) { return row[0].solved; }},
        {"counted", isCommon ? "common" : "", kNumber, [](const Row& row) { return row[0].summary.count; }}};
    std::vector<std::pair<std::string, std::string>> heads;  // columns keep views of them
    heads.reserve(m_quantities.size() * kStatistics.size());
    for (std::size_t i = 0; i < m_quantities.size(); ++i)
      for (const Statistic& statistic : kStatistics) {
        const auto& [key, title] =
            heads.emplace_back(m_quantities[i] + "." + statistic.key,
                               statistic.title[0] ? m_quantities[i] + ", " + statistic.title : std::string());
        columns.push_back({key, title, kNumber, [i, &statistic, isText = form.isText()](const Row& row) {
                             const experiment::Summary& summary = row[i].summary;
                             if (summary.count == 0) return Record();
                             const double value = summary.*statistic.value;
                             return isText ? Record(shortText(value)) : Record(value);
                           }});
      }
    RowPrinter<Row> printer(out, form, columns);
    for (const Row& row : rows) printer.add(row);
    printer.finish();
  }

 private:
  struct Statistic {
    const char *key, *title;  // no title: not for people
    double experiment::Summary::*value;
  };
  static constexpr std::array<Statistic, 6> kStatistics{
      {{"min", "", &experiment::Summary::min},
       {"lowerQuartile", "", &experiment::Summary::lowerQuartile},
       {"median", "median", &experiment::Summary::median},
       {"upperQuartile", "", &experiment::Summary::upperQuartile},
       {"max", "", &experiment::Summary::max},
       {"mean", "mean", &experiment::Summary::mean}}};

  // Three digits, or whole.
  static std::string shortText(double value) {
    const double digits = value == 0 ? 2 : std::floor(std::log10(std::abs(value)));
    return numberText(value, std::clamp(2 - static_cast<int>(digits), 0, 9));
  }
  std::string listOfNumbers() const {
    std::vector<std::string_view> names;
    for (const Column<ExperimentRow>& column : m_columns)
      if ((column.kind & kNumber) != 0) names.push_back(column.key);
    return listOfNames(names);
  }

  Columns<ExperimentRow> m_columns;
  experiment::Results m_results;
  std::vector<std::string> m_quantities;
};

class BatchCommand {
 public:
  BatchCommand(CLI::App& parser, const ExperimentDomain& domain) : m_domain(domain) {
    parser.add_option(domain.source, m_sources, domain.sourceHelp)->type_name("");
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
    m_setUp.addTo(
        parser, "--setup", "FILE.searchlight",
        "Takes sources and runs from an experiment that the window has saved; the command line overrides it");
    m_summary.addTo(
        parser, "--summary", "COLUMN,COLUMN,..",
        "Prints one row per run: how many instances it has solved, and median and mean of each of these "
        "columns (with --csv and --json also the quartiles), over the searches that no limit has ended; "
        "at most 200000 rows");
    parser.add_flag("--common", m_isCommon,
                    "Computes the statistics over the instances that every run has finished");
    parser.add_flag("--markdown", m_words.form.markdown, "Prints the summary as a Markdown table");
  }

  ExitCode run(const Console& console) const {
    m_words.form.check();
    const Experiment asked = experiment(console.error);
    const RowsBefore before =
        m_resume.isGiven() ? RowsBefore(m_resume.text, asked, m_words.form) : RowsBefore();
    std::ostringstream text;
    std::optional<RowPrinter<ExperimentRow>> printer;
    const auto flush = [&] {
      console.out << text.str() << std::flush;
      text.str({});
      return bool(console.out);
    };
    std::optional<Summaries> summaries;
    if (m_summary.isGiven()) summaries.emplace(m_summary.text, columnsOf(asked));
    ExperimentSink sink;
    sink.begin = [&](const Columns<ExperimentRow>& columns, std::uint64_t rows) {
      if (summaries && rows > experiment::Results::kMostRows)
        throw UsageError("--summary: at most " + std::to_string(experiment::Results::kMostRows) +
                         " rows, found " + std::to_string(rows));
      if (summaries) return;
      printer.emplace(text, m_words.form, columns, TextForm::Stream);
      if (asked.shard.number > 1 || !before.isEmpty()) text.str({});  // one head for all parts
      flush();
    };
    sink.add = [&](const ExperimentRow& row) {
      if (summaries) {
        summaries->add(row);
        return true;
      }
      printer->add(row);
      return flush();
    };
    const ExperimentEnd end = [&] {
      try {
        return answer(asked, before, sink, console);
      } catch (const UsageError& error) {
        failInFile(error);
        throw;
      }
    }();
    if (summaries) {
      summaries->print(text, m_words.form, m_isCommon);
      flush();
    }
    return end.isComplete && end.isAllSolved ? kDone : kNo;
  }

 private:
  Experiment experiment(std::ostream& error) const {
    if (m_resume.isGiven() && m_words.form.isText()) throw UsageError("--resume: needs --csv or --json");
    if (m_resume.text == kStandardStream) throw UsageError("--resume -: must be a file");
    if (m_runsFile.text == kStandardStream && std::ranges::count(m_sources, kStandardStream) > 0)
      throw UsageError("-: standard input can be read only once");
    if (m_resume.isGiven())
      for (const std::vector<std::string>* texts : {&m_sources, &m_words.runs})
        for (const std::string& text : *texts)
          if (text.find('\n') != std::string::npos)
            throw UsageError(complaint("--resume", text, "a row of it is not one line"));
    if (m_words.form.markdown && !m_summary.isGiven()) throw UsageError("--markdown: needs --summary");
    if (m_isCommon && !m_summary.isGiven()) throw UsageError("--common: needs --summary");
    if (m_summary.isGiven())
      for (const auto& [name, argument] : {std::pair{"--resume", &m_resume}, {"--shard", &m_shard}})
        if (argument->isGiven()) throw UsageError(std::string("--summary: cannot be combined with ") + name);
    Experiment asked{.domain = std::string(m_domain.name), .sources = {}, .runs = {}};
    if (m_setUp.isGiven()) asked = readExperiment(m_setUp.text, m_domain.name, error);
    if (!m_sources.empty()) asked.sources = m_sources;
    const auto require = [&](bool isThere, const char* what, const std::string& missing) {
      if (isThere) return;
      if (m_setUp.isGiven()) throw FormatError(m_setUp.text, 0, std::string("question: has no ") + what);
      throw UsageError(missing + " or --setup is missing");
    };
    require(!asked.sources.empty(), "source-1", m_domain.source);
    if (auto runs = typedRuns(); !runs.empty()) asked.runs = std::move(runs);
    require(!asked.runs.empty(), "run-1", "--run, --runs");
    if (m_words.repeat.isGiven()) asked.repeat = m_words.times();
    if (m_jobs.isGiven()) asked.jobs = m_jobs.wholeNumber(1, Experiment::kMostJobs);
    asked.shard = part();
    const search::Limits given = m_words.limits.from({});
    if (m_words.limits.seconds.isGiven()) asked.seconds = given.seconds;
    if (m_words.limits.megabytes.isGiven()) asked.bytes = given.bytes;
    return asked;
  }

  struct RunLine {
    int line;
    std::string text;
  };
  std::vector<RunLine> runsOfFile() const {
    constexpr std::size_t kMostBytes = std::size_t{1} << 20;
    const std::string& name = fileName("--runs", m_runsFile.text);
    std::string text = readFile(name, kMostBytes);
    if (auto wide = utf8FromUtf16(text)) text = std::move(*wide);
    std::string_view rest = text;
    if (rest.starts_with("\xEF\xBB\xBF")) rest.remove_prefix(3);
    std::vector<RunLine> all;
    for (int line = 1; !rest.empty(); ++line) {
      const std::string_view one = rest.substr(0, rest.find('\n'));
      rest.remove_prefix(std::min(one.size() + 1, rest.size()));
      const std::size_t first = one.find_first_not_of(" \t\r"), last = one.find_last_not_of(" \t\r");
      if (first != std::string_view::npos && one[first] != '#')
        all.push_back({line, std::string(one.substr(first, last - first + 1))});
    }
    if (all.empty()) throw FormatError(name, 1, "no run");
    return all;
  }
  // Standard input is read once.
  const std::vector<RunLine>& fileRuns() const {
    if (!m_fileRuns) m_fileRuns = m_runsFile.isGiven() ? runsOfFile() : std::vector<RunLine>();
    return *m_fileRuns;
  }
  std::vector<std::string> typedRuns() const {
    std::vector<std::string> all = m_words.runs;
    for (const RunLine& run : fileRuns()) all.push_back(run.text);
    return all;
  }
  // What is wrong with a run of the file is said of its line; of no other error is anything said.
  void failInFile(const UsageError& error) const {
    const std::string what = error.what();
    for (const RunLine& run : fileRuns())
      if (const std::string before = complaint("--run", run.text, "");
          what.starts_with(before) && std::ranges::count(m_words.runs, run.text) == 0)
        throw FormatError(m_runsFile.text, run.line, inQuotes(run.text) + ": " + what.substr(before.size()));
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
  bool m_isCommon = false;
  Argument m_runsFile, m_jobs{"1"}, m_shard, m_resume, m_setUp, m_summary;
  mutable std::optional<std::vector<RunLine>> m_fileRuns;
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
