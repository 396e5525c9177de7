// tests/app/written_later_page_test.cpp: what a later version of the program has written is refused, told once, and left as it is,
// whatever this one does beside it (core/text/failure.h).
#include "core/klotski/catalogue.h"
#include "tests/app/written_files.h"
#include "tests/test_main.h"
#include "widgets/klotski/best_book.h"
#include "widgets/lines/score_book.h"
#include "widgets/sokoban/sokoban_book.h"

class WrittenLaterPageTest : public QObject, testing::WrittenFiles {
  Q_OBJECT

 private Q_SLOTS:
  void init() { begin(); }
  void cleanup() { end(); }

  void filesOfALaterVersionAreRefused_data() {
    const auto row = testing::columns<QString, QByteArray>("name", "text");
    row("a.lines", "searchlight-lines 3\nwhatever\n");
    row("a.klotski", "searchlight-klotski 3\nwhatever\n");
    row("a.sokoban", "searchlight-sokoban 2\nwhatever\n");
    row("b.klotski", "searchlight-layout 2\nwhatever\n");
    row("a.slmap", "searchlight-map 3\nwhatever\n");
    row("a.searchlight", R"({"searchlight": 2, "page": "lines"})");
    row("b.searchlight",
        R"({"searchlight": 1, "page": "lines", "board": {"rows": ["searchlight-lines 3", "x"]}})");
  }
  void filesOfALaterVersionAreRefused() {
    FETCH_ALL((QString, name), (QByteArray, text));
    const QString file = m_dir->filePath(name);
    writeTo(file, text);
    open();
    QVERIFY(!m_window->openFile(file));
    const QString told = m_window->page().messageText();
    QVERIFY2(told.contains(name) && told.contains(u"a later version of Searchlight"_s), qPrintable(told));
    QCOMPARE(read(file), text);
  }

  // They stay where they are, are told once, and what this program keeps comes beside them.
  void keptThingsOfALaterVersionStay_data() {
    const auto rows = testing::columns<QString, QString>("page", "file");
    const auto row = [&](const char* page, const char* file) { rows(file, page, file); };
    row("lines", "lines-games/later.lines");
    row("klotski", "klotski-games/later.klotski");
    row("klotski", "klotski-drawings/later.layout");
    row("sokoban", "sokoban-games/later.sokoban");
    row("sokoban", "sokoban-drawings/later.level");
  }
  void keptThingsOfALaterVersionStay() {
    FETCH(QString, page, file);
    const QString name = QFileInfo(file).suffix();
    const QByteArray text = "searchlight-" + name.toLatin1() + " 9\nwhatever\n";
    const QString older = QString(file).replace(u"later."_s, u"kept."_s);
    writeTo(userData(file), text);
    writeTo(userData(older), read(appFormats(u"data/"_s + older)));
    QFile kept(userData(older));  // the later version's is looked at first
    QVERIFY(kept.open(QIODevice::ReadWrite));
    QVERIFY(kept.setFileTime(QDateTime::currentDateTime().addDays(-1), QFileDevice::FileModificationTime));
    kept.close();
    open(qPrintable(page));
    const QString told = m_window->page().messageText();
    QVERIFY(testing::contains(told, u"a later version of Searchlight"_s));
    QVERIFY2(!told.contains(u".taken"_s), qPrintable(told));
    QVERIFY(!QFile::exists(userData(older)));  // which is shown
    Window* first = m_window;
    open(qPrintable(page));
    QVERIFY2(!m_window->page().messageText().contains(u"later version"_s),
             qPrintable(m_window->page().messageText()));
    QVERIFY(m_window->close());
    m_window = nullptr;
    QVERIFY(first->close());
    m_program.reset();
    QCOMPARE(read(userData(file)), text);
    QVERIFY(!filesBelow(userData()).contains(file + u".taken"_s));
  }

  void aLeftGameOfALaterVersionStays() {
    const QString file = u"sokoban-levels/0e221a42add3c16b41508c00cd861bba07f37aeb-later.sokoban"_s;
    const QByteArray text = "searchlight-sokoban 2\nwhatever\n";
    writeTo(userData(file), text);
    open(SokobanPage::kId);
    writeTo(path("levels.xsb"), "########\n#      #\n# .$$. #\n#  @   #\n########\n\n#####\n#@$.#\n#####\n");
    QVERIFY(m_window->openFile(path("levels.xsb")));
    QVERIFY(testing::contains(sokobanPage().messageText(), u"later version"_s));
    QCOMPARE(sokobanPage().game().tally().moves, 0u);
    sokobanPage().play({Direction::Right});
    sokobanPage().playLevel(1);
    sokobanPage().playLevel(0);
    QCOMPARE(sokobanPage().game().tally().moves, 1u);  // ours, which was left last
    sokobanPage().playLevel(1);
    m_program.reset();
    m_window = nullptr;
    QCOMPARE(read(userData(file)), text);
  }

