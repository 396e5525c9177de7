// widgets/graph/graph_marks.cpp: ways, marks, legend and words over the graph.
#include <QLinearGradient>
#include <QPainter>
#include <QPolygonF>
#include <QRadialGradient>
#include <algorithm>
#include <utility>
#include <vector>

#include "widgets/graph/graph_view.h"
#include "widgets/theme/cell_marks.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

using graph::Vertex;

constexpr qreal kMark = 20, kRing = 8, kPathWidth = 2.5, kPathCasing = 1.5;
constexpr int kGraphSwatch = 14, kScaleWidth = 96;  // the height of a mark in the legend
constexpr qreal kHereLight = 20, kHereInLegend = 0.6;
constexpr qreal kMostOfLegend = 0.25;    // of a picture's height
constexpr int kGroundAlpha = 215;        // below words over the graph
constexpr std::size_t kLeastLegend = 3;  // items: what two searches are told apart by

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
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
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

void GraphView::paintPath(QPainter& painter, const std::vector<Vertex>& way,
                          const GraphCamera::Projection& project, const QColor& ink,
                          const QColor& casing) const {
  QPolygonF points;
  for (const Vertex v : way) {
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
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
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
  painter.restore();
}

// ---- Words -----------------------------------------------------------------------------------------------------------------

std::vector<GraphView::LegendItem> GraphView::legendItems() const {
  const BoardColours& colours = Theme::of(palette()).board();
  std::vector<LegendItem> items;
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
  if (m_search.comparesTwo()) {
    const auto [first, second] = m_searchNumbers;
    items.push_back({first > 0 ? tr("expanded by %1 only").arg(first) : tr("expanded by the first only"),
                     disc(colours.firstOnly)});
    items.push_back(
        {second > 0 ? tr("by %1 only").arg(second) : tr("by the second only"), disc(colours.secondOnly)});
    const GraphInks ink = inks();
    items.push_back({tr("by both"), disc(ink.node[node_look::kBoth])});
    items.push_back({tr("by neither"), disc(ink.node[node_look::kUnseen])});
  } else if (m_search.isActive()) {
    items.push_back({tr("OPEN"), [&colours](QPainter& painter, const QRectF& rect) {
                       painter.setBrush(colours.openSolid);
                       painter.setPen(QPen(colours.openRing, 1.5));
                       painter.drawEllipse(rect.center(), rect.width() * 0.32, rect.width() * 0.32);
                     }});
    items.push_back({tr("expanded now"), [&colours](QPainter& painter, const QRectF& rect) {
                       painter.save();
                       painter.translate(rect.center());
                       painter.scale(0.65, 0.65);
                       paintExpandedNow(painter, {}, colours);
                       painter.restore();
                     }});
    items.push_back({tr("CLOSED"), disc(QColor::fromRgb(colours.scale.at(0.5)))});
    items.push_back({tr("not reached yet"), disc(colours.frame)});
    if (m_scene.isDirected)
      items.push_back({tr("pruned"), [&colours](QPainter& painter, const QRectF& rect) {
                         painter.setBrush(Qt::NoBrush);
                         painter.setPen(QPen(colours.fateDead, 1.5));
                         painter.drawEllipse(rect.center(), rect.width() * 0.3, rect.width() * 0.3);
                       }});
  }
  if (m_search.hasLit()) items.push_back({tr("selected in the plot"), disc(colours.descendantsLit)});
  if (m_colour == Colour::Kinds && !m_search.comparesTwo()) {
    const std::vector<QString> kinds = about().kinds;
    for (std::size_t i = 0; i < kinds.size(); ++i) items.push_back({kinds[i], disc(kindColour(i))});
    if (!m_search.isActive()) items.push_back({tr("not dead"), disc(colours.sameTime)});
  } else if (m_scene.isDirected && m_scene.graph->deadCount() > 0) {
    items.push_back({tr("dead"), disc(colours.deadState)});
  }
  if (!m_scene.graph->starts().empty())
    items.push_back({tr("start"), [&colours](QPainter& painter, const QRectF& rect) {
                       paintStart(painter, rect, colours);
                     }});
  if (!m_scene.graph->goals().empty()) items.push_back({tr("goals"), disc(colours.goal)});
  if (has(m_here))
    items.push_back({tr("here"),
                     [&colours](QPainter& painter, const QRectF& rect) {
                       painter.save();
                       painter.translate(rect.center());
                       painter.scale(kHereInLegend, kHereInLegend);
                       paintHereLight(painter, {}, colours);
                       paintHereDot(painter, {}, colours);
                       painter.restore();
                     },
                     2 * kHereLight * kHereInLegend});
  if (m_walk.size() > 1) items.push_back({tr("your path"), line(colours.pathLit)});
  if (m_solution.size() > 1 || m_route.size() > 1) items.push_back({tr("solution"), line(colours.route)});
  return items;
}

// The scale, then the marks, in lines from the bottom up as far as they need.
GraphView::LegendPlan GraphView::legendPlan(QSizeF size) const {
  const bool toGoal = m_colour == Colour::ToGoal;
  const QFontMetricsF metrics(font());
  const qreal left = spacing::kMargin, right = size.width() - spacing::kMargin;
  LegendPlan plan;
  plan.row = std::max<qreal>(metrics.height(), kGraphSwatch) + spacing::kHalf;
  plan.items = legendItems();
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
  const auto place = [&] {
    plan.placed.clear();
    qreal x = left + scale;
    int line = 0;
    for (const LegendItem& item : plan.items) {
      const qreal width = item.width + spacing::kHalf + metrics.horizontalAdvance(item.text);
      if (x > left && x + width > right) {
        x = left;
        ++line;
      }
      plan.placed.push_back({x, line});
      x += width + spacing::kWide;
    }
    return line;
  };
  // In a small picture the graph has most of the room, and the last items, which one knows, go without saying.
  int line = place();
  while (plan.items.size() > kLeastLegend && plan.row * (line + 1) > kMostOfLegend * size.height()) {
    plan.items.pop_back();
    line = place();
  }
  plan.top = size.height() - spacing::kUnit - plan.row * (line + 1);
  return plan;
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
  painter.save();
  painter.setFont(font());
  painter.setRenderHint(QPainter::Antialiasing);
  // What is zoomed or moved goes below it.
  painter.fillRect(
      QRectF(0, plan.top - spacing::kHalf, size.width(), size.height() - plan.top + spacing::kHalf),
      colours.outside);

  const QColor ink = palette().color(QPalette::WindowText);
  const auto write = [&](qreal at, int inLine, const QString& text) {
    painter.setPen(ink);
    painter.drawText(QRectF(at, plan.top + inLine * plan.row, size.width(), plan.row),
                     Qt::AlignLeft | Qt::AlignVCenter, text);
    return at + metrics.horizontalAdvance(text) + spacing::kUnit;
  };
  if (plan.hasScale) {
    qreal at = write(write(spacing::kMargin, 0, plan.title), 0, QStringLiteral("0"));
    const QRectF bar(at, plan.top + (plan.row - 10) / 2, kScaleWidth, 10);
    QLinearGradient gradient(bar.topLeft(), bar.topRight());
    for (int i = 0; i <= 16; ++i) gradient.setColorAt(i / 16.0, QColor::fromRgb(colours.scale.at(i / 16.0)));
    painter.fillRect(bar, gradient);
    write(bar.right() + spacing::kUnit, 0, plan.greatest);
  }
  for (std::size_t i = 0; i < plan.items.size(); ++i) {
    const LegendPlan::Placed& placed = plan.placed[i];
    const QRectF swatch(placed.x, plan.top + placed.line * plan.row + (plan.row - kGraphSwatch) / 2,
                        plan.items[i].width, kGraphSwatch);
    plan.items[i].paint(painter, swatch);
    write(swatch.right() + spacing::kHalf, placed.line, plan.items[i].text);
  }
  painter.restore();
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
