// tests/app/window_left_test.cpp: games that were left: the menu, the dialog, the offer of a kept one, and what a crash leaves.
#include "app/game/editor_frame.h"
#include "app/klotski/klotski_page.h"
#include "tests/app/toy_window.h"
#include "tests/app/when_open.h"
#include "tests/failing_calls.h"
#include "tests/test_main.h"

using toy::ToyPage;

class WindowLeftTest : public QObject, testing::ToyWindow {
  Q_OBJECT

  QMenu* menu() {
    for (QAction* action : m_window->menuBar()->actions().front()->menu()->actions())
      if (action->menu() && plainText(action->text()) == "Unfinished games"_L1) return action->menu();
    qFatal("there is no such menu");
  }
  // What is left, the newest first, as the menu has it when it has been open for a moment; of so many, which are written on
  // a thread.
  QList<QAction*> left(int count) {
    QList<QAction*> games;
    for (int i = 0; i < 500; ++i) {
      Q_EMIT menu()->aboutToShow();
      const auto* reader = m_window->findChild<LeftMenu*>();
      for (int k = 0; k < 500 && reader->isReading(); ++k) QTest::qWait(10);
      games.clear();
      for (QAction* action : menu()->actions())
        if (action->isEnabled() && !action->isSeparator() && !isAll(action)) games << action;
      if (games.size() == count) return games;
      QTest::qWait(10);
    }
    // Else a wrong number would cost its wait each time, and nobody would see why.
    QTest::qFail(qPrintable(u"%1 are left, not %2"_s.arg(games.size()).arg(count)), __FILE__, __LINE__);
    return games;
  }
  static bool isAll(const QAction* action) { return plainText(action->text()).startsWith("All"_L1); }
  QStringList leftTexts(int count) {
    // What a game is stands in a note that is written behind it.
    QStringList texts;
    const auto isNoted = [](const QString& text) { return text.contains(u"moves:"_s); };
    for (int i = 0; i < 100; ++i) {
      texts.clear();
      for (const QAction* action : left(count)) texts << action->text();
      if (std::ranges::all_of(texts, isNoted)) break;
      QTest::qWait(10);
    }
    return texts;
  }
  void openFile(const char* name) { openAndSettle(path(name)); }
  void askAll(int count, const std::function<void(LeftDialog*)>& answer) {
    left(count);
    const testing::WhenOpen<LeftDialog> open([&](LeftDialog* dialog) {
      answer(dialog);
      if (dialog->isVisible()) dialog->reject();
    });
    for (QAction* action : menu()->actions())
      if (isAll(action)) return action->trigger();
  }
  static QTreeWidget& rows(LeftDialog* dialog, int count) {
    auto* tree = dialog->findChild<QTreeWidget*>(u"left-works"_s);
    for (int i = 0; i < 500 && tree->topLevelItemCount() != count; ++i) QTest::qWait(10);
    return *tree;
  }
  static QPushButton* button(LeftDialog* dialog, const char* text) {
    for (auto* button : dialog->findChildren<QPushButton*>())
      if (plainText(button->text()).startsWith(QLatin1String(text))) return button;
    qFatal("there is no %s", text);
  }

 private Q_SLOTS:
  void init() { open(); }
  void cleanup() { close(); }

  // Chosen it is in front as it was left, and what was there can be gone back to; in the next sitting, too.
  void whatWasLeftIsChosen() {
    QCOMPARE(leftTexts(0), QStringList());
    press(Qt::Key_Right);
    const std::string first = gameText();
    command(Command::New)->trigger();
    const std::string second = gameText();
    command(Command::New)->trigger();
    const std::string third = gameText();
    QStringList texts = leftTexts(2);
    QCOMPARE(texts.size(), 2);
    QVERIFY(testing::startsWith(texts[1], u"Tiles · Toy · moves: 1 · "_s));
    QVERIFY(testing::contains(texts[0], u"moves: 0"_s));
    left(2)[1]->trigger();
    QCOMPARE(gameText(), first);
    texts = leftTexts(2);  // without it, and with the one that it took the place of
    QCOMPARE(texts.size(), 2);
    command(Command::Undo)->trigger();
    QCOMPARE(gameText(), third);
    QVERIFY(m_window->close());
    openProgram();
    QCOMPARE(gameText(), third);
    QCOMPARE(leftTexts(2).size(), 2);
    left(2)[0]->trigger();
    QVERIFY(gameText() == first || gameText() == second);
    command(Command::Undo)->trigger();
    while (gameText() != third && command(Command::Undo)->isEnabled()) command(Command::Undo)->trigger();
    QCOMPARE(gameText(), third);
  }

