// tests/app/controls_test.cpp: how much competes with the board: the controls in sight on every page, counted and held to a limit; and
// nothing that scrolls inside something that scrolls.
#include "tests/app/controls.h"
#include "tests/app/any_window.h"
#include "tests/test_main.h"

namespace {

constexpr QSize kUsual(1440, 876),
    kLow(1280, 696);  // of screens of 1440 x 900 and 1280 x 720, without a window's title

// The tabs of a bar count by themselves.
void countIn(const QWidget* window, QStringList& found) {
  testing::forEachControl(window, false, [&](const QWidget* widget) {
    if (const auto* tabs = qobject_cast<const QTabBar*>(widget)) {
      for (int i = 0; i < tabs->count(); ++i)
        if (tabs->isTabVisible(i)) found << u"tab "_s + tabs->tabText(i);
      return;
    }
    const auto* button = qobject_cast<const QAbstractButton*>(widget);
    found << QString::fromLatin1(widget->metaObject()->className()) + u' ' +
                 (button ? button->text() : QString()) + u' ' + widget->objectName() + u' ' +
                 (widget->accessibleName().isEmpty() ? widget->toolTip() : widget->accessibleName()).left(24);
  });
}

// The first bar that scrolls up and down inside an area that does so itself.
QString nestedBar(const QWidget* window) {
  for (const QScrollBar* bar : window->findChildren<QScrollBar*>()) {
    if (!bar->isVisible() || bar->orientation() != Qt::Vertical) continue;
    const QWidget* owner = bar->parentWidget()->parentWidget();  // the area of the bar's container
    for (const QWidget* around = owner ? owner->parentWidget() : nullptr; around;
         around = around->parentWidget())
      if (const auto* area = qobject_cast<const QScrollArea*>(around);
          area && area->verticalScrollBar()->isVisible())
        return QString::fromLatin1(owner->metaObject()->className()) + u" in a panel that scrolls"_s;
  }
  return {};
}

enum class Mode { Play, Watch, Compare };

}  // namespace

class ControlsTest : public QObject {
  Q_OBJECT

  std::unique_ptr<testing::AnyWindow> m_shown;

  // A game in which something can be undone and done again, or a search that stands in its middle.
  void show(const char* id, Mode mode, QSize size) {
    m_shown = std::make_unique<testing::AnyWindow>(id);
    Window& window = m_shown->window();
    window.resize(size);
    window.openWelcome();
    auto& page = static_cast<WorkbenchPage&>(window.page());
    QTRY_VERIFY(page.isSettled());
    if (QAction* solve = testing::named(page, "Solve from here"); solve && mode == Mode::Play) {
      solve->trigger();
      QTRY_VERIFY(window.commands()[Command::Undo]->isEnabled());
      testing::named(page, "Play forwards")->trigger();  // it stands still, half of the way
    } else if (QAction* move = testing::named(page, "Play hint"); move && id == QByteArray(LinesPage::kId)) {
      move->trigger();
      QTRY_VERIFY(window.commands()[Command::Undo]->isEnabled() && page.isSettled());
    }
    if (mode == Mode::Watch) {
      if (QAction* light = testing::named(page, "Searchlight on")) light->trigger();
      QTRY_VERIFY(page.search().hasSearch());
      page.transport()->pause();
      page.transport()->seek(20);
    }
    if (mode == Mode::Compare) {
      testing::named(page, "Compare")->trigger();
      QCOMPARE(window.pageId(), QString::fromLatin1(kComparePage));
      QTRY_VERIFY(window.page().isSettled());
    }
    QTest::qWait(50);
  }
  static void addPages() {
    const auto rows = testing::columns<QByteArray, int, int>("id", "mode", "most");
    const auto row = [&](const char* id, Mode mode, int most) {
      constexpr const char* kModes[] = {"play", "watch", "compare"};
      rows(testing::rowName("%s %s", id, kModes[static_cast<int>(mode)]), id, static_cast<int>(mode), most);
    };
    for (const char* id : {LinesPage::kId, KlotskiPage::kId, SokobanPage::kId}) row(id, Mode::Play, 22);
    for (const char* id : {MapLabPage::kId, LinesPage::kId, KlotskiPage::kId, SokobanPage::kId})
      row(id, Mode::Watch, 36);
    for (const char* id : {MapLabPage::kId, KlotskiPage::kId}) row(id, Mode::Compare, 40);
  }

 private Q_SLOTS:
  void cleanup() { m_shown.reset(); }

  void areFew_data() { addPages(); }
  void areFew() {
    FETCH_ALL((QByteArray, id), (int, mode), (int, most));
    show(id.constData(), static_cast<Mode>(mode), kUsual);
    if (QTest::currentTestFailed()) return;
    QStringList found;
    countIn(&m_shown->window(), found);
    qInfo("%lld controls, of at most %d", static_cast<long long>(found.size()), most);
    if (found.size() > most) qInfo("%s", qPrintable(found.join(u'\n')));
    QVERIFY(found.size() > 5);  // it looks at a window
    QVERIFY(found.size() <= most);
  }

