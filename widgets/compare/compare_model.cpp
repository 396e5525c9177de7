// widgets/compare/compare_model.cpp: the columns of a comparison.
#include "widgets/compare/compare_model.h"

#include <QFont>
#include <algorithm>
#include <numeric>

#include "widgets/words/catalogue_texts.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

using search::Outcome;

CompareModel::CompareModel(QObject* parent) : QAbstractTableModel(parent) {
  m_collator.setNumericMode(true);
  m_collator.setCaseSensitivity(Qt::CaseInsensitive);
}

// ---- Rows and their order ------------------------------------------------------------------------------------------

void CompareModel::setRows(std::vector<CompareRow> rows) {
  const bool isSame = std::ranges::equal(rows, m_rows, {}, &CompareRow::number, &CompareRow::number);
  if (!isSame) beginResetModel();
  m_rows = m_known = std::move(rows);
  for (CompareRow& row : m_rows)
    if (!row.progress.isEmpty()) {
      row.outcome = Outcome::Running;
      row.stats = {};
    }
  judge();
  Q_EMIT headerDataChanged(Qt::Horizontal, 0, kCompareColumns - 1);  // their units
  if (!isSame) {
    m_order = sortedRows();
    endResetModel();
  } else if (!m_rows.empty()) {
    renewOrder();
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kCompareColumns - 1));
  }
}

std::vector<CompareRow> CompareModel::rows() const {
  std::vector<CompareRow> out;
  for (const std::size_t row : m_order) out.push_back(m_known[row]);
  return out;
}

int CompareModel::rowOf(int number) const {
  for (int row = 0; row < rowCount(); ++row)
    if (rowAt(row).number == number) return row;
  return -1;
}

// What reads the same is the same: nobody sees why of two equal figures one should be the better. Of times only what is less by
// more than they vary is better at all.
void CompareModel::judge() {
  m_verdicts = optimalityOf(m_rows);
  m_contenders = contendersOf(m_rows);
  m_figures.assign(kCompareColumns, {});
  m_quickest = quickestOf(m_rows, m_contenders);
  for (int c = 0; c < kCompareColumns; ++c) {
    const auto column = static_cast<CompareColumn>(c);
    Figures& figures = m_figures[static_cast<std::size_t>(c)];
    figures.unit = unitOf(m_rows, column);
    std::optional<double> least, most;
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
      const std::optional<double> figure = figureOf(m_rows[row], column);
      if (!figure) continue;
      figures.greatest = std::max(figures.greatest, *figure);
      if (!m_contenders[row]) continue;
      least = std::min(least.value_or(*figure), *figure);
      most = std::max(most.value_or(*figure), *figure);
    }
    if (!least) continue;
    const QString best = figureText(*least, column);
    if (best != figureText(*most, column)) figures.best = best;
  }
}

void CompareModel::sort(int column, Qt::SortOrder order) {
  m_sortColumn = column;
  m_sortOrder = order;
  renewOrder();
}

std::vector<std::size_t> CompareModel::sortedRows() const {
  std::vector<std::size_t> order(m_rows.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  if (m_sortColumn >= 0) {
    const auto column = static_cast<CompareColumn>(m_sortColumn);
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
      if (column == CompareColumn::Search) {
        const int first = m_collator.compare(m_rows[a].title, m_rows[b].title);
        return m_sortOrder == Qt::AscendingOrder ? first < 0 : first > 0;
      }
      const std::optional<double> first = sortValue(a, column), second = sortValue(b, column);
      if (!first || !second) return first.has_value() && !second;
      return m_sortOrder == Qt::AscendingOrder ? *first < *second : *first > *second;
    });
  }
  return order;
}

// Selections stay with their rows.
void CompareModel::renewOrder() {
  std::vector<std::size_t> order = sortedRows();
  if (order == m_order) return;
  Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
  const QModelIndexList before = persistentIndexList();
  QModelIndexList after;
  for (const QModelIndex& i : before) {
    const auto at = std::ranges::find(order, m_order[static_cast<std::size_t>(i.row())]);
    after += index(static_cast<int>(at - order.begin()), i.column());
  }
  m_order = std::move(order);
  changePersistentIndexList(before, after);
  Q_EMIT layoutChanged({}, VerticalSortHint);
}

std::optional<double> CompareModel::sortValue(std::size_t row, CompareColumn column) const {
  if (column != CompareColumn::Optimal) return figureOf(m_rows[row], column);
  const std::optional<OptimalityVerdict>& verdict = m_verdicts[row];
  if (!verdict) return std::nullopt;
  // The costlier of two that are not optimal comes later, and before what is not known.
  return static_cast<double>(verdict->kind) + verdict->excess / (1 + verdict->excess);
}

// ---- Cells -----------------------------------------------------------------------------------------------------------

int CompareModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CompareModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : kCompareColumns;
}

bool CompareModel::hasColumn(CompareColumn column) const {
  if (column != CompareColumn::Scanned && column != CompareColumn::Reopened) return true;
  return std::ranges::any_of(m_rows, [column](const CompareRow& row) {
    return (column == CompareColumn::Scanned ? row.stats.scanned : row.stats.reopened) > 0;
  });
}

QString CompareModel::figureText(double value, CompareColumn column) const {
  switch (column) {
    case CompareColumn::Cost: return costText(value);
    case CompareColumn::Memory:
    case CompareColumn::SetUp:
    case CompareColumn::Time: return m_figures[static_cast<std::size_t>(column)].unit.number(value);
    default: return countText(static_cast<std::size_t>(value));
  }
}

bool CompareModel::isBest(std::size_t row, CompareColumn column) const {
  if (column == CompareColumn::Time) return m_quickest == row;
  if (column == CompareColumn::SetUp) return false;  // too short to tell
  const QString& best = m_figures[static_cast<std::size_t>(column)].best;
  return !best.isNull() && m_contenders[row] && text(row, column) == best;
}

QString CompareModel::text(std::size_t row, CompareColumn column) const {
  const CompareRow& r = m_rows[row];
  if (column == CompareColumn::Search) return r.title;
  if (!r.problem.isEmpty())
    return column == CompareColumn::Cost ? tr("not run", "in the column of costs: why stands in the pane")
                                         : noneText();
  if (r.outcome == Outcome::Running) return QStringLiteral("…");
  if (column == CompareColumn::Optimal) {
    const std::optional<OptimalityVerdict>& verdict = m_verdicts[row];
    if (!verdict) return noneText();
    switch (verdict->kind) {
      // As cheap as an optimal one is optimal; who promises it, the tool tip says.
      case Optimality::Proven:
      case Optimality::Equal: return tr("yes", "the cost is optimal");
      case Optimality::NotOptimal: break;
      case Optimality::NotGuaranteed: return tr("unknown", "whether the cost is optimal");
    }
    if (verdict->excess <= 0) return tr("no", "the cost is not optimal");
    return excessText(verdict->excess);
  }
  if (const std::optional<double> figure = figureOf(r, column)) return figureText(*figure, column);
  if (column != CompareColumn::Cost) return noneText();
  switch (r.outcome) {
    case Outcome::Running:
    case Outcome::Solved: return noneText();
    case Outcome::Exhausted:
      return r.seesAll ? tr("no path", "in the column of costs")
                       : tr("no path in window", "in the column of costs");
    case Outcome::TimeLimit: return tr("time limit");
    case Outcome::MemoryLimit: return tr("memory limit");
    case Outcome::Stopped: return tr("stopped", "a search");
    case Outcome::CostLimit: return tr("cost limit");
    case Outcome::Incomplete: return tr("not found", "in the column of costs: nodes were dropped");
  }
  return {};
}

QString CompareModel::toolTip(std::size_t row, CompareColumn column) const {
  const CompareRow& r = m_rows[row];
  if (!r.problem.isEmpty()) return r.problem;
  if (column == CompareColumn::Search) return r.run.isEmpty() ? r.title : r.title + QLatin1Char('\n') + r.run;
  if (!r.progress.isEmpty()) return r.progress;
  if (column == CompareColumn::Cost && r.outcome != Outcome::Solved)
    return outcomeText(r.outcome, true, r.seesAll);
  if (column == CompareColumn::Optimal && m_verdicts[row]) switch (m_verdicts[row]->kind) {
      case Optimality::Proven: return tr("This search guarantees the lowest cost");
      case Optimality::Equal:
        return tr("Not guaranteed, but equal to the cost of a search that guarantees the lowest cost");
      case Optimality::NotOptimal:
        return tr("Costs more than the path of a search that guarantees the lowest cost");
      case Optimality::NotGuaranteed: return tr("No search in this comparison guarantees the lowest cost");
    }
  if (column == CompareColumn::Time && figureOf(r, column)) return timeToolTip(r.time);
  if (isBest(row, column)) return tr("The lowest value among the finished searches");
  return {};
}

QString CompareModel::timeToolTip(const search::MeasuredTime& time) const {
  if (time.runs < 2) return tr("A single run");
  const QString unit = m_figures[static_cast<std::size_t>(CompareColumn::Time)].unit.name;
  return tr("Median of %1 runs, which took %2 to %3\u00a0%4")
      .arg(countText(time.runs), figureText(time.low, CompareColumn::Time),
           figureText(time.high, CompareColumn::Time), unit);
}

