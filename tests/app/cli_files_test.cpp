// tests/app/cli_files_test.cpp: files of the command line are told by what is in them; a set-up stands where its board would.
#include "tests/app/cli_run.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::testing;

namespace {

QString kept(const char* name) {
  return QStringLiteral(SEARCHLIGHT_TEST_DATA "/formats/") + QLatin1String(name);
}

}  // namespace

class CliFilesTest : public QObject {
  Q_OBJECT
  Files m_files;

  // A copy under another name.
  QString called(const QString& name, const QString& from) const {
    QFile::remove(m_files.path(name));
    return QFile::copy(from, m_files.path(name)) ? m_files.path(name) : QString();
  }
  // All of an answer but its time.
  static QList<QJsonObject> timeless(const Ran& ran) {
    QList<QJsonObject> objects = ran.objects();
    for (QJsonObject& object : objects)
      for (const char* seconds : {"seconds", "setupSeconds"}) object.remove(QLatin1String(seconds));
    return objects;
  }

 private Q_SLOTS:
  // The same answer, whatever the file is called.
  void namesDoNotMatter_data() {
    const auto row = testing::columns<QString, QString>("file", "line");
    const QString route = QStringLiteral("route FILE --from 0,0 --to 5,3 --json");
    row("map", kept("maps/terrain.map"), route);
    row("map of ours", kept("maps/letters.slmap"), "route FILE --from 0,0 --to 5,0 --json");
    row("levels", kept("levels/written.xsb"), "sokoban solve FILE --json");
    row("packed levels", kept("levels/packed.xsb.gz"), "sokoban solve FILE --json");
    row("levels in XML", kept("levels/set.slc"), "sokoban solve FILE --json");
    row("a game", kept("games/branches.sokoban"), "sokoban solve FILE --json");
    row("a layout", kept("boards/classic.klotski"), "klotski solve FILE --json");
    row("a game of Klotski", kept("games/branches.klotski"), "klotski solve FILE --json");
    row("queries", arenaMap() + QStringLiteral(".scen"),
        QStringLiteral("scenario FILE --map %1 --json").arg(arenaMap()));
  }
  void namesDoNotMatter() {
    FETCH(const QString, file, line);
    const auto runOn = [&](const QString& name) {
      QStringList arguments = words(line);
      arguments.replace(arguments.indexOf(QStringLiteral("FILE")), name);
      return run(arguments);
    };
    const Ran plain = runOn(file);
    QVERIFY2(plain.code < 2, qPrintable(plain.error));
    QVERIFY(!plain.out.isEmpty());
    for (const char* name : {"x", "x.txt", "x.grid", "x.lvl", "x.json", "x.searchlight"})
      QCOMPARE(timeless(runOn(called(QString::fromLatin1(name), file))), timeless(plain));
  }

  // As with --setup.
  void aSetUpStandsInPlace_data() {
    const auto row = testing::columns<QString, QString>("setUp", "command");
    row("route", "map-letters", "route --json");
    row("compare route", "compare-map", "compare route --json");
    row("sokoban", "sokoban-level", "sokoban solve --json");
    row("compare sokoban", "compare-sokoban", "compare sokoban --json");
    row("klotski", "klotski-playing", "klotski solve --json");
    row("klotski survey", "klotski-playing", "klotski survey --json");
    row("compare klotski", "compare-klotski", "compare klotski --json");
  }
  void aSetUpStandsInPlace() {
    FETCH(const QString, setUp, command);
    const QString file =
        QStringLiteral(SEARCHLIGHT_TEST_DATA "/formats/app/set-ups/%1.searchlight").arg(setUp);
    const Ran byOption = run(words(command) + QStringList{"--setup", file}),
              inPlace = run(words(command) + QStringList{file});
    QVERIFY2(byOption.code < 2, qPrintable(byOption.error));
    QCOMPARE(inPlace.code, byOption.code);
    QCOMPARE(inPlace.error, byOption.error);
    QCOMPARE(timeless(inPlace), timeless(byOption));
  }

  // What it is, and what it should be.
  void anotherKindIsRefusedByItsName_data() {
    const auto row = testing::columns<QString, QString, QString>("line", "file", "why");
    const QString route = QStringLiteral("route --from 0,0 --to 1,1"),
                  levels = QStringLiteral("Sokoban levels");
    row("levels for a map", route, kept("levels/written.xsb"),
        QStringLiteral("expected a map, found ") + levels);
    row("a trace for a map", route, kept("traces/walls.trace.yaml"), "expected a map, found a trace");
    row("queries for a map", route, kept("maps/two.map.scen"), "expected a map, found a list of queries");
    row("a map for levels", "sokoban solve", kept("maps/terrain.map"),
        QStringLiteral("expected ") + levels + QStringLiteral(", found a map"));
    row("a map for a layout", "klotski solve", kept("maps/terrain.map"),
        "expected a Klotski game or layout, found a map");
    row("a map for a graph", "graph solve", kept("maps/terrain.map"), "expected a graph, found a map");
    row("a map for queries", "scenario", kept("maps/terrain.map"), "expected a list of queries, found a map");
  }
  void anotherKindIsRefusedByItsName() {
    FETCH(const QString, line, file, why);
    const QString copy = called(QStringLiteral("y.txt"), file);
    QCOMPARE(refusal(run(words(line) + QStringList{copy})), copy + QStringLiteral(": ") + why);
  }

  // Titles are text, whatever their file is written in.
  void titlesOfOtherEncodings() {
    const QString file = m_files.path(QStringLiteral("gbk.txt"));
    writeFile(file.toStdString(), "; \xcd\xc6\xcf\xe4\xd7\xd3\n#####\n#@$.#\n#####\n");
    QCOMPARE(run({"sokoban", "solve", file, "--json"}).object()[QStringLiteral("title")].toString(),
             QStringLiteral("\u63a8\u7bb1\u5b50"));
  }
};

SEARCHLIGHT_TEST(CliFilesTest)
#include "cli_files_test.moc"
