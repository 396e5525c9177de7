// tests/app/set_up_page_test.cpp: the map lab's whole state goes out as a text and comes back, whatever was there before.
#include "app/grid/samples.h"
#include "core/lessons/lesson_check.h"
#include "core/lessons/run.h"
#include "tests/app/lab_window.h"
#include "tests/test_main.h"
#include "widgets/tables/bookmarks_view.h"

namespace {
// With ' for ".
QByteArray json(const char* text) { return QByteArray(text).replace('\'', '"'); }
}  // namespace

class SetUpPageTest : public QObject, testing::LabWindow {
  Q_OBJECT
 private Q_SLOTS:
  void init() {
    open();
    m_window->resize(1000, 700);
  }
  void cleanup() { close(); }

  // What is on the screen with its bookmarks is a lesson of as many steps, which works.
  void bookmarksBecomeALesson() {
    openField();
    settle();
    const QAction& save = *lab().workbench().bookmarks().lessonAction();
    BookmarkList& bookmarks = lab().workbench().bookmarks().list();
    bookmarks.setBookmarks({});
    QVERIFY(save.isVisible() && !save.isEnabled());
    bookmarks.setBookmarks({{9, {}, u"Round the “corner”"_s}, {4, {}, {}}});
    QVERIFY(save.isEnabled());
    lab().saveLessonTo(path("field.en.lesson.md"));
    // A name under which it would not open again is refused, and what is offered is none of those.
    lab().saveLessonTo(path("My field.md"));
    QVERIFY(testing::contains(lab().complaint(), u"my-field.en.lesson.md"_s));
    QVERIFY(!QFile::exists(path("My field.md")));
    for (const char* title : {"Two *walls*!", "横刀立马", "x.en", "--", "",
                              "A very long title that goes on and on and on and on and on"}) {
      const QString name = lessonNameOf(QString::fromUtf8(title), u"zh_CN"_s);
      QVERIFY2(lessons::lessonFileName(name.toStdString()), qPrintable(name));
    }
    QCOMPARE(lessonNameOf(u"Two *walls*!"_s, u"en"_s), u"two-walls.en.lesson.md"_s);
    const lessons::Lesson lesson = lessons::readLessonFile(path("field.en.lesson.md").toStdString());
    QCOMPARE(lesson.steps.size(), std::size_t{2});
    QCOMPARE(lesson.steps[1].title, std::string("Round the “corner”"));
    QCOMPARE(lessons::checkLesson(lesson).moments, std::size_t{2});
    toEnd();
    QCOMPARE(lessons::Run(lesson.setUps.at(0).setUp, "field", 1).end(),
             lab().search().session().trace().end());
  }

  void filesOfSetUpsOpen() {
    write("maps/field.slmap", kField);
    write("a.searchlight",
          json("{'searchlight': 1, 'page': 'map-lab', 'board': {'path': 'maps/field.slmap'}, "
               "'question': {'from': '0,0', 'to': '11,0', 'algorithm': 'breadth-first'}, 'cursor': 5}")
              .toStdString());
    openAndSettle(path("a.searchlight"));
    QCOMPARE(lab().transport()->position(), std::size_t{5});
    QVERIFY(lab().question()->to == (Point{11, 0}));
    QVERIFY(lab().question()->options.algorithm == search::Algorithm::BreadthFirst);
    QCOMPARE(lab().document().path, path("maps/field.slmap"));
    QVERIFY(!lab().document().isModified);
  }

