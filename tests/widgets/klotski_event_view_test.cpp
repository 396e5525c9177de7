// tests/widgets/klotski_event_view_test.cpp: a slide of a search as Klotski's board shows it, and how the board goes from state to state.
#include "core/klotski/solve.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"
#include "tests/widgets/shown_klotski.h"
#include "tests/widgets/watched_search.h"

using search::Fate;
using search::NodeId;
using testing::countOf;
using testing::differenceOf;
using testing::ShownKlotski;

namespace {

// The soldier in the lower left corner would slide to the right, which the search tells of the opening.
ShownPosition soldierGoesRight(const ShownKlotski& shown, Fate fate) {
  ShownPosition out;
  out.node = 7;
  out.position = shown.view.board().opening();
  out.isNamed = true;
  search::BoardEvent event;
  event.kind = search::EventKind::Generate;
  event.fate = fate;
  event.node = 8;
  event.parent = 7;
  event.move = search::BoardMove{shown.pieceAt({0, 4}), {0, 4}, {1, 4}};
  out.event = event;
  return out;
}

ShownPosition placed(NodeId node, NodeId parent, const klotski::Position& position) {
  ShownPosition out;
  out.node = node;
  out.parent = parent;
  out.position = position;
  out.isNamed = true;
  return out;
}

QRect cellRect(const ShownKlotski& shown, Point p) {
  return {shown.pixel(p.x, p.y), shown.pixel(p.x + 1, p.y + 1) - QPoint(1, 1)};
}

struct SearchRow {
  search::Algorithm algorithm;
  klotski::Mirrors mirrors;
};

SessionFactory factoryOf(const klotski::Board& board, const SearchRow& row) {
  return [board, row](search::Recording recording) {
    return klotski::makeSession(board, board.opening(), klotski::Count::Moves,
                                {.algorithm = row.algorithm, .recording = recording}, {.expansions = 400'000},
                                {}, row.mirrors);
  };
}

}  // namespace

class KlotskiEventViewTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // ---- What is drawn -----------------------------------------------------------------------------------------------------------

  void everyFateIsSeen_data() {
    const auto row = testing::columns<int, int, int>("fate", "theme", "style");
    for (const Fate fate : testing::kFates)
      for (const ThemeKind theme : kThemeKinds)
        for (int style = 0; style < kPieceStyles; ++style)
          row(testing::rowName("%d %s %d", static_cast<int>(fate), qPrintable(themeName(theme)), style),
              static_cast<int>(fate), static_cast<int>(theme), style);
  }
  // Where the piece would come to: a ghost in a frame of the fate's colour, with its sign; an arrow leads there; the piece itself
  // stays where it is.
  void everyFateIsSeen() {
    FETCH(int, fate, theme, style);
    ShownKlotski shown(testing::kClassic, static_cast<ThemeKind>(theme));
    shown.view.setLook({.style = static_cast<PieceStyle>(style)});
    const BoardColours& colours = Theme::shared(static_cast<ThemeKind>(theme)).board();
    const QColor colour = fateColour(static_cast<Fate>(fate), colours);
    const QImage before = shown.picture();
    const QRect ghost = cellRect(shown, {1, 4}), piece = cellRect(shown, {0, 4}),
                elsewhere = cellRect(shown, {1, 1});
    QVERIFY(countOf(before, ghost, colour) < 20);
    shown.view.showState(soldierGoesRight(shown, static_cast<Fate>(fate)));
    const QImage after = shown.picture();
    QVERIFY2(countOf(after, ghost, colour) > ghost.width(), qPrintable(colour.name()));
    // The arrow comes out of the piece, beside what is written in its middle, and its head is in the ghost.
    QVERIFY(differenceOf(after.pixelColor(shown.pixel(0.95, 4.5)), colour) < 60);
    QVERIFY(differenceOf(after.pixelColor(shown.pixel(1.4, 4.5)), colour) < 60);
    // The sign: a disc in the upper right corner.
    QVERIFY(differenceOf(after.pixelColor(shown.pixel(1.97, 4.5)), colour) < 60 ||
            static_cast<Fate>(fate) == Fate::Known || static_cast<Fate>(fate) == Fate::Beyond);
    // Translucent: neither the floor nor the piece.
    QVERIFY(differenceOf(after.pixelColor(shown.pixel(1.5, 4.75)),
                         before.pixelColor(shown.pixel(1.5, 4.75))) > 20);
    QCOMPARE(after.copy(elsewhere), before.copy(elsewhere));
    QCOMPARE(after.pixelColor(piece.topLeft() + QPoint(20, 20)),
             before.pixelColor(piece.topLeft() + QPoint(20, 20)));
    // What is not told any longer is not seen.
    shown.view.setPosition(shown.view.board().opening());
    QCOMPARE(shown.picture(), before);
  }

