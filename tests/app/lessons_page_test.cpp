// tests/app/lessons_page_test.cpp: lessons in the window: text beside a board at the moment it speaks of, the way on and back, what the
// learner does with the board meanwhile, and questions that are answered on it.
#include "app/lessons/lessons_page.h"
#include "app/lessons/guests.h"
#include "app/lessons/question_desk.h"
#include "tests/app/any_window.h"
#include "tests/pixel_counts.h"
#include "tests/test_main.h"
#include "widgets/board/legend_parts.h"
#include "widgets/game/win_light.h"
#include "widgets/help/term_text.h"
#include "widgets/lessons/lesson_pane.h"
#include "widgets/lessons/question_box.h"
#include "widgets/lessons/spotlight.h"
#include "widgets/tables/node_tables.h"
#include "widgets/tables/pseudocode_view.h"

namespace {

// A corridor of five cells: whatever the search, it is expanded cell by cell, the goal not, and the way costs 4.
constexpr const char* kCorridor = R"(# A corridor

There is one way only.

```lesson
order 99
minutes 1
```

## The beginning

Nothing has happened yet. The whole search expands {expanded} cells.

```set-up corridor
page map-lab
algorithm a-star
neighbours 4
board
S...G
```
```moment
start
```

## The second cell

Now {now.expanded} cells are expanded; [OPEN](term:open) has {now.open}. \<b>No tag\</b> and 1 & 2. At (2, 0).

```moment
2nd expand
```
```highlight
cells 1,0
expanded
node
panel code
open
```

## The end

It costs {cost}.

```moment
end
```

## Which one?

Two wait, and one of them is nearer to the goal.

```run fork
from corridor
board
..S.G
```
```question next
from fork
at before 2nd expand
```

## How much?

All in all?

```question cost
from corridor
```

## Two of them

One after the other.

```question cost
from corridor
```
```question next
from fork
at before 2nd expand
```
)";

// Two are expanded, and one waits.
constexpr const char* kLinks = R"(# Links

Text.

```lesson
order 1
minutes 1
```

## One

Here is (1, 0), here OPEN and CLOSED, and there the [goal](term:goal).

```set-up one
page map-lab
algorithm breadth-first
board
S...G
```
```moment
before 3rd expand
```
)";

// Three wait round the start when it has been expanded, without diagonals; whoever waited longest is taken: left, right, down.
// Greedy search goes through the 9 to a goal behind it, and round it costs less; where the goal stands now nothing misleads.
constexpr const char* kOrders = R"(# Orders

Three cells.

```lesson
order 97
minutes 1
```

## In which order

One after the other.

```set-up star
page map-lab
algorithm breadth-first
neighbours 4
order lrud
board
.......
.......
.S....G
.......
```
```question order
at 2nd expand
```

## Where greedy errs

Drag.

```run greedy
page map-lab
algorithm greedy
heuristic manhattan
neighbours 4
board
S.9..
G....
```
```question fail
from greedy
```
)";

// One push solves it, and others cost it; both are made in the game itself.
constexpr const char* kPushes = R"(# Pushes

One box.

```lesson
order 98
minutes 1
```

## The next move

Push.

```set-up level
page sokoban
algorithm a-star
board
######
#    #
#@$. #
#    #
######
```
```question move
from level
```

## A push too many

Lose it.

```question dead
from level
```
)";

}  // namespace

class LessonsPageTest : public QObject {
  Q_OBJECT

  std::unique_ptr<testing::AnyWindow> m_shown;

  Window& window() { return m_shown->window(); }
  LessonsPage& page() { return m_shown->page<LessonsPage>(); }
  QAction* action(LessonCommand command) { return page().action(command); }
  void settle() { QTRY_VERIFY(page().isSettled()); }
  void go(LessonCommand command) {
    action(command)->trigger();
    settle();
  }
  QString text() { return page().pane().text().document()->toPlainText(); }
  QToolButton* restore() {
    for (auto* button : page().pane().findChildren<QToolButton*>())
      if (button->defaultAction() == action(LessonCommand::Restore)) return button;
    return nullptr;
  }
  static QString cell(Point p) { return u"(%1,%2%3)"_s.arg(p.x).arg(QChar(QChar::Nbsp)).arg(p.y); }
  QPushButton* undo() { return testing::buttonOf<QPushButton>(*box(), u"&Undo"_s); }
  Spotlight* spotlight() { return page().findChild<Spotlight*>(); }
  WorkbenchPage& board() { return dynamic_cast<WorkbenchPage&>(*page().guest()); }
  QComboBox* algorithms() { return board().workbench().lentPanel()->findChild<QComboBox*>(); }
  // As the spotlight has them.
  QRectF placeOf(Point cell) {
    return page().guest()->cellPlace(cell).translated(
        page().guest()->mapTo(spotlight()->parentWidget(), QPoint()));
  }
  QRectF placeOf(const QWidget& part) {
    return {QPointF(part.mapTo(spotlight()->parentWidget(), QPoint())), QSizeF(part.size())};
  }
  QuestionBox* box() { return page().pane().findChild<QuestionBox*>(); }
  void openLesson(const char* name, const char* text) {
    QVERIFY2(window().openFile(m_shown->write(name, text)), qPrintable(page().complaint()));
    settle();
  }
  // So many steps further.
  void openCorridor(int steps = 0) {
    openLesson("corridor.en.md", kCorridor);
    while (steps-- > 0) go(LessonCommand::Next);
  }
  // Into the field of a question.
  void answer(const char* number) {
    QTest::keyClicks(&box()->field(), QString::fromLatin1(number));
    QTest::keyClick(&box()->field(), Qt::Key_Return);
  }
  void takeBack() {
    QTRY_VERIFY(undo() && undo()->isVisible());
    QTest::mouseClick(undo(), Qt::LeftButton);
    QTRY_VERIFY(box()->mood() == QuestionBox::Mood::None);
  }
  // The learner chooses the algorithm behind the present one.
  void chooseNextAlgorithm() {
    algorithms()->setCurrentIndex((algorithms()->currentIndex() + 1) % algorithms()->count());
  }
  void click(Point cell) {
    const QRectF place = page().guest()->cellPlace(cell);
    QVERIFY(!place.isEmpty());
    QWidget* board = page().guest()->childAt(place.center().toPoint());
    QTest::mouseClick(board, Qt::LeftButton, {}, board->mapFrom(page().guest(), place.center().toPoint()));
  }

