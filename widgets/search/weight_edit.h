// widgets/search/weight_edit.h: the weight of weighted A*: a logarithmic slider and the number beside it.
#pragma once
#include <QWidget>

class QDoubleSpinBox;
class QSlider;

namespace searchlight::ui {

// 1 to 1000. The slider's steps are finer for small weights, where they matter most.
class WeightEdit : public QWidget {
  Q_OBJECT

 public:
  explicit WeightEdit(QWidget* parent = nullptr);

  double weight() const { return m_weight; }
  // Emits nothing; digits beyond those shown are kept until the user changes the number.
  void setWeight(double weight);

 Q_SIGNALS:
  // The user has changed it.
  void weightEdited();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void edit(double weight);
  void showWeight();

  double m_weight = 1.5;
  QSlider* m_slider;
  QDoubleSpinBox* m_number;
};

}  // namespace searchlight::ui
