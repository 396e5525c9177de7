// widgets/plot/plot_view.cpp: a plot on the screen: pointer, keyboard, and what leaves it.
#include "widgets/plot/plot_view.h"

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
}

void PlotView::setPlaceholder(const QString& text) {
  m_placeholder = text;
  update();
}

// Another size, font, theme or language.
void PlotView::refresh() { setPlot(m_picture.plot()); }

void PlotView::setPlot(Plot shown) {
  const auto before = current();  // it stays where its row does
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
  setAccessibleName(plot.title.isEmpty() ? tr("Plot") : plot.title);
  setAccessibleDescription(parts.join(QStringLiteral("; ")));
  update();
}

// ---- Painting ------------------------------------------------------------------------------------------------------------------

void PlotView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const bool isEmpty = m_spots.empty() && m_picture.plot().boxes.empty();
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
  painter.setRenderHint(QPainter::Antialiasing);
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

void PlotView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  refresh();
}

void PlotView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) refresh();
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
        .arg(plot.series[spot.series].name, tickText(spot.y, false),
             tickText(std::round(spot.x * 1e3) / 1e3, false));
  const QString text = m_describe ? m_describe(spot.row) : QString();
  const QString name = spot.series < plot.series.size() ? plot.series[spot.series].name : QString();
  return text.isEmpty() ? name : text;
}

QString PlotView::textOfBox(const experiment::Box& box) const {
  const auto number = [](double value) { return tickText(std::round(value * 1e6) / 1e6, false); };
  const experiment::Summary& s = box.summary;
  return tr("%1: median %2, quartiles %3 and %4, whiskers %5 and %6, %7 outliers")
      .arg(QString::fromStdString(box.name), number(s.median), number(s.lowerQuartile),
           number(s.upperQuartile), number(box.lowerWhisker), number(box.upperWhisker),
           countText(box.outliers.size()));
}

QString PlotView::textAt(const QPointF& place) const {
  if (const auto spot = spotAt(place)) return textOf(m_spots[*spot]);
  const auto& boxes = m_picture.plot().boxes;
  const QRectF area = m_picture.area();
  if (boxes.empty() || !area.contains(place)) return {};
  const auto at =
      static_cast<std::size_t>((place.x() - area.left()) / area.width() * static_cast<double>(boxes.size()));
  return textOfBox(boxes[std::min(at, boxes.size() - 1)]);
}

bool PlotView::event(QEvent* event) {
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

void PlotView::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
  setCurrent(spotAt(event->position()));
}

// Where it was pressed, so that a drag opens nothing.
void PlotView::mouseReleaseEvent(QMouseEvent* event) {
  const auto row = rowAt(event->position());
  if (event->button() == Qt::LeftButton && row && row == current()) Q_EMIT rowOpened(*row);
}

void PlotView::mouseMoveEvent(QMouseEvent* event) {
  setCursor(spotAt(event->position()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
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
