// tests/app/cli_sokoban_test.cpp: `searchlight-cli sokoban solve`, `sokoban check`, `sokoban generate` and `compare sokoban`.
#include "core/setup/set_up.h"
#include "core/sokoban/collection.h"
#include "core/sokoban/reverse.h"
#include "core/sokoban/rules_of_game.h"
#include "tests/app/cli_run.h"
#include "tests/test_main.h"

using namespace searchlight::testing;

namespace {

// Article 4, in its own form.
const QString kArticle =
    u"9 "
    "9\nWWWWWWWWW\nWWWSSSWWW\nWWSSSSSSW\nWWIWIWISW\nWWSWKBSWW\nWWSWSWDWW\nWSSSSSSWW\nWSSSWSSWW\nWWWWWWWWW\n"_s;
// One that can be solved by a push, one without a worker, one that cannot be solved.
const QString kThree =
    u"; easy\n\n#####\n#@$.#\n#####\n\n; nobody\n\n#####\n# $.#\n#####\n\n; stuck\n\n######\n#$@ "
    ".#\n######\n"_s;

Ran solve(const QString& file, const QString& more = {}) {
  return run(QStringList{"sokoban", "solve", file, "--json"} + words(more));
}

// Plays letters on rows, with nothing of ours; whether every box is on a goal in the end.
bool solves(const QStringList& rows, const QString& letters) {
  QStringList now = rows;
  const auto at = [&](QPoint p) { return now[p.y()][p.x()]; };
  const auto set = [&](QPoint p, char thing) {
    const bool isGoal = u".+*"_s.contains(rows[p.y()][p.x()]);
    const char c = thing == '@'   ? (isGoal ? '+' : '@')
                   : thing == '$' ? (isGoal ? '*' : '$')
                                  : (isGoal ? '.' : ' ');
    now[p.y()][p.x()] = QLatin1Char(c);
  };
  QPoint worker;
  for (int y = 0; y < now.size(); ++y)
    for (int x = 0; x < now[y].size(); ++x)
      if (u"@+"_s.contains(now[y][x])) worker = {x, y};
  for (const QChar letter : letters) {
    const QChar low = letter.toLower();
    const QPoint d = low == 'l'   ? QPoint(-1, 0)
                     : low == 'r' ? QPoint(1, 0)
                     : low == 'u' ? QPoint(0, -1)
                                  : QPoint(0, 1);
    const bool isBox = u"$*"_s.contains(at(worker + d));
    if (at(worker + d) == '#' || isBox != letter.isUpper()) return false;
    if (isBox) {
      if (u"#$*"_s.contains(at(worker + d + d))) return false;
      set(worker + d + d, '$');
    }
    set(worker, ' ');
    worker += d;
    set(worker, '@');
  }
  return !now.join(QString()).contains('$');
}

const QString kRoom = u"#######\n#@ $ .#\n#######\n"_s;
const QString kBroken = u"#####\n# $.#\n#####\n"_s;

Ran checked(const QString& file, const QString& level, const QString& solution,
            const QStringList& more = {}) {
  return run(QStringList{"sokoban", "check", file, "--level", level, "--solution", solution} + more);
}

}  // namespace

class CliSokobanTest : public QObject {
  Q_OBJECT

  Files m_files;

 private Q_SLOTS:
  void theArticlesLevel_data() {
    const auto row = testing::columns<QString, QString, int>("options", "figure", "fewest");
    row("pushes", "--metric pushes", "pushes", 46);
    row("moves", "--metric moves", "moves", 188);
    row("breadth-first", "--algorithm breadth-first", "pushes", 46);
    row("bidirectional", "--algorithm bidirectional", "pushes", 46);
    row("meet in the middle", "--algorithm meet-in-the-middle", "pushes", 46);
    row("without any idea", "--without dead-squares,freeze,corral,matching", "pushes", 46);
  }
  void theArticlesLevel() {
    FETCH_ALL((QString, options), (QString, figure), (int, fewest));
    const Ran ran = solve(m_files.write("article.txt", kArticle), options);
    QCOMPARE(ran.code, 0);
    const QJsonObject found = ran.object();
    QCOMPARE(found["outcome"].toString(), u"solved"_s);
    QCOMPARE(found[figure].toInt(), fewest);
    QVERIFY(found["optimal"].toBool());
    const QStringList rows{"#########", "###   ###", "##      #", "##*#*#* #", "## #@$ ##",
                           "## # #.##", "#      ##", "#   #  ##", "#########"};
    const QString letters = found["solution"].toString();
    QVERIFY(solves(rows, letters));
    QVERIFY(!solves(rows, letters.chopped(1)));
    QCOMPARE(letters.size(), found["moves"].toInt());
  }

