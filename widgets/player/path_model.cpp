// widgets/player/path_model.cpp: a chain of parents, and which of it a row has places for.
#include "widgets/player/path_model.h"

#include <algorithm>
#include <unordered_set>

#include "widgets/run/taken_goal.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

using search::kNoNode;
using search::NodeId;

namespace {
constexpr std::size_t kLeastRoom = 3;
}  // namespace

std::vector<PathTile> pathTiles(std::size_t states, std::size_t here, std::size_t room) {
  std::vector<PathTile> tiles;
  const auto add = [&](std::size_t first, std::size_t end) {
    for (; first < end; ++first) tiles.push_back({first, 1});
  };
  const auto leaveOut = [&](std::size_t first, std::size_t end) {
    if (end - first == 1)
      add(first, end);
    else if (first < end)
      tiles.push_back({first, end - first});
  };
  room = std::max(room, kLeastRoom);
  if (states <= room) {
    add(0, states);
    return tiles;
  }
  const std::size_t head = room >= 8 ? 3 : room > kLeastRoom ? 1 : 0;
  std::size_t shown = room - head - 1, from = states - shown;
  if (here >= head && here < from) {  // in the middle: one more place for what is left out behind it
    --shown;
    from = std::clamp(here - std::min(here, shown / 2), head, states - shown);
  }
  add(0, head);
  leaveOut(head, from);
  add(from, from + shown);
  leaveOut(from + shown, states);
  return tiles;
}

PathToHere pathToHere(const WatchedRun& run, std::optional<NodeId> chosen) {
  PathToHere path;
  const search::TracePlayer& player = run.player();
  const auto stop = [&player](NodeId n) { return PathStop{n, player.node(n).timesExpanded > 0}; };
  const NodeId shown = shownNode(run, chosen);
  if (shown == kNoNode) return path;
  const std::vector<NodeId> route = routeRead(run);
  if (const auto at = std::ranges::find(route, shown);
      at != route.end() && route.size() <= PathToHere::kLongest) {
    for (const NodeId n : route) path.stops.push_back(stop(n));
    path.here = static_cast<std::size_t>(at - route.begin());
    return path;
  }
  NodeId n = shown;
  // While a search is repaired parents may lead in circles: then the node has no path.
  std::unordered_set<NodeId> met;
  const bool mayCircle = search::repairs(run.session().algorithm());
  for (; n != kNoNode && path.stops.size() < PathToHere::kLongest; n = player.node(n).parent) {
    if (mayCircle && !met.insert(n).second) {
      path.stops.resize(1);
      n = kNoNode;
      break;
    }
    path.stops.push_back(stop(n));
  }
  const NodeId side = run.session().sides() == 2 ? shown % 2 : 0;
  path.isFromGoal = side == 1;
  if (n != kNoNode) {
    path.isCut = true;
    path.stops.push_back(stop(side));  // the first state of a side has its first number
  }
  if (path.isFromGoal) return path;
  std::ranges::reverse(path.stops);
  path.here = path.stops.size() - 1;
  return path;
}

bool PathModel::show(const WatchedRun* run, std::optional<NodeId> chosen, bool keeps) {
  const bool isSame = run && run == m_run && run->hasSearch() && run->session().serial() == m_session;
  if (keeps && isSame) {
    const NodeId shown = shownNode(*run, chosen);
    const auto at = std::ranges::find(m_path.stops, shown, &PathStop::node);
    if (at != m_path.stops.end()) {
      m_path.here = static_cast<std::size_t>(at - m_path.stops.begin());
      place();
      return true;
    }
  }
  m_run = run;
  m_session = run && run->hasSearch() ? run->session().serial() : 0;
  PathToHere now = m_session != 0 ? pathToHere(*run, chosen) : PathToHere();
  const bool isAsItWas = isSame && now.stops == m_path.stops;
  m_path = std::move(now);
  if (isAsItWas) {
    place();
    return true;
  }
  beginResetModel();
  m_tiles = pathTiles(m_path.stops.size(), m_path.here, m_room);
  endResetModel();
  return false;
}

