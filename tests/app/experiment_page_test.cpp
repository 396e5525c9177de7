// tests/app/experiment_page_test.cpp: an experiment in the window: run, looked at, exported, paused, gone on with, kept.
#include <QSvgRenderer>

#include "app/experiments/experiment_page.h"
#include "app/experiments/run_field.h"
#include "app/grid/map_lab_page.h"
#include "app/klotski/klotski_page.h"
#include "app/lines/lines_page.h"
#include "app/sokoban/sokoban_page.h"
#include "tests/app/program_window.h"
#include "tests/limited.h"
#include "tests/test_main.h"

namespace {

const char* const kQueries = SEARCHLIGHT_TEST_DATA "/maps/arena.map.scen";

class ExperimentWindow : public testing::ProgramWindow {
 public:
  ExperimentPage& page() { return the<ExperimentPage>(); }
  void ask(cli::Experiment asked) {
    page().form().setAsked(std::move(asked));
    Q_EMIT page().form().edited();
    QTRY_VERIFY(page().isSettled());
  }
  void askRoutes(std::vector<std::string> runs = {"a-star", "dijkstra"}) {
    ask({.domain = "route", .sources = {kQueries}, .runs = std::move(runs)});
  }
  void runAll() {
    QVERIFY(page().startButton().isEnabled());
    page().startButton().click();
    QVERIFY(page().isRunning());
    QTRY_VERIFY(page().isSettled());
  }
  std::string text(std::uint32_t row, const char* column) {
    return page().results().text(row, *page().results().column(column));
  }

 protected:
  const char* frontPage() const override { return ExperimentPage::kId; }
};

}  // namespace

class ExperimentPageTest : public QObject, protected ExperimentWindow {
  Q_OBJECT

 private Q_SLOTS:
  void init() { open(); }
  void cleanup() { close(); }

  void begins() {
    QVERIFY(page().exampleButton().isVisible());
    QVERIFY(!page().view().isVisible());
    QVERIFY(!page().startButton().isEnabled());
    QVERIFY(page().pictures().empty());
  }

  // The rows are those of the command line, in the file as well.
  void runs() {
    askRoutes();
    runAll();
    QVERIFY2(page().complaint().isEmpty(), qPrintable(page().complaint()));
    QVERIFY(page().isComplete());
    const experiment::Results& results = page().results();
    QCOMPARE(text(0, "outcome"), std::string("solved"));
    QCOMPARE(text(0, "cost"), std::string("1"));
    QCOMPARE(text(0, "run"), std::string("a-star"));
    QCOMPARE(results.rowCount() % 2, std::size_t{0});
    QCOMPARE(read(page().rowsFile()).toStdString(), results.csv());
    QVERIFY(page().view().isVisible());
    QCOMPARE(page().view().model().rowCount(), static_cast<int>(results.rowCount()));
  }

  // Tab goes down the form, as it is read.
  void tabGoesDownTheForm() {
    const ExperimentForm& form = page().form();
    int count = 0, below = 0;
    for (QWidget* at = form.nextInFocusChain(); at != &form; at = at->nextInFocusChain()) {
      if (!form.isAncestorOf(at) || !at->isVisible() || !(at->focusPolicy() & Qt::TabFocus)) continue;
      if (qobject_cast<QAbstractSpinBox*>(at->parentWidget())) continue;  // a spin box's own line
      const int middle = at->mapTo(&form, at->rect().center()).y();
      QVERIFY2(middle >= below - 8, qPrintable(at->accessibleName()));  // in a row some stand a little higher
      below = middle;
      ++count;
    }
    QVERIFY(count >= 12);
  }

  // It pauses, says why, and goes on when there is room.
  void aFullDiskIsSaid() {
    askRoutes();
    {
      const testing::Limited full(RLIMIT_FSIZE, 512);
      runAll();
    }
    QVERIFY(testing::contains(page().complaint(), u"cannot be written: File too large"_s));
    QVERIFY(!page().isComplete());
    runAll();
    QVERIFY2(page().complaint().isEmpty(), qPrintable(page().complaint()));
    QVERIFY(page().isComplete());
    QCOMPARE(read(page().rowsFile()).toStdString(), page().results().csv());
  }

