// widgets/board/board_legend.cpp: the scale's bar and the key of marks.
#include "widgets/board/board_legend.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>
#include <vector>

#include "core/search/current_path.h"
#include "widgets/board/board_view.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

using search::Algorithm;

namespace {

constexpr int kSwatch = 16;
constexpr int kBarWidth = 160, kBarHeight = 10;

// Of values below 1, as other programs' costs may be, the leading digits matter.
QString tickText(double shown, const QLocale& locale) {
  const double size = std::abs(shown);
  if (size > 0 && size < 1) return locale.toString(shown, 'g', 2);
  const double rounded = size < 100 ? std::round(shown * 10) / 10 : std::round(shown);
  return locale.toString(rounded, 'f', QLocale::FloatingPointShortest);
}

// The marks that the search can show.
std::vector<BoardView::LegendItem> searchItems(const BoardScene& scene) {
  const BoardColours& board = scene.board;
  std::vector<BoardView::LegendItem> items;
  if (scene.search.isActive()) {
    const Algorithm algorithm = scene.search.session().algorithm();
    const bool isTwoSided = scene.search.hasTwoSides();
    items.push_back({[&board](QPainter& p, const QRectF& r) {
                       paintOpen(p, r, FrontierSide::Forward, MarkRoom::Centre, board);
                     },
                     isTwoSided ? BoardLegend::tr("OPEN from the start") : BoardLegend::tr("OPEN")});
    if (isTwoSided)
      items.push_back({[&board](QPainter& p, const QRectF& r) {
                         paintOpen(p, r, FrontierSide::Backward, MarkRoom::Centre, board);
                       },
                       BoardLegend::tr("OPEN from the goal")});
    items.push_back({[&board](QPainter& p, const QRectF& r) { paintCurrent(p, r, board); },
                     BoardLegend::tr("expanded now")});
    if (search::followsPath(algorithm))
      items.push_back({[&board](QPainter& p, const QRectF& r) {
                         p.fillRect(r, board.freeCell);
                         const QPointF arm(r.width() / 2 - 3, 0);
                         for (const auto& [colour, width] :
                              {std::pair(board.currentRim, 4.0), std::pair(board.currentFill, 2.0)}) {
                           p.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
                           p.drawLine(r.center() - arm, r.center() + arm);
                         }
                       },
                       BoardLegend::tr("the path it is on")});
    items.push_back({[&board](QPainter& p, const QRectF& r) {
                       p.fillRect(r, board.freeCell);
                       const QPointF arm(r.width() / 2 - 3, 0);
                       paintRoute(p, {r.center() - arm, r.center() + arm}, r.width(), board);
                     },
                     BoardLegend::tr("route")});
    const auto dashes = [](QPainter& p, const QRectF& r, const QColor& ground, const QColor& casing,
                           const QColor& colour) {
      p.fillRect(r, ground);
      p.setPen(QPen(casing, 4));
      p.drawLine(QPointF(r.left() + 1, r.center().y()), QPointF(r.right() - 1, r.center().y()));
      QPen pen(colour, 2, Qt::CustomDashLine, Qt::FlatCap);
      pen.setDashPattern({2, 1});
      p.setPen(pen);
      p.drawLine(QPointF(r.left() + 2, r.center().y()), QPointF(r.right() - 1, r.center().y()));
    };
    if (scene.showsAnswerPreview)
      items.push_back({[&board, dashes](QPainter& p, const QRectF& r) {
                         dashes(p, r, board.freeCell, board.routeCasing, board.route);
                       },
                       BoardLegend::tr("route ahead")});
    if (!scene.litPath.empty())
      items.push_back({[&board, dashes](QPainter& p, const QRectF& r) {
                         dashes(p, r, board.freeCell, board.markCasing, board.pathLit);
                       },
                       BoardLegend::tr("path to the start")});
    if (algorithm == Algorithm::JumpPoint)
      items.push_back({[&board](QPainter& p, const QRectF& r) { paintScanned(p, r, board); },
                       BoardLegend::tr("scanned")});
    if (algorithm == Algorithm::DepthFirst)
      items.push_back({[&scene](QPainter& p, const QRectF& r) {
                         const QColor muted(scene.colours.palette().deadEnd[0][128]);
                         p.fillRect(r, muted);
                         paintDeadEndStroke(p, r, muted, scene.board);
                       },
                       BoardLegend::tr("dead end")});
  }
  return items;
}

}  // namespace