void PathModel::setRoom(std::size_t tiles) {
  if (tiles == m_room) return;
  m_room = tiles;
  place();
}

// Of the same way: where it is, and what is left out.
void PathModel::place() {
  std::vector<PathTile> now = pathTiles(m_path.stops.size(), m_path.here, m_room);
  if (now == m_tiles) {
    if (!m_tiles.empty()) Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    return;
  }
  beginResetModel();
  m_tiles = std::move(now);
  endResetModel();
}

// A second run may not have met the nodes yet; the row is renewed in a moment.
const WatchedRun* PathModel::run() const {
  return m_run && m_run->hasSearch() && m_run->session().serial() == m_session ? m_run.data() : nullptr;
}

std::optional<std::size_t> PathModel::stopAt(int row) const {
  if (row < 0 || row >= rowCount()) return std::nullopt;
  const PathTile& tile = m_tiles[static_cast<std::size_t>(row)];
  return tile.isGap() ? std::nullopt : std::optional(tile.first);
}

int PathModel::rowOf(std::size_t stop) const {
  const auto at = std::ranges::find(m_tiles, PathTile{stop, 1});
  return at == m_tiles.end() ? -1 : static_cast<int>(at - m_tiles.begin());
}

QString PathModel::title() const {
  if (m_path.stops.empty()) return tr("Path to here");
  if (m_path.isCut) return tr("Path to here: very long");
  const std::size_t moves = m_path.stops.size() - 1;
  const WatchedRun* run = this->run();
  QString counted = run && run->names().moves ? run->names().moves(moves)
                    : moves == 1              ? tr("1 step")
                                              : tr("%Ln steps", nullptr, static_cast<int>(moves));
  counted.replace(u' ', QChar::Nbsp);  // the title wraps, and a number stays with its unit
  return (m_path.isFromGoal ? tr("Path from here to a goal: %1") : tr("Path to here: %1")).arg(counted);
}

int PathModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_tiles.size());
}

// What is left out of a way that was cut nobody has counted, nor how far behind it the states are.
QString PathModel::caption(const PathTile& tile) const {
  if (tile.isGap()) return QStringLiteral("…");
  return m_path.isCut && tile.first > 0 ? QString() : countText(tile.first);
}

QString PathModel::text(const PathTile& tile) const {
  if (tile.isGap())
    return m_path.isCut && tile.first == 1 ? tr("Many states omitted")
                                           : tr("%n states omitted", nullptr, static_cast<int>(tile.count));
  const WatchedRun* shown = run();
  if (!shown) return {};
  const auto node = [this](std::size_t at) { return m_path.stops[at].node; };
  const NodeNames& names = shown->names();
  QStringList parts{names.moves ? names.moves(tile.first) : tr("Step %1").arg(countText(tile.first))};
  if (tile.first == 0)
    parts = {m_path.isFromGoal ? tr("here") : tr("start", "of a search")};
  else if (names.move && !(m_path.isCut && tile.first == 1))
    parts << names.move(shown->session(), node(tile.first - 1), node(tile.first), {});
  if (!names.isNodeAMove || tile.first == 0) parts << shown->nodeName(node(tile.first));
  if (tile.first == m_path.here && !(m_path.isFromGoal && tile.first == 0)) parts << tr("here");
  parts.removeAll(QString());
  return parts.join(QStringLiteral(", "));
}

QVariant PathModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const PathTile& tile = m_tiles[static_cast<std::size_t>(index.row())];
  switch (role) {
    case CaptionRole: return caption(tile);
    case HereRole: return !tile.isGap() && tile.first == m_path.here;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return text(tile);
    default: return {};
  }
}

// The keyboard goes over what is left out, and a screen reader reads it there.
Qt::ItemFlags PathModel::flags(const QModelIndex& index) const {
  return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren
                         : Qt::NoItemFlags;
}

void PathModel::retranslate() {
  if (!m_tiles.empty()) Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

}  // namespace searchlight::ui