  // So is a folder that cannot be made, with the reason why.
  void aMissingFolderIsSaid() {
    askRoutes();
    runAll();
    const QString folder = QFileInfo(page().rowsFile()).path();
    QVERIFY(QDir(folder).removeRecursively());
    QVERIFY(QFile(folder).open(QIODevice::WriteOnly));  // a file where the folder should be
    runAll();
    QVERIFY2(page().complaint().contains(folder + u": cannot be written: Not a directory"_s),
             qPrintable(page().complaint()));
    QVERIFY(QFile::remove(folder));
    runAll();
    QVERIFY2(page().complaint().isEmpty(), qPrintable(page().complaint()));
    QVERIFY(page().isComplete());
  }

  void table() {
    askRoutes();
    runAll();
    ResultsView& view = page().view();
    const auto columnOf = [&](const char* key) {
      for (int i = 0; i < view.model().columnCount(); ++i)
        if (page().results().name(*view.model().columnAt(i)) == key) return i;
      return -1;
    };
    const int expanded = columnOf("expanded");
    // By two clicks on the head: the first one sorts upwards.
    view.table().scrollTo(view.model().index(0, expanded));
    QHeaderView* head = view.table().horizontalHeader();
    for (int i = 0; i < 2; ++i)
      QTest::mouseClick(
          head->viewport(), Qt::LeftButton, {},
          {head->sectionViewportPosition(expanded) + head->sectionSize(expanded) / 2, head->height() / 2});
    QCOMPARE(head->sortIndicatorSection(), expanded);
    QCOMPARE(head->sortIndicatorOrder(), Qt::DescendingOrder);
    const auto column = *page().results().column("expanded");
    const auto first = *page().results().number(*view.model().rowAt(0), column);
    QVERIFY(first >= *page().results().number(*view.model().rowAt(1), column));
    view.filter().setText(u"dijkstra"_s);
    QCOMPARE(view.model().rowCount(), static_cast<int>(page().results().rowCount() / 2));
    view.filter().clear();
    view.groupBy().setCurrentIndex(
        view.groupBy().findData(static_cast<int>(*page().results().column("run"))));
    Q_EMIT view.groupBy().activated(view.groupBy().currentIndex());
    QCOMPARE(view.model().rowCount(), 2);
    QCOMPARE(view.model().index(0, 0).data().toString(), u"A*"_s);
    QVERIFY(QString::fromStdString(view.shownCsv()).startsWith(u"run,rows,solved,mean,"_s));
    // Numbers are plain, and runs as they were typed.
    QCOMPARE(QString::fromStdString(view.shownCsv()).section(u'\n', 1, 1).section(u',', 0, 1),
             u"a-star,%1"_s.arg(page().results().rowCount() / 2));
    // No heading is cut; and the rows are saved whole, whatever is shown.
    for (int i = 1; i < view.model().columnCount(); ++i)
      QVERIFY(head->sectionSize(i) >=
              head->fontMetrics().horizontalAdvance(
                  view.model().headerData(i, Qt::Horizontal, Qt::DisplayRole).toString()));
    QCOMPARE(view.rowsCsv(), page().results().csv());
    view.setTab(ResultsView::Medians);
    QCOMPARE(view.rowsCsv(), page().results().csv());
    QVERIFY(view.shownCsv().starts_with("series,kind,"));
    QVERIFY(view.shownCsv().find("A*,median,") != std::string::npos);
    QVERIFY(view.shownCsv().find("A*,point,") != std::string::npos);
    // Without groups it is the rows, whole.
    view.setTab(ResultsView::Table);
    view.groupBy().setCurrentIndex(0);
    Q_EMIT view.groupBy().activated(0);
    QCOMPARE(view.shownCsv(), page().results().csv());
  }

  // What differs comes first, what all rows have in common last; figures have six digits at most, the file all of them.
  void columnsOfTheTable() {
    askRoutes();
    runAll();
    const ResultsModel& model = page().view().model();
    const auto nameAt = [&](int i) { return page().results().name(*model.columnAt(i)); };
    QCOMPARE(nameAt(0), std::string("run"));
    const auto placeOf = [&](const char* name) {
      for (int i = 0; i < model.columnCount(); ++i)
        if (nameAt(i) == name) return i;
      return -1;
    };
    QVERIFY(placeOf("line") < placeOf("outcome"));
    QVERIFY(placeOf("expanded") < placeOf("algorithm"));
    QVERIFY(placeOf("algorithm") < placeOf("map"));
    static const QRegularExpression threeDigits(u"^(\\d\\.\\d\\d|\\d\\d\\.\\d|\\d{3})\u00a0(s|ms|µs)$"_s);
    for (int row = 0; row < model.rowCount(); ++row) {
      QVERIFY(model.index(row, placeOf("cost")).data().toString().remove(u'.').size() <= 7);
      const QString seconds = model.index(row, placeOf("seconds")).data().toString();
      QVERIFY2(threeDigits.match(seconds).hasMatch(), qPrintable(seconds));
    }
    // Nothing is gathered by what every row has for itself.
    QCOMPARE(page().view().groupBy().itemText(1), u"Run"_s);
    QCOMPARE(page().view().groupBy().findData(static_cast<int>(*page().results().column("seconds"))), -1);
  }

