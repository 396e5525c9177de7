// tests/widgets/compare_files_test.cpp: what leaves a comparison: files, pictures, commands.
#include "tests/test_main.h"
#include "tests/widgets/compare_rows.h"
#include "widgets/compare/compare_table.h"
#include "widgets/theme/theme.h"

using search::Outcome;
using testing::ended;
using testing::inked;
using testing::solved;
using testing::textOf;

namespace {

using enum CompareColumn;

// A reader of RFC 4180 of its own.
QList<QStringList> readCsv(const QString& text) {
  QList<QStringList> rows;
  QStringList row;
  QString field;
  bool quoted = false;
  for (qsizetype i = 0; i < text.size(); ++i) {
    const QChar c = text[i];
    if (quoted && c == u'"' && i + 1 < text.size() && text[i + 1] == u'"') {
      field += c;
      ++i;
    } else if (c == u'"') {
      quoted = !quoted;
    } else if (!quoted && (c == u',' || c == u'\n')) {
      row += field;
      field.clear();
      if (c == u',') continue;
      rows += row;
      row.clear();
    } else {
      field += c;
    }
  }
  return rows;
}

QString contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : u"cannot be read"_s;
}

// Waits for it. What has been told besides counts, too.
bool saveTable(CompareTable& table, const QString& path, CompareTable::Format format) {
  QSignalSpy saved(&table, &CompareTable::saved), troubled(&table, &CompareTable::troubled);
  table.saveTo(path, format);
  return QTest::qWaitFor([&] { return saved.count() + troubled.count() > 0; }, 60'000) && saved.count() == 1;
}

}  // namespace

class CompareFilesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

  void csvReadsBack() {
    QTemporaryDir folder;
    const QString path = folder.filePath(u"table.csv"_s);
    CompareTable table;
    CompareRow odd = solved(1, 34.142135623730951, true, 1234567);
    odd.title = u"a \"title\", 中文\nof two lines"_s;
    odd.run = u"weighted-a-star --weight 2"_s;
    odd.algorithm = u"weighted-a-star"_s;
    odd.bytes = std::size_t{5} << 30;
    odd.time = search::measuredTime({2.8236000000000005e-05});  // as a clock's nanoseconds are summed
    odd.setupSeconds = 0.0005;
    odd.stats.scanned = 77;
    table.setRows({odd, ended(2, Outcome::MemoryLimit, 9), ended(3, Outcome::Running), solved(4, 40, false)});
    QVERIFY(saveTable(table, path, CompareTable::Format::Csv));
    const QList<QStringList> rows = readCsv(contentOf(path));
    QCOMPARE(rows.size(), 5);
    QCOMPARE(rows[0].join(u' '),
             u"number title algorithm run outcome cost optimal steps expanded generated reopened peakOpen "
             "bytes seconds setupSeconds scanned repeats"_s);
    QCOMPARE(rows[1][1], odd.title);
    QCOMPARE(rows[1][5].toDouble(), 34.142135623730951);
    QCOMPARE(rows[1].mid(2, 3).join(u'|'), u"weighted-a-star|weighted-a-star --weight 2|solved"_s);
    QCOMPARE(rows[1].mid(6).join(u'|'),
             u"proven|40|1234567|9876536|0|617283|5368709120|0.000028236|0.0005|77|1"_s);
    QCOMPARE(rows[2].join(u'|'), u"2|search 2|||memory-limit||||9|72|0|4|1048576|0.25|||1"_s);
    QCOMPARE(rows[3].join(u'|'), u"3|search 3|||running||||||||||||"_s);
    QCOMPARE(rows[4].mid(5, 2).join(u'|'), u"40|not-optimal"_s);
  }

  void jsonReadsBack() {
    QTemporaryDir folder;
    const QString path = folder.filePath(u"table.json"_s);
    CompareTable table;
    CompareRow odd = solved(1, 34.142135623730951, false, 1234567);
    odd.title = u"a \"title\", 中文\n"_s;
    odd.time = search::measuredTime({2.8236000000000005e-05});
    table.setRows({odd, ended(2, Outcome::Running), ended(3, Outcome::Exhausted)});
    table.view().horizontalHeader()->setSortIndicator(static_cast<int>(Search), Qt::DescendingOrder);
    QVERIFY(saveTable(table, path, CompareTable::Format::Json));
    QVERIFY(testing::contains(
        contentOf(path),
        u"\"seconds\": 2.8236e-05, \"setupSeconds\": null, \"scanned\": null, \"repeats\": 1}"_s));
    QJsonParseError error;
    const QJsonArray rows = QJsonDocument::fromJson(contentOf(path).toUtf8(), &error).array();
    QVERIFY2(error.error == QJsonParseError::NoError, qPrintable(error.errorString()));
    QCOMPARE(rows.size(), 3);
    const QJsonObject exhausted = rows[0].toObject(), running = rows[1].toObject(),
                      solved = rows[2].toObject();
    QCOMPARE(exhausted[u"outcome"_s].toString(), u"exhausted"_s);
    QVERIFY(exhausted[u"cost"_s].isNull() && exhausted[u"optimal"_s].isNull());
    QVERIFY(running[u"expanded"_s].isNull());
    QCOMPARE(solved[u"title"_s].toString(), odd.title);
    QCOMPARE(solved[u"cost"_s].toDouble(), 34.142135623730951);
    QCOMPARE(solved[u"expanded"_s].toInteger(), 1234567);
    QCOMPARE(solved[u"optimal"_s].toString(), u"not-guaranteed"_s);
  }

  // The file that is written is the same whatever the language.
  void filesAreNotOfALanguage() {
    const std::vector<CompareRow> rows = {solved(1, 1234.5, true, 1234567)};
    QTemporaryDir folder;
    CompareTable table;
    table.setRows(rows);
    QVERIFY(saveTable(table, folder.filePath(u"a.csv"_s), CompareTable::Format::Csv));
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    QVERIFY(saveTable(table, folder.filePath(u"b.csv"_s), CompareTable::Format::Csv));
    const QString shown = textOf(table.model(), 1, Expanded);
    initTestCase();
    QCOMPARE(contentOf(folder.filePath(u"a.csv"_s)), contentOf(folder.filePath(u"b.csv"_s)));
    QCOMPARE(shown, u"1.234.567"_s);
  }

  // All of it, however small the widget is, and in its own look.
  void thePictureIsWhole_data() {
    testing::columns<ThemeChoice>("choice")("light", ThemeChoice::Light)("dark", ThemeChoice::Dark);
  }
  void thePictureIsWhole() {
    QFETCH(ThemeChoice, choice);
    ThemeManager manager;
    manager.apply(choice);
    QCoreApplication::processEvents();
    QTemporaryDir folder;
    const QString path = folder.filePath(u"table.png"_s);
    CompareTable table;
    std::vector<CompareRow> rows;
    for (int n = 1; n <= 8; ++n) rows.push_back(solved(n, 5, true, static_cast<std::uint64_t>(n) * 1000));
    table.setRows(rows);
    table.resize(320, 90);
    table.show();
    QVERIFY(saveTable(table, path, CompareTable::Format::Png));
    const QImage image(path), small = table.picture();
    QVERIFY(!image.isNull());
    const QColor ground = table.palette().color(QPalette::Base);
    QCOMPARE(image.pixelColor(2, 2), ground);
    // Every row and every column has something in it, and a title takes room of its own.
    const QSize whole = table.view().wholeSize();
    QVERIFY(image.width() >= 2 * whole.width() && image.height() >= 2 * whole.height());
    const int step = image.height() / 9;
    for (int row = 0; row < 9; ++row)
      QVERIFY(inked(image.copy(0, row * step, image.width(), step), ground) > 200);
    for (int column = 0; column < 10; ++column)
      QVERIFY(inked(image.copy(column * image.width() / 10, 0, image.width() / 10, image.height()), ground) >
              100);
    table.setTitle(u"castle.map"_s);
    QVERIFY(table.picture().height() > small.height());
    manager.apply(ThemeChoice::Light);
    QCoreApplication::processEvents();
  }

  void whatCannotBeWrittenIsTold_data() {
    QTest::addColumn<CompareTable::Format>("format");
    QTest::newRow("csv") << CompareTable::Format::Csv;
    QTest::newRow("json") << CompareTable::Format::Json;
    QTest::newRow("png") << CompareTable::Format::Png;
  }
  void whatCannotBeWrittenIsTold() {
    QFETCH(CompareTable::Format, format);
    QTemporaryDir folder;
    const QString path = folder.filePath(u"missing/table"_s);
    CompareTable table;
    table.setRows({solved(1, 5, true)});
    QSignalSpy troubled(&table, &CompareTable::troubled), saved(&table, &CompareTable::saved);
    QVERIFY(!saveTable(table, path, format));
    QCOMPARE(troubled.count(), 1);
    QVERIFY(troubled.front().front().toString().contains(path));
    QCOMPARE(saved.count(), 0);
    QVERIFY(!QFileInfo::exists(path));
    QVERIFY(saveTable(table, folder.filePath(u"table"_s), format));
    QCOMPARE(saved.count(), 1);
  }
};

SEARCHLIGHT_TEST(CompareFilesTest)
#include "compare_files_test.moc"
