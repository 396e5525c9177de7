// core/graph/state_graph.cpp: moves turned round and laid together, and distances along them.
#include "core/graph/state_graph.h"

#include <algorithm>
#include <utility>

namespace searchlight::graph {
namespace {

using Moves = StateGraph::Moves;

void look(const std::stop_token& stop) {
  if (stop.stop_requested()) throw search::EndedEarly{search::Outcome::Stopped};
}

// The same moves by where they lead to; each list in rising order, whatever the order was.
Moves reversed(const Moves& moves, search::MemoryAccount& memory) {
  const std::size_t count = moves.rows.size() - 1;
  Moves back(memory);
  back.rows.assign(count + 1, 0);
  for (const Vertex to : moves.to) ++back.rows[to + 1];
  for (std::size_t v = 0; v < count; ++v) back.rows[v + 1] += back.rows[v];
  back.to.resize(moves.to.size());
  List<std::uint32_t> next(memory);
  next.assign(back.rows.begin(), back.rows.end() - 1);
  for (Vertex v = 0; v < count; ++v)
    for (std::uint32_t i = moves.rows[v]; i < moves.rows[v + 1]; ++i) back.to[next[moves.to[i]]++] = v;
  return back;
}

// Breadth-first. Returns the greatest distance.
std::uint32_t spread(const Moves& moves, std::span<const Vertex> sources, List<std::uint32_t>& distance,
                     List<Vertex>& queue) {
  queue.clear();
  for (const Vertex s : sources)
    if (std::exchange(distance[s], 0) != 0) queue.push_back(s);
  for (std::size_t head = 0; head < queue.size(); ++head) {
    const Vertex v = queue[head];
    for (std::uint32_t i = moves.rows[v]; i < moves.rows[v + 1]; ++i)
      if (const Vertex to = moves.to[i]; distance[to] == kUnreached) {
        distance[to] = distance[v] + 1;
        queue.push_back(to);
      }
  }
  return queue.empty() ? 0 : distance[queue.back()];
}

}  // namespace

std::shared_ptr<const StateGraph> StateGraph::make(std::shared_ptr<search::MemoryAccount> memory, Moves moves,
                                                   std::span<const Vertex> starts,
                                                   std::span<const Vertex> goals,
                                                   const std::stop_token& stop) {
  if (moves.rows.empty()) moves.rows.push_back(0);
  const std::size_t count = moves.rows.size() - 1;
  std::shared_ptr<StateGraph> graph(new StateGraph(std::move(memory), std::move(moves)));
  graph->m_starts.assign(starts.begin(), starts.end());
  graph->m_goals.assign(goals.begin(), goals.end());
  search::MemoryAccount& account = *graph->m_memory;
  graph->m_fromStart.assign(count, kUnreached);
  graph->m_toGoal.assign(count, kUnreached);
  List<Vertex> queue(account);
  queue.reserve(count);

  look(stop);
  const List<Vertex> exits = std::move(graph->m_out.exits);
  const Moves in = reversed(graph->m_out, account);
  look(stop);
  graph->m_out = reversed(in, account);  // now in order
  graph->m_greatestFromStart = spread(graph->m_out, starts, graph->m_fromStart, queue);
  look(stop);
  graph->m_greatestToGoal = spread(in, goals, graph->m_toGoal, queue);
  look(stop);
  graph->findDead(in, exits, queue);
  look(stop);

  // An edge is where there is a move either way.
  const Moves& out = graph->m_out;
  graph->m_rows.reserve(count + 1);
  graph->m_neighbours.reserve(2 * out.to.size());
  graph->m_rows.push_back(0);
  for (Vertex v = 0; v < count; ++v) {
    std::uint32_t a = out.rows[v], b = in.rows[v];
    const std::uint32_t endA = out.rows[v + 1], endB = in.rows[v + 1];
    Vertex last = v;
    while (a < endA || b < endB) {
      const Vertex next = b == endB || (a < endA && out.to[a] <= in.to[b]) ? out.to[a++] : in.to[b++];
      // Rising, so that only the latest one can come again.
      if (next != v && (next != last || last == v)) graph->m_neighbours.push_back(next);
      if (next != v) last = next;
    }
    for (std::uint32_t i = out.rows[v]; i < out.rows[v + 1]; ++i)
      graph->m_moveCount += out.to[i] != v && (i == out.rows[v] || out.to[i - 1] != out.to[i]) ? 1 : 0;
    graph->m_rows.push_back(static_cast<std::uint32_t>(graph->m_neighbours.size()));
  }
  graph->m_neighbours.shrink_to_fit();
  return graph;
}

// From where neither a goal nor a state outside of the graph is reached, by a sweep back over the moves.
void StateGraph::findDead(const Moves& in, std::span<const Vertex> exits, List<Vertex>& queue) {
  const std::size_t count = m_toGoal.size();
  List<std::uint32_t> toExit(*m_memory);
  if (!exits.empty()) {
    toExit.assign(count, kUnreached);
    spread(in, exits, toExit, queue);
  }
  m_isDead.reserve(count);
  for (Vertex v = 0; v < count; ++v) {
    const bool isDead = m_toGoal[v] == kUnreached && (toExit.empty() || toExit[v] == kUnreached);
    m_isDead.push_back(isDead ? 1 : 0);
    m_deadCount += isDead ? 1 : 0;
  }
}

bool StateGraph::leads(Vertex u, Vertex v) const {
  return std::binary_search(m_out.to.begin() + m_out.rows[u], m_out.to.begin() + m_out.rows[u + 1], v);
}

std::vector<Vertex> StateGraph::pathFromStart(Vertex v) const { return pathBack(m_fromStart, v); }

std::vector<Vertex> StateGraph::path(Vertex u, Vertex v) const {
  search::MemoryAccount memory;
  List<std::uint32_t> distance(memory);
  distance.assign(vertexCount(), kUnreached);
  List<Vertex> queue(memory);
  spread(m_out, std::span(&u, 1), distance, queue);
  return pathBack(distance, v);
}

// Distances are from the sources of a sweep.
std::vector<Vertex> StateGraph::pathBack(std::span<const std::uint32_t> distance, Vertex v) const {
  std::vector<Vertex> path;
  if (distance[v] == kUnreached) return path;
  path.push_back(v);
  while (distance[path.back()] > 0) {
    const Vertex here = path.back();
    path.push_back(*std::ranges::find_if(neighbours(here), [&](Vertex u) {
      return distance[u] != kUnreached && distance[u] + 1 == distance[here] && leads(u, here);
    }));
  }
  std::ranges::reverse(path);
  return path;
}

}  // namespace searchlight::graph
