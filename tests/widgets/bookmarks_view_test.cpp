// tests/widgets/bookmarks_view_test.cpp: places marked, named, gone to and removed.
#include "widgets/tables/bookmarks_view.h"

#include "tests/test_main.h"
#include "tests/widgets/panes.h"

using testing::AlgorithmList;
using testing::OneRun;
using testing::WatchedSearch;

namespace {

struct MarkedSearch {
  OneRun model;
  BookmarksView view;
  MarkedSearch() {
    view.resize(340, 300);
    view.setTransport(&model);
    view.show();
    view.activateWindow();
  }
  void seek(std::size_t place) { model.moveTo(place); }
  std::vector<std::size_t> places() {
    std::vector<std::size_t> out;
    for (const Bookmark& b : view.list().bookmarks()) out.push_back(b.place);
    return out;
  }
  QString text(int row, int column) { return view.list().index(row, column).data().toString(); }
};

using Places = std::vector<std::size_t>;

}  // namespace

class BookmarksViewTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void thereIsNothingToMarkWithoutASearch() {
    MarkedSearch s;
    QVERIFY(!s.view.addAction()->isEnabled());
    QCOMPARE(s.view.list().addHere(), -1);
    WatchedSearch().show(s.model);
    QVERIFY(s.view.addAction()->isEnabled());
    QVERIFY(!s.view.removeAction()->isEnabled());
  }

  void aPlaceIsMarkedOnceAndNamed() {
    MarkedSearch s;
    WatchedSearch().show(s.model);
    s.seek(30);
    QSignalSpy editing(&s.view, &BookmarksView::editing);
    s.view.addAction()->trigger();
    QCOMPARE(editing.size(), 1);
    auto* editor = s.view.table().findChild<QLineEdit*>();
    QVERIFY(editor);
    QTest::keyClicks(editor, u"  here it  turns "_s);
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(s.text(0, BookmarkList::Caption), u"here it turns"_s);
    s.seek(10);
    QCOMPARE(s.view.list().addHere(), 0);
    s.seek(30);
    QCOMPARE(s.view.list().addHere(), 1);
    QCOMPARE(s.places(), (Places{10, 30}));
    QCOMPARE(s.text(0, BookmarkList::Position), u"10"_s);
    QCOMPARE(s.text(1, BookmarkList::Caption), u"here it turns"_s);
    QVERIFY(!s.text(0, BookmarkList::Caption).isEmpty());  // says that there is none
    QCOMPARE(s.view.list().bookmarks()[0].caption, QString());
  }

  void aClickGoesThereAndDeleteRemoves() {
    MarkedSearch s;
    WatchedSearch().show(s.model);
    s.view.list().setBookmarks({{50, {}, u"b"_s}, {20, {}, u"a"_s}, {999'999, {}, {}}});
    QCOMPARE(s.places(), (Places{20, 50, 999'999}));
    const auto click = [&](int row) {
      const QRect rect = s.view.table().visualRect(s.view.list().index(row, BookmarkList::Caption));
      QTest::mouseClick(s.view.table().viewport(), Qt::LeftButton, {}, rect.center());
      WatchedSearch::settle(s.model);
    };
    click(1);
    QCOMPARE(s.model.position(), std::size_t{50});
    click(0);
    QCOMPARE(s.model.position(), std::size_t{20});
    click(2);  // of a longer search: the end
    QVERIFY(s.model.isAtEnd());
    s.view.table().setFocus();
    QTest::keyClick(&s.view.table(), Qt::Key_Delete);
    QCOMPARE(s.places(), (Places{20, 50}));
  }

  // What was typed can be saved and read again: a set-up takes 4096 bytes, and Chinese three for a letter.
  void longCaptionsAreCut_data() {
    QTest::addColumn<QString>("caption");
    QTest::newRow("letters") << QString(5000, u'x');
    QTest::newRow("Chinese") << QString(5000, QChar(0x8def));
    QTest::newRow("pairs") << u"x"_s + u"\U0001F50D"_s.repeated(3000);
  }
  void longCaptionsAreCut() {
    QFETCH(QString, caption);
    MarkedSearch s;
    WatchedSearch().show(s.model);
    s.view.list().setBookmarks({{20, {}, {}}, {50, {}, caption}});
    QVERIFY(s.view.list().setData(s.view.list().index(0, BookmarkList::Caption), caption));
    for (const Bookmark& b : s.view.list().bookmarks()) {
      QVERIFY(b.caption.size() >= 299);
      QVERIFY(b.caption.toUtf8().size() <= 4096);
      QVERIFY(caption.startsWith(b.caption));
      QVERIFY(b.caption.isValidUtf16());
    }
  }
  void noMoreThanAListHolds() {
    MarkedSearch s;
    WatchedSearch().show(s.model);
    std::vector<Bookmark> many;
    for (std::size_t i = 0; i < 5000; ++i) many.push_back({i, {}, {}});
    s.view.list().setBookmarks(std::move(many));
    QCOMPARE(s.view.list().rowCount(), 1000);
    QVERIFY(!s.view.list().canAdd());
  }

  void removingAndComingGoNowhere() {
    MarkedSearch s;
    WatchedSearch().show(s.model);
    QVERIFY(QTest::qWaitForWindowActive(&s.view, 60'000));
    s.view.list().setBookmarks({{20, {}, {}}, {50, {}, {}}, {70, {}, {}}});
    s.seek(33);
    s.view.table().setFocus(Qt::TabFocusReason);
    WatchedSearch::settle(s.model);
    QCOMPARE(s.model.position(), std::size_t{33});
    for (int left = 3; left > 0; --left) {
      s.view.table().showRow(left / 2);
      s.view.removeAction()->trigger();
      WatchedSearch::settle(s.model);
      QCOMPARE(s.view.list().rowCount(), left - 1);
      QCOMPARE(s.model.position(), std::size_t{33});
    }
  }

  // Over several runs a place counts in a unit, and comes back with it; a place in time is another one in the next run.
  void overSeveralRunsPlacesHaveAUnit() {
    Solver solver;
    WatchedRun first(&solver), second(&solver);
    Transport transport;
    transport.setRuns({&first, &second});
    BookmarkList list;
    list.setTransport(&transport);
    const WatchedSearch a{search::Algorithm::AStar}, b{search::Algorithm::Dijkstra};
    transport.setSearches({{a.factory(), a.names()}, {b.factory(), b.names()}}, Transport::StartAt::End);
    WatchedSearch::settle(transport);
    for (const WatchedRun* run : {&first, &second})
      QTRY_VERIFY(run->answer().outcome != search::Outcome::Running);
    transport.setStepUnit(StepUnit::Expansion);
    transport.seek(12);
    WatchedSearch::settle(transport);
    QCOMPARE(list.addHere(), 0);
    QVERIFY(list.bookmarks()[0].unit == StepUnit::Expansion);
    transport.setStepUnit(StepUnit::Time);
    QVERIFY(!list.canAdd());
    transport.setStepUnit(StepUnit::Event);
    list.go(0);
    WatchedSearch::settle(transport);
    QVERIFY(transport.stepUnit() == StepUnit::Expansion);
    QCOMPARE(transport.position(), std::size_t{12});
    QCOMPARE(list.index(0, BookmarkList::Position).data().toString(), u"expansion 12"_s);
    list.setTransport(nullptr);
    transport.setRuns({});
  }

  // A place in a unit that the searches do not have is no event of that number: it is kept, and nobody goes there.
  void placesThatCannotBeHadNow_data() {
    const auto row = testing::columns<int, Bookmark, bool, QString>("runs", "bookmark", "isThere", "text");
    row("event, one run", 1, {7, {}, {}}, true, "7");
    row("event of a comparison, one run", 1, {7, StepUnit::Event, {}}, true, "7");
    row("expansion, one run", 1, {7, StepUnit::Expansion, {}}, false, "expansion 7");
    row("f, one run", 1, {7, StepUnit::F, {}}, false, "f 6");
    row("event", 2, {7, StepUnit::Event, {}}, true, "event 7");
    row("no unit", 2, {7, {}, {}}, true, "event 7");
    row("expansion", 2, {7, StepUnit::Expansion, {}}, true, "expansion 7");
    row("f, of searches without one", 2, {7, StepUnit::F, {}}, false, "f 6");
    row("before every f", 2, {0, StepUnit::F, {}}, false, "f –");
  }
  void placesThatCannotBeHadNow() {
    FETCH_ALL((int, runs), (Bookmark, bookmark), (bool, isThere), (QString, text));
    testing::Panes panes(AlgorithmList(static_cast<std::size_t>(runs), search::Algorithm::BreadthFirst));
    panes.ask(Transport::StartAt::End);
    panes.waitForAnswers();
    Transport& transport = panes.transport;
    QVERIFY(!transport.canStepBy(StepUnit::F));
    transport.seek(40);
    panes.settle();
    const std::vector<std::size_t> before = panes.positions();
    BookmarkList list;
    list.setTransport(&transport);
    list.setBookmarks({bookmark});
    const QModelIndex place = list.index(0, BookmarkList::Position);
    QCOMPARE(place.data().toString(), text);
    QCOMPARE(place.data(Qt::ForegroundRole).isValid(), !isThere);  // grey
    QCOMPARE(place.data(Qt::ToolTipRole).toString().isEmpty(), isThere);
    list.go(0);
    panes.settle();
    QCOMPARE(panes.positions() != before, isThere);
    if (!isThere) QVERIFY(transport.stepUnit() == StepUnit::Event);
    if (isThere) QCOMPARE(transport.position(), bookmark.place);
    list.setTransport(nullptr);
  }

  // As soon as there are searches that have an f, it is a place of theirs; the rows say so.
  void placesThatCanBeHadLater() {
    testing::Panes panes({search::Algorithm::AStar, search::Algorithm::AStar});
    BookmarkList list;
    list.setTransport(&panes.transport);
    list.setBookmarks({{7, StepUnit::F, {}}});
    const auto isGrey = [&] {
      return list.index(0, BookmarkList::Position).data(Qt::ForegroundRole).isValid();
    };
    QVERIFY(isGrey());
    QSignalSpy changed(&list, &QAbstractItemModel::dataChanged);
    panes.ask(Transport::StartAt::End);
    QVERIFY(!changed.isEmpty());
    QVERIFY(!isGrey());
    list.setTransport(nullptr);
  }
};

SEARCHLIGHT_TEST(BookmarksViewTest)
#include "bookmarks_view_test.moc"
