// tests/widgets/lesson_looks_test.cpp: what a lesson draws beside and over a board: rings and their labels, emphasis, the list's heading.
#include "tests/test_main.h"
#include "tests/widgets/watched_search.h"
#include "widgets/lessons/lesson_list.h"
#include "widgets/lessons/lesson_pane.h"
#include "widgets/lessons/spotlight.h"
#include "widgets/player/timeline.h"
#include "widgets/theme/theme.h"

using testing::OneRun;
using testing::WatchedSearch;

namespace {

// White ground with a spotlight over it.
struct Lit {
  QWidget ground;
  Spotlight light{&ground};
  explicit Lit(QSize size = {600, 420}) {
    QPalette palette = Theme::shared(ThemeKind::Light).palette();
    palette.setColor(QPalette::Window, Qt::white);
    ground.setPalette(palette);
    ground.resize(size);
    ground.show();
  }
  QImage show(std::vector<Spotlight::Place> places) {
    light.setPlaces(std::move(places));
    return ground.grab().toImage().convertToFormat(QImage::Format_RGB32);
  }
};

// The pixels that labels alone have made another colour.
std::vector<QPoint> apart(const QImage& a, const QImage& b) {
  std::vector<QPoint> out;
  for (int y = 0; y < a.height(); ++y)
    for (int x = 0; x < a.width(); ++x)
      if (a.pixel(x, y) != b.pixel(x, y)) out.emplace_back(x, y);
  return out;
}

lessons::Paragraph emphasised(const char* before, const char* word) {
  lessons::Paragraph out;
  lessons::Span plain, strong;
  plain.text = before;
  strong.text = word;
  strong.isEmphasised = true;
  out.spans = {plain, strong};
  return out;
}

}  // namespace

class LessonLooksTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Cells that touch, as three in OPEN do: no label on another one, nor on the numbers of a marked cell (of small ones nowhere on it),
  // nor beyond the widget.
  void labelsCoverNothing_data() {
    const auto row = testing::columns<int, QString>("side", "word");
    for (const int side : {21, 34, 46, 60, 90})
      for (const char* word : {"?", "2", "this one"})
        row(testing::rowName("%d %s", side, word), side, QString::fromLatin1(word));
  }
  void labelsCoverNothing() {
    FETCH_ALL((int, side), (QString, word));
    const std::vector<std::vector<QPoint>> arrangements{{{2, 2}, {3, 2}, {4, 2}},
                                                        {{2, 1}, {2, 2}, {2, 3}},
                                                        {{0, 0}, {1, 0}, {0, 1}},
                                                        {{1, 2}, {2, 1}, {2, 2}}};
    for (const std::vector<QPoint>& cells : arrangements) {
      Lit lit;
      std::vector<Spotlight::Place> rings;
      for (const QPoint cell : cells)
        rings.push_back({QRectF(20 + cell.x() * side, 20 + cell.y() * side, side, side), {}});
      const QImage without = lit.show(rings);
      std::size_t alone = 0;
      for (std::size_t i = 0; i < rings.size(); ++i) {
        auto one = rings;
        one[i].label = word;
        alone += apart(lit.show(one), without).size();
      }
      auto all = rings;
      for (Spotlight::Place& place : all) place.label = word;
      const std::vector<QPoint> drawn = apart(lit.show(all), without);
      // Where a ring is below there is less to be told apart.
      QVERIFY2(static_cast<double>(drawn.size()) > 0.8 * static_cast<double>(alone),
               "labels lie on each other");
      for (const Spotlight::Place& ring : rings) {
        const QRectF& cell = ring.rect;
        const double w = cell.width();
        const QRectF whole = cell.adjusted(3, 3, -3, -3);
        std::vector<QRectF> figures{whole};
        if (side >= 46)
          figures = {QRectF(cell.left() + 4, cell.top() + 4, 0.5 * w, 0.25 * w),
                     QRectF(cell.left() + 4, cell.bottom() - 0.3 * w, w - 8, 0.25 * w),
                     QRectF(cell.left() + 0.3 * w, cell.top() + 0.4 * w, 0.4 * w, 0.2 * w)};
        for (const QRectF& figure : figures)
          for (const QPoint pixel : drawn) QVERIFY2(!figure.contains(pixel), "a label lies on numbers");
      }
    }
  }

  // A ring round the timeline, or round the strip above it, leaves the handle whole.
  void ringsLeaveTheHandle() {
    QWidget window;
    window.resize(600, 200);
    Timeline timeline(&window);
    timeline.setGeometry(0, 100, 600, Timeline::kHeight);
    OneRun model;
    timeline.setTransport(&model);
    Spotlight light(&window);
    window.show();
    WatchedSearch{}.show(model);
    model.moveTo(model.recorded() / 2);
    const QRgb fill = timeline.palette().color(QPalette::Highlight).rgb();
    const int x = static_cast<int>(std::lround(timeline.scale().xOf(model.position())));
    const QImage plain = window.grab().toImage();
    std::vector<QPoint> handle;
    for (int y = 100; y < 100 + 14; ++y)
      for (int i = x - 6; i <= x + 6; ++i)
        if (plain.pixel(i, y) == fill) handle.emplace_back(i, y);
    QVERIFY(handle.size() > 25);
    const auto [low, high] = std::ranges::minmax(handle, {}, [](const QPoint& p) { return p.y(); });
    QVERIFY(high.y() - low.y() >= 4);  // a whole disc, with its rim round it
    const QRectF strip(0, 40, 600, 60 - Spotlight::kReach);
    for (const QRectF& place : {QRectF(timeline.geometry()), strip}) {
      light.setPlaces({{place, {}}});
      const QImage ringed = window.grab().toImage();
      QVERIFY(ringed != plain);
      for (int y = low.y() - 2; y <= high.y() + 2; ++y)
        for (int i = x - 4; i <= x + 4; ++i) QCOMPARE(ringed.pixel(i, y), plain.pixel(i, y));
    }
  }

  // Chinese letters are not slanted; what is emphasised differs all the same.
  void emphasisStandsUprightInChinese() {
    const auto none = [](const lessons::Figure&) { return QString(); };
    const std::vector<lessons::Paragraph> english{emphasised("take the ", "cheapest")},
        chinese{emphasised("取出", "最小的"), emphasised("OPEN: ", "OPEN")};
    QVERIFY(htmlOf(english, none).contains(u"<i>cheapest</i>"_s));
    const QString told = htmlOf(chinese, none);
    QVERIFY2(!told.contains(u"<i>"_s), qPrintable(told));
    QCOMPARE(told.count(u"font-weight"_s), 2);
  }

  // One starts with the first lesson, goes on with the first that is not done, and is told how long it takes all the same.
  void theNextLessonIsMarked() {
    LessonList list;
    list.setPalette(Theme::shared(ThemeKind::Light).palette());
    list.resize(1100, 500);
    std::vector<LessonItem> items(4, {.title = u"One"_s, .summary = u"Two"_s});
    for (std::size_t i = 0; i < items.size(); ++i) {
      items[i].steps = 5;
      items[i].minutes = 7;
      items[i].group = i / 2;
    }
    items.back().group.reset();  // of one's own
    const auto marks = [&] {
      list.setLessons(items);
      QStringList out;
      for (int row = 0; row < 4; ++row) out += list.markOf(row);
      return out.join(u'|');
    };
    QCOMPARE(marks(), u"Start here|||"_s);
    list.show();
    QVERIFY(QTest::qWaitForWindowExposed(&list, 60'000));
    const QImage told = list.viewport()->grab().toImage();
    items[0].minutes = 0;
    list.setLessons(items);
    QVERIFY(list.viewport()->grab().toImage() != told);
    items[0].step = 2;
    QCOMPARE(marks(), u"Continue here|||"_s);
    items[0].step = 5;
    QCOMPARE(marks(), u"|Continue here||"_s);
    items[1].isBroken = true;
    QCOMPARE(marks(), u"||Continue here|"_s);
    items[2].step = 5;
    QCOMPARE(marks(), u"|||"_s);
  }

  void theListHasAHeading() {
    LessonList list;
    list.resize(1100, 500);
    std::vector<LessonItem> items(12, {.title = u"One"_s, .summary = u"Two"_s});
    for (LessonItem& item : items) item.steps = 5;
    items[0].step = items[3].step = 5;
    items[4].step = 2;
    list.setLessons(items);
    list.show();
    QVERIFY(QTest::qWaitForWindowExposed(&list, 60'000));
    QStringList told;
    for (const QLabel* label : list.findChildren<QLabel*>()) {
      told += label->text();
      QVERIFY(label->isVisible());
      QVERIFY(label->width() >= label->sizeHint().width());
      QVERIFY(label->geometry().bottom() < list.viewport()->y());
      QVERIFY(label->x() >= list.viewport()->x());
      QVERIFY(label->geometry().right() <= list.viewport()->geometry().right());
    }
    QCOMPARE(told, (QStringList{u"Lessons"_s, u"2 of 12 done"_s}));
  }
};

SEARCHLIGHT_TEST(LessonLooksTest)
#include "lesson_looks_test.moc"
