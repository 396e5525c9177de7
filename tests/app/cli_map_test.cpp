// tests/app/cli_map_test.cpp: `map generate`: the maps of the map lab's generators.
#include "core/grid/maze.h"
#include "tests/app/cli_run.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::testing;

class CliMapTest : public QObject {
  Q_OBJECT

 private:
  Files m_files;

 private Q_SLOTS:
  void mapsAreThoseOfTheWindow_data() {
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("option");
    QTest::addColumn<int>("least");
    QTest::addColumn<int>("most");
    for (const QJsonObject& row : run({"map", "list", "--json"}).objects())
      QTest::newRow(qPrintable(row["kind"].toString())) << row["kind"].toString() << row["option"].toString()
                                                        << row["least"].toInt() << row["most"].toInt();
  }
  // What the dialog asks of core with this size, seed and percentage, start and goal included.
  void mapsAreThoseOfTheWindow() {
    QFETCH(const QString, kind);
    QFETCH(const QString, option);
    QFETCH(const int, least);
    QFETCH(const int, most);
    grid::GeneratorSettings settings;
    settings.generator = grid::findGenerator(kind.toStdString())->generator;
    settings.width = 37;
    settings.height = 22;
    settings.seed = 123456789;
    QStringList words{"map", "generate", kind, "--size", "37x22", "--seed", "123456789"};
    for (const int percent : {-1, least, (least + most) / 2, most}) {
      QStringList line = words;
      settings.amount.reset();
      if (percent >= 0 && !option.isEmpty()) {
        settings.amount = percent / 100.0;
        line << option << QString::number(percent);
      }
      const grid::MapDocument expected = grid::generateDocument(settings);
      const QString file = m_files.path(QStringLiteral("out.slmap"));
      const Ran ran = run(line + QStringList{"-o", file});
      QCOMPARE(ran.error, QString());
      QCOMPARE(ran.code, 0);
      QVERIFY(grid::readMapFile(file.toStdString()) == expected);
      const Ran printed = run(line);
      const grid::MapFormat format =
          grid::losesWeights(expected.map) ? grid::MapFormat::Plain : grid::MapFormat::Octile;
      QCOMPARE(printed.out, QString::fromStdString(grid::writeMap(expected, format)));
    }
  }
  void octileFiles() {
    const QString file = m_files.path(QStringLiteral("out.map"));
    QCOMPARE(run({"map", "generate", "rooms", "-o", file}).code, 0);
    QVERIFY(m_files.read(QStringLiteral("out.map")).starts_with("type octile"));
  }
  void listNamesAllGenerators() {
    const QList<QJsonObject> rows = run({"map", "list", "--json"}).objects();
    QCOMPARE(std::size_t(rows.size()), grid::generators().size());
  }

  void refusals_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* line, const char* says) {
      QTest::newRow(line) << QString::fromLatin1(line) << QString::fromLatin1(says);
    };
    row("", "KIND is required");
    row("magic", "KIND magic: must be open, random");
    row("caves --size 0x4", "--size 0x4: must be WxH");
    row("caves --size 4097x4", "--size");
    row("caves --size 12", "--size 12");
    row("caves --seed -1", "--seed -1");
    row("caves --rock 61", "--rock 61");
    row("caves --loops 5", "--loops 5: is not a setting of caves");
    row("open --walls 5", "--walls 5");
    row("terrain -o x.map", ".slmap");
    row("caves -o x.txt", "must end in");
    row("caves -o nowhere/x.map", "nowhere/x.map");
  }
  void refusals() {
    QFETCH(const QString, line);
    QFETCH(const QString, says);
    const Ran ran = run(QStringList{"map", "generate"} + words(line));
    QCOMPARE(faultOfRefusal(ran), QString());
    QVERIFY2(ran.error.contains(says), qPrintable(ran.error));
  }
};

SEARCHLIGHT_TEST(CliMapTest)
#include "cli_map_test.moc"
