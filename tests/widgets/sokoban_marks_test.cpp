// tests/widgets/sokoban_marks_test.cpp: lost boxes and a hint's push, by pixels; reasons in words.
#include "tests/core/sokoban_boards.h"
#include "tests/test_main.h"
#include "widgets/board/rulers.h"
#include "widgets/sokoban/sokoban_texts.h"
#include "widgets/sokoban/sokoban_view.h"
#include "widgets/theme/theme.h"

using namespace searchlight;
using namespace searchlight::ui;

namespace {

// How many pixels of a cell are of a colour.
int pixelsOf(const SokobanView& view, const QImage& picture, Point cell, const QColor& colour) {
  const QRect r = view.pixels().rectOf(cell).toAlignedRect();
  int count = 0;
  for (int y = r.top(); y < r.bottom(); ++y)
    for (int x = r.left(); x < r.right(); ++x) count += picture.pixelColor(x, y) == colour;
  return count;
}

}  // namespace

class SokobanMarksTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void marksAreSeenWhereTheyAre_data() {
    QTest::addColumn<int>("theme");
    for (const ThemeKind kind : kThemeKinds)
      QTest::newRow(qPrintable(themeName(kind))) << static_cast<int>(kind);
  }
  void marksAreSeenWhereTheyAre() {
    QFETCH(const int, theme);
    const Theme& shared = Theme::shared(static_cast<ThemeKind>(theme));
    const auto board = testing::sokobanBoard({"########", "#@ $ $.#", "#     .#", "########"});
    SokobanView view;
    view.setPalette(shared.palette());
    view.resize(500, 300);
    view.setBoard(board);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view, 60'000));
    const QColor lost = shared.board().error, arrow = shared.board().route;
    const QImage bare = view.grab().toImage();
    view.setMarks({{board.cell({3, 1})}, SokobanMarks::Push{board.cell({5, 1}), board.cell({6, 1})}});
    const QImage marked = view.grab().toImage();
    QVERIFY(pixelsOf(view, marked, {3, 1}, lost) > pixelsOf(view, bare, {3, 1}, lost) + 50);
    QCOMPARE(pixelsOf(view, marked, {5, 1}, lost), pixelsOf(view, bare, {5, 1}, lost));
    for (const Point cell : {Point{5, 1}, Point{6, 1}})
      QVERIFY(pixelsOf(view, marked, cell, arrow) > pixelsOf(view, bare, cell, arrow) + 30);
    QCOMPARE(pixelsOf(view, marked, {4, 1}, arrow), pixelsOf(view, bare, {4, 1}, arrow));
    // A way is a line from square to square, thinner than the arrow.
    SokobanMarks way;
    way.way = {{board.cell({5, 1}), board.cell({5, 2})}, {board.cell({5, 2}), board.cell({4, 2})}};
    view.setMarks(way);
    const QImage lined = view.grab().toImage();
    for (const Point cell : {Point{5, 2}, Point{4, 2}})
      QVERIFY(pixelsOf(view, lined, cell, arrow) > pixelsOf(view, bare, cell, arrow) + 15);
    QCOMPARE(pixelsOf(view, lined, {6, 1}, arrow), pixelsOf(view, bare, {6, 1}, arrow));
    view.setMarks({});
    QCOMPARE(view.grab().toImage(), bare);
  }

  // Beside a wall that is half a cell thick the numbers at its corner keep apart.
  void theZerosOfTheRulersKeepApart() {
    const auto ink = [](double inset) {
      QImage picture(400, 300, QImage::Format_RGB32);
      picture.fill(Theme::shared(ThemeKind::Light).board().outside);
      const QColor bare = picture.pixelColor(0, 0);
      QPainter painter(&picture);
      paintRulers(painter, QRectF(picture.rect()), QRectF(40, 40, 300, 180), 5, 3,
                  Theme::shared(ThemeKind::Light).board(), {}, {}, inset);
      painter.end();
      // Of the first column's number, and of the first row's.
      std::pair<QRect, QRect> zeros;
      for (int y = 0; y < 110; ++y)
        for (int x = 0; x < 110; ++x)
          if (picture.pixelColor(x, y) != bare)
            (y < 40 + inset ? zeros.first : zeros.second) |= QRect(x, y, 1, 1);
      return zeros;
    };
    for (const double inset : {0.0, 30.0}) {
      const auto [above, beside] = ink(inset);
      QVERIFY(!above.isEmpty() && !beside.isEmpty());
      QVERIFY2(above.left() - beside.right() >= 8 && beside.top() - above.bottom() >= 8,
               qPrintable(QString::number(inset)));
    }
  }

  // Another board has none of them.
  void anotherBoardIsBare() {
    SokobanView view;
    view.setBoard(testing::sokobanCorridor());
    view.setMarks({{view.board().cell({3, 1})}, std::nullopt});
    view.setBoard(testing::articleBoard());
    QVERIFY(view.marks() == SokobanMarks());
  }

  void reasonsInWords() {
    const auto board =
        testing::sokobanBoard({"#########", "#@      #", "#$$$$$$$#", "#.......#", "#########"});
    const auto cell = [&](int x, int y) { return board.cell({x, y}); };
    using K = sokoban::DeadEndKind;
    QCOMPARE(deadEndText(board, {K::DeadSquares, {cell(1, 2)}, {}}),
             QStringLiteral("The box in column 1, row 2 can no longer reach a goal."));
    QCOMPARE(deadEndText(board, {K::Frozen, {cell(1, 2), cell(2, 2)}, {}}),
             QStringLiteral("The boxes in column 1, row 2; column 2, row 2 freeze each other, and not all of "
                            "them are on goals."));
    QCOMPARE(deadEndText(board, {K::TooFewGoals, {cell(1, 2), cell(2, 2)}, {cell(1, 3)}}),
             QStringLiteral("The boxes in column 1, row 2; column 2, row 2 share too few reachable goals: "
                            "only column 1, row 3."));
    const QString many = deadEndText(board, {K::Closed, board.opening().boxes, {}});
    QVERIFY2(many.contains(QStringLiteral("column 6, row 2 and 1 more close off")), qPrintable(many));
    QCOMPARE(pushText(board, cell(1, 2), Direction::Down),
             QStringLiteral("The box in column 1, row 2 is pushed down."));
  }
};

SEARCHLIGHT_TEST(SokobanMarksTest)
#include "sokoban_marks_test.moc"