  // An experiment with other columns has the widths that it has in a new window.
  void widthsAreOfTheColumns() {
    const auto widths = [this] {
      QList<int> out;
      for (int i = 0; i < page().view().model().columnCount(); ++i)
        out << page().view().table().columnWidth(i);
      return out;
    };
    const auto runMoves = [this] {
      ask({.domain = "lines",
           .sources = {"generated:moves --seed 3 --count 2 --size 7 --balls 20"},
           .runs = {"a-star"}});
      runAll();
    };
    askRoutes({"a-star --neighbours 8 --heuristic octile --costs sqrt2", "dijkstra"});
    runAll();
    runMoves();
    const QList<int> after = widths();
    close();
    open();
    runMoves();
    QCOMPARE(after, widths());
  }

  // Rows that came while a plot was in front, in the place of others, and in the order that was chosen.
  void rowsComeBehindAPlot() {
    askRoutes();
    runAll();
    ResultsView& view = page().view();
    const int cost = [&] {
      for (int i = 0; i < view.model().columnCount(); ++i)
        if (page().results().name(*view.model().columnAt(i)) == "cost") return i;
      return -1;
    }();
    QVERIFY(cost > 0);
    view.table().horizontalHeader()->setSortIndicator(cost, Qt::DescendingOrder);
    view.setTab(ResultsView::Scatter);
    runAll();
    view.setTab(ResultsView::Table);
    const int section = view.table().horizontalHeader()->sortIndicatorSection();
    QVERIFY(section >= 0);
    QCOMPARE(page().results().name(*view.model().columnAt(section)), std::string("cost"));
  }

  // Kept by itself, and saved as a workspace as well.
  void isADocument() {
    QVERIFY(page().document().isEmpty);
    askRoutes();
    QVERIFY(!page().document().isEmpty);
    QVERIFY(m_window->commands()[Command::SaveSetUp]->isEnabled());
    QVERIFY(m_window->commands()[Command::SaveSetUp]->isVisible());
    QVERIFY(!m_window->commands()[Command::Save]->isVisible());
    runAll();
    QCOMPARE(page().startButton().text(), u"R&un again"_s);
  }

  void plots() {
    askRoutes({"a-star", "greedy", "jump-point"});
    runAll();
    ResultsView& view = page().view();
    for (const ResultsView::Tab tab :
         {ResultsView::Scatter, ResultsView::Survival, ResultsView::Boxes, ResultsView::Medians}) {
      view.setTab(tab);
      const Plot& plot = view.plot().picture().plot();
      QVERIFY(tab == ResultsView::Boxes ? plot.boxes.size() == 3 : plot.series.size() >= 3);
      const std::vector<PictureSource> pictures = page().pictures();
      QCOMPARE(pictures.size(), std::size_t{1});
      QSvgRenderer renderer(pictures[0].take(1).svg({}));
      QVERIFY(renderer.isValid());
      QVERIFY(!pictures[0].take(1).image({}).isNull());
    }
    view.setTab(ResultsView::Scatter);
    view.x().setCurrentIndex(view.x().findData(u"a-star"_s));
    Q_EMIT view.x().activated(view.x().currentIndex());
    QVERIFY(view.plot().picture().plot().hasEquality);
    QCOMPARE(view.plot().picture().plot().series.size(), std::size_t{2});
    QVERIFY(!view.plot().accessibleName().isEmpty());
    // A tip names what it tells, and of a path the file.
    const QString tip = view.describe(0);
    QVERIFY(testing::startsWith(tip, u"Scenario: arena.map.scen\nLine: "_s));
    QVERIFY(testing::contains(tip, u"Run: A*"_s));
  }

