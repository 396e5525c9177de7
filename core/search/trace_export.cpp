// core/search/trace_export.cpp: events into words, numbers and places.
#include "core/search/trace_export.h"

#include <array>
#include <cassert>
#include <cmath>
#include <utility>

#include "core/search/foreign_trace.h"

namespace searchlight::search {
namespace {

// By EventKind. The words for what is only noted are free: other players show them by name.
constexpr std::array<std::string_view, kEventKinds> kEventNames = {
    "generating", "updating", "updating", "duplicate", "pruning", "cutting", "scanning",
    "expanding",  "closing",  "round",    "meeting",   "end",     "path"};

std::string_view wordFor(const Event& e) {
  // Depth-first search hands a waiting node to a deeper parent.
  if (e.kind == EventKind::Generate && e.statusBefore != NodeStatus::Unseen)
    return typeName(TraceEventKind::Update);
  return kEventNames[static_cast<std::size_t>(e.kind)];
}

// Six decimals: sqrt 2 is inside only 1.5e-6 exact, and digits beyond that would be noise.
double shown(Cost cost, double unit) { return std::round(cost * unit * 1e6) / 1e6; }

}  // namespace

TraceExporter::TraceExporter(SearchTraceWriter& writer, const Session& session, TraceExportOptions options)
    : m_writer(writer),
      m_session(session),
      m_options(std::move(options)),
      m_closesBySuccession(session.openOrder().kind != OpenOrder::Kind::Stack) {
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

void TraceExporter::write(const Event& e) {
  if (e.kind == EventKind::Expand || e.kind == EventKind::Goal) closeExpanded();
  const std::string_view word = wordFor(e);
  const bool isAsSaid = e.statusAfter == statusAfter(classify(word), e.statusBefore);
  writeWord(word, e.node, &e, isAsSaid ? std::string_view() : statusName(e.statusAfter));
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
  if (record != nullptr && record->statusAfter != NodeStatus::Unseen) {
    if (record->parentAfter != kNoNode) text.pId = std::uint64_t{record->parentAfter};
    const Cost g = record->gAfter;
    const Cost h = info(m_session.algorithm()).usesHeuristic ? m_session.heuristic(node) : Cost{0};
    const Cost f = m_session.openOrder().kind == OpenOrder::Kind::Queue ? g : m_session.priority(g, h);
    text.f = shown(f, m_options.costUnit);
    text.g = shown(g, m_options.costUnit);
    text.h = shown(h, m_options.costUnit);
  }
  if (m_options.place)
    if (const std::optional<Point> place = m_options.place(m_session.stateNumber(node))) {
      text.x = place->x;
      text.y = place->y;
    }
  const std::pair<std::string_view, std::string_view> statusField{"status", status};
  if (!status.empty()) text.fields = {&statusField, 1};
  m_writer.write(text);
}

}  // namespace searchlight::search
