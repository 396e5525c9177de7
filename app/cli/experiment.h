// app/cli/experiment.h: an experiment: any set of searches over any set of instances, a row each as soon as it is known.
//
//   Experiment asked{.domain = "route", .sources = {"lak304d.map.scen"}, .runs = {"a-star", "dijkstra"}};   // usage
//   const RowsBefore before("rows.csv", asked, {.csv = true});         // what an earlier, incomplete run has written
//   answer(asked, before, {.begin = .., .add = .., .progress = ..}, stop);
//
// A row begins with all that tells it from others (the source, the instance, the run as it was typed, every setting) and goes on
// with what was counted. The beginning is always the same text, by which an experiment that goes on knows a row that is there.
// Nothing is printed here: `batch` prints what the sink is told, and so does the window.
#pragma once
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/console.h"
#include "app/cli/rows.h"
#include "core/grid/map.h"
#include "core/klotski/board.h"
#include "core/lines/rules_of_game.h"
#include "core/setup/set_up.h"
#include "core/sokoban/collection.h"

namespace searchlight::cli {

struct Experiment {
  static constexpr std::uint64_t kMostRepeats = 1000, kMostJobs = 256;

  std::string domain;                // the name of one of experimentDomains()
  std::vector<std::string> sources;  // as `batch` takes them: files, names, generated:..
  std::vector<std::string> runs;     // "weighted-a-star --weight 2"
  std::uint64_t repeat = 1;          // runs of each search, 1 to kMostRepeats; times are their medians
  std::uint64_t jobs =
      1;  // searches at a time, 1 to kMostJobs; above 1 they share the processor and the memory
  // Every `of`th row, from the one of this number on, which counts from 1: all parts together are the whole.
  struct Shard {
    std::uint64_t number = 1, of = 1;
    bool has(std::uint64_t row) const { return row % of == number - 1; }
  } shard = {};
  // Of each search (seconds) and of all that is held (bytes); nothing: what the commands of the domain have.
  std::optional<double> seconds = {};
  std::optional<std::size_t> bytes = {};
};

using setup::kExperimentsPage;

// As words of a workspace: domain, repeat, jobs, seconds (absent: the domain's default), source-1, source-2 .., run-1 ..
setup::Words wordsOf(const Experiment& asked);
// Throws FormatError "file: repeat: must be ..", UsageError for no domain. Of each source that is a file, or has a map that is one, `found` makes the path.
using FindPath = std::function<std::string(const std::string& path)>;
Experiment experimentFrom(const setup::Words& words, const std::string& fileName, const FindPath& found);
// From the folder, where the file is there; else as it stands.
FindPath pathsFrom(const std::filesystem::path& folder);
// That of a workspace; on `error` what readSetUp() says. Throws FormatError for what is none, or not of this domain.
Experiment readExperiment(const std::string& file, std::string_view domain, std::ostream& error);

// Values in the order of the columns, as JSON has them: null or kLeftOut where there is none. Texts, numbers, yes or no; Klotski's
// moves are a list.
using ExperimentRow = std::vector<Record>;

struct ExperimentProgress {
  std::uint64_t done = 0, total = 0;  // rows, with those that were there before
  std::string_view source, run;       // of the search that begins; they live as long as the call
  std::string instance;               // of that source: "12"
};

// Receives the rows; one call at a time, but with several jobs from any thread.
struct ExperimentSink {
  // Called once, before the first row and after everything that may be wrong with sources and runs; `rows`: of the part that is
  // asked, with those that were there before.
  std::function<void(const Columns<ExperimentRow>& columns, std::uint64_t rows)> begin = {};
  // Returns whether more rows are wanted; it is not called again otherwise.
  std::function<bool(const ExperimentRow& row)> add = {};
  std::function<void(const ExperimentProgress& progress)> progress = {};
};

// Rows written by an earlier run, each by its beginning. An incomplete last line is cut off the file.
class RowsBefore {
 public:
  RowsBefore() = default;
  // REQUIRES: the form is JSON or CSV. Throws UsageError for an experiment of no domain, FormatError where the file is there and
  // holds something else, or cannot be read or repaired.
  RowsBefore(const std::string& file, const Experiment& asked, const OutputForm& form);
  RowsBefore(const RowsBefore&) = delete;
  RowsBefore& operator=(const RowsBefore&) = delete;
  // Whether there is nothing, not even the line of the columns: it is to be written first.
  bool isEmpty() const { return m_lines.empty(); }
  // Whether the row that begins so was solved; nothing: it is not there. `beginning`: the columns that tell a row from all others.
  std::optional<bool> solved(const Columns<ExperimentRow>& beginning, const ExperimentRow& row) const;

