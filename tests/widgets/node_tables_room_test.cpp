// tests/widgets/node_tables_room_test.cpp: what OPEN and CLOSED show where there is little room, nothing to list, or a row too many.
#include "tests/test_main.h"
#include "tests/widgets/watched_search.h"
#include "widgets/tables/node_tables.h"
#include "widgets/tables/question_form.h"

using search::Algorithm;
using testing::OneRun;
using testing::WatchedSearch;

namespace {

struct ShownTables {
  OneRun model;
  NodeTables tables;

  explicit ShownTables(QSize size) {
    tables.setRun(&model.run);
    tables.resize(size);
    tables.show();
  }
};

// A line of pixels across a picture is of one colour.
bool isOfOneColour(const QImage& picture, int y) {
  for (int x = 1; x < picture.width(); ++x)
    if (picture.pixel(x, y) != picture.pixel(0, y)) return false;
  return true;
}

}  // namespace

class NodeTablesRoomTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // An empty list is not unfolded beside one that has everything: where the search has left nothing in OPEN.
  void atAnEmptyEndClosedIsUnfolded() {
    ShownTables shown({360, 180});
    NodeTable &open = shown.tables.open(), &closed = shown.tables.closed();
    WatchedSearch{.hasPath = false}.show(shown.model);
    QTRY_VERIFY(open.isFolded() && !closed.isFolded());
    QVERIFY(closed.rows().rowCount() > 0);
    // On the way there the one that changes is seen.
    shown.model.seek(shown.model.recorded() / 2);
    QTRY_VERIFY(!open.isFolded() && closed.isFolded());
    // Who has chosen one keeps it.
    closed.setFolded(false);
    shown.model.seek(shown.model.recorded() / 3);
    QTRY_VERIFY(shown.model.activity() == Transport::Activity::Idle);
    QVERIFY(!closed.isFolded() && open.isFolded());
  }

  // Moves are told whole, and the columns end where the list does, also when it has become lower meanwhile.
  void theMovesHaveTheRoomThereIs() {
    ShownTables shown({360, 500});
    const WatchedSearch search{Algorithm::BreadthFirst};
    NodeNames names = search.names();
    names.node = [](const search::Session& session, search::NodeId n) {
      return u"Soldier 2 goes down, %1"_s.arg(session.stateNumber(n));
    };
    names.picture = [](const search::Session&, search::NodeId, QSize size, qreal, const QPalette&) {
      return QPixmap(size);
    };
    shown.model.setSearch(search.factory(), names, Transport::StartAt::End);
    WatchedSearch::settle(shown.model);
    shown.model.seek(shown.model.recorded() / 2);
    for (const int height : {500, 180, 500, 180}) {
      shown.tables.resize(360, height);
      QuietTable& table = shown.tables.open().table();
      QTRY_VERIFY(table.isVisible() && table.model()->rowCount() > 0);
      QCoreApplication::processEvents();
      QCOMPARE(table.horizontalHeader()->length(), table.viewport()->width());
      const QString text = table.model()->index(0, NodeTableModel::Node).data().toString();
      QVERIFY2(table.columnWidth(NodeTableModel::Node) > table.fontMetrics().horizontalAdvance(text),
               qPrintable(text));
    }
  }

  // Where a row has no picture its move is whole, and which expansion it is from stands in a column of its own.
  void whereAMoveIsFromHasAColumn() {
    ShownTables shown({340, 500});
    const WatchedSearch search{Algorithm::BreadthFirst};
    NodeNames names = search.names();
    names.isNodeAMove = true;
    names.node = [](const search::Session&, search::NodeId) { return u"Soldier 2 goes down"_s; };
    names.picture = [](const search::Session&, search::NodeId, QSize size, qreal, const QPalette&) {
      return QPixmap(size);
    };
    shown.model.setSearch(search.factory(), names, Transport::StartAt::End);
    WatchedSearch::settle(shown.model);
    shown.model.seek(shown.model.recorded() / 2);
    NodeTable& open = shown.tables.open();
    QuietTable& table = open.table();
    for (const bool isForPictures : {false, true, false}) {
      open.setRoom(false, isForPictures);
      QTRY_VERIFY(table.model()->rowCount() > 0);
      QCoreApplication::processEvents();
      QCOMPARE(table.isColumnHidden(NodeTableModel::Parent), isForPictures);
      if (isForPictures) continue;
      const QString move = table.model()->index(0, NodeTableModel::Node).data().toString();
      QCOMPARE(move, u"Soldier 2 goes down"_s);
      QVERIFY(table.columnWidth(NodeTableModel::Node) > table.fontMetrics().horizontalAdvance(move));
      QVERIFY(table.model()->index(0, NodeTableModel::Parent).data().toString().toInt() > 0);
      QCOMPARE(table.horizontalHeader()->length(), table.viewport()->width());
    }
  }

  // Before the first event a card stands there, and not two lists that say they are empty.
  void aCardIsThereBeforeTheLists() {
    ShownTables shown({360, 500});
    WatchedSearch{}.show(shown.model, Transport::StartAt::Start);
    auto* card = shown.tables.findChild<QLabel*>(u"beginning"_s);
    QVERIFY(card && !card->isVisible());
    for (const bool isBefore : {true, false, true}) {
      shown.tables.setBeginning(isBefore);
      QCOMPARE(card->isVisible(), isBefore);
      QCOMPARE(shown.tables.open().isVisible(), !isBefore);
      QCOMPARE(shown.tables.closed().isVisible(), !isBefore);
      QCOMPARE(shown.tables.depths().isVisible(), !isBefore);
    }
    QCOMPARE(card->text().count(u"<p>"_s), 3);
  }

  // Whatever height a list has, no row is cut through at its lower edge, nor at its upper one where it is scrolled.
  void noRowIsCut() {
    ShownTables shown({360, 420});
    WatchedSearch{Algorithm::AStar, 60}.show(shown.model);
    shown.model.seek(shown.model.recorded() / 2);
    QuietTable& table = shown.tables.closed().table();
    QTRY_VERIFY(table.model()->rowCount() > 60);
    const auto picture = [&] { return table.viewport()->grab().toImage(); };
    for (int height = 420; height < 450; height += 3) {
      shown.tables.resize(360, height);
      QCoreApplication::processEvents();
      for (const int scrolled : {0, 7, 13}) {
        table.verticalScrollBar()->setValue(scrolled);
        const QImage seen = picture();
        QVERIFY2(isOfOneColour(seen, seen.height() - 1), qPrintable(QString::number(height)));
        QVERIFY2(isOfOneColour(seen, 0), qPrintable(QString::number(scrolled)));
      }
    }
  }

  // So it is with what stands above the lists, as long as there is more below.
  void aPanelGoesOverIntoItsGround() {
    QScrollArea area;
    auto* content = new QLabel(u"Expanded\n"_s.repeated(40));
    area.setFrameShape(QFrame::NoFrame);
    area.setWidget(content);
    area.resize(200, 203);
    paleLowerEdge(&area);
    area.show();
    const auto lowest = [&] {
      const QImage seen = area.grab(area.viewport()->geometry()).toImage();
      return isOfOneColour(seen, seen.height() - 1);
    };
    QScrollBar* bar = area.verticalScrollBar();
    for (int value = 0; value < 30; value += 3) {
      bar->setValue(value);
      QVERIFY2(lowest(), qPrintable(QString::number(value)));
    }
    bar->setValue(bar->maximum());
    const QImage end = area.grab(area.viewport()->geometry()).toImage();
    bar->setValue(bar->maximum() - 1);
    QVERIFY(end != area.grab(area.viewport()->geometry()).toImage());
  }
};

SEARCHLIGHT_TEST(NodeTablesRoomTest)
#include "node_tables_room_test.moc"
