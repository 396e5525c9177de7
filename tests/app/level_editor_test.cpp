// tests/app/level_editor_test.cpp: a level of one's own, from the command to the game and to a file, by real hands and keys.
#include "app/sokoban/level_editor.h"

#include "app/game/drawing_desk.h"
#include "app/sokoban/level_saving.h"
#include "app/sokoban/sokoban_page.h"
#include "tests/app/editor_hands.h"
#include "tests/app/program_window.h"
#include "tests/test_main.h"

using testing::WhenOpen;

namespace {

using DrawnRows = std::vector<std::string>;
const DrawnRows kDrawnCorridor{"#####", "#@$.#", "#####"};

struct LevelHands : testing::EditorHands<LevelEditor> {
  DrawnRows rows() const { return editor->draft().rows(); }
  void type(const char* letters) const { QTest::keyClicks(&view(), QString::fromLatin1(letters)); }
  // kDrawnCorridor, from nothing.
  void drawCorridor() const {
    menu("An empty board")->trigger();
    size(5, 3);
    menu("Walled room")->trigger();
    tool("Worker");
    click({1, 1});
    tool("Box");
    click({2, 1});
    tool("Goal");
    click({3, 1});
  }
};

}  // namespace

class LevelEditorTest : public QObject, testing::PageWindow<SokobanPage> {
  Q_OBJECT

  // Draws until the editor is closed.
  void edit(const std::function<void(const LevelHands&)>& drawing) {
    testing::drawWith(*m_window, page().action(GameCommand::Draw), drawing);
  }

 private Q_SLOTS:
  void init() { open(); }
  void cleanup() { close(); }

  void handsDraw() {
    edit([&](const LevelHands& h) {
      h.drawCorridor();
      QVERIFY(h.rows() == kDrawnCorridor);
      h.settle();
      QVERIFY(testing::contains(h.note(), u"1 move, 1 push; no solution has fewer pushes"_s));
      QVERIFY(h.says("1 box, 1 goal"));
      // A press where it is already takes it away, the other button takes everything.
      h.click({3, 1});
      QVERIFY(h.rows()[1] == "#@$ #");
      QVERIFY(testing::contains(h.note(), u"1 box, but no goals"_s));
      QVERIFY(!h.button<QPushButton>("Try it")->isEnabled());
      h.drag({1, 1}, {3, 1}, Qt::RightButton);
      QVERIFY(h.rows()[1] == "#   #");
      QTest::keyClick(h.editor, Qt::Key_Z, Qt::ControlModifier);
      QTest::keyClick(h.editor, Qt::Key_Z, Qt::ControlModifier);
      QVERIFY(h.rows() == kDrawnCorridor);
      QTest::keyClick(h.editor, Qt::Key_Y, Qt::ControlModifier);
      QVERIFY(h.rows()[1] == "#@$ #");
      // One drag is one edit, however far, and leaves no holes.
      h.size(20, 9);
      h.tool("Wall");
      h.drag({0, 8}, {19, 3});
      int walls = 0;
      for (int x = 0; x < 20; ++x)
        for (int y = 3; y < 9; ++y) walls += h.editor->draft().isWall({x, y});
      QCOMPARE(walls, 20);
      QTest::keyClick(h.editor, Qt::Key_Z, Qt::ControlModifier);
      QVERIFY(!h.editor->draft().isWall({19, 3}));
    });
  }

