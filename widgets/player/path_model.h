// widgets/player/path_model.h: the way by which a search has come to a state, as a few places of a row.
#pragma once
#include <QAbstractListModel>
#include <QPointer>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "widgets/run/watched_run.h"

namespace searchlight::ui {

// One place of the row: a state of the way, or where there are more than it has places for, those that are left out.
struct PathTile {
  std::size_t first, count;  // of the way's states; count > 1: left out
  bool isGap() const { return count > 1; }
  friend bool operator==(const PathTile&, const PathTile&) = default;
};
// The beginning, the end, and what lies round `here`, in at most `room` tiles; at least three are there, where there are so many states.
std::vector<PathTile> pathTiles(std::size_t states, std::size_t here, std::size_t room);

// A state of the way. It was expanded where the cursor has been when the way was looked up, or only put into OPEN.
struct PathStop {
  search::NodeId node;
  bool isExpanded;
  friend bool operator==(const PathStop&, const PathStop&) = default;
};
struct PathToHere {
  std::vector<PathStop> stops;
  std::size_t here = 0;     // which of them is shown
  bool isFromGoal = false;  // it leads on from the shown state to a goal
  bool isCut = false;       // longer than kLongest: behind the start states are missing
  static constexpr std::size_t kLongest = 20'000;
};
// To the node that a board shows (shownNode()): from where the search began. Of a node that was met from a goal on to there; at the end of
// a search the route. REQUIRES: hasSearch().
PathToHere pathToHere(const WatchedRun& run, std::optional<search::NodeId> chosen);

// The row: texts in the page's words, asked for when somebody wants them.
class PathModel : public QAbstractListModel {
  Q_OBJECT
 public:
  enum Role { CaptionRole = Qt::UserRole + 1, HereRole };

  using QAbstractListModel::QAbstractListModel;

  // To what a board shows. `keeps`: where that lies on the present way only the place on it is another one. True: it is the same way
  // as before.
  bool show(const WatchedRun* run, std::optional<search::NodeId> chosen, bool keeps);
  void setRoom(std::size_t tiles);

  const PathToHere& path() const { return m_path; }
  // The run whose nodes these are; nullptr: none, or it has another session by now.
  const WatchedRun* run() const;
  const std::vector<PathTile>& tiles() const { return m_tiles; }
  // Nothing for what is left out.
  std::optional<std::size_t> stopAt(int row) const;
  int rowOf(std::size_t stop) const;  // -1: it is left out
  QString title() const;

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  void retranslate();

 private:
  QString caption(const PathTile& tile) const;
  QString text(const PathTile& tile) const;
  void place();

  QPointer<const WatchedRun> m_run;
  std::uint64_t m_session = 0;
  PathToHere m_path;
  std::size_t m_room = 1;
  std::vector<PathTile> m_tiles;
};

}  // namespace searchlight::ui
