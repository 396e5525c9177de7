// widgets/lessons/spotlight.h: rings round what a lesson speaks of, over whatever shows it.
#pragma once
#include <QString>
#include <QWidget>
#include <vector>

namespace searchlight::ui {

// Lies over all of its parent, takes neither clicks nor the focus, and is hidden while it points at nothing.
class Spotlight : public QWidget {
  Q_OBJECT
 public:
  explicit Spotlight(QWidget* over);

  // So far a ring goes beyond what it marks.
  static constexpr int kReach = 4;

  struct Place {
    QRectF rect;  // in the parent's coordinates; empty: it is left out
    QString
        label;  // a word or two beside it, where they cover neither each other nor the numbers of what is marked; empty: none
    friend bool operator==(const Place&, const Place&) = default;
  };
  void setPlaces(std::vector<Place> places);
  const std::vector<Place>& places() const { return m_places; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  QRectF badgeFor(const Place& place, const std::vector<QRectF>& taken) const;
  void drawLabel(QPainter& painter, const QRectF& badge, const QString& label) const;

  std::vector<Place> m_places;
};

}  // namespace searchlight::ui
