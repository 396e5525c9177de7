// widgets/board/state_board.cpp: following a search from state to state.
#include "widgets/board/state_board.h"

namespace searchlight::ui {

using search::kNoNode;
using search::NodeId;

void StateBoard::setRun(WatchedRun* run) {
  if (m_run) m_run->disconnect(this);
  m_run = run;
  m_isBetween = false;
  if (run) {
    connect(run, &WatchedRun::moved, this, [this] { showNode(std::nullopt); });
    connect(run, &WatchedRun::searchChanged, this, [this] {
      m_isBetween = false;
      showNode(std::nullopt);
    });
  }
  showNode(std::nullopt);
}

void StateBoard::begin(int columns, int rows) {
  m_isBetween = true;  // first: who hears of the other board may ask what it shows
  setBoard(columns, rows);
  showNode(std::nullopt);
}

void StateBoard::showNode(std::optional<NodeId> node) {
  m_chosen = node;
  follow();
}

// Of a search from both sides, forwards first.
void StateBoard::showIfMet(NodeId node) {
  if (!run() || !run()->hasSearch() || node == kNoNode) return;
  const auto sides = static_cast<NodeId>(run()->session().sides());
  for (NodeId side = 0; side < sides; ++side) {
    const NodeId seen = node - node % sides + side;
    if (run()->player().node(seen).status != search::NodeStatus::Unseen) return showNode(seen);
  }
}

QStringList StateBoard::groundDescription(Point cell) const {
  const QString text = pieceText(cell);
  return text.isEmpty() ? QStringList() : QStringList(text);
}

}  // namespace searchlight::ui
