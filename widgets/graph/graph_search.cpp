// widgets/graph/graph_search.cpp: statuses of nodes, put on vertices.
#include "widgets/graph/graph_search.h"

#include <algorithm>
#include <utility>

#include "widgets/run/taken_goal.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

using search::NodeStatus;

void GraphSearch::setRuns(WatchedRun* first, WatchedRun* second, NodeVertex vertexOf) {
  for (Followed& f : m_followed)
    if (f.run) f.run->disconnect(this);
  m_followed = {};
  m_followed[0].run = first;
  m_followed[1].run = second;
  m_vertexOf = std::move(vertexOf);
  for (Followed& f : m_followed) {
    if (!f.run) continue;
    connect(f.run, &WatchedRun::moved, this, &GraphSearch::changed);
    connect(f.run, &WatchedRun::searchChanged, this, &GraphSearch::changed);
    connect(f.run, &WatchedRun::restChanged, this, &GraphSearch::changed);
    connect(f.run, &QObject::destroyed, this, &GraphSearch::changed);
  }
  Q_EMIT changed();
}

void GraphSearch::setLit(SharedLitNodes lit) {
  m_lit = std::move(lit);
  Q_EMIT changed();
}

// The vertices of the nodes that the player knows, as many as there is time for.
bool GraphSearch::learn(Followed& followed, Deadline deadline) {
  constexpr std::size_t kAtATime = 256;
  const search::Session& session = followed.run->session();
  if (followed.session != session.serial()) {
    followed.session = session.serial();
    followed.vertices.clear();
  }
  // The player has room for more nodes than the session has; those up to one that was met are there.
  const search::PlayedNodes& looks = followed.run->player().looks();
  std::size_t known = looks.size();
  while (known > followed.vertices.size() && looks.look(known - 1).status == NodeStatus::Unseen) --known;
  while (followed.vertices.size() < known) {
    if (followed.vertices.size() % kAtATime == 0 && isOver(deadline)) return false;
    followed.vertices.push_back(m_vertexOf(session, static_cast<search::NodeId>(followed.vertices.size())));
  }
  return true;
}

graph::Vertex GraphSearch::vertexOf(const Followed& followed, search::NodeId n) const {
  return followed.session == followed.run->session().serial() && n < followed.vertices.size()
             ? followed.vertices[n]
             : graph::kNoVertex;
}

// Of the nodes that stand on a vertex (a bidirectional search has two), an open one goes before a closed one.
std::vector<GraphSearch::Met> GraphSearch::met(const Followed& followed, std::size_t vertices) const {
  std::vector<Met> met(vertices);
  const search::TracePlayer& player = followed.run->player();
  const auto rank = [](NodeStatus s) {
    return s == NodeStatus::Open ? 3 : s == NodeStatus::Closed ? 2 : s == NodeStatus::DeadEnd ? 1 : 0;
  };
  for (std::size_t n = 0; n < player.looks().size(); ++n) {
    const NodeStatus status = player.looks().look(n).status;
    if (status == NodeStatus::Unseen) continue;
    const graph::Vertex v = vertexOf(followed, static_cast<search::NodeId>(n));
    if (v < vertices && rank(status) > rank(met[v].status)) met[v] = {status, static_cast<search::NodeId>(n)};
  }
  return met;
}

// Of a state that both have expanded. What was paid from the start and what is left to the goal cannot be compared.
bool GraphSearch::areLabelsOther(search::NodeId first, search::NodeId second) const {
  const search::NodeId nodes[] = {first, second};
  std::array<search::Cost, 2> costs{};
  std::array<graph::Vertex, 2> parents{};
  std::array<bool, 2> isBackward{};
  for (std::size_t i = 0; i < 2; ++i) {
    const Followed& f = m_followed[i];
    const search::PlayedNode node = f.run->player().node(nodes[i]);
    costs[i] = node.g;
    parents[i] = node.parent == search::kNoNode ? graph::kNoVertex : vertexOf(f, node.parent);
    isBackward[i] = f.run->session().isBackward(nodes[i]);
  }
  return isBackward[0] == isBackward[1] && (costs[0] != costs[1] || parents[0] != parents[1]);
}

