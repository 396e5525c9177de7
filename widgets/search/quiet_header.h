// widgets/search/quiet_header.h: the head of a quiet table: words in the second colour over a hairline, nothing else.
#pragma once
#include <QHeaderView>

namespace searchlight::ui {

class QuietHeader : public QHeaderView {
  Q_OBJECT

 public:
  explicit QuietHeader(QWidget* parent = nullptr);

 protected:
  void paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const override;
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace searchlight::ui
