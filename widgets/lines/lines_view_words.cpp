// widgets/lines/lines_view_words.cpp: what the board tells in words: its cells, for those who cannot see them.
#include <QEvent>

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

}  // namespace searchlight::ui
