// tests/app/accessible_test.cpp: every page as a screen reader and a keyboard meet it: roles, names, values, and a focus that is seen.

#include "app/experiments/experiment_page.h"
#include "app/lessons/lessons_page.h"
#include "app/start/start_page.h"
#include "tests/app/any_window.h"
#include "tests/app/controls.h"
#include "tests/app/when_open.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"
#include "widgets/graph/graph_view.h"
#include "widgets/player/timeline.h"
#include "widgets/plot/plot_view.h"
#include "widgets/tree/tree_view.h"

namespace {

struct AccessibleScene {
  const char *name, *page;
  bool isWatched;
};
constexpr AccessibleScene kAccessibleScenes[] = {
    {"start", kStartPage, false},           {"map lab", MapLabPage::kId, false},
    {"Color Lines", LinesPage::kId, false}, {"Color Lines, Watch", LinesPage::kId, true},
    {"Klotski", KlotskiPage::kId, false},   {"Klotski, Watch", KlotskiPage::kId, true},
    {"Sokoban", SokobanPage::kId, false},   {"Sokoban, Watch", SokobanPage::kId, true},
    {"compare", ComparePage::kId, false},   {"experiments", ExperimentPage::kId, false},
    {"lessons", LessonsPage::kId, false}};

QString whereIs(const QWidget* widget) {
  QString where;
  for (const QWidget* w = widget; w && !w->isWindow(); w = w->parentWidget()) {
    where += u'/' + QString::fromLatin1(w->metaObject()->className()).section(u':', -1);
    if (!w->objectName().isEmpty()) where += u'#' + w->objectName();
  }
  return where;
}

// By class, or by text: what the keyboard has another way to.
const QStringList kReachedOtherwise{
    u"QScrollBar"_s,                   // follows the focus and the arrow keys of what it scrolls
    u"searchlight::ui::LegendMark"_s,  // words; what of them can be switched is a command of the menus
    u"searchlight::ui::LegendCell"_s,
    u"Back to game"_s,  // the key of Searchlight again
    u"Play"_s,          // over a board before the first search: Space plays in any case
};

// What Tab leads to, in its order, from the first to where it comes round.
QList<QWidget*> stopsOf(QWidget& window) {
  QList<QWidget*> stops;
  QWidget* first = window.focusWidget() ? window.focusWidget() : &window;
  QWidget* at = first;
  do {
    at = at->nextInFocusChain();
    if (at->isVisibleTo(&window) && at->isEnabledTo(&window) && (at->focusPolicy() & Qt::TabFocus) &&
        at != &window && !at->focusProxy())
      stops << at;
  } while (at != first);
  return stops;
}

}  // namespace

class AccessibleTest : public QObject {
  Q_OBJECT

  std::unique_ptr<testing::AnyWindow> m_shown;
  int m_scene = -1;

  void show(int scene) {
    if (m_scene == scene) return;
    m_shown.reset();
    m_scene = scene;
    const AccessibleScene& row = kAccessibleScenes[scene];
    m_shown = std::make_unique<testing::AnyWindow>(row.page);
    Window& window = m_shown->window();
    window.resize(1280, 800);
    if (QLatin1String(row.page) != QLatin1String(kStartPage) &&
        QLatin1String(row.page) != QLatin1String(LessonsPage::kId) &&
        QLatin1String(row.page) != QLatin1String(ExperimentPage::kId))
      window.openWelcome();
    QTRY_VERIFY(window.page().isSettled());
    if (row.isWatched)
      for (QAction* a : window.page().parts().inMenus())
        if (plainText(a->text()).startsWith("Searchlight on"_L1)) {
          a->trigger();
          window.page().transport()->toEnd();
        }
    QTRY_VERIFY(window.page().isSettled());
  }
  static void scenes() {
    const auto row = testing::columns<int>("scene");
    for (int i = 0; i < static_cast<int>(std::size(kAccessibleScenes)); ++i)
      row(kAccessibleScenes[i].name, i);
  }

