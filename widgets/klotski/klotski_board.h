// widgets/klotski/klotski_board.h: what a board of Klotski shows of a search: a position, and what is told of it.
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/klotski/board.h"
#include "core/trace/board_event.h"
#include "core/trace/trace_player.h"
#include "widgets/board/board_view.h"
#include "widgets/klotski/klotski_scene.h"
#include "widgets/run/watched_run.h"

namespace searchlight::ui {

struct KlotskiScene;

struct ShownPosition {
  search::NodeId node = search::kNoNode, parent = search::kNoNode;  // kNoNode: it is a start, or not known
  klotski::Position position = {};
  // At the cursor, where it tells of this state: a slide from here. Nothing for a node that was chosen, or while the route is read
  // back.
  std::optional<search::BoardEvent> event = {};
  // Whether equal pieces are told apart by the way from the start, and may wear numbers; else they stand as near as can be to what
  // was seen before.
  bool isNamed = false;
};

// A scene of the same board as it is where nothing moves. Equal pieces wear their numbers where they have them by the way.
void showIn(KlotskiScene& scene, const ShownPosition& shown);

// Which position each node of a search stands for. A search takes equal pieces for the same; here they are told apart along the
// parents, so that each is the one that has moved on the way from the start (of a search from both sides: on the way to the goal).
// What is worked out of one node's way is of use for the next one's.
class PositionPaths {
 public:
  // REQUIRES: the searches that are asked about start at `start`, which is legal.
  PositionPaths(const klotski::Board& board, const klotski::Position& start)
      : m_board(board), m_start(start) {}

  const klotski::Board& board() const { return m_board; }
  const klotski::Position& start() const { return m_start; }
  // At the player's cursor. Nothing where the node is not known there, the way is very long, or the search is over something else.
  std::optional<klotski::Position> positionOf(const search::Session& session,
                                              const search::TracePlayer& player, search::NodeId node);

 private:
  klotski::Board m_board;
  klotski::Position m_start;
  // From where the search began to the node that was asked for last, and what each of them is.
  std::uint64_t m_session = 0;
  std::vector<search::NodeId> m_path;
  std::vector<klotski::Position> m_positions;
};

// Of one run after the other, as pages and panes have them.
class PositionFollower {
 public:
  // What is shown of a search from `start` on this board: a node that was chosen; else the state that the event at the cursor tells
  // of, the one that is expanded; while the route is read back the one read last, and at the end the goal. `near` is what is seen
  // now. Nothing where there is no search, or none over positions of this board. REQUIRES: `start` and `near` are legal.
  std::optional<ShownPosition> shown(const klotski::Board& board, const klotski::Position& start,
                                     const WatchedRun& run, std::optional<search::NodeId> chosen,
                                     const klotski::Position& near);

 private:
  std::optional<PositionPaths> m_paths;
};

// Frame, floor and pieces below whatever a BoardView does; the cells are nothing of their own.
class KlotskiGround final : public BoardGround {
 public:
  // What is painted. REQUIRES: it has a board before anything is.
  KlotskiScene scene;

  void colour(std::size_t first, std::size_t last, QRgb* pixels) const override;
  void paintPieces(const BoardLayer& layer) override;
};

class KlotskiBoard : public StateBoard {
  Q_OBJECT
 public:
  explicit KlotskiBoard(QWidget* parent = nullptr);

  // Where the searches start that are shown; without one it is what is shown. REQUIRES: the position is legal.
  void setPosition(const klotski::Board& board, const klotski::Position& start);
  void setLook(const KlotskiLook& look);
  // StateBoard::showIfMet() by the position.
  void showPositionIfMet(const klotski::Position& position);

  // REQUIRES: a position was set.
  const klotski::Board& board() const { return *shown().board; }
  // What is seen.
  const klotski::Position& position() const { return shown().position; }
  // What is told of the position; nothing where that is no slide.
  const std::optional<search::BoardEvent>& boardEvent() const { return shown().event; }
  // The piece that stands there, with where it can slide and what is told of it; empty: none does.
  QString pieceText(Point cell) const override;

 protected:
  void follow() override;

 private:
  KlotskiScene& shown() { return static_cast<KlotskiGround&>(ground()).scene; }
  const KlotskiScene& shown() const { return static_cast<const KlotskiGround&>(ground()).scene; }
  void refreshLook();

  klotski::Position m_start;
  PositionFollower m_follower;
  KlotskiLook m_look;
};

}  // namespace searchlight::ui
