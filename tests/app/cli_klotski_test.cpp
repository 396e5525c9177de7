// tests/app/cli_klotski_test.cpp: `searchlight-cli klotski solve`, `survey` and `find`.

#include "core/klotski/catalogue.h"
#include "core/klotski/problem.h"
#include "core/klotski/rules_of_game.h"
#include "core/klotski/solve.h"
#include "tests/app/cli_run.h"
#include "tests/test_main.h"

using namespace searchlight::testing;

namespace {

const QString kClassic = u"VCCV/VCCV/VHHV/VSSV/S..S"_s;
const QString kUnsolvable = u"VCCV/VCCV/VVSV/VVSV/S..S"_s;

Ran asked(const QString& command, const QStringList& more) {
  return run(QStringList{"klotski", command} + more + QStringList{"--json"});
}

// With ' for ".
QString json(const char* text) { return QString::fromUtf8(text).replace(u'\'', u'"'); }

// All of an answer but its time.
QJsonObject timeless(const Ran& ran) {
  QJsonObject object = ran.object();
  object.remove(u"seconds"_s);
  object.remove(u"setupSeconds"_s);
  return object;
}

// A game of the classic opening after the first of its 81 moves.
QString saved(const Files& files, const QString& name) {
  const klotski::Board board = klotski::Board::of(klotski::readRows(kClassic.toStdString(), "rows"));
  const klotski::BoardSolution solution =
      klotski::solve(board, board.opening(), klotski::Count::Moves, search::Algorithm::BreadthFirst);
  klotski::Game game({board, {}});
  klotski::slide(game, solution.slides.front().piece, solution.slides.front().to);
  return files.write(name, QString::fromStdString(game::text(game.record())));
}

// What is wrong with the moves told: each is a slide of the count, and the last one brings C to the exit.
QString faultOfMoves(const QString& rows, klotski::Count count, const QJsonArray& moves) {
  klotski::Code code = klotski::readRows(rows.toStdString(), "rows");
  const klotski::SlideProblem problem(code, count);
  for (const QJsonValueConstRef move : moves) {
    const QJsonArray m = move.toArray();
    if (m.size() != 4) return u"not four numbers"_s;
    const int from = klotski::cellAt({m[0].toInt(), m[1].toInt()}),
              to = klotski::cellAt({m[2].toInt(), m[3].toInt()});
    klotski::Code next;
    problem.forEachSuccessor(code, [&](klotski::Slide s, klotski::Code after, search::Cost) {
      if (s.from == from && s.to == to) next = after;
    });
    if (next == klotski::Code()) return u"no such slide"_s;
    code = next;
  }
  return problem.isGoal(code) ? QString() : u"does not end at the exit"_s;
}

}  // namespace

class CliKlotskiTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void solves_data() {
    const auto row = testing::columns<QString, int, int>("options", "count", "length");
    row("as is", "", 0, 81);
    row("moves", "--metric moves", 0, 81);
    row("straight", "--metric straight", 1, 90);
    row("steps", "--metric steps --algorithm a-star", 2, 116);
    row("dijkstra", "--algorithm dijkstra", 0, 81);
    row("bidirectional", "--algorithm bidirectional", 0, 81);
    row("meet in the middle", "--algorithm meet-in-the-middle", 0, 81);
    row("weight 1 is A*", "--algorithm weighted-a-star --weight 1", 0, 81);
    row("first in", "--algorithm a-star --ties first-in --metric steps", 2, 116);
    row("depth-first", "--metric steps --algorithm depth-first", 2, 5764);
  }
  void solves() {
    FETCH_ALL((QString, options), (int, count), (int, length));
    const Ran ran = asked("solve", QStringList{kClassic} + words(options));
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.error, QString());
    const QJsonObject told = ran.object();
    QCOMPARE(told.keys(), (QStringList{"expanded", "length", "moves", "outcome", "seconds", "setupSeconds"}));
    QCOMPARE(told["outcome"].toString(), u"solved"_s);
    QCOMPARE(told["length"].toInt(), length);
    QCOMPARE(told["moves"].toArray().size(), qsizetype{length});
    QVERIFY(told["expanded"].toInt() > 0);
    QCOMPARE(faultOfMoves(kClassic, static_cast<klotski::Count>(count), told["moves"].toArray()), QString());
  }
  // A run's words are those of the single command; what is wrong with them is told as theirs.
  void weightAndTies() {
    const QString weighted = u"weighted-a-star --weight 3"_s;
    const Ran single = asked("solve", QStringList{kClassic} + words("--algorithm " + weighted));
    const Ran row = run({"compare", "klotski", kClassic, "--run", weighted, "--json"});
    QCOMPARE(row.code, 0);
    QCOMPARE(row.object()["expanded"].toInt(), single.object()["expanded"].toInt());
    const Ran plain = asked("solve", QStringList{kClassic} + words("--algorithm weighted-a-star"));
    QVERIFY(plain.object()["expanded"].toInt() != single.object()["expanded"].toInt());
    for (const char* wrong : {"--weight 0.5", "--weight 1001", "--weight x", "--ties coarse", "--ties no"}) {
      const Ran refused = asked("solve", QStringList{kClassic} + words(QString::fromLatin1(wrong)));
      QVERIFY2(refusal(refused).contains(QString::fromLatin1(wrong).section(u' ', 0, 0)),
               qPrintable(refused.error));
    }
  }
  void layoutsAreNamesRowsOrFiles() {
    const Files files;
    const QString lines =
        files.write("classic.txt", "# remark\n" + QString(kClassic).replace('/', '\n') + '\n');
    for (const QString& layout : {u"横刀立马"_s, u"heng-dao-li-ma"_s, kClassic, lines})
      QCOMPARE(asked("solve", {layout}).object()["length"].toInt(), 81);
  }
  // Puzzles on any board: by name, and as a file of the general form.
  void solvesOtherBoards() {
    const Files files;
    const QString pennant =
        files.write("pennant.txt", "title Pennant\ngoal A 0,3\nboard\nAABB\nAACC\nDE..\nFGHH\nFGII\n");
    for (const QString& layout : {u"三角旗"_s, u"san-jiao-qi"_s, pennant}) {
      const QJsonObject told = asked("solve", {layout}).object();
      QCOMPARE(told["length"].toInt(), 59);
      QCOMPARE(told["moves"].toArray().last().toArray()[3].toInt(), 3);
      QCOMPARE(asked("survey", {layout}).object()["best"].toObject(),
               (QJsonObject{{"moves", 59}, {"straight", 62}, {"steps", 83}}));
    }
    QCOMPARE(asked("solve", {"Eight Puzzle", "--algorithm", "a-star"}).object()["length"].toInt(), 31);
  }

  // ---- compare klotski -------------------------------------------------------------------------------------------

  // Its rows are those of `klotski solve`.
  void compares() {
    const QStringList names{"breadth-first", "a-star", "bidirectional"};
    const Ran ran = run({"compare", "klotski", kClassic, "--algorithms", names.join(','), "--json"});
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.objects().size(), names.size());
    for (qsizetype i = 0; i < names.size(); ++i) {
      QJsonObject row = ran.objects()[i], one = asked("solve", {kClassic, "--algorithm", names[i]}).object();
      QCOMPARE(row.take("algorithm").toString(), names[i]);
      QCOMPARE(row.take("layout").toString(), kClassic);
      row.remove(u"seconds"_s);
      row.remove(u"setupSeconds"_s);
      one.remove(u"seconds"_s);
      one.remove(u"setupSeconds"_s);
      QCOMPARE(row, one);
    }
    const Ran text = run({"compare", "klotski", "三角旗", "--algorithms", "dijkstra,greedy"});
    QVERIFY(text.out.contains("dijkstra"_L1) && text.out.contains("59"_L1));
  }
  void comparesRuns() {
    const Ran ran = run({"compare", "klotski", kClassic, "--metric", "straight", "--run", "a-star", "--run",
                         "breadth-first --metric steps", "--csv"});
    QCOMPARE(ran.code, 0);
    const QStringList lines = ran.out.split('\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), qsizetype{3});
    QCOMPARE(lines[0], u"layout,algorithm,run,outcome,length,expanded,seconds,setupSeconds"_s);
    QVERIFY(lines[1].startsWith(kClassic + ",a-star,a-star,solved,90,"_L1));
    QVERIFY(lines[2].startsWith(kClassic + ",breadth-first,breadth-first --metric steps,solved,116,"_L1));
  }
  void comparesSeveralLayouts() {
    const Ran ran =
        run({"compare", "klotski", kClassic, "三角旗", "--algorithms", "a-star,breadth-first", "--json"});
    QCOMPARE(ran.code, 0);
    QStringList told;
    for (const QJsonObject& row : ran.objects())
      told << u"%1 %2 %3"_s.arg(row["layout"].toString(), row["algorithm"].toString())
                  .arg(row["length"].toInt());
    QCOMPARE(told, (QStringList{kClassic + " a-star 81", kClassic + " breadth-first 81", "三角旗 a-star 59",
                                "三角旗 breadth-first 59"}));
  }
  void aRowThatIsNotSolvedIsANo() {
    const Ran none = run({"compare", "klotski", kUnsolvable, "--algorithms", "breadth-first", "--json"});
    QCOMPARE(none.code, 1);
    QCOMPARE(none.object()["outcome"].toString(), u"exhausted"_s);
    const Ran limited = run(
        {"compare", "klotski", kClassic, "--run", "a-star --seconds 0.0000001", "--run", "a-star", "--json"});
    QCOMPARE(limited.code, 1);
    QCOMPARE(limited.objects()[0]["outcome"].toString(), u"time-limit"_s);
    QCOMPARE(limited.objects()[1]["outcome"].toString(), u"solved"_s);
  }
  void comparisonsAreRefused_data() {
    const auto rows = testing::columns<QStringList, QString>("arguments", "message");
    const auto row = [&](const QStringList& arguments, const char* message) {
      rows(qPrintable(arguments.join(' ')), arguments, message);
    };
    row({kClassic}, "--algorithms or --run is missing");
    row({kClassic, "--algorithms", "a-star", "--run", "a-star"},
        "--run: cannot be combined with --algorithms");
    row({kClassic, "--algorithms", "a-star", "--json", "--csv"}, "--csv: cannot be combined with --json");
    row({kClassic, "--run", "a-star --metric pushes"},
        "--run \"a-star --metric pushes\": --metric pushes: must be moves, straight or steps");
  }
  void comparisonsAreRefused() {
    FETCH_ALL((QStringList, arguments), (QString, message));
    const Ran ran = run(QStringList{"compare", "klotski"} + arguments);
    QVERIFY2(refusal(ran).startsWith("searchlight-cli: " + message.section(':', 0, 0)),
             qPrintable(ran.error));
    QVERIFY(testing::contains(ran.error, message.section(':', -1)));
  }

  void whatCannotBeSolvedIsAnHonestNo() {
    const Ran json = asked("solve", {kUnsolvable});
    QCOMPARE(json.code, 1);
    QCOMPARE(json.object()["outcome"].toString(), u"exhausted"_s);
    QVERIFY(json.object()["length"].isNull() && json.object()["moves"].toArray().isEmpty());
    const Ran text = run({"klotski", "solve", kUnsolvable});
    QVERIFY(text.out.contains("exhausted: the goal cannot be reached"_L1));
  }
  void textTellsTheMoves() {
    const Ran ran = run({"klotski", "solve", kClassic});
    QCOMPARE(ran.code, 0);
    QVERIFY2(ran.out.contains("81 moves"_L1) && ran.out.contains(" to "_L1), qPrintable(ran.out));
  }

  void surveys() {
    const Ran ran = asked("survey", {kClassic});
    QCOMPARE(ran.code, 0);
    const QJsonObject told = ran.object();
    QCOMPARE(told.keys(), (QStringList{"best", "depth", "edges", "goalStates", "outcome", "seconds",
                                       "setupSeconds", "states"}));
    QCOMPARE(told["outcome"].toString(), u"complete"_s);
    QCOMPARE(told["states"].toInt(), 25955);
    QCOMPARE(told["goalStates"].toInt(), 964);
    QCOMPARE(told["best"].toObject(), (QJsonObject{{"moves", 81}, {"straight", 90}, {"steps", 116}}));
    QCOMPARE(told["edges"].toObject(), (QJsonObject{{"steps", 41948}, {"moves", 47151}}));
    QCOMPARE(told["depth"].toObject(), (QJsonObject{{"moves", 124}, {"steps", 167}}));
    const QString text = run({"klotski", "survey", kClassic}).out;
    for (const char* figure : {"complete", "25955", "964", "81", "90", "116", "41948", "47151", "124", "167"})
      QVERIFY2(text.contains(QLatin1String(figure)), figure);
  }
  // One after the other; one that has no solution does not keep the others from theirs.
  void severalLayouts() {
    for (const QString command : {"solve", "survey"}) {
      const Ran ran = asked(command, {kClassic, kUnsolvable, "heng-dao-li-ma"});
      QCOMPARE(ran.code, command == "solve" ? 1 : 0);
      QCOMPARE(ran.objects().size(), 3);
      QStringList names;
      for (const QJsonObject& row : ran.objects()) names << row["layout"].toString();
      QCOMPARE(names, (QStringList{kClassic, kUnsolvable, "heng-dao-li-ma"}));
      for (const QString& name : names) {
        QJsonObject row = ran.objects()[names.indexOf(name)], one = asked(command, {name}).object();
        row.remove(u"layout"_s);
        for (const char* time : {"seconds", "setupSeconds"}) {
          row.remove(QLatin1String(time));
          one.remove(QLatin1String(time));
        }
        QCOMPARE(row, one);
      }
      const Ran text = run({"klotski", command, kClassic, kUnsolvable});
      QVERIFY(text.out.startsWith("layout      " + kClassic) &&
              text.out.contains("\n\nlayout      " + kUnsolvable));
    }
    QVERIFY(!asked("solve", {kClassic}).object().contains("layout"));
    QCOMPARE(faultOfRefusal(asked("solve", {kClassic, "nowhere"})), QString());
  }

  void csv_data() {
    const auto row = testing::columns<QStringList, QString, QString>("words", "titles", "row");
    row("solve", QStringList{"solve", kClassic, "--algorithm", "breadth-first"},
        "layout,outcome,length,moves,expanded,seconds,setupSeconds", kClassic + ",solved,81,\"[[");
    row("no solution", QStringList{"solve", kUnsolvable},
        "layout,outcome,length,moves,expanded,seconds,setupSeconds", kUnsolvable + ",exhausted,,[],");
    row("survey", QStringList{"survey", kClassic},
        "layout,outcome,states,goalStates,edges.steps,edges.moves,best.moves,best.straight,"
        "best.steps,depth.moves,depth.steps,seconds,setupSeconds",
        kClassic + ",complete,25955,964,41948,47151,81,90,116,124,167,");
    row("find", QStringList{"find", "--moves", "81", "--seed", "1"}, "layout,moves", "");
    row("list", QStringList{"list"}, "name,title,rows,moves,straight,steps,english", "");
  }
  void csv() {
    FETCH_ALL((const QStringList, words), (const QString, titles), (const QString, row));
    const Ran ran = run(QStringList{"klotski"} + words + QStringList{"--csv"});
    QVERIFY(testing::startsWith(ran.out, titles + "\n" + row));
    QCOMPARE(faultOfRefusal(run(QStringList{"klotski"} + words + QStringList{"--csv", "--json"})), QString());
  }

  // What it says of a puzzle is what solving it by its name finds.
  void lists() {
    const Ran ran = asked("list", {});
    QCOMPARE(ran.code, 0);
    QCOMPARE(static_cast<std::size_t>(ran.objects().size()), klotski::catalogue().size());
    int classic = 0;
    for (const QJsonObject& row : ran.objects()) {
      QVERIFY(klotski::entryByName(row["name"].toString().toStdString()));
      QCOMPARE(klotski::entryByName(row["title"].toString().toStdString()),
               klotski::entryByName(row["name"].toString().toStdString()));
      if (row["rows"].toString() != kClassic) continue;
      ++classic;
      QCOMPARE(row["title"].toString(), u"横刀立马"_s);
      QCOMPARE(row["moves"].toInt(), 81);
      QCOMPARE(row["straight"].toInt(), 90);
      QCOMPARE(row["steps"].toInt(), 116);
    }
    QCOMPARE(classic, 1);
    QVERIFY(run({"klotski", "list"}).out.contains(u"heng-dao-li-ma"_s));
  }

  void whatCannotBeSolvedIsSaidToBe() {
    const Ran json = asked("survey", {kUnsolvable});
    QCOMPARE(json.code, 0);
    QVERIFY(json.object().contains("best") && json.object()["best"].isNull());
    QCOMPARE(json.object()["goalStates"].toInt(-1), 0);
    QVERIFY(run({"klotski", "survey", kUnsolvable}).out.contains("unsolvable"_L1));
  }

  void finds() {
    const QStringList options = words("--moves 81 --seed 5 --count 3");
    const Ran ran = asked("find", options);
    QCOMPARE(ran.code, 0);
    const QList<QJsonObject> rows = ran.objects();
    QCOMPARE(rows.size(), qsizetype{3});
    QSet<QString> layouts;
    for (const QJsonObject& row : rows) {
      QCOMPARE(row.keys(), (QStringList{"layout", "moves"}));
      QCOMPARE(row["moves"].toInt(), 81);
      layouts << row["layout"].toString();
      QCOMPARE(asked("solve", {row["layout"].toString()}).object()["length"].toInt(), 81);
    }
    QCOMPARE(layouts.size(), qsizetype{3});
    QCOMPARE(asked("find", options).out, ran.out);
    QVERIFY(run(QStringList{"klotski", "find"} + options).out.contains(rows[0]["layout"].toString()));
  }
  void thereMayBeNoneOrTooFew() {
    const Ran none = asked("find", words("--moves 139 --seed 5"));
    QCOMPARE(none.code, 1);
    QCOMPARE(none.out, QString());
    QCOMPARE(none.error, u"searchlight-cli: no layout needs 139 moves; the hardest ones need 138\n"_s);
    const Ran few = asked("find", words("--moves 138 --seed 5 --count 10"));
    QCOMPARE(few.code, 1);  // what there is is told
    QCOMPARE(few.objects().size(), qsizetype{6});
    QCOMPARE(few.error, u"searchlight-cli: only 6 layouts found\n"_s);
  }

  void limits_data() {
    const auto row =
        testing::columns<QString, QString, bool, QString>("command", "options", "isStopped", "outcome");
    for (const char* command : {"solve", "survey", "find"}) {
      const QString what = command == QByteArray("find") ? "--moves 81 --seed 1" : kClassic;
      row(testing::rowName("%s, time", command), command, what + " --seconds 0.0000001", false, "time-limit");
      row(testing::rowName("%s, memory", command), command, what + " --megabytes 0.0001", false,
          "memory-limit");
      row(testing::rowName("%s, stop", command), command, what, true, "stopped");
    }
  }
  void limits() {
    FETCH_ALL((QString, command), (QString, options), (QString, outcome), (bool, isStopped));
    std::stop_source source;
    if (isStopped) source.request_stop();
    const Ran ran = run(QStringList{"klotski", command, "--json"} + words(options), source.get_token());
    QCOMPARE(ran.code, 1);
    if (command == "find"_L1) {
      QCOMPARE(ran.out, QString());
      QCOMPARE(ran.error, "searchlight-cli: not all layouts were examined: " + outcome + "\n");
      return;
    }
    const QJsonObject told = ran.object();
    QCOMPARE(told["outcome"].toString(), outcome);
    if (command == "solve"_L1) {
      QVERIFY(told["length"].isNull() && told["moves"].toArray().isEmpty());
    } else {
      QVERIFY(told["states"].isNull() && told["depth"].toObject()["moves"].isNull());
      QCOMPARE(told["best"].toObject().size(), qsizetype{3});
      QVERIFY(told["best"].toObject()["moves"].isNull());
    }
  }

  void refusals_data() {
    const auto rows = testing::columns<QStringList, QString>("arguments", "message");
    const auto row = [&](const QString& arguments, const char* message) {
      rows(qPrintable(arguments), words(arguments), message);
    };
    row("solve", "LAYOUT is required, or --setup");
    row("solve VCCX/VCCV/VHHV/VSSV/S..S",
        "VCCX/VCCV/VHHV/VSSV/S..S: row 1, column 4: expected V, H, S, C or \".\", found \"X\"");
    row("survey VCCV/VCCV/VHHV/VSSV/S..",
        "VCCV/VCCV/VHHV/VSSV/S..: row 5, column 4: expected 4 letters, found 3");
    row("survey VCCV", "VCCV: expected 5 rows, found 1");
    row("solve no-such-thing", "LAYOUT no-such-thing: not the name of a puzzle, a file or rows");
    row("solve 横刀立马 --metric pushes", "--metric pushes: must be moves, straight or steps");
    row("solve 横刀立马 --algorithm jump-point",
        "--algorithm jump-point: needs a grid; layouts support breadth-first, depth-first, dijkstra, greedy, "
        "a-star, weighted-a-star, iterative-deepening, ida-star, bidirectional, meet-in-the-middle, "
        "fringe-search, beam-search, rbfs or sma-star");
    row("solve 横刀立马 --algorithm magic",
        "--algorithm magic: must be breadth-first, depth-first, dijkstra, greedy, a-star, weighted-a-star, "
        "iterative-deepening, ida-star, bidirectional, meet-in-the-middle, fringe-search, beam-search, rbfs "
        "or "
        "sma-star");
    row("solve 横刀立马 --seconds 0", "--seconds 0: must be a number greater than 0, below 1.8e308");
    row("solve 横刀立马 more", "LAYOUT more: not the name of a puzzle, a file or rows");
    row("find --seed 1", "--moves is required");
    row("find --moves 81", "--seed is required");
    row("find --moves -1 --seed 1", "--moves -1: must be a whole number from 0 to 1000000");
    row("find --moves 81 --seed 1 --count 0", "--count 0: must be a whole number from 1 to 1000000");
  }
  void refusals() {
    FETCH_ALL((QStringList, arguments), (QString, message));
    QCOMPARE(refusal(run(QStringList{"klotski"} + arguments + QStringList{"--json"})),
             "searchlight-cli: " + message);
  }
  // Whatever was typed is told as text: what is none becomes \\xNN, Chinese stays Chinese.
  void whatWasTypedIsToldAsText() {
    std::ostringstream out, error;
    QCOMPARE(cli::runCommandLine({"klotski", "solve", "VCCV/\xff\x80VV/\xc2\x9b"}, {out, error, false, {}}),
             2);
    QVERIFY2(error.str().starts_with("searchlight-cli: VCCV/\\xff\\x80VV/\\xc2\\x9b: row 2, column 1"),
             error.str().c_str());
    const Ran chinese = asked("solve", {u"没有的布局"_s});
    QCOMPARE(chinese.error,
             u"searchlight-cli: LAYOUT 没有的布局: not the name of a puzzle, a file or rows\n"_s);
  }
  void aLoopOfLinksIsToldAsSuch() {
    const Files files;
    const QString loop = files.path(u"loop"_s);
    std::filesystem::create_symlink("loop", loop.toStdString());
    QCOMPARE(refusal(asked("solve", {loop})), loop + ": cannot be read: Too many levels of symbolic links");
  }

  // ---- Saved games and set-ups -----------------------------------------------------------------------------------

  void aSavedGameIsSolvedWhereItStands() {
    const Files files;
    const QString path = saved(files, u"a.klotski"_s);
    QCOMPARE(asked("solve", {path}).object()["length"].toInt(), 80);
    QCOMPARE(asked("survey", {path}).object()["best"].toObject()["moves"].toInt(), 80);
    QVERIFY(run({"klotski", "solve", "--help"}).out.contains("saved game"_L1));
  }
  void aSetUpStandsForTheLine() {
    const Files files;
    saved(files, u"a.klotski"_s);
    const QString path = files.write(
        "a.searchlight", json("{'searchlight': 1, 'page': 'klotski', 'board': {'path': "
                              "'a.klotski'}, 'question': {'count': 'steps', 'algorithm': 'depth-first', "
                              "'mirrors': 'folded'}}"));
    QCOMPARE(timeless(asked("solve", {"--setup", path})),
             timeless(asked("solve", QStringList{files.path("a.klotski")} +
                                         words("--metric steps --algorithm depth-first --mirrors folded"))));
    QCOMPARE(asked("solve", QStringList{"--setup", path} + words("--algorithm a-star --metric moves"))
                 .object()["length"]
                 .toInt(),
             80);
    QCOMPARE(asked("solve", QStringList{kClassic, "--setup", path} + words("--algorithm a-star"))
                 .object()["length"]
                 .toInt(),
             116);
    QCOMPARE(asked("survey", {"--setup", path}).object()["best"].toObject()["moves"].toInt(), 80);
    const Ran rows = run({"compare", "klotski", "--setup", path, "--algorithms", "a-star", "--json"});
    QCOMPARE(rows.object()["length"].toInt(),
             asked("solve", {files.path("a.klotski"), "--metric", "steps"}).object()["length"].toInt());
  }
  void aComparisonsSetUpHasItsRuns() {
    const Files files;
    const QString path = files.write(
        "c.searchlight",
        json("{'searchlight': 1, 'page': 'compare', 'view': {'world': 'klotski'}, 'board': {'rows': ['VCCV', "
             "'VCCV', 'VHHV', 'VSSV', 'S..S']}, 'question': {'count': 'straight'}, 'runs': [{'algorithm': "
             "'a-star'}, {'algorithm': 'weighted-a-star', 'weight': '2'}]}"));
    const Ran ran = run({"compare", "klotski", "--setup", path, "--json"});
    QCOMPARE(ran.error, QString());
    QCOMPARE(ran.objects().size(), qsizetype{2});
    QCOMPARE(ran.objects()[0]["length"].toInt(), 90);
    QCOMPARE(ran.objects()[1]["run"].toString(), u"weighted-a-star --weight 2"_s);
    // The row tells what was run: the line goes before the set-up.
    const Ran heavier = run({"compare", "klotski", "--setup", path, "--json", "--weight", "3"});
    QCOMPARE(heavier.objects()[1]["run"].toString(), u"weighted-a-star --weight 3"_s);
    const Ran single = asked("solve", {"--setup", path});
    QVERIFY2(refusal(single).contains("compare klotski --setup"_L1), qPrintable(single.error));
  }
  void setUpsOfOtherThingsAreRefused_data() {
    const auto row = testing::columns<QByteArray, QString>("text", "message");
    row("a map", "{'searchlight': 1, 'page': 'map-lab', 'board': {'rows': ['.']}}",
        "page: \"map-lab\" is not about a layout");
    row("a word",
        "{'searchlight': 1, 'page': 'klotski', 'board': {'rows': ['VCCV', "
        "'VCCV', 'VHHV', 'VSSV', 'S..S']}, 'question': {'count': 'pushes'}}",
        "question: --metric pushes: must be moves, straight or steps");
    row("no board", "{'searchlight': 1, 'page': 'klotski'}", "board: expected rows or a path");
  }
  void setUpsOfOtherThingsAreRefused() {
    FETCH_ALL((QByteArray, text), (QString, message));
    const Files files;
    const QString path = files.write("x.searchlight", json(text.constData()));
    for (const char* command : {"solve", "survey"}) {
      if (command == QByteArray("survey") && message.startsWith("question"_L1)) continue;
      const Ran ran = asked(QString::fromLatin1(command), {"--setup", path});
      QVERIFY2(refusal(ran).startsWith(path + ": " + message), qPrintable(ran.error));
    }
  }
  // A search from both sides that has not begun says so.
  void aLimitBeforeTheSearchIsToldAsSuch() {
    const QString options = u"--algorithm bidirectional --seconds 0.0000001"_s;
    const Ran ran = run(QStringList{"klotski", "solve", kClassic} + words(options));
    QCOMPARE(ran.code, 1);
    QVERIFY(testing::contains(ran.out, "time-limit: while listing all goals"_L1));
    const Ran row = run({"compare", "klotski", kClassic, "--run", "bidirectional --seconds 0.0000001"});
    QVERIFY(testing::contains(row.out, "while listing all goals"_L1));
  }
  void oneIsNotMany() {
    QVERIFY(run({"klotski", "solve", "VSSV/VSSV/VHHV/VCCV/.CC."}).out.contains("0 moves"_L1));
    const Ran one = run({"klotski", "solve", "VSSV/VHHV/VCCV/VCCV/S..S"});
    QVERIFY(testing::contains(one.out, "1 move\n"_L1));
  }
  void badFilesAreToldWithTheirLine() {
    const Files files;
    const QString path = files.write("bad.txt", "VCCV\nVCXV\n");
    QCOMPARE(refusal(asked("solve", {path})),
             path + ":2: column 3: expected V, H, S, C or \".\", found \"X\"");
  }
};

SEARCHLIGHT_TEST(CliKlotskiTest)
#include "cli_klotski_test.moc"
