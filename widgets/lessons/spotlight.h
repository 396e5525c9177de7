// widgets/lessons/spotlight.h: rings round what a lesson speaks of, over whatever shows it.
#pragma once
#include <QPainterPath>
#include <QPolygonF>
#include <QString>
#include <QWidget>
#include <functional>
#include <vector>

namespace searchlight::ui {

// Lies over all of its parent, takes neither clicks nor the focus, and is hidden while it points at nothing.
class Spotlight : public QWidget {
  Q_OBJECT
 public:
  explicit Spotlight(QWidget* over);

  static constexpr int kAway = 1,
                       kCasing = 6;  // of a ring's middle from what it marks; its width with the casing
  // So far a ring goes beyond what it marks.
  static constexpr int kReach = kAway + kCasing / 2;

  struct Place {
    QRectF rect;  // in the parent's coordinates; empty: it is left out
    QString
        label;  // a word or two beside it, where they cover neither each other nor the numbers of what is marked; empty: none
    friend bool operator==(const Place&, const Place&) = default;
  };
  void setPlaces(std::vector<Place> places);
  const std::vector<Place>& places() const { return m_places; }

  // What is spoken of at the moment: areas that are lit, none at first.
  void setLit(std::vector<QRectF> areas);
  const std::vector<QRectF>& lit() const { return m_lit; }

  // A dashed line from corner to corner, over whatever is below; none at first.
  void setLine(QPolygonF line);
  const QPolygonF& line() const { return m_line; }

  // What lies below, in the parent's coordinates.
  struct Below {
    QPainterPath signs;           // no ring goes over them
    std::vector<QRectF> written;  // cells with numbers: labels keep off them where they can
  };
  // Asked whenever the rings are painted, as what is below changes with every event.
  void setBelow(std::function<Below()> below) { m_below = std::move(below); }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Needed {
    QRectF rect;
    double weight;
  };
  static void addFigures(const QRectF& cell, double weight, std::vector<Needed>& out);
  QRectF badgeFor(const Place& place, const std::vector<Needed>& taken) const;
  void drawLabel(QPainter& painter, const QRectF& badge, const QString& label) const;

  void cover();
  std::vector<Place> m_places;
  std::vector<QRectF> m_lit;
  QPolygonF m_line;
  std::function<Below()> m_below;
};

}  // namespace searchlight::ui
