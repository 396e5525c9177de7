// tests/app/cut_text_test.cpp: every page in both languages, in a large and in a small window, with usual and with large text: each
// text that is painted is whole, a table that is empty has no scroll bar, and no line ends between a number and its unit.
#include "app/experiments/experiment_page.h"
#include "app/lessons/lessons_page.h"
#include "app/start/start_page.h"
#include "core/klotski/catalogue.h"
#include "tests/app/any_window.h"
#include "tests/app/controls.h"
#include "tests/app/painted_texts.h"
#include "tests/app/when_open.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"
#include "widgets/game/play_panel.h"
#include "widgets/graph/graph_view.h"
#include "widgets/klotski/best_book.h"
#include "widgets/lessons/question_box.h"
#include "widgets/lines/score_book.h"
#include "widgets/player/event_line.h"
#include "widgets/player/path_strip.h"
#include "widgets/sokoban/sokoban_book.h"
#include "widgets/tables/node_inspector.h"
#include "widgets/tables/node_tables.h"

namespace {

using testing::faultAt, testing::PaintedText, testing::saidBy, testing::TextDevice;

// Whether it has such a part in sight.
template <class Part>
bool hasInSight(const QWidget& whole) {
  return std::ranges::any_of(whole.findChildren<Part*>(), &QWidget::isVisible);
}

// Scrolls sideways: what stands at its edge is on its way.
bool isOnItsWay(const PaintedText& text) {
  for (const QWidget* w = text.widget; w; w = w->parentWidget()) {
    if (testing::isAnyOf<PathStrip>(w)) return true;
    if (const auto* tabs = qobject_cast<const QTabBar*>(w); tabs && hasInSight<QToolButton>(*tabs))
      return true;
    const auto* area = qobject_cast<const QAbstractScrollArea*>(w);
    if (!area || !area->horizontalScrollBar()->isVisible()) continue;
    const QRect seen(area->viewport()->mapTo(area->window(), QPoint()), area->viewport()->size());
    if (text.rect.left() < seen.left() || text.rect.right() > seen.right()) return true;
  }
  return false;
}

bool isBoard(const QWidget* widget) {
  for (const QWidget* w = widget; w; w = w->parentWidget())
    if (testing::isAnyOf<BoardCanvas, GraphView>(w)) return true;
  return false;
}

// What may be short, and is whole in a tool tip: what a puzzle is called, beside its place and in the one line of Watch, and what its
// counts are called; in a search's narrow lists the moves that states are named by; in statistics a collection's name; what is compared, and what each search of a comparison is called; the event line,
// which keeps its height so that the board does not jump; and the header's title, which is the window's.
bool mayBeShort(const QWidget* widget) {
  if (widget->objectName() == "puzzlePlace"_L1 || testing::isAnyOf<EventLine>(widget)) return true;
  if (widget->parentWidget() && widget->parentWidget()->objectName() == "header"_L1) return true;
  if (const auto* line = qobject_cast<const QLineEdit*>(widget);
      line && !line->toolTip().isEmpty() && line->toolTip() == line->placeholderText())
    return true;
  if (!widget->toolTip().isEmpty() && testing::isAnyOf<ComparePane, CompareTable>(widget->parentWidget()))
    return true;
  if (dynamic_cast<const ElidedLine*>(widget))
    for (const QWidget* w = widget; w; w = w->parentWidget())
      if (testing::isAnyOf<PlayPanel>(w)) return true;
  if (qobject_cast<const StatisticsDialog*>(widget->window()) &&
      testing::isAnyOf<QuietTable>(widget->parentWidget()))
    return true;
  bool isGame = false, isList = false;
  for (const QWidget* w = widget; w; w = w->parentWidget()) {
    isList |= testing::isAnyOf<NodeTables, NodeInspector>(w);
    isGame |= testing::isAnyOf<GamePage>(w);
  }
  return isList && isGame;
}

// What is wrong with what is painted in this window.
QStringList faultsOf(QWidget& window) {
  static const QRegularExpression numberAtEnd(u"\\d\\s*$"_s);
  static const QRegularExpression unit(
      u"^\\s*(?:(?:ms|s|min|h|[KMG]i?B|px|moves?|pushes|push|steps?|nodes?|cells?|states?|turns?|"
      "points?|boxes|box|balls?|searches|levels?|hints?|seconds?|minutes?)\\b|%|"
      "[毫秒分步次个格推条关颗张]|倍)"_s);
  QStringList faults;
  TextDevice device(window);
  window.render(&device, {}, {}, QWidget::DrawWindowBackground | QWidget::DrawChildren);
  const PaintedText* before = nullptr;
  for (const PaintedText& text : device.texts()) {
    const PaintedText* last = std::exchange(before, &text);
    if (isBoard(text.widget)) continue;
    const QRectF &need = text.rect, &there = text.there;
    if (!mayBeShort(text.widget) && !isOnItsWay(text) && text.text.contains(u'…') &&
        !saidBy(text.widget, need.center().toPoint()).remove(u'&').contains(text.text.trimmed()))
      faults << faultAt(text, "elided");
    // Beyond its own widget, or beyond what can be seen of it from side to side.
    if (!isOnItsWay(text) && (need.left() < there.left() - 1 || need.right() > there.right() + 1))
      faults << faultAt(text, "cut");
    const bool scrolls = text.widget->objectName() == "qt_scrollarea_viewport"_L1;
    if (!scrolls && (need.top() < there.top() - 3 || need.bottom() > there.bottom() + 3))
      faults << faultAt(text, "too low");
    // In an event's sentence a piece has a number behind its name.
    if (last && last->widget == text.widget && !testing::isAnyOf<EventLine>(text.widget) &&
        last->bottom < text.bottom && last->bottom > text.bottom - 3 * need.height() &&
        numberAtEnd.match(last->text).hasMatch() && unit.match(text.text).hasMatch())
      faults << faultAt(*last, "parted") + u" from "_s + text.text;
  }
  for (const QAbstractItemView* view : window.findChildren<QAbstractItemView*>()) {
    if (testing::isAnyOf<CardList>(view)) continue;  // a line below it says so
    if (!view->isVisible() || !view->model() || view->model()->rowCount() > 0 ||
        qobject_cast<const QHeaderView*>(view))
      continue;
    for (const QScrollBar* bar : {view->horizontalScrollBar(), view->verticalScrollBar()})
      if (bar->isVisible()) faults << u"a bar in an empty table: "_s + view->accessibleName();
    const QRectF room(view->viewport()->mapTo(&window, QPoint()), view->viewport()->size());
    if (std::ranges::none_of(device.texts(),
                             [&](const PaintedText& text) { return room.contains(text.rect.center()); }))
      faults << u"nothing says what belongs into an empty list: "_s + view->accessibleName();
  }
  faults.removeDuplicates();
  return faults;
}

QAction* actionOf(Window& window, const char* text) {
  const PageParts parts = window.page().parts();
  for (QAction* a : window.commands().all() + parts.inMenus())
    if (plainText(a->text()).startsWith(QLatin1String(text))) return a;
  return nullptr;
}
void run(testing::AnyWindow& shown, const char* text) {
  QAction* found = actionOf(shown.window(), text);
  QVERIFY2(found, text);
  found->trigger();
  shown.settle();
}

// ---- What is done before a page is looked at, in English ----

void asItOpens(testing::AnyWindow&) {}
void openWelcome(testing::AnyWindow& shown) {
  shown.window().openWelcome();
  shown.settle();
}
// A search is on its way: some events of it have been shown.
void searching(testing::AnyWindow& shown) {
  openWelcome(shown);
  shown.window().page().transport()->pause();
  shown.window().page().transport()->seek(20);
  shown.settle();
}
void ended(testing::AnyWindow& shown) {
  openWelcome(shown);
  testing::AnyWindow::moveToEnd(static_cast<WorkbenchPage&>(shown.window().page()));
}
void watching(testing::AnyWindow& shown) {
  openWelcome(shown);
  QAction* light = actionOf(shown.window(), "Searchlight on");
  QVERIFY(light);
  light->trigger();
  QTRY_VERIFY(shown.window().page().transport()->hasSearch());
  shown.window().page().transport()->toEnd();  // at once: it plays by itself
  shown.settle();
  shown.window().page().transport()->seek(20);
  shown.settle();
}
void watchedToItsEnd(testing::AnyWindow& shown) {
  watching(shown);
  testing::AnyWindow::moveToEnd(static_cast<WorkbenchPage&>(shown.window().page()));
}
void besideTheGraph(testing::AnyWindow& shown) {
  openWelcome(shown);
  QAction* graph = actionOf(shown.window(), "Graph of all");
  QVERIFY(graph);
  if (!graph->isChecked()) graph->trigger();
  QTRY_VERIFY(shown.window().page().findChild<GraphView*>()->hasPicture());
}
void comparing(testing::AnyWindow& shown) {
  openWelcome(shown);
  run(shown, "Compare");
  QCOMPARE(shown.window().pageId(), QString::fromLatin1(kComparePage));
}
void comparedThree(testing::AnyWindow& shown) {
  comparing(shown);
  shown.compareRuns({"breadth-first", "a-star", "jump-point"});
  QCOMPARE(shown.compare().panes().panes().size(), std::size_t{3});
  shown.compare().workbench().setPanelVisible(true);
  shown.window().page().transport()->toEnd();
  shown.settle();
}
void inALesson(testing::AnyWindow& shown) {
  shown.page<LessonsPage>().openLesson(0);
  shown.settle();
  shown.page<LessonsPage>().action(LessonCommand::Next)->trigger();
  shown.settle();
}
// The first question with a field is given a number that it cannot mean.
void answeredWrong(testing::AnyWindow& shown) {
  auto& page = shown.page<LessonsPage>();
  const auto asking = [&] {
    auto* box = page.findChild<QuestionBox*>();
    return box && box->isVisible() && box->field().isVisible();
  };
  for (std::size_t lesson = 0; lesson < 18 && !asking(); ++lesson) {
    page.openLesson(lesson);
    shown.settle();
    for (QAction* next = page.action(LessonCommand::Next); !asking() && next->isEnabled(); shown.settle()) {
      const QString before = page.findChild<QTextEdit*>()->toPlainText();
      next->trigger();
      shown.settle();
      if (before == page.findChild<QTextEdit*>()->toPlainText()) break;
    }
  }
  auto* box = page.findChild<QuestionBox*>();
  QVERIFY(asking());
  QTest::keyClicks(&box->field(), u"9999"_s);
  QTest::keyClick(&box->field(), Qt::Key_Return);
  QTRY_VERIFY(box->mood() == QuestionBox::Mood::Wrong);
  shown.settle();
}
void measured(testing::AnyWindow& shown) {
  shown.page<ExperimentPage>().exampleButton().click();
  shown.settle();
  QVERIFY(shown.page<ExperimentPage>().isComplete());
}

// Usual pages in every look; states of them in the narrowest ones.
struct Scene {
  const char *name, *page;
  void (*prepare)(testing::AnyWindow&);
  bool isState = false;
};
constexpr Scene kScenes[] = {
    {"start", kStartPage, asItOpens},
    {"map lab", MapLabPage::kId, searching},
    {"map lab, ended", MapLabPage::kId, ended, true},
    {"Color Lines", LinesPage::kId, openWelcome},
    {"Color Lines, Watch", LinesPage::kId, watching},
    {"Color Lines, Watch, ended", LinesPage::kId, watchedToItsEnd, true},
    {"Klotski", KlotskiPage::kId, openWelcome},
    {"Klotski, Watch", KlotskiPage::kId, watching},
    {"Klotski, Watch, ended", KlotskiPage::kId, watchedToItsEnd, true},
    {"Klotski, graph", KlotskiPage::kId, besideTheGraph, true},
    {"Sokoban", SokobanPage::kId, openWelcome},
    {"Sokoban, Watch", SokobanPage::kId, watching},
    {"Sokoban, Watch, ended", SokobanPage::kId, watchedToItsEnd, true},
    {"Sokoban, graph", SokobanPage::kId, besideTheGraph, true},
    {"compare", MapLabPage::kId, comparing},
    {"compare, three ended", MapLabPage::kId, comparedThree, true},
    {"lessons", LessonsPage::kId, asItOpens},
    {"a lesson", LessonsPage::kId, inALesson},
    {"a lesson, answered wrong", LessonsPage::kId, answeredWrong, true},
    {"experiments", ExperimentPage::kId, asItOpens},
    {"experiments, measured", ExperimentPage::kId, measured, true},
};

// ---- Dialogs, and what is done in them before they are looked at ----

void nothingMore(QDialog&) {}
void findNothing(QDialog& dialog) {
  auto* find = dialog.findChild<QLineEdit*>();
  find->setText(u"no puzzle is called so"_s);
  QTRY_VERIFY(dialog.findChild<CardList*>()->shown().empty());
}
struct DialogScene {
  const char *name, *page, *command;  // how its text begins
  void (*prepare)(QDialog&) = nothingMore;
  bool isState = false;
};
constexpr DialogScene kDialogs[] = {
    {"Preferences", SokobanPage::kId, "Preferences"},
    {"levels", SokobanPage::kId, "Choose"},
    {"levels, none found", SokobanPage::kId, "Choose", findNothing, true},
    {"a random level", SokobanPage::kId, "Generate"},
    {"statistics of Sokoban", SokobanPage::kId, "Statistics"},
    {"level editor", SokobanPage::kId, "Draw", nothingMore, true},
    {"puzzles", KlotskiPage::kId, "Choose"},
    {"puzzles, none found", KlotskiPage::kId, "Choose", findNothing, true},
    {"statistics of Klotski", KlotskiPage::kId, "Statistics"},
    {"puzzle editor", KlotskiPage::kId, "Draw", nothingMore, true},
    {"new game", LinesPage::kId, "New game"},
    {"high scores", LinesPage::kId, "High scores"},
    {"statistics of Lines", LinesPage::kId, "Statistics"},
    {"keys", LinesPage::kId, "Keys"},
    {"a random map", MapLabPage::kId, "Generate"},
    {"resize", MapLabPage::kId, "Resize"},
};

// One game of each kind counts in statistics.
void withGames(testing::AnyWindow& shown) {
  openWelcome(shown);
  ScoreBook scores(testing::AnyWindow::keptPath("lines-scores.json"));
  ScoreBook::Entry entry;
  entry.score = 12'345;
  scores.enter({}, entry, 678, 9, nullptr);
  BestBook(testing::AnyWindow::keptPath("klotski-best.json"))
      .enter(klotski::boardOf(*klotski::entryByName("heng-dao-li-ma")), {90, 95, 120}, nullptr);
  SokobanBook(testing::AnyWindow::keptPath("sokoban-best.json"))
      .enter("1x3:.$@", {{Direction::Right, true}}, nullptr);
}

// Under sanitizers, which look at memory and not at texts, the narrowest alone.
template <class Visit>
void forEachLook(bool isState, Visit&& visit) {
  struct Look {
    QSize size;
    int text;
    bool ofStates;
  };
  constexpr Look kLooks[] = {{{1440, 900}, 150, false},
                             {{1024, 640}, 100, true},
                             {{1024, 640}, 150, false},
                             {{1024, 700}, 200, true}};
  for (const char* language : {"en", "zh_CN"})
    for (const Look& look : kLooks)
      if ((look.ofStates || !isState) && (!testing::isShortened() || look.text == 200))
        visit(language, look.size, look.text);
}

}  // namespace

