// widgets/graph/graph_view_input.cpp: turning, moving, zooming, pointing and activating, by mouse and keyboard.
#include <QApplication>
#include <QBuffer>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QTimerEvent>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/graph/graph_view.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

constexpr double kRadiansPerPixel = 0.008, kRadiansPerKey = 0.12, kRadiansPerFrame = 0.008;
constexpr double kPixelsPerKey = 40, kZoomPerKey = 1.25, kGraphZoomPerNotch = 1.2;
constexpr int kSpinMilliseconds = 33, kStillMilliseconds = 180;
constexpr double kReachPixels = 8;  // pixels from a vertex that the pointer is meant to be on

}  // namespace

// The picture is fine again when nothing has moved for a moment.
void GraphView::cameraMoved(bool isUnderWay) {
  m_isMoving = isUnderWay;
  if (isUnderWay) m_still.start(kStillMilliseconds, this);
  redraw();
}

void GraphView::timerEvent(QTimerEvent* event) {
  if (event->timerId() == m_still.timerId()) {
    m_still.stop();
    m_isMoving = false;
    update();
  } else if (event->timerId() == m_spin.timerId()) {
    m_camera.turn(kRadiansPerFrame, 0);
    cameraMoved(true);
  } else {
    QWidget::timerEvent(event);
  }
}

// ---- Vertices --------------------------------------------------------------------------------------------------------------

QPointF GraphView::place(graph::Vertex v) const {
  const GraphCamera::Seen seen = m_camera.onto(size())((*m_scene.places)[v]);
  return {static_cast<double>(seen.x), static_cast<double>(seen.y)};
}

void GraphView::centreOn(graph::Vertex v) {
  constexpr double kLeastEdge = 12;  // pixels
  if (!has(v)) return;
  const QPointF middle = m_camera.middleOf(size());
  m_isByHand = true;
  m_camera.moveBy(middle - place(v), size());
  const double edge = static_cast<double>(m_camera.onto(size())((*m_scene.places)[v]).scale);
  if (edge < kLeastEdge) m_camera.zoom(kLeastEdge / std::max(edge, 0.1), middle, size());
  // Seen at an angle, a turn or the depth may leave it a little beside.
  m_camera.moveBy(middle - place(v), size());
  cameraMoved(false);
}

std::optional<graph::Vertex> GraphView::vertexAt(QPointF position) const {
  if (!hasPicture() || !rect().contains(position.toPoint())) return {};
  const GraphCamera::Projection project = m_camera.onto(size());
  const GraphInks sizes = inks();
  std::optional<graph::Vertex> under, near;
  float nearestToEye = -1;
  double nearest = kReachPixels;
  for (graph::Vertex v = 0; v < m_scene.places->size(); ++v) {
    const GraphCamera::Seen seen = project((*m_scene.places)[v]);
    const double away =
        std::hypot(static_cast<double>(seen.x) - position.x(), static_cast<double>(seen.y) - position.y());
    if (away > 4 * kReachPixels) continue;
    const node_look::Look look = v < m_scene.looks.size() ? m_scene.looks[v] : node_look::kPlain;
    if (away <= static_cast<double>(sizes.radius(look, seen.scale, 1)) && seen.depth > nearestToEye) {
      nearestToEye = seen.depth;
      under = v;
    }
    if (away < nearest) {
      nearest = away;
      near = v;
    }
  }
  return under ? under : near;
}

void GraphView::hover(std::optional<graph::Vertex> v) {
  if (v == m_hovered) return;
  m_hovered = v;
  if (v)
    showTip(*v);
  else
    m_tipLabel->hide();
  update();
  Q_EMIT hoveredChanged(v);
}

QString GraphView::description(graph::Vertex v) const {
  const graph::StateGraph& graph = *m_scene.graph;
  QStringList lines;
  if (m_tip)
    if (const QString text = m_tip(v).text; !text.isEmpty()) lines << text;
  if (const auto d = graph.fromStart(v); d != graph::kUnreached)
    lines << (d == 0                     ? tr("The start")
              : m_steps == Steps::Pushes ? tr("Pushes from the start: %1").arg(d)
                                         : tr("Moves from the start: %1").arg(d));
  if (const auto d = graph.toGoal(v); d != graph::kUnreached)
    lines << (d == 0                     ? tr("A goal")
              : m_steps == Steps::Pushes ? tr("Pushes to the nearest goal: %1").arg(d)
                                         : tr("Moves to the nearest goal: %1").arg(d));
  else if (m_scene.isDirected ? isDead(v) : !graph.goals().empty())
    lines << tr("No goal is reachable from here");
  return lines.join(QLatin1Char('\n'));
}

