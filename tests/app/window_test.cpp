// tests/app/window_test.cpp: the window from outside: what is opened, edited, copied, pasted, asked and kept.
#include "app/grid/samples.h"
#include "core/grid/route_command.h"
#include "tests/app/lab_window.h"
#include "tests/app/when_open.h"
#include "tests/test_main.h"
#include "widgets/tables/breakpoints_view.h"
#include "widgets/tables/node_inspector.h"

using search::Outcome;

class WindowTest : public QObject, testing::LabWindow {
  Q_OBJECT
 private Q_SLOTS:
  void init() { open(); }
  void cleanup() { close(); }

  // At the start of its search, with a large Play in the middle of the board until a search has been played here.
  void theFirstSightIsASearchToBePlayed() {
    openWelcome();
    MapLabPage& page = lab();
    QCOMPARE(page.search().position(), std::size_t{0});
    QVERIFY(page.search().answer().outcome == Outcome::Solved);
    QVERIFY(!m_window->isWindowModified());
    const auto play = [&] { return page.board().findChild<QPushButton*>(); };
    QVERIFY(play() && play()->isVisible());
    m_window->resize(1100, 700);
    QTRY_VERIFY((play()->geometry().center() - page.board().rect().center()).manhattanLength() <= 2);
    QTest::mouseClick(play(), Qt::LeftButton);
    QTRY_VERIFY(page.search().position() > 0);
    QTRY_VERIFY(!play());
    page.transport()->pause();
    m_window->openWelcome();  // who has played knows how
    settle();
    QCOMPARE(page.search().position(), std::size_t{0});
    QVERIFY(!play());
  }

  // Another map takes the offer away, unplayed; it comes again with the first sight.
  void thePlayThatIsOfferedGoesWithItsMap() {
    openWelcome();
    openField(8, 8);
    QTRY_VERIFY(!lab().board().findChild<QPushButton*>());
    openWelcome();
    QVERIFY(lab().board().findChild<QPushButton*>());
  }

