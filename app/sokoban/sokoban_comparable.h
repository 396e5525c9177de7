// app/sokoban/sokoban_comparable.h: Sokoban's share in comparing: one level solved in several ways.
#pragma once
#include <QPointer>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/shell/state_comparable.h"
#include "app/sokoban/level_question.h"

namespace searchlight::ui {

class SokobanBoard;
class SokobanPage;

// A run's own words are algorithm, weight, ties and without, the ideas that are switched off; what is counted is the page's, as
// are the level and where its game stands.
class SokobanComparable : public StateComparable {
  Q_OBJECT
 public:
  // REQUIRES: the page outlives this; nothing is asked before it is built.
  explicit SokobanComparable(SokobanPage* page);

  // The page's game stands elsewhere; another level is played; something else is counted.
  void positionChanged();
  void levelReplaced() { Q_EMIT boardReplaced(); }
  void metricChanged() { Q_EMIT questionChanged(); }

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
  LevelOptions optionsOf(const RunWords& run) const;
  // What names the level on a command line: FILE, and --level where it has several; empty: nothing does, or there is no search.
  QString levelForCommand() const;

  SokobanPage* m_page;
  std::vector<QPointer<SokobanBoard>> m_boards;  // that were made
};

}  // namespace searchlight::ui