 private Q_SLOTS:
  void init() {
    m_shown = std::make_unique<testing::AnyWindow>(LessonsPage::kId);
    QVERIFY(QTest::qWaitForWindowActive(&window(), 60'000));
  }
  void cleanup() { m_shown.reset(); }

  // A screenshot waits for what is settled, so nothing comes after that.
  void theListIsSettledWithItsPictures() {
    page().list().grab();  // asks for them
    QVERIFY(!page().isSettled());
    settle();
    const QImage settled = page().list().grab().toImage();
    QTest::qWait(200);
    QCOMPARE(page().list().grab().toImage(), settled);
  }

  // In both languages, each with what a row tells.
  void allAreListed() {
    for (const char* language : {"en", "zh_CN"}) {
      m_shown->program().applyLanguage(QString::fromLatin1(language));
      const std::vector<LessonItem>& rows = page().list().lessons();
      const bool isChinese = language == std::string_view("zh_CN");
      QTRY_COMPARE(rows.front().title.front().unicode() > 0x2E80, isChinese);
      QVERIFY(rows.size() >= 5);
      for (const LessonItem& row : rows) {
        QVERIFY2(!row.isBroken && row.note.isEmpty(), qPrintable(row.title + row.note));
        QVERIFY(!row.title.isEmpty() && !row.summary.isEmpty() && row.minutes > 0 && row.steps > 1);
      }
    }
  }

  // By group, then by order; each has a group, and each group has lessons.
  void allHaveAGroup() {
    std::vector<std::pair<std::size_t, int>> places;
    for (const KeptLesson& kept : lessonsIn(u":/lessons"_s, u"en"_s)) {
      QVERIFY2(kept.lesson && kept.lesson->group, qPrintable(kept.name));
      places.emplace_back(*kept.lesson->group, kept.lesson->order);
    }
    QVERIFY(std::ranges::is_sorted(places));
    QVERIFY(std::adjacent_find(places.begin(), places.end()) == places.end());
    for (std::size_t group = 0; group < std::size(lessons::kGroupNames); ++group)
      QVERIFY(std::ranges::count(places, group, &std::pair<std::size_t, int>::first) > 0);
  }

  // Of a map its search half done, with both ends; no two rows are alike.
  void picturesShowASearch() {
    const BoardColours& colours = Theme::of(page().palette()).board();
    std::vector<QImage> all;
    for (const KeptLesson& kept : lessonsIn(u":/lessons"_s, u"en"_s)) {
      const auto& rows = page().list().lessons();
      const auto row = std::ranges::find(rows, kept.key, &LessonItem::key);
      QVERIFY(row != rows.end() && row->picture);
      QImage drawn(LessonList::kPicture, QImage::Format_RGB32);
      drawn.fill(Qt::white);
      QPainter painter(&drawn);
      row->picture(painter, QRectF(drawn.rect()), page().palette());
      painter.end();
      QVERIFY2(std::ranges::find(all, drawn) == all.end(), qPrintable(kept.name));
      all.push_back(drawn);
      if (kept.lesson->setUps.front().setUp.page != "map-lab") continue;
      for (const QColor& colour : {colours.openSolid, colours.start, colours.goal}) {
        QVERIFY2(testing::countNear(drawn, colour) >= 20, qPrintable(kept.name + u' ' + colour.name()));
      }
    }
  }

  // One's own lesson that is called like one of ours leaves that one's progress alone, and stays open in another language and after
  // a restart.
  void onesOwnIsAnotherLesson() {
    QDir(m_shown->path("")).mkdir(u"other"_s);
    const QString own = m_shown->write("weights.en.md", kCorridor),
                  other = m_shown->write("other/weights.en.md", kCorridor);
    const std::size_t ours = page().list().lessons().size();
    QVERIFY(window().openFile(own));
    settle();
    go(LessonCommand::Next);
    m_shown->program().applyLanguage(u"zh_CN"_s);
    settle();
    QVERIFY(!page().list().isVisible() && text().contains(u"expanded"_s));
    m_shown->program().applyLanguage(u"en"_s);
    settle();
    m_shown->program().applyLanguage(u"en"_s);
    m_shown->openAgain(LessonsPage::kId);
    settle();
    QVERIFY(!page().list().isVisible());
    QVERIFY(testing::contains(text(), u"Now 2 cells"_s));
    QVERIFY(window().openFile(other));
    settle();
    go(LessonCommand::All);
    const std::vector<LessonItem>& rows = page().list().lessons();
    QCOMPARE(rows.size(), ours + 2);
    for (std::size_t row = 0; row < ours; ++row) QCOMPARE(rows[row].step, 0);
    QCOMPARE(rows[ours].step, 2);
    QCOMPARE(rows[ours + 1].step, 1);
  }

  // As after a crash: nobody is told that the program ends.
  void isThereAgainWhenChosenFromTheList() {
    page().openLesson(0);
    settle();
    go(LessonCommand::Next);
    const QString shown = text();
    m_shown->openAgain(LessonsPage::kId);
    window().openWhereOneWas();
    settle();
    QVERIFY(!page().list().isVisible());
    QCOMPARE(text(), shown);
    go(LessonCommand::All);
    m_shown->openAgain(LessonsPage::kId);
    window().openWhereOneWas();
    settle();
    QVERIFY(page().list().isVisible());
  }

  void itsNameDoesNotMatter() {
    openLesson("corridor.txt", kCorridor);
    QVERIFY(page().complaint().isEmpty());
  }

  // Where a set-up fails the board of the lesson before does not stand beside its text.
  void aSetUpThatFailsShowsNoBoard() {
    openCorridor();
    QVERIFY(page().guest());
    const char* lost =
        "# Lost\n\nText.\n\n```lesson\norder 9\nminutes 1\n```\n\n## One\n\n```set-up\npage "
        "map-lab\nfrom 9,9\nto 0,0\nboard\n...\n```\n";
    openLesson("lost.en.md", lost);
    QVERIFY(!page().complaint().isEmpty());
    QVERIFY(!page().guest() && !page().transport());
    openCorridor();
    QVERIFY(page().guest() && page().guest()->isVisible());
  }

  // A question has no field before it is there.
  void aBoardIsBeingSought() {
    QuestionBox asking;
    asking.show();
    asking.seek(u"Looking"_s, false);
    QVERIFY(asking.mood() == QuestionBox::Mood::Thinking && asking.told() == u"Looking"_s);
    QVERIFY(!asking.field().isVisible());
    asking.ask(u"How much?"_s, true, true);
    QVERIFY(asking.field().isVisible() && asking.told().isEmpty());
    asking.seek(u"Looking"_s, false);
    QVERIFY(!asking.field().isVisible() && asking.prompt().isEmpty());
  }

  void enterOpensTheChosenOne() {
    QTest::keyClick(&page().list(), Qt::Key_Down);
    const int row = page().list().currentIndex().row();
    QTest::keyClick(&page().list(), Qt::Key_Return);
    settle();
    QVERIFY(page().guest() && page().guest()->isVisible());
    QCOMPARE(page().list().lessons()[static_cast<std::size_t>(row)].step, 0);
    go(LessonCommand::All);
    QVERIFY(page().list().isVisible());
    QCOMPARE(page().list().lessons()[static_cast<std::size_t>(row)].step, 1);
  }

  void theBoardIsAtTheMomentThatIsSpokenOf() {
    openCorridor();
    QVERIFY(text().contains(u"expands 4 cells"_s));
    QCOMPARE(page().transport()->position(), std::size_t{0});
    go(LessonCommand::Next);
    // The start is put into OPEN; it is expanded and its neighbour generated; that is expanded.
    QVERIFY(text().contains(u"Now 2 cells are expanded"_s));
    const std::size_t second = page().transport()->position();
    QVERIFY(second > 0);
    QVERIFY(testing::contains(text(), u"<b>No tag</b> and 1 & 2"_s));
    QVERIFY2(page().pane().text().document()->toRawText().contains(u"(2,\u00a00)"_s),
             "a cell's name stands on one line");
    go(LessonCommand::Next);
    QVERIFY(text().contains(u"It costs 4."_s));
    QTRY_VERIFY(page().transport()->isAtEnd());
    QVERIFY(!restore()->isVisible());  // nobody has touched it
    go(LessonCommand::Previous);
    QTRY_COMPARE(page().transport()->position(), second);
  }

  // A page that was left, for the list or for another page of the program, has its search again.
  void aLessonIsOpenedAgain() {
    openCorridor(1);
    const auto playable = [&] {
      return std::ranges::count_if(window().player().actions(), &QAction::isEnabled);
    };
    const auto before = playable();
    for (int round = 0; round < 2; ++round) {
      if (round == 0) {
        go(LessonCommand::All);
        QVERIFY(playable() < before);
        QTest::keyClick(&page().list(), Qt::Key_End);
        QTest::keyClick(&page().list(), Qt::Key_Return);
      } else {
        window().showPage(u"map-lab"_s);
        window().showPage(QString::fromLatin1(LessonsPage::kId));
      }
      settle();
      QVERIFY(page().transport()->hasSearch());
      QTRY_VERIFY(page().transport()->position() > 0);
      QCOMPARE(playable(), before);
      QVERIFY(!restore()->isVisible());
    }
  }

  // Its cells, the node expanded last (and told of last), the code, whose tab has come to the front; OPEN lies behind it.
  void whatIsNamedIsPointedAt() {
    window().resize(1400, 900);
    openCorridor(1);
    const auto* code = page().findChild<PseudocodeView*>();
    QVERIFY(code && code->isVisible());
    const std::vector<QRectF> expected{placeOf({1, 0}), placeOf({1, 0}), placeOf({1, 0}), placeOf(*code)};
    const auto seen = [&] {
      std::vector<QRectF> out;
      for (const auto& [rect, label] : spotlight()->places()) out.push_back(rect);
      return out;
    };
    QTRY_COMPARE(seen(), expected);
    go(LessonCommand::Next);
    QVERIFY(page().findChild<Spotlight*>()->places().empty());
  }

  // Behind the last step the lesson that follows begins, and behind the last lesson stands the list; done lessons begin anew.
  void theLastStepLeadsOn() {
    openCorridor();
    openLesson("pushes.en.md", kPushes);
    go(LessonCommand::All);
    const int last = static_cast<int>(page().list().lessons().size()) - 1;
    page().openLesson(static_cast<std::size_t>(last) - 1);
    settle();
    for (int i = 0; i < 5; ++i) go(LessonCommand::Next);
    QVERIFY(testing::contains(action(LessonCommand::Next)->toolTip(), u"Pushes"_s));
    go(LessonCommand::Next);
    QVERIFY(text().contains(u"Push."_s));
    QVERIFY(!action(LessonCommand::Next)->toolTip().contains(u"last"_s));
    go(LessonCommand::Next);
    go(LessonCommand::Next);
    QVERIFY(page().list().isVisible());
    QCOMPARE(page().list().lessons().back().step, 2);
    QCOMPARE(page().list().currentIndex().row(), last);
    QTest::keyClick(&page().list(), Qt::Key_Return);
    settle();
    QCOMPARE(page().header().placeText(), u"Step 1 of 2"_s);
  }

  // Whatever is done with the board, the lesson has it again, and the user's own map is as it was.
  void backToTheLesson() {
    const MapLabPage& own = m_shown->page<MapLabPage>();
    const std::string before = own.snapshot() ? own.snapshot()().board.text.value_or("") : "";
    openCorridor(1);
    QToolButton* back = restore();
    QVERIFY(back && !back->isVisible());
    const std::size_t at = page().transport()->position();
    page().transport()->stepForward();
    QTRY_VERIFY(back->isVisible());
    QTest::mouseClick(back, Qt::LeftButton);
    settle();
    QTRY_COMPARE(page().transport()->position(), at);
    QTRY_VERIFY(!back->isVisible());
    // Another algorithm is another question.
    chooseNextAlgorithm();
    QTRY_VERIFY(back->isVisible());
    QTest::mouseClick(back, Qt::LeftButton);
    settle();
    QTRY_VERIFY(!back->isVisible());
    QCOMPARE(page().transport()->position(), at);
    QCOMPARE(own.snapshot() ? own.snapshot()().board.text.value_or("") : "", before);
  }

  void aQuestionIsAnsweredOnTheBoard() {
    openCorridor(3);
    QVERIFY(box());
    click({1, 0});  // its f is 4
    QTRY_VERIFY(box()->mood() == QuestionBox::Mood::Wrong);
    QVERIFY(testing::contains(box()->told(), u"Its f is 4, but %1 has 2"_s.arg(cell({3, 0}))));
    QVERIFY(box()->score().contains(u"0 of 1"_s));
    click({3, 0});  // its f is 2; the first answer has counted
    QTRY_VERIFY(box()->mood() == QuestionBox::Mood::Right);
    QVERIFY(testing::contains(box()->told(), u"its f is 2 (g 1, h 1)"_s));
    QVERIFY(box()->score().contains(u"0 of 1"_s));
    go(LessonCommand::Next);
    // Who answers a number types it.
    QVERIFY(box());
    QTRY_VERIFY(box()->field().hasFocus());
    QVERIFY(!page().transport()->isAtEnd());
    answer("5");
    QTRY_VERIFY(box()->mood() == QuestionBox::Mood::Wrong);
    QTRY_VERIFY(page().transport()->isAtEnd());  // the way is seen
    QVERIFY(testing::contains(box()->told(), u"4"_s));
    // What is being typed elsewhere is not taken away.
    QLineEdit elsewhere(&window());
    elsewhere.show();
    elsewhere.setFocus();
    go(LessonCommand::Previous);
    go(LessonCommand::Next);
    QVERIFY(elsewhere.hasFocus());
    box()->field().setFocus();
    answer("4");
    QTRY_VERIFY(box()->mood() == QuestionBox::Mood::Right);
    QVERIFY2(box()->score().contains(u"1 of 3"_s), qPrintable(box()->score() + box()->told()));
    // A step's questions take turns; what the run has told is not counted.
    go(LessonCommand::Next);
    QVERIFY(box()->field().isVisible());
    Q_EMIT box()->moreWanted();
    settle();
    QVERIFY(!box()->field().isVisible());
    page().transport()->stepForward();
    QTRY_VERIFY(page().transport()->activity() == Transport::Activity::Idle);
    click({3, 0});
    QTRY_VERIFY(box()->mood() != QuestionBox::Mood::None);
    QVERIFY(box()->score().contains(u"1 of 3"_s));
  }

  // The mark of the event that the run stands at would be the strongest on the board: while a question is asked there is none.
  void theEventIsNotMarkedWhileAsked() {
    window().resize(1400, 900);
    openLesson("orders.en.md", kOrders);
    QVERIFY(box());
    auto* board = page().guest()->findChild<BoardView*>();
    const auto cells = [&] { return board->grab().toImage(); };
    QTRY_VERIFY(page().transport()->hasSearch());
    page().transport()->seek(3);  // something is put into OPEN
    QTRY_COMPARE(page().transport()->position(), std::size_t{3});
    const QImage asked = cells();
    board->overlay().setEventTold(true);
    QVERIFY(cells() != asked);
    board->overlay().setEventTold(false);
    QCOMPARE(cells(), asked);
    go(LessonCommand::All);
    QVERIFY(board->scene().tellsEvent);
  }

  // What a step names stands below its text, and goes with the step; nobody else brings the panel.
  void theDrawerComesForItsStep() {
    window().resize(1440, 900);
    openCorridor();
    const auto* code = page().findChild<PseudocodeView*>();
    const SearchWorkbench& parts = board().workbench();
    QVERIFY(!parts.isPanelVisible());
    const QRectF cell = placeOf({0, 0});
    go(LessonCommand::Next);
    QTRY_VERIFY(code->isVisible());
    QVERIFY(page().pane().isAncestorOf(code));
    QCOMPARE(parts.lentPanel()->height(), LessonPane::kDrawer);
    QVERIFY(!parts.lentPanel()->findChild<NodeTables*>()->isVisible());
    QTRY_COMPARE(spotlight()->places().back().rect, placeOf(*code));
    QCOMPARE(placeOf({0, 0}), cell);
    go(LessonCommand::Next);
    QVERIFY(!parts.isPanelVisible());
    go(LessonCommand::Previous);
    QVERIFY(parts.isPanelVisible());
    QTest::keyClick(&window(), Qt::Key_F9);
    QVERIFY(parts.isPanelVisible());
    go(LessonCommand::Next);
    QTest::keyClick(&window(), Qt::Key_F9);
    QVERIFY(!parts.isPanelVisible());
  }

  // What the text names is lit on the board while it is pointed at, and what is pointed at on the board is lit in the text.
  void textAndBoardPointAtEachOther() {
    window().resize(1440, 900);
    openLesson("links.en.md", kLinks);
    TermText& words = page().pane().text();
    const auto lit = [&](const char* link) {
      Q_EMIT words.highlighted(QUrl(QString::fromLatin1(link)));
      return spotlight()->lit();
    };
    QVERIFY(words.toHtml().contains(u"place:1,0"_s));
    QCOMPARE(lit("place:1,0"), std::vector<QRectF>{placeOf({1, 0})});
    QCOMPARE(lit("place:OPEN"), std::vector<QRectF>{placeOf({2, 0})});
    QCOMPARE(lit("place:CLOSED").size(), std::size_t{2});
    QCOMPARE(lit("term:goal"), std::vector<QRectF>{placeOf({4, 0})});
    QVERIFY(lit("").empty());
    auto* view = page().guest()->findChild<BoardView*>();
    const auto named = [&](Point cell) {
      Q_EMIT view->hovered(cell);
      return words.lit();
    };
    QVERIFY(named({1, 0}).contains(u"place:1,0"_s));
    QVERIFY(words.lit().contains(u"place:CLOSED"_s));
    QVERIFY(!words.extraSelections().isEmpty());
    QVERIFY(named({2, 0}).contains(u"place:OPEN"_s));
    QVERIFY(named({4, 0}).contains(u"term:goal"_s));
    Q_EMIT view->hovered(std::nullopt);
    QVERIFY(words.extraSelections().isEmpty());
  }

  // Three cells with their numbers: what is clicked again is taken back, what is none of them is told, and the first that is out of
  // its place is explained.
  void threeArePutInOrder() {
    window().resize(1400, 900);
    openLesson("orders.en.md", kOrders);
    const auto labels = [&] {
      QStringList out;
      for (const auto& [rect, label] : page().findChild<Spotlight*>()->places()) out += label;
      out.sort();
      return out.join(u',');
    };
    QTRY_COMPARE(labels(), u"?,?,?"_s);
    QVERIFY(!page().findChild<NodeTables*>()->isVisible());
    // Those that are asked about, in the order in which they have come; 0,2 came first and is expanded.
    std::vector<Point> order;
    const QString prompt = box()->prompt();
    for (const Point cell : {Point{2, 2}, {1, 1}, {1, 3}, {0, 1}, {0, 3}})
      if (prompt.contains(LessonsPageTest::cell(cell))) order.push_back(cell);
    QCOMPARE(order.size(), std::size_t{3});
    const auto clickAll = [&](std::initializer_list<std::size_t> picks) {
      for (const std::size_t at : picks) {
        click(order[at]);
        QCoreApplication::processEvents();
      }
    };
    click({6, 3});
    QTRY_VERIFY(box()->told().contains(cell({6, 3}) + u" is not one of the cells in the question."_s));
    clickAll({0});
    QTRY_COMPARE(labels(), u"1,?,?"_s);
    clickAll({0});
    QTRY_COMPARE(labels(), u"?,?,?"_s);
    clickAll({0, 2, 1});
    QTRY_VERIFY(box()->mood() == QuestionBox::Mood::Wrong);
    QVERIFY(testing::contains(box()->told(), u"%1 was added first, at event "_s.arg(cell(order[1]))));
    const QString whole = u"%1 → %2 → %3"_s.arg(cell(order[0]), cell(order[1]), cell(order[2]));
    QVERIFY(testing::contains(box()->told(), u"In order: "_s + whole));
    QTRY_COMPARE(labels(), u"1,2, not 3,3, not 2"_s);
    clickAll({0, 1, 2});
    QTRY_VERIFY2(box()->mood() == QuestionBox::Mood::Right, qPrintable(box()->told()));
    QVERIFY(box()->told().contains(whole));
    QCOMPARE(labels(), u"1,2,3"_s);
    QVERIFY(box()->told().contains(u"Only the first answer counts"_s));
    QVERIFY(box()->score().contains(u"0 of 1"_s));
    click({6, 3});
    QTest::qWait(10);
    QVERIFY(box()->mood() == QuestionBox::Mood::Right);  // it is over
  }

  void theGoalIsDragged() {
    window().resize(1400, 900);
    openLesson("orders.en.md", kOrders);
    go(LessonCommand::Next);
    QTRY_VERIFY(page().guest()->transport()->isAtEnd());
    // With another algorithm it is another question.
    const int asked = algorithms()->currentIndex();
    chooseNextAlgorithm();
    QTRY_VERIFY2(box()->told().contains(u"no longer matches"_s), qPrintable(box()->told()));
    algorithms()->setCurrentIndex(asked);
    QTRY_VERIFY(box()->told().isEmpty());
    const auto drag = [&](Point from, Point to) {
      const QPoint begin = page().guest()->cellPlace(from).center().toPoint();
      const QPoint end = page().guest()->cellPlace(to).center().toPoint();
      QWidget* board = page().guest()->childAt(begin);
      QTest::mousePress(board, Qt::LeftButton, {}, board->mapFrom(page().guest(), begin));
      QTest::mouseMove(board, board->mapFrom(page().guest(), (begin + end) / 2));
      QTest::mouseMove(board, board->mapFrom(page().guest(), end));
      QTest::mouseRelease(board, Qt::LeftButton, {}, board->mapFrom(page().guest(), end));
    };
    drag({0, 1}, {1, 1});
    QTRY_VERIFY2(box()->mood() == QuestionBox::Mood::Wrong, qPrintable(box()->told()));
    QVERIFY(box()->score().isEmpty());  // one may try until it is done
    drag({1, 1}, {4, 0});
    QTRY_VERIFY2(box()->mood() == QuestionBox::Mood::Right, qPrintable(box()->told()));
    QVERIFY2(box()->told().contains(u"12"_s) && box()->told().contains(u"6"_s), qPrintable(box()->told()));
    QVERIFY(box()->score().contains(u"1 of 1"_s));
    QTRY_VERIFY(restore()->isVisible());
  }

  void movesAreMadeInTheGame() {
    openLesson("pushes.en.md", kPushes);
    const auto play = [&](std::initializer_list<Qt::Key> keys) {
      page().guest()->takeFocus(Qt::OtherFocusReason);
      for (const Qt::Key key : keys) QTest::keyClick(QApplication::focusWidget(), key);
    };
    // What tells the answer is away, and the keys are the game's.
    QVERIFY(!dynamic_cast<WorkbenchPage&>(*page().guest()).workbench().isPanelVisible());
    QTRY_VERIFY(page().guest()->isAncestorOf(QApplication::focusWidget()));
    // Two pushes are no answer, and Undo takes them back.
    play({Qt::Key_Right, Qt::Key_Right});
    QTRY_VERIFY2(box()->told().contains(u"You made several moves"_s), qPrintable(box()->told()));
    QVERIFY(box()->mood() == QuestionBox::Mood::None && box()->score().isEmpty() && undo()->isVisible());
    QTest::mouseClick(restore(), Qt::LeftButton);
    settle();
    QTRY_VERIFY(page().guest()->isAncestorOf(QApplication::focusWidget()));
    QVERIFY(box()->told().isEmpty());
    play({Qt::Key_Right});
    QTRY_VERIFY2(box()->mood() == QuestionBox::Mood::Right, qPrintable(box()->told()));
    takeBack();
    QVERIFY(!undo()->isVisible());
    // A push that loses the level, and why; by keys to the button, and from there back to the board.
    play({Qt::Key_Down, Qt::Key_Right, Qt::Key_Up});
    QTRY_VERIFY2(box()->mood() == QuestionBox::Mood::Wrong, qPrintable(box()->told()));
    QVERIFY(testing::contains(box()->told(), u"is unsolvable. The box in column 2, row 1 "_s));
    QTRY_VERIFY(undo()->isVisible());
    undo()->setFocus();
    QTest::keyClick(undo(), Qt::Key_Space);
    QTRY_VERIFY(box()->mood() == QuestionBox::Mood::None);
    QVERIFY(page().guest()->isAncestorOf(QApplication::focusWidget()));
    go(LessonCommand::Next);
    // Undo leads to no other question's board.
    QVERIFY(!page().state(Command::Undo).isEnabled);
    play({Qt::Key_Right});
    QTRY_VERIFY2(box()->mood() == QuestionBox::Mood::Wrong, qPrintable(box()->told()));
    action(LessonCommand::Restore)->trigger();
    settle();
    QVERIFY(!undo()->isVisible());
    play({Qt::Key_Down, Qt::Key_Right, Qt::Key_Up});
    QTRY_VERIFY2(box()->mood() == QuestionBox::Mood::Right, qPrintable(box()->told()));
    QVERIFY(testing::contains(box()->told(), u"The box in column 2, row 1 "_s));
  }

  // One press takes back all that was done since the question, however he walked after the push.
  void undoLeadsBackToTheQuestion() {
    openLesson("pushes.en.md", kPushes);
    page().guest()->takeFocus(Qt::OtherFocusReason);
    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Left})
      QTest::keyClick(QApplication::focusWidget(), key);
    QTRY_VERIFY2(box()->mood() == QuestionBox::Mood::Wrong, qPrintable(box()->told()));
    takeBack();
    QVERIFY(box()->told().isEmpty());
    QVERIFY(!undo()->isVisible() && !page().state(Command::Undo).isEnabled);
    QVERIFY(page().state(Command::Redo).isEnabled);
  }