QVariant CompareModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const std::size_t row = m_order[static_cast<std::size_t>(index.row())];
  const auto column = static_cast<CompareColumn>(index.column());
  switch (role) {
    case Qt::DisplayRole: return text(row, column);
    case Qt::ToolTipRole: return toolTip(row, column);
    case Qt::TextAlignmentRole: return headerData(index.column(), Qt::Horizontal, role);
    case Qt::FontRole:
      if (isBest(row, column)) {
        QFont bold;
        bold.setBold(true);
        return bold;
      }
      return {};
    case Qt::AccessibleTextRole:
      if (column == CompareColumn::Search)
        return QStringLiteral("%1: %2").arg(QString::number(m_rows[row].number), text(row, column));
      return isBest(row, column) ? tr("%1, best").arg(spoken(row, column)) : spoken(row, column);
    case ShareRole:
      if (const std::optional<double> figure = figureOf(m_rows[row], column)) {
        const double greatest = m_figures[static_cast<std::size_t>(column)].greatest;
        return greatest > 0 ? *figure / greatest : 0.0;
      }
      return {};
    case BestRole: return isBest(row, column);
    case NumberRole: return m_rows[row].number;
    case OutcomeRole: return static_cast<int>(m_rows[row].outcome);
    case InWordsRole: return column == CompareColumn::Cost && !figureOf(m_rows[row], column);
    default: return {};
  }
}

// With its unit, which stands at the head of the column for who sees that.
QString CompareModel::spoken(std::size_t row, CompareColumn column) const {
  const QString& unit = m_figures[static_cast<std::size_t>(column)].unit.name;
  const bool isBare = unit.isEmpty() || !figureOf(m_rows[row], column);
  return isBare ? text(row, column) : text(row, column) + QLatin1Char(' ') + unit;
}

QString CompareModel::withUnit(const QString& title, CompareColumn column) const {
  const auto at = static_cast<std::size_t>(column);
  const bool isKnown = at < m_figures.size() && m_figures[at].greatest > 0;
  return isKnown ? tr("%1, %2", "a column and its unit: \"Time, ms\"").arg(title, m_figures[at].unit.name)
                 : title;
}

QVariant CompareModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  const auto column = static_cast<CompareColumn>(section);
  if (role == Qt::TextAlignmentRole) {
    const bool isText = column == CompareColumn::Search;
    return QVariant::fromValue((isText ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
  }
  if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole) switch (column) {
      case CompareColumn::Search: return tr("Search", "a column");
      case CompareColumn::Cost: return tr("Cost");
      case CompareColumn::Optimal: return tr("Optimal");
      case CompareColumn::Steps: return tr("Steps");
      case CompareColumn::Expanded: return tr("Expanded");
      case CompareColumn::Scanned: return tr("Scanned");
      case CompareColumn::Generated: return tr("Generated");
      case CompareColumn::Reopened: return tr("Reopened");
      case CompareColumn::PeakOpen: return tr("Peak OPEN");
      case CompareColumn::Memory: return withUnit(tr("Memory"), column);
      case CompareColumn::SetUp: return withUnit(tr("Preparation", "a time"), column);
      case CompareColumn::Time: return withUnit(tr("Time"), column);
    }
  if (role == Qt::ToolTipRole) switch (column) {
      case CompareColumn::Search: return tr("Lists the searches, numbered as in the panes");
      case CompareColumn::Cost: return tr("Shows the cost of the path found, or why there is none");
      case CompareColumn::Optimal: return tr("Shows whether the path found has the lowest cost");
      case CompareColumn::Steps: return tr("Counts the moves of the path found");
      case CompareColumn::Expanded: return tr("Counts how often a node was taken from OPEN and expanded");
      case CompareColumn::Scanned:
        return tr(
            "Counts the cells that jumps scanned without creating nodes, or the lines of sight that were "
            "tested. "
            "A search with few expansions may still scan many.");
      case CompareColumn::Generated: return tr("Counts generated successors, including duplicates");
      case CompareColumn::Reopened:
        return tr("Counts the nodes moved from CLOSED back to OPEN because a cheaper path was found");
      case CompareColumn::PeakOpen: return tr("Shows the largest number of nodes in OPEN at any time");
      case CompareColumn::Memory: return tr("Shows the memory used at the end of the search");
      case CompareColumn::SetUp:
        return tr(
            "Shows the time spent before the search on tables, patterns and goals; not included in Time");
      case CompareColumn::Time:
        return tr(
            "Shows the time at full speed, measured separately (for short searches, the median of several "
            "runs). The best is marked only if its lead exceeds the variation between runs.");
    }
  return {};
}

void CompareModel::retranslate() {
  judge();  // bests are known by how they read
  Q_EMIT headerDataChanged(Qt::Horizontal, 0, kCompareColumns - 1);
  if (!m_rows.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kCompareColumns - 1));
}

}  // namespace searchlight::ui
