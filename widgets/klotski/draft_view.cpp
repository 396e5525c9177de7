// widgets/klotski/draft_view.cpp: what is seen of a layout that is drawn: the board as it will be, and over it goals and faults.
#include "widgets/klotski/draft_view.h"

#include <QPainter>
#include <algorithm>
#include <cstddef>

#include "widgets/board/board_viewport.h"
#include "widgets/board/path_lines.h"
#include "widgets/klotski/piece_style.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

constexpr double kTagFrom = 30;  // sides of cells, in pixels
constexpr int kGhostAlpha = 90, kFloorLineAlpha = 60;

QColor withAlpha(QColor colour, int alpha) {
  colour.setAlpha(alpha);
  return colour;
}

}  // namespace

DraftView::DraftView(QWidget* parent) : DrawingViewOf(parent) {
  setToolKeys(
      {Qt::Key_0, Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_D, Qt::Key_W, Qt::Key_G, Qt::Key_X},
      kDraftTools);
  retranslate();
  showDraft(m_draft);
}

void DraftView::retranslate() { setAccessibleName(tr("Layout being drawn")); }

void DraftView::showDraft(const klotski::Draft& draft) {
  m_shown = draft;
  m_scene.board = draft.picture();
  m_scene.position = m_scene.board->opening();
  m_scene.moving = m_scene.lifted = -1;
  m_layout = KlotskiLayout(*m_scene.board,
                           QRectF(rect()).adjusted(KlotskiLayout::kAround, KlotskiLayout::kAround,
                                                   -KlotskiLayout::kAround, -KlotskiLayout::kAround));
  refreshLook();
}

void DraftView::refreshLook() {
  m_scene.colours = klotskiColours(*m_scene.board, m_look.style, Theme::of(palette()), &m_colours);
  m_scene.names = pieceNames(*m_scene.board, m_look.names);
  m_scene.exitText = tr("EXIT");
  update();
}

void DraftView::setLook(const KlotskiLook& look) {
  m_look = look;
  refreshLook();
}

// ---- In words -----------------------------------------------------------------------------------------------------------------

int DraftView::pieceIndex(char letter) const {
  const auto& pieces = m_scene.board->pieces();
  const auto at = std::ranges::find(pieces, letter, &klotski::Piece::letter);
  return at == pieces.end() ? -1 : static_cast<int>(at - pieces.begin());
}

QString DraftView::nameOf(char letter) const {
  const int piece = pieceIndex(letter);
  if (piece < 0) return QString(QLatin1Char(letter));
  return pieceNames(*m_scene.board, m_look.names)[static_cast<std::size_t>(piece)].full;
}

QString DraftView::goalText(Point cell) const {
  for (const klotski::DraftGoal& goal : m_shown.goals())
    if (const std::vector<Point> cells = m_shown.goalCells(goal.letter);
        std::ranges::find(cells, cell) != cells.end())
      return tr("goal of %1", "a piece").arg(nameOf(goal.letter));
  return {};
}

QString DraftView::description(Point cell) const {
  if (!m_shown.contains(cell)) return {};
  const char c = m_shown.at(cell);
  QString what =
      c == klotski::Draft::kBlankCell ? tr("free")
      : c == klotski::Draft::kWallCell
          ? tr("wall")
          : tr("%1, %2", "a piece, its shape")
                .arg(nameOf(c),
                     pieceShapeText(m_scene.board->pieces()[static_cast<std::size_t>(pieceIndex(c))]));
  if (const QString goal = goalText(cell); !goal.isEmpty())
    what = tr("%1; %2", "what is there, whose goal").arg(what, goal);
  return tr("Column %1, row %2: %3").arg(cell.x).arg(cell.y).arg(what);
}

// ---- As a picture ---------------------------------------------------------------------------------------------------------------

QPainterPath DraftView::outline(const std::vector<Point>& cells, double inset) const {
  return outlineOf(cells, m_layout.origin(), m_layout.cell(), inset, m_layout.cell() * 0.09);
}

