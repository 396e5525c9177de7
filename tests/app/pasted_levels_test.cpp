// tests/app/pasted_levels_test.cpp: levels and steps that are pasted: kept, found again, tried from here and from the start; a file's
// own solutions; what one has solved.
#include "app/sokoban/level_saving.h"
#include "tests/app/sokoban_window.h"
#include "tests/app/when_open.h"
#include "tests/test_main.h"
#include "widgets/sokoban/sokoban_book.h"

namespace {

// A corridor with room for the worker on the left, so many squares long.
std::string corridor(int length) {
  const auto free = static_cast<std::size_t>(length);
  return std::string(free + 6, '#') + "\n#@$" + std::string(free, ' ') + ".##\n" +
         std::string(free + 6, '#') + "\n";
}
sokoban::Level levelOf(const std::string& text, const std::string& title = {}) {
  sokoban::Level level = sokoban::readCollection(text, "test").levels.at(0);
  level.title = title;
  return level;
}
QStringList titlesOf(const sokoban::Collection& levels) {
  QStringList out;
  for (const sokoban::Level& level : levels.levels) out << QString::fromStdString(level.title);
  return out;
}
void pasteText(SokobanPage& page, const std::string& text) {
  QMimeData content;
  content.setText(QString::fromStdString(text));
  page.paste(&content);
}

}  // namespace

class PastedLevelsTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void init() { m_dir = std::make_unique<QTemporaryDir>(); }

  void theyJoinThoseBefore() {
    const QString file = m_dir->filePath(u"data/pasted.xsb"_s);  // the folder is made
    QCOMPARE(keepPasted({levelOf(corridor(1), "A"), levelOf(corridor(2), "B")}, file).place, std::size_t{0});
    const PastedLevels kept = keepPasted({levelOf(corridor(3), "C")}, file);
    QCOMPARE(kept.place, std::size_t{2});
    QCOMPARE(titlesOf(kept.levels), u"A B C"_s.split(u' '));
    // An equal board is there once, whatever it is called, and nothing is written for it.
    const FileStamp before = stampOf(file.toStdU16String());
    const PastedLevels again = keepPasted({levelOf(corridor(2), "Other")}, file);
    QCOMPARE(again.place, std::size_t{1});
    QCOMPARE(titlesOf(again.levels), u"A B C"_s.split(u' '));
    QVERIFY(stampOf(file.toStdU16String()) == before);
    const std::string text = readFile(file.toStdU16String(), 1 << 20);
    QVERIFY2(text.starts_with("searchlight-pasted 1\n"), text.c_str());
    QCOMPARE(titlesOf(readLevelFile(text, "file")), u"A B C"_s.split(u' '));
  }

  void theOldestGoBeyondTheBound() {
    const QString file = m_dir->filePath(u"pasted.xsb"_s);
    std::vector<sokoban::Level> many;
    for (int i = 0; i < 40; ++i)
      for (int j = 0; j < 25; ++j) {
        const auto free = static_cast<std::size_t>(i);
        const std::string wall(free + 31, '#');
        many.push_back(levelOf(wall + "\n#@$" + std::string(free, ' ') + "." +
                                   std::string(static_cast<std::size_t>(j), ' ') +
                                   std::string(27 - static_cast<std::size_t>(j), '#') + "\n" + wall + "\n",
                               std::to_string(many.size())));
      }
    QCOMPARE(keepPasted(many, file).levels.levels.size(), PastedLevels::kMost);
    const PastedLevels kept = keepPasted({levelOf("####\n#@*#\n#$.#\n####\n", "last")}, file);
    QCOMPARE(kept.levels.levels.size(), PastedLevels::kMost);
    QCOMPARE(kept.levels.levels.front().title, std::string("1"));
    QCOMPARE(kept.place, PastedLevels::kMost - 1);
  }

  void whatIsNoneOfOursStays_data() {
    const auto row = testing::columns<QByteArray>("text");
    row("a later version", QByteArray("searchlight-pasted 2\n\nwhatever\n"));
    row("no levels", QByteArray("something else\n"));
  }
  void whatIsNoneOfOursStays() {
    QFETCH(const QByteArray, text);
    const std::filesystem::path path = m_dir->filePath(u"pasted.xsb"_s).toStdU16String();
    writeFile(path, text.toStdString());
    QVERIFY_THROWS_EXCEPTION(FormatError,
                             keepPasted({levelOf(corridor(1))}, QString::fromStdU16String(path.u16string())));
    QCOMPARE(readFile(path, 1000), text.toStdString());
  }

  // ---- On the page ---------------------------------------------------------------------------------------------------------------

  // As it stands, or as it began: the game goes on, and nothing joins those that were pasted.
  void whatIsOnTheBoardIsNotPasted() {
    testing::ShownSokoban shown;
    shown.openLevels("#######\n#@ $ .#\n#######\nTitle: Mine\n");
    shown.keys("rr");
    for (const char* text : {"#######\n#  @$.#\n#######\n", "#######\n#@ $ .#\n#######\n"}) {
      pasteText(shown.page(), text);
      QCOMPARE(shown.page().levelName(), u"Mine"_s);
      QCOMPARE(shown.made(), u"rR"_s);
      QVERIFY(!QFile::exists(PastedLevels::file()));
    }
    pasteText(shown.page(), "#######\n# @$ .#\n#######\n");
    QCOMPARE(shown.page().levelsPath(), PastedLevels::file());
  }

  void aPastedLevelIsFoundAgain() {
    testing::ShownSokoban shown;
    pasteText(shown.page(), corridor(2) + "Title: Mine\n");
    QCOMPARE(shown.page().levelName(), u"Mine"_s);
    QCOMPARE(shown.page().levelsPath(), PastedLevels::file());
    shown.page().playLevel(0);
    shown.openLevels("#####\n#@$.#\n#####\nTitle: Another\n");
    const auto choosePasted = [](GalleryDialog* dialog) {
      auto* shelf = dialog->findChild<QListWidget*>();
      const auto found = shelf->findItems(u"Pasted"_s, Qt::MatchExactly);
      QCOMPARE(found.size(), 1);
      shelf->setFocus();
      shelf->setCurrentItem(found.front());
      QTRY_VERIFY(dialog->isSettled());
      QCOMPARE(dialog->findChild<CardList*>()->count(), std::size_t{1});
      QTest::keyClick(dialog->findChild<CardList*>(), Qt::Key_Return);
    };
    {
      const testing::WhenOpen<GalleryDialog> answer(choosePasted);
      shown.window().commands()[Command::New]->trigger();
    }
    QCOMPARE(shown.page().levelName(), u"Mine"_s);
    // At the next start, too: where one was, and on the shelf.
    shown.keys("r");
    shown.openAgain();
    QCOMPARE(shown.page().levelName(), u"Mine"_s);
    shown.action(SokobanCommand::OwnLevels)->trigger();
    {
      const testing::WhenOpen<GalleryDialog> answer(choosePasted);
      shown.window().commands()[Command::New]->trigger();
    }
    QCOMPARE(shown.page().levelName(), u"Mine"_s);
  }

  // What cannot be kept is played all the same, and that is told.
  void whatCannotBeKeptIsPlayed() {
    testing::ShownSokoban shown;
    const std::string later = "searchlight-pasted 9\n";
    QDir().mkpath(QFileInfo(PastedLevels::file()).absolutePath());
    writeFile(PastedLevels::file().toStdU16String(), later);
    pasteText(shown.page(), corridor(2) + "Title: Mine\n");
    QCOMPARE(shown.page().levelName(), u"Mine"_s);
    QVERIFY(testing::contains(shown.page().messageText(), u"later version"_s));
    QCOMPARE(readFile(PastedLevels::file().toStdU16String(), 1000), later);
  }

  // Those that cannot be played are in no gallery: they are told, each with its line, where the others are taken.
  void brokenOnesAmongThemAreTold() {
    testing::ShownSokoban shown;
    const std::string broken = "####\n#$.#\n####\n\n";
    pasteText(shown.page(), broken + corridor(2) + "\n" + broken + broken + broken + broken);
    QCOMPARE(shown.page().levels().levels.size(), std::size_t{1});
    const QStringList told = shown.page().complaint().split(u'\n');
    QCOMPARE(told.size(), 4);
    QVERIFY2(told[0].contains(u"Line 1: "_s) && told[1].contains(u"Line 9: "_s),
             qPrintable(told.join(u'\n')));
    QVERIFY(told[0].size() > u"Level 1 cannot be played. Line 1: "_s.size());
    QVERIFY(told[3].contains(u"2 more"_s));
    pasteText(shown.page(), corridor(3));
    QVERIFY(shown.page().complaint().isEmpty());
    // In a file, where the gallery has all of them, the first is told.
    shown.openLevels(QByteArray::fromStdString(corridor(2) + "\n" + broken + broken));
    const QStringList ofFile = shown.page().complaint().split(u'\n');
    QCOMPARE(ofFile.size(), 2);
    QVERIFY2(ofFile[0].startsWith(u"Level 2 cannot be played. Line "_s) && ofFile[1].contains(u"1 more"_s),
             qPrintable(ofFile.join(u'\n')));
  }

  void stepsAreTriedFromHereAndThenFromTheStart_data() {
    const auto row = testing::columns<QString, QString, QString, QString>("before", "pasted", "made", "told");
    // #@$   .# above a free row.
    row("at the start", "", "rr", "RR", "");
    row("from here", "r", "rr", "RRR", "Played 2 moves from the current position");
    row("from here they solve it", "rrr", "r", "RRRR", "Solved");
    row("from the start only", "dr", "rrd", "RRd", "from the start of the level");
    row("the whole solution, though it could be made from here", "d", "rrrr", "RRRR", "Solved");
    row("a snapshot is of the whole game", "r", "rr*r", "RR", "");
    row("neither", "d", "dd", "d", "counted from the current position, this is step 1.");
  }
  void stepsAreTriedFromHereAndThenFromTheStart() {
    FETCH(const QString, before, pasted, made, told);
    testing::ShownSokoban shown;
    shown.openLevels("########\n#@$   .#\n#      #\n########\n");
    shown.keys(before.toLatin1().constData());
    pasteText(shown.page(), pasted.toStdString());
    shown.settle();
    QCOMPARE(shown.made(), made);
    const QString said = shown.page().messageText() + shown.page().complaint();
    QVERIFY(testing::contains(said, told));
  }

  void aFilesOwnSolutionIsReplayed_data() {
    const auto row =
        testing::columns<QByteArray, bool, QString, QString>("solution", "isOffered", "made", "told");
    row("none", "", false, "", "");
    row("one", "Solution\nRR\n", true, "RR", "Solved with help");
    row("the one with fewer pushes", "Solution\ndlrurlRR\n\nSolution\nRR\n", true, "RR", "");
    row("a wrong one", "Solution\nRuR\n", true, "", "step 2");
  }
  void aFilesOwnSolutionIsReplayed() {
    FETCH_ALL((const QByteArray, solution), (const bool, isOffered), (const QString, made));
    QFETCH(const QString, told);
    testing::ShownSokoban shown;
    shown.openLevels("######\n#@$ .#\n######\nTitle: One\n" + solution);
    QCOMPARE(shown.action(SokobanCommand::FileSolution)->isEnabled(), isOffered);
    if (!isOffered) return;
    shown.action(SokobanCommand::FileSolution)->trigger();
    shown.settle();
    QTRY_COMPARE(shown.made(), made);
    QTRY_VERIFY2((shown.page().messageText() + shown.page().complaint()).contains(told),
                 qPrintable(shown.page().messageText()));
    // It is help: nothing is entered for it.
    QVERIFY(!shown.page().book().best(shown.page().levels().levels[0].board->identity()));
  }

  // What was begun and solved is marked, and the gallery is found as it was left, at the next start, too.
  void theGalleryIsAsItWasLeft() {
    testing::ShownSokoban shown;
    const QByteArray levels =
        "######\n#@$ .#\n######\nTitle: A\n\n#######\n#@$  .#\n#######\nTitle: B\n\n####\n#$.#\n####\n";
    shown.openLevels(levels);
    shown.keys("rr");
    shown.page().playLevel(1);
    shown.keys("r");
    const auto look = [&](const std::function<void(GalleryDialog*)>& at) {
      const testing::WhenOpen<GalleryDialog> answer([&](GalleryDialog* dialog) {
        at(dialog);
        dialog->reject();
      });
      shown.window().commands()[Command::New]->trigger();
    };
    look([](GalleryDialog* dialog) {
      QTRY_VERIFY(dialog->isSettled());
      QStringList labels;
      for (const auto* label : dialog->findChildren<QLabel*>()) labels << label->text();
      QVERIFY2(labels.contains(u"1 of 2 solved by you · 1 in progress · 1 invalid"_s),
               qPrintable(labels.join(u'|')));
      QVERIFY(dialog->view().filter == CardFilter::All && dialog->view().order == CardOrder::AsTheyCome);
      dialog->findChild<QComboBox*>()->setCurrentIndex(static_cast<int>(CardOrder::Name));
      testing::buttonOf(*dialog, u"In progress"_s)->click();
    });
    const auto isSo = [](GalleryDialog* dialog) {
      QTRY_VERIFY(dialog->isSettled());
      QVERIFY(dialog->view().filter == CardFilter::Begun && dialog->view().order == CardOrder::Name);
      QCOMPARE(dialog->findChild<CardList*>()->shown(), std::vector<std::size_t>{1});
    };
    look(isSo);
    shown.page().playLevel(0);  // the begun game is left
    look(isSo);
    shown.openAgain();
    shown.openLevels(levels);
    look(isSo);
  }

  void statisticsTellWhatIsSolved() {
    testing::ShownSokoban shown;
    shown.openLevels(
        "Title: Two\n\n######\n#@$ .#\n######\nTitle: One\nPushes: 2\n\n#######\n#@$  .#\n#######\n");
    shown.keys("rr");
    QStringList row;
    const testing::WhenOpen<StatisticsDialog> answer([&](StatisticsDialog* dialog) {
      const auto* model = dialog->findChild<QTableView*>()->model();
      for (int i = 0; i < model->rowCount(); ++i)
        if (model->index(i, 0).data().toString() == "Two"_L1)
          for (int c = 0; c + 1 < model->columnCount(); ++c) row << model->index(i, c).data().toString();
      dialog->reject();
    });
    for (QAction* a : shown.window().actions())
      if (a->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_I)) a->trigger();
    QCOMPARE(row, u"Two|1 of 2|2|2|1|1"_s.split(u'|'));
  }

 private:
  std::unique_ptr<QTemporaryDir> m_dir;
};

SEARCHLIGHT_TEST(PastedLevelsTest)
#include "pasted_levels_test.moc"
