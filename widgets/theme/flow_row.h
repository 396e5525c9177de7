// widgets/theme/flow_row.h: a row of controls that goes on in the next line where it is too narrow for them, as words do.
#pragma once
#include <QLayout>
#include <QList>
#include <initializer_list>

namespace searchlight::ui {

// What has its usual width stands in the line as long as there is room; what can grow, and what addStretch() adds, shares what is
// left of its line. Hidden widgets take no room. No line is higher than its highest control.
class FlowRow : public QLayout {
 public:
  // `spacing`: in pixels, between controls and between lines.
  explicit FlowRow(int spacing);
  ~FlowRow() override;

  // These stay in one line: a field and its name.
  void addTogether(std::initializer_list<QWidget*> widgets);
  void addStretch();

  void addItem(QLayoutItem* item) override { m_items << item; }
  int count() const override { return static_cast<int>(m_items.size()); }
  QLayoutItem* itemAt(int index) const override { return m_items.value(index); }
  QLayoutItem* takeAt(int index) override;
  QSize sizeHint() const override;
  QSize minimumSize() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override { return arrange(QRect(0, 0, width, 0), false); }
  void setGeometry(const QRect& rect) override;

 private:
  // The height of all lines; the items are moved only if told to.
  int arrange(const QRect& rect, bool isMoving) const;

  QList<QLayoutItem*> m_items;
};

}  // namespace searchlight::ui
