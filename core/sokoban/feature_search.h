// core/sokoban/feature_search.h: any solution, by features of positions instead of one estimate (FESS: Shoham and Schaeffer, CoG 2020).
//
//   FeatureSearch search(ground, ideas, account, 0);                          // usage
//   while (search.advanceUntil(deadline, steps) == search::Outcome::Running) ..
//   show(search.positions());
//
// A move takes one box as far as one likes. A position falls into a cell by what can be counted of it: boxes packed as the plan has
// them, regions of the floor, links between rooms that are shut, boxes out of plan, and a count that the seed chooses: hot spots, or
// the pushes that are left. Cells take turns; each makes the cheapest of its moves that was not made yet. With most seeds every second
// turn is of a cell with many boxes packed, so that what has come far goes on. A move that an advisor proposes, and the only one
// of a position, costs nothing, any other 1, summed from the start: so no line of play is given up for good, and those that only
// follow advice come first. A move that packs a box is made at once.
//
// It is not a policy of best_first.h: OPEN there holds nodes by one priority, and here moves that were not made yet, in as many
// queues as there are cells; a node is expanded before its turn comes, since the advisors compare all of its children. Who watches it
// is told of all that by a Watcher: feature_session.h makes a session of it.
#pragma once
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "core/search/hash_index.h"
#include "core/search/memory_budget.h"
#include "core/search/outcome.h"
#include "core/sokoban/box_tables.h"
#include "core/sokoban/dead_patterns.h"
#include "core/sokoban/deadlock.h"
#include "core/sokoban/freeze.h"
#include "core/sokoban/home_walls.h"
#include "core/sokoban/ideas.h"
#include "core/sokoban/macro_board.h"
#include "core/sokoban/position_features.h"

namespace searchlight::sokoban {

// What searches of the same level learn of boxes that cannot be solved, whoever of them learns it. Used by one thread at a time.
struct KnownDeadlocks {
  KnownDeadlocks(const Ground& ground, const std::shared_ptr<search::MemoryBudget>& budget)
      : KnownDeadlocks(ground, std::make_shared<search::MemoryAccount>(budget)) {}
  // The account may be that of the only search that uses them.
  KnownDeadlocks(const Ground& ground, std::shared_ptr<search::MemoryAccount> account)
      : owner(std::move(account)), memory(*owner), tables(ground, memory), patterns(ground, tables, memory) {}
  std::shared_ptr<search::MemoryAccount> owner;
  search::MemoryAccount& memory;
  BoxTables tables;
  DeadPatterns patterns;
};

class FeatureSearch {
 public:
  using NodeId = std::uint32_t;  // of a position that was expanded, from 0
  // A box goes from one square to another, from a position that was expanded.
  struct Move {
    std::uint16_t weight, rank;
    NodeId node;
    Square from, to;
    Direction side;  // of the box, in the end: where the worker is
  };
  // Of a position as the search keeps it; to be copied.
  struct Seen {
    const std::uint64_t* boxes;  // bits by square
    Square worker;               // the least square that he comes to
  };
  // Is told what the search does, in its order. A search that nobody watches pays a comparison with null for each of these.
  class Watcher {
   public:
    static constexpr std::size_t kNoTurn = ~std::size_t{0};
    virtual ~Watcher() = default;
    virtual void onStart(Seen) = 0;
    // A move is made; it was the turn of that cell. kNoTurn: it packs a box, and is made at once. `known`: nothing follows, since that
    // position was expanded; else search::kNoNode.
    virtual void onMove(const Move&, std::size_t cell, NodeId known) = 0;
    virtual void onExpand(NodeId) = 0;
    // What was counted of the position that is expanded; not where its corral can never be opened.
    virtual void onCounted(const Features&) = 0;
    // What may come of a move, so many pushes on. It is new and waits, or solves the level; is known; or is hopeless.
    virtual void onChild(const Move&, Seen, std::uint32_t pushes, const Features&) = 0;
    virtual void onKnown(const Move&, NodeId known, std::uint32_t pushes) = 0;
    virtual void onLost(const Move&, Seen, std::uint32_t pushes, Deadlock) = 0;
    // The moves of the position that was expanded wait in that cell.
    virtual void onCell(std::size_t cell) = 0;
  };

