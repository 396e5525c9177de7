// widgets/compare/compare_row.cpp: which costs are optimal, and who may be the best.
#include "widgets/compare/compare_row.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonValue>
#include <QLocale>
#include <algorithm>
#include <utility>

#include "core/text/csv.h"
#include "core/text/number_text.h"

namespace searchlight::ui {

namespace {

using Member = std::pair<const char*, QJsonValue>;

QJsonValue textOrNull(const QString& text) { return text.isEmpty() ? QJsonValue() : QJsonValue(text); }

QJsonValue countValue(std::uint64_t value) { return static_cast<qint64>(value); }

QJsonValue optimalName(const std::optional<OptimalityVerdict>& verdict) {
  if (!verdict) return {};
  switch (verdict->kind) {
    case Optimality::Proven: return QStringLiteral("proven");
    case Optimality::Equal: return QStringLiteral("equal");
    case Optimality::NotOptimal: return QStringLiteral("not-optimal");
    case Optimality::NotGuaranteed: return QStringLiteral("not-guaranteed");
  }
  return {};
}

// In the order in which they are printed, which an object of Qt's would not keep.
std::vector<Member> members(const CompareRow& row, const std::optional<OptimalityVerdict>& verdict) {
  const bool isKnown = row.outcome != search::Outcome::Running;
  const bool isSolved = row.outcome == search::Outcome::Solved;
  const auto ifKnown = [](bool known, QJsonValue value) { return known ? std::move(value) : QJsonValue(); };
  const std::string_view outcome = search::outcomeName(row.outcome);
  return {{"number", row.number},
          {"title", row.title},
          {"algorithm", textOrNull(row.algorithm)},
          {"run", textOrNull(row.run)},
          {"outcome", ifKnown(row.problem.isEmpty(),
                              QString::fromLatin1(outcome.data(), static_cast<qsizetype>(outcome.size())))},
          {"cost", ifKnown(isSolved && row.cost, row.cost.value_or(0))},
          {"optimal", optimalName(verdict)},
          {"steps", ifKnown(isSolved && row.steps, countValue(row.steps.value_or(0)))},
          {"expanded", ifKnown(isKnown, countValue(row.stats.expanded))},
          {"generated", ifKnown(isKnown, countValue(row.stats.generated))},
          {"reopened", ifKnown(isKnown, countValue(row.stats.reopened))},
          {"peakOpen", ifKnown(isKnown, countValue(row.stats.peakOpen))},
          {"bytes", ifKnown(isKnown && row.bytes > 0, countValue(row.bytes))},
          {"seconds", ifKnown(isKnown && row.time.seconds > 0, toNanoseconds(row.time.seconds))},
          {"setupSeconds", ifKnown(isKnown && row.setupSeconds > 0, toNanoseconds(row.setupSeconds))},
          {"scanned", ifKnown(isKnown && row.stats.scanned > 0, countValue(row.stats.scanned))},
          {"repeats", ifKnown(isKnown && row.time.runs > 0, countValue(row.time.runs))}};
}

// Qt prints whole documents only.
std::string jsonText(const QJsonValue& value) {
  const QByteArray text = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
  return text.mid(1, text.size() - 2).toStdString();
}

}  // namespace

std::string compareCsv(std::span<const CompareRow> rows) {
  const auto verdicts = optimalityOf(rows);
  std::vector<std::string> fields;
  for (const auto& [name, value] : members({}, {})) fields.emplace_back(name);
  std::string out = csvLine(fields);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    fields.clear();
    for (const auto& [name, value] : members(rows[i], verdicts[i]))
      fields.push_back(value.isNull()     ? std::string()
                       : value.isString() ? value.toString().toStdString()
                                          : searchlight::numberText(value.toDouble()));
    out += csvLine(fields);
  }
  return out;
}

std::string compareJson(std::span<const CompareRow> rows) {
  const auto verdicts = optimalityOf(rows);
  std::string out = "[";
  for (std::size_t i = 0; i < rows.size(); ++i) {
    out += i == 0 ? "\n  {" : ",\n  {";
    bool isFirst = true;
    for (const auto& [name, value] : members(rows[i], verdicts[i])) {
      out += std::exchange(isFirst, false) ? "\"" : ", \"";
      out += name;
      out += "\": " + jsonText(value);
    }
    out += '}';
  }
  return out + "\n]\n";
}

using search::Outcome;

namespace {

// Costs in the unit shown are sums of square roots: the order of summing must not make one route costlier than another.
constexpr double kSame = 1e-9;
constexpr double kToldSame = 1e-5, kToldAbsolute = 1e-3;

}  // namespace

