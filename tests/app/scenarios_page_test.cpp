// tests/app/scenarios_page_test.cpp: a scenario file opened in the window: its list, its questions, all of them answered.
#include "app/grid/map_scenarios.h"
#include "tests/app/lab_window.h"
#include "tests/app/when_open.h"
#include "tests/test_main.h"

namespace {

// 8 x 4, a wall of three cells in column 4, open at the bottom.
grid::Map wallMap() {
  grid::Map map(8, 4);
  for (int y = 0; y < 3; ++y) map.setWeight({4, y}, grid::kWall);
  return map;
}

// Lengths by hand. Row 1: 3 straight. Row 2: 1, 1 to 3, 3 are two diagonals. Row 3: down, through the gap at 4, 3 and
// up again, four straight steps, for no corner may be cut. Row 4 tells a length that is not the shortest.
const char* const kQueries =
    "version 1\n"
    "0\twall.map\t8\t4\t0\t0\t3\t0\t3\n"
    "0\twall.map\t8\t4\t1\t1\t3\t3\t2.82842712\n"
    "0\twall.map\t8\t4\t3\t2\t5\t2\t4\n"
    "1\twall.map\t8\t4\t0\t0\t0\t3\t2.5\n";

}  // namespace

class ScenariosPageTest : public QObject, testing::LabWindow {
  Q_OBJECT
 private Q_SLOTS:
  void init() {
    open();
    m_window->resize(1000, 700);
    grid::writeMapFile(path("wall.map").toStdString(), {wallMap(), {}, {}}, grid::MapFormat::Octile);
    writeFile(path("wall.map.scen").toStdString(), kQueries);
  }
  void cleanup() { close(); }

  // Six tabs in the panel, in any language: none is behind an arrow, and who cannot be read in full has a tool tip.
  void allTabsAreSeen_data() {
    const auto row = testing::columns<QString, QSize>("language", "size");
    for (const char* language : {"en", "zh_CN"})
      for (const QSize size : {QSize(1280, 800), QSize(1024, 640)})
        row(testing::rowName("%s %d", language, size.width()), QString::fromLatin1(language), size);
  }
  void allTabsAreSeen() {
    FETCH_ALL((QString, language), (QSize, size));
    openAndSettle(path("wall.map.scen"));
    m_program->applyLanguage(language);
    m_window->resize(size);
    QCoreApplication::processEvents();
    const auto bars = lab().workbench().findChildren<QTabBar*>();
    QCOMPARE(bars.size(), 1);
    const QTabBar& bar = *bars.front();
    QCOMPARE(bar.count(), 6);
    for (int i = 0; i < bar.count(); ++i) {
      QVERIFY2(bar.rect().contains(bar.tabRect(i)), qPrintable(bar.tabText(i)));
      QVERIFY(!bar.tabToolTip(i).isEmpty());
      const int room = bar.tabRect(i).width() - bar.fontMetrics().horizontalAdvance(bar.tabText(i));
      QVERIFY2(room >= 8, qPrintable(u"%1: %2"_s.arg(bar.tabText(i)).arg(room)));
    }
    for (const QToolButton* arrow : bar.findChildren<QToolButton*>()) QVERIFY(!arrow->isVisible());
    m_program->applyLanguage(u"en"_s);
  }

  void aFileIsAListAndItsFirstRowTheQuestion() {
    openAndSettle(path("wall.map.scen"));
    QVERIFY(lab().scenarios().isOpen());
    QCOMPARE(view().list().rowCount(), 4);
    QCOMPARE(view().current(), 0);
    QVERIFY(lab().question()->from == (Point{0, 0}) && lab().question()->to == (Point{3, 0}));
    QVERIFY(grid::hasScenarioRules(lab().question()->options));
    QVERIFY(view().isVisible());
    QCOMPARE(lab().document().path, path("wall.map"));
    QCOMPARE(text(1, ScenarioList::Length), u"2.83"_s);
    // What is shown is found.
    QTRY_COMPARE(text(0, ScenarioList::Ours), u"3.00"_s);
    QCOMPARE(text(0, ScenarioList::Status), u"equal"_s);
    QCOMPARE(text(1, ScenarioList::Ours), u"–"_s);
  }

