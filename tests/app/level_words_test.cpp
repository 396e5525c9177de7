// tests/app/level_words_test.cpp: of every pruned push which idea saw it, and what it saw, in a sentence.
#include "app/sokoban/level_words.h"
#include "core/sokoban/solve.h"
#include "tests/core/sokoban_boards.h"
#include "tests/test_main.h"

using namespace searchlight;

class LevelWordsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
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
    QFETCH(const std::vector<std::string>, level);
    FETCH(const QString, without, sentence);
    const sokoban::Board board = testing::sokobanBoard(level);
    sokoban::LevelQuestion question;
    question.ideas = sokoban::ideasWithout(without.toStdString()).value();
    search::SessionOptions options;
    options.algorithm = search::Algorithm::BreadthFirst;
    options.recording = search::Recording::Recorded;
    const auto session = sokoban::makeSession(board, question, options);
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
    QVERIFY2(told.contains(sentence), qPrintable(QLatin1Char('\n') + told.join(QLatin1Char('\n'))));
  }

  // From both sides each push of the route is told once, as it is played.
  void theRouteIsToldForwards() {
    const sokoban::Board board =
        testing::sokobanBoard({"#######", "#     #", "# @$ .#", "#     #", "#######"});
    search::SessionOptions options;
    options.algorithm = search::Algorithm::Bidirectional;
    options.recording = search::Recording::Recorded;
    const auto session = sokoban::makeSession(board, {}, options);
    session->run({}, {});
    ui::LevelWords words(board, {});
    QStringList told;
    for (std::size_t i = 0; i < session->trace().end(); ++i)
      if (session->trace()[i].kind == search::EventKind::Route) told << words.event(*session, i);
    QCOMPARE(told, QStringList({QStringLiteral("Route: box 4, 2 pushed right to 5, 2, 2 pushes so far"),
                                QStringLiteral("Route: box 3, 2 pushed right to 4, 2, 1 push so far"),
                                QStringLiteral("Route: the current position")}));
  }
};

SEARCHLIGHT_TEST(LevelWordsTest)
#include "level_words_test.moc"