  // A click on a point opens its search.
  void aClickOnAPointOpensIt() {
    askRoutes();
    runAll();
    ResultsView& view = page().view();
    view.setTab(ResultsView::Scatter);
    const Plot& plot = view.plot().picture().plot();
    const experiment::Dot dot = plot.series[0].dots.back();
    const auto place = view.plot().picture().at(dot.x, dot.y);
    QVERIFY(place);
    QTest::mouseClick(&view.plot(), Qt::LeftButton, {}, place->toPoint());
    QCOMPARE(m_window->pageId(), QString::fromUtf8(MapLabPage::kId));
  }

  // Leaving a changed number for Start is one click: what is asked is looked at first, and then it starts.
  void startsRightAfterAChange() {
    askRoutes();
    page().form().setAsked({.domain = "route", .sources = {kQueries}, .runs = {"a-star"}, .repeat = 3});
    Q_EMIT page().form().edited();
    QVERIFY(!page().isSettled());
    QTest::mouseClick(&page().startButton(), Qt::LeftButton);
    QTRY_VERIFY(page().isSettled());
    QVERIFY(page().isComplete());
    QCOMPARE(text(0, "repeats"), std::string("3"));
  }

  void wrongParts() {
    ask({.domain = "route", .sources = {"nowhere.scen"}, .runs = {"a-star", "a-star --weight 2"}});
    QVERIFY(!page().startButton().isEnabled());
    QVERIFY(page().form().sources().item(0)->toolTip().contains(u"nowhere.scen"_s));
    QVERIFY(!page().form().sources().item(0)->icon().isNull());
    page().form().runField().options().setText(u"--foo"_s);
    page().form().addRun();
    QCOMPARE(page().form().asked().runs.size(), std::size_t{2});
    page().form().runField().options().setText(u"--ties larger-g"_s);
    page().form().addRun();
    QCOMPARE(page().form().asked().runs.back(), std::string("a-star --ties larger-g"));
    QCOMPARE(page().form().runs().item(2)->text(), u"A* · ties larger-g"_s);
  }

  // The menu writes what a person would type, in the place of what is there.
  void optionsFromAMenu() {
    ask({.domain = "route", .sources = {kQueries}, .runs = {}});
    RunField& field = page().form().runField();
    const auto choose = [&](const QString& word) {
      Q_EMIT field.optionsMenu().aboutToShow();
      for (QAction* option : field.optionsMenu().actions()) {
        if (option->text() == word) return option->trigger(), true;
        if (option->menu())
          for (QAction* action : option->menu()->actions())
            if (action->text() == word) return action->trigger(), true;
      }
      return false;
    };
    QVERIFY(choose(u"larger-g"_s));
    QCOMPARE(field.options().text(), u"--ties larger-g"_s);
    QVERIFY(choose(u"octile"_s));
    QVERIFY(choose(u"first-in"_s));
    QCOMPARE(field.options().text(), u"--heuristic octile --ties first-in"_s);
    QVERIFY(choose(u"Weight…"_s));
    QCOMPARE(field.options().text(), u"--heuristic octile --ties first-in --weight "_s);
    field.options().insert(u"2"_s);
    QVERIFY(choose(u"Weight…"_s));
    QCOMPARE(field.options().selectedText(), u"2"_s);
    page().form().addRun();
    QCOMPARE(page().form().asked().runs.back(),
             std::string("a-star --heuristic octile --ties first-in --weight 2"));
    // What is activated in the list is changed.
    Q_EMIT page().form().runs().itemActivated(page().form().runs().item(0));
    QVERIFY(choose(u"smaller-h"_s));
    page().form().addRun();
    QCOMPARE(page().form().asked().runs.size(), std::size_t{1});
    QCOMPARE(page().form().asked().runs.back(),
             std::string("a-star --heuristic octile --weight 2 --ties smaller-h"));
  }

  // Rows of a run that is not asked any more are none of the progress, and go when the rest is run.
  void anotherRun() {
    askRoutes({"a-star", "dijkstra"});
    runAll();
    const std::size_t all = page().results().rowCount();
    askRoutes({"a-star", "greedy"});
    QVERIFY(!page().isComplete());
    QCOMPARE(page().startButton().text(), u"&Continue"_s);
    page().startButton().click();
    QTRY_VERIFY(page().isSettled());
    QVERIFY(page().isComplete());
    QCOMPARE(page().results().rowCount(), all);
    const std::size_t run = *page().results().column("run");
    for (std::size_t row = 0; row < all; ++row) QVERIFY(page().results().text(row, run) != "dijkstra");
    // The first rows, of A*, were not run again.
    QCOMPARE(page().results().text(0, run), std::string("a-star"));
    QCOMPARE(read(page().rowsFile()).toStdString(), page().results().csv());
    // Nothing of what is asked is there: it starts.
    askRoutes({"breadth-first"});
    QCOMPARE(page().startButton().text(), u"&Start"_s);
  }

