// core/experiment/results.h: the rows of an experiment in memory: named columns, and text or a number or nothing in each cell.
//
//   Results results = Results::read(readFile(path, Results::kMostBytes), "rows.csv");   // usage: what `batch --csv` writes
//   for (std::uint32_t row : results.rowsWith("lak304d")) results.number(row, *results.column("expanded"));
//
// A cell is the number of its text among the distinct texts of its column: 4 bytes, however long the text is; a distinct text costs
// itself twice and about 100 bytes. Texts are kept as they were read, so that csv() gives the same again.
#pragma once
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/text/csv.h"

namespace searchlight::experiment {

using RowIds = std::vector<std::uint32_t>;  // in the order in which they are shown

class Results {
 public:
  static constexpr std::size_t kMostRows = 200'000, kMostColumns = 200,
                               kMostFieldBytes = std::size_t{1} << 16;
  static constexpr std::size_t kMostBytes = std::size_t{256} << 20;  // of a file
  static constexpr std::string_view kRun = "run", kOutcome = "outcome", kSolved = "solved";

  Results() = default;
  // REQUIRES: at most kMostColumns, of different names.
  explicit Results(const std::vector<std::string>& columns);
  // Comma-separated values (RFC 4180) with a line of column names. An incomplete last line, as a crash leaves it, is left out.
  // Throws FormatError with the line for: no or too many columns, a name that is empty or there twice, a row with more or fewer
  // fields, a quote that does not end or has text around it, and what exceeds a limit above.
  static Results read(std::string_view text, std::string_view fileName);
  // These rows, under columns of these names: what is not there is missing. REQUIRES: as the constructor.
  Results as(const std::vector<std::string>& columns, std::span<const std::uint32_t> rows) const;
  // Each distinct text of the column becomes what `change` makes of it.
  void changeTexts(std::size_t column, const std::function<std::string(const std::string& text)>& change);
  // All rows, or these in their order.
  std::string csv() const;
  std::string csv(std::span<const std::uint32_t> rows) const;

  std::size_t rowCount() const { return m_rows; }
  std::size_t columnCount() const { return m_columns.size(); }
  bool isFull() const { return m_rows >= kMostRows; }
  const std::string& name(std::size_t column) const { return m_columns[column].name; }
  std::vector<std::string> names() const;
  std::optional<std::size_t> column(std::string_view name) const;
  // How many distinct texts there are in the column, what is missing among them.
  std::size_t distinct(std::size_t column) const { return m_columns[column].entries.size(); }
  // Whether every text in the column is a number, and there is one.
  bool isNumber(std::size_t column) const {
    return m_columns[column].numbers > 0 && m_columns[column].texts == 0;
  }

  // Whether nothing stands in the column.
  bool isBlank(std::size_t column) const { return m_columns[column].numbers + m_columns[column].texts == 0; }

  // Empty: missing.
  const std::string& text(std::size_t row, std::size_t column) const { return entry(row, column).text; }
  std::optional<double> number(std::size_t row, std::size_t column) const {
    return entry(row, column).number;
  }
  // The distinct texts of a column, in the order in which they came; equal ids are equal texts.
  std::uint32_t id(std::size_t row, std::size_t column) const { return m_columns[column].cells[row]; }
  // REQUIRES: a field for every column, and the results are not full.
  void add(std::span<const std::string> fields);

  // Whether the search came to an end of its own, solved or exhausted: else a limit ended it or the instance is broken, and what it
  // counted says nothing about the instance. Without a column `outcome` every row has.
  bool isFinished(std::size_t row) const;
  bool isSolved(std::size_t row) const;
  // What identifies the instance among the sources: the texts of the columns before `run`, or all texts where there is no such column.
  std::string instance(std::size_t row) const;
  // Equal for rows of the same instance, and for no others.
  std::string instanceKey(std::size_t row) const;

  // All rows, or those in which some text contains these letters; ASCII letters match in either case.
  RowIds rowsWith(std::string_view letters = {}) const;
  // Stable: numbers before texts, what is missing last in either direction.
  void sort(RowIds& rows, std::size_t column, bool isDescending) const;

 private:
  struct Entry {
    std::string text;
    std::optional<double> number;
  };
  struct Column {
    std::string name;
    std::vector<std::uint32_t> cells;  // a row each
    std::vector<Entry> entries;        // the first is what is missing
    std::unordered_map<std::string, std::uint32_t> known;
    std::size_t numbers = 0, texts = 0;  // of the entries
  };
  const Entry& entry(std::size_t row, std::size_t column) const {
    return m_columns[column].entries[m_columns[column].cells[row]];
  }
  std::uint32_t idOf(Column& column, const std::string& text);

  std::vector<Column> m_columns;
  std::size_t m_rows = 0;
  std::optional<std::size_t> m_outcome, m_run;
};

}  // namespace searchlight::experiment
