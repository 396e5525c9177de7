// tests/app/route_stops_page_test.cpp: several goals, waypoints, the nearest cell and the flow field in the map lab.
#include <QLineEdit>
#include <QMenu>

#include "app/shell/comparable.h"
#include "tests/app/lab_window.h"
#include "tests/test_main.h"
#include "widgets/tables/numbers_view.h"

using namespace searchlight;
using namespace searchlight::ui;

class RouteStopsPageTest : public QObject, testing::LabWindow {
  Q_OBJECT

  void type(const char* field, const QString& cells) {
    auto* edit = lab().options().findChild<QLineEdit*>(QLatin1String(field));
    QVERIFY(edit);
    edit->setText(cells);
    Q_EMIT edit->editingFinished();
    settle();
  }
 private Q_SLOTS:
  void init() {
    LabWindow::open();
    openField(20, 12);
  }
  void cleanup() { LabWindow::close(); }

  void waypoints() {
    type("via", QStringLiteral("5,5 2,9"));
    QCOMPARE(lab().options().options().waypoints, (std::vector<Point>{{5, 5}, {2, 9}}));
    QCOMPARE(cost(), QString::number(10 + 7 + 26));
    QCOMPARE(lab().board().scene().waypoints.size(), std::size_t{2});
    // A cell shows its node that has visited most; the name says how many.
    const WatchedRun& run = lab().search();
    const auto nameAt = [&](Point cell) { return run.nodeName(lab().board().nodeAt(cell).value()); };
    QCOMPARE(nameAt({5, 5}), QStringLiteral("5, 5 (1)"));
    QCOMPARE(nameAt({19, 0}), QStringLiteral("19, 0 (2)"));
    QVERIFY(lab().board().nodesAt({2, 9}).size() >= 1);
    // The whole path is drawn, from the start through them.
    lab().transport()->toEnd();
    settle();
    std::vector<Point> drawn;
    for (const search::NodeId n : run.answerNodes()) drawn.push_back(lab().board().scene().pointOf(n));
    QCOMPARE(drawn.size(), std::size_t{44});
    QVERIFY(std::ranges::find(drawn, Point{5, 5}) < std::ranges::find(drawn, Point{2, 9}));
    // What is no cell leaves what was there.
    type("via", QStringLiteral("five"));
    QCOMPARE(lab().options().options().waypoints.size(), std::size_t{2});
    choose({2, 9}, {"Remove this wa&ypoint"});
    QCOMPARE(cost(), QString::number(10 + 19));
    choose({0, 11}, {"Add a wa&ypoint here"});
    QCOMPARE(lab().options().options().waypoints, (std::vector<Point>{{5, 5}, {0, 11}}));
    // A smaller map has no such cells.
    lab().showMap({grid::Map(6, 6), Point{0, 0}, Point{5, 0}}, {}, {}, Transport::StartAt::End);
    settle();
    QCOMPARE(lab().options().options().waypoints, (std::vector<Point>{{5, 5}}));
  }
  void aBreakpointStopsOnEveryVisit() {
    type("via", QStringLiteral("4,0+2,0"));
    lab().transport()->toStart();
    settle();
    lab().transport()->setSpeed(100'000);
    lab().transport()->toggleBreakpointAt("3, 0");
    QStringList met;
    for (int i = 0; i < 40 && !lab().search().isAtEnd(); ++i) {
      lab().transport()->play();
      settle();
      const auto& trace = lab().search().session().trace();
      const std::size_t at = lab().search().position();
      if (at > 0 && !lab().search().isAtEnd()) met << lab().search().nodeName(trace[at - 1].node);
    }
    for (const char* name : {"3, 0", "3, 0 (1)", "3, 0 (2)"})
      QVERIFY2(met.contains(QLatin1String(name)), name);
  }
  void severalGoals() {
    type("also", QStringLiteral("3,4"));
    QCOMPARE(cost(), QStringLiteral("7"));
    choose({2, 0}, {"&Add a goal here"});
    QCOMPARE(cost(), QStringLiteral("2"));
    choose({2, 0}, {"&Remove this goal"});
    QCOMPARE(cost(), QStringLiteral("7"));
    QCOMPARE(lab().board().scene().alsoGoals, (std::vector<Point>{{3, 4}}));
  }
  void asNearAsPossible() {
    for (const Point p : {Point{18, 0}, Point{18, 1}, Point{19, 1}}) paint(p);
    settle();
    QCOMPARE(lab().search().answer().outcome, search::Outcome::Exhausted);
    auto options = lab().options().options();
    options.goesNear = true;
    lab().options().setOptions(options);
    settle();
    QCOMPARE(lab().search().answer().outcome, search::Outcome::Solved);
    QCOMPARE(lab().board().scene().nearest, std::optional<Point>({17, 0}));
    QCOMPARE(cost(), QStringLiteral("17"));
  }
  void flowField() {
    auto options = lab().options().options();
    options.isFlow = true;
    options.algorithm = search::Algorithm::Dijkstra;
    lab().options().setOptions(options);
    settle();
    QCOMPARE(lab().search().answer().outcome, search::Outcome::Exhausted);
    QCOMPARE(lab().search().answer().stats.expanded, std::uint64_t{20 * 12});
  }
};

SEARCHLIGHT_TEST(RouteStopsPageTest)
#include "route_stops_page_test.moc"
