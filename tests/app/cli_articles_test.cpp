// tests/app/cli_articles_test.cpp: the worked figures of the articles 1, 2 and 3 on the command line.
#include "tests/app/cli_run.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::testing;

namespace {

QList<int> numbers(const Cells& cells, int columns) {
  QList<int> all;
  for (const auto& [x, y] : cells) all << columns * y + x;
  return all;
}

// A serpentine: every odd row is a wall with one gap, right and left in turn.
QStringList serpentine(int size) {
  QStringList rows;
  for (int y = 0; y < size; ++y) {
    QString row(size, QLatin1Char(y % 2 == 0 ? '.' : '@'));
    if (y % 2 == 1) row[y % 4 == 1 ? size - 1 : 0] = QLatin1Char('.');
    rows << row;
  }
  return rows;
}

}  // namespace

class CliArticlesTest : public QObject {
  Q_OBJECT

 private:
  Files m_files;

 private Q_SLOTS:
  void article1_data() {
    const auto row = testing::columns<int, int>("size", "steps");
    row("9 x 9", 9, 48);
    row("127 x 127", 127, 8190);
    row("1001 x 1001", 1001, 502000);
  }
  // From the destination back to the worker, neighbours in the order south, east, north, west.
  void article1() {
    FETCH(const int, size, steps);
    const QString map = m_files.writeRows(QStringLiteral("serpentine.map"), serpentine(size));
    const int last = size - 1;
    const QString goal =
        size / 2 % 2 == 0 ? QStringLiteral("%1,%1").arg(last) : QStringLiteral("0,%1").arg(last);
    for (const char* costs : {"--neighbours 4 --costs unit", "--neighbours 8 --costs sqrt2"}) {
      const QJsonObject found =
          route(
              map,
              QStringLiteral("--from %1 --to 0,0 --algorithm breadth-first --order drul %2").arg(goal, costs))
              .object();
      QCOMPARE(found["steps"].toInt(), steps);
      QCOMPARE(found["cost"].toDouble(), double(steps));
      QCOMPARE(found["path"].toArray().size(), steps + 1);
    }
  }

  // The printed route is the only one when balls lie on every cell beside it.
  void article2() {
    const Cells printed{{5, 7}, {6, 7}, {6, 6}, {7, 6}, {7, 5}, {7, 4}, {7, 3}, {6, 3}, {5, 3},
                        {4, 3}, {3, 3}, {2, 3}, {1, 3}, {0, 3}, {0, 4}, {0, 5}, {0, 6}};
    grid::Map board(10, 10);
    for (const auto& [x, y] : printed)
      for (const Point beside : {Point{x, y - 1}, {x, y + 1}, {x - 1, y}, {x + 1, y}})
        if (board.contains(beside) && !printed.contains(qMakePair(beside.x, beside.y)))
          board.setWeight(beside, grid::kWall);
    const QString map = m_files.writeMap(QStringLiteral("balls.map"), board);
    const QJsonObject found =
        route(map, QStringLiteral("--from 5,7 --to 0,6 --algorithm breadth-first --order udlr")).object();
    QCOMPARE(found["steps"].toInt(), 16);
    QCOMPARE(cellsOf(found["path"]), printed);
  }

  void article3_data() {
    const auto row = testing::columns<int, QList<int>, QList<int>>("after", "open", "closed");
    row("29 is taken", 1, QList<int>{20, 28, 30, 38}, QList<int>{29});
    row("30 is taken", 2, QList<int>{20, 28, 38, 21, 39}, QList<int>{29, 30});
    row("39 is taken", 3, QList<int>{20, 28, 38, 21, 48}, QList<int>{29, 30, 39});
  }
  void article3() {
    QFETCH(const int, after);
    const Ran ran = route(m_files.writeMap(QStringLiteral("article3.map"), article3Map()),
                          QStringLiteral("--from 2,3 --to 6,3 --neighbours 4 --costs 10-14 --heuristic "
                                         "manhattan --ties last-in --order ulrd --after %1")
                              .arg(after));
    QCOMPARE(ran.code, 0);
    const QJsonObject found = ran.object();
    QCOMPARE(found["outcome"].toString(), QStringLiteral("stopped"));
    QCOMPARE(found["expanded"].toInt(), after);
    QVERIFY(found["cost"].isNull() && found["steps"].isNull() && found["path"].toArray().isEmpty());
    QTEST(numbers(cellsOf(found["open"]), 9), "open");
    QTEST(numbers(cellsOf(found["closed"]), 9), "closed");
  }
};

SEARCHLIGHT_TEST(CliArticlesTest)
#include "cli_articles_test.moc"
