// widgets/graph/graph_view.h: a graph in space as a widget: seen from all sides, pointed at, with a search over it.
#pragma once
#include <QBasicTimer>
#include <QElapsedTimer>
#include <QImage>
#include <QPixmap>
#include <QString>
#include <QWidget>
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/graph/layout.h"
#include "widgets/graph/graph_canvas.h"
#include "widgets/graph/graph_painter.h"
#include "widgets/graph/graph_search.h"
#include "widgets/task/task.h"
#include "widgets/theme/legend_flow.h"
#include "widgets/theme/motion_clock.h"

class QLabel;

namespace searchlight::ui {

struct BoardColours;

// A graph made and laid out, told as it comes: work for a thread.
struct MadeGraph {
  std::shared_ptr<const graph::StateGraph> graph;  // null: there is none to draw
  std::vector<graph::Vertex> mirror = {};          // see graph::LayoutOptions
  bool isComplete = true;  // false: a limit was met, and this is the part that was found
  // Moves cannot all be undone: edges have arrow heads, and states from which no goal can be reached are drawn as dead.
  bool isDirected = false;
  // By vertex, what kind of dead state it is: 0 none, 1 to node_look::kKinds; empty: there are no kinds.
  std::vector<std::uint8_t> kinds = {};
};
// Told by the factory on its thread: how many states it has found so far.
using GraphProgress = std::function<void(std::uint64_t states)>;
// Called on a thread, so it shares its data as const. May throw EndedEarly when it is asked to stop, and
// std::bad_alloc.
using GraphFactory = std::function<MadeGraph(const std::stop_token&, const GraphProgress&)>;

// What a puzzle says of its graph beside what the graph tells by itself.
struct GraphAbout {
  QString counts;              // above the graph: "20,106 states, 48,012 pushes"
  QString explanation;         // of the counts and kinds, as their tool tip
  QString kindTitle;           // of the colours of kinds
  std::vector<QString> kinds;  // in the legend; kind 1 first
};

// Where the vertices are after so many sweeps, 0: the first picture.
struct GraphPlaces {
  std::shared_ptr<const std::vector<graph::Position>> places;
  std::array<float, 3> mirrorSigns{1, 1, 1};
  int sweep = 0;
};

inline constexpr int kGraphSweeps = 10;       // after which the picture is good
inline constexpr int kGraphRefinements = 30;  // that better it a little

// Tells progress() what the factory does, then made(), then placed() for the first picture and after every sweep, the last time with kGraphSweeps + kGraphRefinements of them;
// not where there is no graph. Throws what the factory throws, std::bad_alloc, and EndedEarly when it is asked to stop.
void layOutGraph(const GraphFactory& factory, const std::shared_ptr<search::MemoryBudget>& budget,
                 const std::stop_token& stop, const GraphProgress& progress,
                 const std::function<void(const MadeGraph&)>& made,
                 const std::function<void(const GraphPlaces&)>& placed);

// Knows graphs and no puzzle: what a vertex is, is told by whoever gives it the graph. The layout is made on a thread and
// shown as it grows.
//
// By mouse: a drag with the left button turns the graph, with the middle one (or Shift) moves it; the wheel zooms at the
// pointer; a click on a vertex activates it. By keyboard: the arrows turn, with Shift they move, with Ctrl they lead from vertex
// to neighbour, Enter activates; , and . turn in the plane; + - zoom; 0 and Home fit all in, seen from the first side again.
class GraphView : public QWidget {
  Q_OBJECT

 public:
  // What vertices are coloured by.
  enum class Colour { FromStart, ToGoal, Kinds };
  // What a step along an edge is called.
  enum class Steps { Moves, Pushes };
  // What is shown of a vertex under the pointer, besides its distances.
  struct Tip {
    QPixmap picture;
    QString text;
  };
  enum class Path { Walk, Solution };

  explicit GraphView(QWidget* parent = nullptr);
  ~GraphView() override;

  // Another graph, made on a thread; all that was said of vertices of the old one is forgotten. The layout takes its
  // memory from the budget.
  void setGraph(GraphFactory factory, std::shared_ptr<search::MemoryBudget> budget = {});
  void clear();
  // What is under way ends: what is there so far stays. again() makes the same graph anew.
  void stop();
  bool wasStopped() const { return m_wasStopped; }
  void again() { setGraph(GraphFactory(m_factory), m_budget); }
  // Null until the graph is made.
  const std::shared_ptr<const graph::StateGraph>& graph() const { return m_scene.graph; }
  bool hasPicture() const { return m_scene.places != nullptr; }
  bool isWorking() const { return m_layout.isBusy(); }
  // The screen shows an older picture than the one that is being painted.
  bool isPainting() const { return m_painter.isPainting(); }
  // What is under way, or why there is no picture, in words; empty: all is well.
  QString message() const;

