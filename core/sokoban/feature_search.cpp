// core/sokoban/feature_search.cpp: positions expanded, and what comes of each move pruned and counted.
#include "core/sokoban/feature_search.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <utility>

#include "core/random/random.h"

namespace searchlight::sokoban {

using search::Outcome;

namespace {
constexpr std::size_t kTableStep = 100;          // positions of tables that are gone through a step
constexpr std::uint64_t kStepsBetweenLooks = 4;  // at the clock: a step takes a fraction of a millisecond

void flip(std::uint64_t* words, Square s) { words[s / 64] ^= std::uint64_t{1} << (s % 64); }
}  // namespace

FeatureSearch::FeatureSearch(std::shared_ptr<const Ground> ground, const Ideas& ideas,
                             std::shared_ptr<search::MemoryAccount> memory, std::uint64_t seed,
                             std::shared_ptr<KnownDeadlocks> known, MacroBoard::Kind kind)
    : m_ground(std::move(ground)),
      m_ideas(ideas),
      m_memory(std::move(memory)),
      m_kind(kind),
      m_words((m_ground->squareCount() + 63) / 64),
      m_board(*m_ground),
      m_style(styleOf(seed)),
      m_features(*m_ground, *m_memory, seed, kind),
      m_nodes(search::AccountAllocator<Node>(*m_memory)),
      m_boxes(search::AccountAllocator<std::uint64_t>(*m_memory)),
      m_index(*m_memory),
      m_known(known ? std::move(known) : std::make_shared<KnownDeadlocks>(*m_ground, m_memory->budget())) {
  const std::size_t squares = m_ground->squareCount();
  m_mayRest.assign(squares + 1, 1);
  if (m_ideas.deadSquares)
    for (std::size_t s = m_ground->liveCount(); s < squares; ++s) m_mayRest[s] = 0;
  // By pulls no box comes to where none of those in the opening could have been
  // pushed from.
  if (pulls())
    for (std::size_t s = 0; s < squares; ++s) {
      const auto* const first = m_ground->fromOpening().nearest.data();
      if (std::all_of(first + m_ground->firstRow(static_cast<Square>(s)),
                      first + m_ground->firstRow(static_cast<Square>(s + 1)),
                      [](std::uint16_t pushes) { return pushes == kNoPath; }))
        m_mayRest[s] = 0;
    }
  Random random(1);
  for (std::size_t s = 0; s < squares; ++s) {
    m_boxHash.push_back(random.next());
    m_workerHash.push_back(random.next());
  }
  m_nowWords.assign(m_words, 0);
  m_childWords.assign(m_words, 0);
  m_hasBox.assign(squares, 0);
  m_isReached.assign(squares, 0);
}

Outcome FeatureSearch::advanceUntil(std::chrono::steady_clock::time_point deadline, std::uint64_t mostSteps) {
  const std::uint64_t first = m_stats.expanded;
  try {
    for (std::uint64_t i = 0; m_outcome == Outcome::Running && m_stats.expanded - first < mostSteps; ++i) {
      if (i > 0 && i % kStepsBetweenLooks == 0 && std::chrono::steady_clock::now() >= deadline) break;
      step();
    }
  } catch (const std::bad_alloc&) {
    m_outcome = Outcome::MemoryLimit;
  }
  return m_outcome;
}

Outcome FeatureSearch::step() {
  if (m_outcome != Outcome::Running) return m_outcome;
  if (m_nodes.empty())
    open();
  else
    makeMove();
  return m_outcome;
}

bool FeatureSearch::canPull(const Ground& ground) {
  const std::vector<sokoban::Cell>& boxes = ground.board().opening().boxes;
  return boxes.size() == ground.goals().size() && boxes.size() <= 64;
}

void FeatureSearch::open() {
  const Position& opening = m_ground->board().opening();
  std::vector<std::uint64_t> words(m_words);
  std::uint64_t key = 0;
  bool isSolved = true;
  for (const sokoban::Cell cell : opening.boxes) {
    const Square s = m_ground->square(cell);
    if (m_ground->isDead(s)) m_outcome = Outcome::Exhausted;
    flip(words.data(), s);
    key ^= m_boxHash[s];
    isSolved = isSolved && m_ground->isGoal(s);
  }
  if (m_outcome != Outcome::Running) return;
  show(words.data());
  const Square worker = m_board.findRegion(m_ground->square(opening.worker));
  m_endWords = words;
  m_endWorker = worker;
  if (!pulls() || isSolved) return begin(words, key, worker, isSolved);
  std::fill(words.begin(), words.end(), 0);
  key = 0;
  for (const Square goal : m_ground->goals()) {
    flip(words.data(), goal);
    key ^= m_boxHash[goal];
  }
  show(words.data());
  m_board.findRegions();
  std::vector<Square> workers;
  for (std::size_t r = 0; r < m_board.regionCount(); ++r)
    workers.push_back(m_board.leastOf(static_cast<MacroBoard::Region>(r)));
  for (const Square start : workers)
    if (m_outcome == Outcome::Running) begin(words, key, start, false);
}

// A position that the search starts from: its own parent.
void FeatureSearch::begin(const std::vector<std::uint64_t>& words, std::uint64_t key, Square worker,
                          bool isSolved) {
  show(words.data());
  m_board.findRegions();
  m_childWords = words;
  const auto id = static_cast<NodeId>(m_nodes.size());
  Move move{};
  move.node = id;
  add(key ^ m_workerHash[worker], move, worker);
  m_stats.opened(1);
  if (m_watcher) m_watcher->onStart({words.data(), worker});
  m_last = id;
  if (isSolved) m_outcome = Outcome::Solved;
  if (m_outcome == Outcome::Running) expand(id, 0);
}

bool FeatureSearch::isLostByTables(Square box, Square worker) {
  try {
    return m_known->tables.isLost(m_childWords.data(), box, worker);
  } catch (const std::bad_alloc&) {
    m_ideas.tables = false;
    return false;
  }
}

// Of the position m_childWords, that is shown: by what has been learned since it was met, or is learned now.
bool FeatureSearch::isLostByNow(const Node& node) {
  if (!usesTables()) return false;
  // What complete tables know was asked when it was met, of each box that came to where it is.
  if (node.parent < m_firstByTables)
    for (const Square box : m_now)
      if (isLostByTables(box, node.worker)) return true;
  if (!m_ideas.patterns) return false;
  try {
    const std::uint64_t before = m_known->patterns.looked();
    const bool isLost = m_known->patterns.isLost(m_childWords.data(), node.worker) ||
                        (m_learns && m_known->patterns.learn(m_childWords, node.to, node.worker));
    m_learned += m_known->patterns.looked() - before;
    return isLost;
  } catch (const std::bad_alloc&) {
    m_ideas.patterns = false;
    return false;
  }
}

// Tables are made beside the search, so that what is easy does not wait for them. Where there is no memory for them, they stay away.
void FeatureSearch::learnOfBoxes() {
  try {
    m_known->tables.advance(kTableStep);
  } catch (const std::bad_alloc&) {
    m_ideas.tables = false;
  }
}

void FeatureSearch::show(const std::uint64_t* words) {
  m_board.clear();
  m_now.clear();
  for (std::size_t w = 0; w < m_words; ++w)
    for (std::uint64_t left = words[w]; left != 0; left &= left - 1) {
      const auto s = static_cast<Square>(64 * w + static_cast<unsigned>(std::countr_zero(left)));
      m_board.put(s);
      m_now.push_back(s);
    }
}

FeatureSearch::NodeId FeatureSearch::find(std::uint64_t key, const std::uint64_t* boxes,
                                          Square worker) const {
  return m_index.find(static_cast<std::uint32_t>(key >> 32), [&](NodeId id) {
    return m_nodes[id].key == key && m_nodes[id].worker == worker &&
           std::equal(boxes, boxes + m_words, m_boxes.data() + std::size_t{id} * m_words);
  });
}

// The boxes are m_childWords. REQUIRES: it is not known.
void FeatureSearch::add(std::uint64_t key, const Move& move, Square worker) {
  m_boxes.insert(m_boxes.end(), m_childWords.begin(), m_childWords.end());
  m_nodes.push_back({key, move.node, move.from, move.to, worker, move.side});
  m_index.findOrAdd(
      static_cast<std::uint32_t>(key >> 32), [](NodeId) { return false; },
      [this] { return static_cast<NodeId>(m_nodes.size() - 1); });
}

// A move is made, and what comes of it is expanded.
void FeatureSearch::makeMove() {
  if (m_waiting == 0) {
    m_outcome = Outcome::Exhausted;
    return;
  }
  if (usesTables()) learnOfBoxes();
  const bool isTurn = !m_follow;
  const Move move = isTurn ? takeMove() : *m_follow;
  m_follow.reset();

  const std::uint64_t* const before = m_boxes.data() + std::size_t{move.node} * m_words;
  std::copy(before, before + m_words, m_childWords.begin());
  flip(m_childWords.data(), move.from);
  flip(m_childWords.data(), move.to);
  show(m_childWords.data());
  m_board.findRegions();
  const Square worker = m_board.leastOf(m_board.region(m_board.beside(move.to, move.side)));
  const Node& parent = m_nodes[move.node];
  const std::uint64_t key = parent.key ^ m_workerHash[parent.worker] ^ m_boxHash[move.from] ^
                            m_boxHash[move.to] ^ m_workerHash[worker];
  const NodeId known = find(key, m_childWords.data(), worker);
  if (m_watcher) m_watcher->onMove(move, isTurn ? m_turn : Watcher::kNoTurn, known);
  if (known != search::kNoNode) {
    // A move that was made at once has its turn later, too.
    const Node& made = m_nodes[known];
    if (made.parent != move.node || made.from != move.from || made.to != move.to || made.side != move.side)
      --m_stats.open;
    return;
  }
  add(key, move, worker);
  expand(static_cast<NodeId>(m_nodes.size() - 1), move.weight);
}

Features FeatureSearch::featuresOf(const std::vector<Square>& boxes) {
  std::vector<std::uint64_t> words(m_words);
  for (const Square s : boxes) flip(words.data(), s);
  show(words.data());
  m_board.findRegions();
  PositionFeatures::Counted counted;
  m_features.count(words, m_board.regionCount(), PositionFeatures::kNoStage, counted);
  return counted.features;
}

// The position is shown, its node the last one.
void FeatureSearch::expand(NodeId id, std::uint16_t weight) {
  ++m_stats.expanded;
  --m_stats.open;
  if (m_watcher) m_watcher->onExpand(id);
  const Node node = m_nodes[id];
  if (node.parent != id && isLostByNow(node)) return;
  std::copy(m_childWords.begin(), m_childWords.end(), m_nowWords.begin());
  m_nowHash = node.key ^ m_workerHash[node.worker];
  const MacroBoard::Region region = m_board.region(node.worker);
  const std::size_t squares = m_ground->squareCount();
  for (std::size_t s = 0; s < squares; ++s) {
    m_hasBox[s] = m_board.isBlocked(static_cast<Square>(s)) ? 1 : 0;
    m_isReached[s] = m_board.region(static_cast<Square>(s)) == region ? 1 : 0;
  }
  bool inCorral = false;
  if (m_ideas.corral && !pulls()) {
    inCorral = m_corrals.find({m_ground.get(), m_hasBox.data(), m_isReached.data()},
                              m_now.size() == m_ground->goals().size());
    if (inCorral && m_corrals.pushes() == 0) return;
  }
  m_fixed.clear();
  if (m_ideas.freeze && !pulls())
    m_freeze.findFixed(
        *m_ground, m_ideas.deadSquares, [this](Square s) { return m_board.isBlocked(s); },
        [this](const auto& f) { std::for_each(m_now.begin(), m_now.end(), f); }, m_fixed);
  PositionFeatures::Counted own;
  m_features.count(m_nowWords, m_board.regionCount(), PositionFeatures::kNoStage, own);
  m_nowStage = own.stage;
  if (m_watcher) m_watcher->onCounted(own.features);
  const auto packed = static_cast<std::size_t>(
      std::count_if(m_now.begin(), m_now.end(), [this](Square s) { return isPacked(s); }));
  if (packed > m_mostPacked) {
    m_mostPacked = packed;
    m_farthest = id;
  }
  if (usesTables() && m_known->tables.isComplete()) m_firstByTables = std::min(m_firstByTables, id);
  m_sides.clear();
  for (const Square box : m_now) m_sides.push_back(m_board.sidesIn(box, region));
  m_children.clear();
  for (std::size_t slot = 0; slot < m_now.size(); ++slot) {
    if (m_sides[slot] == 0 || (inCorral && !m_corrals.isOf(m_now[slot]))) continue;
    const auto take = [&](const MacroBoard::Rest& rest) {
      ++m_stats.generated;
      Child child;
      child.move = {0, 0, id, m_now[slot], rest.to, rest.side};
      if (look(rest, slot, child)) {
        m_children.push_back(child);
        m_stats.opened(1);
      }
      return m_outcome == Outcome::Running;
    };
    m_board.forEachRest(m_kind, m_now[slot], m_sides[slot], m_mayRest.data(), take);
    if (m_outcome != Outcome::Running) return;
  }
  advise(weight, own);
}

bool FeatureSearch::isPacked(Square box) const {
  return pulls() ? (m_endWords[box / 64] >> (box % 64) & 1) != 0 : m_ground->isGoal(box);
}

// Whether m_now is what is looked for.
bool FeatureSearch::isEnd(Square worker) const {
  return (!pulls() || worker == m_endWorker) &&
         std::all_of(m_now.begin(), m_now.end(), [this](Square s) { return isPacked(s); });
}

// What comes of a move; false: nothing that is new or can be solved.
bool FeatureSearch::look(const MacroBoard::Rest& rest, std::size_t slot, Child& child) {
  const Square from = m_now[slot], to = rest.to;
  m_childWords = m_nowWords;
  flip(m_childWords.data(), from);
  flip(m_childWords.data(), to);
  const MacroBoard::After after = m_board.after(to, rest.side);
  m_board.put(to);
  bool isGood = false;
  const Square worker = after.least;
  const auto lose = [&](Deadlock why) {
    if (m_watcher) m_watcher->onLost(child.move, {m_childWords.data(), worker}, rest.steps, why);
  };
  do {
    const bool isHeld =
        m_ideas.freeze && !pulls() && to != from &&
        m_freeze.isHeld(
            *m_ground, m_ideas.deadSquares, [this](Square s) { return m_board.isBlocked(s); }, to);
    if (isHeld && std::any_of(m_freeze.held().begin(), m_freeze.held().end(),
                              [this](Square s) { return !m_ground->isGoal(s); })) {
      lose(Deadlock::Frozen);
      break;
    }
    const std::uint64_t key = m_nowHash ^ m_boxHash[from] ^ m_boxHash[to] ^ m_workerHash[worker];
    if (const NodeId known = find(key, m_childWords.data(), worker); known != search::kNoNode) {
      if (m_watcher) m_watcher->onKnown(child.move, known, rest.steps);
      break;
    }
    m_now[slot] = to;
    if (usesTables() && (isLostByTables(to, worker) ||
                         (m_ideas.patterns && m_known->patterns.isLost(m_childWords.data(), to, worker)))) {
      m_now[slot] = from;
      lose(Deadlock::Together);
      break;
    }
    for (const FeatureSearch* other : m_toMeet)
      if (const NodeId node = other->find(key, m_childWords.data(), worker); node != search::kNoNode) {
        m_met = other;
        m_metNode = node;
      }
    if (m_met || isEnd(worker)) {
      add(key, child.move, worker);
      m_last = static_cast<NodeId>(m_nodes.size() - 1);
      m_outcome = Outcome::Solved;
      m_stats.opened(1);
      if (m_watcher) {
        m_features.count(m_childWords, after.regions, m_nowStage, child.counted);
        m_watcher->onChild(child.move, {m_childWords.data(), worker}, rest.steps, child.counted.features);
      }
    } else if (!pulls() && m_ideas.matching && m_ideas.deadSquares && HomeWalls::canTell(*m_ground)) {
      const std::vector<Square>* fixed = &m_fixed;
      if (isHeld) {
        m_freeze.findFixed(
            *m_ground, m_ideas.deadSquares, [this](Square s) { return m_board.isBlocked(s); },
            [this](const auto& f) { std::for_each(m_now.begin(), m_now.end(), f); }, m_childFixed);
        fixed = &m_childFixed;
      }
      m_others.clear();
      for (const Square box : m_now)
        if (!std::binary_search(fixed->begin(), fixed->end(), box)) m_others.push_back(box);
      isGood = m_walls.leaveRoom(*m_ground, *fixed, m_others, worker);
      if (!isGood) lose(Deadlock::NoMatching);
    } else {
      isGood = true;
    }
    if (isGood) {
      m_features.count(m_childWords, after.regions, m_nowStage, child.counted);
      child.room = static_cast<std::uint32_t>(after.size);
      if (m_watcher)
        m_watcher->onChild(child.move, {m_childWords.data(), worker}, rest.steps, child.counted.features);
    }
    m_now[slot] = from;
  } while (false);
  m_board.take(to);
  return isGood;
}

}  // namespace searchlight::sokoban
