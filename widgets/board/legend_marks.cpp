// widgets/board/legend_marks.cpp: swatches and words.
#include "widgets/board/legend_marks.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>
#include <iterator>
#include <utility>

#include "core/search/current_path.h"
#include "widgets/search/term_words.h"
#include "widgets/theme/cell_marks.h"

namespace searchlight::ui {

using search::Algorithm;

namespace {

class LegendMarks {
  Q_DECLARE_TR_FUNCTIONS(LegendMarks)

 public:
  using Item = BoardView::LegendItem;
  using Switch = BoardView::Switch;

  explicit LegendMarks(const BoardScene& scene) : m_scene(scene), m_board(scene.board) {}

  // What the cells wear.
  std::vector<Item> ofCells() const {
    std::vector<Item> items;
    const Algorithm algorithm = m_scene.search.session().algorithm();
    const bool isTwoSided = m_scene.search.hasTwoSides();
    const QString open = search::followsPath(algorithm)
                             ? tr("OPEN: found, and waiting for its turn on the path that is followed now.")
                             : termMeaning(Term::Open);
    items.push_back(
        {openPainter(FrontierSide::Forward), isTwoSided ? tr("OPEN from the start") : tr("OPEN"), open});
    if (isTwoSided) items.push_back({openPainter(FrontierSide::Backward), tr("OPEN from the goal"), open});
    items.push_back({[&board = m_board](QPainter& p, const QRectF& r) { paintCurrent(p, r, board); },
                     tr("expanded now"), termMeaning(Term::Expand)});
    items.push_back(
        {[&board = m_board](QPainter& p, const QRectF& r) {
           p.fillRect(r, board.freeCell);
           paintEventFrame(p, r, 2, board);
         },
         tr("this event"),
         tr("This event: the cell of the event that was shown last, where it is another one than the cell "
            "expanded now.")});
    if (search::followsPath(algorithm))
      items.push_back({stackPainter(), tr("the path it is on"),
                       tr("The path from the start down to the node that is expanded now.")});
    items.push_back({routePainter(), tr("route"), eventMeaning(algorithm, search::EventKind::Route, false)});
    if (algorithm == Algorithm::JumpPoint)
      items.push_back({[&board = m_board](QPainter& p, const QRectF& r) { paintScanned(p, r, board); },
                       tr("scanned"), eventMeaning(algorithm, search::EventKind::Scan, false)});
    if (algorithm == Algorithm::DepthFirst)
      items.push_back({[&scene = m_scene](QPainter& p, const QRectF& r) {
                         const QColor muted(scene.colours.palette().deadEnd[0][128]);
                         p.fillRect(r, muted);
                         paintDeadEndStroke(p, r, muted, scene.board);
                       },
                       tr("dead end"), tr("Dead end: all that lies below the node has been tried.")});
    return items;
  }

  // What is laid over them on demand.
  std::vector<Item> onDemand() const {
    return {
        {dashPainter(m_board.routeCasing, m_board.route), tr("route ahead"),
         tr("The answer, before the search has come to it: the route as a dashed line, and the figures of "
            "the whole run."),
         Switch::AnswerAhead, m_scene.showsAnswerPreview},
        {dashPainter(m_board.markCasing, m_board.pathLit), tr("path to the start"),
         tr("The way back from the selected cell to the start, along the parents' arrows."), Switch::LitPath,
         !m_scene.litPath.empty()},
        {[&scene = m_scene](QPainter& p, const QRectF& r) {
           p.fillRect(r, QColor(scene.colours.palette().closed[0][120]));
           paintDescendant(p, r, scene.board);
         },
         tr("descendants"), tr("All cells that were reached through the selected one."), Switch::Descendants,
         m_scene.colours.hasTinted()}};
  }

 private:
  using Paint = std::function<void(QPainter&, const QRectF&)>;

  Paint openPainter(FrontierSide side) const {
    return [&board = m_board, side](QPainter& p, const QRectF& r) {
      paintOpen(p, r, side, MarkRoom::Centre, board);
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
  Paint dashPainter(const QColor& casing, const QColor& colour) const {
    return [&board = m_board, casing, colour](QPainter& p, const QRectF& r) {
      p.fillRect(r, board.freeCell);
      p.setPen(QPen(casing, 4));
      p.drawLine(QPointF(r.left() + 1, r.center().y()), QPointF(r.right() - 1, r.center().y()));
      QPen pen(colour, 2, Qt::CustomDashLine, Qt::FlatCap);
      pen.setDashPattern({2, 1});
      p.setPen(pen);
      p.drawLine(QPointF(r.left() + 2, r.center().y()), QPointF(r.right() - 1, r.center().y()));
    };
  }

  const BoardScene& m_scene;
  const BoardColours& m_board;
};

}  // namespace

std::vector<BoardView::LegendItem> legendMarks(const BoardView& view) {
  const BoardScene& scene = view.scene();
  const bool isActive = scene.search.isActive();
  const LegendMarks marks(scene);
  std::vector<BoardView::LegendItem> items =
                                         isActive ? marks.ofCells() : std::vector<BoardView::LegendItem>(),
                                     own = view.legendItems(), later;
  if (isActive) later = marks.onDemand();
  for (BoardView::LegendItem& item : own)
    (item.isSwitchedBy == BoardView::Switch::None ? items : later).push_back(std::move(item));
  std::ranges::move(later, std::back_inserter(items));
  return items;
}

}  // namespace searchlight::ui
