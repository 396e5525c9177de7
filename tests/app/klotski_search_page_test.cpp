// tests/app/klotski_search_page_test.cpp: the searchlight on a position, driven as a user does it.
#include "tests/app/klotski_window.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"
#include "widgets/player/closing_card.h"
#include "widgets/player/event_line.h"
#include "widgets/words/event_words.h"

using C = KlotskiCommand;

class KlotskiSearchPageTest : public QObject, testing::KlotskiWindow {
  Q_OBJECT

  void light() {
    action(GameCommand::Searchlight)->trigger();
    QVERIFY(page().isWatching());
  }
  std::vector<search::NodeId> openNodes() { return page().search().player().open(); }

 private Q_SLOTS:
  void init() { open(); }
  void cleanup() { close(); }

  // All positions of the opening are in the memory that the preferences speak of, and leave it with the opening.
  void whatIsNeededTakesFromTheBudget() {
    settle();
    const auto& budget = m_program->memory();
    QVERIFY(page().remaining() && page().remaining()->isComplete());
    QVERIFY(budget->used() > page().remaining()->states() * (8 + 3 * 2));
    budget->setTotal(1);
    page().deal(1);
    settle();
    QVERIFY(!page().remaining() || !page().remaining()->isComplete());
    QCOMPARE(budget->used(), std::size_t{0});
  }

  // What is said is to be found on the board: by letters where it shows letters, and at once.
  void sentencesCallPiecesAsTheBoardDoes() {
    light();
    page().transport()->pause();
    moveTo(page(), 3);
    const QString byName = u"Soldier 1 moves down: 1 move so far; added to OPEN"_s;
    QCOMPARE(cursorWords(page().search()), byName);
    QString letter;
    const std::vector<PieceName> names = pieceNames(game().opening().board, PieceNameStyle::ByLanguage);
    for (std::size_t i = 0; i < names.size(); ++i)
      if (names[i].full == u"Soldier 1"_s) letter = QLatin1Char(game().opening().board.pieces()[i].letter);
    QCOMPARE(letter.size(), 1);
    action(C::NamesLetters)->trigger();
    QCOMPARE(cursorWords(page().search()), letter + u" moves down: 1 move so far; added to OPEN"_s);
    QTRY_VERIFY(page().workbench().eventLine().text().startsWith(letter + u" moves down"_s));
    action(C::NamesNone)->trigger();
    QCOMPARE(cursorWords(page().search()), byName);
    action(C::NamesByLanguage)->trigger();
    QCOMPARE(cursorWords(page().search()), byName);
  }

  // Sentences, code and lists speak of slides, of each soldier by the number that it wears on the board; the first ones by hand.
  void everyEventIsToldInSlides() {
    light();
    page().transport()->pause();
    const auto at = [&](std::size_t position) {
      moveTo(page(), position);
      return cursorWords(page().search());
    };
    const auto values = [&] {
      return eventValues(page().search().session(), page().search().names(), page().search().position() - 1);
    };
    QCOMPARE(at(1), u"The start position is added to OPEN: 0 moves so far"_s);
    QCOMPARE(at(2), u"The start position is expanded: 0 moves so far"_s);
    QCOMPARE(at(3), u"Soldier 1 moves down: 1 move so far; added to OPEN"_s);
    QCOMPARE(values(), u"n = the start; m = Soldier 1 moves down; g(m) = 1"_s);
    QCOMPARE(at(4), u"Soldier 1 moves down, then right: 1 move so far; added to OPEN"_s);
    // Soldier 1 comes back to where it was by its only slides, whichever it is; the other one is another soldier.
    std::size_t position = 5;
    while (page().search().session().trace()[position].kind != search::EventKind::Expand) ++position;
    QCOMPARE(at(position + 1), u"Continuing with “Soldier 1 moves down”: 1 move so far"_s);
    bool isTakenBack = false;
    while (page().search().session().trace()[++position].kind != search::EventKind::Expand)
      if (page().search().session().trace()[position].kind == search::EventKind::Duplicate)
        isTakenBack |= at(position + 1) == u"Soldier 1 moves up: skipped, it only undoes the previous move"_s;
    QVERIFY(isTakenBack);
    QCOMPARE(at(position + 1),
             u"Jumping from “Soldier 1 moves down” to “Soldier 1 moves down, then "
             "right”: 1 move so far"_s);
    // Nobody reads a code.
    for (std::size_t i = 1; i < 400; ++i) {
      const QString said = at(i), told = values();
      QVERIFY2(!said.contains(u'/') && !told.contains(u'/'), qPrintable(said + u'\n' + told));
    }
    const NodeNames& names = page().search().names();
    for (const search::NodeId n : openNodes()) {
      const QString told = names.node(page().search().session(), n);
      QVERIFY(testing::contains(told, u" moves "_s));
    }
  }

  // The soldier that a sentence names is the one that goes on the board.
  void theSoldierOfTheSentenceIsTheOneOnTheBoard() {
    light();
    page().transport()->pause();
    int soldiers = 0;
    for (std::size_t i = 2; i < 300; ++i) {
      moveTo(page(), i);
      const auto& shown = board().searched();
      if (!shown || !shown->event) continue;
      const QString name = board().pieceName(shown->event->move->piece).full;
      const QString said = cursorWords(page().search());
      QVERIFY2(said.startsWith(name + u" moves "_s), qPrintable(said + name));
      soldiers += name.startsWith(u"Soldier"_s);
    }
    QVERIFY(soldiers > 50);
  }

