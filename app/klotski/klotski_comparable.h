// app/klotski/klotski_comparable.h: Klotski's share in comparing: one placement solved in several ways.
#pragma once
#include <QPointer>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/klotski/klotski_question.h"
#include "app/shell/state_comparable.h"

namespace searchlight::ui {

class GraphPanel;
class KlotskiGraph;
class KlotskiPage;

// A run's own words are algorithm, weight and ties; what is counted is the page's, as are the board and where its pieces stand.
// A state is a whole placement: boards follow their searches, and two of them are held against each other on the state graph.
class KlotskiComparable : public StateComparable {
  Q_OBJECT
 public:
  // REQUIRES: the page outlives this; nothing is asked before it is built.
  explicit KlotskiComparable(KlotskiPage* page);

  Asked ask(const RunWords& run) const override;
  void takeShared(const RunWords& shared) override;
  RunWords shared() const override;
  RunWords presentRun() const override;
  std::optional<QString> whyNot(const RunWords& run) const override;
  HistoryPosition moment() const override;
  std::optional<std::size_t> presentEvent() const override;
  std::vector<Set> sets() const override;
  QString questionText() const override;
  QString title(const RunWords& run) const override;
  QString runText(const RunWords& run) const override;
  QString command(const RunWords& run) const override;
  QString commandOfAll(const std::vector<RunWords>& runs) const override;
  Figures figures(const RunWords& run, const WatchedRun& search) const override;
  QString nodeTitle() const override;
  BoardView* makeBoard(QWidget* parent, const WrapGround& wrap) override;
  std::unique_ptr<DifferencePicture> makeDifferences() override;
  RunEditor* makeEditor(QWidget* parent) override;
  void fillMenu(QMenu* menu, Point cell) override;
  PageParts parts() const override;

 protected:
  search::NodeId nodeShown(const search::Session& session, const BoardView& board) const override;

 private:
  SlideOptions optionsOf(const RunWords& run) const;
  // What names the placement on a command line; empty: nothing does.
  QString layoutForCommand() const;
  void showDifferences();

  KlotskiPage* m_page;
  QPointer<GraphPanel> m_graphPanel;  // of two that are laid over each other, while they are
  QPointer<KlotskiGraph> m_graph;
};

}  // namespace searchlight::ui
