// tests/widgets/klotski_layers_test.cpp: parts of Klotski's board that are kept look as if they were painted anew.
#include "tests/test_main.h"
#include "tests/widgets/shown_klotski.h"

namespace {

KlotskiScene sceneOf(PieceStyle style, const Theme& theme) {
  KlotskiScene scene;
  scene.board = klotski::readBoard(testing::kClassic, "test");
  scene.colours = klotskiColours(*scene.board, style, theme);
  scene.names = pieceNames(*scene.board, PieceNameStyle::ByLanguage);
  scene.position = scene.board->opening();
  scene.goalsShown = true;
  scene.exitText = u"EXIT"_s;
  return scene;
}

QImage painted(const KlotskiScene& scene, const Theme& theme, QPointF origin, double cell, double ratio) {
  QImage out((QSizeF(300, 360) * ratio).toSize(), QImage::Format_RGB32);
  out.setDevicePixelRatio(ratio);
  out.fill(theme.board().outside);
  QPainter painter(&out);
  paintKlotski(painter, scene, KlotskiLayout(*scene.board, origin, cell), theme.board());
  return out;
}

// Of any channel of any pixel, and how many are further off than a rounding.
std::pair<int, int> differenceOf(const QImage& a, const QImage& b) {
  int most = 0, count = 0;
  for (int y = 0; y < a.height(); ++y)
    for (int x = 0; x < a.width(); ++x) {
      const QColor p = a.pixelColor(x, y), q = b.pixelColor(x, y);
      const int off = std::max(
          {std::abs(p.red() - q.red()), std::abs(p.green() - q.green()), std::abs(p.blue() - q.blue())});
      most = std::max(most, off);
      count += off > 3;
    }
  return {most, count};
}

}  // namespace

class KlotskiLayersTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void keptPartsAreThePartsThemselves_data() {
    const auto row =
        testing::columns<int, int, QPointF, double, double>("style", "theme", "origin", "cell", "ratio");
    for (int style = 0; style < kPieceStyles; ++style)
      for (const ThemeKind theme : kThemeKinds)
        for (const auto& [origin, cell, ratio] : {std::tuple(QPointF(30, 30), 60.0, 1.0),
                                                  {QPointF(30, 30), 60.0, 2.0},
                                                  {QPointF(30.5, 30.25), 55.0, 1.0},
                                                  {QPointF(30, 30), 41.5, 1.0},
                                                  {QPointF(20, 20), 9.0, 1.0}})
          row(testing::rowName("%d %s %.1f %.1f", style, qPrintable(themeName(theme)), cell, ratio), style,
              static_cast<int>(theme), origin, cell, ratio);
  }
  void keptPartsAreThePartsThemselves() {
    FETCH_ALL((int, style), (int, theme), (QPointF, origin), (double, cell), (double, ratio));
    const Theme& look = Theme::shared(static_cast<ThemeKind>(theme));
    KlotskiScene scene = sceneOf(static_cast<PieceStyle>(style), look);
    KlotskiScene kept = scene;
    kept.layers = std::make_shared<KlotskiLayers>();
    const auto compare = [&] {
      const QImage fresh = painted(scene, look, origin, cell, ratio);
      for (int i = 0; i < 2; ++i) {  // made, and kept
        const auto [most, count] = differenceOf(painted(kept, look, origin, cell, ratio), fresh);
        QVERIFY2(count == 0, qPrintable(u"%1 pixels, up to %2"_s.arg(count).arg(most)));
      }
    };
    compare();
    // The same pictures, elsewhere; and another one of a piece that is lifted.
    const int soldier = scene.board->pieceAt(scene.position, {0, 4});
    scene.position = kept.position = scene.board->slid(scene.position, soldier, {1, 4});
    compare();
    scene.lifted = kept.lifted = soldier;
    compare();
    scene.goalsShown = kept.goalsShown = false;
    compare();
  }

  // To the nearest pixel.
  void whatTravelsIsWhereItIs() {
    const Theme& look = Theme::shared(ThemeKind::Light);
    KlotskiScene scene = sceneOf(PieceStyle::Flat, look);
    scene.layers = std::make_shared<KlotskiLayers>();
    scene.moving = scene.board->pieceAt(scene.position, {0, 4});
    for (const double at : {0.0, 0.4, 1.0}) {
      scene.movingAt = {at, 4};
      const QImage picture = painted(scene, look, {30, 30}, 60, 1);
      const QColor fill = scene.colours.pieces[static_cast<std::size_t>(scene.moving)].fill;
      const int y = 30 + 4 * 60 + 54;  // below the name
      QVERIFY(testing::differenceOf(picture.pixelColor(static_cast<int>(30 + at * 60 + 8), y), fill) < 20);
      QVERIFY(testing::differenceOf(picture.pixelColor(static_cast<int>(30 + at * 60 + 51), y), fill) < 20);
      if (at > 0)
        QVERIFY(testing::differenceOf(picture.pixelColor(static_cast<int>(30 + at * 60 - 4), y), fill) > 20);
    }
  }

  void smallBoardsAreAlike() {
    const auto board = klotski::readBoard(testing::kClassic, "test");
    KlotskiThumbnails many(board);
    const int soldier = board.pieceAt(board.opening(), {0, 4});
    for (const PieceStyle style : {PieceStyle::Lacquer, PieceStyle::Flat})
      for (const ThemeKind kind : kThemeKinds)
        for (const Point to : {Point{0, 4}, {1, 4}, {2, 4}}) {
          const Theme& theme = Theme::shared(kind);
          const auto position = board.slid(board.opening(), soldier, to);
          const QImage one = KlotskiThumbnails(board).picture(position, {56, 56}, 1, theme, style).toImage();
          const QImage other = many.picture(position, {56, 56}, 1, theme, style).toImage();
          QCOMPARE(differenceOf(one, other).second, 0);
        }
  }
};

SEARCHLIGHT_TEST(KlotskiLayersTest)
#include "klotski_layers_test.moc"