  // Of the present graph, and forgotten with it. Vertices that are not of the graph are not shown.
  // The state that is shown: a dot with a light round it. It travels along the edge to a neighbour, and anywhere else it fades
  // in; both only where there is motion, and nobody is sent on before he has come.
  void setHere(std::optional<graph::Vertex> vertex);
  std::optional<graph::Vertex> here() const { return m_here; }
  // 1: the usual speed; 0: no motion.
  void setMotionSpeed(double factor) { m_motion.setSpeed(factor); }
  // Where the dot is at the moment, in the widget; nothing where there is none.
  std::optional<QPointF> hereShown() const;
  bool isHereMoving() const { return m_motion.isRunning(); }
  // From vertex to vertex; drawn over the graph. Fewer than two: nothing.
  void setPath(Path which, std::vector<graph::Vertex> path);
  // Moves the picture so that a vertex is in its middle, and enlarges it where edges are too short to be seen.
  void centreOn(graph::Vertex vertex);

  void setColour(Colour by);
  // The words that the legend has room for. REQUIRES: hasPicture().
  QStringList legendTexts() const;
  Colour colour() const { return m_colour; }
  bool hasKinds() const { return !m_kinds.empty(); }
  void setSteps(Steps steps) { m_steps = steps; }
  Steps steps() const { return m_steps; }
  // Asked for whenever it is shown; what is in it may change with the graph and the language.
  void setAbout(std::function<GraphAbout()> about) { m_about = std::move(about); }
  GraphAbout about() const { return m_about && m_scene.graph ? m_about() : GraphAbout(); }
  void setTip(std::function<Tip(graph::Vertex)> tip) { m_tip = std::move(tip); }
  // A search lights what it has met; two are compared. nullptr: none. The vertices are those of the present graph, so a page
  // says it again with a new one.
  void setSearch(WatchedRun* run, NodeVertex vertexOf, WatchedRun* second = nullptr) {
    m_search.setRuns(run, second, std::move(vertexOf));
  }
  // Nodes of the search that stand out; null: none.
  void setLit(SharedLitNodes lit) { m_search.setLit(std::move(lit)); }

  // What the two compared searches are called in the legend; 0: the first and the second.
  void setSearchNumbers(int first, int second);

  // The vertex whose disc is under the pointer, the nearest to the eye of several; else the nearest one within a few pixels.
  std::optional<graph::Vertex> vertexAt(QPointF position) const;
  // Where a vertex is in the widget. REQUIRES: hasPicture(), and the graph has the vertex.
  QPointF place(graph::Vertex v) const;
  std::optional<graph::Vertex> hovered() const { return m_hovered; }
  // The keyboard's vertex; nothing until it is used.
  std::optional<graph::Vertex> cursor() const { return m_cursor; }
  const GraphCamera& camera() const { return m_camera; }
  // The node of the search on a vertex that it has met; of several an open one. Nothing: there is none.
  std::optional<search::NodeId> nodeAt(graph::Vertex v) const { return m_search.nodeAt(v); }
  // A vertex in words: distances, and what its tip says.
  QString description(graph::Vertex v) const;
  // What there is to be seen, in sentences: the accessible value.
  QString summary() const;

  bool turnsByItself() const { return m_spin.isActive(); }

  // The graph as it is seen now, with marks and legend, in so many points of `scale` pixels; nothing where there is none. It is
  // made in a moment, what graph_painter.h makes of it is not.
  std::optional<GraphDrawing> drawing(QSize points, qreal scale) const;

  QSize sizeHint() const override { return {720, 540}; }
  QSize minimumSizeHint() const override { return {160, 120}; }

 public Q_SLOTS:
  void fit();  // and seen from the first side
  void zoomIn();
  void zoomOut();
  void setTurnsByItself(bool on);

 Q_SIGNALS:
  void nodeActivated(searchlight::graph::Vertex vertex);
  void hoveredChanged(std::optional<searchlight::graph::Vertex> vertex);
  // The graph is there, or another picture of it; a message has come or gone.
  void graphChanged();
  void colourChanged();
  void turnsByItselfChanged(bool on);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void timerEvent(QTimerEvent* event) override;