  void keysDrawAlone() {
    edit([&](const LevelHands& h) {
      h.menu("An empty board")->trigger();
      h.size(5, 3);
      h.view().setCursorCell({0, 0});
      h.key(Qt::Key_W);
      const auto send = [&](QEvent::Type type, Qt::Key key, Qt::KeyboardModifiers with) {
        QKeyEvent event(type, key, with);
        QApplication::sendEvent(&h.view(), &event);
      };
      const auto go = [&](Qt::Key key, int times) {  // Shift is held
        for (int i = 0; i < times; ++i) {
          send(QEvent::KeyPress, key, Qt::ShiftModifier);
          send(QEvent::KeyRelease, key, Qt::ShiftModifier);
        }
      };
      send(QEvent::KeyPress, Qt::Key_Shift, Qt::ShiftModifier);
      go(Qt::Key_Right, 4);
      go(Qt::Key_Down, 2);
      go(Qt::Key_Left, 4);
      go(Qt::Key_Up, 1);
      send(QEvent::KeyRelease, Qt::Key_Shift, {});
      QVERIFY(h.rows() == DrawnRows({"#####", "#   #", "#####"}));
      h.key(Qt::Key_Right);
      h.key(Qt::Key_P);
      h.key(Qt::Key_Space);
      h.key(Qt::Key_Right);
      h.key(Qt::Key_4);
      h.key(Qt::Key_Return);
      h.key(Qt::Key_Right);
      h.type(".");
      QVERIFY(h.rows() == kDrawnCorridor);
      h.key(Qt::Key_Delete);
      QVERIFY(h.rows()[1] == "#@$ #");
      // Shift and arrows were one edit.
      for (int i = 0; i < 4; ++i) QTest::keyClick(h.editor, Qt::Key_Z, Qt::ControlModifier);
      QVERIFY(h.rows() == DrawnRows({"#####", "#   #", "#####"}));
      QTest::keyClick(h.editor, Qt::Key_Z, Qt::ControlModifier);
      QVERIFY(h.editor->draft().isEmpty());
    });
  }

  // What is chosen for the page's boards holds for a drawing, also where the editor was there before.
  void aDrawingLooksAsThePagesBoardsDo() {
    QAction* plain = page().action(HandCommand::PlainLook);
    const auto picture = [this] {
      QImage shown;
      edit([&](const LevelHands& h) { shown = h.view().grab().toImage(); });
      return shown;
    };
    const QImage crafted = picture();
    plain->trigger();
    QVERIFY(picture() != crafted);
    plain->trigger();
    QVERIFY(picture() == crafted);
  }

  void itSaysWhatIsWrongAndMarksIt() {
    edit([&](const LevelHands& h) {
      h.drawCorridor();
      h.tool("Wall");
      h.click({4, 1});  // a hole
      QVERIFY(testing::contains(h.note(), u"The walls have a gap: column 4, row 1."_s));
      const QImage holed = h.view().grab().toImage();
      const QPoint corner = h.view().pixels().rectOf({4, 1}).topLeft().toPoint() + QPoint(1, 1);
      h.click({4, 1});
      const QImage whole = h.view().grab().toImage();
      QVERIFY(holed.pixelColor(corner) != whole.pixelColor(corner));
      h.tool("Floor");
      h.click({1, 1});
      QVERIFY(testing::contains(h.note(), u"There is no worker."_s));
      // Dead, and proven so.
      h.menu("An empty board")->trigger();
      h.size(6, 4);
      h.menu("Walled room")->trigger();
      h.view().setCursorCell({1, 1});
      h.type("$");
      h.view().setCursorCell({2, 2});
      h.type("@");
      h.view().setCursorCell({4, 2});
      h.type(".");
      h.settle();
      QVERIFY(testing::contains(h.note(), u"Unsolvable"_s));
    });
  }

  void lookingForASolutionKeepsToTheProgramsMemory() {
    page().host().memory->setTotal(1);
    edit([](const LevelHands& hands) {
      hands.drawCorridor();
      hands.settle();
      QVERIFY(testing::contains(hands.note(), u"within the time and memory limits"_s));
    });
  }

  void itIsTurnedCroppedAndShifted() {
    edit([&](const LevelHands& h) {
      h.drawCorridor();
      h.menu("Turn right")->trigger();
      QVERIFY(h.rows() == DrawnRows({"###", "#@#", "#$#", "#.#", "###"}));
      h.menu("Turn left")->trigger();
      h.menu("Mirror left and right")->trigger();
      QVERIFY(h.rows()[1] == "#.$@#");
      h.menu("Shift to the right")->trigger();  // no room
      QVERIFY(h.rows()[1] == "#.$@#");
      QVERIFY(h.says("There is no free space on that side"));
      h.size(7, 4);
      QTest::keyClick(&h.view(), Qt::Key_Right, Qt::ControlModifier);
      QVERIFY(h.rows()[1] == " #.$@# ");
      h.menu("Crop to drawing")->trigger();
      QVERIFY(h.rows()[1] == "#.$@#");
      QCOMPARE(h.editor->draft().height(), 3);
    });
  }

