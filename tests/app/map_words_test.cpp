// tests/app/map_words_test.cpp: what the map lab says of its search: on both pages the line, what a search window leaves
// open, and how far the goal is for searches that would find out too late.
#include "tests/app/lab_window.h"
#include "tests/test_main.h"
#include "widgets/player/event_line.h"
#include "widgets/tables/node_tables.h"

using search::Algorithm;

class MapWordsTest : public QObject, testing::LabWindow {
  Q_OBJECT
 private Q_SLOTS:
  void init() { open(); }
  void cleanup() { close(); }

  void theLineIsUnderTheBoard() {
    openField(9, 5);
    EventLine& line = lab().workbench().eventLine();
    QVERIFY(line.isVisible());
    QCOMPARE(line.text(), u"Solved: cost 8, expanded 8"_s);
    const int height = line.height();
    seek(2);
    QCOMPARE(line.text(), u"0, 0 is taken from OPEN and expanded: g 0 + h 8 = f 8"_s);
    QCOMPARE(line.accessibleName(), line.text());
    m_window->resize(1024, 640);
    QCOMPARE(line.height(), height);
  }

  // Before the first event a card says what Play shows, in place of figures and lists; these stay from then on, at the start, too.
  void aCardIsThereBeforeTheFirstEvent() {
    lab().openWelcome();
    SearchWorkbench& parts = lab().workbench();
    const auto isBefore = [&] {
      const auto* card = parts.tables().findChild<QLabel*>(u"beginning"_s);
      const bool out = card->isVisible();
      return out == !parts.figures().isVisible() && out == !parts.tables().open().isVisible()
                 ? std::optional(out)
                 : std::nullopt;
    };
    QTRY_COMPARE(isBefore(), std::optional(true));
    lab().transport()->stepForward();
    QTRY_COMPARE(isBefore(), std::optional(false));
    lab().transport()->toStart();
    QTRY_COMPARE(lab().transport()->position(), std::size_t{0});
    QTRY_COMPARE(isBefore(), std::optional(false));
    // Another map is another beginning, and none where its search is shown at its end.
    lab().openWelcome();
    QTRY_COMPARE(isBefore(), std::optional(true));
    openField(9, 5);
    QTRY_COMPARE(isBefore(), std::optional(false));
  }

  // What lies beyond the search window is not called unreachable.
  void aWindowProvesNothingBeyondIt() {
    openField(12, 6);
    grid::RouteOptions options;
    options.window = 9;  // columns and rows 0 to 4 round the start
    setOptions(options);
    QTRY_COMPARE(lab().messageText(), u"The goal lies outside the search window."_s);
    QCOMPARE(lab().workbench().figures().outcomeShown(), u"No path to the goal within the search window"_s);
    QCOMPARE(lab().workbench().eventLine().text(),
             u"No path to the goal within the search window: OPEN is empty"_s);

    // A wall across the window, which ends below it.
    grid::Map walled(12, 6);
    for (int y = 0; y < 5; ++y) walled.setWeight({2, y}, grid::kWall);
    lab().showMap({walled, Point{0, 0}, Point{4, 0}}, {}, u"walled"_s, Transport::StartAt::End);
    settle();
    QTRY_COMPARE(lab().messageText(),
                 u"No route exists within the search window; one may exist outside it."_s);
    setOptions({});
    QCOMPARE(lab().workbench().figures().outcomeShown(), u"Solved"_s);

    walled.setWeight({2, 5}, grid::kWall);
    lab().showMap({walled, Point{0, 0}, Point{4, 0}}, {}, u"closed"_s, Transport::StartAt::End);
    settle();
    QTRY_COMPARE(lab().messageText(), u"No route leads from the start to the goal."_s);
    // A window that holds the whole map leaves nothing open.
    options.window = 99;
    setOptions(options);
    QTRY_COMPARE(lab().messageText(), u"No route leads from the start to the goal."_s);
  }

