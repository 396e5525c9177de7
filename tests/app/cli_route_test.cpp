// tests/app/cli_route_test.cpp: `route`: its options, its counters, its outcomes, its lists.
#include "tests/app/cli_run.h"
#include "tests/test_main.h"

using namespace searchlight::testing;

class CliRouteTest : public QObject {
  Q_OBJECT

 private:
  Files m_files;
  QString m_closed;
  QString m_article3;

 private Q_SLOTS:
  void initTestCase() {
    m_closed = m_files.writeMap(u"closed.map"_s, closedMap());
    m_article3 = m_files.writeMap(u"article3.map"_s, article3Map());
  }

  void fieldsAreTheContracts() {
    const Ran ran = route(m_article3, u"--from 2,3 --to 6,3"_s);
    QCOMPARE(ran.code, 0);
    QVERIFY(testing::startsWith(ran.out, u"{\"outcome\":\"solved\",\"cost\":8,\"steps\":8,\"expanded\":"_s));
    const QStringList keys{"cost",     "expanded", "generated", "outcome",      "path",
                           "peakOpen", "reopened", "seconds",   "setupSeconds", "steps"};
    QCOMPARE(ran.object().keys(), keys);
    QVERIFY(ran.object()["seconds"].toDouble() > 0);
    QVERIFY(ran.object()["setupSeconds"].toDouble() > 0);
    QCOMPARE(cellsOf(ran.object()["path"]).size(), 9);
  }

  // Said as such: the goal is not reached, whatever else is told.
  void nearest() {
    const QString ends = u"--neighbours 8 --from 0,0 --to 39,39 --nearest yes"_s;
    const Ran near = route(m_closed, ends);
    QCOMPARE(near.code, 1);
    QCOMPARE(near.object()["outcome"].toString(), u"exhausted"_s);
    QCOMPARE(near.object()["nearest"].toArray(), (QJsonArray{39, 37}));
    QCOMPARE(cellsOf(near.object()["path"]).constLast(), (std::pair{39, 37}));
    QCOMPARE(near.object()["steps"].toInt(), 39);
    const QString text = run(QStringList{"route", m_closed} + words(ends)).out;
    QVERIFY(testing::startsWith(
        text, u"outcome     exhausted: there is no path; the nearest reachable cell is 39,37\n"_s));
    // A wall is out of reach, too; and what can be reached is.
    QCOMPARE(route(m_closed, u"--from 0,0 --to 39,38 --nearest yes"_s).object()["nearest"].toArray(),
             (QJsonArray{39, 37}));
    const Ran solved = route(m_closed, u"--from 0,0 --to 3,0 --nearest yes"_s);
    QCOMPARE(solved.code, 0);
    QVERIFY(solved.object()["nearest"].isNull());
    QVERIFY(!route(m_closed, u"--from 0,0 --to 3,0"_s).object().contains("nearest"));
  }

  void severalGoalsAndAFlowField() {
    const Ran also =
        run({"route", m_closed, "--json", "--from", "0,0", "--to", "39,39", "--also", "5,0 0,3"});
    QCOMPARE(also.code, 0);
    QCOMPARE(also.object()["cost"].toInt(), 3);
    QCOMPARE(cellsOf(also.object()["path"]).constLast(), (std::pair{0, 3}));
    const Ran flow = route(m_closed, u"--from 0,0 --to 5,0 --flow yes --algorithm dijkstra"_s);
    QCOMPARE(flow.code, 0);
    QCOMPARE(flow.object()["outcome"].toString(), u"solved"_s);
    QCOMPARE(flow.object()["reached"].toInt(), 40 * 40 - 4);
    QCOMPARE(flow.object()["cost"].toInt(), 5);
    QCOMPARE(cellsOf(flow.object()["path"]).size(), 6);
    const Ran shut = route(m_closed, u"--from 39,39 --to 5,0 --flow yes --algorithm dijkstra"_s);
    QCOMPARE(shut.code, 1);
    QVERIFY(cellsOf(shut.object()["path"]).isEmpty());
  }

