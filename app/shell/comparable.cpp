// app/shell/comparable.cpp: what most worlds do alike.
#include "app/shell/comparable.h"

#include "widgets/compare/difference_pane.h"

namespace searchlight::ui {

std::unique_ptr<DifferencePicture> Comparable::makeDifferences() { return nullptr; }

}  // namespace searchlight::ui
