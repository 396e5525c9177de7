// tests/app/klotski_window.h: a window with Klotski in front, in folders of its own, for tests from outside.
#pragma once
#include "app/klotski/klotski_page.h"
#include "app/klotski/klotski_question.h"
#include "app/klotski/opening_list.h"
#include "core/klotski/board_text.h"
#include "core/klotski/catalogue.h"
#include "tests/app/program_window.h"
#include "tests/test_main.h"
#include "widgets/game/replay_bar.h"
#include "widgets/klotski/best_book.h"
#include "widgets/klotski/klotski_panel.h"

namespace searchlight::testing {

class KlotskiWindow : protected PageWindow<ui::KlotskiPage> {
 protected:
  void open() {
    m_isDealt = false;
    PageWindow::open();
  }
  void openWindow() override {
    PageWindow::openWindow();
    if (std::exchange(m_isDealt, true)) return;  // the next sitting has what the last one left
    // The best known of all, which nobody has chosen.
    page().deal(*ui::openingOf(klotski::boardOf(*klotski::entryByName("heng-dao-li-ma"))));
    page().forgetEarlier();
  }
  // A game that is solved in two moves of its only piece that can move: the soldier goes, then A.
  void openText(const std::string& text) {
    const ui::Reading taking = page().open(write("given.klotski", QByteArray::fromStdString(text)));
    QVERIFY2(taking.isTaken(), qPrintable(taking.why()));
    settle();
  }

  // Whether a label of the panel says so.
  bool panelSays(const QString& text) {
    const auto& panel = *page().findChild<ui::KlotskiPanel*>();
    if (panel.isVisibleTo(&page()) && isSaid(panel, text)) return true;
    for (const QAbstractButton* button : panel.findChildren<QAbstractButton*>())
      if (button->isVisibleTo(&page()) && button->text().contains(text)) return true;
    return false;
  }
  // The number of a count or of a note beside it, by what screen readers call it.
  QString figure(const QString& name) {
    for (const QLabel* label : page().findChild<ui::KlotskiPanel*>()->findChildren<QLabel*>())
      if (label->accessibleName() == name) {
        const auto number = QRegularExpression(u"(≥ )?[\\d,]+"_s).match(label->text());
        return number.hasMatch() ? number.captured() : u"–"_s;
      }
    return u"no figure of this name"_s;
  }

  // ---- By hand ----
  QPoint middle(Point p) { return board().pixels().pixelOf({p.x + 0.5, p.y + 0.5}).toPoint(); }
  // Through these cells, in steps of a few pixels as a hand does it.
  void drag(const std::vector<Point>& way) {
    QPoint at = middle(way.front());
    QTest::mousePress(&board(), Qt::LeftButton, {}, at);
    for (const Point p : way) {
      const QPoint to = middle(p);
      for (int i = 1; i <= 8; ++i) QTest::mouseMove(&board(), at + (to - at) * i / 8);
      at = to;
    }
    QTest::mouseRelease(&board(), Qt::LeftButton, {}, at);
  }

 private:
  bool m_isDealt = false;
};

}  // namespace searchlight::testing
