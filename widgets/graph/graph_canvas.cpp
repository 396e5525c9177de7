// widgets/graph/graph_canvas.cpp: lines and discs, pixel by pixel.
#include "widgets/graph/graph_canvas.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "core/parallel/share_work.h"
#include "widgets/theme/board_colours.h"

namespace searchlight::ui {
namespace {

using graph::Vertex;

constexpr std::size_t kBuckets = 2048, kFogs = 16;
// An edge lets shine through what is behind it, so that many of them are denser than one.
constexpr int kEdgeAlpha = 150;
// Beside it: what a search has not met is not to be looked at.
constexpr int kUnseenEdgeAlpha = 60;
// So few hardly lie over each other: each of them has to be seen by itself, however far away.
constexpr std::size_t kFewEdges = 8'000;
constexpr int kFewUnseenEdgeAlpha = 110;
// To the ground, of such an edge.
constexpr double kLeastContrast = 2.1, kLeastUnseenContrast = 1.65;
// Of more edges than these only about so many are painted while the picture turns, below all nodes and not between them.
constexpr std::size_t kManyEdges = 150'000;
// Between two looks at the stop token.
constexpr std::size_t kVerticesAtATime = 2048;
// Below it a node is a few whole pixels.
constexpr float kSmallestDisc = 1.5F;

QRgb pixelMix(QRgb under, QRgb over, int alpha) {  // 0 to 256
  const std::uint32_t a = static_cast<std::uint32_t>(alpha), b = 256 - a;
  const std::uint32_t redBlue = ((over & 0xFF00FF) * a + (under & 0xFF00FF) * b) >> 8 & 0xFF00FF;
  const std::uint32_t green = ((over & 0xFF00) * a + (under & 0xFF00) * b) >> 8 & 0xFF00;
  return 0xFF000000 | redBlue | green;
}
// The colour, or one as much darker or lighter as is needed, with that alpha on that ground.
QRgb seenOn(QRgb ground, QRgb colour, int alpha, double contrast) {
  const QRgb ink = relativeLuminance(QColor(ground)) > 0.18 ? qRgb(0, 0, 0) : qRgb(255, 255, 255);
  QRgb out = colour;
  for (int part = 16;
       part <= 256 && contrastRatio(QColor(ground), QColor(pixelMix(ground, out, alpha))) < contrast;
       part += 16)
    out = pixelMix(colour, ink, part);
  return out;
}
int edgeAlpha(bool isUnseen, bool areFew) {
  return !isUnseen ? kEdgeAlpha : areFew ? kFewUnseenEdgeAlpha : kUnseenEdgeAlpha;
}
QRgb fewEdge(QRgb ground, QRgb node, bool isUnseen) {
  return seenOn(ground, node, edgeAlpha(isUnseen, true), isUnseen ? kLeastUnseenContrast : kLeastContrast);
}
bool isDead(node_look::Look look) {
  return look == node_look::kDead || look == node_look::kUnseenDead || look >= node_look::kKind;
}
bool isDim(node_look::Look look) { return look == node_look::kUnseen || isDead(look); }
QRgb halfway(QRgb a, QRgb b) { return ((a & 0xFEFEFE) >> 1) + ((b & 0xFEFEFE) >> 1); }

}  // namespace

QRgb edgeColour(QRgb ground, QRgb node, bool isUnseen, std::size_t edges) {
  const bool areFew = edges <= kFewEdges;
  return pixelMix(ground, areFew ? fewEdge(ground, node, isUnseen) : node, edgeAlpha(isUnseen, areFew));
}

std::optional<std::array<QPointF, 3>> arrowHead(QPointF from, QPointF to, double radius, double perEdge,
                                                double pixelRatio) {
  constexpr double kLeastEdge = 16, kLength = 0.2, kShortest = 5, kLongest = 13;  // points, of an edge
  if (perEdge < kLeastEdge * pixelRatio) return std::nullopt;
  const double length = std::clamp(kLength * perEdge, kShortest * pixelRatio, kLongest * pixelRatio);
  const QPointF along = to - from;
  const double distance = std::hypot(along.x(), along.y());
  if (distance < radius + 1.5 * length) return std::nullopt;
  const QPointF unit = along / distance, tip = to - unit * radius, base = tip - unit * length;
  const QPointF aside = QPointF(-unit.y(), unit.x()) * (0.42 * length);
  return std::array{tip, base + aside, base - aside};
}

double fogAt(double depth) { return 0.6 * (1 - std::clamp(depth, 0.0, 1.0)); }

struct GraphCanvas::Line {
  float x0, y0, x1, y1;
  QRgb colour;
  int alpha;
};

// Some rows of a picture. Nothing is painted outside.
struct GraphCanvas::Band {
  QRgb* pixels;
  std::ptrdiff_t stride;  // pixels a row
  int width, top, bottom;

