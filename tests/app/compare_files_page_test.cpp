// tests/app/compare_files_page_test.cpp: a comparison in files: set-ups, recovery, saving, commands, recordings.
#include "tests/app/compare_window.h"
#include "tests/app/when_open.h"
#include "tests/test_main.h"
#include "widgets/tables/recording_facts.h"

class CompareFilesPageTest : public QObject, testing::CompareWindow {
  Q_OBJECT

  const QString kRecorded = QStringLiteral(SEARCHLIGHT_TEST_DATA "/traces/flow.trace.yaml");
  static RunWords traceOf(const QString& file) {
    RunWords out;
    out.set("trace", file.toStdString());
    return out;
  }
  // A search beside a recording of another question.
  void compareRecorded() { compareField(std::vector{words("dijkstra"), traceOf(kRecorded)}); }

 private Q_SLOTS:
  void init() { open(); }
  void cleanup() { close(); }

  void aBadSetUpCostsNothing_data() {
    const auto row = testing::columns<QString, QString>("runs", "says");
    row("none", "[]", "runs");
    row("one", uR"([{"algorithm":"a-star"}])"_s, "runs");
    row("nine", "[{},{},{},{},{},{},{},{},{}]", "runs");
    row("no such algorithm", uR"([{"algorithm":"b-star"},{}])"_s, "b-star");
    row("no such word", uR"([{"algorithm":"a-star","colour":"red"},{}])"_s, "colour");
    const auto view = [](const char* words) {
      return uR"([{},{}],"view":{%1})"_s.arg(QString::fromLatin1(words));
    };
    row("overlay of one", view(R"("overlay-of":"1 1")"), "overlay-of: must be the numbers");
    row("overlay of none", view(R"("overlay-of":"1 3")"), "overlay-of: must be the numbers");
    row("no such world", view(R"("world":"nope")"), "bad.searchlight: world: nope: cannot be compared");
    row("no such column", view(R"("sort":"beauty ascending")"), "sort: must be a column");
    row("no direction", view(R"("sort":"cost")"), "sort: must be a column");
    row("shared word", uR"([{"algorithm":"a-star","neighbours":"8"},{}])"_s, "neighbours");
  }
  void aBadSetUpCostsNothing() {
    FETCH(QString, runs, says);
    compareField();
    const auto before = page().runs();
    write(
        u"bad.searchlight"_s,
        uR"({"searchlight":1,"page":"compare","board":{"rows":["searchlight-map 1","size 3 1","cells","..."]},)"
        R"("runs":%1})"_s.arg(runs)
            .toUtf8());
    map().load(map().document(), {}, u"field"_s);  // nothing is unsaved
    QVERIFY(!m_window->openFile(path("bad.searchlight")));
    QVERIFY(testing::contains(page().messageText(), says));
    QCOMPARE(map().document().map.width(), 24);
    QVERIFY(page().runs() == before);
  }

  // A set-up is sent with its recordings beside it; the autosave, which lives elsewhere, tells them wholly.
  void aRecordingIsToldFromTheSetUpsFolder() {
    openField(24, 16);
    toCompare();
    QVERIFY(QDir(m_dir->path()).mkpath(u"set/traces"_s));
    QVERIFY(QFile::copy(QStringLiteral(SEARCHLIGHT_TEST_DATA "/traces/flow.trace.yaml"),
                        path("set/traces/flow.trace.yaml")));
    const RunWords recorded = traceOf(path("set/traces/flow.trace.yaml"));
    add(recorded);
    QCOMPARE(*page().snapshot()().runs[1].find("trace"), *recorded.find("trace"));
    const QString file = path("set/c.searchlight");
    // Answers the dialog that asks where to.
    const testing::FileNamed answer(file);
    m_window->commands()[Command::SaveSetUp]->trigger();
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    const QByteArray text = written.readAll();
    QVERIFY2(text.contains(R"("trace": "traces/flow.trace.yaml")"), text.right(800).constData());
    // Elsewhere it finds them again.
    QVERIFY(QDir(m_dir->path()).rename(u"set"_s, u"moved"_s));
    map().load(map().document(), {}, u"field"_s);  // nothing is unsaved
    QVERIFY2(m_window->openFile(path("moved/c.searchlight")), qPrintable(page().messageText()));
    settleCompare();
    QVERIFY2(pane(1).run().isPlayback(), qPrintable(pane(1).problem()));
  }

