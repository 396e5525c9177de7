// widgets/theme/scrolls_down.h: what is higher than its room scrolls, and is never cut at its sides.
#pragma once
#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <algorithm>

namespace searchlight::ui {

// As wide as its content at least, in whatever language and size of text, with room for the bar. It follows the focus to its parts,
// and has none of its own.
class ScrollsDown : public QScrollArea {
 public:
  // The content becomes its own. `side`: the width, in pixels, of what stands beside something else and grows no further than its
  // content asks for; 0: it has whatever width it is given.
  explicit ScrollsDown(QWidget* content, QWidget* parent = nullptr, int side = 0)
      : QScrollArea(parent), m_side(side) {
    if (side > 0) setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
  }
  QSize minimumSizeHint() const override {
    const int needed = widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
    return {std::max(m_side, needed), QScrollArea::minimumSizeHint().height()};
  }
  QSize sizeHint() const override {
    return m_side > 0 ? QSize(minimumSizeHint().width(), QScrollArea::sizeHint().height())
                      : QScrollArea::sizeHint();
  }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::LayoutRequest) updateGeometry();
    return QScrollArea::eventFilter(watched, event);
  }

 private:
  int m_side;
};

}  // namespace searchlight::ui
