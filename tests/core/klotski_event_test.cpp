// tests/core/klotski_event_test.cpp: what events of a search over positions say: which piece slides where, and that its number goes
// along with it.
#include "core/klotski/board_event.h"
#include "core/klotski/code.h"
#include "core/klotski/solve.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::klotski;
using search::BoardEvent;
using search::Fate;

namespace {

std::unique_ptr<search::Session> recordedSlides(const Board& board, Count count, search::Algorithm algorithm,
                                                Mirrors mirrors = Mirrors::Apart) {
  search::Limits limits;
  auto session =
      makeSession(board, board.opening(), count,
                  {.algorithm = algorithm, .recording = search::Recording::Recorded}, limits, {}, mirrors);
  limits.expansions = 150;
  if (session) session->run(limits, {});
  return session;
}

}  // namespace

class KlotskiEventTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Heng Dao Li Ma: the two blanks are in the middle of the last row. From the top left: the two soldiers above them, each down, or
  // down and round the corner; then those beside them, by one cell or by two.
  void aSlideRoundACorner() {
    const Board board = Board::of(readRows("VCCV/VCCV/VHHV/VSSV/S..S", "classic"));
    const auto session = recordedSlides(board, Count::Moves, search::Algorithm::BreadthFirst);
    std::vector<search::BoardMove> first;
    for (std::size_t i = 2; session->trace()[i].kind != search::EventKind::Expand; ++i) {
      const BoardEvent e = eventOnBoard(board, *session, i, board.opening());
      QVERIFY(e.fate == Fate::IntoOpen);
      QCOMPARE(*e.g, 1U);
      first.push_back(*e.move);
    }
    const auto pieceAt = [&](Point p) { return board.pieceAt(board.opening(), p); };
    const std::vector<search::BoardMove> expected{
        {pieceAt({1, 3}), {1, 3}, {1, 4}}, {pieceAt({1, 3}), {1, 3}, {2, 4}, {{1, 4}}},
        {pieceAt({2, 3}), {2, 3}, {2, 4}}, {pieceAt({2, 3}), {2, 3}, {1, 4}, {{2, 4}}},
        {pieceAt({0, 4}), {0, 4}, {1, 4}}, {pieceAt({0, 4}), {0, 4}, {2, 4}},
        {pieceAt({3, 4}), {3, 4}, {2, 4}}, {pieceAt({3, 4}), {3, 4}, {1, 4}}};
    QVERIFY(first == expected);
  }

  // Slid by its own number, what a board shows of the one state is what is next shown of the other, though the search takes equal
  // pieces for the same; and along the parents each keeps its number.
  void everyEventIsSo_data() {
    const auto row = testing::columns<int, bool>("algorithm", "isFolded");
    for (int a = 0; a < search::kAlgorithmCount; ++a)
      if (const auto algorithm = static_cast<search::Algorithm>(a); canSearch(algorithm)) {
        row(search::info(algorithm).name.data(), a, false);
        row(testing::rowName("%s, folded", search::info(algorithm).name.data()), a, true);
      }
  }
  void everyEventIsSo() {
    FETCH_ALL((const int, algorithm), (const bool, isFolded));
    Random random = testing::randomFor(QTest::currentDataTag());
    int bends = 0;
    for (int round = 0; testing::goesOn(round, 12, bends > 0); ++round) {
      // As small as this all of it is soon gone through, which a search from both sides has to.
      const Board board = Board::of(
          readRows(round % 2 == 0 ? "VCCV/VCCV/VHHV/VSSV/S..S" : "SCCS/SCCS/SHHS/SHHS/S..S", "one"));
      const auto count = static_cast<Count>(random.below(3));
      const auto session = recordedSlides(board, count, static_cast<search::Algorithm>(algorithm),
                                          isFolded ? Mirrors::Folded : Mirrors::Apart);
      QVERIFY(session);
      checkSlides(board, *session, isFolded, count, bends);
      if (QTest::currentTestFailed()) return;
    }
    // RBFS tries few positions again and again here.
    QVERIFY(bends > 0 || static_cast<search::Algorithm>(algorithm) == search::Algorithm::RecursiveBestFirst);
  }

 private:
  static void checkSlides(const Board& board, const search::Session& session, bool isFolded, Count count,
                          int& bends) {
    std::map<search::NodeId, Position> named;  // along the parents
    const search::Trace& trace = session.trace();
    for (std::size_t i = 0; i < trace.end(); ++i) {
      const search::NodeId parent = search::stateEvent(session, i).parent;
      if (parent != search::kNoNode && !named.contains(parent)) continue;  // from the goal's side
      const Position near = parent == search::kNoNode ? board.opening() : named.at(parent);
      const BoardEvent e = eventOnBoard(board, session, i, near);
      QCOMPARE(e.parent, parent);
      QCOMPARE(e.move.has_value(), parent != search::kNoNode);
      if (!e.move) {
        if (session.sides() == 1 || e.node % 2 == 0) named.try_emplace(e.node, board.opening());
        continue;
      }
      QCOMPARE(board.anchor(near, e.move->piece), e.move->from);
      const Position after = board.slid(near, e.move->piece, e.move->to);
      QVERIFY(board.isLegal(after));
      const auto code = board.codeOf(after);
      const std::string text = rowsOf(*code);
      QVERIFY(text == session.stateText(e.node) ||
              (isFolded && rowsOf(mirrored(*code)) == session.stateText(e.node)));
      if (trace[i].parentAfter == parent && !search::changesNothing(trace[i].kind))
        named.insert_or_assign(e.node, after);
      // A way that can be slid, leg by leg.
      Position at = near;
      std::vector<Point> stops = e.move->corners;
      stops.push_back(e.move->to);
      for (const Point stop : stops) {
        const Point from = board.anchor(at, e.move->piece), leg = stop - from;
        QVERIFY((leg.x == 0) != (leg.y == 0));
        const Point step{(leg.x > 0) - (leg.x < 0), (leg.y > 0) - (leg.y < 0)};
        for (Point p = from; !(p == stop);) {
          p = p + step;
          at = board.slid(at, e.move->piece, p);
          QVERIFY(board.isLegal(at));
        }
      }
      if (count != Count::Moves) QVERIFY(e.move->corners.empty());
      bends += !e.move->corners.empty();
    }
  }
};

SEARCHLIGHT_TEST(KlotskiEventTest)
#include "klotski_event_test.moc"
