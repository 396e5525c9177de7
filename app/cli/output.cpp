// app/cli/output.cpp: numbers, cells and aligned rows.
#include "app/cli/output.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <ostream>

namespace searchlight::cli {
namespace {

constexpr std::size_t kLabelWidth = 12;
constexpr std::size_t kLineWidth = 80;
constexpr double kLargestWhole = 9007199254740992.0;  // 2^53: beyond it doubles skip numbers

void appendInteger(std::string& text, int value) {
  std::array<char, 16> digits;
  text.append(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr);
}

// Not through the JSON library: it would hold every cell as two objects.
void appendCells(std::string& text, std::span<const Point> cells) {
  text += '[';
  for (const Point& cell : cells) {
    if (&cell != cells.data()) text += ',';
    text += '[';
    appendInteger(text, cell.x);
    text += ',';
    appendInteger(text, cell.y);
    text += ']';
  }
  text += ']';
}

}  // namespace

nlohmann::ordered_json jsonNumber(double value) {
  if (value == std::floor(value) && std::abs(value) <= kLargestWhole) return static_cast<std::int64_t>(value);
  return value;
}

std::string textNumber(double value) { return jsonNumber(value).dump(); }

std::string textSeconds(double seconds) {
  std::array<char, 32> digits;
  const auto end =
      std::to_chars(digits.data(), digits.data() + digits.size(), seconds, std::chars_format::fixed, 6).ptr;
  return std::string(digits.data(), end);
}

void writeJsonLine(std::ostream& out, const nlohmann::ordered_json& object,
                   const std::vector<CellList>& lists) {
  std::string line = object.dump();
  line.pop_back();
  for (const auto& [name, cells] : lists) {
    line += ",\"";
    line += name;
    line += "\":";
    appendCells(line, cells);
  }
  line += "}\n";
  out << line;
}

void writeRows(std::ostream& out, const std::vector<std::pair<std::string, std::string>>& rows) {
  std::string text;
  for (const auto& [label, value] : rows) {
    text += label;
    text.append(kLabelWidth - std::min(label.size(), kLabelWidth - 1), ' ');
    text += value;
    text += '\n';
  }
  out << text;
}

std::string textCells(std::span<const Point> cells) {
  std::string text;
  std::size_t column = kLabelWidth;
  for (const Point cell : cells) {
    std::string word;
    appendInteger(word, cell.x);
    word += ',';
    appendInteger(word, cell.y);
    if (!text.empty() && column + 1 + word.size() > kLineWidth) {
      text += '\n';
      text.append(kLabelWidth, ' ');
      column = kLabelWidth;
    } else if (!text.empty()) {
      text += ' ';
      ++column;
    }
    text += word;
    column += word.size();
  }
  return text;
}

}  // namespace searchlight::cli
