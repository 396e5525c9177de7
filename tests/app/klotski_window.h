// tests/app/klotski_window.h: a window with Klotski in front, in folders of its own, for tests from outside.
#pragma once
#include <QAbstractButton>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "app/klotski/klotski_page.h"
#include "app/klotski/klotski_question.h"
#include "app/klotski/opening_list.h"
#include "app/pages.h"
#include "app/shell/program.h"
#include "app/shell/window.h"
#include "core/klotski/board_text.h"
#include "core/klotski/catalogue.h"
#include "widgets/game/replay_bar.h"
#include "widgets/klotski/best_book.h"
#include "widgets/klotski/klotski_panel.h"

namespace searchlight::testing {

class KlotskiWindow {
 protected:
  // Kept games and bests go where QStandardPaths' test mode has them, for each test its own place.
  void open() {
    QStandardPaths::setTestModeEnabled(true);
    QVERIFY(
        QStandardPaths::writableLocation(QStandardPaths::AppDataLocation).contains(QStringLiteral("qttest")));
    forgetKept();
    m_dir = std::make_unique<QTemporaryDir>();
    m_isDealt = false;
    openProgram();
  }
  void close() {
    m_program.reset();
    m_dir.reset();
    forgetKept();
  }
  void openProgram() {
    ui::Settings settings = ui::Settings::isolated(path("settings.ini"));
    settings.setLanguage(QStringLiteral("en"));
    settings.setFlag("klotski/motion", false);
    m_program = std::make_unique<ui::Program>(ui::pages(), settings, path("autosave"));
    m_window = m_program->newWindow(QString::fromLatin1(ui::KlotskiPage::kId));
    m_window->resize(1200, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window, 60'000));
    board().setFocus();
    if (std::exchange(m_isDealt, true)) return;  // the next sitting has what the last one left
    // The best known of all, which nobody has chosen.
    const klotski::Entry* first = klotski::entryByName("heng-dao-li-ma");
    page().deal(*ui::openingOf(klotski::boardOf(*first)));
    page().forgetEarlier();
  }
  QString path(const char* name) const { return m_dir->filePath(QString::fromLatin1(name)); }

  ui::KlotskiPage& page() {
    return static_cast<ui::KlotskiPage&>(*m_window->page(QString::fromLatin1(ui::KlotskiPage::kId)));
  }
  ui::KlotskiView& board() { return page().board(); }
  const klotski::Game& game() { return page().game(); }
  QAction* action(ui::KlotskiCommand c) { return page().action(c); }
  QAction* command(ui::Command c) { return m_window->commands()[c]; }
  void settle() { QTRY_VERIFY_WITH_TIMEOUT(page().isSettled(), 90'000); }
  // A game that is solved in two moves of its only piece that can move: the soldier goes, then A.
  void openText(const std::string& text) {
    QFile file(path("given.klotski"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text.data(), static_cast<qint64>(text.size()));
    file.close();
    const ui::Reading taking = page().open(file.fileName());
    QVERIFY2(taking.isTaken(), qPrintable(taking.why()));
    settle();
  }

  // Whether a label of the panel says so.
  bool panelSays(const QString& text) {
    for (const QLabel* label : page().findChild<ui::KlotskiPanel*>()->findChildren<QLabel*>())
      if (label->isVisibleTo(&page()) && label->text().contains(text)) return true;
    for (const QAbstractButton* button :
         page().findChild<ui::KlotskiPanel*>()->findChildren<QAbstractButton*>())
      if (button->isVisibleTo(&page()) && button->text().contains(text)) return true;
    return false;
  }
  // The number of a count or of a note beside it, by what screen readers call it.
  QString figure(const QString& name) {
    for (const QLabel* label : page().findChild<ui::KlotskiPanel*>()->findChildren<QLabel*>())
      if (label->accessibleName() == name) {
        const auto number = QRegularExpression(QStringLiteral("(≥ )?[\\d,]+")).match(label->text());
        return number.hasMatch() ? number.captured() : QStringLiteral("–");
      }
    return QStringLiteral("no figure of this name");
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
  void key(Qt::Key key, Qt::KeyboardModifiers with = {}) { QTest::keyClick(&board(), key, with); }

  bool m_isDealt = false;
  std::unique_ptr<QTemporaryDir> m_dir;
  std::unique_ptr<ui::Program> m_program;
  ui::Window* m_window = nullptr;

 private:
  static void forgetKept() {
    QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
  }
};

}  // namespace searchlight::testing
