// tests/app/window_files_test.cpp: what the window says of files and shows of them: those that somebody else wrote, other
// programs' searches, scenarios; at the size that was asked for, and with its texts whole.
#include <sys/stat.h>

#include "tests/app/lab_window.h"
#include "tests/app/when_open.h"
#include "tests/limited.h"
#include "tests/test_main.h"
#include "widgets/tables/node_inspector.h"
#include "widgets/tables/node_models.h"
#include "widgets/tables/pseudocode_view.h"
#include "widgets/tables/recording_facts.h"

class WindowFilesTest : public QObject, testing::LabWindow {
  Q_OBJECT
 private Q_SLOTS:
  void init() { open(); }
  void cleanup() { close(); }

  // What another program does not tell is not shown; what it tells of its route is.
  void figuresOfAForeignTrace_data() {
    const auto row = testing::columns<QString, bool>("costs", "isTold");
    row("told", ", g: 0.03, h: 0", true);
    row("not told", "", false);
  }
  void figuresOfAForeignTrace() {
    FETCH_ALL((QString, costs), (bool, isTold));
    const QString events =
        u"version: 1.4.0\nevents:\n"
        "  - { type: source, id: a, x: 0, y: 0 }\n"
        "  - { type: generating, id: a, x: 0, y: 0 }\n"
        "  - { type: expanding, id: a, x: 0, y: 0 }\n"
        "  - { type: generating, id: b, pId: a, x: 1, y: 0 }\n"
        "  - { type: end, id: b, pId: a, x: 1, y: 0%1 }\n"_s;
    write(u"a.trace.yaml"_s, events.arg(costs).toUtf8());
    openAndSettle(path("a.trace.yaml"));
    NumbersView& figures = lab().workbench().figures();
    figures.setShowsAll(true);
    QCOMPARE(figures.whole(NumbersView::Steps), u"1"_s);
    if (isTold) QCOMPARE(figures.whole(NumbersView::Cost), u"0.03"_s);
    QCOMPARE(figures.isShown(NumbersView::Cost), isTold);
    QCOMPARE(figures.isShown(NumbersView::F), isTold);
    QVERIFY(!figures.isShown(NumbersView::Time));
    openWelcome();
    QVERIFY(figures.isShown(NumbersView::Cost) && figures.isShown(NumbersView::Time));
  }

  // Its own name, words and figures, and nothing of ours: no question, no promise, no code.
  void aForeignTraceSaysWhatItIs() {
    write(u"theirs.yaml"_s,
          "eventList:\n"
          "- {type: source, id: a, variables: {x: 0, y: 0}}\n"
          "- {type: pondering, id: a, variables: {x: 0, y: 0}}\n"
          "- {type: expanding, id: a, g: '1000.000001', variables: {x: 0, y: 0}}\n"
          "- {type: expanding, id: b, pId: a, g: 1.5, variables: {x: 1, y: 0}}\n");
    openAndSettle(path("theirs.yaml"));
    lab().board().grab();  // a value that its range never held was painted for ever
    auto* facts = lab().findChild<RecordingFacts*>();
    auto* code = lab().findChild<PseudocodeView*>();
    auto* tabs = lab().workbench().findChild<QTabWidget*>();
    QVERIFY(facts && facts->isVisibleTo(&lab()) && !lab().options().isVisibleTo(&lab()));
    QCOMPARE(facts->nameShown(), u"theirs.yaml"_s);
    QCOMPARE(facts->wordsShown(), QStringList({u"expanding 2"_s, u"source 1"_s, u"pondering 1"_s}));
    QVERIFY(!tabs->isTabVisible(tabs->indexOf(code)));
    lab().board().select(Point{0, 0});
    const auto* events = lab().workbench().inspector().findChild<QAbstractItemView*>()->model();
    QTRY_COMPARE(events->rowCount(), 3);
    QCOMPARE(events->index(1, NodeEventModel::Kind).data().toString(), u"pondering"_s);
    openWelcome();
    QVERIFY(!facts->isVisibleTo(&lab()) && lab().options().isVisibleTo(&lab()));
    QVERIFY(tabs->isTabVisible(tabs->indexOf(code)));
  }

