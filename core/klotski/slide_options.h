// core/klotski/slide_options.h: how a position is searched.
#pragma once
#include "core/klotski/problem.h"
#include "core/klotski/slides.h"
#include "core/setup/option_table.h"

namespace searchlight::klotski {

struct SlideOptions {
  Count count = Count::Moves;
  setup::SearchChoice search;
  Mirrors mirrors = Mirrors::Apart;  // of the 5 x 4 family; others have none
  friend bool operator==(const SlideOptions&, const SlideOptions&) = default;
};

const setup::Options<SlideOptions>& slideOptions();

}  // namespace searchlight::klotski
