// app/cli/output.h: results as one line of JSON or as text for people.
#pragma once
#include <iosfwd>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/geometry/point.h"

namespace searchlight::cli {

// A number that reads back as the same double; without a fraction where it has none.
nlohmann::ordered_json jsonNumber(double value);
std::string textNumber(double value);
// Down to a microsecond.
std::string textSeconds(double seconds);

// Cells by their name in the object: "path": [[0, 1], [1, 1]].
using CellList = std::pair<std::string_view, std::span<const Point>>;

// The object on one line, the lists after its other members. A list of half a million cells takes some 10 ms.
// REQUIRES: the object has at least one member.
void writeJsonLine(std::ostream& out, const nlohmann::ordered_json& object,
                   const std::vector<CellList>& lists = {});

// One line a row, the second column aligned.
void writeRows(std::ostream& out, const std::vector<std::pair<std::string, std::string>>& rows);
// "0,1 1,1 2,1", broken into lines that begin under the first cell of a row of writeRows().
std::string textCells(std::span<const Point> cells);

}  // namespace searchlight::cli
