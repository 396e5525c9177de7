// widgets/search/segmented_buttons.h: one choice of a few, all of them in sight: buttons joined in one frame.
#pragma once
#include <QList>
#include <QStringList>
#include <QWidget>

class QRadioButton;

namespace searchlight::ui {

// Behaves as radio buttons do: one tab stop, arrow keys choose. Choices count from 0; one is always chosen.
class SegmentedButtons : public QWidget {
  Q_OBJECT

 public:
  // REQUIRES: count >= 1.
  explicit SegmentedButtons(int count, QWidget* parent = nullptr);

  void setChoice(int index, const QString& text, const QString& toolTip);
  int current() const;
  // Emits nothing.
  void setCurrent(int index);

 Q_SIGNALS:
  // The user has chosen.
  void chosen(int index);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QList<QRadioButton*> m_buttons;
};

}  // namespace searchlight::ui