  // A drawing of 255 x 255 scrolls, and the keyboard's cell is kept in sight.
  void theLargestScrolls() {
    edit([&](const LevelHands& h) {
      h.size(255, 255);
      QCOMPARE(h.editor->draft().width(), 255);
      h.view().setCursorCell({254, 254});
      const QRect seen = h.view().visibleRegion().boundingRect();
      QVERIFY(seen.contains(h.view().pixels().rectOf({254, 254}).center().toPoint()));
      h.click({254, 254});
      QVERIFY(h.editor->draft().isWall({254, 254}));
      h.size(2, 2);
      QCOMPARE(h.editor->draft().height(), 2);
    });
  }

  // Its copy can be read, and so can its set-up.
  void theLargestIsCopied() {
    edit([&](const LevelHands& h) {
      h.size(255, 255);
      h.menu("Walled room")->trigger();
      const QDir copies(path("autosave"));
      const auto files = [&] { return copies.entryList({u"*.searchlight"_s}, QDir::Files); };
      QTRY_COMPARE(files().size(), 1);
      const std::string* drawing = nullptr;
      setup::SetUp copy;
      QTRY_VERIFY((copy = setup::readFile(copies.filePath(files().front()).toStdU16String()),
                   (drawing = copy.view.find("drawing")) && *drawing == page().desk().text()));
    });
  }

  void itIsTriedAndDrawnOn() {
    edit([&](const LevelHands& h) {
      h.drawCorridor();
      h.editor->findChildren<QLineEdit*>()[0]->setText(u"Mine"_s);
      h.button<QPushButton>("Try it")->click();
    });
    QVERIFY(page().game().opening().board == *sokoban::LevelDraft(kDrawnCorridor).board());
    QCOMPARE(page().levelName(), u"Mine"_s);
    QVERIFY(page().desk().hasDrawing());
    QTest::keyClick(&page().board(), Qt::Key_Right);
    QVERIFY(page().game().isSolved());
    // It goes on where it was, with its history.
    edit([&](const LevelHands& h) {
      QVERIFY(h.rows() == kDrawnCorridor);
      QTest::keyClick(h.editor, Qt::Key_Z, Qt::ControlModifier);
      QVERIFY(h.rows()[1] == "#@$ #");
      testing::Answer discard(u"Discard"_s);
      h.button<QPushButton>("Close")->click();
      QVERIFY(!h.editor->isVisible());
    });
    QVERIFY(!page().desk().hasDrawing());
  }

  void aDrawingIsKeptInTheSetUp() {
    setup::SetUp kept;
    edit([&](const LevelHands& h) {
      h.drawCorridor();
      h.editor->findChildren<QLineEdit*>()[1]->setText(u"Me"_s);
      kept = page().snapshot()();
    });
    QVERIFY(!page().desk().hasDrawing());
    QVERIFY(page().takeSetUp(kept, u"kept"_s, SetUpFrom::Recovery).isTaken());
    QVERIFY(page().hasUnsavedWork());
    edit([&](const LevelHands& h) {
      QVERIFY(h.says("Your unfinished drawing has been restored"));
      QVERIFY(h.rows() == kDrawnCorridor);
      QCOMPARE(h.editor->findChildren<QLineEdit*>()[1]->text(), u"Me"_s);
      QVERIFY(h.editor->isUnsaved());
    });
    setup::SetUp broken = page().snapshot()();
    broken.view.set("drawing", "board\n#x\n");
    QVERIFY(page().takeSetUp(broken, u"kept"_s, SetUpFrom::Recovery).hasFailed());
  }

