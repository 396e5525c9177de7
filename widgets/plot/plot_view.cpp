// widgets/plot/plot_view.cpp: a plot on the screen: pointer, keyboard, and what leaves it.
#include "widgets/plot/plot_view.h"

#include <QApplication>
#include <QEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string>
#include <utility>

#include "core/text/csv.h"
#include "core/text/number_text.h"
#include "widgets/plot/ticks.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

namespace {
constexpr double kPointReach = 10;  // pixels from the pointer to a point
constexpr double kCurrentRing = 7;  // around the current point
}  // namespace

PlotView::PlotView(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  keepTranslated(this, [this] { refresh(); });
  onChange(this, {QEvent::PaletteChange, QEvent::FontChange}, [this] { refresh(); });
}

void PlotView::setPlaceholder(const QString& text) {
  m_placeholder = text;
  update();
}

void PlotView::setBrush(std::optional<PlotRange> range) {
  m_brush = range;
  setProperty("ownEscape", range.has_value());  // app/shell/focus_stops.cpp leaves it the key then
  update();
}

void PlotView::setMarked(std::optional<std::uint32_t> row) {
  m_marked = row;
  update();
}

// Another size, font, theme or language.
void PlotView::refresh() { setPlot(m_picture.plot(), true); }

void PlotView::setPlot(Plot shown, bool keepsCurrent) {
  const auto before = keepsCurrent ? current() : std::nullopt;
  m_picture = PlotPicture(std::move(shown), size(), font(), palette());
  m_current.reset();
  m_spots.clear();
  m_pixmap = {};
  const Plot& plot = m_picture.plot();
  const auto add = [&](double x, double y, std::uint32_t row, std::size_t series) {
    if (const auto place = m_picture.at(x, y)) m_spots.push_back({*place, row, series, x, y});
  };
  std::size_t count = 0;
  for (std::size_t i = 0; i < plot.series.size(); ++i, ++count) {
    const std::size_t first = m_spots.size();
    for (const experiment::Dot& dot : plot.series[i].dots) add(dot.x, dot.y, dot.row, i);
    std::stable_sort(m_spots.begin() + static_cast<std::ptrdiff_t>(first), m_spots.end(),
                     [](const Spot& a, const Spot& b) { return a.place.x() < b.place.x(); });
  }
  for (std::size_t i = 0; i < plot.boxes.size(); ++i, ++count)
    for (const experiment::Dot& dot : plot.boxes[i].outliers)
      add(static_cast<double>(i) + 0.5, dot.y, dot.row, count);
  if (before) {
    const auto at = std::ranges::find(m_spots, *before, &Spot::row);
    if (at != m_spots.end()) m_current = static_cast<std::size_t>(at - m_spots.begin());
  }
  QStringList parts{plot.title};
  for (const PlotSeries& series : plot.series)
    if (series.isInLegend) parts << tr("%1: %2 points").arg(series.name, countText(series.dots.size()));
  for (const experiment::Box& box : plot.boxes) parts << textOfBox(box);
  for (const PlotBar& bar : plot.bars) parts << textOfBar(bar);
  setAccessibleName(plot.title.isEmpty() ? tr("Plot") : plot.title);
  setAccessibleDescription(parts.join(QStringLiteral("; ")));
  update();
}

// ---- Painting ------------------------------------------------------------------------------------------------------------------

void PlotView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const bool isEmpty = m_spots.empty() && m_picture.plot().boxes.empty() && m_picture.plot().bars.empty();
  if (isEmpty) {
    painter.fillRect(rect(), palette().color(QPalette::Base));
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap, m_placeholder);
  } else {
    if (m_pixmap.isNull()) {
      m_pixmap = QPixmap((QSizeF(size()) * devicePixelRatioF()).toSize());
      m_pixmap.setDevicePixelRatio(devicePixelRatioF());
      QPainter on(&m_pixmap);
      m_picture.paint(on, false);
    }
    painter.drawPixmap(0, 0, m_pixmap);
  }
  if (m_brush && !isEmpty) {
    QColor ink = palette().color(QPalette::Highlight);
    const QRectF place = m_picture.placeOf(*m_brush);
    painter.setPen(QPen(ink, 1.5));
    ink.setAlphaF(0.18F);
    painter.setBrush(ink);
    painter.drawRect(place);
    painter.setBrush(Qt::NoBrush);
    paintBrushed(painter, place);
  }
  painter.setRenderHint(QPainter::Antialiasing);
  for (const Spot& spot : m_spots)
    if (m_marked == spot.row) {
      painter.setPen(QPen(Theme::of(palette()).board().selection, 2.5));
      painter.drawEllipse(spot.place, kCurrentRing, kCurrentRing);
    }
  if (m_current) {
    painter.setPen(QPen(palette().color(QPalette::Text), 2));
    painter.drawEllipse(m_spots[*m_current].place, kCurrentRing, kCurrentRing);
  }
  if (hasFocus()) {
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
  }
}

