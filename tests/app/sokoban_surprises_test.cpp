// tests/app/sokoban_surprises_test.cpp: what surprised people who played the window by hand.
#include <QSlider>
#include <QWheelEvent>
#include <QtTest>

#include "app/sokoban/sokoban_page.h"
#include "tests/app/sokoban_window.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::ui;

namespace {

class SokobanSurprisesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // The panel is scrolled with the pointer wherever it is: game, speed and way stay as they are.
  void theWheelOverThePanelChangesNothing() {
    testing::SokobanWindow shown;
    shown.openLevels("########\n#@$   .#\n########\n");
    shown.keys("rrr");
    QStringList seen;
    for (QSlider* slider : shown.window().findChildren<QSlider*>()) {
      if (!slider->isVisible() || !slider->isEnabled()) continue;
      seen << slider->objectName();
      const int before = slider->value();
      for (const int delta : {120, -120, -120}) {
        const QPointF at(slider->rect().center());
        QWheelEvent wheel(at, slider->mapToGlobal(at), {}, {0, delta}, Qt::NoButton, {}, Qt::NoScrollPhase,
                          false);
        QApplication::sendEvent(slider, &wheel);
      }
      QCOMPARE(slider->value(), before);
    }
    QVERIFY2(seen.contains(QStringLiteral("gameHistory")), qPrintable(seen.join(u' ')));
    QVERIFY2(seen.contains(QStringLiteral("replaySpeed")), qPrintable(seen.join(u' ')));
    QCOMPARE(shown.made(), QStringLiteral("RRR"));
  }
};

}  // namespace

SEARCHLIGHT_TEST(SokobanSurprisesTest)
#include "sokoban_surprises_test.moc"
