// widgets/sokoban/sokoban_event.cpp: what is told of a state, over its boxes: a push that may be made, what becomes of it and why.
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "widgets/board/event_look.h"
#include "widgets/board/path_lines.h"
#include "widgets/sokoban/sokoban_scene.h"
#include "widgets/sokoban/sokoban_texts.h"
#include "widgets/theme/strokes.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

using search::Reason;

constexpr double kNamesFrom = 20;  // sides of cells, in pixels
constexpr double kGhostOpacity = 0.5;

class EventPainter {
 public:
  EventPainter(QPainter& painter, const SokobanScene& scene, const SokobanLayout& layout,
               const SokobanDress& dress)
      : m_painter(painter), m_scene(scene), m_layout(layout), m_dress(dress), m_event(*scene.event) {}

  void paint() {
    paintGround();
    if (m_event.walk.size() > 1) paintWalk(m_painter, pixelsOf(m_event.walk), cell(), colours());
    if (m_event.move) paintGhost(*m_event.move);
    paintBlame();
    if (!m_event.move) return;
    const QRectF to = m_layout.rectOf(m_event.move->to);
    const double radius = fateSignRadius(cell());
    // From the box's edge: its letter stays free.
    QPolygonF path = pixelsOf(m_event.move->corners);
    path << middle(m_event.move->to);
    const QPointF box = middle(m_event.move->from), away = path.front() - box;
    path.prepend(box + away * (0.4 * cell() / std::max({1.0, std::abs(away.x()), std::abs(away.y())})));
    paintFateArrow(m_painter, path, m_event.fate, cell(), colours());
    paintFateSign(m_painter, m_event.fate, to.topRight() + QPointF(-radius, radius), radius, colours());
  }

 private:
  double cell() const { return m_layout.cell(); }
  const BoardColours& colours() const { return m_dress.theme->board(); }
  QPointF middle(Point p) const { return m_layout.rectOf(p).center(); }
  QPolygonF pixelsOf(const std::vector<Point>& points) const {
    QPolygonF out;
    for (const Point p : points) out << middle(p);
    return out;
  }
  QPainterPath boxPath(Point p) const { return sokobanBoxOutline(m_layout.rectOf(p), m_dress); }
  QPainterPath cellsPath(const std::vector<Point>& cells) const {
    QPainterPath path;
    for (const Point p : cells) path.addRect(m_layout.rectOf(p));
    return path;
  }

  // What lies on the floor.
  void paintGround() {
    const search::Blame& blame = m_event.blame;
    if (blame.reason == Reason::Corral) paintShaded(m_painter, cellsPath(blame.cells), cell(), colours());
    if (blame.reason == Reason::DeadCell) paintHatched(m_painter, cellsPath(blame.cells), cell(), colours());
  }

  void paintGhost(const search::BoardMove& move) {
    m_painter.setOpacity(kGhostOpacity);
    paintSokobanBox(m_painter, m_layout.rectOf(move.to), m_scene.board->isGoal(m_scene.board->cell(move.to)),
                    m_dress);
    m_painter.setOpacity(1);
    paintFateOutline(m_painter, boxPath(move.to), m_event.fate, cell(), colours());
  }

  // The boxes stand as after the push then: where the pushed one is among them, it is the ghost.
  void paintBlame() {
    const search::Blame& blame = m_event.blame;
    for (const Point p : blame.pieces)
      if (!m_event.move || p != m_event.move->to) paintBlamed(m_painter, boxPath(p), cell(), colours());
    if (blame.reason == Reason::Frozen)
      for (const Point p : blame.pieces)
        for (const Point step : {Point{1, 0}, Point{0, 1}})
          if (std::ranges::find(blame.pieces, p + step) != blame.pieces.end())
            paintJoined(m_painter, middle(p), middle(p + step), cell(), colours());
    paintHatched(m_painter, cellsPath(blame.fixed), cell(), colours());
    for (const Point p : blame.goals) paintGoalRing(m_painter, middle(p), false, cell(), colours());
    for (const Point p : blame.outOfReach) paintGoalRing(m_painter, middle(p), true, cell(), colours());
  }

  QPainter& m_painter;
  const SokobanScene& m_scene;
  const SokobanLayout& m_layout;
  const SokobanDress& m_dress;
  const search::BoardEvent& m_event;
};

// On a plate, so that it reads on planks as well as on a filled diamond.
void paintName(QPainter& painter, int number, const QRectF& cell, const BoardColours& colours) {
  const double side = cell.width();
  const QString name = boxNameText(number);
  QFont font = painter.font();
  font.setBold(true);
  font.setPixelSize(std::max(9, static_cast<int>(side * (name.size() > 1 ? 0.3 : 0.4))));
  painter.setFont(font);
  const QColor plate = pieceColour(number, colours), ink = colours.textOn(plate);
  painter.setPen(QPen(ink, std::max(1.0, side * 0.03)));
  painter.setBrush(plate);
  const double radius = side * 0.27;
  painter.drawEllipse(cell.center(), radius, radius);
  painter.setPen(ink);
  painter.drawText(cell, Qt::AlignCenter, name);
}

}  // namespace

void paintSokobanEvent(QPainter& painter, const SokobanScene& scene, const SokobanLayout& layout,
                       const SokobanDress& dress) {
  if (layout.cell() > 0) EventPainter(painter, scene, layout, dress).paint();
}

void paintSokobanNames(QPainter& painter, const SokobanScene& scene, const SokobanLayout& layout,
                       const Theme& theme) {
  const auto& boxes = scene.position.boxes;
  if (layout.cell() < kNamesFrom || scene.names.size() != boxes.size()) return;
  const PainterScope kept(painter);
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    const QRectF place = boxes[i] == scene.movingBox ? layout.rectAt(scene.boxAt)
                                                     : layout.rectOf(scene.board->point(boxes[i]));
    paintName(painter, scene.names[i], place, theme.board());
  }
}

}  // namespace searchlight::ui
