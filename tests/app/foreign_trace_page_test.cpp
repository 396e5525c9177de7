// tests/app/foreign_trace_page_test.cpp: traces of other programs in the window: in their own coordinates, compared, and the way to where a
// search differs from one.
#include "core/text/number_text.h"
#include "tests/app/compare_window.h"
#include "tests/test_main.h"
#include "widgets/tables/recording_facts.h"
#include "widgets/words/event_words.h"

class ForeignTracePageTest : public QObject, testing::CompareWindow {
  Q_OBJECT

  // Three nodes in a row from (x, y), `step` apart, and one below the second; the end costs 2.
  static QByteArray corridor(double x, double y, double step, const char* g = "2") {
    const auto node = [&](int id, double dx, double dy) {
      return u"id: %1, x: %2, y: %3"_s.arg(id).arg(
          QString::fromStdString(searchlight::exactText(x + dx * step)),
          QString::fromStdString(searchlight::exactText(y + dy * step)));
    };
    const QString a = node(1, 0, 0), b = node(2, 1, 0), c = node(3, 2, 0), d = node(4, 1, 1);
    return u"version: 1.4.0\nevents:\n"
           "- {type: source, %1}\n- {type: destination, %3}\n"
           "- {type: generating, %1, g: 0}\n- {type: expanding, %1, g: 0}\n"
           "- {type: generating, %2, pId: 1, g: 1}\n- {type: generating, %4, pId: 1, g: 1.5}\n"
           "- {type: expanding, %2, pId: 1, g: 1, note: {why: [least, f]}}\n"
           "- {type: generating, %3, pId: 2, g: %5}\n- {type: end, %3, pId: 2, g: %5}\n"_s
               .arg(a, b, c, d, QLatin1String(g))
               .toUtf8();
  }
  void openTrace(const char* name, const QByteArray& text) {
    write(QString::fromUtf8(name), text);
    openAndSettle(path(name));
  }
  const search::ForeignTrace& trace() {
    return dynamic_cast<const search::ForeignTrace&>(lab().search().session());
  }
  static RunWords recorded(const QString& path) {
    RunWords out;
    out.set("trace", path.toStdString());
    return out;
  }

 private Q_SLOTS:
  void init() { open(); }
  void cleanup() { close(); }

  // What is told of the cell under the pointer is told of the trace as long as it is there, and then of what comes in its place.
  void aCellThatIsToldOutlivesItsTrace_data() {
    testing::columns<QByteArray>("next")("a map", "")("another trace", corridor(5, 5, 1))(
        "a graph", "searchlight-graph 1\nplace A 0 0\nplace B 30 0\nroad A B 30\n");
  }
  void aCellThatIsToldOutlivesItsTrace() {
    QFETCH(const QByteArray, next);
    openTrace("told.trace.yaml", corridor(0, 0, 1));
    const Point cell = lab().plan()->cellOf(*trace().position(2));
    QTest::mouseMove(&lab().board(), {1, 1});  // where it is already it does not come to again
    QTest::mouseMove(&lab().board(), lab().board().viewport().centreOf(cell).toPoint());
    QTRY_VERIFY2(lab().status().startsWith(QStringLiteral("1, 0")), qPrintable(lab().status()));
    if (next.isEmpty())
      openField(5, 5);
    else
      openTrace("next", next);
    settle();
    QTRY_VERIFY(!lab().status().contains(QStringLiteral("parent 0, 0")));
    QCOMPARE(lab().plan().has_value(), !next.isEmpty());
  }

