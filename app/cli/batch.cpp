// app/cli/batch.cpp: the options of a batch, and the queries of scenario files as one.
#include "app/cli/batch.h"

#include "app/cli/route_report.h"
#include "core/files/recognise.h"
#include "core/grid/route_command.h"
#include "core/grid/scenario.h"

namespace searchlight::cli {

void BatchWords::addTo(CLI::App& parser, const char* source, const char* help, const std::string& time) {
  parser.add_option(source, sources, help)->required()->type_name("");
  parser.add_option("--run", runs, "A search with its own options; repeatable")
      ->type_name("\"NAME [options]\"")
      ->allow_extra_args(false)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  runsFile.addTo(parser, "--runs", "FILE", "A file of runs, one per line; # begins a comment");
  limits.addTo(parser, time);
  repeat.addTo(parser, "--repeat", "N",
               "Runs each search N times, from 1 to " + std::to_string(CompareWords::kMost) +
                   "; seconds is the median (default: 1)");
  jobs.addTo(parser, "--jobs", "N",
             "Runs N searches at a time, which then share the processor and the memory; see the column jobs "
             "(default: 1, each search is measured alone)");
  shard.addTo(parser, "--shard", "I/N", "Only part I of N of the rows; all parts together are the whole");
  resume.addTo(parser, "--resume", "FILE",
               "Leaves out the rows that FILE has, written by the same command with --csv or --json; append "
               "the output to it");
  form.addTo(parser, "Prints one JSON object per line");
}

std::vector<std::string> BatchWords::typedRuns() const {
  if (resume.isGiven() && form.isText()) throw UsageError("--resume: needs --csv or --json");
  std::vector<std::string> all = runs;
  if (runsFile.isGiven()) {
    constexpr std::size_t kMostBytes = std::size_t{1} << 20;
    const std::string text = readFile(fileName("--runs", runsFile.text), kMostBytes);
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
      while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.pop_back();
      if (!line.empty() && !line.starts_with('#')) all.push_back(line);
    }
  }
  if (all.empty()) throw UsageError("--run or --runs is missing");
  return all;
}

BatchWords::Shard BatchWords::part() const {
  if (!shard.isGiven()) return {};
  constexpr int kMost = 1'000'000;
  const std::size_t slash = std::min(shard.text.find('/'), shard.text.size());
  const std::optional<int> of =
      parseInteger(std::string_view(shard.text).substr(std::min(slash + 1, shard.text.size())), 1, kMost);
  const std::optional<int> number =
      of ? parseInteger(std::string_view(shard.text).substr(0, slash), 1, *of) : of;
  if (!number) throw shard.wrong("must be I/N, with I from 1 to N");
  return {static_cast<std::uint64_t>(*number), static_cast<std::uint64_t>(*of)};
}

RowsBefore::RowsBefore(const std::string& file, const std::vector<std::string>& beginnings) {
  constexpr std::size_t kMostBytes = std::size_t{1} << 30;
  std::error_code error;
  if (!std::filesystem::exists(fileName("--resume", file), error)) return;
  m_text = readFile(file, kMostBytes);
  const auto isPartOf = [&](const std::string& beginning) {
    return m_text.starts_with(beginning) || beginning.starts_with(m_text);
  };
  if (std::ranges::none_of(beginnings, isPartOf))
    throw FormatError(file, 1, "not rows of this batch in this form");
  const std::size_t whole = m_text.rfind('\n') + 1;  // 0 where there is none
  if (whole < m_text.size()) {
    m_text.resize(whole);
    std::filesystem::resize_file(file, whole, error);
    if (error) throw FormatError(file, 0, "cannot be repaired: " + error.message());
  }
  for (std::size_t at = 0; at < m_text.size();) {
    const std::size_t end = m_text.find('\n', at);
    m_lines.push_back(std::string_view(m_text).substr(at, end - at));
    at = end + 1;
  }
  std::ranges::sort(m_lines);
}

bool RowsBefore::has(const std::string& beginning) const {
  const auto at = std::ranges::lower_bound(m_lines, std::string_view(beginning));
  return at != m_lines.end() && at->starts_with(beginning);
}

namespace {

struct QueryCase {
  Instance instance;
  grid::ScenarioQuery query;
};
struct QueryReport {
  grid::ScenarioAnswer answered;
  double seconds = 0, setupSeconds = 0;
  search::Outcome outcome() const { return answered.outcome; }
  bool isSolved() const { return outcome() == search::Outcome::Solved; }
};

struct QueryBatch {
  using Case = QueryCase;
  using Run = RouteRun;
  using Report = QueryReport;
  using Set = CaseSet<Case, Run, Report>;
  static constexpr const char* kSource = "FILE.scen";
  static constexpr const char* kSourceHelp =
      "Queries in the format of MovingAI (.scen); the map is found beside the file";
  static constexpr std::string_view kSourceKey = "scenario";
  static constexpr const char* kTime = "no limit";
  static constexpr auto options = grid::routeOptions;