// Beside the vertex, within the view.
void GraphView::showTip(graph::Vertex v) {
  if (!has(v)) return;
  QString text = description(v).toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>"));
  if (m_tip)
    if (const QPixmap picture = m_tip(v).picture; !picture.isNull()) {
      QByteArray png;
      QBuffer buffer(&png);
      buffer.open(QIODevice::WriteOnly);
      picture.save(&buffer, "PNG");
      const QSizeF shown = picture.deviceIndependentSize();
      text.prepend(QStringLiteral("<img src=\"data:image/png;base64,%1\" width=\"%2\" height=\"%3\"><br>")
                       .arg(QString::fromLatin1(png.toBase64()))
                       .arg(shown.width())
                       .arg(shown.height()));
    }
  m_tipLabel->setText(text);
  m_tipLabel->adjustSize();
  const QPointF at = place(v);
  const QSize tip = m_tipLabel->size();
  double x = at.x() + spacing::kWide, y = at.y() + spacing::kWide;
  if (x + tip.width() > width()) x = at.x() - spacing::kWide - tip.width();
  if (y + tip.height() > height()) y = at.y() - spacing::kWide - tip.height();
  m_tipLabel->move(std::clamp(static_cast<int>(x), 0, std::max(0, width() - tip.width())),
                   std::clamp(static_cast<int>(y), 0, std::max(0, height() - tip.height())));
  m_tipLabel->show();
}

// ---- By mouse --------------------------------------------------------------------------------------------------------------

void GraphView::mousePressEvent(QMouseEvent* event) {
  m_pressedAt = m_pointer = event->position();
  const bool isLeft = event->button() == Qt::LeftButton;
  if (event->button() == Qt::MiddleButton || (isLeft && event->modifiers() & Qt::ShiftModifier))
    m_drag = Drag::Move;
  else
    m_drag = isLeft ? Drag::Click : Drag::None;
  m_tipLabel->hide();
}

