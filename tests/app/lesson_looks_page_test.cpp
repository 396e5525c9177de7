// tests/app/lesson_looks_page_test.cpp: a step of a lesson looks the same whatever was shown before it, and whatever the user has
// changed meanwhile; and what the user has chosen on his own pages stays his.
#include <numeric>

#include "app/lessons/guests.h"
#include "app/lessons/lesson_library.h"
#include "app/lessons/lessons_page.h"
#include "tests/app/any_window.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"
#include "widgets/help/term_text.h"
#include "widgets/lessons/lesson_pane.h"
#include "widgets/lessons/spotlight.h"
#include "widgets/player/event_line.h"

namespace {

using Step = std::pair<std::size_t, std::size_t>;  // row of the lesson, step

QString wordsOf(const setup::Words& words) {
  QStringList out;
  for (const auto& [name, value] : words)
    out += QString::fromStdString(name) + u'=' + QString::fromStdString(value);
  out.sort();
  return out.join(u' ');
}

}  // namespace

class LessonLooksPageTest : public QObject {
  Q_OBJECT

  std::unique_ptr<testing::AnyWindow> m_shown;

  LessonsPage& page() { return m_shown->page<LessonsPage>(); }
  WorkbenchPage& guest() { return dynamic_cast<WorkbenchPage&>(*page().guest()); }
  void open(int width) {
    m_shown = std::make_unique<testing::AnyWindow>(LessonsPage::kId);
    m_shown->window().resize(width, 800);
  }
  void showStep(Step at) {
    page().showAll();
    const std::vector<KeptLesson> lessons = lessonsIn(u":/lessons"_s, u"en"_s);
    m_shown->program().settings().setNumber(lessonKey(lessons[at.first].key, "at").constData(),
                                            static_cast<double>(at.second));
    page().openLesson(at.first);
    QTRY_VERIFY(page().isSettled());
  }
  // All that a text may speak of: what is on the board and beside it, and what is pointed at.
  QString shown() {
    const setup::SetUp words = guest().snapshot().words;
    QStringList out{wordsOf(words.view), wordsOf(words.player),
                    QString::fromUtf8(guest().workbench().tab().data()),
                    QString::fromUtf8(guest().workbench().shownPart().data()),
                    u"marks %1 %2"_s.arg(words.breakpoints.size()).arg(words.bookmarks.size())};
    for (const BoardView* board : guest().findChildren<BoardView*>())
      out += board->look().isFitted ? u"fitted"_s : u"zoomed"_s;
    out += u"pointed at %1"_s.arg(page().findChild<Spotlight*>()->places().size());
    return out.join(u"; "_s);
  }
  // Whoever is meant by Alt and the letter of a button's text, as long as it is seen.
  QStringList meantBy(const QPushButton& button) {
    const QKeySequence letter = QKeySequence::mnemonic(button.text());
    QStringList out;
    const auto take = [&](const QWidget* widget, const QString& text) {
      if (widget->isVisible() && widget->isEnabled() && QKeySequence::mnemonic(text) == letter)
        out << QLatin1String(widget->metaObject()->className()) + u' ' + text;
    };
    const Window& window = m_shown->window();
    for (const auto* each : window.findChildren<QAbstractButton*>()) take(each, each->text());
    for (const auto* label : window.findChildren<QLabel*>())
      if (label->buddy()) take(label, label->text());
    for (const auto* tabs : window.findChildren<QTabBar*>())
      for (int i = 0; i < tabs->count(); ++i) take(tabs, tabs->tabText(i));
    for (const auto* shortcut : window.findChildren<QShortcut*>())
      if (const auto* owner = qobject_cast<const QWidget*>(shortcut->parent());
          owner && owner->isVisible() && shortcut->isEnabled() && shortcut->key() == letter)
        out << u"a shortcut of "_s + QLatin1String(owner->metaObject()->className());
    return out;
  }
  // What he likes better for the moment, all of it his own doing.
  void changeEverything() {
    for (BoardView* board : guest().findChildren<BoardView*>()) board->zoomIn();
    for (QMenu* menu : guest().findChildren<QMenu*>())
      if (!menu->actions().isEmpty() && menu->actions().front()->isCheckable() &&
          menu->actions().back()->actionGroup())
        menu->actions().back()->trigger();
    guest().transport()->setSpeedChoice({SpeedChoice::Kind::Set, 777});
    guest().transport()->setStepUnit(StepUnit::Expansion);
    guest().workbench().setTab("bookmarks");
    guest().workbench().eventLine().setExplains(true);
    guest().run(Command::PanelVisible, !guest().workbench().isPanelVisible());
  }

 private Q_SLOTS:
  void cleanup() { m_shown.reset(); }