  // The rows of an earlier version lack columns of today's: the missing ones are run, and all have today's columns.
  void rowsOfBeforeGoOn() {
    openAndSettle(QStringLiteral(SEARCHLIGHT_TEST_DATA "/formats/app/experiments/klotski.searchlight"));
    cli::Experiment asked = page().form().asked();
    asked.runs.push_back("dijkstra");
    ask(asked);
    QCOMPARE(page().startButton().text(), u"&Continue"_s);
    page().startButton().click();
    QTRY_VERIFY(page().isSettled());
    QVERIFY2(page().complaint().isEmpty(), qPrintable(page().complaint()));
    QVERIFY(page().isComplete());
    QCOMPARE(page().results().rowCount(), std::size_t{3});
    QCOMPARE(text(1, "ties"), std::string("first-in"));
    QCOMPARE(page().results().names(), cli::fieldsOf(cli::columnsOf(asked)));
  }

  // An experiment that runs is not given up for another one.
  void anotherExperimentMeanwhile() {
    ask({.domain = "route", .sources = {kQueries}, .runs = {"dijkstra"}, .repeat = 1000});
    page().startButton().click();
    page().takePreset(u":/experiments/map-ties.searchlight"_s);
    QVERIFY(page().complaint().contains(u"pause it first"_s));
    QCOMPARE(page().form().asked().runs, std::vector<std::string>{"dijkstra"});
    page().pause();
    QTRY_VERIFY(page().isSettled());
  }

  // What has ended stays, and Continue runs the rest.
  void pausesAndContinues() {
    // With enough repeats the pause comes before the end, however fast the machine is.
    std::size_t before = 0;
    for (std::uint64_t repeat = 10; repeat <= 1000 && (before == 0 || page().isComplete()); repeat *= 10) {
      ask({.domain = "route",
           .sources = {kQueries},
           .runs = {"dijkstra", "breadth-first", "a-star"},
           .repeat = repeat});
      page().start();
      QTRY_VERIFY(page().results().rowCount() > 0 || !page().isRunning());
      page().pause();
      QTRY_VERIFY(page().isSettled());
      before = page().results().rowCount();
    }
    QVERIFY(!page().isComplete());
    QCOMPARE(page().startButton().text(), u"&Continue"_s);
    page().startButton().click();
    QTRY_VERIFY(page().isSettled());
    QVERIFY(page().isComplete());
    QVERIFY(page().results().rowCount() > before);
    std::set<std::string> rows;
    for (std::uint32_t row = 0; row < page().results().rowCount(); ++row)
      QVERIFY(rows.insert(page().results().instance(row) + text(row, "run")).second);
    QCOMPARE(read(page().rowsFile()).toStdString(), page().results().csv());
  }

  // The rows of a program that has ended in the middle of one are there again, but for that one.
  void crash() {
    askRoutes();
    runAll();
    const std::size_t all = page().results().rowCount();
    const QString file = page().rowsFile();
    QByteArray text = read(file);
    text = text.left(text.size() * 2 / 3);
    writeTo(file, text);
    const setup::Words place = page().place();
    m_program.reset();
    openProgram();
    QVERIFY(page().takePlace(place).isTaken());
    QTRY_VERIFY(page().isSettled());
    QCOMPARE(page().rowsFile(), file);
    QVERIFY(page().results().rowCount() > 0 && page().results().rowCount() < all);
    QCOMPARE(page().startButton().text(), u"&Continue"_s);
    runAll();
    QCOMPARE(page().results().rowCount(), all);
  }

