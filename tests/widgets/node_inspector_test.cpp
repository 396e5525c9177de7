// tests/widgets/node_inspector_test.cpp: a node's facts and events against a reading of the whole trace.
#include "widgets/tables/node_inspector.h"

#include "tests/test_main.h"
#include "tests/widgets/marking_translator.h"
#include "tests/widgets/watched_search.h"
#include "widgets/run/taken_goal.h"
#include "widgets/words/search_format.h"

using search::Algorithm;
using search::NodeId;
using testing::OneRun;
using testing::WatchedSearch;

namespace {

struct Scene {
  OneRun model;
  NodeInspector inspector;
  Scene() {
    inspector.resize(340, 500);
    inspector.setRun(&model.run);
    inspector.show();
  }
  void inspect(NodeId node) {
    inspector.setNode(node);
    QTRY_VERIFY(!inspector.isScanning());
  }
  // Positions of the node's state as shown, and as found by looking at every event.
  std::vector<std::size_t> shown() const {
    std::vector<std::size_t> out;
    for (int row = 0; row < inspector.events().rowCount(); ++row)
      out.push_back(inspector.events().positionAt(row));
    return out;
  }
  std::vector<std::size_t> found(NodeId node) const {
    const search::Session& session = model.session();
    std::vector<std::size_t> out;
    for (std::size_t i = session.trace().begin(); i < session.trace().end(); ++i)
      if (const NodeId other = session.trace()[i].node;
          session.keepsDuplicates() ? other == node  // a tree's nodes are each by themselves
                                    : session.stateNumber(other) == session.stateNumber(node))
        out.push_back(i + 1);
    return out;
  }
};

}  // namespace

class NodeInspectorTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void allEventsAreListed_data() { testing::addAlgorithmRows(); }
  void allEventsAreListed() {
    QFETCH(int, algorithm);
    WatchedSearch w{static_cast<Algorithm>(algorithm)};
    w.side = search::meetsAnew(w.algorithm) ? 4 : 12;
    Scene s;
    w.show(s.model);
    const auto nodes = static_cast<NodeId>(s.model.player().nodes().size());
    for (NodeId node = 0; node < nodes; node += 3) {
      s.inspect(node);
      QCOMPARE(s.shown(), s.found(node));
    }
  }

  void reexpansionsAreAmongThem() {
    Scene s;
    WatchedSearch w{Algorithm::IterativeDeepening};
    w.side = 4;
    w.show(s.model);
    s.inspect(0);
    int expansions = 0;
    for (const std::size_t position : s.shown())
      expansions += s.model.session().trace()[position - 1].kind == search::EventKind::Expand;
    QVERIFY(expansions > 2);
    QCOMPARE(s.inspector.fact(NodeInspector::Times), QString::number(expansions));
  }

  void newEventsComeWhileTheSearchGoesOn() {
    Scene s;
    WatchedSearch w{Algorithm::Dijkstra, 60};
    w.show(s.model, Transport::StartAt::Start);
    s.model.seek(3);
    s.inspect(1);
    const std::size_t few = s.shown().size();
    s.model.moveToEnd();
    QTRY_COMPARE(s.shown(), s.found(1));
    QVERIFY(s.shown().size() > few);
  }

  void whatTheWindowLostIsForgotten() {
    Scene s;
    WatchedSearch{Algorithm::Dijkstra, 200, 1}.show(s.model);
    QVERIFY(s.model.earliest() > 0);
    const NodeId late = s.model.player().current();
    s.inspect(late);
    QCOMPARE(s.shown(), s.found(late));
    s.inspect(0);  // of the start only the end of the route is left
    QCOMPARE(s.shown(), s.found(0));
    QCOMPARE(s.shown().size(), std::size_t{1});
    // A second run brings the beginning back.
    s.model.moveToStart();
    QTRY_COMPARE(s.shown(), s.found(0));
    QCOMPARE(s.shown().front(), std::size_t{1});
  }

  void anEventIsAPlaceToGoTo() {
    Scene s;
    WatchedSearch{Algorithm::AStar}.show(s.model);
    s.inspect(s.model.player().route()[3]);
    QVERIFY(s.shown().size() >= 2);
    QuietTable& table = s.inspector.table();
    const QModelIndex first = table.model()->index(0, 1);
    table.scrollTo(first);
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(first).center());
    WatchedSearch::settle(s.model);
    QCOMPARE(s.model.position(), s.shown()[0]);
    QCOMPARE(table.currentIndex().row(), 0);
    QTest::keyClick(&table, Qt::Key_Down);
    QCOMPARE(s.model.position(), s.shown()[1]);
    // The row of the last event before the cursor is selected, wherever the cursor comes from.
    s.model.seek(s.shown()[1] - 1);
    QCOMPARE(table.currentIndex().row(), 0);
    s.model.moveToStart();
    QVERIFY(!table.currentIndex().isValid());
  }

  void theFactsAreThoseAtTheCursor() {
    Scene s;
    WatchedSearch{Algorithm::AStar}.show(s.model);
    s.model.seek(s.model.recorded() / 2);
    const NodeId node = s.model.player().current();
    s.inspect(node);
    const search::PlayedNode played = s.model.player().node(node);
    const NodeNames& names = s.model.names();
    const search::Cost h = s.model.session().heuristic(node);
    QCOMPARE(s.inspector.title(), s.model.run.nodeName(node));
    QCOMPARE(s.inspector.fact(NodeInspector::G), names.cost(played.g));
    QCOMPARE(s.inspector.fact(NodeInspector::H), names.cost(h));
    QCOMPARE(s.inspector.fact(NodeInspector::F), names.cost(played.g + h));
    QCOMPARE(s.inspector.fact(NodeInspector::Times), u"1"_s);
    QVERIFY(s.inspector.fact(NodeInspector::Parent).contains(s.model.run.nodeName(played.parent)));
    QVERIFY(s.inspector.fact(NodeInspector::Order).contains(countText(s.model.player().counts().expanded)));
    s.model.seek(2);
    QCOMPARE(s.inspector.fact(NodeInspector::G), u"–"_s);
    QCOMPARE(s.inspector.fact(NodeInspector::Times), u"0"_s);
  }

  void theParentIsALink() {
    Scene s;
    WatchedSearch{Algorithm::AStar}.show(s.model);
    const NodeId node = s.model.player().route()[2];
    s.inspect(node);
    QSignalSpy chosen(&s.inspector, &NodeInspector::nodeActivated);
    for (QLabel* label : s.inspector.findChildren<QLabel*>())
      if (label->text().contains(u"href"_s)) {
        label->setFocus();
        Q_EMIT label->linkActivated(label->text().section(u'\'', 1, 1));
      }
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.first().first().value<NodeId>(), s.model.player().node(node).parent);
  }

  // What is pinned before what is pointed at, and that, when the pointer has rested, before where the search is.
  void whichNodeIsShown() {
    Scene s;
    WatchedSearch{Algorithm::Dijkstra, 60}.show(s.model);
    const auto current = [&] { return std::optional(shownNode(s.model.run, std::nullopt)); };
    const auto pointAt = [&](NodeId node) {
      s.inspector.lookAt(node);
      QTRY_VERIFY(!s.inspector.isLooking());
    };
    s.model.seek(s.model.recorded() / 2);
    QTRY_COMPARE(s.inspector.node(), current());
    s.inspector.lookAt(7);  // it goes by
    pointAt(8);
    QCOMPARE(s.inspector.node(), std::optional<NodeId>(8));
    QTRY_COMPARE(s.shown(), s.found(8));
    s.inspector.setNode(3);
    QCOMPARE(s.inspector.node(), std::optional<NodeId>(3));
    pointAt(9);
    QCOMPARE(s.inspector.node(), std::optional<NodeId>(3));
    s.inspector.setNode(std::nullopt);
    QCOMPARE(s.inspector.node(), std::optional<NodeId>(9));
    s.inspector.lookAt(std::nullopt);
    QCOMPARE(s.inspector.node(), current());
    s.model.seek(s.model.recorded() / 3);
    QTRY_COMPARE(s.inspector.node(), current());
  }

  // What is pinned in one run is nothing in the next: none of its nodes is asked about.
  void aNodeOfTheRunBeforeIsForgotten() {
    Scene s;
    WatchedSearch{Algorithm::Dijkstra, 60}.show(s.model);
    const auto last = static_cast<NodeId>(s.model.player().nodes().size() - 1);
    s.inspector.setNode(last);
    OneRun other;
    const WatchedSearch small{Algorithm::Dijkstra, 3};
    std::vector<NodeId> asked;
    NodeNames names = small.names();
    names.obstacle = [&](const search::Session&, NodeId node) {
      asked.push_back(node);
      return QString();
    };
    other.setSearch(small.factory(), names, Transport::StartAt::End);
    WatchedSearch::settle(other);
    asked.clear();
    s.inspector.setRun(&other.run);
    QVERIFY(!asked.empty());
    QVERIFY(std::ranges::none_of(asked, [&](NodeId node) { return node == last; }));
    QVERIFY(s.inspector.node() != std::optional(last));
  }

  // One button leads to where it was its turn, and asks what that means.
  void whyItWasExpanded() {
    Scene s;
    WatchedSearch{Algorithm::AStar}.show(s.model);
    const NodeId node = s.model.player().route()[3];
    s.inspect(node);
    const std::size_t before = s.model.position();
    const QString question = s.inspector.why().text();
    QSignalSpy explained(&s.inspector, &NodeInspector::explanationWanted);
    QTRY_VERIFY(s.inspector.why().isVisible() && s.inspector.why().isEnabled());
    QTest::mouseClick(&s.inspector.why(), Qt::LeftButton);
    WatchedSearch::settle(s.model);
    QCOMPARE(explained.count(), 1);
    const search::Event& event = s.model.session().trace()[s.model.position() - 1];
    QVERIFY(event.kind == search::EventKind::Expand && event.node == node);
    // And back to where one was; whoever goes on from there is asked again.
    QTRY_VERIFY(s.inspector.why().text().contains(QLocale().toString(static_cast<qulonglong>(before))));
    QTest::mouseClick(&s.inspector.why(), Qt::LeftButton);
    WatchedSearch::settle(s.model);
    QCOMPARE(s.model.position(), before);
    QTRY_COMPARE(s.inspector.why().text(), question);
    QTest::mouseClick(&s.inspector.why(), Qt::LeftButton);
    WatchedSearch::settle(s.model);
    QTRY_VERIFY(s.inspector.why().text() != question);
    s.model.stepForward();
    QTRY_COMPARE(s.inspector.why().text(), question);
    s.model.seek(2);  // it is still to come, and nothing of that is told
    QTRY_VERIFY(!s.inspector.why().isEnabled());
  }

  void withoutANodeItExplainsItself() {
    Scene s;
    const QString without = s.inspector.table().placeholder();
    QVERIFY(!without.isEmpty());
    s.inspector.setNode(3);
    QVERIFY(!s.inspector.node());
    WatchedSearch{}.show(s.model, Transport::StartAt::Start);
    QVERIFY(!s.inspector.table().placeholder().isEmpty());
    QVERIFY(s.inspector.table().placeholder() != without);
    s.inspect(3);
    WatchedSearch{}.show(s.model,
                         Transport::StartAt::Start);  // another search: the page knows which node is meant
    QVERIFY(!s.inspector.node());
    QCOMPARE(s.inspector.events().rowCount(), 0);
    s.inspector.grab();
  }

  // While a search plays, facts are renewed at its beat: until then the parent's link is one of the search before.
  void aLinkOfASearchThatIsGoneLeadsNowhere() {
    Scene s;
    s.model.setSpeed(5000);
    WatchedSearch large, small;
    large.side = 61;
    small.side = 3;
    QSignalSpy chosen(&s.inspector, &NodeInspector::nodeActivated);
    int gone = 0;
    for (int i = 0; i < 50 && gone == 0; ++i) {
      s.model.setSearch(large.factory(), large.names(), Transport::StartAt::Start);
      s.model.play();
      QTRY_VERIFY(s.model.position() > 500);
      s.inspector.setNode(s.model.player().lastExpanded(1).front());
      QTRY_VERIFY(s.inspector.fact(NodeInspector::Parent).contains(u"href"_s));
      s.model.setSearch(small.factory(), small.names(), Transport::StartAt::Start);
      const QString link = s.inspector.fact(NodeInspector::Parent);
      if (s.inspector.title().isEmpty()) continue;  // the beat was due
      ++gone;
      for (QLabel* label : s.inspector.findChildren<QLabel*>())
        if (label->text() == link) Q_EMIT label->linkActivated(link.section(u'\'', 1, 1));
      QCOMPARE(chosen.count(), 0);
    }
    QCOMPARE(gone, 1);
  }

  void theModelMayGoFirst() {
    NodeInspector inspector;
    inspector.show();
    {
      OneRun model;
      inspector.setRun(&model.run);
      WatchedSearch{}.show(model);
      inspector.setNode(3);
      QTRY_VERIFY(!inspector.isScanning());
    }
    inspector.grab();
    inspector.setNode(4);
    QVERIFY(!inspector.node());
  }

  void textsFollowTheLanguage() {
    Scene s;
    WatchedSearch{}.show(s.model);
    s.inspect(s.model.player().route()[1]);
    const MarkingTranslator marking;
    const QAbstractItemModel& events = s.inspector.events();
    QVERIFY(MarkingTranslator::isMarked(events.headerData(NodeEventModel::Kind, Qt::Horizontal).toString()));
    QVERIFY(MarkingTranslator::isMarked(events.index(0, NodeEventModel::Kind).data().toString()));
    QVERIFY(MarkingTranslator::isMarked(s.inspector.fact(NodeInspector::Order)));
    QVERIFY(MarkingTranslator::isMarked(s.inspector.table().accessibleName()));
  }
};

SEARCHLIGHT_TEST(NodeInspectorTest)
#include "node_inspector_test.moc"