  // A cell may be visited twice; so may it be in the lists.
  void waypointsInOrder() {
    const Ran ran = route(m_closed, u"--from 0,0 --to 1,0 --via 5,0+2,0"_s);
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.object()["cost"].toInt(), 9);
    QCOMPARE(cellsOf(ran.object()["path"]).size(), 10);
    QCOMPARE(cellsOf(ran.object()["path"]).at(5), (std::pair{5, 0}));
    QVERIFY(route(m_closed, u"--from 0,0 --to 1,0 --via 39,39"_s).code == 1);
    const Ran refused =
        run({"route", m_closed, "--from", "0,0", "--to", "1,0", "--via", "2,0", "--also", "3,0"});
    QCOMPARE(refused.code, 2);
    QVERIFY(testing::contains(refused.error, u"--via: cannot be combined with --also"_s));
  }

  // ---- Options ----

  void admissibleHeuristics_data() {
    const auto row = testing::columns<QString, QString, bool>("metric", "heuristic", "isAdmissible");
    const QStringList all = words(u"zero manhattan octile euclidean chebyshev squared-euclidean"_s);
    const auto rows = [&](const char* metric, const char* admissible) {
      for (const QString& heuristic : all)
        row(qPrintable(QLatin1String(metric) + " " + heuristic), metric, heuristic,
            words(admissible).contains(heuristic));
    };
    rows("--neighbours 4 --costs unit", "zero manhattan octile euclidean chebyshev");
    rows("--neighbours 4 --costs 10-14", "zero manhattan octile euclidean chebyshev");
    rows("--neighbours 8 --costs unit", "zero chebyshev");
    rows("--neighbours 8 --costs 10-14", "zero octile chebyshev");
    rows("--neighbours 8 --costs sqrt2", "zero octile euclidean chebyshev");
  }
  void admissibleHeuristics() {
    FETCH_ALL((const QString, metric), (const QString, heuristic), (const bool, isAdmissible));
    const QString options = u"--from 1,11 --to 40,30 %1 --heuristic %2"_s.arg(metric, heuristic);
    const QJsonObject found = route(arenaMap(), options).object();
    QCOMPARE(found.contains("admissible"), !isAdmissible);
    QCOMPARE(found["admissible"].toBool(true), isAdmissible);
    const QString text = run(QStringList{"route", arenaMap()} + words(options)).out;
    QCOMPARE(text.contains(heuristic + " is not admissible"), !isAdmissible);
    if (isAdmissible)
      QCOMPARE(found["cost"].toDouble(),
               route(arenaMap(), u"--from 1,11 --to 40,30 --algorithm dijkstra "_s + metric)
                   .object()["cost"]
                   .toDouble());
    // Who does not ask the heuristic is not misled by it.
    QVERIFY(!route(arenaMap(), options + " --algorithm breadth-first").object().contains("admissible"));
  }

  void defaults_data() {
    const auto row = testing::columns<QString, QString>("left", "spelled");
    row("nothing", "",
        "--algorithm a-star --neighbours 4 --costs unit --heuristic manhattan --ties last-in "
        "--order ulrd");
    row("10-14", "--costs 10-14", "--costs 10-14 --heuristic manhattan --ties last-in");
    row("8", "--neighbours 8",
        "--neighbours 8 --corners never --costs sqrt2 --heuristic octile --ties coarse");
    row("8, unit", "--neighbours 8 --costs unit",
        "--neighbours 8 --costs unit --heuristic chebyshev --ties last-in");
    row("8, 10-14", "--neighbours 8 --costs 10-14",
        "--neighbours 8 --costs 10-14 --heuristic octile --ties last-in");
    row("weight", "--algorithm weighted-a-star", "--algorithm weighted-a-star --weight 1.5");
  }
  void defaults() {
    FETCH(const QString, left, spelled);
    const auto answer = [&](const QString& options) {
      QJsonObject found = route(arenaMap(), u"--from 1,11 --to 40,30 --after 500 "_s + options).object();
      found.remove("seconds");
      found.remove("setupSeconds");
      return found;
    };
    QVERIFY(!answer(left)["closed"].toArray().isEmpty());
    QCOMPARE(answer(left), answer(spelled));
  }

  void windowBoundsTheSearch() {
    const QString question = u"--from 20,20 --to 30,20 --algorithm breadth-first "_s;
    QCOMPARE(route(m_closed, question).object()["steps"].toInt(), 10);
    QCOMPARE(route(m_closed, question + "--window 30").object()["steps"].toInt(), 10);
    const Ran ran = route(m_closed, question + "--window 10");
    QCOMPARE(ran.code, 1);
    QCOMPARE(ran.object()["outcome"].toString(), u"exhausted"_s);
    QCOMPARE(ran.object()["expanded"].toInt(), 100);
    const Ran told = run(QStringList{"route", m_closed} + words(question + "--window 10"));
    QVERIFY(testing::startsWith(told.out, u"outcome     exhausted: there is no path within the window\n"_s));
    QCOMPARE(route(m_closed, question + "--window 2000000000").object()["steps"].toInt(), 10);
  }

  // Straight and diagonal moves counted apart and summed in full precision.
  void costReadsBackAsTheSameNumber() {
    const Ran ran = route(m_closed, u"--from 0,0 --to 7,3 --neighbours 8"_s);
    QCOMPARE(ran.object()["cost"].toDouble(), 4.0 + 3.0 * 1.4142135623730951);
    QVERIFY(testing::contains(ran.out, u"\"cost\":8.242640687119286,"_s));
  }

  void weightsMultiplyTheMoveThatEnters() {
    const QString map =
        m_files.write(u"weights.slmap"_s, u"searchlight-map 1\nsize 3 2\ncells\n.9.\n.2.\n"_s);
    QCOMPARE(route(map, u"--from 0,0 --to 2,0"_s).object()["cost"].toDouble(),
             5.0);  // below: 1 + 2 + 1 + 1
    QCOMPARE(route(map, u"--from 0,0 --to 1,1 --neighbours 8 --corners any --costs 10-14"_s)
                 .object()["cost"]
                 .toDouble(),
             28.0);
    const Ran ran = route(map, u"--from 0,0 --to 2,0 --neighbours 8 --algorithm jump-point"_s);
    QVERIFY2(refusal(ran).contains(u"--algorithm jump-point: needs a map without weights"_s),
             qPrintable(ran.error));
  }

  // ---- Every algorithm ----

  void pathsArePaths_data() {
    QTest::addColumn<QString>("algorithm");
    for (const QString& name : allAlgorithms()) QTest::newRow(qPrintable(name)) << name;
  }
  void pathsArePaths() {
    QFETCH(const QString, algorithm);
    // Deepening searches go through every path within the bound, so they get a board on which those are few.
    const bool isDeepening = algorithm == "iterative-deepening" || algorithm == "ida-star";
    const QString map = isDeepening ? m_article3 : arenaMap();
    const QPair<int, int> from = isDeepening ? qMakePair(2, 3) : qMakePair(1, 11);
    const QPair<int, int> to = isDeepening ? qMakePair(5, 3) : qMakePair(40, 30);
    const QJsonObject found =
        route(map, u"--from %1,%2 --to %3,%4 --neighbours 8 --algorithm %5"_s.arg(from.first)
                       .arg(from.second)
                       .arg(to.first)
                       .arg(to.second)
                       .arg(algorithm))
            .object();
    QCOMPARE(found["outcome"].toString(), u"solved"_s);
    const Cells path = cellsOf(found["path"]);
    QCOMPARE(path.front(), from);
    QCOMPARE(path.back(), to);
    QCOMPARE(path.size(), found["steps"].toInt() + 1);
    double cost = 0;
    for (int i = 1; i < path.size(); ++i) {
      const int dx = std::abs(path[i].first - path[i - 1].first),
                dy = std::abs(path[i].second - path[i - 1].second);
      QVERIFY(std::max(dx, dy) == 1 || algorithm.endsWith("theta-star"));  // which goes at any angle
      cost += std::hypot(dx, dy);
    }
    QVERIFY(std::abs(cost - found["cost"].toDouble()) < 1e-9);
  }

  void startIsGoal_data() { pathsArePaths_data(); }
  void startIsGoal() {
    QFETCH(const QString, algorithm);
    const QJsonObject found =
        route(m_article3, u"--from 1,1 --to 1,1 --neighbours 8 --algorithm "_s + algorithm).object();
    QCOMPARE(found["outcome"].toString(), u"solved"_s);
    QCOMPARE(found["cost"].toDouble(-1), 0.0);
    QCOMPARE(found["steps"].toInt(-1), 0);
    // A repairing search settles its first node by expanding it.
    QCOMPARE(found["expanded"].toInt(-1), algorithm == "lpa-star" || algorithm == "d-star-lite" ? 1 : 0);
    QCOMPARE(cellsOf(found["path"]), (Cells{{1, 1}}));
  }

  void listsOfEveryAlgorithm_data() { pathsArePaths_data(); }
  // What a search keeps in OPEN and CLOSED after a few expansions: counted apart from the player that lists
  // it.
  void listsOfEveryAlgorithm() {
    QFETCH(const QString, algorithm);
    const QString question = u"--from 0,0 --to 39,39 --neighbours 8 --algorithm "_s + algorithm;
    const bool isJumping = algorithm == "jump-point";  // here one expansion is all it needs
    for (const int after : {0, 1, isJumping ? 1 : 9}) {
      const Ran ran = route(m_closed, question + u" --after %1"_s.arg(after));
      const QJsonObject found = ran.object();
      const auto named = search::algorithmByName(algorithm.toStdString());
      if (search::goesFromBothEnds(named.value()) && after == 9) {  // the goal's side is exhausted before
        QCOMPARE(found["outcome"].toString(), u"exhausted"_s);
        QCOMPARE(ran.code, 1);
        continue;
      }
      QCOMPARE(ran.code, 0);
      QCOMPARE(found["outcome"].toString(), u"stopped"_s);
      QCOMPARE(found["expanded"].toInt(), after);
      const Cells closed = cellsOf(found["closed"]), open = cellsOf(found["open"]);
      if (search::forgets(named.value())) {
        // The path is OPEN; CLOSED is what this and earlier rounds have left.
        if (after > 0) QCOMPARE(open.front(), qMakePair(0, 0));
        continue;
      }
      QCOMPARE(closed.size(), after);
      // One search goes from the goal.
      const auto first = algorithm == "d-star-lite" ? qMakePair(39, 39) : qMakePair(0, 0);
      if (after > 0) QCOMPARE(closed.front(), first);
      for (const auto& cell : closed) QVERIFY(search::goesFromBothEnds(*named) || !open.contains(cell));
      if (after == 0) QVERIFY(open.contains(first));
    }
  }

  void searchThatEndsBefore() {
    const Ran solved = route(m_article3, u"--from 2,3 --to 6,3 --after 1000"_s);
    QCOMPARE(solved.code, 0);
    QCOMPARE(solved.object()["outcome"].toString(), u"solved"_s);
    QCOMPARE(solved.object()["closed"].toArray().size(), solved.object()["expanded"].toInt());
    QVERIFY(!solved.object()["open"].toArray().isEmpty());
    const Ran none = route(m_closed, u"--from 0,0 --to 39,39 --after 100000"_s);
    QCOMPARE(none.code, 1);
    QCOMPARE(none.object()["outcome"].toString(), u"exhausted"_s);
    QVERIFY(none.object()["open"].isArray() && none.object()["open"].toArray().isEmpty());
    QCOMPARE(none.object()["closed"].toArray().size(), 40 * 40 - 4);
  }

  // Far more events than are kept: the lists are as if all were.
  void listsBeyondTheWindowOfTheTrace() {
    const QString map = m_files.writeMap(u"wide.map"_s, grid::Map(500, 500));
    const int after = 200'000;
    const QJsonObject found =
        route(map, u"--from 0,0 --to 499,499 --algorithm breadth-first --after %1"_s.arg(after)).object();
    const Cells closed = cellsOf(found["closed"]), open = cellsOf(found["open"]);
    QCOMPARE(closed.size(), after);
    const auto distance = [](const QPair<int, int>& cell) { return cell.first + cell.second; };
    const auto nearerFirst = [&](const auto& a, const auto& b) { return distance(a) < distance(b); };
    QVERIFY(std::is_sorted(closed.begin(), closed.end(), nearerFirst));
    QVERIFY(std::is_sorted(open.begin(), open.end(), nearerFirst));
    QVERIFY(distance(open.front()) >= distance(closed.back()));
    QCOMPARE(found["generated"].toInt() > 2 * after, true);
  }

  // ---- Outcomes ----

  void unsolved_data() {
    const auto row = testing::columns<QString, QString>("options", "outcome");
    for (const QString& name : allAlgorithms())
      if (!search::meetsAnew(search::algorithmByName(name.toStdString()).value()))
        row(qPrintable("exhausted, " + name), u"--neighbours 8 --algorithm "_s + name,
            name == "beam-search" ? "incomplete" : "exhausted");
    row("too few nodes", "--algorithm sma-star --nodes 5", "incomplete");
    row("time", "--algorithm ida-star --seconds 0.01", "time-limit");
    row("time, recorded", "--algorithm ida-star --seconds 0.01 --after 1000000000", "time-limit");
    row("memory", "--megabytes 0.000001", "memory-limit");
  }
  void unsolved() {
    QFETCH(const QString, options);
    const Ran ran = route(m_closed, u"--from 0,0 --to 39,39 "_s + options);
    QCOMPARE(ran.code, 1);
    QCOMPARE(ran.error, QString());
    const QJsonObject found = ran.object();
    QTEST(found["outcome"].toString(), "outcome");
    QVERIFY(found["cost"].isNull() && found["steps"].isNull());
    QVERIFY(found["path"].isArray() && found["path"].toArray().isEmpty());
    const Ran text = run(QStringList{"route", m_closed, "--from", "0,0", "--to", "39,39"} + words(options));
    QCOMPARE(text.code, 1);
    QVERIFY(!text.out.contains(u"\npath"_s));
  }

  void limitsThatEndTheSetUp_data() {
    const auto row = testing::columns<QString, QString>("limit", "outcome");
    row("time", "--seconds 1e-9", "time-limit");
    row("memory", "--megabytes 1e-9", "memory-limit");
  }
  // Where there is hardly a search, or none at all, there still is an answer with all its members.
  void limitsThatEndTheSetUp() {
    QFETCH(const QString, limit);
    const QString trace = m_files.path(u"short.trace.json"_s);
    for (const QString& algorithm : allAlgorithms())
      for (const QString& recorded :
           {QString(), u"--after 5"_s, "--trace " + trace, "--after 5 --trace " + trace}) {
        const QString options =
            u"--from 1,11 --to 40,30 --neighbours 8 --algorithm %1 %2 %3"_s.arg(algorithm, limit, recorded);
        const Ran ran = route(arenaMap(), options);
        QVERIFY2(ran.code == 1 && ran.error.isEmpty(), qPrintable(options + ran.error));
        QTEST(ran.object()["outcome"].toString(), "outcome");
        QVERIFY(ran.object()["path"].isArray());
        for (const char* list : {"open", "closed"})
          QCOMPARE(ran.object()[QLatin1String(list)].isArray(), recorded.contains("--after"));
        QCOMPARE(run(QStringList{"route", arenaMap()} + words(options)).code, 1);
      }
    QCOMPARE(m_files.names().filter(u".tmp"_s), QStringList());
  }

  void costsThatDoNotFit() {
    grid::Map heavy(301, 301, 255);
    for (int y = 1; y < 301; y += 2)
      for (int x = 0; x < 301; ++x)
        if (x != (y % 4 == 1 ? 300 : 0)) heavy.setWeight({x, y}, grid::kWall);
    const QString map = m_files.writeMap(u"heavy.slmap"_s, heavy);
    const Ran ran = route(map, u"--from 0,0 --to 300,300 --costs sqrt2"_s);
    QCOMPARE(ran.code, 1);
    QCOMPARE(ran.object()["outcome"].toString(), u"cost-limit"_s);
    const QJsonObject unit = route(map, u"--from 0,0 --to 300,300 --costs unit"_s).object();
    QCOMPARE(unit["cost"].toDouble(), 255.0 * unit["steps"].toInt());
  }

  void interrupted() {
    std::stop_source stop;
    stop.request_stop();
    const Ran stopped =
        run(QStringList{"route", m_closed} + words(u"--from 0,0 --to 39,39 --algorithm ida-star --json"_s),
            stop.get_token());
    QCOMPARE(stopped.code, 1);
    QCOMPARE(stopped.object()["outcome"].toString(), u"stopped"_s);
    const Ran before = run(QStringList{"route", m_closed} +
                               words(u"--from 0,0 --to 39,39 --algorithm ida-star --after 1000000 --json"_s),
                           stop.get_token());
    QCOMPARE(before.code, 1);
  }

  // ---- Text ----

  void text() {
    const QString out =
        run(QStringList{"route", m_article3} + words(u"--from 2,3 --to 5,3 --costs 10-14 --after 50"_s)).out;
    QVERIFY(testing::startsWith(out, u"outcome     solved\ncost        70\nsteps       7\nexpanded    "_s));
    QVERIFY(testing::contains(out, u"\npath        2,3 "_s));
    QVERIFY(testing::contains(out, u"\nOPEN        "_s));
    QVERIFY(testing::contains(out, u"\nCLOSED      2,3 "_s));
    for (const QString& line : out.split(u'\n')) QVERIFY(line.size() <= 80);
  }

  // The straight line from corner to corner of an empty map, and around a wall; a path by moves, pulled straight, is as short here.
  void atAnyAngle_data() {
    const auto row = testing::columns<QString>("algorithm");
    row("theta-star", u"theta-star"_s);
    row("lazy-theta-star", u"lazy-theta-star"_s);
  }
  void atAnyAngle() {
    QFETCH(const QString, algorithm);
    const QString how = u"--from 2,3 --to 6,3 --neighbours 8 --algorithm "_s + algorithm;
    const Ran ran = route(m_article3, how);
    QCOMPARE(ran.code, 0);
    const QJsonObject found = ran.object();
    // Past the end of a wall of three cells: 2,3 to 3,1 or 3,5, over the wall's column, and down.
    const double least = 2 * std::sqrt(5.0) + 2;
    QCOMPARE(found["cost"].toDouble(), least);
    QCOMPARE(found["steps"].toInt(), cellsOf(found["path"]).size() - 1);
    QVERIFY(!found.contains("admissible") && !found.contains("smoothPath"));
    const QJsonObject byMoves = route(m_article3, "--from 2,3 --to 6,3 --neighbours 8 --smooth yes").object();
    QVERIFY(byMoves["cost"].toDouble() > least);
    QCOMPARE(byMoves["length"].toDouble(), byMoves["cost"].toDouble());
    QCOMPARE(byMoves["smoothLength"].toDouble(), least);
    QCOMPARE(cellsOf(byMoves["smoothPath"]).size(), 4);
    QVERIFY(byMoves["smoothLength"].toDouble() >= found["cost"].toDouble() - 1e-9);
    // By 4 neighbours, too: their moves are longer.
    const QJsonObject four = route(m_article3, "--from 2,3 --to 6,3 --smooth yes").object();
    QCOMPARE(four["cost"].toDouble(), 8.0);
    QCOMPARE(four["length"].toDouble(), 8.0);
    QVERIFY(four["smoothLength"].toDouble() < 8);
    const QString text = run(QStringList{"route", m_article3, "--smooth", "yes"} +
                             words(u"--from 2,3 --to 6,3 --neighbours 8"_s))
                             .out;
    QVERIFY2(text.contains(u"\nlength      6.8"_s) && text.contains(u"\nsmoothed    6.47"_s) &&
                 text.contains(u"\nsmoothed    2,3 "_s),
             qPrintable(text));
    // Of a comparison each search by itself, and a refusal says why.
    const QList<QJsonObject> rows = compare(m_article3, u"--from 2,3 --to 6,3 --neighbours 8"_s,
                                            QStringList{"--json"} + runs({"a-star --smooth yes", algorithm}))
                                        .objects();
    QCOMPARE(rows.size(), 2);
    QCOMPARE(rows[0]["smoothLength"].toDouble(), least);
    QVERIFY(!rows[1].contains("smoothLength"));
    for (const auto& [options, why] :
         {std::pair("--neighbours 8 --costs unit", "needs sqrt2 costs, the true lengths"),
          std::pair("--neighbours 4", "needs 8 neighbours")}) {
      const Ran refused = route(
          m_article3, u"--from 2,3 --to 6,3 --algorithm %1 %2"_s.arg(algorithm, QLatin1String(options)));
      QCOMPARE(refused.code, 2);
      QVERIFY(testing::contains(refused.error, QLatin1String(why)));
    }
  }

  // Past a wall of three cells; a fourth one, a fifth, and back again.
  void isRepairedAfterEdits() {
    const QString ends = u"--from 2,3 --to 6,3 --algorithm "_s;
    const QString edits = u" --edits 4,1=#+4,0=#/4,6=#/4,0=1+4,1=1"_s;
    const Ran ran = route(m_article3, ends + "lpa-star" + edits);
    QCOMPARE(ran.code, 0);
    const QJsonObject found = ran.object();
    QCOMPARE(found["cost"].toDouble(), 8.0);
    const QJsonArray rounds = found["rounds"].toArray();
    QCOMPARE(rounds.size(), 4);
    QCOMPARE(rounds[0]["expanded"], rounds[0]["fromScratch"]);
    int expanded = 0, repaired = 0, fromScratch = 0;
    for (int k = 0; k < 4; ++k) {
      const int of = rounds[k]["expanded"].toInt();
      expanded += of;
      if (k > 0) repaired += of;
      if (k > 0) fromScratch += rounds[k]["fromScratch"].toInt();
      QCOMPARE(rounds[k]["at"].toArray(), (QJsonArray{2, 3}));
    }
    QCOMPARE(found["expanded"].toInt(), expanded);
    QCOMPARE(found["repaired"].toInt(), repaired);
    QCOMPARE(found["fromScratch"].toInt(), fromScratch);
    QVERIFY(repaired > 0 && repaired < fromScratch);
    const QString text = run(QStringList{"route", m_article3} + words(ends + u"lpa-star"_s + edits)).out;
    QVERIFY(testing::contains(
        text,
        u"\nrepaired    %1 expansions in 3 repairs; from scratch %2\n"_s.arg(repaired).arg(fromScratch)));
    // Other searches are of the map after all edits.
    const QJsonObject other = route(m_article3, ends + "a-star --edits 4,1=#+4,0=#+4,5=#+4,6=#").object();
    QCOMPARE(other["outcome"].toString(), u"exhausted"_s);
    QVERIFY(!other.contains("rounds"));
    const Ran weighted = route(m_article3, ends + "lpa-star --edits 4,1=9/6,3=5");
    QCOMPARE(weighted.object()["cost"].toDouble(), 12.0);
    for (const auto& [more, why] :
         {std::pair(" --edits 4,9=#", "--edits 4,9: outside the map of 9 x 7"),
          std::pair(" --edits 6,3=#", "--edits 6,3: start and goal cannot become walls"),
          std::pair(" --edits 6;3", "must be X,Y=WEIGHT"),
          std::pair(" --heuristic squared-euclidean", "lpa-star needs an admissible heuristic")}) {
      const Ran refused = route(m_article3, ends + "lpa-star" + QLatin1String(more));
      QCOMPARE(refused.code, 2);
      QVERIFY(testing::contains(refused.error, QLatin1String(why)));
    }
  }

  // Who sees one cell far runs into the wall; who sees all of it does not.
  void walksAndDiscovers() {
    const QString how = u"--from 2,3 --to 6,3 --algorithm d-star-lite --radius "_s;
    const QJsonObject near = route(m_article3, how + "1").object(),
                      far = route(m_article3, how + "9").object();
    QCOMPARE(far["cost"].toDouble(), 8.0);
    QCOMPARE(far["rounds"].toArray().size(), 1);
    QVERIFY(near["rounds"].toArray().size() > 1);
    QVERIFY(near["cost"].toDouble() >= 8.0);
    QCOMPARE(near["rounds"][0]["at"].toArray(), (QJsonArray{2, 3}));
    QVERIFY(near["rounds"][1]["at"].toArray() != (QJsonArray{2, 3}));
    QCOMPARE(near["steps"].toInt(), cellsOf(near["path"]).size() - 1);
  }

  void asCsvAndWithoutThePath() {
    const QString ends = u"--from 2,3 --to 6,3"_s;
    const QJsonObject whole = route(m_article3, ends).object();
    QJsonObject bare = route(m_article3, ends + " --no-path").object();
    QVERIFY(!bare.contains("path"));
    QCOMPARE(bare["steps"], whole["steps"]);
    QCOMPARE(bare["cost"], whole["cost"]);
    QVERIFY(run(QStringList{"route", m_article3} + words(ends)).out.contains(u"\npath "_s));
    QVERIFY(!run(QStringList{"route", m_article3, "--no-path"} + words(ends)).out.contains(u"path "_s));
    const Ran csv = run(QStringList{"route", m_article3, "--csv"} + words(ends));
    QCOMPARE(csv.code, 0);
    QVERIFY(testing::startsWith(csv.out,
                                u"outcome,cost,steps,expanded,generated,reopened,peakOpen,seconds,"
                                "setupSeconds,admissible,length,smoothLength\nsolved,8,8,"_s));
    QCOMPARE(faultOfRefusal(run(QStringList{"route", m_article3, "--csv", "--json"} + words(ends))),
             QString());
    for (const QJsonObject& row :
         compare(m_article3, ends, {"--json", "--no-path", "--algorithms", "a-star,dijkstra"}).objects())
      QVERIFY(!row.contains("path"));
  }
};

SEARCHLIGHT_TEST(CliRouteTest)
#include "cli_route_test.moc"