  QRgb& at(int x, int y) const { return pixels[y * stride + x]; }

  // One pixel for each column, or each row, of the line: no smooth sides.
  void quickLine(const Line& line) const {
    trace(line, [&](bool isFlat, int i, float across) {
      const int k = static_cast<int>(across);
      if (isFlat ? k < top || k >= bottom || across < 0 : k >= width || across < 0) return;
      QRgb& pixel = isFlat ? at(i, k) : at(k, i);
      pixel = pixelMix(pixel, line.colour, line.alpha);
    });
  }
  // `thick` pixels across, 1 or more; pixels that are covered in part are mixed in part.
  void smoothLine(const Line& line, float thick) const {
    const float dx = std::abs(line.x1 - line.x0), dy = std::abs(line.y1 - line.y0);
    const float slant = thick * std::sqrt(dx * dx + dy * dy) / std::max({dx, dy, 1e-6F}) / 2;
    trace(line, [&](bool isFlat, int i, float across) {
      const float from = across - slant, to = across + slant;
      const int low = isFlat ? top : 0, high = isFlat ? bottom : width;
      const int first = std::max(low, static_cast<int>(std::floor(from)));
      const int last = std::min(high - 1, static_cast<int>(std::floor(to)));
      for (int k = first; k <= last; ++k) {
        const float covered = std::min(to, static_cast<float>(k + 1)) - std::max(from, static_cast<float>(k));
        QRgb& pixel = isFlat ? at(i, k) : at(k, i);
        pixel = pixelMix(pixel, line.colour, static_cast<int>(static_cast<float>(line.alpha) * covered));
      }
    });
  }
  // Calls paint(isFlat, i, across) for every column i of a flat line, or every row i of a steep one, inside of the band, with
  // where the line is in its middle.
  template <class Paint>
  void trace(const Line& line, Paint&& paint) const {
    const bool isFlat = std::abs(line.x1 - line.x0) >= std::abs(line.y1 - line.y0);
    float a0 = isFlat ? line.x0 : line.y0, a1 = isFlat ? line.x1 : line.y1;
    float b0 = isFlat ? line.y0 : line.x0, b1 = isFlat ? line.y1 : line.x1;
    if (a0 > a1) {
      std::swap(a0, a1);
      std::swap(b0, b1);
    }
    const float slope = a1 - a0 > 1e-6F ? (b1 - b0) / (a1 - a0) : 0;
    const auto low = static_cast<float>(isFlat ? 0 : top), high = static_cast<float>(isFlat ? width : bottom);
    const int first = static_cast<int>(std::floor(std::clamp(a0, low, high)));
    const int last = static_cast<int>(std::floor(std::clamp(a1, low, high - 0.5F)));
    float across = b0 + slope * (static_cast<float>(first) + 0.5F - a0);
    for (int i = first; i <= last; ++i, across += slope) paint(isFlat, i, across);
  }

