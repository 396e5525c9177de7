// tests/app/sokoban_compare_test.cpp: several searches of a level side by side, driven as a user does it.
#include "app/sokoban/level_question.h"
#include "core/sokoban/solve.h"
#include "core/text/shell_words.h"
#include "tests/app/sokoban_window.h"
#include "tests/test_main.h"

using C = SokobanCommand;

namespace {

// Three boxes and some room, so that every idea prunes something.
const QByteArray kCompareLevels =
    "########\n#  .   #\n# $ $  #\n#  @ $.#\n#   .  #\n########\nTitle: Room\n\n"
    "#######\n#@ $ .#\n#######\nTitle: Corridor\n";

}  // namespace

class SokobanCompareTest : public QObject, testing::SokobanWindow {
  Q_OBJECT

  SokobanBoard& boardOf(std::size_t i) { return static_cast<SokobanBoard&>(pane(i).board()); }
  void settleCompare() override {
    settle();
    SokobanWindow::settleCompare();
  }
  void toCompare() {
    action(GameCommand::Compare)->trigger();
    QVERIFY(compare().isVisible());
    settleCompare();
  }
  void setMetric(sokoban::Metric metric) {
    LevelOptions options = page().options().options();
    options.question.metric = metric;
    page().options().setOptions(options);
    settleCompare();
  }

 private Q_SLOTS:
  void init() {
    open();
    openLevels(kCompareLevels);
  }
  void cleanup() {
    window().showPage(QString::fromLatin1(SokobanPage::kId));
    close();
  }

  // Two of a kind teach nothing.
  void itBeginsWithTwoThatDiffer() {
    toCompare();
    QCOMPARE(compare().runs().size(), std::size_t{2});
    const Comparable& comparable = *page().comparable();
    QVERIFY(comparable.runText(compare().runs()[0]) != comparable.runText(compare().runs()[1]));
  }

  // Each search finds what `sokoban solve` finds by the same words, with the same figures.
  void figuresAreThoseOfASingleSearch() {
    toCompare();
    compareRuns({"breadth-first", "a-star", "ida-star", "bidirectional"});
    for (const sokoban::Metric metric : {sokoban::Metric::Pushes, sokoban::Metric::Moves}) {
      setMetric(metric);
      for (std::size_t i = 0; i < 4; ++i) {
        search::SessionOptions options{.algorithm =
                                           *search::algorithmByName(*compare().runs()[i].find("algorithm"))};
        const sokoban::LevelQuestion question{metric, {}};
        const CompareRow row = compare().table().model().rows()[i];
        if (!sokoban::whyNot(game().opening().board, question, options.algorithm).empty()) {
          QVERIFY(!pane(i).problem().isEmpty());
          continue;
        }
        const sokoban::LevelSolution single = sokoban::solve(game().opening().board, question, options);
        QVERIFY(single.outcome == search::Outcome::Solved && row.outcome == search::Outcome::Solved);
        QCOMPARE(row.stats.expanded, single.stats.expanded);
        QCOMPARE(row.steps, std::optional<std::size_t>(single.pushes));
        if (metric == sokoban::Metric::Moves && options.algorithm != search::Algorithm::BreadthFirst)
          QCOMPARE(row.cost, std::optional(static_cast<double>(single.moves())));
      }
    }
  }

  // The set that is there for it: no idea costs the answer, and that dead squares are left out is worth something.
  void aStarWithoutEachIdea() {
    toCompare();
    startSet(u"A* with each pruning method off in turn"_s);
    QCOMPARE(compare().runs().size(), std::size_t{5});
    QVERIFY(!compare().runs()[0].find("without"));
    QCOMPARE(*compare().runs()[3].find("without"), std::string("corral"));
    QVERIFY(testing::contains(pane(3).title(), u"without corrals"_s));
    const auto rows = compare().table().model().rows();
    for (std::size_t i = 1; i < 5; ++i) QCOMPARE(rows[i].steps, rows[0].steps);
    QVERIFY(rows[1].stats.expanded > rows[0].stats.expanded);
  }