  void fatesHaveShapesOfTheirOwn() {
    ShownKlotski shown;
    std::vector<QImage> ghosts;
    for (const Fate fate : testing::kFates) {
      shown.view.showState(soldierGoesRight(shown, fate));
      ghosts.push_back(shown.picture().copy(cellRect(shown, {1, 4})));
    }
    testing::verifyShapesDiffer(ghosts);
  }

  void theArrowGoesRoundTheCorner() {
    ShownKlotski shown;
    ShownPosition state = soldierGoesRight(shown, Fate::IntoOpen);
    state.event->move = search::BoardMove{shown.pieceAt({1, 3}), {1, 3}, {2, 4}, {{1, 4}}};
    shown.view.showState(state);
    const QColor colour = fateColour(Fate::IntoOpen, Theme::shared(ThemeKind::Light).board());
    for (const auto& [x, y] : {std::pair{1.5, 4.0}, {1.5, 4.45}, {2.0, 4.5}})
      QVERIFY2(differenceOf(shown.colourAt(x, y), colour) < 60, qPrintable(u"%1 %2"_s.arg(x).arg(y)));
  }

  // Soldiers wear their numbers while a search is watched, unless they are too small for that; nobody else has one.
  void soldiersWearNumbers() {
    ShownKlotski shown;
    shown.view.setLook({.names = PieceNameStyle::None});
    const QImage bare = shown.picture();
    shown.view.showState(placed(1, 0, shown.view.board().opening()));
    const QImage worn = shown.picture();
    std::vector<QImage> plates;
    for (const Point p : {Point{1, 3}, {2, 3}, {0, 4}, {3, 4}}) {
      const QRect cell = cellRect(shown, p);
      QVERIFY(worn.copy(cell) != bare.copy(cell));
      const QImage plate = worn.copy(QRect(cell.center(), cell.bottomRight()));
      for (const QImage& other : plates) QVERIFY(plate != other);
      plates.push_back(plate);
    }
    for (const Point p : {Point{0, 0}, {1, 0}, {2, 1}, {1, 2}, {2, 2}, {3, 3}})
      QCOMPARE(worn.copy(cellRect(shown, p)), bare.copy(cellRect(shown, p)));
    shown.view.resize(110, 130);
    const QImage small = shown.picture();
    shown.view.setPosition(shown.view.board().opening());
    QCOMPARE(shown.picture(), small);
  }

