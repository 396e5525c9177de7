// widgets/graph/graph_marks.cpp: ways, marks, legend and words over the graph.
#include <QLinearGradient>
#include <QPainter>
#include <QPolygonF>
#include <QRadialGradient>
#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "widgets/graph/graph_view.h"
#include "widgets/theme/board_colours.h"
#include "widgets/theme/cell_marks.h"
#include "widgets/theme/strokes.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

using graph::Vertex;

constexpr qreal kMark = 20, kRing = 8, kPathWidth = 2.5, kPathCasing = 1.5;
constexpr int kScaleWidth = 96;
constexpr qreal kHereLight = 20, kHereInLegend = 0.6;
constexpr qreal kMostOfLegend = 0.35;  // of a picture's height
constexpr int kGroundAlpha = 215;      // below words over the graph
// What of a legend matters most where it is small: what the picture is about, then how the search stands, then what one knows.
enum LegendWeight : std::uint8_t { OfKnown, OfPlace, OfProgress, OfPath, OfSubject };

void paintRing(QPainter& painter, QPointF at, qreal radius, const QColor& ink, const QColor& casing,
               Qt::PenStyle style) {
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(casing, 5));
  painter.drawEllipse(at, radius, radius);
  painter.setPen(QPen(ink, 2.5, style));
  painter.drawEllipse(at, radius, radius);
}

void paintLine(QPainter& painter, const QPolygonF& points, const QColor& ink, const QColor& casing) {
  painter.setBrush(Qt::NoBrush);
  for (const auto& [colour, width] : {std::pair{casing, kPathWidth + 2 * kPathCasing}, {ink, kPathWidth}}) {
    painter.setPen(roundPen(colour, width));
    painter.drawPolyline(points);
  }
}

// The state that is shown: a dot with a light round it. The square of the one that is expanded lies between them.
void paintHereLight(QPainter& painter, QPointF at, const BoardColours& colours) {
  QRadialGradient light(at, kHereLight);
  QColor ink = colours.hereGlow;
  for (const auto& [where, alpha] : {std::pair{0.0, 250}, {0.6, 235}, {1.0, 0}}) {
    ink.setAlpha(alpha);
    light.setColorAt(where, ink);
  }
  painter.setPen(Qt::NoPen);
  painter.setBrush(light);
  painter.drawEllipse(at, kHereLight, kHereLight);
}

void paintHereDot(QPainter& painter, QPointF at, const BoardColours& colours) {
  constexpr qreal kDot = 4.5;
  painter.setPen(QPen(colours.selectionCasing, 1.5));
  painter.setBrush(colours.selection);
  painter.drawEllipse(at, kDot, kDot);
}

