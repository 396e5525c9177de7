// app/cli/experiment_domain.h: an experiment of one domain: its sources opened, its rows answered one after the other or several at a time.
#pragma once
#include <atomic>
#include <memory>
#include <mutex>
#include <thread>

#include "app/cli/experiment.h"
#include "app/cli/searches.h"

namespace searchlight::cli {

// What one of the named sources holds. Case has an Instance called `instance`.
template <class Case, class Run, class Report>
struct CaseSet {
  std::vector<Case> cases;
  // Makes ready for a search of that kind, and then answers case after case.
  using Answer = std::function<Report(std::size_t at, const std::string& progress)>;
  std::function<Answer(const Run& run, const Console& console)> prepare;
  // Throws UsageError where such a search cannot be made; null: all can.
  std::function<void(const Run& run)> require = {};
};

// A board of a game as a case, and what all boards that were read are: each is searched as the command that solves it does.
struct BoardCase {
  Instance instance;
};
template <class Searches>
CaseSet<BoardCase, typename Searches::Run, typename Searches::Report> casesOf(
    std::shared_ptr<const Searches> searches) {
  CaseSet<BoardCase, typename Searches::Run, typename Searches::Report> set;
  for (Instance& instance : searches->instances()) set.cases.push_back({std::move(instance)});
  set.prepare = [=](const typename Searches::Run& run, const Console& with) {
    return [=, &with](std::size_t at, const std::string& progress) {
      return searches->answer(at, run, with, progress);
    };
  };
  return set;
}

// Domain: Case, Run, Report, kSourceKey, options(), isOfTypedRun(), usual() (the run that all begin with), caseColumns(), columns(),
// and open(source, bytes, console), which throws UsageError, FormatError or NoRoomToRead.
template <class Domain>
class ExperimentOf {
 public:
  static ExperimentEnd answer(const Experiment& asked, const RowsBefore& before, const ExperimentSink& sink,
                              const Console& console) {
    return ExperimentOf(asked, console).answerAll(before, sink);
  }

  static ExperimentParts examine(const Experiment& asked, const Console& console) {
    ExperimentOf experiment(asked, console);
    ExperimentParts parts;
    const auto wrongOf = [](auto&& work) {
      try {
        work();
      } catch (const std::bad_alloc&) {
        return std::string("not enough memory");
      } catch (const std::exception& error) {
        return std::string(error.what());
      }
      return std::string();
    };
    for (const std::string& text : asked.runs)
      parts.runs.push_back({text, wrongOf([&] { experiment.addRun(text); })});
    std::uint64_t rows = 0;
    for (const std::string& text : asked.sources) {
      typename ExperimentParts::Source& source = parts.sources.emplace_back();
      source.text = text;
      source.wrong = wrongOf([&] {
        const Set set = Domain::open(text, experiment.mostBytes(), console);
        source.instances = set.cases.size();
        for (const Case& one : set.cases) {
          source.broken += one.instance.broken.empty() ? 0 : 1;
          if (source.names.size() < ExperimentParts::kMostNames) source.names.push_back(one.instance.text());
        }
        if (set.require)
          for (const AskedRun<Run>& asked_ : experiment.m_runs)
            for (typename ExperimentParts::Run& run : parts.runs)
              if (run.text == asked_.text && run.wrong.empty())
                run.wrong = wrongOf([&] { set.require(asked_.run); });
      });
      rows += source.instances * experiment.m_runs.size();
    }
    const auto& shard = asked.shard;
    parts.rows = (rows + shard.of - shard.number) / shard.of;
    return parts;
  }

  static Columns<ExperimentRow> columns() {
    Columns<ExperimentRow> all;
    for (const Column<Row>& column : rowColumns()) {
      const std::size_t at = all.size();
      all.push_back({column.key,
                     column.title,
                     column.kind & kSeconds,
                     [at](const ExperimentRow& row) { return row[at]; },
                     {},
                     column.width});
    }
    return all;
  }

 private:
  using Case = typename Domain::Case;
  using Run = typename Domain::Run;
  using Report = typename Domain::Report;
  using Set = CaseSet<Case, Run, Report>;
  struct Row {
    const std::string& source;
    const Case& about;
    const AskedRun<Run>& asked;
    std::uint64_t jobs;
    RunRow<Run, Report> answered;
  };
  // A row before it is answered.
  struct Place {
    std::size_t source = 0, run = 0, at = 0;
  };