  void thePlacementCanBeCopied() {
    light();
    page().transport()->pause();
    moveTo(page(), 200);
    key(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(),
             QString::fromStdString(page().search().session().stateText(board().searched()->node)));
    openText("goal A 1,0\nboard\nAb\n..\n");
    key(Qt::Key_C, Qt::ControlModifier);
    QVERIFY(klotski::readBoard(QGuiApplication::clipboard()->text().toStdString(), "copied") ==
            game().opening().board);
  }

  // From all goals as well as from here: fewer positions than from here alone, as many moves.
  void fromBothSides() {
    settle();
    light();
    toEndOfSearch();
    const std::uint64_t alone = page().search().answer().stats.expanded;
    page().options().setOptions({klotski::Count::Moves, {search::Algorithm::Bidirectional}});
    QVERIFY(page().search().hasSearch());
    toEndOfSearch();
    QCOMPARE(page().search().answer().outcome, search::Outcome::Solved);
    QCOMPARE(page().search().session().solutionCost(), search::Cost{81});
    QVERIFY(page().search().answer().stats.expanded < alone);
    // It is recorded as any other: the two sides meet, and the route is read back from the goal to the start.
    const search::Trace& trace = page().search().session().trace();
    bool hasMet = false;
    for (std::size_t i = trace.begin(); i < trace.end(); ++i)
      hasMet |= trace[i].kind == search::EventKind::Meet;
    QVERIFY(hasMet);
    QVERIFY(game().opening().board.isSolved(board().position()));
    moveTo(page(), page().search().phaseTwo()->end - 1);
    QVERIFY(board().searched()->parent == search::kNoNode ||
            !game().opening().board.isSolved(board().position()));
    moveTo(page(), page().search().phaseTwo()->begin + 1);
    QVERIFY(game().opening().board.isSolved(board().position()));
  }

  // Whoever asks before all goals are known waits for them, and the search begins by itself.
  void fromBothSidesAsSoonAsGoalsAreKnown() {
    page().options().setOptions({klotski::Count::Moves, {search::Algorithm::Bidirectional}});
    page().deal(1);
    action(GameCommand::Searchlight)->trigger();
    QVERIFY(!page().search().hasSearch());
    QTRY_VERIFY(page().search().hasSearch());
    toEndOfSearch();
    QCOMPARE(page().search().answer().outcome, search::Outcome::Solved);
    // Where the light goes out meanwhile, nothing is searched.
    action(GameCommand::Searchlight)->trigger();
    page().deal(2);
    action(GameCommand::Searchlight)->trigger();
    action(GameCommand::Searchlight)->trigger();
    settle();
    QVERIFY(!page().isWatching() && !page().search().hasSearch());
  }

  void aSetUpFromBothSidesComesBack() {
    settle();
    page().options().setOptions({klotski::Count::Moves, {search::Algorithm::Bidirectional}});
    light();
    page().transport()->pause();
    moveTo(page(), 70);
    const setup::SetUp setUp = page().snapshot()();
    action(GameCommand::Searchlight)->trigger();
    page().deal(4);
    QVERIFY(page()
                .takeSetUp(setup::read(setup::write(setUp), "test"), path("x.searchlight"), SetUpFrom::File)
                .isTaken());
    settle();
    QTRY_VERIFY(page().search().hasSearch());
    QTRY_COMPARE(page().search().position(), std::size_t{70});
  }

  // Half of the states, the same answer, and on the board the game's own pieces all the way.
  void mirrorImagesAreFolded() {
    page().deal(openingOf(klotski::readBoard("SVVV/SVVV/HHSS/HHCC/..CC", "test")).value());
    light();
    toEndOfSearch();
    const auto apart = page().search().session().stats().expanded;
    const search::Cost fewest = page().search().session().solutionCost();
    page().options().setUnfolded(true);
    auto* folds = page().options().findChild<QCheckBox*>(u"mirrors"_s);
    QVERIFY(folds->isVisible() && !folds->isChecked());
    folds->setFocus();
    QTest::keyClick(folds, Qt::Key_Space);
    toEndOfSearch();
    QCOMPARE(page().search().session().solutionCost(), fewest);
    const auto folded = page().search().session().stats().expanded;
    QVERIFY2(folded * 100 < apart * 60, qPrintable(u"%1 of %2"_s.arg(folded).arg(apart)));
    const auto route = page().search().phaseTwo();
    QVERIFY(route);
    moveTo(page(), route->begin + 1);
    QVERIFY(game().opening().board.isSolved(board().position()));
    // It is part of the question that a set-up keeps.
    const setup::SetUp setUp = page().snapshot()();
    folds->click();
    QVERIFY(page()
                .takeSetUp(setup::read(setup::write(setUp), "test"), path("x.searchlight"), SetUpFrom::File)
                .isTaken());
    QVERIFY(folds->isChecked());
    // Other boards have no image that is one of theirs.
    openText("goal A 1,1\nboard\nAB\n..\n");
    light();
    QVERIFY(!folds->isVisible());
    toEndOfSearch();
    QCOMPARE(page().search().session().solutionCost(), search::Cost{1});
  }
};

SEARCHLIGHT_TEST(KlotskiSearchPageTest)
#include "klotski_search_page_test.moc"
