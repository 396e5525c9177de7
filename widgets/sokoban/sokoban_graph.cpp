// widgets/sokoban/sokoban_graph.cpp: the dead region in words, and which idea sees which part of it.
#include "widgets/sokoban/sokoban_graph.h"

#include <QStringList>
#include <algorithm>
#include <utility>

#include "widgets/sokoban/sokoban_texts.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

using sokoban::kIdeaNames;
using sokoban::LevelGraph;

namespace {

// What no idea sees comes last.
constexpr std::uint8_t kUnseenKind = kIdeaNames.size() + 1;
static_assert(kUnseenKind <= node_look::kKinds);

MadeGraph drawnStates(const LevelGraph& all) {
  MadeGraph made{.graph = all.graph(), .isComplete = all.isComplete(), .isDirected = true};
  made.kinds.reserve(all.graph()->vertexCount());
  for (graph::Vertex v = 0; v < all.graph()->vertexCount(); ++v) {
    const auto first = LevelGraph::firstOf(all.seenBy(v));
    made.kinds.push_back(!all.graph()->isDead(v) ? 0
                         : first                 ? static_cast<std::uint8_t>(*first + 1)
                                                 : kUnseenKind);
  }
  return made;
}

// "61 %", "under 1 %".
QString shareText(std::size_t part, std::size_t whole) {
  const double percent = whole == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
  if (part > 0 && percent < 1) return SokobanGraph::tr("under 1\u00a0%");
  // All of them is all of them, and no other number.
  return SokobanGraph::tr("%1\u00a0%").arg(part < whole ? std::min(99, qRound(percent)) : 100);
}

}  // namespace

SokobanGraph::SokobanGraph(GraphView* view, IdeaName ideaName)
    : QObject(view), GraphOfStates(view, this), m_ideaName(std::move(ideaName)) {
  view->setSteps(GraphView::Steps::Pushes);
  view->setAbout([this] { return about(); });
}

void SokobanGraph::show(const sokoban::Board& level, const std::shared_ptr<search::MemoryBudget>& budget) {
  if (m_level == level) return;
  m_level = level;
  GraphOfStates::show(
      [level, budget](const std::stop_token& stop, const GraphProgress& progress) {
        return LevelGraph::make(level, stop, budget, progress);
      },
      drawnStates, budget);
}

SokobanGraph::PathThere SokobanGraph::pathTo(graph::Vertex v, const sokoban::Position& from) const {
  const auto all = states();
  const graph::Vertex here = isOf(*all, from) ? all->vertex(from) : graph::kNoVertex;
  std::vector<graph::Vertex> vertices;
  if (here != graph::kNoVertex) vertices = all->graph()->path(here, v);
  PathThere path;
  path.isFromOpening = vertices.empty();
  if (path.isFromOpening) vertices = all->graph()->pathFromStart(v);
  for (const graph::Vertex u : vertices) path.positions.push_back(all->position(u));
  return path;
}

bool SokobanGraph::isOf(const LevelGraph& all, const sokoban::Position& position) const {
  const auto isInside = [&](sokoban::Cell cell) {
    return cell < all.board().cellCount() && all.board().isInside(cell);
  };
  return isInside(position.worker) && std::ranges::all_of(position.boxes, isInside) &&
         position.boxes.size() == all.board().opening().boxes.size();
}

QString SokobanGraph::textOf(const LevelGraph& all, graph::Vertex v) const {
  if (!all.graph()->isDead(v)) return {};
  QStringList ideas;
  for (std::size_t i = 0; i < kIdeaNames.size(); ++i)
    if (LevelGraph::sees(all.seenBy(v), i)) ideas << m_ideaName(static_cast<int>(i)).toLower();
  return ideas.isEmpty() ? tr("Dead; no pruning method detects it")
                         : tr("Dead; detected by: %1").arg(ideas.join(tr(", ")));
}

GraphAbout SokobanGraph::about() const {
  const auto of = states();
  if (!of) return {};
  const graph::StateGraph& graph = *of->graph();
  const std::size_t states = graph.vertexCount(), dead = graph.deadCount();
  GraphAbout about;
  const QString statesText = states == 1 ? tr("1 state") : tr("%1 states").arg(countText(states));
  const QString deadText = tr("%1 dead (%2)").arg(countText(dead), shareText(dead, states));
  about.counts =
      (of->isComplete() ? tr("%1, %2, %3", "states, pushes, dead states")
                        : tr("%1, %2, at least %3", "states, pushes, dead states of a part of a graph"))
          .arg(statesText, pushesText(graph.moveCount()), deadText);
  about.explanation =
      tr("No goal can be reached from a dead state. Its colour shows the first pruning method that detects "
         "it. Each share counts all dead states that a method detects; “first” counts those in its colour.");
  about.kindTitle = tr("Pruning methods");
  for (std::size_t i = 0; i < kIdeaNames.size(); ++i) {
    const QString name = m_ideaName(static_cast<int>(i)).toLower();
    const std::size_t all = of->deadSeen()[i], first = of->deadSeenFirst()[i];
    about.kinds.push_back(
        all == first ? tr("%1: %2", "a pruning method and the share of dead states that it detects")
                           .arg(name, shareText(all, dead))
                     : tr("%1: %2 (first: %3)", "with the share of those that no method before it detects")
                           .arg(name, shareText(all, dead), shareText(first, dead)));
  }
  about.kinds.push_back(tr("%1: %2", "a pruning method and the share of dead states that it detects")
                            .arg(tr("not detected"), shareText(of->deadUnseen(), dead)));
  return about;
}

}  // namespace searchlight::ui
