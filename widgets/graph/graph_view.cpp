// widgets/graph/graph_view.cpp: which graph, how its vertices look, and the picture of it.
#include "widgets/graph/graph_view.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <algorithm>
#include <chrono>
#include <utility>

#include "widgets/board/accessible_value.h"
#include "widgets/board/paint_turns.h"
#include "widgets/theme/language.h"
#include "widgets/theme/strokes.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

void layOutGraph(const GraphFactory& factory, const std::shared_ptr<search::MemoryBudget>& budget,
                 const std::stop_token& stop, const GraphProgress& progress,
                 const std::function<void(const MadeGraph&)>& made,
                 const std::function<void(const GraphPlaces&)>& placed) {
  const MadeGraph graph = factory(stop, progress);
  made(graph);
  if (!graph.graph) return;
  graph::LayoutOptions options;
  options.mirror = graph.mirror;
  graph::Layout layout(graph.graph, options, budget);
  layout.place(stop);
  for (;; layout.sweep(stop)) {
    const auto at = layout.positions();
    placed({std::make_shared<const std::vector<graph::Position>>(at.begin(), at.end()), layout.mirrorSigns(),
            layout.sweeps()});
    if (layout.sweeps() == kGraphSweeps + kGraphRefinements) return;
  }
}

namespace {

// A fine picture that takes longer is made when the graph stands still.
constexpr double kMostFineMilliseconds = 16;
// How long it takes, about, for each vertex and each edge: until it has been measured.
constexpr double kFineMillisecondsEach = 3e-4;
// Of a frame, for finding which nodes of a search are which vertices.
constexpr std::chrono::milliseconds kDressing{2};
// Below it nobody sees that a ring is one.
constexpr float kLeastRing = 2.5F;
// Vertices and edges together that a frame always has the time for.
constexpr std::size_t kPaintedAtOnce = 5000;

}  // namespace

GraphView::GraphView(QWidget* parent)
    : QWidget(parent),
      m_motion([this] { moveHere(); }, [this] { arriveHere(); }),
      m_tipLabel(new QLabel(this)) {
  installAccessibleValue<GraphView>([](const GraphView& view) { return view.summary(); });
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_OpaquePaintEvent);
  m_tipLabel->setAttribute(Qt::WA_TransparentForMouseEvents);
  m_tipLabel->setAutoFillBackground(true);
  m_tipLabel->setFrameShape(QFrame::Box);
  m_tipLabel->setMargin(spacing::kHalf);
  m_tipLabel->setTextFormat(Qt::RichText);
  m_tipLabel->hide();
  connect(&m_search, &GraphSearch::changed, this, [this] {
    m_areLooksStale = true;
    cameraMoved(true);
    if (m_search.isAtRest()) announceAccessibleValue(this);
  });
  connect(&m_painter, &GraphPainter::painted, this, [this](const GraphPicture& picture) {
    takeFrame(picture);
    update();
  });
  connect(&m_painter, &GraphPainter::failed, this, [this](const QString& why) {
    m_problem = why;
    update();
  });
  keepTranslated(this, [this] { setTexts(); });
  onChange(this, {QEvent::PaletteChange, QEvent::FontChange}, [this] { redraw(); });
}

GraphView::~GraphView() = default;

void GraphView::setTexts() {
  setAccessibleName(tr("State graph"));
  setAccessibleDescription(
      tr("Shows every state as a point and every move as a line. Press the arrow keys to rotate the graph, "
         "or Ctrl+arrow keys to move from state to state."));
  update();
}

// ---- The graph -------------------------------------------------------------------------------------------------------------

void GraphView::clear() {
  m_layout.cancel();
  m_search.setRuns(nullptr, nullptr, {});
  m_painter.giveUp();
  m_scene = {};
  m_frame = {};
  m_fineMilliseconds = 0;
  m_problem.clear();
  m_sweep = 0;
  m_found = 0;
  m_isComplete = true;
  m_wasStopped = false;
  m_kinds.clear();
  if (m_colour == Colour::Kinds) m_colour = Colour::FromStart;
  m_here.reset();
  m_motion.stop();
  m_cursor.reset();
  m_walk.clear();
  m_solution.clear();
  m_isByHand = false;
  hover({});
  redraw();
  Q_EMIT graphChanged();
}

