// tests/widgets/klotski_pieces_test.cpp: ways of pieces by pixels: lanes, colours, numbers, and what lies over them; a piece follows the hand as
// far as a piece can.
#include "core/klotski/board_text.h"
#include "tests/pixel_counts.h"
#include "tests/test_main.h"
#include "widgets/board/path_lines.h"
#include "widgets/klotski/klotski_view.h"
#include "widgets/theme/theme.h"

namespace {

constexpr int kCell = 60;

const BoardColours& pieceColours() { return Theme::shared(ThemeKind::Light).board(); }

QImage painted(
    const std::vector<PiecePath>& ways, double cell = kCell,
    const std::function<bool(Point)>& isCovered = [](Point) { return false; }) {
  QImage image(8 * static_cast<int>(cell), 6 * static_cast<int>(cell), QImage::Format_RGB32);
  image.fill(pieceColours().freeCell);
  QPainter painter(&image);
  paintPiecePaths(
      painter, ways, [cell](Point p) { return QPointF(p.x + 0.5, p.y + 0.5) * cell; }, cell, isCovered,
      pieceColours());
  return image;
}
int countIn(const QImage& image, const QRect& area, const QColor& colour) {
  return testing::countNear(image.copy(area), colour);
}
QRect cellAt(Point p) { return {p.x * kCell, p.y * kCell, kCell, kCell}; }

PiecePath way(int piece, std::vector<Point> cells, std::size_t first = 1) {
  PiecePath out{piece, std::move(cells), {}};
  for (std::size_t i = 0; i + 1 < out.cells.size(); ++i) out.moves.push_back(first + i);
  return out;
}

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

class KlotskiPiecesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void eachHasItsColourAndGoesWhereItGoes() {
    const QImage image = painted({way(0, {{1, 1}, {2, 1}, {2, 2}}), way(3, {{4, 4}, {5, 4}})});
    for (const Point p : {Point{1, 1}, Point{2, 1}, Point{2, 2}})
      QVERIFY(countIn(image, cellAt(p), pieceColour(0, pieceColours())) > 50);
    for (const Point p : {Point{4, 4}, Point{5, 4}})
      QVERIFY(countIn(image, cellAt(p), pieceColour(3, pieceColours())) > 50);
    QCOMPARE(countIn(image, cellAt({3, 1}), pieceColours().freeCell), kCell * kCell);
    QCOMPARE(countIn(image, cellAt({4, 4}), pieceColour(0, pieceColours())), 0);
    QVERIFY(pieceColour(-1, pieceColours()) == pieceColours().route);
    QVERIFY(pieceColour(8, pieceColours()) == pieceColour(0, pieceColours()));
  }

  // Up to five over the same cells are all seen, none under another; where they do not meet each runs through the middles.
  void sharedCellsHaveLanes() {
    std::vector<PiecePath> ways;
    for (int piece = 0; piece < 5; ++piece) ways.push_back(way(piece, {{1, 2}, {2, 2}, {3, 2}, {4, 2}}));
    ways.push_back(way(5, {{1, 4}, {2, 4}, {3, 4}}));
    const QImage image = painted(ways, kCell, [](Point) { return true; });
    std::set<int> rows;
    for (int piece = 0; piece < 5; ++piece) {
      QVERIFY(countIn(image, cellAt({2, 2}), pieceColour(piece, pieceColours())) > kCell);
      for (int y = 2 * kCell; y < 3 * kCell; ++y)
        if (image.pixelColor(5 * kCell / 2, y) == pieceColour(piece, pieceColours()))
          QVERIFY(rows.insert(y).second);
    }
    QVERIFY(image.pixelColor(5 * kCell / 2, 9 * kCell / 2) == pieceColour(5, pieceColours()));
  }

  // Where it begins and where it turns, and nowhere else; not where a piece stands, nor in small cells.
  void turnsAreNumbered() {
    const std::vector<PiecePath> one{way(1, {{1, 1}, {2, 1}, {3, 1}, {3, 2}, {3, 3}}, 4)};
    const auto hasNumber = [](const QImage& image, Point p) {
      return countIn(image, QRect(p.x * kCell + 20, p.y * kCell + 20, 20, 20),
                     pieceColours().textOn(pieceColour(1, pieceColours()))) > 8;
    };
    const QImage image = painted(one);
    QVERIFY(hasNumber(image, {1, 1}) && hasNumber(image, {3, 1}));
    QVERIFY(!hasNumber(image, {2, 1}) && !hasNumber(image, {3, 2}) && !hasNumber(image, {3, 3}));
    // 4 and 6: other numbers are other pictures.
    QVERIFY(image.copy(QRect(80, 80, 20, 20)) != image.copy(QRect(200, 80, 20, 20)));
    QVERIFY(painted({way(1, one[0].cells, 5)}) != image);
    const QImage covered = painted(one, kCell, [](Point p) { return p == Point{3, 1}; });
    QVERIFY(hasNumber(covered, {1, 1}) && !hasNumber(covered, {3, 1}));
    QCOMPARE(painted({way(1, one[0].cells, 5)}, 20), painted(one, 20));
  }

  // Two that turn in one cell: both numbers are read.
  void numbersDoNotCoverEachOther() {
    const PiecePath across = way(0, {{1, 2}, {2, 2}, {2, 3}}, 1), down = way(4, {{2, 1}, {2, 2}, {3, 2}}, 10);
    const QImage image = painted({across, down});
    const QRect around = cellAt({2, 2}).adjusted(-20, -20, 30, 30);
    for (const int piece : {0, 4}) QVERIFY(countIn(image, around, pieceColour(piece, pieceColours())) > 300);
  }

  void nothingIsPaintedOfNothing() {
    QCOMPARE(countIn(painted({}), QRect(0, 0, 480, 360), pieceColours().freeCell), 480 * 360);
  }

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
    FETCH_ALL((QString, rows), (QPointF, from), (QPointF, wanted), (QPointF, expected));
    const Space s(rows.toStdString());
    const QPointF got = s.space.follow(from, wanted);
    QVERIFY2(isNearPoint(got, expected), qPrintable(u"%1, %2"_s.arg(got.x()).arg(got.y())));
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
            QVERIFY2(owner == piece || owner == klotski::kBlank, qPrintable(u"%1, %2"_s.arg(x).arg(y)));
          }
      const Point nearest = s.space.nearest(at);
      QVERIFY(std::abs(nearest.x - at.x()) <= 0.5 + 1e-6 && std::abs(nearest.y - at.y()) <= 0.5 + 1e-6);
    }
    QVERIFY(turns > 300);
  }
};

SEARCHLIGHT_TEST(KlotskiPiecesTest)
#include "klotski_pieces_test.moc"