 private:
  enum class Drag { None, Click, Turn, Move };

  // graph_view.cpp: what is shown.
  void setTexts();
  void graphMade(const MadeGraph& made);
  void graphPlaced(const GraphPlaces& placed);
  bool dress(Deadline deadline);
  void moveHere();
  void arriveHere();  // at once
  double shareOfPath() const;
  GraphCamera::Seen hereSeen(const GraphCamera::Projection& project) const;
  void redraw();
  void renewFrame(bool isOnScreen, qreal ratio);
  GraphOrder order(GraphDetail detail) const;
  void takeFrame(const GraphPicture& picture);
  GraphInks inks() const;
  QColor kindColour(std::size_t kind) const;
  bool isDead(graph::Vertex v) const { return m_scene.isDirected && m_scene.graph->isDead(v); }
  bool has(std::optional<graph::Vertex> v) const { return v && hasPicture() && *v < m_scene.places->size(); }

  // graph_marks.cpp: what is painted over the nodes, on a screen, in a picture and in a drawing alike.
  void paintMarks(QPainter& painter, QSizeF size, const GraphCamera& camera, bool withPointer) const;
  void paintPath(QPainter& painter, const std::vector<graph::Vertex>& path,
                 const GraphCamera::Projection& project, const QColor& ink, const QColor& casing) const;
  using PaintAt = void (*)(QPainter&, QPointF, const BoardColours&);
  void paintHere(QPainter& painter, const GraphCamera::Projection& project, PaintAt paint) const;
  void paintMessage(QPainter& painter) const;
  std::vector<LegendFlow::Item> legendItems() const;
  struct LegendPlan {
    LegendFlow flow;
    qreal top = 0;
    QString title, greatest;  // of the scale
    bool hasScale = false;
  };
  // REQUIRES: hasPicture().
  LegendPlan legendPlan(QSizeF size) const;
  void paintLegend(QPainter& painter, QSizeF size, const LegendPlan& plan) const;
  // The share of a picture's height that its legend takes.
  static double legendShare(QSizeF size, const LegendPlan& plan);
  void makeRoomForLegend(const LegendPlan& plan);

  // graph_view_input.cpp: the gestures.
  void cameraMoved(bool isUnderWay);
  void hover(std::optional<graph::Vertex> v);
  void showTip(graph::Vertex v);
  bool moveCursor(QPointF direction);

  GraphSearch m_search;
  GraphScene m_scene;
  GraphCamera m_camera;
  std::array<float, 3> m_mirrorSigns{1, 1, 1};
  int m_sweep = 0;
  std::uint64_t m_found = 0;  // states, while they are being found
  bool m_isComplete = true, m_wasStopped = false;
  std::vector<std::uint8_t> m_kinds;
  Steps m_steps = Steps::Moves;
  std::function<GraphAbout()> m_about;
  GraphFactory m_factory;
  std::shared_ptr<search::MemoryBudget> m_budget;
  QString m_problem;

  std::array<int, 2> m_searchNumbers{};

  Colour m_colour = Colour::FromStart;
  std::optional<graph::Vertex> m_here, m_hovered, m_cursor;
  std::vector<graph::Vertex> m_walk, m_solution, m_route;
  // The dot's way to m_here.
  graph::Vertex m_left = graph::kNoVertex;
  bool m_isAlongEdge = false;
  MotionClock m_motion;
  QElapsedTimer m_sinceHere;
  std::function<Tip(graph::Vertex)> m_tip;
  QLabel* m_tipLabel;

  GraphCanvas m_canvas;
  Task<void> m_layout;
  GraphPainter m_painter;  // of graphs that take longer than a frame has
  QImage m_frame;
  GraphCamera m_frameCamera;  // that it was seen from
  // Of the picture that was wished for last: it is not what is to be shown any more; its size, and whether it is a quick one.
  bool m_isFrameStale = true;
  QSize m_orderedPixels;
  bool m_isOrderQuick = false;
  bool m_areLooksStale = true;
  bool m_isMoving = false;        // the picture changes many times a second
  double m_fineMilliseconds = 0;  // that the last fine picture took
  QBasicTimer m_still, m_spin;

  Drag m_drag = Drag::None;
  QPointF m_pressedAt, m_pointer;
  bool m_isByHand = false;  // the user has chosen what is seen: it is not fitted any more
};

}  // namespace searchlight::ui
