// tests/core/klotski_folded_test.cpp: mirror images taken for one: half of the states, the same fewest, real solutions.
#include "core/klotski/problem.h"

#include "core/klotski/catalogue.h"
#include "core/klotski/rules_of_game.h"
#include "core/klotski/solve.h"
#include "core/text/files.h"
#include "tests/core/component.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::klotski;

namespace {

constexpr Count kAllCounts[] = {Count::Moves, Count::Straight, Count::Steps};

// By geometry, piece by piece.
Code mirroredByHand(Code c) {
  Code mirror;
  for (int cell = 0; cell < kCells; ++cell) {
    const Shape shape = c.at(cell);
    if (shape == Shape::Blank || shape == Shape::Covered) continue;
    const Point p = pointOf(cell);
    mirror.bits |= patternOf(shape, cellAt({kWidth - p.x - widthOf(shape), p.y}));
  }
  return mirror;
}

Code smallerByHand(Code c) {
  const Code mirror = mirroredByHand(c);
  return mirror.bits < c.bits ? mirror : c;
}

}  // namespace

class KlotskiFoldedTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void openings_data() {
    QTest::addColumn<QStringList>("row");
    const QString text =
        QString::fromStdString(readFile(SEARCHLIGHT_TEST_DATA "/klotski/layouts.csv", 1 << 20));
    const QStringList lines = text.split('\n', Qt::SkipEmptyParts).mid(1);
    for (qsizetype i = 0; i < lines.size(); ++i) {
      const QStringList row = lines[i].trimmed().split(',');
      if (!testing::isShortened() || row[6].toInt() < 8'000) QTest::newRow(qPrintable(row[1])) << row;
    }
  }

  // Of every opening: as short as without folding, each slide one that the opening's own pieces can make.
  void theFewestAreTheSameAndReal_data() { openings_data(); }
  void theFewestAreTheSameAndReal() {
    QFETCH(QStringList, row);
    const Board board = boardOf(*entryByName(row[0].toStdString()));
    for (const Count count : kAllCounts) {
      const BoardSolution found =
          solve(board, board.opening(), count, search::Algorithm::BreadthFirst, {}, {}, Mirrors::Folded);
      const int fewest = row[3 + static_cast<int>(count)].toInt();
      QCOMPARE(found.outcome, fewest < 0 ? search::Outcome::Exhausted : search::Outcome::Solved);
      QCOMPARE(static_cast<int>(found.slides.size()), std::max(fewest, 0));
      Position at = board.opening();
      for (const PieceSlide& slide : found.slides) {
        const std::vector<Point> reach = board.reach(at, slide.piece, count);
        QVERIFY(board.anchor(at, slide.piece) == slide.from);
        QVERIFY(std::ranges::find(reach, slide.to) != reach.end());
        at = board.slid(at, slide.piece, slide.to);
      }
      QCOMPARE(board.isSolved(at), fewest >= 0);
    }
  }

  // As many classes as there are pairs of images and positions that are their own; some half.
  void theStatesAreTheClasses_data() { openings_data(); }
  void theStatesAreTheClasses() {
    QFETCH(QStringList, row);
    const Code start = *boardOf(*entryByName(row[0].toStdString()))
                            .codeOf(boardOf(*entryByName(row[0].toStdString())).opening());
    const auto all = testing::Component<SlideProblem>::enumerate(SlideProblem(start, Count::Moves));
    const auto classes = testing::Component<FoldedProblem>::enumerate(FoldedProblem(start, Count::Moves));
    QCOMPARE(static_cast<int>(all.stateCount()), row[6].toInt());
    std::vector<Code> expected;
    for (search::NodeId n = 0; n < all.stateCount(); ++n) expected.push_back(folded(all.original(n)));
    std::ranges::sort(expected);
    expected.erase(std::unique(expected.begin(), expected.end()), expected.end());
    QCOMPARE(classes.stateCount(), expected.size());
    for (const Code c : expected) QVERIFY(classes.find(c) != search::kNoNode);
    qInfo("%s: %zu placements, %zu classes", qPrintable(row[1]), static_cast<std::size_t>(all.stateCount()),
          static_cast<std::size_t>(classes.stateCount()));
  }

  void theClassicOpeningHasHalf() {
    const Board board = boardOf(*entryByName("heng-dao-li-ma"));
    const Code start = *board.codeOf(board.opening());
    const auto classes = testing::Component<FoldedProblem>::enumerate(FoldedProblem(start, Count::Moves));
    QCOMPARE(static_cast<int>(classes.stateCount()), 13011);
    const auto expanded = [&](Mirrors mirrors) {
      return solve(board, board.opening(), Count::Moves, search::Algorithm::BreadthFirst, {}, {}, mirrors)
          .stats.expanded;
    };
    QVERIFY(expanded(Mirrors::Folded) * 100 < expanded(Mirrors::Apart) * 55);
  }

