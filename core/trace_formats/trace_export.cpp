// core/trace_formats/trace_export.cpp: events into words, numbers and places.
#include "core/trace_formats/trace_export.h"

#include <array>
#include <cassert>
#include <cmath>
#include <utility>

#include "core/text/number_text.h"
#include "core/trace_formats/foreign_trace.h"

namespace searchlight::search {

TraceFile::TraceFile(const std::filesystem::path& path, std::string_view setUp,
                     std::optional<SearchTraceFlavour> flavour)
    : m_before(stampOf(path)),
      m_file(path),
      m_writer(m_text, flavour ? *flavour : searchTraceFlavour(path.string()), SearchTraceView::Cells,
               setUp) {}

RecordOptions TraceFile::recordOptions() {
  RecordOptions record;
  record.duplicates = false;  // other programs' traces have none
  record.segmentFull = [this] { catchUp(); };
  record.forgets = true;
  return record;
}

void TraceFile::begin(const Session& session, TraceExportOptions options) {
  m_exporter.emplace(m_writer, session, std::move(options));
}

void TraceFile::commit() {
  catchUp();
  m_exporter->finish();
  flush();
  m_file.commit(m_before);
}

// A segment's text would be ten megabytes.
void TraceFile::catchUp() {
  constexpr std::size_t kEvents = 4096;
  bool areMore = true;
  while (areMore) {
    areMore = m_exporter->catchUp(kEvents);
    flush();
  }
}

void TraceFile::flush() {
  m_file.write(m_text);
  m_text.clear();
}

namespace {

// By EventKind. The words for what is only noted are free: other players show them by name.
constexpr std::array<std::string_view, kEventKinds> kEventNames = {
    "generating", "updating",  "updating", "duplicate", "pruning", "cutting",
    "scanning",   "expanding", "closing",  "round",     "meeting", "end",
    "path",       "sight",     "dropping", "backup",    "raising", "walking"};

std::string_view wordFor(const Event& e) {
  // Depth-first search hands a waiting node to a deeper parent.
  if (e.kind == EventKind::Generate && e.statusBefore != NodeStatus::Unseen)
    return typeName(TraceEventKind::Update);
  if (losesSight(e)) return typeName(TraceEventKind::Update);
  return kEventNames[static_cast<std::size_t>(e.kind)];
}

}  // namespace

TraceExporter::TraceExporter(SearchTraceWriter& writer, const Session& session, TraceExportOptions options)
    : m_writer(writer),
      m_session(session),
      m_options(std::move(options)),
      m_closesBySuccession(session.openOrder().kind != OpenOrder::Kind::Stack),
      m_memory(session.memory()),
      m_diagonals(*m_memory) {
  if (m_options.source != kNoNode) writeWord(typeName(TraceEventKind::Source), m_options.source, nullptr);
  if (m_options.destination != kNoNode)
    writeWord(typeName(TraceEventKind::Destination), m_options.destination, nullptr);
}

bool TraceExporter::catchUp(std::size_t most) {
  const Trace& trace = m_session.trace();
  assert(m_written >= trace.begin());
  for (; m_written < trace.end() && most > 0; ++m_written, --most) write(trace[m_written]);
  return m_written < trace.end();
}

void TraceExporter::finish() {
  catchUp();
  closeExpanded();
  m_writer.finish();
}

// The integers are 1.5e-6 exact, so that of what is not counted six decimals are kept: beyond them there is only noise.
double TraceExporter::shown(Cost cost, std::uint32_t diagonals) const {
  const auto rounded = [this](std::uint64_t c) {
    return std::round(static_cast<double>(c) * m_options.costUnit * 1e6) / 1e6;
  };
  if (!m_options.diagonals) return rounded(cost);
  const std::uint64_t counted = std::uint64_t{diagonals} * m_options.diagonals->inner;
  return counted <= cost ? rounded(cost - counted) + diagonals * m_options.diagonals->shown : rounded(cost);
}

// Where the event gives its node another path.
void TraceExporter::countDiagonals(const Event& e) {
  const bool isOther =
      e.statusBefore == NodeStatus::Unseen || e.parentBefore != e.parentAfter || e.gBefore != e.gAfter;
  if (!m_options.diagonals || !isOther || e.statusAfter == NodeStatus::Unseen) return;
  while (m_diagonals.size() <= e.node) m_diagonals.push_back(0);
  const NodeId parent = e.parentAfter;
  // Backwards the path goes from the node to its parent.
  const auto place = [this](NodeId n) { return m_session.place(n); };
  const auto move = [&] {
    return m_session.isBackward(e.node) ? m_options.diagonals->inMove(place(e.node), place(parent))
                                        : m_options.diagonals->inMove(place(parent), place(e.node));
  };
  m_diagonals[e.node] = parent == kNoNode ? 0 : diagonalsTo(parent) + move();
}

// Of a bidirectional search both halves, which meet in the goal event's node.
double TraceExporter::shownSolutionCost(const Event& goal) const {
  return shown(m_session.solutionCost(), diagonalsTo(goal.node) + diagonalsTo(goal.node ^ 1U));
}

void TraceExporter::write(const Event& e) {
  const ViewFrom view(m_session, m_written + 1);
  countDiagonals(e);
  // Before the node that is expanded goes back into OPEN, too.
  if (e.kind == EventKind::Expand || e.kind == EventKind::Goal || e.kind == EventKind::Round ||
      (e.kind == EventKind::Raise && e.node == m_expanded.node))
    closeExpanded();
  const std::string_view word = wordFor(e);
  const bool isAsSaid = e.statusAfter == statusAfter(classify(word), e.statusBefore);
  // A line of sight that is tested gives its node no parent, and what is backed up is no g.
  const bool isTold = e.kind == EventKind::Backup || (e.kind == EventKind::Sight && !losesSight(e));
  writeWord(word, e.node, isTold ? nullptr : &e, isAsSaid ? std::string_view() : statusName(e.statusAfter));
  if (e.kind == EventKind::Expand && m_closesBySuccession) {
    m_expanded = e;
    m_hasExpanded = true;
  }
}

void TraceExporter::closeExpanded() {
  if (!std::exchange(m_hasExpanded, false)) return;
  writeWord(typeName(TraceEventKind::Close), m_expanded.node, &m_expanded);
}

void TraceExporter::writeWord(std::string_view word, NodeId node, const Event* record,
                              std::string_view status) {
  TraceEventText text;
  text.type = word;
  text.id = std::uint64_t{node};
  const bool hasCost = record != nullptr && record->gAfter != kInfiniteCost;
  if (hasCost && record->statusAfter != NodeStatus::Unseen) {
    if (record->parentAfter != kNoNode) text.pId = std::uint64_t{record->parentAfter};
    const Cost g = record->gAfter;
    const Cost h = info(m_session.algorithm()).usesHeuristic ? m_session.heuristic(node) : Cost{0};
    const Cost f = m_session.algorithm() == Algorithm::BreadthFirst ? g : m_session.priority(g, h);
    const std::uint32_t inEstimate =
        m_options.diagonals && h > 0
            ? m_options.diagonals->inEstimate(m_session.stateNumber(node), m_session.isBackward(node))
            : 0;
    text.g = shown(g, diagonalsTo(node));
    text.h = shown(h, inEstimate);
    // Greedy search orders by h alone. A weighted one adds a multiple of it, of which it takes the whole units of its integers: what
    // is written is the sum itself.
    text.f = m_session.algorithm() == Algorithm::WeightedAStar
                 ? OptionalNumber(*text.g + m_session.options().weight * *text.h)
             : m_session.algorithm() == Algorithm::MeetInTheMiddle
                 ? OptionalNumber(std::max(*text.g + *text.h, 2 * *text.g))
             : f == g ? text.g
             : f == h ? text.h
                      : OptionalNumber(*text.g + *text.h * (static_cast<double>(f - g) / h));
  }
  if (m_options.place)
    if (const std::optional<Point> place = m_options.place(m_session.place(node))) {
      text.x = place->x;
      text.y = place->y;
    }
  const bool isMeeting = record != nullptr && record->kind == EventKind::Goal && m_session.sides() == 2;
  const std::string cost = isMeeting ? numberText(shownSolutionCost(*record)) : std::string();
  std::array<std::pair<std::string_view, std::string_view>, 2> fields;
  std::size_t count = 0;
  if (!status.empty()) fields[count++] = {"status", status};
  if (!cost.empty()) fields[count++] = {kCostField, cost};
  text.fields = {fields.data(), count};
  m_writer.write(text);
}

}  // namespace searchlight::search