  void unsavedWorkComesBackWithItsComparison() {
    openField(24, 16);
    toCompare();
    page().setRuns({words("greedy"), words("a-star"), words("dijkstra")});
    paint({3, 3});
    settleCompare();
    QTRY_COMPARE(QDir(path("autosave")).entryList({u"*.searchlight"_s}).size(), 2);
    // As after a crash: the copies of a window that is no more.
    const QStringList left = QDir(path("autosave")).entryList({u"*.searchlight"_s});
    QDir(m_dir->path()).mkdir(u"left"_s);
    for (const QString& name : left)
      QVERIFY(QFile::copy(path("autosave") + u'/' + name, m_dir->filePath(u"left/"_s + name)));
    Settings settings = Settings::isolated(path("other.ini"));
    settings.setLanguage(u"en"_s);
    Program other(pages(), settings, path("left"));
    QVERIFY(other.recoverAbandoned());
    QCOMPARE(other.windows().size(), 1);
    Window& window = *other.windows().front();
    QCOMPARE(window.pageId(), u"compare"_s);
    auto& again = static_cast<ComparePage&>(window.page());
    QTRY_VERIFY(again.isSettled());
    QVERIFY(again.runs() == page().runs());
    auto* lab = static_cast<MapLabPage*>(window.page(u"map-lab"_s));
    QVERIFY(lab->map().document() == map().document());
    QVERIFY(lab->map().isModified());
    lab->map().load({}, {}, {});
  }

  // A choice of searches is work, too, when nothing of the map is. However often the program is killed: one window, whose
  // copies go by one name, and the map is what it was.
  void aComparisonOfAnUntouchedMapComesBack_data() {
    // lost: what becomes of the map's file after the first crash
    const auto row = testing::columns<QString>("lost");
    row("its file is there", QString());
    row("its file is gone", u"gone"_s);
    row("its file is another", u"changed"_s);
  }
  void aComparisonOfAnUntouchedMapComesBack() {
    QFETCH(QString, lost);
    openField(24, 16);
    const QString file = path("field.slmap");
    QVERIFY(!map().save(file));
    beginCompare({"greedy", "a-star", "dijkstra"});
    QString folder = path("autosave");
    const auto copies = [&folder] { return QDir(folder).entryList({u"*.searchlight"_s}); };
    QTRY_COMPARE(copies().size(), 1);
    // As after a crash: the copies of a window that is no more.
    const auto crash = [&](int generation) {
      const QString next = m_dir->filePath(u"left%1"_s.arg(generation));
      QVERIFY(QDir().mkpath(next));
      const QStringList left = copies();
      for (const QString& name : left) QVERIFY(QFile::copy(folder + u'/' + name, next + u'/' + name));
      folder = next;
    };
    crash(1);
    for (int generation = 1; generation <= 3; ++generation) {
      const QString own = copies().filter(u"_compare"_s).front();
      if (generation == 1 && lost == "gone"_L1) QVERIFY(QFile::remove(file));
      if (generation == 1 && lost == "changed"_L1)
        write(u"field.slmap"_s, "searchlight-map 1\nsize 3 1\nstart 0 0\ngoal 2 0\ncells\n...\n");
      Settings settings = Settings::isolated(path("other.ini"));
      Program other(pages(), settings, folder);
      QVERIFY(other.recoverAbandoned());
      QCOMPARE(other.windows().size(), 1);
      Window& window = *other.windows().front();
      QCOMPARE(window.pageId(), u"compare"_s);
      auto& again = static_cast<ComparePage&>(window.page());
      auto* lab = static_cast<MapLabPage*>(window.page(u"map-lab"_s));
      QTRY_VERIFY(again.isSettled());
      QVERIFY(again.runs() == page().runs());
      QCOMPARE(again.documentPage().document().path, file);
      // Nothing that was not unsaved is called so.
      QVERIFY(testing::startsWith(again.messageText(),
                                  lost == "gone"_L1 ? u"Unsaved work from an earlier session was restored"_s
                                                    : u"A window from an earlier session was restored"_s));
      QCOMPARE(window.isWindowModified(), lost == "gone"_L1);
      QCOMPARE(lab->hasUnsavedWork(), lost == "gone"_L1);
      QCOMPARE(lab->map().document().map.width(), lost == "changed"_L1 ? 3 : 24);
      // What is done now is kept under the same name.
      again.panes().select(Point{generation - 1, 0});
      QTRY_VERIFY(setup::readFile((folder + u'/' + own).toStdString()).selection ==
                  u"%1, 0"_s.arg(generation - 1).toStdString());
      const qsizetype documents = lost == "gone"_L1 ? 2 : 1;
      QTRY_COMPARE(copies().size(), documents);
      QCOMPARE(copies().filter(own.section(u'_', 0, 0)).size(), documents);
      crash(generation + 1);
    }
  }