void DraftView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const BoardColours& colours = Theme::of(palette()).board();
  painter.fillRect(rect(), colours.outside);
  if (m_layout.cell() <= 0) return;
  paintKlotski(painter, m_scene, m_layout, colours);
  painter.setRenderHint(QPainter::Antialiasing);
  // Cells that are free, so that one sees where a piece can stand.
  const QColor line = withAlpha(colours.textOn(m_scene.colours.floor), kFloorLineAlpha);
  for (const Point p : m_shown.cellsOf(klotski::Draft::kBlankCell)) {
    painter.setPen(QPen(line, 1, Qt::DotLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(m_layout.pixelOf(QPointF(p.x, p.y)), QSizeF(m_layout.cell(), m_layout.cell()))
                         .adjusted(0.5, 0.5, -0.5, -0.5));
  }
  paintGoals(painter, colours);
  paintFaults(painter, colours);
  paintGhost(painter, colours);
  if (!hasFocus()) return;
  const double width = std::clamp(m_layout.cell() * 0.04, 2.0, 4.0);
  paintRing(painter, colours, outline({m_cursor}, width), width, m_isByKey ? Qt::SolidLine : Qt::DotLine);
}

// Over the pieces, each with whose it is.
void DraftView::paintGoals(QPainter& painter, const BoardColours& colours) const {
  const double cell = m_layout.cell(), width = std::clamp(cell * 0.035, 1.5, 3.0);
  for (const klotski::DraftGoal& goal : m_shown.goals()) {
    const std::vector<Point> cells = m_shown.goalCells(goal.letter);
    const QPainterPath path = outline(cells, cell * 0.07);
    paintCased(painter, QPen(colours.markCasing, width + 2), QPen(colours.goal, width, Qt::DashLine),
               [&] { painter.drawPath(path); });
    if (cell < kTagFrom) continue;
    const int piece = pieceIndex(goal.letter);
    QFont font = painter.font();
    font.setPixelSize(std::clamp(static_cast<int>(cell * 0.2), 9, 16));
    painter.setFont(font);
    const QString name = piece < 0 ? QString() : m_scene.names[static_cast<std::size_t>(piece)].text;
    const QString text = name.isEmpty() ? tr("Goal") : tr("Goal: %1", "of a piece").arg(name);
    const auto along = static_cast<double>(std::ranges::count(cells, cells.front().y, &Point::y));
    const double most = (along - 0.2) * cell;
    const QFontMetricsF metrics(font);
    const QString fitting = metrics.horizontalAdvance(text) + 8 <= most         ? text
                            : metrics.horizontalAdvance(tr("Goal")) + 8 <= most ? tr("Goal")
                                                                                : QString();
    if (fitting.isEmpty()) continue;
    const QRectF tag(m_layout.pixelOf(QPointF(cells.front().x + 0.1, cells.front().y + 0.1)),
                     QSizeF(metrics.horizontalAdvance(fitting) + 8, metrics.height() + 2));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.goal);
    painter.drawRoundedRect(tag, 3, 3);
    painter.setPen(colours.textOn(colours.goal));
    painter.drawText(tag, Qt::AlignCenter, fitting);
  }
}

// Where a new piece would stand, or one that is carried would come down; red where it cannot.
void DraftView::paintGhost(QPainter& painter, const BoardColours& colours) const {
  std::vector<Point> cells;
  char but = 0;
  if (m_gesture == Gesture::Carry && !m_isBeside) {
    cells = carriedCells();
    but = m_letter;
  } else if (m_aim && (m_gesture == Gesture::None || m_gesture == Gesture::Place)) {
    cells = shapeAt(*m_aim);
    // What a press takes up is not built over.
    if (const Point p = cellOf(*m_aim);
        m_gesture == Gesture::None && m_shown.contains(p) && klotski::isPieceLetter(m_shown.at(p)))
      return;
  }
  if (cells.empty()) return;
  const bool isFree = !m_shown.obstacle(cells, but);
  const QColor colour = isFree ? colours.currentFill : colours.error;
  std::vector<Point> inside;
  std::ranges::copy_if(cells, std::back_inserter(inside), [&](Point p) { return m_shown.contains(p); });
  const QPainterPath path = outline(inside, m_layout.cell() * 0.04);
  if (m_gesture != Gesture::Carry || !isFree) painter.fillPath(path, withAlpha(colour, kGhostAlpha));
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colour, std::clamp(m_layout.cell() * 0.035, 1.5, 3.0)));
  painter.drawPath(path);
}

void DraftView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  giveUp();
  showDraft(m_draft);
}

}  // namespace searchlight::ui