  void workspace() {
    askRoutes({"a-star", "weighted-a-star --weight 2"});
    runAll();
    page().view().setTab(ResultsView::Medians);
    setup::SetUp setUp = page().snapshot()();
    QCOMPARE(setUp.page, std::string(ExperimentPage::kId));
    const std::string csv = page().results().csv();
    setUp = setup::read(setup::write(setUp), "x.searchlight");
    m_program.reset();
    forgetKept();
    openProgram();
    QVERIFY2(page().takeSetUp(setUp, path("x.searchlight"), SetUpFrom::File).isTaken(),
             qPrintable(page().messageText()));
    QTRY_VERIFY(page().isSettled());
    QCOMPARE(page().results().csv(), csv);
    QCOMPARE(page().form().asked().runs.size(), std::size_t{2});
    QCOMPARE(page().view().tab(), ResultsView::Medians);
    QVERIFY(page().isComplete());
    QCOMPARE(page().snapshot()().question, setUp.question);
  }

  // As a version of the program has written it.
  void writtenWorkspaceOpens() {
    openAndSettle(QStringLiteral(SEARCHLIGHT_TEST_DATA "/formats/app/experiments/klotski.searchlight"));
    QCOMPARE(m_window->pageId(), QString::fromUtf8(ExperimentPage::kId));
    QCOMPARE(page().form().asked().runs, (std::vector<std::string>{"a-star", "greedy --ties first-in"}));
    QCOMPARE(page().form().asked().seconds, std::optional(5.0));
    QCOMPARE(page().results().rowCount(), std::size_t{2});
    QCOMPARE(text(1, "ties"), std::string("first-in"));
    QVERIFY(page().isComplete());
    QCOMPARE(page().view().tab(), ResultsView::Scatter);
    QCOMPARE(page().view().quantity().currentText(), u"Expanded"_s);
    QVERIFY(!m_window->isWindowModified());
  }

  void opensAnInstance_data() {
    const auto row = testing::columns<QByteArray, QByteArray, QByteArray>("domain", "source", "page");
    row("route", "route", kQueries, MapLabPage::kId);
    row("klotski", "klotski", "横刀立马", KlotskiPage::kId);
    row("sokoban", "sokoban", SEARCHLIGHT_TEST_DATA "/formats/levels/written.xsb", SokobanPage::kId);
    row("a generated map", "route", "generated:maps caves --size 24x16 --seed 5 --queries 2",
        MapLabPage::kId);
    row("a generated level", "sokoban", "generated:levels --boxes 2 --size 7x7 --seed 4 --count 2",
        SokobanPage::kId);
    row("a generated layout", "klotski", "generated:layouts --moves 30 --seed 2 --count 1", KlotskiPage::kId);
    row("of the catalogue", "klotski", "catalogue", KlotskiPage::kId);
    row("rows of a layout", "klotski", "VCCV/VCCV/VHHV/VSSV/S..S", KlotskiPage::kId);
    row("a saved game of Klotski", "klotski", SEARCHLIGHT_TEST_DATA "/formats/games/classic.klotski",
        KlotskiPage::kId);
    row("a saved game of Sokoban", "sokoban", SEARCHLIGHT_TEST_DATA "/formats/games/branches.sokoban",
        SokobanPage::kId);
    row("a move", "lines", "generated:moves --seed 3 --count 2 --size 7 --balls 20", LinesPage::kId);
  }
  void opensAnInstance() {
    FETCH(const QByteArray, domain, source, page);
    ask({.domain = domain.toStdString(), .sources = {source.toStdString()}, .runs = {"a-star"}});
    runAll();
    this->page().openRow(0);
    QVERIFY2(this->page().complaint().isEmpty(), qPrintable(this->page().complaint()));
    QCOMPARE(m_window->pageId(), QString::fromUtf8(page));
    // The same search is asked there: it expands as many.
    if (page == MapLabPage::kId) {
      MapLabPage& lab = the<MapLabPage>();
      lab.transport()->toEnd();
      QTRY_VERIFY(lab.transport()->runs().front()->isOutcomeReached());
      QCOMPARE(std::to_string(lab.transport()->runs().front()->session().stats().expanded),
               text(0, "expanded"));
    }
  }

  // What comes with the program brings its instances where there are none, and runs.
  void presets() {
    for (const char* domain : {"route", "sokoban", "klotski", "lines"}) {
      ask({.domain = domain, .sources = {}, .runs = {}});
      const qsizetype count = page().form().presets().actions().size();
      QVERIFY(count > 0);
      for (qsizetype i = 0; i < count; ++i) {
        ask({.domain = domain, .sources = {}, .runs = {}});
        page().form().presets().actions()[i]->trigger();
        QTRY_VERIFY(!page().form().asked().sources.empty());
        QTRY_VERIFY(page().isSettled());
        QVERIFY2(page().startButton().isEnabled(), qPrintable(page().form().presets().actions()[i]->text()));
      }
    }
    ask({.domain = "route", .sources = {kQueries}, .runs = {}});
    page().form().presets().actions().front()->trigger();
    QTRY_VERIFY(!page().form().asked().runs.empty());
    QCOMPARE(page().form().asked().sources, (std::vector<std::string>{kQueries}));
  }

