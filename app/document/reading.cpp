// app/document/reading.cpp: exceptions as what has come of reading.
#include "app/document/reading.h"

#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

Reading Reading::of(const std::exception& thrown) {
  return dynamic_cast<const ReadingGivenUp*>(&thrown) ? givenUp() : failed(errorText(thrown));
}

}  // namespace searchlight::ui
