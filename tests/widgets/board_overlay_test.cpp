// tests/widgets/board_overlay_test.cpp: how cells look: OPEN, CLOSED, current, dead end, route and digits, at several
// sizes, in both themes, forwards and backwards; with several nodes in a cell and some in none.

#include "core/trace/player_queries.h"
#include "tests/pixel_counts.h"
#include "tests/test_main.h"
#include "tests/widgets/toy_board.h"
#include "widgets/theme/theme.h"

using namespace searchlight::testing;

namespace {

constexpr double kMargin = 20;

// The toy board with a story on it, painted without any widget.
struct Painted {
  ToyGround ground;
  BoardOverlay overlay{&ground};
  OneRun model;
  BoardViewport viewport;
  const BoardColours& colours;

  explicit Painted(ThemeKind theme, double side, const std::string& story = toyStory(),
                   const NodeCell& cells = toyNodeCell(), bool usesHeuristic = false)
      : colours(Theme::shared(theme).board()) {
    QFont font;
    overlay.setTheme(colours, font);
    overlay.setBoard(kToyColumns, kToyRows);
    overlay.setRun(&model.run);
    overlay.setNodeCell(cells);
    overlay.setCellText(CellText::None);
    model.run.setPlayback(toldSearch(story), toyNames(usesHeuristic));
    model.toEnd();
    viewport.setView(QSizeF(kToyColumns * side + 2 * kMargin, kToyRows * side + 2 * kMargin), 1);
    viewport.setBoardSize(kToyColumns, kToyRows);
    viewport.zoomTo(side, {});
  }
  QImage frame() {
    QImage image(viewport.viewSize().toSize(), QImage::Format_RGB32);
    image.fill(Qt::magenta);
    overlay.paint(viewport, image);
    return image;
  }
  QRect rect(Point p) const { return viewport.rectOf(p).toRect(); }
  QImage cell(Point p) { return frame().copy(rect(p)); }
};

QRgb middle(const QImage& cell) { return cell.pixel(cell.width() / 2, cell.height() / 2); }
bool isNear(QRgb a, QRgb b, int most) { return testing::farthest(a, b) <= most; }
double share(const QImage& image, QRgb colour, int most = 0) {
  return testing::countNear(image, colour, most) / double(image.width() * image.height());
}
QRgb between(QRgb a, QRgb b, double part) {
  const auto mix = [part](int x, int y) { return int(std::lround(x + (y - x) * part)); };
  return qRgb(mix(qRed(a), qRed(b)), mix(qGreen(a), qGreen(b)), mix(qBlue(a), qBlue(b)));
}

// How much ink is on each pixel, 0 to 255, of a text on a flat ground; trimmed to what is inked.
QImage inked(const QImage& cell, QRgb ink) {
  QImage mask(cell.size(), QImage::Format_Grayscale8);
  QRect seen;
  for (int y = 0; y < cell.height(); ++y)
    for (int x = 0; x < cell.width(); ++x) {
      const QRgb p = cell.pixel(x, y);
      const int far = std::abs(qGreen(p) - qGreen(ink));
      const int value = std::max(0, 255 - 2 * far);
      mask.scanLine(y)[x] = static_cast<uchar>(value);
      if (value > 90) seen |= QRect(x, y, 1, 1);
    }
  return seen.isEmpty() ? QImage() : mask.copy(seen);
}

// The digit that the picture is most like, drawn by Qt itself in the same font.
int readDigit(const QImage& cell, QRgb ink, int pixels, QFont::Weight weight) {
  const QImage text = inked(cell, ink);
  if (text.isNull()) return -1;
  int best = -1;
  double least = 1e18;
  for (int digit = 0; digit <= 9; ++digit) {
    QFont font;
    font.setPixelSize(pixels);
    font.setWeight(weight);
    font.setHintingPreference(QFont::PreferFullHinting);
    QImage drawn(3 * pixels, 3 * pixels, QImage::Format_RGB32);
    drawn.fill(Qt::white);
    QPainter painter(&drawn);
    painter.setFont(font);
    painter.drawText(QPointF(pixels, 2 * pixels), QString::number(digit));
    painter.end();
    const QImage other = inked(drawn, qRgb(0, 0, 0));
    double difference =
        60.0 * (std::abs(other.width() - text.width()) + std::abs(other.height() - text.height()));
    for (int y = 0; y < std::min(other.height(), text.height()); ++y)
      for (int x = 0; x < std::min(other.width(), text.width()); ++x)
        difference += std::abs(other.scanLine(y)[x] - text.scanLine(y)[x]) / 4.0;
    if (difference < least) least = difference, best = digit;
  }
  return best;
}

void addThemesAndSides(std::initializer_list<double> sides) {
  const auto row = testing::columns<ThemeKind, double>("theme", "side");
  for (const ThemeKind theme : {ThemeKind::Light, ThemeKind::Dark})
    for (const double side : sides)
      row(testing::rowName("%s %g", qPrintable(themeName(theme)), side), theme, side);
}

}  // namespace

class BoardOverlayTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // What a picture takes, searches have less; where there is nothing left it is there all the same.
  void thePictureIsPaidFor() {
    const auto memory = std::make_shared<search::MemoryBudget>(std::size_t{1} << 20);
    ToyGround ground;
    {
      BoardOverlay overlay(&ground);
      overlay.setMemory(memory);
      QCOMPARE(memory->used(), std::size_t{0});
      overlay.setBoard(200, 100);
      QCOMPARE(memory->used(), overlay.scene().image.bytes());
      QVERIFY(memory->used() > 200 * 100 * 5 && memory->used() < 200 * 100 * 6);  // with its halvings
      overlay.setBoard(100, 100);
      QCOMPARE(memory->used(), overlay.scene().image.bytes());
      overlay.setBoard(1000, 1000);  // more than there is
      QCOMPARE(memory->used(), std::size_t{0});
      QVERIFY(overlay.scene().image.bytes() > 5'000'000);
      overlay.setBoard(100, 100);
      QVERIFY(memory->used() > 0);
    }
    QCOMPARE(memory->used(), std::size_t{0});
  }

  void deadEnd_data() { addThemesAndSides({3, 24}); }
  void deadEnd() {
    FETCH_ALL((ThemeKind, theme), (double, side));
    // a is given up; the last event is about another cell.
    Painted board(theme, side,
                  "{type: generating, id: a, g: 5}, {type: pruning, id: a}, {type: generating, id: b, g: 5}",
                  [](const search::Session&, search::NodeId n) { return n == 0 ? 7u : 0u; });
    const QRgb muted = between(board.colours.scale.at(0.5), board.colours.freeCell.rgb(), 0.7);
    const QImage cell = board.cell({1, 1});
    const int inside = static_cast<int>(side) / 3;
    QVERIFY2(isNear(cell.pixel(inside, inside), muted, 4),
             qPrintable(QColor(cell.pixel(inside, inside)).name()));
    // A stroke across the tile, from the lower left to the upper right.
    if (side >= 8)
      QVERIFY(!isNear(middle(cell), muted, 10) ||
              !isNear(cell.pixel(int(side) / 2, int(side) / 2 - 1), muted, 10));
  }

  // The current node's mark is there although an open node shares its cell.
  void currentComesBeforeOpen() {
    Painted board(ThemeKind::Light, 24, "{type: generating, id: a, g: 1}, {type: expanding, id: b, g: 5}");
    QVERIFY(isNear(middle(board.cell({1, 1})), board.colours.currentFill.rgb(), 1));
    QCOMPARE(board.overlay.nodeAt({1, 1}), std::optional<search::NodeId>(1));
    QCOMPARE(board.overlay.nodesAt({1, 1}), (std::vector<search::NodeId>{1, 0}));
  }

  void distances_data() { addThemesAndSides({24, 32, 44}); }
  void distances() {
    FETCH_ALL((ThemeKind, theme), (double, side));
    Painted board(theme, side);
    board.overlay.setCellText(CellText::Distance);
    // The numbers' height in pixels, and the ink that reads on each fill.
    const int pixels = static_cast<int>(std::lround(distanceHeight(side)));
    const auto read = [&](Point p, const QColor& ground) {
      const QImage cell = board.cell(p);
      const int margin = cell.width() * 26 / 100;
      return readDigit(cell.copy(cell.rect().adjusted(margin, margin, -margin, -margin)),
                       board.colours.textOn(ground).rgb(), pixels, QFont::Normal);
    };
    QCOMPARE(read({1, 1}, QColor(board.colours.scale.atIndex(0))), 0);
    QCOMPARE(read({2, 1}, QColor(board.colours.scale.at(0.5))), 5);
    QCOMPARE(read({3, 1}, board.colours.openFill), 2);
    QCOMPARE(read({4, 1}, board.colours.currentFill), 6);
    // Nothing is written on bare cells.
    QCOMPARE(
        testing::countNear(board.cell({1, 2}).copy(3, 3, int(side) - 6, int(side) - 6), ToyGround::kFree, 0),
        (int(side) - 6) * (int(side) - 6));
  }

  void cornersHoldFGH_data() { addThemesAndSides({56, 80}); }
  void cornersHoldFGH() {
    FETCH_ALL((ThemeKind, theme), (double, side));
    Painted board(theme, side, toyStory(), toyNodeCell(), true);
    board.overlay.setCellText(CellText::FGH);
    const double size = std::clamp(side * 0.185, 9.5, 17.0);
    const QColor ground = board.colours.openFill;
    const QImage cell = board.cell({3, 1});
    const int half = cell.width() / 2, edge = cell.width() * 12 / 100;
    const auto read = [&](QRect part, double pixels, QFont::Weight weight) {
      return readDigit(cell.copy(part), board.colours.textOn(ground).rgb(),
                       static_cast<int>(std::lround(pixels)), weight);
    };
    // f: g 2 and h 6.
    const int third = cell.width() / 3;
    QCOMPARE(read({edge, edge, third - edge, third - edge}, size * 1.05, QFont::Bold), 8);
    QCOMPARE(read({edge, cell.height() - third, third - edge, third - edge}, size, QFont::Normal), 2);
    QCOMPARE(
        read({cell.width() - third, cell.height() - third, third - edge, third - edge}, size, QFont::Normal),
        6);
    // The arrow in the middle points to c, the cell on the left.
    const QImage arrow = inked(cell.copy(half - 12, half - 6, 24, 12), board.colours.textOn(ground).rgb());
    QVERIFY(!arrow.isNull());
    double left = 0, right = 0;
    for (int y = 0; y < arrow.height(); ++y)
      for (int x = 0; x < arrow.width(); ++x) (x < arrow.width() / 2 ? left : right) += arrow.scanLine(y)[x];
    QVERIFY(left > right);
  }

  // Every moment has one picture, however the cursor came to it.
  void forwardsAndBackwardsAlike_data() { addThemesAndSides({3, 10, 40, 64}); }
  void forwardsAndBackwardsAlike() {
    FETCH_ALL((ThemeKind, theme), (double, side));
    const std::uint64_t seed = 41;
    Painted board(theme, side, toyStory() + ", {type: end, id: h}", toyNodeCell(), true);
    board.overlay.setCellText(CellText::Auto);
    std::vector<QImage> moments;
    const std::size_t end = board.model.recorded();
    board.model.toStart();
    for (std::size_t i = 0;; ++i) {
      moments.push_back(board.frame());
      if (i == end) break;
      board.model.stepForward();
      QCOMPARE(board.model.position(), i + 1);
    }
    for (std::size_t i = 1; i < moments.size() - 4; ++i) QVERIFY(moments[i] != moments[0]);
    for (std::size_t i = end; i-- > 0;) {
      board.model.stepBack();
      QVERIFY2(board.frame() == moments[i], qPrintable(QString::number(i)));
    }
    qInfo("seed %llu", static_cast<unsigned long long>(seed));
    Random random(seed);
    for (int k = 0; k < 60; ++k) {
      const std::size_t to = random.below(static_cast<std::uint32_t>(moments.size()));
      board.model.seek(to);
      QVERIFY2(board.frame() == moments[to], qPrintable(QString::number(to)));
    }
  }

  // What the ground paints: its floor only where the search is not, its pieces over everything.
  void groundsHaveLayersOfTheirOwn() {
    class Layered : public ToyGround {
     public:
      void paintFloor(const BoardLayer& layer) override {
        layer.paint([&](QPainter& p) {
          layer.forEachVisible([&](Point cell) {
            if (layer.isBare(cell)) p.fillRect(layer.viewport.rectOf(cell), Qt::green);
          });
        });
      }
      void paintPieces(const BoardLayer& layer) override {
        layer.paint([&](QPainter& p) { p.fillRect(layer.viewport.rectOf(Point{2, 1}), Qt::red); });
      }
      CellNumber label(std::size_t cell) const override { return cell == 0 ? "7" : CellNumber(); }
    };
    Layered ground;
    BoardOverlay overlay(&ground);
    OneRun model;
    const BoardColours& colours = Theme::shared(ThemeKind::Light).board();
    overlay.setTheme(colours, QFont());
    overlay.setBoard(kToyColumns, kToyRows);
    overlay.setRun(&model.run);
    overlay.setNodeCell(toyNodeCell());
    model.run.setPlayback(toldSearch(toyStory()), toyNames());
    model.toEnd();
    BoardViewport viewport;
    viewport.setView(QSizeF(300, 200), 1);
    viewport.setBoardSize(kToyColumns, kToyRows);
    QImage frame(300, 200, QImage::Format_RGB32);
    overlay.paint(viewport, frame);
    const auto at = [&](Point p) { return frame.copy(viewport.rectOf(p).toRect()); };
    QCOMPARE(middle(at({5, 0})), qRgb(0, 255, 0));
    QVERIFY(testing::countNear(at({3, 1}), qRgb(0, 255, 0)) == 0);
    QVERIFY(share(at({2, 1}), qRgb(255, 0, 0)) > 0.6);
    QVERIFY(testing::countNear(at({0, 0}), qRgb(0, 255, 0)) <
            testing::countNear(at({5, 0}), qRgb(0, 255, 0)));  // the label
  }

  // The line goes through every cell of the path that a depth-first search is on, and through no other.
  void theStackIsDrawn_data() {
    const auto row = testing::columns<int, bool>("algorithm", "hasPath");
    row("depth-first", static_cast<int>(search::Algorithm::DepthFirst), true);
    row("IDA*", static_cast<int>(search::Algorithm::IdaStar), true);
    row("A*", static_cast<int>(search::Algorithm::AStar), false);
  }
  void theStackIsDrawn() {
    FETCH_ALL((int, algorithm), (bool, hasPath));
    WatchedSearch w{static_cast<search::Algorithm>(algorithm), 7};
    ToyGround ground;
    BoardOverlay overlay(&ground);
    OneRun model;
    const BoardColours& colours = Theme::shared(ThemeKind::Light).board();
    overlay.setTheme(colours, {});
    overlay.setBoard(w.side, w.side);
    overlay.setRun(&model.run);
    overlay.setCellText(CellText::None);
    w.show(model);
    model.moveTo(model.recorded() / 2);
    BoardViewport viewport;
    viewport.setView(QSizeF(400, 400), 1);
    viewport.setBoardSize(w.side, w.side);
    viewport.zoomTo(48, {});
    QImage frame(400, 400, QImage::Format_RGB32);
    overlay.paint(viewport, frame);
    const std::vector<search::NodeId> path = search::currentPath(model.session(), model.player(), 1000);
    QCOMPARE(path.size() > 4, hasPath);
    // Neither the tip, where the current mark may be, nor the start, where the line begins.
    for (search::NodeId n = 0; n < static_cast<search::NodeId>(w.side * w.side); ++n) {
      if (n == model.player().current() || (!path.empty() && (n == path.front() || n == path.back())))
        continue;
      const bool isOnPath = std::find(path.begin(), path.end(), n) != path.end();
      const QRgb pixel = middle(frame.copy(viewport.rectOf(overlay.scene().point(n)).toRect()));
      QCOMPARE(isNear(pixel, colours.currentFill.rgb(), 40), isOnPath);
    }
  }

  // What an earlier question had reached says nothing of the next one, also where that has no answer to go by.
  void theRangeStartsAnewWithAQuestion() {
    WatchedSearch watched;
    watched.hasPath = false;
    ToyGround ground;
    BoardOverlay overlay(&ground);
    overlay.setTheme(Theme::shared(ThemeKind::Light).board(), QFont());
    OneRun model;
    overlay.setBoard(watched.side, watched.side);
    overlay.setRun(&model.run);
    BoardViewport viewport;
    viewport.setView(QSizeF(300, 300), 1);
    viewport.setBoardSize(watched.side, watched.side);
    viewport.zoomTo(10, {});
    const auto paintedHigh = [&] {
      QImage image(300, 300, QImage::Format_RGB32);
      overlay.paint(viewport, image);
      return overlay.scene().colours.scale().high();
    };
    const auto ask = [&](int wall) {
      grid::Map map = watched.map();
      for (int y = 0; y < watched.side; ++y) map.setWeight({wall, y}, grid::kWall);
      model.setSearch(
          [graph = std::make_shared<const grid::RouteGraph>(std::move(map)), q = watched.question()](
              search::Recording r) { return grid::makeRouteSession(graph, q, r).session; },
          watched.names(), Transport::StartAt::End);
      WatchedSearch::settle(model);
      QTRY_VERIFY(model.answer().outcome == search::Outcome::Exhausted);
    };
    ask(watched.side / 2);
    const double wide = paintedHigh();
    ask(1);
    const double narrow = paintedHigh();
    QVERIFY2(narrow < wide, qPrintable(u"%1, %2"_s.arg(narrow).arg(wide)));
    ask(watched.side / 2);
    QCOMPARE(paintedHigh(), wide);
  }

  void anotherBoardForgetsTheSearch() {
    Painted board(ThemeKind::Light, 24);
    QVERIFY(board.overlay.nodeAt({3, 1}).has_value());
    QVERIFY(board.overlay.setBoard(7, 4));
    QVERIFY(!board.overlay.nodeAt({3, 1}).has_value());
    QVERIFY(!board.overlay.setBoard(7, 4));
    board.overlay.setBoard(0, 0);
    QVERIFY(!board.overlay.scene().hasBoard());
    board.model.toStart();
    board.model.toEnd();
    QVERIFY(!board.overlay.nodeAt({0, 0}).has_value());
  }

  // Where its nodes stand was told for the board that was there before, whatever its size.
  void nodesWithoutAPlaceAreNotShown() {
    Painted board(ThemeKind::Light, 24);
    QVERIFY(board.overlay.nodeAt({3, 1}).has_value());
    QVERIFY(!board.overlay.setBoard(kToyColumns, kToyRows));
    QVERIFY(!board.overlay.nodeAt({3, 1}).has_value());
    QVERIFY(!board.overlay.scene().search.isActive());
    board.overlay.setNodeCell(toyNodeCell());
    QVERIFY(board.overlay.nodeAt({3, 1}).has_value());
  }
};

SEARCHLIGHT_TEST(BoardOverlayTest)
#include "board_overlay_test.moc"
