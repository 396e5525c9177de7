// tests/app/route_kinds_page_test.cpp: what the map lab may ask besides one path from a start to a goal: one-way cells, agents of several
// cells and the clearance; several goals, waypoints, the nearest cell and the flow field.

#include "tests/app/lab_window.h"
#include "tests/test_main.h"

class RouteKindsPageTest : public QObject, testing::LabWindow {
  Q_OBJECT

  QMenu* waysAt(Point cell, QMenu& menu) {
    lab().comparable()->fillMenu(&menu, cell);
    for (QAction* a : menu.actions())
      if (a->text() == "One-way"_L1) return a->menu();
    return nullptr;
  }
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

  void oneWayCells() {
    QCOMPARE(cost(), u"19"_s);
    choose({3, 0}, {"One-way", "&Left only"});
    QCOMPARE(cost(), u"21"_s);
    QVERIFY(lab().board().groundDescription({3, 0}).contains(u"one-way: left"_s));
    QMenu menu;
    for (const QAction* a : waysAt({3, 0}, menu)->actions())
      QCOMPARE(a->isChecked(), a->text() == "&Left only"_L1);
    // A second one is an edit of a map that has letters; both are undone.
    choose({3, 1}, {"One-way", "&Up only"});
    QCOMPARE(cost(), u"23"_s);
    m_window->commands()[Command::Undo]->trigger();
    settle();
    QCOMPARE(cost(), u"21"_s);
    choose({3, 0}, {"One-way", "&All directions"});
    QCOMPARE(cost(), u"19"_s);
    QVERIFY(!lab().map().document().map.hasOneWay());
  }
  void theirEditsBeginRepairAnew() {
    auto options = lab().options().options();
    options.algorithm = search::Algorithm::LpaStar;
    setOptions(options);
    choose({3, 0}, {"One-way", "&Left only"});
    QCOMPARE(cost(), u"21"_s);
  }
  void agents() {
    for (int y = 0; y < 12; ++y)
      if (y != 5) paint({10, y});
    settle();
    const QString alone = cost();
    QCOMPARE(alone, QString::number(19 + 10));
    auto* size = lab().options().findChild<QSpinBox*>(u"agent"_s);
    QVERIFY(size);
    size->setValue(2);
    settle();
    QCOMPARE(lab().options().options().agent, 2);
    // Not in the last column, where the goal is.
    QVERIFY(lab().search().answer().outcome != search::Outcome::Solved);
    lab().showMap({lab().map().document().map, Point{0, 0}, Point{18, 0}}, {}, {}, Transport::StartAt::End);
    settle();
    QCOMPARE(lab().search().answer().outcome, search::Outcome::Exhausted);
    paint({10, 5});
    settle();
    grid::Map wider = lab().map().document().map;
    for (const int y : {5, 6}) wider.setWeight({10, y}, 1);
    lab().showMap({wider, Point{0, 0}, Point{18, 0}}, {}, {}, Transport::StartAt::End);
    settle();
    QCOMPARE(cost(), QString::number(18 + 10));
    for (const auto& item : lab().board().legendItems())
      if (item.text == "no room"_L1) QVERIFY(item.isShown);
  }
  void clearanceIsALayer() {
    openField(6, 5);  // its numbers need room
    QAction* shown = nullptr;
    for (QAction* a : lab().parts().view)
      if (a->text() == "Clearance"_L1) shown = a;
    QVERIFY(shown);
    const QImage before = lab().board().grab().toImage();
    shown->trigger();
    QTRY_VERIFY(lab().board().grab().toImage() != before);
    const setup::SetUp kept = lab().snapshot()();
    QCOMPARE(*kept.view.find("clearance"), std::string("yes"));
    shown->trigger();
    QTRY_VERIFY(lab().board().grab().toImage() == before);
  }

  void waypoints() {
    type("via", u"5,5 2,9"_s);
    QCOMPARE(lab().options().options().waypoints, (std::vector<Point>{{5, 5}, {2, 9}}));
    QCOMPARE(cost(), QString::number(10 + 7 + 26));
    QCOMPARE(lab().board().scene().waypoints.size(), std::size_t{2});
    // A cell shows its node that has visited most; the name says how many.
    const WatchedRun& run = lab().search();
    const auto nameAt = [&](Point cell) { return run.nodeName(lab().board().nodeAt(cell).value()); };
    QCOMPARE(nameAt({5, 5}), u"5, 5 (1)"_s);
    QCOMPARE(nameAt({19, 0}), u"19, 0 (2)"_s);
    QVERIFY(lab().board().nodesAt({2, 9}).size() >= 1);
    // The whole path is drawn, from the start through them.
    toEnd();
    std::vector<Point> drawn;
    for (const search::NodeId n : run.answerNodes()) drawn.push_back(lab().board().scene().pointOf(n));
    QCOMPARE(drawn.size(), std::size_t{44});
    QVERIFY(std::ranges::find(drawn, Point{5, 5}) < std::ranges::find(drawn, Point{2, 9}));
    // What is no cell leaves what was there.
    type("via", u"five"_s);
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
    type("via", u"4,0+2,0"_s);
    toStart();
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
    type("also", u"3,4"_s);
    QCOMPARE(cost(), u"7"_s);
    choose({2, 0}, {"&Add a goal here"});
    QCOMPARE(cost(), u"2"_s);
    choose({2, 0}, {"&Remove this goal"});
    QCOMPARE(cost(), u"7"_s);
    QCOMPARE(lab().board().scene().alsoGoals, (std::vector<Point>{{3, 4}}));
  }
  void asNearAsPossible() {
    for (const Point p : {Point{18, 0}, Point{18, 1}, Point{19, 1}}) paint(p);
    settle();
    QCOMPARE(lab().search().answer().outcome, search::Outcome::Exhausted);
    auto options = lab().options().options();
    options.goesNear = true;
    setOptions(options);
    QCOMPARE(lab().search().answer().outcome, search::Outcome::Solved);
    QCOMPARE(lab().board().scene().nearest, std::optional<Point>({17, 0}));
    QCOMPARE(cost(), u"17"_s);
  }
  void flowField() {
    auto options = lab().options().options();
    options.isFlow = true;
    options.algorithm = search::Algorithm::Dijkstra;
    setOptions(options);
    QCOMPARE(lab().search().answer().outcome, search::Outcome::Exhausted);
    QCOMPARE(lab().search().answer().stats.expanded, std::uint64_t{20 * 12});
  }
};

SEARCHLIGHT_TEST(RouteKindsPageTest)
#include "route_kinds_page_test.moc"
