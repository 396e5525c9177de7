// widgets/plot/plot_picture.cpp: where everything of a plot stands, painted as pixels or as vectors.
#include <QBuffer>
#include <QPainter>
#include <QPainterPath>
#include <QSvgGenerator>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

#include "widgets/plot/plot_view.h"
#include "widgets/plot/ticks.h"
#include "widgets/theme/strokes.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"

namespace searchlight::ui {
namespace {

constexpr double kPlotMargin = spacing::kUnit, kPlotGap = spacing::kHalf, kMarkSize = 7, kLegendMark = 16;
constexpr double kBoxShare = 0.5, kWhiskerShare = 0.25;    // of the room of a box
constexpr double kLinearMargin = 0.04, kLogMargin = 1.15;  // around the values
constexpr double kLeastTick = 64;                          // pixels between two marks along x

// Shapes differ so that no reader needs the colours. All cover about the same area.
QPainterPath markPath(int look, double size) {
  QPainterPath path;
  const double r = size / 2;
  const auto polygon = [&](int corners, double turn, double radius, double inner) {
    QPolygonF points;
    const int count = inner > 0 ? 2 * corners : corners;
    for (int i = 0; i < count; ++i) {
      const double angle = turn + 2 * M_PI * i / count, at = inner > 0 && i % 2 == 1 ? inner : radius;
      points << QPointF(at * std::sin(angle), -at * std::cos(angle));
    }
    path.addPolygon(points);
    path.closeSubpath();
  };
  switch (look % Plot::kLooks) {
    case 0: path.addEllipse(QPointF(), r, r); break;
    case 1: path.addRect(-0.85 * r, -0.85 * r, 1.7 * r, 1.7 * r); break;
    case 2: polygon(3, 0, 1.25 * r, 0); break;
    case 3: polygon(4, 0, 1.25 * r, 0); break;
    case 4: polygon(3, M_PI, 1.25 * r, 0); break;
    case 5: polygon(5, 0, 1.4 * r, 0.6 * r); break;
    case 6: polygon(4, M_PI / 4, 1.5 * r, 0.5 * r); break;
    default: polygon(4, 0, 1.5 * r, 0.5 * r); break;
  }
  return path;
}

Qt::PenStyle lineStyle(int look) {
  constexpr std::array<Qt::PenStyle, 4> kStyles{Qt::SolidLine, Qt::DashLine, Qt::DashDotLine, Qt::DotLine};
  return kStyles[static_cast<std::size_t>(look) % kStyles.size()];
}

bool isPoints(const PlotSeries& series) {
  return series.style == PlotSeries::Style::Points || series.style == PlotSeries::Style::FaintPoints;
}

}  // namespace

std::optional<double> PlotPicture::Scale::share(double value) const {
  if (isLog && value <= 0) return std::nullopt;
  return isLog ? std::log(value / from) / std::log(to / from) : (value - from) / (to - from);
}

double PlotPicture::Scale::valueAt(double share) const {
  return isLog ? from * std::pow(to / from, share) : from + share * (to - from);
}

// From the smallest to the greatest value that the axis can show, with some room around them; a linear axis begins at 0 unless the values
// are far from it.
PlotPicture::Scale PlotPicture::scaleOf(bool isX) const {
  const PlotAxis& axis = isX ? m_plot.x : m_plot.y;
  if (!axis.names.isEmpty()) return {0, static_cast<double>(axis.names.size()), false};
  double from = std::numeric_limits<double>::infinity(), to = -from;
  const auto take = [&](double value) {
    if (axis.isLog && value <= 0) return;
    from = std::min(from, value);
    to = std::max(to, value);
  };
  for (const PlotSeries& series : m_plot.series)
    for (const experiment::Dot& dot : series.dots) take(isX ? dot.x : dot.y);
  for (const PlotBar& bar : m_plot.bars)
    if (isX)
      take(bar.from), take(bar.to);
    else
      take(bar.count);
  if (!isX && !m_plot.bars.empty() && to > 0)
    return axis.isLog ? Scale{0.5, std::max(1.0, to) * kLogMargin, true}
                      : Scale{0, to * (1 + kLinearMargin), false};
  if (!isX)
    for (const experiment::Box& box : m_plot.boxes) {
      if (box.summary.count == 0) continue;
      take(box.lowerWhisker);
      take(box.upperWhisker);
      for (const experiment::Dot& dot : box.outliers) take(dot.y);
    }
  if (from > to) return {axis.isLog ? 1.0 : 0.0, axis.isLog ? 10.0 : 1.0, axis.isLog};
  if (axis.isLog) return {from / kLogMargin, to * kLogMargin, true};
  if (from > 0 && from < to / 2) from = 0;
  const double room = to > from ? (to - from) * kLinearMargin : std::max(1.0, std::abs(to)) / 2;
  return {from == 0 ? 0 : from - room, to + room, false};
}

PlotPicture::PlotPicture(Plot plot, QSize size, const QFont& font, const QPalette& palette)
    : m_plot(std::move(plot)), m_size(size), m_font(font), m_palette(palette) {
  // Equal values lie on a straight line only where both axes are of one kind.
  if (m_plot.hasEquality) m_plot.x.isLog = m_plot.y.isLog;
  m_x = scaleOf(true);
  m_y = scaleOf(false);
  if (m_plot.hasEquality) {
    m_x.from = m_y.from = std::min(m_x.from, m_y.from);
    m_x.to = m_y.to = std::max(m_x.to, m_y.to);
  }
  for (const PlotSeries& series : m_plot.series)
    m_hidden += static_cast<std::size_t>(std::ranges::count_if(
        series.dots, [&](const experiment::Dot& dot) { return !m_x.share(dot.x) || !m_y.share(dot.y); }));
  layOut(QFontMetricsF(font));
}

// The legend in rows above, then the title of y, then its numbers, then the area with the numbers and title of x below.
void PlotPicture::layOut(const QFontMetricsF& metrics) {
  const double line = metrics.height();
  double x = kPlotMargin, y = kPlotMargin;
  const bool hasLegend = std::ranges::count_if(m_plot.series, [](const PlotSeries& s) {
                           return s.isInLegend && !s.name.isEmpty();
                         }) > 0;
  for (const PlotSeries& series : m_plot.series) {
    if (!series.isInLegend || series.name.isEmpty()) continue;
    const double width = std::min(kLegendMark + kPlotGap + metrics.horizontalAdvance(series.name) + 1,
                                  m_size.width() - 2 * kPlotMargin);
    if (x > kPlotMargin && x + width > m_size.width() - kPlotMargin) x = kPlotMargin, y += line + 2;
    m_legend.emplace_back(x, y, width, line);
    x += width + spacing::kWide;
  }
  if (hasLegend) y += line + kPlotGap;
  const double top = y + line + kPlotGap;  // the title of y
  const double bottom = m_size.height() - kPlotMargin - 2 * line - 2 * kPlotGap;
  const int rows = std::max(2, static_cast<int>((bottom - top) / (2.5 * line)));
  m_yTicks = ticksOf(m_y.from, m_y.to, m_y.isLog, rows);
  if (!m_plot.bars.empty())  // there are no halves of what is counted
    std::erase_if(m_yTicks, [](double tick) { return tick != std::floor(tick); });
  double widest = 0;
  for (const double tick : m_yTicks)
    widest = std::max(widest, metrics.horizontalAdvance(tickText(tick, m_y.isLog)));
  m_area = QRectF(QPointF(kPlotMargin + widest + 2 * kPlotGap, top),
                  QPointF(m_size.width() - kPlotMargin - spacing::kUnit, std::max(bottom, top + 1)));
  if (m_plot.x.names.isEmpty())
    m_xTicks =
        ticksOf(m_x.from, m_x.to, m_x.isLog, std::max(2, static_cast<int>(m_area.width() / kLeastTick)));
}

std::optional<QPointF> PlotPicture::at(double x, double y) const {
  const auto across = m_x.share(x), up = m_y.share(y);
  if (!across || !up) return std::nullopt;
  return QPointF(m_area.left() + *across * m_area.width(), m_area.bottom() - *up * m_area.height());
}

QPointF PlotPicture::valueAt(const QPointF& place) const {
  return {m_x.valueAt((place.x() - m_area.left()) / m_area.width()),
          m_y.valueAt((m_area.bottom() - place.y()) / m_area.height())};
}

// What an axis cannot show lies beyond its end.
QRectF PlotPicture::placeOf(const PlotRange& range) const {
  const auto across = [&](double x) { return std::clamp(m_x.share(x).value_or(0), 0.0, 1.0); };
  const auto up = [&](double y) { return std::clamp(m_y.share(y).value_or(0), 0.0, 1.0); };
  return {QPointF(m_area.left() + across(range.left) * m_area.width(),
                  m_area.bottom() - up(range.top) * m_area.height()),
          QPointF(m_area.left() + across(range.right) * m_area.width(),
                  m_area.bottom() - up(range.bottom) * m_area.height())};
}

PlotRange PlotPicture::rangeBetween(const QPointF& a, const QPointF& b) const {
  constexpr double kAll = std::numeric_limits<double>::infinity();
  const QPointF one = valueAt(a), other = valueAt(b);
  const auto [left, right] = std::minmax({one.x(), other.x()});
  const auto [bottom, top] = std::minmax({one.y(), other.y()});
  return m_plot.bars.empty() ? PlotRange{left, right, bottom, top} : PlotRange{left, right, -kAll, kAll};
}

// The theme's colours, those first that are told from the ground best; pale ones are brought to a mark's contrast.
QColor PlotPicture::colour(int look) const {
  constexpr std::array<std::size_t, Plot::kLooks> kOrder{4, 0, 2, 5, 6, 1, 7, 3};
  constexpr double kLeastContrast = 2.2;
  const QColor ground = m_palette.color(QPalette::Base);
  QColor ink = Theme::of(m_palette).board().pieces[kOrder[static_cast<std::size_t>(look) % kOrder.size()]];
  for (int i = 0; i < 8 && contrastRatio(ink, ground) < kLeastContrast; ++i)
    ink = kindOf(m_palette) == ThemeKind::Light ? ink.darker(115) : ink.lighter(120);
  return ink;
}

// ---- Painting ------------------------------------------------------------------------------------------------------------------

void PlotPicture::paint(QPainter& painter, bool asVectors) const {
  painter.setFont(m_font);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(QRectF(QPointF(), m_size), m_palette.color(QPalette::Base));
  paintAxes(painter);
  paintLegend(painter);
  const PainterScope kept(painter);
  painter.setClipRect(m_area.adjusted(-kMarkSize, -kMarkSize, kMarkSize, kMarkSize));
  if (m_plot.hasEquality) {
    painter.setPen(QPen(m_palette.color(QPalette::Mid), 1, Qt::DashLine));
    painter.drawLine(m_area.bottomLeft(), m_area.topRight());
  }
  paintBoxes(painter, asVectors);
  paintBars(painter);
  for (const PlotSeries& series : m_plot.series) paintSeries(painter, series, asVectors);
}

void PlotPicture::paintAxes(QPainter& painter) const {
  const QFontMetricsF metrics(m_font);
  const double line = metrics.height();
  const QColor ink = m_palette.color(QPalette::Text), second = m_palette.color(QPalette::PlaceholderText);
  const QColor grid = faint(m_palette.color(QPalette::Text), 0.12F);
  painter.setBrush(Qt::NoBrush);
  for (const double tick : m_xTicks) {
    const double x = m_area.left() + *m_x.share(tick) * m_area.width();
    painter.setPen(grid);
    painter.drawLine(QPointF(x, m_area.top()), QPointF(x, m_area.bottom()));
    painter.setPen(second);
    const QString text = tickText(tick, m_x.isLog);
    const double width = metrics.horizontalAdvance(text) + 1;
    const double left = std::clamp(x - width / 2, 0.0, std::max(0.0, m_size.width() - width));
    painter.drawText(QRectF(left, m_area.bottom() + kPlotGap, width, line), Qt::AlignCenter, text);
  }
  const double each = m_area.width() / std::max(1.0, static_cast<double>(m_plot.x.names.size()));
  for (qsizetype i = 0; i < m_plot.x.names.size(); ++i) {
    const QRectF place(m_area.left() + static_cast<double>(i) * each, m_area.bottom() + kPlotGap, each, line);
    painter.setPen(second);
    painter.drawText(place, Qt::AlignCenter,
                     metrics.elidedText(m_plot.x.names[i], Qt::ElideMiddle, each - kPlotGap));
  }
  for (const double tick : m_yTicks) {
    const double y = m_area.bottom() - *m_y.share(tick) * m_area.height();
    painter.setPen(grid);
    painter.drawLine(QPointF(m_area.left(), y), QPointF(m_area.right(), y));
    painter.setPen(second);
    painter.drawText(QRectF(0, y - line / 2, m_area.left() - kPlotGap, line),
                     Qt::AlignRight | Qt::AlignVCenter, tickText(tick, m_y.isLog));
  }
  painter.setPen(second);
  painter.drawLine(m_area.bottomLeft(), m_area.bottomRight());
  painter.drawLine(m_area.bottomLeft(), m_area.topLeft());
  painter.setPen(ink);
  painter.drawText(
      QRectF(kPlotMargin, m_area.top() - line - kPlotGap, m_size.width() - 2 * kPlotMargin, line),
      Qt::AlignLeft | Qt::AlignVCenter, m_plot.y.title);
  painter.drawText(QRectF(m_area.left(), m_area.bottom() + 2 * kPlotGap + line, m_area.width(), line),
                   Qt::AlignHCenter | Qt::AlignVCenter, m_plot.x.title);
}

void PlotPicture::paintLegend(QPainter& painter) const {
  const QFontMetricsF metrics(m_font);
  std::size_t item = 0;
  for (const PlotSeries& series : m_plot.series) {
    if (!series.isInLegend || series.name.isEmpty()) continue;
    const QRectF place = m_legend[item++];
    const QPointF middle(place.left() + kLegendMark / 2, place.center().y());
    painter.setPen(QPen(colour(series.look), 2, lineStyle(series.look)));
    if (!isPoints(series))
      painter.drawLine(middle - QPointF(kLegendMark / 2, 0), middle + QPointF(kLegendMark / 2, 0));
    if (series.style != PlotSeries::Style::Steps)
      painter.fillPath(markPath(series.look, kMarkSize + 1).translated(middle), colour(series.look));
    painter.setPen(m_palette.color(QPalette::Text));
    const QRectF text = place.adjusted(kLegendMark + kPlotGap, 0, 0, 0);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(series.name, Qt::ElideMiddle, text.width() + 1));
  }
}