  ExperimentOf(const Experiment& asked, const Console& console)
      : m_asked(asked), m_console(console), m_shared(Domain::usual()) {
    const auto require = [](const char* what, std::uint64_t value, std::uint64_t most) {
      if (value < 1 || value > most)
        throw UsageError(complaint(what, std::to_string(value), "must be from 1 to " + std::to_string(most)));
    };
    require("--repeat", asked.repeat, Experiment::kMostRepeats);
    require("--jobs", asked.jobs, Experiment::kMostJobs);
    require("--shard", asked.shard.number, asked.shard.of);
    if (asked.seconds) m_shared.limits.seconds = *asked.seconds;
    if (asked.bytes) m_shared.limits.bytes = *asked.bytes;
  }

  void addRun(const std::string& text) { m_runs.push_back(askedRun<Domain>(text, m_shared, true)); }
  // What is read is read if any search has room for it.
  std::size_t mostBytes() const {
    std::size_t most = m_runs.empty() ? m_shared.limits.bytes : 0;
    for (const AskedRun<Run>& asked : m_runs) most = std::max(most, asked.run.limits.bytes);
    return most;
  }

  // What tells a row from all others.
  static Columns<Row> beginning() {
    Columns<Row> columns{
        {Domain::kSourceKey, Domain::kSourceKey, kPlain, [](const Row& row) { return row.source; }}};
    addColumns(
        columns, Domain::caseColumns(), [](const Row& row) { return &row.about; },
        [](const Row& /*row*/) { return std::string(); });
    columns.push_back({"run", "run", kPlain, [](const Row& row) { return row.asked.text; }});
    for (const auto& option : Domain::options())
      if (!option.value.empty() && (option.key == "algorithm" || Domain::isOfTypedRun(option.key)))
        columns.push_back({option.key, "", kPlain, [get = option.get](const Row& row) {
                             const auto word = get(row.asked.run.asked);
                             return word ? Record(*word) : Record();
                           }});
    return columns;
  }
  // Those of CSV: what is for people or for JSON alone is left out.
  static const Columns<Row>& rowColumns() {
    static const Columns<Row> columns = [] {
      Columns<Row> all = beginning();
      addColumns(
          all, Domain::columns(),
          [](const Row& row) { return row.about.instance.broken.empty() ? &row.answered.report : nullptr; },
          [](const Row& row) { return row.about.instance.broken; });
      all.push_back({"repeats", "", kNumber, [](const Row& row) { return row.answered.repeats; }});
      // Times that were not measured alone are told from others.
      all.push_back({"jobs", "", kNumber, [](const Row& row) { return row.jobs; }});
      std::erase_if(all, [](const Column<Row>& c) { return c.key.empty() || (c.kind & kNotCsv) != 0; });
      return all;
    }();
    return columns;
  }
  static ExperimentRow valuesOf(const Columns<Row>& columns, const Row& row, std::size_t count) {
    ExperimentRow values;
    values.reserve(count);
    for (std::size_t i = 0; i < count; ++i) values.push_back(columns[i].value(row));
    return values;
  }

  ExperimentEnd answerAll(const RowsBefore& before, const ExperimentSink& sink) {
    for (const std::string& text : m_asked.runs) addRun(text);
    if (std::ranges::count(m_asked.sources, kStandardStream) > 1)
      throw UsageError("-: standard input can be read only once");
    std::uint64_t rows = 0;
    for (const std::string& source : m_asked.sources) {
      const Set& set = m_sets.emplace_back(Domain::open(source, mostBytes(), m_console));
      if (set.require)
        for (const AskedRun<Run>& asked : m_runs) set.require(asked.run);
      rows += set.cases.size() * m_runs.size();
    }
    m_progress.total = (rows + m_asked.shard.of - m_asked.shard.number) / m_asked.shard.of;
    m_columns = columns();
    m_beginning = m_columns;
    m_beginning.resize(beginning().size(), m_columns.front());
    m_before = &before;
    m_sink = &sink;
    if (sink.begin) sink.begin(m_columns);

    if (m_asked.jobs == 1) {
      work(m_console);
    } else {
      const Searching searching(m_console);
      std::ostream nowhere(nullptr);
      std::vector<std::exception_ptr> thrown(m_asked.jobs);
      {
        std::vector<std::jthread> all;
        for (std::exception_ptr& error : thrown)
          all.emplace_back([&] {
            try {
              work({m_console.out, nowhere, false, m_console.stop, nullptr, ProcessMemory::uncounted()});
            } catch (...) {
              error = std::current_exception();
              m_isOver = true;
            }
          });
      }
      for (const std::exception_ptr& error : thrown)
        if (error) std::rethrow_exception(error);
    }
    return {m_progress.done == m_progress.total, m_isAllSolved};
  }

