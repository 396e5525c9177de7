// core/sokoban/box_names.cpp: numbers go along the pushes of a way.
#include "core/sokoban/box_names.h"

#include <algorithm>
#include <cstddef>

#include "core/sokoban/board_event.h"

namespace searchlight::sokoban {

using search::kNoNode;
using search::NodeId;

const std::vector<int>& BoxNames::in(const search::Session& session, const search::TracePlayer& player,
                                     NodeId node) {
  std::vector<NodeId> way;
  for (NodeId n = node; n != kNoNode && way.size() <= kLongestWay; n = player.node(n).parent)
    way.push_back(n);
  std::ranges::reverse(way);
  return along(session, std::move(way));
}

int BoxNames::on(Cell box, const search::Session& session, const search::TracePlayer& player, NodeId node) {
  if (in(session, player, node).empty()) return -1;
  const auto place = std::ranges::find(m_places, box);
  return place == m_places.end() ? -1 : static_cast<int>(place - m_places.begin());
}

const std::vector<int>& BoxNames::along(const search::Session& session, std::vector<NodeId> way) {
  constexpr NodeId kStart = 0;  // the first that any search puts into OPEN
  m_numbers.clear();
  if (way.empty() || way.size() > kLongestWay || way.front() != kStart) return m_numbers;
  const auto start = positionAfter(session, kStart, kNoNode);
  if (!start) return m_numbers;

  if (m_session != session.serial()) m_way.clear();
  m_session = session.serial();
  const auto same = static_cast<std::size_t>(std::ranges::mismatch(way, m_way).in1 - way.begin());
  m_pushes.resize(same);
  for (std::size_t i = same; i < way.size(); ++i)
    m_pushes.push_back(i == 0 ? std::nullopt : pushBetween(session, way[i - 1], way[i]));
  m_way = std::move(way);

  m_places = start->boxes;
  for (const auto& push : m_pushes)
    if (push) std::ranges::replace(m_places, push->first, push->second);
  for (std::size_t i = 0; i < m_places.size(); ++i) m_numbers.push_back(static_cast<int>(i));
  std::ranges::sort(m_numbers, {}, [&](int number) { return m_places[static_cast<std::size_t>(number)]; });
  return m_numbers;
}

}  // namespace searchlight::sokoban
