// tests/app/toy_compare_test.cpp: two searches of the smallest world beside each other, made from its traits and nothing more; and
// what the others' traits have to say.
#include "tests/app/toy_window.h"
#include "tests/test_main.h"

using toy::ToyPage;

class ToyCompareTest : public QObject, testing::ToyWindow {
  Q_OBJECT
 private Q_SLOTS:
  void init() {
    open();
    compare().lookAt(toy());
    m_window->showPage(QString::fromLatin1(kComparePage));
    settle();
  }
  void cleanup() {
    m_window->showPage(QString::fromLatin1(ToyPage::kId));
    close();
  }

  void bothHaveTheirFigures() {
    QCOMPARE(compare().runs().size(), std::size_t{2});
    const Comparable& comparable = *toy().comparable();
    for (std::size_t i = 0; i < 2; ++i) {
      const RunWords& run = compare().runs()[i];
      QCOMPARE(comparable.runText(run), i == 0 ? u"a-star"_s : u"ida-star"_s);
      QVERIFY(pane(i).run().answer().outcome == search::Outcome::Solved);
      const Comparable::Figures figures = comparable.figures(run, pane(i).run());
      QCOMPARE(figures.steps, std::optional<std::size_t>(2));
      QCOMPARE(figures.cost, std::optional(2.0));
      QVERIFY(figures.provesOptimum);
    }
    QVERIFY(!comparable.commandOfAll);  // the command line knows no tiles
  }

  void whyWordsAreNoRun_data() {
    const auto row = testing::columns<QByteArray, QByteArray, QString>("name", "value", "why");
    row("good", "algorithm", "ida-star", "");
    row("another world's", "algorithm", "jump-point", "needs a grid; tiles support");
    row("not of one run", "metric", "pushes", "--metric: not an option of a run");
  }
  void whyWordsAreNoRun() {
    FETCH_ALL((QByteArray, name), (QByteArray, value), (QString, why));
    RunWords run;
    run.set(name.toStdString(), value.toStdString());
    const auto told = toy().comparable()->whyNot(run);
    QCOMPARE(told.has_value(), !why.isEmpty());
    QVERIFY(testing::contains(told.value_or(QString()), why));
  }

  // Each board is at its search's cursor, and so is a breakpoint's state.
  void boardsFollowTheirSearches() {
    compare().transport()->toStart();
    settle();
    for (std::size_t i = 0; i < 2; ++i) QVERIFY(board(i).tiles() == toy().game().state());
    for (int step = 0; step < 20 && board(1).tiles() == toy().game().state(); ++step) {
      compare().transport()->stepForward();
      settle();
    }
    QVERIFY(board(1).tiles() != toy().game().state());
    for (std::size_t i = 0; i < 2; ++i) {
      const WatchedRun& run = pane(i).run();
      QCOMPARE(domains::tilesText(board(i).tiles()), run.session().stateText(run.player().current()));
      QCOMPARE(toy().comparable()->stateShown(run, board(i)),
               std::optional(domains::tilesText(board(i).tiles())));
      QVERIFY(board(i).event());
      QCOMPARE(board(i).event()->node, run.session().trace()[run.position() - 1].node);
      QCOMPARE(toy().comparable()->describe(run, board(i), {0, 0}), QString::number(board(i).tiles().at[0]));
    }
  }

  // A node that is chosen is put on its board, and on no other, until the cursor moves.
  void aChosenNodeIsShown() {
    compare().transport()->toStart();
    settle();
    compare().transport()->stepForward();
    settle();
    const domains::Tiles other = board(1).tiles();
    const std::vector<search::NodeId> open = pane(0).run().player().open();
    const search::NodeId node = open.front();
    Q_EMIT compare().workbench().nodeActivated(node);
    QCOMPARE(domains::tilesText(board(0).tiles()), pane(0).run().session().stateText(node));
    QVERIFY(board(1).tiles() == other);
  }

  // Another state of the game is another question; the window's undo takes the slide back, in front of the comparison, too.
  void theGameIsAskedAnew() {
    const domains::Tiles before = toy().game().state();
    toy().board().pressed(3);
    QVERIFY(toy().game().state() != before);
    settle();
    QCOMPARE(costs(), (std::vector<search::Cost>{3, 3}));
    QVERIFY(toy().comparable()->questionText().contains(
        QString::fromStdString(domains::tilesText(toy().game().state()))));
    m_window->commands()[Command::Undo]->trigger();
    settle();
    QVERIFY(toy().game().state() == before);
    QCOMPARE(costs(), (std::vector<search::Cost>{2, 2}));
    compare().transport()->toStart();
    settle();
    QVERIFY(board(0).tiles() == before);
  }

  // The form is the page's own, over the chosen search.
  void theFormChangesOneSearch() {
    auto* form = compare().findChild<SearchForm*>();
    QVERIFY(form);
    QVERIFY(form->options().algorithm == search::Algorithm::AStar);
    form->setOptions({.algorithm = search::Algorithm::IdaStar});
    settle();
    QCOMPARE(*compare().runs()[0].find("algorithm"), std::string("ida-star"));
    QVERIFY(toy().options().options().algorithm == search::Algorithm::AStar);
  }

  void theTwoAreLaidOverEachOther() {
    const auto picture = toy().comparable()->makeDifferences();
    QVERIFY(dynamic_cast<DepthDifferences*>(picture.get()));
  }

  // A world's texts are its traits': in whose name lupdate has found them is not seen in the sources.
  void everyWorldSpeaksTheLanguageOfTheMoment_data() {
    const auto row = testing::columns<QString>("page");
    for (const char* id : {"map-lab", "lines", "klotski", "sokoban"}) row(id, QString::fromLatin1(id));
  }
  void everyWorldSpeaksTheLanguageOfTheMoment() {
    QFETCH(QString, page);
    const Comparable& comparable = *m_window->page(page)->comparable();
    const auto texts = [&comparable] {
      QStringList all{comparable.nodeTitle()};
      for (const Comparable::Set& set : comparable.sets()) all << set.title;
      const Comparable::Asked asked = comparable.ask(comparable.presentRun());
      return all << asked.problem << asked.remedy;
    };
    const QStringList english = texts();
    m_program->applyLanguage(u"zh_CN"_s);
    QCoreApplication::processEvents();
    const QStringList chinese = texts();
    m_program->applyLanguage(u"en"_s);
    QCOMPARE(chinese.size(), english.size());
    for (qsizetype i = 0; i < english.size(); ++i)
      QVERIFY2(english[i].isEmpty() || english[i] != chinese[i], qPrintable(english[i]));
  }

 private:
  const toy::TilesBoard& board(std::size_t i) { return static_cast<toy::TilesBoard&>(pane(i).board()); }
  std::vector<search::Cost> costs() { return {pane(0).run().answer().cost, pane(1).run().answer().cost}; }
};

SEARCHLIGHT_TEST(ToyCompareTest)
#include "toy_compare_test.moc"