  // All steps of all lessons: text and board have their sizes, nothing else is there, and nothing moves.
  void everyStepHasItsRoom_data() {
    QTest::addColumn<QSize>("size");
    if (!testing::isShortened()) QTest::newRow("1440 x 900") << QSize(1440, 900);
    QTest::newRow("1024 x 640") << QSize(1024, 640);
  }
  void everyStepHasItsRoom() {
    QFETCH(const QSize, size);
    open(size.width());
    Window& window = m_shown->window();
    window.resize(size);
    const std::vector<KeptLesson> lessons = lessonsIn(u":/lessons"_s, u"en"_s);
    const QPushButton& next = page().pane().next();
    for (std::size_t row = 0; row < lessons.size(); ++row) {
      QRect buttonBefore;
      std::optional<std::size_t> setUpBefore;
      QRectF boardBefore;
      for (std::size_t step = 0; step < lessons[row].lesson->steps.size(); ++step) {
        const QByteArray where = u"%1, step %2"_s.arg(lessons[row].name).arg(step + 1).toUtf8();
        showStep({row, step});
        if (QTest::currentTestFailed()) return;
        const lessons::Step& shown = lessons[row].lesson->steps[step];
        const LessonPane& pane = page().pane();
        QCOMPARE(page().header().height(), 40);
        QCOMPARE(page().header().placeText(),
                 u"Step %1 of %2"_s.arg(step + 1).arg(lessons[row].lesson->steps.size()));
        for (const char* bar : {"QToolBar", "QStatusBar"})
          for (const QWidget* widget : window.findChildren<QWidget*>())
            QVERIFY2(!widget->inherits(bar) || !widget->isVisible(), where + ": " + bar);
        const bool drawn = page().guest() && guest().workbench().isPanelVisible();
        if (size.width() == 1440) {
          QCOMPARE(pane.width(), 420);
          // Beside a drawer a long text may.
          QVERIFY2(!page().pane().text().verticalScrollBar()->isVisible() || drawn,
                   where + ": the text scrolls");
        }
        QVERIFY(QFontInfo(page().pane().text().font()).pixelSize() >= 15);
        QVERIFY(next.isDefault() && next.isVisible());
        const QStringList meant = meantBy(next);
        QVERIFY2(meant.size() == 1, where + ": " + meant.join(u"; "_s).toUtf8());
        const QRect button(next.mapTo(&window, QPoint()), next.size());
        if (!buttonBefore.isNull()) QVERIFY2(button.bottom() == buttonBefore.bottom(), where);
        buttonBefore = button;
        if (!page().guest() || !shown.setUp) continue;
        QVERIFY2(page().guest()->width() >= 0.6 * page().width(), where);
        if (size.width() == 1440) QVERIFY2(page().guest()->width() >= 0.6 * window.width(), where);
        if (shown.questions.empty())
          QVERIFY2(guest().workbench().shownPart() == drawerOf(*lessons[row].lesson, step), where);
        QRectF all;
        for (int y = 0; y < 30; ++y)
          for (int x = 0; x < 30; ++x) {
            const QRectF cell = page().guest()->cellPlace({x, y});
            QVERIFY2(cell.width() <= 96, where + ": a cell of " + QByteArray::number(cell.width()));
            all |= cell;
          }
        QVERIFY2(!all.isEmpty(), where + ": no board");
        if (!shown.questions.empty()) continue;
        if (setUpBefore == shown.setUp) QVERIFY2(all == boardBefore, where + ": the board moves");
        setUpBefore = shown.setUp;
        boardBefore = all;
      }
    }
  }

  void aStepLooksAsAfterAFreshStart_data() {
    QTest::addColumn<int>("width");
    if (!testing::isShortened()) QTest::newRow("wide") << 1400;
    QTest::newRow("narrow") << 1024;
  }
  void aStepLooksAsAfterAFreshStart() {
    QFETCH(int, width);
    Random random = testing::randomFor(QTest::currentDataTag());
    std::map<Step, QString> fresh;
    open(width);
    const std::vector<LessonItem> all = page().list().lessons();
    std::vector<Step> steps;
    // Of each lesson so many steps: SEARCHLIGHT_ROUNDS=20 shows them all.
    for (std::size_t row = 0; row < all.size(); ++row) {
      std::vector<std::size_t> ofLesson(static_cast<std::size_t>(all[row].steps));
      std::iota(ofLesson.begin(), ofLesson.end(), std::size_t{0});
      random.shuffle(std::span(ofLesson));
      ofLesson.resize(std::min(ofLesson.size(), static_cast<std::size_t>(testing::rounds(1))));
      for (const std::size_t step : ofLesson) steps.emplace_back(row, step);
    }
    const auto isEnglishFirst = random.chance(0.5);
    for (const Step& at : steps) {
      open(width);
      showStep(at);
      if (QTest::currentTestFailed()) return;
      fresh[at] = page().guest() ? shown() : QString();
    }
    open(width);
    auto& own = m_shown->page<MapLabPage>();
    const QString before = wordsOf(own.snapshot().words.view) + wordsOf(own.snapshot().words.player);
    for (int round = 0; round < 2; ++round) {
      m_shown->program().applyLanguage((round == 0) == isEnglishFirst ? u"en"_s : u"zh_CN"_s);
      random.shuffle(std::span(steps));
      for (const Step& at : steps) {
        showStep(at);
        if (QTest::currentTestFailed()) return;
        if (!page().guest()) continue;
        // Rings come when what they are round has its place, which may be a moment later.
        (void)QTest::qWaitFor([&] { return shown() == fresh[at]; });
        QVERIFY2(shown() == fresh[at],
                 qPrintable(u"lesson %1, step %2:\n  now   %3\n  fresh %4"_s.arg(at.first + 1)
                                .arg(at.second + 1)
                                .arg(shown(), fresh[at])));
        if (random.chance(0.6)) changeEverything();
      }
    }
    m_shown->program().applyLanguage(u"en"_s);
    QCOMPARE(wordsOf(own.snapshot().words.view) + wordsOf(own.snapshot().words.player), before);
  }

