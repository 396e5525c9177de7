// tests/app/toy_window.h: a window with the 8-puzzle in front, among the program's own pages, for tests from outside.
#pragma once
#include "app/game/kept_folder.h"
#include "tests/app/program_window.h"
#include "tests/app/toy_compared.h"
#include "tests/test_main.h"

namespace searchlight::testing {

inline std::vector<ui::PageInfo> pagesWithTiles() {
  std::vector<ui::PageInfo> all = ui::pages();
  all.insert(all.begin() + 1,
             {toy::ToyPage::kId, "Toy", ui::IconId::Klotski, ui::makePage<toy::ToyPage>, toy::ToyPage::opens,
              [](std::size_t most) { return ui::leftGames(toy::ToyPage::kId, ".tiles", most); }});
  return all;
}

class ToyWindow : protected ProgramWindow {
 protected:
  void openProgram() override {
    startProgram(pagesWithTiles());
    m_window = m_program->newWindow(QString::fromLatin1(toy::ToyPage::kId));
    m_window->show();
    m_window->openWelcome();
    QVERIFY(QTest::qWaitForWindowActive(m_window, 60'000));
    m_window->page().takeFocus(Qt::OtherFocusReason);
    settle();
  }

  toy::ToyPage& toy() { return the<toy::ToyPage>(); }
  // One of the page's own, by its text in English.
  QAction* action(const char* text) {
    QAction* found = actionOf(toy().parts().inMenus(), QString::fromLatin1(text));
    if (!found) qFatal("there is no %s", text);
    return found;
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
};

}  // namespace searchlight::testing
