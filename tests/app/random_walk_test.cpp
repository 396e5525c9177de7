// tests/app/random_walk_test.cpp: events by chance on every page, in every state that it can be in, with a comparison that looks at it in
// front of it or behind, and files of every kind opened in between; and the shortest of what such walks have found.
// SEARCHLIGHT_ROUNDS=1: 10,000 events a page.
//
// Whatever was done, each board shows its page's game, the game is what its steps make, what a page tells of itself is read as it was
// written, what was unsaved when a file was opened was asked about, is kept or comes back by undo, and the next sitting has what this one
// left.
#include "tests/app/random_walk.h"
#include "app/grid/samples.h"
#include "app/lessons/lessons_page.h"
#include "app/sokoban/level_editor.h"
#include "app/start/start_page.h"
#include "tests/app/any_window.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

namespace {

constexpr int kEventsOfPage = 10'000;
constexpr qint64 kLargestOpened = 1 << 20;
// Of all of them, where nobody says how long random tests shall be.
constexpr double kUsualShare = 0.03;

const QByteArray kWalkedLevels =
    "#########\n###   ###\n##      #\n##*#*#* #\n## #@$ ##\n## # #.##\n#      ##\n#   #  "
    "##\n#########\nTitle: Article\n\n"
    "#######\n#@ $ .#\n#######\nTitle: Corridor\n\n"
    "########\n#  .   #\n# $ $  #\n#  @ $.#\n#   .  #\n########\nTitle: Room\n\n"
    "#####\n#@*.#\n#####\nTitle: Solved\n\n"
    "#####\n#@$ #\n#####\nTitle: Broken\n\n"
    "######\n#@ $ #\n# .  #\n######\nTitle: Hopeless\n";

void compareWith(testing::AnyWindow& shown, const char* front) {
  shown.page<ComparePage>().lookAt(shown.window().page());
  shown.show(ComparePage::kId);
  shown.show(front);
}

// ---- Where walks begin -------------------------------------------------------------------------------------------------------

template <class P, auto command>
void does(testing::AnyWindow& shown) {
  shown.page<P>().action(command)->trigger();
}
template <class P>
void isBehind(testing::AnyWindow& shown) {
  compareWith(shown, P::kId);
}
template <class P>
void isCompared(testing::AnyWindow& shown) {
  compareWith(shown, ComparePage::kId);
}
void stays(testing::AnyWindow&) {}
void improves(testing::AnyWindow& shown) {
  does<SokobanPage, GameCommand::Solve>(shown);
  does<SokobanPage, SokobanCommand::Improve>(shown);
}
void takesSample(testing::AnyWindow& shown) {
  static_cast<void>(shown.page<MapLabPage>().open(welcomeSample().path));
}
void comparesSample(testing::AnyWindow& shown) {
  takesSample(shown);
  isCompared<MapLabPage>(shown);
}
void comparesMove(testing::AnyWindow& shown) {
  auto& page = shown.page<LinesPage>();
  const lines::Board& board = page.game().state().position.board;
  const auto cellWith = [&](bool isBall) {
    for (int i = 0;; ++i)
      if (board.isEmpty(board.point(static_cast<std::size_t>(i))) != isBall)
        return board.point(static_cast<std::size_t>(i));
  };
  page.showSearch({board, {cellWith(true), cellWith(false)}}, Transport::StartAt::Start);
  isCompared<LinesPage>(shown);
}

// `page` is in front at first, but where the comparison is.
struct Walk {
  const char* page;
  const char* name;
  void (*begin)(testing::AnyWindow& shown);
};
constexpr Walk kWalks[]{
    {MapLabPage::kId, "empty", stays},
    {MapLabPage::kId, "sample", takesSample},
    {MapLabPage::kId, "wall", does<MapLabPage, MapCommand::ToolWall>},
    {MapLabPage::kId, "behind", isBehind<MapLabPage>},
    {LinesPage::kId, "play", stays},
    {LinesPage::kId, "plays-itself", does<LinesPage, LinesCommand::PlayItself>},
    {LinesPage::kId, "behind", isBehind<LinesPage>},
    {KlotskiPage::kId, "play", stays},
    {KlotskiPage::kId, "graph", does<KlotskiPage, KlotskiCommand::Graph>},
    {KlotskiPage::kId, "solve", does<KlotskiPage, GameCommand::Solve>},
    {KlotskiPage::kId, "searchlight", does<KlotskiPage, GameCommand::Searchlight>},
    {KlotskiPage::kId, "draw", does<KlotskiPage, GameCommand::Draw>},
    {KlotskiPage::kId, "behind", isBehind<KlotskiPage>},
    {SokobanPage::kId, "play", stays},
    {SokobanPage::kId, "reverse", does<SokobanPage, HandCommand::Reverse>},
    {SokobanPage::kId, "hint", does<SokobanPage, GameCommand::Hint>},
    {SokobanPage::kId, "solve", does<SokobanPage, GameCommand::Solve>},
    {SokobanPage::kId, "improve", improves},
    {SokobanPage::kId, "searchlight", does<SokobanPage, GameCommand::Searchlight>},
    {SokobanPage::kId, "behind", isBehind<SokobanPage>},
    {SokobanPage::kId, "draw", does<SokobanPage, GameCommand::Draw>},
    {SokobanPage::kId, "generate", does<SokobanPage, GameCommand::Generate>},
    {StartPage::kId, "start", stays},
    {LessonsPage::kId, "lessons", stays},
    {ComparePage::kId, "map-lab", comparesSample},
    {ComparePage::kId, "lines", comparesMove},
    {ComparePage::kId, "klotski", isCompared<KlotskiPage>},
    {ComparePage::kId, "sokoban", isCompared<SokobanPage>},
};
const char* firstPage(const Walk& walk) {
  return QLatin1String(walk.page) == QLatin1String(ComparePage::kId) ? walk.name : walk.page;
}

// Of every kind that there is, in a folder of their own, and half of each: what is cut off anywhere.
QStringList filesOfEveryKind(testing::AnyWindow& shown) {
  QStringList all, out;
  QDirIterator files(QStringLiteral(SEARCHLIGHT_TEST_DATA), QDir::Files, QDirIterator::Subdirectories);
  while (files.hasNext()) all << files.next();
  all.sort();  // whatever order the disk has them in
  for (const QString& path : all) {
    const QFileInfo from(path);
    QFile file(from.filePath());
    if (from.size() > kLargestOpened || !file.open(QIODevice::ReadOnly)) continue;
    const QByteArray bytes = file.readAll();
    const auto put = [&](const QByteArray& part, const char* kind) {
      const QString name = u"%1-%2-%3"_s.arg(out.size()).arg(QLatin1String(kind), from.fileName());
      out << shown.write(name.toUtf8().constData(), part);
    };
    put(bytes, "whole");
    put(bytes.first(bytes.size() / 2), "half");
  }
  return out;
}

// ---- What holds afterwards -----------------------------------------------------------------------------------------------------

// In words; empty: nothing is wrong.
QString faultOf(testing::AnyWindow& shown) {
  const auto& klotski = shown.page<KlotskiPage>();
  const auto& sokoban = shown.page<SokobanPage>();
  for (const ComparePane* pane : shown.page<ComparePage>().panes().panes()) {
    if (const auto* board = dynamic_cast<const KlotskiBoard*>(&pane->board()))
      if (!(board->board() == klotski.game().opening().board) || !board->board().isLegal(board->position()))
        return u"a board compared shows what Klotski has not"_s;
    if (const auto* board = dynamic_cast<const SokobanBoard*>(&pane->board()))
      if (!(board->board() == sokoban.game().opening().board) ||
          board->position().boxes.size() != sokoban.game().state().boxes.size())
        return u"a board compared shows what Sokoban has not"_s;
  }
  const lines::Game& ofLines = shown.page<LinesPage>().game();
  if (!(game::readGame<lines::Rules>(game::text(ofLines.record()), "again").state() == ofLines.state()))
    return u"the game of Color Lines is another one when it is read"_s;
  if (game::readGame<klotski::Rules>(game::text(klotski.game().record()), "again").state() !=
      klotski.game().state())
    return u"the game of Klotski is another one when it is read"_s;
  const auto again = game::readGame<sokoban::Rules>(game::text(sokoban.game().record()), "again");
  if (!(again.state() == sokoban.game().state()) || again.line() != sokoban.game().line())
    return u"the game of Sokoban is another one when it is read"_s;
  const grid::Map& map = shown.page<MapLabPage>().map().document().map;
  const BoardScene& scene = shown.page<MapLabPage>().board().scene();
  if (scene.columns != map.width() || scene.rows != map.height()) return u"the map is not shown"_s;
  for (const PageInfo& info : pages())
    if (const Snapshot snapshot = shown.window().page(QString::fromLatin1(info.id))->snapshot()) {
      const std::string text = setup::write(snapshot());
      if (setup::write(setup::read(text, "again")) != text)
        return u"a set-up of %1 is another one when it is read"_s.arg(QLatin1String(info.id));
    }
  return {};
}

}  // namespace

