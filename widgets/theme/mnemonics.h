// widgets/theme/mnemonics.h: the letters that answer a message box together with Alt.
#pragma once

class QMessageBox;

namespace searchlight::ui {

// Each button that has no letter gets one that is free: of its text, where words begin before what is within them, or, where the
// text is written in other letters, beside it: "不保存(&D)". Qt's own buttons have their English initial there.
void giveMnemonics(const QMessageBox& box);

}  // namespace searchlight::ui
