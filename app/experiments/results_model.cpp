// app/experiments/results_model.cpp: the rows or groups as a table.
#include <QCoreApplication>
#include <algorithm>
#include <utility>

#include "app/experiments/experiment_form.h"
#include "app/experiments/results_view.h"
#include "app/shell/experiment_words.h"
#include "core/text/number_text.h"
#include "widgets/plot/ticks.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

using namespace experiment;

namespace {

struct ColumnTitle {
  const char *key, *title;
};
constexpr ColumnTitle kTitles[] = {
    {"scenario", QT_TRANSLATE_NOOP("ExperimentColumns", "Scenario")},
    {"file", QT_TRANSLATE_NOOP("ExperimentColumns", "File")},
    {"layout", QT_TRANSLATE_NOOP("ExperimentColumns", "Puzzle")},
    {"name", QT_TRANSLATE_NOOP("ExperimentColumns", "Name")},
    {"line", QT_TRANSLATE_NOOP("ExperimentColumns", "Line")},
    {"level", QT_TRANSLATE_NOOP("ExperimentColumns", "Level")},
    {"title", QT_TRANSLATE_NOOP("ExperimentColumns", "Title")},
    {"map", QT_TRANSLATE_NOOP("ExperimentColumns", "Map")},
    {"board", QT_TRANSLATE_NOOP("ExperimentColumns", "Board")},
    {"rows", QT_TRANSLATE_NOOP("ExperimentColumns", "Rows")},
    {"from", QT_TRANSLATE_NOOP("ExperimentColumns", "From")},
    {"to", QT_TRANSLATE_NOOP("ExperimentColumns", "To")},
    {"bucket", QT_TRANSLATE_NOOP("ExperimentColumns", "Bucket")},
    {"start", QT_TRANSLATE_NOOP("ExperimentColumns", "Start")},
    {"goal", QT_TRANSLATE_NOOP("ExperimentColumns", "Goal")},
    {"optimum", QT_TRANSLATE_NOOP("ExperimentColumns", "Optimal length")},
    {"run", QT_TRANSLATE_NOOP("ExperimentColumns", "Run")},
    {"algorithm", QT_TRANSLATE_NOOP("ExperimentColumns", "Algorithm")},
    {"neighbours", QT_TRANSLATE_NOOP("ExperimentColumns", "Neighbours")},
    {"corners", QT_TRANSLATE_NOOP("ExperimentColumns", "Corners")},
    {"costs", QT_TRANSLATE_NOOP("ExperimentColumns", "Cost model")},
    {"heuristic", QT_TRANSLATE_NOOP("ExperimentColumns", "Heuristic")},
    {"ties", QT_TRANSLATE_NOOP("ExperimentColumns", "Tie-breaking")},
    {"seed", QT_TRANSLATE_NOOP("ExperimentColumns", "Seed")},
    {"reopen", QT_TRANSLATE_NOOP("ExperimentColumns", "Reopening")},
    {"duplicates", QT_TRANSLATE_NOOP("ExperimentColumns", "Duplicates")},
    {"width", QT_TRANSLATE_NOOP("ExperimentColumns", "Width")},
    {"nodes", QT_TRANSLATE_NOOP("ExperimentColumns", "Nodes")},
    {"order", QT_TRANSLATE_NOOP("ExperimentColumns", "Order")},
    {"weight", QT_TRANSLATE_NOOP("ExperimentColumns", "Weight")},
    {"metric", QT_TRANSLATE_NOOP("ExperimentColumns", "Metric")},
    {"without", QT_TRANSLATE_NOOP("ExperimentColumns", "Without")},
    {"mirrors", QT_TRANSLATE_NOOP("ExperimentColumns", "Mirror images")},
    {"outcome", QT_TRANSLATE_NOOP("ExperimentColumns", "Outcome")},
    {"cost", QT_TRANSLATE_NOOP("ExperimentColumns", "Cost")},
    {"length", QT_TRANSLATE_NOOP("ExperimentColumns", "Length")},
    {"smoothLength", QT_TRANSLATE_NOOP("ExperimentColumns", "Smoothed length")},
    {"steps", QT_TRANSLATE_NOOP("ExperimentColumns", "Steps")},
    {"pushes", QT_TRANSLATE_NOOP("ExperimentColumns", "Pushes")},
    {"moves", QT_TRANSLATE_NOOP("ExperimentColumns", "Moves")},
    {"optimal", QT_TRANSLATE_NOOP("ExperimentColumns", "Optimal")},
    {"solution", QT_TRANSLATE_NOOP("ExperimentColumns", "Solution")},
    {"expanded", QT_TRANSLATE_NOOP("ExperimentColumns", "Expanded")},
    {"generated", QT_TRANSLATE_NOOP("ExperimentColumns", "Generated")},
    {"reopened", QT_TRANSLATE_NOOP("ExperimentColumns", "Reopened")},
    {"peakOpen", QT_TRANSLATE_NOOP("ExperimentColumns", "Peak OPEN")},
    {"scanned", QT_TRANSLATE_NOOP("ExperimentColumns", "Scanned")},
    {"seconds", QT_TRANSLATE_NOOP("ExperimentColumns", "Search time (s)")},
    {"setupSeconds", QT_TRANSLATE_NOOP("ExperimentColumns", "Preparation (s)")},
    {"reason", QT_TRANSLATE_NOOP("ExperimentColumns", "Reason")},
    {"repeats", QT_TRANSLATE_NOOP("ExperimentColumns", "Repeats")},
    {"jobs", QT_TRANSLATE_NOOP("ExperimentColumns", "Jobs")},
};

}  // namespace