  // A trace of ours whose map is gone is still a recording; why it is no more than that is said.
  void aTraceOfOursWithoutItsMap() {
    write(u"ours.trace.yaml"_s,
          "version: 1.4.0\n"
          "searchlight: {searchlight: 1, page: map-lab, board: {path: gone.map}, question: {from: '0,0', to: "
          "'1,0'}}\n"
          "events:\n- {type: expanding, id: a, x: 0, y: 0}\n");
    openAndSettle(path("ours.trace.yaml"));
    QVERIFY(lab().search().isPlayback());
    QVERIFY(testing::contains(lab().messageText(), u"gone.map"_s));
  }

  // A workspace with entries that nobody knows opens, and they are named: a misspelt setting, or one of a later version.
  void unknownEntriesOfAWorkspaceAreTold() {
    const QByteArray known =
        R"({"searchlight": 1, "page": "map-lab", "board": {"rows": ["searchlight-map 1", "size 3 1", "start 0 0", "goal 2 0", "cells", "..."]}%1})";
    const auto opened = [&](const QByteArray& more) {
      write(u"later.searchlight"_s, QByteArray(known).replace("%1", more));
      openAndSettle(path("later.searchlight"));
      return lab().messageText();
    };
    QVERIFY(!opened(R"(, "question": {"heuristic": "zero"}, "view": {"layer": "f"})").contains(u"know"_s));
    const QString told =
        opened(R"(, "question": {"hueristic": "zero"}, "view": {"layer": "f", "hue": "red"}, "sound": 1)");
    QVERIFY2(testing::contains(told, u"does not know: sound, view.hue, question.hueristic."_s),
             qPrintable(told));
    QCOMPARE(lab().map().map()->width(), 3);
  }

