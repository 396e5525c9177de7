// tests/widgets/graph_here_test.cpp: on a graph the dot of the state that is shown and its way, and the shapes of a search.
#include "tests/test_main.h"
#include "tests/widgets/shown_graph.h"
#include "tests/widgets/watched_search.h"

using namespace searchlight::testing;
using graph::Vertex;

namespace {

constexpr int kColumns = 12;

double apart(QPointF a, QPointF b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); }

void addThemeRows() { testing::columns<bool>("isDark")("light", false)("dark", true); }

struct LitGraph : ShownGraph {
  explicit LitGraph(bool isDark = false)
      : ShownGraph(makesGrid(kColumns, kColumns), {800, 700}, isDark ? ThemeKind::Dark : ThemeKind::Light) {}
};

// Half way through a search over the same cells.
void beginSearch(OneRun& model, GraphView& view) {
  WatchedSearch{.algorithm = search::Algorithm::BreadthFirst, .side = kColumns}.show(model);
  view.setSearch(&model.run, [](const search::Session& s, search::NodeId n) { return s.stateNumber(n); });
  model.moveTo(model.run.recorded() / 2);
}

// Far enough apart from the last time that somebody can follow.
void beforeTheNextOne() { QTest::qWait(300); }

// Pixels of 9 x 9 that are bare.
int groundRound(const QImage& image, QPoint at, const QColor& ground) {
  return testing::countNear(image.copy(at.x() - 4, at.y() - 4, 9, 9), ground);
}

QString accessibleValue(QWidget& view) {
  QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(&view);
  return interface ? interface->text(QAccessible::Value) : QString();
}

}  // namespace

class GraphHereTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // ---- The dot ----

  void itGlows_data() { addThemeRows(); }
  void itGlows() {
    QFETCH(bool, isDark);
    LitGraph shown(isDark);
    const Vertex v = 5 * kColumns + 6;
    const QImage before = shown.image();
    shown.view.setHere(v);
    const QImage image = shown.image();
    const QPoint at = shown.at(v);
    QVERIFY(image.pixelColor(at) == shown.colours.selection);
    QVERIFY(ShownGraph::alike(image, at, shown.colours.hereGlow, 12) >
            ShownGraph::alike(before, at, shown.colours.hereGlow, 12) + 80);
    // The light ends, and lies round no other state.
    for (const QPoint away : {QPoint(26, 0), QPoint(0, 26), QPoint(-26, 0), QPoint(0, -26)})
      QCOMPARE(image.pixel(at + away), before.pixel(at + away));
  }

  // Along the edge, there and nowhere else, and then it is there.
  void itTravelsToANeighbour() {
    LitGraph shown;
    const Vertex from = 5 * kColumns + 5, to = from + 1;
    shown.view.setHere(from);
    QVERIFY(!shown.view.isHereMoving());  // it came from nowhere
    beforeTheNextOne();
    shown.view.setHere(to);
    QVERIFY(shown.view.isHereMoving());
    const QPointF a = shown.view.place(from), b = shown.view.place(to);
    std::vector<double> way;
    while (shown.view.isHereMoving()) {
      const QPointF p = *shown.view.hereShown();
      way.push_back(apart(a, p));
      QVERIFY2(apart(a, p) + apart(p, b) < apart(a, b) + 0.5, "it has left the edge");
      QTest::qWait(5);
    }
    QVERIFY(std::ranges::is_sorted(way));
    QVERIFY(way.front() < apart(a, b) / 2);
    QCOMPARE(*shown.view.hereShown(), b);
    QVERIFY(shown.image().pixelColor(shown.at(to)) == shown.colours.selection);
  }

  void anyKeyBringsItThere() {
    LitGraph shown;
    QWidget elsewhere;
    const Vertex from = 5 * kColumns + 5, to = from + 1;
    shown.view.setMotionSpeed(0.001);
    shown.view.setHere(from);
    beforeTheNextOne();
    shown.view.setHere(to);
    QVERIFY(shown.view.isHereMoving());
    QTest::keyClick(&elsewhere, Qt::Key_X);
    QVERIFY(!shown.view.isHereMoving());
    QCOMPARE(*shown.view.hereShown(), shown.view.place(to));
    QVERIFY(shown.image().pixelColor(shown.at(to)) == shown.colours.selection);
  }

  void elsewhereItFadesIn() {
    LitGraph shown;
    const Vertex from = 5 * kColumns + 2, to = 6 * kColumns + 9;
    shown.view.setHere(from);
    beforeTheNextOne();
    shown.view.setHere(to);
    QVERIFY(shown.view.isHereMoving());
    QCOMPARE(*shown.view.hereShown(), shown.view.place(to));
    QTRY_VERIFY(!shown.view.isHereMoving());
    const QImage image = shown.image();
    QVERIFY(image.pixelColor(shown.at(to)) == shown.colours.selection);
    QVERIFY(image.pixelColor(shown.at(from)) != shown.colours.selection);
  }

  // Nobody can follow more, and whoever wants none has none.
  void itIsThereAtOnce_data() {
    testing::columns<bool>("isOff")("motion is off", true)("one after the other", false);
  }
  void itIsThereAtOnce() {
    QFETCH(bool, isOff);
    LitGraph shown;
    if (isOff) shown.view.setMotionSpeed(0);
    const Vertex from = 5 * kColumns + 5;
    shown.view.setHere(from);
    if (isOff) beforeTheNextOne();
    shown.view.setHere(from + 1);
    QVERIFY(!shown.view.isHereMoving());
    QCOMPARE(*shown.view.hereShown(), shown.view.place(from + 1));
    shown.view.setHere(std::nullopt);
    QVERIFY(!shown.view.hereShown());
    shown.view.setHere(4000);  // of another graph
    QVERIFY(!shown.view.hereShown());
  }

  // ---- A search ----

  // OPEN is a disc with an edge, as small cells of a board are, what is expanded now a square, CLOSED a plain disc.
  void theShapesOfASearch_data() { addThemeRows(); }
  void theShapesOfASearch() {
    QFETCH(bool, isDark);
    LitGraph shown(isDark);
    OneRun model;
    beginSearch(model, shown.view);
    const QImage image = shown.image();
    const Vertex current = model.player().current();
    const QPoint now = shown.at(current);
    QCOMPARE(image.pixelColor(now), shown.colours.currentFill);
    // As far to the corner as to the side: no disc.
    for (const QPoint corner : {QPoint(6, 6), QPoint(-6, 6), QPoint(6, -6), QPoint(-6, -6)})
      QCOMPARE(image.pixelColor(now + corner), shown.colours.currentFill);
    int edged = 0, open = 0;
    for (const search::NodeId n : model.player().open()) {
      ++open;
      const QPoint at = shown.at(n);
      const int core = image.pixelColor(at).lightness();
      const int edge = testing::countWhere(QRect(-16, -16, 33, 33), [&](int x, int y) {
        return apart({}, QPointF(x, y)) > 11 &&
               std::abs(image.pixelColor(at + QPoint(x, y)).lightness() - core) > 20 &&
               ShownGraph::alike(image, at + QPoint(x, y), shown.colours.openRing, 0) == 1;
      });
      edged += ShownGraph::alike(image, at, shown.colours.openSolid, 1) > 4 && edge > 30;
    }
    QVERIFY(open > 3);
    QVERIFY2(edged >= open - 1, qPrintable(u"%1 of %2"_s.arg(edged).arg(open)));
    int discs = 0, closed = 0;
    for (Vertex v = 1; v < kColumns * kColumns; ++v) {
      if (model.player().status(v) != search::NodeStatus::Closed || v == current) continue;
      if (apart(shown.view.place(v), now) < 24 || apart(shown.view.place(v), shown.view.place(0)) < 24)
        continue;
      ++closed;
      discs += groundRound(image, shown.at(v), shown.colours.outside) == 0 &&
               ShownGraph::alike(image, shown.at(v), shown.colours.currentFill, 2) == 0;
    }
    QVERIFY(closed > 3);
    QCOMPARE(discs, closed);
  }

  void theColoursDiffer_data() { addThemeRows(); }
  void theColoursDiffer() {
    QFETCH(bool, isDark);
    const BoardColours& colours = Theme::shared(isDark ? ThemeKind::Dark : ThemeKind::Light).board();
    const auto hueApart = [](const QColor& a, const QColor& b) {
      const int turn = std::abs(a.hsvHue() - b.hsvHue());
      return std::min(turn, 360 - turn);
    };
    // Amber as on every board; from OPEN's disc its shape tells it apart.
    QVERIFY(hueApart(colours.openRing, colours.hereGlow) > 60);
    QVERIFY(hueApart(colours.currentFill, colours.hereGlow) > 40);
    QCOMPARE(colours.currentFill.name(), u"#ffb000"_s);
    for (int i = 0; i <= 10; ++i)
      QVERIFY(hueApart(QColor::fromRgb(colours.scale.at(i / 10.0)), colours.currentFill) > 20);
  }

  // Where the shown state is the one that is expanded, one sees both.
  void theDotStandsInTheSquare() {
    LitGraph shown;
    OneRun model;
    beginSearch(model, shown.view);
    const Vertex current = model.player().current();
    shown.view.setHere(current);
    const QImage image = shown.image();
    QVERIFY(image.pixelColor(shown.at(current)) == shown.colours.selection);
    QVERIFY(ShownGraph::alike(image, shown.at(current), shown.colours.hereGlow, 20) > 100);
    for (const QPoint corner : {QPoint(6, 6), QPoint(-6, 6), QPoint(6, -6), QPoint(-6, -6)})
      QCOMPARE(image.pixelColor(shown.at(current) + corner), shown.colours.currentFill);
  }

  // ---- Told ----

  void whatIsShownIsTold() {
    LitGraph shown;
    OneRun model;
    beginSearch(model, shown.view);
    shown.view.setHere(2 * kColumns);
    shown.image();  // what a node is on the graph is found when it is shown
    const QString told = accessibleValue(shown.view);
    QVERIFY(testing::contains(told, u"144 states and 264 moves"_s));
    QVERIFY(testing::contains(told, u"Here: Moves from the start: 2; Moves to the nearest goal: 20."_s));
    const auto expanded = model.player().counts().expanded;
    QVERIFY(testing::contains(told, u"has expanded %1 states"_s.arg(expanded)));
    QVERIFY(testing::contains(told, u"; %1 are in OPEN"_s.arg(model.player().open().size())));
    QVERIFY(testing::contains(told, u"Expanded now: "_s));
    shown.view.setSearch(nullptr, {});
    QVERIFY(!accessibleValue(shown.view).contains(u"OPEN"_s));
  }

  // The light of the mark is beside the word that says what it is.
  void theLegendsLightTouchesNoWord() {
    ShownGraph shown;
    shown.view.setHere(7);
    const QImage image = shown.image();
    const int top = image.height() - 26, bottom = image.height() - 4;
    const auto any = [&](int x, const auto& isWanted) {
      for (int y = top; y < bottom; ++y)
        if (isWanted(image.pixelColor(x, y))) return true;
      return false;
    };
    const auto isGlow = [](const QColor& c) { return c.blue() - c.red() > 25; };
    const auto isInk = [](const QColor& c) { return c.lightness() < 110; };
    int last = image.width() - 1;  // of the light, which is the last mark
    while (last > 0 && !any(last, isGlow)) --last;
    QVERIFY(last > 0);
    int word = last + 1;
    while (word < image.width() && !any(word, isInk)) ++word;
    QVERIFY2(word - last >= 3 && word - last < 12, qPrintable(QString::number(word - last)));
  }
};

SEARCHLIGHT_TEST(GraphHereTest)
#include "graph_here_test.moc"
