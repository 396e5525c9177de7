// tests/widgets/board_route_test.cpp: phase two on a board: no amber, a head that moves, digits that stay and arrows that go; and
// no answer ahead of the search unless it is asked for.
#include "tests/pixel_counts.h"
#include "tests/test_main.h"
#include "tests/widgets/watched_search.h"
#include "widgets/board/board_overlay.h"
#include "widgets/board/cell_texts.h"
#include "widgets/board/sprites.h"
#include "widgets/theme/theme.h"

using testing::OneRun;
using testing::WatchedSearch;

namespace {

constexpr int kRouteSide = 12;  // cells

class RouteGround : public BoardGround {
 public:
  void colour(std::size_t first, std::size_t last, QRgb* pixels) const override {
    std::fill_n(pixels, last - first, qRgb(90, 120, 90));
  }
};

// A real search over a board of `side` pixels a cell.
struct RouteBoard {
  RouteGround ground;
  BoardOverlay overlay{&ground};
  OneRun model;
  BoardViewport viewport;
  const BoardColours& colours;
  double side;

  explicit RouteBoard(ThemeKind theme, double cell, search::Algorithm algorithm = search::Algorithm::Dijkstra)
      : colours(Theme::shared(theme).board()), side(cell) {
    overlay.setTheme(colours, QFont());
    overlay.setBoard(kRouteSide, kRouteSide);
    overlay.setRun(&model.run);
    overlay.setCellText(CellText::None);
    WatchedSearch w{algorithm};
    w.side = kRouteSide;
    w.show(model);
    viewport.setView(QSizeF(kRouteSide * cell + 20, kRouteSide * cell + 20), 1);
    viewport.setBoardSize(kRouteSide, kRouteSide);
    viewport.zoomTo(cell, {});
  }
  ~RouteBoard() { overlay.setRun(nullptr); }
  QImage frame() {
    QImage image(viewport.viewSize().toSize(), QImage::Format_RGB32);
    overlay.paint(viewport, image);
    return image;
  }
  Point cellOf(search::NodeId n) const {
    return {static_cast<int>(n) % kRouteSide, static_cast<int>(n) / kRouteSide};
  }
  QRect rect(search::NodeId n) const { return viewport.rectOf(cellOf(n)).toRect(); }
  WatchedRun::Stretch route() const { return *model.run.phaseTwo(); }
  search::NodeId routeNode(std::size_t i) const { return model.session().trace()[route().begin + i].node; }
};

void addSidesInThemes(std::initializer_list<double> sides) {
  const auto row = testing::columns<ThemeKind, double>("theme", "side");
  for (const ThemeKind theme : kThemeKinds)
    for (const double side : sides)
      row(testing::rowName("%s %g", qPrintable(themeName(theme)), side), theme, side);
}

}  // namespace

class BoardRouteTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theAmberGoesWhenTheGoalIsFound_data() { addSidesInThemes({4, 14, 24, 56}); }
  void theAmberGoesWhenTheGoalIsFound() {
    FETCH_ALL((ThemeKind, theme), (double, side));
    RouteBoard board(theme, side);
    const QRgb amber = board.colours.currentFill.rgb();
    const auto route = board.route();
    board.model.seek(route.begin - 1);
    QVERIFY(testing::countNear(board.frame(), amber) > 0);
    for (const std::size_t at : {route.begin, route.begin + 3, route.end}) {
      board.model.seek(at);
      QCOMPARE(testing::countNear(board.frame(), amber), 0);
    }
    board.model.seek(route.begin - 1);
    QVERIFY(testing::countNear(board.frame(), amber) > 0);
  }

  // A disc, or a ring round a number; at the node read last, and gone when all are read.
  void aHeadMovesAlongTheRoute_data() { addSidesInThemes({4, 12, 24, 44, 56}); }
  void aHeadMovesAlongTheRoute() {
    FETCH_ALL((ThemeKind, theme), (double, side));
    RouteBoard board(theme, side);
    const auto route = board.route();
    // Aslant from the node, where no line between neighbours comes.
    const bool hasNumber = side == 24 || side == 44;
    if (hasNumber) board.overlay.setCellText(CellText::Distance);
    const double disc = std::max(4.5, std::min(0.45 * side, 0.17 * side + 4));
    const double far = (hasNumber ? 0.42 * side : 0.6 * disc) / std::sqrt(2.0);
    const auto light = [&](search::NodeId n, std::size_t at) {
      board.model.seek(at);
      int least = 255;
      for (const double x : {-far, far}) {
        const QPointF place = board.viewport.centreOf(board.cellOf(n)) + QPointF(x, far);
        least = std::min(least, qGray(board.frame().pixel(int(place.x()), int(place.y()))));
      }
      return least;
    };
    for (const std::size_t read : {4, 9}) {
      const search::NodeId head = board.routeNode(read - 1);
      QVERIFY(light(head, route.begin + read - 2) < 190);
      QVERIFY2(light(head, route.begin + read) > 210,
               qPrintable(QString::number(light(head, route.begin + read))));
      QVERIFY(light(head, route.end) < 190);
    }
  }

  void theAnswerIsNotToldAhead_data() { addSidesInThemes({4, 18, 24, 44}); }
  void theAnswerIsNotToldAhead() {
    FETCH_ALL((ThemeKind, theme), (double, side));
    RouteBoard board(theme, side);
    board.model.seek(board.route().begin / 2);
    const QImage without = board.frame();
    // Arrows of larger cells may be of its colour: what they are without an answer they are with it.
    if (side < 20) QCOMPARE(testing::countNear(without, board.colours.route.rgb()), 0);
    RouteBoard other(theme, side);
    other.model.seek(other.route().end);
    other.model.seek(other.route().begin / 2);
    QCOMPARE(testing::countApart(without, other.frame()), 0);
    board.overlay.setAnswerPreview(true);
    const QImage with = board.frame();
    QVERIFY(testing::countApart(without, with) > 2 * kRouteSide);
    // At the goal, too, which the search has not met yet.
    const QRect goal = board.rect(board.routeNode(1));
    QVERIFY(testing::countApart(without.copy(goal), with.copy(goal)) > 0);
    board.overlay.setAnswerPreview(false);
    QCOMPARE(testing::countApart(without, board.frame()), 0);
  }

  // Every number on the route is written, at every size that has numbers.
  void theRouteCoversNoDigits_data() { addSidesInThemes({30, 34, 40, 60}); }
  void theRouteCoversNoDigits() {
    FETCH_ALL((ThemeKind, theme), (double, side));
    RouteBoard board(theme, side);
    const QImage without = board.frame();
    board.overlay.setCellText(CellText::Distance);
    const QImage with = board.frame();
    const std::size_t length = board.route().length();
    QVERIFY(length > 10);
    for (std::size_t i = 1; i + 1 < length; ++i) {
      const QRect cell = board.rect(board.routeNode(i));
      const QRect middle = cell.adjusted(int(side) / 5, int(side) / 4, -int(side) / 5, -int(side) / 4);
      QVERIFY2(testing::countApart(with.copy(middle), without.copy(middle)) > int(side) / 3,
               qPrintable(QString::number(i)));
    }
  }

  // On the route a number stands in a disc of the route's white. A thinner line ends before a number and goes on behind it: nothing
  // of it is between the digits or at their edge.
  void linesStopBesideDigits_data() {
    const auto row = testing::columns<double, bool>("side", "isRead");
    for (const double side : {30.0, 34.0}) row(testing::rowName("route %g", side), side, true);
    for (const double side : {30.0, 34.0, 40.0}) row(testing::rowName("preview %g", side), side, false);
  }
  void linesStopBesideDigits() {
    FETCH_ALL((double, side), (bool, isRead));
    for (const ThemeKind theme : kThemeKinds) {
      RouteBoard board(theme, side);
      if (!isRead) board.model.seek(board.route().begin - 1);
      board.overlay.setAnswerPreview(!isRead);
      board.overlay.setCellText(CellText::Distance);
      const QImage frame = board.frame();
      DigitAtlas digits;
      digits.prepare(QFont(), static_cast<int>(std::lround(distanceHeight(side))), QFont::Normal);
      int seen = 0;
      // Neither the ends nor what is expanded now, which wears other colours.
      for (std::size_t i = 2; i + 1 < board.route().length(); ++i) {
        const search::NodeId n = board.routeNode(i);
        const std::string number = std::to_string(board.model.player().node(n).g);
        if (number.size() > 2) continue;
        const QRect cell = board.rect(n);
        const QSize size(digits.widthOf(number), digits.digitHeight());
        const QRect around = QRect(QPoint(cell.left() + (cell.width() - size.width()) / 2,
                                          cell.top() + (cell.height() - size.height()) / 2),
                                   size)
                                 .adjusted(-2, -2, 2, 2);
        ++seen;
        if (isRead) QCOMPARE(frame.pixel(around.topLeft()), board.colours.route.rgb());
        for (const int y : {around.top(), around.bottom()})
          for (int x = around.left(); x <= around.right(); ++x)
            QCOMPARE(frame.pixel(x, y), frame.pixel(around.topLeft()));
        for (const int x : {around.left(), around.right()})
          for (int y = around.top(); y <= around.bottom(); ++y)
            QCOMPARE(frame.pixel(x, y), frame.pixel(around.topLeft()));
      }
      QVERIFY(seen > 8);
    }
  }
  // Where a cell has three numbers in its corners each of them has a plate of that white, with the route's edge.
  void cornersOfTheRouteAreWhite_data() { addSidesInThemes({60, 80}); }
  void cornersOfTheRouteAreWhite() {
    FETCH_ALL((ThemeKind, theme), (double, side));
    RouteBoard board(theme, side, search::Algorithm::AStar);
    board.overlay.setCellText(CellText::FGH);
    const QImage frame = board.frame();
    const auto whiteIn = [&](const QRect& part) {
      return testing::countNear(frame.copy(part), board.colours.route.rgb());
    };
    const int half = static_cast<int>(side) / 2, line = static_cast<int>(side) / 8;
    for (std::size_t i = 2; i + 1 < board.route().length(); ++i) {
      const QRect cell = board.rect(board.routeNode(i));
      // Beside the line, which goes through the middle.
      const QRect corner(cell.topLeft() + QPoint(1, 1), QSize(half - line, half - line));
      for (const QPoint at :
           {QPoint(0, 0), QPoint(0, half + line - 2), QPoint(half + line - 2, half + line - 2)})
        QVERIFY2(whiteIn(corner.translated(at)) > 40, qPrintable(QString::number(i)));
    }
  }
  // The marks of the ends stand free of the way that is told ahead.
  void thePreviewStopsBesideTheGoal() {
    RouteBoard board(ThemeKind::Light, 30);
    board.overlay.setEnds(std::nullopt, board.cellOf(board.routeNode(0)));
    const QImage without = board.frame();
    board.overlay.setAnswerPreview(true);
    const QRect cell = board.rect(board.routeNode(0));
    const QRect middle = cell.adjusted(9, 9, -9, -9);
    QCOMPARE(testing::countApart(board.frame().copy(middle), without.copy(middle)), 0);
  }

  // The route is the way of the parents: it has no arrows besides, and nothing interrupts its line.
  void theRouteHasNoArrows_data() { addSidesInThemes({22, 32, 44, 60}); }
  void theRouteHasNoArrows() {
    FETCH_ALL((ThemeKind, theme), (double, side));
    RouteBoard board(theme, side);
    const QImage frame = board.frame();
    for (std::size_t i = 1; i + 2 < board.route().length(); ++i) {
      const Point from = board.cellOf(board.routeNode(i)), to = board.cellOf(board.routeNode(i + 1));
      const QPointF way(to.x - from.x, to.y - from.y);
      for (const double along : {0.1, 0.27, 0.38, 0.41, 0.48})
        QVERIFY2(qGray(frame.pixel((board.viewport.centreOf(from) + way * (along * side)).toPoint())) > 200,
                 qPrintable(u"%1 %2"_s.arg(i).arg(along)));
    }
  }

  // Nine pixels are free on both sides of a number, or there is none.
  void numbersHaveRoom_data() { addSidesInThemes({20, 24, 27, 30, 36, 50, 80}); }
  void numbersHaveRoom() {
    FETCH_ALL((ThemeKind, theme), (double, side));
    RouteBoard board(theme, side);
    board.model.seek(board.route().begin - 1);
    DigitAtlas digits;
    digits.prepare(QFont(), static_cast<int>(std::lround(distanceHeight(side))), QFont::Normal);
    const QImage without = board.frame();
    board.overlay.setCellText(CellText::Distance);
    const QImage with = board.frame();
    int written = 0, left = 0;
    for (search::NodeId n = 0; n < kRouteSide * kRouteSide; ++n) {
      if (board.model.player().status(n) != search::NodeStatus::Closed) continue;
      if (n == board.model.player().current()) continue;
      const QRect cell = board.rect(n);
      const int width = digits.widthOf(std::to_string(board.model.player().node(n).g));
      const bool fits = side >= 24 && width + 18 <= cell.width();
      const QRect middle = QRect(0, 0, width + 4, digits.digitHeight() + 4);
      const QRect place = middle.translated(cell.center() - middle.center());
      QCOMPARE(testing::countApart(with.copy(place), without.copy(place)) > 0, fits);
      ++(fits ? written : left);
    }
    QCOMPARE(written > 0, side >= 24);
    if (side < 28) QVERIFY(left > 0);
  }

  // Digits stay as they are when the arrow beside them is left out: none of it is under them or at their edge.
  void arrowsTouchNoDigits() {
    MarkSprites sprites;
    for (const double side : {36.0, 40.0, 46.0, 64.0}) {
      RouteBoard board(ThemeKind::Light, side);
      WatchedSearch w{search::Algorithm::AStar};
      w.side = kRouteSide;
      w.show(board.model);
      board.overlay.setCellText(CellText::FGH);
      const BoardScene& scene = board.overlay.scene();
      sprites.prepare(side, 1, board.colours, 1);
      CellTexts texts;
      const TextLayout layout = textLayout(scene, side);
      QVERIFY(layout == TextLayout::Corners);
      texts.layOut(scene, board.viewport, layout, {}, sprites);
      int met = 0;
      for (search::NodeId n = 0; n < kRouteSide * kRouteSide; ++n) {
        const Point p = board.cellOf(n);
        const QRect cell = board.rect(n);
        if (scene.search.state(n).status == search::NodeStatus::Unseen) continue;
        ++met;
        QVERIFY(texts.touches(p, cell));
        QVERIFY(!texts.touches(p, QRect(cell.center() - QPoint(2, 2), QSize(4, 4))));
        // f stands at the top left.
        QVERIFY(texts.touches(p, QRect(cell.topLeft(), cell.size() / 3)));
      }
      QVERIFY(met > 10);
    }
  }

  // Among f, g and h the route is a line that nothing bites into, and all of the numbers are read beside it.
  void theRoutePassesBetweenNumbers_data() { addSidesInThemes({40, 50, 64, 90}); }
  void theRoutePassesBetweenNumbers() {
    FETCH_ALL((ThemeKind, theme), (double, side));
    RouteBoard board(theme, side);
    WatchedSearch w{search::Algorithm::AStar};
    w.side = kRouteSide;
    w.show(board.model);
    const QImage without = board.frame();
    board.overlay.setCellText(CellText::FGH);
    const QImage frame = board.frame();
    const int thick = static_cast<int>(routeWidthsAmongNumbers(side).line);
    const auto f = board.model.answer().cost * board.model.names().shownPerCost;
    QVERIFY(f > 20 && f < 100);  // two digits
    int seen = 0;
    for (std::size_t i = 2; i + 2 < board.route().length(); ++i) {
      const search::NodeId n = board.routeNode(i);
      const Point before = board.cellOf(board.routeNode(i - 1)), at = board.cellOf(n),
                  after = board.cellOf(board.routeNode(i + 1));
      if (before.x != after.x) continue;
      ++seen;
      const QRect cell = board.rect(n);
      for (const int y : {cell.top() + 3, cell.top() + static_cast<int>(0.2 * side), cell.center().y(),
                          cell.bottom() - 5}) {
        int line = 0;
        for (int x = cell.center().x() - thick; x <= cell.center().x() + thick; ++x)
          line += frame.pixel(x, y) == board.colours.route.rgb();
        QVERIFY2(line >= thick - 2 && line <= thick + 1,
                 qPrintable(u"%1,%2: %3 of %4"_s.arg(at.x).arg(at.y).arg(line).arg(thick)));
      }
      const int half = cell.width() / 2 - thick / 2 - 3, third = cell.height() / 3;
      for (const QRect& corner : {QRect(cell.left(), cell.top(), half, third),
                                  QRect(cell.left(), cell.bottom() - third, half, third),
                                  QRect(cell.right() - half, cell.bottom() - third, half, third)})
        QVERIFY(testing::countApart(frame.copy(corner), without.copy(corner)) > 8);
    }
    QVERIFY(seen > 2);
  }

  // As many pixels across as are needed to be seen, where cells are pixels.
  void theRouteIsThinWhenZoomedOut() {
    for (const double side : {1.0, 2.0, 4.0, 8.0}) {
      const RouteWidths widths = routeWidths(side);
      QVERIFY(widths.line + 2 * widths.casing <= 4.01);
      QVERIFY(widths.line >= 2);
    }
    QVERIFY(routeWidths(48).line > 8);
  }
};

SEARCHLIGHT_TEST(BoardRouteTest)
#include "board_route_test.moc"
