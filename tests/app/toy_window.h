// tests/app/toy_window.h: a window with the 8-puzzle in front, among the program's own pages, for tests from outside.
#pragma once
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <memory>
#include <string>
#include <vector>

#include "app/game/kept_folder.h"
#include "app/pages.h"
#include "app/shell/program.h"
#include "app/shell/window.h"
#include "tests/app/toy_compared.h"

namespace searchlight::testing {

inline std::vector<ui::PageInfo> pagesWithTiles() {
  std::vector<ui::PageInfo> all = ui::pages();
  all.insert(all.begin() + 1,
             {toy::ToyPage::kId, "Toy", ui::IconId::Klotski, ui::makePage<toy::ToyPage>, toy::ToyPage::opens,
              [](std::size_t most) { return ui::leftGames(toy::ToyPage::kId, ".tiles", most); }});
  return all;
}

class ToyWindow {
 protected:
  // Kept games go where QStandardPaths' test mode has them, for each test its own place.
  void open() {
    QStandardPaths::setTestModeEnabled(true);
    forgetKept();
    m_dir = std::make_unique<QTemporaryDir>();
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
    m_program.reset();
    m_program = std::make_unique<ui::Program>(pagesWithTiles(), settings, path("autosave"));
    m_window = m_program->newWindow(QString::fromLatin1(toy::ToyPage::kId));
    m_window->show();
    m_window->openWelcome();
    QVERIFY(QTest::qWaitForWindowActive(m_window, 60'000));
    m_window->page().takeFocus(Qt::OtherFocusReason);
    settle();
  }
  QString path(const char* name) const { return m_dir->filePath(QString::fromUtf8(name)); }
  void write(const char* name, const QByteArray& text) const {
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
  }

  toy::ToyPage& toy() {
    return *static_cast<toy::ToyPage*>(m_window->page(QString::fromLatin1(toy::ToyPage::kId)));
  }
  QAction* command(ui::Command c) { return m_window->commands()[c]; }
  // One of the page's own, by its text in English.
  QAction* action(const char* text) {
    const ui::PageParts parts = toy().parts();
    for (QAction* a : parts.edit + parts.view + parts.search)
      if (ui::plainText(a->text()) == QLatin1String(text)) return a;
    qFatal("there is no %s", text);
  }
  // The search of where the game stands, at its beginning.
  void watch() {
    action("Searchlight on this position")->trigger();
    QVERIFY(toy().isWatching());
    toy().transport()->pause();
    toy().transport()->toStart();
    settle();
    QCOMPARE(toy().search().position(), std::size_t{0});
  }
  void press(Qt::Key key) { QTest::keyClick(&toy().board(), key); }
  void play(std::initializer_list<Qt::Key> keys) {
    for (const Qt::Key key : keys) press(key);
  }
  std::string tiles() { return domains::tilesText(toy().game().state()); }
  std::string gameText() { return game::text(toy().game().record()); }
  void settle() { QTRY_VERIFY_WITH_TIMEOUT(m_window->page().isSettled(), 60'000); }

  std::unique_ptr<QTemporaryDir> m_dir;
  std::unique_ptr<ui::Program> m_program;
  ui::Window* m_window = nullptr;

 private:
  static void forgetKept() {
    const QString kept = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    if (kept.contains(QStringLiteral("qttest"))) QDir(kept).removeRecursively();
  }
};

}  // namespace searchlight::testing