// Points within the rectangle, in the colour that their nodes are lit with elsewhere, over the rectangle's own.
void PlotView::paintBrushed(QPainter& painter, const QRectF& within) const {
  constexpr double kLitPoint = 5, kLitRim = 1;
  std::vector<QPointF> lit;
  for (const Spot& spot : m_spots)
    if (within.contains(spot.place)) lit.push_back(spot.place);
  painter.setRenderHint(QPainter::Antialiasing);
  for (const auto& [ink, width] : {std::pair(palette().color(QPalette::Base), kLitPoint + 2 * kLitRim),
                                   {Theme::of(palette()).board().descendantsLit, kLitPoint}}) {
    painter.setPen(QPen(ink, width, Qt::SolidLine, Qt::RoundCap));
    painter.drawPoints(lit.data(), static_cast<int>(lit.size()));
  }
  painter.setRenderHint(QPainter::Antialiasing, false);
}

void PlotView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  refresh();
}

// ---- Pointer and keyboard ------------------------------------------------------------------------------------------------------

std::optional<std::size_t> PlotView::spotAt(const QPointF& place) const {
  std::optional<std::size_t> nearest;
  double least = kPointReach * kPointReach;
  for (std::size_t i = 0; i < m_spots.size(); ++i) {
    const QPointF off = m_spots[i].place - place;
    if (const double distance = QPointF::dotProduct(off, off); distance <= least) {
      least = distance;
      nearest = i;
    }
  }
  return nearest;
}

std::optional<std::uint32_t> PlotView::rowAt(const QPointF& place) const {
  const auto spot = spotAt(place);
  return spot ? std::optional(m_spots[*spot].row) : std::nullopt;
}

std::optional<std::uint32_t> PlotView::current() const {
  return m_current && *m_current < m_spots.size() ? std::optional(m_spots[*m_current].row) : std::nullopt;
}

QString PlotView::textOf(const Spot& spot) const {
  const Plot& plot = m_picture.plot();
  // A median is of many rows: the row in the middle says nothing of it.
  if (spot.series < plot.series.size() && plot.series[spot.series].style == PlotSeries::Style::Line)
    return tr("%1: median %2 around %3")
        .arg(plot.series[spot.series].name, figureText(spot.y), figureText(spot.x));
  const QString text = m_describe ? m_describe(spot.row) : QString();
  const QString name = spot.series < plot.series.size() ? plot.series[spot.series].name : QString();
  return text.isEmpty() ? name : text;
}

QString PlotView::textOfBox(const experiment::Box& box) const {
  const experiment::Summary& s = box.summary;
  return tr("%1: median %2, quartiles %3 and %4, whiskers %5 and %6, %7 outliers")
      .arg(QString::fromStdString(box.name), figureText(s.median), figureText(s.lowerQuartile),
           figureText(s.upperQuartile), figureText(box.lowerWhisker), figureText(box.upperWhisker),
           countText(box.outliers.size()));
}

QString PlotView::textOfBar(const PlotBar& bar) const {
  return tr("%1 up to %2: %3", "a bar of a histogram")
      .arg(figureText(bar.from), figureText(bar.to), countText(static_cast<std::size_t>(bar.count)));
}

QString PlotView::textAt(const QPointF& place) const {
  if (const auto spot = spotAt(place)) return textOf(m_spots[*spot]);
  const auto& boxes = m_picture.plot().boxes;
  const QRectF area = m_picture.area();
  if (area.contains(place)) {
    const double x = m_picture.valueAt(place).x();
    for (const PlotBar& bar : m_picture.plot().bars)
      if (x >= bar.from && x < bar.to) return textOfBar(bar);
  }
  if (boxes.empty() || !area.contains(place)) return {};
  const auto at =
      static_cast<std::size_t>((place.x() - area.left()) / area.width() * static_cast<double>(boxes.size()));
  return textOfBox(boxes[std::min(at, boxes.size() - 1)]);
}

