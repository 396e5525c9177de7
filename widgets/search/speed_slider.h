// widgets/search/speed_slider.h: the speed as a logarithmic slider, with a mark at the speed that suits the search.
#pragma once
#include <QSlider>
#include <optional>

namespace searchlight::ui {

// Its values are those of speed_scale.h. The mark is a small triangle above the groove; a double click on it, or on the
// groove below it, chooses the automatic speed.
class SpeedSlider : public QSlider {
  Q_OBJECT

 public:
  explicit SpeedSlider(QWidget* parent = nullptr);

  // In steps a second; nothing: no mark.
  void setAutomatic(std::optional<double> stepsPerSecond);
  // Where the mark's tip is, in the middle of a pixel; nothing without one.
  std::optional<int> markX() const;

 Q_SIGNALS:
  void automaticChosen();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;

 private:
  std::optional<int> m_mark;  // a value of the slider
};

}  // namespace searchlight::ui