void GraphView::setGraph(GraphFactory factory, std::shared_ptr<search::MemoryBudget> budget) {
  const bool showsKinds = m_colour == Colour::Kinds;
  clear();
  if (showsKinds) m_colour = Colour::Kinds;  // graphs of one puzzle follow each other
  m_factory = std::move(factory);
  m_budget = std::move(budget);
  m_layout.ask(
      [this, factory = m_factory, budget = m_budget](const std::stop_token& stop, const TaskTeller& teller) {
        layOutGraph(
            factory, budget, stop,
            [&](std::uint64_t found) {
              teller.tellLatest([this, found] {
                m_found = found;
                update();
              });
            },
            [&](const MadeGraph& made) { teller.tell([this, made] { graphMade(made); }); },
            [&](const GraphPlaces& placed) { teller.tellLatest([this, placed] { graphPlaced(placed); }); });
      },
      [this](const TaskResult<void>& result) {
        if (!result)
          m_problem = result.isOutOfMemory() ? tr("Not enough memory to draw this graph.") : result.why();
        redraw();
        Q_EMIT graphChanged();
      });
  redraw();
  Q_EMIT graphChanged();
}

void GraphView::graphMade(const MadeGraph& made) {
  m_scene.graph = made.graph;
  m_scene.isDirected = made.isDirected;
  m_isComplete = made.isComplete;
  m_kinds = made.kinds;
  if (m_kinds.empty() && m_colour == Colour::Kinds) m_colour = Colour::FromStart;
  if (made.graph)
    m_fineMilliseconds =
        kFineMillisecondsEach * static_cast<double>(made.graph->vertexCount() + made.graph->edgeCount());
  redraw();
  Q_EMIT graphChanged();
}

void GraphView::graphPlaced(const GraphPlaces& placed) {
  const bool isFirst = !hasPicture();
  m_scene.places = placed.places;
  m_mirrorSigns = placed.mirrorSigns;
  m_sweep = placed.sweep;
  if (isFirst) {
    m_areLooksStale = true;
    const auto& starts = m_scene.graph->starts();
    m_camera.setBelow(legendShare(size(), legendPlan(size())));
    m_camera.lookAt(*placed.places, placed.mirrorSigns,
                    starts.empty() ? graph::Position{} : (*placed.places)[starts.front()]);
  } else if (!m_isByHand) {
    m_camera.fitTo(*placed.places);
  }
  cameraMoved(true);
  if (m_hovered) showTip(*m_hovered);
  Q_EMIT graphChanged();
}

void GraphView::stop() {
  if (!isWorking()) return;
  m_layout.cancel();
  m_wasStopped = true;
  redraw();
  Q_EMIT graphChanged();
}

QString GraphView::message() const {
  if (!m_problem.isEmpty()) return m_problem;
  if (!m_layout.isBusy()) {
    if (!hasPicture()) return m_wasStopped ? tr("Stopped: the graph is not drawn.") : tr("No graph to draw");
    if (m_isComplete) return {};
    return (m_steps == Steps::Pushes ? tr("Only part of the graph: %L1 states and their pushes")
                                     : tr("Only part of the graph: %L1 states and their moves"))
        .arg(static_cast<qulonglong>(m_scene.graph->vertexCount()));
  }
  if (!m_scene.graph)
    return m_found == 0 ? tr("Finding all states…")
                        : tr("Finding all states: %L1 so far…").arg(static_cast<qulonglong>(m_found));
  if (!hasPicture()) return tr("Laying out: measuring distances…");
  const int next = std::min(m_sweep + 1, kGraphSweeps + kGraphRefinements);
  if (next <= kGraphSweeps) return tr("Laying out: sweep %1 of %2").arg(next).arg(kGraphSweeps);
  return tr("Refining: sweep %1 of %2").arg(next).arg(kGraphSweeps + kGraphRefinements);
}

// ---- How vertices look -----------------------------------------------------------------------------------------------------

void GraphView::setPath(Path which, std::vector<graph::Vertex> path) {
  (which == Path::Walk ? m_walk : m_solution) = std::move(path);
  update();
}

void GraphView::setSearchNumbers(int first, int second) {
  m_searchNumbers = {first, second};
  update();
}

void GraphView::setColour(Colour by) {
  if (m_colour == by) return;
  m_colour = by;
  m_areLooksStale = true;
  redraw();
  Q_EMIT colourChanged();
}

