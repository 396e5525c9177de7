// tests/app/compare_window.h: a window with the compare page over the map lab's, for tests from outside.
#pragma once
#include <QAction>
#include <algorithm>
#include <initializer_list>
#include <utility>
#include <vector>

#include "app/compare/compare_page.h"
#include "tests/app/lab_window.h"
#include "widgets/compare/compare_table.h"

namespace searchlight::testing {

using namespace ui;

class CompareWindow : protected LabWindow {
 protected:
  void close() {
    m_window->showPage(QStringLiteral("map-lab"));
    LabWindow::close();
  }
  ComparePage& page() { return static_cast<ComparePage&>(*m_window->page(QStringLiteral("compare"))); }
  MapModel& map() { return lab().map(); }
  ComparePane& pane(std::size_t i) { return *page().panes().panes()[i]; }
  // As a user finds it.
  void toCompareAsItIs() { m_window->showPage(QStringLiteral("compare")); }
  // With all parts to be seen, and by events: for tests that are about neither.
  void toCompare() {
    toCompareAsItIs();
    page().workbench().setPanelVisible(true);
    page().table().setOpen(true);
    page().transport()->setStepUnit(StepUnit::Event);
  }
  void settleCompare() { QTRY_VERIFY_WITH_TIMEOUT(page().isSettled(), 60'000); }
  static setup::Words words(const char* algorithm, const char* option = nullptr,
                            const char* value = nullptr) {
    setup::Words out;
    out.set("algorithm", algorithm);
    if (option) out.set(option, value);
    return out;
  }
  // These searches, when they have been answered; by their algorithms alone, or by all their words.
  void compareRuns(const std::vector<setup::Words>& runs) {
    page().setRuns(runs);
    settleCompare();
  }
  void compareRuns(std::initializer_list<const char*> algorithms) {
    std::vector<setup::Words> runs;
    for (const char* algorithm : algorithms) runs.push_back(words(algorithm));
    compareRuns(runs);
  }
  void beginCompare() { toCompare(), settleCompare(); }
  void beginCompare(const std::vector<setup::Words>& runs) { toCompare(), compareRuns(runs); }
  void beginCompare(std::initializer_list<const char*> algorithms) { toCompare(), compareRuns(algorithms); }
  // All cursors have arrived there.
  void seekAll(std::size_t moment) { page().transport()->seek(moment), settleCompare(); }
  void toStartOfAll() { page().transport()->toStart(), settleCompare(); }
  void toEndOfAll() { page().transport()->toEnd(), settleCompare(); }
  static QString ends(Point p) { return QStringLiteral("%1,%2").arg(p.x).arg(p.y); }
  void paintWeight(Point p) {
    map().beginStroke(grid::MapEditKind::Paint);
    map().paintTo(p, 5, 1);
    map().finishStroke();
  }
  // A small map with walls in the way.
  void openWalls() {
    grid::MapDocument document{grid::Map(14, 10), Point{1, 5}, Point{12, 4}};
    for (int y = 2; y < 9; ++y) document.map.setWeight({6, y}, grid::kWall);
    for (int y = 0; y < 6; ++y) document.map.setWeight({9, y}, grid::kWall);
    lab().options().setOptions({});
    lab().showMap(std::move(document), {}, QStringLiteral("walls"), Transport::StartAt::End);
    settle();
  }
  QAction* action(const QString& text) {
    const QList<QAction*> all = m_window->actions();
    for (QAction* a : all)
      if (plainText(a->text()) == text) return a;
    return nullptr;
  }
  void remove() { action(QStringLiteral("Remove this search"))->trigger(); }
  void overlay(bool shown) {
    QAction* a = action(QStringLiteral("Overlay of two searches"));
    if (a->isChecked() != shown) a->trigger();
  }
  void difference(bool next) {
    action(next ? QStringLiteral("Next difference") : QStringLiteral("Previous difference"))->trigger();
  }
  static bool same(const search::Event& a, const search::Event& b) {
    return a.kind == b.kind && a.node == b.node && a.gAfter == b.gAfter && a.statusAfter == b.statusAfter &&
           a.parentAfter == b.parentAfter;
  }
};

}  // namespace searchlight::testing