  // Whatever its numbers are: what is said and listed of a node is where its program says that it is.
  void everythingIsInTheTracesOwnCoordinates_data() {
    const auto row =
        testing::columns<double, double, double, QString, bool>("x", "y", "step", "second", "isGrid");
    row("from 0", 0, 0, 1, "1, 0", true);
    row("far from 0", 100, 200, 1, "101, 200", true);
    row("negative", -7, -20, 1, "-6, -20", true);
    row("far apart in whole numbers", 5, 5, 1000, "1005, 5", true);
    row("micro-degrees", 144963100, -37813600, 12500, "144975600, -37813600", false);
    row("degrees", 144.5, -37.25, 0.0078125, "144.5078125, -37.25", false);
    row("less than 1", 0.5, 0.5, 0.25, "0.75, 0.5", false);
    row("huge", 1e18, 1e18, 1e17, "1100000000000000000, 1000000000000000000", false);
  }
  void everythingIsInTheTracesOwnCoordinates() {
    FETCH_ALL((const double, x), (const double, y), (const double, step), (const QString, second));
    QFETCH(const bool, isGrid);
    openTrace("own.trace.yaml", corridor(x, y, step));
    QVERIFY(lab().plan());
    QCOMPARE(lab().plan()->isGrid, isGrid);
    QCOMPARE(lab().plan()->sharingPlaces, std::size_t{0});
    const WatchedRun& run = lab().search();
    QCOMPARE(run.nodeName(2), second);
    const Point cell = lab().plan()->cellOf(*trace().position(2));
    QCOMPARE(lab().nodeAt(run, cell), std::optional<search::NodeId>(2));
    QVERIFY(testing::startsWith(lab().describe(run, search::NodeId{2}, cell), second + u"   ·"_s));
    QVERIFY(lab()
                .describe(run, search::NodeId{2}, cell)
                .contains(u"parent "_s + QString::fromStdString(trace().nameOf(0))));
    // All nodes have cells of their own, and all events are there.
    std::set<std::pair<int, int>> cells;
    for (search::NodeId n = 0; n < 4; ++n) {
      const Point own = lab().plan()->cellOf(*trace().position(n));
      cells.insert({own.x, own.y});
    }
    QCOMPARE(cells.size(), std::size_t{4});
    QCOMPARE(run.recorded(), std::size_t{12});
    const QString words = eventWords(run.session(), run.names(), 6);
    QCOMPARE(words, u"expanding %1 · g 1 · id 2 · pId 1 (%2) · note {\"why\": [\"least\", \"f\"]}"_s.arg(
                        second, QString::fromStdString(trace().nameOf(0))));
    QCOMPARE(eventWords(run.session(), run.names(), 10), u"Traced back from the goal: "_s + second);
    QCOMPARE(lab().findChild<RecordingFacts*>()->startShown(), QString::fromStdString(trace().nameOf(0)));
    // Cells are told as the rulers number them.
    if (isGrid)
      QVERIFY(
          testing::startsWith(lab().board().description(cell), u"Column %1, row %2"_s.arg(x + step).arg(y)));
    QCOMPARE(lab().messageText().contains(u"drawn to scale as points"_s), !isGrid);
    // A breakpoint is at the node, and its cell is marked.
    lab().board().select(cell);
    lab().action(MapCommand::BreakHere)->trigger();
    QVERIFY(lab().transport()->hasBreakpointAt(second.toStdString()));
    QVERIFY(lab().board().scene().breakpoints == std::vector<Point>{cell});
    toStart();
    lab().transport()->play();
    QTRY_COMPARE(lab().transport()->activity(), Transport::Activity::Idle);
    QCOMPARE(run.position(), std::size_t{5});
    QVERIFY(m_window->openFile(path("own.trace.yaml")));  // again, and a map after it
    openField(5, 5);
    QVERIFY(!lab().plan());
    QVERIFY(lab().board().description({1, 1}).startsWith(u"Column 1, row 1"_s));
  }

  // Each node is a point in proportion, and a line comes to it from its parent.
  void pointsAndEdgesAreDrawn() {
    openTrace("degrees.trace.yaml", corridor(144.5, -37.25, 0.0078125));
    const BoardView& board = lab().board();
    const QImage picture = lab().board().grab().toImage();
    const auto at = [&](double column, double row) {
      const search::TracePlan& plan = *lab().plan();
      const search::TracePlace place = plan.onBoard({144.5 + column * 0.0078125, -37.25 + row * 0.0078125});
      const QPointF p = board.viewport().rectOf(Point{0, 0}).topLeft() +
                        QPointF(place.x, place.y) * board.viewport().cellSide();
      return picture.pixelColor((p * picture.devicePixelRatio()).toPoint());
    };
    const QColor free = board.scene().board.freeCell;
    QVERIFY(at(0.5, 0.5) != free);  // from the first to the one below the second
    QVERIFY(at(1, 1) != free);
    QCOMPARE(at(0.3, 0.8), free);
    QCOMPARE(at(1.5, 0.5), free);
  }

  // Places that no picture can tell apart are counted, and told apart in words.
  void placesTooCloseAreTold() {
    openTrace("close.trace.yaml",
              "events:\n- {type: expand, id: a, x: 0, y: 0.5}\n- {type: expand, id: b, x: 1.0e-9, y: 0.5}\n"
              "- {type: expand, id: c, x: 1000, y: 0.5}\n- {type: expand, id: d, x: 1000, y: 0.5}\n");
    QCOMPARE(lab().plan()->sharingPlaces, std::size_t{1});
    QVERIFY(testing::contains(lab().messageText(), u"too close together"_s));
    const WatchedRun& run = lab().search();
    QCOMPARE(run.nodeName(1), u"0.000000001, 0.5"_s);
    QCOMPARE(run.nodeName(2), u"1000, 0.5 (c)"_s);
    QCOMPARE(run.nodeName(3), u"1000, 0.5 (d)"_s);
  }

