// widgets/board/legend_marks.cpp: swatches and words.
#include "widgets/board/legend_parts.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>
#include <iterator>
#include <utility>

#include "core/trace/player_queries.h"
#include "widgets/board/cell_texts.h"
#include "widgets/board/event_look.h"
#include "widgets/theme/cell_marks.h"
#include "widgets/words/catalogue_texts.h"

namespace searchlight::ui {

using search::Algorithm;

namespace {

class LegendMarks {
  Q_DECLARE_TR_FUNCTIONS(LegendMarks)

 public:
  using Item = BoardView::LegendItem;
  using Switch = BoardView::Switch;

  LegendMarks(const BoardScene& scene, double cellSide)
      : m_scene(scene), m_board(scene.board), m_cellSide(cellSide) {}

  // What stays once it has come.
  std::vector<Item> ofCells() const {
    std::vector<Item> items;
    const SearchCells& search = m_scene.search;
    const Algorithm algorithm = search.session().algorithm();
    const bool isTwoSided = search.hasTwoSides();
    const bool isWaiting = search.player().openCount() > (search.takenGoal() == search::kNoNode ? 0U : 1U);
    const QString open = search::followsPath(algorithm)
                             ? tr("OPEN: generated on the current path, not expanded yet.")
                             : termMeaning(Term::Open);
    const auto add = [&items](Paint paint, const QString& text, const QString& meaning, bool isShown) {
      items.push_back({std::move(paint), text, meaning, Switch::None, isShown});
    };
    add(openPainter(FrontierSide::Forward), isTwoSided ? tr("OPEN from the start") : tr("OPEN"), open,
        isWaiting);
    if (isTwoSided) add(openPainter(FrontierSide::Backward), tr("OPEN from the goal"), open, isWaiting);
    if (search.hasScans() || algorithm == Algorithm::JumpPoint)
      add([&board = m_board](QPainter& p, const QRectF& r) { paintScanned(p, r, board); }, tr("scanned"),
          eventMeaning(algorithm, search::EventKind::Scan, false), search.isAnyScanned());
    if (algorithm == Algorithm::DepthFirst)
      add(
          [&scene = m_scene](QPainter& p, const QRectF& r) {
            const QColor muted(scene.colours.palette().deadEnd[0][128]);
            p.fillRect(r, muted);
            paintDeadEndStroke(p, r, muted, scene.board);
          },
          tr("dead end"), tr("Dead end: everything below the node has been tried."),
          search.player().counts().expanded > path().size());
    add(routePainter(), tr("route"), eventMeaning(algorithm, search::EventKind::Route, false),
        !search.player().route().empty());
    if (m_scene.nearest)
      add(
          [&board = m_board](QPainter& p, const QRectF& r) {
            p.fillRect(r, board.freeCell);
            p.setRenderHint(QPainter::Antialiasing);
            paintGoalRing(p, r.center(), false, r.width(), board);
          },
          tr("nearest cell"),
          tr("The goal cannot be reached. Of the cells that can, this one is nearest to it, and the search "
             "is for "
             "a path to it."),
          true);
    if (!m_scene.waypoints.empty())
      add(
          [&board = m_board](QPainter& p, const QRectF& r) {
            p.fillRect(r, board.freeCell);
            p.setRenderHint(QPainter::Antialiasing);
            paintWaypoint(p, r, 1, board);
          },
          tr("waypoint"), tr("The route visits the waypoints in the order of their numbers."), true);
    if (algorithm == Algorithm::DStarLite)
      add(stackPainter(), tr("walked"), tr("Where the agent has walked so far."),
          !search.player().walked().empty());
    if (!m_scene.smoothPath.empty())
      add(dashPainter(m_board.markCasing, m_board.fateCheaper, {}), tr("smoothed route"),
          tr("The route pulled straight by lines of sight."), m_scene.showsSmoothPath());
    return items;
  }

  // What comes and goes with every event.
  std::vector<Item> ofTheMoment() const {
    std::vector<Item> items;
    const SearchCells& search = m_scene.search;
    items.push_back(
        {asOnBoard([&board = m_board](QPainter& p, const QRectF& r) { paintCurrent(p, r, board); }),
         tr("expanded now"), termMeaning(Term::Expand), Switch::None, m_scene.hasPlace(search.expandedNow()),
         tr("expanded now")});
    if (search::followsPath(search.session().algorithm()))
      items.push_back({stackPainter(), tr("current path"),
                       tr("The path from the start to the node being expanded."), Switch::None,
                       search.player().route().empty() && path().size() > 1, tr("current path")});
    const QString place = tr("this event");
    const auto fate = shownCellFate(m_scene, m_cellSide);
    if (fate && *fate != search::Fate::None)
      items.push_back({[&board = m_board, fate = *fate](QPainter& p, const QRectF& r) {
                         p.fillRect(r, board.freeCell);
                         p.setRenderHint(QPainter::Antialiasing);
                         paintFateSign(p, fate, r.center(), r.width() / 2 - 1, board);
                       },
                       fateText(*fate), tr("This event: what happens to the cell the arrow points to."),
                       Switch::None, true, place});
    else
      items.push_back(
          {[&board = m_board](QPainter& p, const QRectF& r) {
             p.fillRect(r, board.freeCell);
             paintEventFrame(p, r, 2, board);
           },
           place, tr("This event: the cell of the last event, if it differs from the cell being expanded."),
           Switch::None, fate.has_value(), place});
    return items;
  }

