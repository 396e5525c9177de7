// tests/widgets/shown_klotski.h: a board of Klotski that is shown, with hands on it and eyes for its pixels.
#pragma once
#include "core/klotski/board_text.h"
#include "tests/test_main.h"
#include "tests/widgets/pixels.h"
#include "widgets/klotski/klotski_view.h"
#include "widgets/theme/theme.h"

namespace searchlight::testing {

inline constexpr const char* kClassic = "VCCV/VCCV/VHHV/VSSV/S..S";

// 500 x 600 pixels; plays what is wanted unless it is told not to.
struct ShownKlotski {
  ui::KlotskiView view;
  std::vector<std::pair<int, Point>> wanted;
  bool plays = true;
  int finished = 0, spaces = 0;

  explicit ShownKlotski(const std::string& text = kClassic, ui::ThemeKind theme = ui::ThemeKind::Light) {
    view.setPalette(ui::Theme::shared(theme).palette());
    view.resize(500, 600);
    view.setBoard(klotski::readBoard(text, "test"));
    view.setMotionSpeed(0);
    QObject::connect(&view, &ui::KlotskiView::slideWanted, &view, [this](int piece, Point to) {
      wanted.emplace_back(piece, to);
      if (plays) view.showPosition(view.board().slid(view.position(), piece, to));
    });
    QObject::connect(&view, &ui::KlotskiView::motionFinished, &view, [this] { ++finished; });
    QObject::connect(&view, &ui::KlotskiView::spaceTapped, &view, [this] { ++spaces; });
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view, 60'000));
    view.setFocus();
  }

  // In cells; 1.5, 0.5 is the middle of cell 1, 0.
  QPoint pixel(double x, double y) const { return view.pixels().pixelOf({x, y}).toPoint(); }
  QPoint middle(Point p) const { return pixel(p.x + 0.5, p.y + 0.5); }
  void press(QPoint at) { QTest::mousePress(&view, Qt::LeftButton, {}, at); }
  void move(QPoint at) { QTest::mouseMove(&view, at); }
  void release(QPoint at) { QTest::mouseRelease(&view, Qt::LeftButton, {}, at); }
  // Through these cells, in steps of a few pixels as a hand does it.
  void drag(const std::vector<Point>& way) {
    press(middle(way.front()));
    QPoint at = middle(way.front());
    for (const Point p : way) {
      const QPoint to = middle(p);
      for (int i = 1; i <= 8; ++i) move(at + (to - at) * i / 8);
      at = to;
    }
    release(at);
  }
  void key(Qt::Key key, Qt::KeyboardModifiers with = {}) { QTest::keyClick(&view, key, with); }
  int pieceAt(Point p) const { return view.board().pieceAt(view.position(), p); }
  Point anchorOf(int piece) const { return view.board().anchor(view.position(), piece); }
  QImage picture() { return view.grab().toImage(); }
  QColor colourAt(double x, double y) { return picture().pixelColor(pixel(x, y)); }
};

}  // namespace searchlight::testing
