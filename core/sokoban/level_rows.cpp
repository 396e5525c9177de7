// core/sokoban/level_rows.cpp: telling rows from text.
#include "core/sokoban/level_rows.h"

#include <algorithm>
#include <utility>

#include "core/sokoban/level_legend.h"
#include "core/sokoban/run_length.h"
#include "core/text/line_reader.h"

namespace searchlight::sokoban {
namespace {

constexpr std::string_view kSymbols = "#@p+P$b*B.-_ ";
constexpr std::string_view kSymbolsAndEnd = "#@p+P$b*B.-_ |";
constexpr std::string_view kCounting = "0123456789()|";
// Rows of one line, and lines and rows of one board, beyond which all is too large anyway.
constexpr std::size_t kMostOfALine = (kMostSide + 1) * (kMostSide + 1);
constexpr std::size_t kMostRows = kMostSide + 1;

bool isSymbol(char c) { return kSymbols.find(c) != std::string_view::npos; }
bool hasWallIn(std::string_view text) { return text.find('#') != std::string_view::npos; }

// Tabs reach to the next column that is a multiple of 8. Of a row that is too wide there is one column too many.
std::string plainRow(std::string_view line) {
  std::string row;
  for (const char c : line) {
    if (row.size() > kMostSide) break;
    if (c == '\t')
      row.resize((row.size() / 8 + 1) * 8, ' ');
    else
      row += c;
  }
  row.resize(std::min<std::size_t>(row.size(), kMostSide + 1));
  return row;
}

// The first count that no row or board can have.
std::string impossibleCount(std::string_view line) {
  constexpr std::string_view kDigits = "0123456789";
  constexpr std::size_t kShownDigits = 20;
  for (std::size_t at = 0; (at = line.find_first_of(kDigits, at)) != line.npos;) {
    const std::size_t end = std::min(line.find_first_not_of(kDigits, at), line.size());
    const std::string_view count = line.substr(at, end - at);
    const int most = static_cast<int>(kMostSide);
    if (!parseInteger(count, 0, most))
      return "run length " + std::string(count.substr(0, kShownDigits)) +
             (count.size() > kShownDigits ? ".." : "") + " in column " + std::to_string(at + 1) +
             " is more than " + std::to_string(most);
    at = end;
  }
  return {};
}

}  // namespace

RowLine readRowLine(std::string_view line, CollectionBuilder& builder) {
  if (hasHardBlank(line)) return readRowLine(withPlainBlanks(line), builder);
  RowLine result;
  if (line.find_first_not_of("0123456789 \t") == std::string_view::npos) return result;
  if (line.find_first_of(kCounting) == std::string_view::npos) {
    result.isRow = std::all_of(line.begin(), line.end(), [](char c) { return c == '\t' || isSymbol(c); });
    if (!result.isRow) return result;
    result.rows.push_back(plainRow(line));
    result.isWide = result.rows.back().size() > kMostSide;
    return result;
  }
  const Expansion written =
      writeOut(line, kSymbolsAndEnd, std::min(kMostOfALine, builder.writableLeft()), false);
  builder.haveWritten(written.text.size());
  result.isRow = written.what.empty();
  if (!result.isRow) return result;
  result.isWide = written.isTooLong;
  std::string_view rest = written.text;
  while (!rest.empty() && result.rows.size() <= kMostRows) {
    const std::string_view row = rest.substr(0, rest.find('|'));
    rest.remove_prefix(std::min(row.size() + 1, rest.size()));
    result.rows.push_back(plainRow(row));
    result.isWide = result.isWide || row.size() > kMostSide;
  }
  if (result.isWide || result.rows.size() > kMostRows) result.fault = impossibleCount(line);
  // What could not be written out at all is a row that is too wide.
  if (result.isWide && result.rows.empty()) result.rows.emplace_back(kMostSide + 1, '#');
  return result;
}

bool isNearlyRow(std::string_view line) {
  const std::size_t from = line.find_first_not_of(" \t");
  if (from == std::string_view::npos) return false;
  line = line.substr(from, line.find_last_not_of(" \t") - from + 1);
  std::size_t unknown = 0, filled = 0;
  for (const char c : line) {
    if (c == ' ' || c == '\t') continue;
    ++filled;
    if (!isSymbol(c)) ++unknown;
  }
  return std::count(line.begin(), line.end(), '#') >= 2 && isSymbol(line.front()) && isSymbol(line.back()) &&
         4 * unknown <= filled;
}

void RowRun::add(std::string_view line, int number, RowLine row) {
  if (m_rows.size() > kMostRows) return;  // it is too high already
  if (!m_hasWall && (m_hasWall = std::any_of(row.rows.begin(), row.rows.end(), hasWallIn)))
    m_titleLines = m_lines.size();
  m_lines.push_back({line, number});
  for (std::string& text : row.rows) {
    if (row.isWide) text.resize(kMostSide + 1, '#');
    const bool isPlain = row.rows.size() == 1 && line.size() == text.size() && line.find('\t') == line.npos;
    m_rows.push_back({{std::move(text), number, isPlain ? 0 : -1, row.fault}, m_lines.size() - 1});
  }
}

void RowRun::addNearly(std::string_view line, int number, std::string_view meant) {
  add(line, number, {true, false, {plainRow(meant)}});
}

void RowRun::append(const RowRun& other) {
  if (m_rows.size() > kMostRows) return;  // as add() has it
  if (!m_hasWall && other.m_hasWall) m_titleLines = m_lines.size() + other.m_titleLines;
  m_hasWall = m_hasWall || other.m_hasWall;
  for (Row row : other.m_rows) {
    row.fromLine += m_lines.size();
    m_rows.push_back(std::move(row));
  }
  m_lines.insert(m_lines.end(), other.m_lines.begin(), other.m_lines.end());
}

bool RowRun::isBoard() const {
  const auto first = std::find_if(m_rows.begin(), m_rows.end(),
                                  [this](const Row& row) { return row.fromLine >= m_titleLines; });
  return m_hasWall && m_rows.end() - first > 1;
}

std::vector<RowRun::Line> RowRun::titleLines() const {
  return {m_lines.begin(), m_lines.begin() + static_cast<std::ptrdiff_t>(m_titleLines)};
}

std::vector<ReadRow> RowRun::rows() const {
  std::vector<ReadRow> rows;
  for (const Row& row : m_rows)
    if (row.fromLine >= m_titleLines) rows.push_back(row.read);
  return rows;
}

void RowRun::clear() { *this = RowRun(); }

}  // namespace searchlight::sokoban