  // One button says where maps come from: an empty one, a maze, those that come with the program.
  void theToolBarBeginsWithMap() {
    auto* map = testing::seenButton<QToolButton>(*m_window->findChild<QToolBar*>(), u"Map"_s);
    QVERIFY(map);
    QCOMPARE(map->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
    const QList<QAction*> offered = map->menu()->actions();
    QVERIFY(offered.contains(m_window->commands()[Command::New]));
    QVERIFY(std::ranges::any_of(offered, [](QAction* a) { return a->text().contains(u"Generate"_s); }));
    for (const Sample& sample : samples())
      QVERIFY(std::ranges::any_of(offered, [&](QAction* a) { return a->text() == sampleTitle(sample); }));
  }

  // In both languages every tab of the panel is read whole at its usual width, beside no arrows.
  void theTabsFitThePanel_data() {
    testing::columns<QString>("language")("English", "en")("Chinese", "zh_CN");
  }
  void theTabsFitThePanel() {
    QFETCH(QString, language);
    m_program->applyLanguage(language);
    m_window->resize(1440, 900);
    openField(20, 10);
    const QTabBar* bar = lab().workbench().findChild<QTabWidget*>()->tabBar();
    QCOMPARE(bar->count(), 5);
    int end = 0;
    for (int i = 0; i < bar->count(); ++i) {
      QVERIFY(bar->tabRect(i).width() >= bar->fontMetrics().horizontalAdvance(bar->tabText(i)) + 4);
      end = std::max(end, bar->tabRect(i).right() + 1);
    }
    QVERIFY2(end <= bar->parentWidget()->width(), qPrintable(QString::number(end)));
    m_program->applyLanguage(u"en"_s);
  }

  // Arrows and lists begin at the panel's edge, all texts 16 px inside, and sections are 24 px apart.
  void thePanelHasTwoLeftEdges() {
    m_window->resize(1440, 1000);
    openField(20, 10);
    const QList<Section*> sections = lab().workbench().findChildren<Section*>();
    QCOMPARE(sections.size(), 2);
    const QWidget* panel = sections[0]->parentWidget();
    QCOMPARE(sections[1]->y() - sections[0]->geometry().bottom() - 1, 24);
    const auto edgeOf = [&](const QWidget* part) { return part->mapTo(panel, QPoint()).x(); };
    int checked = 0;
    for (Section* section : sections) {
      for (const FoldButton* fold : section->findChildren<FoldButton*>())
        if (fold->isVisible()) QCOMPARE(edgeOf(fold), 0);
      QMap<int, int> leftmost;  // text by row
      for (const QLabel* label : section->findChildren<QLabel*>())
        if (label->isVisible() && !label->text().isEmpty()) {
          const int row = label->mapTo(panel, label->rect().center()).y() / 8;
          const int edge = edgeOf(label) + label->contentsMargins().left();
          leftmost[row] = std::min(leftmost.value(row, edge), edge);
        }
      for (const int edge : std::as_const(leftmost)) checked += edge == FoldButton::kFoldIndent;
    }
    QVERIFY(checked >= 6);
  }

  void theFootSaysTheCellAndTheZoom() {
    openField(20, 10);
    BoardView& board = lab().board();
    const double side = board.viewport().cellSide();
    QCOMPARE(lab().viewStatus(), u"Zoom %1\u00a0%"_s.arg(qRound(side * 100 / 32)));
    QTest::mouseMove(&board, board.viewport().centreOf({3, 2}).toPoint());
    QTRY_VERIFY2(lab().status().startsWith(u"3, 2"_s), qPrintable(lab().status()));
    board.zoomIn();
    QCOMPARE(lab().viewStatus(), u"Zoom %1\u00a0%"_s.arg(qRound(board.viewport().cellSide() * 100 / 32)));
  }

  void everySampleOpens_data() {
    const auto row = testing::columns<QString>("file");
    for (const Sample& s : samples()) row(s.title, s.path);
  }
  void everySampleOpens() {
    QFETCH(QString, file);
    openAndSettle(file);
    QVERIFY(lab().search().answer().outcome == Outcome::Solved);
    QVERIFY(!sampleTitleOf(file).isEmpty());
    QVERIFY(m_window->windowTitle().startsWith(sampleTitleOf(file)));
  }

  void aBadFileCostsNothing_data() {
    const auto row = testing::columns<QString, QByteArray>("name", "text");
    row("cut off", "a.map", "type octile\nheight 3\nwidth 3\nmap\n...\n");
    row("too large", "a.map", "type octile\nheight 4900000\nwidth 3\nmap\n...\n");
    row("not a map", "a.slmap", "hello");
    row("start in a wall", "a.slmap", "searchlight-map 1\nsize 2 1\nstart 0 0\ncells\n#.\n");
    row("not a picture", "a.png", "\x89PNG and no more");
    row("not a trace", "a.trace.json", "{\"version\":\"1.4.0\",\"events\":3}");
    row("empty", "a.map", "");
  }
  void aBadFileCostsNothing() {
    FETCH_ALL((QString, name), (QByteArray, text));
    openWelcome();
    const grid::MapDocument before = lab().map().document();
    write(name, text);
    QVERIFY(!m_window->openFile(path(qPrintable(name))));
    QVERIFY(lab().messageText().contains(name));
    QVERIFY(lab().map().document() == before);
    QVERIFY(lab().search().hasSearch());
    QVERIFY(!m_window->openFile(path("is-not-there.map")));
    QVERIFY(lab().map().document() == before);
  }

  void anEditAsksAgainAtOnce() {
    openField(20, 12);
    MapLabPage& page = lab();
    QCOMPARE(page.search().answerNodes().size(), std::size_t{20});
    page.map().beginStroke(grid::MapEditKind::Paint);
    page.map().paintTo({10, 0}, grid::kWall, 1);
    page.map().paintTo({10, 10}, grid::kWall, 1);
    settle();
    QCOMPARE(page.search().answerNodes().size(), std::size_t{20 + 2 * 11});
    page.map().paintTo({10, 11}, grid::kWall, 1);
    page.map().finishStroke();
    settle();
    QVERIFY(page.search().answer().outcome == Outcome::Exhausted);
    QVERIFY(page.search().player().route().empty());
    QVERIFY(page.messageText().contains(u"No route"_s));
    page.map().undo();
    settle();
    QVERIFY(page.search().answer().outcome == Outcome::Solved);
    QCOMPARE(page.search().position(), page.search().recorded());
  }

  void theCommandComesBackAsTheSameQuestion() {
    openWelcome();
    MapLabPage& page = lab();
    grid::RouteOptions options;
    options.algorithm = search::Algorithm::WeightedAStar;
    options.neighbours = grid::Neighbours::Eight;
    options.weight = 2.25;
    options.ties = search::Ties::FirstIn;
    page.options().setOptions(options);
    settle();
    const auto asked = *page.question();
    const Answer answer = page.search().answer();
    m_window->commands()[Command::CopyCommand]->trigger();
    const QString line = QApplication::clipboard()->text();
    QVERIFY(line.startsWith(u"searchlight-cli route "_s));

    // The file it names holds this map, and its figures are the window's.
    const grid::RouteCommand command = grid::parseRouteCommand(line.toStdString());
    const grid::MapDocument document = grid::readMapFile(command.mapPath);
    QVERIFY(document.map == page.map().document().map);
    auto graph = grid::makeRouteGraph(document.map, command.question);
    auto run = grid::makeRouteSession(graph, command.question, search::Recording::Silent);
    QVERIFY(run.session->run({}, {}) == answer.outcome);
    QVERIFY(run.session->stats() == answer.stats);

    m_window->commands()[Command::New]->trigger();
    page.options().setOptions({});
    settle();
    m_window->commands()[Command::Paste]->trigger();
    settle();
    QCOMPARE(page.question()->from.x, asked.from.x);
    QVERIFY(page.question()->to == asked.to);
    QVERIFY(page.question()->options.algorithm == asked.options.algorithm);
    QVERIFY(page.question()->options.usedTies() == asked.options.usedTies());
    QCOMPARE(page.question()->options.weight, 2.25);
    QVERIFY(page.search().answer().stats == answer.stats);
  }

  void aMapPastedAsTextCanBeUndone() {
    openWelcome();
    const grid::MapDocument before = lab().map().document();
    QMimeData content;
    content.setText(u"searchlight-map 1\nsize 3 2\ncells\n...\n.#.\n"_s);
    m_window->paste(&content);
    QCOMPARE(lab().map().document().map.width(), 3);
    lab().map().undo();
    QVERIFY(lab().map().document() == before);
    content.setText(u"good morning"_s);
    m_window->paste(&content);
    QVERIFY(lab().map().document() == before);
    QVERIFY(!lab().messageText().isEmpty());
  }

  void anAlgorithmThatCannotRunIsSaid() {
    openField(8, 8);
    MapLabPage& page = lab();
    grid::RouteOptions options;
    options.algorithm = search::Algorithm::ThetaStar;
    page.options().setOptions(options);
    QVERIFY(!page.search().hasSearch());
    options.neighbours = grid::Neighbours::Eight;
    page.options().setOptions(options);
    settle();
    QVERIFY(page.search().answer().outcome == Outcome::Solved);
    testing::paintOn(page.map(), {4, 4}, 9);
    QVERIFY(!page.search().hasSearch());
  }

  void whatWeWritePlaysHere_data() {
    testing::columns<QString>("name")("yaml", "t.trace.yaml")("json", "t.trace.json");
  }
  void whatWeWritePlaysHere() {
    QFETCH(QString, name);
    openField(9, 7);
    MapLabPage& page = lab();
    const std::size_t route = page.search().answerNodes().size();
    const auto question = *page.question();
    grid::exportRouteTrace(page.map().graph(), question, path(qPrintable(name)).toStdU16String(), {});
    openAndSettle(path(qPrintable(name)));
    QVERIFY(!page.question());
    QVERIFY(page.search().hasSearch());
    QCOMPARE(page.search().player().route().size(), route);
    page.transport()->toStart();
    settle();
    QCOMPARE(page.search().position(), std::size_t{0});
    // And back to an ordinary map.
    openWelcome();
    QVERIFY(page.question());
    QVERIFY(page.search().answer().outcome == Outcome::Solved);
  }

  // Alt and the underlined letter answer, in every language.
  void aQuestionIsAnsweredByLetter_data() { testing::eachOf("language", {"en", "zh_CN"}); }
  void aQuestionIsAnsweredByLetter() {
    QFETCH(const QString, language);
    m_program->applyLanguage(language);
    QCoreApplication::processEvents();  // what is shown already is told
    openField(8, 8);
    paint({4, 4});
    const testing::WhenOpen<QMessageBox> answer([&](QMessageBox* box) {
      const bool isActive = QTest::qWaitForWindowActive(box, 10'000);
      const QKeySequence letter = QKeySequence::mnemonic(box->button(QMessageBox::Discard)->text());
      QTest::keyClick(box->windowHandle(), Qt::Key_D, Qt::AltModifier);
      const bool isAnswered =
          QTest::qWaitFor([box] { return !box->isVisible(); }, 10'000);  // it is pressed first
      if (!isAnswered) box->reject();
      QCOMPARE(letter, QKeySequence(Qt::ALT | Qt::Key_D));
      QVERIFY(isActive);
      QVERIFY2(isAnswered, qPrintable(box->button(QMessageBox::Discard)->text()));
    });
    m_window->setAttribute(Qt::WA_DeleteOnClose, false);
    const bool isClosed = m_window->close();
    m_program->applyLanguage(u"en"_s);
    QVERIFY(isClosed);
  }

  // Whatever search was made: none can come to a wall, and none has values for it.
  void aWallIsCalledSo_data() {
    const auto row = testing::columns<search::Algorithm>("algorithm");
    row("A*", search::Algorithm::AStar);
    row("both sides", search::Algorithm::Bidirectional);
    row("deepening", search::Algorithm::IdaStar);
  }
  void aWallIsCalledSo() {
    QFETCH(const search::Algorithm, algorithm);
    openField(6, 4);
    paint({2, 1});
    grid::RouteOptions options;
    options.algorithm = algorithm;
    setOptions(options);
    const auto told = [this] {
      const NodeInspector& cell = lab().workbench().inspector();
      QStringList texts{cell.findChild<QuietTable*>()->placeholder()};
      for (const QLabel* label : cell.findChildren<QLabel*>())
        if (label->isVisibleTo(&cell) && !label->text().isEmpty()) texts += label->text();
      return texts;
    };
    lab().workbench().setTab("node");
    lab().board().select(Point{2, 1});
    QTRY_COMPARE(told(), QStringList({u"A wall: no path leads through it."_s, u"2, 1"_s}));
    // Where there is none, there is more to say.
    lab().board().select(Point{2, 2});
    QTRY_VERIFY(told().size() > 3);
    QVERIFY(told().contains(u"2, 2"_s));
  }

  void languageAndThemeChangeWhileItRuns() {
    openWelcome();
    const QString english = m_window->menuBar()->actions().front()->text();
    m_program->applyLanguage(u"zh_CN"_s);
    QCoreApplication::processEvents();
    QVERIFY(m_window->menuBar()->actions().front()->text() != english);
    m_program->applyTheme(ThemeChoice::Dark);
    QCoreApplication::processEvents();
    QVERIFY(m_window->palette().color(QPalette::Window).lightness() < 128);
    m_program->applyLanguage(u"en"_s);
    m_program->applyTheme(ThemeChoice::Light);
    QCoreApplication::processEvents();
    QCOMPARE(m_window->menuBar()->actions().front()->text(), english);
  }

  void bothKeysRedo() {
    const QAction* redo = m_window->commands()[Command::Redo];
    QVERIFY(redo->shortcuts().contains(QKeySequence(Qt::CTRL | Qt::Key_Y)));
    QVERIFY(redo->shortcuts().contains(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)));
    QVERIFY(testing::contains(redo->toolTip(), u"(Ctrl+Shift+Z, Ctrl+Y)"_s));
    openField(6, 6);
    for (const Qt::KeyboardModifiers with :
         {Qt::ControlModifier | Qt::ShiftModifier, Qt::KeyboardModifiers(Qt::ControlModifier)}) {
      paint({2, 2});
      QTest::keyClick(m_window, Qt::Key_Z, Qt::ControlModifier);
      QVERIFY(!lab().map().document().map.isWall({2, 2}));
      QTest::keyClick(m_window, with & Qt::ShiftModifier ? Qt::Key_Z : Qt::Key_Y, with);
      QVERIFY(lab().map().document().map.isWall({2, 2}));
      QTest::keyClick(m_window, Qt::Key_Z, Qt::ControlModifier);
    }
    lab().map().load({}, {}, {});
  }

  void whatCannotBeRecoveredIsSetAside() {
    write(u"autosave/left.searchlight"_s,
          "{\"searchlight\": 1, \"page\": \"map-lab\", \"board\": {\"rows\": [\"good morning\"]}}");
    write(u"autosave/later.searchlight"_s,
          "{\"searchlight\": 1, \"page\": \"of-later\", \"board\": {\"rows\": [\"1\"]}}");
    QVERIFY(!m_program->recoverAbandoned());
    QCOMPARE(m_program->windows().size(), 1);
    QVERIFY(!QFile::exists(path("autosave/left.searchlight")));
    QVERIFY(QFile::exists(path("autosave/left.broken")));
    QVERIFY(QFile::exists(path("autosave/later.searchlight")));
  }

  // Every command of the window, and every one that only the map lab has, is in a menu or on the tool bar.
  void everyCommandCanBeFound() {
    m_window->openWelcome();
    QSet<QAction*> shown;
    std::function<void(const QList<QAction*>&)> look = [&](const QList<QAction*>& actions) {
      for (QAction* a : actions) {
        shown.insert(a);
        if (a->menu()) look(a->menu()->actions());
      }
    };
    look(m_window->menuBar()->actions());
    for (QAction* a : m_window->commands().all()) QVERIFY2(shown.contains(a), qPrintable(a->text()));
    for (QAction* a : m_window->player().actions()) QVERIFY2(shown.contains(a), qPrintable(a->text()));
    const PageParts parts = lab().parts();
    for (const QList<QAction*>& list : {parts.file, parts.edit, parts.view, parts.game, parts.search})
      for (QAction* a : list) QVERIFY2(shown.contains(a), qPrintable(a->text()));
    QVERIFY(m_window->isRailVisible());
  }

  // No two of them answer to the same keys.
  void keysAreUnique() {
    QHash<QKeySequence, QString> taken;
    for (const QAction* a : m_window->actions()) {
      if (a->shortcut().isEmpty()) continue;
      QVERIFY2(!taken.contains(a->shortcut()), qPrintable(a->text() + u'/' + taken.value(a->shortcut())));
      taken.insert(a->shortcut(), a->text());
    }
    QVERIFY(taken.size() > 30);
  }

  // Each window has its own page, document and player.
  void windowsAreApart() {
    openField(6, 6);
    m_window->commands()[Command::NewWindow]->trigger();
    QCOMPARE(m_program->windows().size(), 2);
    Window* other = m_program->windows().back();
    QVERIFY(other->pos() != m_window->pos());
    QTRY_VERIFY(other->page().isSettled());
    const std::size_t there = lab().search().position();
    other->player().first()->trigger();
    QTRY_VERIFY(other->page().isSettled());
    QCOMPARE(lab().search().position(), there);
    QVERIFY(other->close());
    QTRY_COMPARE(m_program->windows().size(), 1);
  }

  void aBreakpointShowsItsCell() {
    openField(6, 6);
    lab().board().select(Point{3, 0});
    lab().parts().search.front()->trigger();
    lab().board().select(Point{1, 1});
    Q_EMIT lab().workbench().breakpoints().stateActivated(u"3, 0"_s);
    QVERIFY(lab().board().selectedCell() == (Point{3, 0}));
    QVERIFY(lab().parts().search.front()->isChecked());
  }

  void undoSaysWhat() {
    openField(6, 6);
    QVERIFY(!m_window->commands()[Command::Undo]->isEnabled());
    paint({2, 2});
    QVERIFY(m_window->commands()[Command::Undo]->isEnabled());
    QVERIFY(m_window->commands()[Command::Undo]->text().contains(u"painting"_s));
    m_window->commands()[Command::Undo]->trigger();
    QVERIFY(!lab().map().document().map.isWall({2, 2}));
    QVERIFY(m_window->commands()[Command::Redo]->isEnabled());
  }

  // A breakpoint at a cell is at that cell of this map: it stays when the map becomes wider, and goes with the map.
  void aBreakpointAtACellGoesWithItsMap() {
    openField(20, 12);
    using search::Breakpoint;
    Transport& transport = *lab().transport();
    transport.setBreakpoints({Breakpoint::at("5, 1"), {Breakpoint::Kind::AtGoal, 0, true}});
    lab().map().apply(grid::resizeMap(lab().map().document(), 31, 12));
    settle();
    QCOMPARE(transport.breakpoints().size(), std::size_t{2});
    QCOMPARE(transport.breakpoints()[0].state, std::string("5, 1"));
    QCOMPARE(lab().board().scene().breakpoints, std::vector<Point>{(Point{5, 1})});
    openField(20, 12);
    QCOMPARE(transport.breakpoints().size(), std::size_t{1});
    QVERIFY(transport.breakpoints()[0].kind == Breakpoint::Kind::AtGoal);
  }

  void aSearchOfMillionsLeavesTheWindowAlive() {
    grid::MapDocument document{grid::Map(1500, 1500), Point{0, 0}, Point{1499, 1499}};
    document.map.setWeight({1498, 1499}, grid::kWall);
    document.map.setWeight({1499, 1498}, grid::kWall);
    lab().showMap(document, {}, u"large"_s, Transport::StartAt::End);
    Transport& search = *lab().transport();
    QVERIFY(search.activity() == Transport::Activity::Seeking);
    // The event loop turns while it goes on, and it stops when told to.
    int turns = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] { ++turns; });
    timer.start(0);
    QTRY_VERIFY(turns > 5);
    QVERIFY(search.activity() == Transport::Activity::Seeking);
    search.pause();
    QVERIFY(search.activity() == Transport::Activity::Idle);
    QVERIFY(!search.isComplete());
  }
};

SEARCHLIGHT_TEST(WindowTest)
#include "window_test.moc"
