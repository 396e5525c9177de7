// core/graph/layout.h: where the vertices of a graph are drawn in space.
//
// Two methods, one after the other. Neither knows what the graph is about, and both are the same on every machine and run.
//   1. Pivot MDS: breadth-first distances from some dozens of pivots, far from each other; of this n x k table, squared and
//      centred twice, the three main directions by power iteration of a k x k matrix.
//      U. Brandes, C. Pich, "Eigensolver Methods for Progressive Multidimensional Scaling of Large Data", GD 2006. (Coordinates
//      are scaled as in classical scaling: by the root of the singular value.)
//   2. Sparse stress: every vertex wants its distances to its neighbours and to all pivots, where a pivot speaks for the
//      vertices round it. Each is moved in turn to where its stress is least, if the others stay (localised majorisation).
//      M. Ortmann, M. Klimenta, U. Brandes, "A Sparse Stress Model", JGAA 21(5), 2017; E. Gansner, Y. Koren, S. North,
//      "Graph Drawing by Stress Majorization", GD 2004.
// The first shows the shape of the whole in a blink, and folds what hangs on it by a thread; the second unfolds it.
//
// Mirror symmetry: where the caller knows one (the positions of Klotski seen in a mirror), pivots are chosen in pairs, and an
// eigenvector is either even or odd under it. So the mirror image of a vertex is drawn at the mirror image of its
// place, and each sweep moves the two together: the symmetry of the picture is exact.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "core/graph/state_graph.h"

namespace searchlight::graph {

struct Position {
  float x = 0, y = 0, z = 0;
  friend bool operator==(const Position&, const Position&) = default;
};

struct LayoutOptions {
  int pivots = 48;         // 4 to 1024; no more than there are vertices
  std::uint64_t seed = 1;  // of the directions in which equal places are parted
  // Vertex -> its mirror image; empty: none is known. Used only where it is one: its own inverse, and edges go to edges.
  std::vector<Vertex> mirror = {};
};

// The unit of length is an edge. Used by one thread at a time; a helper thread does its share inside of a call.
class Layout {
 public:
  // Takes its memory from the budget: some 400 bytes a vertex. Throws std::bad_alloc.
  explicit Layout(std::shared_ptr<const StateGraph> graph, const LayoutOptions& options = {},
                  std::shared_ptr<search::MemoryBudget> budget = {});
  ~Layout();
  Layout(const Layout&) = delete;
  Layout& operator=(const Layout&) = delete;

  const StateGraph& graph() const { return *m_graph; }

  // Step 1; to be called once. Throws EndedEarly with Stopped; then the layout is of no use.
  void place(const std::stop_token& stop = {});
  // One sweep of step 2 over all vertices. REQUIRES: place() came back. Throws EndedEarly with Stopped; then it was half a
  // sweep, and all is well.
  void sweep(const std::stop_token& stop = {});
  int sweeps() const { return m_sweeps; }

  // Where each vertex is; centred on 0.
  std::span<const Position> positions() const { return m_positions; }
  // What mirroring a vertex does to its coordinates: -1 or 1 for each of them. Without a mirror all are 1.
  std::array<float, 3> mirrorSigns() const { return m_signs; }
  bool isMirrored() const { return !m_mirror.empty(); }
  std::span<const Vertex> pivots() const { return m_pivots; }

  // The stress that sweeps lessen, of all edges and all pairs with a pivot, over what it would be if all were in one place:
  // from 0, which is no stress.
  double stress() const;

 private:
  struct Scaling;

  void choosePivots(const std::stop_token& stop);
  void measure(Vertex pivot, std::size_t column);
  void copyMirrored(std::size_t column);
  void weigh();
  void scale(const std::stop_token& stop);
  void fitSize();
  void part(std::uint64_t seed);
  void moveToRest(Vertex v);
  void put(Vertex v, Position p);
  float* distances(Vertex v) { return m_distances.data() + v * m_stride; }
  const float* distances(Vertex v) const { return m_distances.data() + v * m_stride; }

  std::shared_ptr<const StateGraph> m_graph;
  search::MemoryAccount m_memory;
  std::vector<Vertex> m_mirror;
  std::uint64_t m_seed;
  std::size_t m_wanted;     // pivots
  std::size_t m_stride;     // floats a row of the tables below: m_wanted, rounded up to whole vectors
  List<float> m_distances;  // to each pivot, a row for each vertex
  List<float> m_weights;    // of these in the stress
  List<Position> m_positions;
  List<Vertex> m_queue;
  List<std::uint32_t> m_measured;  // distances from one pivot, while they are found
  List<std::uint32_t> m_pivotOf;   // column of the pivot that a vertex is, or kNoVertex
  List<float> m_pivotX, m_pivotY, m_pivotZ;
  std::vector<Vertex> m_pivots;
  std::array<float, 3> m_signs{1, 1, 1};
  int m_sweeps = 0;
};

}  // namespace searchlight::graph
