// core/sokoban/board_event.cpp: pushes between two nodes, where the worker stands for them, and what the problem has to blame.
#include "core/sokoban/board_event.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "core/sokoban/box_route.h"
#include "core/sokoban/feature_session.h"
#include "core/sokoban/route_session.h"
#include "core/sokoban/solve_over.h"
#include "core/walk/walk_problem.h"

namespace searchlight::sokoban {

using search::kNoNode;
using search::NodeId;

const std::vector<int>& BoxNames::in(const search::Session& session, const search::TracePlayer& player,
                                     NodeId node) {
  std::vector<NodeId> path;
  for (NodeId n = node; n != kNoNode && path.size() <= kLongestPath; n = player.node(n).parent)
    path.push_back(n);
  std::ranges::reverse(path);
  return along(session, std::move(path));
}

int BoxNames::on(Cell box, const search::Session& session, const search::TracePlayer& player, NodeId node) {
  if (in(session, player, node).empty()) return -1;
  const auto place = std::ranges::find(m_places, box);
  return place == m_places.end() ? -1 : static_cast<int>(place - m_places.begin());
}

const std::vector<int>& BoxNames::along(const search::Session& session, std::vector<NodeId> path) {
  constexpr NodeId kStart = 0;  // the first that any search puts into OPEN
  m_numbers.clear();
  if (path.empty() || path.size() > kLongestPath || path.front() != kStart) return m_numbers;
  const auto start = positionAfter(session, kStart, kNoNode);
  if (!start) return m_numbers;

  if (m_session != session.serial()) m_path.clear();
  m_session = session.serial();
  const auto same = static_cast<std::size_t>(std::ranges::mismatch(path, m_path).in1 - path.begin());
  m_pushes.resize(same);
  for (std::size_t i = same; i < path.size(); ++i)
    m_pushes.push_back(i == 0 ? std::nullopt : pushBetween(session, path[i - 1], path[i]));
  m_path = std::move(path);

  m_places = start->boxes;
  for (const auto& push : m_pushes)
    if (push) std::ranges::replace(m_places, push->first, push->second);
  for (std::size_t i = 0; i < m_places.size(); ++i) m_numbers.push_back(static_cast<int>(i));
  std::ranges::sort(m_numbers, {}, [&](int number) { return m_places[static_cast<std::size_t>(number)]; });
  return m_numbers;
}

// ---- What a problem tells of its own tests --------------------------------------------------------------------------------------

template <std::size_t Words>
auto LevelProblem<Words>::corralIn(const State& s) const -> Corral {
  Corral corral;
  walkFrom(s, s.worker);
  if (!findCorral()) return corral;
  corral.isClosed = m_corrals.pushes() == 0;
  for (std::size_t i = 0; i < m_ground->squareCount(); ++i) {
    const auto square = static_cast<Square>(i);
    if (m_corrals.isOf(square)) corral.boxes.push_back(square);
    if (m_corrals.isIn(square)) corral.area.push_back(square);
  }
  return corral;
}

template <std::size_t Words>
std::vector<Square> LevelProblem<Words>::heldBoxes(const State& s, Square box) const {
  return isHeldIn(s, box) ? m_freeze.held() : std::vector<Square>();
}

template <std::size_t Words>
ShutOut LevelProblem<Words>::shortageAfter(const State& parent, Square gone, Square come,
                                           const State& next) const {
  if (m_ideas.matching && gone != come && follow(parent, gone, come, next) >= Matching::kNone) {
    ShutOut out;
    const Matching::Shortage shortage = m_matching.shortage();
    for (const std::size_t slot : shortage.boxes)
      out.others.push_back(m_matching.box(slot) == gone ? come : m_matching.box(slot));
    for (const std::size_t goal : shortage.goals) out.goals.push_back(m_ground->goals()[goal]);
    return out;
  }
  if (!HomeWalls::canTell(*m_ground)) return {};
  std::vector<Square> boxes;
  next.forEachBox([&](Square box) { boxes.push_back(box); });
  return findShutOut(*m_ground, m_ideas.deadSquares, std::move(boxes), next.worker, m_shutOff.walls());
}

namespace {

using search::BoardEvent;
using search::EventKind;
using search::kNoNode;
using search::NodeId;
using search::Reason;

// Row by row.
std::vector<Point> pointsOf(const Board& board, std::vector<Cell> cells) {
  std::sort(cells.begin(), cells.end());
  std::vector<Point> points;
  points.reserve(cells.size());
  for (const Cell cell : cells) points.push_back(board.point(cell));
  return points;
}
std::vector<Point> pointsOf(const Ground& ground, const std::vector<Square>& squares) {
  std::vector<Cell> cells;
  cells.reserve(squares.size());
  for (const Square square : squares) cells.push_back(ground.cell(square));
  return pointsOf(ground.board(), std::move(cells));
}

// From there to there, both included.
std::vector<Point> walkOf(const Board& board, const Position& position, Point to) {
  Point at = board.point(position.worker);
  std::vector<Point> path{at};
  for (const Direction d : findWalk(board, position, board.cell(to))) path.push_back(at = at + offset(d));
  return at == to ? path : std::vector{to};
}

// ---- Whole levels ---------------------------------------------------------------------------------------------------------------

// The push that leads from one to the other; nothing where none does.
template <class State>
std::optional<Push> pushTo(const Ground& ground, const State& from, const State& to) {
  State changed = from;
  to.forEachBox([&](Square square) { changed.flip(square); });
  Square gone = kNoSquare, come = kNoSquare;
  std::size_t count = 0;
  changed.forEachBox([&](Square square) {
    (from.has(square) ? gone : come) = square;
    ++count;
  });
  if (count != 2 || gone == kNoSquare || come == kNoSquare) return std::nullopt;
  for (const Direction d : kStraight)
    if (ground.beside(gone, d) == come) return Push{gone, d};
  return std::nullopt;
}

// The pushes that lead from one node to another: one, or those of the move of a feature search. Empty: none do.
template <class P>
std::vector<Push> pushesBetween(const search::SessionFor<P>& session, NodeId from, NodeId to) {
  const Ground& ground = session.problem().ground();
  if (search::needsLevel(session.algorithm()))
    return pushesOfOneBox(ground, session.state(from), session.state(to),
                          std::size_t{session.record(to).g} - session.record(from).g);
  const auto push = pushTo(ground, session.state(from), session.state(to));
  return push ? std::vector{*push} : std::vector<Push>();
}

template <class P>
class LevelEvent {
 public:
  LevelEvent(const search::SessionFor<P>& session, BoardEvent told)
      : m_session(session),
        m_problem(session.problem()),
        m_ground(m_problem.ground()),
        m_board(m_ground.board()),
        m_told(std::move(told)) {}

