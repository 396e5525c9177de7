// widgets/search/wheel_guard.h: fields in a scrolling panel, where the wheel scrolls.
#pragma once

class QWidget;

namespace searchlight::ui {

// The lists, numbers and sliders in the panel turn with the wheel only after a click on them; until then it is the panel's.
// For those that are there when it is called, and the panel itself where it is such a field.
void guardFromWheel(QWidget* panel);

}  // namespace searchlight::ui
