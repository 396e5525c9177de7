// widgets/search/quiet_header.h: the head of a quiet table: words in the second colour over a hairline; the column that
// sorts is of the first colour and has an arrow.
#pragma once
#include <QHeaderView>
#include <optional>

namespace searchlight::ui {

class QuietHeader : public QHeaderView {
  Q_OBJECT

 public:
  static constexpr int kArrowRoom = 12;  // beside the words

  explicit QuietHeader(QWidget* parent = nullptr);
  // Of the words from the edges of their column, in pixels; as far in as a cell's own text unless it is set.
  void setPadding(int padding) { m_padding = padding; }

 protected:
  void paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const override;
  void paintEvent(QPaintEvent* event) override;

 private:
  std::optional<int> m_padding;
  void paintArrow(QPainter* painter, const QRect& words, Qt::Alignment alignment) const;
};

}  // namespace searchlight::ui