  // By mouse, too, any push is an answer, also one that loses; who solves it has the verdict, and nothing else comes of it.
  void anyPushIsMadeByMouse() {
    openLesson("pushes.en.md", kPushes);
    const auto push = [&](Point from, Point to) {
      click(from);
      auto& view = *page().guest()->findChild<SokobanView*>();
      QTRY_VERIFY(!view.isFinding());
      click(to);
    };
    push({2, 2}, {2, 1});  // up to the wall
    QTRY_VERIFY2(box()->mood() == QuestionBox::Mood::Wrong, qPrintable(box()->told()));
    takeBack();
    push({2, 2}, {3, 2});
    QTRY_VERIFY2(box()->mood() == QuestionBox::Mood::Right, qPrintable(box()->told()));
    QTRY_VERIFY(page().guest()->isSettled());
    auto& guest = dynamic_cast<SokobanPage&>(*page().guest());
    QVERIFY(!guest.findChild<ResultCard*>()->isVisible());
    for (const QWidget* part : guest.findChildren<QWidget*>()) {
      const auto* light = dynamic_cast<const WinLight*>(part);
      QVERIFY(!light || !light->isShining());
    }
    QVERIFY(!guest.action(SokobanCommand::OwnByPushes)->isEnabled());  // no personal best
    const std::string board = guest.snapshot().boardText();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_PageDown);
    QVERIFY(guest.snapshot().boardText() == board);
  }

  // The panel of a page that has gone stays away, also where its page arranges it anew, and of the one in front only what its step
  // names is there.
  void anotherLanguageBringsNoPanel() {
    QVERIFY(window().openFile(m_shown->write("pushes.en.md", kPushes)));
    openCorridor(1);
    QTRY_VERIFY(board().workbench().isPanelVisible());
    openLesson("pushes.en.md", kPushes);
    for (const char* language : {"zh_CN", "en"}) {
      m_shown->program().applyLanguage(QString::fromLatin1(language));
      settle();
      for (const auto* tables : page().findChildren<NodeTables*>()) QVERIFY(!tables->isVisible());
    }
    openCorridor();
    QTRY_VERIFY(board().workbench().isPanelVisible());
    const auto shown = page().findChildren<PseudocodeView*>();
    QCOMPARE(std::ranges::count_if(shown, [](const QWidget* code) { return code->isVisible(); }), 1);
  }

  // The key beside the board names what stands in a cell: a search that orders by h has it where others have f.
  void theKeyNamesWhatGreedyOrdersBy() {
    window().resize(1440, 900);
    const auto& rows = page().list().lessons();
    const auto row = std::ranges::find(rows, u"one-loop-many-searches"_s, &LessonItem::key);
    m_shown->program().settings().setNumber(lessonKey(row->key, "at").constData(), 5);
    page().openLesson(static_cast<std::size_t>(row - rows.begin()));
    settle();
    const auto* key = page().guest()->findChild<LegendCell*>();
    QTRY_VERIFY2(key->accessibleName().contains(u"h at the top left"_s), qPrintable(key->accessibleName()));
    go(LessonCommand::Next);
    QTRY_VERIFY(key->accessibleName().contains(u"f at the top left"_s));
  }

  // An answer on another board, or to another search, is not held against what was asked.
  void anotherBoardIsNotWhatWasAsked() {
    openCorridor(3);
    const int before = algorithms()->currentIndex();
    chooseNextAlgorithm();
    QTRY_VERIFY(page().guest()->isSettled());
    click({3, 0});
    QTRY_VERIFY2(box()->told().contains(u"no longer matches"_s), qPrintable(box()->told()));
    QVERIFY(box()->mood() == QuestionBox::Mood::None && box()->score().isEmpty());
    QTest::mouseClick(restore(), Qt::LeftButton);
    settle();
    QCOMPARE(algorithms()->currentIndex(), before);
    click({3, 0});
    QTRY_VERIFY2(box()->mood() == QuestionBox::Mood::Right, qPrintable(box()->told()));
    QVERIFY(box()->score().contains(u"1 of 1"_s));
  }

  // Who looks at what comes and goes back has looked.
  void whoHasLookedAheadIsNotCounted() {
    openCorridor(3);
    const std::size_t at = page().transport()->position();
    page().transport()->seek(at + 1);
    QTRY_COMPARE(page().transport()->position(), at + 1);
    page().transport()->seek(at);
    QTRY_COMPARE(page().transport()->position(), at);
    click({3, 0});
    QTRY_VERIFY2(box()->mood() == QuestionBox::Mood::Right, qPrintable(box()->told()));
    QVERIFY(testing::contains(box()->told(), u"Not counted"_s));
    QVERIFY(box()->score().isEmpty());
    // Nor what a run costs that has been played to its end.
    go(LessonCommand::Next);
    page().transport()->toEnd();
    QTRY_VERIFY(page().transport()->isAtEnd());
    answer("4");
    QTRY_VERIFY2(box()->mood() == QuestionBox::Mood::Right, qPrintable(box()->told()));
    QVERIFY(testing::contains(box()->told(), u"Not counted"_s));
    QVERIFY(box()->score().isEmpty());
  }

  // A board by chance waits for its answer, whatever one does meanwhile; what was answered makes room for another.
  void aBoardByChanceIsFoundAgain() {
    const char* chance =
        "# Chance\n\nText.\n\n```lesson\norder 9\nminutes 1\n```\n\n## One\n\n```set-up maze\npage map-lab\n"
        "algorithm a-star\nneighbours 4\nboard\nS.......\n........\n..####..\n........\n.......G\n```\n"
        "```moment\nend\n```\n\n## Two\n\n```question cost\nfrom maze\nby-chance\n```\n";
    openLesson("chance.en.md", chance);
    go(LessonCommand::Next);
    const auto board = [&] { return page().guest()->snapshot().boardText(); };
    const std::string asked = board();
    go(LessonCommand::Previous);
    go(LessonCommand::Next);
    QCOMPARE(board(), asked);
    m_shown->program().applyLanguage(u"zh_CN"_s);
    QTRY_VERIFY(box() && !box()->prompt().isEmpty() && box()->prompt().front().unicode() > 0x2E80);
    settle();
    QCOMPARE(board(), asked);
    answer("999");
    QTRY_VERIFY(box()->mood() == QuestionBox::Mood::Wrong);
    go(LessonCommand::Previous);
    go(LessonCommand::Next);
    QVERIFY(board() != asked);
  }

  // What lies before the expansion and changes nothing in OPEN shows nothing of the answer.
  void whatWasSkippedIsNoLookAhead() {
    const char* skipped =
        "# Skipped\n\nText.\n\n```lesson\norder 9\nminutes 1\n```\n\n## One\n\n```set-up\npage map-lab\n"
        "algorithm a-star\nneighbours 4\norder rlud\nboard\n..S...G\n```\n```question next\nat before 3rd "
        "expand\n```\n";
    openLesson("skipped.en.md", skipped);
    QTRY_VERIFY(page().transport()->hasSearch());
    const std::size_t at = page().transport()->position();
    const search::Trace& trace = dynamic_cast<WorkbenchPage*>(page().guest())->search().session().trace();
    QVERIFY(trace[at].kind == search::EventKind::Duplicate);
    for (const std::size_t place : {at + 1, at}) {
      page().transport()->seek(place);
      QTRY_COMPARE(page().transport()->position(), place);
    }
    click({4, 0});
    QTRY_VERIFY2(box()->mood() == QuestionBox::Mood::Right, qPrintable(box()->told()));
    QVERIFY2(box()->score().contains(u"1 of 1"_s), qPrintable(box()->told()));
  }

  // Where the board could not be shown, nothing that is done with the box falls into a hole.
  void aBoardThatIsGone() {
    openCorridor(4);
    page().findChild<Guests*>()->showNothing();
    QVERIFY(!page().guest());
    box()->field().setFocus();
    answer("4");
    QVERIFY(testing::contains(box()->told(), u"no longer matches"_s));
    Q_EMIT box()->undoWanted();
    go(LessonCommand::Restore);
    QVERIFY(page().guest() && box()->told().isEmpty());
    QTest::keyClick(&box()->field(), Qt::Key_Return);
    QTRY_VERIFY2(box()->mood() == QuestionBox::Mood::Right, qPrintable(box()->told()));
  }

  // By keyboard a question begins where the search is, and where that is seen.
  void theKeyboardBeginsWhereTheSearchIs() {
    openCorridor(2);
    page().guest()->takeFocus(Qt::TabFocusReason);
    auto* board = page().guest()->findChild<BoardView*>();
    QTRY_VERIFY(board->hasFocus());
    QTest::keyClick(board, Qt::Key_End);
    QCOMPARE(board->cursorCell(), std::optional(Point{4, 0}));
    go(LessonCommand::Next);
    QCOMPARE(board->cursorCell(), std::optional(Point{2, 0}));  // expanded first
    QTest::keyClick(board, Qt::Key_Right);
    QTest::keyClick(board, Qt::Key_Return);
    QTRY_VERIFY2(box()->mood() == QuestionBox::Mood::Right, qPrintable(box()->told()));
    // Nothing is seen of it while the mouse is used.
    page().pane().text().setFocus();
    go(LessonCommand::Restore);
    QVERIFY(!board->cursorCell());
    page().guest()->takeFocus(Qt::TabFocusReason);
    QCOMPARE(board->cursorCell(), std::optional(Point{2, 0}));
  }

  // Nothing moves when it is answered, whatever the language and the width.
  void thereIsRoomForVerdicts() {
    lessons::Question order;
    order.kind = lessons::QuestionKind::Order;
    lessons::Verdict tie;
    tie.why = lessons::Verdict::Why::TieLastIn;
    tie.orderedBy = "f";
    tie.told = {"14, 13", 50, 4, 154, 112};
    tie.right = {"13, 14", 50, 4, 154, 115};
    tie.order = {tie.right, tie.told, {"12, 12", 60, 0, 160, 120}};
    for (const char* language : {"en", "zh_CN"}) {
      m_shown->program().applyLanguage(QString::fromLatin1(language));
      const QString verdict =
          wordsOf(order, tie) + u" "_s +
          QCoreApplication::translate("searchlight::ui::QuestionDesk",
                                      "Not counted: the run has already shown the answer.");
      QVERIFY(verdict.contains(u"160"_s));
      for (const int width : {280, 380, 600}) {
        QWidget pane;
        auto* column = new QVBoxLayout(&pane);
        auto* asking = new QuestionBox;
        column->addWidget(asking);
        column->addStretch();
        pane.setFixedWidth(width);
        pane.show();
        asking->ask(u"?"_s, false, true);
        asking->setScore(1, 2);
        QTRY_VERIFY(asking->width() > 200);
        QCoreApplication::processEvents();
        const int before = asking->height();
        asking->tell(QuestionBox::Mood::Wrong, verdict);
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
        QVERIFY2(asking->height() == before,
                 qPrintable(u"%1: %2, %3"_s.arg(width).arg(before).arg(asking->height())));
      }
    }
    m_shown->program().applyLanguage(u"en"_s);
  }

  // Which side goes on is told with its reason, and of two that are compared coarsely not that they are the same.
  void verdictsGiveTheirReason() {
    using Why = lessons::Verdict::Why;
    const auto words = [](lessons::QuestionKind kind, const lessons::Verdict& verdict) {
      lessons::Question question;
      question.kind = kind;
      return wordsOf(question, verdict).replace(QChar(QChar::Nbsp), u' ');
    };
    lessons::Verdict verdict;
    verdict.why = Why::OtherSide;
    verdict.orderedBy = "g";
    verdict.told = {"3, 9", 10, 0, 10, 20};
    verdict.right = {"18, 9", 10, 0, 10, 21};
    verdict.turn = lessons::Verdict::Turn{true, 4, 6};
    QCOMPARE(words(lessons::QuestionKind::Next, verdict),
             u"The goal side is next: it has fewer nodes in OPEN, 4 instead of 6. It takes (18, 9)."_s);
    verdict.turn = lessons::Verdict::Turn{false, 4, 4};
    verdict.order = {verdict.right, verdict.told};
    QCOMPARE(words(lessons::QuestionKind::Order, verdict),
             u"When (18, 9) is taken, (3, 9) is still in OPEN on the other side. Both sides have 4 "
             "nodes in OPEN. If the numbers are equal, the start side is next. In order: (18, 9) g 10 "
             "→ (3, 9) g 10."_s);
    verdict.order.clear();
    verdict.why = Why::TieLastIn;
    verdict.turn.reset();
    QCOMPARE(words(lessons::QuestionKind::Next, verdict),
             u"(3, 9) and (18, 9) both have g 10. The newest among ties is taken first: (3, 9) "
             "was added at event 20, (18, 9) at event 21."_s);
    verdict.isCoarse = true;
    verdict.orderedBy = "f";
    verdict.told.f = 10.25;
    QVERIFY2(
        words(lessons::QuestionKind::Next, verdict)
            .startsWith(u"(3, 9) has f 10.25 and (18, 9) has f 10, but f is rounded before comparison"_s),
        qPrintable(words(lessons::QuestionKind::Next, verdict)));
    verdict.isRight = true;
    verdict.rule = Why::TieLastIn;
    verdict.equals = 2;
    QVERIFY(words(lessons::QuestionKind::Next, verdict).contains(u"3 nodes in OPEN share the smallest f"_s));
    verdict = {.isRight = false, .why = Why::Otherwise, .told = {"a\nb"}, .right = {"c\nd"}};
    QCOMPARE(words(lessons::QuestionKind::Next, verdict), u"The search takes a different node."_s);
  }

  void whatIsNoLessonIsToldWithItsLine() {
    const QString file = m_shown->write("bad.en.md", "# Bad\n\nText.\n\n## Step\n\n![x](http://a/b.png)\n");
    QVERIFY(!window().openFile(file));
    QVERIFY2(page().list().isVisible(), "nothing was opened");
    QTRY_VERIFY2(page().complaint().contains(u"bad.en.md:"_s), qPrintable(page().complaint()));
  }

  void scoresCountTheLastTen() {
    QuestionScore score;
    QCOMPARE(score.asked(), 0);
    for (int i = 0; i < 12; ++i) score.add(i >= 2);
    QCOMPARE(score.asked(), 10);
    QCOMPARE(score.right(), 10);
    score.add(false);
    QCOMPARE(score.right(), 9);
    QCOMPARE(QuestionScore(score.number()).right(), 9);
    for (const double broken : {-1.0, 0.0, 1e9}) QCOMPARE(QuestionScore(broken).asked(), 0);
  }
};

SEARCHLIGHT_TEST(LessonsPageTest)
#include "lessons_page_test.moc"
