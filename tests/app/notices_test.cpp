// tests/app/notices_test.cpp: the first gesture on the map that one meets first, in windows of any size, and where what is said of it
// stands.
#include "app/shell/preferences.h"
#include "tests/app/any_window.h"
#include "tests/test_main.h"
#include "widgets/player/event_line.h"

class NoticesTest : public QObject {
  Q_OBJECT

  std::unique_ptr<testing::AnyWindow> m_shown;

  MapLabPage& lab() { return m_shown->page<MapLabPage>(); }
  GridView& board() { return lab().board(); }
  // As a hand does it, without a tool that was chosen.
  void drag(Point from, Point to) {
    const QPoint begin = board().viewport().centreOf(from).toPoint(),
                 end = board().viewport().centreOf(to).toPoint();
    QTest::mousePress(&board(), Qt::LeftButton, {}, begin);
    for (int i = 1; i <= 4; ++i) {
      const QPoint at = begin + (end - begin) * i / 4;
      QMouseEvent move(QEvent::MouseMove, at, board().mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
      QApplication::sendEvent(&board(), &move);
    }
    QTest::mouseRelease(&board(), Qt::LeftButton, {}, end);
  }
  void showWelcomeIn(QSize size) {
    m_shown->window().resize(size);
    m_shown->window().openWelcome();
    QTRY_VERIFY(lab().isSettled());
  }
  // Six free cells beside each other, all of them in sight.
  std::optional<Point> freeRow() {
    const grid::Map& map = lab().map().document().map;
    const QRect sight = board().rect().adjusted(60, 60, -60, -60);
    for (int y = 0; y < map.height(); ++y)
      for (int x = 0; x + 6 < map.width(); ++x) {
        bool isFree = true;
        for (int i = 0; i < 6; ++i) {
          const Point p{x + i, y};
          isFree &= !map.isWall(p) && lab().map().document().start != p && lab().map().document().goal != p &&
                    sight.contains(board().viewport().centreOf(p).toPoint());
        }
        if (isFree) return Point{x, y};
      }
    return std::nullopt;
  }

 private Q_SLOTS:
  void init() { m_shown = std::make_unique<testing::AnyWindow>(MapLabPage::kId); }
  void cleanup() { m_shown.reset(); }

  void theFirstDragDrawsAndIsToldOf_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("isGoalSeen");  // both ends have room
    QTest::newRow("1440 x 876") << QSize(1440, 876) << true;
    QTest::newRow("1280 x 696") << QSize(1280, 696) << true;
    QTest::newRow("1024 x 616") << QSize(1024, 616) << false;
  }
  void theFirstDragDrawsAndIsToldOf() {
    FETCH_ALL((const QSize, size), (const bool, isGoalSeen));
    showWelcomeIn(size);
    QVERIFY(board().viewport().cellSide() >= 8);
    // With some floor round the start.
    const auto isSeen = [&](const std::optional<Point>& end, int around) {
      const QRect cell = board().viewport().rectOf(*end).toAlignedRect();
      return board().rect().contains(cell.adjusted(-around, -around, around, around));
    };
    QVERIFY(isSeen(lab().map().document().start, 8));
    QCOMPARE(isSeen(lab().map().document().goal, 0), isGoalSeen);
    const std::optional<Point> from = freeRow();
    QVERIFY(from);
    drag(*from, *from + Point{5, 0});
    QVERIFY(lab().map().document().map.isWall(*from + Point{3, 0}));
    const MessageBar& bar = lab().workbench().message();
    QVERIFY(bar.isVisible());
    const QRect cells = board().content().translated(board().mapTo(bar.parentWidget(), QPoint()));
    QVERIFY2(!bar.geometry().intersects(cells), "the notice lies on cells");
    QVERIFY(bar.parentWidget()->rect().contains(bar.geometry()));
    // All of the map is one key away.
    board().setFocus();
    QTest::keyClick(&board(), Qt::Key_0);
    QVERIFY(board().viewport().isFitted());
    QCOMPARE(board().viewport().cellSide(), board().viewport().fittingSide());
  }

  // What is fitted in with cells large enough to draw on is not taken for all of the map.
  void aPartIsNotTheWholeMap() {
    showWelcomeIn({1024, 616});
    const BoardViewport& view = board().viewport();
    QVERIFY(view.isFitted() && !view.isWholeInSight());
    const auto tellsWhole = [&] { return lab().messageText().contains(u"whole map"_s); };
    QAction* follow = lab().action(MapCommand::Follow);
    follow->trigger();
    QVERIFY2(!tellsWhole(), qPrintable(lab().messageText()));
    follow->trigger();
    const QPointF before = view.origin();
    const grid::Map& map = lab().map().document().map;
    board().goTo({map.width() - 1, map.height() - 1});
    QVERIFY(view.origin() != before);
    QVERIFY(board().rect().contains(view.centreOf({map.width() - 1, map.height() - 1}).toPoint()));
    board().setFocus();
    QTest::keyClick(&board(), Qt::Key_0);
    const QPointF whole = view.origin();
    board().goTo({0, 0});
    QCOMPARE(view.origin(), whole);
    follow->trigger();
    QVERIFY(tellsWhole());
  }

