// app/lines/lines_comparable.h: Color Lines' share in comparing: one ball's way searched in several ways.
#pragma once
#include "app/shell/comparable.h"

namespace searchlight::ui {

class LinesPage;

// A run's own words are algorithm, weight and ties; the board and the move are the page's.
class LinesComparable : public Comparable {
  Q_OBJECT
 public:
  // REQUIRES: the page outlives this; nothing is asked before it is built.
  explicit LinesComparable(LinesPage* page);

  Asked ask(const RunWords& run) const override;
  void takeShared(const RunWords& shared) override;
  RunWords presentRun() const override;
  std::optional<QString> whyNot(const RunWords& run) const override;
  HistoryPosition moment() const override;
  RunWords shared() const override;
  std::optional<std::size_t> presentEvent() const override;
  std::vector<Playback> openTrace(const QString& path, std::size_t count) const override;
  QString otherQuestion(const search::Session& session) const override;
  NodeCell nodeCell(const search::Session& session) const override;
  std::vector<Set> sets() const override;
  QString questionText() const override;
  QString title(const RunWords& run) const override;
  QString runText(const RunWords& run) const override;
  bool hasCommands() const override { return false; }
  QString command(const RunWords& run) const override;
  QString commandOfAll(const std::vector<RunWords>& runs) const override;
  Figures figures(const RunWords& run, const WatchedRun& search) const override;
  QString describe(const WatchedRun& search, const BoardView& board, Point cell) const override;
  std::optional<std::string> stateAt(Point cell) const override;
  BoardView* makeBoard(QWidget* parent, const WrapGround& wrap) override;
  RunEditor* makeEditor(QWidget* parent) override;
  // "Search the way from the chosen ball to here".
  void fillMenu(QMenu* menu, Point cell) override;
  PageParts parts() const override;
  LegendCommands legendCommands() const override;

  void tellChanged() { Q_EMIT questionChanged(); }

 private:
  LinesPage* m_page;
};

}  // namespace searchlight::ui
