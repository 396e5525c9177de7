// core/sokoban/level_rows.h: lines of a text file that are rows of levels, with runs of equal characters written out. For the readers alone.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/sokoban/collection_builder.h"

namespace searchlight::sokoban {

// What is told, and where in the text from 0; or the text written out.
struct Expansion {
  std::string text;
  Failure what;  // is wrong; empty: nothing
  std::size_t at = 0;
  bool isTooLong = false;  // it is a text, of more than the most symbols
};

// Writes out a text of symbols, counts before a symbol or a group, and groups in brackets. Takes as long as the text and
// what comes of it are together, whatever the counts say: what would have more than `most` symbols is too long. With
// `passesBlanks` blanks, tabs and ends of lines may stand anywhere, within counts, too, and are left out.
Expansion writeOut(std::string_view text, std::string_view symbols, std::size_t most, bool passesBlanks);

// A line as rows: one, or several that are ended by '|'.
struct RowLine {
  bool isRow = false;   // nothing but characters of boards, counts and brackets that fit together
  bool isWide = false;  // too wide for a board: the rows are not all there
  std::vector<std::string> rows;
  Failure fault =
      {};  // of what is no row although it was meant to be one: its counts or brackets do not fit together
};

// Digits alone are no row; blanks that do not break are floor as all blanks are. What counts are written out to is taken from the
// builder's bound.
RowLine readRowLine(std::string_view line, CollectionBuilder& builder);

// Whether a line that is no row was meant to be one: walls, and few characters that are none of a board.
bool isNearlyRow(std::string_view line);

// The lines of a file that may be a board together, one after the other.
class RowRun {
 public:
  bool isEmpty() const { return m_lines.empty(); }
  // `line` is borrowed until clear().
  void add(std::string_view line, int number, RowLine row);
  // The same for what was meant to be a row, and is read as such; `fault` as RowLine has it.
  void addNearly(std::string_view line, int number, std::string_view meant, Failure fault = {});
  // All lines of another one behind those of this one.
  void append(const RowRun& other);

  struct Line {
    std::string_view text;
    int number;
  };
  // Whether they are a board: several rows, one of them a wall. Lines before the first wall are not of it: titleLines().
  bool isBoard() const;
  std::vector<Line> titleLines() const;
  std::vector<ReadRow> rows() const;
  const std::vector<Line>& lines() const { return m_lines; }
  void clear();

 private:
  struct Row {
    ReadRow read;
    std::size_t fromLine;
  };
  std::vector<Line> m_lines;
  std::vector<Row> m_rows;
  std::size_t m_titleLines = 0;  // before the first wall
  bool m_hasWall = false;
};

}  // namespace searchlight::sokoban