  void whatIsDrawnIsToldToScreenReaders() {
    ShownKlotski shown;
    QAccessible::setActive(true);
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&shown.view);
    shown.view.showState(soldierGoesRight(shown, Fate::Known));
    const QString name = shown.view.pieceName(shown.pieceAt({0, 4})).full;
    QCOMPARE(face->text(QAccessible::Value), name + u" moves right: duplicate"_s);
    shown.view.setPosition(shown.view.board().opening());
    QCOMPARE(face->text(QAccessible::Value), QString::fromUtf8("4 × 5 squares"));
    QAccessible::setActive(false);
  }

  // ---- From state to state -----------------------------------------------------------------------------------------------------

  void aChildIsSlidTo() {
    ShownKlotski shown;
    const klotski::Position opening = shown.view.board().opening();
    const klotski::Position next = shown.view.board().slid(opening, shown.pieceAt({0, 4}), {1, 4});
    shown.view.setMotionSpeed(0.01);
    shown.view.showState(placed(1, search::kNoNode, opening));
    QVERIFY(!shown.view.isMoving());  // the first state is there at once
    const QImage before = shown.picture();
    ShownPosition child = placed(2, 1, next);
    child.event = soldierGoesRight(shown, Fate::IntoOpen).event;
    child.event->move = search::BoardMove{shown.pieceAt({3, 4}), {3, 4}, {2, 4}};
    shown.view.showState(child);
    QVERIFY(shown.view.isMoving());
    QCOMPARE(shown.picture(), before);  // it begins where it was, and nothing is told of it on the way
    shown.view.finishMotion();
    QVERIFY(shown.view.position() == next);
    const QColor colour = fateColour(Fate::IntoOpen, Theme::shared(ThemeKind::Light).board());
    QVERIFY(countOf(shown.picture(), cellRect(shown, {2, 4}), colour) > 40);
    // And back to the parent the same way.
    QTest::qWait(300);
    shown.view.showState(placed(1, search::kNoNode, opening));
    QVERIFY(shown.view.isMoving());
    shown.view.finishMotion();
    QCOMPARE(shown.picture(), before);
  }

  // ---- Of a search ---------------------------------------------------------------------------------------------------------------

  void theBoardIsWhatTheEventTellsOf_data() {
    const auto rows = testing::columns<int, bool>("algorithm", "isFolded");
    for (const search::AlgorithmInfo& row : search::algorithms()) {
      if (!klotski::canSearch(row.id)) continue;
      rows(row.name.data(), static_cast<int>(row.id), false);
      if (row.id == search::Algorithm::AStar) rows("a-star, folded", static_cast<int>(row.id), true);
    }
  }
  // At each event: the state that is expanded, by its own text; the slide begins on it and leads to the event's state; every piece
  // keeps its number from the state before, as a pane shows it, too.
  void theBoardIsWhatTheEventTellsOf() {
    FETCH_ALL((const int, algorithm), (const bool, isFolded));
    const auto board = klotski::Board::of(klotski::readRows("VCCV/VCCV/VHHV/VSSV/S..S", "classic"));
    testing::OneRun model;
    NodeNames names;
    names.usesHeuristic = false;
    model.setSearch(factoryOf(board, {static_cast<search::Algorithm>(algorithm),
                                      isFolded ? klotski::Mirrors::Folded : klotski::Mirrors::Apart}),
                    names, Transport::StartAt::Start);
    QVERIFY(model.run.hasSearch());
    if (model.session().sides() == 2) {  // behind all the goals that it begins with
      model.run.requestSeek(30'000);
      testing::WatchedSearch::settle(model);
    }
    KlotskiBoard pane;
    pane.setPosition(board, board.opening());
    pane.setRun(&model.run);
    PositionFollower follower;
    klotski::Position near = board.opening();
    std::map<NodeId, klotski::Position> promised;  // by the slide that put it into OPEN
    int slides = 0;
    const std::size_t most = testing::isShortened() ? 150 : 400;
    for (std::size_t at = 0; at < most; ++at) {
      model.stepForward();
      testing::WatchedSearch::settle(model);
      const auto shown = follower.shown(board, board.opening(), model.run, std::nullopt, near);
      QVERIFY(shown && shown->isNamed);
      near = shown->position;
      QVERIFY(pane.position() == near);
      QCOMPARE(pane.boardEvent().has_value(), shown->event.has_value());
      if (shown->node == search::kNoNode) continue;
      const search::Session& session = model.session();
      const auto isText = [&](const klotski::Position& position, NodeId node) {
        const auto code = *board.codeOf(position);
        return klotski::rowsOf(code) == session.stateText(node) ||
               (isFolded && klotski::rowsOf(klotski::mirrored(code)) == session.stateText(node));
      };
      QVERIFY(isText(near, shown->node));
      const search::Event& e = session.trace()[model.run.position() - 1];
      if (e.kind == search::EventKind::Expand) QCOMPARE(shown->node, e.node);
      if (const auto told = promised.find(shown->node);
          told != promised.end() && e.kind == search::EventKind::Expand)
        QVERIFY(told->second == near);
      if (!shown->event) continue;
      ++slides;
      QCOMPARE(shown->event->node, e.node);
      QVERIFY(board.anchor(near, shown->event->move->piece) == shown->event->move->from);
      const auto after = board.slid(near, shown->event->move->piece, shown->event->move->to);
      QVERIFY(isText(after, e.node));
      if (e.parentAfter == shown->node && !search::changesNothing(e.kind)) promised[e.node] = after;
    }
    QVERIFY(slides > static_cast<int>(most / 4));
  }

  // A pane of a comparison draws it, too, in the fate's colour.
  void aPaneShowsTheSlide_data() {
    const auto row = testing::columns<int>("theme");
    row("light", static_cast<int>(ThemeKind::Light));
    row("dark", static_cast<int>(ThemeKind::Dark));
  }
  void aPaneShowsTheSlide() {
    QFETCH(const int, theme);
    const auto board = klotski::Board::of(klotski::readRows("VCCV/VCCV/VHHV/VSSV/S..S", "classic"));
    const Theme& look = Theme::shared(static_cast<ThemeKind>(theme));
    testing::OneRun model;
    model.setSearch(factoryOf(board, {search::Algorithm::BreadthFirst, klotski::Mirrors::Apart}), {},
                    Transport::StartAt::Start);
    KlotskiBoard pane;
    pane.setPalette(look.palette());
    pane.resize(400, 480);
    pane.setPosition(board, board.opening());
    pane.setRun(&model.run);
    pane.show();
    QVERIFY(QTest::qWaitForWindowExposed(&pane, 60'000));
    const QImage bare = pane.grab().toImage();
    std::map<Fate, int> seen;
    for (int i = 0; i < 40; ++i) {
      model.stepForward();
      testing::WatchedSearch::settle(model);
      const QImage picture = pane.grab().toImage();
      for (const Fate fate : {Fate::IntoOpen, Fate::Known}) {
        const bool isTold = pane.boardEvent() && pane.boardEvent()->fate == fate;
        const QColor colour = fateColour(fate, look.board());
        const int count = countOf(picture, picture.rect(), colour) - countOf(bare, bare.rect(), colour);
        QVERIFY2(isTold == (count > 200), qPrintable(u"%1: %2"_s.arg(i).arg(count)));
        seen[fate] += isTold;
      }
    }
    QVERIFY(seen[Fate::IntoOpen] > 5 && seen[Fate::Known] > 5);
  }

  // A node that is chosen has the board, and nothing is told over it; at the end it is the goal that is seen.
  void chosenNodesAndTheEnd() {
    // Two slides: the soldier goes out of the way, and the large one to its goal.
    const auto board = klotski::readBoard("goal Z 1,0\nboard\nZZa.\nZZ..\n", "test");
    testing::OneRun model;
    model.setSearch(factoryOf(board, {search::Algorithm::BreadthFirst, klotski::Mirrors::Apart}), {},
                    Transport::StartAt::End);
    testing::WatchedSearch::settle(model);
    QTRY_VERIFY(model.run.isAtEnd());
    PositionFollower follower;
    const auto shown = [&](std::optional<NodeId> chosen) {
      return follower.shown(board, board.opening(), model.run, chosen, board.opening());
    };
    QVERIFY(board.isSolved(shown({})->position));
    QVERIFY(shown(0)->position == board.opening());
    QVERIFY(!shown(0)->event);
    model.run.requestSeek(model.run.phaseTwo()->begin);
    testing::WatchedSearch::settle(model);
    QVERIFY(board.isSolved(shown({})->position));  // where it is recognised
  }
};

SEARCHLIGHT_TEST(KlotskiEventViewTest)
#include "klotski_event_view_test.moc"
