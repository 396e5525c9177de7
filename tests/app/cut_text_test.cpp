// tests/app/cut_text_test.cpp: every page in both languages, in a large and in a small window, with usual and with large text: each
// text that is painted is whole, a table that is empty has no scroll bar, and no line ends between a number and its unit.
#include "app/experiments/experiment_page.h"
#include "app/lessons/lessons_page.h"
#include "app/start/start_page.h"
#include "tests/app/any_window.h"
#include "tests/app/controls.h"
#include "tests/app/when_open.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"
#include "widgets/game/play_panel.h"
#include "widgets/player/event_line.h"
#include "widgets/player/path_strip.h"
#include "widgets/tables/node_inspector.h"
#include "widgets/tables/node_tables.h"

namespace {

// A piece of a line that a widget has painted, in the window's coordinates.
struct PaintedText {
  const QWidget* widget;
  QString text;
  QRectF rect;   // what it needs
  QRectF there;  // where it can be seen: of the widget alone, in its whole height
  double bottom;
};

// Whatever is painted is forgotten, except for texts.
class TextEngine : public QPaintEngine {
 public:
  TextEngine() : QPaintEngine(AllFeatures) {}
  bool begin(QPaintDevice*) override { return true; }
  bool end() override { return true; }
  void updateState(const QPaintEngineState&) override {}
  Type type() const override { return User; }
  void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
  void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
  void drawTiledPixmap(const QRectF&, const QPixmap&, const QPointF&) override {}
  void drawPath(const QPainterPath&) override {}
  void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
  void drawTextItem(const QPointF& at, const QTextItem& item) override {
    if (!widget || item.text().trimmed().isEmpty()) return;
    // A widget paints in its own coordinates, wherever the whole is painted to.
    const QTransform local = painter()->combinedTransform();
    if (local.isRotating()) return;
    const QPointF place(widget->mapTo(widget->window(), QPoint()));
    const auto placed = [&](const QRectF& rect) { return local.mapRect(rect).translated(place); };
    const QFontMetricsF size(item.font());
    const double width = size.horizontalAdvance(item.text().trimmed());
    const QRectF wanted = placed({at.x(), at.y() - size.ascent(), width, size.ascent() + size.descent()});
    // A panel that scrolls shows a part of what is high, but all that is wide.
    QRectF there(place, QSizeF(widget->size()));
    const auto narrow = [&](const QRectF& seen) {
      if (!seen.isValid()) return;
      there.setLeft(std::max(there.left(), seen.left()));
      there.setRight(std::min(there.right(), seen.right()));
    };
    narrow(systemClip().boundingRect());
    if (painter()->hasClipping()) narrow(placed(painter()->clipBoundingRect()));
    texts.append({widget, item.text(), wanted, there, wanted.bottom()});
  }

  const QWidget* widget = nullptr;  // that is being painted
  QList<PaintedText> texts;
};

class TextDevice : public QObject, public QPaintDevice {
 public:
  explicit TextDevice(const QWidget& window) : m_window(window) { qApp->installEventFilter(this); }
  QPaintEngine* paintEngine() const override { return &m_engine; }
  const QList<PaintedText>& texts() const { return m_engine.texts; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::Paint && watched->isWidgetType())
      m_engine.widget = static_cast<const QWidget*>(watched);
    return false;
  }
  int metric(PaintDeviceMetric metric) const override {
    switch (metric) {
      case PdmWidth: return m_window.width();
      case PdmHeight: return m_window.height();
      case PdmDpiX:
      case PdmPhysicalDpiX: return m_window.logicalDpiX();
      case PdmDpiY:
      case PdmPhysicalDpiY: return m_window.logicalDpiY();
      case PdmDepth: return 32;
      case PdmDevicePixelRatio: return 1;
      case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
      default: return 0;
    }
  }

 private:
  const QWidget& m_window;
  mutable TextEngine m_engine;
};

QString saidBy(const QWidget* widget, QPoint at) {
  for (const QWidget* w = widget; w; w = w->parentWidget()) {
    if (const auto* table = qobject_cast<const QuietTable*>(w); table && table->model()->rowCount() == 0)
      return table->placeholder();
    if (const auto* view = qobject_cast<const QAbstractItemView*>(w)) {
      const auto* header = qobject_cast<const QHeaderView*>(w);
      if (header && header->model())
        return header->model()
            ->headerData(header->logicalIndexAt(widget->mapFrom(widget->window(), at)), header->orientation())
            .toString();
      return view->indexAt(view->viewport()->mapFrom(widget->window(), at)).data().toString();
    }
    if (const auto* label = qobject_cast<const QLabel*>(w)) return label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(w)) return button->text();
    if (const auto* box = qobject_cast<const QComboBox*>(w)) return box->currentText();
    if (const auto* line = qobject_cast<const QLineEdit*>(w)) return line->text() + line->placeholderText();
    if (const auto* bar = qobject_cast<const QTabBar*>(w))
      return bar->tabText(bar->tabAt(bar->mapFrom(bar->window(), at)));
  }
  return {};
}

