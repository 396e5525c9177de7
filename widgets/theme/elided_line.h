// widgets/theme/elided_line.h: a line of plain text that never asks for more room than there is.
#pragma once
#include <QLabel>

namespace searchlight::ui {

// As much of a line as fits, cut between two words unless that would leave less than half of it; what has no spaces is cut anywhere.
QString elidedAtWord(const QFontMetrics& metrics, const QString& text, int width);

// What does not fit is elided, and stands whole in the tool tip. It is as high also where nothing is said.
class ElidedLine : public QLabel {
 public:
  explicit ElidedLine(QWidget* parent);
  QSize sizeHint() const override { return {wanted(), fontMetrics().lineSpacing()}; }
  QSize minimumSizeHint() const override { return {m_isWhole ? wanted() : 0, fontMetrics().lineSpacing()}; }
  // It gives way to nobody: what stands beside it does.
  void keepWhole() { m_isWhole = true; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool event(QEvent* event) override;

 private:
  // An advance is rounded: a part of a pixel less would cut the text.
  int wanted() const { return fontMetrics().horizontalAdvance(text()) + 1; }

  bool m_isWhole = false;
};

}  // namespace searchlight::ui
