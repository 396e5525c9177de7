// widgets/lines/lines_view_words.cpp: what the board tells in words: its cells for those who cannot see them, and its legend.
#include <QEvent>
#include <QPainter>

#include "widgets/lines/ball_painter.h"
#include "widgets/lines/lines_ground.h"
#include "widgets/lines/lines_view.h"

namespace searchlight::ui {

void LinesView::nameIt() {
  setAccessibleName(tr("Color Lines board"));
  setWhatsThis(
      tr("Click a ball, then a free cell. The ball moves there if an unblocked path exists. Lines of one "
         "colour vanish and score points."));
}

void LinesView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) nameIt();
  BoardView::changeEvent(event);
}

QStringList LinesView::groundDescription(Point cell) const {
  if (!board().contains(cell)) return {};
  const LinesMarks& marks = m_lines->marks();
  if (isBall(cell)) {
    QStringList words{ballName(board()[cell])};
    if (marks.chosen == cell) words << tr("selected");
    return words;
  }
  QStringList words;
  if (marks.reach.empty() || m_lines->isBallsOnly())
    words << tr("empty");
  else if (const std::int64_t steps = marks.reach[board().cell(cell)]; steps == 1)
    words << tr("empty, can be reached in one step");
  else if (steps > 1)
    words << tr("empty, can be reached in %n steps", nullptr, static_cast<int>(steps));
  else
    words << tr("empty, cannot be reached");
  if (m_preview == Preview::Places)
    for (const lines::ComingBall& ball : m_position.preview)
      if (ball.place == cell) words << tr("%1 will appear here").arg(ballName(ball.colour));
  return words;
}

std::vector<BoardView::LegendItem> LinesView::legendItems() const {
  const BoardColours& board = scene().board;
  const bool showsMarks = !m_lines->isBallsOnly();
  const LinesMarks& marks = m_lines->marks();
  const auto shaded = [&board](QColor (*colour)(const BoardColours&)) {
    return [&board, colour](QPainter& p, const QRectF& r) {
      p.fillRect(r, board.freeCell);
      p.fillRect(r, colour(board));
    };
  };
  std::vector<LegendItem> items;
  if (!showsMarks) return items;
  items.push_back({[&board](QPainter& p, const QRectF& r) {
                     p.fillRect(r, board.freeCell);
                     paintBall(p, r, 1, board);
                     LinesGround::paintChosenRing(p, r, board);
                   },
                   tr("selected"), tr("The ball to move."), Switch::None, marks.chosen.has_value()});
  if (marks.showsReach)
    items.push_back(
        {shaded(&LinesGround::reachColour), tr("can be reached"),
         tr("The selected ball can reach this cell by horizontal and vertical moves over empty cells."),
         Switch::None, !marks.reach.empty()});
  if (m_preview == Preview::Places)
    items.push_back({[&board](QPainter& p, const QRectF& r) {
                       p.fillRect(r, board.freeCell);
                       paintBall(p, r, 1, board, 0.6);
                     },
                     tr("will appear"), tr("The next balls appear here."), Switch::None,
                     marks.showsPreview && !m_position.preview.empty() && !m_position.isOver()});
  items.push_back({[&board, shade = shaded(&LinesGround::blockedColour)](QPainter& p, const QRectF& r) {
                     shade(p, r);
                     LinesGround::paintCross(p, r, board);
                   },
                   tr("unreachable"),
                   tr("The ball cannot reach the cell with the cross; it can reach all shaded cells."),
                   Switch::None, marks.blocked.has_value()});
  return items;
}

}  // namespace searchlight::ui
