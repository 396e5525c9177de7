// tests/widgets/path_strip_test.cpp: the way to what is shown as small boards: which, how they look, where they lead.

#include "widgets/player/path_strip.h"
#include "tests/core/algorithm_rows.h"
#include "tests/pixel_counts.h"
#include "tests/test_main.h"
#include "tests/widgets/watched_search.h"
#include "widgets/run/taken_goal.h"
#include "widgets/tables/node_pictures.h"
#include "widgets/theme/theme.h"

using search::EventKind;
using search::NodeId;
using testing::OneRun;
using testing::WatchedSearch;

namespace {

QColor colourOf(NodeId n) { return QColor(QColor::fromHsv(static_cast<int>(n * 37 % 360), 200, 200).rgb()); }

NodeNames pictured(NodeNames names) {
  names.picture = [](const search::Session&, NodeId n, QSize size, qreal ratio, const QPalette&) {
    QPixmap out(size * ratio);
    out.setDevicePixelRatio(ratio);
    out.fill(colourOf(n));
    return out;
  };
  names.move = [](const search::Session&, NodeId, NodeId to, const std::string&) {
    return u"to %1"_s.arg(to);
  };
  return names;
}

// A search that is watched, with the strip over it.
struct ShownPath {
  NodePictures pictures;
  PathStrip strip{&pictures};
  OneRun model;

  explicit ShownPath(const WatchedSearch& search = {}, int width = 700, ThemeKind theme = ThemeKind::Light) {
    strip.setPalette(Theme::shared(theme).palette());
    strip.resize(width, 100);
    strip.setRun(&model, &model.run);
    model.setSearch(search.factory(), pictured(search.names()), Transport::StartAt::End);
    WatchedSearch::settle(model);
    model.toStart();
    strip.show();
    QVERIFY(QTest::qWaitForWindowActive(&strip, 60'000));
  }
  ~ShownPath() { strip.setRun(nullptr, nullptr); }

  void goTo(std::size_t position) { model.moveTo(position); }
  // Behind the first expansion of a node at least so deep.
  void goDeep(std::size_t depth) {
    const search::Trace& trace = model.session().trace();
    for (std::size_t i = trace.begin(); i < trace.end(); ++i) {
      if (trace[i].kind != EventKind::Expand) continue;
      goTo(i + 1);
      if (chain().size() > depth) return;
    }
    QFAIL("nothing is so deep");
  }
  // What is shown and its parents, the start first.
  std::vector<NodeId> chain() const {
    std::vector<NodeId> out;
    for (NodeId n = shownNode(model.run, std::nullopt); n != search::kNoNode;
         n = model.player().node(n).parent) {
      // In circles, while a search is repaired: what is shown has no path.
      if (search::repairs(model.session().algorithm()) && std::ranges::find(out, n) != out.end())
        return {out.back()};
      out.insert(out.begin(), n);
    }
    return out;
  }
  std::vector<NodeId> way() const {
    std::vector<NodeId> out;
    for (const PathStop& stop : strip.model().path().stops) out.push_back(stop.node);
    return out;
  }
  QRect place(int row) { return strip.list().visualRect(strip.model().index(row)); }
  void click(int row) {
    QTest::mouseClick(strip.list().viewport(), Qt::LeftButton, {}, place(row).center());
    WatchedSearch::settle(model);
  }
  void key(Qt::Key key) {
    QTest::keyClick(&strip.list(), key);
    WatchedSearch::settle(model);
  }
  QString text(int row) const { return strip.model().index(row).data(Qt::AccessibleTextRole).toString(); }
  int hereRow() const { return strip.model().rowOf(strip.model().path().here); }
};

}  // namespace

class PathStripTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // ---- Which of them ----