bool GraphView::dress(Deadline deadline) {
  const graph::StateGraph& graph = *m_scene.graph;
  m_scene.looks.resize(graph.vertexCount());
  const bool toGoal = m_colour == Colour::ToGoal;
  const std::uint32_t greatest = std::max(1u, toGoal ? graph.greatestToGoal() : graph.greatestFromStart());
  for (graph::Vertex v = 0; v < graph.vertexCount(); ++v) {
    const std::uint32_t distance = toGoal ? graph.toGoal(v) : graph.fromStart(v);
    m_scene.looks[v] = isDead(v) ? m_colour == Colour::Kinds && m_kinds[v] > 0
                                       ? static_cast<node_look::Look>(node_look::kKind + m_kinds[v] - 1)
                                       : node_look::kDead
                       : distance == graph::kUnreached || m_colour == Colour::Kinds
                           ? node_look::kPlain
                           : static_cast<node_look::Look>(std::uint64_t{distance} * 255 / greatest);
  }
  const bool isWhole = m_search.dress(m_scene.looks, deadline);
  m_route = m_search.route();
  // What no search has met yet is dead all the same.
  if (m_scene.isDirected && m_search.isActive())
    for (graph::Vertex v = 0; v < graph.vertexCount(); ++v)
      if (m_scene.looks[v] == node_look::kUnseen && isDead(v)) m_scene.looks[v] = node_look::kUnseenDead;
  // A goal is one whatever a search has to say of it, but for what it is doing there.
  for (const graph::Vertex g : graph.goals())
    if (const auto look = m_scene.looks[g]; look < node_look::kOpen) m_scene.looks[g] = node_look::kGoal;
  return isWhole;
}

GraphInks GraphView::inks() const {
  const BoardColours& colours = Theme::of(palette()).board();
  GraphInks inks;
  inks.ground = colours.outside;
  inks.rim = colours.markCasing;
  inks.size.fill(1);
  for (int i = 0; i < ColourMap::kSize; ++i)
    inks.node[static_cast<std::size_t>(i)] = QColor::fromRgb(colours.scale.atIndex(i));
  const auto set = [&](node_look::Look look, const QColor& colour, float size) {
    inks.node[look] = colour;
    inks.size[look] = size;
  };
  set(node_look::kPlain, colours.sameTime, 1);
  set(node_look::kUnseen, colours.frame, 0.7F);
  set(node_look::kOpen, colours.openRing, 1.6F);
  set(node_look::kSecondOpen, colours.secondRing, 1.6F);
  inks.core[node_look::kOpen] = colours.openSolid;
  inks.core[node_look::kSecondOpen] = colours.secondSolid;
  set(node_look::kCurrent, colours.currentFill, 1.6F);
  set(node_look::kGoal, colours.goal, 1.6F);
  set(node_look::kDeadEnd, m_scene.isDirected ? colours.fateDead : colours.sameTime, 1);
  set(node_look::kLit, colours.descendantsLit, 1.6F);
  if (m_scene.isDirected) inks.core[node_look::kDeadEnd] = inks.ground;  // a ring: goals are full discs
  set(node_look::kDead, colours.deadState, 0.7F);
  for (std::size_t kind = 0; kind < node_look::kKinds; ++kind)
    set(static_cast<node_look::Look>(node_look::kKind + kind), kindColour(kind), 0.8F);
  set(node_look::kFirstOnly, colours.firstOnly, 1.2F);
  set(node_look::kSecondOnly, colours.secondOnly, 1.2F);
  // Of two searches what both have expanded stands out from what none has, and less than what one alone has.
  const auto between = [&](const QColor& ink, float part) {
    const QColor& ground = colours.outside;
    return QColor::fromRgbF(ground.redF() + (ink.redF() - ground.redF()) * part,
                            ground.greenF() + (ink.greenF() - ground.greenF()) * part,
                            ground.blueF() + (ink.blueF() - ground.blueF()) * part);
  };
  set(node_look::kUnseenDead, between(colours.deadState, 0.5F), 0.7F);
  set(node_look::kBoth, between(palette().color(QPalette::WindowText), 0.62F), 1);
  set(node_look::kBothOther, palette().color(QPalette::WindowText), 1.6F);
  inks.core[node_look::kBothOther] = inks.ground;
  for (const node_look::Look look : {node_look::kOpen, node_look::kSecondOpen, node_look::kBothOther})
    inks.least[look] = kLeastRing;
  if (m_scene.isDirected && !m_search.isActive())
    for (node_look::Look look = node_look::kScale; look <= node_look::kPlain; ++look)
      inks.least[look] = kLeastRing;
  if (m_search.comparesTwo())
    set(node_look::kUnseen, between(palette().color(QPalette::WindowText), 0.2F), 0.7F);
  return inks;
}

// ---- The picture -----------------------------------------------------------------------------------------------------------

