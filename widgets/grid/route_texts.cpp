// widgets/grid/route_texts.cpp: names and one-sentence lessons for every value of every option.
#include "widgets/grid/route_texts.h"

#include <QCoreApplication>
#include <QStringList>

namespace searchlight::ui {
namespace {

struct RouteTexts {
  Q_DECLARE_TR_FUNCTIONS(searchlight::ui::RouteTexts)
};

}  // namespace

QString heuristicTitle(grid::Heuristic heuristic) {
  switch (heuristic) {
    case grid::Heuristic::Zero: return RouteTexts::tr("Zero");
    case grid::Heuristic::Manhattan: return RouteTexts::tr("Manhattan");
    case grid::Heuristic::Octile: return RouteTexts::tr("Octile");
    case grid::Heuristic::Euclidean: return RouteTexts::tr("Euclidean");
    case grid::Heuristic::Chebyshev: return RouteTexts::tr("Chebyshev");
    case grid::Heuristic::SquaredEuclidean: return RouteTexts::tr("Squared Euclidean");
  }
  return {};
}

QString cornerRuleTitle(grid::CornerRule corners) {
  switch (corners) {
    case grid::CornerRule::Never: return RouteTexts::tr("Never cut");
    case grid::CornerRule::One: return RouteTexts::tr("One may be a wall");
    case grid::CornerRule::Any: return RouteTexts::tr("Both may be walls");
  }
  return {};
}

QString costModelTitle(grid::CostModel costs) {
  switch (costs) {
    case grid::CostModel::Unit: return RouteTexts::tr("1 and 1");
    case grid::CostModel::TenFourteen: return RouteTexts::tr("10 and 14");
    case grid::CostModel::Sqrt2: return RouteTexts::tr("1 and √2");
  }
  return {};
}

QString tiesTitle(search::Ties ties) {
  switch (ties) {
    case search::Ties::LastIn: return RouteTexts::tr("Last in first");
    case search::Ties::FirstIn: return RouteTexts::tr("First in first");
    case search::Ties::Coarse: return RouteTexts::tr("Coarse, in eighths");
  }
  return {};
}

QString orderArrows(const grid::NeighbourOrder& order) {
  QStringList arrows;
  for (const char letter : order.letters()) {
    switch (letter) {
      case 'u': arrows << QStringLiteral("↑"); break;
      case 'l': arrows << QStringLiteral("←"); break;
      case 'r': arrows << QStringLiteral("→"); break;
      default: arrows << QStringLiteral("↓"); break;
    }
  }
  return arrows.join(u' ');
}

QString heuristicHint(grid::Heuristic heuristic) {
  switch (heuristic) {
    case grid::Heuristic::Zero: return RouteTexts::tr("Guesses nothing: A* becomes Dijkstra's search.");
    case grid::Heuristic::Manhattan:
      return RouteTexts::tr("Columns plus rows to the goal: exact on an empty map with 4 neighbours.");
    case grid::Heuristic::Octile:
      return RouteTexts::tr(
          "Diagonal as far as it helps, then straight: exact on an empty map with 8 neighbours.");
    case grid::Heuristic::Euclidean: return RouteTexts::tr("The straight line to the goal.");
    case grid::Heuristic::Chebyshev:
      return RouteTexts::tr(
          "The larger of columns and rows to the goal: exact where a diagonal move costs 1.");
    case grid::Heuristic::SquaredEuclidean:
      return RouteTexts::tr(
          "The straight line squared: far too much at a distance, so the search runs for the goal.");
  }
  return {};
}

QString cornerRuleHint(grid::CornerRule corners) {
  switch (corners) {
    case grid::CornerRule::Never:
      return RouteTexts::tr("A diagonal move needs both of its straight neighbours free.");
    case grid::CornerRule::One:
      return RouteTexts::tr("A diagonal move needs one of its straight neighbours free.");
    case grid::CornerRule::Any: return RouteTexts::tr("A diagonal move may slip between two walls.");
  }
  return {};
}

QString costModelHint(grid::CostModel costs) {
  switch (costs) {
    case grid::CostModel::Unit: return RouteTexts::tr("Every move costs 1, diagonal ones too.");
    case grid::CostModel::TenFourteen:
      return RouteTexts::tr(
          "Straight moves cost 10 and diagonal ones 14: whole numbers near the true lengths.");
    case grid::CostModel::Sqrt2:
      return RouteTexts::tr("Straight moves cost 1 and diagonal ones √2: the true lengths.");
  }
  return {};
}

QString tiesHint(search::Ties ties) {
  switch (ties) {
    case search::Ties::LastIn: return RouteTexts::tr("Among equals the newest goes first: the search dives.");
    case search::Ties::FirstIn:
      return RouteTexts::tr("Among equals the oldest goes first: the search spreads.");
    case search::Ties::Coarse:
      return RouteTexts::tr(
          "f is compared in eighths of a step and the newest goes first within one: fast, still exact.");
  }
  return {};
}

}  // namespace searchlight::ui