bool PlotView::event(QEvent* event) {
  // The window's Escape waits until nothing is selected here.
  if (event->type() == QEvent::ShortcutOverride && m_brush &&
      static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
    event->accept();
    return true;
  }
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  QToolTip::showText(help->globalPos(), textAt(help->pos()), this);
  return true;
}

void PlotView::setCurrent(std::optional<std::size_t> spot) {
  if (m_current == spot) return;
  m_current = spot;
  update();
}

// Left and right go along a series, up and down to the nearest point of another one.
void PlotView::keyPressEvent(QKeyEvent* event) {
  const int key = event->key();
  const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
  if (isEnter && m_current) {
    Q_EMIT rowOpened(m_spots[*m_current].row);
    return;
  }
  if (key == Qt::Key_Escape && m_brush) return brush(std::nullopt);
  if (m_canBrush && (event->modifiers() & Qt::ShiftModifier) && key >= Qt::Key_Left && key <= Qt::Key_Down)
    return brushByKey(key);
  constexpr std::array<int, 6> kKeys{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up,
                                     Qt::Key_Down, Qt::Key_Home,  Qt::Key_End};
  if (m_spots.empty() || std::ranges::find(kKeys, key) == kKeys.end()) return QWidget::keyPressEvent(event);
  std::size_t next = m_current.value_or(0);
  if (m_current) {
    const auto isOfSeries = [&](std::size_t i) { return m_spots[i].series == m_spots[*m_current].series; };
    switch (key) {
      case Qt::Key_Left: next = next > 0 && isOfSeries(next - 1) ? next - 1 : next; break;
      case Qt::Key_Right: next = next + 1 < m_spots.size() && isOfSeries(next + 1) ? next + 1 : next; break;
      case Qt::Key_Home:
        while (next > 0 && isOfSeries(next - 1)) --next;
        break;
      case Qt::Key_End:
        while (next + 1 < m_spots.size() && isOfSeries(next + 1)) ++next;
        break;
      default: {
        const bool isUp = key == Qt::Key_Up;
        double least = std::numeric_limits<double>::infinity();
        for (std::size_t i = 0; i < m_spots.size(); ++i) {
          const bool isBeyond = isUp ? m_spots[i].series < m_spots[*m_current].series
                                     : m_spots[i].series > m_spots[*m_current].series;
          const QPointF off = m_spots[i].place - m_spots[*m_current].place;
          const double series = std::abs(static_cast<double>(m_spots[i].series) -
                                         static_cast<double>(m_spots[*m_current].series));
          const double distance = series * 1e9 + QPointF::dotProduct(off, off);
          if (isBeyond && distance < least) least = distance, next = i;
        }
      }
    }
  }
  setCurrent(next);
  const Spot& spot = m_spots[next];
  setAccessibleDescription(textOf(spot));
  QToolTip::showText(mapToGlobal(spot.place.toPoint()) + QPoint(8, 8), textOf(spot), this);
}

void PlotView::brush(std::optional<PlotRange> range) {
  if (m_brush == range) return;
  setBrush(range);
  Q_EMIT brushed();
}

// The right edge goes left and right, the upper one up and down; the first time from where the keyboard is.
void PlotView::brushByKey(int key) {
  constexpr double kStep = 0.05;  // of the area
  const QRectF area = m_picture.area();
  const QPointF step(area.width() * kStep, area.height() * kStep);
  QRectF place = m_brush ? m_picture.placeOf(*m_brush)
                         : QRectF(m_current ? m_spots[*m_current].place : area.center(), QSizeF())
                               .adjusted(-step.x() / 2, -step.y() / 2, step.x() / 2, step.y() / 2);
  if (m_brush && key == Qt::Key_Right) place.setRight(std::min(place.right() + step.x(), area.right()));
  if (m_brush && key == Qt::Key_Left)
    place.setRight(std::max(place.right() - step.x(), place.left() + step.x()));
  if (m_brush && key == Qt::Key_Up) place.setTop(std::max(place.top() - step.y(), area.top()));
  if (m_brush && key == Qt::Key_Down)
    place.setTop(std::min(place.top() + step.y(), place.bottom() - step.y()));
  brush(m_picture.rangeBetween(place.bottomLeft(), place.topRight()));
}