class CutTextTest : public QObject {
  Q_OBJECT

  std::unique_ptr<testing::AnyWindow> m_shown;
  int m_scene = -1;  // that the window shows

  void show(const char* page, void (*prepare)(testing::AnyWindow&), int scene) {
    m_scene = -1;
    m_shown.reset();  // before the next one: a program's end takes its language with it
    m_shown = std::make_unique<testing::AnyWindow>(page);
    m_shown->settle();
    if (!QTest::currentTestFailed()) prepare(*m_shown);
    if (!QTest::currentTestFailed()) m_scene = scene;
  }

 private Q_SLOTS:
  void cleanupTestCase() {
    if (!m_shown) return;
    m_shown->program().applyLanguage(u"en"_s);
    m_shown->program().setTextSize(100);
    m_shown.reset();
  }

  void allIsWhole_data() {
    const auto row = testing::columns<int, QString, QSize, int>("scene", "language", "size", "text");
    for (int scene = 0; scene < static_cast<int>(std::size(kScenes)); ++scene)
      forEachLook(kScenes[scene].isState, [&](const char* language, QSize size, int text) {
        row(testing::rowName("%s, %s, %dx%d, %d %%", kScenes[scene].name, language, size.width(),
                             size.height(), text),
            scene, language, size, text);
      });
  }
  void allIsWhole() {
    FETCH_ALL((int, scene), (int, text), (QString, language), (QSize, size));
    if (m_scene != scene) show(kScenes[scene].page, kScenes[scene].prepare, scene);
    if (QTest::currentTestFailed()) return;
    Window& window = m_shown->window();
    m_shown->program().applyLanguage(language);
    m_shown->program().setTextSize(text);
    window.resize(size);
    QTRY_VERIFY(window.page().isSettled());
    QStringList faults;
    int looks = 0;
    const auto look = [&] {
      // What is laid out and filled a moment later counts as it is then.
      QStringList found;
      for (int time = 0; time == 0 || (!found.isEmpty() && time < 20); ++time) {
        if (time > 0) QTest::qWait(25);
        for (int i = 0; i < 4; ++i) QCoreApplication::processEvents();
        found = faultsOf(window);
      }
      faults << found;
      ++looks;
      if (const QString folder = qEnvironmentVariable("CUT_TEXT_SHOTS"); !folder.isEmpty())
        window.grab().save(u"%1/%2-%3-%4-%5-%6.png"_s
                               .arg(folder, QString::fromLatin1(kScenes[scene].name).remove(u' '), language)
                               .arg(size.width())
                               .arg(text)
                               .arg(looks));
    };
    look();
    // What stands behind the tabs of a search's panel.
    for (auto* tabs : window.page().findChildren<QTabWidget*>())
      if (tabs->isVisible()) {
        for (int i = 0; i < tabs->count(); ++i) {
          if (!tabs->isTabVisible(i) || !tabs->isTabEnabled(i) || i == tabs->currentIndex()) continue;
          const int was = tabs->currentIndex();
          tabs->setCurrentIndex(i);
          look();
          tabs->setCurrentIndex(was);
        }
      }
    QCOMPARE(window.size(), size);
    faults.removeDuplicates();
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
  }

