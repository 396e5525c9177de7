// widgets/search/tab_order.cpp: whole parts, moved widget by widget.
#include "widgets/search/tab_order.h"

#include <QWidget>

namespace searchlight::ui {

void setTabOrderBehind(QWidget* before, const std::vector<QWidget*>& parts) {
  std::vector<QWidget*> order{before};
  for (QWidget* part : parts) {
    order.push_back(part);
    for (QWidget* w = part->nextInFocusChain(); w != part; w = w->nextInFocusChain())
      if (part->isAncestorOf(w) && w->window() == part->window()) order.push_back(w);
  }
  // QWidget::setTabOrder() does nothing with parts that take no focus, as the frames with a proxy are, and guesses what belongs
  // together where a proxy is: meanwhile there is neither.
  struct Own {
    QWidget* widget;
    QWidget* proxy;
    Qt::FocusPolicy policy;
  };
  std::vector<Own> own;
  for (QWidget* w : order) {
    own.push_back({w, w->focusProxy(), w->focusPolicy()});
    w->setFocusProxy(nullptr);
    if (w->focusPolicy() == Qt::NoFocus) w->setFocusPolicy(Qt::TabFocus);
  }
  // The last one first, each of them right behind the same widget, which stays where it is.
  for (std::size_t i = order.size(); i-- > 1;) QWidget::setTabOrder(before, order[i]);
  for (const Own& o : own)
    if (o.widget->focusPolicy() != o.policy) o.widget->setFocusPolicy(o.policy);
  for (const Own& o : own)
    if (o.proxy) o.widget->setFocusProxy(o.proxy);
}

}  // namespace searchlight::ui