  // Pixels on its border are mixed by how far it is.
  void triangle(const std::array<QPointF, 3>& corners, QRgb colour, int fullAlpha) const {
    const auto [minX, maxX] = std::minmax({corners[0].x(), corners[1].x(), corners[2].x()});
    const auto [minY, maxY] = std::minmax({corners[0].y(), corners[1].y(), corners[2].y()});
    const int left = std::max(0, static_cast<int>(std::floor(minX))),
              right = std::min(width - 1, static_cast<int>(std::ceil(maxX)));
    const int first = std::max(top, static_cast<int>(std::floor(minY))),
              last = std::min(bottom - 1, static_cast<int>(std::ceil(maxY)));
    const auto inside = [&](QPointF p, std::size_t i) {
      const QPointF a = corners[i], side = corners[(i + 1) % 3] - a, third = corners[(i + 2) % 3] - a;
      const auto cross = [&side](QPointF q) { return side.x() * q.y() - side.y() * q.x(); };
      return cross(p - a) / std::hypot(side.x(), side.y()) * (cross(third) < 0 ? -1 : 1);
    };
    for (int y = first; y <= last; ++y)
      for (int x = left; x <= right; ++x) {
        const QPointF p(x + 0.5, y + 0.5);
        const double covered = std::min({inside(p, 0), inside(p, 1), inside(p, 2)}) + 0.5;
        if (covered <= 0) continue;
        QRgb& pixel = at(x, y);
        pixel = pixelMix(pixel, colour, static_cast<int>(fullAlpha * std::min(1.0, covered)));
      }
  }

