// app/lessons/highlight_places.h: where on a page stands what a step of a lesson points at.
#pragma once
#include <QRectF>
#include <QString>
#include <string>
#include <vector>

#include "core/lessons/lesson.h"
#include "widgets/lessons/spotlight.h"

namespace searchlight::ui {

class WorkbenchPage;

// In the page's coordinates; nothing for what is not seen at the moment. Of a search whose states are whole boards a node is the
// board.
std::vector<QRectF> highlightPlaces(WorkbenchPage& page, const lessons::Highlight& highlight);

// A state of the search that a question speaks of, and what is written at it.
struct MarkedState {
  std::string state;  // as Session::stateText() has it
  QString label;      // may be empty
};
// Where it is a cell, that; a board's is nowhere.
QRectF statePlace(const WorkbenchPage& page, const std::string& state);

// What rings and labels leave to be seen of the board in front.
Spotlight::Below belowRings(const WorkbenchPage& page);

// Whether what it points at stands in the panel, which may be folded.
bool pointsIntoPanel(const lessons::Step& step);

// Lists and code stand in tabs: the one that comes to the front (SearchWorkbench::tab()) is what the step points at, or the last step
// before it on this board; else the set-up's, or a new page's.
std::string_view tabOfStep(const lessons::Lesson& lesson, std::size_t step);

}  // namespace searchlight::ui
