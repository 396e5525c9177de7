// app/shell/state_comparable.h: comparing where a state is a whole board: what such worlds share.
#pragma once
#include "app/shell/comparable.h"
#include "app/shell/search_choice.h"

namespace searchlight::ui {

// Boards follow their searches (StateBoard), and no cell of them is a state; a breakpoint is at what one of them shows.
class StateComparable : public Comparable {
  Q_OBJECT
 public:
  using Comparable::Comparable;

  std::vector<Playback> openTrace(const QString& path, std::size_t count) const override;
  QString otherQuestion(const search::Session& session) const override;
  NodeCell nodeCell(const search::Session& session) const override;
  QString describe(const WatchedRun& search, const BoardView& board, Point cell) const override;
  std::optional<std::string> stateAt(Point cell) const override;
  std::optional<std::string> stateShown(const WatchedRun& search, const BoardView& board) const override;
  bool placesNodes() const override { return false; }
  void showNode(BoardView& board, std::optional<search::NodeId> node) const override;

 protected:
  // The node that such a board shows, of the session; kNoNode: none. Asked only while the board follows the session's run.
  virtual search::NodeId nodeShown(const search::Session& session, const BoardView& board) const = 0;
  // Where the cursor of a page's own search stands, for presentEvent().
  static std::optional<std::size_t> eventOf(const WatchedRun& run);
  // A copy of what a command is to read, in the cache and named after its content, as a word of a command line; empty: it could
  // not be written.
  static QString fileForCommand(const QString& folder, const QString& extension, const std::string& text);
};

}  // namespace searchlight::ui
