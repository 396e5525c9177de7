// tests/widgets/node_tables_test.cpp: OPEN and CLOSED as the user sees them, against a reading of all nodes.
#include "widgets/tables/node_tables.h"

#include "tests/test_main.h"
#include "tests/widgets/marking_translator.h"
#include "tests/widgets/watched_search.h"
#include "widgets/tables/numbers_view.h"
#include "widgets/tables/question_form.h"
#include "widgets/words/search_format.h"

using search::Algorithm;
using search::NodeId;
using search::NodeStatus;
using testing::OneRun;
using testing::WatchedSearch;

namespace {

std::vector<NodeId> rowsOf(NodeTable& table) {
  std::vector<NodeId> out;
  for (int row = 0; row < table.rows().rowCount(); ++row) out.push_back(table.rows().nodeAt(row));
  return out;
}

// All of OPEN, what is taken next first, by the words of OpenOrder.
std::vector<NodeId> allOpen(const OneRun& model) {
  const search::Session& s = model.session();
  const search::TracePlayer& p = model.player();
  const search::OpenOrder order = s.openOrder();
  std::vector<NodeId> open = p.open();
  // What was taken waits no more: a goal that is recognised then, by all that do not see it when it is generated.
  const bool sees = s.algorithm() == Algorithm::BreadthFirst || s.algorithm() == Algorithm::BeamSearch ||
                    search::goesFromBothEnds(s.algorithm()) || search::forgets(s.algorithm()) ||
                    search::repairs(s.algorithm());
  for (std::size_t i = p.trace().begin(); i < p.position() && !sees; ++i)
    if (p.trace()[i].kind == search::EventKind::Goal) std::erase(open, p.trace()[i].node);
  const auto before = [&](NodeId a, NodeId b) {
    const auto [first, second] = std::pair(insertionOrder(p.node(a)), insertionOrder(p.node(b)));
    if (order.kind == search::OpenOrder::Kind::Queue) return first < second;
    if (order.kind == search::OpenOrder::Kind::Stack) {
      if (p.node(a).added == search::kNever) return first > second;
      const auto entered = [&](NodeId n) {
        return p.node(n).parent == search::kNoNode ? 0 : p.node(p.node(n).parent).expandedAt;
      };
      return entered(a) != entered(b) ? entered(a) > entered(b) : first < second;
    }
    if (search::repairs(s.algorithm())) {
      const std::uint64_t placeA = s.placeOf(order, a, p.node(a)), placeB = s.placeOf(order, b, p.node(b));
      return placeA != placeB ? placeA < placeB : first > second;
    }
    const search::Cost fa = s.priority(p.node(a).g, s.heuristic(a)) / order.width;
    const search::Cost fb = s.priority(p.node(b).g, s.heuristic(b)) / order.width;
    return fa != fb ? fa < fb : order.lastInFirst() ? first > second : first < second;
  };
  std::sort(open.begin(), open.end(), before);
  return open;
}

// Nodes in the order of their last expansion, the latest first.
std::vector<NodeId> allClosed(const OneRun& model, bool deepening) {
  std::vector<NodeId> closed;
  const auto& nodes = model.player().nodes();
  for (NodeId n = 0; n < nodes.size(); ++n)
    if (nodes[n].expandedAt != search::kNever && (deepening || nodes[n].status != NodeStatus::Open))
      closed.push_back(n);
  std::sort(closed.begin(), closed.end(),
            [&](NodeId a, NodeId b) { return nodes[a].expandedAt > nodes[b].expandedAt; });
  return closed;
}

bool isDeepening(Algorithm a) { return search::forgets(a); }

}  // namespace

class NodeTablesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Where there is no room for five rows of each one of the two is folded, and unfolds by a click on its head.
  void oneOfTwoIsFoldedWhereThereIsLittleRoom() {
    testing::ViewOf<NodeTables> s(QSize(360, 180));
    WatchedSearch{}.show(s.model);
    QVERIFY(!s.view.open().isFolded() && s.view.closed().isFolded());
    for (NodeTable* list : {&s.view.open(), &s.view.closed()}) {
      if (list->isFolded()) {
        auto* head = list->findChild<QLabel*>(QString(), Qt::FindDirectChildrenOnly);
        QTest::mouseClick(head, Qt::LeftButton);
      }
      NodeTable* other = list == &s.view.open() ? &s.view.closed() : &s.view.open();
      QVERIFY(!list->isFolded() && other->isFolded());
      QVERIFY(list->table().isVisible() && !other->table().isVisible());
      QTRY_VERIFY2(list->table().viewport()->height() >= 5 * list->table().rowHeight(0),
                   qPrintable(QString::number(list->table().viewport()->height())));
      QVERIFY(other->height() < 40);
    }
    s.view.resize(360, 500);
    QTRY_VERIFY(s.view.open().table().isVisible() && s.view.closed().table().isVisible());
    QVERIFY(!s.view.open().isFolded() && !s.view.closed().isFolded());
  }

  void rowsAreTheOrder_data() { testing::addAlgorithmRows(); }
  void rowsAreTheOrder() {
    QFETCH(int, algorithm);
    WatchedSearch w{static_cast<Algorithm>(algorithm)};
    const bool deepening = isDeepening(w.algorithm);
    if (search::meetsAnew(w.algorithm)) w.side = 5;
    testing::ViewOf<NodeTables> s;
    w.show(s.model);
    const std::size_t end = s.model.recorded();
    for (std::size_t part = 0; part <= 8; ++part) {
      s.model.moveTo(end * part / 8);
      QCOMPARE(rowsOf(s.view.open()), allOpen(s.model));
      std::vector<NodeId> closed = allClosed(s.model, deepening);
      if (closed.size() > NodeTable::kMostRows) closed.resize(NodeTable::kMostRows);
      const std::vector<NodeId> rows = rowsOf(s.view.closed());
      // Of a search that expands nodes again and again the last 500 expansions are fewer nodes.
      QVERIFY(rows.size() <= closed.size());
      closed.resize(rows.size());
      QCOMPARE(rows, closed);
    }
    QVERIFY(!rowsOf(s.view.closed()).empty());
  }

  void aGoalThatWasTakenWaitsNoMore() {
    testing::ViewOf<NodeTables> s;
    WatchedSearch{Algorithm::AStar}.show(s.model);
    const NodeId goal = s.model.player().route()[0];
    const std::size_t all = s.model.player().openCount();
    QCOMPARE(s.view.open().rows().rowOf(goal), -1);
    QCOMPARE(s.view.open().rows().rowCount(), static_cast<int>(all) - 1);
    QVERIFY(testing::contains(s.view.open().headText(), countText(all - 1)));
    s.model.seek(s.model.run.phaseTwo()->begin - 1);  // before it is recognised
    WatchedSearch::settle(s.model);
    QVERIFY(s.view.open().rows().rowOf(goal) >= 0);
    s.model.stepForward();
    QCOMPARE(s.view.open().rows().rowOf(goal), -1);
    s.model.stepBack();
    QVERIFY(s.view.open().rows().rowOf(goal) >= 0);
  }

  void stepsKeepTheRowsTrue() {
    testing::ViewOf<NodeTables> s;
    WatchedSearch{Algorithm::AStar}.show(s.model, Transport::StartAt::Start);
    for (int step = 0; step < 300; ++step) {
      s.model.stepForward();
      QCOMPARE(rowsOf(s.view.open()), allOpen(s.model));
    }
    for (int step = 0; step < 300; ++step) {
      s.model.stepBack();
      QCOMPARE(rowsOf(s.view.open()), allOpen(s.model));
    }
    QCOMPARE(s.model.position(), std::size_t{0});
  }

  void onlyTheHeadIsListedAndTheRestCounted() {
    testing::ViewOf<NodeTables> s;
    WatchedSearch w{Algorithm::Greedy, 600};
    w.show(s.model);
    QVERIFY(s.model.player().open().size() > NodeTable::kMostRows);
    QCOMPARE(s.view.open().rows().rowCount(), static_cast<int>(NodeTable::kMostRows));
    std::vector<NodeId> open = allOpen(s.model);
    const QString count = QLocale().toString(static_cast<qulonglong>(open.size()));
    QVERIFY(testing::contains(s.view.open().headText(), count));
    QVERIFY(s.view.open().headText().contains(u"500"_s));
    open.resize(NodeTable::kMostRows);
    QCOMPARE(rowsOf(s.view.open()), open);
    const QString closed = QLocale().toString(static_cast<qulonglong>(s.model.player().counts().expanded));
    QVERIFY(testing::contains(s.view.closed().headText(), closed));
  }

  void cellsTellWhatTheNodeIsLike() {
    testing::ViewOf<NodeTables> s;
    WatchedSearch{}.show(s.model);
    s.model.seek(s.model.recorded() / 2);
    const NodeTableModel& rows = s.view.closed().rows();
    const NodeId n = rows.nodeAt(3);
    const search::PlayedNode played = s.model.player().node(n);
    const auto text = [&](int column) { return rows.index(3, column).data().toString(); };
    const search::Cost h = s.model.session().heuristic(n);
    QCOMPARE(text(NodeTableModel::Node), s.model.run.nodeName(n));
    QCOMPARE(text(NodeTableModel::G), s.model.names().cost(played.g));
    QCOMPARE(text(NodeTableModel::H), s.model.names().cost(h));
    QCOMPARE(text(NodeTableModel::F), s.model.names().cost(played.g + h));
    QCOMPARE(text(NodeTableModel::Parent), s.model.run.nodeName(played.parent));
    QCOMPARE(text(NodeTableModel::Order), QLocale().toString(played.expandedAt + 1));
    QCOMPARE(text(NodeTableModel::Times), u"1"_s);
  }

  void estimatesAreHiddenWhereThereAreNone_data() { testing::addAlgorithmRows(); }
  void estimatesAreHiddenWhereThereAreNone() {
    QFETCH(int, algorithm);
    WatchedSearch w{static_cast<Algorithm>(algorithm)};
    if (search::meetsAnew(w.algorithm)) w.side = 4;
    testing::ViewOf<NodeTables> s;
    w.show(s.model);
    for (NodeTable* table : {&s.view.open(), &s.view.closed()}) {
      QCOMPARE(table->table().isColumnHidden(NodeTableModel::H), !search::info(w.algorithm).usesHeuristic);
      // Greedy best-first search goes by h alone: what it has as a priority is no f.
      QCOMPARE(table->table().isColumnHidden(NodeTableModel::F),
               !search::info(w.algorithm).usesHeuristic || w.algorithm == Algorithm::Greedy);
    }
  }

  void aRowIsChosenByMouseAndByKeyboard() {
    testing::ViewOf<NodeTables> s(QSize(340, 500));
    QVERIFY(QTest::qWaitForWindowExposed(&s.view, 60'000));
    WatchedSearch{}.show(s.model);
    s.model.seek(s.model.recorded() / 2);
    QSignalSpy chosen(&s.view, &NodeTables::nodeActivated);
    QuietTable& table = s.view.closed().table();
    const QModelIndex third = table.model()->index(2, NodeTableModel::Node);
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(third).center());
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.last().first().value<NodeId>(), s.view.closed().rows().nodeAt(2));
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(third).center());
    QCOMPARE(chosen.count(), 2);
    QTest::keyClick(&table, Qt::Key_Down);
    QCOMPARE(chosen.last().first().value<NodeId>(), s.view.closed().rows().nodeAt(3));
    const auto before = chosen.count();
    QTest::keyClick(&table, Qt::Key_Return);
    QCOMPARE(chosen.count(), before + 1);
  }

  void aNodeOfTheBoardIsFound() {
    testing::ViewOf<NodeTables> s;
    WatchedSearch{}.show(s.model);
    s.model.seek(s.model.recorded() / 2);
    QSignalSpy chosen(&s.view, &NodeTables::nodeActivated);
    const NodeId open = s.view.open().rows().nodeAt(s.view.open().rows().rowCount() - 1);
    s.view.showNode(open);
    QCOMPARE(s.view.open().table().currentIndex().row(), s.view.open().rows().rowCount() - 1);
    QVERIFY(!s.view.closed().table().currentIndex().isValid());
    const NodeId closed = s.view.closed().rows().nodeAt(5);
    s.view.showNode(closed);
    QCOMPARE(s.view.closed().table().currentIndex().row(), 5);
    QVERIFY(!s.view.open().table().currentIndex().isValid());
    // The selection stays with its node.
    s.model.setStepUnit(StepUnit::Expansion);
    s.model.stepForward();
    QCOMPARE(s.view.closed().rows().nodeAt(s.view.closed().table().currentIndex().row()), closed);
    s.view.showNode(std::nullopt);
    QVERIFY(!s.view.closed().table().currentIndex().isValid());
    QCOMPARE(chosen.count(), 0);
  }

  void aNodeBelowTheHeadIsSaidToBeThere() {
    testing::ViewOf<NodeTables> s;
    WatchedSearch{Algorithm::Dijkstra, 60}.show(s.model);
    QVERIFY(s.model.player().counts().expanded > NodeTable::kMostRows);
    s.view.showNode(0);  // the start: expanded first
    QVERIFY(!s.view.closed().table().currentIndex().isValid());
    QVERIFY(testing::contains(s.view.closed().headText(), s.model.run.nodeName(0)));
    QVERIFY(!s.view.open().headText().contains(s.model.run.nodeName(0)));
  }

  void playingUpdatesNowAndThenAndTheEndIsExact() {
    testing::ViewOf<NodeTables> s;
    WatchedSearch{Algorithm::AStar, 80}.show(s.model, Transport::StartAt::Start);
    s.model.setSpeed(20'000);
    s.model.play();
    WatchedSearch::settle(s.model);
    QCOMPARE(s.model.position(), s.model.recorded());
    QCOMPARE(rowsOf(s.view.open()), allOpen(s.model));
  }

  void hiddenTablesCatchUpWhenTheyAreShown() {
    OneRun model;
    NodeTables tables;
    tables.setRun(&model.run);
    WatchedSearch{}.show(model);
    model.seek(model.recorded() / 2);
    QCOMPARE(tables.open().rows().rowCount(), 0);
    tables.show();
    QCOMPARE(rowsOf(tables.open()), allOpen(model));
    tables.hide();
    model.seek(model.recorded() / 3);
    tables.show();
    QCOMPARE(rowsOf(tables.open()), allOpen(model));
  }

  // Back to before the window: another run, another player, the same story.
  void aSecondRunIsFollowed() {
    testing::ViewOf<NodeTables> s;
    WatchedSearch{Algorithm::Dijkstra, 200, 1}.show(s.model);
    QVERIFY(s.model.earliest() > 0);
    s.model.moveTo(s.model.earliest() / 2);
    std::vector<NodeId> open = allOpen(s.model);
    open.resize(std::min(open.size(), NodeTable::kMostRows));
    QCOMPARE(rowsOf(s.view.open()), open);
  }

  // Whatever is shown on a long way, there and back before the window, is of one moment.
  void figuresAndTablesTellOfOneMoment() {
    OneRun model;
    NodeTables tables;
    NumbersView numbers;
    tables.setRun(&model.run);
    numbers.setRun(&model.run);
    tables.show();
    numbers.show();
    WatchedSearch{Algorithm::Dijkstra, 500, 8}.show(model, Transport::StartAt::Start);
    for (const std::size_t target : {model.recorded() / 3, kEndOfRun, std::size_t{100'000}}) {
      model.seek(target);
      while (model.activity() != Transport::Activity::Idle) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        const QString expanded = numbers.here(NumbersView::Expanded);
        const NodeTableModel& closed = tables.closed().rows();
        QCOMPARE(
            closed.rowCount() > 0 ? closed.index(0, NodeTableModel::Order).data().toString() : countText(0),
            expanded);
        // The head of OPEN is looked for in slices: rows that are not there yet are no rows of elsewhere.
        const NodeTableModel& open = tables.open().rows();
        if (open.rowCount() > 0) QVERIFY(!open.index(0, NodeTableModel::Node).data().toString().isEmpty());
      }
    }
  }

  // At the width of the panel every number and place can be read, or be scrolled to; none is cut.
  void columnsFitWhatIsInThem() {
    testing::ViewOf<NodeTables> s(QSize(320, 300));
    WatchedSearch{Algorithm::AStar, 200}.show(s.model);
    for (NodeTable* table : {&s.view.open(), &s.view.closed()}) {
      const QuietTable& view = table->table();
      for (int column = 0; column < NodeTableModel::kColumns; ++column) {
        if (view.isColumnHidden(column)) continue;
        const auto fits = [&](const QString& text) {
          return view.fontMetrics().horizontalAdvance(text) < view.columnWidth(column);
        };
        QVERIFY(fits(table->rows().headerData(column, Qt::Horizontal).toString()));
        for (int row = 0; row < std::min(10, table->rows().rowCount()); ++row)
          QVERIFY(fits(table->rows().index(row, column).data().toString()));
      }
    }
  }

  // Both lists have the same columns below each other, of the usual widths; how often is told where it is not once.
  void theListsShareTheirColumns() {
    testing::ViewOf<NodeTables> s(QSize(356, 500));
    WatchedSearch{Algorithm::AStar, 40}.show(s.model);
    s.model.seek(s.model.recorded() / 2);
    QTRY_VERIFY(s.view.open().rows().rowCount() > 0 && s.view.closed().rows().rowCount() > 0);
    const QuietTable &open = s.view.open().table(), &closed = s.view.closed().table();
    const std::pair<NodeTableModel::Column, int> columns[] = {{NodeTableModel::Node, 72},
                                                              {NodeTableModel::G, 52},
                                                              {NodeTableModel::H, 52},
                                                              {NodeTableModel::F, 52}};
    for (const auto& [column, width] : columns) {
      QCOMPARE(open.columnWidth(column), width);
      QCOMPARE(closed.columnWidth(column), width);
      QCOMPARE(closed.columnViewportPosition(column), open.columnViewportPosition(column));
    }
    QVERIFY(closed.isColumnHidden(NodeTableModel::Times));
    QVERIFY(closed.horizontalHeader()->length() <= closed.viewport()->width());
    const auto headOf = [](const NodeTable& list) {
      const QLabel* head = list.findChild<QLabel*>();
      return head->x() + head->contentsMargins().left();
    };
    QCOMPARE(headOf(s.view.open()), FoldButton::kFoldIndent);
    QCOMPARE(headOf(s.view.closed()), FoldButton::kFoldIndent);
  }

  void withoutASearchItSaysSo() {
    OneRun model;
    NodeTables tables;
    tables.show();
    for (NodeTable* table : {&tables.open(), &tables.closed()})
      QVERIFY(!table->table().placeholder().isEmpty());
    tables.setRun(&model.run);
    WatchedSearch w;
    w.hasPath = false;
    w.show(model);
    QCOMPARE(tables.open().rows().rowCount(), 0);
    QVERIFY(!tables.open().table().placeholder().isEmpty());
    model.clear();
    QCOMPARE(tables.closed().rows().rowCount(), 0);
    tables.setRun(nullptr);
    QVERIFY(!tables.closed().table().placeholder().isEmpty());
  }

  // While a search plays, rows are renewed at its beat: until then those of the search before are seen, and their nodes are nobody's.
  void rowsOfASearchThatIsGoneAreNotChosen() {
    testing::ViewOf<NodeTables> s(QSize(500, 700));
    s.model.setSpeed(5000);
    WatchedSearch large, small;
    large.side = 61;
    small.side = 3;
    const QuietTable& table = s.view.closed().table();
    const NodeTableModel& rows = s.view.closed().rows();
    QSignalSpy chosen(&s.view, &NodeTables::nodeActivated);
    int gone = 0;
    for (int i = 0; i < 50 && gone == 0; ++i) {
      s.model.setSearch(large.factory(), large.names(), Transport::StartAt::Start);
      s.model.play();
      QTRY_VERIFY(rows.run() && rows.rowCount() > 20);
      s.model.setSearch(small.factory(), small.names(), Transport::StartAt::Start);
      gone += rows.run() ? 0 : 1;
      if (rows.run()) continue;  // the beat was due
      QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, QPoint(20, table.rowViewportPosition(4) + 3));
      QCOMPARE(chosen.count(), 0);
    }
    QCOMPARE(gone, 1);
    s.model.toEnd();
    QTRY_VERIFY(rows.run() && rows.rowCount() > 1);
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, QPoint(20, table.rowViewportPosition(1) + 3));
    QCOMPARE(chosen.count(), 1);
  }

  void theModelMayGoFirst() {
    NodeTables tables;
    tables.show();
    {
      OneRun model;
      tables.setRun(&model.run);
      WatchedSearch{}.show(model);
    }
    QCOMPARE(tables.open().rows().rowCount(), 0);
    tables.showNode(3);
  }

  void textsFollowTheLanguage() {
    testing::ViewOf<NodeTables> s;
    WatchedSearch{}.show(s.model);
    {
      const MarkingTranslator marking;
      QCOMPARE(MarkingTranslator::unmarked(s.view), QStringList());
    }
    QCoreApplication::processEvents();
    QVERIFY(!MarkingTranslator::isMarked(s.view.open().headText()));
  }
};

SEARCHLIGHT_TEST(NodeTablesTest)
#include "node_tables_test.moc"