// On the screen each mark is a picture that is copied: 20,000 paths take longer than a frame.
void PlotPicture::paintSeries(QPainter& painter, const PlotSeries& series, bool asVectors) const {
  QColor ink = colour(series.look);
  if (!isPoints(series)) {
    QPolygonF line;
    // What cannot be told from the point before costs a second among 200,000 points.
    const double least = asVectors ? 0.05 : 0.5;
    for (const experiment::Dot& dot : series.dots) {
      const auto place = at(dot.x, dot.y);
      if (!place || (!line.isEmpty() && (*place - line.back()).manhattanLength() < least)) continue;
      if (series.style == PlotSeries::Style::Steps)
        line << QPointF(place->x(), line.isEmpty() ? m_area.bottom() : line.back().y());
      line << *place;
    }
    if (series.style == PlotSeries::Style::Steps && !line.isEmpty())
      line << QPointF(m_area.right(), line.back().y());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, 2, lineStyle(series.look), Qt::FlatCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    if (series.style == PlotSeries::Style::Steps) return;
  }
  if (series.style == PlotSeries::Style::FaintPoints) ink.setAlphaF(0.3F);
  if (series.style == PlotSeries::Style::Points) ink.setAlphaF(0.8F);
  const double size = series.style == PlotSeries::Style::Line ? kMarkSize + 1 : kMarkSize;
  const QPainterPath mark = markPath(series.look, size);
  if (asVectors) {
    for (const experiment::Dot& dot : series.dots)
      if (const auto place = at(dot.x, dot.y)) painter.fillPath(mark.translated(*place), ink);
    return;
  }
  const double ratio = painter.device()->devicePixelRatioF();
  const double side = std::ceil(2 * size * ratio) / ratio;
  QPixmap sprite((QSizeF(side, side) * ratio).toSize());
  sprite.setDevicePixelRatio(ratio);
  sprite.fill(Qt::transparent);
  {
    QPainter on(&sprite);
    on.setRenderHint(QPainter::Antialiasing);
    on.fillPath(mark.translated(side / 2, side / 2), ink);
  }
  for (const experiment::Dot& dot : series.dots)
    if (const auto place = at(dot.x, dot.y)) {
      const QPointF corner = (*place - QPointF(side / 2, side / 2)) * ratio;
      painter.drawPixmap(QPointF(std::round(corner.x()), std::round(corner.y())) / ratio, sprite);
    }
}

