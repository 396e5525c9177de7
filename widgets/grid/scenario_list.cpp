// widgets/grid/scenario_list.cpp: lengths, ours against them, and the count of what came out how.
#include "widgets/grid/scenario_list.h"

#include <QApplication>
#include <QLocale>
#include <algorithm>
#include <numeric>
#include <utility>

#include "core/text/csv.h"
#include "widgets/theme/error_texts.h"
#include "widgets/theme/theme.h"
#include "widgets/words/catalogue_texts.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

using search::Outcome;

void ScenarioList::setRows(std::vector<grid::ScenarioRow> rows) {
  beginResetModel();
  m_rows = std::make_shared<const Rows>(std::move(rows));
  m_answers.assign(m_rows->size(), {});
  m_order.resize(m_rows->size());
  std::iota(m_order.begin(), m_order.end(), 0U);
  endResetModel();
}

int ScenarioList::rowOf(std::size_t inFile) const {
  return static_cast<int>(std::ranges::find(m_order, inFile) - m_order.begin());
}

void ScenarioList::setHasRules(bool has) {
  if (std::exchange(m_hasRules, has) != has) retranslate();
}

void ScenarioList::setAnswers(std::size_t first, const std::vector<grid::ScenarioAnswer>& answers) {
  if (answers.empty()) return;
  std::copy(answers.begin(), answers.end(), m_answers.begin() + static_cast<std::ptrdiff_t>(first));
  Q_EMIT dataChanged(index(0, Ours), index(rowCount() - 1, Expanded));
}

void ScenarioList::forgetAnswers() {
  std::ranges::fill(m_answers, grid::ScenarioAnswer{});
  retranslate();
}

int ScenarioList::askableFrom(int row, int step) const {
  while (row >= 0 && row < rowCount() && !isAskable(row)) row += step;
  return isAskable(row) ? row : -1;
}

int ScenarioList::hardest() const {
  bool areAnswered = true;
  int costliest = -1, longest = -1;
  for (int row = askableFrom(0, 1); row >= 0; row = askableFrom(row + 1, 1)) {
    const grid::ScenarioAnswer& answer = m_answers[inFile(row)];
    areAnswered = areAnswered && answer.outcome != Outcome::Running;
    if (costliest < 0 || answer.stats.expanded > m_answers[inFile(costliest)].stats.expanded) costliest = row;
    if (longest < 0 || at(row).query.optimal > at(longest).query.optimal) longest = row;
  }
  return areAnswered ? costliest : longest;
}

ScenarioList::Verdict ScenarioList::verdict(std::size_t row) const {
  const grid::ScenarioAnswer& a = m_answers[row];
  if (rows()[row].isBroken()) return Verdict::Broken;
  if (a.outcome == Outcome::Running) return Verdict::None;
  if (a.outcome != Outcome::Solved) return Verdict::Failed;
  const grid::ScenarioQuery& query = rows()[row].query;
  if (!m_hasRules || !query.isLengthKnown()) return Verdict::Solved;
  return grid::isScenarioLength(a.cost, query) ? Verdict::AsKnown
         : a.cost > query.optimal              ? Verdict::Longer
                                               : Verdict::Shorter;
}

QString ScenarioList::summary() const {
  std::size_t counts[kVerdicts] = {};
  for (std::size_t row = 0; row < rows().size(); ++row) ++counts[static_cast<std::size_t>(verdict(row))];
  const auto count = [&](Verdict v) { return counts[static_cast<std::size_t>(v)]; };
  const std::size_t asked = rows().size() - count(Verdict::Broken), answered = asked - count(Verdict::None);
  const QString broken =
      count(Verdict::Broken) > 0 ? tr("; %1 invalid").arg(countText(count(Verdict::Broken))) : QString();
  if (answered == 0) return tr("Queries: %1").arg(countText(asked)) + broken;
  QStringList parts;
  const auto add = [&](Verdict v, const QString& text) {
    if (count(v) > 0) parts += text.arg(countText(count(v)));
  };
  add(Verdict::Solved, tr("%1 solved"));
  add(Verdict::AsKnown, tr("%1 equal to the known length"));
  add(Verdict::Longer, tr("%1 longer"));
  add(Verdict::Shorter, tr("%1 shorter than known"));
  add(Verdict::Failed, tr("%1 without a path"));
  return tr("%1 of %2 solved: %3")
             .arg(countText(answered), countText(asked), parts.join(tr(", ", "between counts"))) +
         broken;
}

std::string ScenarioList::csv() const {
  std::string text =
      csvLine(std::vector<std::string>(std::begin(grid::kScenarioColumns), std::end(grid::kScenarioColumns)));
  for (std::size_t row = 0; row < rows().size(); ++row)
    text += csvLine(grid::scenarioFields(rows()[row], m_answers[row]));
  return text;
}

int ScenarioList::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows().size());
}
int ScenarioList::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kColumns; }

