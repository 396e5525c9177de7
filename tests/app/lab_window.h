// tests/app/lab_window.h: a window with the map lab in front, in folders of its own, for tests from outside.
#pragma once
#include <initializer_list>

#include "app/grid/map_lab_page.h"
#include "app/shell/comparable.h"
#include "tests/app/program_window.h"
#include "tests/test_main.h"
#include "widgets/tables/numbers_view.h"

namespace searchlight::testing {

class LabWindow : protected ProgramWindow {
 protected:
  // As large as a new one is.
  void openWindow() override {
    m_window = m_program->newWindow();
    m_window->show();
  }
  void close() {
    lab().map().load({}, {}, {});  // whatever a test left unsaved is of no interest
    ProgramWindow::close();
  }

  ui::MapLabPage& lab() { return the<ui::MapLabPage>(); }
  void paint(Point p) { paintOn(lab().map(), p); }
  void moveStart(Point p) {
    lab().map().beginStroke(grid::MapEditKind::MoveStart);
    lab().map().moveStartTo(p);
    lab().map().finishStroke();
  }
  void moveGoal(Point p) {
    lab().map().beginStroke(grid::MapEditKind::MoveGoal);
    lab().map().moveGoalTo(p);
    lab().map().finishStroke();
  }
  // A path of menus in the menu of a cell: {"One-way", "&Left only"}.
  void choose(Point cell, std::initializer_list<const char*> path) {
    QMenu menu;
    lab().comparable()->fillMenu(&menu, cell);
    const QMenu* at = &menu;
    for (const char* text : path) {
      QAction* chosen = nullptr;
      for (QAction* a : at->actions())
        if (a->text() == QLatin1String(text)) chosen = a;
      QVERIFY2(chosen && chosen->isEnabled(), text);
      chosen->menu() ? void(at = chosen->menu()) : chosen->trigger();
    }
    settle();
  }
  QString cost() { return lab().workbench().figures().whole(ui::NumbersView::Cost); }
  void settle() { QTRY_VERIFY(lab().isSettled()); }
  void openWelcome() { m_window->openWelcome(), settle(); }
  void setOptions(const grid::RouteOptions& options) { lab().options().setOptions(options), settle(); }
  void showMap(grid::MapDocument document, const QString& title = u"made"_s) {
    lab().showMap(std::move(document), {}, title, ui::Transport::StartAt::End);
    settle();
  }
  void seek(std::size_t moment) { lab().transport()->seek(moment), settle(); }
  void toStart() { lab().transport()->toStart(), settle(); }
  void toEnd() { lab().transport()->toEnd(), settle(); }
  // A free field with the start in the upper left corner and the goal in the upper right.
  void openField(int width, int height) {
    lab().options().setOptions({});
    showMap({grid::Map(width, height), Point{0, 0}, Point{width - 1, 0}}, u"field"_s);
  }
};

}  // namespace searchlight::testing
