// widgets/graph/graph_camera.h: from which side a graph is seen, how large, and where on the picture it is, as arithmetic.
#pragma once
#include <QPointF>
#include <QSizeF>
#include <array>
#include <span>

#include "core/graph/layout.h"

namespace searchlight::ui {

// A value. x to the right, y upwards, z towards the eye; what is nearer is a little larger.
class GraphCamera {
 public:
  struct Seen {
    float x = 0, y = 0;  // on the picture, in its pixels, y downwards
    float depth = 0;     // 0 at the far side of the graph to 1 at the near one
    float scale = 0;     // pixels an edge
  };

  // Looks at all of these places from the side that shows most: the axis that mirroring turns round lies across, so that
  // the left half of the picture is the mirror image of the right one; `start` is in its upper half.
  void lookAt(std::span<const graph::Position> places, const std::array<float, 3>& mirrorSigns,
              graph::Position start);
  // The same, but the side that it is seen from stays.
  void fitTo(std::span<const graph::Position> places);

  // Turns by so many radians: to the right round the upright axis, downwards round the one across, clockwise round
  // the one to the eye. All of them are the picture's.
  void turn(double right, double down, double clockwise = 0);
  void moveBy(QPointF pixels, QSizeF picture);
  // Larger by a factor, so that what is at this place of the picture stays there.
  void zoom(double factor, QPointF at, QSizeF picture);
  // Nothing moved or enlarged.
  void recentre();

  // What is kept free at the lower edge of every picture: a share of its height, for what stands there. 0 to 0.5.
  void setBelow(double share) { m_below = share; }
  double below() const { return m_below; }
  // Of the room that the graph has in such a picture.
  QSizeF roomIn(QSizeF picture) const { return {picture.width(), picture.height() * (1 - m_below)}; }
  QPointF middleOf(QSizeF picture) const { return {picture.width() / 2, roomIn(picture).height() / 2}; }

  // The picture is `picture` large; the graph fits into it unless it is zoomed.
  class Projection {
   public:
    Seen operator()(graph::Position p) const {
      const float px = p.x - m_centre.x, py = p.y - m_centre.y, pz = p.z - m_centre.z;
      const float z = m_turn[6] * px + m_turn[7] * py + m_turn[8] * pz;
      const float scale = m_scale * m_eye / (m_eye - z);
      return {m_x + scale * (m_turn[0] * px + m_turn[1] * py + m_turn[2] * pz),
              m_y - scale * (m_turn[3] * px + m_turn[4] * py + m_turn[5] * pz), 0.5F + z * m_perDepth, scale};
    }

   private:
    friend class GraphCamera;
    std::array<float, 9> m_turn{};
    graph::Position m_centre;
    float m_scale = 1, m_eye = 1, m_perDepth = 0, m_x = 0, m_y = 0;
  };
  Projection onto(QSizeF picture) const;

  friend bool operator==(const GraphCamera&, const GraphCamera&) = default;

 private:
  std::array<double, 9> m_turn{1, 0, 0, 0, 1, 0, 0, 0, 1};  // rows: the picture's axes
  graph::Position m_centre;
  float m_radius = 1;                       // of the ball about the centre that holds all
  float m_halfWidth = 1, m_halfHeight = 1;  // of what is seen from the first side
  double m_zoom = 1, m_below = 0;
  QPointF m_shift;  // in halves of the picture's smaller side
};

}  // namespace searchlight::ui