  // A set-up shows all of the map where all was seen, whatever was on the screen before; a sample is a new one.
  void aSetUpOfAllShowsAll() {
    showWelcomeIn({1024, 616});
    board().setFocus();
    QTest::keyClick(&board(), Qt::Key_0);
    const double side = board().viewport().cellSide();
    QVERIFY(side < 8);
    const QString file =
        m_shown->write("all.searchlight", QByteArray::fromStdString(setup::write(lab().snapshot()())));
    const QString other =
        m_shown->write("other.slmap", "searchlight-map 1\nsize 3 1\nstart 0 0\ngoal 2 0\ncells\n...\n");
    QVERIFY(m_shown->window().openFile(other));
    QVERIFY(m_shown->window().openFile(file));
    QTRY_VERIFY(lab().isSettled());
    QCOMPARE(board().viewport().cellSide(), side);
    showWelcomeIn({1024, 616});
    QVERIFY(board().viewport().cellSide() >= 8);
  }

  // Both ends of a new map are in sight where they have room, however far apart; else the start is.
  void theEndsAreInSight_data() {
    const auto row = testing::columns<int, bool>("more", "haveRoom");
    row("as far as the view is wide", -10, true);
    row("farther", 6, false);
  }
  void theEndsAreInSight() {
    FETCH_ALL((const int, more), (const bool, haveRoom));
    showWelcomeIn({1200, 800});
    const Point start{10, 64}, goal{10 + board().width() / 8 + more, 64};
    QVERIFY(goal.x < 128);
    lab().showMap({grid::Map(128, 128), start, goal}, {}, u"far"_s, Transport::StartAt::End);
    QTRY_VERIFY(lab().isSettled());
    QCOMPARE(board().viewport().cellSide(), 8.0);
    const auto isSeen = [&](Point end) {
      return board().rect().contains(board().viewport().rectOf(end).toAlignedRect());
    };
    QVERIFY(isSeen(start));
    QCOMPARE(isSeen(goal), haveRoom);
  }

  // However little of the board is seen.
  void theStartIsInSight() {
    for (const QSize size : {QSize(1024, 616), QSize(1024, 560), QSize(900, 480), QSize(640, 400)}) {
      showWelcomeIn(size);
      const QRect start = board().viewport().rectOf(*lab().map().document().start).toAlignedRect();
      QVERIFY2(board().rect().contains(start),
               qPrintable(u"%1 x %2"_s.arg(board().width()).arg(board().height())));
    }
  }

  // What is pointed at on the board is on the board: what is seen of a cell, and nothing of one that is scrolled away or not there.
  void onlyWhatIsSeenHasAPlace() {
    showWelcomeIn({1200, 800});
    const QRectF area(board().mapTo(&lab(), QPoint()), QSizeF(board().size()));
    board().setLook({false, 40, QPointF(20.5, 20.5)});
    const QRectF middle = lab().cellPlace({20, 20});
    QCOMPARE(middle.size(), QSizeF(40, 40));
    QVERIFY(area.contains(middle));
    int cut = 0;
    for (int x = 0; x < board().viewport().columns(); ++x) {
      const QRectF place = lab().cellPlace({x, 20});
      QVERIFY(place.isEmpty() || area.contains(place));
      cut += !place.isEmpty() && place.width() < 40;
    }
    QVERIFY(cut > 0);
    QVERIFY(lab().cellPlace({0, 0}).isEmpty());
    board().fit();
    QVERIFY(!lab().cellPlace({0, 0}).isEmpty());
    QVERIFY(lab().cellPlace({-1, 0}).isEmpty());
    QVERIFY(lab().cellPlace({0, board().viewport().rows()}).isEmpty());
  }

  // Where the board shows another part of itself a notice and an explanation are where they would be if they came now.
  void noticesFollowTheBoard() {
    showWelcomeIn({1440, 876});
    const MessageBar& bar = lab().workbench().message();
    const auto* card = lab().findChild<ExplainCard*>();
    const QString text = u"Said while another part is in sight."_s;
    board().setLook({false, 12, QPointF(48, 0)});
    QCoreApplication::processEvents();  // the legend is of these cells
    lab().workbench().eventLine().setExplains(true);
    lab().say(text);
    QVERIFY(bar.isVisible() && card->isVisible());
    const QSize size = board().size();
    QList<QRect> bars;
    // There is room above the first row, below the last one, above the first.
    for (const double row : {0.0, 60.0, 0.0}) {
      board().setLook({false, 12, QPointF(48, row)});
      bars << bar.geometry();
      const QRect explained = card->geometry();
      lab().say(text);
      QCOMPARE(bar.geometry(), bars.back());
      lab().workbench().eventLine().setExplains(false);
      lab().workbench().eventLine().setExplains(true);
      QCOMPARE(card->geometry(), explained);
    }
    QVERIFY(bars[0] != bars[1] && bars[1] != bars[2]);
    QCOMPARE(board().size(), size);  // a board that is resized has them placed in any case
  }

  // A page comes in, and a key ends that and does what it always does; who wants no motion has none.
  void pagesComeIn() {
    PreferencesDialog preferences(&m_shown->program(), &m_shown->window());
    for (const bool isWanted : {true, false}) {
      preferences.motion().setChecked(isWanted);
      m_shown->show(LinesPage::kId);
      QCOMPARE(Entrance::isUnderWay(m_shown->window().page()), isWanted);
      QTest::keyClick(&m_shown->window(), Qt::Key_1, Qt::ControlModifier);
      QVERIFY(!Entrance::isUnderWay(m_shown->page<LinesPage>()));
      QCOMPARE(m_shown->program().settings().showsMotion(), isWanted);
      m_shown->show(MapLabPage::kId);
    }
    preferences.motion().setChecked(true);
  }
};

SEARCHLIGHT_TEST(NoticesTest)
#include "notices_test.moc"