void PlotView::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
  m_pressedAt = event->position();
  m_isDragged = false;
  setCurrent(spotAt(event->position()));
}

// Where it was pressed, so that a drag opens nothing.
void PlotView::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  m_pressedAt.reset();
  if (std::exchange(m_isDragged, false)) {
    Q_EMIT brushed();
    return;
  }
  const auto row = rowAt(event->position());
  if (!row) brush(std::nullopt);
  if (row && row == current()) Q_EMIT rowOpened(*row);
}

void PlotView::mouseMoveEvent(QMouseEvent* event) {
  if (!m_canBrush || !m_pressedAt)
    return setCursor(spotAt(event->position()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
  m_isDragged |= (event->position() - *m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
  if (!m_isDragged) return;
  const QRectF area = m_picture.area();
  const auto inside = [&](QPointF p) {
    return QPointF(std::clamp(p.x(), area.left(), area.right()),
                   std::clamp(p.y(), area.top(), area.bottom()));
  };
  setCurrent(std::nullopt);
  setBrush(m_picture.rangeBetween(inside(*m_pressedAt), inside(event->position())));
}

void PlotView::leaveEvent(QEvent* event) {
  QWidget::leaveEvent(event);
  unsetCursor();
}

void PlotView::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

// ---- What leaves it ------------------------------------------------------------------------------------------------------------

PictureSource PlotView::source() {
  return {PictureSource::Kind::Plot, this, [this] { return size(); },
          [this](int scale) {
            const auto picture = std::make_shared<const PlotPicture>(m_picture);
            return TakenPicture{.image =
                                    [picture, scale, size = size()](const std::stop_token&) {
                                      QImage image(size * scale, QImage::Format_RGB32);
                                      if (image.isNull()) return image;
                                      image.setDevicePixelRatio(scale);
                                      QPainter painter(&image);
                                      picture->paint(painter, true);
                                      return image;
                                    },
                                .svg = [picture](const std::stop_token&) { return picture->svg(); }};
          }};
}

std::string PlotView::csv(const std::function<std::string(std::uint32_t row)>& nameOf) const {
  const Plot& plot = m_picture.plot();
  // A series of points and the line of its medians have one name.
  const auto kindOf = [](PlotSeries::Style style) {
    return style == PlotSeries::Style::Steps ? "step" : style == PlotSeries::Style::Line ? "median" : "point";
  };
  if (!plot.bars.empty()) {
    std::string bars =
        csvLine(std::vector<std::string>{plot.x.title.toStdString(), "to", plot.y.title.toStdString()});
    for (const PlotBar& bar : plot.bars)
      bars +=
          csvLine(std::vector<std::string>{numberText(bar.from), numberText(bar.to), numberText(bar.count)});
    return bars;
  }
  std::vector<std::string> head{"series", "kind"};
  if (plot.boxes.empty()) head.push_back(plot.x.title.toStdString());
  head.push_back(plot.y.title.toStdString());
  if (nameOf) head.emplace_back("instance");
  std::string text = csvLine(head);
  const auto add = [&](std::vector<std::string> fields, std::optional<std::uint32_t> row) {
    if (nameOf) fields.push_back(row ? nameOf(*row) : std::string());
    text += csvLine(fields);
  };
  for (const PlotSeries& series : plot.series)
    for (const experiment::Dot& dot : series.dots)
      add({series.name.toStdString(), kindOf(series.style), numberText(dot.x), numberText(dot.y)},
          series.style == PlotSeries::Style::Line ? std::nullopt : std::optional(dot.row));
  for (const experiment::Box& box : plot.boxes) {
    const experiment::Summary& s = box.summary;
    if (s.count == 0) continue;
    for (const auto& [what, value] :
         {std::pair("lower whisker", box.lowerWhisker), std::pair("lower quartile", s.lowerQuartile),
          std::pair("median", s.median), std::pair("upper quartile", s.upperQuartile),
          std::pair("upper whisker", box.upperWhisker)})
      add({box.name, what, numberText(value)}, std::nullopt);
    for (const experiment::Dot& dot : box.outliers) add({box.name, "outlier", numberText(dot.y)}, dot.row);
  }
  return text;
}

}  // namespace searchlight::ui