  // All of them in order, none twice; where there is no room "a-b" is left out.
  void tiles_data() {
    const auto rows = testing::columns<int, int, int, QString>("states", "here", "room", "wanted");
    const auto row = [&](int states, int here, int room, const char* wanted) {
      rows(testing::rowName("%d of %d in %d", here, states, room), states, here, room, wanted);
    };
    row(0, 0, 8, "");
    row(1, 0, 8, "0");
    row(8, 7, 8, "0 1 2 3 4 5 6 7");
    row(9, 8, 8, "0 1 2 3-4 5 6 7 8");
    row(100, 99, 8, "0 1 2 3-95 96 97 98 99");
    row(100, 0, 8, "0 1 2 3-95 96 97 98 99");
    row(100, 50, 8, "0 1 2 3-48 49 50 51 52-99");
    row(100, 4, 8, "0 1 2 3 4 5 6-99");
    row(100, 95, 8, "0 1 2 3-93 94 95 96 97-99");
    row(20, 10, 5, "0 1-8 9 10 11-19");
    row(20, 10, 1, "0-9 10 11-19");
    row(20, 19, 1, "0-17 18 19");
  }
  void tiles() {
    FETCH_ALL((int, states), (int, here), (int, room), (QString, wanted));
    const std::vector<PathTile> got = pathTiles(
        static_cast<std::size_t>(states), static_cast<std::size_t>(here), static_cast<std::size_t>(room));
    QStringList texts;
    std::size_t next = 0;
    bool isHereSeen = states == 0;
    for (const PathTile& tile : got) {
      QCOMPARE(tile.first, next);
      next += tile.count;
      isHereSeen |= tile.first == static_cast<std::size_t>(here) && !tile.isGap();
      texts << (tile.isGap() ? u"%1-%2"_s.arg(tile.first).arg(next - 1) : QString::number(tile.first));
    }
    QCOMPARE(next, static_cast<std::size_t>(states));
    QVERIFY(isHereSeen);
    QVERIFY(got.size() <= static_cast<std::size_t>(std::max(room, 3)));
    QCOMPARE(texts.join(u' '), wanted);
  }
  // Whatever the numbers.
  void tilesOfAnySize() {
    for (std::size_t states = 1; states < 40; ++states)
      for (std::size_t here = 0; here < states; ++here)
        for (std::size_t room = 0; room < 16; ++room) {
          const std::vector<PathTile> got = pathTiles(states, here, room);
          std::size_t next = 0;
          bool isHereSeen = false;
          for (const PathTile& tile : got) {
            QCOMPARE(tile.first, next);
            QVERIFY(tile.count > 0);
            next += tile.count;
            isHereSeen |= tile.first == here && !tile.isGap();
          }
          QCOMPARE(next, states);
          QVERIFY2(isHereSeen && got.size() <= std::max<std::size_t>(room, 3),
                   qPrintable(u"%1 %2 %3"_s.arg(states).arg(here).arg(room)));
        }
  }

  // At every event: from the start to what the board shows.
  void thePathIsThatOfTheParents_data() { testing::addAlgorithmRows(); }
  void thePathIsThatOfTheParents() {
    QFETCH(int, algorithm);
    WatchedSearch search;
    search.algorithm = static_cast<search::Algorithm>(algorithm);
    search.side = 9;
    ShownPath s(search);
    const std::size_t end = s.model.recorded();
    for (std::size_t at = 0; at <= end; at += 1 + end / 60) {
      s.goTo(at);
      if (isReadBack(s.model.run) && s.model.run.isAtEnd()) continue;
      std::vector<NodeId> wanted = s.chain();
      const bool isFromGoal = s.model.session().sides() == 2 && !wanted.empty() && wanted.back() % 2 == 1;
      if (isFromGoal) std::ranges::reverse(wanted);
      QCOMPARE(s.way(), wanted);
      QCOMPARE(s.strip.model().path().isFromGoal, isFromGoal);
      if (!wanted.empty()) QCOMPARE(s.strip.model().path().here, isFromGoal ? 0 : wanted.size() - 1);
    }
    s.model.moveToEnd();
    QTRY_COMPARE(s.model.answer().outcome, search::Outcome::Solved);
    // Of D* Lite the last events are the agent's steps, not the route: parents are all there is to compare with, as above.
    if (s.model.session().algorithm() == search::Algorithm::DStarLite) return;
    QCOMPARE(s.way(), routeRead(s.model.run));
  }

  // ---- How it looks ----

