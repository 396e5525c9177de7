// tests/widgets/shown_lines.h: a board of Color Lines that is shown, with hands on it and eyes for its pixels.
#pragma once
#include "core/lines/rules.h"
#include "tests/core/lines_boards.h"
#include "tests/pixel_counts.h"
#include "tests/test_main.h"
#include "widgets/lines/lines_view.h"
#include "widgets/theme/theme.h"

namespace searchlight::testing {

// The ball at 2, 2 is closed in; that at 7, 7 gets everywhere else.
inline lines::Position closedIn() {
  lines::Position p =
      lines::positionOn(lines::Settings{},
                        boardOf({"..1......", ".1.3.....", "2.4.5....", ".1.3.....", "..6......", ".........",
                                 ".........", ".......2.", "........."}),
                        5);
  p.preview = {{1, Point{8, 0}}, {2, Point{8, 2}}, {3, Point{8, 4}}};
  return p;
}
inline constexpr Point kClosedIn{2, 2}, kFree{7, 7}, kEmpty{5, 7}, kFar{8, 8}, kPlace{8, 2};

// A board of 9 x 9 cells of 48 pixels.
struct ShownLines {
  ui::LinesView view;
  std::vector<std::optional<Point>> chosen;
  std::vector<lines::Move> wanted;
  int finished = 0;

  explicit ShownLines(ui::ThemeKind theme = ui::ThemeKind::Light) {
    view.setPalette(ui::Theme::shared(theme).palette());
    view.resize(456, 456);
    view.setPosition(closedIn());
    QObject::connect(&view, &ui::LinesView::ballChosen, &view,
                     [this](std::optional<Point> p) { chosen.push_back(p); });
    QObject::connect(&view, &ui::LinesView::moveWanted, &view, [this](Point from, Point to) {
      wanted.push_back({from, to});
    });
    QObject::connect(&view, &ui::LinesView::motionFinished, &view, [this] { ++finished; });
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view, 60'000));
    view.setFocus();
  }
  QPoint middleOf(Point cell) const { return view.viewport().centreOf(cell).toPoint(); }
  void click(Point cell) { QTest::mouseClick(&view, Qt::LeftButton, {}, middleOf(cell)); }
  void press(Point cell) { QTest::mousePress(&view, Qt::LeftButton, {}, middleOf(cell)); }
  // In two steps, as a hand does it.
  void drag(Point from, Point to) {
    press(from);
    QTest::mouseMove(&view, (middleOf(from) + middleOf(to)) / 2);
    QTest::mouseMove(&view, middleOf(to));
  }
  void release(Point cell) { QTest::mouseRelease(&view, Qt::LeftButton, {}, middleOf(cell)); }
  void key(int key) { QTest::keyClick(&view, static_cast<Qt::Key>(key)); }

  QImage image() { return view.grab().toImage(); }
  // Beside what may stand in the middle, and away from the edges.
  QColor ground(Point cell) { return image().pixelColor(middleOf(cell) + QPoint(-17, 17)); }
  QColor centre(Point cell) { return image().pixelColor(middleOf(cell)); }
  int count(Point cell, const QColor& colour) {
    return countNear(image().copy(view.viewport().rectOf(cell).toRect().adjusted(3, 3, -4, -4)), colour);
  }
  const ui::BoardColours& colours() const { return ui::Theme::of(view.palette()).board(); }
  QColor shaded(const QColor& shade) const {
    const QColor cell = colours().freeCell;
    const auto mix = [&](int a, int b) {
      return static_cast<int>(a + (b - a) * static_cast<double>(shade.alphaF()));
    };
    return QColor(mix(cell.red(), shade.red()), mix(cell.green(), shade.green()),
                  mix(cell.blue(), shade.blue()));
  }
};

inline bool isNear(const QColor& a, const QColor& b, int by = 3) {
  return std::abs(a.red() - b.red()) <= by && std::abs(a.green() - b.green()) <= by &&
         std::abs(a.blue() - b.blue()) <= by;
}

using Cells = std::vector<std::optional<Point>>;
using Moves = std::vector<lines::Move>;

}  // namespace searchlight::testing
