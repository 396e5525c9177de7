// widgets/board/state_board.cpp: following a search from state to state.
#include "widgets/board/state_board.h"

namespace searchlight::ui {

using search::kNoNode;
using search::NodeId;

void StateBoard::setRun(WatchedRun* run) {
  if (m_run) m_run->disconnect(this);
  m_run = run;
  if (run) {
    const auto goOn = [this] { showNode(std::nullopt); };
    connect(run, &WatchedRun::moved, this, goOn);
    connect(run, &WatchedRun::searchChanged, this, goOn);
  }
  showNode(std::nullopt);
}

void StateBoard::showNode(std::optional<NodeId> node) {
  m_chosen = node;
  follow();
}

// Of a search from both sides, forwards first.
void StateBoard::showIfMet(NodeId node) {
  if (!m_run || !m_run->hasSearch() || node == kNoNode) return;
  const auto sides = static_cast<NodeId>(m_run->session().sides());
  for (NodeId side = 0; side < sides; ++side) {
    const NodeId seen = node - node % sides + side;
    if (m_run->player().node(seen).status != search::NodeStatus::Unseen) return showNode(seen);
  }
}

QStringList StateBoard::groundDescription(Point cell) const {
  const QString text = pieceText(cell);
  return text.isEmpty() ? QStringList() : QStringList(text);
}

}  // namespace searchlight::ui