  // Opening a set-up is about a game; the drawing goes only for another one, and is asked about.
  void aSetUpLeavesTheDrawing() {
    setup::SetUp other;
    edit([&](const LevelHands& h) {
      h.drawCorridor();
      other = page().snapshot()();
    });
    const setup::SetUp plain = page().snapshot()();
    const DrawnRows mine{"######", "#@$ .#", "######"};
    page().desk().take({"Mine", {}, sokoban::LevelDraft(mine)});
    QVERIFY(page().takeSetUp(plain, u"plain"_s, SetUpFrom::File).isTaken());
    QVERIFY(page().desk().hasDrawing());
    for (const char* answer : {"Keep it", "Discard"}) {
      testing::Answer box(QString::fromLatin1(answer));
      QVERIFY(page().takeSetUp(other, u"other"_s, SetUpFrom::File).isTaken());
      edit([&](const LevelHands& h) {
        QVERIFY(h.rows() == (QLatin1String(answer) == "Discard"_L1 ? DrawnRows(kDrawnCorridor) : mine));
        h.button<QPushButton>("Try it")->click();
      });
    }
  }

  void textGoesInAndOut() {
    edit([&](const LevelHands& h) {
      h.drawCorridor();
      h.editor->findChildren<QLineEdit*>()[0]->setText(u"Mine"_s);
      QTest::keyClick(&h.view(), Qt::Key_C, Qt::ControlModifier);
      QCOMPARE(QApplication::clipboard()->text(), u"#####\n#@$.#\n#####\nTitle: Mine\n"_s);
      // A broken level is what an editor is for.
      QApplication::clipboard()->setText(u"#####\n#@$.\n#####\n"_s);
      QTest::keyClick(&h.view(), Qt::Key_V, Qt::ControlModifier);
      QVERIFY(h.rows() == DrawnRows({"#####", "#@$. ", "#####"}));
      QApplication::clipboard()->setText(u"hello"_s);
      QTest::keyClick(&h.view(), Qt::Key_V, Qt::ControlModifier);
      QVERIFY(h.says("no levels found"));
      QVERIFY(h.rows() == DrawnRows({"#####", "#@$. ", "#####"}));
    });
  }

  // ---- Files ----

  void levelsAreAddedAndReplacedAndNothingIsLost() {
    sokoban::Level level;
    level.board = sokoban::LevelDraft(kDrawnCorridor).board();
    level.title = "Mine";
    const QString file = path("own.xsb");
    LevelFile(file).add({level}, "My levels");
    QCOMPARE(read(file), QByteArray("Title: My levels\n\n#####\n#@$.#\n#####\nTitle: Mine\n"));
    const QByteArray old =
        "; odd\n\n####\n# $.\n####\n:: for people only\n\n; 2\n######\n#@ $.#\n######\n; end";
    writeTo(file, old);
    LevelFile(file).add({level});
    QVERIFY(read(file).startsWith(old));
    LevelFile three(file);
    QCOMPARE(three.collection().levels.size(), std::size_t{3});
    QVERIFY(!three.levelOfTitle("Yours"));
    level.board = sokoban::LevelDraft(DrawnRows{"#####", "#.$@#", "#####", "#####"}).board();
    three.replace(*three.levelOfTitle("Mine"), level);
    const LevelFile now(file);
    QCOMPARE(now.collection().levels.size(), std::size_t{3});
    QVERIFY(now.collection().levels[2].board == level.board);
    QVERIFY(!now.collection().levels[0].board);
    // Somebody else has written it since.
    LevelFile stale(file);
    writeTo(file, old + "\n\n#####\n#@$.#\n#####\n");
    const QByteArray theirs = read(file);
    QVERIFY_THROWS_EXCEPTION(std::exception, stale.add({level}));
    QCOMPARE(read(file), theirs);
  }
  void otherFormsAreLeftAlone() {
    sokoban::Level level;
    level.board = sokoban::LevelDraft(kDrawnCorridor).board();
    for (const QByteArray& text :
         {QByteArray("<SokobanLevels><LevelCollection><Level><L>#####</L><L>#@$.#</L><L>#####</L></Level>"
                     "</LevelCollection></SokobanLevels>"),
          QByteArray("hello\n"), QByteArray("3 4\nWWWW\nWSBW\nWWWW\n")}) {
      const QString file = path("other.txt");
      writeTo(file, text);
      QVERIFY_THROWS_EXCEPTION(std::exception, LevelFile(file).add({level}));
      QCOMPARE(read(file), text);
    }
    // Nor is a level of theirs replaced: the file would be another thing under the same name.
    const QString file = path("other.slc");
    const QByteArray text =
        "<SokobanLevels><LevelCollection><Level Id=\"Mine\"><L>#####</L><L>#@$.#</L><L>#####</L></Level>"
        "</LevelCollection></SokobanLevels>";
    writeTo(file, text);
    LevelFile other(file);
    QVERIFY(other.levelOfTitle("Mine"));
    level.title = "Mine";
    QVERIFY_THROWS_EXCEPTION(std::exception, other.replace(0, level));
    QCOMPARE(read(file), text);
    // What was dropped when it was read would be lost.
    const QByteArray dropped =
        "######\n#@$ .#\n######\nTitle: Mine\n\n######\n#@$ .#\n######\nSolution\nRl\n";
    writeTo(file, dropped);
    QVERIFY_THROWS_EXCEPTION(std::exception, LevelFile(file).replace(0, level));
    QCOMPARE(read(file), dropped);
  }