  void copiesOfALaterVersionStay_data() {
    const auto row = testing::columns<QByteArray>("text");
    row("set-up", QByteArray(R"({"searchlight": 2, "page": "lines"})"));
    row("its board",
        QByteArray(
            R"({"searchlight": 1, "page": "lines", "board": {"rows": ["searchlight-lines 3", "x"]}})"));
    row("its drawing",
        QByteArray(
            R"({"searchlight": 1, "page": "sokoban", "view": {"drawing": "searchlight-level 2\nx"}})"));
    row("its page", QByteArray(R"({"searchlight": 1, "page": "moon"})"));
  }
  void copiesOfALaterVersionStay() {
    QFETCH(QByteArray, text);
    const QString file = path("autosave/sitting_lines.searchlight");
    writeTo(file, text);
    openProgram();
    QVERIFY(!m_program->recoverAbandoned());
    open(LinesPage::kId);
    QSignalSpy spoke(&m_window->page(), &Page::spoke);
    for (int i = 0; i < 2; ++i) m_program->tellOfUnreadable(*m_window);
    QCOMPARE(spoke.count(), 1);
    const QString told = spoke[0][0].toString();
    QVERIFY2(told.contains(u"later version"_s) && told.contains(file), qPrintable(told));
    m_program.reset();
    m_window = nullptr;
    QCOMPARE(read(file), text);
    QCOMPARE(QDir(path("autosave")).entryList(QDir::Files), QStringList{u"sitting_lines.searchlight"_s});
  }

  // Nor does a window that closes leave a copy of what such a book has not taken.
  void aBookOfALaterVersionLetsTheWindowClose() {
    writeTo(userData(u"sokoban-best.json"_s), "{\"searchlight-sokoban-best\": 2}\n");
    open(SokobanPage::kId);
    writeTo(path("levels.xsb"), "#####\n#@$.#\n#####\n\n######\n#@$ .#\n######\n");
    QVERIFY(m_window->openFile(path("levels.xsb")));
    sokobanPage().play({Direction::Right});
    QVERIFY(sokobanPage().game().isSolved());
    sokobanPage().playLevel(1);
    sokobanPage().play({Direction::Right});
    QVERIFY(m_window->close());
    m_window = nullptr;
    m_program.reset();
    QCOMPARE(QDir(userData(u"sokoban-games"_s)).entryList(QDir::Files).size(), 1);
    openProgram();
    QVERIFY(!m_program->recoverAbandoned());
  }

  // What this run enters is known as long as it goes on, and nothing is written.
  void booksOfALaterVersionStay_data() {
    testing::eachOf("name", {"lines-scores", "klotski-best", "sokoban-best"});
  }
  void booksOfALaterVersionStay() {
    QFETCH(QString, name);
    const QString file = userData(name + u".json"_s);
    const QByteArray text = "{\"searchlight-" + name.toLatin1() + "\": 2, \"whatever\": []}\n";
    writeTo(file, text);
    QStringList told;
    QString complaint;
    const klotski::Board board = klotski::boardOf(*klotski::entryByName("横刀立马"));
    if (name == "lines-scores"_L1) {
      ScoreBook book(file);
      ScoreBook::Entry entry;
      entry.score = 5;
      told << book.complaint();
      for (int i = 0; i < 2; ++i, told << complaint)
        QCOMPARE(book.enter({}, entry, 5, 5, &complaint), std::optional(1 + i));
      QCOMPARE(book.best({}).size(), std::size_t{2});
    } else if (name == "klotski-best"_L1) {
      BestBook book(file);
      told << book.complaint();
      for (std::uint32_t i = 0; i < 2; ++i, told << complaint)
        QVERIFY(book.enter(board, {90 - i, 95 - i, 120}, &complaint));
      QCOMPARE(book.best(board)->best.moves, 89u);
    } else {
      SokobanBook book(file);
      told << book.complaint();
      for (int i = 0; i < 2; ++i, told << complaint)
        book.enter("1x3:.$@", {{Direction::Right, true}}, &complaint);
      QCOMPARE(book.best("1x3:.$@")->games, std::uint64_t{2});
      QVERIFY(!book.writeUnwritten());  // no window waits for it
    }
    for (int i = 0; i < 2; ++i)
      QVERIFY2(told[i].contains(name) && told[i].contains(u"later version"_s), qPrintable(told[i]));
    QCOMPARE(told[2], QString());  // not with every result
    QCOMPARE(read(file), text);
    QCOMPARE(filesBelow(userData()).size(), std::size_t{1});  // nothing beside it
  }
};

SEARCHLIGHT_TEST(WrittenLaterPageTest)
#include "written_later_page_test.moc"
