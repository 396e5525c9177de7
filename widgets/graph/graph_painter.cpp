// widgets/graph/graph_painter.cpp: the thread's side and the window's side of a picture.
#include "widgets/graph/graph_painter.h"

#include <QBuffer>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <QSvgGenerator>
#include <algorithm>
#include <array>
#include <chrono>
#include <map>
#include <new>
#include <utility>
#include <vector>

#include "widgets/theme/board_colours.h"

namespace searchlight::ui {

namespace {

using graph::Vertex;

QColor inkMix(const QColor& under, const QColor& over, double alpha) {
  const auto mix = [alpha](int a, int b) { return qRound(a + (b - a) * alpha); };
  return {mix(under.red(), over.red()), mix(under.green(), over.green()), mix(under.blue(), over.blue())};
}

// Slices of depth, far ones first; in each the edges and nodes of one colour are one path, so that the file stays small.
// False: it was asked to stop.
bool drawEdgesAndNodes(QPainter& painter, const GraphOrder& order, QSizeF size, const std::stop_token& stop) {
  constexpr int kSlices = 24, kLooksTogether = 16;
  constexpr Vertex kStopEvery = 4096;
  const GraphScene& scene = order.scene;
  const GraphInks& ink = order.inks;
  const GraphCamera::Projection project = order.camera.onto(size);
  const auto& places = *scene.places;
  std::vector<GraphCamera::Seen> seen(places.size());
  for (std::size_t v = 0; v < places.size(); ++v) seen[v] = project(places[v]);
  const auto sliceOf = [&](float depth) {
    return std::clamp(static_cast<int>(depth * kSlices), 0, kSlices - 1);
  };
  const auto groupOf = [](node_look::Look look) {
    return look < ColourMap::kSize
               ? static_cast<node_look::Look>(look / kLooksTogether * kLooksTogether + kLooksTogether / 2)
               : look;
  };
  struct Slice {
    std::map<node_look::Look, QPainterPath> edges;
    std::map<node_look::Look, std::vector<std::pair<QPointF, double>>> nodes;  // places and radii
  };
  std::vector<Slice> slices(kSlices);
  const auto point = [&](Vertex v) {
    return QPointF(static_cast<double>(seen[v].x), static_cast<double>(seen[v].y));
  };
  const auto radiusOf = [&](Vertex v) {
    return static_cast<double>(ink.radius(scene.looks[v], seen[v].scale, 1));
  };
  const auto perEdge = static_cast<double>(project({}).scale);
  for (Vertex v = 0; v < places.size(); ++v) {
    if (v % kStopEvery == 0 && stop.stop_requested()) return false;
    for (const Vertex u : scene.graph->neighbours(v)) {
      if (u < v) continue;
      const node_look::Look look = groupOf(std::min(scene.looks[u], scene.looks[v]));
      QPainterPath& path =
          slices[static_cast<std::size_t>(sliceOf((seen[u].depth + seen[v].depth) / 2))].edges[look];
      path.moveTo(point(u));
      path.lineTo(point(v));
      for (const auto& [from, to] : {std::pair(u, v), {v, u}}) {
        if (!scene.isDirected || !scene.graph->leads(from, to)) continue;
        const auto head = arrowHead(point(from), point(to), radiusOf(to), perEdge, 1);
        if (!head) continue;
        path.moveTo((*head)[1]);
        path.lineTo((*head)[0]);
        path.lineTo((*head)[2]);
      }
    }
    const double radius = radiusOf(v);
    slices[static_cast<std::size_t>(sliceOf(seen[v].depth))].nodes[groupOf(scene.looks[v])].emplace_back(
        point(v), radius);
  }
  for (int i = 0; i < kSlices; ++i) {
    if (stop.stop_requested()) return false;
    const double fog = fogAt((i + 0.5) / kSlices);
    painter.setBrush(Qt::NoBrush);
    for (const auto& [look, path] : slices[static_cast<std::size_t>(i)].edges) {
      const QRgb colour = inkMix(ink.node[look], ink.ground, fog).rgb();
      painter.setPen(QPen(
          QColor(edgeColour(ink.ground.rgb(), colour, look == node_look::kUnseen, scene.graph->edgeCount())),
          0.8));
      painter.drawPath(path);
    }
    painter.setPen(Qt::NoPen);
    for (const auto& [look, nodes] : slices[static_cast<std::size_t>(i)].nodes) {
      QPainterPath discs, cores;
      discs.setFillRule(Qt::WindingFill);
      cores.setFillRule(Qt::WindingFill);
      for (const auto& [at, radius] : nodes) {
        // An octagon is round enough at this size.
        QPolygonF octagon;
        for (int k = 0; k < 8; ++k) {
          constexpr std::array<double, 8> kCos{1, 0.7071, 0, -0.7071, -1, -0.7071, 0, 0.7071};
          octagon << at + radius * QPointF(kCos[static_cast<std::size_t>(k)],
                                           kCos[static_cast<std::size_t>((k + 6) % 8)]);
        }
        discs.addPolygon(octagon);
        discs.closeSubpath();
        if (!ink.core[look].isValid()) continue;
        for (QPointF& corner : octagon) corner = at + (corner - at) * static_cast<double>(kNodeCore);
        cores.addPolygon(octagon);
        cores.closeSubpath();
      }
      for (const auto& [path, colour] : {std::pair(&discs, ink.node[look]), {&cores, ink.core[look]}}) {
        if (path->isEmpty()) continue;
        painter.setBrush(inkMix(colour, ink.ground, fog));
        painter.drawPath(*path);
      }
    }
  }
  return true;
}

}  // namespace

QImage pictureOf(const GraphDrawing& drawing, const std::stop_token& stop) {
  const GraphOrder& order = drawing.order;
  QImage image(order.pixels, QImage::Format_RGB32);
  GraphCanvas canvas;
  if (image.isNull() ||
      !canvas.paint(image, order.scene, order.inks, order.camera, order.pixelRatio, order.detail, stop))
    return {};
  QPainter painter(&image);
  painter.scale(order.pixelRatio, order.pixelRatio);
  painter.drawPicture(QPointF(0, 0), drawing.marks);
  return image;
}

QByteArray svgOf(const GraphDrawing& drawing, const std::stop_token& stop) {
  const QSize points = (QSizeF(drawing.order.pixels) / drawing.order.pixelRatio).toSize();
  QByteArray text;
  QBuffer buffer(&text);
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setResolution(drawing.dotsPerInch);  // as wide as the texts were measured
  generator.setSize(points);
  generator.setViewBox(QRect(QPoint(0, 0), points));
  generator.setTitle(drawing.title);
  QPainter painter(&generator);
  painter.fillRect(QRect(QPoint(0, 0), points), drawing.order.inks.ground);
  const bool isWhole = drawEdgesAndNodes(painter, drawing.order, points, stop);
  if (isWhole) painter.drawPicture(QPointF(0, 0), drawing.marks);
  painter.end();
  return isWhole ? text : QByteArray();
}

namespace {

// Without an image: it was asked to stop.
GraphPicture orderedPicture(GraphCanvas& canvas, const GraphOrder& order, const std::stop_token& stop) {
  GraphPicture picture{{}, order.camera, order.detail, 0};
  const auto begun = std::chrono::steady_clock::now();
  QImage image(order.pixels, QImage::Format_RGB32);
  if (image.isNull() && !order.pixels.isEmpty()) throw std::bad_alloc();
  image.setDevicePixelRatio(order.pixelRatio);
  if (!image.isNull() &&
      canvas.paint(image, order.scene, order.inks, order.camera, order.pixelRatio, order.detail, stop))
    picture.image = std::move(image);
  const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begun;
  picture.milliseconds = took.count();
  return picture;
}

}  // namespace

void GraphPainter::paint(GraphOrder order) {
  if (isPainting() && !m_isLong)
    m_next = std::move(order);
  else
    begin(std::move(order));
}

void GraphPainter::giveUp() {
  m_next.reset();
  m_task.cancel();
}

void GraphPainter::begin(GraphOrder order) {
  m_isLong = order.isLong;
  m_task.ask([canvas = m_canvas, order = std::move(order)](
                 const std::stop_token& stop) { return orderedPicture(*canvas, order, stop); },
             [this](const TaskResult<GraphPicture>& picture) {
               if (m_next) begin(*std::exchange(m_next, std::nullopt));
               if (!picture)
                 Q_EMIT failed(picture.why());
               else if (!picture->image.isNull())
                 Q_EMIT painted(*picture);
             });
}

}  // namespace searchlight::ui