  void itIsSavedByHand() {
    const QString file = path("mine.xsb");
    for (int round = 0; round < 2; ++round)
      edit([&](const LevelHands& h) {
        QVERIFY(!h.editor->isUnsaved());
        h.editor->findChildren<QLineEdit*>()[0]->setText(u"Mine"_s);
        QVERIFY(h.editor->isUnsaved());  // a title is lost like a wall
        h.drawCorridor();
        QVERIFY(h.editor->isUnsaved());
        std::optional<testing::Answer> question;
        const WhenOpen<QFileDialog> where([&](QFileDialog* dialog) {
          question.emplace(u"to the end"_s);
          dialog->findChild<QLineEdit*>()->setText(file);
          static_cast<QDialog*>(dialog)->accept();
        });
        QTest::keyClick(&h.view(), Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(!h.editor->isUnsaved());
        QVERIFY(h.says("Saved in mine.xsb."));
        h.button<QPushButton>("Close")->click();  // nothing is asked
        QVERIFY(!h.editor->isVisible());
      });
    QCOMPARE(LevelFile(file).collection().levels.size(), std::size_t{2});
  }

  // What is no level yet goes into a set-up, and whoever opens that draws on.
  void anUnfinishedDrawingIsSavedByHand() {
    const QString file = path("unfinished.searchlight");
    DrawnRows drawn;
    edit([&](const LevelHands& h) {
      h.menu("An empty board")->trigger();
      auto* save = h.button<QPushButton>("Save…");
      QVERIFY(!save->isEnabled());  // there is nothing
      h.size(5, 3);
      h.menu("Walled room")->trigger();
      h.tool("Box");
      h.click({2, 1});
      h.editor->findChildren<QLineEdit*>()[0]->setText(u"Not yet"_s);
      QVERIFY(!h.button<QPushButton>("Try it")->isEnabled());
      QVERIFY(save->isEnabled());
      drawn = h.rows();
      enum How { GivenUp, NotWritten, Saved };
      for (const How how : {GivenUp, NotWritten, Saved}) {
        QVERIFY(QDir().mkpath(path("gone")));
        const WhenOpen<QFileDialog> where([&](QFileDialog* dialog) {
          dialog->findChild<QLineEdit*>()->setText(how == Saved ? file : path("gone/unfinished.searchlight"));
          how == GivenUp ? dialog->reject() : static_cast<QDialog*>(dialog)->accept();
          QVERIFY(QDir(path("gone")).removeRecursively());
        });
        save->click();
        QCOMPARE(h.editor->isUnsaved(), how != Saved);
        QCOMPARE(h.says("No such file or directory"), how == NotWritten);  // not behind the editor
      }
      QCOMPARE(page().complaint(), QString());
      QVERIFY(h.says("Saved as a workspace"));
      h.button<QPushButton>("Close")->click();  // nothing is asked
      QVERIFY(!h.editor->isVisible());
    });
    QVERIFY(!page().desk().hasDrawing());
    QVERIFY2(m_window->openFile(file), qPrintable(page().messageText()));
    QVERIFY(page().desk().hasDrawing());
    edit([&](const LevelHands& h) {
      QVERIFY(h.rows() == drawn);
      QCOMPARE(h.editor->findChildren<QLineEdit*>()[0]->text(), u"Not yet"_s);
    });
  }
};

SEARCHLIGHT_TEST(LevelEditorTest)
#include "level_editor_test.moc"