  void boardsStandInARow_data() {
    testing::columns<ThemeKind>("theme")("light", ThemeKind::Light)("dark", ThemeKind::Dark)(
        "high contrast", ThemeKind::HighContrast);
  }
  void boardsStandInARow() {
    QFETCH(ThemeKind, theme);
    ShownPath s({}, 700, theme);
    s.goDeep(14);
    const std::vector<PathTile>& tiles = s.strip.model().tiles();
    QVERIFY(std::ranges::any_of(tiles, &PathTile::isGap));
    const QImage seen = s.strip.list().viewport()->grab().toImage();
    const QColor plate = s.strip.palette().color(QPalette::Highlight);
    int plates = 0;
    for (int row = 0; row < static_cast<int>(tiles.size()); ++row) {
      const QRect box = s.place(row);
      QVERIFY(seen.rect().contains(box));  // nothing is cut
      const QPoint board(box.center().x(), box.top() + NodePictures::kSide / 2);
      const std::optional<std::size_t> stop = s.strip.model().stopAt(row);
      if (stop)
        QCOMPARE(seen.pixelColor(board), colourOf(s.way()[*stop]));
      else
        QCOMPARE(seen.pixelColor(QPoint(box.left() + 6, box.top() + 6)),
                 seen.pixelColor(seen.width() - 1, 1));
      // A plate below it says that it is shown.
      if (testing::countNear(seen.copy(box.adjusted(0, NodePictures::kSide + 5, 0, 0)), plate) > 40) {
        ++plates;
        QCOMPARE(row, s.hereRow());
      }
    }
    QCOMPARE(plates, 1);
  }

  // Another width has room for more of them, or for fewer.
  void theRowFillsItsRoom() {
    ShownPath s;
    s.goDeep(16);
    const std::size_t before = s.strip.model().tiles().size();
    s.strip.resize(1000, 100);
    QTRY_VERIFY(s.strip.model().tiles().size() > before);
    s.strip.resize(400, 100);
    QTRY_VERIFY(s.strip.model().tiles().size() < before);
    QVERIFY(s.place(static_cast<int>(s.strip.model().tiles().size()) - 1).right() <= s.strip.list().width());
  }

  // ---- Where they lead ----

  void aClickGoesThere_data() { theKindsOfPaths(); }
  void aClickGoesThere() {
    QFETCH(int, algorithm);
    WatchedSearch search;
    search.algorithm = static_cast<search::Algorithm>(algorithm);
    ShownPath s(search);
    s.goDeep(12);
    const std::vector<NodeId> way = s.way();
    const std::size_t from = s.model.position();
    const auto last = static_cast<int>(s.strip.model().tiles().size()) - 1;
    // Back, further back, on again: the way stays, and the mark goes.
    for (const int row : {last - 1, 1, 0, last - 2, last}) {
      const std::optional<std::size_t> stop = s.strip.model().stopAt(row);
      if (!stop) continue;
      s.click(row);
      const search::Event& e = s.model.session().trace()[s.model.position() - 1];
      QVERIFY(e.kind == EventKind::Expand);
      QCOMPARE(e.node, way[*stop]);
      QCOMPARE(s.way(), way);
      QCOMPARE(s.strip.model().path().here, *stop);
      QVERIFY(s.model.position() <= from);
      const std::size_t there = s.model.position();
      s.click(s.strip.model().rowOf(*stop));  // once more: it is there
      QCOMPARE(s.model.position(), there);
    }
    // Who goes elsewhere has another way.
    s.model.moveToStart();
    QVERIFY(s.way() != way);
  }

  // One that was chosen and not expanded is where it was put into OPEN.
  void whatWaitsIsWhereItWasPutIntoOpen() {
    ShownPath s;
    s.goDeep(6);
    s.goTo(s.model.position() + 20);
    QVERIFY(!s.model.run.isOutcomeReached());
    NodeId waiting = search::kNoNode;
    for (NodeId n = 0; n < s.model.player().nodes().size(); ++n)
      if (const search::PlayedNode node = s.model.player().node(n); node.status == search::NodeStatus::Open &&
                                                                    node.timesExpanded == 0 &&
                                                                    node.parent != search::kNoNode)
        waiting = n;
    QVERIFY(waiting != search::kNoNode);
    s.strip.showNode(waiting);
    QCOMPARE(s.way().back(), waiting);
    const std::vector<NodeId> way = s.way();
    s.click(static_cast<int>(s.strip.model().tiles().size()) - 1);
    const search::Event& e = s.model.session().trace()[s.model.position() - 1];
    QCOMPARE(e.node, waiting);
    QVERIFY(e.kind == EventKind::Generate || e.kind == EventKind::Relax);
  }

