// core/trace_formats/trace_export.h: a recorded search as an open search trace, written while it runs.
#pragma once
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/geometry/point.h"
#include "core/search/block_array.h"
#include "core/search/session.h"
#include "core/text/files.h"
#include "core/trace_formats/search_trace_format.h"

namespace searchlight::search {

// Costs whose diagonals are only approximated by the search's integers (sqrt 2 by 577/408). The exporter counts the diagonals
// of every path and writes the exact sum, which is the cost that is reported for the path.
struct DiagonalCosts {
  Cost inner = 0;    // of one diagonal of weight 1, in the search's integers
  double shown = 0;  // the same in the numbers written
  // The diagonals, by their weights, that a move from place to place makes and that a state's estimate contains.
  std::function<std::uint32_t(NodeId from, NodeId to)> inMove;
  std::function<std::uint32_t(NodeId state, bool isBackward)> inEstimate;  // backwards: to the start
};

struct TraceExportOptions {
  // Where a place (Session::place) is on its board, by its number; without it events have no x and y.
  std::function<std::optional<Point>(NodeId place)> place = {};
  // What a cost of 1 is in the numbers written, which have at most six decimals but for their diagonals.
  double costUnit = 1;
  std::optional<DiagonalCosts> diagonals = {};
  // The two ends, told by the first events; a destination that is not known is left out.
  NodeId source = kNoNode;
  NodeId destination = kNoNode;
};

// Tells a session's events to a writer. Ids are node numbers. The words for the events:
//
//   source, destination      first
//   generating               a node is new
//   updating                 a node in OPEN gets another parent, or a closed one does and is in OPEN again
//   expanding                and what follows until the next one are its successors
//   closing                  all successors have followed; depth-first and deepening searches: it is left
//   end                      the goal is recognised; not there when it was not found
//   path                     the route is read back, goal first
//   pruning, scanning, duplicate, cutting, round, meeting     as EventKind has them
//
// f, g, h are those of the node after the event (breadth-first: f = g). The sum of g and h as doubles is exactly f where the
// algorithm adds them (MM: its priority, that sum or twice g; weighted A*: of g and weight * h, where its own order goes by whole units of its integers), and the g of `end` is the reported cost. In a bidirectional search that g is one side's share, and a
// field `pathCost` of `end` has the reported cost. Where a status is not the one that
// the word says (statusAfter in foreign_trace.h), a field `status` has its name, so that ForeignTrace plays
// what is written here as it was.
class TraceExporter {
 public:
  // The writer and the session must outlive the exporter. REQUIRES: the session is recorded.
  TraceExporter(SearchTraceWriter& writer, const Session& session, TraceExportOptions options);

  // Writes what was recorded since the last call, at most so many events; true where there are more. REQUIRES: none of it has been folded; for a search longer
  // than its trace's window, RecordOptions::segmentFull is the moment to call this.
  bool catchUp(std::size_t most = ~std::size_t{0});
  // The same, and the end of the file.
  void finish();

 private:
  void write(const Event& e);
  void writeWord(std::string_view word, NodeId node, const Event* record, std::string_view status = {});
  void closeExpanded();
  void countDiagonals(const Event& e);
  std::uint32_t diagonalsTo(NodeId node) const { return node < m_diagonals.size() ? m_diagonals[node] : 0; }
  double shown(Cost cost, std::uint32_t diagonals) const;
  double shownSolutionCost(const Event& goal) const;

  SearchTraceWriter& m_writer;
  const Session& m_session;
  TraceExportOptions m_options;
  std::size_t m_written = 0;  // events
  bool m_closesBySuccession;  // an expanded node is closed by the next one; else when the search leaves it
  Event m_expanded{};         // to be closed
  bool m_hasExpanded = false;
  std::shared_ptr<MemoryAccount> m_memory;  // the session's
  BlockArray<std::uint32_t> m_diagonals;    // on the path to each node; empty where nobody counts them
};

// Holds no more of the trace than a segment, however long the search. Nothing is at the target before
// commit(), and without it nothing is left over. What somebody else writes there meanwhile stays.
class TraceFile {
 public:
  // YAML or JSON by the name, or as said. Throws FormatError where the file cannot be made.
  // `setUp`: see SearchTraceWriter.
  explicit TraceFile(const std::filesystem::path& path, std::string_view setUp = {},
                     std::optional<SearchTraceFlavour> flavour = {});

  // What the search must be recorded with. The file must outlive the session.
  RecordOptions recordOptions();
  // Begins with what a fresh session has recorded already. REQUIRES: it is recorded with recordOptions().
  void begin(const Session& session, TraceExportOptions options);
  // The rest, and the file in its place. Throws FormatError, ChangedMeanwhile among them.
  void commit();

 private:
  void catchUp();
  void flush();

  FileStamp m_before;  // what the file was when it was named
  FileReplacement m_file;
  std::string m_text;  // not yet in the file
  SearchTraceWriter m_writer;
  std::optional<TraceExporter> m_exporter;
};

}  // namespace searchlight::search
