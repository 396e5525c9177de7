// core/text/failure.cpp: a failure in English.
#include "core/text/failure.h"

namespace searchlight {

std::string english(const Failure& failure) {
  if (failure.sentence() == nullptr) return failure.text();
  std::string out;
  for (const char* c = failure.sentence(); *c != '\0'; ++c) {
    const auto value = static_cast<std::size_t>(c[0] == '%' ? c[1] - '1' : -1);
    if (value < failure.values().size())
      out += english(failure.values()[value]), ++c;
    else
      out += *c;
  }
  return out;
}

}  // namespace searchlight
