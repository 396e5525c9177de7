// tests/app/sokoban_window.h: a window with the Sokoban page in front, its files in a folder of their own.
#pragma once
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>
#include <memory>

#include "app/pages.h"
#include "app/shell/program.h"
#include "app/shell/window.h"
#include "app/sokoban/sokoban_page.h"
#include "core/sokoban/lurd.h"

namespace searchlight::testing {

// A room of so many squares each way with two rows of boxes, as many goals, and a worker.
inline QByteArray largeLevel(int side) {
  QByteArray text = QByteArray(side, '#') + '\n';
  for (int y = 2; y < side; ++y) {
    QByteArray row(side - 2, y % 4 == 0 && y < 12 ? '$' : y % 4 == 2 && y < 12 && y > 2 ? '.' : ' ');
    if (y == 2) row[0] = '@';
    text += '#' + row + "#\n";
  }
  return text + QByteArray(side, '#') + '\n';
}

class SokobanWindow {
 public:
  SokobanWindow() {
    QStandardPaths::setTestModeEnabled(true);
    forgetKept();
    open();
  }
  ~SokobanWindow() {
    m_program.reset();
    forgetKept();
  }
  // The program ends and begins again, with the same settings.
  void openAgain() {
    m_program.reset();
    open();
  }

  // In the folder of its files.
  QString path(const char* name) const { return m_dir.filePath(QString::fromLatin1(name)); }

  ui::Window& window() { return *m_window; }
  ui::SokobanPage& page() {
    return static_cast<ui::SokobanPage&>(*m_window->page(QString::fromLatin1(ui::SokobanPage::kId)));
  }
  ui::SokobanView& board() { return page().board(); }
  const sokoban::Game& game() { return page().game(); }
  QAction* action(ui::SokobanCommand c) { return page().action(c); }
  void key(Qt::Key key, Qt::KeyboardModifiers with = {}) { QTest::keyClick(&board(), key, with); }
  void keys(const char* letters) {
    for (; *letters; ++letters)
      key(*letters == 'l'   ? Qt::Key_Left
          : *letters == 'r' ? Qt::Key_Right
          : *letters == 'u' ? Qt::Key_Up
                            : Qt::Key_Down);
  }
  QString made() { return QString::fromStdString(sokoban::lurdText(sokoban::stepsMade(game()))); }
  // Opens these levels; the first of them is played.
  void openLevels(const QByteArray& text) {
    QFile file(path("levels.xsb"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    const ui::Reading taking = page().open(file.fileName());
    QVERIFY2(taking.isTaken(), qPrintable(taking.why()));
  }
  void awaitRest() { QTRY_VERIFY_WITH_TIMEOUT(page().isSettled(), 60'000); }

 private:
  static void forgetKept() {
    const QString path = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    if (path.contains(QStringLiteral("qttest"))) QDir(path).removeRecursively();
  }
  void open() {
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

  QTemporaryDir m_dir;
  std::unique_ptr<ui::Program> m_program;
  ui::Window* m_window = nullptr;
};

}  // namespace searchlight::testing