  void everySearchTakesFoldedBoards() {
    // Not its own mirror image, so that the way back is by the side of the opening.
    const Board board = Board::of(readRows("SVVV/SVVV/HHSS/HHCC/..CC", "test"));
    const auto apart = solve(board, board.opening(), Count::Steps, search::Algorithm::BreadthFirst);
    for (int i = 0; i < search::kAlgorithmCount; ++i) {
      const auto algorithm = static_cast<search::Algorithm>(i);
      const search::AlgorithmInfo& info = search::info(algorithm);
      // Deepening begins anew for each length, which takes long here.
      if (!canSearch(algorithm) || algorithm == search::Algorithm::IterativeDeepening ||
          algorithm == search::Algorithm::IdaStar)
        continue;
      if (testing::isShortened() && algorithm != search::Algorithm::AStar) continue;
      const BoardSolution found =
          solve(board, board.opening(), Count::Steps, algorithm, {}, {}, Mirrors::Folded);
      QVERIFY2(found.outcome == search::Outcome::Solved, info.name.data());
      Game game({board, {}});
      for (const PieceSlide& slide : found.slides)
        QVERIFY2(klotski::slide(game, slide.piece, slide.to), info.name.data());
      QVERIFY2(game.isSolved(), info.name.data());
      if (info.optimal == "yes") QCOMPARE(found.slides.size(), apart.slides.size());
    }
  }

  // A session's nodes are shown as the opening's own positions, and found from either image.
  void aSessionsNodesAreWalkedAlong() {
    const Board board = Board::of(readRows("SVVV/SVVV/HHSS/HHCC/..CC", "test"));
    search::SessionOptions options;
    options.algorithm = search::Algorithm::BreadthFirst;
    const auto session = makeSession(board, board.opening(), Count::Moves, options, {}, {}, Mirrors::Folded);
    QVERIFY(session);
    QCOMPARE(session->run({}, {}), search::Outcome::Solved);
    Position at = board.opening();
    for (const search::NodeId node : session->path()) {
      const auto next = positionOf(board, *session, node, at);
      QVERIFY(next && board.isLegal(*next));
      int moved = 0;
      for (int i = 0; i < board.pieceCount(); ++i) moved += at.cell(i) != next->cell(i);
      QVERIFY(moved <= 1);
      QCOMPARE(nodeOf(board, *session, *next), node);
      const Position image = board.positionOf(mirrored(*board.codeOf(*next)), *next);
      QCOMPARE(nodeOf(board, *session, image), node);
      at = *next;
    }
    QVERIFY(board.isSolved(at));
  }

  // A class is called by the smaller of its members, and is shown as the one that is a slide away; where both are, as the smaller.
  void aClassIsItsSmallerMember() {
    const Code opening = readRows("VCCV/VCCV/VHHV/VSSV/S..S", "test");
    int both = 0, firstIsSmaller = 0;
    const auto all = testing::Component<SlideProblem>::enumerate(SlideProblem(opening, Count::Steps),
                                                                 {.expansions = 3000});
    for (search::NodeId n = 0; n < all.stateCount(); ++n) {
      const Code near = all.original(n);
      QCOMPARE(folded(near).bits, smallerByHand(near).bits);
      QCOMPARE(memberNear(smallerByHand(near), near, Count::Steps).bits, near.bits);
      std::vector<Code> next;
      SlideProblem(near, Count::Steps).forEachSuccessor(near, [&](Slide, Code c, search::Cost) {
        next.push_back(c);
      });
      for (std::size_t i = 0; i < next.size(); ++i) {
        const Code aClass = smallerByHand(next[i]);
        const bool isThere = std::ranges::find(next, aClass) != next.end();
        const Code expected = smallerByHand(near) == aClass ? near : isThere ? aClass : next[i];
        QCOMPARE(memberNear(aClass, near, Count::Steps).bits, expected.bits);
        const auto image = std::ranges::find(next.begin() + static_cast<std::ptrdiff_t>(i) + 1, next.end(),
                                             mirroredByHand(next[i]));
        if (image == next.end()) continue;
        ++both;
        firstIsSmaller += next[i] == aClass;
      }
    }
    QVERIFY(firstIsSmaller > 0 && firstIsSmaller < both);
    QCOMPARE(memberNear(folded(opening), readRows("CCSS/CCSS/HHHH/SSSS/....", "test"), Count::Steps).bits,
             smallerByHand(opening).bits);
  }

  // Other boards are searched as they are.
  void otherBoardsAreNotFolded() {
    const Entry* other = nullptr;
    for (const Entry& e : catalogue())
      if (e.group == Group::Other && e.best.isSolvable() && e.best.moves < 30) other = &e;
    QVERIFY(other);
    const Board board = boardOf(*other);
    const auto found =
        solve(board, board.opening(), Count::Moves, search::Algorithm::BreadthFirst, {}, {}, Mirrors::Folded);
    QCOMPARE(static_cast<int>(found.slides.size()), other->best.moves);
  }

  // The table of rows against geometry, for all that can be reached and for what a mirror shows of it.
  void theMirrorIsTheGeometrys() {
    for (const char* rows :
         {"VCCV/VCCV/VHHV/VSSV/S..S", "SVVV/SVVV/HHSS/HHCC/..CC", "CCSS/CCSS/HHHH/SSSS/...."}) {
      const auto all = testing::Component<SlideProblem>::enumerate(
          SlideProblem(readRows(rows, "test"), Count::Steps), {.expansions = 3000});
      for (search::NodeId n = 0; n < all.stateCount(); ++n) {
        const Code code = all.original(n);
        QCOMPARE(mirrored(code).bits, mirroredByHand(code).bits);
        QCOMPARE(mirrored(mirrored(code)).bits, code.bits);
      }
    }
  }
};

SEARCHLIGHT_TEST(KlotskiFoldedTest)
#include "klotski_folded_test.moc"
