// core/text/csv.h: comma separated values.
#pragma once
#include <span>
#include <string>

namespace searchlight {

// The fields as one line with its end. Quoted as RFC 4180 says: a field with a comma, a quote or a line end stands in
// quotes, and a quote in it is doubled. Lines end as elsewhere on Unix, not in CR LF.
std::string csvLine(std::span<const std::string> fields);

}  // namespace searchlight
