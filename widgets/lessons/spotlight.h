// widgets/lessons/spotlight.h: rings round what a lesson speaks of, over whatever shows it.
#pragma once
#include <QWidget>
#include <vector>

namespace searchlight::ui {

// Lies over all of its parent, takes neither clicks nor the focus, and is hidden while it points at nothing.
class Spotlight : public QWidget {
  Q_OBJECT
 public:
  explicit Spotlight(QWidget* over);

  // In the parent's coordinates; empty ones are left out.
  void setPlaces(std::vector<QRectF> places);
  const std::vector<QRectF>& places() const { return m_places; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  std::vector<QRectF> m_places;
};

}  // namespace searchlight::ui
