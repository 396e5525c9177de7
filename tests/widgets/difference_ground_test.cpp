// tests/widgets/difference_ground_test.cpp: what two searches have expanded, by cell, colour and stroke; the overlay of two, which outlives those
// that it is about.
#include <numeric>

#include "tests/test_main.h"
#include "tests/widgets/toy_board.h"
#include "widgets/compare/difference_ground.h"
#include "widgets/compare/difference_pane.h"
#include "widgets/theme/theme.h"

using testing::OneRun;
using testing::WatchedSearch;
using Overlaid = DifferenceGround::Expanded;
using namespace searchlight::testing;

namespace {

constexpr QRgb kPlain = qRgb(1, 2, 3);

class PlainGround : public BoardGround {
 public:
  void colour(std::size_t first, std::size_t last, QRgb* pixels) const override {
    std::fill(pixels, pixels + (last - first), kPlain);
  }
};

// A run whose cells follow it.
struct FollowedRun {
  OneRun model;
  SearchCells cells;
  std::size_t count;

  explicit FollowedRun(std::size_t cellCount) : count(cellCount) {
    cells.setRun(&model.run);
    QObject::connect(&model.run, &WatchedRun::searchChanged, &model, [this] { cells.restart(count); });
    QObject::connect(&model.run, &WatchedRun::moved, &model,
                     [this](std::size_t from, std::size_t to, bool everything) {
                       if (everything || !cells.follow(from, to, [](std::size_t, std::size_t) {}))
                         cells.readAll();
                     });
  }
  void goTo(std::size_t position) { model.moveTo(position); }
};

// Which expansion was the last one of each cell, read event by event up to the cursor; of several nodes the first one's.
std::map<std::size_t, std::size_t> orders(const FollowedRun& run) {
  std::map<search::NodeId, std::size_t> byNode;
  std::size_t count = 0;
  for (std::size_t i = 0; i < run.model.player().position(); ++i)
    if (const search::Event& e = run.model.session().trace()[i]; e.kind == search::EventKind::Expand)
      byNode[e.node] = count++;
  std::map<std::size_t, std::size_t> byCell;
  for (const auto& [node, order] : byNode) {
    const std::size_t cell = run.cells.cellOf(node);
    const auto known = byCell.find(cell);
    byCell[cell] = known == byCell.end() ? order : std::min(known->second, order);
  }
  return byCell;
}

Overlaid truth(const std::map<std::size_t, std::size_t>& a, const std::map<std::size_t, std::size_t>& b,
               std::size_t cell) {
  const auto x = a.find(cell), y = b.find(cell);
  if (x == a.end()) return y == b.end() ? Overlaid::No : Overlaid::OnlySecond;
  if (y == b.end()) return Overlaid::OnlyFirst;
  if (x->second == y->second) return Overlaid::SameTime;
  return x->second < y->second ? Overlaid::FirstEarlier : Overlaid::SecondEarlier;
}

// A search that has expanded these cells of a row, in this order.
void tellEvents(FollowedRun& run, const std::string& events) {
  run.cells.setNodeCell([](const search::Session& s, search::NodeId n) {
    return static_cast<std::uint32_t>(dynamic_cast<const search::ForeignTrace&>(s).position(n)->x);
  });
  NodeNames names;
  names.node = [](const search::Session&, search::NodeId) { return QString(); };
  auto told = testing::toldSearch(events);
  names.shownPerCost = told->costUnit();
  run.model.run.setPlayback(std::move(told), names);
  run.model.toEnd();
}

void tell(FollowedRun& run, const std::vector<int>& cells) {
  std::string events;
  for (const int cell : cells)
    events += "{type: expand, id: n" + std::to_string(cell) + ", x: " + std::to_string(cell) + ", y: 0}, ";
  tellEvents(run, events);
}

// Five cells in a row, one of each meaning but the last, which nobody expands: 1 expands 0, 1, 2, 3; 2 expands 0, 2, 1, 4.
struct FiveMeanings {
  FollowedRun first{6}, second{6};
  PlainGround world;
  DifferenceGround ground{&world, &first.cells, &second.cells};

