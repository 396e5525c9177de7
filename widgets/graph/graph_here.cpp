// widgets/graph/graph_here.cpp: the dot that is where the shown state is, its way there, and what is told of it all.
#include "widgets/graph/graph_view.h"

#include <QPainter>
#include <QStringList>
#include <algorithm>
#include <utility>

#include "widgets/board/accessible_value.h"
#include "widgets/theme/theme.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {
namespace {

using graph::Vertex;

// About four ways a second can be followed; whoever is sent on sooner is there at once.
constexpr double kTravelMs = 220;
constexpr qint64 kSentOnMs = 240;

}  // namespace

void GraphView::setHere(std::optional<Vertex> vertex) {
  if (vertex == m_here) return;
  const bool isSentOn = m_sinceHere.isValid() && m_sinceHere.elapsed() < kSentOnMs;
  m_sinceHere.start();
  const std::optional<Vertex> left = std::exchange(m_here, vertex);
  m_motion.stop();
  if (has(left) && has(m_here) && !isSentOn && m_motion.isSeenOn(*this)) {
    m_left = *left;
    m_isAlongEdge = std::ranges::count(m_scene.graph->neighbours(*left), *m_here) > 0;
    m_motion.start();
  }
  update();
  if (!m_search.isActive() || m_search.isAtRest()) announceAccessibleValue(this);
}

double GraphView::shareOfPath() const {
  return m_motion.isRunning() ? std::min(1.0, m_motion.milliseconds() * m_motion.speed() / kTravelMs) : 1;
}

void GraphView::moveHere() {
  if (shareOfPath() >= 1) m_motion.stop();
  update();
}

void GraphView::arriveHere() {
  m_motion.stop();
  update();
}

// Slowly from where it was, slowly to where it is going, as the pieces go.
GraphCamera::Seen GraphView::hereSeen(const GraphCamera::Projection& project) const {
  const graph::Position& to = (*m_scene.places)[*m_here];
  const double share = shareOfPath();
  if (share >= 1 || !m_isAlongEdge || !has(m_left)) return project(to);
  const auto along = static_cast<float>(share * share * (3 - 2 * share));
  const graph::Position& from = (*m_scene.places)[m_left];
  const auto between = [along](float a, float b) { return a + (b - a) * along; };
  return project({between(from.x, to.x), between(from.y, to.y), between(from.z, to.z)});
}

std::optional<QPointF> GraphView::hereShown() const {
  if (!has(m_here)) return std::nullopt;
  const GraphCamera::Seen seen = hereSeen(m_camera.onto(size()));
  return QPointF(static_cast<double>(seen.x), static_cast<double>(seen.y));
}

void GraphView::paintHere(QPainter& painter, const GraphCamera::Projection& project, PaintAt paint) const {
  if (!has(m_here)) return;
  const BoardColours& colours = Theme::of(palette()).board();
  const auto point = [](const GraphCamera::Seen& seen) {
    return QPointF(static_cast<double>(seen.x), static_cast<double>(seen.y));
  };
  const double share = shareOfPath();
  if (share < 1 && !m_isAlongEdge) {
    painter.setOpacity(1 - share);
    if (has(m_left)) paint(painter, point(project((*m_scene.places)[m_left])), colours);
    painter.setOpacity(share);
  }
  paint(painter, point(hereSeen(project)), colours);
  painter.setOpacity(1);
}

QString GraphView::summary() const {
  if (!hasPicture()) return message();
  const graph::StateGraph& graph = *m_scene.graph;
  const GraphAbout said = about();
  QStringList told{said.counts.isEmpty()
                       ? tr("%1 states and %2 moves.", "of a graph")
                             .arg(countText(graph.vertexCount()), countText(graph.edgeCount()))
                       : said.counts + QLatin1Char('.')};
  for (const QString& kind : said.kinds) told << kind + QLatin1Char('.');
  const auto tell = [&](const QString& what, std::optional<Vertex> v) {
    if (has(v)) told << what.arg(description(*v).replace(QLatin1Char('\n'), QLatin1String("; ")));
  };
  tell(tr("Here: %1.", "the state that is shown"), m_here);
  if (m_search.isActive()) told << m_search.told();
  tell(tr("Expanded now: %1.", "a state"), m_search.current());
  return told.join(QLatin1Char(' '));
}

}  // namespace searchlight::ui