  void dialogsAreWhole_data() {
    const auto row = testing::columns<int, QString, QSize, int>("scene", "language", "size", "text");
    for (int scene = 0; scene < static_cast<int>(std::size(kDialogs)); ++scene)
      forEachLook(kDialogs[scene].isState, [&](const char* language, QSize size, int text) {
        row(testing::rowName("%s, %s, %d, %d %%", kDialogs[scene].name, language, size.width(), text), scene,
            language, size, text);
      });
  }
  void dialogsAreWhole() {
    FETCH_ALL((int, scene), (int, text), (QString, language), (QSize, size));
    const DialogScene& shown = kDialogs[scene];
    // One window for all dialogs of a page, behind all scenes.
    const int ofPage =
        1000 +
        static_cast<int>(std::ranges::find(kDialogs, QLatin1String(shown.page),
                                           [](const DialogScene& d) { return QLatin1String(d.page); }) -
                         std::begin(kDialogs));
    if (m_scene != ofPage) {
      show(shown.page, withGames, ofPage);
    }
    if (QTest::currentTestFailed()) return;
    Window& window = m_shown->window();
    m_shown->program().applyLanguage(u"en"_s);
    QCoreApplication::processEvents();
    QAction* wanted = actionOf(window, shown.command);
    QVERIFY(wanted);
    m_shown->program().applyLanguage(language);
    m_shown->program().setTextSize(text);
    QStringList faults{u"no dialog"_s};
    const testing::WhenOpen<QDialog> look([&](QDialog* dialog) {
      const QSize room = size - QSize(40, 60);
      // As large as it is on a screen of this size.
      const QVariant usual = dialog->property("usualSize");
      dialog->resize((usual.isValid() ? usual.toSize() : dialog->size()).boundedTo(room));
      for (int i = 0; i < 4; ++i) QCoreApplication::processEvents();
      shown.prepare(*dialog);
      // A list is sifted between two looks, and what is told of it is laid out a moment later: a cut that stays is one.
      (void)QTest::qWaitFor([&] { return (faults = faultsOf(*dialog)).isEmpty(); });
      const auto* tabs = dialog->findChild<QTabWidget*>();
      for (int i = 1; tabs && i < tabs->count(); ++i) {
        const_cast<QTabWidget*>(tabs)->setCurrentIndex(i);
        for (int k = 0; k < 4; ++k) QCoreApplication::processEvents();
        faults << faultsOf(*dialog);
      }
      if (dialog->width() > room.width() || dialog->height() > room.height())
        faults << u"%1 x %2 on a screen of %3 x %4"_s.arg(dialog->width())
                      .arg(dialog->height())
                      .arg(size.width())
                      .arg(size.height());
      if (const QString folder = qEnvironmentVariable("CUT_TEXT_SHOTS"); !folder.isEmpty())
        dialog->grab().save(
            u"%1/dialog-%2-%3-%4-%5.png"_s.arg(folder, QString::fromLatin1(shown.name), language)
                .arg(size.width())
                .arg(text));
      dialog->reject();
    });
    wanted->trigger();
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
  }
};

SEARCHLIGHT_TEST(CutTextTest)
#include "cut_text_test.moc"