  // What is kept while the cursor is on its way is where it goes.
  void aSeekIsToldByItsTarget() {
    lab().showMap({grid::Map(700, 700), Point{0, 0}, Point{699, 699}}, {}, {}, Transport::StartAt::Start);
    grid::RouteOptions everywhere;
    everywhere.algorithm = search::Algorithm::Dijkstra;
    lab().options().setOptions(everywhere);
    const auto told = [&] { return lab().snapshot()().cursor; };
    Transport& transport = *lab().transport();
    transport.toStart();
    settle();
    QVERIFY(told() == std::uint64_t{0});
    transport.seek(400'000);
    QVERIFY(transport.activity() == Transport::Activity::Seeking);
    QVERIFY(told() == std::uint64_t{400'000});
    QTRY_VERIFY(transport.position() > 0);
    QVERIFY(told() == std::uint64_t{400'000});
    transport.toEnd();
    QVERIFY(transport.activity() == Transport::Activity::Seeking);
    QVERIFY(!told());
    // Where it is given up, it stays.
    transport.pause();
    QVERIFY(told() == std::uint64_t{transport.position()});
  }

  // A place in time is another one in every run, and what a unit of a later version counts is not known.
  void bookmarksInUnknownUnitsAreLeftOut() {
    write("maps/field.slmap", kField);
    write("a.searchlight",
          json("{'searchlight': 1, 'page': 'map-lab', 'board': {'path': 'maps/field.slmap'}, 'bookmarks': ["
               "{'cursor': 5}, {'cursor': 9, 'unit': 'time'}, {'cursor': 3, 'unit': 'round'}, "
               "{'cursor': 8, 'unit': 'expansion'}]}")
              .toStdString());
    openAndSettle(path("a.searchlight"));
    QVERIFY(lab().workbench().bookmarks().list().bookmarks() ==
            (std::vector<Bookmark>{{5, {}, {}}, {8, StepUnit::Expansion, {}}}));
  }

  void aBoardThatChangedIsTold() {
    write("field.slmap", kField);
    const std::string hash = setup::boardHash(kField);
    const auto setUp = [&] {
      const QByteArray text =
          json("{'searchlight': 1, 'page': 'map-lab', 'board': {'path': 'field.slmap', 'hash': 'HERE'}}");
      return QByteArray(text).replace("HERE", hash.c_str()).toStdString();
    };
    write("a.searchlight", setUp());
    QVERIFY(m_window->openFile(path("a.searchlight")));
    QVERIFY2(lab().messageText().isEmpty(), qPrintable(lab().messageText()));
    write("field.slmap", std::string(kField) + "\n");
    QVERIFY(m_window->openFile(path("a.searchlight")));
    QVERIFY(testing::contains(lab().messageText(), u"field.slmap"_s));
  }

  void badSetUpsCostNothing_data() {
    const auto row = testing::columns<QByteArray>("text");
    row("no JSON", "hello");
    row("another page", json("{'searchlight': 1, 'page': 'chess'}"));
    row("no board", json("{'searchlight': 1, 'page': 'map-lab'}"));
    row("board missing", json("{'searchlight': 1, 'page': 'map-lab', 'board': {'path': 'none.map'}}"));
    row("bad rows", json("{'searchlight': 1, 'page': 'map-lab', 'board': {'rows': ['x']}}"));
    row("bad word", json("{'searchlight': 1, 'page': 'map-lab', 'board': {'rows': ['searchlight-map 1', "
                         "'size 2 1', 'cells', "
                         "'..']}, 'question': {'neighbours': '5'}}"));
    row("start in a wall", json("{'searchlight': 1, 'page': 'map-lab', 'board': {'rows': ['searchlight-map "
                                "1', 'size 3 1', 'cells', "
                                "'#..']}, 'question': {'from': '0,0', 'to': '2,0'}}"));
    row("later", json("{'searchlight': 9, 'page': 'map-lab'}"));
  }
  void badSetUpsCostNothing() {
    QFETCH(QByteArray, text);
    openField();
    settle();
    const std::string before = setup::write(lab().snapshot()());
    write("bad.searchlight", text.toStdString());
    QVERIFY(!m_window->openFile(path("bad.searchlight")));
    QVERIFY2(
        lab().messageText().contains(u"bad.searchlight"_s) || lab().messageText().contains(u"none.map"_s),
        qPrintable(lab().messageText()));
    settle();
    QCOMPARE(setup::write(lab().snapshot()()), before);
  }

  void tracesOfOursComeBack_data() {
    testing::columns<QString>("file")("YAML", "t.trace.yaml")("JSON", "t.trace.json");
  }
  void tracesOfOursComeBack() {
    QFETCH(QString, file);
    openField();
    setOptions(options());
    lab().exportTraceTo(path(qPrintable(file)));
    QTRY_VERIFY(QFile::exists(path(qPrintable(file))));
    QTRY_VERIFY(lab().messageText().contains(file));
    const std::uint64_t expanded = lab().search().answer().stats.expanded;
    QVERIFY(m_window->openFile(samples()[2].path));
    openAndSettle(path(qPrintable(file)));
    QCOMPARE(lab().map().document().map.width(), 12);
    QVERIFY(lab().question().has_value());
    QVERIFY(lab().question()->options == options());
    QCOMPARE(lab().search().answer().stats.expanded, expanded);
  }

  // A second export takes nothing from the first, nor does the window wait for it; one that closes waits until they are there.
  void exportsAreNotDropped() {
    lab().map().load({grid::Map(500, 500), Point{0, 0}, Point{499, 499}}, {}, {});
    lab().exportTraceTo(path("first.trace.yaml"));
    lab().exportTraceTo(path("second.trace.yaml"));
    QVERIFY(!QFile::exists(path("second.trace.yaml")));
    m_window->close();
    for (const char* file : {"first.trace.yaml", "second.trace.yaml"})
      QVERIFY2(QFile::exists(path(file)), file);
    m_window = m_program->newWindow();
  }

  void samplesOwnTheirState() {
    for (const Sample& sample : samples()) {
      lab().transport()->setSpeed(123456);
      QVERIFY2(m_window->openFile(sample.path), qPrintable(sample.path));
      settle();
      QVERIFY(lab().transport()->speed() < 123456);
      QVERIFY2(lab().search().answer().outcome == search::Outcome::Solved, qPrintable(sample.path));
      QVERIFY(!lab().document().isModified);
      QVERIFY(lab().document().path.isEmpty());
      QCOMPARE(lab().document().title, sampleTitle(sample));
    }
  }

  // The speed of a set-up is the set-up's, and one that was set for a map is that map's: the next one is followed to its pace.
  void theSpeedOfASetUpIsNobodyElses() {
    openField();
    QVERIFY(lab().transport()->followsPace());
    openAndSettle(u":/setups/article-3.searchlight"_s);
    QCOMPARE(lab().transport()->speed(), 2.0);
    lab().transport()->setStepUnit(StepUnit::Expansion);  // another setting is no choice of a speed
    QVERIFY(m_program->settings().speed() == SpeedChoice{});
    openField();
    QVERIFY(lab().transport()->followsPace());
    lab().transport()->setSpeed(500);
    QVERIFY(m_program->settings().speed() == (SpeedChoice{SpeedChoice::Kind::Set, 500}));
    openField();
    QVERIFY(lab().transport()->followsPace());
    QVERIFY(m_program->settings().speed() == SpeedChoice{});
    lab().transport()->setSpeed(1);
    lab().map().apply(grid::replaceDocument(lab().map().document(),
                                            {grid::Map(80, 60), Point{0, 0}, Point{79, 59}},
                                            grid::MapEditKind::Generate));
    QVERIFY(lab().transport()->followsPace());
    lab().transport()->setSpeed(1);
    testing::paintOn(lab().map(), {3, 3});
    QCOMPARE(lab().transport()->speed(), 1.0);
    lab().run(Command::New, false);
    QVERIFY(lab().transport()->followsPace());
  }

 private:
  static constexpr const char* kField =
      "searchlight-map 1\nsize 12 8\nstart 1 2\ngoal 10 2\ncells\n"
      "............\n......#.....\n......#.....\n......#.....\n......#.....\n............\n............\n...."
      "........\n";
  static grid::RouteOptions options() {
    grid::RouteQuestion q;
    q.options.algorithm = search::Algorithm::WeightedAStar;
    q.options.neighbours = grid::Neighbours::Eight;
    q.options.costs = grid::CostModel::TenFourteen;
    q.options.heuristic = grid::Heuristic::Manhattan;
    q.options.ties = search::Ties::FirstIn;
    q.options.corners = grid::CornerRule::One;
    q.options.weight = 2;
    return q.options;
  }
  void openField() {
    write("field.slmap", kField);
    QVERIFY(m_window->openFile(path("field.slmap")));
  }
};

SEARCHLIGHT_TEST(SetUpPageTest)
#include "set_up_page_test.moc"