void GraphView::mouseMoveEvent(QMouseEvent* event) {
  const QPointF by = event->position() - m_pointer;
  if (m_drag == Drag::Click &&
      (event->position() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance())
    m_drag = Drag::Turn;
  else if (m_drag == Drag::Click)
    return;
  m_pointer = event->position();
  if (m_drag == Drag::None) {
    hover(vertexAt(m_pointer));
    return;
  }
  hover({});
  m_isByHand = true;
  if (m_drag == Drag::Turn)
    m_camera.turn(by.x() * kRadiansPerPixel, by.y() * kRadiansPerPixel);
  else
    m_camera.moveBy(by, size());
  cameraMoved(true);
}

void GraphView::mouseReleaseEvent(QMouseEvent* event) {
  const Drag drag = std::exchange(m_drag, Drag::None);
  if (drag == Drag::Click && event->button() == Qt::LeftButton)
    if (const auto v = vertexAt(event->position())) Q_EMIT nodeActivated(*v);
}

void GraphView::wheelEvent(QWheelEvent* event) {
  if (!hasPicture() || event->angleDelta().y() == 0) return;
  m_isByHand = true;
  hover({});
  m_camera.zoom(std::pow(kGraphZoomPerNotch, event->angleDelta().y() / 120.0), event->position(), size());
  cameraMoved(true);
  event->accept();
}

void GraphView::leaveEvent(QEvent* event) {
  QWidget::leaveEvent(event);
  hover({});
}

// ---- By keyboard -----------------------------------------------------------------------------------------------------------

// To the neighbour that lies most in this direction of the picture.
bool GraphView::moveCursor(QPointF direction) {
  if (!hasPicture()) return false;
  if (!has(m_cursor)) {
    const auto& starts = m_scene.graph->starts();
    m_cursor = has(m_here) ? *m_here : starts.empty() ? graph::Vertex{0} : starts.front();
  } else {
    const QPointF from = place(*m_cursor);
    double best = 0.2;  // at least roughly there
    graph::Vertex to = *m_cursor;
    for (const graph::Vertex u : m_scene.graph->neighbours(*m_cursor)) {
      const QPointF by = place(u) - from;
      const double length = std::hypot(by.x(), by.y());
      if (length < 1e-9) continue;
      if (const double along = QPointF::dotProduct(by, direction) / length; along > best) {
        best = along;
        to = u;
      }
    }
    m_cursor = to;
  }
  setAccessibleDescription(description(*m_cursor));
  showTip(*m_cursor);
  update();
  return true;
}

void GraphView::keyPressEvent(QKeyEvent* event) {
  QPointF direction;
  switch (event->key()) {
    case Qt::Key_Left: direction = {-1, 0}; break;
    case Qt::Key_Right: direction = {1, 0}; break;
    case Qt::Key_Up: direction = {0, -1}; break;
    case Qt::Key_Down: direction = {0, 1}; break;
    default: break;
  }
  const auto held = event->modifiers() & ~Qt::KeypadModifier;
  if (!direction.isNull() && held == Qt::ControlModifier) {
    moveCursor(direction);
    return;
  }
  if (!direction.isNull() && (!held || held == Qt::ShiftModifier)) {
    m_isByHand = true;
    if (held)
      m_camera.moveBy(direction * kPixelsPerKey, size());
    else
      m_camera.turn(direction.x() * kRadiansPerKey, direction.y() * kRadiansPerKey);
    m_tipLabel->hide();
    cameraMoved(true);
    return;
  }
  if (held & ~Qt::ShiftModifier) {  // + needs Shift on many keyboards
    QWidget::keyPressEvent(event);
    return;
  }
  switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoomIn(); break;
    case Qt::Key_Minus: zoomOut(); break;
    case Qt::Key_0:
    case Qt::Key_Home: fit(); break;
    case Qt::Key_Comma:
    case Qt::Key_Period:
      m_isByHand = true;
      m_camera.turn(0, 0, event->key() == Qt::Key_Comma ? -kRadiansPerKey : kRadiansPerKey);
      cameraMoved(true);
      break;
    case Qt::Key_Escape:
      if (!m_cursor) {
        QWidget::keyPressEvent(event);
        return;
      }
      m_cursor.reset();
      m_tipLabel->hide();
      update();
      break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (has(m_cursor)) Q_EMIT nodeActivated(*m_cursor);
      break;
    default: QWidget::keyPressEvent(event);
  }
}

// The window may not take the arrows away while the graph has the focus.
bool GraphView::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool isArrow = key->key() >= Qt::Key_Left && key->key() <= Qt::Key_Down;
    const auto held = key->modifiers() & ~Qt::KeypadModifier;
    if ((isArrow && !(held & Qt::AltModifier)) || (!held && key->key() == Qt::Key_Home)) {
      event->accept();
      return true;
    }
  }
  if (event->type() == QEvent::ToolTip && hasPicture()) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const LegendPlan plan = legendPlan(size());
    const bool isMeant = plan.flow.ellipsis(plan.top).contains(help->pos());
    QToolTip::showText(help->globalPos(), isMeant ? plan.flow.leftOut() : QString(), this);
    return true;
  }
  return QWidget::event(event);
}

void GraphView::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  update();
}
void GraphView::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  m_cursor.reset();
  if (!m_hovered) m_tipLabel->hide();
  setTexts();
}

// ---- Commands --------------------------------------------------------------------------------------------------------------

void GraphView::fit() {
  m_isByHand = false;
  if (!hasPicture()) return;
  const auto& starts = m_scene.graph->starts();
  m_camera.lookAt(*m_scene.places, m_mirrorSigns,
                  starts.empty() ? graph::Position{} : (*m_scene.places)[starts.front()]);
  cameraMoved(true);
}

void GraphView::zoomIn() {
  m_isByHand = true;
  m_camera.zoom(kZoomPerKey, m_camera.middleOf(size()), size());
  cameraMoved(true);
}

void GraphView::zoomOut() {
  m_isByHand = true;
  m_camera.zoom(1 / kZoomPerKey, m_camera.middleOf(size()), size());
  cameraMoved(true);
}

void GraphView::setTurnsByItself(bool on) {
  if (on == turnsByItself()) return;
  m_isByHand |= on;
  if (on)
    m_spin.start(kSpinMilliseconds, this);
  else
    m_spin.stop();
  Q_EMIT turnsByItselfChanged(on);
}

}  // namespace searchlight::ui