  // A disc so small that nobody sees that it is none.
  void block(float x, float y, float radius, QRgb colour) const {
    const int left = std::max(0, static_cast<int>(std::floor(x - radius + 0.5F))),
              right = std::min(width, static_cast<int>(std::floor(x + radius + 0.5F)));
    const int first = std::max(top, static_cast<int>(std::floor(y - radius + 0.5F))),
              last = std::min(bottom, static_cast<int>(std::floor(y + radius + 0.5F)));
    for (int py = first; py < last; ++py)
      for (int px = left; px < right; ++px) at(px, py) = colour;
  }
  // Row by row, without smooth sides.
  void quickDisc(float x, float y, float radius, QRgb colour, QRgb rim) const {
    const int first = std::max(top, static_cast<int>(std::ceil(y - radius - 0.5F)));
    const int last = std::min(bottom - 1, static_cast<int>(std::floor(y + radius - 0.5F)));
    const float inner = radius > 3.5F ? radius - std::max(1.0F, radius * 0.16F) : radius;
    for (int py = first; py <= last; ++py) {
      const float dy = static_cast<float>(py) + 0.5F - y;
      const auto fill = [&](float within, QRgb ink) {
        const float square = within * within - dy * dy;
        if (square < 0) return;
        const float half = std::sqrt(square);
        const int left = std::max(0, static_cast<int>(std::ceil(x - half - 0.5F)));
        const int right = std::min(width - 1, static_cast<int>(std::floor(x + half - 0.5F)));
        for (int px = left; px <= right; ++px) at(px, py) = ink;
      };
      if (inner < radius) fill(radius, rim);
      fill(inner, colour);
    }
  }
  void smoothDisc(float x, float y, float radius, QRgb colour, QRgb rim) const {
    const int left = std::max(0, static_cast<int>(std::floor(x - radius - 0.5F)));
    const int right = std::min(width - 1, static_cast<int>(std::floor(x + radius + 0.5F)));
    const int first = std::max(top, static_cast<int>(std::floor(y - radius - 0.5F)));
    const int last = std::min(bottom - 1, static_cast<int>(std::floor(y + radius + 0.5F)));
    const bool hasRim = radius > 3.5F;
    const float inner = radius - std::max(1.0F, radius * 0.16F);
    const float outside = (radius + 0.5F) * (radius + 0.5F),
                inside = (radius - 0.5F) * std::abs(radius - 0.5F);
    for (int py = first; py <= last; ++py)
      for (int px = left; px <= right; ++px) {
        const float dx = static_cast<float>(px) + 0.5F - x, dy = static_cast<float>(py) + 0.5F - y;
        const float square = dx * dx + dy * dy;
        if (square >= outside) continue;
        QRgb& pixel = at(px, py);
        QRgb ink = colour;
        if (hasRim && square > (inner - 0.5F) * (inner - 0.5F)) {
          const float beyond = std::min(1.0F, std::sqrt(square) - inner + 0.5F);
          ink = pixelMix(colour, rim, static_cast<int>(beyond * 256));
        }
        if (square <= inside)
          pixel = ink;
        else
          pixel = pixelMix(pixel, ink, static_cast<int>((radius + 0.5F - std::sqrt(square)) * 256));
      }
  }
};

float GraphInks::radius(node_look::Look look, float pixelsPerEdge, float pixelRatio) const {
  const float ordinary = std::clamp(0.27F * pixelsPerEdge, 0.9F * pixelRatio, 11 * pixelRatio);
  return std::max(ordinary * size[look], least[look] * pixelRatio);
}

// Where everything is, and in which order it is painted: sorted by depth, in buckets.
void GraphCanvas::place(const GraphScene& scene, const GraphInks& inks,
                        const GraphCamera::Projection& project, float pixelRatio) {
  const std::vector<graph::Position>& places = *scene.places;
  m_placed.resize(places.size());
  m_order.resize(places.size());
  m_bucketEnds.assign(kBuckets + 1, 0);
  for (std::size_t v = 0; v < places.size(); ++v) {
    const GraphCamera::Seen seen = project(places[v]);
    const float depth = std::clamp(seen.depth, 0.0F, 1.0F);
    Placed& p = m_placed[v];
    p.x = seen.x;
    p.y = seen.y;
    p.radius = inks.radius(scene.looks[v], seen.scale, pixelRatio);
    p.bucket = static_cast<std::uint16_t>(depth * (kBuckets - 1));
    // Few states may be alive among very many dead ones: these lie below.
    if (scene.isDirected)
      p.bucket = static_cast<std::uint16_t>(p.bucket / 2 + (isDead(scene.looks[v]) ? 0 : kBuckets / 2));
    p.fog = static_cast<std::uint8_t>(std::lround(depth * (kFogs - 1)));
    ++m_bucketEnds[p.bucket + std::size_t{1}];
  }
  for (std::size_t b = 0; b < kBuckets; ++b) m_bucketEnds[b + 1] += m_bucketEnds[b];
  for (Vertex v = 0; v < places.size(); ++v) m_order[m_bucketEnds[m_placed[v].bucket]++] = v;
}

void GraphCanvas::shade(const GraphInks& inks, std::size_t edges) {
  m_shaded.resize(node_look::kCount * kFogs);
  m_cores.assign(m_shaded.size(), 0);
  for (std::size_t look = 0; look < node_look::kCount; ++look)
    for (std::size_t fog = 0; fog < kFogs; ++fog) {
      const auto foggy = [&](const QColor& ink) {
        return pixelMix(ink.rgb(), inks.ground.rgb(),
                        static_cast<int>(256 * fogAt(static_cast<double>(fog) / (kFogs - 1))));
      };
      m_shaded[look * kFogs + fog] = foggy(inks.node[look]);
      if (inks.core[look].isValid()) m_cores[look * kFogs + fog] = foggy(inks.core[look]);
    }
  shadeEdges(inks.ground.rgb(), edges <= kFewEdges);
  m_rim = inks.rim.rgb();
  m_ground = inks.ground.rgb();
}

// As their nodes, where there are many. Mostly it is all as in the frame before.
void GraphCanvas::shadeEdges(QRgb ground, bool areFew) {
  m_unseenAlpha = edgeAlpha(true, areFew);
  if (!areFew) {
    m_edgesOf.clear();
    m_edges = m_shaded;
    return;
  }
  if (m_edgesOf == m_shaded && m_ground == ground) return;
  m_edgesOf = m_edges = m_shaded;
  for (std::size_t i = 0; i < m_edges.size(); ++i) {
    const bool isUnseen = isDim(static_cast<node_look::Look>(i / kFogs));
    m_edges[i] = fewEdge(ground, m_shaded[i], isUnseen);
  }
}

// The same edges in every picture of a graph, so that they do not flicker.
void GraphCanvas::thinOut(const std::shared_ptr<const graph::StateGraph>& graph) {
  if (m_thinned == graph) return;
  m_thinned = graph;
  m_thin.clear();
  m_thin.reserve(kManyEdges + kManyEdges / 8);
  const auto most = static_cast<std::uint32_t>((std::uint64_t{1} << 32) * kManyEdges / graph->edgeCount());
  for (Vertex v = 0; v < graph->vertexCount(); ++v)
    for (const Vertex u : graph->neighbours(v))
      if (u < v && (u * 0x85EB'CA6Bu ^ v) * 0x9E37'79B1u < most) m_thin.emplace_back(u, v);
}

void GraphCanvas::paintEdge(const Band& band, const GraphScene& scene, Vertex u, Vertex v, bool isFine,
                            float lineWidth) const {
  const Placed &p = m_placed[v], &q = m_placed[u];
  const auto [low, high] = std::minmax(p.y, q.y);
  if (high < static_cast<float>(band.top) - 2 || low > static_cast<float>(band.bottom) + 2) return;
  if (std::max(p.x, q.x) < -2 || std::min(p.x, q.x) > static_cast<float>(band.width) + 2) return;
  const auto lookU = scene.looks[u], lookV = scene.looks[v];
  const bool isUnseen = isDim(lookU) || isDim(lookV);
  const Line line{p.x,
                  p.y,
                  q.x,
                  q.y,
                  halfway(m_edges[lookV * kFogs + p.fog], m_edges[lookU * kFogs + q.fog]),
                  isUnseen ? m_unseenAlpha : kEdgeAlpha};
  if (isFine)
    band.smoothLine(line, lineWidth);
  else
    band.quickLine(line);
  if (scene.isDirected) paintHeads(band, scene, u, v, line);
}

// REQUIRES: the line is from v to u.
void GraphCanvas::paintHeads(const Band& band, const GraphScene& scene, Vertex u, Vertex v,
                             const Line& line) const {
  const auto point = [](float x, float y) { return QPointF(static_cast<double>(x), static_cast<double>(y)); };
  const QPointF ends[] = {point(line.x0, line.y0), point(line.x1, line.y1)};
  const Vertex vertices[] = {v, u};
  for (const std::size_t to : {0u, 1u}) {
    const auto head = arrowHead(ends[1 - to], ends[to], static_cast<double>(m_placed[vertices[to]].radius),
                                static_cast<double>(m_perEdge), static_cast<double>(m_pixelRatio));
    if (head && scene.graph->leads(vertices[1 - to], vertices[to]))
      band.triangle(*head, line.colour, std::min(256, line.alpha + kEdgeAlpha / 2));
  }
}

void GraphCanvas::paintDisc(const Band& band, const Placed& at, float radius, QRgb colour, QRgb rim,
                            bool isFine) const {
  if (!isFine && radius < kSmallestDisc) return band.block(at.x, at.y, radius, colour);
  if (isFine)
    band.smoothDisc(at.x, at.y, radius, colour, rim);
  else
    band.quickDisc(at.x, at.y, radius, colour, rim);
}

void GraphCanvas::paintNode(const Band& band, const GraphScene& scene, Vertex v, bool isFine) const {
  const Placed& p = m_placed[v];
  if (p.y + p.radius + 1 < static_cast<float>(band.top) ||
      p.y - p.radius - 1 > static_cast<float>(band.bottom))
    return;
  if (p.x + p.radius + 1 < 0 || p.x - p.radius - 1 > static_cast<float>(band.width)) return;
  const node_look::Look look = scene.looks[v];
  const QRgb ink = m_shaded[look * kFogs + p.fog], core = m_cores[look * kFogs + p.fog];
  paintDisc(band, p, p.radius, ink, core != 0 ? ink : pixelMix(ink, m_rim, 150), isFine);
  if (core != 0) paintDisc(band, p, p.radius * kNodeCore, core, core, isFine);
}

// An edge is painted before the nearer one of its nodes, which is painted upon it.
void GraphCanvas::paintBand(const Band& band, const GraphScene& scene, GraphDetail detail, float lineWidth,
                            const std::stop_token& stop) const {
  const bool isFine = detail == GraphDetail::Fine;
  std::size_t done = 0;
  for (const Vertex v : m_order) {
    if (done++ % kVerticesAtATime == 0 && stop.stop_requested()) return;
    const Placed& p = m_placed[v];
    for (const Vertex u : scene.graph->neighbours(v)) {
      const Placed& q = m_placed[u];
      if (q.bucket < p.bucket || (q.bucket == p.bucket && u < v))
        paintEdge(band, scene, u, v, isFine, lineWidth);
    }
    paintNode(band, scene, v, isFine);
  }
}

void GraphCanvas::paintThin(const Band& band, const GraphScene& scene, const std::stop_token& stop) const {
  std::size_t done = 0;
  for (const auto& [u, v] : m_thin) {
    if (done++ % kVerticesAtATime == 0 && stop.stop_requested()) return;
    paintEdge(band, scene, u, v, false, 1);
  }
  for (const Vertex v : m_order) {
    if (done++ % kVerticesAtATime == 0 && stop.stop_requested()) return;
    paintNode(band, scene, v, false);
  }
}

bool GraphCanvas::paint(QImage& picture, const GraphScene& scene, const GraphInks& inks,
                        const GraphCamera& camera, qreal pixelRatio, GraphDetail detail,
                        const std::stop_token& stop) {
  picture.fill(inks.ground);
  if (!scene.places || scene.places->empty()) return true;
  const auto ratio = static_cast<float>(pixelRatio);
  const GraphCamera::Projection project = camera.onto(picture.size());
  place(scene, inks, project, ratio);
  shade(inks, scene.graph->edgeCount());
  const float perEdge = m_perEdge = project({}).scale;
  m_pixelRatio = ratio;
  const float lineWidth = std::clamp(perEdge * 0.06F, ratio, 2.5F * ratio);
  const Band all{reinterpret_cast<QRgb*>(picture.bits()), picture.bytesPerLine() / 4, picture.width(), 0,
                 picture.height()};
  const bool isThin = detail == GraphDetail::Quick && scene.graph->edgeCount() > kManyEdges;
  if (isThin) thinOut(scene.graph);
  // Each thread goes over the whole graph and paints what is in its half: the one above or below the middle vertex.
  // What is painted while something moves leaves the other processor to the window.
  const int parts = scene.places->size() < 2000 || detail == GraphDetail::Quick ? 1 : 2;
  const int border = parts == 1 ? all.bottom : middleRow(all.bottom);
  shareWork(static_cast<std::size_t>(parts), [&](std::size_t i) noexcept {
    Band band = all;
    (i == 0 ? band.bottom : band.top) = border;
    isThin ? paintThin(band, scene, stop) : paintBand(band, scene, detail, lineWidth, stop);
  });
  return !stop.stop_requested();
}

// About as many vertices are above it as below, of those that are in the picture.
int GraphCanvas::middleRow(int rows) const {
  std::vector<float> sample;
  const std::size_t step = m_placed.size() / 1000 + 1;
  for (std::size_t v = 0; v < m_placed.size(); v += step)
    if (m_placed[v].y >= 0 && m_placed[v].y < static_cast<float>(rows)) sample.push_back(m_placed[v].y);
  if (sample.empty()) return rows / 2;
  const auto middle = sample.begin() + static_cast<std::ptrdiff_t>(sample.size() / 2);
  std::ranges::nth_element(sample, middle);
  return static_cast<int>(*middle);
}

}  // namespace searchlight::ui