  static bool isOfTypedRun(std::string_view key) {
    return isNoAlgorithm(key) && key != "from" && key != "to" && key != "window";
  }
  // The benchmark's convention, as `scenario` has it.
  static Run usual() {
    Run run;
    grid::useScenarioRules(run.asked.options);
    return run;
  }
  static Columns<Case> caseColumns() {
    const auto point = [](Point p) { return std::to_string(p.x) + "," + std::to_string(p.y); };
    return {{"line", "line", kNumber, [](const Case& c) { return c.instance.name; }, {}, 7},
            {"bucket", "", kNumber, [](const Case& c) { return c.query.bucket; }},
            {"start", "start", kPlain, [=](const Case& c) { return point(c.query.start); }, {}, 9},
            {"goal", "goal", kPlain, [=](const Case& c) { return point(c.query.goal); }, {}, 9},
            {"optimum",
             "optimum",
             kNumber,
             [](const Case& c) { return c.query.isLengthKnown() ? Record(c.query.optimal) : Record(); },
             {},
             14}};
  }
  static Columns<Report> columns() {
    using R = Report;
    const auto ifSolved = [](auto member) {
      return [=](const R& r) { return r.isSolved() ? Record(r.answered.*member) : Record(); };
    };
    const auto counted = [](std::string_view key, std::string_view title, auto member) {
      return Column<R>{key, title, kNumber, [=](const R& r) { return r.answered.stats.*member; }, {}, 10};
    };
    using search::Stats;
    return {{"outcome", "outcome", kPlain, [](const R& r) { return outcomeName(r.outcome()); }, {}, 12},
            {"cost", "cost", kNumber, ifSolved(&grid::ScenarioAnswer::cost), {}, 14},
            {"steps", "steps", kNumber, ifSolved(&grid::ScenarioAnswer::steps), {}, 8},
            counted("expanded", "expanded", &Stats::expanded),
            counted("generated", "generated", &Stats::generated),
            counted("reopened", "", &Stats::reopened),
            counted("peakOpen", "", &Stats::peakOpen),
            counted("scanned", "", &Stats::scanned),
            {"seconds", "seconds", kSeconds, [](const R& r) { return r.seconds; }, {}, 10},
            {"setupSeconds", "set-up", kSeconds, [](const R& r) { return r.setupSeconds; }, {}, 10},
            {"reason", "", kPlain, [](const R& /*r*/) { return kLeftOut; }}};
  }

  static Set open(const std::string& source, std::size_t bytes, const Console& console) {
    const std::filesystem::path file = fileName(kSource, source);
    const grid::Scenario scenario = readingWithin(console.memory, bytes, source, [&] {
      std::string text = readFile(file, grid::kMaxScenarioFileBytes);
      files::expectKind(text, source, files::Kind::Scenario);
      return grid::Scenario(std::move(text), source);
    });
    Set set;
    if (scenario.isEmpty()) return set;
    std::string warning;
    const std::string path = scenario.findMap(file, "").string();
    std::optional<grid::MapDocument> document = readMapWithin(path, console.memory, bytes, warning);
    if (!document) throw NoRoomToRead(path);
    static_cast<void>(scenario.firstOn(document->map));
    scenario.forEach(&document->map, [&](const grid::ScenarioRow& row) {
      set.cases.push_back(
          {{row.query.line, row.isBroken() ? english(row.reason) : std::string()}, row.query});
      return true;
    });
    // One session answers all queries, with the memory of the one before.
    const auto queries = std::make_shared<std::vector<Case>>(set.cases);
    const auto graph = std::make_shared<const grid::RouteGraph>(std::move(document->map));
    const auto questionOf = [=](const Run& run) {
      const auto first =
          std::ranges::find_if(*queries, [](const Case& c) { return c.instance.broken.empty(); });
      grid::RouteQuestion question = run.asked;
      question.from = first->query.start;
      question.to = first->query.goal;
      return question;
    };
    set.require = [=](const Run& run) {
      if (const auto why = grid::whyNot(graph->map(), questionOf(run))) throw UsageError(english(*why));
    };
    set.prepare = [=](const Run& run, const Console& with) -> typename Set::Answer {
      const auto session = std::make_shared<grid::ScenarioRun>(graph, questionOf(run));
      return [=, &with](std::size_t at, const std::string& progress) {
        QueryReport report;
        searching(with, progress, run.limits, [&](search::Limits limits) {
          limits.bytes += session->bytes();
          report.answered = session->answer((*queries)[at].query, limits, with.stop);
        });
        report.seconds = report.answered.seconds;
        report.setupSeconds = report.answered.setupSeconds;
        return report;
      };
    };
    return set;
  }
};

}  // namespace

Command makeBatchRoute(CLI::App& parser) { return commandOf<Batch<QueryBatch>>(parser); }

}  // namespace searchlight::cli