  // Without places there is no board, and everything else: tables, a breakpoint at a node, its fields.
  void withoutPlaces() {
    openTrace(
        "tree.trace.yaml",
        "events:\n- {type: expand, id: root, g: 0, tile: [1, 2]}\n"
        "- {type: generate, id: left, pId: root, g: 1}\n- {type: generate, id: right, pId: root, g: 2}\n"
        "- {type: expand, id: left, g: 1}\n- {type: end, id: right, pId: root, g: 2}\n");
    QVERIFY(!trace().extents());
    const auto* note = lab().board().findChild<QLabel*>(u"noPlaces"_s);
    QVERIFY(note->isVisible());
    QVERIFY(testing::contains(note->text(), u"no board"_s));
    const WatchedRun& run = lab().search();
    QCOMPARE(run.recorded(), std::size_t{7});
    QCOMPARE(run.nodeName(1), u"left"_s);
    Q_EMIT lab().workbench().nodeActivated(search::NodeId{1});
    QVERIFY(lab().action(MapCommand::BreakHere)->isEnabled());
    lab().action(MapCommand::BreakHere)->trigger();
    QVERIFY(lab().transport()->hasBreakpointAt("left"));
    toStart();
    lab().transport()->play();
    QTRY_COMPARE(lab().transport()->activity(), Transport::Activity::Idle);
    QCOMPARE(run.position(), std::size_t{2});
    Q_EMIT lab().workbench().stateActivated(u"right"_s);
    lab().action(MapCommand::BreakHere)->trigger();
    QVERIFY(lab().transport()->hasBreakpointAt("right"));
    QVERIFY(lab().pictures().empty() || lab().pictures().front().kind != PictureSource::Kind::Board);
    openField(5, 5);
    QVERIFY(!note->isVisible());
  }

  // Its own views are drawn instead, at the cursor; a shape stands for its node.
  void ownViewsAreDrawn() {
    openTrace(
        "views.trace.yaml",
        "version: 1.4.0\nviews:\n  main:\n  - {$: rect, x: '${{ $.left }}', y: 0, width: 10, height: 10, "
        "fill: '#ff0000'}\nevents:\n- {type: expand, id: a, left: 0}\n"
        "- {type: expand, id: b, pId: a, left: 20}\n");
    QVERIFY(!lab().board().findChild<QLabel*>(u"noPlaces"_s)->isVisible());
    QVERIFY(testing::contains(lab().messageText(), u"own views"_s));
    const auto cellAt = [&](double x, double y) { return lab().plan()->cellOf({x, y}); };
    const auto isRed = [&](double x, double y) {
      const QImage picture = lab().board().grab().toImage();
      const QPointF middle = lab().board().viewport().rectOf(cellAt(x, y)).center();
      return picture.pixelColor((middle * picture.devicePixelRatio()).toPoint()) == QColor(255, 0, 0);
    };
    QVERIFY(isRed(5, 5) && isRed(25, 5) && !isRed(15, 5));
    QCOMPARE(lab().nodeAt(lab().search(), cellAt(25, 5)), std::optional<search::NodeId>(1));
    QVERIFY(!lab().nodeAt(lab().search(), cellAt(15, 5)));
    seek(1);
    QVERIFY(isRed(5, 5) && !isRed(25, 5));
  }

  // Two of them are compared by their nodes' names.
  void withoutPlacesCompared() {
    const QByteArray begin = "events:\n- {type: expand, id: root, g: 0}\n";
    openTrace("one.trace.yaml", begin + "- {type: expand, id: left, pId: root, g: 1}\n");
    openTrace("two.trace.yaml", begin + "- {type: expand, id: right, pId: root, g: 1}\n");
    beginCompare();
    QCOMPARE(page().runs(),
             (std::vector<RunWords>{recorded(path("one.trace.yaml")), recorded(path("two.trace.yaml"))}));
    for (std::size_t i = 0; i < 2; ++i) {
      QCOMPARE(pane(i).problem(), QString());
      QCOMPARE(pane(i).run().recorded(), std::size_t{2});
    }
  }

  void withoutNodes() {
    openTrace("no-nodes.trace.yaml", "events:\n- {type: note, comment: hello}\n");
    QCOMPARE(lab().search().recorded(), std::size_t{0});
    QVERIFY(lab().board().findChild<QLabel*>(u"noPlaces"_s)->text().contains(u"nothing to step through"_s));
  }

  void aRepeatedKeyIsTold() {
    openTrace("twice.trace.json",
              R"({"events": [{"type": "expand", "id": 1, "x": 0, "y": 0, "g": 1, "g": 2}]})");
    QVERIFY(testing::contains(lab().messageText(), u"event 1: g is given twice"_s));
  }