QString shownName(const Results& results, std::size_t by, const std::string& text) {
  return results.name(by) == Results::kRun ? runTitle(text) : QString::fromStdString(text);
}

// Of a file its name: the folder is told by the tool tip.
QString shortName(const Results& results, std::size_t column, const std::string& text) {
  const std::size_t slash = text.rfind('/');
  const bool isFile = slash != std::string::npos &&
                      (text.starts_with('/') || text.starts_with("./") || text.starts_with("../"));
  return isFile ? QString::fromStdString(text.substr(slash + 1)) : shownName(results, column, text);
}

QString columnTitle(const std::string& key) {
  const auto* at = std::ranges::find(kTitles, key, &ColumnTitle::key);
  return at == std::end(kTitles) ? QString::fromStdString(key)
                                 : QCoreApplication::translate("ExperimentColumns", at->title);
}

namespace {

std::vector<std::size_t> columnsOf(const Results& results) {
  const std::size_t none = results.columnCount();
  const std::size_t run = results.column(Results::kRun).value_or(none),
                    outcome = results.column(Results::kOutcome).value_or(none);
  // The smaller the number, the earlier the column comes.
  const auto rank = [&](std::size_t column) {
    constexpr std::size_t kOneText = 2;  // beside what is missing
    if (column == run) return 0;
    if (column < outcome && results.distinct(column) <= kOneText) return 4;
    return column < run || run == none ? 1 : column >= outcome ? 2 : 3;
  };
  std::vector<std::size_t> columns;
  for (std::size_t i = 0; i < none; ++i)
    if (!results.isBlank(i)) columns.push_back(i);
  std::ranges::stable_sort(columns, {}, rank);
  return columns;
}

// Times differ by orders of magnitude: each has the unit that it reads well in.
bool isTime(const Results& results, std::size_t column) {
  const std::string& name = results.name(column);
  return name == "seconds" || name == "setupSeconds";
}

}  // namespace

// ---- The table -----------------------------------------------------------------------------------------------------------------

void ResultsModel::show(const Results* results, RowIds rows) {
  beginResetModel();
  m_results = results;
  m_by.reset();
  m_groups.clear();
  m_rows = std::move(rows);
  m_columns = results ? columnsOf(*results) : std::vector<std::size_t>();
  endResetModel();
}

void ResultsModel::showGroups(const Results* results, std::vector<Group> groups, std::size_t by,
                              std::size_t of) {
  beginResetModel();
  m_results = results;
  m_by = by;
  m_of = of;
  m_groups = std::move(groups);
  m_rows.clear();
  endResetModel();
}

std::optional<std::uint32_t> ResultsModel::rowAt(int row) const {
  if (m_by || row < 0 || row >= rowCount()) return std::nullopt;
  return m_rows[static_cast<std::size_t>(row)];
}

std::optional<std::size_t> ResultsModel::columnAt(int column) const {
  if (m_by || column < 0 || column >= columnCount()) return std::nullopt;
  return m_columns[static_cast<std::size_t>(column)];
}

int ResultsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_by ? m_groups.size() : m_rows.size());
}
int ResultsModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() || !m_results ? 0 : m_by ? kGroupColumns : static_cast<int>(m_columns.size());
}

