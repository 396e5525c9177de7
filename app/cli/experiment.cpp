// app/cli/experiment.cpp: the domains there are, and the rows that are there before.
#include "app/cli/experiment.h"

#include <algorithm>
#include <filesystem>

#include "core/text/files.h"

namespace searchlight::cli {

std::span<const ExperimentDomain> experimentDomains() {
  static const ExperimentDomain domains[] = {routeExperiments(), sokobanExperiments(), klotskiExperiments(),
                                             linesExperiments()};
  return domains;
}

const ExperimentDomain& experimentDomain(std::string_view name) {
  const auto domains = experimentDomains();
  const auto at = std::ranges::find(domains, name, &ExperimentDomain::name);
  if (at != domains.end()) return *at;
  std::vector<std::string_view> names;
  for (const ExperimentDomain& domain : domains) names.push_back(domain.name);
  throw UsageError(complaint("batch", name, "must be " + listOfNames(names)));
}

ExperimentEnd answer(const Experiment& asked, const RowsBefore& before, const ExperimentSink& sink,
                     const Console& console) {
  return experimentDomain(asked.domain).answer(asked, before, sink, console);
}

ExperimentEnd answer(const Experiment& asked, const RowsBefore& before, const ExperimentSink& sink,
                     const std::stop_token& stop) {
  std::ostream nowhere(nullptr);
  return answer(asked, before, sink, {nowhere, nowhere, false, stop, nullptr, ProcessMemory::uncounted()});
}

ExperimentParts examine(const Experiment& asked, const std::stop_token& stop) {
  std::ostream nowhere(nullptr);
  return experimentDomain(asked.domain)
      .examine(asked, {nowhere, nowhere, false, stop, nullptr, ProcessMemory::uncounted()});
}

bool ExperimentParts::isGood() const {
  const auto isRight = [](const auto& part) { return part.wrong.empty(); };
  return rows > 0 && std::ranges::all_of(sources, isRight) && std::ranges::all_of(runs, isRight);
}

Columns<ExperimentRow> columnsOf(const Experiment& asked) { return experimentDomain(asked.domain).columns(); }

std::string csvOf(const Columns<ExperimentRow>& columns) {
  std::vector<std::string> keys;
  for (const Column<ExperimentRow>& column : columns) keys.emplace_back(column.key);
  return csvLine(keys);
}

std::string csvOf(const Columns<ExperimentRow>& columns, const ExperimentRow& row) {
  std::vector<std::string> fields;
  for (const Column<ExperimentRow>& column : columns)
    fields.push_back(csvText(column.value(row), column.isSeconds()));
  return csvLine(fields);
}

RowsBefore::RowsBefore(const std::string& file, const Experiment& asked, const OutputForm& form)
    : m_form(form) {
  constexpr std::size_t kMostBytes = std::size_t{1} << 30;
  std::error_code error;
  if (!std::filesystem::exists(fileName("--resume", file), error)) return;
  m_text = readFile(file, kMostBytes);
  // What such a file may begin with: the head of CSV, a source, or a member of JSON.
  const ExperimentDomain& domain = experimentDomain(asked.domain);
  std::vector<std::string> beginnings;
  if (form.json) {
    beginnings.push_back("{\"" + std::string(domain.sourceKey) + "\":");
  } else {
    beginnings.push_back(csvOf(domain.columns()));
    for (const std::string& source : asked.sources) {
      beginnings.push_back(csvLine(std::vector<std::string>{source}));
      beginnings.back().back() = ',';
    }
  }
  const auto isPartOf = [&](const std::string& beginning) {
    return m_text.starts_with(beginning) || beginning.starts_with(m_text);
  };
  if (std::ranges::none_of(beginnings, isPartOf))
    throw FormatError(file, 1, "not rows of this batch in this form");
  const std::size_t whole = m_text.rfind('\n') + 1;  // 0 where there is none
  if (whole < m_text.size()) {
    m_text.resize(whole);
    std::filesystem::resize_file(file, whole, error);
    if (error) throw FormatError(file, 0, "cannot be repaired: " + error.message());
  }
  for (std::size_t at = 0; at < m_text.size();) {
    const std::size_t end = m_text.find('\n', at);
    m_lines.push_back(std::string_view(m_text).substr(at, end - at));
    at = end + 1;
  }
  std::ranges::sort(m_lines);
}

bool RowsBefore::has(const Columns<ExperimentRow>& beginning, const ExperimentRow& row) const {
  std::string text = m_form.json ? jsonText(recordOf(beginning, row)) : csvOf(beginning, row);
  text.back() = ',';  // and there is more
  const auto at = std::ranges::lower_bound(m_lines, std::string_view(text));
  return at != m_lines.end() && at->starts_with(text);
}

}  // namespace searchlight::cli
