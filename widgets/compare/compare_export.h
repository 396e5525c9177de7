// widgets/compare/compare_export.h: a comparison as text for other programs.
#pragma once
#include <span>
#include <string>

#include "widgets/compare/compare_row.h"

namespace searchlight::ui {

// A line of titles and one a row, with the names of `searchlight-cli compare route --csv` where it has the same column, and
// number, title, optimal, bytes; its `admissible` is part of `optimal` here. Numbers are plain, what is not known is empty. UTF-8; see core/text/csv.h.
std::string compareCsv(std::span<const CompareRow> rows);

// The same as one array of objects; what is not known is null. `optimal` is "proven", "equal", "not-optimal",
// "not-guaranteed" or null.
std::string compareJson(std::span<const CompareRow> rows);

}  // namespace searchlight::ui