 private Q_SLOTS:
  void cleanupTestCase() { m_shown.reset(); }

  // Whatever can have the focus says what it is and what it is called; pictures that one goes about in say what is there.
  void everyStopIsNamed_data() { scenes(); }
  void everyStopIsNamed() {
    QFETCH(int, scene);
    show(scene);
    if (QTest::currentTestFailed()) return;
    QStringList faults;
    const QList<QWidget*> stops = stopsOf(m_shown->window());
    for (QWidget* stop : stops) {
      const QAccessibleInterface* told = QAccessible::queryAccessibleInterface(stop);
      QVERIFY(told);
      const bool hasContent = qobject_cast<QScrollArea*>(stop) != nullptr;  // it only scrolls what is in it
      if (told->text(QAccessible::Name).isEmpty() && !hasContent) faults << whereIs(stop) + ": no name"_L1;
      if (told->role() == QAccessible::NoRole || told->role() == QAccessible::Client)
        faults << whereIs(stop) + ": no role"_L1;
      if (told->role() == QAccessible::Canvas && told->text(QAccessible::Value).isEmpty() &&
          told->text(QAccessible::Description).isEmpty())
        faults << whereIs(stop) + ": no value"_L1;
    }
    QVERIFY(stops.size() > 3);
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
  }

  // What is enabled and in sight is a stop of Tab, a part of one, or a command of a menu. What is neither is known, and why.
  void everyControlIsReached_data() { scenes(); }
  void everyControlIsReached() {
    QFETCH(int, scene);
    show(scene);
    if (QTest::currentTestFailed()) return;
    Window& window = m_shown->window();
    const QList<QWidget*> stops = stopsOf(window);
    const auto isStop = [&](const QWidget* widget) {
      for (const QWidget* w = widget; w && w != &window; w = w->parentWidget())
        if (stops.contains(const_cast<QWidget*>(w)) || stops.contains(w->focusProxy())) return true;
      return false;
    };
    QList<QAction*> commands;
    const std::function<void(QMenu&)> gather = [&](QMenu& menu) {
      Q_EMIT menu.aboutToShow();  // some are filled when they are opened
      for (QAction* action : menu.actions()) {
        commands << action;
        if (action->menu()) gather(*action->menu());
      }
    };
    for (const QAction* title : window.menuBar()->actions())
      if (title->menu()) gather(*title->menu());
    QStringList faults;
    int controls = 0;
    for (QWidget* control : window.page().findChildren<QWidget*>()) {
      if (!control->isVisibleTo(&window) || !control->isEnabled() || control->size().isEmpty()) continue;
      if (!testing::isAnyOf<QAbstractButton, QComboBox, QAbstractSlider, QAbstractSpinBox, QLineEdit, QTabBar,
                            QAbstractItemView>(control))
        continue;
      ++controls;
      const auto* button = qobject_cast<const QToolButton*>(control);
      if (isStop(control) || (button && commands.contains(button->defaultAction()))) continue;
      if (kReachedOtherwise.contains(QString::fromLatin1(control->metaObject()->className()))) continue;
      if (const auto* said = qobject_cast<const QAbstractButton*>(control);
          said && kReachedOtherwise.contains(said->text()))
        continue;
      faults << whereIs(control);
    }
    QVERIFY(controls > 0);
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
  }

  // Where the focus is, something looks otherwise.
  // Under sanitizers, which look at memory and not at rings, on the first page alone.
  void everyStopShowsItsFocus_data() {
    if (!testing::isShortened()) return scenes();
    testing::columns<int>("scene")(kAccessibleScenes[0].name, 0);
  }
  void everyStopShowsItsFocus() {
    QFETCH(int, scene);
    show(scene);
    if (QTest::currentTestFailed()) return;
    Window& window = m_shown->window();
    window.activateWindow();
    QTest::keyClick(&window, Qt::Key_Tab);  // from now on whoever looks uses the keyboard
    QStringList faults;
    for (QWidget* stop : stopsOf(window)) {
      if (!stop->isVisibleTo(&window) || stop->size().isEmpty()) continue;
      const auto look = [&] {
        for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
        // What stands around it may bear the ring.
        QWidget* frame = stop->parentWidget() ? stop->parentWidget() : stop;
        return frame->grab(frame == stop ? stop->rect() : stop->geometry().adjusted(-6, -6, 6, 6)).toImage();
      };
      stop->setFocus(Qt::TabFocusReason);
      if (!stop->hasFocus()) continue;
      const QImage with = look();
      stop->clearFocus();
      if (with == look()) faults << whereIs(stop);
    }
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
  }

