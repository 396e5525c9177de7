// core/text/version.h: which Searchlight this is.
#pragma once
#include <string_view>

namespace searchlight {

// "0.1.0 (3334a103)": the version, and the commit it was built from; without that where the source is no clone.
std::string_view versionText();

}  // namespace searchlight
