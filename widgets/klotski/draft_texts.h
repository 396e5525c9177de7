// widgets/klotski/draft_texts.h: what is wrong with a layout that is drawn, in sentences.
#pragma once
#include <QString>

#include "core/klotski/draft.h"

namespace searchlight::ui {

// With where it is. Pieces are called as pieceNames() has them.
QString faultText(const klotski::Draft& draft, const klotski::DraftFault& fault);

}  // namespace searchlight::ui