  // The cursor is there already, but the page shows a node that was chosen: a click lets go of that.
  void aClickWhereTheCursorIsLetsTheChosenGo() {
    ShownPath s;
    s.goDeep(6);
    s.click(s.strip.model().rowOf(2));
    const std::vector<NodeId> way = s.way();
    const std::size_t there = s.model.position();
    connect(&s.strip, &PathStrip::nodeLetGo, &s.strip, [&s] { s.strip.showNode(std::nullopt); });
    const QSignalSpy letGo(&s.strip, &PathStrip::nodeLetGo);
    s.click(s.strip.model().rowOf(2));
    QCOMPARE(letGo.count(), 0);  // nothing is chosen
    s.strip.showNode(way[4]);
    QTRY_COMPARE(s.strip.model().path().here, std::size_t{4});
    s.click(s.strip.model().rowOf(2));
    QCOMPARE(letGo.count(), 1);
    QTRY_COMPARE(s.strip.model().path().here, std::size_t{2});
    QCOMPARE(s.way(), way);
    QCOMPARE(s.model.position(), there);
  }

  void playingLeavesThePath() {
    ShownPath s;
    s.goDeep(10);
    s.click(2);
    const std::vector<NodeId> way = s.way();
    QVERIFY(s.strip.model().path().here < way.size() - 1);
    s.model.setSpeed(1'000'000);
    s.model.play();
    QTRY_VERIFY(s.way() != way);
    s.model.pause();
  }

  // ---- By keyboard, for those who cannot see it ----

  void byKeyboard() {
    ShownPath s;
    s.goDeep(5);
    s.strip.list().setFocus();
    const auto last = static_cast<int>(s.strip.model().tiles().size()) - 1;
    QCOMPARE(s.strip.list().currentIndex().row(), last);
    const std::size_t there = s.model.position();
    s.key(Qt::Key_Left);
    s.key(Qt::Key_Left);
    QCOMPARE(s.strip.list().currentIndex().row(), last - 2);
    QCOMPARE(s.model.position(), there);  // only looked at
    s.key(Qt::Key_Return);
    QCOMPARE(s.model.session().trace()[s.model.position() - 1].node,
             s.way()[static_cast<std::size_t>(last - 2)]);
    QCOMPARE(s.strip.list().currentIndex().row(), last - 2);
    s.key(Qt::Key_Right);
    s.key(Qt::Key_Return);
    QCOMPARE(s.model.session().trace()[s.model.position() - 1].node,
             s.way()[static_cast<std::size_t>(last - 1)]);
    s.key(Qt::Key_Home);
    QCOMPARE(s.strip.list().currentIndex().row(), 0);
    s.key(Qt::Key_End);
    QCOMPARE(s.strip.list().currentIndex().row(), last);
  }

  void screenReadersAreTold() {
    ShownPath s;
    s.goDeep(14);
    const std::vector<NodeId> way = s.way();
    QVERIFY(testing::startsWith(s.text(0), u"start, "_s));
    QVERIFY(s.text(0).endsWith(s.model.run.nodeName(way[0])));
    QCOMPARE(s.text(1), u"Step 1, to %1, %2"_s.arg(way[1]).arg(s.model.run.nodeName(way[1])));
    const auto rows = static_cast<int>(s.strip.model().tiles().size());
    QVERIFY(s.text(rows - 1).endsWith(u", here"_s));
    for (int row = 0; row < rows; ++row)
      if (const PathTile& tile = s.strip.model().tiles()[static_cast<std::size_t>(row)]; tile.isGap())
        QVERIFY(testing::startsWith(s.text(row), QString::number(tile.count)));
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&s.strip.list());
    QVERIFY(list && list->childCount() == rows);
    QCOMPARE(list->child(1)->text(QAccessible::Name), s.text(1));
    QVERIFY(list->text(QAccessible::Name).contains(QString::number(way.size() - 1)));
  }

  void aWorldCountsItsMoves() {
    ShownPath s;
    NodeNames names = pictured(WatchedSearch().names());
    names.moves = [](std::size_t moves) { return u"%1 pushes"_s.arg(moves); };
    s.model.setSearch(WatchedSearch().factory(), names, Transport::StartAt::End);
    WatchedSearch::settle(s.model);
    s.goDeep(14);
    QCOMPARE(s.strip.model().title(), u"Path to here: %1\u00a0pushes"_s.arg(s.way().size() - 1));
    QVERIFY(testing::startsWith(s.text(1), u"1 pushes, to "_s));
  }