  BoardEvent tell(std::uint8_t detail) {
    if (m_told.kind == EventKind::Expand && !m_told.isBackward) blameCorral();
    if (m_told.parent == kNoNode) return std::move(m_told);
    const std::vector<Push> pushes = pushesBetween(m_session, m_told.parent, m_told.node);
    if (pushes.empty()) return std::move(m_told);
    m_told.move = {-1, place(pushes.front().box), place(ahead(pushes.back()))};
    for (std::size_t i = 1; i < pushes.size(); ++i)
      if (pushes[i].direction != pushes[i - 1].direction)
        m_told.move->corners.push_back(place(pushes[i].box));
    takeWalk(pushes.front());
    if (m_told.kind == EventKind::Prune)
      blame(pushes.front().box, ahead(pushes.back()), static_cast<Deadlock>(detail));
    return std::move(m_told);
  }

  // Where the worker is in a node that is reached from its parent by a push, or (backwards) by a pull.
  std::optional<Point> workerIn(NodeId node, NodeId parent, bool isBackward) const {
    if (m_problem.metric() == Metric::Moves) return place(m_session.state(node).worker);
    if (parent == kNoNode)
      return isBackward ? std::nullopt : std::optional(m_board.point(m_board.opening().worker));
    const std::vector<Push> pushes = pushesBetween(m_session, parent, node);
    if (pushes.empty()) return std::nullopt;
    const Point step = offset(pushes.back().direction);
    return isBackward ? place(pushes.back().box) + step + step : place(pushes.back().box);
  }

 private:
  Square ahead(const Push& push) const { return m_ground.beside(push.box, push.direction); }
  Point place(Square square) const { return m_board.point(m_ground.cell(square)); }

  // A push is made from behind the box, a pull from before it.
  void takeWalk(const Push& push) {
    const Point from = place(push.box), to = place(ahead(push));
    const Point stands = m_told.isBackward ? to : from - (to - from);
    m_told.walk = {stands};
    const bool isSuccessor = m_told.fate != search::Fate::None || m_told.kind == EventKind::Route;
    if (!isSuccessor || !m_told.before) return;
    const auto came = workerIn(m_told.parent, *m_told.before, m_told.isBackward);
    if (!came) return;
    Position position = m_problem.position(m_session.state(m_told.parent));
    position.worker = m_board.cell(*came);
    m_told.walk = walkOf(m_board, position, stands);
  }

  // Where it leaves a push out, or there is none at all.
  void blameCorral() {
    const auto corral = m_problem.corralIn(m_session.state(m_told.node));
    if (!corral.isClosed && corral.boxes.size() == m_board.opening().boxes.size()) return;
    if (corral.boxes.empty()) return;
    m_told.blame = {
        Reason::Corral, pointsOf(m_ground, corral.boxes), {}, pointsOf(m_ground, corral.area), {}, {}};
    if (corral.isClosed) m_told.fate = search::Fate::Dead;
  }