  static constexpr std::size_t kMostSquares = 1024;
  static bool fits(const Ground& ground) { return ground.squareCount() <= kMostSquares; }

  // By pushes from the opening, or by pulls from the end. `seed` chooses among
  // plans and styles. What it keeps is taken from the account. `known` is shared with
  // others of the same ground; null: it has its own. REQUIRES: fits().
  FeatureSearch(std::shared_ptr<const Ground> ground, const Ideas& ideas,
                std::shared_ptr<search::MemoryAccount> memory, std::uint64_t seed,
                std::shared_ptr<KnownDeadlocks> known = nullptr, MacroBoard::Kind kind = MacroBoard::Pushes);
  // Whether a search by pulls is worth it: as many goals as boxes, and not too
  // many to be told apart.
  static bool canPull(const Ground& ground);
  // Positions that the other one has come to, too, solve the level. REQUIRES:
  // the same ground, the other direction; it outlives this.
  void meet(const FeatureSearch& other) { m_toMeet.push_back(&other); }

  // It looks for patterns of boxes that are lost, for itself and for others; else it goes by those that others have found.
  void learnPatterns() { m_learns = true; }

  // REQUIRES: nothing was expanded yet; it outlives the search.
  void setWatcher(Watcher* watcher) { m_watcher = watcher; }
  // Makes one move, or begins. Throws std::bad_alloc; then it is over, and stop() says so.
  search::Outcome step();
  void stop(search::Outcome outcome) { m_outcome = outcome; }
  // Until the deadline, or until so many positions more have been expanded. Exhausted is a proof. MemoryLimit is the end, too.
  search::Outcome advanceUntil(std::chrono::steady_clock::time_point deadline, std::uint64_t mostSteps);
  search::Outcome advance(std::uint64_t mostSteps) {
    return advanceUntil(std::chrono::steady_clock::time_point::max(), mostSteps);
  }
  search::Outcome outcome() const { return m_outcome; }
  const search::Stats& stats() const { return m_stats; }
  // What it has cost: generated states, and what was looked at to learn of deadlocks, which takes less time each.
  std::uint64_t work() const { return m_stats.generated + m_learned / kLearnedAState; }
  const std::shared_ptr<search::MemoryAccount>& memory() const { return m_memory; }
  // From the opening to the end, one push apart; by pushes alone `stops` are those of them where a move ends. REQUIRES: solved.
  std::vector<Position> positions(std::vector<std::size_t>* stops = nullptr) const;

  // Of the positions that were expanded, the one with the most boxes on goals (by pulls: on squares where boxes begin), and how many.
  std::size_t mostPacked() const { return m_mostPacked; }
  Position farthest() const;

  std::size_t cellCount() const { return m_cells.size(); }
  // Of the opening, or of any position with boxes on live squares.
  Features featuresOf(const std::vector<Square>& boxes);

 private:
  template <class T>
  using Kept = std::vector<T, search::AccountAllocator<T>>;

  struct Node {
    std::uint64_t key;  // of boxes and worker
    NodeId parent;
    Square from, to;  // the move that led here
    Square worker;    // the least square that he comes to
    Direction side;
  };
  struct Cell {
    explicit Cell(search::MemoryAccount& memory) : moves(search::AccountAllocator<Move>(memory)) {}
    Kept<Move> moves;  // a heap
    std::size_t packed = 0;
  };
  struct SamePacked {
    std::vector<std::size_t> cells;
    std::size_t cursor = 0, waiting = 0;  // moves of all of them
  };
  struct Child {
    Move move;
    PositionFeatures::Counted counted;
    std::uint32_t room;  // squares that the worker comes to
  };