  // A map of the benchmark's form begins with the benchmark's rules, and says which of its letters no such map has.
  void aMapBeginsWithTheRules() {
    grid::RouteOptions options;
    options.heuristic = grid::Heuristic::Manhattan;
    options.algorithm = search::Algorithm::Dijkstra;
    lab().useOptions(options);
    writeFile(path("lake.map").toStdString(), "type octile\nheight 2\nwidth 4\nmap\n..WW\n.EWW\n");
    openAndSettle(path("lake.map"));
    const grid::RouteOptions now = lab().question()->options;
    QVERIFY(grid::hasScenarioRules(now) && !now.heuristic);
    QCOMPARE(now.algorithm, search::Algorithm::Dijkstra);
    QCOMPARE(lab().messageText(), u"Unknown characters are treated as walls: “E” × 1, first at 1, 1."_s);
    QVERIFY(lab().map().document().map.isWater(2));
    // Ours keeps what was chosen.
    options.neighbours = grid::Neighbours::Four;
    options.costs = std::nullopt;
    lab().useOptions(options);
    grid::writeMapFile(path("own.slmap").toStdString(), {wallMap(), {}, {}}, grid::MapFormat::Plain);
    openAndSettle(path("own.slmap"));
    QVERIFY(lab().question()->options == options);
    QVERIFY(!lab().hasMessage());
  }

  void rowsAreQuestionsAndNoEdits() {
    QVERIFY(m_window->openFile(path("wall.map.scen")));
    view().nextAction()->trigger();
    settle();
    QVERIFY(lab().question()->from == (Point{1, 1}) && lab().question()->to == (Point{3, 3}));
    QTRY_COMPARE(text(1, ScenarioList::Ours), u"2.83"_s);
    view().hardestAction()->trigger();  // the longest, as long as not all are answered
    QCOMPARE(view().current(), 2);
    QVERIFY(view().nextAction()->isEnabled());
    view().nextAction()->trigger();
    QVERIFY(!view().nextAction()->isEnabled());
    view().previousAction()->trigger();
    QCOMPARE(view().current(), 2);
    QVERIFY(!lab().document().isModified);
    QVERIFY(!lab().map().canUndo());
  }

  // By a header: the chosen query stays chosen, Next goes along the rows as they stand, and answers stay with their queries.
  void sortedByAHeader() {
    openAndSettle(path("wall.map.scen"));
    view().choose(0);
    const auto line = [&](int row) { return text(row, ScenarioList::Line).toInt(); };
    QVERIFY(view().table().horizontalHeader()->sectionsClickable());
    view().table().sortByColumn(ScenarioList::Length, Qt::DescendingOrder);
    QCOMPARE(line(view().current()), 2);
    for (int row = 1; row < 4; ++row)
      QVERIFY(view().list().at(row - 1).query.optimal >= view().list().at(row).query.optimal);
    view().choose(0);
    QVERIFY(lab().question()->from == view().list().at(0).query.start);
    view().runAction()->trigger();
    QTRY_VERIFY(!view().isRunning());
    view().table().sortByColumn(ScenarioList::Line, Qt::AscendingOrder);
    QCOMPARE(text(3, ScenarioList::Ours), u"3.00"_s);
    QCOMPARE(text(3, ScenarioList::Status), u"+20.00\u00a0%"_s);
    QCOMPARE(text(0, ScenarioList::Line), u"2"_s);
  }

  void allAreAnswered() {
    openAndSettle(path("wall.map.scen"));
    view().runAction()->trigger();
    QTRY_VERIFY(!view().isRunning());
    QCOMPARE(text(0, ScenarioList::Status), u"equal"_s);
    QCOMPARE(text(1, ScenarioList::Status), u"equal"_s);
    QCOMPARE(text(2, ScenarioList::Status), u"equal"_s);
    QCOMPARE(text(3, ScenarioList::Ours), u"3.00"_s);
    QCOMPARE(text(3, ScenarioList::Status), u"+20.00\u00a0%"_s);
    QCOMPARE(view().summary(), u"4 of 4 solved: 3 equal to the known length, 1 longer"_s);
    std::uint64_t most = 0;
    for (std::size_t row = 0; row < 4; ++row) most = std::max(most, view().list().answer(row).stats.expanded);
    view().hardestAction()->trigger();
    QCOMPARE(view().list().answer(static_cast<std::size_t>(view().current())).stats.expanded, most);
  }