  bool goesOn() const { return !m_isOver && !m_console.stop.stop_requested(); }

  // The next row of this part that is not there; nothing: there are no more.
  std::optional<Place> next() {
    for (; m_next.source < m_sets.size(); ++m_next.source, m_next.run = 0)
      for (; m_next.run < m_runs.size(); ++m_next.run, m_next.at = 0)
        while (m_next.at < m_sets[m_next.source].cases.size()) {
          const Place place = m_next;
          ++m_next.at;
          if (!goesOn()) return std::nullopt;
          if (!m_asked.shard.has(m_row++)) continue;
          const Row row = rowAt(place);
          if (m_before->isEmpty() ||
              !m_before->has(m_beginning, valuesOf(rowColumns(), row, m_beginning.size())))
            return place;
          ++m_progress.done;
        }
    return std::nullopt;
  }
  Row rowAt(const Place& place) const {
    const Case& about = m_sets[place.source].cases[place.at];
    return {m_asked.sources[place.source], about, m_runs[place.run], m_asked.jobs, {about.instance}};
  }

  // Each thread has a search of its own, with its share of the memory; what one has found is told at once.
  void work(const Console& with) {
    typename Set::Answer ask;
    Place last;  // what `ask` was made for
    while (true) {
      std::optional<Place> place;
      std::string progress;
      {
        const std::lock_guard lock(m_telling);
        place = next();
        if (!place) return;
        const Row row = rowAt(*place);
        m_progress.source = row.source;
        m_progress.run = row.asked.text;
        m_progress.instance = row.about.instance.text();
        progress = onOneLine(row.source) + ", " + onOneLine(row.asked.text) + ": " +
                   std::to_string(m_progress.done + 1) + " of " + std::to_string(m_progress.total);
        if (m_sink->progress) m_sink->progress(m_progress);
      }
      if (place->source != last.source || place->run != last.run) ask = {};
      last = *place;
      const Case& about = m_sets[place->source].cases[place->at];
      const AskedRun<Run>& asked = m_runs[place->run];
      const auto answered = [&]() -> RunRow<Run, Report> {
        if (!about.instance.broken.empty()) return {about.instance};
        if (!ask) {
          Run run = asked.run;
          run.limits.bytes /= m_asked.jobs;
          ask = m_sets[place->source].prepare(run, with);
        }
        return repeatedRow<Run, Report>(about.instance, asked, m_asked.repeat, with, progress,
                                        [&](const std::string& shown) { return ask(place->at, shown); });
      };
      const Row row{m_asked.sources[place->source], about, asked, m_asked.jobs, answered()};
      const std::lock_guard lock(m_telling);
      m_isAllSolved = m_isAllSolved && row.answered.asked && row.answered.report.isSolved();
      // What Ctrl-C has ended is no result: it is run again when the batch goes on.
      if (row.answered.asked && row.answered.report.outcome() == search::Outcome::Stopped &&
          m_console.stop.stop_requested())
        return;
      ++m_progress.done;
      if (m_sink->add && !m_sink->add(valuesOf(rowColumns(), row, rowColumns().size()))) m_isOver = true;
    }
  }

  const Experiment& m_asked;
  const Console& m_console;
  Run m_shared;
  std::vector<AskedRun<Run>> m_runs;
  std::vector<Set> m_sets;  // as the sources
  Columns<ExperimentRow> m_columns, m_beginning;
  const RowsBefore* m_before = nullptr;
  const ExperimentSink* m_sink = nullptr;

  std::mutex m_telling;  // of all that follows
  Place m_next;
  std::uint64_t m_row = 0;  // of the whole
  ExperimentProgress m_progress;
  bool m_isAllSolved = true;
  std::atomic<bool> m_isOver{false};  // nobody listens any more, or a thread has failed
};

// As the table has it.
template <class Domain>
ExperimentDomain experimentsOf(std::string_view name) {
  using Experiments = ExperimentOf<Domain>;
  return {.name = name,
          .source = Domain::kSource,
          .sourceHelp = Domain::kSourceHelp,
          .time = Domain::kTime,
          .answer = Experiments::answer,
          .examine = Experiments::examine,
          .columns = Experiments::columns,
          .sourceKey = Domain::kSourceKey};
}

}  // namespace searchlight::cli
