// tests/app/sokoban_random_test.cpp: keys, clicks and commands by chance on the whole window, in every state that Sokoban's page can be in.
//
// Whatever was done, the board shows the game, the game is what its steps make, and the next sitting has what this one left.
#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDialog>
#include <QFileDialog>
#include <QMessageBox>
#include <QPointer>
#include <QTimer>
#include <QWheelEvent>
#include <QtTest>
#include <array>
#include <functional>

#include "app/compare/compare_page.h"
#include "app/sokoban/level_desk.h"
#include "core/sokoban/game_text.h"
#include "tests/app/sokoban_window.h"
#include "tests/app/when_open.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::ui;
using C = SokobanCommand;
using HC = HandCommand;

namespace {

const QByteArray kRandomLevels =
    "#########\n###   ###\n##      #\n##*#*#* #\n## #@$ ##\n## # #.##\n#      ##\n#   #  "
    "##\n#########\nTitle: Article\n\n"
    "#######\n#@ $ .#\n#######\nTitle: Corridor\n\n"
    "########\n#  .   #\n# $ $  #\n#  @ $.#\n#   .  #\n########\nTitle: Room\n\n"
    "#####\n#@*.#\n#####\nTitle: Solved\n\n"
    "#####\n#@$ #\n#####\nTitle: Broken\n\n"
    "######\n#@ $ #\n# .  #\n######\nTitle: Hopeless\n";

// Sends events one after the other, from whichever event loop runs: dialogs and menus that they open get theirs.
class Monkey : public QObject {
 public:
  Monkey(Window& window, Random& random) : m_window(window), m_random(random) {}

  void play(int events) {
    m_left = events;
    QEventLoop loop;
    m_done = [&loop] { loop.quit(); };
    QTimer::singleShot(0, this, &Monkey::next);
    loop.exec();
  }

 private:
  bool chance(std::uint32_t oneIn) { return m_random.below(oneIn) == 0; }
  template <class List>
  auto any(const List& list) {
    return list[static_cast<typename List::size_type>(
        m_random.below(static_cast<std::uint32_t>(list.size())))];
  }

  // What is done may not come back before its dialog is closed, so that the next one is due already.
  void next() {
    QWidget* const popup = QApplication::activePopupWidget();
    QWidget* const dialog = QApplication::activeModalWidget();
    if (m_left <= 0 && !popup && !dialog) return m_done();
    QTimer::singleShot(m_random.below(20) == 0 ? 30 : 0, this, &Monkey::next);
    --m_left;
    if (popup) return m_left <= 0 || chance(4) ? static_cast<void>(popup->close()) : key(popup);
    // Who only ever closes what asks about a drawing keeps it for ever.
    if (auto* box = qobject_cast<QMessageBox*>(dialog); box && !box->buttons().isEmpty())
      return any(box->buttons())->click();
    // Files are chosen by other tests.
    if (auto* asked = qobject_cast<QDialog*>(dialog);
        asked && (m_left <= 0 || chance(25) || qobject_cast<QFileDialog*>(dialog)))
      return asked->reject();
    act(dialog ? dialog : &m_window);
  }

  void act(QWidget* root) {
    switch (m_random.below(10)) {
      case 0:
      case 1:
      case 2: {
        QWidget* const focus = QApplication::focusWidget();
        return key(focus && root->isAncestorOf(focus) ? focus : root);
      }
      case 3: return command(root);
      default: return mouse(root);
    }
  }

  void key(QWidget* to) {
    static const QList<Qt::Key> keys{
        Qt::Key_Left, Qt::Key_Right, Qt::Key_Up,     Qt::Key_Down,     Qt::Key_Left,   Qt::Key_Right,
        Qt::Key_Up,   Qt::Key_Down,  Qt::Key_Return, Qt::Key_Escape,   Qt::Key_Space,  Qt::Key_Tab,
        Qt::Key_Home, Qt::Key_End,   Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Delete, Qt::Key_Backspace,
        Qt::Key_Plus, Qt::Key_Minus, Qt::Key_F2,     Qt::Key_F6};
    const Qt::Key pressed =
        chance(3) ? static_cast<Qt::Key>(Qt::Key_A + static_cast<int>(m_random.below(26))) : any(keys);
    const Qt::KeyboardModifiers with = chance(6)                           ? Qt::ShiftModifier
                                       : chance(10) && pressed < Qt::Key_A ? Qt::ControlModifier
                                                                           : Qt::NoModifier;
    QTest::keyClick(to, pressed, with);
  }

  // One of the page's own commands, as its menus have it.
  void command(QWidget* root) {
    if (root != &m_window) return key(root);
    auto* page = dynamic_cast<SokobanPage*>(&m_window.page());
    if (!page || chance(8))
      return m_window.showPage(QString::fromLatin1(chance(4) ? kComparePage : SokobanPage::kId));
    QAction* action = chance(3)
                          ? page->action(static_cast<HC>(m_random.below(9)))
                          : page->action(static_cast<C>(m_random.below(static_cast<int>(C::Generate) + 1)));
    if (chance(6))
      action = m_window.commands()[any(QList{Command::Undo, Command::Redo, Command::New, Command::Paste})];
    action->trigger();
  }

