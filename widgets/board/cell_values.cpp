// widgets/board/cell_values.cpp: how far a layer's values go, and its name.
#include "widgets/board/cell_values.h"

#include <cmath>

#include "widgets/words/catalogue_texts.h"

namespace searchlight::ui {
namespace {

// The next number above `value` that is pleasant at the end of a scale and leaves little of it unused.
double pleasantCeiling(double value) {
  if (!(value > 0)) return 0;
  const double decade = std::pow(10.0, std::floor(std::log10(value)));
  for (const double step : {1.0, 1.2, 1.6, 2.0, 2.4, 3.0, 4.0, 5.0, 6.0, 8.0})
    if (step * decade >= value * (1 - 1e-9)) return step * decade;
  return 10 * decade;
}

// Where the layer's values begin: f at the start's, the others at 0.
double anchorOf(ValueLayer layer, const SearchCells& cells) {
  const search::Trace& trace = cells.player().trace();
  // The first event is the start's, unless it has left the window; then any anchor near f is as good.
  if (layer != ValueLayer::F || trace.begin() == trace.end()) return 0;
  const search::Session& session = cells.session();
  return session.priority(0, session.heuristic(trace[trace.begin()].node));
}

double unitOf(ValueLayer layer, const SearchCells& cells) {
  return isCost(layer) ? 1 / cells.names().shownPerCost : 1;
}

}  // namespace

bool hasValues(ValueLayer layer, const SearchCells& cells) {
  const NodeNames& names = cells.names();
  switch (layer) {
    case ValueLayer::Distance: return names.tellsCosts;
    case ValueLayer::F: return names.tellsCosts && names.tellsEstimates;
    case ValueLayer::H:
    case ValueLayer::HeuristicError: return names.tellsEstimates;
    case ValueLayer::ExpansionOrder:
    case ValueLayer::TimesExpanded: return true;
    case ValueLayer::StatusOnly: break;
  }
  return false;
}

std::optional<ValueScale> finalScale(ValueLayer layer, const SearchCells& cells) {
  const Answer& answer = cells.answer();
  const search::Session& session = cells.session();
  // The recorded search may be there before the answer is.
  const bool isSolved = session.outcome() == search::Outcome::Solved;
  double reach = 0;
  if (layer == ValueLayer::Distance || layer == ValueLayer::F) {
    if (answer.outcome == search::Outcome::Solved)
      reach = answer.cost;
    else if (isSolved)
      reach = session.solutionCost();
    if (layer == ValueLayer::F) reach -= anchorOf(layer, cells);
  } else if (layer == ValueLayer::ExpansionOrder) {
    if (answer.outcome != search::Outcome::Running)
      reach = static_cast<double>(answer.stats.expanded);
    else if (isSolved)
      reach = static_cast<double>(session.stats().expanded);
  }
  if (!(reach > 0)) return std::nullopt;
  // ValueScale begins with its narrowest range: one whose unit is a tenth of the wanted range begins with that.
  const double unit = unitOf(layer, cells);
  return ValueScale(anchorOf(layer, cells), unit * pleasantCeiling(reach / unit) / ValueScale::kNarrowest);
}

ValueScale startingScale(ValueLayer layer, const SearchCells& cells) {
  return finalScale(layer, cells).value_or(ValueScale(anchorOf(layer, cells), unitOf(layer, cells)));
}

bool isCost(ValueLayer layer) {
  return layer == ValueLayer::Distance || layer == ValueLayer::F || layer == ValueLayer::H ||
         layer == ValueLayer::HeuristicError;
}

QString layerTitle(ValueLayer layer) {
  const auto translated = [](const char* text) { return QCoreApplication::translate("CellValues", text); };
  switch (layer) {
    case ValueLayer::Distance: return translated(QT_TRANSLATE_NOOP("CellValues", "Distance g"));
    case ValueLayer::F: return translated(QT_TRANSLATE_NOOP("CellValues", "f = g + h"));
    case ValueLayer::H: return translated(QT_TRANSLATE_NOOP("CellValues", "Estimate h"));
    case ValueLayer::ExpansionOrder: return translated(QT_TRANSLATE_NOOP("CellValues", "Order of expansion"));
    case ValueLayer::TimesExpanded: return translated(QT_TRANSLATE_NOOP("CellValues", "Times expanded"));
    case ValueLayer::HeuristicError: return translated(QT_TRANSLATE_NOOP("CellValues", "Error of h"));
    case ValueLayer::StatusOnly: break;
  }
  return translated(QT_TRANSLATE_NOOP("CellValues", "CLOSED"));
}

QString layerMeaning(ValueLayer layer) {
  const auto translated = [](const char* text) { return QCoreApplication::translate("CellValues", text); };
  switch (layer) {
    case ValueLayer::Distance: return termMeaning(Term::G);
    case ValueLayer::F: return termMeaning(Term::F);
    case ValueLayer::H: return termMeaning(Term::H);
    case ValueLayer::ExpansionOrder:
      return translated(
          QT_TRANSLATE_NOOP("CellValues", "Order of expansion: 1 marks the start, the first node expanded."));
    case ValueLayer::TimesExpanded:
      return translated(QT_TRANSLATE_NOOP(
          "CellValues",
          "Times expanded: more than once if the node was reopened or was expanded in several iterations."));
    case ValueLayer::HeuristicError:
      return translated(QT_TRANSLATE_NOOP(
          "CellValues", "Error of h: the true remaining cost to the goal minus the estimate h."));
    case ValueLayer::StatusOnly: break;
  }
  return termMeaning(Term::Closed);
}

}  // namespace searchlight::ui