  void blame(Square gone, Square box, Deadlock deadlock) {
    const auto next = m_session.state(m_told.node);
    search::Blame& told = m_told.blame;
    switch (deadlock) {
      case Deadlock::None: return;
      case Deadlock::DeadSquare:
        told.reason = Reason::DeadCell;
        told.pieces = told.cells = {place(box)};
        return;
      case Deadlock::Frozen:
        told.reason = Reason::Frozen;
        told.pieces = pointsOf(m_ground, m_problem.heldBoxes(next, box));
        return;
      case Deadlock::Together:
        if (const auto* features = dynamic_cast<const FeatureView*>(&m_session))
          told.pieces = pointsOf(m_ground, features->lostTogether(m_told.node, box));
        if (!told.pieces.empty()) told.reason = Reason::Together;
        return;
      case Deadlock::NoMatching: break;
    }
    const ShutOut out = m_problem.shortageAfter(m_session.state(m_told.parent), gone, box, next);
    if (out.others.empty()) return;
    told.reason = out.fixed.empty() ? Reason::TooFewGoals : Reason::ShutOff;
    told.pieces = pointsOf(m_ground, out.others);
    told.fixed = pointsOf(m_ground, out.fixed);
    told.goals = pointsOf(m_ground, out.goals);
    std::vector<Square> others;
    for (const Square goal : m_ground.goals())
      if (std::find(out.goals.begin(), out.goals.end(), goal) == out.goals.end() &&
          std::find(out.fixed.begin(), out.fixed.end(), goal) == out.fixed.end())
        others.push_back(goal);
    told.outOfReach = pointsOf(m_ground, others);
  }

  const search::SessionFor<P>& m_session;
  const P& m_problem;
  const Ground& m_ground;
  const Board& m_board;
  BoardEvent m_told;
};
template <class P>
LevelEvent(const search::SessionFor<P>&, BoardEvent) -> LevelEvent<P>;

// ---- One box's way --------------------------------------------------------------------------------------------------------------

void tellBoxRoute(const search::SessionFor<BoxRouteProblem>& session, BoardEvent& told) {
  if (told.parent == kNoNode) return;
  const BoxRouteProblem& problem = session.problem();
  const Board& board = problem.board();
  const auto from = session.state(told.parent), to = session.state(told.node);
  const Point stood = board.point(problem.workerOf(from));
  if (problem.boxOf(from) != problem.boxOf(to)) {
    told.move = {-1, board.point(problem.boxOf(from)), board.point(problem.boxOf(to))};
    told.walk = {stood};
    return;
  }
  told.walk = walkOf(board, problem.positionOf(from), board.point(problem.workerOf(to)));
}

}  // namespace

BoardEvent eventOnBoard(const search::Session& session, std::size_t i) {
  if (const auto* box = dynamic_cast<const search::SessionFor<BoxRouteProblem>*>(&session)) {
    BoardEvent told = search::stateEvent(session, i);
    tellBoxRoute(*box, told);
    return told;
  }
  BoardEvent told;
  const bool isLevel = withLevelSession(session, [&](const auto& ours) {
    const bool countsPushes = ours.problem().metric() == Metric::Pushes;
    const auto cost = [&](NodeId from, NodeId to) {
      if (!countsPushes) return std::optional<search::Cost>();
      if (!search::needsLevel(session.algorithm())) return std::optional<search::Cost>(1);
      return std::optional(static_cast<search::Cost>(pushesBetween(ours, from, to).size()));
    };
    told = LevelEvent(ours, search::stateEvent(session, i, cost)).tell(session.trace()[i].detail);
  });
  return isLevel ? told : walk::eventOnBoard(session, i);
}

std::vector<std::pair<Cell, Cell>> pushesBetween(const search::Session& session, NodeId from, NodeId to) {
  std::vector<std::pair<Cell, Cell>> cells;
  withLevelSession(session, [&](const auto& ours) {
    const Ground& ground = ours.problem().ground();
    for (const Push push : pushesBetween(ours, from, to))
      cells.emplace_back(ground.cell(push.box), ground.cell(ground.beside(push.box, push.direction)));
  });
  return cells;
}

std::optional<std::pair<Cell, Cell>> pushBetween(const search::Session& session, NodeId from, NodeId to) {
  const auto pushes = pushesBetween(session, from, to);
  if (pushes.empty()) return std::nullopt;
  return std::pair(pushes.front().first, pushes.back().second);
}

std::optional<Position> positionAfter(const search::Session& session, NodeId node, NodeId parent) {
  std::optional<Position> position;
  withLevelSession(session, [&](const auto& ours) {
    position = ours.problem().position(ours.state(node));
    const bool isBackward = session.isBackward(node);
    if (const auto worker = LevelEvent(ours, {}).workerIn(node, parent, isBackward))
      position->worker = ours.problem().ground().board().cell(*worker);
  });
  return position;
}

}  // namespace searchlight::sokoban
