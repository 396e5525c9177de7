// tests/widgets/node_plot_test.cpp: the figures of nodes against what the events say, histograms, samples, and what a rectangle selects.
#include "widgets/plot/node_plot.h"

#include "tests/test_main.h"
#include "tests/widgets/marking_translator.h"
#include "tests/widgets/told_search.h"
#include "tests/widgets/watched_search.h"
#include "widgets/theme/theme.h"
#include "widgets/tree/tree_panel.h"

using search::Algorithm;
using search::Event;
using search::NodeField;
using search::NodeId;
using search::NodeStatus;
using testing::ViewOf;
using testing::WatchedSearch;

namespace {

struct NodePlotScene : ViewOf<NodePlot> {
  NodePlotScene() { view.resize(500, 400); }
  void settle() { QTRY_VERIFY(view.isUpToDate()); }
  void choose(const char* x, const char* y) {
    view.setAxes(x, y);
    settle();
  }
  const Plot& plot() const { return view.view()->picture().plot(); }
  // By node; the path's own points are among the others, too.
  std::map<NodeId, QPointF> points() const {
    std::map<NodeId, QPointF> out;
    for (const PlotSeries& series : plot().series)
      for (const experiment::Dot& dot : series.dots) out[dot.row] = QPointF(dot.x, dot.y);
    return out;
  }
  void drag(QPointF from, QPointF to) {
    QTest::mousePress(view.view(), Qt::LeftButton, {}, from.toPoint());
    QTest::mouseMove(view.view(), ((from + to) / 2).toPoint());
    QTest::mouseMove(view.view(), to.toPoint());
    QTest::mouseRelease(view.view(), Qt::LeftButton, {}, to.toPoint());
    settle();
  }
};

// What the events before a position say of the nodes: by hand, event after event.
struct Told {
  std::optional<double> generated, expanded;
  search::Cost g = 0;
  NodeId parent = search::kNoNode;
  NodeStatus status = NodeStatus::Unseen;
};
std::map<NodeId, Told> toldBefore(const search::Session& session, std::size_t position) {
  std::map<NodeId, Told> nodes;
  double expansions = 0;
  for (std::size_t i = 0; i < position; ++i) {
    const Event& e = session.trace()[i];
    if (!search::changesNode(e)) continue;
    Told& node = nodes[e.node];
    node.g = e.gAfter;
    node.parent = e.parentAfter;
    node.status = e.statusAfter;
    if (search::insertsIntoOpen(e)) node.generated = static_cast<double>(i) + 1;
    if (e.kind == search::EventKind::Expand) node.expanded = ++expansions;
  }
  std::erase_if(nodes, [](const auto& n) { return n.second.status == NodeStatus::Unseen; });
  return nodes;
}
std::optional<double> toldField(NodeField field, NodeId n, const std::map<NodeId, Told>& nodes,
                                const search::Session& session, double unit) {
  const Told& node = nodes.at(n);
  switch (field) {
    case NodeField::Generated: return node.generated;
    case NodeField::Expanded: return node.expanded;
    case NodeField::G: return node.g * unit;
    case NodeField::H: return session.heuristic(n) * unit;
    case NodeField::F: return session.priority(node.g, session.heuristic(n)) * unit;
    case NodeField::Depth: {
      int depth = 0;
      for (NodeId at = node.parent; at != search::kNoNode; at = nodes.at(at).parent) ++depth;
      return depth;
    }
    case NodeField::Packed:
    case NodeField::Regions:
    case NodeField::Error: break;
  }
  return std::nullopt;
}

}  // namespace

class NodePlotTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Every field of every node, at several moments, is what the events say.
  void values_data() { testing::addAlgorithmRows(); }
  void values() {
    QFETCH(const int, algorithm);
    NodePlotScene s;
    const auto kind = static_cast<Algorithm>(algorithm);
    const WatchedSearch small{
        .algorithm = kind, .side = search::meetsAnew(kind) ? 5 : 9, .neighbours = grid::Neighbours::Eight};
    small.show(s.model);
    const double unit = small.names().shownPerCost;
    const std::size_t end = s.model.recorded();
    for (const std::size_t position : {end / 3, 2 * end / 3, end}) {
      s.model.moveTo(position);
      const auto nodes = toldBefore(s.model.session(), position);
      for (const NodeField field :
           {NodeField::Generated, NodeField::Expanded, NodeField::H, NodeField::F, NodeField::Depth}) {
        s.choose(std::string(search::kNodeFieldNames[static_cast<std::size_t>(field)]).c_str(), "g");
        if (s.view.x() != field) continue;  // this search has none
        std::map<NodeId, QPointF> expected;
        for (const auto& [n, node] : nodes)
          if (node.g == search::kInfiniteCost)  // it has no path any more
            continue;
          else if (const auto x = toldField(field, n, nodes, s.model.session(), unit))
            expected[n] = QPointF(*x, node.g * unit);
        const auto found = s.points();
        QCOMPARE(found.size(), expected.size());
        for (const auto& [n, point] : expected) {
          QVERIFY(found.contains(n));
          QVERIFY2(QLineF(found.at(n), point).length() < 1e-6,
                   qPrintable(u"node %1 of field %2"_s.arg(n).arg(static_cast<int>(field))));
        }
      }
    }
  }

  // Each bar counts what lies in it, and all nodes lie in one.
  void histograms_data() {
    const auto row = testing::columns<std::string, bool>("field", "isLog");
    for (const char* field : {"generated", "g", "h", "f", "depth"}) {
      row(field, field, false);
      row((std::string(field) + ", logarithmic").c_str(), field, true);
    }
  }
  void histograms() {
    FETCH_ALL((const std::string, field), (const bool, isLog));
    NodePlotScene s;
    WatchedSearch{}.show(s.model);
    s.choose(field.c_str(), "depth");
    std::vector<double> values;
    for (const auto& [n, point] : s.points()) values.push_back(point.x());
    s.view.setLogs({isLog, false});
    s.choose(field.c_str(), "count");
    QVERIFY(!s.view.y() && !s.plot().bars.empty());
    std::size_t counted = 0;
    double edge = s.plot().bars.front().from;
    for (const PlotBar& bar : s.plot().bars) {
      QVERIFY(std::abs(bar.from - edge) < 1e-9 * std::max(1.0, std::abs(edge)) && bar.to > bar.from);
      edge = bar.to;
      // On an edge a value may fall to either side.
      const auto within = [&](double slack) {
        return static_cast<double>(std::ranges::count_if(values, [&](double v) {
          return v >= bar.from - slack && v < bar.to + slack && (!isLog || v > 0);
        }));
      };
      QVERIFY(bar.count >= within(-1e-9) && bar.count <= within(1e-9));
      counted += static_cast<std::size_t>(bar.count);
    }
    QCOMPARE(counted, static_cast<std::size_t>(
                          std::ranges::count_if(values, [&](double v) { return !isLog || v > 0; })));
  }

  void errorOfH() {
    NodePlotScene s;
    WatchedSearch{}.show(s.model);
    s.choose("g", "error");
    // Of the path: what is left of it, less h.
    const auto& route = s.model.player().route();
    const search::Cost whole = s.model.player().look(route[0]).g;
    const auto points = s.points();
    QCOMPARE(points.size(), route.size());
    for (const NodeId n : route) {
      const search::Cost g = s.model.player().look(n).g;
      QCOMPARE(points.at(n).y(), (static_cast<double>(whole - g) - s.model.session().heuristic(n)) *
                                     s.model.names().shownPerCost);
    }
    QVERIFY(testing::contains(s.view.summary(), u"path"_s));
    // Who knows more says so; before the result is there nobody does.
    s.view.setRemaining([](const search::Session& session, NodeId n) {
      return std::optional<search::Cost>(session.heuristic(n) + 408);
    });
    s.settle();
    QVERIFY(s.points().size() > points.size());
    s.view.setRemaining({});
    s.model.moveTo(s.model.recorded() / 2);
    s.settle();
    QVERIFY(s.points().empty());
  }

  // What is in no place of the plot is told with the reason.
  void nodesWithoutAValue() {
    NodePlotScene s;
    WatchedSearch{}.show(s.model);
    s.choose("expanded", "g");
    const std::size_t shown = s.points().size(),
                      all = toldBefore(s.model.session(), s.model.position()).size();
    QVERIFY(shown < all);
    QVERIFY(testing::contains(s.view.summary(), u"%1 not expanded"_s.arg(all - shown)));
  }

  // The rectangle selects nodes by their values, and follows the search.
  void brushing() {
    NodePlotScene s;
    WatchedSearch{}.show(s.model);
    s.choose("g", "h");
    QSignalSpy lit(&s.view, &NodePlot::litChanged);
    const auto at = [&](double x, double y) { return *s.view.view()->picture().at(x, y); };
    s.drag(at(4.5, 20.5), at(20.5, 4.5));
    QVERIFY(s.view.lit());
    const PlotRange range = *s.view.view()->brush();
    const auto expected = [&] {
      std::set<NodeId> out;
      for (const auto& [n, point] : s.points())
        if (range.contains(point.x(), point.y())) out.insert(n);
      return out;
    };
    const auto found = [&] {
      std::set<NodeId> out;
      for (NodeId n = 0; s.view.lit() && n < s.view.lit()->nodes.size(); ++n)
        if (s.view.lit()->contains(n)) out.insert(n);
      return out;
    };
    QVERIFY(!expected().empty());
    QCOMPARE(found(), expected());
    QCOMPARE(s.view.lit()->count, expected().size());
    // They are lit in the plot, too.
    const QPointF one = s.points().at(*expected().begin());
    const QColor seen = s.view.view()->grab().toImage().pixelColor(at(one.x(), one.y()).toPoint());
    QCOMPARE(seen.name(), Theme::of(s.view.palette()).board().descendantsLit.name());
    std::size_t byDepth = 0;
    for (const std::uint32_t count : s.view.lit()->byDepth) byDepth += count;
    QCOMPARE(byDepth, s.view.lit()->count);
    QVERIFY(s.view.summary().contains(QString::number(s.view.lit()->count)));
    const std::size_t atEnd = s.view.lit()->count;
    s.model.moveTo(s.model.recorded() / 3);
    s.settle();
    QCOMPARE(found(), expected());
    QVERIFY(s.view.lit()->count < atEnd);
    // Escape clears it, and so does a click beside the points.
    QTest::keyClick(s.view.view(), Qt::Key_Escape);
    QVERIFY(!s.view.lit() && !s.view.view()->brush());
    s.drag(at(4.5, 20.5), at(20.5, 4.5));
    QVERIFY(s.view.lit());
    QTest::mouseClick(s.view.view(), Qt::LeftButton, {}, QPoint(3, 3));
    QVERIFY(!s.view.lit());
    QVERIFY(lit.size() >= 4);
    // Keys do the same.
    QTest::keyClick(s.view.view(), Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(s.view.view(), Qt::Key_Up, Qt::ShiftModifier);
    QVERIFY(s.view.view()->brush());
    // Another search has nothing selected.
    WatchedSearch{Algorithm::Dijkstra}.show(s.model);
    QVERIFY(!s.view.lit() && !s.view.view()->brush());
  }

  void aStretchOfAHistogram() {
    NodePlotScene s;
    WatchedSearch{}.show(s.model);
    s.choose("depth", "count");
    const QRectF area = s.view.view()->picture().area();
    s.drag(area.center(), area.center() + QPointF(area.width() / 4, 1));
    QVERIFY(s.view.lit() && s.view.view()->brush());
    const PlotRange range = *s.view.view()->brush();
    std::size_t expected = 0;
    search::NodeValues values;
    values.begin({});
    for (NodeId n = 0; n < s.model.player().looks().size(); ++n)
      if (s.model.player().status(n) != NodeStatus::Unseen) {
        const double depth = *values.depth(n, s.model.player());
        expected += depth >= range.left && depth <= range.right ? 1 : 0;
      }
    QCOMPARE(s.view.lit()->count, expected);
  }

  // Of many nodes every k-th is drawn, which is said; what is selected is counted among all.
  void samples() {
    NodePlotScene s;
    WatchedSearch{.algorithm = Algorithm::Dijkstra, .side = 160}.show(s.model);
    s.choose("generated", "g");
    std::size_t met = 0;
    for (NodeId n = 0; n < s.model.player().looks().size(); ++n)
      met += s.model.player().status(n) != NodeStatus::Unseen ? 1 : 0;
    QVERIFY(met > NodePlot::kMostDots);
    std::size_t drawn = 0;
    for (const PlotSeries& series : s.plot().series) drawn += series.dots.size();
    QVERIFY(drawn <= NodePlot::kMostDots + s.model.player().route().size());
    QVERIFY(testing::contains(s.view.summary(), u"1 in "_s));
    const QRectF area = s.view.view()->picture().area();
    s.drag(area.topLeft() - QPointF(3, 3), area.bottomRight() + QPointF(3, 3));
    QCOMPARE(s.view.lit()->count, met);
  }

  // Another program's trace: its fields, and parents that lead in a circle.
  void foreignTraces() {
    NodePlotScene s;
    NodeNames names;
    names.usesHeuristic = false;
    s.model.run.setPlayback(
        testing::toldSearch("{type: generating, id: a, g: 0.5}, {type: expanding, id: a, g: 0.5}, "
                            "{type: generating, id: b, pId: a, g: 1.25}, "
                            "{type: generating, id: c, pId: d, g: 2}, "
                            "{type: generating, id: d, pId: c, g: 2}"),
        std::move(names));
    s.model.moveToEnd();
    s.settle();
    s.choose("generated", "depth");
    QCOMPARE(s.points().size(), std::size_t{2});
    QCOMPARE(s.view.lit(), nullptr);
  }

  // A node that is pointed at is called by its name; a click goes there.
  void pointing() {
    NodePlotScene s;
    WatchedSearch{}.show(s.model);
    s.choose("g", "h");
    const auto points = s.points();
    const auto& [node, point] = *points.begin();
    const QPointF place = *s.view.view()->picture().at(point.x(), point.y());
    QVERIFY(s.view.view()->textAt(place).contains(u','));
    QSignalSpy activated(&s.view, &NodePlot::nodeActivated);
    QTest::mouseClick(s.view.view(), Qt::LeftButton, {}, place.toPoint());
    QCOMPARE(activated.size(), 1);
    s.view.setSelected(node);
    s.view.grab();
  }

  // A search that has no such field shows another one, and a language changes the names alone.
  void fields() {
    NodePlotScene s;
    WatchedSearch{}.show(s.model);
    s.choose("error", "f");
    QCOMPARE(s.view.axes(), (std::array<std::string, 2>{"error", "f"}));
    WatchedSearch{Algorithm::BreadthFirst}.show(s.model);
    QVERIFY(s.view.x() != NodeField::Error && s.view.y() != NodeField::F);
    s.choose("depth", "count");
    const MarkingTranslator marking;
    QCOMPARE(s.view.axes(), (std::array<std::string, 2>{"depth", "count"}));
    s.settle();
    QVERIFY(MarkingTranslator::isMarked(s.plot().y.title));
  }

  void withoutASearch() {
    NodePlotScene s;
    s.settle();
    QVERIFY(s.points().empty() && s.view.summary().isEmpty());
    s.view.grab();
    s.view.setRun(nullptr);
    s.choose("g", "count");
    QVERIFY(s.plot().bars.empty());
  }
};

SEARCHLIGHT_TEST(NodePlotTest)
#include "node_plot_test.moc"