  // Forty rows, the longest last: whoever clicks twice in one place hits the same button twice.
  void buttonsStayUnderThePointer_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(1280, 800), QSize(1024, 640), QSize(1000, 520)})
      QTest::addRow("%d", size.width()) << size;
  }
  void buttonsStayUnderThePointer() {
    QFETCH(QSize, size);
    std::string text = "version 1\n";
    for (int row = 1; row <= 40; ++row)
      text += "0\twall.map\t8\t4\t0\t0\t" + std::to_string(row % 3) + "\t0\t" + std::to_string(row) + "\n";
    writeFile(path("wall.map.scen").toStdString(), text);
    m_window->resize(size);
    openAndSettle(path("wall.map.scen"));
    QCoreApplication::processEvents();
    QCOMPARE(view().current(), 0);
    const auto isSeen = [&] {
      const QRect row = view().table().visualRect(view().list().index(view().current(), 0));
      return view().table().viewport()->visibleRegion().boundingRect().contains(row);
    };
    for (QAction* action : {view().nextAction(), view().hardestAction(), view().previousAction()}) {
      QToolButton* button = nullptr;
      for (QToolButton* one : view().findChildren<QToolButton*>())
        if (one->defaultAction() == action) button = one;
      QVERIFY(button && !button->visibleRegion().isEmpty());
      const QPoint place = button->mapTo(m_window, QPoint());
      for (int click = 0; click < 12; ++click) {
        QTest::mouseClick(button, Qt::LeftButton);
        QCoreApplication::processEvents();
        QVERIFY2(isSeen(), qPrintable(QString::number(view().current())));
        QCOMPARE(button->mapTo(m_window, QPoint()), place);
      }
    }
    QCOMPARE(view().current(), 39 - 12);
  }

  // As after a crash: the list with the row that was chosen, the question it asks. What is gone is told and costs nothing else.
  void aSetUpBringsTheListBack() {
    QVERIFY(m_window->openFile(path("wall.map.scen")));
    view().nextAction()->trigger();
    settle();
    const setup::SetUp kept = setup::read(setup::write(lab().snapshot()()), "kept");
    for (const SetUpFrom from : {SetUpFrom::File, SetUpFrom::RecoveryOfSaved, SetUpFrom::Recovery}) {
      lab().scenarios().close();
      QVERIFY(lab().takeSetUp(kept, path("x.searchlight"), from).isTaken());
      settle();
      QVERIFY(lab().scenarios().isOpen());
      QCOMPARE(view().list().rowCount(), 4);
      QCOMPARE(view().current(), 1);
      QVERIFY(lab().question()->from == (Point{1, 1}) && lab().question()->to == (Point{3, 3}));
      QCOMPARE(view().title(), u"wall.map.scen"_s);
    }
    QFile::remove(path("wall.map.scen"));
    QVERIFY(lab().takeSetUp(kept, path("x.searchlight"), SetUpFrom::Recovery).isTaken());
    settle();
    QVERIFY(!lab().scenarios().isOpen());
    QVERIFY(lab().messageText().contains(path("wall.map.scen")));
    QVERIFY(lab().question()->from == (Point{1, 1}));
  }

  // Wherever the keyboard is: before a board's selection or anything else.
  void escapeStopsTheAnswering() {
    openAndSettle(path("wall.map.scen"));
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window, 60'000));
    lab().board().select(Point{1, 1});
    for (QWidget* focused : {static_cast<QWidget*>(&view().table()), static_cast<QWidget*>(&lab().board())}) {
      focused->setFocus();
      view().runAction()->trigger();
      QVERIFY(view().isRunning());
      QTest::keyClick(focused, Qt::Key_Escape);
      QVERIFY(!view().isRunning());
      QVERIFY(focused->hasFocus() && lab().board().selectedCell());
    }
    QTest::keyClick(&lab().board(), Qt::Key_Escape);
    QVERIFY(!lab().board().selectedCell());
  }

  // Answers to another question are none to this one.
  void otherOptionsForgetTheAnswers() {
    openAndSettle(path("wall.map.scen"));
    view().runAction()->trigger();
    QTRY_VERIFY(!view().isRunning());
    grid::RouteOptions options = lab().options().options();
    options.costs = grid::CostModel::Unit;
    lab().useOptions(options);
    lab().map().showEnds({0, 0}, {3, 3});
    settle();
    QCOMPARE(text(1, ScenarioList::Status), u"–"_s);
    view().runAction()->trigger();
    QTRY_VERIFY(!view().isRunning());
    QCOMPARE(text(1, ScenarioList::Status), u"Solved"_s);  // held against nothing
  }

  // Line 2 is in a wall, line 4 about another map, line 5 no row: listed, greyed, with their reasons, and passed over by hand.
  void brokenRowsAreShownAndPassedOver() {
    writeFile(path("wall.map.scen").toStdString(),
              "version 1\n0\twall.map\t8\t4\t4\t0\t3\t0\t3\n0\twall.map\t8\t4\t0\t0\t3\t0\t3\n"
              "0\tother.map\t8\t4\t0\t0\t3\t0\t3\njunk\n0\twall.map\t8\t4\t3\t2\t5\t2\t4\n");
    openAndSettle(path("wall.map.scen"));
    QCOMPARE(view().list().rowCount(), 5);
    QCOMPARE(view().current(), 1);
    QVERIFY(lab().question()->from == (Point{0, 0}) && lab().question()->to == (Point{3, 0}));
    const QMap<int, QString> reasons{
        {0, u"start 4,0 is a wall"_s},
        {2, u"the map must be \"wall.map\", as in the first row"_s},
        {3, u"expected 9 fields (bucket, map, width, height, start x, y, goal x, y, length), found 1"_s}};
    for (auto it = reasons.begin(); it != reasons.end(); ++it) {
      QCOMPARE(text(it.key(), ScenarioList::Status), it.value());
      const QModelIndex index = view().list().index(it.key(), ScenarioList::Length);
      QCOMPARE(index.data(Qt::ToolTipRole).toString(),
               u"Line %1 cannot be run: %2"_s.arg(it.key() + 2).arg(it.value()));
      QVERIFY(!(index.flags() & (Qt::ItemIsEnabled | Qt::ItemIsSelectable)));
    }
    QVERIFY(!view().previousAction()->isEnabled());
    // By keys, by a click, by the buttons.
    QTest::keyClick(&view().table(), Qt::Key_Down);
    QCOMPARE(view().current(), 4);
    QTest::keyClick(&view().table(), Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(view().current(), 1);
    QTest::keyClick(&view().table(), Qt::Key_Up);
    QCOMPARE(view().current(), 1);
    const QRect broken = view().table().visualRect(view().list().index(2, ScenarioList::Line));
    QTest::mouseClick(view().table().viewport(), Qt::LeftButton, {}, broken.center());
    QCOMPARE(view().current(), 1);
    view().nextAction()->trigger();
    QCOMPARE(view().current(), 4);
    QVERIFY(!view().nextAction()->isEnabled());
    view().hardestAction()->trigger();
    QCOMPARE(view().current(), 4);
    view().runAction()->trigger();
    QTRY_VERIFY(!view().isRunning());
    QCOMPARE(view().summary(), u"2 of 2 solved: 2 equal to the known length; 3 invalid"_s);
    m_program->applyLanguage(u"zh_CN"_s);
    // Not a word of English, but for the map's name.
    static const QRegularExpression words(u"[a-z]{3}"_s);
    for (auto it = reasons.begin(); it != reasons.end(); ++it) {
      const QModelIndex index = view().list().index(it.key(), ScenarioList::Status);
      for (const QVariant& shown : {index.data(), index.data(Qt::ToolTipRole)})
        QVERIFY2(!shown.toString().isEmpty() && !shown.toString().remove(u"wall.map"_s).contains(words),
                 qPrintable(shown.toString()));
    }
    m_program->applyLanguage(u"en"_s);
  }

  void theListIsSavedAsCsv() {
    writeFile(path("wall.map.scen").toStdString(), std::string(kQueries) + "junk\n");
    openAndSettle(path("wall.map.scen"));
    QTRY_COMPARE(text(0, ScenarioList::Ours), u"3.00"_s);
    const auto save = [&](const QString& to) {
      const testing::FileNamed where(to);
      for (QToolButton* button : view().findChildren<QToolButton*>())
        if (button->defaultAction() == view().saveAction()) button->click();
    };
    int times = 0;
    const auto saved = [&] {
      const QString to =
          path("list") + QString::number(++times);  // one that is there may not be written over unasked
      save(to);
      return QString::fromStdString(readFile((to + u".csv"_s).toStdString(), 1 << 20)).split(u'\n');
    };
    QStringList lines = saved();
    QCOMPARE(lines.size(), 7);
    QCOMPARE(lines[0],
             u"line,bucket,start,goal,outcome,cost,optimum,steps,expanded,generated,reopened,"
             "peakOpen,scanned,seconds,setupSeconds,reason"_s);
    const auto isLike = [](const QString& line, const char* pattern) {
      return QRegularExpression(u'^' + QLatin1String(pattern) + u'$').match(line).hasMatch();
    };
    const char* solved = "2,\\d+,\"\\d+,\\d+\",\"\\d+,\\d+\",solved,3,3,3,(\\d+,){5}[0-9.]+,[0-9.]+,";
    QVERIFY2(isLike(lines[1], solved), qPrintable(lines[1]));
    // Was not asked yet.
    QVERIFY2(isLike(lines[2], "3,\\d+,\"\\d+,\\d+\",\"\\d+,\\d+\",,,2\\.82842712,,,,,,,,,"),
             qPrintable(lines[2]));
    QVERIFY(testing::startsWith(lines[5], u"6,,,,broken,,,,,,,,,,,\"expected 9 fields"_s));
    // Both name the lines of the file.
    QCOMPARE(text(0, ScenarioList::Line), u"2"_s);
    const QString tip =
        view().list().headerData(ScenarioList::Line, Qt::Horizontal, Qt::ToolTipRole).toString();
    QVERIFY(testing::contains(tip, u"line"_s));
    QVERIFY(view().list().index(0, 0).data(Qt::ToolTipRole).toString().contains(u"line 2"_s));
    view().runAction()->trigger();
    QTRY_VERIFY(!view().isRunning());
    lines = saved();
    QVERIFY2(isLike(lines[2],
                    "3,\\d+,\"\\d+,\\d+\",\"\\d+,\\d+\",solved,2\\.8284271247461\\d*,2\\.82842712,2,(\\d+,){"
                    "5}[0-9.]+,"
                    "[0-9.]+,"),
             qPrintable(lines[2]));
    QVERIFY(!lab().scenarios().save(path("no folder/list.csv")));
    QVERIFY(!lab().messageText().isEmpty());
    QVERIFY(view().saveAction()->isEnabled());
  }

  void anotherMapOrAnEditClosesTheList() {
    QVERIFY(m_window->openFile(path("wall.map.scen")));
    paint({7, 0});
    QVERIFY(!lab().scenarios().isOpen());
    QVERIFY(testing::contains(lab().messageText(), u"wall.map.scen was closed"_s));
    lab().map().undo();
    QVERIFY(m_window->openFile(path("wall.map.scen")));
    QVERIFY(lab().scenarios().isOpen());
    QVERIFY(m_window->openFile(path("wall.map")));
    QVERIFY(!lab().scenarios().isOpen());
    QVERIFY(!view().isVisible());
  }

  // Which query is on the board is work: it is asked about, and comes back.
  void theQueryOfAWorkspaceIsSaved() {
    openAndSettle(path("wall.map.scen"));
    saveWorkspace();
    QVERIFY(!m_window->isWindowModified());
    view().choose(2);
    QTRY_VERIFY(m_window->isWindowModified());
    m_window->commands()[Command::Save]->trigger();
    QVERIFY(!m_window->isWindowModified());
    QVERIFY(m_window->openFile(path("wall.map")));
    openAndSettle(path("own.searchlight"));
    QCOMPARE(view().current(), 2);
    QVERIFY(lab().question()->from == (Point{3, 2}) && lab().question()->to == (Point{5, 2}));
    QVERIFY(!m_window->isWindowModified());
  }
  // A map that is named and stores no ends.
  void aWorkspaceNamesItsQuery() {
    writeFile(path("named.searchlight").toStdString(),
              R"({"searchlight": 1, "page": "map-lab", "board": {"path": "wall.map"},
                  "view": {"queries": "wall.map.scen", "query": "3"}})");
    openAndSettle(path("named.searchlight"));
    QCOMPARE(view().current(), 1);
    QVERIFY(lab().question()->from == (Point{1, 1}) && lab().question()->to == (Point{3, 3}));
  }

  void aClickBesideTheRowsChoosesNothing() {
    openAndSettle(path("wall.map.scen"));
    const QWidget* rows = view().table().viewport();
    QTest::mouseClick(view().table().viewport(), Qt::LeftButton, {}, {rows->width() / 2, rows->height() - 2});
    QCOMPARE(view().current(), 0);
    QVERIFY(view().table().selectionModel()->isRowSelected(0));
  }

  void theRowIsThatOfTheProblem() {
    openAndSettle(path("wall.map.scen"));
    view().choose(1);
    moveGoal({7, 3});
    QCOMPARE(view().current(), -1);
    QVERIFY(!view().table().selectionModel()->hasSelection());
    lab().map().undo();
    QCOMPARE(view().current(), 1);
  }

  void undoBringsTheListBack() {
    openAndSettle(path("wall.map.scen"));
    view().choose(1);
    lab().map().apply(grid::replaceDocument(
        lab().map().document(), {grid::Map(9, 9), Point{0, 0}, Point{8, 8}}, grid::MapEditKind::Generate));
    QVERIFY(!lab().scenarios().isOpen() && !view().isVisible());
    lab().map().undo();
    QVERIFY(lab().scenarios().isOpen() && view().isVisible());
    QCOMPARE(view().current(), 1);
    paint({7, 0});
    QVERIFY(!lab().scenarios().isOpen());
    lab().map().undo();
    QVERIFY(lab().scenarios().isOpen());
    view().closeAction()->trigger();  // by hand it goes for good
    paint({7, 0});
    lab().map().undo();
    QVERIFY(!lab().scenarios().isOpen());
  }

  void badFilesChangeNothing_data() {
    const auto row = testing::columns<QByteArray, QString>("text", "message");
    row("no query", "version 1\n", "no queries found");
    row("no map", "version 1\n0\tlost.map\t8\t4\t0\t0\t3\t0\t3\n", ":2: map not found");
    row("a wall", "version 1\n0\twall.map\t8\t4\t4\t0\t3\t0\t3\n", ":2: start 4,0 is a wall");
    row("no scenario", "hello", ":1:");
  }
  void badFilesChangeNothing() {
    FETCH_ALL((QByteArray, text), (QString, message));
    openAndSettle(path("wall.map"));
    const auto before = lab().question();
    writeFile(path("bad.scen").toStdString(), text.toStdString());
    QVERIFY(!m_window->openFile(path("bad.scen")));
    QVERIFY(testing::contains(lab().messageText(), message));
    QVERIFY(lab().question() == before);
    QVERIFY(!lab().scenarios().isOpen());
  }

 private:
  void saveWorkspace() {
    const testing::FileNamed answer(path("own.searchlight"));
    m_window->commands()[Command::SaveSetUp]->trigger();
  }
  ScenarioView& view() { return lab().scenarios().view(); }
  QString text(int row, int column) { return view().list().index(row, column).data().toString(); }
};

SEARCHLIGHT_TEST(ScenariosPageTest)
#include "scenarios_page_test.moc"
