// app/lessons/borrowed_panel.h: the panel of a guest, open or folded for as long as a lesson wants it so.
#pragma once
#include <QPointer>

#include "app/shell/workbench_page.h"

namespace searchlight::ui {

class BorrowedPanel {
 public:
  // The panel of this page, and of no other any more.
  void set(WorkbenchPage& page, bool isVisible) {
    if (m_page != &page) giveBack();
    if (page.workbench().isPanelVisible() == isVisible) return;
    page.run(Command::PanelVisible, isVisible);
    m_page = &page;
    m_turns = page.panelTurns();
  }
  // It is as it was before, unless somebody else has turned it meanwhile: then that holds.
  void giveBack() {
    if (m_page && m_page->panelTurns() == m_turns)
      m_page->run(Command::PanelVisible, !m_page->workbench().isPanelVisible());
    m_page.clear();
  }

 private:
  QPointer<WorkbenchPage> m_page;
  int m_turns = 0;
};

}  // namespace searchlight::ui