QString named(const PaintedText& text, const char* what) {
  QString where;
  for (const QWidget* w = text.widget; w && !w->isWindow(); w = w->parentWidget()) {
    where += u'/' + QString::fromLatin1(w->metaObject()->className()).section(u':', -1);
    if (!w->objectName().isEmpty()) where += u'#' + w->objectName();
  }
  return u"%1: “%2” in %3 (%4 of %5 px)"_s.arg(QLatin1String(what), text.text, where)
      .arg(text.rect.width())
      .arg(text.there.width());
}

// Scrolls sideways: what stands at its edge is on its way.
bool isOnItsWay(const PaintedText& text) {
  for (const QWidget* w = text.widget; w; w = w->parentWidget()) {
    if (testing::isAnyOf<PathStrip>(w)) return true;
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
// counts are called; in a search's narrow lists the moves that states are named by; in statistics a collection's name; the event line,
// which keeps its height so that the board does not jump; and the header's title, which is the window's.
bool mayBeShort(const QWidget* widget) {
  if (widget->objectName() == "puzzlePlace"_L1 || testing::isAnyOf<EventLine>(widget)) return true;
  if (widget->parentWidget() && widget->parentWidget()->objectName() == "header"_L1) return true;
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
    if (!mayBeShort(text.widget) && text.text.contains(u'…') &&
        !saidBy(text.widget, need.center().toPoint()).contains(u'…'))
      faults << named(text, "elided");
    // Beyond its own widget, or beyond what can be seen of it from side to side.
    if (!isOnItsWay(text) && (need.left() < there.left() - 1 || need.right() > there.right() + 1))
      faults << named(text, "cut");
    const bool scrolls = text.widget->objectName() == "qt_scrollarea_viewport"_L1;
    if (!scrolls && (need.top() < there.top() - 3 || need.bottom() > there.bottom() + 3))
      faults << named(text, "too low");
    // In an event's sentence a piece has a number behind its name.
    if (last && last->widget == text.widget && !testing::isAnyOf<EventLine>(text.widget) &&
        last->bottom < text.bottom && last->bottom > text.bottom - 3 * need.height() &&
        numberAtEnd.match(last->text).hasMatch() && unit.match(text.text).hasMatch())
      faults << named(*last, "parted") + u" from "_s + text.text;
  }
  for (const QAbstractItemView* view : window.findChildren<QAbstractItemView*>()) {
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

enum class Scene {
  Start,
  Map,
  Lines,
  Klotski,
  Sokoban,
  LinesWatch,
  KlotskiWatch,
  SokobanWatch,
  Compare,
  Lessons,
  Lesson,
  Experiments
};
struct SceneRow {
  Scene scene;
  const char *name, *page;
};
constexpr SceneRow kScenes[] = {
    {Scene::Start, "start", kStartPage},           {Scene::Map, "map lab", MapLabPage::kId},
    {Scene::Lines, "Color Lines", LinesPage::kId}, {Scene::LinesWatch, "Color Lines, Watch", LinesPage::kId},
    {Scene::Klotski, "Klotski", KlotskiPage::kId}, {Scene::KlotskiWatch, "Klotski, Watch", KlotskiPage::kId},
    {Scene::Sokoban, "Sokoban", SokobanPage::kId}, {Scene::SokobanWatch, "Sokoban, Watch", SokobanPage::kId},
    {Scene::Compare, "compare", MapLabPage::kId},  {Scene::Lessons, "lessons", LessonsPage::kId},
    {Scene::Lesson, "a lesson", LessonsPage::kId}, {Scene::Experiments, "experiments", ExperimentPage::kId}};

// At 1024 x 700 with text of 200 % the facts of a node have no room yet beside a lesson, or where its parent has a long name; nor has
// the head of the lower list of a map's search, nor the names of all tabs beside that of a position.
bool fitsIntoSmall(Scene scene) {
  return scene != Scene::Map && scene != Scene::KlotskiWatch && scene != Scene::SokobanWatch &&
         scene != Scene::Lesson && scene != Scene::Experiments;
}

// Under sanitizers, which look at memory and not at texts, the narrowest alone.
template <class Visit>
void forEachLook(Visit&& visit, bool fitsLast = true) {
  for (const char* language : {"en", "zh_CN"})
    for (const auto& [size, text] : {std::pair(QSize(1440, 900), 100), std::pair(QSize(1440, 900), 150),
                                     std::pair(QSize(1024, 640), 100), std::pair(QSize(1024, 640), 150),
                                     std::pair(QSize(1280, 800), 200), std::pair(QSize(1024, 700), 200)}) {
      if (size.height() == 700 && !fitsLast) continue;
      if (!testing::isShortened() || text == 200) visit(language, size, text);
    }
}

}  // namespace

class CutTextTest : public QObject {
  Q_OBJECT

  std::unique_ptr<testing::AnyWindow> m_shown;
  int m_scene = -1;  // that the window shows

  static void run(Window& window, const char* text) {
    QAction* found = action(window, text);
    QVERIFY2(found, text);
    found->trigger();
  }
  static QAction* action(Window& window, const char* text) {
    const PageParts parts = window.page().parts();
    for (QAction* a : window.commands().all() + parts.inMenus())
      if (plainText(a->text()).startsWith(QLatin1String(text))) return a;
    return nullptr;
  }
  void show(int row) {
    m_scene = -1;
    m_shown.reset();  // before the next one: a program's end takes its language with it
    const Scene scene = kScenes[row].scene;
    m_shown = std::make_unique<testing::AnyWindow>(kScenes[row].page);
    Window& window = m_shown->window();
    const bool isLesson = scene == Scene::Lesson || scene == Scene::Lessons;
    if (scene != Scene::Start && scene != Scene::Experiments && !isLesson) window.openWelcome();
    QTRY_VERIFY(window.page().isSettled());
    if (scene == Scene::Lesson) {
      m_shown->page<LessonsPage>().openLesson(0);
      QTRY_VERIFY(window.page().isSettled());
      m_shown->page<LessonsPage>().action(LessonCommand::Next)->trigger();
      QTRY_VERIFY(window.page().isSettled());
    }
    if (scene == Scene::LinesWatch || scene == Scene::KlotskiWatch || scene == Scene::SokobanWatch) {
      run(window, "Searchlight on");
      window.page().transport()->toEnd();
    }
    if (scene == Scene::Compare) {
      run(window, "Compare");
      QCOMPARE(window.pageId(), QString::fromLatin1(kComparePage));
    }
    QTRY_VERIFY(window.page().isSettled());
    m_scene = row;
    auto* page = qobject_cast<WorkbenchPage*>(&window.page());
    if (!page || !page->transport() || scene == Scene::Compare) return;
    if (page->search().hasSearch()) {
      page->transport()->pause();
      page->transport()->seek(20);
    }
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
      forEachLook(
          [&row, scene](const char* language, QSize size, int text) {
            if (kScenes[scene].scene == Scene::Experiments && text == 200)
              return;  // its form is too wide yet
            row(testing::rowName("%s, %s, %dx%d, %d %%", kScenes[scene].name, language, size.width(),
                                 size.height(), text),
                scene, language, size, text);
          },
          fitsIntoSmall(kScenes[scene].scene));
  }
  void allIsWhole() {
    FETCH_ALL((int, scene), (int, text), (QString, language), (QSize, size));
    if (m_scene != scene) show(scene);
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
    // command: how its text begins
    const auto row =
        testing::columns<int, QString, QString, QSize, int>("scene", "command", "language", "size", "text");
    for (const auto& [scene, command] :
         {std::pair{Scene::Sokoban, "Preferences"}, std::pair{Scene::Sokoban, "Choose"},
          std::pair{Scene::Sokoban, "Generate"}, std::pair{Scene::Sokoban, "Statistics"},
          std::pair{Scene::Klotski, "Choose"}, std::pair{Scene::Klotski, "Statistics"},
          std::pair{Scene::Lines, "New game"}, std::pair{Scene::Lines, "High scores"},
          std::pair{Scene::Lines, "Statistics"}, std::pair{Scene::Lines, "Keys"},
          std::pair{Scene::Map, "Generate"}, std::pair{Scene::Map, "Resize"}})
      forEachLook([&row, scene = scene, command = command](const char* language, QSize size, int text) {
        if (scene == Scene::Map && size.height() == 700)
          return;  // generators stand beside their form: too wide yet
        row(testing::rowName("%s, %s, %d, %d %%", command, language, size.width(), text),
            static_cast<int>(std::ranges::find(kScenes, scene, &SceneRow::scene) - std::begin(kScenes)),
            QString::fromLatin1(command), language, size, text);
      });
  }
  void dialogsAreWhole() {
    FETCH_ALL((int, scene), (int, text), (QString, command), (QString, language), (QSize, size));
    if (m_scene != scene) show(scene);
    if (QTest::currentTestFailed()) return;
    Window& window = m_shown->window();
    m_shown->program().applyLanguage(u"en"_s);
    QCoreApplication::processEvents();
    QAction* wanted = action(window, qPrintable(command));
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
            u"%1/dialog-%2-%3-%4-%5-%6.png"_s
                .arg(folder, QString::fromLatin1(kScenes[scene].name).remove(u' '), command, language)
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
