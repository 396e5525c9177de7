// widgets/theme/letters.h: what letters of a script want of those who set them.
#pragma once
#include <QChar>

namespace searchlight::ui {

// Chinese, Japanese and Korean: not slanted, written downwards as well as across, and set apart from Latin letters.
inline bool isEastAsian(char32_t c) {
  switch (QChar::script(c)) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Hangul: return true;
    default: return false;
  }
}

}  // namespace searchlight::ui