  void comparedWithWhatItCost_data() {
    const auto row = testing::columns<QByteArray, bool>("g", "isCostlier");
    row("as cheap", "2", false);
    row("as cheap but for a rounding", "2.0002", false);
    row("costlier", "2.75", true);
  }
  void comparedWithWhatItCost() {
    FETCH_ALL((const QByteArray, g), (const bool, isCostlier));
    write(u"t.trace.yaml"_s, corridor(0, 0, 1, g.constData()));
    openField(3, 2);
    beginCompare({words("a-star"), recorded(path("t.trace.yaml"))});
    toEndOfAll();
    const CompareModel& model = page().table().model();
    const auto shown = [&](CompareColumn column) {
      return model.index(1, static_cast<int>(column)).data().toString();
    };
    QTRY_COMPARE(shown(CompareColumn::Steps), u"2"_s);
    QCOMPARE(shown(CompareColumn::Cost), costText(g.toDouble()));
    QVERIFY(!model.hasColumn(CompareColumn::Scanned));  // its two ends are no scans
    QTRY_VERIFY(pane(1).finish().has_value());
    QCOMPARE(pane(1).finish()->excess.has_value(), isCostlier);
  }

  // The second one that is opened stands beside the first, and the board has room for both.
  void twoTracesWithoutAMap() {
    openTrace("first.trace.yaml", corridor(100, 200, 1));
    openTrace("second.trace.yaml", corridor(95, 203, 1, "3"));
    beginCompare();
    QCOMPARE(page().runs(), (std::vector<RunWords>{recorded(path("first.trace.yaml")),
                                                   recorded(path("second.trace.yaml"))}));
    for (std::size_t i = 0; i < 2; ++i) {
      QCOMPARE(pane(i).problem(), QString());
      QVERIFY(pane(i).run().hasSearch());
      QCOMPARE(pane(i).run().recorded(), std::size_t{12});
    }
    QCOMPARE(QSize(map().map()->width(), map().map()->height()), QSize(8, 5));
    QCOMPARE(lab().comparable()->questionText(), u"second.trace.yaml"_s);  // without a question
    toEndOfAll();
    QCOMPARE(pane(0).board().nodeAt({5, 0}), std::optional<search::NodeId>(0));
    QCOMPARE(pane(1).board().nodeAt({0, 3}), std::optional<search::NodeId>(0));
    QVERIFY(pane(0).board().description({5, 0}).startsWith(u"Column 100, row 200"_s));
    // The page itself still shows the last one, where it is.
    m_window->showPage(u"map-lab"_s);
    settle();
    QVERIFY(lab().search().isPlayback());
    QCOMPARE(lab().board().nodeAt({0, 3}), std::optional<search::NodeId>(0));
  }

  void oneTraceWithoutAMapIsAlone() {
    openTrace("first.trace.yaml", corridor(0.5, 0.25, 0.125));
    QCOMPARE(lab().traces(), QStringList{path("first.trace.yaml")});
    beginCompare();
    QCOMPARE(page().runs(), std::vector<RunWords>{recorded(path("first.trace.yaml"))});
    QVERIFY(!action(u"Next difference"_s)->isEnabled());
  }

  // Events of two programs do not align: each of the two goes to the event of its own expansion, whichever stands first.
  void bothComeToTheDifference_data() {
    testing::columns<bool>("isFirst")("recording first", true)("recording second", false);
  }
  void bothComeToTheDifference() {
    QFETCH(bool, isFirst);
    openField(24, 16);
    toCompare();
    RunWords recorded;
    recorded.set("trace", SEARCHLIGHT_TEST_DATA "/traces/flow.trace.yaml");
    compareRuns(isFirst ? std::vector<RunWords>{recorded, words("dijkstra")}
                        : std::vector<RunWords>{words("dijkstra"), recorded});
    page().transport()->setStepUnit(StepUnit::Event);
    toStartOfAll();
    const search::ComparedSearch first = pane(0).run().compared(), second = pane(1).run().compared();
    const search::DifferenceAnswer answer =
        search::findDifference(first, second, {.unit = search::DifferenceUnit::Expansion}, {});
    QVERIFY(answer.kind == search::DifferenceAnswer::Kind::Found);
    action(u"Next difference"_s)->trigger();
    QTRY_VERIFY(page().messageText().contains(u"differs"_s));
    settleCompare();
    for (std::size_t i = 0; i < 2; ++i) {
      const WatchedRun& run = pane(i).run();
      QTRY_COMPARE(run.position(), std::min(answer.events[i] + 1, run.recorded()));
    }
  }
};

SEARCHLIGHT_TEST(ForeignTracePageTest)
#include "foreign_trace_page_test.moc"
