// widgets/search/tab_order.h: the order of the Tab key for parts that are made, moved or taken away while the window is open.
#pragma once
#include <vector>

class QWidget;

namespace searchlight::ui {

// Qt puts what comes late last in its window's order. This brings each of `parts`, with all that is in it, behind `before`, in
// their order; what is in a part keeps its own. REQUIRES: all of them are in one window, and `before` is in none of the parts.
void setTabOrderBehind(QWidget* before, const std::vector<QWidget*>& parts);

}  // namespace searchlight::ui
