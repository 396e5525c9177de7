// tests/widgets/numbers_view_test.cpp: the numbers here and of the whole run, and the outcome in words.
#include "widgets/tables/numbers_view.h"

#include "core/search/derived_problems.h"
#include "core/search/make_session.h"
#include "tests/core/domains/klotski_domain.h"
#include "tests/test_main.h"
#include "tests/widgets/marking_translator.h"
#include "tests/widgets/watched_search.h"
#include "widgets/words/catalogue_texts.h"
#include "widgets/words/event_words.h"
#include "widgets/words/search_format.h"

using search::Algorithm;
using search::Outcome;
using testing::OneRun;
using testing::WatchedSearch;

namespace {

// A search that was recorded elsewhere: it is over, and nobody solves it.
std::unique_ptr<search::Session> finished(const WatchedSearch& w) {
  auto session = w.factory()(search::Recording::Recorded);
  while (session->outcome() == Outcome::Running) session->advance(1000);
  return session;
}

struct WithEye {
  OneRun model;
  NumbersView view;
  QAction eye;
  WithEye() {
    eye.setCheckable(true);
    view.setEye(&eye);
    view.setRun(&model.run);
    view.show();
  }
};

}  // namespace

class NumbersViewTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void atTheEndBothColumnsAgree_data() { testing::addAlgorithmRows(); }
  void atTheEndBothColumnsAgree() {
    QFETCH(int, algorithm);
    WatchedSearch w{static_cast<Algorithm>(algorithm)};
    if (search::meetsAnew(w.algorithm)) w.side = 4;
    testing::ViewOf<NumbersView> s;
    w.show(s.model);
    for (const NumbersView::Row row :
         {NumbersView::Expanded, NumbersView::Generated, NumbersView::Reopened, NumbersView::Steps,
          NumbersView::Cost, NumbersView::F, NumbersView::Time}) {
      QCOMPARE(s.view.here(row), s.view.whole(row));
      QVERIFY(!s.view.here(row).isEmpty());
    }
    QCOMPARE(s.view.here(NumbersView::Expanded), countText(s.model.answer().stats.expanded));
    QCOMPARE(s.view.outcomeShown(), outcomeText(Outcome::Solved));
    const std::size_t moves = s.model.answer().route->size() - 1;
    QCOMPARE(s.view.whole(NumbersView::Steps),
             w.algorithm == Algorithm::JumpPoint ? jumpsText(countText(moves), moves) : countText(moves));
    QCOMPARE(s.view.whole(NumbersView::Cost), s.model.names().cost(s.model.answer().cost));
    QVERIFY(s.view.whole(NumbersView::Open).contains(countText(s.model.answer().stats.peakOpen)));
  }

  void hereFollowsTheCursor() {
    testing::ViewOf<NumbersView> s;
    WatchedSearch{}.show(s.model);
    s.model.seek(150);
    QVERIFY(!s.model.run.isOutcomeReached());
    QCOMPARE(s.view.outcomeShown(), u"Paused at event 150"_s);
    QCOMPARE(s.view.here(NumbersView::Expanded), countText(s.model.player().counts().expanded));
    QCOMPARE(s.view.here(NumbersView::Open), countText(s.model.player().open().size()));
    std::size_t depth = 0;
    for (search::NodeId n = s.model.player().current(); s.model.player().node(n).parent != search::kNoNode;
         ++depth)
      n = s.model.player().node(n).parent;
    QCOMPARE(s.view.here(NumbersView::Steps), countText(depth));
    QCOMPARE(s.view.here(NumbersView::F), s.model.names().cost(*s.model.currentF()));
    QCOMPARE(s.view.here(NumbersView::Cost),
             s.model.names().cost(s.model.player().node(s.model.player().current()).g));
    s.model.moveToStart();
    QCOMPARE(s.view.outcomeShown(), u"Not started"_s);
    QCOMPARE(s.view.here(NumbersView::Expanded), u"0"_s);
    QCOMPARE(s.view.here(NumbersView::F), u"–"_s);
  }

  void noPathIsSaidInWords() {
    testing::ViewOf<NumbersView> s;
    WatchedSearch w;
    w.hasPath = false;
    w.show(s.model);
    QCOMPARE(s.view.outcomeShown(), outcomeText(Outcome::Exhausted));
    QCOMPARE(s.view.whole(NumbersView::Cost), u"–"_s);
    QCOMPARE(s.view.whole(NumbersView::Steps), u"–"_s);
    // Nor has the last node's cost anything to do with the outcome: both columns agree.
    for (const NumbersView::Row row :
         {NumbersView::Steps, NumbersView::Cost, NumbersView::F, NumbersView::Time})
      QCOMPARE(s.view.here(row), s.view.whole(row));
    s.model.stepBack();
    WatchedSearch::settle(s.model);
    QVERIFY(s.view.here(NumbersView::Cost) != u"–"_s);
  }

  // Five of any search, in one order: the last of them goes with the moment. The others are a click away.
  void fiveFiguresMatterNow_data() {
    const auto rows = testing::columns<int, int>("algorithm", "fifth");
    const auto row = [&](const char* name, Algorithm a, NumbersView::Row fifth) {
      rows(name, static_cast<int>(a), static_cast<int>(fifth));
    };
    row("A*: f", Algorithm::AStar, NumbersView::F);
    row("Dijkstra has none", Algorithm::Dijkstra, NumbersView::Generated);
    row("deepening: its bound", Algorithm::IterativeDeepening, NumbersView::Bound);
  }
  void fiveFiguresMatterNow() {
    FETCH(int, algorithm, fifth);
    WithEye withEye;
    OneRun& model = withEye.model;
    NumbersView& view = withEye.view;
    WatchedSearch w{static_cast<Algorithm>(algorithm)};
    if (w.algorithm == Algorithm::IterativeDeepening) w.side = 3;
    w.show(model);
    const auto shown = [&] {
      QList<int> rows;
      for (int row = 0; row < NumbersView::kRows; ++row)
        if (view.isShown(static_cast<NumbersView::Row>(row))) rows << row;
      return rows;
    };
    const auto expected = [](int last) {
      QList<int> rows{NumbersView::Expanded, NumbersView::Open, NumbersView::Steps, NumbersView::Cost, last};
      std::ranges::sort(rows);
      return rows;
    };
    QCOMPARE(shown(), expected(NumbersView::Time));  // in the end
    model.moveTo(20);
    QCOMPARE(shown(), expected(fifth));
    QSignalSpy changed(&view, &NumbersView::showsAllChanged);
    auto* more = view.findChild<QToolButton*>(u"allFigures"_s);
    QVERIFY(more && !more->text().isEmpty());
    QTest::mouseClick(more, Qt::LeftButton);
    QVERIFY(shown().size() > 6 && view.showsAll());
    for (const int row : expected(fifth)) QVERIFY(shown().contains(row));
    QTest::mouseClick(more, Qt::LeftButton);
    QCOMPARE(shown(), expected(fifth));
    QCOMPARE(changed.count(), 2);
  }

  // A run that seeks no goal has not failed when it is through.
  void everythingSearchedIsSaidInWords() {
    testing::ViewOf<NumbersView> s;
    s.model.setSearch(
        [](search::Recording r) -> std::unique_ptr<search::Session> {
          const domains::Klotski opening("VCCV/VCCV/VHHV/VSSV/S..S");
          return search::makeSessionOf<Algorithm::BreadthFirst>(
              search::WholeGraph(opening), {.algorithm = Algorithm::BreadthFirst, .recording = r});
        },
        NodeNames(), Transport::StartAt::End);
    WatchedSearch::settle(s.model);
    QTRY_COMPARE(s.model.answer().outcome, Outcome::Exhausted);
    QCOMPARE(s.view.outcomeShown(), outcomeText(Outcome::Exhausted, false));
    QVERIFY(s.view.outcomeShown() != outcomeText(Outcome::Exhausted));
  }

  void thePageMayKnowTheRouteBetter() {
    testing::ViewOf<NumbersView> s;
    WatchedSearch{Algorithm::JumpPoint}.show(s.model);
    s.view.setRouteFigures(RouteFigures{u"34"_s, u"40.14"_s});
    QCOMPARE(s.view.whole(NumbersView::Steps), u"34"_s);
    QCOMPARE(s.view.whole(NumbersView::Cost), u"40.14"_s);
    WatchedSearch{}.show(s.model);  // another search: they are of the one before
    QCOMPARE(s.view.whole(NumbersView::Steps), countText(s.model.answer().route->size() - 1));
  }

  // With an eye nothing of the whole run is told before the search has come to it.
  void nothingIsToldAhead() {
    WithEye withEye;
    OneRun& model = withEye.model;
    NumbersView& view = withEye.view;
    WatchedSearch{}.show(model);
    const auto route = *model.run.phaseTwo();
    const QString steps = countText(model.answer().route->size() - 1);
    const auto tells = [&] {
      int told = 0;
      for (int row = 0; row < NumbersView::kRows; ++row)
        told += view.whole(static_cast<NumbersView::Row>(row)) == u"–"_s ? 0 : 1;
      return told;
    };
    model.seek(route.begin - 1);
    QCOMPARE(tells(), 0);
    QVERIFY(!view.isWholeShown());  // no column of dashes
    QCOMPARE(view.outcomeShown(), progressText(model.run));
    withEye.eye.setChecked(true);
    QVERIFY(tells() >= 7);
    QVERIFY(view.isWholeShown());
    QCOMPARE(view.outcomeShown(), outcomeText(Outcome::Solved));
    withEye.eye.setChecked(false);
    QCOMPARE(tells(), 0);
    model.stepForward();  // the goal is recognised: the route is there, though it is still to be read back
    QCOMPARE(view.outcomeShown(), outcomeText(Outcome::Solved));
    QCOMPARE(view.whole(NumbersView::Steps), steps);
    QCOMPARE(view.here(NumbersView::Steps), steps);
    model.toStart();
    QCOMPARE(tells(), 0);
  }

  // Of several searches the table tells all answers; how this one has ended is told where it has.
  void theOutcomeIsToldAtItsPlace_data() {
    testing::columns<bool>("hasPath")("a way", true)("no way", false);
  }
  void theOutcomeIsToldAtItsPlace() {
    QFETCH(bool, hasPath);
    testing::ViewOf<NumbersView> s;
    WatchedSearch w;
    w.hasPath = hasPath;
    w.show(s.model);
    const QString ended = outcomeText(hasPath ? Outcome::Solved : Outcome::Exhausted);
    QCOMPARE(s.view.outcomeShown(), ended);
    s.model.moveTo(s.model.recorded() / 2);
    QCOMPARE(s.view.outcomeShown(), progressText(s.model.run));
    QCOMPARE(s.view.whole(NumbersView::Expanded), countText(s.model.answer().stats.expanded));
    s.model.moveToEnd();
    QCOMPARE(s.view.outcomeShown(), ended);
  }

  // What is taken from OPEN waits no more, though the counters of the whole run are as they were.
  void aGoalThatWasTakenIsNotCountedInOpen() {
    testing::ViewOf<NumbersView> s;
    WatchedSearch{Algorithm::AStar}.show(s.model);
    const std::size_t before = s.model.player().openCount();
    QCOMPARE(s.view.here(NumbersView::Open), countText(before - 1));
    s.model.moveTo(s.model.run.phaseTwo()->begin - 1);
    QCOMPARE(s.view.here(NumbersView::Open), countText(before));
    QVERIFY(s.view.whole(NumbersView::Open).contains(countText(s.model.answer().stats.peakOpen)));
    WatchedSearch{Algorithm::BreadthFirst}.show(
        s.model);  // it recognises its goal while that comes into OPEN
    QCOMPARE(s.view.here(NumbersView::Open), countText(s.model.player().openCount()));
  }

  void noPathIsNotToldAhead() {
    WithEye withEye;
    OneRun& model = withEye.model;
    NumbersView& view = withEye.view;
    WatchedSearch w;
    w.hasPath = false;
    w.show(model);
    QCOMPARE(view.outcomeShown(), outcomeText(Outcome::Exhausted));
    model.stepBack();
    QCOMPARE(view.outcomeShown(), progressText(model.run));
  }

  void jumpsAreNoSteps() {
    QLocale::setDefault(QLocale::c());
    testing::ViewOf<NumbersView> s;
    WatchedSearch{Algorithm::JumpPoint}.show(s.model);
    const std::size_t jumps = s.model.answer().route->size() - 1;
    QVERIFY(jumps > 1);
    QCOMPARE(s.view.whole(NumbersView::Steps), u"%1 jumps"_s.arg(jumps));
    QCOMPARE(s.view.here(NumbersView::Steps), s.view.whole(NumbersView::Steps));
    s.model.seek(s.model.run.phaseTwo()->begin - 1);
    QVERIFY(s.view.here(NumbersView::Steps).endsWith(u"jumps"_s));
    QCOMPARE(jumpsText(u"1"_s, 1), u"1 jump"_s);
  }

  void fIsHiddenWhereThereIsNone() {
    testing::ViewOf<NumbersView> s;
    const auto shows = [&](const QString& name) {
      for (const QLabel* label : s.view.findChildren<QLabel*>())
        if (label->text() == name) return label->isVisible();
      return false;
    };
    s.view.setShowsAll(true);
    WatchedSearch{Algorithm::AStar}.show(s.model);
    QVERIFY(shows(u"f"_s));
    WatchedSearch{Algorithm::Dijkstra}.show(s.model);
    QVERIFY(!shows(u"f"_s));
  }

  void aPlaybackTellsItsOwnNumbers() {
    testing::ViewOf<NumbersView> s;
    WatchedSearch w;
    s.model.run.setPlayback(finished(w), w.names());
    s.model.moveToEnd();
    QCOMPARE(s.view.outcomeShown(), outcomeText(Outcome::Solved));
    QCOMPARE(s.view.whole(NumbersView::Expanded), countText(s.model.session().stats().expanded));
    QCOMPARE(s.view.whole(NumbersView::Time), u"–"_s);
  }

  void nothingMovesWhileNumbersChange() {
    testing::ViewOf<NumbersView> s(QSize(340, 240));
    WatchedSearch w{Algorithm::AStar, 60};
    w.show(s.model, Transport::StartAt::Start);
    s.model.stepForward();
    QCoreApplication::processEvents();
    const auto places = [&] {
      std::set<std::array<int, 4>> out;  // whichever figure has the fifth line
      for (const QLabel* label : s.view.findChildren<QLabel*>())
        if (const QRect at = label->geometry(); label->isVisible())
          out.insert({at.x(), at.y(), at.width(), at.height()});
      return out;
    };
    const std::set<std::array<int, 4>> before = places();
    for (const std::size_t position : {50, 500, 2000, 3000}) {
      s.model.seek(position);
      QCoreApplication::processEvents();
      QVERIFY(places() == before);
    }
  }

  void withoutASearchItSaysSo() {
    NumbersView view;
    view.show();
    QVERIFY(!view.outcomeShown().isEmpty());
    QCOMPARE(view.here(NumbersView::Expanded), u"–"_s);
    {
      OneRun model;
      view.setRun(&model.run);
      WatchedSearch{}.show(model);
      QVERIFY(view.here(NumbersView::Expanded) != u"–"_s);
    }
    QCOMPARE(view.here(NumbersView::Expanded), u"–"_s);
  }

  // One number reads the same wherever it stands: counted in steps as searches do, or added up from the route.
  void costsReadTheSame_data() {
    const auto row = testing::columns<unsigned, double, QString>("inner", "added", "text");
    row("whole", 12U * 408, 12.0, "12");
    row("small", 2U * 408 + 577, 3.414213562, "3.41");
    row("large", 41U * 408 + 71 * 577, 141.409162893, "141.41");
    row("as good as whole", 408U * 577, 576.999133, "577");
    row("thousands", 1000U * 408 + 100 * 577, 1141.421356, "1,141.42");
  }
  void costsReadTheSame() {
    FETCH_ALL((unsigned, inner), (double, added), (QString, text));
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    NodeNames names;
    names.shownPerCost = 1.0 / 408;
    QCOMPARE(names.cost(inner), text);
    QCOMPARE(costText(added), text);
    QLocale::setDefault(QLocale::c());
  }

  void timesReadWell_data() {
    const auto row = testing::columns<double, QString, QString>("seconds", "text", "exact");
    row("nothing", 0.0, "0\u00a0ms", "0\u00a0ms");
    row("less than can be counted", 4e-7, "0.40\u00a0µs", "0.40\u00a0µs");
    row("microseconds", 3.02e-6, "3.0\u00a0µs", "3.02\u00a0µs");
    row("far below a millisecond", 0.0000641, "64\u00a0µs", "64.1\u00a0µs");
    row("below a millisecond", 0.000804, "0.80\u00a0ms", "804\u00a0µs");
    row("nearly a millisecond", 0.0009997, "1.0\u00a0ms", "1.00\u00a0ms");
    row("milliseconds", 0.003804, "3.8\u00a0ms", "3.80\u00a0ms");
    row("a part of a second", 0.241, "0.24\u00a0s", "241\u00a0ms");
    row("seconds", 3.414, "3.4\u00a0s", "3.41\u00a0s");
    row("nearly ten", 9.97, "10\u00a0s", "9.97\u00a0s");
    row("nearly one", 0.997, "1.0\u00a0s", "997\u00a0ms");
    row("not quite ten", 9.94, "9.9\u00a0s", "9.94\u00a0s");
    row("minutes", 125.0, "2 min 5 s", "2 min 5 s");
  }
  void timesReadWell() {
    FETCH_ALL((double, seconds), (QString, text), (QString, exact));
    QLocale::setDefault(QLocale::c());
    QCOMPARE(durationText(seconds), text);
    QCOMPARE(exactDurationText(seconds), exact);
  }

  void memoryReadsWell_data() {
    const auto row = testing::columns<int, QString>("bytes", "text");
    row("less than is counted in", 500, "0.49\u00a0kB");
    row("one", 1024, "1.0\u00a0kB");
    row("nearly ten", 10'220, "10\u00a0kB");
    row("not yet the next", 700 * 1024, "700\u00a0kB");
    row("the next", 3'565'158, "3.4\u00a0MB");
  }
  void memoryReadsWell() {
    FETCH_ALL((int, bytes), (QString, text));
    QLocale::setDefault(QLocale::c());
    QCOMPARE(bytesText(static_cast<std::size_t>(bytes)), text);
  }

  // A deepening search tells its round and bound, here and at the end; others have no such rows.
  void deepeningSearchesTellTheirRounds() {
    testing::ViewOf<NumbersView> s;
    WatchedSearch{}.show(s.model);
    s.view.setShowsAll(true);
    QVERIFY(!s.view.isShown(NumbersView::Round) && !s.view.isShown(NumbersView::Bound));
    QCOMPARE(s.view.growthShown(), QString());
    WatchedSearch w{Algorithm::IterativeDeepening};
    w.side = 3;
    w.show(s.model);
    QVERIFY(s.view.isShown(NumbersView::Round) && s.view.isShown(NumbersView::Bound));
    // Four moves from corner to corner: the bounds are 0 to 4.
    QCOMPARE(s.view.here(NumbersView::Round), u"5"_s);
    QCOMPARE(s.view.here(NumbersView::Bound), u"4"_s);
    QCOMPARE(s.view.whole(NumbersView::Round), u"5"_s);
    QCOMPARE(s.view.whole(NumbersView::Bound), u"4"_s);
    QVERIFY(s.view.growthShown().contains(u"iteration 5"_s));
    s.model.moveTo(s.model.session().trace().rounds()[1] + 1);
    QCOMPARE(s.view.here(NumbersView::Round), u"2"_s);
    QCOMPARE(s.view.here(NumbersView::Bound), u"1"_s);
    s.model.moveToStart();
    QCOMPARE(s.view.here(NumbersView::Round), noneText());
  }

  void textsFollowTheLanguage() {
    testing::ViewOf<NumbersView> s;
    WatchedSearch{}.show(s.model);
    const MarkingTranslator marking;
    QVERIFY(MarkingTranslator::isMarked(s.view.outcomeShown()));
    int marked = 0;
    for (const QLabel* label : s.view.findChildren<QLabel*>())
      marked += MarkingTranslator::isMarked(label->text());
    // The outcome, two heads, ten names (f is f), the greatest OPEN and the units of both times, here and of the whole run.
    QCOMPARE(marked, 18);
  }
};

SEARCHLIGHT_TEST(NumbersViewTest)
#include "numbers_view_test.moc"