  void aLineForEveryLevel() {
    const QString file = m_files.write("three.xsb", kThree);
    const Ran all = solve(file);
    QCOMPARE(all.code, 1);
    const QList<QJsonObject> rows = all.objects();
    QCOMPARE(rows.size(), 3);
    QCOMPARE(rows[0]["title"].toString(), u"easy"_s);
    QCOMPARE(rows[0]["solution"].toString(), u"R"_s);
    QCOMPARE(rows[1]["outcome"].toString(), u"broken"_s);
    QVERIFY(rows[1]["reason"].toString().contains(u"worker"_s));
    QCOMPARE(rows[2]["level"].toInt(), 3);
    QCOMPARE(rows[2]["outcome"].toString(), u"exhausted"_s);
    QVERIFY(rows[2]["pushes"].isNull() && rows[2]["solution"].isNull());
    QCOMPARE(solve(file, "--level 1").code, 0);
    QCOMPARE(faultOfRefusal(solve(file, "--level 2")), QString());
    QCOMPARE(faultOfRefusal(solve(file, "--level 4")), QString());
  }

  void anySolution() {
    const Ran ran = solve(m_files.write("article.txt", kArticle), "--any");
    QCOMPARE(ran.code, 0);
    const QJsonObject found = ran.object();
    QVERIFY(found["pushes"].toInt() >= 46);
    if (found["optimal"].toBool()) QCOMPARE(found["pushes"].toInt(), 46);
  }