bool GraphSearch::dress(std::vector<node_look::Look>& looks, Deadline deadline) {
  if (!isActive()) return true;
  bool isWhole = true;
  for (std::size_t i = 0; i < m_followed.size(); ++i)
    if (isLive(i)) isWhole &= learn(m_followed[i], deadline);
  if (comparesTwo()) {
    const auto first = met(m_followed[0], looks.size()), second = met(m_followed[1], looks.size());
    const auto isExpanded = [](const Met& m) {
      return m.status == NodeStatus::Closed || m.status == NodeStatus::DeadEnd;
    };
    for (std::size_t v = 0; v < looks.size(); ++v)
      looks[v] = !isExpanded(first[v]) ? isExpanded(second[v]) ? node_look::kSecondOnly : node_look::kUnseen
                 : !isExpanded(second[v])                        ? node_look::kFirstOnly
                 : areLabelsOther(first[v].node, second[v].node) ? node_look::kBothOther
                                                                 : node_look::kBoth;
    return isWhole;
  }
  Followed& followed = m_followed[isLive(0) ? 0 : 1];
  auto found = met(followed, looks.size());
  if (const graph::Vertex v = vertexOf(followed, takenGoal(*followed.run)); v < found.size())
    found[v].status = NodeStatus::Closed;
  for (std::size_t v = 0; v < looks.size(); ++v)
    if (found[v].status != NodeStatus::Closed)
      looks[v] = found[v].status == NodeStatus::Open      ? node_look::kOpen
                 : found[v].status == NodeStatus::DeadEnd ? node_look::kDeadEnd
                                                          : node_look::kUnseen;
  if (m_lit && isLive(0))
    for (std::size_t n = 0; n < m_lit->nodes.size(); ++n)
      if (m_lit->nodes[n])
        if (const graph::Vertex v = vertexOf(followed, static_cast<search::NodeId>(n)); v < looks.size())
          looks[v] = node_look::kLit;
  const search::NodeId current = followed.run->player().current();
  if (current != search::kNoNode)
    if (const graph::Vertex v = vertexOf(followed, current); v < looks.size()) looks[v] = node_look::kCurrent;
  return isWhole;
}

bool GraphSearch::isAtRest() const {
  return std::ranges::all_of(m_followed, [](const Followed& f) { return !f.run || f.run->isAtRest(); });
}

std::optional<graph::Vertex> GraphSearch::current() const {
  if (!isActive() || comparesTwo()) return std::nullopt;
  const Followed& followed = m_followed[isLive(0) ? 0 : 1];
  const search::NodeId node = followed.run->player().current();
  const graph::Vertex v = node == search::kNoNode ? graph::kNoVertex : vertexOf(followed, node);
  return v == graph::kNoVertex ? std::nullopt : std::optional(v);
}

std::optional<search::NodeId> GraphSearch::nodeAt(graph::Vertex v) const {
  if (!isActive()) return std::nullopt;
  const Followed& followed = m_followed[isLive(0) ? 0 : 1];
  if (followed.session != followed.run->session().serial()) return std::nullopt;
  std::optional<search::NodeId> found;
  const search::PlayedNodes& looks = followed.run->player().looks();
  for (std::size_t n = 0; n < std::min(followed.vertices.size(), looks.size()); ++n) {
    const NodeStatus status = followed.vertices[n] == v ? looks.look(n).status : NodeStatus::Unseen;
    if (status == NodeStatus::Unseen) continue;
    if (!found || status == NodeStatus::Open) found = static_cast<search::NodeId>(n);
  }
  return found;
}

QString GraphSearch::told() const {
  const auto expanded = [](const Followed& f) { return countText(f.run->player().counts().expanded); };
  if (comparesTwo())
    return tr("The first search has expanded %1 states, the second %2.")
        .arg(expanded(m_followed[0]), expanded(m_followed[1]));
  if (!isActive()) return {};
  const Followed& followed = m_followed[isLive(0) ? 0 : 1];
  return tr("The search has expanded %1 states; %2 are in OPEN.")
      .arg(expanded(followed), countText(waitingCount(*followed.run)));
}

std::vector<graph::Vertex> GraphSearch::route() {
  std::vector<graph::Vertex> route;
  for (std::size_t i = 0; i < 2 && route.empty(); ++i) {
    if (!isLive(i)) continue;
    for (const search::NodeId n : m_followed[i].run->player().route())
      if (const graph::Vertex v = vertexOf(m_followed[i], n); v != graph::kNoVertex) route.push_back(v);
  }
  return route;
}

}  // namespace searchlight::ui