  // Where a search from both sides cannot count moves, its pane says what would help and does it.
  void fromBothSidesCountsPushes() {
    toCompare();
    compareRuns({"bidirectional", "a-star"});
    setMetric(sokoban::Metric::Moves);
    QVERIFY(!pane(0).problem().isEmpty());
    QAbstractButton* remedy = testing::seenButton(pane(0), u"Count pushes"_s);
    QVERIFY(remedy);
    remedy->click();
    settleCompare();
    QVERIFY(page().options().options().question.metric == sokoban::Metric::Pushes);
    QVERIFY(pane(0).problem().isEmpty() && pane(0).run().hasSearch());
  }

  void boardsFollowTheirSearches() {
    toCompare();
    compareRuns({"breadth-first", "a-star"});
    toStartOfAll();
    QVERIFY(boardOf(0).position() == game().state());
    toEndOfAll();
    for (std::size_t i = 0; i < 2; ++i) {
      // What was looked for is seen at the end, and while the route is read back from there. Of the worker a state knows only in which
      // part of the floor he is: he stands where his last push has left him.
      QTRY_VERIFY(game().opening().board.isSolved(boardOf(i).position()));
      pane(i).run().requestSeek(pane(i).run().phaseTwo()->begin + 1);
      settleCompare();
      QTRY_VERIFY(game().opening().board.isSolved(boardOf(i).position()));
      const std::vector<search::NodeId> way = pane(i).run().answerNodes();
      const auto push = sokoban::pushBetween(pane(i).run().session(), way[way.size() - 2], way.back());
      QVERIFY(push && boardOf(i).position().worker == push->first);
    }
  }

  // What is searched is pushes, from where the game stands; a game in reverse stands nowhere of that kind.
  void aGameInReverseIsNotCompared() {
    toCompare();
    startSet(u"A* and weighted A*"_s);
    settleCompare();
    page().action(HandCommand::Reverse)->trigger();
    QVERIFY(page().isReverse());
    settleCompare();
    Comparable& comparable = *page().comparable();
    const RunWords run = comparable.presentRun();
    QVERIFY(comparable.ask(run).problem.contains(u"reverse play"_s));
    QVERIFY(comparable.commandOfAll({run}).isEmpty());
    page().action(HandCommand::Reverse)->trigger();
    QVERIFY(comparable.ask(run).problem.isEmpty());
  }

  // What searches need to know of a large level comes while the window goes on, and then they are asked.
  void aLargeLevelIsPreparedMeanwhile() {
    openLevels(testing::largeLevel(60));
    action(GameCommand::Compare)->trigger();
    QVERIFY(!pane(0).run().hasSearch() && !pane(1).run().hasSearch());
    QTRY_VERIFY(pane(0).run().hasSearch() && pane(1).run().hasSearch());
    compare().transport()->pause();
  }

  // How far either has come, laid over each other; what is counted agrees with what the searches say.
  void twoOnOneChart() {
    toCompare();
    compareRuns({"breadth-first", "a-star"});
    toEndOfAll();
    windowAction(u"Overlay of two searches"_s)->trigger();
    QVERIFY(compare().overlay() && !compare().overlay()->hasBoard());
    auto* chart = compare().overlay()->findChild<DepthChart*>();
    QVERIFY(chart);
    for (int side = 0; side < 2; ++side) {
      const auto& player = pane(static_cast<std::size_t>(side)).run().player();
      const auto sum = [&] {
        std::size_t all = 0;
        for (const auto& bin : chart->bins(side)) all += bin.all();
        return all;
      };
      std::size_t nodes = 0;
      for (const search::PlayedNode& node : player.nodes()) {
        nodes += node.status == search::NodeStatus::Open || node.status == search::NodeStatus::Closed;
      }
      QTRY_COMPARE(sum(), nodes);
    }
    windowAction(u"Overlay of two searches"_s)->trigger();
    QVERIFY(!compare().overlay());
  }

