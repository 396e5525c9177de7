// tests/widgets/board_legend_test.cpp: the legend as controls: what it chooses and switches, by mouse and keyboard, and
// that nothing of it is lost where there is little room.
#include "widgets/board/board_legend.h"

#include <QAction>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <functional>

#include "tests/test_main.h"
#include "tests/widgets/toy_board.h"
#include "widgets/board/legend_parts.h"
#include "widgets/theme/theme.h"

using namespace searchlight;
using namespace searchlight::ui;
using namespace searchlight::testing;

namespace {

// A board with marks of its own below the search's.
class MarkedBoard : public BoardView {
 public:
  using BoardView::BoardView;
  int own = 2;
  std::vector<LegendItem> legendItems() const override {
    std::vector<LegendItem> items;
    for (int i = 0; i < own; ++i)
      items.push_back({[](QPainter& p, const QRectF& r) { p.fillRect(r, Qt::magenta); },
                       QStringLiteral("own mark %1").arg(i)});
    return items;
  }
};

struct ShownLegend {
  QWidget window;
  MarkedBoard* board = new MarkedBoard(std::make_unique<ToyGround>());
  BoardLegend* legend = new BoardLegend(board);
  QMenu colours, texts;
  QAction ahead{QStringLiteral("ahead")}, path{QStringLiteral("path")};
  OneRun model;

  explicit ShownLegend(int width = 1400) {
    auto* column = new QVBoxLayout(&window);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(board, 1);
    column->addWidget(legend);
    for (const ValueLayer layer : {ValueLayer::Distance, ValueLayer::ExpansionOrder})
      QObject::connect(colours.addAction(layerTitle(layer)), &QAction::triggered, board,
                       [this, layer] { board->setValueLayer(layer); });
    for (const CellText text : {CellText::None, CellText::Distance, CellText::FGH})
      QObject::connect(texts.addAction(QString::number(static_cast<int>(text))), &QAction::triggered, board,
                       [this, text] { board->setCellText(text); });
    for (QAction* a : {&ahead, &path}) a->setCheckable(true);
    ahead.setShortcut(Qt::Key_A);
    path.setShortcut(Qt::Key_P);
    QObject::connect(&ahead, &QAction::toggled, board, &BoardView::setAnswerPreview);
    board->setBoard(kToyColumns, kToyRows);
    board->setRun(&model.run);
    board->setNodeCell(toyNodeCell());
    model.run.setPlayback(toldSearch(toyStory()), toyNames(true));
    model.toEnd();
    legend->setCommands(
        {&colours, &texts, {{BoardView::Switch::AnswerAhead, &ahead}, {BoardView::Switch::LitPath, &path}}});
    window.resize(width, 500);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window, 60'000));
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window, 60'000));
  }
  LegendScale* scale() const { return legend->findChild<LegendScale*>(); }
  LegendCell* cell() const { return legend->findChild<LegendCell*>(); }
  QToolButton* more() const {
    for (QToolButton* button : legend->findChildren<QToolButton*>())
      if (button != scale() && button != cell()) return button;
    return nullptr;
  }
  LegendMark* mark(const char* text) const {
    for (LegendMark* mark : legend->marks())
      if (mark->text() == QLatin1String(text)) return mark;
    return nullptr;
  }
};

// Presses the button with a menu, and chooses the entry as soon as it is open.
void chooseFrom(QMenu& menu, int entry, const std::function<void()>& open) {
  QObject guard;
  QObject::connect(&menu, &QMenu::aboutToShow, &guard, [&menu, entry] {
    QMetaObject::invokeMethod(
        &menu,
        [&menu, entry] {
          QTest::mouseClick(&menu, Qt::LeftButton, {}, menu.actionGeometry(menu.actions()[entry]).center());
        },
        Qt::QueuedConnection);
  });
  open();
}

}  // namespace

class BoardLegendTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // The frame round the cell of the event is told beside the cell that is expanded, in both themes.
  void theEventsFrameIsTold() {
    ShownLegend shown;
    LegendMark* event = shown.mark("this event");
    QVERIFY(event);
    QVERIFY(!event->item().meaning.isEmpty());
    const auto marks = shown.legend->marks();
    QCOMPARE((*(std::find(marks.begin(), marks.end(), event) - 1))->text(), QStringLiteral("expanded now"));
    const QImage swatch = event->swatch().pixmap(LegendMark::kSwatch).toImage();
    const QImage current = shown.mark("expanded now")->swatch().pixmap(LegendMark::kSwatch).toImage();
    QVERIFY(swatch != current);
    const QColor middle = swatch.pixelColor(swatch.rect().center());
    bool isFramed = false;
    for (int x = 0; x < swatch.width() / 2; ++x)
      isFramed |= swatch.pixelColor(x, swatch.height() / 2) != middle;
    QVERIFY(isFramed);
  }

  void theScaleChoosesTheColours() {
    ShownLegend shown;
    QVERIFY(shown.scale()->accessibleName().contains(layerTitle(ValueLayer::Distance)));
    chooseFrom(shown.colours, 1, [&] { QTest::mouseClick(shown.scale(), Qt::LeftButton); });
    QCOMPARE(shown.board->valueLayer(), ValueLayer::ExpansionOrder);
    QVERIFY(shown.scale()->accessibleName().contains(layerTitle(ValueLayer::ExpansionOrder)));
    // By keyboard, too.
    shown.scale()->setFocus(Qt::TabFocusReason);
    chooseFrom(shown.colours, 0, [&] { QTest::keyClick(shown.scale(), Qt::Key_Space); });
    QCOMPARE(shown.board->valueLayer(), ValueLayer::Distance);
  }

  // The sample cell has the corners that cells have at their size, whoever chooses them.
  void theCellFollowsTheTexts() {
    ShownLegend shown;
    QVERIFY(shown.board->viewport().cellSide() >= kSmallestForCorners);
    const auto isLike = [&](TextLayout layout) { return shown.cell()->layout() == layout; };
    QVERIFY(isLike(TextLayout::Corners));
    QVERIFY(shown.cell()->accessibleName().contains(QStringLiteral("f in the upper left corner")));
    const QImage corners = shown.cell()->grab().toImage();
    chooseFrom(shown.texts, 1, [&] { QTest::mouseClick(shown.cell(), Qt::LeftButton); });
    QCOMPARE(shown.board->cellText(), CellText::Distance);
    QVERIFY(isLike(TextLayout::Distance));
    QVERIFY(shown.cell()->accessibleName().contains(QStringLiteral("g in the middle")));
    QVERIFY(shown.cell()->grab().toImage() != corners);
    shown.board->setCellText(CellText::None);
    QVERIFY(isLike(TextLayout::None));
    QVERIFY(!shown.cell()->accessibleName().contains(QStringLiteral("corner")));
    // Where cells are too small it shows what there would be, and says so.
    shown.board->setCellText(CellText::FGH);
    QVERIFY(shown.cell()->isSeenOnBoard());
    for (int i = 0; i < 20 && shown.cell()->isSeenOnBoard(); ++i) shown.board->zoomOut();
    QVERIFY(!shown.cell()->isSeenOnBoard());
    QVERIFY(isLike(TextLayout::Corners));
    QVERIFY(shown.cell()->toolTip().contains(QStringLiteral("zoom in")));
  }

  // Switch and action are one: either changes the other, and the board.
  void marksAreSwitches() {
    ShownLegend shown;
    LegendMark* ahead = shown.mark("route ahead");
    QVERIFY(ahead && ahead->isVisible() && ahead->isCheckable() && !ahead->isChecked());
    QTest::mouseClick(ahead, Qt::LeftButton);
    QVERIFY(shown.ahead.isChecked() && ahead->isChecked());
    QVERIFY(shown.board->scene().showsAnswerPreview);
    shown.ahead.trigger();
    QVERIFY(!ahead->isChecked());
    ahead->setFocus(Qt::TabFocusReason);
    QTest::keyClick(ahead, Qt::Key_Space);
    QVERIFY(shown.ahead.isChecked() && ahead->isChecked());
    shown.path.setEnabled(false);
    QVERIFY(!shown.mark("path to the start")->isEnabled());
    // What tells only is no switch.
    QVERIFY(!shown.mark("OPEN")->isCheckable());
    QVERIFY(shown.mark("OPEN")->toolTip().contains(QStringLiteral("wait to be expanded")));
    // Without a command a mark is there while it is on the board.
    shown.legend->setCommands({});
    QVERIFY(shown.mark("route ahead") && !shown.mark("path to the start"));
    shown.board->setAnswerPreview(false);
    QVERIFY(!shown.mark("route ahead"));
    QVERIFY(!shown.scale()->menu());
  }

  void arrowsLeadAlong() {
    ShownLegend shown;
    shown.scale()->setFocus(Qt::TabFocusReason);
    QStringList met;
    for (int i = 0; i < 40 && shown.window.focusWidget(); ++i) {
      const auto* mark = qobject_cast<LegendMark*>(shown.window.focusWidget());
      if (mark && !met.contains(mark->text())) met << mark->text();
      QTest::keyClick(shown.window.focusWidget(), Qt::Key_Right);
    }
    QStringList all;
    for (const LegendMark* mark : shown.legend->marks()) all << mark->text();
    QVERIFY(all.size() >= 6);
    QCOMPARE(met, all);
    QTest::keyClick(shown.window.focusWidget(), Qt::Key_Home);
    QVERIFY(shown.scale()->hasFocus());
  }

  // Every mark is either there, whole, or in the menu at the end; and the board stays as high as it is.
  void nothingIsLostWhereItIsNarrow_data() {
    QTest::addColumn<int>("width");
    for (const int width : {300, 400, 544, 700, 900, 1400}) QTest::addRow("%d", width) << width;
  }
  void nothingIsLostWhereItIsNarrow() {
    QFETCH(int, width);
    ShownLegend shown(width);
    shown.board->own = 12;
    Q_EMIT shown.board->legendChanged();
    const int height = shown.legend->height();
    QStringList all, seen;
    for (const LegendMark* mark : shown.legend->marks()) {
      all << mark->text();
      if (!mark->isVisible()) continue;
      seen << mark->text();
      QVERIFY2(shown.legend->rect().contains(mark->geometry()), qPrintable(mark->text()));
      for (const LegendMark* other : shown.legend->marks())
        QVERIFY(other == mark || !other->isVisible() || !other->geometry().intersects(mark->geometry()));
    }
    QVERIFY(shown.legend->rect().contains(shown.scale()->geometry()));
    QVERIFY(shown.legend->rect().contains(shown.cell()->geometry()));
    if (seen.size() < all.size()) {
      QVERIFY(shown.more()->isVisible());
      QVERIFY(shown.legend->rect().contains(shown.more()->geometry()));
      Q_EMIT shown.more()->menu()->aboutToShow();
      QCOMPARE(shown.more()->menu()->actions().size(), all.size() - seen.size());
    } else {
      QVERIFY(!shown.more()->isVisible());
    }
    shown.board->own = 0;
    Q_EMIT shown.board->legendChanged();
    QCOMPARE(shown.legend->height(), height);
  }

  // The board may go first; what the marks paint with goes with it.
  void theBoardMayGoFirst() {
    ShownLegend shown;
    delete shown.board;
    QVERIFY(shown.legend->marks().empty());
    QVERIFY(!shown.legend->grab().isNull());
  }
};

SEARCHLIGHT_TEST(BoardLegendTest)
#include "board_legend_test.moc"
