// tests/app/cli_usage_test.cpp: what the command line says to those who ask for help or mistype.
#include <fstream>

#include "tests/app/cli_run.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::testing;

class CliUsageTest : public QObject {
  Q_OBJECT

 private:
  Files m_files;
  QString m_map;

 private Q_SLOTS:
  void initTestCase() { m_map = m_files.writeRows(u"a.map"_s, {"....", ".@@.", "...."}); }

  // What the shells ask for: the words that may stand in the place of the last one.
  void completion_data() {
    const auto row = testing::columns<QString, QString>("line", "first");
    row("commands", "|", "algorithms");
    row("one", "sc|", "scenario");
    row("groups", "comp|", "compare");
    row("commands of a group", "compare |", "route");
    row("one of a group", "compare k|", "klotski");
    row("options", "route --neigh|", "--neighbours");
    row("behind options", "route --from 1,2 a.map --to 3,4 --cor|", "--corners");
    row("values", "route --neighbours |", "4");
    row("one value", "route --corners o|", "one");
    row("algorithms by name", "route --algorithm jump|", "jump-point");
    row("a value that is no option", "route --from --|", "");
    row("files", "route |", "");
    row("nothing known", "nowhere --x|", "");
  }
  void completion() {
    FETCH(QString, line, first);
    line.chop(1);
    const Ran ran = run(QStringList{u"complete"_s, u"--"_s} + line.split(u' '));
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.error, QString());
    QCOMPARE(ran.out.section(u'\t', 0, 0), first);
    if (first.startsWith("--"_L1)) QVERIFY(ran.out.contains(u'\t'));
  }
  void help_data() {
    const auto row = testing::columns<QString, QString>("line", "contains");
    row("help", "--help", "scenario");
    row("short help", "-h", "route");
    row("version", "--version", "searchlight-cli ");
    row("route", "route --help", "--neighbours");
    row("algorithms", "algorithms --help", "--json");
    row("scenario", "scenario --help", "--map");
    row("a group", "compare --help", "with each search");
    row("short help of a group", "compare -h", "route");
    row("a command of a group", "compare route --help", "--algorithms");
    row("quoting is told", "compare route --help", "as in a shell");
    row("all groups", "--help", "compare");
    row("help before all complaints", "route --help --from nowhere --odd", "--order");
  }
  void help() {
    FETCH(const QString, line, contains);
    const Ran ran = run(words(line));
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.error, QString());
    QVERIFY(testing::contains(ran.out, contains));
  }

  void helpNamesEveryOption() {
    const QString help = run({"route", "--help"}).out;
    for (const char* option : {"--from", "--to", "--algorithm", "--weight", "--neighbours", "--corners",
                               "--costs", "--heuristic", "--ties", "--order", "--window", "--after",
                               "--trace", "--no-path", "--seconds", "--megabytes", "--json", "--csv"})
      QVERIFY2(help.contains(QLatin1String(option)), option);
  }

  void helpNamesTheFiles_data() {
    const auto row = testing::columns<QString, QString>("line", "endings");
    row("", ".map .slmap .scen .xsb .sok .txt .slc .ssx .gz .klotski .searchlight");
    row("route", ".map .slmap .searchlight .yaml .json");
    row("scenario", ".scen .map .slmap");
    row("sokoban solve", ".xsb .sok .txt .slc .ssx .gz .searchlight");
    row("sokoban check", ".xsb .sok .txt .slc .gz");
    row("klotski solve", ".klotski .searchlight");
    row("klotski survey", ".klotski .searchlight");
    row("compare route", ".map .slmap .searchlight");
    row("compare sokoban", ".xsb .sok .txt .slc .gz .searchlight");
    row("compare klotski", ".klotski .searchlight");
  }
  void helpNamesTheFiles() {
    FETCH(const QString, line, endings);
    const QString help = run(words(line) + QStringList{"--help"}).out;
    for (const QString& ending : words(endings)) {
      const QRegularExpression whole(QRegularExpression::escape(ending) + u"\\b"_s);
      QVERIFY2(help.contains(whole), qPrintable(ending));
    }
  }

  // What ends a search though nobody asked for it.
  void helpTellsTheLimits() {
    for (const QStringList& command : {QStringList{"route"}, QStringList{"compare", "route"}}) {
      const QString help = run(command + QStringList{"--help"}).out.simplified();
      for (const char* told :
           {"is 4294967295 with unit and 10-14, and 10526880 with sqrt2", "ends with cost-limit",
            "Time limit for searching and its preparation, without reading and printing", "(default: 4096)"})
        QVERIFY(testing::contains(help, QLatin1String(told)));
    }
  }

  void commands_data() {
    const auto row = testing::columns<QStringList, QString>("arguments", "message");
    const QString names =
        u"algorithms, route, scenario, map, sokoban, lines, klotski, graph, compare, batch or lesson"_s;
    row("none", QStringList{}, "a command is missing: " + names + "; see --help");
    row("empty", QStringList{""}, "command \"\": must be " + names);
    row("an option first", QStringList{"--json", "algorithms"}, "command --json: must be " + names);
    for (const char* later : {"Sokoban", "Klotski", "Lines", "Compare", "Route", "routes", "-"})
      row(later, QStringList{later}, u"command %1: must be "_s.arg(later) + names);
    row("a line end", QStringList{"a\nb"}, "command \"a\\x0ab\": must be " + names);
    row("none in a group", QStringList{"compare"},
        "a command is missing after compare: route, sokoban, klotski or graph; see --help");
    row("none of several in a group", QStringList{"klotski"},
        "a command is missing after klotski: list, solve, survey or find; see --help");
    row("an option first in a group", QStringList{"compare", "--json", "route"},
        "compare --json: must be route, sokoban, klotski or graph");
    for (const char* other : {"scenario", "Route", "compare", "--version", "--"})
      row(qPrintable(u"compare "_s + other), QStringList{"compare", other},
          u"compare %1: must be route, sokoban, klotski or graph"_s.arg(other));
    row("empty in a group", QStringList{"compare", ""},
        "compare \"\": must be route, sokoban, klotski or graph");
  }
  void commands() {
    FETCH_ALL((const QStringList, arguments), (const QString, message));
    QCOMPARE(refusal(run(arguments)), "searchlight-cli: " + message);
  }

  // The values of single options, behind a question that could be asked.
  void values_data() {
    const auto rows = testing::columns<QStringList, QString>("arguments", "message");
    const auto row = [&](const QString& option, const QString& value, const char* message) {
      rows(qPrintable(option + " " + value), QStringList{option, value}, message);
    };
    for (const char* end : {"--from", "--to"}) {
      const QString option = QLatin1String(end);
      for (const char* value : {"1", "1,2,3", "a,b", "1,", ",1", "1;2", "1.5,2", "+1,2", "-,2", "1,2x"})
        row(option, value, qPrintable(option + " " + value + ": must be X,Y (column and row)"));
      for (const char* value : {"99999999999,0", "0,-99999999999"})
        row(option, value, qPrintable(option + " " + value + ": column and row must be from 0 to 4095"));
      row(option, "1, 2", qPrintable(option + " \"1, 2\": must be X,Y (column and row)"));
      row(option, "", qPrintable(option + " \"\": must be X,Y (column and row)"));
      row(option, "-1,0", qPrintable(option + " -1,0: outside the map of 4 x 3"));
      row(option, "4,0", qPrintable(option + " 4,0: outside the map of 4 x 3"));
      row(option, "0,3", qPrintable(option + " 0,3: outside the map of 4 x 3"));
      row(option, "2147483647,2147483647",
          qPrintable(option + " 2147483647,2147483647: outside the map of 4 x 3"));
      row(option, "1,1", qPrintable(option + " 1,1: a wall"));
    }
    row("--neighbours", "5", "--neighbours 5: must be 4 or 8");
    row("--neighbours", "", "--neighbours \"\": must be 4 or 8");
    row("--corners", "Never", "--corners Never: must be never, one or any");
    row("--costs", "14-10", "--costs 14-10: must be unit, 10-14 or sqrt2");
    row("--heuristic", "taxi",
        "--heuristic taxi: must be zero, manhattan, octile, euclidean, chebyshev or squared-euclidean");
    row("--ties", "lifo",
        "--ties lifo: must be last-in, first-in, larger-g, smaller-g, larger-h, smaller-h, random or coarse");
    for (const char* value : {"ulr", "ulrr", "ulrdu", "ULRD"})
      row("--order", value,
          qPrintable(u"--order %1: must contain the letters u, l, r and d once each"_s.arg(value)));
    for (const char* value : {"0.99", "1001", "nan", "inf", "-1", "x", "1e999"})
      row("--weight", value, qPrintable(u"--weight %1: must be a number from 1 to 1000"_s.arg(value)));
    for (const char* value : {"0", "-3", "x", "1.5", "99999999999"})
      row("--window", value,
          qPrintable(u"--window %1: must be a whole number from 1 to 2147483647"_s.arg(value)));
    for (const char* value : {"-1", "1e3", "x", "18446744073709551616", "1.0"})
      row("--after", value,
          qPrintable(u"--after %1: must be a whole number from 0 to 18446744073709551615"_s.arg(value)));
    row("--after", "", "--after \"\": must be a whole number from 0 to 18446744073709551615");
    for (const char* option : {"--seconds", "--megabytes"})
      for (const char* value : {"0", "-1", "nan", "inf", "1e309", "x"})
        row(option, value,
            qPrintable(u"%1 %2: must be a number greater than 0, below 1.8e308"_s.arg(QLatin1String(option),
                                                                                      value)));
    row("--seconds", "", "--seconds \"\": must be a number greater than 0, below 1.8e308");
    for (const char* value : {"t.txt", "t.JSON", "t.trace", "json", "t.json/"})
      row("--trace", value,
          qPrintable(u"--trace %1: must end in .yaml, .yml or .json, or be -"_s.arg(value)));
    row("--trace", "", "--trace \"\": must end in .yaml, .yml or .json, or be -");
    row("--algorithm", "theta-star", "--algorithm theta-star: needs 8 neighbours");
    row("--algorithm", "lazy-theta-star", "--algorithm lazy-theta-star: needs 8 neighbours");
    row("--algorithm", "astar",
        "--algorithm astar: must be breadth-first, depth-first, dijkstra, greedy, a-star, canonical-a-star, "
        "weighted-a-star, iterative-deepening, ida-star, bidirectional, jump-point, "
        "theta-star, lazy-theta-star, meet-in-the-middle, fringe-search, beam-search, rbfs, sma-star, "
        "lpa-star or d-star-lite");
  }
  void values() {
    FETCH_ALL((const QStringList, arguments), (const QString, message));
    QCOMPARE(refusal(run(QStringList{"route", m_map, "--from", "0,0", "--to", "3,2", "--json"} + arguments)),
             "searchlight-cli: " + message);
  }

  void arguments_data() {
    const auto row = testing::columns<QStringList, QString>("arguments", "contains");
    row("no map", {"route"}, "MAP");
    row("no start", {"route", "a", "--to", "1,1"}, "--from");
    row("no goal", {"route", "a", "--from", "1,1"}, "--to");
    row("an option without a value", {"route", "a", "--to", "1,1", "--from"}, "--from: the value is missing");
    row("a flag with a value", {"route", "a", "--to", "1,1", "--from", "1,1", "--json=false"},
        "--json: takes no value");
    row("a flag with a value, elsewhere", {"algorithms", "--json=1"}, "--json: takes no value");
    row("a run without a value", {"compare", "route", "a", "--run"}, "--run: the value is missing");
    row("two maps", {"route", "a", "b", "--from", "1,1", "--to", "1,1"}, "argument b: unknown here");
    row("an unknown option", {"route", "a", "--from", "1,1", "--to", "1,1", "--speed", "3"},
        "argument --speed");
    row("an option of another command", {"scenario", "a", "--neighbours", "4"}, "argument --neighbours");
    row("algorithms takes none", {"algorithms", "a-star"}, "argument a-star");
    row("no scenario", {"scenario"}, "FILE.scen");
    row("the map has no name", {"route", "", "--from", "1,1", "--to", "1,1"}, "MAP \"\"");
    row("the scenario has no name", {"scenario", ""}, "FILE.scen \"\"");
  }
  void arguments() {
    FETCH_ALL((const QStringList, arguments), (const QString, contains));
    const Ran ran = run(arguments);
    QVERIFY2(refusal(ran).startsWith(u"searchlight-cli: "_s), qPrintable(ran.error));
    QVERIFY(testing::contains(ran.error, contains));
  }

  void files_data() {
    const auto rows = testing::columns<QString, QString, QString>("name", "text", "message");
    const QString good = u"type octile\nheight 2\nwidth 2\nmap\n..\n..\n"_s;
    const auto row = [&](const char* name, const QString& text, const char* message) {
      rows(name, "bad.map", text, message);
    };
    row("empty", {}, ":1: expected a map, found an empty file");
    row("a byte order mark only", u"\ufeff"_s, ":1: expected a map, found an empty file");
    row("blank lines only", u"\n \n"_s, ":2: expected a map, found an empty file");
    row("cut short", good.chopped(3), ":5: expected 2 rows, found 1");
    row("too high", QString(good).replace("height 2", "height 4900000"),
        ":2: height 4900000 is out of range (1 to 4096)");
    row("negative", QString(good).replace("width 2", "width -3"), ":3: width -3 is out of range (1 to 4096)");
    row("no number", QString(good).replace("height 2", "height x"), ":2: height \"x\" is not a whole number");
    row("binary", u"\u0089PNG"_s, ":1: not a map");
    row("an odd cell", QString(good).replace("..\n..", "..\n.\x01"), ":6: ");
    row("an odd letter at an end", QString(good).replace("..\n..", "..\n.?"), "");
  }
  void files() {
    FETCH(const QString, name, text, message);
    const QString path = m_files.write(name, text);
    const Ran ran = run({"route", path, "--from", "0,0", "--to", "1,1", "--json"});
    QCOMPARE(faultOfRefusal(ran), QString());
    // Where the question is at fault, nothing is said of the letters.
    const QString expected = message.isEmpty() ? u"searchlight-cli: --to 1,1: a wall"_s : path + message;
    QVERIFY(testing::startsWith(ran.error, expected));
  }

  void unreadable_data() {
    const auto row = testing::columns<QString, QString>("path", "message");
    const QString folder = QFileInfo(m_map).path();
    row("missing", folder + "/none.map", folder + "/none.map: cannot be read: No such file or directory");
    row("a folder", folder, folder + ": cannot be read: Is a directory");
    row("a line end in the name", "/none\nsuch", "/none\\x0asuch: cannot be read: No such file or directory");
  }
  void unreadable() {
    FETCH(const QString, path, message);
    for (const QStringList& arguments :
         {QStringList{"route", path, "--from", "0,0", "--to", "1,1"}, QStringList{"scenario", path}}) {
      QCOMPARE(refusal(run(arguments)), message);
    }
  }

  // Names of commands are ordinary file names behind one.
  void filesNamedAsCommands() {
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(QFileInfo(m_map).path()));
    for (const QString name : {"route", "scenario", "compare"}) {
      QVERIFY(QFile::copy(m_map, name));
      const QStringList ends{"--from", "0,0", "--to", "3,2"};
      QCOMPARE(run(QStringList{"route", name} + ends).code, 0);
      QCOMPARE(run(QStringList{"compare", "route", name, "--algorithms", "a-star"} + ends).code, 0);
    }
    QVERIFY(QDir::setCurrent(before));
  }

  void theLastOfTwoCounts() {
    const Ran ran = run({"route", m_map, "--from", "1,1", "--from", "0,0", "--to=3,2", "--json", "--json"});
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.object()["steps"].toInt(), 5);
  }

  void outputThatCannotBeWritten() {
    std::ofstream out("/dev/full");
    if (!out) QSKIP("there is no /dev/full");
    std::ostringstream error;
    QCOMPARE(cli::runCommandLine({"algorithms"}, {out, error}), 2);
    QCOMPARE(error.str(), std::string("searchlight-cli: standard output cannot be written\n"));
  }

  // Nothing that is thrown at the parser may end in anything but an exit code and, unless all is well, one
  // line. (- is not among it: the streams are this program's own.)
  void anyArguments() {
    const quint32 seed = 20260101;
    qInfo("seed %u", seed);
    QRandomGenerator random(seed);
    const QStringList pieces =
        words(
            "route compare --algorithms a-star,dijkstra --run --csv , scenario algorithms --from --to --json "
            "--after --trace -- = 0,0 3,2 -1 --order=ulrd --ties coarse --help --costs --algorithm ida-star "
            "greedy --neighbours 8 --weight= [ [1,2] {} \u00e9 %s --window 2 @file # \" ' \\ --map --seconds "
            "1e-9 --version -h -j5 --no-json --json=3 ++from /from") +
        QStringList{"a-star --weight 3", "", "\n", m_map, m_map + ".scen"};
    for (int i = 0; i < (isShortened() ? 500 : 3000); ++i) {
      QStringList arguments;
      if (random.bounded(2) > 0) arguments << "compare";
      if (random.bounded(3) > 0)
        arguments << "route" << m_map << "--from"
                  << "0,0"
                  << "--to"
                  << "3,2";
      for (int n = random.bounded(6); n > 0; --n) {
        const QString& piece = pieces[random.bounded(int(pieces.size()))];
        arguments.insert(random.bounded(int(arguments.size()) + 1), piece);
      }
      const Ran ran = run(arguments);
      const QString line = arguments.join(u'|') + " -> " + ran.error;
      QVERIFY2(ran.code == 0 || ran.code == 1 || ran.code == 2, qPrintable(line));
      if (ran.code == 2)
        QVERIFY2(faultOfRefusal(ran).isEmpty(), qPrintable(line));
      else
        QVERIFY2(ran.error.isEmpty() && !ran.out.isEmpty(), qPrintable(line));
    }
    QCOMPARE(m_files.names().filter(u".tmp"_s), QStringList());
  }
};

SEARCHLIGHT_TEST(CliUsageTest)
#include "cli_usage_test.moc"