  FiveMeanings() {
    tell(first, {0, 1, 2, 3});
    tell(second, {0, 2, 1, 4});
  }
};
constexpr Overlaid kFiveMeanings[] = {Overlaid::SameTime,  Overlaid::FirstEarlier, Overlaid::SecondEarlier,
                                      Overlaid::OnlyFirst, Overlaid::OnlySecond,   Overlaid::No};

void eachTheme() {
  testing::columns<ThemeKind>("theme")("light", ThemeKind::Light)("dark", ThemeKind::Dark)(
      "high contrast", ThemeKind::HighContrast);
}

// Three panes that show the same search, and the overlay of the first two.
struct PanesAndOverlay {
  Solver solver;
  Transport transport;
  std::vector<std::unique_ptr<ComparePane>> panes;
  DifferencePane overlay{
      [](const DifferencePane::Wrap& wrap) { return new BoardView(wrap(std::make_unique<ToyGround>())); }};

  PanesAndOverlay() {
    std::vector<ComparePane*> all;
    for (int i = 0; i < 3; ++i) {
      auto pane = std::make_unique<ComparePane>(new BoardView(std::make_unique<ToyGround>()), &solver);
      pane->setNumber(i + 1);
      pane->board().setBoard(kToyColumns, kToyRows);
      pane->board().setNodeCell(toyNodeCell());
      pane->run().setPlayback(toldSearch(toyStory()), toyNames());
      all.push_back(pane.get());
      panes.push_back(std::move(pane));
    }
    transport.setRuns({&panes[0]->run(), &panes[1]->run(), &panes[2]->run()});
    transport.toEnd();
    overlay.board().setBoard(kToyColumns, kToyRows);
    overlay.resize(300, 300);
    overlay.setPanes(all);
  }
  QImage picture() { return overlay.board().grab().toImage(); }
  QList<QComboBox*> choices() { return overlay.findChildren<QComboBox*>(); }
};

}  // namespace

class DifferenceGroundTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void meanings() {
    FiveMeanings five;
    for (std::size_t cell = 0; cell < 6; ++cell)
      QCOMPARE(int(five.ground.expanded(cell)), int(kFiveMeanings[cell]));
    five.second.model.toStart();
    for (std::size_t cell = 0; cell < 6; ++cell)
      QCOMPARE(int(five.ground.expanded(cell)), int(cell < 4 ? Overlaid::OnlyFirst : Overlaid::No));
  }

  void noSearch() {
    FollowedRun first(4), second(4);
    PlainGround world;
    const DifferenceGround ground(&world, &first.cells, &second.cells);
    std::array<QRgb, 4> pixels{};
    ground.colour(0, 4, pixels.data());
    QVERIFY(std::ranges::all_of(pixels, [](QRgb pixel) { return pixel == kPlain; }));
  }

  // Anywhere in two searches, come there from either side; two of them with two nodes a cell.
  void anywhere_data() {
    const auto row = testing::columns<int, int>("first", "second");
    using enum search::Algorithm;
    row("A* and Dijkstra", int(AStar), int(Dijkstra));
    row("breadth-first and both ways", int(BreadthFirst), int(Bidirectional));
    row("both ways and depth-first", int(Bidirectional), int(DepthFirst));
  }
  void anywhere() {
    FETCH(const int, first, second);
    constexpr std::size_t kCells = 21 * 21;
    const WatchedSearch searches[] = {{.algorithm = search::Algorithm(first)},
                                      {.algorithm = search::Algorithm(second)}};
    FollowedRun a(kCells), b(kCells);
    searches[0].show(a.model);
    searches[1].show(b.model);
    PlainGround world;
    DifferenceGround ground(&world, &a.cells, &b.cells);
    const BoardColours& colours = Theme::shared(ThemeKind::Light).board();
    ground.setColours(colours);
    Random random(3);
    for (int i = 0; i < 40; ++i) {
      for (FollowedRun* run : {&a, &b})
        run->goTo(random.below(static_cast<std::uint32_t>(run->model.run.recorded() + 1)));
      const auto x = orders(a), y = orders(b);
      std::vector<QRgb> pixels(kCells);
      std::jthread half([&] { ground.colour(0, kCells / 2, pixels.data()); });  // as the board does it
      ground.colour(kCells / 2, kCells, pixels.data() + kCells / 2);
      half.join();
      for (std::size_t cell = 0; cell < kCells; ++cell) {
        const Overlaid expected = truth(x, y, cell);
        QCOMPARE(int(ground.expanded(cell)), int(expected));
        const QRgb pixel = pixels[cell];
        switch (expected) {
          case Overlaid::No: QCOMPARE(pixel, kPlain); break;
          case Overlaid::OnlyFirst: QCOMPARE(pixel, colours.firstOnly.rgb()); break;
          case Overlaid::OnlySecond: QCOMPARE(pixel, colours.secondOnly.rgb()); break;
          case Overlaid::SameTime: QCOMPARE(pixel, colours.sameTime.rgb()); break;
          case Overlaid::FirstEarlier: QVERIFY(qGray(pixel) > qGray(colours.sameTime.rgb())); break;
          case Overlaid::SecondEarlier: QVERIFY(qGray(pixel) < qGray(colours.sameTime.rgb())); break;
        }
      }
    }
  }

  // The larger the lead, the further from the middle.
  void leads() {
    FollowedRun a(64), b(64);
    // 1 expands the cells in their order; 2 in the opposite one.
    std::vector<int> cells(63);
    std::iota(cells.begin(), cells.end(), 0);
    tell(a, cells);
    tell(b, {cells.rbegin(), cells.rend()});
    PlainGround world;
    DifferenceGround ground(&world, &a.cells, &b.cells);
    for (const ThemeKind kind : kThemeKinds) {
      ground.setColours(Theme::shared(kind).board());
      std::array<QRgb, 63> pixels{};
      ground.colour(0, 63, pixels.data());
      QVERIFY(std::ranges::is_sorted(pixels, std::greater<>(), [](QRgb pixel) { return qGray(pixel); }));
      QCOMPARE(pixels[31], Theme::shared(kind).board().sameTime.rgb());
      QVERIFY(contrastRatio(QColor(pixels[0]), QColor(pixels[62])) > 1.5);
      QVERIFY(pixels[30] != pixels[31] && pixels[31] != pixels[32]);
    }
  }

  // No meaning by hue alone.
  void lightness_data() { eachTheme(); }
  void lightness() {
    QFETCH(const ThemeKind, theme);
    const BoardColours& c = Theme::shared(theme).board();
    const auto check = [](const char* what, const QColor& lighter, const QColor& darker, double least) {
      QVERIFY2(relativeLuminance(lighter) > relativeLuminance(darker), what);
      QVERIFY2(contrastRatio(lighter, darker) >= least,
               qPrintable(u"%1: %2"_s.arg(QLatin1String(what)).arg(contrastRatio(lighter, darker))));
    };
    check("only one", c.firstOnly, c.secondOnly, 1.8);
    check("earlier", c.firstEarlier, c.secondEarlier, 1.8);
    check("the first one and the middle", c.firstEarlier, c.sameTime, 1.3);
    check("the middle and the second one", c.sameTime, c.secondEarlier, 1.3);
    for (const QColor& fill : {c.firstOnly, c.secondOnly, c.firstEarlier, c.secondEarlier, c.sameTime})
      QVERIFY2(contrastRatio(fill, c.freeCell) >= 1.3, qPrintable(fill.name()));
  }

  // On large cells the strokes alone say which of the five it is.
  void strokes_data() { eachTheme(); }
  void strokes() {
    QFETCH(const ThemeKind, theme);
    constexpr int kSide = 24;
    FiveMeanings five;
    BoardOverlay overlay(&five.ground);
    overlay.setTheme(Theme::shared(theme).board(), QFont());
    overlay.setBoard(6, 1);
    BoardViewport viewport;
    viewport.setView(QSizeF(6 * kSide + 40, kSide + 40), 1);
    viewport.setBoardSize(6, 1);
    viewport.zoomTo(kSide, {});
    QImage frame(viewport.viewSize().toSize(), QImage::Format_RGB32);
    overlay.paint(viewport, frame);
    // Whether something is drawn at a place of the cell, from 0 to 1.
    const auto isDrawn = [&](int cell, double x, double y) {
      const QRectF rect = viewport.rectOf(Point{cell, 0});
      const auto at = [&](double u, double v) {
        return frame.pixel(int(rect.left() + u * rect.width()), int(rect.top() + v * rect.height()));
      };
      return std::abs(qGray(at(x, y)) - qGray(at(0.5, 0.12))) > 40;
    };
    const auto shape = [&](int cell) {
      QString text;
      for (const double reach : {0.0, 0.14, 0.34}) {
        text += isDrawn(cell, 0.5 + reach, 0.5 - reach) ? u'/' : u'.';
        text += isDrawn(cell, 0.5 + reach, 0.5 + reach) ? u'\\' : u'.';
      }
      return text;
    };
    QCOMPARE(shape(0), u"/\\...."_s);    // at the same time: a dot
    QCOMPARE(shape(1), u"/\\/..."_s);    // by 1 first
    QCOMPARE(shape(2), u"/\\.\\.."_s);   // by 2 first
    QCOMPARE(shape(3), u"/\\/./."_s);    // only by 1
    QCOMPARE(shape(4), u"/\\.\\.\\"_s);  // only by 2
    QCOMPARE(shape(5), u"......"_s);
  }

  // The same cells in the same order: one with another g, one from another place, one with both, one of a search that tells nothing.
  void otherLabels() {
    FollowedRun first(5), second(5);
    PlainGround world;
    const DifferenceGround ground(&world, &first.cells, &second.cells);
    const auto events = [](const char* g1, const char* parent2, const char* last, const char* untold) {
      return std::string(
                 "{type: expand, id: n0, x: 0, y: 0, g: 0}, {type: expand, id: n1, pId: n0, x: 1, y: 0, "
                 "g: ") +
             g1 + "}, {type: expand, id: n2, pId: " + parent2 +
             ", x: 2, y: 0, g: 2}, {type: expand, id: n3, " + last +
             ", x: 3, y: 0}, {type: expand, id: n4, " + untold + "x: 4, y: 0, g: 5}";
    };
    tellEvents(first, events("1", "n1", "pId: n2, g: 3", "pId: n3, "));
    tellEvents(second, events("1.5", "n0", "pId: n1, g: 4", ""));
    using Labels = DifferenceGround::Labels;
    const Labels expected[]{{}, {true, false}, {false, true}, {true, true}, {}};
    for (std::size_t cell = 0; cell < 5; ++cell)
      QVERIFY2(ground.labels(cell) == expected[cell], qPrintable(QString::number(cell)));
    // Only where both have expanded it.
    second.model.toStart();
    for (std::size_t cell = 0; cell < 5; ++cell) QVERIFY(ground.labels(cell) == Labels());
  }

  void legend() {
    const BoardColours& colours = Theme::shared(ThemeKind::Dark).board();
    const auto items = DifferenceGround::legendItems(colours);
    QCOMPARE(items.size(), std::size_t{7});
    for (std::size_t i = 0; i < 5; ++i) {
      QVERIFY(!items[i].text.isEmpty());
      QImage swatch(16, 16, QImage::Format_RGB32);
      QPainter painter(&swatch);
      items[i].paint(painter, QRectF(0, 0, 16, 16));
      const QColor fills[] = {colours.firstOnly, colours.firstEarlier, colours.sameTime,
                              colours.secondEarlier, colours.secondOnly};
      QCOMPARE(swatch.pixel(8, 1), fills[i].rgb());
    }
  }

  void aPaneMayDieFirst_data() {
    const auto row = testing::columns<int, bool>("which", "isOfThePair");
    row("first of the pair", 0, true);
    row("second of the pair", 1, true);
    row("another one", 2, false);
  }
  void aPaneMayDieFirst() {
    FETCH_ALL((int, which), (bool, isOfThePair));
    PanesAndOverlay o;
    const QImage both = o.picture();
    QCOMPARE(o.picture(), both);
    o.panes[static_cast<std::size_t>(which)].reset();
    QCOMPARE(o.overlay.first(), o.panes[0].get());
    QCOMPARE(o.overlay.second(), o.panes[1].get());
    // What it had expanded is nobody's any more.
    QCOMPARE(o.picture() != both, isOfThePair);
    for (const QComboBox* choice : o.choices()) QCOMPARE(choice->count(), 2);
  }

  void theOthersMayBeChosenThen() {
    PanesAndOverlay o;
    o.panes[0].reset();
    // The third one as the first of the pair.
    Q_EMIT o.choices().front()->activated(1);
    QCOMPARE(o.overlay.first(), o.panes[2].get());
    QCOMPARE(o.overlay.second(), o.panes[1].get());
    o.panes.clear();
    QVERIFY(!o.overlay.first() && !o.overlay.second());
    for (const QComboBox* choice : o.choices()) QCOMPARE(choice->count(), 0);
  }

  // There may be no room for a name in the box: its tool tip has the whole of it, also of another choice.
  void theChoicesAreToldWhole() {
    PanesAndOverlay o;
    for (QComboBox* choice : o.choices())
      QVERIFY(testing::endsWith(choice->toolTip(), u'\n' + choice->currentText()));
    QComboBox* first = o.choices().front();
    first->setCurrentIndex(2);
    Q_EMIT first->activated(2);
    QCOMPARE(o.overlay.first(), o.panes[2].get());
    QVERIFY(testing::endsWith(first->toolTip(), u'\n' + first->itemText(2)));
  }
};

SEARCHLIGHT_TEST(DifferenceGroundTest)
#include "difference_ground_test.moc"