// The one that is expanded now: a square, with room for the dot in it.
void paintExpandedNow(QPainter& painter, QPointF at, const BoardColours& colours) {
  constexpr qreal kHalf = 8;
  const QRectF square(at.x() - kHalf, at.y() - kHalf, 2 * kHalf, 2 * kHalf);
  painter.setBrush(colours.currentFill);
  painter.setPen(QPen(colours.selection, 3, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
  painter.drawRect(square);
  painter.setPen(QPen(colours.selectionCasing, 1.2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
  painter.drawRect(square);
}

}  // namespace

// ---- Over the nodes --------------------------------------------------------------------------------------------------------

void GraphView::paintPath(QPainter& painter, const std::vector<Vertex>& path,
                          const GraphCamera::Projection& project, const QColor& ink,
                          const QColor& casing) const {
  QPolygonF points;
  for (const Vertex v : path) {
    if (v >= m_scene.places->size()) continue;
    const GraphCamera::Seen seen = project((*m_scene.places)[v]);
    points << QPointF(static_cast<double>(seen.x), static_cast<double>(seen.y));
  }
  if (points.size() > 1) paintLine(painter, points, ink, casing);
}

void GraphView::paintMarks(QPainter& painter, QSizeF size, const GraphCamera& camera,
                           bool withPointer) const {
  const BoardColours& colours = Theme::of(palette()).board();
  const GraphCamera::Projection project = camera.onto(size);
  const auto at = [&](Vertex v) {
    const GraphCamera::Seen seen = project((*m_scene.places)[v]);
    return QPointF(static_cast<double>(seen.x), static_cast<double>(seen.y));
  };
  const SmoothScope smooth(painter);
  paintPath(painter, m_solution, project, colours.route, colours.routeCasing);
  paintPath(painter, m_route, project, colours.route, colours.routeCasing);
  paintPath(painter, m_walk, project, colours.pathLit, colours.routeCasing);
  for (const Vertex v : m_scene.graph->starts()) {
    const QPointF p = at(v);
    paintStart(painter, QRectF(p.x() - kMark / 2, p.y() - kMark / 2, kMark, kMark), colours);
  }
  paintHere(painter, project, paintHereLight);
  if (const auto current = m_search.current(); has(current)) paintExpandedNow(painter, at(*current), colours);
  paintHere(painter, project, paintHereDot);
  if (withPointer && has(m_hovered))
    paintRing(painter, at(*m_hovered), kRing - 2, colours.hover, colours.selectionCasing, Qt::SolidLine);
  if (withPointer && hasFocus() && has(m_cursor))
    paintRing(painter, at(*m_cursor), kRing + 2, colours.currentFill, colours.selectionCasing, Qt::SolidLine);
}

// ---- Words -----------------------------------------------------------------------------------------------------------------

// Told apart by colour-blind eyes, and from the goals; what is left is as all dead states are.
QColor GraphView::kindColour(std::size_t kind) const {
  constexpr std::array<std::size_t, 5> kPieces{5, 4, 2, 6, 3};
  const BoardColours& colours = Theme::of(palette()).board();
  QColor ink = kind < kPieces.size() ? colours.pieces[kPieces[kind]] : colours.deadState;
  constexpr double kMarkContrast = 3;  // of a mark to its ground
  for (int i = 0; i < 12 && contrastRatio(ink, colours.outside) < kMarkContrast; ++i)
    ink = kindOf(palette()) == ThemeKind::Light ? ink.darker(110) : ink.lighter(115);
  return ink;
}

std::vector<LegendFlow::Item> GraphView::legendItems() const {
  const BoardColours& colours = Theme::of(palette()).board();
  std::vector<LegendFlow::Item> items;
  std::array<bool, node_look::kCount> isSeen{};
  for (const node_look::Look look : m_scene.looks) isSeen[look] = true;
  const bool isDressed = m_scene.looks.size() == m_scene.graph->vertexCount();
  const auto add = [&](const QString& text, std::function<void(QPainter&, const QRectF&)> paint, int weight,
                       bool isInPicture = true, qreal width = LegendFlow::kMark) {
    items.push_back({text, std::move(paint), width, weight, isInPicture || !isDressed});
  };
  const auto disc = [](const QColor& colour) {
    return [colour](QPainter& painter, const QRectF& rect) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(colour);
      painter.drawEllipse(rect.center(), rect.width() * 0.32, rect.width() * 0.32);
    };
  };
  const auto line = [&colours](const QColor& colour) {
    return [colour, casing = colours.routeCasing](QPainter& painter, const QRectF& rect) {
      paintLine(
          painter,
          QPolygonF{QPointF(rect.left() + 2, rect.bottom() - 3), QPointF(rect.right() - 2, rect.top() + 3)},
          colour, casing);
    };
  };
  const bool isSearched = m_search.isActive() && !m_search.comparesTwo();
  if (m_search.comparesTwo()) {
    const auto [first, second] = m_searchNumbers;
    add(first > 0 ? tr("expanded by %1 only").arg(first) : tr("expanded by the first only"),
        disc(colours.firstOnly), OfSubject);
    add(second > 0 ? tr("by %1 only").arg(second) : tr("by the second only"), disc(colours.secondOnly),
        OfSubject);
    const GraphInks ink = inks();
    add(tr("by both"), disc(ink.node[node_look::kBoth]), OfSubject);
    add(tr("by neither"), disc(ink.node[node_look::kUnseen]), OfProgress);
  } else if (isSearched) {
    add(
        tr("OPEN"),
        [&colours](QPainter& painter, const QRectF& rect) {
          painter.setBrush(colours.openSolid);
          painter.setPen(QPen(colours.openRing, 1.5));
          painter.drawEllipse(rect.center(), rect.width() * 0.32, rect.width() * 0.32);
        },
        OfProgress, isSeen[node_look::kOpen] || isSeen[node_look::kSecondOpen]);
    add(
        tr("expanded now"),
        [&colours](QPainter& painter, const QRectF& rect) {
          const PainterScope kept(painter);
          painter.translate(rect.center());
          painter.scale(0.65, 0.65);
          paintExpandedNow(painter, {}, colours);
        },
        OfProgress, m_search.current().has_value());
    add(tr("CLOSED"), disc(QColor::fromRgb(colours.scale.at(0.5))), OfProgress);
    add(tr("not reached yet"), disc(colours.frame), OfProgress,
        isSeen[node_look::kUnseen] || isSeen[node_look::kUnseenDead]);
    if (m_scene.isDirected)
      add(
          tr("pruned"),
          [&colours](QPainter& painter, const QRectF& rect) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(colours.fateDead, 1.5));
            painter.drawEllipse(rect.center(), rect.width() * 0.3, rect.width() * 0.3);
          },
          OfSubject, isSeen[node_look::kDeadEnd]);
  }
  if (m_search.hasLit()) add(tr("selected in the plot"), disc(colours.descendantsLit), OfPath);
  if (m_colour == Colour::Kinds && !m_search.comparesTwo()) {
    const std::vector<QString> kinds = about().kinds;
    for (std::size_t i = 0; i < kinds.size(); ++i) add(kinds[i], disc(kindColour(i)), OfSubject);
    if (!m_search.isActive()) add(tr("not dead"), disc(colours.sameTime), OfProgress);
  } else if (m_scene.isDirected && m_scene.graph->deadCount() > 0) {
    add(tr("dead"), disc(colours.deadState), OfSubject);
  }
  if (!m_scene.graph->starts().empty())
    add(
        tr("start"),
        [&colours](QPainter& painter, const QRectF& rect) { paintStart(painter, rect, colours); }, OfKnown);
  if (!m_scene.graph->goals().empty()) add(tr("goals"), disc(colours.goal), OfKnown);
  if (has(m_here))
    add(
        tr("here"),
        [&colours](QPainter& painter, const QRectF& rect) {
          const PainterScope kept(painter);
          painter.translate(rect.center());
          painter.scale(kHereInLegend, kHereInLegend);
          paintHereLight(painter, {}, colours);
          paintHereDot(painter, {}, colours);
        },
        OfPlace, true, 2 * kHereLight * kHereInLegend);
  if (m_walk.size() > 1) add(tr("your path"), line(colours.pathLit), OfPath);
  if (m_solution.size() > 1 || m_route.size() > 1) add(tr("solution"), line(colours.route), OfPath);
  return items;
}

