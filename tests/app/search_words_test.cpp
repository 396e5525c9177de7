// tests/app/search_words_test.cpp: what is said of a search over positions, in slides; and of every pruned push which idea saw it, and what
// it saw.
#include "app/klotski/opening_list.h"
#include "app/klotski/slide_words.h"
#include "app/shell/experiment_words.h"
#include "app/sokoban/level_words.h"
#include "core/klotski/board_text.h"
#include "core/klotski/solve.h"
#include "core/sokoban/solve.h"
#include "tests/core/sokoban_boards.h"
#include "tests/test_main.h"
#include "widgets/klotski/klotski_texts.h"
#include "widgets/theme/language.h"

using search::Algorithm;
using search::EventKind;

namespace {

std::unique_ptr<search::Session> recordedSearch(const klotski::Board& board,
                                                const ui::SlideOptions& options) {
  search::Limits limits;
  auto session =
      klotski::makeSession(board, board.opening(), options.count,
                           {.algorithm = options.search.algorithm, .recording = search::Recording::Recorded},
                           limits, {}, options.mirrors);
  limits.expansions = 60;
  if (session) session->run(limits, {});
  return session;
}

}  // namespace

class SearchWordsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // In Chinese no English stands beside the Chinese: an option of a run by its name, a puzzle by its Chinese name alone.
  void chineseStandsAlone() {
    Language language;
    QCOMPARE(runTitle("weighted-a-star --weight 2"), u"Weighted A* · weight 2"_s);
    QVERIFY(language.use(u"zh_CN"_s));
    QCOMPARE(runTitle("weighted-a-star --weight 2"), u"加权 A* · 权重 2"_s);
    std::size_t named = 0;
    for (std::size_t i = 0; i < openingCount(); ++i) {
      const bool isChinese = openingTitle(i).front().unicode() > 0x2e80;
      named += isChinese;
      if (isChinese) QCOMPARE(openingSubtitle(i), QString());
    }
    QVERIFY(named > 0);
  }

 private:
  // Each as it is told when the cursor has passed it.
  static QStringList told(const klotski::Board& board, const ui::SlideOptions& options,
                          const search::Session& session) {
    ui::SlideWords words(board, board.opening(), options);
    search::TracePlayer player(session.trace());
    words.follow(&player);
    QStringList out;
    for (std::size_t i = 0; i < session.trace().end(); ++i) {
      player.forward();
      out << words.event(session, i);
    }
    return out;
  }

 private Q_SLOTS:
  // A soldier beside the piece that has to go two to the right, by one cell at a time.
  void aWholeSearch() {
    const auto board = klotski::readBoard("goal Z 1,0\nboard\nZa.\nZ..\n", "test");
    ui::SlideOptions options;
    options.search.algorithm = Algorithm::AStar;
    options.count = klotski::Count::Steps;
    const auto session = recordedSearch(board, options);
    const QStringList all = told(board, options, *session);
    QCOMPARE(all.value(0), u"The start position is added to OPEN: 0 steps so far, at least 1 in total"_s);
    QCOMPARE(all.value(1), u"The start position is expanded: 0 steps so far, at least 1 in total"_s);
    QCOMPARE(all.value(2),
             u"A moves right: 1 step so far, at least 2 in total; added to OPEN"_s.replace(u'A', u'a'));
    QVERIFY(all.contains(u"a moves left: skipped, it only undoes the previous move"_s));
    const QStringList known = all.filter(u"was already reached"_s);
    QVERIFY(!known.isEmpty() && known.filter(u"equal pieces"_s).isEmpty());  // there are none
    QVERIFY2(all.contains(u"Z has reached its goal: 2 steps"_s) ||
                 all.contains(u"Z has reached its goal: 3 steps"_s),
             qPrintable(all.join(u'\n')));
    QCOMPARE(all.back(), u"Route: the start position"_s);
  }

  // Where no exit shows what is to be reached it is said.
  void theGoalIsTold() {
    const auto told = [](const char* layout) {
      const auto board = klotski::readBoard(layout, "test");
      return ui::goalText(board, ui::pieceNames(board, ui::PieceNameStyle::ByLanguage));
    };
    QCOMPARE(told("VCCV/VCCV/VHHV/VSSV/S..S"), QString());
    QCOMPARE(told("goal Z 1,0\nboard\nZa.\nZ..\n"), u"Goal: move Z to its outline"_s);
    QCOMPARE(told("goal Z 1,0\ngoal a 0,0\nboard\nZa.\nZ..\n"), u"Goal: move Z and a to their outlines"_s);
    QCOMPARE(told("goal A 1,0\ngoal B 0,1\ngoal C 0,0\nboard\nAB\n.C\n"), u"Goal: CA / B·"_s);
    QCOMPARE(told("goal A 1,0\ngoal B 0,0\ngoal C 2,1\nboard\nBA.\nBC.\n"),
             u"Goal: move 3 pieces to their outlines"_s);
  }

  // What is no ideograph is set apart from those before and behind it.
  void inChinese() {
    ui::Language language;
    QVERIFY(language.use(u"zh_CN"_s));
    for (const char* layout : {"VCCV/VCCV/VHHV/VSSV/S..S", "goal Z 1,0\nboard\nZa.\nZ..\n"}) {
      const auto board = klotski::readBoard(layout, "test");
      ui::SlideOptions options;
      options.search.algorithm = Algorithm::BreadthFirst;
      const QStringList slides = told(board, options, *recordedSearch(board, options))
                                     .filter(QRegularExpression(u"^[^“]{1,5}向.*移"_s));
      QVERIFY(!slides.isEmpty());
      for (const QString& text : slides) {
        const QChar last = text[text.indexOf(u"向"_s) - 1], before = text[text.indexOf(u"向"_s) - 2];
        QVERIFY2(last.script() == QChar::Script_Han || (last == u' ' && before.script() != QChar::Script_Han),
                 qPrintable(text));
      }
    }
  }

  void everyEventHasASentence_data() {
    const auto rows = testing::columns<int, bool>("algorithm", "isFolded");
    for (const search::AlgorithmInfo& row : search::algorithms())
      if (klotski::canSearch(row.id))
        for (const bool isFolded : {false, true})
          rows(testing::rowName("%s%s", row.name.data(), isFolded ? ", folded" : ""),
               static_cast<int>(row.id), isFolded);
  }
  // None of them is a code, and of equal pieces each is called by its number.
  void everyEventHasASentence() {
    FETCH_ALL((const int, algorithm), (const bool, isFolded));
    const auto board = klotski::readBoard("VCCV/VCCV/VHHV/VSSV/S..S", "test");
    ui::SlideOptions options;
    options.search.algorithm = static_cast<Algorithm>(algorithm);
    options.mirrors = isFolded ? klotski::Mirrors::Folded : klotski::Mirrors::Apart;
    const auto session = recordedSearch(board, options);
    QVERIFY(session);
    const QStringList all = told(board, options, *session);
    int numbered = 0;
    for (std::size_t i = 0; i < session->trace().end(); ++i) {
      const QString& text = all[static_cast<qsizetype>(i)];
      const search::Event& e = session->trace()[i];
      const bool isLeft = e.kind == EventKind::Backtrack && e.parentAfter == search::kNoNode;
      const bool isToldByTheSearch =
          e.kind == EventKind::Round || e.kind == EventKind::Backup || e.kind == EventKind::Drop;
      QVERIFY2(text.isEmpty() == (isToldByTheSearch || isLeft),
               qPrintable(u"%1: %2"_s.arg(static_cast<int>(e.kind)).arg(text)));
      QVERIFY2(!text.contains(u'/'), qPrintable(text));
      QVERIFY2(!text.contains(u"Soldier goes"_s), qPrintable(text));
      numbered += text.contains(u"Soldier 1"_s) || text.contains(u"Soldier 2"_s);
    }
    QVERIFY(numbered > 0 || session->sides() == 2);
  }

  // Nobody knows the way: no number is made up.
  void withoutAWayThereAreNoNumbers() {
    const auto board = klotski::readBoard("VCCV/VCCV/VHHV/VSSV/S..S", "test");
    const auto session = recordedSearch(board, {});
    ui::SlideWords words(board, board.opening(), {});
    QVERIFY(session->trace()[2].kind == EventKind::Generate);
    QCOMPARE(words.event(*session, 2), u"Soldier moves down: 1 move so far; added to OPEN"_s);
  }

  void whyAPushIsGivenUp_data() {
    using Level = std::vector<std::string>;
    const auto row = testing::columns<Level, QString, QString>("level", "without", "sentence");
    row("a corner", {"######", "# $@ #", "#  . #", "######"}, "",
        "Box 2, 1 pushed left to 1, 1: 1 push so far; deadlock: it can never leave the corner");
    row("a wall", {"#######", "#     #", "# @$ .#", "#     #", "#######"}, "",
        "Box 3, 2 pushed up to 3, 1: 1 push so far; deadlock: it can never leave the wall");
    row("alone", {"######", "# $@ #", "#  . #", "######"}, "dead-squares",
        "Box 2, 1 pushed left to 1, 1: 1 push so far; deadlock: it is frozen and not on a goal");
    row("two that hold each other", {"#######", "#. $  #", "#   $ #", "# @   #", "#    .#", "#######"}, "",
        "Box 4, 2 pushed up to 4, 1: 1 push so far; deadlock: boxes 3, 1; 4, 1 are frozen, and not all are "
        "on goals");
    row("two for one goal", {"#######", "# $  .#", "#   $ #", "#.@   #", "#     #", "#######"}, "",
        "Box 4, 2 pushed up to 4, 1: 1 push so far; deadlock: boxes 2, 1; 4, 1 share too few reachable "
        "goals: 5, 1");
    row("no goal", {"########", "#. @$  #", "########"}, "",
        "Box 4, 1 pushed right to 5, 1: 1 push so far; deadlock: box 5, 1 can no longer reach a goal");
    row("home in the way", {"########", "#.######", "#   $  #", "#.$  @ #", "########"}, "",
        "Box 2, 3 pushed left to 1, 3: 1 push so far; deadlock: box 1, 3, frozen on its goal, blocks other "
        "goals; too few remain for 4, 2");
    // An expansion that leaves pushes out, and one that nothing follows.
    row("a corral", {"##########", "# $. #   #", "# $ $  $ #", "#. .# @ .#", "##########"}, "",
        "The current position is expanded: 0 pushes so far; a corral must be opened first: only boxes 2, 1; "
        "2, 2; 4, 2 are pushed");
    row("a closed corral", {"#####", "#.$.#", "#$@$#", "#.$.#", "#####"}, "",
        "The current position is expanded: 0 pushes so far; a corral can no longer be opened: none of the "
        "boxes 2, 1; 1, 2; 3, 2; 2, 3 around it can be pushed");
  }
  void whyAPushIsGivenUp() {
    FETCH_ALL((const std::vector<std::string>, level), (const QString, without), (const QString, sentence));
    const sokoban::Board board = testing::sokobanBoard(level);
    sokoban::LevelQuestion question;
    question.ideas = sokoban::ideasWithout(without.toStdString()).value();
    const auto session = sokoban::makeSession(
        board, question,
        {.algorithm = search::Algorithm::BreadthFirst, .recording = search::Recording::Recorded});
    session->run({}, {});
    ui::LevelOptions asked;
    asked.question = question;
    ui::LevelWords words(board, asked);
    QStringList told;
    for (std::size_t i = 0; i < session->trace().end(); ++i) {
      QString text = words.event(*session, i);
      if (!text.isEmpty()) text[0] = text[0].toUpper();  // as the line under the board begins
      told << text;
    }
    QVERIFY2(told.contains(sentence), qPrintable(u'\n' + told.join(u'\n')));
  }

  // From both sides each push of the route is told once, as it is played.
  void theRouteIsToldForwards() {
    const sokoban::Board board =
        testing::sokobanBoard({"#######", "#     #", "# @$ .#", "#     #", "#######"});
    const auto session = sokoban::makeSession(
        board, {}, {.algorithm = search::Algorithm::Bidirectional, .recording = search::Recording::Recorded});
    session->run({}, {});
    ui::LevelWords words(board, {});
    QStringList told;
    for (std::size_t i = 0; i < session->trace().end(); ++i)
      if (session->trace()[i].kind == search::EventKind::Route) told << words.event(*session, i);
    QCOMPARE(told, QStringList({u"Route: box 4, 2 pushed right to 5, 2, 2 pushes so far"_s,
                                u"Route: box 3, 2 pushed right to 4, 2, 1 push so far"_s,
                                u"Route: the current position"_s}));
  }
};

SEARCHLIGHT_TEST(SearchWordsTest)
#include "search_words_test.moc"
