// widgets/search/quiet_header.h: the head of a quiet table: words in the second colour over a hairline; the column that
// sorts is of the first colour and has an arrow.
#pragma once
#include <QHeaderView>

namespace searchlight::ui {

class QuietHeader : public QHeaderView {
  Q_OBJECT

 public:
  static constexpr int kArrowRoom = 12;  // beside the words

  explicit QuietHeader(QWidget* parent = nullptr);

 protected:
  void paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void paintArrow(QPainter* painter, const QRect& words, Qt::Alignment alignment) const;
};

}  // namespace searchlight::ui