QString ScenarioList::text(std::size_t row, int column) const {
  const grid::ScenarioAnswer& a = m_answers[row];
  const double known = rows()[row].query.optimal;
  if (rows()[row].isBroken() && column != Line)
    return column == Status ? errorText(rows()[row].reason) : QString();
  const auto cell = [](Point p) { return QStringLiteral("%1, %2").arg(p.x).arg(p.y); };
  switch (column) {
    case Line: return countText(static_cast<std::size_t>(rows()[row].query.line));
    case Start: return cell(rows()[row].query.start);
    case Goal: return cell(rows()[row].query.goal);
    case Length: return rows()[row].query.isLengthKnown() ? QLocale().toString(known, 'f', 2) : noneText();
    case Ours: return a.hasPath() ? QLocale().toString(a.cost, 'f', 2) : noneText();
    case Expanded: return a.outcome == Outcome::Running ? noneText() : countText(a.stats.expanded);
    default: break;
  }
  const auto percent = [&] { return QLocale().toString(100 * (a.cost / known - 1), 'f', 2); };
  switch (verdict(row)) {
    case Verdict::None: return noneText();
    case Verdict::Solved: return outcomeText(Outcome::Solved, true);
    case Verdict::AsKnown: return tr("equal");
    case Verdict::Longer: return known > 0 ? tr("+%1\u00a0%").arg(percent()) : tr("longer");
    case Verdict::Shorter: return tr("%1\u00a0%", "shorter").arg(percent());
    case Verdict::Failed:
      return a.nearest ? tr("to %1", "the nearest cell").arg(cell(*a.nearest)) : outcomeText(a.outcome, true);
    case Verdict::Broken: break;
  }
  return {};
}

Qt::ItemFlags ScenarioList::flags(const QModelIndex& index) const {
  return isAskable(index.row()) ? QAbstractTableModel::flags(index) : Qt::NoItemFlags;
}

QVariant ScenarioList::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const std::size_t row = inFile(index.row());
  const grid::ScenarioQuery& q = rows()[row].query;
  switch (role) {
    case Qt::DisplayRole: return text(row, index.column());
    case Qt::ToolTipRole:
      if (rows()[row].isBroken())
        return tr("Line %1 cannot be run: %2").arg(q.line).arg(errorText(rows()[row].reason));
      return tr("From %1, %2 to %3, %4; bucket %5, line %6")
          .arg(q.start.x)
          .arg(q.start.y)
          .arg(q.goal.x)
          .arg(q.goal.y)
          .arg(q.bucket)
          .arg(q.line);
    case Qt::TextAlignmentRole:
      return QVariant::fromValue((index.column() == Status ? Qt::AlignLeft : Qt::AlignRight) |
                                 Qt::AlignVCenter);
    case Qt::ForegroundRole: {
      if (index.column() != Status) return {};
      const Theme& theme = Theme::of(QApplication::palette());
      switch (verdict(row)) {
        case Verdict::Longer:
        case Verdict::Shorter: return QBrush(theme.board().warning);
        case Verdict::Failed: return QBrush(theme.board().error);
        default: return {};
      }
    }
    default: return {};
  }
}

QVariant ScenarioList::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole)
    return QVariant::fromValue((section == Status ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
  if (role == Qt::DisplayRole) switch (section) {
      case Line: return tr("Line");
      case Start: return tr("Start");
      case Goal: return tr("Goal");
      case Length: return tr("Length");
      case Ours: return tr("Found");
      case Status: return tr("Status");
      case Expanded: return tr("Expanded");
      default: break;
    }
  if (role == Qt::ToolTipRole) switch (section) {
      case Line: return tr("Shows the line of the file, as the CSV does");
      case Start: return tr("Shows column and row of the start, counted from 0");
      case Goal: return tr("Shows column and row of the goal, counted from 0");
      case Length: return tr("Shows the shortest length given in the file");
      case Ours: return tr("Shows the cost of the path found");
      case Expanded: return tr("Counts the expanded nodes");
      default: break;
    }
  return {};
}

std::optional<double> ScenarioList::figure(std::size_t row, int column) const {
  const grid::ScenarioQuery& query = rows()[row].query;
  const grid::ScenarioAnswer& a = m_answers[row];
  const auto cell = [&](Point p) { return static_cast<double>(p.y) * query.width + p.x; };
  if (column == Line) return query.line;
  if (rows()[row].isBroken()) return std::nullopt;
  const auto known = [](bool is, double value) { return is ? std::optional(value) : std::nullopt; };
  const bool isSolved = a.outcome == Outcome::Solved;
  switch (column) {
    case Start: return cell(query.start);
    case Goal: return cell(query.goal);
    case Length: return known(query.isLengthKnown(), query.optimal);
    case Ours: return known(a.hasPath(), a.cost);
    case Status: return known(isSolved, query.optimal > 0 ? a.cost / query.optimal : 1);
    default: return known(a.outcome != Outcome::Running, static_cast<double>(a.stats.expanded));
  }
}

void ScenarioList::sort(int column, Qt::SortOrder order) {
  Q_EMIT layoutAboutToBeChanged();
  const QModelIndexList before = persistentIndexList();
  std::vector<std::size_t> places;
  for (const QModelIndex& index : before) places.push_back(inFile(index.row()));
  std::iota(m_order.begin(), m_order.end(), 0U);
  if (column >= 0 && column < kColumns) {
    std::vector<std::optional<double>> figures;
    for (std::size_t row = 0; row < rows().size(); ++row) figures.push_back(figure(row, column));
    std::ranges::stable_sort(m_order, [&](std::uint32_t a, std::uint32_t b) {
      if (!figures[a] || !figures[b]) return figures[a] && !figures[b];
      return order == Qt::AscendingOrder ? *figures[a] < *figures[b] : *figures[a] > *figures[b];
    });
  }
  std::vector<int> rowsOf(m_order.size());
  for (std::size_t i = 0; i < m_order.size(); ++i) rowsOf[m_order[i]] = static_cast<int>(i);
  QModelIndexList after;
  for (qsizetype i = 0; i < before.size(); ++i)
    after << index(rowsOf[places[static_cast<std::size_t>(i)]], before[i].column());
  changePersistentIndexList(before, after);
  Q_EMIT layoutChanged();
}

void ScenarioList::retranslate() {
  if (rows().empty()) return;
  Q_EMIT headerDataChanged(Qt::Horizontal, 0, kColumns - 1);
  Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
}

}  // namespace searchlight::ui