void PlotPicture::paintBoxes(QPainter& painter, bool asVectors) const {
  for (std::size_t i = 0; i < m_plot.boxes.size(); ++i) {
    const experiment::Box& box = m_plot.boxes[i];
    if (box.summary.count == 0) continue;
    const double middle = static_cast<double>(i) + 0.5;
    const auto y = [&](double value) {
      const auto place = at(middle, value);
      return place ? place->y() : m_area.bottom();
    };
    const double x = at(middle, m_y.isLog ? m_y.from : 0.0)->x();
    const double half = m_area.width() / static_cast<double>(m_plot.boxes.size()) * kBoxShare / 2;
    const QColor ink = colour(static_cast<int>(i));
    const QRectF body(QPointF(x - half, y(box.summary.upperQuartile)),
                      QPointF(x + half, y(box.summary.lowerQuartile)));
    painter.setPen(QPen(ink, 1.5));
    for (const auto& [from, to] : {std::pair(box.summary.upperQuartile, box.upperWhisker),
                                   std::pair(box.summary.lowerQuartile, box.lowerWhisker)}) {
      painter.drawLine(QPointF(x, y(from)), QPointF(x, y(to)));
      painter.drawLine(QPointF(x - half * kWhiskerShare * 2, y(to)),
                       QPointF(x + half * kWhiskerShare * 2, y(to)));
    }
    const QColor fill = faint(ink, 0.25F);
    painter.setBrush(fill);
    painter.drawRect(body);
    painter.setPen(QPen(m_palette.color(QPalette::Text), 2));
    painter.drawLine(QPointF(x - half, y(box.summary.median)), QPointF(x + half, y(box.summary.median)));
    PlotSeries outliers{{}, box.outliers, PlotSeries::Style::Points, static_cast<int>(i)};
    for (experiment::Dot& dot : outliers.dots) dot.x = middle;
    paintSeries(painter, outliers, asVectors);
  }
}

// With a gap between them where there is room for one.
void PlotPicture::paintBars(QPainter& painter) const {
  const QColor ink = faint(colour(0), 0.8F);
  for (const PlotBar& bar : m_plot.bars) {
    if (bar.count <= 0) continue;
    QRectF place = placeOf({bar.from, bar.to, m_y.from, bar.count});
    if (place.width() > 4) place.adjust(0, 0, -1, 0);
    painter.fillRect(place, ink);
  }
}

QByteArray PlotPicture::svg() const {
  QByteArray text;
  QBuffer buffer(&text);
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  constexpr int kDotsPerInch = 96;  // as texts were measured
  generator.setResolution(kDotsPerInch);
  generator.setSize(m_size.toSize());
  generator.setViewBox(QRectF(QPointF(), m_size));
  generator.setTitle(m_plot.title);
  QPainter painter(&generator);
  paint(painter, true);
  painter.end();
  return text;
}

}  // namespace searchlight::ui
