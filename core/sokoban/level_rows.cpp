// core/sokoban/level_rows.cpp: telling rows from text.
#include "core/sokoban/level_rows.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/sokoban/level_legend.h"
#include "core/text/line_reader.h"

namespace searchlight::sokoban {

namespace {

// Deeper than any writer nests, and no more memory than that.
constexpr std::size_t kDeepest = 1000;

struct Group {
  std::uint64_t count;
  std::size_t begin;  // in what is written
  std::size_t at;     // in the text
};

}  // namespace

Expansion writeOut(std::string_view text, std::string_view symbols, std::size_t most, bool passesBlanks) {
  constexpr std::string_view kBlanks = " \t\r\n";
  Expansion result;
  std::string& out = result.text;
  std::vector<Group> open;
  std::uint64_t count = 0;
  bool hasCount = false;
  std::size_t countAt = 0;
  // What is said more often than `most` times is too long whatever it is.
  const std::uint64_t mostCount = std::uint64_t{most} + 1;
  const auto fails = [&](std::size_t at, Failure what) {
    result.at = at;
    result.what = std::move(what);
    return result;
  };
  // From where the output has become too long the rest is only looked at: what is no such text is none anyway.
  const auto append = [&](std::uint64_t times, std::string_view piece) {
    if (result.isTooLong || piece.empty() || times == 0) return;
    if (times > (most - out.size()) / piece.size()) {
      result.isTooLong = true;
      return;
    }
    if (piece.size() == 1) {
      out.append(static_cast<std::size_t>(times), piece.front());
    } else {
      const std::string copy(piece);  // it may be a part of the output
      out.reserve(out.size() + static_cast<std::size_t>(times) * copy.size());
      for (std::uint64_t i = 0; i < times; ++i) out += copy;
    }
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c >= '0' && c <= '9') {
      if (!hasCount) countAt = i;
      hasCount = true;
      count = std::min(mostCount, count * 10 + static_cast<std::uint64_t>(c - '0'));
      continue;
    }
    if (passesBlanks && kBlanks.find(c) != std::string_view::npos) continue;
    if (hasCount && count == 0) return fails(countAt, ReaderErrors::tr("a count must be 1 or more"));
    if (c == '(') {
      if (open.size() == kDeepest)
        return fails(i, ReaderErrors::tr("brackets nested too deeply %1", inQuotes({&c, 1})));
      open.push_back({hasCount ? count : 1, out.size(), i});
    } else if (hasCount && c == ')') {
      return fails(countAt, ReaderErrors::tr("nothing follows the count"));
    } else if (c == ')') {
      if (open.empty()) return fails(i, ReaderErrors::tr("unmatched closing bracket %1", inQuotes({&c, 1})));
      const Group group = open.back();
      open.pop_back();
      append(group.count - 1, std::string_view(out).substr(group.begin));
    } else if (symbols.find(c) != std::string_view::npos) {
      append(hasCount ? count : 1, std::string_view(&c, 1));
    } else {
      return fails(i, ReaderErrors::tr("unknown character %1", inQuotes({&c, 1})));
    }
    hasCount = false;
    count = 0;
  }
  if (hasCount) return fails(countAt, ReaderErrors::tr("nothing follows the count"));
  if (!open.empty())
    return fails(open.back().at, ReaderErrors::tr("unmatched opening bracket %1", inQuotes("(")));
  return result;
}

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

// A title may be "#12" or "(3)": rows of runs have more walls, or walls that are counted, and nothing else than runs.
bool isMeantAsRuns(std::string_view line) {
  if (line.find_first_not_of("#@p+P$b*B.-_ |0123456789()\t") != std::string_view::npos) return false;
  const std::size_t wall = line.find('#');
  if (wall == std::string_view::npos) return false;
  const bool isCounted = wall > 0 && line[wall - 1] >= '0' && line[wall - 1] <= '9';
  return isCounted || std::count(line.begin(), line.end(), '#') > 1 ||
         std::count(line.begin(), line.end(), '(') > 1;
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
  if (!result.isRow) {
    if (isMeantAsRuns(line)) result.fault = ReaderErrors::tr("column %1: %2", written.at + 1, written.what);
    return result;
  }
  result.isWide = written.isTooLong;
  std::string_view rest = written.text;
  while (!rest.empty() && result.rows.size() <= kMostRows) {
    const std::string_view row = rest.substr(0, rest.find('|'));
    rest.remove_prefix(std::min(row.size() + 1, rest.size()));
    result.rows.push_back(plainRow(row));
    result.isWide = result.isWide || row.size() > kMostSide;
  }
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
  // Of a row that could not be read its beginning alone is kept.
  if (!m_hasWall &&
      (m_hasWall = !row.fault.empty() || std::any_of(row.rows.begin(), row.rows.end(), hasWallIn)))
    m_titleLines = m_lines.size();
  m_lines.push_back({line, number});
  for (std::string& text : row.rows) {
    if (row.isWide) text.resize(kMostSide + 1, '#');
    const bool isPlain = row.rows.size() == 1 && line.size() == text.size() && line.find('\t') == line.npos;
    m_rows.push_back({{std::move(text), number, isPlain ? 0 : -1}, m_lines.size() - 1});
  }
}

void RowRun::addNearly(std::string_view line, int number, std::string_view meant, Failure fault) {
  const std::size_t before = m_rows.size();
  add(line, number, {true, false, {plainRow(meant)}, fault});
  if (m_rows.size() > before) m_rows.back().read.fault = std::move(fault);
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
