// tests/app/other_movers_page_test.cpp: one-way cells, agents of several cells and the clearance in the map lab.
#include <QMenu>
#include <QSpinBox>

#include "app/shell/comparable.h"
#include "tests/app/lab_window.h"
#include "tests/test_main.h"
#include "widgets/tables/numbers_view.h"

using namespace searchlight;
using namespace searchlight::ui;

class OtherMoversPageTest : public QObject, testing::LabWindow {
  Q_OBJECT

  QMenu* waysAt(Point cell, QMenu& menu) {
    lab().comparable()->fillMenu(&menu, cell);
    for (QAction* a : menu.actions())
      if (a->text() == QLatin1String("One-way")) return a->menu();
    return nullptr;
  }
 private Q_SLOTS:
  void init() {
    LabWindow::open();
    openField(20, 12);
  }
  void cleanup() { LabWindow::close(); }

  void oneWayCells() {
    QCOMPARE(cost(), QStringLiteral("19"));
    choose({3, 0}, {"One-way", "&Left only"});
    QCOMPARE(cost(), QStringLiteral("21"));
    QVERIFY(lab().board().groundDescription({3, 0}).contains(QStringLiteral("one-way: left")));
    QMenu menu;
    for (const QAction* a : waysAt({3, 0}, menu)->actions())
      QCOMPARE(a->isChecked(), a->text() == QLatin1String("&Left only"));
    // A second one is an edit of a map that has letters; both are undone.
    choose({3, 1}, {"One-way", "&Up only"});
    QCOMPARE(cost(), QStringLiteral("23"));
    m_window->commands()[Command::Undo]->trigger();
    settle();
    QCOMPARE(cost(), QStringLiteral("21"));
    choose({3, 0}, {"One-way", "&All directions"});
    QCOMPARE(cost(), QStringLiteral("19"));
    QVERIFY(!lab().map().document().map.hasOneWay());
  }
  void theirEditsBeginRepairAnew() {
    auto options = lab().options().options();
    options.algorithm = search::Algorithm::LpaStar;
    lab().options().setOptions(options);
    settle();
    choose({3, 0}, {"One-way", "&Left only"});
    QCOMPARE(cost(), QStringLiteral("21"));
  }
  void agents() {
    for (int y = 0; y < 12; ++y)
      if (y != 5) paint({10, y});
    settle();
    const QString alone = cost();
    QCOMPARE(alone, QString::number(19 + 10));
    auto* size = lab().options().findChild<QSpinBox*>(QStringLiteral("agent"));
    QVERIFY(size);
    size->setValue(2);
    settle();
    QCOMPARE(lab().options().options().agent, 2);
    // Not in the last column, where the goal is.
    QVERIFY(lab().search().answer().outcome != search::Outcome::Solved);
    lab().showMap({lab().map().document().map, Point{0, 0}, Point{18, 0}}, {}, {}, Transport::StartAt::End);
    settle();
    QCOMPARE(lab().search().answer().outcome, search::Outcome::Exhausted);
    paint({10, 5});
    settle();
    grid::Map wider = lab().map().document().map;
    for (const int y : {5, 6}) wider.setWeight({10, y}, 1);
    lab().showMap({wider, Point{0, 0}, Point{18, 0}}, {}, {}, Transport::StartAt::End);
    settle();
    QCOMPARE(cost(), QString::number(18 + 10));
    for (const auto& item : lab().board().legendItems())
      if (item.text == QLatin1String("no room")) QVERIFY(item.isShown);
  }
  void clearanceIsALayer() {
    openField(6, 5);  // its numbers need room
    QAction* shown = nullptr;
    for (QAction* a : lab().parts().view)
      if (a->text() == QLatin1String("Clearance")) shown = a;
    QVERIFY(shown);
    const QImage before = lab().board().grab().toImage();
    shown->trigger();
    QTRY_VERIFY(lab().board().grab().toImage() != before);
    const setup::SetUp kept = lab().snapshot()();
    QCOMPARE(*kept.view.find("clearance"), std::string("yes"));
    shown->trigger();
    QTRY_VERIFY(lab().board().grab().toImage() == before);
  }
};

SEARCHLIGHT_TEST(OtherMoversPageTest)
#include "other_movers_page_test.moc"