// The scale, then the marks, in lines from the bottom up as far as they need.
GraphView::LegendPlan GraphView::legendPlan(QSizeF size) const {
  const bool toGoal = m_colour == Colour::ToGoal;
  const QFontMetricsF metrics(font());
  LegendPlan plan;
  if (m_steps == Steps::Pushes)
    plan.title = toGoal ? tr("pushes to the nearest goal") : tr("pushes from the start");
  else
    plan.title = toGoal ? tr("moves to the nearest goal") : tr("moves from the start");
  plan.greatest =
      QString::number(toGoal ? m_scene.graph->greatestToGoal() : m_scene.graph->greatestFromStart());
  plan.hasScale = !m_search.comparesTwo() && m_colour != Colour::Kinds;
  qreal scale = 0;
  if (plan.hasScale)
    scale = metrics.horizontalAdvance(plan.title) + metrics.horizontalAdvance(QStringLiteral("0")) +
            kScaleWidth + metrics.horizontalAdvance(plan.greatest) + 3 * spacing::kUnit + spacing::kWide;
  const qreal row = LegendFlow::rowHeight(metrics);
  plan.flow = LegendFlow(legendItems(), metrics,
                         {.left = spacing::kMargin,
                          .right = size.width() - spacing::kMargin,
                          .indent = scale,
                          .mostLines = static_cast<int>(kMostOfLegend * size.height() / row)});
  plan.top = size.height() - spacing::kUnit - row * plan.flow.lines();
  return plan;
}

