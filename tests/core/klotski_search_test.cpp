// tests/core/klotski_search_test.cpp: searches over boards of any size, surveys, and what is still needed, against slow rules.
#include "core/klotski/catalogue.h"
#include "core/klotski/component.h"
#include "core/klotski/position_graph.h"
#include "core/klotski/solve.h"
#include "core/klotski/survey.h"
#include "tests/core/klotski_boards.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::klotski;

namespace {

// A 3 x 3 board of eight numbered pieces, each with a goal: 31 of them at most, whatever is counted.
Board eightPuzzle() {
  return readBoard(
      "goal A 0,0\ngoal B 1,0\ngoal C 2,0\ngoal D 0,1\ngoal E 1,1\ngoal F 2,1\ngoal G 0,2\ngoal H 1,2\n"
      "board\nHFG\nBED\nC.A\n",
      "eight");
}

// What is wrong with a solution; nothing where it leads from the start to the goals, a slide of the count each.
QString faultOf(const Board& board, const Position& start, Count count, const BoardSolution& s) {
  if (s.positions.size() != s.slides.size() + 1) return u"not as many slides as placements"_s;
  if (s.positions.front() != start) return u"begins elsewhere"_s;
  for (std::size_t i = 0; i < s.slides.size(); ++i) {
    const PieceSlide& slide = s.slides[i];
    if (board.anchor(s.positions[i], slide.piece) != slide.from) return u"another piece"_s;
    if (std::ranges::count(board.reach(s.positions[i], slide.piece, count), slide.to) != 1)
      return u"no such slide"_s;
    if (board.slid(s.positions[i], slide.piece, slide.to) != s.positions[i + 1])
      return u"another piece moved"_s;
  }
  return board.isSolved(s.positions.back()) ? QString() : u"ends elsewhere"_s;
}

// Both forms of the general problem say the same, and what the slow rules say.
template <class P>
void checkSuccessors(const Board& board, const testing::StringBoard& slow, Count count) {
  const P problem(board, board.opening(), count);
  QCOMPARE(problem.positionOf(problem.start(), board.opening()), board.opening());
  QCOMPARE(problem.isGoal(problem.start()), slow.isSolved());
  QVERIFY(problem.stateFromText(problem.stateText(problem.start())) == problem.start());
  QVERIFY(!problem.stateFromText("") && !problem.stateFromText("A/B/C"));
  std::multiset<std::string> found, expected;
  problem.forEachSuccessor(problem.start(), [&](Slide slide, const typename P::State& next, search::Cost) {
    const Position position = problem.positionOf(next, board.opening());
    std::string cells = boardRows(board, position);
    std::erase(cells, '/');
    found.insert(cells);
    QVERIFY(problem.stateOf(position) == next);
    bool isUndone = false;
    problem.forEachSuccessor(next, [&](Slide back, const typename P::State& again, search::Cost) {
      isUndone |= again == problem.start() && back == Slide{slide.to, slide.from};
    });
    QVERIFY(isUndone);
  });
  for (const testing::StringBoard& next : slow.next(count)) expected.insert(next.cells());
  QVERIFY(found == expected);
}

}  // namespace

class KlotskiSearchTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void successorsAreThoseOfTheSlowRules() {
    Random random = testing::randomFor("successors");
    for (int i = 0; i < testing::rounds(60); ++i) {
      const int width = 2 + static_cast<int>(random.below(kMostWidth - 1)),
                height = 2 + static_cast<int>(random.below(kMostHeight - 1));
      const int blanks = 1 + static_cast<int>(random.below(4));
      if (blanks + 3 > width * height) continue;
      const auto [text, slow] = testing::randomBoard(random, width, height, blanks);
      const Board board = readBoard(text, text);
      for (const Count count : testing::kAllCounts) {
        checkSuccessors<ManyPieces>(board, slow, count);
        if (wordsNeeded(board) <= static_cast<int>(kFewWords)) checkSuccessors<FewPieces>(board, slow, count);
      }
    }
  }
  // Article 5's order: pieces by their first cells, row by row; right, left, down, up.
  void successorsComeInTheArticlesOrder() {
    const Board board = readBoard("goal C 0,0\nboard\nCCAB\nCCDE\nF.GH\nIJ.K\nLLMN\n", "f");
    const FewPieces problem(board, board.opening(), Count::Steps);
    QStringList slides;
    problem.forEachSuccessor(problem.start(), [&](Slide s, const FewPieces::State&, search::Cost) {
      slides << QString::fromStdString(problem.moveText(s));
    });
    QCOMPARE(slides, (QStringList{"0,2 to 1,2", "2,2 to 1,2", "2,2 to 2,3", "1,3 to 2,3", "1,3 to 1,2",
                                  "3,3 to 2,3", "2,4 to 2,3"}));
  }

  void everySearchAndSurveyIsRight() {
    Random random = testing::randomFor("searches");
    int solvable = 0, interchangeable = 0;
    for (int i = 0; i < testing::rounds(12) || solvable == 0 || interchangeable == 0; ++i) {
      const auto [board, slow] = testing::smallBoard(random);
      interchangeable += static_cast<int>(board.kinds().size()) < board.pieceCount();
      const Survey found = survey(board, board.opening());
      QVERIFY(found.isComplete());
      for (const Count count : testing::kAllCounts) {
        const auto k = static_cast<std::size_t>(count);
        const auto truth = *slow.truth(count, testing::kMostOfSmall);
        QCOMPARE(*found.states, truth.states);
        QCOMPARE(*found.goalStates, truth.goals);
        QCOMPARE(*found.edges[k], truth.edges);
        QCOMPARE(*found.depth[k], static_cast<search::Cost>(truth.depth));
        QCOMPARE(found.best[k] ? static_cast<int>(*found.best[k]) : -1, truth.best);
        solvable += truth.best > 1;
        for (const search::AlgorithmInfo& row : search::algorithms()) {
          if (!canSearch(row.id) || search::meetsAnew(row.id) || search::dropsNodes(row.id)) continue;
          const BoardSolution s = solve(board, board.opening(), count, row.id);
          QCOMPARE(s.outcome, truth.best < 0 ? search::Outcome::Exhausted : search::Outcome::Solved);
          if (truth.best < 0) continue;
          QCOMPARE(faultOf(board, board.opening(), count, s), QString());
          const bool isOptimal = row.promise == search::Promise::Always ||
                                 row.promise == search::Promise::UniformSteps ||
                                 row.promise == search::Promise::AdmissibleHeuristic;
          if (isOptimal) QCOMPARE(static_cast<int>(s.slides.size()), truth.best);
        }
      }
    }
  }

  void sessionsNameTheirPlacements_data() {
    const auto row = testing::columns<QString, int>("text", "moves");
    row("family", QString::fromStdString(boardText(testing::classicBoard())), 81);
    row("few pieces", "goal A 0,3\nboard\nAABB\nAACC\nDE..\nFGHH\nFGII\n", 59);
    // The same again with a wall's width of nothing to its right, so that its cells need many words.
    row("many pieces",
        "goal A 0,3\nboard\nAABB####JK\nAACC####LM\nDE..####NO\nFGHH####PQ\nFGII####RS\n########TU\n"
        "########VW\n########XY\n########Za\n",
        59);
  }
  void sessionsNameTheirPlacements() {
    FETCH_ALL((QString, text), (int, moves));
    const Board board = readBoard(text.toStdString(), "f");
    for (const auto algorithm : {search::Algorithm::BreadthFirst, search::Algorithm::Bidirectional,
                                 search::Algorithm::MeetInTheMiddle}) {
      const auto session = makeSession(board, board.opening(), Count::Moves,
                                       {.algorithm = algorithm, .recording = search::Recording::Recorded});
      QVERIFY(session != nullptr);
      QCOMPARE(session->run({}, {}), search::Outcome::Solved);
      const std::vector<search::NodeId> path = session->path();
      QCOMPARE(path.size(), static_cast<std::size_t>(moves + 1));
      Position at = board.opening();
      for (const search::NodeId node : path) {
        const Position next = *positionOf(board, *session, node, at);
        int moved = 0;
        for (int piece = 0; piece < board.pieceCount(); ++piece) moved += next.cell(piece) != at.cell(piece);
        QCOMPARE(moved, node == path.front() ? 0 : 1);
        QCOMPARE(session->stateNumber(nodeOf(board, *session, next)), session->stateNumber(node));
        at = next;
      }
      QVERIFY(board.isSolved(at));
      // States are the same in the other kind of session.
      const auto other =
          makeSession(board, board.opening(), Count::Moves, {.algorithm = search::Algorithm::AStar});
      QCOMPARE(other->run({}, {}), search::Outcome::Solved);
      QVERIFY(other->find(*session, path.front()) != search::kNoNode);
    }
    search::SessionOptions grid{.algorithm = search::Algorithm::JumpPoint};
    QVERIFY(makeSession(board, board.opening(), Count::Moves, grid) == nullptr);
    grid.algorithm = search::Algorithm::Bidirectional;
    QVERIFY(makeSession(board, board.opening(), Count::Moves, grid, {.seconds = 0}) == nullptr);
  }

  // A search over one board, asked in terms of another: it has a position there only where the pieces are the same.
  void sessionsOfOtherBoardsHaveNothingHere() {
    struct Searched {
      Board board;
      std::string pieces;  // what has to be alike, in words
      std::unique_ptr<search::Session> session;
    };
    std::vector<Searched> all;
    for (const Entry& entry : catalogue()) {
      const Board board = boardOf(entry);
      std::multiset<std::string> pieces;
      for (int i = 0; i < board.pieceCount(); ++i) {
        std::string piece;
        for (const Point p : board.pieces()[static_cast<std::size_t>(i)].cells) piece += pointText(p) + ' ';
        for (const Goal& goal : board.goals())
          if (goal.piece == i) piece += "to " + pointText(goal.anchor);
        pieces.insert(piece);
      }
      std::string words = std::to_string(board.width()) + 'x' + std::to_string(board.height());
      for (const Point p : board.parts().walls) words += " wall " + pointText(p);
      for (const std::string& piece : pieces) words += ", " + piece;
      all.push_back({board, words,
                     makeSession(board, board.opening(), Count::Moves,
                                 {.algorithm = search::Algorithm::BreadthFirst})});
    }
    int alike = 0, others = 0;
    for (const Searched& here : all)
      for (const Searched& there : all) {
        const auto position = positionOf(here.board, *there.session, 0, here.board.opening());
        // Other letters may be reason enough where a board is not of the family.
        if (position) {
          QCOMPARE(here.pieces, there.pieces);
          QVERIFY(here.board.isLegal(*position));
          ++alike;
        }
        const search::NodeId node = nodeOf(here.board, *there.session, here.board.opening());
        if (&here == &there) {
          QVERIFY(position == here.board.opening());
          QCOMPARE(node, search::NodeId{0});
        }
        if (here.pieces != there.pieces) {
          QCOMPARE(node, search::kNoNode);
          ++others;
        }
      }
    QVERIFY(alike > static_cast<int>(all.size()) && others > alike);
  }

  // ---- What is still needed --------------------------------------------------------------------------------------

  void whatIsNeededIsRightEverywhere() {
    Random random = testing::randomFor("needed");
    int solvable = 0, unsolvable = 0;
    for (int i = 0; i < testing::rounds(12) || solvable == 0; ++i) {
      const auto [board, slow] = testing::smallBoard(random);
      const auto remaining = Component::make(board, board.opening());
      QVERIFY(remaining->isComplete());
      const auto truth = *slow.truth(Count::Moves, testing::kMostOfSmall);
      QCOMPARE(remaining->states(), truth.states);
      QCOMPARE(remaining->goals(), truth.goals);
      QCOMPARE(remaining->isUnsolvable(), truth.goals == 0);
      (truth.goals == 0 ? unsolvable : solvable)++;
      // From wherever a walk leads, best() goes down to a goal.
      for (const Count count : testing::kAllCounts) {
        Position at = board.opening();
        QVERIFY(remaining->has(at));
        const auto first = remaining->of(at, count);
        const auto best = slow.truth(count, testing::kMostOfSmall)->best;
        QCOMPARE(first.exact ? static_cast<int>(*first.exact) : -1, best);
        if (!first.exact) {
          QVERIFY(!remaining->best(at, count));
          continue;
        }
        for (search::Cost left = *first.exact; left > 0; --left) {
          const auto slide = remaining->best(at, count);
          QVERIFY(slide && board.anchor(at, slide->piece) == slide->from);
          QVERIFY(std::ranges::count(board.reach(at, slide->piece, count), slide->to) == 1);
          at = board.slid(at, slide->piece, slide->to);
          const auto needed = remaining->of(at, count);
          QVERIFY(needed.exact == left - 1 && needed.atLeast == left - 1);
        }
        QVERIFY(board.isSolved(at) && !remaining->best(at, count));
      }
    }
  }
  void theClassicNeedsWhatItNeeds() {
    const Board board = testing::classicBoard();
    const auto remaining = Component::make(board, board.opening());
    QCOMPARE(remaining->states(), std::uint64_t{25955});
    QCOMPARE(remaining->goals(), std::uint64_t{964});
    QVERIFY(remaining->of(board.opening(), Count::Moves).exact == search::Cost{81});
    QVERIFY(remaining->of(board.opening(), Count::Straight).exact == search::Cost{90});
    QVERIFY(remaining->of(board.opening(), Count::Steps).exact == search::Cost{116});
    const Board none = Board::of(readRows("VCCV/VCCV/VVSV/VVSV/S..S", "unsolvable"));
    const auto nothing = Component::make(none, none.opening());
    QVERIFY(nothing->isComplete() && nothing->isUnsolvable());
    QVERIFY(!nothing->of(none.opening(), Count::Moves).exact);
  }
  // At a limit nothing is claimed that is not so: bounds are bounds, and a solution that was met is one.
  // Wherever a sweep of a small board ends: what the opening needs is never told too high, comes up to one less before a goal is met,
  // and a solved position needs nothing, met or not.
  void boundsComeUpToWhatIsNeeded() {
    Random random = testing::randomFor("bounds");
    int boards = 0, notMet = 0;
    const auto hasShown = [&] { return boards > 0 && notMet > 0; };
    for (int i = 0; testing::goesOn(i, 100, hasShown()); ++i) {
      const Board board = testing::smallBoard(random).board;
      const auto all = Component::make(board, board.opening());
      const auto needed = all->of(board.opening(), Count::Moves).exact;
      if (!needed || *needed < 4 || all->states() > 300) continue;
      Position solved = board.opening();
      while (const auto slide = all->best(solved, Count::Moves))
        solved = board.slid(solved, slide->piece, slide->to);
      QVERIFY(board.isSolved(solved));
      ++boards;
      search::Cost most = 0;
      search::Limits limits;
      for (limits.expansions = 0; limits.expansions < all->states(); ++limits.expansions) {
        const auto some = Component::make(board, board.opening(), limits);
        const auto known = some->of(board.opening(), Count::Moves);
        QVERIFY(known.exact ? known.exact == needed : known.atLeast <= *needed);
        if (!known.exact) most = std::max(most, known.atLeast);
        notMet += !some->has(solved);
        const auto home = some->of(solved, Count::Moves);
        QVERIFY(home.exact && *home.exact == 0);
      }
      QVERIFY(most + 1 >= *needed);
    }
    QVERIFY(hasShown());
    // No way leads there, which a bound by geometry alone does not know: but it is not solved.
    const Board apart = readBoard("goal A 2,0\nboard\nA#.\n.#.\n", "apart");
    const auto known =
        Component::make(apart, apart.opening(), {.expansions = 0})->of(apart.opening(), Count::Moves);
    QVERIFY(!known.exact && known.atLeast == 1);
  }

  void boundsHoldAtEveryLimit() {
    Random random = testing::randomFor("limits");
    const Board board = testing::classicBoard();
    const auto all = Component::make(board, board.opening());
    int bounded = 0, met = 0;
    for (const std::uint64_t expansions : {0, 1, 50, 3000, 20000, 25000, 25954}) {
      const auto some = Component::make(board, board.opening(), {.expansions = expansions});
      QVERIFY(!some->isComplete() && !some->isUnsolvable());
      Position at = board.opening();
      for (int i = 0; i < 200; ++i) {
        for (const Count count : testing::kAllCounts) {
          const auto truth = all->of(at, count), known = some->of(at, count);
          QVERIFY(known.atLeast <= *truth.exact);
          bounded += known.atLeast > 4;
          if (known.exact) QVERIFY(known.exact == truth.exact && known.atLeast == *known.exact);
        }
        const auto piece = static_cast<int>(random.below(static_cast<std::uint32_t>(board.pieceCount())));
        const std::vector<Point> reach = board.reach(at, piece, Count::Moves);
        if (!reach.empty())
          at = board.slid(at, piece, reach[random.below(static_cast<std::uint32_t>(reach.size()))]);
      }
      if (const auto needed = some->of(board.opening(), Count::Moves); needed.exact) {
        ++met;
        at = board.opening();
        for (search::Cost left = 81; left > 0; --left) {
          const auto slide = some->best(at, Count::Moves);
          QVERIFY(slide.has_value());
          at = board.slid(at, slide->piece, slide->to);
        }
        QVERIFY(board.isSolved(at));
      }
    }
    QVERIFY(bounded > 0 && met > 0);
    search::Limits memory, time;
    memory.bytes = 200'000;
    time.seconds = 0;
    std::stop_source stopped;
    stopped.request_stop();
    QCOMPARE(Component::make(board, board.opening(), memory)->outcome(), search::Outcome::MemoryLimit);
    QCOMPARE(Component::make(board, board.opening(), time)->outcome(), search::Outcome::TimeLimit);
    QCOMPARE(Component::make(board, board.opening(), {}, stopped.get_token())->outcome(),
             search::Outcome::Stopped);
  }
  // Others need the memory more: the bound is told all the same, and a solution that was met is shown to its end.
  void aBoardThatDoesNotFitGivesTheBudgetBack_data() {
    // needed: 0: more than is found
    const auto row = testing::columns<QString, int>("goal", "needed");
    row("a goal is met", "ABCD/.FGH/EJKL/IMNO", 5);
    // Farther than what is remembered; every slide leads away from the opening.
    row("a goal is met far away", "FABC/GJHD/EK.L/IMNO", 16);
    row("no goal is met", "ABCD/EFGH/IJKL/MON.", 0);
  }
  void aBoardThatDoesNotFitGivesTheBudgetBack() {
    FETCH_ALL((const QString, goal), (const int, needed));
    const auto budget = std::make_shared<search::MemoryBudget>(std::size_t{24} << 20);
    const Board board = testing::fifteenPuzzle("ABCD/EFGH/IJKL/MNO.", goal.toStdString());
    const auto some = Component::make(board, board.opening(), {}, {}, budget);
    QCOMPARE(some->outcome(), search::Outcome::MemoryLimit);
    QVERIFY(some->states() > 200'000 && some->has(board.opening()));
    QVERIFY2(budget->used() <= budget->total() / 4, qPrintable(QString::number(budget->used())));
    const auto known = some->of(board.opening(), Count::Moves);
    QCOMPARE(static_cast<int>(known.exact.value_or(0)), needed);
    if (needed == 0) {
      QVERIFY(known.atLeast > 14);
      const Position next = board.slid(board.opening(), board.pieceAt(board.opening(), {2, 3}), {3, 3});
      QCOMPARE(some->of(next, Count::Moves).atLeast, known.atLeast - 1);
      return;
    }
    Position at = board.opening();
    for (int left = needed; left > 0; --left) {
      QVERIFY(some->of(at, Count::Moves).exact == static_cast<search::Cost>(left));
      const auto slide = some->best(at, Count::Moves);
      QVERIFY(slide.has_value());
      at = board.slid(at, slide->piece, slide->to);
    }
    QVERIFY(board.isSolved(at));
  }
  // Where the list of the goals finds no room, too, there was no search yet.
  void aListOfGoalsThatFindsNoRoom() {
    struct Refusing final : search::MemoryBudget {
      std::size_t from = 0, requests = 0;  // 0: none is refused
      bool take(std::size_t bytes) noexcept override {
        return ++requests != from && MemoryBudget::take(bytes);
      }
    };
    const Board board = testing::classicBoard();
    const auto counting = std::make_shared<Refusing>();
    search::Outcome outcome{};
    QVERIFY(goalsOf(SlideProblem(*board.codeOf(board.opening()), Count::Moves), {}, {}, outcome, counting));
    constexpr std::size_t kLast = 5;  // the list's are among them
    QVERIFY(counting->requests > kLast);
    for (std::size_t from = counting->requests - kLast; from <= counting->requests; ++from) {
      const auto refusing = std::make_shared<Refusing>();
      refusing->from = from;
      const BoardSolution none = solve(board, board.opening(), Count::Moves,
                                       {.algorithm = search::Algorithm::Bidirectional, .budget = refusing});
      QCOMPARE(none.outcome, search::Outcome::MemoryLimit);
      QVERIFY(none.isBeforeSearch);
    }
  }
  // Whoever goes through all positions takes what it needs from the budget, and gives it back.
  void theBudgetIsKept() {
    const auto budget = std::make_shared<search::MemoryBudget>(std::size_t{1} << 30);
    const Board board = testing::classicBoard();
    const Position opening = board.opening();
    std::shared_ptr<const GoalList> goals;
    std::size_t ofGoals = 0;
    {
      const auto all = Component::make(board, opening, {}, {}, budget);
      QVERIFY(all->isComplete());
      // A state is a number of 8 bytes, and three distances of 2.
      QVERIFY(budget->used() >= all->states() * (8 + 3 * 2));
      goals = all->goalList();
      ofGoals = all->goals() * 8;
    }
    QCOMPARE(budget->used(), ofGoals);
    goals.reset();
    QCOMPARE(budget->used(), std::size_t{0});
    QVERIFY(survey(board, opening, {}, {}, budget).isComplete());
    QCOMPARE(pathBetween(board, opening, opening, Count::Moves, {}, {}, budget).outcome,
             search::Outcome::Solved);
    search::SessionOptions options{.algorithm = search::Algorithm::Bidirectional, .budget = budget};
    QCOMPARE(solve(board, opening, Count::Moves, options).slides.size(), std::size_t{81});
    QCOMPARE(budget->used(), std::size_t{0});

    // Refused in the middle of each: what is known then is no more than a bound, and nothing stays taken.
    for (const std::size_t total : {std::size_t{1}, std::size_t{200'000}, std::size_t{1'000'000}}) {
      budget->setTotal(total);
      const auto some = Component::make(board, opening, {}, {}, budget);
      QCOMPARE(some->outcome(), search::Outcome::MemoryLimit);
      QVERIFY(!some->goalList() && some->of(opening, Count::Moves).atLeast <= 81);
      QVERIFY(budget->used() <= total);
      QCOMPARE(survey(board, opening, {}, {}, budget).outcome, search::Outcome::MemoryLimit);
      QCOMPARE(solve(board, opening, Count::Moves, options).outcome, search::Outcome::MemoryLimit);
    }
    // Room for all positions and not for who is next to whom: how many moves it needs is known, the more so.
    int between = 0;
    for (std::size_t total = 300'000; total < 3'000'000; total += 50'000) {
      budget->setTotal(total);
      const Survey some = survey(board, opening, {}, {}, budget);
      if (!some.states) continue;
      QVERIFY2(some.best[0] == search::Cost{81}, qPrintable(QString::number(total)));
      between += !some.isComplete();
    }
    QVERIFY(between > 0);
    QCOMPARE(budget->used(), std::size_t{0});
  }
  void theEightPuzzleNeeds31() {
    const Board board = eightPuzzle();
    QCOMPARE(board.kinds().size(), std::size_t{8});
    for (const Count count : testing::kAllCounts) {
      const BoardSolution s = solve(board, board.opening(), count, search::Algorithm::AStar);
      QCOMPARE(s.slides.size(), std::size_t{31});
      QCOMPARE(faultOf(board, board.opening(), count, s), QString());
    }
  }
};

SEARCHLIGHT_TEST(KlotskiSearchTest)
#include "klotski_search_test.moc"
