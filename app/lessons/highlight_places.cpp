// app/lessons/highlight_places.cpp: a kind of highlight after the other.
#include "app/lessons/highlight_places.h"

#include <algorithm>
#include <optional>
#include <string_view>

#include "app/shell/workbench_page.h"
#include "core/geometry/point_text.h"
#include "core/setup/known_words.h"
#include "widgets/board/board_view.h"
#include "widgets/board/cell_event.h"
#include "widgets/board/cell_texts.h"
#include "widgets/search/node_tables.h"
#include "widgets/search/numbers_view.h"
#include "widgets/search/way_strip.h"

namespace searchlight::ui {

namespace {

using Kind = lessons::Highlight::Kind;

QRectF placeOfPart(const WorkbenchPage& page, const QWidget* part) {
  if (!part || !part->isVisibleTo(&page)) return {};
  return {QPointF(part->mapTo(&page, QPoint())), QSizeF(part->size())};
}

// As far as it is seen.
QRectF placeOfBoard(const WorkbenchPage& page) {
  QRectF out;
  for (int at = 0; at < lessons::kMostBoardSide; ++at)
    out |= page.cellPlace({at, 0}) | page.cellPlace({0, at});
  return out;
}

QRectF placeOfNode(const WorkbenchPage& page, search::NodeId node) {
  if (node == search::kNoNode) return {};
  const std::string state = page.search().session().stateText(node);
  return pointFromText(state) ? statePlace(page, state) : placeOfBoard(page);
}

// Of the event just passed.
search::NodeId toldLast(const search::TracePlayer& player) {
  const std::size_t at = player.position();
  return at > player.trace().begin() ? player.trace()[at - 1].node : search::kNoNode;
}

// The tab of set-ups (SearchWorkbench::tab()) that has it; empty: it stands in none.
std::string_view tabOf(const lessons::Highlight& highlight) {
  switch (highlight.kind) {
    case Kind::Open:
    case Kind::Closed: return "open";
    case Kind::Panel:
      return highlight.word == "state" ? "node" : highlight.word == "code" ? "code" : std::string_view();
    default: return {};
  }
}

}  // namespace

std::vector<QRectF> highlightPlaces(WorkbenchPage& page, const lessons::Highlight& highlight) {
  SearchWorkbench& parts = page.workbench();
  const WatchedRun& run = page.search();
  switch (highlight.kind) {
    case Kind::Cells: {
      std::vector<QRectF> out;
      for (const Point cell : highlight.cells) out.push_back(page.cellPlace(cell));
      return out;
    }
    case Kind::Open: return {placeOfPart(page, &parts.tables().open())};
    case Kind::Closed: return {placeOfPart(page, &parts.tables().closed())};
    // The ring ends where the strip does: right below it are the timeline's marks.
    case Kind::Path: {
      const QRectF strip = placeOfPart(page, &parts.way());
      return {strip.isEmpty() ? strip : strip.adjusted(0, 0, 0, -Spotlight::kReach)};
    }
    case Kind::Node: return {run.hasSearch() ? placeOfNode(page, toldLast(run.player())) : QRectF()};
    case Kind::Expanded: return {run.hasSearch() ? placeOfNode(page, run.player().current()) : QRectF()};
    case Kind::Figure: return {placeOfPart(page, &parts.figures())};
    case Kind::Panel: return {placeOfPart(page, parts.part(highlight.word))};
  }
  return {};
}

QRectF statePlace(const WorkbenchPage& page, const std::string& state) {
  const std::optional<Point> cell = pointFromText(state);
  return cell ? page.cellPlace(*cell) : QRectF();
}

Spotlight::Below belowRings(const WorkbenchPage& page) {
  Spotlight::Below out;
  for (const BoardView* board : page.findChildren<BoardView*>()) {
    if (!board->isVisibleTo(&page) || !board->scene().hasBoard()) continue;
    const BoardScene& scene = board->scene();
    const BoardViewport& viewport = board->viewport();
    const QPoint at = board->mapTo(&page, QPoint());
    out.signs |= cellEventOutline(scene, viewport).translated(at);
    if (!scene.search.isActive() || textLayout(scene, viewport.cellSide()) == TextLayout::None) continue;
    const CellRect seen = viewport.visibleCells();
    for (int y = seen.top; y < seen.bottom; ++y)
      for (int x = seen.left; x < seen.right; ++x)
        if (scene.search.state(scene.index({x, y})).status != search::NodeStatus::Unseen)
          out.written.push_back(viewport.rectOf(Point{x, y}).translated(at));
  }
  return out;
}

bool pointsIntoPanel(const lessons::Step& step) {
  return std::ranges::any_of(step.highlights, [](const lessons::Highlight& highlight) {
    switch (highlight.kind) {
      case Kind::Open:
      case Kind::Closed:
      case Kind::Figure: return true;
      case Kind::Panel: return highlight.word != "timeline";
      default: return false;
    }
  });
}

std::string_view tabOfStep(const lessons::Lesson& lesson, std::size_t step) {
  for (std::size_t at = step + 1; at-- > 0 && lesson.steps[at].setUp == lesson.steps[step].setUp;)
    for (const lessons::Highlight& highlight : lesson.steps[at].highlights)
      if (const std::string_view tab = tabOf(highlight); !tab.empty()) return tab;
  const auto& setUp = lesson.steps[step].setUp;
  const std::string* said = setUp ? lesson.setUps[*setUp].setUp.view.find("tab") : nullptr;
  return said ? std::string_view(*said) : setup::kTabs.front();
}

}  // namespace searchlight::ui