  void aSourceIsNamedWithoutItsFolders() {
    const QString map = QStringLiteral(SEARCHLIGHT_TEST_DATA "/maps/arena.map");
    ask({.domain = "route",
         .sources = {kQueries, (u"generated:queries '%1' --count 3 --seed 9"_s).arg(map).toStdString()},
         .runs = {}});
    QListWidget& sources = page().form().sources();
    QTRY_VERIFY(sources.item(1)->text().endsWith(u"(3 instances)"_s));
    QVERIFY(sources.item(0)->text().startsWith(u"arena.map.scen ("_s));
    QCOMPARE(sources.item(1)->text(), u"generated:queries 'arena.map' --count 3 --seed 9 (3 instances)"_s);
    QVERIFY(sources.item(1)->toolTip().contains(map));
  }

  void opensResults() {
    askRoutes();
    runAll();
    const QString file = write("rows.csv", QByteArray::fromStdString(page().results().csv()));
    page().form().setAsked({.domain = "klotski", .sources = {}, .runs = {}});
    const Reading opened = page().openResults(file);
    QVERIFY2(opened.isTaken(), qPrintable(opened.why()));
    QTRY_VERIFY(page().isSettled());
    QCOMPARE(page().form().asked().domain, std::string("route"));
    QCOMPARE(page().form().asked().runs, (std::vector<std::string>{"a-star", "dijkstra"}));
    QVERIFY(page().isComplete());
    QVERIFY(page().openResults(write("bad.csv", "a,b\n1\n")).hasFailed());
    QVERIFY(page().results().rowCount() > 0);
  }

  // What other pages show becomes an experiment.
  void fromOtherPages() {
    openAndSettle(QString::fromUtf8(kQueries));
    QCOMPARE(m_window->pageId(), QString::fromUtf8(MapLabPage::kId));
    QAction* act = nullptr;
    for (auto* button : m_window->page().findChildren<QToolButton*>())
      if (button->defaultAction() && button->defaultAction()->text() == u"Experiment with these queries"_s)
        act = button->defaultAction();
    QVERIFY(act);
    act->trigger();
    QCOMPARE(m_window->pageId(), QString::fromUtf8(ExperimentPage::kId));
    QTRY_VERIFY(page().isSettled());
    QCOMPARE(page().form().asked().sources.size(), std::size_t{1});
    QCOMPARE(page().form().asked().runs.size(), std::size_t{1});
    QVERIFY(page().startButton().isEnabled());
    the<SokobanPage>().action(SokobanCommand::Experiment)->trigger();
    QTRY_VERIFY(page().isSettled());
    QCOMPARE(page().form().asked().domain, std::string("sokoban"));
    QCOMPARE(page().form().asked().sources.size(), std::size_t{1});
    QVERIFY(page().form().sources().item(0)->icon().isNull());
    the<KlotskiPage>().action(KlotskiCommand::Experiment)->trigger();
    QTRY_VERIFY(page().isSettled());
    QCOMPARE(page().form().asked().sources, (std::vector<std::string>{"catalogue"}));
    QVERIFY(page().form().sources().item(0)->icon().isNull());
  }

  void copiesTheCommand() {
    ask({.domain = "route", .sources = {"/a b.scen"}, .runs = {"a-star --ties larger-g"}});
    QCOMPARE(batchCommand(page().form().asked()),
             u"searchlight-cli batch route '/a b.scen' --run 'a-star --ties larger-g' --csv"_s);
    page().run(Command::CopyCommand, false);
    QCOMPARE(QApplication::clipboard()->text(), batchCommand(page().form().asked()));
  }

  void example() {
    page().exampleButton().click();
    QTRY_VERIFY(page().isSettled());
    QVERIFY2(page().complaint().isEmpty(), qPrintable(page().complaint()));
    QVERIFY(page().isComplete());
    QVERIFY(page().view().plot().picture().plot().series.size() >= 5);
  }
};

SEARCHLIGHT_TEST(ExperimentPageTest)
#include "experiment_page_test.moc"
