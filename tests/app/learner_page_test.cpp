// tests/app/learner_page_test.cpp: somebody who has never seen A* steps through "The wall in the way": every event is told
// and explained, in both languages. SEARCHLIGHT_DUMP=1 writes the sentences down for reading.
#include <cstdio>

#include "app/grid/samples.h"
#include "tests/app/lab_window.h"
#include "tests/test_main.h"
#include "widgets/board/legend_parts.h"
#include "widgets/player/event_line.h"
#include "widgets/tables/node_tables.h"
#include "widgets/tables/pseudocode_view.h"

class LearnerPageTest : public QObject, testing::LabWindow {
  Q_OBJECT
 private Q_SLOTS:
  void init() { open(); }
  void cleanup() { close(); }

  void everyEventIsExplained_data() {
    testing::columns<QString>("language")("English", "en")("Chinese", "zh_CN");
  }
  void everyEventIsExplained() {
    QFETCH(QString, language);
    const Sample& sample = samples().front();
    QCOMPARE(sample.path, u":/setups/article-3.searchlight"_s);
    m_program->applyLanguage(language);
    openAndSettle(sample.path);
    EventLine& line = lab().workbench().eventLine();
    QVERIFY(line.explains());
    QCOMPARE(lab().search().position(), std::size_t{0});  // nothing is told before it has happened
    toEnd();
    toStart();
    const bool isDumped = qEnvironmentVariableIsSet("SEARCHLIGHT_DUMP");
    std::set<search::EventKind> kinds;
    const std::size_t events = lab().search().recorded();
    QVERIFY(events > 80);
    for (std::size_t i = 0; i <= events; ++i) {
      lab().transport()->seek(i);
      QTRY_COMPARE(lab().search().position(), i);
      QTRY_VERIFY(!line.text().isEmpty());
      if (isDumped)
        std::printf("%3zu  %s\n     %s\n", i, qPrintable(line.text()), qPrintable(line.meaning()));
      QVERIFY2(!line.meaning().isEmpty(), qPrintable(line.text()));
      QVERIFY(line.explanation().contains(line.meaning().toHtmlEscaped()));
      if (i > 0) kinds.insert(lab().search().session().trace()[i - 1].kind);
      if (language == "en"_L1) continue;
      // But for names of the field there is no English left.
      static const QRegularExpression word(u"[A-Za-z]{2,}"_s);
      for (const QString& text : {line.text(), line.meaning()})
        for (auto match = word.globalMatch(text); match.hasNext();) {
          const QString found = match.next().captured();
          QVERIFY2(found == "OPEN"_L1 || found == "CLOSED"_L1, qPrintable(text));
        }
    }
    QVERIFY(kinds.contains(search::EventKind::Generate) && kinds.contains(search::EventKind::Expand));
    QVERIFY(kinds.contains(search::EventKind::Route) && kinds.contains(search::EventKind::Goal));
    m_program->applyLanguage(u"en"_s);
  }

  // Whatever was played before: a map comes at the start of its search, from the list of samples, a file or the generator.
  void aMapOpensAtTheStartOfItsSearch() {
    for (const Sample& sample : samples()) {
      lab().transport()->toEnd();
      openAndSettle(sample.path);
      QCOMPARE(lab().search().position(), std::size_t{0});
    }
    toEnd();
    QVERIFY(lab().search().position() > 0);
    openAndSettle(u":/maps/maze.slmap"_s);
    QCOMPARE(lab().search().position(), std::size_t{0});
    toEnd();
    grid::MapDocument other{grid::Map(9, 9), Point{0, 0}, Point{8, 8}};
    lab().map().apply(
        grid::replaceDocument(lab().map().document(), std::move(other), grid::MapEditKind::Generate));
    settle();
    QCOMPARE(lab().search().position(), std::size_t{0});
  }

  // Who comes for the first time sees where to begin, in the map lab and in Compare; whoever has played does not see it again.
  void aLargePlayLiesOverWhatNobodyHasPlayed() {
    const auto play = [this](const char* page) {
      return testing::seenButton<QPushButton>(*m_window->page(QLatin1String(page)), u"Play"_s);
    };
    lab().openWelcome();
    settle();
    QVERIFY(play("map-lab"));
    m_window->showPage(u"compare"_s);
    settle();
    QPushButton* over = play("compare");
    QVERIFY(over);
    QVERIFY(qAbs(over->geometry().center().x() - over->parentWidget()->rect().center().x()) <= 1);
    m_window->resize(m_window->size() - QSize(200, 100));
    QVERIFY(qAbs(over->geometry().center().x() - over->parentWidget()->rect().center().x()) <= 1);
    over->click();
    QTRY_VERIFY(!play("compare"));
    m_window->showPage(u"map-lab"_s);
    settle();
    lab().openWelcome();
    settle();
    QVERIFY(!play("map-lab"));
  }