  // ---- Folded ----

  void itFoldsInALowWindow() {
    ShownPath s;
    s.goDeep(4);
    auto* arrow = s.strip.findChild<QToolButton*>();
    const int high = s.strip.sizeHint().height();
    QVERIFY(s.strip.list().isVisible());
    s.strip.setWindowHeight(PathStrip::kLow - 1);
    QVERIFY(!s.strip.list().isVisible());
    QVERIFY(s.strip.sizeHint().height() < high / 2);
    QVERIFY(s.strip.findChild<QLabel*>()->text().contains(QString::number(s.way().size() - 1)));
    s.strip.setWindowHeight(PathStrip::kLow);
    QVERIFY(s.strip.list().isVisible());
    // What a hand has chosen holds for windows of that kind.
    QSignalSpy folded(&s.strip, &PathStrip::foldingChanged);
    s.strip.setWindowHeight(600);
    QTest::mouseClick(arrow, Qt::LeftButton);
    QVERIFY(s.strip.list().isVisible());
    s.strip.setWindowHeight(900);
    s.strip.list().setFocus();
    QTest::mouseClick(arrow, Qt::LeftButton);
    QVERIFY(!s.strip.list().isVisible());
    s.strip.setWindowHeight(600);
    QVERIFY(s.strip.list().isVisible());
    QCOMPARE(folded.count(), 2);
    QVERIFY((s.strip.opens() == std::array{false, true}));
  }

  // ---- The small boards ----

  // However long they take: the frame goes on, and they come one after the other.
  void smallBoardsShareAFrame() {
    ShownPath s;
    int made = 0;
    WatchedSearch search;
    NodeNames names = pictured(search.names());
    names.picture = [&made, paint = names.picture](const search::Session& session, NodeId n, QSize size,
                                                   qreal ratio, const QPalette& palette) {
      ++made;
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
      return paint(session, n, size, ratio, palette);
    };
    s.model.setSearch(search.factory(), names, Transport::StartAt::End);
    WatchedSearch::settle(s.model);
    s.goDeep(9);
    const auto tiles = static_cast<int>(s.strip.model().tiles().size());
    const auto gaps = static_cast<int>(std::ranges::count_if(s.strip.model().tiles(), &PathTile::isGap));
    QVERIFY(tiles >= 8);
    QTRY_VERIFY(made >= tiles - gaps);
    QTest::qWait(100);
    const int all = made;
    s.strip.list().viewport()->update();
    QTest::qWait(50);
    QCOMPARE(made, all);  // they are kept
    // An image is never left bare.
    const QImage seen = s.strip.list().viewport()->grab().toImage();
    for (int row = 0; row < tiles; ++row)
      if (const auto stop = s.strip.model().stopAt(row))
        QCOMPARE(seen.pixelColor(s.place(row).center().x(), s.place(row).top() + 20),
                 colourOf(s.way()[*stop]));
  }

  // Another search has other nodes by the same numbers.
  void anotherSearchHasItsOwn() {
    ShownPath s;
    s.goDeep(5);
    WatchedSearch other;
    NodeNames names = pictured(other.names());
    names.picture = [](const search::Session&, NodeId, QSize size, qreal ratio, const QPalette&) {
      QPixmap out(size * ratio);
      out.setDevicePixelRatio(ratio);
      out.fill(Qt::magenta);
      return out;
    };
    s.model.setSearch(other.factory(), names, Transport::StartAt::Same);
    WatchedSearch::settle(s.model);
    QTRY_COMPARE(s.strip.list().viewport()->grab().toImage().pixelColor(s.place(0).center().x(), 20),
                 QColor(Qt::magenta));
    s.model.clear();
    QCOMPARE(s.strip.model().rowCount(), 0);
  }

 private:
  static void theKindsOfPaths() {
    testing::eachAlgorithm({search::Algorithm::AStar, search::Algorithm::BreadthFirst,
                            search::Algorithm::DepthFirst, search::Algorithm::Greedy});
  }
};

SEARCHLIGHT_TEST(PathStripTest)
#include "path_strip_test.moc"