 private:
  OutputForm m_form;
  std::size_t m_outcome = 0;  // the column
  std::string m_text;
  std::vector<std::string_view> m_lines;  // sorted
};

struct ExperimentEnd {
  bool isComplete = false;   // every row of the part is there
  bool isAllSolved = false;  // also of the rows that were there before
};

// Answers what is not there yet: source by source, run by run, instance by instance; with several jobs in the order in which they end.
// What the stop token has ended is no row. Throws, before anything is told, UsageError for what was asked wrongly, FormatError for
// a file, NoRoomToRead where the memory is too little.
ExperimentEnd answer(const Experiment& asked, const RowsBefore& before, const ExperimentSink& sink,
                     const std::stop_token& stop);
// The same for a command: interrupts, progress on a terminal and the memory of the process are the console's.
ExperimentEnd answer(const Experiment& asked, const RowsBefore& before, const ExperimentSink& sink,
                     const Console& console);

// What an experiment consists of, without a search: what is wrong with each source and run; empty: nothing.
struct ExperimentParts {
  static constexpr std::size_t kMostNames = 1000;
  struct Source {
    std::string text;
    Failure wrong;
    std::uint64_t instances = 0, broken = 0;  // broken ones are among them
    std::vector<std::string> names;           // of the first kMostNames
  };
  struct Run {
    std::string text;
    Failure wrong;
    std::string ties = {};  // what the search will use; empty: it has none
  };
  std::vector<Source> sources;
  std::vector<Run> runs;
  std::uint64_t rows = 0;  // of the part that is asked
  bool isGood() const;     // there is something to run, and nothing is wrong
};
// Reads the sources, and generates no level and no layout. Throws UsageError where there is no such domain, or a number is out of range.
ExperimentParts examine(const Experiment& asked, const std::stop_token& stop);

// All columns of the rows; those that tell a row from others are at the front. Throws UsageError for no domain.
Columns<ExperimentRow> columnsOf(const Experiment& asked);
// Their names, and a row's fields as CSV has them; and both as lines, as `batch --csv` prints them.
std::vector<std::string> fieldsOf(const Columns<ExperimentRow>& columns);
std::vector<std::string> fieldsOf(const Columns<ExperimentRow>& columns, const ExperimentRow& row);
std::string csvOf(const Columns<ExperimentRow>& columns);
std::string csvOf(const Columns<ExperimentRow>& columns, const ExperimentRow& row);

// ---- The instance of a row, read or generated once more ----

// "queries" of "generated:queries ..": empty for what is not generated. Throws UsageError for an unknown kind.
std::string generatedKind(const std::string& source);
// The map of a row, by its column "map": "caves --size 64x64 --seed 7". Throws UsageError.
grid::Map generatedMap(const std::string& name);
// The level of this number, from 1 on, which takes as long as it took to make. Throws UsageError, FormatError, HonestNo.
sokoban::Level levelOf(const std::string& source, std::size_t number, const std::stop_token& stop);
// The name of a puzzle, a file with a board or a saved game, or rows. Throws UsageError, FormatError.
klotski::Board boardOfLayout(const std::string& layout);
struct OpeningWithMove {
  lines::Rules::Opening opening;
  lines::Move move;
};
// The board of this number, from 1 on. Throws UsageError.
OpeningWithMove generatedMove(const std::string& source, std::size_t number);

// ---- The domains ----

// What a run may say behind its algorithm: "--ties larger-g".
struct RunOption {
  std::string_view key;                       // "ties"
  std::span<const std::string_view> choices;  // empty: a number or a text
};

struct ExperimentDomain {
  std::string_view name;            // "route"
  const char *source, *sourceHelp;  // what a source is: "FILE.scen"
  const char* time;                 // of a search, where nothing is given: "no limit", "60"
  ExperimentEnd (*answer)(const Experiment&, const RowsBefore&, const ExperimentSink&, const Console&);
  ExperimentParts (*examine)(const Experiment&, const Console&);
  Columns<ExperimentRow> (*columns)();
  std::vector<RunOption> (*runOptions)();
  std::string_view sourceKey;  // the first column
};
std::span<const ExperimentDomain> experimentDomains();
// Throws UsageError.
const ExperimentDomain& experimentDomain(std::string_view name);

// Each in its domain's file.
ExperimentDomain routeExperiments();
ExperimentDomain sokobanExperiments();
ExperimentDomain klotskiExperiments();
ExperimentDomain linesExperiments();

}  // namespace searchlight::cli