void GraphView::redraw() {
  m_isFrameStale = true;
  update();
}

GraphOrder GraphView::order(GraphDetail detail) const {
  return {.scene = m_scene,
          .inks = inks(),
          .camera = m_camera,
          .pixels = (QSizeF(size()) * devicePixelRatioF()).toSize(),
          .pixelRatio = devicePixelRatioF(),
          .detail = detail,
          .isLong = detail == GraphDetail::Fine && m_fineMilliseconds > kMostFineMilliseconds};
}

// A small graph is painted here and now, and so is any that goes into somebody's image, which is painted once and has to be right.
// Others are painted on a thread, and the screen shows the last picture until the next one has come.
void GraphView::renewFrame(bool isOnScreen, qreal ratio) {
  const std::size_t parts = m_scene.graph->vertexCount() + m_scene.graph->edgeCount();
  const bool isHere = !isOnScreen || parts < kPaintedAtOnce;
  const bool isQuick = isOnScreen && m_isMoving && m_fineMilliseconds > kMostFineMilliseconds;
  const GraphDetail detail = isQuick ? GraphDetail::Quick : GraphDetail::Fine;
  const QSize pixels = (QSizeF(size()) * ratio).toSize();
  const bool isWished = !m_isFrameStale && m_orderedPixels == pixels && (!m_isOrderQuick || isQuick);
  if (isWished && (!isHere || !m_painter.isPainting())) return;
  m_isFrameStale = false;
  m_orderedPixels = pixels;
  m_isOrderQuick = isQuick;
  if (!isHere) return m_painter.paint(order(detail));
  m_painter.giveUp();
  GraphPicture picture{QImage(pixels, QImage::Format_RGB32), m_camera, detail, 0};
  picture.image.setDevicePixelRatio(ratio);
  QElapsedTimer timer;
  timer.start();
  m_canvas.paint(picture.image, m_scene, inks(), m_camera, ratio, detail);
  picture.milliseconds = static_cast<double>(timer.nsecsElapsed()) * 1e-6;
  takeFrame(picture);
}

void GraphView::takeFrame(const GraphPicture& picture) {
  if (!hasPicture()) return;
  m_frame = picture.image;
  m_frameCamera = picture.camera;
  if (picture.detail == GraphDetail::Fine) m_fineMilliseconds = picture.milliseconds;
}

void GraphView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  if (!hasPicture()) {
    painter.fillRect(rect(), Theme::of(palette()).board().outside);
    paintMessage(painter);
    return;
  }
  const bool isScreen = isOnScreen(*this, painter);
  if (m_areLooksStale) {
    m_areLooksStale = !dress(isScreen ? std::chrono::steady_clock::now() + kDressing : Deadline::max());
    m_isFrameStale = true;
    if (m_areLooksStale) QMetaObject::invokeMethod(this, qOverload<>(&QWidget::update), Qt::QueuedConnection);
  }
  const LegendPlan legend = legendPlan(size());
  makeRoomForLegend(legend);
  renewFrame(isScreen, painter.deviceTransform().m11());
  // One that is still of another size stands in the middle, as the graph does.
  const QSizeF frame = m_frame.deviceIndependentSize();
  const QPointF corner((width() - frame.width()) / 2, (height() - frame.height()) / 2);
  if (frame != QSizeF(size())) painter.fillRect(rect(), Theme::of(palette()).board().outside);
  if (!m_frame.isNull()) {
    const PainterScope kept(painter);
    painter.translate(corner);
    painter.drawImage(QPointF(0, 0), m_frame);
    paintMarks(painter, frame, m_frameCamera, true);
  }
  paintLegend(painter, size(), legend);
  paintMessage(painter);
  if (!hasFocus()) return;
  painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
  painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
}

std::optional<GraphDrawing> GraphView::drawing(QSize points, qreal scale) const {
  if (!hasPicture() || points.isEmpty() || m_scene.looks.size() != m_scene.places->size())
    return std::nullopt;
  GraphDrawing made{order(GraphDetail::Fine), QPicture(), tr("State graph"), logicalDpiX()};
  made.order.pixels = points * scale;
  const LegendPlan legend = legendPlan(points);
  made.order.camera.setBelow(legendShare(points, legend));
  made.order.pixelRatio = scale;
  QPainter painter(&made.marks);
  paintMarks(painter, points, made.order.camera, false);
  paintLegend(painter, points, legend);
  return made;
}

void GraphView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (hasPicture()) makeRoomForLegend(legendPlan(size()));
  redraw();
}

}  // namespace searchlight::ui
