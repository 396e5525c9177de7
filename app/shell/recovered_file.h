// app/shell/recovered_file.h: whether a file is still what recovered work was made from.
#pragma once
#include <cstddef>

#include "core/setup/set_up.h"
#include "core/text/files.h"

namespace searchlight::ui {

// The file of recovered work, if it still holds what our last copy knew of it. Else it is somebody's work, or our own that
// was saved in the last moment: what stands there is not known, and asked about before it is written over. Reads no more
// than `maxBytes`.
KnownFile fileOfRecovered(const setup::Board& board, std::size_t maxBytes);

}  // namespace searchlight::ui
