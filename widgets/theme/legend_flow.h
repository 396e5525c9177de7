// widgets/theme/legend_flow.h: the legend that a picture is painted with: marks and their words, line by line, and what a small picture
// has no room for.
//
//   const LegendFlow flow(std::move(items), metrics, {.left = 8, .right = 400, .mostLines = 3});  // usage
//   flow.paint(painter, top, ink);
//   flow.leftOut()                                                                                // for a tool tip over ellipsis(top)
#pragma once
#include <QColor>
#include <QCoreApplication>
#include <QFont>
#include <QFontMetricsF>
#include <QRectF>
#include <QString>
#include <functional>
#include <vector>

class QPainter;

namespace searchlight::ui {

class LegendFlow {
  Q_DECLARE_TR_FUNCTIONS(LegendFlow)

 public:
  static constexpr qreal kMark = 14;  // pixels

  struct Item {
    QString text;
    std::function<void(QPainter&, const QRectF&)> paint = {};  // the mark; null: words alone
    qreal width = kMark;                                       // of the mark
    // Where not all items have room those that are not in the picture go first, and nobody misses them; then those of the least
    // weight, of equal ones the last.
    int weight = 0;
    bool isInPicture = true;
  };
  struct Room {
    qreal left = 0, right = 0;  // of all lines, in pixels
    qreal indent = 0;           // of the first line: what stands before it
    int mostLines = 1;
  };

  LegendFlow() = default;
  LegendFlow(std::vector<Item> items, const QFontMetricsF& metrics, const Room& room);

  // Of a line. Before there is a legend it says how many lines there is room for.
  static qreal rowHeight(const QFontMetricsF& metrics);

  int lines() const { return m_lines; }
  qreal row() const { return m_row; }  // a line's height
  // Those that have room, in their order; where one has none the last says how many.
  const std::vector<Item>& items() const { return m_items; }
  // What is in the picture and has no room, a line each; empty: nothing.
  const QString& leftOut() const { return m_leftOut; }
  // Where it is said that something was left out, with the first line's top at `top`.
  QRectF ellipsis(qreal top) const;

  void paint(QPainter& painter, qreal top, const QColor& ink) const;

 private:
  struct Placed {
    qreal x;
    int line;
  };
  void place(const Room& room);
  qreal widthOf(const Item& item) const;

  std::vector<Item> m_items;
  std::vector<Placed> m_placed;
  QFontMetricsF m_metrics{QFont()};
  QString m_leftOut;
  qreal m_row = 0;
  int m_lines = 0;
};

}  // namespace searchlight::ui