double ResultsModel::figureOf(const Group& group, int column) {
  const Summary& s = group.summary;
  switch (column) {
    case 1: return static_cast<double>(group.rows.size());
    case 2: return static_cast<double>(group.solved);
    case 3: return s.mean;
    case 4: return s.lowerQuartile;
    case 5: return s.median;
    case 6: return s.upperQuartile;
    default: return s.max;
  }
}

std::string ResultsModel::groupsCsv() const {
  std::string text = csvLine(std::vector<std::string>{m_results->name(*m_by), "rows", "solved", "mean",
                                                      "lowerQuartile", "median", "upperQuartile", "max"});
  for (const Group& group : m_groups) {
    std::vector<std::string> fields{group.name};
    for (int column = 1; column < kGroupColumns; ++column)
      fields.push_back(column > 2 && group.summary.count == 0 ? std::string()
                                                              : numberText(figureOf(group, column)));
    text += csvLine(fields);
  }
  return text;
}

QVariant ResultsModel::data(const QModelIndex& index, int role) const {
  const auto row = static_cast<std::size_t>(index.row());
  if (m_by) {
    const Group& group = m_groups[row];
    if (role == Qt::TextAlignmentRole && index.column() > 0) return int{Qt::AlignRight | Qt::AlignVCenter};
    if (role == Qt::ToolTipRole && index.column() > 2 && group.summary.count > 0)
      return QString::fromStdString(numberText(figureOf(group, index.column())));
    if (role != Qt::DisplayRole) return {};
    if (index.column() == 0) return shortName(*m_results, *m_by, group.name);
    if (index.column() > 2 && group.summary.count == 0) return noneText();
    const double figure = figureOf(group, index.column());
    return index.column() > 2 && isTime(*m_results, m_of) ? exactDurationText(figure) : figureText(figure);
  }
  const std::size_t column = m_columns[static_cast<std::size_t>(index.column())];
  if (role == Qt::TextAlignmentRole && m_results->isNumber(column))
    return int{Qt::AlignRight | Qt::AlignVCenter};
  if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
  const std::string& whole = m_results->text(m_rows[row], column);
  if (const auto number = m_results->number(m_rows[row], column); number && role == Qt::DisplayRole)
    return isTime(*m_results, column) ? exactDurationText(*number) : figureText(*number);
  const QString text =
      role == Qt::DisplayRole ? shortName(*m_results, column, whole) : shownName(*m_results, column, whole);
  constexpr qsizetype kMostLetters = 60;
  return role == Qt::DisplayRole && text.size() > kMostLetters ? text.left(kMostLetters) + QStringLiteral("…")
                                                               : text;
}

QVariant ResultsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || !m_results || section >= columnCount()) return {};
  if (role == Qt::TextAlignmentRole) {
    const bool isNumber =
        m_by ? section > 0 : m_results->isNumber(m_columns[static_cast<std::size_t>(section)]);
    return static_cast<int>((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  }
  if (role != Qt::DisplayRole) return {};
  if (!m_by) {
    const std::size_t column = m_columns[static_cast<std::size_t>(section)];
    if (!isTime(*m_results, column)) return columnTitle(m_results->name(column));
    return m_results->name(column) == "seconds" ? tr("Search time") : tr("Preparation");
  }
  const QString titles[] = {columnTitle(m_results->name(*m_by)),
                            tr("Rows"),
                            tr("Solved"),
                            tr("Mean"),
                            tr("Lower quartile"),
                            tr("Median"),
                            tr("Upper quartile"),
                            tr("Maximum")};
  return titles[section];
}

void ResultsModel::sort(int column, Qt::SortOrder order) {
  if (column < 0 || column >= columnCount()) return;
  const bool isDescending = order == Qt::DescendingOrder;
  Q_EMIT layoutAboutToBeChanged();
  if (!m_by) {
    m_results->sort(m_rows, m_columns[static_cast<std::size_t>(column)], isDescending);
  } else {
    std::ranges::stable_sort(m_groups, [&](const Group& a, const Group& b) {
      const Group &first = isDescending ? b : a, &second = isDescending ? a : b;
      return column == 0 ? first.name < second.name : figureOf(first, column) < figureOf(second, column);
    });
  }
  Q_EMIT layoutChanged();
}

}  // namespace searchlight::ui