  // Of a file: after a clean end, too, and it is that file's again.
  void aGameOfAFileIsChosen() {
    write("a.tiles", "123405678");
    openFile("a.tiles");
    press(Qt::Key_Left);
    const std::string played = gameText();
    QVERIFY(m_window->close());
    openProgram();
    const QStringList texts = leftTexts(1);
    QVERIFY2(texts.size() == 1 && texts[0].endsWith(u" · from a.tiles"_s), qPrintable(texts.join(u'\n')));
    left(1)[0]->trigger();
    QCOMPARE(gameText(), played);
    QCOMPARE(m_window->windowFilePath(), path("a.tiles"));
    QVERIFY(m_window->isWindowModified());
    command(Command::Save)->trigger();
    QVERIFY(!m_window->isWindowModified());
    QCOMPARE(leftTexts(0), QStringList());
  }

  // Another game is saved over the file that held it: it is left, and of that file still.
  void aGameThatWasWrittenOver() {
    write("a.tiles", "123405678");
    openFile("a.tiles");
    const std::string opened = gameText();
    command(Command::New)->trigger();
    QCOMPARE(leftTexts(0), QStringList());
    QVERIFY(!toy().save(path("a.tiles"), std::nullopt));
    const QStringList texts = leftTexts(1);
    QVERIFY2(texts.size() == 1 && texts[0].startsWith(u"a.tiles · Toy · moves: 0 · "_s) &&
                 texts[0].endsWith(u" · from a.tiles"_s),
             qPrintable(texts.join(u'\n')));
    left(1)[0]->trigger();
    QCOMPARE(gameText(), opened);
    QVERIFY(m_window->isWindowModified());
  }

  // What is offered is what was done: moves, or work in a set-up of the game that the file has all of.
  void whatIsOfferedIsNamed() {
    write("a.tiles", "123405678");
    openFile("a.tiles");
    watch();
    {
      const testing::FileNamed answer(path("own.searchlight"));
      command(Command::SaveSetUp)->trigger();
    }
    QVERIFY(QFile::exists(path("own.searchlight")));
    (void)toy().workbench().bookmarks().list().addHere();
    command(Command::New)->trigger();
    testing::Answer answer(QMessageBox::Cancel);
    QVERIFY(!m_window->openFile(path("a.tiles")));
    QVERIFY(testing::startsWith(answer.asked, u"A workspace with “a.tiles” has unsaved changes from "_s));
  }

  // A set-up that was changed comes back with its game: its name, its marks, its light, and that it was changed.
  void aChangedSetUpIsChosen() {
    press(Qt::Key_Right);
    watch();
    setup::SetUp setUp = toy().snapshot()();
    setUp.page = ToyPage::kId;
    write("own.searchlight", QByteArray::fromStdString(setup::write(setUp)));
    openFile("own.searchlight");
    (void)toy().workbench().bookmarks().list().addHere();
    const std::string game = gameText();
    command(Command::New)->trigger();
    QVERIFY(m_window->close());
    openProgram();
    // It, and the game in which it was made.
    const QStringList texts = leftTexts(2);
    QCOMPARE(texts.filter(u"from own.searchlight"_s).size(), 1);
    left(2)[0]->trigger();
    settle();
    QCOMPARE(gameText(), game);
    QVERIFY(toy().isWatching());
    QCOMPARE(m_window->windowFilePath(), path("own.searchlight"));
    QVERIFY(m_window->isWindowModified());
    QCOMPARE(toy().workbench().bookmarks().list().bookmarks().size(), std::size_t{1});
    command(Command::Save)->trigger();
    QVERIFY(!m_window->isWindowModified());
    QCOMPARE(setup::readFile(path("own.searchlight").toStdU16String()).bookmarks.size(), std::size_t{1});
  }

