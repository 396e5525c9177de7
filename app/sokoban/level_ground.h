// app/sokoban/level_ground.h: what is known of a level's squares, found once on whichever thread asks first.
#pragma once
#include <memory>
#include <mutex>
#include <utility>

#include "core/sokoban/ground.h"

namespace searchlight::ui {

// Shared by all that is asked about one level.
class LevelGround {
 public:
  explicit LevelGround(sokoban::Board board) : m_board(std::move(board)) {}
  const sokoban::Board& board() const { return m_board; }
  // Of the level from its opening. On a large board it takes a while, once. Any thread; throws std::bad_alloc.
  std::shared_ptr<const sokoban::Ground> ground() const {
    const std::scoped_lock lock(m_mutex);
    if (!m_ground) m_ground = std::make_shared<const sokoban::Ground>(m_board);
    return m_ground;
  }
  // The same where the level begins there.
  std::shared_ptr<const sokoban::Ground> groundFrom(const sokoban::Position& position) const {
    return std::make_shared<const sokoban::Ground>(ground()->from(position));
  }

 private:
  const sokoban::Board m_board;
  mutable std::mutex m_mutex;
  mutable std::shared_ptr<const sokoban::Ground> m_ground;
};

}  // namespace searchlight::ui
