// core/trace/board_event.h: an event of a recorded search as a board shows it: what moves, from where to where, what becomes of
// it, and who is to blame.
//
//   const search::BoardEvent e = sokoban::eventOnBoard(session, i);           // usage: each domain has one, in its own folder
//   if (e.move) drawGhost(e.move->from, e.move->to, e.fate);
//
// A value that is derived from the recorded run whenever somebody asks, and kept nowhere: it depends on the session and the event's
// place alone. The board draws it, sentences, tables and the tree read it. On the thread that the session is used by: who is to
// blame is asked of its problem. Where the expansion that an event belongs to lies before the trace's window, less is known.
#pragma once
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/geometry/point.h"
#include "core/search/session.h"

namespace searchlight::search {

// What becomes of the state that an event tells of.
enum class Fate : std::uint8_t {
  None,      // nothing: it is no successor
  IntoOpen,  // it is new and waits to be expanded; in depth-first and deepening searches: on the stack
  Cheaper,   // it is known, and this way is cheaper: it waits, or waits again, with this one
  Known,     // it is known, and this way is not taken: nothing changes
  Dead,      // no goal can be reached from it; of an expansion: nothing follows it
  Beyond,    // its cost is beyond the bound of the iteration, or beyond what can be counted
  Seen,      // it is seen from `parent`
  Hidden,    // it is not
  Costlier,  // what it costs by its best neighbour has risen, `parent` now; or its own cost is lost
};

// Why, as far as a picture can tell; what the lists of Blame are then.
enum class Reason : std::uint8_t {
  None,
  DeadCell,     // from `cells`, where `pieces` are, none ever comes to a goal
  Frozen,       // `pieces` hold each other for good, and not all of them are on goals
  Corral,       // `pieces` shut off `cells`, which must be entered first: no other piece is moved
  TooFewGoals,  // `pieces` can come to no other goals than `goals`, one fewer
  ShutOff,      // the same, since `fixed` stand in the way for good, on goals of their own
  Together,     // `pieces` could not be brought to goals even if they were alone
  Other,        // it is hopeless, and the domain tells no more
};

struct Blame {
  Reason reason = Reason::None;
  // Row by row, as all stand after the move. `outOfReach`: the goals that are neither among `goals` nor under `fixed`.
  std::vector<Point> pieces, fixed, cells, goals, outOfReach;
  friend bool operator==(const Blame&, const Blame&) = default;
};

// A piece goes from one cell to another.
struct BoardMove {
  int piece = -1;  // its number in its domain; -1: pieces have none there
  Point from, to;
  std::vector<Point> corners = {};  // where it turns on its way
  friend bool operator==(const BoardMove&, const BoardMove&) = default;
};

struct BoardEvent {
  EventKind kind{};
  Fate fate = Fate::None;
  // On the goal's side of a search from both: `parent` is nearer to the goal, moves are undone.
  bool isBackward = false;
  NodeId node = kNoNode;  // the state that it tells of
  // The state that this one is reached from by the way told of; while a route is read back: the one before it on the route.
  // kNoNode: it is a start, or that is not known.
  NodeId parent = kNoNode;
  // And that which `parent` was reached from then, kNoNode at a start; nothing: it is not known.
  std::optional<NodeId> before = {};
  std::optional<Cost> g = {};       // of the state, by this way; of a route that is read back, from the start
  std::optional<Cost> knownG = {};  // Cheaper, Known: what it was known with
  // From what `parent` is to what `node` is; of a way without moves, nothing.
  std::optional<BoardMove> move = {};
  // Where somebody moves the pieces (Sokoban's worker): from where he stands in `parent` to where he stands for the move, beside the
  // piece, both included and once where that is the same; the last cell alone where it is not known where he comes from.
  std::vector<Point> walk = {};
  Blame blame = {};
};

// All but what only a domain knows: the move, the walk, whom to blame. `moveCost` is for domains that know what a move between two
// states costs (nothing: not of this one); of others all successors are made again to find it. REQUIRES: the window holds event i.
using MoveCost = std::function<std::optional<Cost>(NodeId from, NodeId to)>;
BoardEvent stateEvent(const Session& session, std::size_t i, const MoveCost& moveCost = {});

// The whole of it where a node stands on a cell: what moves is the search itself, or a ball, from cell to cell.
using CellOfNode = std::function<std::optional<Point>(NodeId)>;
BoardEvent cellEvent(const Session& session, std::size_t i, const CellOfNode& cell);

}  // namespace searchlight::search
