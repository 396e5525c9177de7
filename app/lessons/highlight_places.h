// app/lessons/highlight_places.h: where on a page stands what a step of a lesson points at.
#pragma once
#include <QRectF>
#include <QString>
#include <QStringList>
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

// The part of the panel (SearchWorkbench::showPart()) that the step names; empty: none. A graph is named by its set-up.
std::string_view drawerOf(const lessons::Lesson& lesson, std::size_t step);

// What a link of a lesson's text speaks of (widgets/lessons/lesson_html.h), where it is seen on the board; and the other way round, the
// links that speak of a cell or of what is there.
std::vector<QRectF> linkPlaces(const WorkbenchPage& page, const QString& link);
QStringList linksAt(const WorkbenchPage& page, Point cell);

}  // namespace searchlight::ui
