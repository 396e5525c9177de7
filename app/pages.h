// app/pages.h: the places of the program.
#pragma once
#include <vector>

#include "app/shell/page.h"

namespace searchlight::ui {

// In the order of the rail; the first is where the program begins.
std::vector<PageInfo> pages();

}  // namespace searchlight::ui