  // At its end a search says what it could not pass, and no more than is true.
  void whatStoodInTheWayIsTold() {
    const QString open =
        u"OPEN is empty: every node reachable from the start was expanded, and none is the goal. "_s;
    const auto meaning = [this](grid::Map map, Point goal, int window, Algorithm algorithm) {
      grid::RouteOptions options;
      options.window = window;
      options.algorithm = algorithm;
      options.neighbours =
          algorithm == Algorithm::JumpPoint ? grid::Neighbours::Eight : grid::Neighbours::Four;
      lab().options().setOptions(options);
      lab().showMap({std::move(map), Point{4, 4}, goal}, {}, u"told"_s, Transport::StartAt::End);
      settle();
      return lab().workbench().eventLine().meaning();
    };
    grid::Map across(9, 9), ring(9, 9);
    for (int x = 0; x < 9; ++x) across.setWeight({x, 6}, grid::kWall);
    for (const Point p : {Point{4, 3}, Point{4, 5}, Point{3, 4}, Point{5, 4}}) ring.setWeight(p, grid::kWall);
    const QString edge = u"Enclosed by walls and the edge of the map."_s, walls = u"Enclosed by walls."_s,
                  beyond =
                      u"Enclosed by walls and the edge of the search window: a path may exist outside it."_s;
    QCOMPARE(meaning(across, {4, 8}, 0, Algorithm::AStar), open + edge);
    QCOMPARE(meaning(across, {4, 8}, 5, Algorithm::AStar), open + beyond);
    QCOMPARE(meaning(ring, {0, 0}, 0, Algorithm::Dijkstra), open + walls);
    QCOMPARE(meaning(ring, {0, 0}, 5, Algorithm::AStar),
             open + walls + u" The search window excluded no path."_s);
    // The side that is shut in is asked, which need not be the start's.
    grid::Map shut(9, 9);
    for (const Point p : {Point{0, 1}, Point{1, 1}, Point{1, 0}}) shut.setWeight(p, grid::kWall);
    QVERIFY(meaning(ring, {8, 8}, 0, Algorithm::Bidirectional).endsWith(u"the other side. "_s + walls));
    QVERIFY(meaning(shut, {0, 0}, 0, Algorithm::Bidirectional).endsWith(u"the other side. "_s + edge));
    // Jumps leave no node at the edge.
    QVERIFY(meaning(across, {4, 8}, 0, Algorithm::JumpPoint)
                .endsWith(u"Enclosed by walls or the edge of the map."_s));
  }

  // That there is no way is an answer, and told when the search has come to it; an open eye tells it at once.
  void theEndIsNotToldAhead() {
    const QString none = u"No route leads from the start to the goal."_s;
    const auto shown = [this] {
      return lab().workbench().message().isHidden() ? QString() : lab().messageText();
    };
    grid::Map walled(12, 6);
    for (int y = 0; y < 6; ++y) walled.setWeight({6, y}, grid::kWall);
    lab().options().setOptions({});
    lab().showMap({walled, Point{0, 0}, Point{11, 0}}, {}, u"walled"_s, Transport::StartAt::Start);
    settle();
    QVERIFY(search::Outcome::Exhausted == lab().search().answer().outcome);
    QCOMPARE(shown(), QString());
    QAction* eye = lab().action(MapCommand::Eye);
    eye->trigger();
    QCOMPARE(shown(), none);
    eye->trigger();
    QCOMPARE(shown(), QString());
    seek(10);
    QCOMPARE(shown(), QString());
    toEnd();
    QCOMPARE(shown(), none);
    lab().transport()->stepBack();
    settle();
    QCOMPARE(shown(), QString());
    // What is wrong with the question is no answer.
    lab().showMap({walled, Point{0, 0}, std::nullopt}, {}, u"no goal"_s, Transport::StartAt::Start);
    settle();
    QVERIFY(shown().startsWith(u"Place a start and a goal"_s));
  }

  void theGoalsBoundIsFoundElsewhere_data() {
    const auto rows = testing::columns<int, int, bool, int>("algorithm", "heuristic", "isAsked", "bound");
    const auto row = [&](const char* name, Algorithm a, grid::Heuristic h, bool isAsked, int bound) {
      rows(name, static_cast<int>(a), static_cast<int>(h), isAsked, bound);
    };
    // Column 1 weighs 5: over it the way costs 7 in 3 moves; round it there is none.
    row("IDA*", Algorithm::IdaStar, grid::Heuristic::Manhattan, true, 7);
    row("iterative deepening", Algorithm::IterativeDeepening, grid::Heuristic::Zero, true, 3);
    row("IDA*, not admissible", Algorithm::IdaStar, grid::Heuristic::SquaredEuclidean, false, 0);
    row("A*", Algorithm::AStar, grid::Heuristic::Manhattan, false, 0);
  }
  void theGoalsBoundIsFoundElsewhere() {
    FETCH_ALL((int, algorithm), (int, heuristic), (int, bound), (bool, isAsked));
    grid::Map map(4, 2);
    for (int y = 0; y < 2; ++y) map.setWeight({1, y}, 5);
    grid::RouteOptions options;
    options.algorithm = static_cast<Algorithm>(algorithm);
    options.heuristic = static_cast<grid::Heuristic>(heuristic);
    lab().options().setOptions(options);
    lab().showMap({map, Point{0, 0}, Point{3, 0}}, {}, u"weights"_s, Transport::StartAt::End);
    settle();
    const auto found = lab().search().names().goalBound;
    QCOMPARE(found != nullptr, isAsked);
    if (found) QTRY_COMPARE(found->load(), static_cast<search::Cost>(bound));
  }
};

SEARCHLIGHT_TEST(MapWordsTest)
#include "map_words_test.moc"
