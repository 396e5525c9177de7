// tests/app/any_window.h: a window with whatever page in front, its files in a folder of their own, for tests of all pages.
#pragma once
#include "app/compare/compare_page.h"
#include "app/grid/map_lab_page.h"
#include "app/klotski/klotski_page.h"
#include "app/lines/lines_page.h"
#include "app/sokoban/sokoban_page.h"
#include "tests/app/program_window.h"

namespace searchlight::testing {

class AnyWindow : public ProgramWindow {
 public:
  explicit AnyWindow(const char* pageId) : m_front(pageId) {
    begin();
    ui::Settings settings = ui::Settings::isolated(path("settings.ini"));
    settings.setFlag("lines/motion", true);
    settings.setLastFolder(m_dir->path());
    openProgram();
  }
  ~AnyWindow() override { close(); }
  AnyWindow(const AnyWindow&) = delete;
  AnyWindow& operator=(const AnyWindow&) = delete;
  // The program ends and begins again, with the same settings.
  void openAgain(const char* pageId) {
    m_front = pageId;
    openProgram();
  }
  void openProgram() override {
    startProgram();
    m_program->setMemory(std::size_t{256} << 20);
    openWindow();
  }
  template <class P>
  P& page() {
    return the<P>();
  }
  void show(const char* pageId) { m_window->showPage(QString::fromLatin1(pageId)); }

 protected:
  const char* frontPage() const override { return m_front; }

 private:
  const char* m_front;
};

}  // namespace searchlight::testing