  void anyIsForgotten_data() {
    const auto row = testing::columns<bool, bool, int>("isAll", "isSure", "stay");
    row("one", false, true, 2);
    row("one, after all not", false, false, 3);
    row("all", true, true, 0);
    row("all, after all not", true, false, 3);
  }
  void anyIsForgotten() {
    FETCH_ALL((const bool, isAll), (const bool, isSure), (const int, stay));
    press(Qt::Key_Right);
    for (int i = 0; i < 3; ++i) command(Command::New)->trigger();
    const std::string inFront = gameText();
    int there = -1;
    askAll(3, [&](LeftDialog* dialog) {
      QTreeWidget& tree = rows(dialog, 3);
      QCOMPARE(tree.topLevelItemCount(), 3);
      tree.setCurrentItem(tree.topLevelItem(1));
      testing::Answer sure(isSure ? QMessageBox::Discard : QMessageBox::Cancel);
      button(dialog, isAll ? "Delete all" : "Delete")->click();
      there = rows(dialog, stay).topLevelItemCount();
    });
    QCOMPARE(there, stay);
    QCOMPARE(gameText(), inFront);
    QCOMPARE(leftTexts(stay).size(), stay);
  }
  void anyIsOpenedFromTheDialog() {
    press(Qt::Key_Right);
    const std::string first = gameText();
    command(Command::New)->trigger();
    m_window->showPage(u"map-lab"_s);
    askAll(1, [&](LeftDialog* dialog) {
      QTreeWidget& tree = rows(dialog, 1);
      tree.setCurrentItem(tree.topLevelItem(0));
      button(dialog, "Open")->click();
    });
    QCOMPARE(m_window->pageId(), QString::fromLatin1(ToyPage::kId));
    QCOMPARE(gameText(), first);
  }

  // Declined once it is not offered again; it stays among the games left.
  void whatIsDeclinedIsNotOfferedAgain() {
    write("a.tiles", "123405678");
    openFile("a.tiles");
    press(Qt::Key_Left);
    const std::string played = gameText();
    QVERIFY(m_window->close());
    openProgram();
    int asked = 0;
    const auto openAsInTheFile = [&] {
      const testing::WhenOpen<QMessageBox> answer([&](QMessageBox* box) {
        ++asked;
        for (QAbstractButton* button : box->buttons())
          if (box->buttonRole(button) == QMessageBox::DestructiveRole) return button->click();
      });
      openFile("a.tiles");
    };
    openAsInTheFile();
    QCOMPARE(asked, 1);
    QCOMPARE(tiles(), std::string("123405678"));
    command(Command::New)->trigger();
    openAsInTheFile();
    QCOMPARE(asked, 1);
    const QStringList texts = leftTexts(2).filter(u"from a.tiles"_s);
    QCOMPARE(texts.size(), 1);
    left(2)[leftTexts(2).indexOf(texts[0])]->trigger();
    QCOMPARE(gameText(), played);
    // What is played on after that is offered again.
    command(Command::New)->trigger();
    openAsInTheFile();
    QCOMPARE(asked, 2);
  }

  // Nobody can lock what is kept where nothing can be written: it is shown all the same, and stays.
  void aDiskThatCanOnlyBeReadIsRead() {
    press(Qt::Key_Right);
    const std::string game = gameText();
    QVERIFY(m_window->close());
    write("autosave/left.searchlight",
          "{\"searchlight\": 1, \"page\": \"toy\", \"board\": {\"rows\": [\"123405678\"]}}");
    {
      const testing::FailedCall readOnly(testing::FailingCall::Create, EROFS);
      openProgram();
      QCOMPARE(gameText(), game);
      QVERIFY(m_program->recoverAbandoned());
      const Page& back = m_program->windows().back()->page();
      QVERIFY(testing::contains(back.messageText(), u"was restored"_s));
    }
    openProgram();
    QCOMPARE(gameText(), game);
  }

  // An editor that was open, and nothing else: what comes back tells of itself, and nothing was unsaved.
  void anOpenEditorIsNoUnsavedGame() {
    m_window->showPage(QString::fromLatin1(KlotskiPage::kId));
    const auto draw = [](Window* window) {
      const PageParts parts = window->page().parts();
      for (QAction* a : parts.inMenus() + parts.others)
        if (plainText(a->text()).startsWith("Draw"_L1)) return a->trigger();
      QFAIL("there is no editor");
    };
    QDir().mkpath(path("copies"));
    const testing::WhenOpen<EditorFrame> killed([&](EditorFrame* editor) {
      QTest::qWait(900);  // longer than a copy takes to be written
      for (const QFileInfo& copy : QDir(path("autosave")).entryInfoList({u"*.searchlight"_s}))
        QFile::copy(copy.filePath(), path("copies/") + copy.fileName());
      editor->reject();
    });
    draw(m_window);
    m_program.reset();
    QVERIFY(QDir(path("autosave")).removeRecursively());
    QVERIFY(QDir().rename(path("copies"), path("autosave")));
    openProgram();
    if (!m_program->recoverAbandoned()) return;  // there was nothing to be kept
    const QString told = m_program->windows().back()->page().messageText();
    QVERIFY2(!told.contains(u"was restored"_s), qPrintable(told));
  }
};

SEARCHLIGHT_TEST(WindowLeftTest)
#include "window_left_test.moc"