bool isCostlier(double cost, double least, bool isTold) {
  return isTold ? cost > least + std::max(kToldAbsolute, kToldSame * least) : cost > least * (1 + kSame);
}

QString excessText(double excess) {
  return QStringLiteral("+%1\u00a0%").arg(QLocale().toString(excess * 100, 'f', excess < 0.1 ? 2 : 1));
}

std::vector<std::optional<OptimalityVerdict>> optimalityOf(std::span<const CompareRow> rows) {
  const auto isSolved = [](const CompareRow& row) { return row.outcome == Outcome::Solved && row.cost; };
  std::optional<double> least;
  for (const CompareRow& row : rows)
    if (isSolved(row) && row.provesOptimum) least = std::min(least.value_or(*row.cost), *row.cost);
  // What is proven among moves is not the least of all where others go at any angle.
  const bool isBeaten = least && std::ranges::any_of(rows, [&](const CompareRow& row) {
                          return isSolved(row) && isCostlier(*least, *row.cost, row.isToldCost);
                        });
  std::vector<std::optional<OptimalityVerdict>> out;
  for (const CompareRow& row : rows) {
    if (!isSolved(row))
      out.push_back(std::nullopt);
    else if (!least || isBeaten)
      out.push_back(OptimalityVerdict{Optimality::NotGuaranteed});
    else if (row.provesOptimum)
      out.push_back(OptimalityVerdict{Optimality::Proven});
    else if (!isCostlier(*row.cost, *least, row.isToldCost))
      out.push_back(OptimalityVerdict{Optimality::Equal});
    else
      out.push_back(OptimalityVerdict{Optimality::NotOptimal, *least > 0 ? *row.cost / *least - 1 : 0});
  }
  return out;
}

std::optional<double> figureOf(const CompareRow& row, CompareColumn column) {
  const auto known = [](auto value) {
    return value > 0 ? std::optional(static_cast<double>(value)) : std::nullopt;
  };
  const auto count = [](std::uint64_t value) { return std::optional(static_cast<double>(value)); };
  if (row.outcome == Outcome::Running) return std::nullopt;
  const bool isSolved = row.outcome == Outcome::Solved;
  switch (column) {
    case CompareColumn::Search:
    case CompareColumn::Optimal: return std::nullopt;
    case CompareColumn::Cost: return isSolved ? row.cost : std::nullopt;
    case CompareColumn::Steps: return isSolved && row.steps ? count(*row.steps) : std::nullopt;
    case CompareColumn::Expanded: return count(row.stats.expanded);
    case CompareColumn::Scanned: return known(row.stats.scanned);
    case CompareColumn::Generated: return count(row.stats.generated);
    case CompareColumn::Reopened: return count(row.stats.reopened);
    case CompareColumn::PeakOpen: return count(row.stats.peakOpen);
    case CompareColumn::Memory: return known(row.bytes);
    case CompareColumn::SetUp: return known(row.setupSeconds);
    case CompareColumn::Time: return known(row.time.seconds);
  }
  return std::nullopt;
}

FigureUnit unitOf(std::span<const CompareRow> rows, CompareColumn column) {
  const bool isTime = column == CompareColumn::Time || column == CompareColumn::SetUp;
  if (!isTime && column != CompareColumn::Memory) return {};
  std::optional<double> least;
  for (const CompareRow& row : rows)
    if (const auto figure = figureOf(row, column)) least = std::min(least.value_or(*figure), *figure);
  return isTime ? timeUnit(least.value_or(0)) : memoryUnit(least.value_or(0));
}

std::optional<std::size_t> quickestOf(std::span<const CompareRow> rows, const std::vector<bool>& contenders) {
  std::optional<std::size_t> least;
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (contenders[i] && figureOf(rows[i], CompareColumn::Time) &&
        (!least || rows[i].time.seconds < rows[*least].time.seconds))
      least = i;
  bool isAlone = true;
  for (std::size_t i = 0; i < rows.size() && least; ++i) {
    if (!contenders[i] || i == *least || !figureOf(rows[i], CompareColumn::Time)) continue;
    isAlone = false;
    if (!isClearlyLess(rows[*least].time, rows[i].time)) return std::nullopt;
  }
  return isAlone ? std::nullopt : least;
}

std::vector<bool> contendersOf(std::span<const CompareRow> rows) {
  const auto hasPath = [](const CompareRow& row) { return row.outcome == Outcome::Solved && row.cost; };
  const bool anyWay = std::ranges::any_of(rows, hasPath);
  std::vector<bool> out;
  for (const CompareRow& row : rows) out.push_back(anyWay ? hasPath(row) : row.outcome == Outcome::Exhausted);
  return out;
}

}  // namespace searchlight::ui