  // Several searches side by side stand where the step says, each time it is shown, and go when another board comes.
  void aStepShowsAComparison() {
    open(1400);
    const char* text =
        "# Two\n\nText.\n\n```lesson\norder 99\nminutes 1\n```\n\n## One\n\nText.\n\n```set-up two\n"
        "{\"searchlight\": 1, \"page\": \"compare\", \"board\": {\"rows\": [\".......\", \"S.....G\", "
        "\".......\"]},\n"
        "\"runs\": [{\"algorithm\": \"a-star\"}, {\"algorithm\": \"dijkstra\"}], \"player\": {\"unit\": "
        "\"expansion\"},\n"
        "\"view\": {\"world\": \"map-lab\", \"text\": \"distance\"}}\n```\n\n## "
        "Two\n\nText.\n\n```moment\nevent 3\n```\n\n"
        "## Three\n\nText.\n\n```set-up one\npage map-lab\nboard\nS...G\n```\n";
    QVERIFY(m_shown->window().openFile(m_shown->write("two.en.md", text)));
    QTRY_VERIFY(page().isSettled());
    auto* compared = qobject_cast<ComparePage*>(page().guest());
    QVERIFY2(compared, qPrintable(page().complaint()));
    QCOMPARE(compared->runs().size(), std::size_t{2});
    const auto go = [&](LessonCommand command) {
      page().action(command)->trigger();
      QTRY_VERIFY(page().isSettled());
    };
    go(LessonCommand::Next);
    QTRY_COMPARE(compared->transport()->position(), std::size_t{3});
    QVERIFY(compared->transport()->stepUnit() == StepUnit::Expansion);
    go(LessonCommand::Next);
    QVERIFY(page().guest() && page().guest() != compared);
    go(LessonCommand::Previous);
    QCOMPARE(page().guest(), compared);
    QTRY_COMPARE(compared->transport()->position(), std::size_t{3});
    QVERIFY2(page().complaint().isEmpty(), qPrintable(page().complaint()));
  }

  // Today's report: lesson 9 after lesson 10 had only g in its cells.
  void whatTheLessonBeforeWroteIsGone() {
    const auto lessonOf = [](const QByteArray& order, const QByteArray& view) {
      return "# A lesson\n\nText.\n\n```lesson\norder " + order +
             "\nminutes 1\n```\n\n## One\n\nText.\n\n```set-up one\npage map-lab\nalgorithm a-star\n" + view +
             "board\nS...G\n```\n\n## Two\n\nText.\n\n```moment\n2nd expand\n```\n";
    };
    open(1400);
    const QString loud = m_shown->write(
        "loud.en.md",
        lessonOf("98", "view.text distance\nview.layer h\nview.contours yes\nplayer.speed 3\n"));
    const QString plain = m_shown->write("plain.en.md", lessonOf("99", ""));
    QVERIFY(m_shown->window().openFile(plain));
    QTRY_VERIFY(page().isSettled());
    const QString fresh = shown();
    QVERIFY(testing::contains(fresh, u"text=auto"_s));
    QVERIFY(m_shown->window().openFile(loud));
    QTRY_VERIFY(page().isSettled());
    QVERIFY(testing::contains(shown(), u"text=distance"_s));
    QVERIFY(m_shown->window().openFile(plain));
    QTRY_VERIFY(page().isSettled());
    QCOMPARE(shown(), fresh);
    // And within a lesson: what the user has changed for one step is not the next one's.
    changeEverything();
    QVERIFY(shown() != fresh);
    page().action(LessonCommand::Next)->trigger();
    QTRY_VERIFY(page().isSettled());
    QCOMPARE(shown(), fresh);
  }
};

SEARCHLIGHT_TEST(LessonLooksPageTest)
#include "lesson_looks_page_test.moc"
