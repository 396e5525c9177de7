// core/klotski/code.cpp: pieces out of letters, and letters out of pieces.
#include "core/klotski/code.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <utility>
#include <vector>

#include "core/text/complaint.h"
#include "core/text/failure.h"
#include "core/text/line_reader.h"

namespace searchlight::klotski {

namespace {

constexpr std::string_view kLetters = ".SHVC";  // by shape

std::optional<Shape> shapeOf(char letter) {
  const std::size_t i = kLetters.find(letter);
  return i == std::string_view::npos ? std::nullopt : std::optional(static_cast<Shape>(i));
}

// Rows with the places where they stood, so that what is wrong is told where it is.
class Reader {
 public:
  struct Row {
    std::string_view letters;
    int line;    // in a file, from 1; 0: the layout is one row after the other
    int column;  // of its first letter, from 1
  };
  Reader(std::vector<Row> rows, std::string_view name, int lastLine)
      : m_rows(std::move(rows)), m_name(name), m_lastLine(lastLine) {}

  Code read() const {
    for (int y = 0; y < static_cast<int>(m_rows.size()); ++y) checkRow(y);
    if (m_rows.size() < kHeight)
      throw FormatError(m_name, m_lastLine,
                        m_rows.empty() ? ReaderErrors::tr("expected 5 rows, found 0: this is not a layout")
                                       : ReaderErrors::tr("expected %1 rows, found %2", 5, m_rows.size()));
    Code code;
    CellSet taken = 0;
    std::optional<Point> large;
    for (int cell = 0; cell < kCells; ++cell) {
      const Point p = pointOf(cell);
      const Shape shape = *shapeOf(letter(p));
      if (shape == Shape::Blank || (taken >> cell & 1)) continue;
      const CellSet under = cellsUnder(shape, p);
      if (under == 0 || (under & taken) != 0 || !isAll(under, letter(p)))
        fail(p, ReaderErrors::tr("no room for piece %1, which is %2 wide and %3 tall", letter(p),
                                 widthOf(shape), heightOf(shape)));
      if (shape == Shape::Large) {
        if (large) fail(p, ReaderErrors::tr("piece C is given twice"));
        large = p;
      }
      taken |= under;
      code.bits |= patternOf(shape, cell);
    }
    if (!large)
      throw FormatError(m_name, m_lastLine, ReaderErrors::tr("there is no piece C to move to the exit"));
    return code;
  }

 private:
  void checkRow(int y) const {
    const std::string_view letters = m_rows[static_cast<std::size_t>(y)].letters;
    if (y >= kHeight) fail({0, y}, ReaderErrors::tr("expected %1 rows, found more", 5));
    for (int x = 0; x < static_cast<int>(letters.size()); ++x) {
      if (x >= kWidth) fail({x, y}, ReaderErrors::tr("expected 4 letters, found more"));
      if (!shapeOf(letters[static_cast<std::size_t>(x)]))
        fail({x, y}, ReaderErrors::tr("expected V, H, S, C or \".\", found %1",
                                      characterInQuotes(letters.substr(static_cast<std::size_t>(x)))));
    }
    if (letters.size() < kWidth)
      fail({static_cast<int>(letters.size()), y},
           ReaderErrors::tr("expected 4 letters, found %1", letters.size()));
  }
  char letter(Point p) const {
    return m_rows[static_cast<std::size_t>(p.y)].letters[static_cast<std::size_t>(p.x)];
  }
  bool isAll(CellSet set, char expected) const {
    for (int cell = 0; cell < kCells; ++cell)
      if ((set >> cell & 1) && letter(pointOf(cell)) != expected) return false;
    return true;
  }
  [[noreturn]] void fail(Point p, const Failure& what) const {
    const Row& row = m_rows[static_cast<std::size_t>(p.y)];
    const int column = row.column + p.x;
    if (row.line > 0) throw FormatError(m_name, row.line, ReaderErrors::tr("column %1: %2", column, what));
    throw FormatError(m_name, 0, ReaderErrors::tr("row %1, column %2: %3", p.y + 1, column, what));
  }

  std::vector<Row> m_rows;
  std::string_view m_name;
  int m_lastLine;
};

// One row too many is enough to know.
constexpr std::size_t kMostRows = kHeight + 1;

// The rows of a text without line ends. In a file, columns are those of the line.
void addRows(std::vector<Reader::Row>& rows, std::string_view text, int line) {
  for (std::size_t from = 0; rows.size() < kMostRows;) {
    const std::size_t end = text.find('/', from);
    rows.push_back({text.substr(from, end == std::string_view::npos ? end : end - from), line,
                    line > 0 ? static_cast<int>(from) + 1 : 1});
    if (end == std::string_view::npos) return;
    from = end + 1;
  }
}

}  // namespace

Code readRows(std::string_view text, std::string_view name) {
  std::vector<Reader::Row> rows;
  addRows(rows, text, 0);
  return Reader(std::move(rows), name, 0).read();
}

Code readLayoutText(std::string_view text, std::string_view fileName) {
  LineReader lines(text, fileName);
  std::vector<Reader::Row> rows;
  while (rows.size() < kMostRows && lines.nextFilled())
    if (!lines.line().starts_with('#')) addRows(rows, lines.line(), lines.number());
  return Reader(std::move(rows), fileName, std::max(lines.number(), 1)).read();
}

std::string rowsOf(Code code) {
  std::string rows(kCells, '.');
  for (int cell = 0; cell < kCells; ++cell) {
    const Shape shape = code.at(cell);
    if (shape == Shape::Blank || shape == Shape::Covered) continue;
    for (CellSet under = cellsUnder(shape, pointOf(cell)); under != 0; under &= under - 1)
      rows[static_cast<std::size_t>(std::countr_zero(under))] = kLetters[static_cast<std::size_t>(shape)];
  }
  for (std::size_t y = kHeight - 1; y > 0; --y) rows.insert(y * kWidth, 1, '/');
  return rows;
}

}  // namespace searchlight::klotski
