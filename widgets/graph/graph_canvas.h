// widgets/graph/graph_canvas.h: a graph in space painted straight into a picture, far things first.
//
// Edges and nodes are painted in the order of their depth and pale with it. Nothing is kept from frame to frame but the room
// that it took, and which edges are painted of very many while the picture turns. Two threads share the work by bands of the
// picture. Where a graph has directions and its edges are long enough, each has an arrow head at the end that it leads to.
#pragma once
#include <QColor>
#include <QImage>
#include <QPointF>
#include <QRgb>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/graph/layout.h"
#include "widgets/graph/graph_camera.h"

namespace searchlight::ui {

// How a node may look; each is a colour, a size and a shape. The first 256 are the colours of the scale.
namespace node_look {
using Look = std::uint16_t;
inline constexpr Look kScale = 0, kPlain = 256, kUnseen = 257, kOpen = 258, kSecondOpen = 259, kCurrent = 260,
                      kGoal = 261, kDeadEnd = 262, kFirstOnly = 263, kSecondOnly = 264, kBoth = 265,
                      kBothOther = 266,  // by both, with another g or from another parent
    kLit = 267,                          // selected in the plot
    kDead = 268, kUnseenDead = 269,      // no goal can be reached from there
    kKind = 270;                         // the first of kKinds kinds
inline constexpr std::size_t kKinds = 8, kCount = kKind + kKinds;
}  // namespace node_look

// Of a node in two colours the inner disc, in parts of its radius.
inline constexpr float kNodeCore = 0.68F;

struct GraphInks {
  QColor ground;
  std::array<QColor, node_look::kCount> node;
  std::array<float, node_look::kCount> size;     // in parts of an ordinary node's
  std::array<float, node_look::kCount> least{};  // radius in points, of nodes however far away
  std::array<QColor, node_look::kCount> core;    // within an edge of the node's colour; none: of one colour
  QColor rim;                                    // round nodes that are large enough

  // Radius of a node where an edge is so many pixels long.
  float radius(node_look::Look look, float pixelsPerEdge, float pixelRatio) const;
};

// What is painted, as values.
struct GraphScene {
  std::shared_ptr<const graph::StateGraph> graph;
  std::shared_ptr<const std::vector<graph::Position>> places;
  std::vector<node_look::Look> looks;  // of each vertex
  bool isDirected = false;             // edges lead from one vertex to the other, or both ways
};

// The tip of an arrow that ends at the edge of a node, and its two other corners. Nothing where `perEdge`, the pixels of an edge, or the
// line itself leave no room for it.
std::optional<std::array<QPointF, 3>> arrowHead(QPointF from, QPointF to, double radius, double perEdge,
                                                double pixelRatio);

// An edge between nodes of this colour as it is seen on the ground, of a graph with so many `edges`; isUnseen: no search has met one of
// them.
QRgb edgeColour(QRgb ground, QRgb node, bool isUnseen, std::size_t edges);

// Quick: edges without smooth sides, while the picture turns. Fine: for who looks at it.
enum class GraphDetail { Quick, Fine };

class GraphCanvas {
 public:
  // Fills the picture (Format_RGB32), whose pixels are `pixelRatio` to a point. False: it was asked to stop, and the picture is
  // in pieces. REQUIRES: looks and places for each vertex.
  bool paint(QImage& picture, const GraphScene& scene, const GraphInks& inks, const GraphCamera& camera,
             qreal pixelRatio, GraphDetail detail, const std::stop_token& stop = {});

 private:
  struct Band;
  struct Line;
  struct Placed {
    float x, y, radius;
    std::uint16_t bucket;  // of depth
    std::uint8_t fog;
  };
  void place(const GraphScene& scene, const GraphInks& inks, const GraphCamera::Projection& project,
             float pixelRatio);
  void shade(const GraphInks& inks, std::size_t edges);
  void shadeEdges(QRgb ground, bool areFew);
  int middleRow(int rows) const;
  void thinOut(const std::shared_ptr<const graph::StateGraph>& graph);
  void paintBand(const Band& band, const GraphScene& scene, GraphDetail detail, float lineWidth,
                 const std::stop_token& stop) const;
  void paintThin(const Band& band, const GraphScene& scene, const std::stop_token& stop) const;
  void paintEdge(const Band& band, const GraphScene& scene, graph::Vertex u, graph::Vertex v, bool isFine,
                 float lineWidth) const;
  void paintHeads(const Band& band, const GraphScene& scene, graph::Vertex u, graph::Vertex v,
                  const Line& line) const;
  void paintNode(const Band& band, const GraphScene& scene, graph::Vertex v, bool isFine) const;
  void paintDisc(const Band& band, const Placed& at, float radius, QRgb colour, QRgb rim, bool isFine) const;

  std::vector<Placed> m_placed;
  std::vector<graph::Vertex> m_order;  // far ones first
  std::vector<std::uint32_t> m_bucketEnds;
  std::vector<QRgb> m_shaded, m_cores, m_edges;  // by look and fog; 0: no core
  std::vector<QRgb> m_edgesOf;                   // the shades that the edges of a small graph were made of
  QRgb m_rim = 0, m_ground = 0;
  int m_unseenAlpha = 0;
  float m_perEdge = 0, m_pixelRatio = 1;  // pixels
  // Some of the edges of a graph that has very many, for pictures that last for a moment.
  std::shared_ptr<const graph::StateGraph> m_thinned;
  std::vector<std::pair<graph::Vertex, graph::Vertex>> m_thin;
};

// How far a colour pales towards the ground at this depth (0 far, 1 near): 0 not at all.
double fogAt(double depth);

}  // namespace searchlight::ui
