// tests/app/notices_test.cpp: the first gesture on the map that one meets first, in windows of any size, and where what is said of it
// stands.
#include <QCheckBox>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QToolButton>
#include <QtTest>
#include <memory>

#include "app/shell/preferences_dialog.h"
#include "tests/app/any_window.h"
#include "tests/test_main.h"
#include "widgets/games/entrance.h"
#include "widgets/search/message_bar.h"

using namespace searchlight;
using namespace searchlight::ui;

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
    for (const QSize size : {QSize(1440, 876), QSize(1280, 696), QSize(1024, 616)})
      QTest::addRow("%d x %d", size.width(), size.height()) << size;
  }
  void theFirstDragDrawsAndIsToldOf() {
    QFETCH(const QSize, size);
    m_shown->window().resize(size);
    m_shown->window().openWelcome();
    QTRY_VERIFY_WITH_TIMEOUT(lab().isSettled(), 60'000);
    QVERIFY(board().viewport().cellSide() >= 8);
    // The start is in sight, with some floor round it; the goal, too, where cells of this size leave room for both.
    QVERIFY(board().rect().contains(
        board().viewport().rectOf(*lab().map().document().start).toAlignedRect().adjusted(-8, -8, 8, 8)));
    if (size.width() >= 1280)
      QVERIFY(
          board().rect().contains(board().viewport().rectOf(*lab().map().document().goal).toAlignedRect()));
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
