// tests/widgets/board_legend_test.cpp: the legend tells what is on the board and nothing else; as controls: what it chooses and
// switches, by mouse and keyboard, and that nothing of it is lost where there is little room.
#include "widgets/board/board_legend.h"

#include "core/grid/map_format.h"
#include "tests/test_main.h"
#include "tests/widgets/toy_board.h"
#include "widgets/board/legend_parts.h"
#include "widgets/grid/grid_view.h"
#include "widgets/theme/theme.h"

using namespace searchlight::testing;

namespace {

// A board with marks of its own below the search's.
class MarkedBoard : public BoardView {
 public:
  using BoardView::BoardView;
  int own = 2;
  std::vector<LegendItem> legendItems() const override {
    std::vector<LegendItem> items;
    for (int i = 0; i < own; ++i)
      items.push_back(
          {[](QPainter& p, const QRectF& r) { p.fillRect(r, Qt::magenta); }, u"own mark %1"_s.arg(i)});
    return items;
  }
};

struct ShownLegend {
  QWidget window;
  MarkedBoard* board = new MarkedBoard(std::make_unique<ToyGround>());
  BoardLegend* legend = new BoardLegend(board);
  QMenu colours, texts;
  QAction ahead{u"ahead"_s}, path{u"path"_s};
  OneRun model;

  explicit ShownLegend(int width = 1400) {
    auto* column = new QVBoxLayout(&window);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(board, 1);
    column->addWidget(legend);
    for (const ValueLayer layer : {ValueLayer::Distance, ValueLayer::ExpansionOrder})
      QObject::connect(colours.addAction(layerTitle(layer)), &QAction::triggered, board,
                       [this, layer] { board->setValueLayer(layer); });
    for (const CellText text : {CellText::None, CellText::Distance, CellText::FGH})
      QObject::connect(texts.addAction(QString::number(static_cast<int>(text))), &QAction::triggered, board,
                       [this, text] { board->setCellText(text); });
    for (QAction* a : {&ahead, &path}) a->setCheckable(true);
    ahead.setShortcut(Qt::Key_A);
    path.setShortcut(Qt::Key_P);
    QObject::connect(&ahead, &QAction::toggled, board, &BoardView::setAnswerPreview);
    board->setBoard(kToyColumns, kToyRows);
    board->setRun(&model.run);
    board->setNodeCell(toyNodeCell());
    model.run.setPlayback(toldSearch(toyStory()), toyNames(true));
    model.toEnd();
    legend->setCommands(
        {&colours, &texts, {{BoardView::Switch::AnswerAhead, &ahead}, {BoardView::Switch::LitPath, &path}}});
    window.resize(width, 500);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window, 60'000));
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window, 60'000));
  }
  LegendScale* scale() const { return legend->findChild<LegendScale*>(); }
  LegendCell* cell() const { return legend->findChild<LegendCell*>(); }
  QToolButton* more() const {
    for (QToolButton* button : legend->findChildren<QToolButton*>())
      if (button != scale() && button != cell()) return button;
    return nullptr;
  }
  LegendMark* mark(const char* text) const {
    for (LegendMark* mark : legend->marks())
      if (mark->text() == QLatin1String(text)) return mark;
    return nullptr;
  }
};

// Presses the button with a menu, and chooses the entry as soon as it is open.
void chooseFrom(QMenu& menu, int entry, const std::function<void()>& open) {
  QObject guard;
  QObject::connect(&menu, &QMenu::aboutToShow, &guard, [&menu, entry] {
    QMetaObject::invokeMethod(
        &menu,
        [&menu, entry] {
          QTest::mouseClick(&menu, Qt::LeftButton, {}, menu.actionGeometry(menu.actions()[entry]).center());
        },
        Qt::QueuedConnection);
  });
  open();
}

}  // namespace

class BoardLegendTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // The frame round the cell of the event is told beside the cell that is expanded, while it is there.
  void theEventsFrameIsTold() {
    ShownLegend shown;
    shown.model.seek(4);  // c is generated
    QTRY_VERIFY(shown.mark("this event"));
    LegendMark* event = shown.mark("this event");
    QVERIFY(!event->item().meaning.isEmpty());
    QVERIFY(shown.mark("expanded now") && !shown.mark("route"));
    const QImage swatch = event->swatch().pixmap(LegendMark::kSwatch).toImage();
    const QImage current = shown.mark("expanded now")->swatch().pixmap(LegendMark::kSwatch).toImage();
    QVERIFY(swatch != current);
    const QColor middle = swatch.pixelColor(swatch.rect().center());
    bool isFramed = false;
    for (int x = 0; x < swatch.width() / 2; ++x)
      isFramed |= swatch.pixelColor(x, swatch.height() / 2) != middle;
    QVERIFY(isFramed);
    shown.model.seek(2);  // a is expanded
    QTRY_VERIFY(!shown.mark("this event"));
    QVERIFY(shown.mark("expanded now"));
    shown.model.toStart();
    QTRY_VERIFY(!shown.mark("expanded now") && !shown.mark("OPEN"));
  }

  // What is on the board now and nothing else, at any moment of any search; nothing that stays moves while it plays.
  void whatIsThereIsTold_data() {
    const auto rows = testing::columns<int, int>("algorithm", "side");
    const auto row = [&](const char* name, search::Algorithm a, int side) {
      rows(name, static_cast<int>(a), side);
    };
    row("A*", search::Algorithm::AStar, 9);
    row("depth-first", search::Algorithm::DepthFirst, 9);
    row("jump points", search::Algorithm::JumpPoint, 21);
    row("from both sides", search::Algorithm::Bidirectional, 9);
    row("deepening", search::Algorithm::IdaStar, 4);
  }
  void whatIsThereIsTold() {
    FETCH(int, algorithm, side);
    ShownLegend shown;
    shown.model.clear();
    shown.board->setBoard(side, side);
    shown.board->setNodeCell({});
    WatchedSearch w{static_cast<search::Algorithm>(algorithm)};
    w.side = side;
    w.show(shown.model, Transport::StartAt::End);
    const search::TracePlayer& player = shown.model.player();
    const std::size_t end = shown.model.recorded(), height = static_cast<std::size_t>(shown.legend->height());
    QMap<QString, int> places;
    const std::size_t by = std::max<std::size_t>(1, end / 40);
    for (std::size_t at = 0; at <= end; at = at == end ? end + 1 : std::min(end, at + by)) {
      shown.model.moveTo(at);
      std::size_t dead = 0, open = 0;
      for (std::size_t n = 0; n < player.looks().size(); ++n) {
        const auto status = player.status(static_cast<search::NodeId>(n));
        dead += status == search::NodeStatus::DeadEnd;
        open += status == search::NodeStatus::Open;
      }
      const auto has = [&](const char* text) { return shown.mark(text) != nullptr; };
      const bool isTwoSided = w.algorithm == search::Algorithm::Bidirectional;
      const bool isFound = shown.model.run.phaseTwo() && at >= shown.model.run.phaseTwo()->begin;
      QTRY_COMPARE(has("route"), !player.route().empty());
      if (!isFound) QTRY_COMPARE(has(isTwoSided ? "OPEN from the start" : "OPEN"), open > 0);
      QTRY_COMPARE(has("scanned"), player.counts().scanned > 0);
      if (w.algorithm == search::Algorithm::DepthFirst && !isFound) QTRY_COMPARE(has("dead end"), dead > 0);
      if (!isFound) QTRY_COMPARE(has("expanded now"), player.current() != search::kNoNode);
      QVERIFY(!has("path to the start") && !has("route ahead") && !has("descendants"));
      QVERIFY(!has("weight"));
      QCOMPARE(static_cast<std::size_t>(shown.legend->height()), height);
      for (const LegendMark* mark : shown.legend->marks()) {
        const QString place = mark->item().place.isEmpty() ? mark->text() : mark->item().place;
        const int x = mark->x();
        // Once in its place it moves at most to make room for one that comes for the first time, never back.
        if (places.contains(place)) QVERIFY2(x >= places[place], qPrintable(mark->text()));
        places[place] = x;
      }
    }
  }

  // The colours are fixed, and how far they go would be the answer: what is told goes no further than what was found up to the cursor.
  void theScaleTellsWhatWasFound_data() {
    QTest::addColumn<int>("layer");
    QTest::newRow("distance") << static_cast<int>(ValueLayer::Distance);
    QTest::newRow("order") << static_cast<int>(ValueLayer::ExpansionOrder);
  }
  void theScaleTellsWhatWasFound() {
    QFETCH(int, layer);
    ShownLegend shown;
    shown.model.clear();
    shown.board->setBoard(30, 30);
    shown.board->setNodeCell({});
    shown.board->setValueLayer(static_cast<ValueLayer>(layer));
    WatchedSearch w{search::Algorithm::Dijkstra};
    w.side = 30;
    w.show(shown.model, Transport::StartAt::End);
    QVERIFY(shown.model.answer().outcome == search::Outcome::Solved);
    const std::size_t end = shown.model.recorded();
    shown.model.moveToStart();
    const search::TracePlayer& player = shown.model.player();
    const double unit =
        layer == static_cast<int>(ValueLayer::Distance) ? shown.model.run.names().shownPerCost : 1;
    const auto greatest = [&] {
      double most = 0;
      for (search::NodeId n = 0; n < player.looks().size(); ++n)
        if (player.status(n) == search::NodeStatus::Closed)
          most = std::max<double>(most, layer == static_cast<int>(ValueLayer::Distance)
                                            ? player.looks().look(n).g
                                            : player.nodes()[n].expandedAt + 1.0);
      return most * unit;
    };
    const auto told = [&] { return shown.legend->locale().toDouble(shown.legend->ticks().back()); };
    const auto tellsWhatWasFound = [&](double found) {
      return std::abs(told() - found) <= 0.05 + 0.001 * found;
    };
    std::vector<double> seen;
    std::vector<std::size_t> places;
    for (const double share : {0.0, 0.02, 0.1, 0.2, 0.4, 0.6, 0.8, 1.0}) {
      places.push_back(static_cast<std::size_t>(share * static_cast<double>(end)));
      shown.model.moveTo(places.back());
      seen.push_back(greatest());
      QTRY_VERIFY2(tellsWhatWasFound(seen.back()), qPrintable(u"%1 for %2"_s.arg(told()).arg(seen.back())));
      QTRY_VERIFY(shown.scale()->accessibleName().endsWith(shown.legend->ticks().back()));
      // All of it is seen.
      QVERIFY(shown.scale()->width() >= shown.scale()->sizeHint().width());
    }
    QVERIFY(seen.back() > 4 * seen[2] && seen[2] > 0);
    // Back it is what it was.
    for (std::size_t i = places.size(); i-- > 0;) {
      shown.model.moveTo(places[i]);
      QTRY_VERIFY2(tellsWhatWasFound(seen[i]), qPrintable(u"%1 for %2"_s.arg(told()).arg(seen[i])));
    }
  }

  // The board's own signs of what becomes of a state, one at a time and at one place.
  void fatesAreTold() {
    ShownLegend shown;
    shown.model.clear();
    shown.board->setBoard(7, 7);
    shown.board->setNodeCell({});
    WatchedSearch w;
    w.side = 7;
    w.show(shown.model, Transport::StartAt::End);
    std::set<QString> met;
    for (std::size_t at = 1; at <= shown.model.recorded(); ++at) {
      shown.model.moveTo(at);
      const search::EventKind kind = shown.model.session().trace()[at - 1].kind;
      const bool isGenerated = kind == search::EventKind::Generate;
      if (isGenerated) QTRY_VERIFY(shown.mark("added to OPEN"));
      if (at < 40) QTest::qWait(120);  // it looks some times a second
      int fates = 0;
      for (const LegendMark* mark : shown.legend->marks())
        if (mark->item().place == "this event"_L1) {
          ++fates;
          met.insert(mark->text());
        }
      QVERIFY(fates <= 1);
      if (isGenerated) QCOMPARE(fates, 1);
    }
    QVERIFY(met.contains(u"added to OPEN"_s) && met.size() >= 2);
  }

  // Of several boards: what is on any of them.
  void otherBoardsAreToldToo() {
    ShownLegend shown;
    shown.model.seek(2);
    QTRY_VERIFY(!shown.mark("own mark 7"));
    auto other = std::make_unique<MarkedBoard>(std::make_unique<ToyGround>());
    other->own = 8;
    other->setBoard(kToyColumns, kToyRows);
    shown.legend->setOthers({shown.board, other.get()});
    QVERIFY(shown.mark("own mark 7") && shown.mark("own mark 0"));
    QVERIFY(shown.mark("expanded now"));
    QStringList texts;
    for (const LegendMark* mark : shown.legend->marks()) texts << mark->text();
    QCOMPARE(texts.removeDuplicates(), 0);
    QVERIFY(texts.indexOf(u"own mark 7"_s) < texts.indexOf(u"expanded now"_s));
    other->setLitPath({{1, 1}, {2, 1}});
    QTRY_VERIFY(!shown.mark("own mark 9"));
    other.reset();
    QVERIFY(!shown.mark("own mark 7") && shown.mark("own mark 0"));
    QVERIFY(!shown.legend->grab().isNull());
  }

  // A map's legend has walls, weights, water and swamp where the map has some.
  void aMapTellsItsTerrain_data() {
    // cell: in our form
    const auto row = testing::columns<QByteArray, QByteArray, QByteArray, QByteArray>("cell", "letter",
                                                                                      "told", "described");
    row("free", ".", ".", "", "");
    row("a wall", "#", "@", "wall", "wall");
    row("a weight", "5", "G", "weight", "weight 5");
    row("water", "#", "W", "water", "water");
    row("swamp", ".", "S", "swamp", "swamp");
    row("swamp with a weight", "3", "S", "weight, swamp", "swamp, weight 3");
  }
  void aMapTellsItsTerrain() {
    FETCH(QByteArray, cell, letter, told, described);
    const QByteArray text = "searchlight-map 1\nsize 2 1\ncells\n." + cell + "\nletters\n." + letter + "\n";
    GridView view;
    view.setMap(std::make_shared<const grid::Map>(grid::readMap(text.toStdString(), "file").map));
    QCOMPARE(view.groundDescription({1, 0}).join(u", "_s), QString::fromUtf8(described));
    BoardLegend legend(&view);
    QStringList there;
    for (const LegendMark* mark : legend.marks()) there << mark->text();
    QCOMPARE(there.join(u", "_s), QString::fromUtf8(told));
  }

  void theScaleChoosesTheColours() {
    ShownLegend shown;
    QVERIFY(shown.scale()->accessibleName().contains(layerTitle(ValueLayer::Distance)));
    chooseFrom(shown.colours, 1, [&] { QTest::mouseClick(shown.scale(), Qt::LeftButton); });
    QCOMPARE(shown.board->valueLayer(), ValueLayer::ExpansionOrder);
    QVERIFY(shown.scale()->accessibleName().contains(layerTitle(ValueLayer::ExpansionOrder)));
    // By keyboard, too.
    shown.scale()->setFocus(Qt::TabFocusReason);
    chooseFrom(shown.colours, 0, [&] { QTest::keyClick(shown.scale(), Qt::Key_Space); });
    QCOMPARE(shown.board->valueLayer(), ValueLayer::Distance);
  }

  // The sample cell has the corners that cells have at their size, whoever chooses them.
  void theCellFollowsTheTexts() {
    ShownLegend shown;
    QVERIFY(shown.board->viewport().cellSide() >= kSmallestForCorners);
    const auto isLike = [&](TextLayout layout) { return shown.cell()->layout() == layout; };
    QVERIFY(isLike(TextLayout::Corners));
    QVERIFY(shown.cell()->accessibleName().contains(u"f at the top left"_s));
    const QImage corners = shown.cell()->grab().toImage();
    chooseFrom(shown.texts, 1, [&] { QTest::mouseClick(shown.cell(), Qt::LeftButton); });
    QCOMPARE(shown.board->cellText(), CellText::Distance);
    QVERIFY(isLike(TextLayout::Distance));
    QVERIFY(shown.cell()->accessibleName().contains(u"g in the middle"_s));
    QVERIFY(shown.cell()->grab().toImage() != corners);
    shown.board->setCellText(CellText::None);
    QVERIFY(isLike(TextLayout::None));
    QVERIFY(!shown.cell()->accessibleName().contains(u"corner"_s));
    // Where cells are too small it shows what there would be, and says so.
    shown.board->setCellText(CellText::FGH);
    QVERIFY(shown.cell()->isSeenOnBoard());
    for (int i = 0; i < 20 && shown.cell()->isSeenOnBoard(); ++i) shown.board->zoomOut();
    QVERIFY(!shown.cell()->isSeenOnBoard());
    QVERIFY(isLike(TextLayout::Corners));
    QVERIFY(shown.cell()->toolTip().contains(u"zoom in"_s));
  }

  // What can be switched on is in the menu; once it is on the board its mark is a switch, and one with the action.
  void marksAreSwitches() {
    ShownLegend shown;
    QVERIFY(!shown.mark("route ahead"));
    Q_EMIT shown.more()->menu()->aboutToShow();
    QVERIFY(shown.more()->isVisible() && !shown.more()->accessibleName().isEmpty());
    QVERIFY(shown.more()->menu()->actions().contains(&shown.ahead));
    QVERIFY(shown.more()->menu()->actions().contains(&shown.path));
    shown.ahead.trigger();
    QVERIFY(shown.board->scene().showsAnswerPreview);
    LegendMark* ahead = shown.mark("route ahead");
    QVERIFY(ahead && ahead->isVisible() && ahead->isCheckable() && ahead->isChecked());
    QTest::mouseClick(ahead, Qt::LeftButton);
    QVERIFY(!shown.ahead.isChecked() && !shown.mark("route ahead"));
    shown.ahead.trigger();
    shown.mark("route ahead")->setFocus(Qt::TabFocusReason);
    QTest::keyClick(shown.mark("route ahead"), Qt::Key_Space);
    QVERIFY(!shown.ahead.isChecked() && !shown.mark("route ahead"));
    // What tells only is no switch.
    QVERIFY(!shown.mark("OPEN")->isCheckable());
    QVERIFY(shown.mark("OPEN")->toolTip().contains(u"not expanded yet"_s));
    // Without a command a mark is there while it is on the board.
    shown.legend->setCommands({});
    QVERIFY(!shown.mark("route ahead") && !shown.mark("path to the start"));
    shown.board->setAnswerPreview(true);
    QVERIFY(shown.mark("route ahead") && !shown.mark("route ahead")->isCheckable());
    QVERIFY(!shown.scale()->menu() && !shown.more()->isVisible());
  }

  void arrowsLeadAlong() {
    ShownLegend shown;
    shown.scale()->setFocus(Qt::TabFocusReason);
    QStringList met;
    for (int i = 0; i < 40 && shown.window.focusWidget(); ++i) {
      const auto* mark = qobject_cast<LegendMark*>(shown.window.focusWidget());
      if (mark && !met.contains(mark->text())) met << mark->text();
      QTest::keyClick(shown.window.focusWidget(), Qt::Key_Right);
    }
    QStringList all;
    for (const LegendMark* mark : shown.legend->marks()) all << mark->text();
    QVERIFY(all.size() >= 4);
    QCOMPARE(met, all);
    QTest::keyClick(shown.window.focusWidget(), Qt::Key_Home);
    QVERIFY(shown.scale()->hasFocus());
  }

  // Every mark is either there, whole, or in the menu at the end; and the board stays as high as it is.
  void nothingIsLostWhereItIsNarrow_data() {
    QTest::addColumn<int>("width");
    for (const int width : {300, 400, 544, 700, 900, 1400}) QTest::addRow("%d", width) << width;
  }
  void nothingIsLostWhereItIsNarrow() {
    QFETCH(int, width);
    ShownLegend shown(width);
    shown.board->own = 12;
    Q_EMIT shown.board->legendChanged();
    const int height = shown.legend->height();
    QStringList all, seen;
    for (const LegendMark* mark : shown.legend->marks()) {
      all << mark->text();
      if (!mark->isVisible()) continue;
      seen << mark->text();
      QVERIFY2(shown.legend->rect().contains(mark->geometry()), qPrintable(mark->text()));
      for (const LegendMark* other : shown.legend->marks())
        QVERIFY(other == mark || !other->isVisible() || !other->geometry().intersects(mark->geometry()));
    }
    QVERIFY(shown.legend->rect().contains(shown.scale()->geometry()));
    QVERIFY(shown.legend->rect().contains(shown.cell()->geometry()));
    QVERIFY(shown.more()->isVisible());
    QVERIFY(shown.legend->rect().contains(shown.more()->geometry()));
    QVERIFY(!shown.more()->geometry().intersects(shown.scale()->geometry()));
    Q_EMIT shown.more()->menu()->aboutToShow();
    QStringList others;
    for (const QAction* action : shown.more()->menu()->actions())
      if (!action->isSeparator() && action != &shown.ahead && action != &shown.path) others << action->text();
    QCOMPARE(seen + others, all);
    shown.board->own = 0;
    Q_EMIT shown.board->legendChanged();
    QCOMPARE(shown.legend->height(), height);
  }

  // The board may go first; what the marks paint with goes with it.
  void theBoardMayGoFirst() {
    ShownLegend shown;
    delete shown.board;
    QVERIFY(shown.legend->marks().empty());
    QVERIFY(!shown.legend->grab().isNull());
  }
};

SEARCHLIGHT_TEST(BoardLegendTest)
#include "board_legend_test.moc"
