// app/map_lab/map_comparable.h: the map lab's share in comparing: the same route asked in several ways.
#pragma once
#include <QString>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/map_lab/goal_bound.h"
#include "app/shell/comparable.h"
#include "core/grid/route.h"

namespace searchlight::ui {

class MapLabPage;

// A run's own words are algorithm, heuristic, weight, ties and order; neighbours, corners, costs and window are the
// page's, as are the map and its ends.
class MapComparable : public Comparable {
  Q_OBJECT
 public:
  // REQUIRES: the page outlives this; nothing is asked before it is built.
  explicit MapComparable(MapLabPage* page);

  Asked ask(const RunWords& run) const override;
  void takeShared(const RunWords& shared) override;
  RunWords presentRun() const override;
  std::optional<QString> whyNot(const RunWords& run) const override;
  std::vector<Playback> openTrace(const QString& path, std::size_t count) const override;
  QString otherQuestion(const search::Session& session) const override;
  NodeCell nodeCell(const search::Session& session) const override;
  std::vector<Set> sets() const override;
  QString questionText() const override;
  QString title(const RunWords& run) const override;
  QString runText(const RunWords& run) const override;
  QString command(const RunWords& run) const override;
  QString commandOfAll(const std::vector<RunWords>& runs) const override;
  HistoryPosition moment() const override;
  RunWords shared() const override;
  std::optional<std::size_t> presentEvent() const override;
  Figures figures(const RunWords& run, const WatchedRun& search) const override;
  QString describe(const WatchedRun& search, const BoardView& board, Point cell) const override;
  std::optional<std::string> stateAt(Point cell) const override;
  BoardView* makeBoard(QWidget* parent, const WrapGround& wrap) override;
  RunEditor* makeEditor(QWidget* parent) override;
  void fillMenu(QMenu* menu, Point cell) override;
  PageParts parts() const override;
  LegendCommands legendCommands() const override;

  void tellChanged();
  // All options of a run, those of the page's among them; what the run has of its own, as words.
  grid::RouteOptions optionsOf(const RunWords& run) const;
  static RunWords wordsOf(const grid::RouteOptions& options);
  // What belongs to all runs goes to the page.
  void takeShared(const grid::RouteOptions& options);

 private:
  std::optional<grid::RouteQuestion> questionOf(const RunWords& run) const;

  MapLabPage* m_page;
  mutable std::shared_ptr<const grid::RouteGraph> m_graph;  // of the present question; null: not made yet
  mutable GoalBound m_goalBound;                            // of the same
};

}  // namespace searchlight::ui