  void anotherGOrParentIsShownOnTheBoards_data() {
    testing::columns<bool>("countsPushes")("pushes", true)("moves", false);
  }
  // A chart by g has no place for a single state, and says so.
  void anotherGOrParentIsShownOnTheBoards() {
    QFETCH(const bool, countsPushes);
    toCompare();
    setMetric(countsPushes ? sokoban::Metric::Pushes : sokoban::Metric::Moves);
    compareRuns({"depth-first", "breadth-first"});
    toStartOfAll();
    windowAction(u"Overlay of two searches"_s)->trigger();
    auto* button = compare().overlay()->findChild<QToolButton*>(u"otherField"_s);
    QVERIFY(button && button->isVisible());
    button->click();
    for (int k = 0; k < 3; ++k) {
      compare().say(QString());
      windowAction(u"Next difference"_s)->trigger();
      QTRY_VERIFY2(compare().messageText().contains(u"1 and 2 differ in g."_s),
                   qPrintable(compare().messageText()));
      settleCompare();
      QVERIFY(testing::contains(compare().messageText(), u"cannot show individual states"_s));
      // The node that both have expanded. Counting pushes it knows in which part of the floor the worker is: each board has him where
      // that search's own last push has left him.
      std::array<std::string, 2> states;
      for (std::size_t i = 0; i < 2; ++i) {
        const search::Session& session = pane(i).run().session();
        states[i] = session.stateText(session.trace()[pane(i).run().position() - 1].node);
        QCOMPARE(session.stateText(sokoban::nodeOf(session, boardOf(i).position())), states[i]);
      }
      QCOMPARE(states[0], states[1]);
      QCOMPARE(boardOf(0).position().boxes, boardOf(1).position().boxes);
      QVERIFY(countsPushes || boardOf(0).position() == boardOf(1).position());
    }
  }

  void aBreakpointAtThePositionThatIsShown() {
    toCompare();
    compareRuns({"breadth-first", "a-star"});
    toStartOfAll();
    pane(0).run().requestSeek(40);
    settleCompare();
    const sokoban::Position shown = boardOf(0).position();
    QAction* action = windowAction(u"Breakpoint at this state"_s);
    QVERIFY(action && action->isEnabled());
    action->trigger();
    QCOMPARE(compare().transport()->breakpoints().size(), std::size_t{1});
    toStartOfAll();
    compare().transport()->play();
    QTRY_VERIFY(compare().transport()->activity() == Transport::Activity::Idle);
    settleCompare();
    QVERIFY(!pane(0).run().isAtEnd());
    QVERIFY(compare().transport()->hasBreakpointAt(
        pane(0).run().session().stateText(sokoban::nodeOf(pane(0).run().session(), shown))));
  }

  // The command line answers the same question.
  void commandsAskTheSame() {
    toCompare();
    compareRuns({words("a-star", "without", "corral"), words("ida-star")});
    window().commands()[Command::CopyCommand]->trigger();
    QCOMPARE(QApplication::clipboard()->text(),
             u"searchlight-cli compare sokoban %1 --level 1 --metric pushes "
             "--run 'a-star --without corral' --run 'ida-star'"_s.arg(
                 QString::fromStdString(shellWord(page().levelsPath().toStdString()))));
    // In the middle of a game it is a file that begins there.
    page().play({Direction::Left});
    settleCompare();
    window().commands()[Command::CopyCommand]->trigger();
    const QString line = QApplication::clipboard()->text();
    const QString file = line.section(u' ', 3, 3);
    QVERIFY2(QFile::exists(file), qPrintable(line));
    const sokoban::Collection read = sokoban::readCollection(
        [&] {
          QFile f(file);
          return f.open(QIODevice::ReadOnly) ? f.readAll().toStdString() : std::string();
        }(),
        "test");
    QVERIFY(read.levels.at(0).board->opening().worker != game().opening().board.opening().worker);
  }
};

SEARCHLIGHT_TEST(SokobanCompareTest)
#include "sokoban_compare_test.moc"