  // Pictures that follow a search tell what they show.
  void picturesTellWhatTheyShow_data() { scenes(); }
  void picturesTellWhatTheyShow() {
    QFETCH(int, scene);
    show(scene);
    if (QTest::currentTestFailed()) return;
    QStringList faults;
    const auto look = [&](const auto& widgets) {
      for (QWidget* widget : widgets) {
        if (!widget->isVisible()) continue;
        const QAccessibleInterface* told = QAccessible::queryAccessibleInterface(widget);
        if (told->text(QAccessible::Name).isEmpty() ||
            (told->text(QAccessible::Value).isEmpty() && told->text(QAccessible::Description).isEmpty() &&
             told->childCount() == 0))
          faults << whereIs(widget);
        if (!told->text(QAccessible::Description).contains(told->text(QAccessible::Value)))
          faults << whereIs(widget) + QLatin1String(": no description of its value");
      }
    };
    const Window& window = m_shown->window();
    look(window.findChildren<BoardCanvas*>());
    look(window.findChildren<Timeline*>());
    look(window.findChildren<TreeView*>());
    look(window.findChildren<GraphView*>());
    look(window.findChildren<PlotView*>());
    look(window.findChildren<CardList*>());
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
  }

  // A gallery's cards are told one by one, as what they are and how one stands with them.
  void cardsAreTold() {
    show(6);
    bool wasLookedAt = false;
    const testing::WhenOpen<QDialog> look([&](QDialog* dialog) {
      auto* list = dialog->findChild<CardList*>();
      QVERIFY(list && list->count() > 0);
      const QAccessibleInterface* told = QAccessible::queryAccessibleInterface(list);
      QCOMPARE(told->role(), QAccessible::List);
      QVERIFY(told->childCount() > 0);
      const QAccessibleInterface* card = told->child(0);
      QVERIFY(card && card->text(QAccessible::Name).contains(list->card(0).title));
      wasLookedAt = true;
      dialog->reject();
    });
    for (QAction* a : m_shown->window().commands().all())
      if (plainText(a->text()).startsWith("Choose"_L1)) a->trigger();
    QVERIFY(wasLookedAt);
  }

  // What a board has under its cursor, and a strip's place, are values that follow, and so do the descriptions, which alone Linux is
  // told. (Offscreen no platform is there to be sent events, and QAccessible::setActive() makes none.)
  void valuesFollow() {
    show(1);
    if (QTest::currentTestFailed()) return;
    auto& lab = m_shown->page<MapLabPage>();
    const auto valueOf = [](QWidget* widget) {
      return QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Value);
    };
    lab.transport()->toStart();
    lab.board().setFocus(Qt::TabFocusReason);
    QTest::keyClick(&lab.board(), Qt::Key_Right);
    const QString first = valueOf(&lab.board());
    QTest::keyClick(&lab.board(), Qt::Key_Down);
    QVERIFY(!first.isEmpty() && valueOf(&lab.board()) != first);
    QVERIFY(QAccessible::queryAccessibleInterface(&lab.board())
                ->text(QAccessible::Description)
                .startsWith(valueOf(&lab.board())));
    auto* strip = lab.findChild<Timeline*>();
    QVERIFY(strip);
    const QString before = valueOf(strip);
    lab.transport()->stepForward();
    QTRY_VERIFY(valueOf(strip) != before);
  }
};

SEARCHLIGHT_TEST(AccessibleTest)
#include "accessible_test.moc"