  bool pulls() const { return m_kind == MacroBoard::Pulls; }
  bool isPacked(Square box) const;  // on a goal; by pulls: where a box begins
  bool isEnd(Square worker) const;
  Position positionOf(NodeId node) const;
  std::vector<Position> pathTo(NodeId node, std::vector<std::size_t>* stops = nullptr) const;
  void makeMove();
  bool comesLater(const Move& a, const Move& b) const;
  Move takeMove();
  std::size_t farCell();
  // Tables know nothing of boxes on dead squares.
  bool usesTables() const { return !pulls() && m_ideas.tables && m_ideas.deadSquares; }
  void learnOfBoxes();
  bool isLostByTables(Square box, Square worker);
  bool isLostByNow(const Node& node);
  void open();
  void begin(const std::vector<std::uint64_t>& words, std::uint64_t key, Square worker, bool isSolved);
  NodeId find(std::uint64_t key, const std::uint64_t* boxes,
              Square worker) const;  // search::kNoNode
  void add(std::uint64_t key, const Move& move, Square worker);
  void expand(NodeId id, std::uint16_t weight);
  bool look(const MacroBoard::Rest& rest, std::size_t slot, Child& child);
  void advise(std::uint16_t weight, const PositionFeatures::Counted& own);
  std::size_t cellOf(const PositionFeatures::Counted& counted);
  void show(const std::uint64_t* words);

  std::shared_ptr<const Ground> m_ground;
  Ideas m_ideas;
  Watcher* m_watcher = nullptr;
  std::shared_ptr<search::MemoryAccount> m_memory;
  MacroBoard::Kind m_kind;
  std::size_t m_words;
  MacroBoard m_board;
  // Searches of different styles go wrong on different levels.
  enum class First : std::uint8_t { FewestHotSpots, Newest };    // of moves with the same weight
  enum class Finer : std::uint8_t { No, HotSpots, PushesLeft };  // what tells cells apart beside the features
  // Whose turns: every cell's in its order, or each second one a cell's with many boxes packed.
  enum class Turns : std::uint8_t { AllAlike, HalfToFar };
  struct Style {
    First first;
    Finer finer;
    Turns turns;
  };
  static Style styleOf(std::uint64_t seed);
  Style m_style;
  PositionFeatures m_features;
  std::vector<std::uint8_t> m_mayRest;  // by square
  std::vector<std::uint64_t> m_boxHash, m_workerHash;

  Kept<Node> m_nodes;
  Kept<std::uint64_t> m_boxes;  // of node n: m_words from n * m_words on
  search::HashIndex m_index;    // by the upper half of the key
  std::unordered_map<std::uint64_t, std::size_t> m_cellNumbers;
  std::vector<Cell> m_cells;
  std::optional<Move> m_follow;  // comes next, whatever cell's turn it is
  std::size_t m_cursor = 0, m_waiting = 0;
  std::size_t m_turn = 0;              // whose it was last
  std::vector<SamePacked> m_byPacked;  // by how many boxes are packed
  std::uint64_t m_farTurns = 0;
  bool m_isFarTurn = false;
  search::Outcome m_outcome = search::Outcome::Running;
  search::Stats m_stats;
  static constexpr std::uint64_t kLearnedAState = 8;  // so many looks take as long as one
  std::uint64_t m_learned = 0;                        // looks at what boxes are pushed to
  bool m_learns = false;
  NodeId m_firstByTables = ~NodeId{0};  // whose children were all compared with complete tables
  NodeId m_last = 0;                    // that is solved
  NodeId m_farthest = 0;
  std::size_t m_mostPacked = 0;  // in m_farthest
  std::vector<const FeatureSearch*> m_toMeet;
  const FeatureSearch* m_met = nullptr;  // that has come to m_last, too, and its node
  NodeId m_metNode = 0;
  std::vector<std::uint64_t> m_endWords;  // by pulls: the opening
  Square m_endWorker = kNoSquare;

  // Of the position that is expanded.
  std::vector<Square> m_now, m_others, m_fixed, m_childFixed;
  std::vector<std::uint64_t> m_nowWords, m_childWords;
  std::uint64_t m_nowHash = 0;
  std::uint32_t m_nowStage = 0;
  std::vector<MacroBoard::Sides> m_sides;
  std::vector<Child> m_children;
  std::vector<std::uint8_t> m_hasBox, m_isReached;
  FreezeTest m_freeze;
  HomeWalls m_walls;
  Corrals m_corrals;
  std::shared_ptr<KnownDeadlocks> m_known;
};

}  // namespace searchlight::sokoban