  void mouse(QWidget* root) {
    QList<QWidget*> all{root};
    for (QWidget* w : root->findChildren<QWidget*>())
      if (w->isVisible() && w->window() == root->window()) all << w;
    const QPointer<QWidget> at = chance(2) && root == &m_window ? shownBoard() : any(all);
    const QPoint p(static_cast<int>(m_random.below(static_cast<std::uint32_t>(at->width()))),
                   static_cast<int>(m_random.below(static_cast<std::uint32_t>(at->height()))));
    switch (m_random.below(12)) {
      case 0: return QTest::mouseDClick(at, Qt::LeftButton, {}, p);
      case 1: {
        QWheelEvent wheel(p, at->mapToGlobal(p), {}, {0, chance(2) ? 120 : -120}, Qt::NoButton,
                          chance(4) ? Qt::ControlModifier : Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(at, &wheel);
        return;
      }
      case 2: {
        QContextMenuEvent menu(QContextMenuEvent::Mouse, p, at->mapToGlobal(p));
        QApplication::sendEvent(at, &menu);
        return;
      }
      case 3:
      case 4: {
        QTest::mousePress(at, Qt::LeftButton, {}, p);
        if (at) QTest::mouseMove(at, p / 2);
        if (at) QTest::mouseRelease(at, Qt::LeftButton, {}, p / 2);
        return;
      }
      case 5: return QTest::mouseMove(at, p);
      case 6:
        return QTest::mouseClick(at, any(QList{Qt::MiddleButton, Qt::BackButton, Qt::ForwardButton}), {}, p);
      default: QTest::mouseClick(at, Qt::LeftButton, {}, p);
    }
  }
  QWidget* shownBoard() {
    auto* page = dynamic_cast<SokobanPage*>(&m_window.page());
    return page && page->board().isVisible() ? static_cast<QWidget*>(&page->board()) : &m_window;
  }

  Window& m_window;
  Random& m_random;
  int m_left = 0;
  std::function<void()> m_done;
};

struct Mode {
  const char* name;
  void (*begin)(SokobanPage& page);
};
constexpr std::array kModes{
    Mode{"play", [](SokobanPage&) {}},
    Mode{"reverse", [](SokobanPage& page) { page.action(HC::Reverse)->trigger(); }},
    Mode{"hint", [](SokobanPage& page) { page.action(C::Hint)->trigger(); }},
    Mode{"solve", [](SokobanPage& page) { page.action(C::Solve)->trigger(); }},
    Mode{"improve",
         [](SokobanPage& page) {
           page.action(C::Solve)->trigger();
           page.action(C::Improve)->trigger();
         }},
    Mode{"searchlight", [](SokobanPage& page) { page.action(C::Searchlight)->trigger(); }},
    Mode{"compare", [](SokobanPage& page) { page.action(C::Compare)->trigger(); }},
    Mode{"draw", [](SokobanPage& page) { page.action(C::Draw)->trigger(); }},
    Mode{"generate", [](SokobanPage& page) { page.action(C::Generate)->trigger(); }},
};

}  // namespace

class SokobanRandomTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { testing::printSeed(); }

  void whateverIsDone_data() {
    QTest::addColumn<int>("mode");
    for (std::size_t i = 0; i < kModes.size(); ++i) QTest::newRow(kModes[i].name) << static_cast<int>(i);
  }
  void whateverIsDone() {
    QFETCH(const int, mode);
    const Mode& begun = kModes[static_cast<std::size_t>(mode)];
    Random random = testing::randomFor(begun.name);
    testing::SokobanWindow shown;
    QApplication::clipboard()->setText(QString::fromUtf8(kRandomLevels));
    // Menus are gone along, too.
    for (const Command c : {Command::Close, Command::Quit, Command::NewWindow})
      shown.window().commands()[c]->setEnabled(false);
    Monkey monkey(shown.window(), random);
    for (int round = 0; round < 3; ++round) {
      shown.openLevels(kRandomLevels);  // in whatever state the last round has left
      shown.page().playLevel(random.below(3));
      QTimer::singleShot(0, &shown.page(), [&] { begun.begin(shown.page()); });
      monkey.play(testing::rounds(100));
      const sokoban::Game& game = shown.game();
      const auto again = sokoban::readGame(sokoban::gameText(game.record()), "again");
      QVERIFY(again.position() == game.position());
      QVERIFY(again.line() == game.line());
      shown.window().showPage(QString::fromLatin1(SokobanPage::kId));
      if (shown.page().isLit()) shown.action(C::Searchlight)->trigger();
      QVERIFY(!shown.page().isLit());
      QVERIFY(shown.board().position() == game.position());
    }
    // In whatever state, the program ends, and begins with what it left.
    const bool isKept = shown.page().document().isKept && shown.page().document().isModified;
    const auto steps = shown.made();
    const sokoban::Board level = shown.game().level();
    if (const QString name = QString::fromLatin1(begun.name); name != u"draw" && name != u"generate")
      begun.begin(shown.page());
    const bool goesOn = isKept && shown.made() == steps && shown.page().document().isModified;
    // Another page may ask whether its own document is to be saved.
    const testing::WhenOpen<QMessageBox> answer([](QMessageBox* box) {
      for (QAbstractButton* button : box->buttons())
        if (box->buttonRole(button) == QMessageBox::DestructiveRole) return button->click();
    });
    QVERIFY(shown.window().close());
    shown.openAgain();
    if (!goesOn) return;
    QVERIFY(shown.game().level() == level);
    QCOMPARE(shown.made(), steps);
  }
};

SEARCHLIGHT_TEST(SokobanRandomTest)
#include "sokoban_random_test.moc"
