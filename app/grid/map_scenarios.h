// app/grid/map_scenarios.h: a scenario file beside its map: any of its queries becomes the question on the board.
#pragma once
#include <QObject>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "app/document/reading.h"
#include "core/search/memory_budget.h"
#include "widgets/grid/scenario_view.h"

namespace searchlight::ui {

class MapLabPage;

// As long as the file's map is the page's: another map, or an edit of its cells, closes the list, and undo brings it back. The row of
// the query on the board is chosen; none where its ends were moved.
class MapScenarios : public QObject {
  Q_OBJECT

 public:
  // REQUIRES: the page outlives this.
  MapScenarios(MapLabPage* page, std::shared_ptr<search::MemoryBudget> memory);
  ~MapScenarios() override;

  // Reads the file and its map, which becomes the page's, and asks the query of that line, or the first one that can be asked, by the rules of such
  // files; the algorithm stays. Broken rows are listed with their reasons.
  Reading open(const QString& path, int line = 0);
  // The list of this file as it was beside the page's map, which stays, with its question; the row of that line is chosen. `asks`: the
  // map has no ends of its own, and gets those of that row.
  Reading openAgain(const QString& path, int line, bool asks);
  // The page's question is another one: by these options, or with this problem.
  void followOptions(const grid::RouteOptions& options, const QString& problem);
  // The question from `from` to `to` was answered.
  void followAnswer(Point from, Point to, const grid::ScenarioAnswer& answer);
  // All rows and what is known of each as CSV; false, and the page complains, where the file cannot be written.
  bool save(const QString& path);
  bool isOpen() const { return m_isOpen; }
  // The file whose list is open; empty: none is.
  QString path() const { return m_isOpen ? m_path : QString(); }
  // The line of the file that is chosen; 0: none is.
  int line() const;
  void close();
  void retranslate();

  ScenarioView& view() { return *m_view; }

 private:
  void ask(const grid::ScenarioQuery& query);
  void saveAs();
  void show(const QString& path, std::vector<grid::ScenarioRow> rows, int row);
  void hide();
  void forget();
  void followMap();
  void followEnds();

  MapLabPage* m_page;
  std::shared_ptr<search::MemoryBudget> m_memory;
  std::unique_ptr<ScenarioView> m_view;
  QString m_path;  // of the file
  std::shared_ptr<const grid::Map>
      m_map;                     // that the list is of, also while it is hidden; none: there is no list
  std::uint64_t m_document = 0;  // whose map it is
  std::optional<std::size_t> m_chosen;  // the query that was chosen last, by its place in the file
  bool m_isOpen = false, m_isOpening = false;
};

}  // namespace searchlight::ui
