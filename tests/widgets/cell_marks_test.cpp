// tests/widgets/cell_marks_test.cpp: marks stay in their cells and are told apart without colour.
#include "widgets/theme/cell_marks.h"

#include "tests/pixel_counts.h"
#include "tests/test_main.h"
#include "widgets/theme/theme.h"

namespace {

using Mark = std::function<void(QPainter&, const QRectF&, const BoardColours&)>;

struct NamedMark {
  const char* name;
  Mark paint;
};

QList<NamedMark> marks() {
  const auto closed = [](FrontierSide side) {
    return [side](QPainter& p, const QRectF& c, const BoardColours& b) {
      paintClosed(p, c, side, b.scale.at(0.5), b);
    };
  };
  const auto open = [](FrontierSide side) {
    return [side](QPainter& p, const QRectF& c, const BoardColours& b) { paintOpen(p, c, side, b); };
  };
  const auto arrow = [](ArrowPlace place, Point towards) {
    return [=](QPainter& p, const QRectF& c, const BoardColours& b) {
      paintParentArrow(p, c, place, towards, b.freeCell, b);
    };
  };
  return {
      {"wall", [](QPainter& p, const QRectF& c, const BoardColours& b) { paintWall(p, c, b); }},
      {"light weight", [](QPainter& p, const QRectF& c, const BoardColours& b) { paintWeight(p, c, 2, b); }},
      {"heavy weight",
       [](QPainter& p, const QRectF& c, const BoardColours& b) { paintWeight(p, c, 255, b); }},
      {"pattern of a light weight",
       [](QPainter& p, const QRectF& c, const BoardColours& b) {
         paintWeightPattern(p, c, 2, b.textOn(b.freeCell));
       }},
      {"pattern of a heavy weight",
       [](QPainter& p, const QRectF& c, const BoardColours& b) {
         paintWeightPattern(p, c, 255, b.textOnDark);
       }},
      {"open", open(FrontierSide::Forward)},
      {"open backward", open(FrontierSide::Backward)},
      {"closed", closed(FrontierSide::Forward)},
      {"closed backward", closed(FrontierSide::Backward)},
      {"current", paintCurrent},
      {"scanned", paintScanned},
      {"arrow up", arrow(ArrowPlace::Edge, {0, -1})},
      {"arrow down left", arrow(ArrowPlace::Edge, {-3, 3})},
      {"arrow with a shaft", arrow(ArrowPlace::Middle, {1, 0})},
      {"start", paintStart},
      {"goal", paintGoal},
      {"breakpoint", paintBreakpoint},
      {"hover", paintHover},
      {"selection", paintSelection},
      {"descendant", paintDescendant}};
}

// A cell with a margin of another size around it, so that spilling shows.
QImage painted(const Mark& mark, qreal side, const Theme& theme, int margin) {
  const int whole = static_cast<int>(side) + 2 * margin;
  QImage image(whole, whole, QImage::Format_RGB32);
  image.fill(theme.board().freeCell);
  QPainter painter(&image);
  mark(painter, QRectF(margin, margin, side, side), theme.board());
  return image;
}

}  // namespace

class CellMarksTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void stayInTheirCell_data() {
    const auto row = testing::columns<ThemeKind, int>("kind", "side");
    for (const ThemeKind kind : kThemeKinds)
      for (const int side : {6, 8, 12, 16, 24, 48, 96})
        row(testing::rowName("%s %d", qPrintable(themeName(kind)), side), kind, side);
  }
  void stayInTheirCell() {
    FETCH_ALL((ThemeKind, kind), (int, side));
    const Theme& theme = Theme::shared(kind);
    constexpr int kRim = 8;
    for (const NamedMark& mark : marks()) {
      const QImage image = painted(mark.paint, side, theme, kRim);
      const QRect cell(kRim, kRim, side, side);
      bool inside = false;
      for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
          const bool touched = image.pixel(x, y) != theme.board().freeCell.rgb();
          if (cell.contains(x, y))
            inside |= touched;
          else
            QVERIFY2(!touched, mark.name);
        }
      // Arrows want 10 pixels.
      QVERIFY2(inside || side < 10, mark.name);
    }
  }

  // No meaning by hue alone: as grey pictures, every two marks differ in a good part of the cell.
  void areToldApartInGrey_data() {
    testing::columns<ThemeKind>("kind")("light", ThemeKind::Light)("dark", ThemeKind::Dark)(
        "high contrast", ThemeKind::HighContrast);
  }
  void areToldApartInGrey() {
    QFETCH(ThemeKind, kind);
    constexpr int kSide = 24;
    QList<QImage> images;
    for (const NamedMark& mark : marks())
      images.append(
          painted(mark.paint, kSide, Theme::shared(kind), 0).convertToFormat(QImage::Format_Grayscale8));
    for (qsizetype a = 0; a < images.size(); ++a)
      for (qsizetype b = 0; b < a; ++b) {
        const int apart = testing::countApart(images[a], images[b], 3 * 12);
        QVERIFY2(apart >= 10, qPrintable(u"%1 and %2 differ in %3 pixels"_s
                                             .arg(QString::fromLatin1(marks()[a].name),
                                                  QString::fromLatin1(marks()[b].name))
                                             .arg(apart)));
      }
  }

  // Below the size of a frame OPEN is one colour within an edge; the backward side's has no corners.
  void aSmallFrontierIsSolid_data() {
    const auto row = testing::columns<ThemeKind, int>("kind", "side");
    for (const ThemeKind kind : kThemeKinds)
      for (const int side : {6, 9, 16, 23})
        row(testing::rowName("%s %d", qPrintable(themeName(kind)), side), kind, side);
  }
  void aSmallFrontierIsSolid() {
    FETCH_ALL((ThemeKind, kind), (int, side));
    const Theme& theme = Theme::shared(kind);
    const auto paint = [&](FrontierSide of) {
      return painted([of](QPainter& p, const QRectF& c, const BoardColours& b) { paintOpen(p, c, of, b); },
                     side, theme, 0);
    };
    const QImage forward = paint(FrontierSide::Forward), backward = paint(FrontierSide::Backward);
    for (int y = 0; y < side; ++y)
      for (int x = 0; x < side; ++x) {
        const bool isEdge = x == 0 || y == 0 || x == side - 1 || y == side - 1;
        QCOMPARE(forward.pixelColor(x, y), isEdge ? theme.board().currentRim : theme.board().openSolid);
      }
    QCOMPARE(backward.pixelColor(side / 2, side / 2), theme.board().secondSolid);
    if (side > 6) QCOMPARE(backward.pixelColor(1, 1), theme.board().currentRim);
    if (kind == ThemeKind::Light) {
      QCOMPARE(theme.board().openSolid.name(), u"#c97f0c"_s);
      QCOMPARE(theme.board().openRing.name(), u"#b86a00"_s);
    }
  }

  // One mark at every larger size: light, within a frame. What is expanded now is never taken for it: amber, in a dark one.
  void openAndExpandedNowAreTwoMarks_data() {
    const auto row = testing::columns<ThemeKind, int>("kind", "side");
    for (const ThemeKind kind : kThemeKinds)
      for (const int side : {8, 9, 16, 23, 24, 48, 96})
        row(testing::rowName("%s %d", qPrintable(themeName(kind)), side), kind, side);
  }
  void openAndExpandedNowAreTwoMarks() {
    FETCH_ALL((ThemeKind, kind), (int, side));
    const Theme& theme = Theme::shared(kind);
    const BoardColours& board = theme.board();
    const bool isSmall = side < kSmallestForFrame;
    const QImage open = painted([](QPainter& p, const QRectF& c,
                                   const BoardColours& b) { paintOpen(p, c, FrontierSide::Forward, b); },
                                side, theme, 0);
    const QImage now = painted(paintCurrent, side, theme, 0);
    const int half = side / 2;
    QCOMPARE(open.pixelColor(half, half), isSmall ? board.openSolid : board.openFill);
    QCOMPARE(now.pixelColor(half, half), board.currentFill);
    bool isFramed = false;
    for (int y = 0; y < half; ++y)
      isFramed |= open.pixelColor(half, y) == (isSmall ? board.currentRim : board.openRing);
    QVERIFY(isFramed);
    if (isSmall) QCOMPARE(now.pixelColor(half, 0), board.currentRim);
    const int apart = testing::countWhere(open.rect(), [&](int x, int y) {
      return qAbs(qGray(open.pixel(x, y)) - qGray(now.pixel(x, y))) > 40;
    });
    QVERIFY2(apart > side * side / 4, qPrintable(QString::number(apart)));
  }

  // Numbers leave nine pixels at the sides of a cell: there a weight is told, and nowhere else.
  void weightsTouchNoNumbers() {
    for (const int side : {24, 46, 70, 128})
      for (const int weight : {2, 5, 20, 255}) {
        QImage image(side, side, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        paintWeightBesideNumbers(painter, QRectF(0, 0, side, side), weight, Qt::black);
        painter.end();
        bool isSeen = false;
        for (int y = 0; y < side; ++y)
          for (int x = 0; x < side; ++x) {
            if (qAlpha(image.pixel(x, y)) < 32) continue;
            isSeen = true;
            QVERIFY(x >= side - 12 && y > side * 3 / 10 && y < side * 7 / 10);
          }
        QVERIFY(isSeen);
      }
  }

  void leaveThePainterAlone() {
    QImage image(64, 64, QImage::Format_RGB32);
    QPainter painter(&image);
    const QPen pen(Qt::red, 3);
    painter.setPen(pen);
    for (const NamedMark& mark : marks()) {
      mark.paint(painter, QRectF(8, 8, 48, 48), Theme::shared(ThemeKind::Light).board());
      QVERIFY2(painter.pen() == pen && !painter.testRenderHint(QPainter::Antialiasing) &&
                   !painter.hasClipping() && painter.transform().isIdentity(),
               mark.name);
    }
  }

  void arrowsPointToTheParent_data() {
    const auto row = testing::columns<int, int>("x", "y");
    for (int x = -1; x <= 1; ++x)
      for (int y = -1; y <= 1; ++y) row(testing::rowName("%d,%d", x, y), x, y);
  }
  void arrowsPointToTheParent() {
    FETCH(int, x, y);
    const Theme& theme = Theme::shared(ThemeKind::Light);
    for (const ArrowPlace place : {ArrowPlace::Edge, ArrowPlace::Middle}) {
      const Mark mark = [&](QPainter& p, const QRectF& c, const BoardColours& b) {
        paintParentArrow(p, c, place, Point{x, y}, b.freeCell, b);
      };
      const QImage image = painted(mark, 48, theme, 0);
      // The middle of all ink lies on the parent's side. For the shaft its head outweighs its tail.
      double sumX = 0;
      double sumY = 0;
      int ink = 0;
      for (int row = 0; row < 48; ++row)
        for (int column = 0; column < 48; ++column)
          if (qGray(image.pixel(column, row)) < 128) {
            sumX += column - 23.5;
            sumY += row - 23.5;
            ++ink;
          }
      if (x == 0 && y == 0) {
        QCOMPARE(ink, 0);
        continue;
      }
      QVERIFY(ink > 10);
      QVERIFY(sumX / ink * x > 0 || (x == 0 && qAbs(sumX / ink) < 1));
      QVERIFY(sumY / ink * y > 0 || (y == 0 && qAbs(sumY / ink) < 1));
    }
  }

  void routesAreSeenOnEveryGround_data() {
    const auto row = testing::columns<ThemeKind, qreal>("kind", "cellSide");
    for (const ThemeKind kind : kThemeKinds)
      for (const qreal side : {1.0, 4.0, 24.0})
        row(testing::rowName("%s %g", qPrintable(themeName(kind)), side), kind, side);
  }
  void routesAreSeenOnEveryGround() {
    FETCH_ALL((ThemeKind, kind), (qreal, cellSide));
    const BoardColours& board = Theme::shared(kind).board();
    for (int i = 0; i < ColourMap::kSize; i += 15) {
      QImage image(64, 32, QImage::Format_RGB32);
      const QRgb ground = board.scale.atIndex(i);
      image.fill(ground);
      QPainter painter(&image);
      paintRoute(painter, QPolygonF(QList<QPointF>{{8, 16}, {56, 16}}), cellSide, board);
      painter.end();
      int far = 0;
      for (int y = 0; y < image.height(); ++y)
        far += qAbs(qGray(image.pixel(32, y)) - qGray(ground)) > 60 ? 1 : 0;
      QVERIFY2(far >= 2, qPrintable(QColor(ground).name()));
    }
  }

  void shortRoutesDrawNothing() {
    const Theme& theme = Theme::shared(ThemeKind::Light);
    const Mark nothing = [](QPainter& p, const QRectF& c, const BoardColours& b) {
      paintRoute(p, QPolygonF(), c.width(), b);
      paintRoute(p, QPolygonF({c.center()}), c.width(), b);
    };
    QImage blank(24, 24, QImage::Format_RGB32);
    blank.fill(theme.board().freeCell);
    QCOMPARE(painted(nothing, 24, theme, 0), blank);
  }
};

SEARCHLIGHT_TEST(CellMarksTest)
#include "cell_marks_test.moc"