  // In a line of JSON and in one for people; level 2 is broken.
  void longTitlesAreCut() {
    const QString one = QString::fromUtf8("\u6a2a");
    const QString file = m_files.write(
        "titles.xsb",
        u"#####\n#@$.#\n#####\nTitle: %1\n\n#####\n# $.#\n#####\nTitle: %1\n"_s.arg(one.repeated(100'000)));
    const QString cut = one.repeated(199) + QChar(0x2026);
    const QList<QJsonObject> rows = solve(file).objects();
    QCOMPARE(rows.size(), 2);
    for (const QJsonObject& row : rows) QCOMPARE(row["title"].toString(), cut);
    const QString text = run({"sokoban", "solve", file}).out;
    QVERIFY(text.contains("1, " + cut + '\n') && text.contains("2, " + cut + '\n'));
    QVERIFY(text.size() < 1000);
  }

  void refusals_data() {
    testing::eachOf("options", {"--metric steps", "--algorithm jump-point", "--algorithm x", "--without x",
                                "--without freeze,", "--any --metric moves", "--any --metric pushes",
                                "--any --algorithm a-star", "--algorithm bidirectional --metric moves",
                                "--level 0", "--weight 0", "--ties x", "--without features",
                                "--algorithm a-star --without symmetry", "--any --without both-ends",
                                "--without tables", "--algorithm feature-space --metric moves"});
  }
  void refusals() {
    QFETCH(QString, options);
    QCOMPARE(faultOfRefusal(solve(m_files.write("article.txt", kArticle), options)), QString());
  }
  void filesThatHoldNoLevel_data() {
    const auto row = testing::columns<QString>("text");
    row("nothing", "");
    row("no box", "#####\n#@  #\n#####\n");
    row("open", "####\n#@$\n####\n");
    row("an unknown letter", QString(kArticle).replace('K', 'Q'));
    row("too small", "2 2\nWW\nWW\n");
  }
  void filesThatHoldNoLevel() {
    QFETCH(QString, text);
    QCOMPARE(faultOfRefusal(solve(m_files.write("bad.txt", text))), QString());
  }

  void limitsAreHonest() {
    const QString file = m_files.write("article.txt", kArticle);
    const Ran ran = solve(
        file, "--algorithm depth-first --without dead-squares,freeze,corral,matching --seconds 0.000001");
    QCOMPARE(ran.code, 1);
    QCOMPARE(ran.object()["outcome"].toString(), u"time-limit"_s);
    // A hall of more squares than a state has bits for is searched; memory is short only where it is.
    QString hall = "#" + QString(50, '#') + "#\n";
    for (int y = 0; y < 40; ++y)
      hall += "#" + (y == 5 ? "@ $ ." + QString(45, ' ') : QString(50, ' ')) + "#\n";
    hall += QString(52, '#') + "\n";
    const QString wide = m_files.write("hall.xsb", hall);
    for (const char* options : {"", "--any", "--metric moves", "--algorithm breadth-first"}) {
      const Ran large = solve(wide, options);
      QCOMPARE(large.code, 0);
      QCOMPARE(large.object()["pushes"].toInt(), 2);
      QVERIFY(!large.object().contains("reason"));
    }
    const Ran small = solve(wide, "--megabytes 0.0001");
    QCOMPARE(small.code, 1);
    QCOMPARE(small.object()["outcome"].toString(), u"memory-limit"_s);
  }

  // All levels of a file, broken ones too, each by each search.
  void comparedLevelByLevel() {
    const QString file = m_files.write("three.xsb", kThree);
    const QStringList line{"compare", "sokoban", file, "--algorithms", "a-star,greedy"};
    const Ran ran = run(line + QStringList{"--json"});
    QCOMPARE(ran.code, 1);
    QStringList told;
    for (const QJsonObject& row : ran.objects())
      told << u"%1 %2 %3"_s.arg(row["level"].toInt())
                  .arg(row["algorithm"].toString(), row["outcome"].toString());
    QCOMPARE(told, (QStringList{"1 a-star solved", "1 greedy solved", "2  broken", "3 a-star exhausted",
                                "3 greedy exhausted"}));
    const Ran csv = run(line + QStringList{"--csv"});
    QVERIFY2(
        csv.out.contains(u"\n2,,broken,,,,,,,,\"line "_s) || csv.out.contains(u"\n2,,broken,,,,,,,,line "_s),
        qPrintable(csv.out));
    QVERIFY(run(line).out.contains(u"level 2: broken: line "_s));
    const Ran one = run(line + QStringList{"--json", "--level", "3"});
    QCOMPARE(one.objects().size(), 2);
    QCOMPARE(one.objects()[0]["level"].toInt(), 3);
  }

  void asCsv() {
    const QString file = m_files.write("three.xsb", kThree);
    const Ran ran = run({"sokoban", "solve", file, "--csv"});
    QCOMPARE(ran.code, 1);
    const QStringList lines = ran.out.split('\n');
    QCOMPARE(lines.size(), 5);
    QCOMPARE(lines[0],
             u"level,title,outcome,pushes,moves,optimal,solution,expanded,generated,seconds,"
             "setupSeconds,reason"_s);
    QVERIFY(testing::startsWith(lines[1], u"1,easy,solved,1,1,true,R,"_s));
    QVERIFY2(lines[2].startsWith(u"2,"_s) && lines[2].contains(u",broken,,,,,,,,,"_s), qPrintable(lines[2]));
    QVERIFY(testing::contains(lines[3], u",exhausted,,,false,,"_s));
    QCOMPARE(faultOfRefusal(run({"sokoban", "solve", file, "--csv", "--json"})), QString());
  }

  // Searching alone, and what goes before it.
  void secondsAreParted() {
    const QString file = m_files.write("article.txt", kArticle);
    for (const QString how : {"--algorithm a-star", "--any", "--algorithm bidirectional"}) {
      const QJsonObject row = solve(file, how).object();
      QVERIFY2(row["seconds"].toDouble() > 0 && row["setupSeconds"].toDouble() > 0, qPrintable(how));
    }
  }

  void compared() {
    const QString file = m_files.write("article.txt", kArticle);
    const Ran ran =
        run(QStringList{"compare", "sokoban", file, "--json", "--algorithms", "a-star,breadth-first"});
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.objects().size(), 2);
    for (const QJsonObject& row : ran.objects()) QCOMPARE(row["pushes"].toInt(), 46);
    const Ran byRuns = run(QStringList{"compare", "sokoban", file, "--csv", "--level", "1", "--run", "a-star",
                                       "--run", "a-star --without corral", "--run", "a-star --metric moves"});
    QCOMPARE(byRuns.code, 0);
    const QStringList lines = byRuns.out.split('\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 4);
    QCOMPARE(lines[0],
             u"level,algorithm,run,outcome,pushes,moves,optimal,expanded,generated,"
             "seconds,setupSeconds,reason"_s);
    QVERIFY(lines[3].contains(u",188,"_s));
    QCOMPARE(faultOfRefusal(run(QStringList{"compare", "sokoban", file, "--run", "a-star --without x"})),
             QString());
  }

  // A set-up of the window stands for level, searches and options; what is on the line goes before.
  void setUpsAreTaken() {
    setup::SetUp setUp;
    setUp.page = "sokoban";
    setUp.board.text = game::text(
        sokoban::Game(
            sokoban::Opening(*sokoban::readCollection(kArticle.toStdString(), "article").levels[0].board))
            .record());
    setUp.question.set("ask", "level");
    setUp.question.set("metric", "moves");
    setUp.question.set("without", "corral");
    setUp.question.set("algorithm", "a-star");
    const auto written = [&](const char* name) {
      return m_files.write(QString::fromLatin1(name), QString::fromStdString(setup::write(setUp)));
    };
    const QString one = written("one.searchlight");
    const Ran moves = run({"sokoban", "solve", "--setup", one, "--json"});
    QCOMPARE(moves.code, 0);
    QCOMPARE(moves.object()["moves"].toInt(), 188);
    QCOMPARE(
        run({"sokoban", "solve", "--setup", one, "--metric", "pushes", "--json"}).object()["pushes"].toInt(),
        46);
    setUp.page = "compare";
    setUp.view.set("world", "sokoban");
    for (const char* without : {"", "freeze"}) {
      setup::Words words;
      words.set("algorithm", "a-star");
      if (*without) words.set("without", without);
      setUp.runs.push_back(words);
    }
    const QString several = written("several.searchlight");
    const Ran rows = run({"compare", "sokoban", "--setup", several, "--json"});
    QCOMPARE(rows.code, 0);
    QCOMPARE(rows.objects().size(), 2);
    QCOMPARE(rows.objects()[1]["run"].toString(), u"a-star --without freeze"_s);
    for (const QJsonObject& row : rows.objects()) QCOMPARE(row["moves"].toInt(), 188);
    const Ran refused = run({"sokoban", "solve", "--setup", several});
    QCOMPARE(refused.code, 2);
    QVERIFY(testing::contains(refused.error, "compare sokoban --setup"_L1));
    setUp.page = "sokoban";
    setUp.question.set("ask", "box");
    const Ran way = run({"sokoban", "solve", "--setup", written("way.searchlight")});
    QCOMPARE(way.code, 2);
    QVERIFY(testing::contains(way.error, "ask"_L1));
    // What is pulled in reverse is another question than the level.
    const sokoban::Board level = *sokoban::readCollection(kArticle.toStdString(), "article").levels[0].board;
    setUp.question.set("ask", "level");
    setUp.board.text =
        game::text(sokoban::Game(sokoban::Opening(level, {}, sokoban::solvedPosition(level))).record());
    const Ran reverse = run({"sokoban", "solve", "--setup", written("reverse.searchlight")});
    QCOMPARE(reverse.code, 2);
    QVERIFY(testing::contains(reverse.error, "in reverse play cannot be searched"_L1));
    const Ran nothing = run({"sokoban", "solve"});
    QCOMPARE(nothing.code, 2);
    QVERIFY(testing::contains(nothing.error, "FILE is required, or --setup"_L1));
  }

  void generated() {
    const QStringList asked{"sokoban", "generate", "--boxes", "3",       "--seed",
                            "7",       "--size",   "8x7",     "--count", "3"};
    const Ran ran = run(asked);
    QCOMPARE(ran.code, 0);
    QCOMPARE(run(asked).out, ran.out);
    const QString file = m_files.write("made.xsb", ran.out);
    const sokoban::Collection collection = sokoban::readCollection(ran.out.toStdString(), "made");
    QCOMPARE(collection.levels.size(), std::size_t{3});
    const QList<QJsonObject> solved = solve(file).objects();
    for (std::size_t i = 0; i < 3; ++i) {
      const sokoban::Level& level = collection.levels[i];
      QVERIFY(level.board);
      QCOMPARE(level.board->width(), 8);
      QCOMPARE(level.board->opening().boxes.size(), std::size_t{3});
      QCOMPARE(QString::fromStdString(level.comment),
               u"fewest pushes %1"_s.arg(solved[qsizetype(i)]["pushes"].toInt()));
    }
    // A shorter list is the beginning of the longer one.
    const Ran two = run(asked.mid(0, asked.size() - 1) + QStringList{"2"});
    QVERIFY(ran.out.startsWith(two.out));
    for (const char* wrong : {"--boxes 0 --seed 1", "--boxes 3 --seed x", "--boxes 3 --seed 1 --size 9",
                              "--boxes 9 --seed 1 --size 5x5"})
      QCOMPARE(faultOfRefusal(run(QStringList{"sokoban", "generate"} + words(wrong))), QString());
  }

  void saysWhetherItSolves() {
    const QString file = m_files.write("two.xsb", kBroken + "\n" + kRoom);
    const Ran solved = checked(file, "2", "r2r", {"--json"});
    QCOMPARE(solved.code, 0);
    QCOMPARE(solved.object()["solved"].toBool(), true);
    QCOMPARE(solved.object()["pushes"].toInt(), 2);
    QCOMPARE(solved.object()["moves"].toInt(), 3);
    QVERIFY(solved.error.isEmpty());
    QCOMPARE(checked(file, "2", "RRR").code, 0);
    const Ran unfinished = checked(file, "2", "rR");
    QCOMPARE(unfinished.code, 1);
    QVERIFY(
        testing::endsWith(unfinished.error, "two.xsb: level 2: unfinished: not every box is on a goal\n"));
    QVERIFY(unfinished.out.isEmpty());
    const Ran illegal = checked(file, "2", "u");
    QCOMPARE(illegal.code, 1);
    QVERIFY(illegal.error.endsWith("level 2: step 1: there is a wall above the worker\n"));
    QCOMPARE(checked(file, "2", "").code, 1);
  }

  void whatIsWrongIsOneLine_data() {
    const auto row = testing::columns<QString, QString, QString>("level", "solution", "error");
    row("no LURD", "2", "rxr",
        "searchlight-cli: --solution rxr: not LURD: character 2: unknown character \"x\"\n");
    row("reverse", "2", "[l]R",
        "searchlight-cli: --solution [l]R: not LURD: character 1: jumps and pulls in "
        "[..] are reverse play, which is not supported here\n");
    row("bomb", "2", "99999999(99999999u)",
        "searchlight-cli: --solution 99999999(99999999u): not LURD: character 1: more than "
        "1000000 steps\n");
    row("broken", "1", "r", "two.xsb:1: there is no worker\n");
    row("level 0", "0", "r", "--level 0: must be a whole number from 1 to 2\n");
    row("level 3", "3", "r", "--level 3: must be a whole number from 1 to 2\n");
  }
  void whatIsWrongIsOneLine() {
    FETCH(QString, level, solution, error);
    const QString file = m_files.write("two.xsb", kBroken + "\n" + kRoom);
    const Ran ran = checked(file, level, solution);
    QCOMPARE(faultOfRefusal(ran), QString());
    QVERIFY(testing::endsWith(ran.error, error));
  }

  void filesWithoutALevelAreRefused() {
    QString error = checked(m_files.write("none.xsb", "text\n"), "1", "r").error;
    QVERIFY(testing::endsWith(error, "none.xsb: no levels found\n"));
    const Ran broken = checked(m_files.write("broken.xsb", kBroken), "1", "r");
    QCOMPARE(faultOfRefusal(broken), QString());
    QVERIFY(testing::endsWith(broken.error, "broken.xsb:1: there is no worker\n"));
    QCOMPARE(faultOfRefusal(checked(m_files.path("missing.xsb"), "1", "r")), QString());
    QCOMPARE(faultOfRefusal(run({"sokoban", "check", m_files.path("broken.xsb")})), QString());
  }
};

SEARCHLIGHT_TEST(CliSokobanTest)
#include "cli_sokoban_test.moc"
