// tests/widgets/board_pixels_test.cpp: the map lab's board as it is seen, pixel by pixel: every mark at several sizes in
// both themes, against colours that are written down here. Neither the painter nor the themes are asked what is right.
#include "tests/pixel_counts.h"
#include "tests/test_main.h"
#include "tests/widgets/told_search.h"
#include "tests/widgets/watched_search.h"
#include "widgets/board/board_legend.h"
#include "widgets/grid/grid_view.h"
#include "widgets/theme/theme.h"

using testing::countApart;
using testing::countNear;
using testing::farthest;
using testing::OneRun;
using testing::toldSearch;

namespace {

// What each thing looks like. The light theme draws on paper, the dark one on slate; in both a search is amber where it
// works, violet to green where it has been, and its route is white.
struct Looks {
  QRgb outside, free, wall, openFill, openRing, openSolid, current, currentRim, least, half, route, casing,
      start, goal;
};
constexpr Looks kPaper{0xffe3e1dc, 0xfffdfcf9, 0xff1c1f24, 0xffffedc4, 0xffb86a00, 0xffc97f0c, 0xffffb000,
                       0xff5a3a00, 0xff3b528b, 0xff1fa187, 0xffffffff, 0xff16181d, 0xff00694e, 0xffb3261e};
constexpr Looks kSlate{0xff15171b, 0xff545c6a, 0xff000001, 0xff4d3d1b, 0xffffb833, 0xffee9c20, 0xffffb000,
                       0xff0b0c0f, 0xff365c8d, 0xff25ac82, 0xffffffff, 0xff0b0c0f, 0xff35d6a4, 0xffff9180};

constexpr int kPixelColumns = 200, kPixelRows = 150;  // so many that cells can be as small as three pixels
constexpr Point kLeast{1, 1}, kHalf{2, 1}, kOpen{3, 1}, kCurrent{4, 1}, kWallCell{1, 2}, kFreeCell{0, 3},
    kStart{0, 0}, kGoal{5, 3};

// a and c were expanded, with g 0 and 5; f waits with g 2; h was expanded last. Each was reached from the one before, from
// left to right. So the scale goes from 0 to 10.
const char* const kStory =
    "{type: generating, id: a, g: 0, h: 4}, {type: expanding, id: a}, {type: generating, id: c, pId: a, g: "
    "5, h: 3}, "
    "{type: expanding, id: c}, {type: generating, id: f, pId: c, g: 2, h: 6}, "
    "{type: generating, id: h, pId: f, g: 6, h: 2}, {type: expanding, id: h}";

struct ShownMap {
  GridView view;
  OneRun model;
  Point open;  // apart from the others where the current one's mark is larger than its cell

  ShownMap(ThemeKind theme, double side, const std::string& story = kStory)
      : open(side < 6 && story == kStory ? Point{3, 20} : kOpen) {
    view.setPalette(Theme::shared(theme).palette());
    view.resize(640, 480);
    auto map = std::make_shared<grid::Map>(kPixelColumns, kPixelRows);
    map->setWeight(kWallCell, grid::kWall);
    view.setMap(map);
    // Their marks are never smaller than 22 pixels, and would lie over all that there is to see.
    const Point aside = side < 6 ? Point{60, 60} : Point{};
    view.setEnds(kStart + aside, kGoal + aside);
    view.setRun(&model.run);
    view.setNodeCell([this](const search::Session&, search::NodeId n) {
      const Point cells[] = {kLeast, kHalf, open, kCurrent};
      return static_cast<std::uint32_t>(cells[n].y * kPixelColumns + cells[n].x);
    });
    view.setCellText(CellText::None);
    ui::NodeNames names;
    names.node = [](const search::Session&, search::NodeId n) { return QString::number(n); };
    model.run.setPlayback(toldSearch(story), names);
    model.toEnd();
    view.setLook({false, side, {3, 2}});
    view.show();
  }
  ~ShownMap() { view.setRun(nullptr); }
  QImage frame() { return view.grab().toImage().convertToFormat(QImage::Format_RGB32); }
  QImage cell(Point p) { return frame().copy(view.viewport().rectOf(p).toAlignedRect()); }
};

double shareNear(const QImage& image, QRgb colour, int most) {
  return countNear(image, colour, most) / double(image.width() * image.height());
}
QRgb middlePixel(const QImage& cell) { return cell.pixel(cell.width() / 2, cell.height() / 2); }

void addThemesAndPixels(std::initializer_list<int> sides) {
  QTest::addColumn<ThemeKind>("theme");
  QTest::addColumn<int>("side");
  for (const ThemeKind theme : {ThemeKind::Light, ThemeKind::Dark})
    for (const int side : sides) QTest::addRow("%s %d", qPrintable(themeName(theme)), side) << theme << side;
}
const Looks& looksOf(ThemeKind theme) { return theme == ThemeKind::Dark ? kSlate : kPaper; }

#define FETCH_BOARD_AND_LOOKS()        \
  QFETCH(ThemeKind, theme);            \
  QFETCH(int, side);                   \
  ShownMap board(theme, side);         \
  const Looks& looks = looksOf(theme); \
  QCOMPARE(board.view.viewport().cellSide(), double(side))

}  // namespace

class BoardPixelsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theMap_data() { addThemesAndPixels({3, 8, 16, 32, 64}); }
  void theMap() {
    FETCH_BOARD_AND_LOOKS();
    board.view.setRulers(false);  // over so small a map there is hardly anything else
    QVERIFY(farthest(middlePixel(board.cell(kFreeCell)), looks.free) <= 2);
    QVERIFY(shareNear(board.cell(kWallCell), looks.wall, 14) > 0.7);
    QVERIFY(farthest(board.frame().pixel(1, 1), looks.outside) <= 2);
  }

  // Ground that shows at any size, with a mark where there is room.
  void terrain_data() { addThemesAndPixels({3, 8, 16, 32, 64}); }
  void terrain() {
    FETCH_BOARD_AND_LOOKS();
    board.view.setRulers(false);
    auto map = std::make_shared<grid::Map>(kPixelColumns, kPixelRows);
    const Point water{2, 4}, swamp{3, 6};
    map->setWater(map->index(water));
    map->setSwamp(map->index(swamp));
    board.view.setMap(map);
    board.view.setLook({false, double(side), {3, 2}});
    const BoardColours& colours = Theme::shared(theme).board();
    for (const auto& [cell, ground, ink] : {std::tuple(water, colours.water, colours.waterInk),
                                            std::tuple(swamp, colours.swamp, colours.swampInk)}) {
      QVERIFY(farthest(middlePixel(board.cell(cell)), ground.rgb()) <= 2);
      QCOMPARE(countNear(board.cell(cell), ink.rgb(), 60) > 0, side >= 16);
      QVERIFY(farthest(ground.rgb(), looks.free) >= 12);
    }
  }

  void open_data() { addThemesAndPixels({3, 8, 16, 32, 64}); }
  void open() {
    FETCH_BOARD_AND_LOOKS();
    const QImage cell = board.cell(board.open);
    const QRgb seen = middlePixel(cell);
    if (side < 24) {  // solid, with an edge where there is room for one
      QVERIFY2(farthest(seen, looks.openSolid) <= 2, qPrintable(QColor(seen).name()));
      if (side >= 6) QVERIFY(farthest(cell.pixel(1, 0), looks.currentRim) <= 60);
      return;
    }
    QVERIFY(shareNear(cell, looks.openFill, 12) > 0.25);
    QVERIFY(shareNear(cell, looks.openRing, 60) > 0.04);
    // A ring round the middle: its ink is on all four sides.
    const int w = cell.width(), h = cell.height();
    for (const QRect& part : {QRect(0, 0, w, h / 2), QRect(0, h - h / 2, w, h / 2), QRect(0, 0, w / 2, h),
                              QRect(w - w / 2, 0, w / 2, h)})
      QVERIFY(countNear(cell.copy(part), looks.openRing, 80) >= 2);
    // Nothing of it on cells that the search has not met.
    QCOMPARE(countNear(board.cell({4, 2}), looks.openRing, 60), 0);
  }

  void closed_data() { addThemesAndPixels({3, 8, 16, 32, 64}); }
  void closed() {
    FETCH_BOARD_AND_LOOKS();
    const QRgb least = middlePixel(board.cell(kLeast)), half = middlePixel(board.cell(kHalf));
    QVERIFY2(farthest(least, looks.least) <= 24, qPrintable(QColor(least).name()));
    QVERIFY2(farthest(half, looks.half) <= 24, qPrintable(QColor(half).name()));
    QVERIFY(qBlue(least) > qGreen(least) && qGreen(half) > qBlue(half));
    QVERIFY(shareNear(board.cell(kHalf), half, 4) > 0.5);
  }

  void current_data() { addThemesAndPixels({3, 8, 16, 32, 64}); }
  void current() {
    FETCH_BOARD_AND_LOOKS();
    const QImage cell = board.cell(kCurrent);
    QVERIFY2(farthest(middlePixel(cell), looks.current) <= (side < 6 ? 40 : 2),
             qPrintable(QColor(middlePixel(cell)).name()));
    if (side < 8) return;
    QVERIFY(shareNear(cell, looks.current, 6) > 0.2);
    if (side >= 16)
      QVERIFY(farthest(cell.pixel(cell.width() - 1, cell.height() / 2), looks.currentRim) <= 60);
    // One step before it is not there.
    board.model.seek(6);
    QVERIFY(farthest(middlePixel(board.cell(kCurrent)), looks.current) > 2);
  }

  void route_data() { addThemesAndPixels({3, 8, 16, 32, 64}); }
  void route() {
    FETCH_ALL((ThemeKind, theme), (int, side));
    ShownMap board(theme, side, std::string(kStory) + ", {type: end, id: h}");
    const Looks& looks = looksOf(theme);
    const QImage with = board.frame();
    const auto at = [&](double x, double y) { return board.view.viewport().toPosition({x, y}).toPoint(); };
    // Between the middles of its cells, where no arrow lies: white, with something dark on both sides.
    for (const double x : {1.6, 2.9, 4.25}) {
      const QPoint on = at(x, 1.5);
      QVERIFY2(countNear(with.copy(on.x(), on.y() - 1, 1, 3), looks.route, 30) >= 1,
               qPrintable(QString::number(x)));
      const QPoint top = at(x, 1.0);
      const QImage column = with.copy(on.x(), top.y(), 1, side);
      if (side >= 8) QVERIFY(countNear(column, looks.casing, 70) >= 2);
    }
    board.model.seek(6);
    const QPoint on = at(1.6, 1.5);
    QCOMPARE(countNear(board.frame().copy(on.x(), on.y() - 1, 1, 3), looks.route, 8), 0);
  }

  void digits_data() { addThemesAndPixels({3, 8, 16, 32, 64}); }
  // Where there is room for them, and only there; never on a wall or a cell that was not met.
  void digits() {
    FETCH_BOARD_AND_LOOKS();
    const QImage open = board.cell(kOpen), closed = board.cell(kHalf), wall = board.cell(kWallCell),
                 free = board.cell(kFreeCell);
    board.view.setCellText(CellText::Distance);
    const bool hasRoom = side >= 24;
    QCOMPARE(countApart(board.cell(kOpen), open) > 0, hasRoom);
    QCOMPARE(countApart(board.cell(kHalf), closed) > 0, hasRoom);
    QCOMPARE(countApart(board.cell(kWallCell), wall), 0);
    QCOMPARE(countApart(board.cell(kFreeCell), free), 0);
    if (!hasRoom) return;
    // Readable: much darker or lighter than the cell it stands on.
    const QImage written = board.cell(kHalf);
    int most = 0;
    for (int y = 0; y < written.height(); ++y)
      for (int x = 0; x < written.width(); ++x)
        if (written.pixel(x, y) != closed.pixel(x, y))
          most = std::max(most, std::abs(qGray(written.pixel(x, y)) - qGray(looks.half)));
    QVERIFY2(most > 90, qPrintable(QString::number(most)));
  }

  void ends_data() { addThemesAndPixels({8, 16, 32, 64}); }
  void ends() {
    FETCH_BOARD_AND_LOOKS();
    QVERIFY(shareNear(board.cell(kStart), looks.start, 12) > 0.04);
    QVERIFY(shareNear(board.cell(kGoal), looks.goal, 12) > 0.04);
    QCOMPARE(countNear(board.cell(kStart), looks.goal, 12), 0);
    QCOMPARE(countNear(board.cell(kGoal), looks.start, 12), 0);
  }

  void theLegendShowsWhatTheBoardPaints_data() { addThemesAndPixels({16}); }
  void theLegendShowsWhatTheBoardPaints() {
    FETCH_BOARD_AND_LOOKS();
    BoardLegend legend(&board.view);
    legend.setPalette(Theme::shared(theme).palette());
    legend.resize(1600, legend.sizeHint().height());
    const QImage line = legend.grab().toImage().convertToFormat(QImage::Format_RGB32);
    for (const QRgb colour : {looks.openSolid, looks.current, looks.wall, looks.start, looks.goal})
      QVERIFY2(countNear(line, colour, 10) >= 10, qPrintable(QColor(colour).name()));
    // The commonest colour of a cell is that of its sample.
    for (const Point p : {kOpen, kCurrent, kWallCell}) {
      const QImage cell = board.cell(p);
      QHash<QRgb, int> counts;
      for (int y = 0; y < cell.height(); ++y)
        for (int x = 0; x < cell.width(); ++x) ++counts[cell.pixel(x, y)];
      QRgb commonest = 0;
      for (auto it = counts.cbegin(); it != counts.cend(); ++it)
        if (it.value() > counts.value(commonest)) commonest = it.key();
      QVERIFY2(countNear(line, commonest, 3) >= 10, qPrintable(QColor(commonest).name()));
    }
    // Of a search that is not there nothing is told.
    board.model.clear();
    const QImage without = legend.grab().toImage().convertToFormat(QImage::Format_RGB32);
    QCOMPARE(countNear(without, looks.current, 2), 0);
    QVERIFY(countNear(without, looks.openSolid, 2) == 0);
    QVERIFY(countNear(without, looks.wall, 10) >= 10);
  }
};

SEARCHLIGHT_TEST(BoardPixelsTest)
#include "board_pixels_test.moc"