  // Where a new user begins there are few things to choose from.
  void startHasFew() {
    m_shown = std::make_unique<testing::AnyWindow>(kStartPage);
    m_shown->window().resize(kUsual);
    QTRY_VERIFY(m_shown->window().page().isSettled());
    QStringList found;
    countIn(&m_shown->window(), found);
    qInfo("%lld controls", static_cast<long long>(found.size()));
    QVERIFY(found.size() > 5 && found.size() <= 12);
  }

  void nothingScrollsInWhatScrolls_data() { addPages(); }
  void nothingScrollsInWhatScrolls() {
    FETCH_ALL((QByteArray, id), (int, mode));
    show(id.constData(), static_cast<Mode>(mode), kLow);
    if (QTest::currentTestFailed()) return;
    QCOMPARE(nestedBar(&m_shown->window()), QString());
    if (static_cast<Mode>(mode) != Mode::Watch) return;
    // Question and figures, the way to the others too, are whole above the tabs.
    const QWidget* more = m_shown->window().page().findChild<QWidget*>(u"allFigures"_s);
    QVERIFY(more->isVisible());
    const auto scrolls = [&] {
      for (const QWidget* around = more; around; around = around->parentWidget())
        if (const auto* area = qobject_cast<const QScrollArea*>(around))
          if (area->verticalScrollBar()->isVisible()) return area->verticalScrollBar()->maximum();
      return 0;
    };
    QTRY_COMPARE(scrolls(), 0);
    QTRY_COMPARE(more->visibleRegion().boundingRect(), more->rect());
  }

  // Rail, header and what lies below it are where they were, whatever the page has, in Play and in Watch.
  void nothingJumpsBetweenPages() {
    m_shown = std::make_unique<testing::AnyWindow>(kStartPage);
    Window& window = m_shown->window();
    window.resize(kUsual);
    const auto* rail = window.findChild<Rail*>();
    const auto* header = window.findChild<Header*>();
    const auto place = [&](const QWidget* widget) {
      QCoreApplication::processEvents();
      return QRect(widget->mapTo(&window, QPoint()), widget->size());
    };
    QTRY_VERIFY(rail->isVisible());
    const QRect before = place(rail), row = place(header);
    QCOMPARE(row.height(), Header::kHeight);
    QCOMPARE(row.top(), before.top());
    QTRY_COMPARE(place(&window.page()).top(), row.bottom() + 1);
    int boards = 0;
    for (const char* id :
         {MapLabPage::kId, LinesPage::kId, KlotskiPage::kId, SokobanPage::kId, kComparePage, "lessons"}) {
      m_shown->show(id);
      for (const bool isWatching : {false, true}) {
        if (isWatching) {
          QAction* light = testing::named(window.page(), "Searchlight on");
          if (!light) continue;
          light->trigger();
        }
        // Lessons have no status bar, and the rail may be longer there.
        QCOMPARE(place(rail).topLeft(), before.topLeft());
        QCOMPARE(rail->width(), before.width());
        QCOMPARE(place(header), row);
        QCOMPARE(place(&window.page()).top(), row.bottom() + 1);
        auto* page = qobject_cast<WorkbenchPage*>(&window.page());
        if (!page || id == QByteArray(kComparePage)) continue;
        QCOMPARE(place(page->focusStops().front().widget).top(), row.bottom() + 1);
        ++boards;
      }
    }
    QCOMPARE(boards, 7);  // one, and three in Play and in Watch
  }

  // In words where they fit, and never over each other; the title gives way first.
  void theHeaderHasRoomForAll_data() {
    QTest::addColumn<int>("width");
    for (const int width : {1440, 1024, 760}) QTest::addRow("%d", width) << width;
  }
  void theHeaderHasRoomForAll() {
    QFETCH(int, width);
    m_shown = std::make_unique<testing::AnyWindow>(SokobanPage::kId);
    Window& window = m_shown->window();
    window.resize(width, 640);
    QCoreApplication::processEvents();
    const auto* header = window.findChild<Header*>();
    QList<QRect> taken;
    for (const QObject* part : header->children())
      if (const auto* widget = qobject_cast<const QWidget*>(part); widget && widget->isVisible()) {
        for (const QRect& other : taken) QVERIFY(!other.intersects(widget->geometry()));
        QVERIFY(header->rect().contains(widget->geometry()));
        taken << widget->geometry();
      }
    QCOMPARE(taken.size(), 3);
    int words = 0;
    for (const QToolButton* button : header->findChildren<QToolButton*>())
      words += button->isVisible() && button->toolButtonStyle() == Qt::ToolButtonTextBesideIcon ? 1 : 0;
    QCOMPARE(words, 3);  // Hint, Solve, Searchlight
    // It comes to rest: what it arranges asks for no other arrangement.
    QTest::qWait(20);
    struct Counted : QObject {
      int requests = 0;
      bool eventFilter(QObject*, QEvent* event) override {
        requests += event->type() == QEvent::LayoutRequest ? 1 : 0;
        return false;
      }
    } counted;
    window.findChild<Header*>()->installEventFilter(&counted);
    for (int i = 0; i < 20; ++i) QCoreApplication::processEvents();
    QVERIFY2(counted.requests <= 2, qPrintable(QString::number(counted.requests)));
  }
};

SEARCHLIGHT_TEST(ControlsTest)
#include "controls_test.moc"