  // The window waits for no pipe and reads no device, whatever they are called; what was open stays.
  void whatIsNoFileIsRefused_data() {
    testing::eachOf("name",
                    {"a.trace.yaml", "a.json", "a.map", "a.slmap", "a.png", "a.svg", "a.searchlight"});
  }
  void whatIsNoFileIsRefused() {
    QFETCH(const QString, name);
    openField(4, 3);
    const QString pipe = m_dir->filePath(name), device = m_dir->filePath(u"zero-"_s + name);
    QCOMPARE(::mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
    QVERIFY(QFile::link(u"/dev/zero"_s, device));
    QVERIFY(!m_window->openFile(pipe));
    QVERIFY(testing::contains(lab().messageText(), u"it is a pipe"_s));
    QVERIFY(!m_window->openFile(device));
    QVERIFY(testing::contains(lab().messageText(), u"it is a device"_s));
    QCOMPARE(lab().map().document().map.width(), 4);
  }

  // Another program has saved the file that is open here: what happens to it is the user's word, and no word is "Cancel".
  void aFileThatSomebodyElseWroteIsAskedAbout_data() {
    const auto row = testing::columns<QString, bool>("button", "isOurs");
    row("escape", "", false);
    row("cancel", "Cancel", false);
    row("overwrite", "Overwrite", true);
  }
  void aFileThatSomebodyElseWroteIsAskedAbout() {
    FETCH_ALL((QString, button), (bool, isOurs));
    write(u"a.slmap"_s, kField);
    setTime("a.slmap", u"2001-02-03T04:05:06"_s);
    QVERIFY(m_window->openFile(path("a.slmap")));
    paint({0, 1});
    const QByteArray theirs = "searchlight-map 1\nsize 3 2\nstart 0 0\ngoal 2 0\ncells\n.#.\n...\n";
    write(u"a.slmap"_s, theirs);
    setTime("a.slmap", u"2002-02-03T04:05:06"_s);
    QString text, times;
    bool isCancelDefault = false;
    const testing::WhenOpen<QMessageBox> answer([&](QMessageBox* box) {
      text = box->text();
      times = box->informativeText();
      isCancelDefault = box->defaultButton() == box->button(QMessageBox::Cancel);
      if (button.isEmpty()) return box->reject();
      for (QAbstractButton* b : box->buttons())
        if (b->text().remove(u'&') == button) return b->click();
    });
    m_window->commands()[Command::Save]->trigger();
    QVERIFY(testing::contains(text, path("a.slmap")));
    QVERIFY(testing::contains(times, u"2001-02-03 04:05:06"_s));
    QVERIFY(testing::contains(times, u"2002-02-03 04:05:06"_s));
    QVERIFY(isCancelDefault);
    QCOMPARE(read("a.slmap") != theirs, isOurs);
    QCOMPARE(m_window->isWindowModified(), !isOurs);
    if (!isOurs) return;
    // Ours by now: nothing is asked again, or this would wait for ever.
    paint({1, 1});
    m_window->commands()[Command::Save]->trigger();
    QVERIFY(!m_window->isWindowModified());
  }

  void aFileThatVanishedIsAskedAbout_data() {
    testing::columns<QString>("button")("cancel", "Cancel")("write it again", "Save again");
  }
  void aFileThatVanishedIsAskedAbout() {
    QFETCH(QString, button);
    const bool isWritten = button != u"Cancel"_s;
    write(u"a.slmap"_s, kField);
    setTime("a.slmap", u"2001-02-03T04:05:06"_s);
    QVERIFY(m_window->openFile(path("a.slmap")));
    paint({0, 1});
    QVERIFY(QFile::remove(path("a.slmap")));
    const QString asked = answerSave(button);
    QVERIFY2(asked.contains(path("a.slmap")) && asked.contains(u"2001-02-03 04:05:06"_s), qPrintable(asked));
    QCOMPARE(read("a.slmap").contains("#.."), isWritten);
    QCOMPARE(m_window->isWindowModified(), !isWritten);
  }

  // Two windows with one file: who saves second is asked.
  void anotherWindowIsSomebodyElse() {
    write(u"a.slmap"_s, kField);
    QVERIFY(m_window->openFile(path("a.slmap")));
    Window* other = m_program->newWindow();
    other->show();
    QVERIFY(other->openFile(path("a.slmap")));
    auto& there = static_cast<MapLabPage&>(other->page());
    there.map().apply(grid::resizeMap(there.map().document(), 5, 2));
    other->commands()[Command::Save]->trigger();
    QVERIFY(!other->isWindowModified());
    const QByteArray theirs = read("a.slmap");
    paint({0, 1});
    QVERIFY(!answerSave(u"Cancel"_s).isEmpty());
    QCOMPARE(read("a.slmap"), theirs);
  }

  // A map that was made or pasted is no longer the file that was open: it says so, and asks where it is to be saved.
  void anotherMapIsNotSavedOverTheFile_data() {
    testing::columns<bool>("isPasted")("generated", false)("pasted", true);
  }
  void anotherMapIsNotSavedOverTheFile() {
    QFETCH(bool, isPasted);
    write(u"a.slmap"_s, kField);
    QVERIFY(m_window->openFile(path("a.slmap")));
    if (isPasted) {
      QMimeData content;
      content.setText(u"searchlight-map 1\nsize 3 2\ncells\n...\n.#.\n"_s);
      m_window->paste(&content);
    } else {
      lab().map().apply(grid::replaceDocument(
          lab().map().document(), {grid::Map(9, 9), Point{0, 0}, Point{8, 8}}, grid::MapEditKind::Generate));
    }
    QVERIFY(testing::startsWith(m_window->windowTitle(), u"Untitled map"_s));
    QVERIFY(m_window->windowFilePath().isEmpty());
    QCOMPARE(offeredBySave(), u"Untitled map.slmap"_s);
    QCOMPARE(read("a.slmap"), QByteArray(kField));
    m_window->commands()[Command::Undo]->trigger();
    QVERIFY(m_window->windowTitle().startsWith(u"a.slmap"_s));
    QVERIFY(!m_window->isWindowModified());
  }

  // What a .map cannot hold is offered a file that can, before anything is asked.
  void weightsAreOfferedOurOwnForm() {
    write(u"a.map"_s, "type octile\nheight 2\nwidth 3\nmap\n.G.\n.T.\n");
    QVERIFY(m_window->openFile(path("a.map")));
    const QByteArray before = read("a.map");
    testing::paintOn(lab().map(), {2, 1}, 5);
    QCOMPARE(offeredBySave(), u"a.slmap"_s);
    QCOMPARE(read("a.map"), before);
    lab().map().undo();
    paint({1, 0});
    m_window->commands()[Command::Save]->trigger();
    QCOMPARE(read("a.map"), QByteArray("type octile\nheight 2\nwidth 3\nmap\n.@.\n.T.\n"));
  }

  // A set-up names a map's file; the user has not, so it is not written to unasked.
  void theMapOfASetUpIsNotWrittenTo() {
    write(u"a.slmap"_s, kField);
    write(u"s.searchlight"_s, R"({"searchlight": 1, "page": "map-lab", "board": {"path": "a.slmap"}})");
    QVERIFY(m_window->openFile(path("s.searchlight")));
    paint({0, 1});
    QVERIFY(lab().snapshot()().board.path.empty());  // nor after a crash
    m_window->commands()[Command::Save]->trigger();
    QVERIFY(read("s.searchlight").contains("#.."));
    QCOMPARE(read("a.slmap"), QByteArray(kField));
    {
      const testing::FileNamed answer(path("b.slmap"));
      m_window->commands()[Command::SaveAs]->trigger();
    }
    paint({2, 1});
    m_window->commands()[Command::Save]->trigger();
    QVERIFY(read("b.slmap").contains("#.#"));
  }

  // A board that a set-up holds has the name of a file, and is not that file.
  void theBoardOfASetUpSaysThatItHasNoFile() {
    write(u"s.searchlight"_s,
          R"({"searchlight": 1, "page": "map-lab", "title": "castle.map", "board": {"rows": )"
          R"(["type octile", "height 1", "width 3", "map", ".G."]}})");
    QVERIFY(m_window->openFile(path("s.searchlight")));
    QCOMPARE(lab().document().title, u"castle.map (untitled)"_s);
    QVERIFY(m_window->windowTitle().startsWith(u"s.searchlight"_s));
    QCOMPARE(QString::fromStdString(lab().snapshot()().title), u"castle.map"_s);
    QCOMPARE(lab().map().document().letters, std::string(".G."));
    QVERIFY(lab().document().path.isEmpty());
  }

  // The copy of the present map that a copied command names is that map: it keeps its file and what is unsaved of it.
  void aCommandOfThePresentMapKeepsItsFile() {
    write(u"a.slmap"_s, kField);
    QVERIFY(m_window->openFile(path("a.slmap")));
    paint({1, 1});
    settle();
    m_window->commands()[Command::CopyCommand]->trigger();
    const QString line = QApplication::clipboard()->text();
    QVERIFY2(!line.contains(path("a.slmap")), qPrintable(line));
    moveGoal({2, 1});
    m_window->commands()[Command::Paste]->trigger();
    settle();
    QCOMPARE(lab().document().path, path("a.slmap"));
    QVERIFY(m_window->isWindowModified());
    QVERIFY(lab().map().document().map.isWall({1, 1}));
    QVERIFY(lab().map().document().goal == (Point{2, 0}));
    m_window->commands()[Command::Undo]->trigger();
    QVERIFY(lab().map().document().goal == (Point{2, 1}));
    // The copy of a map that is not here any more comes as a map without a file.
    lab().map().load({}, {}, {});
    m_window->commands()[Command::Paste]->trigger();
    settle();
    QVERIFY(lab().document().path.isEmpty() && m_window->isWindowModified());
    QVERIFY(lab().map().document().map.isWall({1, 1}));
  }

  // The file of recovered work is known by its bytes: whoever has written it since, before our last copy or after.
  void theFileOfRecoveredWorkIsKnown_data() {
    testing::columns<bool>("isForeign")("as it was", false)("another one", true);
  }
  void theFileOfRecoveredWorkIsKnown() {
    QFETCH(bool, isForeign);
    write(u"a.slmap"_s, kField);
    QVERIFY(m_window->openFile(path("a.slmap")));
    paint({0, 1});
    setup::SetUp setUp = lab().snapshot()();
    setUp.page = MapLabPage::kId;
    lab().map().load({}, {}, {});
    if (isForeign) write(u"a.slmap"_s, QByteArray(kField) + "\n");
    write(u"autosave/left.searchlight"_s, QByteArray::fromStdString(setup::write(setUp)));
    QVERIFY(m_program->recoverAbandoned());
    auto& there = static_cast<MapLabPage&>(m_program->windows().back()->page());
    QCOMPARE(there.document().path, path("a.slmap"));
    QVERIFY(there.document().isModified);
    QCOMPARE(there.document().file != stampOf(path("a.slmap").toStdString()), isForeign);
    there.map().load({}, {}, {});
  }

  // A .map stores no ends, so that moving them is no unsaved work; after a crash they come back all the same, however often.
  void movedEndsOfAMap_data() {
    const auto row = testing::columns<QString, QByteArray, bool>("name", "text", "isUnsaved");
    const QByteArray octile = "type octile\nheight 3\nwidth 4\nmap\n....\n....\n....\n";
    row("map", "a.map", octile, false);
    row("slmap", "a.slmap", QByteArray(kField), true);
  }
  void movedEndsOfAMap() {
    FETCH_ALL((const QString, name), (const QByteArray, text), (const bool, isUnsaved));
    write(name, text);
    QVERIFY(m_window->openFile(m_dir->filePath(name)));
    lab().map().beginStroke(grid::MapEditKind::MoveStart);
    lab().map().moveStartTo({2, 1});
    QCOMPARE(m_window->isWindowModified(), false);
    QCOMPARE(lab().document().isModified, isUnsaved);
    lab().map().finishStroke();
    QCOMPARE(m_window->isWindowModified(), isUnsaved);
    // As after two crashes, one after the other: what the copies of a window that is no more bring back.
    QString folder = path("autosave");
    const auto copies = [&folder] { return QDir(folder).entryList({u"*.searchlight"_s}); };
    const auto crash = [&](int generation) {
      QTRY_COMPARE(copies().size(), 1);
      const QString next = m_dir->filePath(u"left%1"_s.arg(generation));
      QVERIFY(QDir().mkpath(next));
      const QString copy = u'/' + copies().front();
      QVERIFY(QFile::copy(folder + copy, next + copy));
      folder = next;
    };
    crash(1);
    for (const int generation : {2, 3}) {
      Program other(pages(), Settings::isolated(path("other.ini")), folder);
      QVERIFY(other.recoverAbandoned());
      auto& there = static_cast<MapLabPage&>(other.windows().front()->page());
      QVERIFY(there.map().document() == lab().map().document());
      QCOMPARE(there.document().path, m_dir->filePath(name));
      QCOMPARE(there.document().isModified, isUnsaved);
      QVERIFY(there.hasUnsavedWork());
      QTest::qWait(700);  // longer than it takes to write a copy, or to take it away
      crash(generation);
    }
    QVERIFY(QFile::remove(m_dir->filePath(name)));
    // Its file is gone meanwhile: then the copy is all that there is of the map.
    Program last(pages(), Settings::isolated(path("last.ini")), folder);
    QVERIFY(last.recoverAbandoned());
    auto& there = static_cast<MapLabPage&>(last.windows().front()->page());
    QVERIFY(there.map().document() == lab().map().document());
    QVERIFY(there.document().isModified);
    there.map().load({}, {}, {});
    // Whoever opens something else is asked, or not.
    testing::Answer answer(QMessageBox::Discard);
    write(u"b.slmap"_s, kField);
    QVERIFY(m_window->openFile(path("b.slmap")));
    QCOMPARE(answer.times, isUnsaved ? 1 : 0);
  }

  void aTraceIsNotWrittenOverItsMap() {
    write(u"a.slmap"_s, kField);
    openAndSettle(path("a.slmap"));
    QVERIFY(QFile::link(path("a.slmap"), path("link.trace.json")));
    lab().exportTraceTo(path("link.trace.json"));
    QVERIFY(testing::contains(lab().messageText(), u"link.trace.json"_s));
    settle();
    QCOMPARE(read("a.slmap"), QByteArray(kField));
  }

  // What only another program could tell has no set-up, whichever way one is asked for.
  void whatHasNoSetUpIsSaid_data() {
    QTest::addColumn<Command>("command");
    QTest::newRow("as a set-up") << Command::SaveSetUp;
    QTest::newRow("by the file's ending") << Command::SaveAs;
  }
  void whatHasNoSetUpIsSaid() {
    QFETCH(Command, command);
    openField(5, 5);
    write(u"a.trace.yaml"_s, "version: 1.4.0\nevents:\n  - { type: expanding, id: a, x: 0, y: 0 }\n");
    openAndSettle(path("a.trace.yaml"));
    QVERIFY(!lab().snapshot());
    const testing::FileNamed answer(path("x.searchlight"));
    m_window->commands()[command]->trigger();
    QCOMPARE(lab().messageText(), u"This page cannot be saved as a workspace."_s);
    QVERIFY(!QFile::exists(path("x.searchlight")));
  }

  // As on a full disk: it is said, and what was there stays.
  void aSaveThatFailsIsSaid() {
    write(u"a.slmap"_s, kField);
    QVERIFY(m_window->openFile(path("a.slmap")));
    paint({0, 1});
    {
      const testing::Limited room(RLIMIT_FSIZE, 16);
      m_window->commands()[Command::Save]->trigger();
    }
    QVERIFY(testing::contains(lab().messageText(), path("a.slmap")));
    QVERIFY(m_window->isWindowModified());
    QCOMPARE(read("a.slmap"), QByteArray(kField));
    m_window->commands()[Command::Save]->trigger();
    QVERIFY(!m_window->isWindowModified() && read("a.slmap").contains("#.."));
    QCOMPARE(lab().messageText(), path("a.slmap") + u" has been saved."_s);
  }

  // Nothing moves under the hand when a message comes or goes.
  void messagesLieOverTheBoard() {
    openField(6, 6);
    const auto place = [this] {
      return QRect(lab().board().mapTo(m_window, QPoint()), lab().board().size());
    };
    const QRect before = place();
    lab().complain(u"a text of some length, again and again; "_s.repeated(12));
    QCoreApplication::processEvents();
    const MessageBar& bar = lab().workbench().message();
    QCOMPARE(place(), before);
    QVERIFY(bar.isVisible());
    const QRect card(bar.mapTo(m_window, QPoint()), bar.size());
    QVERIFY(before.contains(card));
    QVERIFY(!bar.visibleRegion().isEmpty());
    m_window->resize(m_window->minimumSize());
    QCoreApplication::processEvents();
    const QRect small(bar.mapTo(m_window, QPoint()), bar.size());
    QVERIFY(place().contains(small));
  }

  // Whatever an algorithm promises can be read whole, however narrow the panel is.
  void promisesAreReadWhole_data() {
    const auto row = testing::columns<QString, QSize>("language", "size");
    for (const char* language : {"en", "zh_CN"})
      for (const QSize size : {QSize(760, 560), QSize(1024, 640), QSize(1280, 800)})
        row(testing::rowName("%s %d", language, size.width()), QString::fromLatin1(language), size);
  }
  void promisesAreReadWhole() {
    FETCH_ALL((QString, language), (QSize, size));
    m_program->applyLanguage(language);
    m_window->resize(size);
    openField(5, 5);  // small enough for those that deepen
    const auto* promise = lab().options().findChild<QLabel*>(u"promise"_s);
    QVERIFY(promise);
    for (const search::AlgorithmInfo& algorithm : search::mapAlgorithms()) {
      grid::RouteOptions options = lab().options().options();
      options.algorithm = algorithm.id;
      setOptions(options);
      QTRY_VERIFY2(promise->height() >= promise->heightForWidth(promise->width()),
                   std::string(algorithm.name).c_str());
    }
    m_program->applyLanguage(u"en"_s);
  }

  // The size of the command line goes before the remembered one, a maximised one included.
  void theWishedSizeWins() {
    m_window->showMaximized();
    m_program->settings().setWindowGeometry(m_window->saveGeometry());
    m_program->setWindowSize(QSize(900, 600));
    Window* other = m_program->newWindow();
    other->show();
    QCOMPARE(other->size(), QSize(900, 600));
    QVERIFY(!other->isMaximized());
  }

 private:
  static constexpr const char* kField = "searchlight-map 1\nsize 3 2\nstart 0 0\ngoal 2 0\ncells\n...\n...\n";

  void setTime(const char* name, const QString& time) {
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::fromString(time, Qt::ISODate), QFileDevice::FileModificationTime));
  }
  // Save, and the question that it asks answered so: all its texts. Empty: nothing was asked.
  QString answerSave(const QString& button) {
    QString asked;
    const testing::WhenOpen<QMessageBox> answer([&](QMessageBox* box) {
      asked = box->text() + u'\n' + box->informativeText();
      for (QAbstractButton* b : box->buttons())
        if (b->text().remove(u'&') == button) return b->click();
      box->reject();
    });
    m_window->commands()[Command::Save]->trigger();
    return asked;
  }
  // The name that Save offers in its dialog, which is then cancelled. Empty: there was none.
  QString offeredBySave() {
    QString name;
    const testing::WhenOpen<QFileDialog> answer([&](QFileDialog* dialog) {
      name = QFileInfo(dialog->selectedFiles().value(0)).fileName();
      dialog->reject();
    });
    m_window->commands()[Command::Save]->trigger();
    return name;
  }
  QByteArray read(const char* name) const {
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
};

SEARCHLIGHT_TEST(WindowFilesTest)
#include "window_files_test.moc"