QStringList GraphView::legendTexts() const {
  const LegendPlan plan = legendPlan(size());
  QStringList texts;
  for (const LegendFlow::Item& item : plan.flow.items())
    if (item.paint) texts << item.text;
  return texts;
}

double GraphView::legendShare(QSizeF size, const LegendPlan& plan) {
  if (size.height() < 1) return 0;
  return std::clamp((size.height() - plan.top + spacing::kHalf) / size.height(), 0.0, 0.5);
}

// The legend lies beside the graph and not over it.
void GraphView::makeRoomForLegend(const LegendPlan& plan) {
  const double share = legendShare(size(), plan);
  if (share == m_camera.below()) return;
  m_camera.setBelow(share);
  redraw();
}

void GraphView::paintLegend(QPainter& painter, QSizeF size, const LegendPlan& plan) const {
  const BoardColours& colours = Theme::of(palette()).board();
  const QFontMetricsF metrics(font());
  const PainterScope kept(painter);
  painter.setFont(font());
  painter.setRenderHint(QPainter::Antialiasing);
  // What is zoomed or moved goes below it.
  painter.fillRect(
      QRectF(0, plan.top - spacing::kHalf, size.width(), size.height() - plan.top + spacing::kHalf),
      colours.outside);

  const QColor ink = palette().color(QPalette::WindowText);
  if (plan.hasScale) {
    const qreal row = plan.flow.row();
    const auto write = [&](qreal at, const QString& text) {
      painter.setPen(ink);
      painter.drawText(QRectF(at, plan.top, size.width(), row), Qt::AlignLeft | Qt::AlignVCenter, text);
      return at + metrics.horizontalAdvance(text) + spacing::kUnit;
    };
    const qreal at = write(write(spacing::kMargin, plan.title), QStringLiteral("0"));
    const QRectF bar(at, plan.top + (row - 10) / 2, kScaleWidth, 10);
    QLinearGradient gradient(bar.topLeft(), bar.topRight());
    for (int i = 0; i <= 16; ++i) gradient.setColorAt(i / 16.0, QColor::fromRgb(colours.scale.at(i / 16.0)));
    painter.fillRect(bar, gradient);
    write(bar.right() + spacing::kUnit, plan.greatest);
  }
  plan.flow.paint(painter, plan.top, ink);
}

void GraphView::paintMessage(QPainter& painter) const {
  const QString text = message();
  if (text.isEmpty()) return;
  const QRectF room =
      QRectF(rect()).adjusted(spacing::kMargin, spacing::kMargin, -spacing::kMargin, -spacing::kMargin);
  const int flags = (hasPicture() ? Qt::AlignLeft | Qt::AlignTop : Qt::AlignCenter) | Qt::TextWordWrap;
  if (hasPicture()) {
    QColor ground = Theme::of(palette()).board().outside;
    ground.setAlpha(kGroundAlpha);
    constexpr int kAround = spacing::kHalf;
    painter.fillRect(painter.boundingRect(room, flags, text).adjusted(-kAround, -kAround, kAround, kAround),
                     ground);
  }
  painter.setPen(palette().color(QPalette::WindowText));
  painter.drawText(room, flags, text);
}

}  // namespace searchlight::ui
