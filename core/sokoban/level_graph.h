// core/sokoban/level_graph.h: all states of a level that pushes can lead to, as a graph to be drawn; which of them are dead, and which
// of the solver's pruning ideas sees that.
//
//   const auto all = LevelGraph::make(board, stop, budget);                  // usage: on a thread
//   all->graph()->isDead(v)                                                  // by a sweep back from the solved states
//   all->seenBy(v)                                                           // by the ideas, without any sweep
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/graph/numbered_graph.h"
#include "core/search/session.h"
#include "core/sokoban/board.h"
#include "core/sokoban/ideas.h"

namespace searchlight::sokoban {

// Vertex <-> state. A state is where the boxes are and where the worker can go, as a search that counts pushes has it; nothing is
// pruned, and a solved state is gone on from like any other. Does not change once it is made, but only one thread at a time may
// ask for positions and vertices.
class LevelGraph {
 public:
  using State = Position;
  using Budget = std::shared_ptr<search::MemoryBudget>;
  using Progress = std::function<void(std::uint64_t states)>;
  // A bit for each of kIdeaNames, in that order.
  using Seen = std::uint8_t;

  // From the level's opening, on any thread. Of more than graph::NumberedGraph::kMostStates, or than half of what is free of the budget
  // (null: unbounded) has room for with their layout, it is the graph of the nearest ones. Progress is told of on the same thread. Throws
  // std::bad_alloc, and EndedEarly when it is asked to stop.
  static std::shared_ptr<const LevelGraph> make(const Board& level, const std::stop_token& stop = {},
                                                const Budget& budget = {}, const Progress& progress = {});
  virtual ~LevelGraph() = default;
  LevelGraph(const LevelGraph&) = delete;
  LevelGraph& operator=(const LevelGraph&) = delete;

  const Board& board() const { return m_board; }
  const std::shared_ptr<const graph::StateGraph>& graph() const { return m_states.graph(); }
  // False: it is the graph of the nearest states; isDead() is proven there as well, but dead states may be missing. A state that pushes
  // lead out of the graph from is dead if an idea sees it.
  bool isComplete() const { return m_states.isWhole(); }

  // The worker is on the least square that he can come to, in the solver's numbers. REQUIRES: the graph has the vertex.
  virtual Position position(graph::Vertex v) const = 0;
  // Wherever the worker is of what he can reach; kNoVertex: no pushes lead there, or it is not part of an incomplete graph; of a
  // node also where the session is over something else. REQUIRES: the position is of this board.
  virtual graph::Vertex vertex(const Position& position) const = 0;
  graph::Vertex vertexOf(const search::Session& session, search::NodeId node) const;

  // Which ideas see that the state is dead, looking at it alone, with all ideas switched on. Dead squares: a box is on one. Frozen
  // boxes: some hold each other for good, not all of them on goals. Corrals: nothing can be pushed into an area that must be entered.
  // Matching: the boxes cannot all have goals of their own. None sees anything in a state that can be solved.
  Seen seenBy(graph::Vertex v) const { return m_seen[v]; }
  static bool sees(Seen seen, std::size_t idea) { return (seen >> idea & 1) != 0; }
  // The first idea of kIdeaNames that does; nothing: none.
  static std::optional<std::size_t> firstOf(Seen seen);
  // Dead states that each idea sees, by kIdeaNames; several may see the same one. And those that no idea sees.
  const std::array<std::size_t, kIdeaNames.size()>& deadSeen() const { return m_deadSeen; }
  // Of those the ones that it is the first to see: together with deadUnseen() all dead states.
  const std::array<std::size_t, kIdeaNames.size()>& deadSeenFirst() const { return m_deadSeenFirst; }
  std::size_t deadUnseen() const { return m_deadUnseen; }

 protected:
  LevelGraph(const Board& level, const Budget& budget) : m_board(level), m_states(budget) {}
  void count();

  Board m_board;
  graph::NumberedGraph m_states;
  std::vector<Seen> m_seen;  // by vertex

 private:
  std::array<std::size_t, kIdeaNames.size()> m_deadSeen{}, m_deadSeenFirst{};
  std::size_t m_deadUnseen = 0;
};

}  // namespace searchlight::sokoban