  // What is laid over them on demand.
  std::vector<Item> onDemand() const {
    const bool repairs = search::repairs(m_scene.search.session().algorithm());
    return {
        {dashPainter(m_board.routeCasing, m_board.route), tr("route ahead"),
         tr("Reveals the result ahead of playback: the route as a dashed line, and the statistics of the "
            "whole run."),
         Switch::AnswerAhead, m_scene.showsAnswerPreview},
        {dashPainter(m_board.markCasing, m_board.pathLit), tr("path to the start"),
         tr("The path from the selected cell back to the start, traced along the parent arrows."),
         Switch::LitPath, !m_scene.litPath.empty()},
        {litPainter(), repairs ? tr("expanded in this repair") : tr("descendants"),
         repairs
             ? tr("Cells that this repair has expanded, or those that were reached through the selected one.")
             : tr("All cells that were reached through the selected one."),
         Switch::Descendants, !m_scene.descendants.empty()},
        {litPainter(), tr("selected in the plot"), tr("Cells of the nodes that are selected in the plot."),
         Switch::None, !m_scene.litCells.empty()}};
  }

 private:
  using Paint = std::function<void(QPainter&, const QRectF&)>;
  static constexpr std::size_t kMostOfPath = 100'000;

  std::vector<search::NodeId> path() const {
    return search::currentPath(m_scene.search.session(), m_scene.search.player(), kMostOfPath);
  }
  Paint openPainter(FrontierSide side) const {
    return asOnBoard(
        [&board = m_board, side](QPainter& p, const QRectF& r) { paintOpen(p, r, side, board); });
  }
  // The swatch is as small as a cell whose mark is another one: with large cells theirs is drawn, and made smaller.
  Paint asOnBoard(Paint paint) const {
    if (m_cellSide < kSmallestForFrame) return paint;
    return [paint = std::move(paint)](QPainter& p, const QRectF& r) {
      p.translate(r.topLeft());
      p.scale(r.width() / kSmallestForFrame, r.height() / kSmallestForFrame);
      paint(p, QRectF(0, 0, kSmallestForFrame, kSmallestForFrame));
    };
  }
  // Tinted, as the board's cells are; with strokes where these have room for them.
  Paint litPainter() const {
    return [&scene = m_scene, hasStrokes = m_cellSide >= kSmallestMark](QPainter& p, const QRectF& r) {
      p.fillRect(r, QColor(scene.colours.tinted(scene.colours.palette().closed[0][120])));
      if (hasStrokes) paintDescendant(p, r, scene.board);
    };
  }
  Paint stackPainter() const {
    return [&board = m_board](QPainter& p, const QRectF& r) {
      p.fillRect(r, board.freeCell);
      const QPointF arm(r.width() / 2 - 3, 0);
      for (const auto& [colour, width] :
           {std::pair(board.currentRim, 4.0), std::pair(board.currentFill, 2.0)}) {
        p.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
        p.drawLine(r.center() - arm, r.center() + arm);
      }
    };
  }
  Paint routePainter() const {
    return [&board = m_board](QPainter& p, const QRectF& r) {
      p.fillRect(r, board.freeCell);
      const QPointF arm(r.width() / 2 - 3, 0);
      paintRoute(p, {r.center() - arm, r.center() + arm}, r.width(), board);
    };
  }
  Paint dashPainter(const QColor& casing, const QColor& colour, const QList<qreal>& dashes = {2, 1}) const {
    return [&board = m_board, casing, colour, dashes](QPainter& p, const QRectF& r) {
      p.fillRect(r, board.freeCell);
      p.setPen(QPen(casing, 4));
      p.drawLine(QPointF(r.left() + 1, r.center().y()), QPointF(r.right() - 1, r.center().y()));
      QPen pen(colour, 2, Qt::SolidLine, Qt::FlatCap);
      if (!dashes.isEmpty()) pen.setDashPattern(dashes);
      p.setPen(pen);
      p.drawLine(QPointF(r.left() + 2, r.center().y()), QPointF(r.right() - 1, r.center().y()));
    };
  }

  const BoardScene& m_scene;
  const BoardColours& m_board;
  double m_cellSide;
};

}  // namespace

// Those that stay stand first: what comes and goes at the end moves nothing.
std::vector<BoardView::LegendItem> legendMarks(const BoardView& view) {
  std::vector<BoardView::LegendItem> items, later;
  for (BoardView::LegendItem& item : view.legendItems())
    (item.isSwitchedBy == BoardView::Switch::None ? items : later).push_back(std::move(item));
  const auto append = [&items](std::vector<BoardView::LegendItem> more) {
    std::ranges::move(more, std::back_inserter(items));
  };
  const LegendMarks marks(view.scene(), view.viewport().cellSide());
  const bool isActive = view.scene().search.isActive();
  if (isActive) {
    append(marks.ofCells());
    append(marks.onDemand());
  }
  append(std::move(later));
  if (isActive) append(marks.ofTheMoment());
  return items;
}

}  // namespace searchlight::ui