BoardLegend::BoardLegend(BoardView* view, QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  setView(view);
}

void BoardLegend::setView(BoardView* view) {
  if (m_view) m_view->disconnect(this);
  m_view = view;
  if (view) connect(view, &BoardView::legendChanged, this, qOverload<>(&QWidget::update));
  update();
}

QSize BoardLegend::sizeHint() const {
  return {640, std::max(fontMetrics().height(), kSwatch) + 2 * spacing::kUnit};
}
QSize BoardLegend::minimumSizeHint() const { return {0, sizeHint().height()}; }

void BoardLegend::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) updateGeometry();
  update();
}

QStringList BoardLegend::ticks() const {
  if (!m_view) return {};
  const BoardScene& scene = m_view->scene();
  const ValueLayer layer = scene.colours.shownLayer(scene.search);
  if (!scene.search.isActive() || layer == ValueLayer::StatusOnly) return {};
  const ValueScale& scale = scene.colours.scale();
  const double unit = isCost(layer) ? scene.search.names().shownPerCost : 1;
  QStringList texts;
  for (const double value : {scale.low(), (scale.low() + scale.high()) / 2, scale.high()}) {
    const double shown = value * unit;
    texts << tickText(shown, locale());
  }
  return texts;
}

void BoardLegend::paintEvent(QPaintEvent*) {
  if (!m_view || !m_view->scene().hasBoard()) return;
  QPainter painter(this);
  painter.setPen(palette().color(QPalette::WindowText));
  paintKey(painter, paintScale(painter, spacing::kMargin));
}

// Returns where the key may begin.
int BoardLegend::paintScale(QPainter& painter, int x) const {
  const BoardScene& scene = m_view->scene();
  if (!scene.search.isActive()) return x;
  const QFontMetrics metrics = fontMetrics();
  const auto write = [&](const QString& text, QPalette::ColorRole role) {
    painter.setPen(palette().color(role));
    const int textWidth = metrics.horizontalAdvance(text);
    painter.drawText(QRect(x, 0, textWidth, height()), Qt::AlignVCenter | Qt::TextSingleLine, text);
    x += textWidth + spacing::kUnit;
  };
  write(layerTitle(scene.colours.shownLayer(scene.search)), QPalette::WindowText);
  const QStringList texts = ticks();
  const auto& colours = scene.colours.palette().closed;
  if (texts.isEmpty()) {
    const QRect swatch(x, (height() - kSwatch) / 2, kSwatch, kSwatch);
    paintClosed(painter, swatch, FrontierSide::Forward, colours[0][120], scene.board);
    return swatch.right() + spacing::kWide;
  }
  write(texts.front(), QPalette::PlaceholderText);
  const QRect bar(x, (height() - kBarHeight) / 2, std::min(kBarWidth, std::max(40, width() / 5)), kBarHeight);
  const int halves = scene.search.hasTwoSides() ? 2 : 1;
  for (int column = 0; column < bar.width(); ++column)
    for (int half = 0; half < halves; ++half) {
      const auto index = static_cast<std::size_t>(column * 255 / (bar.width() - 1));
      painter.fillRect(bar.left() + column, bar.top() + half * kBarHeight / halves, 1, kBarHeight / halves,
                       QColor(colours[static_cast<std::size_t>(half)][index]));
    }
  x = bar.right() + 1 + spacing::kUnit;
  write(texts.back(), QPalette::PlaceholderText);
  return x + spacing::kWide;
}

void BoardLegend::paintKey(QPainter& painter, int x) const {
  const QFontMetrics metrics = fontMetrics();
  std::vector<BoardView::LegendItem> items = searchItems(m_view->scene());
  std::ranges::move(m_view->legendItems(), std::back_inserter(items));
  for (const BoardView::LegendItem& item : items) {
    const int textWidth = metrics.horizontalAdvance(item.text);
    if (x + kSwatch + spacing::kHalf + textWidth > width() - spacing::kUnit) return;
    const QRectF swatch(x, (height() - kSwatch) / 2, kSwatch, kSwatch);
    item.paint(painter, swatch);
    painter.setPen(m_view->scene().board.frame);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(swatch.adjusted(-0.5, -0.5, -0.5, -0.5));
    x += kSwatch + spacing::kHalf + 2;
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRect(x, 0, textWidth, height()), Qt::AlignVCenter | Qt::TextSingleLine, item.text);
    x += textWidth + spacing::kWide;
  }
}

}  // namespace searchlight::ui
