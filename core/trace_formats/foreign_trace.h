// core/trace_formats/foreign_trace.h: a search trace that another program wrote, ready to be played.
#pragma once
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/geometry/point.h"
#include "core/search/session.h"
#include "core/trace_formats/trace_document.h"
#include "core/trace_formats/trace_pictures.h"

namespace searchlight::search {

// A field of `end`: what the whole path costs, where g is not that (a bidirectional search's share).
inline constexpr std::string_view kCostField = "pathCost";

// A place as the trace tells it; may be a fraction.
struct TracePlace {
  double x = 0, y = 0;
  friend bool operator==(const TracePlace&, const TracePlace&) = default;
};
// "8, 15", "144.9631, -37.8136": exactText() of both.
std::string placeText(TracePlace place);
struct TraceExtents {
  double left = 0, top = 0, right = 0, bottom = 0;  // of the places, all inclusive
  friend bool operator==(const TraceExtents&, const TraceExtents&) = default;
};

// A finished session whose trace is the document's: one event of ours for each of the document's that names a
// node, and after the last `end` its route, unless the document tells one. A node's number is that of its
// name in the document. The whole trace is in the window.
//
// Costs of ours are integers; those of the document, where they are not, are rounded to multiples of
// costUnit(), which is so small that thirty bits are used. told() has the originals. Costs below 0 count as 0
// here. Events that name the two ends, and those with a word that is not known, change nothing and are counted nowhere: they
// are of the kind Meet, and told() has their words. A closing event of a node that was not expanded before counts as its expansion.
class ForeignTrace final : public Session {
 public:
  // The budget (null: unbounded) is what the memory is taken from, the document's included. Throws OutOfMemory.
  explicit ForeignTrace(TraceDocument document, std::shared_ptr<MemoryBudget> budget = {});

  const TraceDocument& document() const { return m_document; }
  std::size_t nodeCount() const { return m_document.ids.size(); }
  // Empty: nothing has a place, and the trace can only be shown as a tree.
  std::optional<TraceExtents> extents() const { return m_extents; }
  // What the trace's own views draw; asked for only where nothing has a place, else empty.
  const TracePictures& pictures() const { return m_pictures; }
  // No place is a fraction, or too far out to be a cell.
  bool hasOnlyWholePlaces() const;
  NodeId source() const { return m_source; }  // kNoNode where none is told
  NodeId destination() const { return m_destination; }
  double costUnit() const { return m_costUnit; }
  // Whether any g, and whether any h (or f beside g), is told: else all of them are 0 here and mean nothing.
  bool tellsCosts() const { return m_tellsCosts; }
  bool tellsEstimates() const { return m_tellsEstimates; }

  // Whether any event of the trace does this.
  bool tells(EventKind kind) const { return (m_kinds >> static_cast<unsigned>(kind) & 1U) != 0; }

  // REQUIRES: node < nodeCount().
  std::string_view label(NodeId node) const { return m_document.ids[node]; }
  std::optional<TracePlace> position(NodeId node) const;
  // "8, 15" in the trace's own coordinates, to their last digit: how sentences and tables call the node. Where another node
  // has the same place the label follows, "8, 15 (1736)"; a node without a place is called by its label alone, and so is
  // one whose label is a word where no place is a cell: "Mill".
  std::string nameOf(NodeId node) const;
  // The nodes whose y is in [top, bottom], row by row.
  std::span<const NodeId> nodesBetween(double top, double bottom) const;
  // The event of the document that the trace's event i plays, and its word; the events of a route that was
  // not told belong to the `end` before. REQUIRES: i < trace().end().
  std::size_t documentEvent(std::size_t i) const { return m_documentEvents[i]; }
  const TraceEvent& told(std::size_t i) const { return m_document.events[m_documentEvents[i]]; }
  std::string_view word(std::size_t i) const { return m_document.typeOf(m_documentEvents[i]); }

  // Session. The outcome is Solved with an `end` that names a node, Exhausted with one that names none. Without any
  // `end` Solved where the last event that names a node, but for those that close one, has come to the destination; else Stopped.
  Outcome advance(std::uint64_t) override { return m_outcome; }
  Outcome advanceUntil(std::chrono::steady_clock::time_point, std::uint64_t) override { return m_outcome; }
  Outcome run(const Limits&, const std::stop_token&) override { return m_outcome; }
  void stop(Outcome) override {}
  Outcome outcome() const override { return m_outcome; }
  Stats stats() const override { return m_stats; }
  std::vector<NodeId> path() override { return m_path; }
  // The last end's kCostField, or the g of its node, which in another program's bidirectional search may be a part of it.
  Cost solutionCost() const override { return m_solutionCost; }
  // The same to the last digit that is told, in the trace's own unit; nothing where no cost is told, or no end.
  std::optional<double> toldCost() const { return m_toldCost; }
  const std::vector<NodeId>& route() const { return m_path; }
  std::size_t bytes() const override;
  // What was last told of the node's h, or of f - g; 0 where it was not.
  Cost heuristic(NodeId n) const override { return n < m_heuristics.size() ? m_heuristics[n] : 0; }
  Cost priority(Cost g, Cost h) const override { return saturatingAdd(g, h); }
  bool usesHeuristic() const override { return true; }
  // A state is what its program called it.
  States states(std::span<const NodeId> nodes) const override;
  NodeId find(const StateList& states, std::size_t i) const override;
  using Session::find;
  std::string stateText(NodeId n) const override {
    return n < nodeCount() ? std::string(label(n)) : std::string();
  }
  bool isForeign() const override { return true; }
  // "type", "id" and "pId", g, h, f, x and y to their last digit, and the trace's own fields.
  std::optional<std::string> toldField(std::size_t event, std::string_view name) const override;
  std::vector<std::string> toldFieldNames() const override { return m_document.namesOfFields(); }
  // A label, else what nameOf() says of some node.
  States stateFromText(std::string_view text) const override;
  // The place, where it is one of whole numbers, else the label.
  std::string commonText(NodeId n) const override;
  NodeId findCommon(std::string_view text) const override;

 private:
  struct Node {
    NodeRecord record;
    bool isExpanded = false, isDropped = false;  // since it was last in OPEN
  };
  struct Builder;

  NodeId nodeOf(std::string_view label) const;
  // The nodes with this place.
  std::span<const NodeId> nodesAt(TracePlace place) const;
  std::optional<Point> wholePlace(NodeId node) const;

  TraceDocument m_document;
  std::vector<NodeId> m_byLabel;  // nodes, by their labels
  std::vector<NodeId> m_byPlace;  // those with a place, row by row
  bool m_hasWholePlaces = false;
  std::vector<std::uint32_t> m_documentEvents;
  std::vector<TracePlace> m_places;  // NaN where a node has none
  std::vector<Cost> m_heuristics;
  std::optional<TraceExtents> m_extents;
  TracePictures m_pictures;
  double m_costUnit = 1;
  bool m_tellsCosts = false, m_tellsEstimates = false;
  std::uint32_t m_kinds = 0;  // a bit each
  NodeId m_source = kNoNode, m_destination = kNoNode;
  std::vector<NodeId> m_path;
  Stats m_stats;
  Cost m_solutionCost = 0;
  std::optional<double> m_toldCost;
  Outcome m_outcome = Outcome::Stopped;
};

}  // namespace searchlight::search
