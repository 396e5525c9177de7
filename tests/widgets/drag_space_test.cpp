// tests/widgets/drag_space_test.cpp: a piece follows the hand as far as a piece can.
#include "widgets/klotski/klotski_view.h"

#include "core/klotski/board_text.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::ui;

namespace {

// The piece with this letter.
int pieceOf(const klotski::Board& board, char letter) {
  for (int i = 0; i < board.pieceCount(); ++i)
    if (board.pieces()[static_cast<std::size_t>(i)].letter == letter) return i;
  return -1;
}

struct Space {
  klotski::Board board;
  DragSpace space;
  explicit Space(const std::string& rows)
      : board(klotski::readBoard("goal A 0,0\nboard\n" + rows, "test")),
        space(board, board.opening(), pieceOf(board, 'A')) {}
};

bool isNearPoint(QPointF a, QPointF b) {
  return std::abs(a.x() - b.x()) < 1e-6 && std::abs(a.y() - b.y()) < 1e-6;
}

}  // namespace

class DragSpaceTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void itGoesWhereItCan_data() {
    const auto row =
        testing::columns<QString, QPointF, QPointF, QPointF>("rows", "from", "wanted", "expected");
    row("free space", "A..\n...\n...\n", {0, 0}, {1.3, 1.6}, {1.3, 1.6});
    row("the frame stops it", "A..\n...\n...\n", {0, 0}, {-2, 1.5}, {0, 1.5});
    row("a piece stops it", "A.B\n...\n...\n", {0, 0}, {2, 0}, {1, 0});
    row("between two cells it covers both", "A..\n.B.\n...\n", {0, 0}, {0.4, 0.3}, {0.4, 0});
    row("along a wall", "A..\n##.\n...\n", {0, 0}, {1.5, 0.4}, {1.5, 0});
    row("round a corner", "A..\n##.\n...\n", {1.5, 0}, {1.9, 1.2}, {2, 1.2});
    row("round a corner in one go", "A..\n##.\n...\n", {0, 0}, {2, 2}, {2, 2});
    row("a little short of the corner", "A#\n..\n", {0, 0}, {0.7, 0.9}, {0.7, 1});
    row("too far from the corner", "A#\n..\n", {0, 0}, {0.9, 0.3}, {0, 0.3});
    row("not through a wall", "A#.\n...\n", {0, 0}, {2, 0}, {0, 0});
    row("not past a piece in a lane", "AB...\n", {0, 0}, {4, 0}, {0, 0});
    row("a wide piece", "AA.\n...\n", {0, 0}, {0.8, 0.7}, {0.8, 0.7});
    row("a wide piece needs two cells", "AA.\n..#\n", {0, 0}, {0.8, 0.9}, {0, 0.9});
    row("a corner piece", "AA.\nA..\n...\n", {0, 0}, {1, 1}, {1, 1});
    row("a corner piece round another", "AA.\nA#.\n...\n", {0, 0}, {1, 0}, {0, 0});
  }
  void itGoesWhereItCan() {
    QFETCH(QString, rows);
    FETCH(QPointF, from, wanted, expected);
    const Space s(rows.toStdString());
    const QPointF got = s.space.follow(from, wanted);
    QVERIFY2(isNearPoint(got, expected), qPrintable(QStringLiteral("%1, %2").arg(got.x()).arg(got.y())));
  }

  // However the hand wanders, the piece is never over anything: all cells that it touches are its own or free.
  void itIsNeverOverAnything() {
    const std::string rows = "AA.b\n...b\n.##.\n.c..\n";
    const Space s(rows);
    const int piece = pieceOf(s.board, 'A');
    QPointF at(0, 0);
    std::uint32_t random = 1;
    const auto next = [&random] { return (random = random * 1664525U + 1013904223U) >> 8; };
    int turns = 0;
    for (int i = 0; i < 3000; ++i) {
      const QPointF wanted(next() % 600 / 100.0 - 1, next() % 600 / 100.0 - 1);
      const QPointF before = at;
      at = s.space.follow(at, wanted);
      turns += !isNearPoint(before, at);
      for (const Point cell : s.board.pieces()[static_cast<std::size_t>(piece)].cells)
        for (const double x : {at.x() + cell.x + 1e-6, at.x() + cell.x + 1 - 1e-6})
          for (const double y : {at.y() + cell.y + 1e-6, at.y() + cell.y + 1 - 1e-6}) {
            const int owner = s.board.pieceAt(
                s.board.opening(), {static_cast<int>(std::floor(x)), static_cast<int>(std::floor(y))});
            QVERIFY2(owner == piece || owner == klotski::kBlank,
                     qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
          }
      const Point nearest = s.space.nearest(at);
      QVERIFY(std::abs(nearest.x - at.x()) <= 0.5 + 1e-6 && std::abs(nearest.y - at.y()) <= 0.5 + 1e-6);
    }
    QVERIFY(turns > 300);
  }
};

SEARCHLIGHT_TEST(DragSpaceTest)
#include "drag_space_test.moc"
