// tests/app/sokoban_window.h: a window with Sokoban in front, in folders of its own, for tests from outside.
#pragma once
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

#include "app/pages.h"
#include "app/shell/program.h"
#include "app/shell/window.h"
#include "app/sokoban/level_options_panel.h"
#include "app/sokoban/sokoban_page.h"
#include "widgets/sokoban/sokoban_view.h"

namespace searchlight::testing {

class SokobanWindow {
 protected:
  // Kept games and bests go where QStandardPaths' test mode has them, for each test its own place.
  void open() {
    QStandardPaths::setTestModeEnabled(true);
    QVERIFY(
        QStandardPaths::writableLocation(QStandardPaths::AppDataLocation).contains(QStringLiteral("qttest")));
    forgetKept();
    m_dir = std::make_unique<QTemporaryDir>();
    ui::Settings settings = ui::Settings::isolated(path("settings.ini"));
    settings.setLanguage(QStringLiteral("en"));
    settings.setFlag("sokoban/motion", false);
    m_program = std::make_unique<ui::Program>(ui::pages(), settings, path("autosave"));
    m_window = m_program->newWindow(QString::fromLatin1(ui::SokobanPage::kId));
    m_window->resize(1200, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window, 60'000));
    board().setFocus();
  }
  void close() {
    m_program.reset();
    m_dir.reset();
    forgetKept();
  }
  QString path(const char* name) const { return m_dir->filePath(QString::fromLatin1(name)); }

  ui::SokobanPage& page() {
    return static_cast<ui::SokobanPage&>(*m_window->page(QString::fromLatin1(ui::SokobanPage::kId)));
  }
  ui::SokobanView& board() { return page().board(); }
  const sokoban::Game& game() { return page().game(); }
  QAction* action(ui::SokobanCommand c) { return page().action(c); }
  QAction* command(ui::Command c) { return m_window->commands()[c]; }
  void settle() { QTRY_VERIFY_WITH_TIMEOUT(page().isSettled(), 120'000); }
  void openLevels(const QByteArray& text) {
    QFile file(path("levels.xsb"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    const auto why = page().open(file.fileName());
    QVERIFY2(!why, qPrintable(why.value_or(QString())));
    settle();
  }

  // ---- By hand ----
  void key(Qt::Key key, Qt::KeyboardModifiers with = {}) { QTest::keyClick(&board(), key, with); }
  void click(Point p) {
    QTest::mouseClick(&board(), Qt::LeftButton, {}, board().pixels().rectOf(p).center().toPoint());
  }

  std::unique_ptr<QTemporaryDir> m_dir;
  std::unique_ptr<ui::Program> m_program;
  ui::Window* m_window = nullptr;

 private:
  static void forgetKept() {
    QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
  }
};

}  // namespace searchlight::testing