class RandomWalkTest : public QObject {
  Q_OBJECT

  static QString made(const sokoban::Game& game) {
    return QString::fromStdString(sokoban::lurdText(sokoban::stepsMade(game)));
  }

 private Q_SLOTS:
  void whateverIsDone_data() {
    const auto row = testing::columns<int>("walk");
    for (int i = 0; i < static_cast<int>(std::size(kWalks)); ++i)
      row(qPrintable(QLatin1String(kWalks[i].page) + u'-' + QLatin1String(kWalks[i].name)), i);
  }
  void whateverIsDone() {
    QFETCH(const int, walk);
    const Walk& begun = kWalks[walk];
    const auto walksOfPage = std::ranges::count_if(
        kWalks, [&](const Walk& w) { return QLatin1String(w.page) == QLatin1String(begun.page); });
    const int all = kEventsOfPage / static_cast<int>(walksOfPage);
    const int events = qEnvironmentVariableIsSet("SEARCHLIGHT_ROUNDS") ? testing::rounds(all)
                                                                       : static_cast<int>(all * kUsualShare);
    testing::AnyWindow shown(firstPage(begun));
    QApplication::clipboard()->setText(QString::fromUtf8(kWalkedLevels));
    QVERIFY(shown.page<SokobanPage>().open(shown.write("levels.xsb", kWalkedLevels)).isTaken());
    testing::RandomWalk sent(shown.window(), testing::randomFor(QTest::currentDataTag()).next());
    sent.setFiles(filesOfEveryKind(shown));
    QTimer::singleShot(0, &shown.window(), [&] { begun.begin(shown); });
    constexpr int kStretch = 250;
    for (int at = 0; at < events;) {
      at = std::min(events, at + kStretch);
      sent.goTo(at);
      QCOMPARE(faultOf(shown), QString());
      QCOMPARE(sent.lost(), QString());
    }
    // Where no search is looked at any more, boards show the game.
    auto& sokoban = shown.page<SokobanPage>();
    shown.show(SokobanPage::kId);
    if (sokoban.isWatching()) sokoban.action(GameCommand::Searchlight)->trigger();
    QVERIFY(!sokoban.isWatching());
    QVERIFY(sokoban.board().position() == sokoban.game().state());
    auto& klotski = shown.page<KlotskiPage>();
    shown.show(KlotskiPage::kId);
    if (klotski.isWatching()) klotski.action(GameCommand::Searchlight)->trigger();
    QVERIFY(!klotski.isWatching());
    klotski.board().finishMotion();
    QVERIFY(klotski.board().position() == klotski.game().state());
    // The program ends, and begins with what it left.
    const bool isKept = sokoban.document().isKept && sokoban.document().isModified;
    const QString steps = made(sokoban.game());
    const sokoban::Board level = sokoban.game().opening().level;
    // Unsaved work of any page is asked about, and given up. With a workspace its game goes; what else is asked about takes no game.
    bool hasGivenUpWorkspace = false;
    QTimer answers;
    connect(&answers, &QTimer::timeout, this, [&] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      if (!box) return;
      hasGivenUpWorkspace |= shown.window().pageId() == QLatin1String(SokobanPage::kId) &&
                             box->text().contains(u".searchlight"_s);
      for (QAbstractButton* button : box->buttons())
        if (box->buttonRole(button) == QMessageBox::DestructiveRole) return button->click();
    });
    answers.start(5);
    QVERIFY(shown.window().close());
    if (!isKept || hasGivenUpWorkspace) return;
    shown.openAgain(SokobanPage::kId);
    QVERIFY(shown.page<SokobanPage>().game().opening().level == level);
    QCOMPARE(made(shown.page<SokobanPage>().game()), steps);
  }

  // What walks have found, as short as it can be: keys on the window, one after the other.
  void foundBefore_data() {
    const auto row = testing::columns<QString, QString>("page", "keys");
    row("another board than that of the searches", "klotski", "Ctrl+K Ctrl+3 Ctrl+PgUp");
    row("the same in front", "klotski", "Ctrl+K Ctrl+PgUp");
  }
  void foundBefore() {
    FETCH(const QString, page, keys);
    testing::AnyWindow shown(page.toLatin1().constData());
    for (const QString& key : keys.split(u' ')) {
      const auto pressed = QKeySequence(key)[0];
      QWidget* const focus = QApplication::focusWidget();
      QTest::keyClick(focus ? focus : &shown.window(), pressed.key(), pressed.keyboardModifiers());
      QCOMPARE(faultOf(shown), QString());
    }
    QTest::qWait(20);
    QCOMPARE(faultOf(shown), QString());
    shown.show(ComparePage::kId);
    QTRY_VERIFY(shown.window().page().isSettled());
    QCOMPARE(faultOf(shown), QString());
  }
};

SEARCHLIGHT_TEST(RandomWalkTest)
#include "random_walk_test.moc"