  // The board that a set-up has replaced is given up for good: with the searches it does not come back, and that is said, before
  // it is undone and after.
  void theSearchesOfASetUpAreUndoneAlone() {
    openWalls();
    beginCompare({"a-star", "dijkstra"});
    write(u"c.searchlight"_s, QByteArray::fromStdString(setup::write(page().snapshot()())));
    const grid::MapDocument ofSetUp = map().document();
    page().add(words("breadth-first"));
    paint({3, 3});
    const std::vector<RunWords> mine = page().runs();
    testing::Answer answer(QMessageBox::Discard);
    QVERIFY(m_window->openFile(path("c.searchlight")));
    QVERIFY(map().document() == ofSetUp);
    QVERIFY(page().runs() != mine);
    QAction* undo = m_window->commands()[Command::Undo];
    QVERIFY(testing::contains(undo->text(), u"keeping the board"_s));
    undo->trigger();
    QVERIFY(page().runs() == mine);
    QVERIFY(map().document() == ofSetUp);
    QVERIFY(testing::contains(page().messageText(), u"is not restored"_s));
    QVERIFY(!undo->isEnabled());
    m_window->commands()[Command::Redo]->trigger();
    QVERIFY(page().runs() != mine);
    map().load({}, {}, {});
  }

  void aReadOnlyFileIsNotReplaced() {
    openField(24, 16);
    const QString file = path("field.slmap");
    QVERIFY(!map().save(file));
    QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::ReadUser));
    paint({2, 2});
    bool asked = false;
    const testing::WhenOpen<QWidget> answer([&](QWidget* dialog) {
      asked = true;
      dialog->close();
    });
    m_window->commands()[Command::Save]->trigger();
    QVERIFY(asked);
    QVERIFY(m_window->isWindowModified());
    QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
  }

  void theDocumentIsSavedFromHereToo() {
    openField(24, 16);
    const QString file = path("field.slmap");
    QVERIFY(!map().save(file));
    beginCompare();
    paint({2, 2});
    QVERIFY(m_window->isWindowModified());
    m_window->commands()[Command::Save]->trigger();
    QVERIFY(!m_window->isWindowModified());
    QFile saved(file);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    QVERIFY(grid::readMap(saved.readAll().toStdString(), "field") == map().document());
  }

  void theCommandAsksTheSame() {
    openWalls();
    QVERIFY(!map().save(path("walls.slmap")));
    toCompare();
    setup::Words heavy = words("weighted-a-star");
    heavy.set("weight", "2.5");
    compareRuns({words("dijkstra"), heavy});
    page().run(Command::CopyCommand, false);
    const QString line = QApplication::clipboard()->text();
    QCOMPARE(line,
             u"searchlight-cli compare route %1 --from %2 --to %3 --neighbours 4 --costs unit "
             "--run 'dijkstra --ties last-in --order ulrd' "
             "--run 'weighted-a-star --heuristic manhattan --ties last-in --order ulrd --weight 2.5'"_s.arg(
                 path("walls.slmap"), ends(*map().document().start), ends(*map().document().goal)));
  }

  void anotherProgramsTraceCanBeOneOfThem() {
    openField(24, 16);
    toCompare();
    add(traceOf(kRecorded));
    QCOMPARE(page().runs().size(), std::size_t{3});
    QVERIFY2(pane(1).run().isPlayback(), qPrintable(pane(1).problem()));
    toEndOfAll();
    QVERIFY(pane(1).run().isAtEnd());
    // It is told of by its own nodes, and is no search that a command could ask for.
    Comparable& comparable = *lab().comparable();
    int seen = 0;
    for (int x = 0; x < 24; ++x)
      for (int y = 0; y < 16; ++y) {
        const QString told = comparable.describe(pane(1).run(), pane(1).board(), {x, y});
        const bool isThere = pane(1).board().nodeAt({x, y}).has_value();
        seen += isThere ? 1 : 0;
        QCOMPARE(told.contains(u"·"_s), isThere);
      }
    QVERIFY(seen > 2);
    const CompareRow row = page().table().model().rows()[1];
    QVERIFY(row.algorithm.isEmpty() && row.run.isEmpty());
    // An edit asks the others anew and leaves the recording alone.
    const search::Session* session = &pane(1).run().session();
    paint({20, 10});
    settleCompare();
    QCOMPARE(&pane(1).run().session(), session);
    page().add(traceOf(u"/nowhere/at-all.trace.yaml"_s));
    QVERIFY(!page().panes().chosen()->run().hasSearch());
    settleCompare();
    page().transport()->toStart();
    stepAll();
    QCOMPARE(pane(0).run().position(), std::size_t{1});
  }

  // A recording plays whatever is asked; that its own question is another is said until the ends are where its are.
  void anotherQuestionIsTold() {
    compareRecorded();
    QVERIFY(pane(1).run().isPlayback());
    QCOMPARE(pane(1).problem(), QString());
    QCOMPARE(pane(0).note(), QString());
    QCOMPARE(pane(1).note(), u"Recorded with start 0, 0 and goal 0, 2: a different problem"_s);
    QCOMPARE(pane(1).shownTitle(), u"flow.trace.yaml"_s);
    const auto row = [&] { return page().table().model().rows()[1].title; };
    QTRY_COMPARE(row(), u"flow.trace.yaml · different problem"_s);
    page().panes().choose(&pane(1));
    const auto* facts = page().findChild<RecordingFacts*>();
    QVERIFY(facts && facts->isVisibleTo(&page()));
    QCOMPARE(facts->startShown(), u"0, 0"_s);
    QCOMPARE(facts->goalShown(), u"0, 2"_s);
    moveGoal({0, 2});
    settleCompare();
    QCOMPARE(pane(1).note(), QString());
    QTRY_COMPARE(row(), u"flow.trace.yaml"_s);
    moveStart({3, 3});
    settleCompare();
    QVERIFY(!pane(1).note().isEmpty());
    compareRuns({"dijkstra", "a-star"});
    QCOMPARE(pane(1).note(), QString());
  }

  // A file that several panes show is read once, and each of them has a cursor of its own in it. One that cannot be read
  // says why in all of them.
  void aRecordingMayBeShownTwice() {
    openField(24, 16);
    toCompare();
    const RunWords recorded = traceOf(kRecorded), missing = traceOf(u"/nowhere/at-all.trace.yaml"_s);
    compareRuns({recorded, words("dijkstra"), recorded, missing, missing});
    QVERIFY(pane(0).run().isPlayback() && pane(2).run().isPlayback());
    QVERIFY(&pane(0).run().session() != &pane(2).run().session());
    QCOMPARE(pane(0).run().session().trace().end(), pane(2).run().session().trace().end());
    QVERIFY(pane(3).problem().contains(u"at-all"_s));
    QCOMPARE(pane(4).problem(), pane(3).problem());
    page().transport()->toStart();
    stepAll();
    QCOMPARE(pane(0).run().position(), std::size_t{1});
    QCOMPARE(pane(2).run().position(), std::size_t{1});
  }

  // A trace of so many nodes that reading it takes its time, given up once.
  void readingIsGivenUpOnceForAllItsPanes() {
    openField(24, 16);
    toCompare();
    const RunWords recorded = traceOf(path("long.trace.yaml"));
    int asked = 0;
    QTimer presser;
    connect(&presser, &QTimer::timeout, this, [&] {
      if (auto* dialog = qobject_cast<QProgressDialog*>(QApplication::activeModalWidget());
          dialog && !dialog->wasCanceled()) {
        ++asked;
        Q_EMIT dialog->canceled();  // as its button does
      }
    });
    presser.start(10);
    // Longer until somebody has had the time to give it up.
    QByteArray text = "version: \"1.4.0\"\nevents:\n";
    for (int most = 600'000, i = 0; asked == 0 && most < 10'000'000; most *= 2) {
      for (; i < most; ++i)
        text += "  - { type: expanding, id: " + QByteArray::number(i) + ", x: 1, y: 1 }\n";
      write(u"long.trace.yaml"_s, text);
      page().setRuns({words("dijkstra")});
      page().setRuns({recorded, words("dijkstra"), recorded, recorded});
    }
    presser.stop();
    QCOMPARE(asked, 1);
    settleCompare();
    for (const std::size_t i : {std::size_t{0}, std::size_t{2}, std::size_t{3}})
      QCOMPARE(pane(i).problem(), u"Reading the trace was cancelled."_s);
    QVERIFY(pane(1).run().hasSearch());
  }

  // Another map takes the place of the one that a recording is shown on: its nodes stand where it says.
  void aRecordingKeepsItsPlaces_data() {
    // width: of a map that comes and goes
    const auto row = testing::columns<bool, int>("isBehind", "width");
    row("cleared", false, 24);
    row("cleared behind", true, 24);
    row("another size and back", false, 30);
    row("another size and back, behind", true, 30);
  }
  void aRecordingKeepsItsPlaces() {
    FETCH_ALL((bool, isBehind), (int, width));
    compareRecorded();
    toEndOfAll();
    const auto shown = [&] {
      QStringList all;
      for (int y = 0; y < 16; ++y)
        for (int x = 0; x < 24; ++x)
          if (const auto node = pane(1).board().nodeAt({x, y})) all << u"%1,%2:%3"_s.arg(x).arg(y).arg(*node);
      return all;
    };
    const QStringList before = shown();
    QVERIFY(before.size() > 2);
    const search::Session* session = &pane(1).run().session();
    paint({20, 10});
    if (isBehind) m_window->showPage(u"map-lab"_s);
    if (width == 24) {
      map().apply(grid::clearMap(map().document()));
      map().undo();
    } else {
      map().apply(grid::resizeMap(map().document(), width, 16));
      map().apply(grid::resizeMap(map().document(), 24, 16));
    }
    beginCompare();
    QCOMPARE(&pane(1).run().session(), session);
    QCOMPARE(shown(), before);
  }

  // Figures of a pane are never those of the one that was chosen before.
  void aRecordingHasNoFiguresOfAnotherSearch() {
    compareRecorded();
    toEndOfAll();
    const auto figures = [&] {
      QStringList all;
      for (const QLabel* label : page().findChild<NumbersView*>()->findChildren<QLabel*>())
        all << label->text();
      return all;
    };
    const QString cost = page().table().model().rows()[0].cost
                             ? QString::number(*page().table().model().rows()[0].cost)
                             : QString();
    QVERIFY(!cost.isEmpty());
    page().panes().choose(&pane(0));
    QTRY_VERIFY(figures().contains(cost));
    page().panes().choose(&pane(1));
    QTRY_VERIFY(!figures().contains(cost));
  }

  // A pane that showed a recording shows the next search where its nodes stand, not where the recording's stood.
  void aSearchFollowsARecording() {
    compareRecorded();
    QVERIFY(pane(1).run().isPlayback());
    compareRuns({"dijkstra", "dijkstra"});
    toEndOfAll();
    int seen = 0;
    for (int y = 0; y < 16; ++y)
      for (int x = 0; x < 24; ++x) {
        const auto node = pane(1).board().nodeAt({x, y});
        QCOMPARE(node, pane(0).board().nodeAt({x, y}));
        if (node) QCOMPARE(pane(1).run().session().stateText(*node), u"%1, %2"_s.arg(x).arg(y).toStdString());
        seen += node ? 1 : 0;
      }
    QVERIFY(seen > 100);
  }

  // So it is where the end that is dragged is let go of with Esc.
  void aRecordingKeepsItsPlacesWhenADragIsGivenUp() {
    compareRecorded();
    toEndOfAll();
    const BoardView& board = pane(1).board();
    const auto end = board.nodeAt({0, 2});
    QVERIFY(end.has_value());
    map().beginStroke(grid::MapEditKind::MoveGoal);
    map().moveGoalTo({5, 5});
    map().cancelStroke();
    settleCompare();
    QCOMPARE(board.nodeAt({0, 2}), end);
    QVERIFY(!board.nodeAt({20, 10}).has_value());
  }
};

SEARCHLIGHT_TEST(CompareFilesPageTest)
#include "compare_files_page_test.moc"
