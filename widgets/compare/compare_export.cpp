// widgets/compare/compare_export.cpp: one list of names and values, printed in two ways.
#include "widgets/compare/compare_export.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonValue>
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
                                          : numberText(value.toDouble()));
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

}  // namespace searchlight::ui
