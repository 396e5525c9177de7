// tests/app/sokoban_files_page_test.cpp: level files and solutions dropped on the window, remembered, and large ones.
#include "app/game/kept_folder.h"
#include "app/sokoban/sokoban_page.h"
#include "core/sokoban/lurd.h"
#include "tests/app/program_window.h"
#include "tests/app/when_open.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"
#include "widgets/game/gallery_dialog.h"

namespace {

// The longest time that the event loop was not free, in milliseconds.
class LongestBlock {
 public:
  LongestBlock() {
    m_clock.start();
    QObject::connect(&m_timer, &QTimer::timeout, [this] { m_most = std::max(m_most, m_clock.restart()); });
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.start(1);
  }
  qint64 most() {
    m_most = std::max(m_most, m_clock.restart());
    return m_most;
  }

 private:
  QElapsedTimer m_clock;
  QTimer m_timer;
  qint64 m_most = 0;
};

}  // namespace

class SokobanFilesPageTest : public QObject, testing::PageWindow<SokobanPage> {
  Q_OBJECT
  void drop(const QMimeData& data) {
    QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_window, &enter);
    QDropEvent event(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_window, &event);
  }

 private Q_SLOTS:
  void init() { open(); }
  void cleanup() { close(); }

  void filesAndStepsAreDropped() {
    const QString path =
        write("a.slc",
              "<SokobanLevels><LevelCollection><Level Id=\"One\"><L>6#</L><L>#@-$.#</L><L>6#</L>"
              "</Level></LevelCollection></SokobanLevels>");
    QMimeData file;
    file.setUrls({QUrl::fromLocalFile(path)});
    drop(file);
    QVERIFY2(page().complaint().isEmpty(), qPrintable(page().complaint()));
    QCOMPARE(page().levelName(), u"One"_s);
    QVERIFY(m_program->settings().recentFiles().contains(path));
    QMimeData steps;
    steps.setText(u"r\u00A0R"_s);
    drop(steps);
    QCOMPARE(sokoban::lurdText(sokoban::stepsMade(page().game())), std::string("rR"));
    QVERIFY(page().game().isSolved());
    // A snapshot stands at its *; what follows was taken back.
    QMimeData snapshot;
    snapshot.setText(u"r*R"_s);
    drop(snapshot);
    QCOMPARE(sokoban::lurdText(sokoban::stepsMade(page().game())), std::string("r"));
    QCOMPARE(sokoban::lurdText(sokoban::stepsAhead(page().game())), std::string("R"));
    QMimeData pulls;
    pulls.setText(u"[lL]"_s);
    drop(pulls);
    QVERIFY(testing::contains(page().complaint(), u"reverse play"_s));
    QMimeData levels;
    levels.setText(u"#######\n#.$ @ #\n#######\nTitle: Dropped\n"_s);
    drop(levels);
    QCOMPARE(page().levelName(), u"Dropped"_s);
    QMimeData wrong;
    wrong.setText(u"uu"_s);
    drop(wrong);
    QVERIFY(testing::contains(page().complaint(), u"there is a wall above the worker"_s));
  }

  // Half a million states are read, and made again, while the window goes on; the figures are told.
  void largeGamesAreReadOnAThread_data() { testing::eachOf("what", {"a game", "a set-up", "kept"}); }
  void largeGamesAreReadOnAThread() {
    QFETCH(QString, what);
    const std::size_t lines = testing::isShortened() ? 500 : 2'500;
    std::string steps, text = "searchlight-sokoban 1\nboard\n########\n#@--$-.#\n########\n\nat " +
                              std::to_string(100 * lines) + "\n";
    for (int i = 0; i < 50; ++i) steps += "rl";
    for (std::size_t i = 0; i < lines; ++i) text += "line " + std::to_string(100 * i) + ' ' + steps + '\n';
    setup::SetUp setUp;
    setUp.page = SokobanPage::kId;
    setUp.board.text = text;
    const QString path = write("large.sokoban", text);
    bool hasGoneOn = false;
    QTimer::singleShot(0, this, [&hasGoneOn] { hasGoneOn = true; });
    LongestBlock block;
    if (what == "kept"_L1) {
      KeptAtClose(u"sokoban-games"_s, sokoban::kGameExtension).keep(text);
      m_window = m_program->newWindow(QString::fromLatin1(SokobanPage::kId));
    } else {
      const Reading taking =
          what == "a set-up"_L1 ? page().takeSetUp(setUp, path, SetUpFrom::File) : page().open(path);
      QVERIFY2(taking.isTaken(), qPrintable(taking.why()));
    }
    QVERIFY(hasGoneOn);
    QCoreApplication::processEvents();
    QCOMPARE(page().game().history().changeCount(), 100 * lines);
    qInfo("%zu states: event loop blocked %lld ms at most", 100 * lines,
          static_cast<long long>(block.most()));
  }

  // What is shown of a title is cut, what is kept of it is not.
  void longTitlesAreCut() {
    const std::string title(100'000, 't'), author(100'000, 'a');
    const QString path = write("long.xsb", "Title: " + title + "\n\n#####\n#@$.#\n#####\nTitle: " + title +
                                               "\nAuthor: " + author + "\n");
    QVERIFY(m_window->openFile(path));
    const QString cut = QString(199, u't') + QChar(0x2026);
    QCOMPARE(page().levelName(), cut);
    QVERIFY(m_window->windowTitle().contains(QString(180, u't')));
    const testing::WhenOpen<GalleryDialog> answer([&](GalleryDialog* dialog) {
      QVERIFY(dialog->windowTitle().endsWith(cut));
      dialog->reject();
    });
    m_window->commands()[Command::New]->trigger();
    for (const QWidget* widget : m_window->findChildren<QWidget*>()) {
      if (const auto* label = qobject_cast<const QLabel*>(widget)) QVERIFY(label->text().size() < 1000);
      QVERIFY(widget->toolTip().size() < 1000 && widget->accessibleName().size() < 1000);
    }
    QVERIFY(m_window->windowTitle().size() < 1000);
    const QString saved = this->path("a.sokoban");
    QVERIFY(!page().save(saved, {}));
    QVERIFY(readFile(saved.toStdU16String(), 1u << 20).find(title) != std::string::npos);
  }

  // A game that somebody left in a file is offered once, where the level has not been begun.
  void snapshotsAreOfferedUntilTheyAreTaken() {
    const QString path =
        write("a.sok",
              "First\n\n#######\n#@ $ .#\n#######\n\nSecond\n\n########\n#@ $  .#\n########\n\n"
              "Savegame\nr*\n\nSnapshot\nrR*R\n\n");
    const auto button = [this] {
      return testing::seenButton(page().workbench().message(), u"Continue from saved position"_s);
    };
    QVERIFY(m_window->openFile(path));
    QVERIFY(!button());
    page().playLevel(1);
    QVERIFY(button());
    QVERIFY(m_window->openFile(path));
    page().playLevel(1);
    QVERIFY(button());
    QCOMPARE(sokoban::lurdText(sokoban::stepsMade(page().game())), std::string());
    QVERIFY(testing::contains(page().messageText(), u"saved position"_s));
    button()->click();
    QCOMPARE(sokoban::lurdText(sokoban::stepsMade(page().game())), std::string("rR"));
    QCOMPARE(sokoban::lurdText(sokoban::stepsAhead(page().game())), std::string("R"));
    page().playLevel(0);
    page().playLevel(1);
    QVERIFY(!button());
    m_window->commands()[Command::Undo]->trigger();
  }

  // Whatever its file is called.
  void whatWasOpenedStaysAtHand() {
    const std::string levels = "#####\n#@$.#\n#####\n";
    QVERIFY(m_window->openFile(write("mine.txt", "Title: Mine\n\n" + levels)));
    QVERIFY(m_window->openFile(write("other.xsb", "Title: Other\n\n" + levels)));
    QCOMPARE(page().levels().title, std::string("Other"));
    const testing::WhenOpen<GalleryDialog> answer([&](GalleryDialog* dialog) {
      const auto* shelf = dialog->findChild<QListWidget*>();
      QStringList names;
      for (int i = 0; i < shelf->count(); ++i) names << shelf->item(i)->text();
      QCOMPARE(names.size(), qsizetype{3});
      QCOMPARE(names.mid(1), (QStringList{u"Other"_s, u"mine.txt"_s}));
      dialog->reject();
    });
    m_window->commands()[Command::New]->trigger();
  }

  // The figures are told; only what is far beyond them fails.
  void manyLevelsOpenAndAreChosenAmong() {
    const int count = testing::isShortened() ? 1'000 : 10'000;
    std::string text = "Title: Many\n\n";
    for (int i = 0; i < count; ++i) {
      std::string row = "#@ $      .#\n";
      row[static_cast<std::size_t>(4 + i % 5)] = i % 2 ? '#' : '.';
      text += "############\n" + row +
              "#  .   $   #\n#          #\n#    #     #\n############\nTitle: Number " +
              std::to_string(i + 1) + "\n\n";
    }
    const QString path = write("many.xsb", text);
    QElapsedTimer clock;
    clock.start();
    qint64 open = 0;
    qint64 openBlock = 0;
    {
      LongestBlock block;
      QVERIFY(m_window->openFile(path));
      QCoreApplication::processEvents();
      open = clock.elapsed();
      openBlock = block.most();
    }
    QCOMPARE(page().levels().levels.size(), static_cast<std::size_t>(count));
    qint64 shown = 0, dialogBlock = 0;
    clock.start();
    LongestBlock block;
    const testing::WhenOpen<GalleryDialog> answer([&](GalleryDialog* dialog) {
      auto* list = dialog->findChild<CardList*>();
      QTRY_VERIFY(!list->picture(0).isNull() && list->isSettled());
      shown = clock.elapsed();
      const auto last = static_cast<std::size_t>(count - 1);
      dialog->findChild<QLineEdit*>()->setText(QString::number(count));
      QTRY_VERIFY(dialog->isSettled());
      QVERIFY(list->shown().size() == 1);
      dialog->findChild<QLineEdit*>()->clear();
      QTRY_VERIFY(dialog->isSettled());
      list->choose(last);
      QTRY_VERIFY(!list->picture(last).isNull());
      dialog->accept();
    });
    m_window->commands()[Command::New]->trigger();
    dialogBlock = block.most();
    QCOMPARE(page().level(), std::optional<std::size_t>(static_cast<std::size_t>(count - 1)));
    qInfo(
        "%d levels: open after %lld ms, event loop blocked %lld ms at most; dialog with pictures after %lld "
        "ms, blocked "
        "%lld ms at most",
        count, static_cast<long long>(open), static_cast<long long>(openBlock), static_cast<long long>(shown),
        static_cast<long long>(dialogBlock));
  }
};

SEARCHLIGHT_TEST(SokobanFilesPageTest)
#include "sokoban_files_page_test.moc"
