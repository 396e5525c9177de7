// widgets/board/board_bars.cpp: bars in step with the viewport.
#include "widgets/board/board_bars.h"

#include <QEvent>
#include <QScrollBar>
#include <QSignalBlocker>
#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/board/board_viewport.h"

namespace searchlight::ui {

BoardBars::BoardBars(QWidget* view, std::function<void(Qt::Orientation, double)> scroll)
    : QObject(view),
      m_view(view),
      m_scroll(std::move(scroll)),
      m_across(makeBar(Qt::Horizontal)),
      m_down(makeBar(Qt::Vertical)),
      m_corner(new QWidget(view)) {
  m_corner->setAutoFillBackground(true);
  m_corner->setCursor(Qt::ArrowCursor);
  m_corner->hide();
  view->installEventFilter(this);
  retranslate();
}

QScrollBar* BoardBars::makeBar(Qt::Orientation along) {
  auto* bar = new QScrollBar(along, m_view);
  bar->setFocusPolicy(Qt::NoFocus);
  bar->setCursor(Qt::ArrowCursor);
  bar->hide();
  connect(bar, &QScrollBar::valueChanged, this, [this, along](int value) { m_scroll(along, value); });
  return bar;
}

void BoardBars::follow(const BoardViewport& viewport, bool isWanted) {
  const auto scrollOf = [&](Qt::Orientation along) {
    return isWanted ? viewport.scroll(along) : BoardViewport::Scroll{};
  };
  const BoardViewport::Scroll across = scrollOf(Qt::Horizontal), down = scrollOf(Qt::Vertical);
  const int right = down.most > 0 ? m_down->sizeHint().width() : 0;
  const int below = across.most > 0 ? m_across->sizeHint().height() : 0;
  const auto show = [&](QScrollBar* bar, const BoardViewport::Scroll& scroll, double page,
                        const QRect& place) {
    bar->setVisible(scroll.most > 0);
    if (scroll.most <= 0) return;
    const QSignalBlocker blocker(bar);  // the viewport has spoken
    bar->setGeometry(place);
    bar->setPageStep(std::max(1, static_cast<int>(page * 0.9)));
    bar->setSingleStep(std::max(8, static_cast<int>(std::lround(viewport.cellSide()))));
    bar->setRange(0, static_cast<int>(std::lround(scroll.most)));
    bar->setValue(static_cast<int>(std::lround(scroll.value)));
  };
  const int width = m_view->width(), height = m_view->height();
  show(m_across, across, width, {0, height - below, width - right, below});
  show(m_down, down, height, {width - right, 0, right, height - below});
  m_corner->setGeometry(width - right, height - below, right, below);
  m_corner->setVisible(right > 0 && below > 0);
  if (const QMargins margins(0, 0, right, below); m_view->contentsMargins() != margins)
    m_view->setContentsMargins(margins);
}

bool BoardBars::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_view && event->type() == QEvent::LanguageChange) retranslate();
  return QObject::eventFilter(watched, event);
}

void BoardBars::retranslate() {
  m_across->setAccessibleName(tr("Scroll left and right"));
  m_down->setAccessibleName(tr("Scroll up and down"));
}

}  // namespace searchlight::ui
