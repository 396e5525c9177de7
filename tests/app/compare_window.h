// tests/app/compare_window.h: a window with the compare page over the map lab's, for tests from outside.
#pragma once
#include <initializer_list>

#include "app/compare/compare_page.h"
#include "tests/app/lab_window.h"
#include "tests/test_main.h"
#include "widgets/compare/compare_table.h"

namespace searchlight::testing {

using namespace ui;

class CompareWindow : protected LabWindow {
 protected:
  void close() {
    m_window->showPage(u"map-lab"_s);
    LabWindow::close();
  }
  ComparePage& page() { return compare(); }
  MapModel& map() { return lab().map(); }
  // As a user finds it.
  void toCompareAsItIs() { m_window->showPage(u"compare"_s); }
  // With all parts to be seen, and by events: for tests that are about neither.
  void toCompare() {
    toCompareAsItIs();
    page().workbench().setPanelVisible(true);
    page().table().setOpen(true);
    page().transport()->setStepUnit(StepUnit::Event);
  }
  void beginCompare() { toCompare(), settleCompare(); }
  void beginCompare(const std::vector<setup::Words>& runs) { toCompare(), compareRuns(runs); }
  void beginCompare(std::initializer_list<const char*> algorithms) { toCompare(), compareRuns(algorithms); }
  // On a free field, the page's own search and another one, or these.
  void compareField() { openField(24, 16), beginCompare(); }
  void compareField(const auto& runs) { openField(24, 16), beginCompare(runs); }
  void compareField(std::initializer_list<const char*> algorithms) {
    openField(24, 16), beginCompare(algorithms);
  }
  static QString ends(Point p) { return u"%1,%2"_s.arg(p.x).arg(p.y); }
  void paintWeight(Point p) { paintOn(map(), p, 5); }
  // A small map with walls in the way.
  void openWalls() {
    grid::MapDocument document{grid::Map(14, 10), Point{1, 5}, Point{12, 4}};
    for (int y = 2; y < 9; ++y) document.map.setWeight({6, y}, grid::kWall);
    for (int y = 0; y < 6; ++y) document.map.setWeight({9, y}, grid::kWall);
    lab().options().setOptions({});
    showMap(std::move(document), u"walls"_s);
  }
  QAction* action(const QString& text) { return windowAction(text); }
  void remove() { action(u"Remove this search"_s)->trigger(), settleCompare(); }
  void difference(bool next) { action(next ? u"Next difference"_s : u"Previous difference"_s)->trigger(); }
  static bool same(const search::Event& a, const search::Event& b) {
    return a.kind == b.kind && a.node == b.node && a.gAfter == b.gAfter && a.statusAfter == b.statusAfter &&
           a.parentAfter == b.parentAfter;
  }
};

}  // namespace searchlight::testing
