// tests/app/cli_lines_test.cpp: `searchlight-cli lines play`.
#include <numeric>

#include "tests/app/cli_run.h"
#include "tests/test_main.h"

using namespace searchlight::testing;

namespace {

Ran play(const QString& options) { return run(QStringList{"lines", "play", "--json"} + words(options)); }

}  // namespace

class CliLinesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void gamesAreToldAndRepeatable_data() {
    const auto row = testing::columns<QString>("options");
    row("random", "--player random --games 5 --seed 3");
    row("greedy", "--player greedy --games 5 --seed 3 --score quadratic");
    row("greedy, colours only", "--player greedy --games 3 --seed 3 --preview colours");
    row("hint", "--player hint --games 2 --seed 3 --samples 8 --size 5 --colours 9");
    row("the largest seed", "--player random --games 2 --seed 18446744073709551615");
    row("a large board", "--player random --games 1 --seed 3 --size 20 --colours 3");
  }
  void gamesAreToldAndRepeatable() {
    QFETCH(QString, options);
    const Ran ran = play(options);
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.error, QString());
    const QJsonObject told = ran.object();
    QCOMPARE(told.keys(), (QStringList{"games", "mean", "seconds"}));
    const QJsonArray games = told["games"].toArray();
    QCOMPARE(games.size(), words(options)[3].toInt());
    double sum = 0;
    for (const QJsonValueConstRef game : games) {
      QCOMPARE(game.toObject().keys(), (QStringList{"score", "turns"}));
      QVERIFY(game.toObject()["turns"].toInt() > 0);
      sum += game.toObject()["score"].toInt();
    }
    QVERIFY(qAbs(told["mean"].toDouble() - sum / static_cast<double>(games.size())) < 0.01);
    QCOMPARE(play(options).object()["games"].toArray(), games);
  }
  // Game i is dealt from seed S + i.
  void gamesHaveSeedsOfTheirOwn() {
    const QJsonArray three = play("--player greedy --games 3 --seed 7").object()["games"].toArray();
    const QJsonArray last = play("--player greedy --games 1 --seed 9").object()["games"].toArray();
    QCOMPARE(three[2], last[0]);
  }
  void timeIsNotReproducibleAndSaysSo() {
    const QString options = u"--player hint --games 1 --seed 1 --size 5 --colours 9 --milliseconds 0.2"_s;
    QCOMPARE(play(options).object()["reproducible"], QJsonValue(false));
    const Ran text = run(QStringList{"lines", "play"} + words(options));
    QVERIFY(text.out.contains("not reproducible"_L1));
  }
  void textTellsTheMeanAndHowSureItIs() {
    const Ran ran = run(QStringList{"lines", "play"} + words("--player greedy --games 3 --seed 1"));
    QCOMPARE(ran.code, 0);
    QVERIFY2(ran.out.contains("+-") && ran.out.contains("95 %"), qPrintable(ran.out));
  }

  // Out of time or memory, or stopped: what was played to its end, an honest no, and why. No game has no mean.
  void limits_data() {
    const auto row =
        testing::columns<QString, bool, QString, bool>("options", "isStopped", "outcome", "hasGames");
    row("time", "--player hint --games 50 --seed 1 --seconds 0.000001", false, "time-limit", false);
    row("time for some", "--player random --games 1000000 --seed 1 --size 5 --seconds 0.5", false,
        "time-limit", true);
    row("memory", "--player greedy --games 5 --seed 1 --megabytes 0.000001", false, "memory-limit", false);
    row("a stop", "--player hint --games 5 --seed 1", true, "stopped", false);
  }
  void limits() {
    FETCH_ALL((QString, options), (QString, outcome), (bool, isStopped), (bool, hasGames));
    std::stop_source source;
    if (isStopped) source.request_stop();
    const Ran json = run(QStringList{"lines", "play", "--json"} + searchlight::testing::words(options),
                         source.get_token());
    QCOMPARE(json.code, 1);
    const QJsonObject told = json.object();
    QCOMPARE(told["outcome"].toString(), outcome);
    QCOMPARE(told["games"].toArray().isEmpty(), !hasGames);
    QCOMPARE(told["mean"].isNull(), !hasGames);
    QVERIFY(told.contains("mean"));
    const Ran text =
        run(QStringList{"lines", "play"} + searchlight::testing::words(options), source.get_token());
    QCOMPARE(text.code, 1);
    QVERIFY2(text.out.contains(outcome + ": ") && text.out.contains(" games were finished"),
             qPrintable(text.out));
    QCOMPARE(text.out.contains("mean"), hasGames);
    QCOMPARE(text.out.contains("score"), hasGames);
  }

  void refusals_data() {
    const auto rows = testing::columns<QString, QString>("options", "message");
    const auto row = [&](const QString& options, const char* message) {
      rows(qPrintable(options), options, message);
    };
    const QString some = u"--player greedy --games 1 --seed 1 "_s;
    row("--games 1 --seed 1", "--player is required");
    row("--player greedy --seed 1", "--games is required");
    row("--player greedy --games 1", "--seed is required");
    row(some + "--player best", "--player best: must be hint, greedy or random");
    row(some + "--games 0", "--games 0: must be a whole number from 1 to 1000000");
    row(some + "--games 1.5", "--games 1.5: must be a whole number from 1 to 1000000");
    row(some + "--seed -1", "--seed -1: must be a whole number from 0 to 18446744073709551615");
    row(some + "--size 4", "--size 4: must be a whole number from 5 to 20");
    row(some + "--size 21", "--size 21: must be a whole number from 5 to 20");
    row(some + "--colours 2", "--colours 2: must be a whole number from 3 to 9");
    row(some + "--score golf", "--score golf: must be classic or quadratic");
    row(some + "--preview all", "--preview all: must be places or colours");
    const QString hint = u"--player hint --games 1 --seed 1 "_s;
    row(hint + "--samples -1", "--samples -1: must be a whole number from 0 to 1000000000");
    row(hint + "--milliseconds 0", "--milliseconds 0: must be a number greater than 0");
    row(hint + "--samples 5 --milliseconds 5", "--milliseconds: cannot be combined with --samples");
    row(some + "--samples 5", "--samples: only with --player hint; greedy does not think ahead");
    row("--player random --games 1 --seed 1 --samples 0",
        "--samples: only with --player hint; random does not think ahead");
    row(some + "--milliseconds 5", "--milliseconds: only with --player hint; greedy does not think ahead");
    row(some + "--megabytes 0", "--megabytes 0: must be a number greater than 0, below 1.8e308");
    row(some + "--seconds 0", "--seconds 0: must be a number greater than 0, below 1.8e308");
    row(some + "more", "argument more: unknown here; see --help");
  }
  void refusals() {
    FETCH(QString, options, message);
    QCOMPARE(refusal(play(options)), "searchlight-cli: " + message);
  }

  void helpNamesEveryOption() {
    const QString help = run({"lines", "play", "--help"}).out;
    for (const char* option : {"--player", "--games", "--seed", "--size", "--colours", "--score", "--preview",
                               "--samples", "--milliseconds", "--seconds", "--megabytes", "--json"})
      QVERIFY2(help.contains(QLatin1String(option)), option);
    QVERIFY(run({"--help"}).out.contains("lines"_L1));
  }
};

SEARCHLIGHT_TEST(CliLinesTest)
#include "cli_lines_test.moc"
