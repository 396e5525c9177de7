// widgets/sokoban/level_draft_view.cpp: what is seen of a level that is drawn: the level as it will be, and over it faults.
#include "widgets/sokoban/level_draft_view.h"

#include <QPaintEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "widgets/board/board_viewport.h"
#include "widgets/sokoban/sokoban_marks.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

constexpr int kRoomBeside = 8;  // pixels between drawing and widget
constexpr int kGridAlpha = 70;

}  // namespace

LevelDraftView::LevelDraftView(QWidget* parent) : DrawingViewOf(parent) {
  setToolKeys({Qt::Key_W, Qt::Key_F, Qt::Key_G, Qt::Key_B, Qt::Key_P, Qt::Key_1, Qt::Key_2, Qt::Key_3,
               Qt::Key_4, Qt::Key_5},
              kLevelTools);
  retranslate();
  showDraft(m_draft);
}

void LevelDraftView::retranslate() { setAccessibleName(tr("Level being drawn")); }

void LevelDraftView::showDraft(const sokoban::LevelDraft& draft) {
  const bool isOtherSize = draft.width() != m_shown.width() || draft.height() != m_shown.height();
  m_shown = draft;
  m_scene.board = m_shown.picture();
  m_scene.position = m_scene.board->opening();
  if (isOtherSize || m_layout.cell() <= 0) layOut();
  update();
}

void LevelDraftView::setZoom(int pixels) {
  m_zoom = std::clamp(pixels, kLeastZoom, kMostZoom);
  layOut();
}

void LevelDraftView::setLook(SokobanLook look) {
  m_look = look;
  update();
}

void LevelDraftView::layOut() {
  const QSize cells(m_shown.width(), m_shown.height());
  setMinimumSize(cells * m_zoom + QSize(2 * kRoomBeside, 2 * kRoomBeside));
  const double fitting = std::min((width() - 2.0 * kRoomBeside) / cells.width(),
                                  (height() - 2.0 * kRoomBeside) / cells.height());
  const double cell = std::floor(std::max<double>(fitting, m_zoom));
  const QPointF corner(std::max<double>(kRoomBeside, std::round((width() - cells.width() * cell) / 2)),
                       std::max<double>(kRoomBeside, std::round((height() - cells.height() * cell) / 2)));
  m_layout = SokobanLayout::whole(cells, corner, cell);
  update();
}

QString LevelDraftView::description(Point cell) const {
  if (!m_shown.contains(cell)) return {};
  const QString what = [&] {
    switch (m_shown.at(cell)) {
      case '#': return tr("wall", "in a cell");
      case '.': return tr("goal", "in a cell");
      case '$': return tr("box", "in a cell");
      case '*': return tr("box on a goal", "in a cell");
      case '@': return tr("worker", "in a cell");
      case '+': return tr("worker on a goal", "in a cell");
      default: break;
    }
    const bool isOutside =
        m_scene.board->square(m_scene.board->cell(cell)) == sokoban::Board::Square::Outside;
    return isOutside ? tr("outside", "in a cell") : tr("floor", "in a cell");
  }();
  return tr("Column %1, row %2: %3").arg(cell.x).arg(cell.y).arg(what);
}

// ---- As a picture ---------------------------------------------------------------------------------------------------------------

void LevelDraftView::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  const Theme& theme = Theme::of(palette());
  const SokobanDress dress(theme, m_look);
  const BoardColours& colours = theme.board();
  painter.fillRect(event->rect(), colours.outside);
  paintSokobanGround(painter, *m_scene.board, m_layout, dress, event->rect());
  paintGrid(painter, event->rect());
  paintSokobanPieces(painter, m_scene, m_layout, dress, event->rect());
  painter.setRenderHint(QPainter::Antialiasing);
  paintFaults(painter, colours);
  const auto ring = [&](Point cell, Qt::PenStyle style) {
    const double width = std::clamp(m_layout.cell() * 0.05, 1.5, 3.0);
    QPainterPath path;
    path.addRect(pixelsOf(cell).adjusted(width, width, -width, -width));
    paintRing(painter, colours, path, width, style);
  };
  paintSokobanRulers(painter, m_layout, QRectF(rect()), theme);
  if (m_aim && contains(cellOf(*m_aim))) ring(cellOf(*m_aim), Qt::DotLine);
  if (hasFocus() && !m_aim) ring(m_cursor, Qt::SolidLine);
}

QPainterPath LevelDraftView::faultOutline(Point cell) const {
  QPainterPath path;
  path.addRect(pixelsOf(cell).adjusted(1, 1, -1, -1));
  return path;
}

// To count by, also where nothing is drawn yet.
void LevelDraftView::paintGrid(QPainter& painter, const QRect& area) const {
  const BoardColours& colours = Theme::of(palette()).board();
  QColor line = colours.textOn(colours.outside);
  line.setAlpha(kGridAlpha);
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.setPen(QPen(line, 1, Qt::DotLine));
  const QRectF frame = m_layout.frame();
  const double cell = m_layout.cell();
  for (int x = 0; x <= m_shown.width(); ++x)
    if (const double at = frame.left() + x * cell; at >= area.left() - 1 && at <= area.right() + 1)
      painter.drawLine(QPointF(at, std::max<double>(frame.top(), area.top())),
                       QPointF(at, std::min<double>(frame.bottom(), area.bottom() + 1)));
  for (int y = 0; y <= m_shown.height(); ++y)
    if (const double at = frame.top() + y * cell; at >= area.top() - 1 && at <= area.bottom() + 1)
      painter.drawLine(QPointF(std::max<double>(frame.left(), area.left()), at),
                       QPointF(std::min<double>(frame.right(), area.right() + 1), at));
}

void LevelDraftView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  layOut();
}

}  // namespace searchlight::ui