  // On the map lab's legend the menus' own actions are at work: one state.
  void theLegendAndTheMenusAreOne() {
    openAndSettle(samples().front().path);
    auto* legend = lab().findChild<BoardLegend*>();
    QVERIFY(legend);
    QMenu* colours = legend->findChild<LegendScale*>()->menu();
    QVERIFY(colours && colours->actions().size() == 7);
    colours->actions()[1]->trigger();
    QCOMPARE(lab().board().valueLayer(), ValueLayer::F);
    QVERIFY(colours->actions()[1]->isChecked());
    const auto mark = [&](BoardView::Switch by) -> LegendMark* {
      for (LegendMark* m : legend->marks())
        if (m->item().isSwitchedBy == by) return m;
      return nullptr;
    };
    auto* menu = legend->findChild<ChooserButton*>()->menu();
    seek(20);
    lab().board().select(Point{3, 3});
    Q_EMIT menu->aboutToShow();
    for (const auto& [by, command] :
         {std::pair(BoardView::Switch::AnswerAhead, MapCommand::Eye),
          std::pair(BoardView::Switch::Contours, MapCommand::Contours),
          std::pair(BoardView::Switch::LitPath, MapCommand::LightPath),
          std::pair(BoardView::Switch::Descendants, MapCommand::LightDescendants)}) {
      QAction* action = lab().action(command);
      QVERIFY(menu->actions().contains(action));
      action->setChecked(false);
      QTRY_VERIFY(!mark(by));  // what is not on the board is not told
      action->setChecked(true);
      if (by != BoardView::Switch::AnswerAhead && by != BoardView::Switch::Contours)
        continue;  // lit where the cell is known
      QTRY_VERIFY(mark(by));
      QCOMPARE(mark(by)->action(), action);
      mark(by)->click();
      QVERIFY(!action->isChecked());
    }
  }

  // From a certain width on code and lists are seen at once; back in a narrow window the chosen tab is there again.
  void theCodeStandsBesideTheLists() {
    openAndSettle(samples().front().path);
    SearchWorkbench& bench = lab().workbench();
    auto* code = bench.findChild<PseudocodeView*>();
    const auto isSeen = [&](QWidget* widget) { return widget->isVisible() && widget->width() > 100; };
    m_window->resize(1280, 800);
    QTRY_VERIFY(!bench.hasCodeColumn());
    QCOMPARE(bench.tab(), std::string_view("code"));
    QVERIFY(isSeen(code) && !bench.tables().isVisible());
    for (const int width : {1600, 1920, 1280, 1920, 1601}) {
      m_window->resize(width, 900);
      QTRY_COMPARE(bench.hasCodeColumn(), width >= 1600);
      QCOMPARE(bench.tab(), std::string_view("code"));
      QTRY_VERIFY(isSeen(code));
      QCOMPARE(bench.tables().isVisible(), width >= 1600);
    }
    // Wide: another tab is chosen, and is what is kept.
    bench.setTab("breaks");
    QCOMPARE(bench.tab(), std::string_view("breaks"));
    m_window->resize(1280, 800);
    QTRY_VERIFY(!bench.hasCodeColumn());
    QCOMPARE(bench.tab(), std::string_view("breaks"));
    bench.setTab("open");
    m_window->resize(1700, 800);
    QTRY_VERIFY(bench.hasCodeColumn());
    QCOMPARE(bench.tab(), std::string_view("open"));
    bench.setTab("code");
    QVERIFY(bench.tables().isVisible());
    QCOMPARE(bench.tab(), std::string_view("code"));
    bench.setPanelVisible(false);
    QVERIFY(!code->isVisible());
    m_window->resize(1280, 800);
    bench.setPanelVisible(true);
    QTRY_VERIFY(isSeen(code));
  }

  // In the smallest window that is promised, legend, figures and tables are there, or come where they are chosen.
  void allIsReachedInASmallWindow() {
    openAndSettle(samples().front().path);
    m_window->resize(1024, 640);
    toEnd();
    SearchWorkbench& bench = lab().workbench();
    auto* legend = lab().findChild<BoardLegend*>();
    const QRect window = m_window->rect();
    const auto placeOf = [&](QWidget* w) { return QRect(w->mapTo(m_window, QPoint()), w->size()); };
    QTRY_VERIFY(window.contains(placeOf(legend)));
    int seen = 0;
    for (LegendMark* mark : legend->marks())
      if (mark->isVisible()) {
        ++seen;
        QVERIFY2(window.contains(placeOf(mark)), qPrintable(mark->text()));
      }
    for (const char* text : {"start", "goal", "wall", "OPEN", "route"})
      QTRY_VERIFY2(std::ranges::any_of(
                       legend->marks(),
                       [&](LegendMark* m) { return m->text() == QLatin1String(text) && m->isVisible(); }),
                   text);
    QVERIFY(seen >= 3);
    auto* tabs = bench.findChild<QTabWidget*>();
    auto* bar = tabs->findChild<QTabBar*>();
    QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(0).center());
    QTRY_VERIFY2(window.contains(placeOf(&bench.tables())), "a chosen tab is seen whole");
    QVERIFY(bench.tables().height() >=
            150);  // a few rows of both; with the question folded away more of them
    for (Section* section : bench.findChildren<Section*>())
      if (section->isVisible()) section->setOpen(false);
    QTRY_VERIFY(bench.tables().height() >= 300);
  }
};

SEARCHLIGHT_TEST(LearnerPageTest)
#include "learner_page_test.moc"
