// core/sokoban/shut_off.cpp: boxes are left out, one after the other, as long as the rest is shut off without them.
#include "core/sokoban/shut_off.h"

#include <cstddef>
#include <iterator>
#include <utility>

namespace searchlight::sokoban {

ShutOut findShutOut(const Ground& ground, bool knowsDeadSquares, std::vector<Square> boxes, Square worker,
                    HomeWalls& walls, const std::stop_token& stop) {
  ShutOut found;
  const auto isShort = [&](const std::vector<Square>& among) {
    const auto isThere = [&](Square square) {
      return std::find(among.begin(), among.end(), square) != among.end();
    };
    const auto forEach = [&](const auto& f) { std::for_each(among.begin(), among.end(), f); };
    FreezeTest().findFixed(ground, knowsDeadSquares, isThere, forEach, found.fixed);
    found.others.clear();
    std::copy_if(among.begin(), among.end(), std::back_inserter(found.others), [&](Square box) {
      return !std::binary_search(found.fixed.begin(), found.fixed.end(), box);
    });
    return !walls.leaveRoom(ground, found.fixed, found.others, worker);
  };
  if (!isShort(boxes)) return {};
  // And again, until nobody can go: what one box held may be free without it.
  for (bool hasLeft = true; hasLeft && !stop.stop_requested();) {
    hasLeft = false;
    for (const Square box : std::vector(boxes)) {
      std::vector<Square> fewer = boxes;
      fewer.erase(std::find(fewer.begin(), fewer.end(), box));
      if (stop.stop_requested() || !isShort(fewer)) continue;
      boxes = std::move(fewer);
      hasLeft = true;
    }
  }
  isShort(boxes);  // for what it tells of these
  for (const std::size_t goal : walls.shortage().goals) found.goals.push_back(ground.goals()[goal]);
  return found;
}

}  // namespace searchlight::sokoban
