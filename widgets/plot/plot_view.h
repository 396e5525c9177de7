// widgets/plot/plot_view.h: a plot of points, lines, bars and boxes, painted with QPainter, walked with the keyboard, exported as SVG.
//
//   view->setPlot({.title = .., .x = {.title = "cost"}, .y = {.title = "expanded", .isLog = true}, .series = ..});   // usage
//
// It knows rows by their numbers alone: who shows it says what they are called and does what a click asks for.
#pragma once
#include <QByteArray>
#include <QPixmap>
#include <QString>
#include <QWidget>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/experiment/figures.h"
#include "widgets/picture/picture_source.h"

namespace searchlight::ui {

struct PlotAxis {
  QString title;
  bool isLog = false;
  // Of boxes, along x: a name each, in place of numbers.
  QStringList names = {};
};

struct PlotSeries {
  enum class Style { Points, FaintPoints, Line, Steps };
  QString name;
  std::vector<experiment::Dot> dots;
  Style style = Style::Points;
  int look = 0;  // of the colours and shapes, from 0 on; they begin anew behind kLooks
  bool isInLegend = true;
};

// Of a histogram: how many values lie from `from` to before `to`.
struct PlotBar {
  double from = 0, to = 0, count = 0;
};

// A rectangle by its values, edges included; of a histogram all heights.
struct PlotRange {
  double left = 0, right = 0, bottom = 0, top = 0;
  bool contains(double x, double y) const { return x >= left && x <= right && y >= bottom && y <= top; }
  friend bool operator==(const PlotRange&, const PlotRange&) = default;
};

struct Plot {
  static constexpr int kLooks = 8;
  QString title;  // what is plotted, in a sentence without its end
  PlotAxis x = {}, y = {};
  std::vector<PlotSeries> series = {};
  std::vector<experiment::Box> boxes = {};  // in the order of x.names
  bool hasEquality = false;                 // a line where both axes are equal
  std::vector<PlotBar> bars = {};           // from left to right, beside each other
};

// A value of its own, so that pictures are made on other threads. Points that an axis cannot show (0 or less on a logarithmic one) are
// left out.
class PlotPicture {
 public:
  PlotPicture() = default;
  PlotPicture(Plot plot, QSize size, const QFont& font, const QPalette& palette);

  const Plot& plot() const { return m_plot; }
  void paint(QPainter& painter, bool asVectors) const;
  QByteArray svg() const;
  QRectF area() const { return m_area; }  // within the axes
  // A place by the values there; nothing: the axes cannot show it.
  std::optional<QPointF> at(double x, double y) const;
  // The values at a place of the area, and where a range lies in it.
  QPointF valueAt(const QPointF& place) const;
  QRectF placeOf(const PlotRange& range) const;
  // Between two places of the area.
  PlotRange rangeBetween(const QPointF& a, const QPointF& b) const;
  QColor colour(int look) const;
  std::size_t hidden() const { return m_hidden; }  // points that were left out

 private:
  struct Scale {
    double from = 0, to = 1;
    bool isLog = false;
    std::optional<double> share(double value) const;  // 0 to 1 within from..to
    double valueAt(double share) const;
  };
  Scale scaleOf(bool isX) const;
  void layOut(const QFontMetricsF& metrics);
  void paintAxes(QPainter& painter) const;
  void paintLegend(QPainter& painter) const;
  void paintSeries(QPainter& painter, const PlotSeries& series, bool asVectors) const;
  void paintBoxes(QPainter& painter, bool asVectors) const;
  void paintBars(QPainter& painter) const;

  Plot m_plot;
  QSizeF m_size;
  QFont m_font;
  QPalette m_palette;
  QRectF m_area;
  Scale m_x, m_y;
  std::vector<double> m_xTicks, m_yTicks;
  std::vector<QRectF> m_legend;  // of the series in the legend
  std::size_t m_hidden = 0;
};

class PlotView : public QWidget {
  Q_OBJECT
 public:
  explicit PlotView(QWidget* parent = nullptr);

  // `keepsCurrent`: more points of the same rows, and whoever is at one stays there.
  void setPlot(Plot plot, bool keepsCurrent = false);
  const PlotPicture& picture() const { return m_picture; }
  // Shown while there are no points.
  void setPlaceholder(const QString& text);
  // What a row is, for the tool tip, a line or several.
  void setDescription(std::function<QString(std::uint32_t row)> describe) {
    m_describe = std::move(describe);
  }

  // A drag selects what lies in a rectangle, of a histogram in a stretch of x; Escape and a click beside all points clear it. By
  // keyboard Shift with the arrows moves its right and its upper edge.
  void setBrushing(bool isOn) { m_canBrush = isOn; }
  const std::optional<PlotRange>& brush() const { return m_brush; }
  // Tells nobody.
  void setBrush(std::optional<PlotRange> range);
  // A ring round a row's point, where it is shown.
  void setMarked(std::optional<std::uint32_t> row);

  // The point that the pointer or the keyboard is at: by its row. Nothing: none.
  std::optional<std::uint32_t> current() const;
  // The nearest point within reach of this place.
  std::optional<std::uint32_t> rowAt(const QPointF& place) const;
  // What the tool tip says there; empty: nothing.
  QString textAt(const QPointF& place) const;
  PictureSource source();
  // Every point as CSV: series, kind (point, step, median, ..), x, y, and what `nameOf` calls its row; a median is of many.
  std::string csv(const std::function<std::string(std::uint32_t row)>& nameOf = {}) const;

  QSize sizeHint() const override { return {640, 420}; }
  QSize minimumSizeHint() const override { return {240, 180}; }

 Q_SIGNALS:
  void rowOpened(std::uint32_t row);  // by click or Enter
  void brushed();                     // the user has selected something else, or nothing

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  // A point that can be pointed at: which, of which series, and where.
  struct Spot {
    QPointF place;
    std::uint32_t row;
    std::size_t series;
    double x, y;
  };
  void refresh();
  void paintBrushed(QPainter& painter, const QRectF& within) const;
  void setCurrent(std::optional<std::size_t> spot);
  std::optional<std::size_t> spotAt(const QPointF& place) const;
  void brush(std::optional<PlotRange> range);
  void brushByKey(int key);
  QString textOf(const Spot& spot) const;
  QString textOfBox(const experiment::Box& box) const;
  QString textOfBar(const PlotBar& bar) const;

  PlotPicture m_picture;
  QPixmap m_pixmap;           // of m_picture; null: to be painted
  std::vector<Spot> m_spots;  // series by series, from left to right
  std::optional<std::size_t> m_current;
  bool m_canBrush = false;
  std::optional<PlotRange> m_brush;
  std::optional<QPointF> m_pressedAt;  // with the left button
  bool m_isDragged = false;
  std::optional<std::uint32_t> m_marked;
  std::function<QString(std::uint32_t)> m_describe;
  QString m_placeholder;
};

}  // namespace searchlight::ui
