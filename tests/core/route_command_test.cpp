// tests/core/route_command_test.cpp: questions as shell lines and back, and a message for every bad line.
#include "core/grid/route_command.h"

#include "core/random/random.h"
#include "tests/test_main.h"

using namespace searchlight::grid;

namespace {

template <class E>
E anyOf(Random& random, std::size_t count) {
  return static_cast<E>(random.below(static_cast<std::uint32_t>(count)));
}

RouteQuestion anyQuestion(Random& random) {
  RouteQuestion question;
  question.from = {random.between(0, 4095), random.between(0, 4095)};
  question.to = {random.between(0, 4095), random.between(0, 4095)};
  RouteOptions& o = question.options;
  o.algorithm = anyOf<search::Algorithm>(random, search::mapAlgorithms().size());
  o.neighbours = anyOf<Neighbours>(random, neighbourNames().size());
  o.corners = anyOf<CornerRule>(random, cornerNames().size());
  if (random.chance(0.7)) o.costs = anyOf<CostModel>(random, costNames().size());
  if (random.chance(0.7)) o.heuristic = anyOf<Heuristic>(random, heuristicNames().size());
  if (random.chance(0.7)) o.ties = anyOf<search::Ties>(random, std::size(setup::kTieNames));
  std::string letters = "ulrd";
  random.shuffle(std::span<char>(letters));
  o.order = *NeighbourOrder::parse(letters);
  o.weight = random.between(1000, 1'000'000) / 1000.0;
  o.width = static_cast<std::uint32_t>(random.between(1, 1000));
  o.nodes = static_cast<std::uint32_t>(random.between(1, 1000));
  if (random.chance(0.5)) o.window = random.between(1, 5000);
  return question;
}

// What the line says of a question: defaults written out, what does not matter left at its default.
RouteQuestion asSpelled(RouteQuestion question) {
  RouteOptions& o = question.options;
  const search::AlgorithmInfo& algorithm = search::info(o.algorithm);
  if (o.neighbours == Neighbours::Four) o.corners = CornerRule::Never;
  o.costs = o.costModel();
  o.heuristic = algorithm.usesHeuristic ? std::optional(o.usedHeuristic()) : std::nullopt;
  o.ties = algorithm.usesTies ? std::optional(o.usedTies()) : std::nullopt;
  if (o.algorithm != search::Algorithm::WeightedAStar) o.weight = RouteOptions().weight;
  if (o.algorithm != search::Algorithm::SmaStar) o.nodes = RouteOptions().nodes;
  if (o.algorithm != search::Algorithm::BeamSearch) o.width = RouteOptions().width;
  return question;
}

std::string anyPath(Random& random) {
  static constexpr std::string_view kAlphabet = "ab/. '\"\\$`!*?;|&<>()[]{}#~=-\t\n\xE5\x9C\xB0";
  std::string path;
  const int length = random.between(1, 24);
  for (int i = 0; i < length; ++i) path += kAlphabet[random.below(kAlphabet.size())];
  return path;
}

QString messageOf(const QString& line) {
  return testing::refusalOf([&] { parseRouteCommand(line.toStdString()); });
}

constexpr const char* kEnds = " --from 1,2 --to 3,4";

}  // namespace

class RouteCommandTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void writesTheDocumentedLine() {
    RouteQuestion question{{2, 3}, {6, 3}, {}};
    question.options.costs = CostModel::TenFourteen;
    QCOMPARE(routeCommand("maps/arena.map", question),
             std::string("searchlight-cli route maps/arena.map --from 2,3 --to 6,3 --algorithm a-star "
                         "--neighbours 4 --costs 10-14 --heuristic manhattan --ties last-in --order ulrd"));
  }

  void quotesPaths_data() {
    const auto row = testing::columns<QString, QString>("path", "word");
    row("plain", "/home/a_b/c-1.map", "/home/a_b/c-1.map");
    row("space", "my maps/a.map", "'my maps/a.map'");
    row("quote", "it's.map", "'it'\\''s.map'");
    row("home", "~/a.map", "'~/a.map'");
    row("variable", "$HOME.map", "'$HOME.map'");
    row("Chinese", "地图.map", "'地图.map'");
    row("like an option", "--json", "./--json");
    row("no name", "", "''");
  }
  void quotesPaths() {
    FETCH(QString, path, word);
    const QString line = QString::fromStdString(routeCommand(path.toStdString(), {}));
    QVERIFY(testing::startsWith(line, u"searchlight-cli route %1 --from 0,0"_s.arg(word)));
  }

  void roundTrip() {
    const quint32 seed = QRandomGenerator::global()->generate();
    qInfo("seed %u", seed);
    Random random(seed);
    for (int i = 0; i < 2000; ++i) {
      const RouteQuestion question = anyQuestion(random);
      std::string path = anyPath(random);
      const std::string line = routeCommand(path, question);
      QVERIFY2(looksLikeRouteCommand(line), line.c_str());
      const RouteCommand command = parseRouteCommand(line);
      if (path.starts_with('-')) path = "./" + path;
      QVERIFY2(command == (RouteCommand{path, asSpelled(question)}), line.c_str());
      QCOMPARE(routeCommand(path, command.question), line);
    }
  }

  void reads_data() {
    const auto rows = testing::columns<QString, QString, QString>("line", "path", "arguments");
    const QString plain =
        u"--from 1,2 --to 3,4 --algorithm a-star --neighbours 4 --costs unit --heuristic manhattan --ties "
        "last-in "
        "--order ulrd"_s;
    const auto row = [&](const char* name, const QString& line, const QString& path = u"a.map"_s) {
      rows(name, line, path, plain);
    };
    row("defaults", u"searchlight-cli route a.map --from 1,2 --to 3,4"_s);
    row("options first", u"searchlight-cli route --to 3,4 --from 1,2 a.map"_s);
    row("equals signs", u"searchlight-cli route a.map --from=1,2 --to=3,4 --ties=last-in"_s);
    row("prompt", u"$ searchlight-cli route a.map --from 1,2 --to 3,4\n"_s);
    row("blanks in front", u"  \n $  searchlight-cli\troute a.map --from 1,2 --to 3,4  "_s);
    row("a path to the program", u"build/app/bin/searchlight-cli route a.map --from 1,2 --to 3,4"_s);
    row("a quoted program", u"'/opt/my apps/searchlight-cli' route a.map --from 1,2 --to 3,4"_s);
    row("continued lines", u"searchlight-cli route a.map \\\n  --from 1,2 \\\r\n  --to 3,\\\n4"_s);
    row("wrapped lines", u"searchlight-cli route a.map\r\n--from 1,2\n--to 3,4"_s);
    row("not the question's",
        u"searchlight-cli route a.map --json --seconds 5 --from 1,2 --megabytes=9 "
        "--to 3,4 --trace 't.trace.yaml' --after 3"_s);
    row("-- ends the options", u"searchlight-cli route --from 1,2 --to 3,4 -- --a.map"_s, u"--a.map"_s);
    row("single quotes", u"searchlight-cli route 'my $maps'\\''s \\a.map' --from '1,2' --to 3,4"_s,
        u"my $maps's \\a.map"_s);
    row("double quotes", u"searchlight-cli route \"my \\\"\\$m\\\" 'a' \\n.map\" --from \"1\",2 --to 3,4"_s,
        u"my \"$m\" 'a' \\n.map"_s);
    row("backslashes", u"searchlight-cli route my\\ maps/a\\$.map --from 1,2 --to 3,4"_s,
        u"my maps/a$.map"_s);
    row("home is the shell's", u"searchlight-cli route ~/a.map --from 1,2 --to 3,4"_s, u"~/a.map"_s);
    rows("everything",
         "searchlight-cli route a.map --from 0,0 --to 4095,4095 --algorithm weighted-a-star --weight 2.25 "
         "--neighbours 8 --corners any --costs 10-14 --heuristic squared-euclidean --ties first-in --order "
         "drlu "
         "--window 30",
         "a.map",
         "--from 0,0 --to 4095,4095 --algorithm weighted-a-star --neighbours 8 --corners any --costs 10-14 "
         "--heuristic squared-euclidean --ties first-in --order drlu --weight 2.25 --window 30");
    row("the last one counts", u"searchlight-cli route a.map --from 5,5 --from 1,2 --to 3,4 --json --json"_s);
    rows("8 neighbours' defaults", "searchlight-cli route a.map --from 1,2 --to 3,4 --neighbours 8", "a.map",
         "--from 1,2 --to 3,4 --algorithm a-star --neighbours 8 --corners never --costs sqrt2 "
         "--heuristic octile --ties coarse --order ulrd");
  }
  void reads() {
    FETCH(QString, line, path, arguments);
    QCOMPARE(messageOf(line), QString());
    QVERIFY(looksLikeRouteCommand(line.toStdString()));
    const RouteCommand command = parseRouteCommand(line.toStdString());
    QCOMPARE(QString::fromStdString(command.mapPath), path);
    QCOMPARE(QString::fromStdString(setup::argumentsOf(routeOptions(), command.question)), arguments);
  }

  void leftOutIsNotChosen() {
    const RouteCommand command = parseRouteCommand("searchlight-cli route a --from 1,2 --to 3,4");
    QCOMPARE(command.question.options, RouteOptions());
  }

  void refuses_data() {
    // rest: behind "searchlight-cli route a.map"
    const auto rows = testing::columns<QString, QString>("rest", "message");
    const QString ends = QString::fromLatin1(kEnds);
    const auto row = [&](const QString& rest, const char* message) { rows(message, rest, message); };
    row({}, "--from X,Y is missing");
    row(u" --from 1,2"_s, "--to X,Y is missing");
    row(u" --to 1,2"_s, "--from X,Y is missing");
    row(u" --from"_s, "--from: the value is missing");
    row(u" --from 1"_s, "--from 1: must be X,Y (column and row)");
    row(u" --from 1,2,3"_s, "--from 1,2,3: must be X,Y (column and row)");
    row(u" --to '1, 2'"_s, "--to \"1, 2\": must be X,Y (column and row)");
    row(u" --to --json"_s, "--to --json: must be X,Y (column and row)");
    row(ends + u" b.map"_s, "\"b.map\": only one map can be given; the first is \"a.map\"");
    row(ends + u" ''"_s, "the name of the map file is empty");
    row(ends + u" --corner never"_s, "\"--corner\": unknown option");
    row(ends + u" --=3"_s, "\"--\": unknown option");
    row(ends + u" -j"_s, "\"-j\": unknown option");
    row(ends + u" --json=1"_s, "--json: takes no value");
    row(ends + u" --after"_s, "--after: the value is missing");
    row(ends + u" --neighbours 6"_s, "--neighbours 6: must be 4 or 8");
    row(ends + u" --corners=Never"_s, "--corners Never: must be never, one or any");
    row(ends + u" --costs ''"_s, "--costs \"\": must be unit, 10-14 or sqrt2");
    row(ends + u" --ties lifo"_s,
        "--ties lifo: must be last-in, first-in, larger-g, smaller-g, larger-h, smaller-h, random or coarse");
    row(ends + u" --heuristic taxi"_s,
        "--heuristic taxi: must be zero, manhattan, octile, euclidean, chebyshev or squared-euclidean");
    row(ends + u" --algorithm astar"_s,
        "--algorithm astar: must be breadth-first, depth-first, dijkstra, greedy, a-star, "
        "canonical-a-star, "
        "weighted-a-star, iterative-deepening, ida-star, bidirectional, jump-point, "
        "theta-star, lazy-theta-star, meet-in-the-middle, fringe-search, beam-search, rbfs, sma-star, "
        "lpa-star or d-star-lite");
    row(ends + u" --order ulrr"_s, "--order ulrr: must contain the letters u, l, r and d once each");
    row(ends + u" --order ulrdu"_s, "--order ulrdu: must contain the letters u, l, r and d once each");
    row(ends + u" --weight 0.5"_s, "--weight 0.5: must be a number from 1 to 1000");
    row(ends + u" --weight 1,5"_s, "--weight 1,5: must be a number from 1 to 1000");
    row(ends + u" --weight nan"_s, "--weight nan: must be a number from 1 to 1000");
    row(ends + u" --window -1"_s, "--window -1: must be a whole number from 1 to 2147483647");
    row(ends + u" --window 99999999999"_s,
        "--window 99999999999: must be a whole number from 1 to 2147483647");
    row(ends + u" | head"_s, "\"|\": only a single command is supported");
    row(ends + u">out.json"_s, "\">\": only a single command is supported");
    row(ends + u"; ls"_s, "\";\": only a single command is supported");
    row(ends + u" --trace $OUT"_s, "\"$\": variables and commands are not expanded here");
    row(ends + u" --trace \"`ls`\""_s, "\"`\": variables and commands are not expanded here");
    row(ends + u" --trace 'x"_s, "a quote is not closed: \"'x\"");
    row(ends + u" --trace \"x\\\""_s, "a quote is not closed: \"\"x\\\"\"");
    row(ends + u" \\"_s, "nothing follows the last backslash");
    row(ends + QChar(0), "unexpected NUL byte");
    row(ends + u" 'two\nlines' 'x"_s, "\"two\\x0alines\": only one map can be given; the first is \"a.map\"");
  }
  void refuses() {
    QFETCH(QString, rest);
    const QString line = u"searchlight-cli route a.map"_s + rest;
    QTEST(messageOf(line), "message");
    QVERIFY(looksLikeRouteCommand(line.toStdString()));
  }

  void aComparisonNamesWhatDiffersBehindRun() {
    RouteQuestion first{{2, 3}, {6, 3}, {}}, second = first;
    first.options.neighbours = second.options.neighbours = Neighbours::Eight;
    first.options.window = second.options.window = 30;
    second.options.algorithm = search::Algorithm::WeightedAStar;
    second.options.weight = 2.5;
    second.options.ties = search::Ties::FirstIn;
    second.options.order = *NeighbourOrder::parse("drlu");
    const std::vector<RouteQuestion> runs{first, second};
    QCOMPARE(
        compareCommand("a map's.slmap", runs),
        std::string("searchlight-cli compare route 'a map'\\''s.slmap' --from 2,3 --to 6,3 --neighbours 8 "
                    "--corners never --costs sqrt2 --window 30 "
                    "--run 'a-star --heuristic octile --ties coarse --order ulrd' "
                    "--run 'weighted-a-star --heuristic octile --ties first-in --order drlu --weight 2.5'"));
    QCOMPARE(runArguments(first.options),
             std::string("a-star --heuristic octile --ties coarse --order ulrd"));
  }

  // Whoever pastes it gets its first search.
  void aComparisonIsReadAsItsFirstSearch_data() {
    // rest: behind "searchlight-cli compare route a.map --from 1,2 --to 3,4"
    const auto row = testing::columns<QString, QString>("rest", "message");
    row("single quotes", " --run 'weighted-a-star --weight 2' --run 'dijkstra'", "");
    row("double quotes", " --run \"weighted-a-star --weight 2\" --run \"a-star --ties first-in\"", "");
    row("what does not matter", " --repeat 3 --csv --seconds 5 --run=\"weighted-a-star --weight 2\" --json",
        "");
    row("no search", " --json", "--algorithms or --run is missing");
    row("an option of all", " --run 'a-star --neighbours 8'",
        "--run \"a-star --neighbours 8\": \"--neighbours\": not an option of a run");
    row("an option of one", " --weight 2 --run a-star", "\"--weight\": unknown option");
    row("the second is bad", " --run a-star --run 'a-star --ties lifo'",
        "--run: --ties lifo: must be last-in, first-in, larger-g, smaller-g, larger-h, smaller-h, random or "
        "coarse");
    row("half an option", " --run 'a-star --ties'", "--run \"a-star --ties\": --ties: the value is missing");
  }
  void aComparisonIsReadAsItsFirstSearch() {
    QFETCH(QString, rest);
    const std::string line = "searchlight-cli compare route a.map --from 1,2 --to 3,4" + rest.toStdString();
    QVERIFY(looksLikeRouteCommand(line));
    QTEST(messageOf(QString::fromStdString(line)), "message");
    if (!messageOf(QString::fromStdString(line)).isEmpty()) return;
    const RouteCommand read = parseRouteCommand(line);
    QCOMPARE(read.mapPath, std::string("a.map"));
    QVERIFY(read.question.options.algorithm == search::Algorithm::WeightedAStar);
    QCOMPARE(read.question.options.weight, 2.0);
  }

  void otherTextIsNoRouteCommand_data() {
    const auto row = testing::columns<QString, QString>("text", "message");
    row("nothing", "", "\"\": the line must begin with searchlight-cli");
    row("a prompt alone", "$ ", "\"\": the line must begin with searchlight-cli");
    row("a map", "type octile\nheight 1", "\"type\": the line must begin with searchlight-cli");
    row("the name alone", "searchlight-cli", "\"\": the command must be route");
    row("another command", "searchlight-cli compare klotski a.map", "\"klotski\": the command must be route");
    row("a longer name", "searchlight-client route a.map",
        "\"searchlight-client\": the line must begin with searchlight-cli");
    row("an ending", "xsearchlight-cli route a.map",
        "\"xsearchlight-cli\": the line must begin with searchlight-cli");
    row("no map", "searchlight-cli route --from 1,2 --to 3,4", "the map file is missing");
  }
  void otherTextIsNoRouteCommand() {
    QFETCH(QString, text);
    QTEST(messageOf(text), "message");
    QCOMPARE(looksLikeRouteCommand(text.toStdString()), text.startsWith(u"searchlight-cli route "_s));
  }

  void muchTextIsAnsweredAtOnce() {
    const std::string map(std::size_t{1} << 24, '.');
    QVERIFY(!looksLikeRouteCommand(map));
    QVERIFY(!looksLikeRouteCommand("'" + map));
    QVERIFY(looksLikeRouteCommand("searchlight-cli route " + map));
  }
};

SEARCHLIGHT_TEST(RouteCommandTest)
#include "route_command_test.moc"
