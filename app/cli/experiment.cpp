// app/cli/experiment.cpp: the domains there are, an experiment as words, and the rows that are there before.
#include "app/cli/experiment.h"

#include <algorithm>
#include <filesystem>

#include "app/cli/set_up_option.h"
#include "core/text/files.h"
#include "core/text/line_reader.h"
#include "core/text/number_text.h"
#include "core/text/shell_words.h"

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

std::vector<std::string> fieldsOf(const Columns<ExperimentRow>& columns) {
  std::vector<std::string> keys;
  for (const Column<ExperimentRow>& column : columns) keys.emplace_back(column.key);
  return keys;
}

std::vector<std::string> fieldsOf(const Columns<ExperimentRow>& columns, const ExperimentRow& row) {
  std::vector<std::string> fields;
  for (const Column<ExperimentRow>& column : columns)
    fields.push_back(csvText(column.value(row), column.isSeconds()));
  return fields;
}

std::string csvOf(const Columns<ExperimentRow>& columns) { return csvLine(fieldsOf(columns)); }

std::string csvOf(const Columns<ExperimentRow>& columns, const ExperimentRow& row) {
  return csvLine(fieldsOf(columns, row));
}

// ---- As words ----

setup::Words wordsOf(const Experiment& asked) {
  setup::Words words;
  words.set("domain", asked.domain);
  words.set("repeat", std::to_string(asked.repeat));
  words.set("jobs", std::to_string(asked.jobs));
  if (asked.seconds) words.set("seconds", numberText(*asked.seconds));
  for (std::size_t i = 0; i < asked.sources.size(); ++i)
    words.set("source-" + std::to_string(i + 1), asked.sources[i]);
  for (std::size_t i = 0; i < asked.runs.size(); ++i)
    words.set("run-" + std::to_string(i + 1), asked.runs[i]);
  return words;
}

namespace {

std::uint64_t countFrom(const setup::Words& words, std::string_view name, std::uint64_t most,
                        const std::string& fileName) {
  const std::string* word = words.find(name);
  if (!word) return 1;
  const auto number = parseInteger(*word, 1, static_cast<int>(most));
  if (!number) throw FormatError(fileName, 0, behind(name, ReaderErrors::tr("must be from 1 to %1", most)));
  return static_cast<std::uint64_t>(*number);
}

// A path in UTF-8, as all sources are: from the folder where the file exists there, else unchanged.
std::string pathFrom(const std::filesystem::path& folder, const std::string& path) {
  const std::filesystem::path whole =
      (folder / std::filesystem::path(std::u8string(path.begin(), path.end()))).lexically_normal();
  std::error_code error;
  if (!std::filesystem::is_regular_file(whole, error)) return path;
  const std::u8string found = whole.generic_u8string();
  return {found.begin(), found.end()};
}

// A source is a file, or queries on a map that is one.
std::string foundBy(const FindPath& found, const std::string& source) {
  constexpr std::string_view kQueries = "generated:queries ";
  if (!source.starts_with(kQueries)) return found(source);
  try {
    std::string queries(kQueries.substr(0, kQueries.size() - 1));
    bool isValue = false;  // of the option before it
    for (const std::string& word : shellWords(std::string_view(source).substr(kQueries.size()))) {
      const std::size_t equals = word.find('=');
      if (!isValue && word.starts_with("--")) {
        queries += " " + word.substr(0, equals);
        if (equals != std::string::npos) queries += "=" + shellWord(word.substr(equals + 1));
        isValue = equals == std::string::npos;
        continue;
      }
      queries += " " + shellWord(isValue ? word : found(word));
      isValue = false;
    }
    return queries;
  } catch (const ShellWordsError&) {
    return source;  // opening it says what is wrong
  }
}

}  // namespace

FindPath pathsFrom(const std::filesystem::path& folder) {
  return [folder](const std::string& path) { return pathFrom(folder, path); };
}

Experiment experimentFrom(const setup::Words& words, const std::string& fileName, const FindPath& found) {
  Experiment asked{.domain = "route", .sources = {}, .runs = {}};
  if (const std::string* domain = words.find("domain")) asked.domain = experimentDomain(*domain).name;
  asked.repeat = countFrom(words, "repeat", Experiment::kMostRepeats, fileName);
  asked.jobs = countFrom(words, "jobs", Experiment::kMostJobs, fileName);
  if (const std::string* word = words.find("seconds")) {
    const auto seconds = parseNumber(*word);
    if (!seconds || *seconds <= 0)
      throw FormatError(fileName, 0, behind("seconds", ReaderErrors::tr("must be a number above 0")));
    asked.seconds = *seconds;
  }
  const auto all = [&](const char* name, std::vector<std::string>& texts) {
    for (std::size_t i = 1; const std::string* text = words.find(name + std::to_string(i)); ++i)
      texts.push_back(*text);
    for (const auto& [word, text] : words)
      if (word.starts_with(name) &&
          !parseInteger(std::string_view(word).substr(std::string_view(name).size()), 1,
                        static_cast<int>(texts.size())))
        throw FormatError(
            fileName, 0,
            behind(word, ReaderErrors::tr("%1 is missing", name + std::to_string(texts.size() + 1))));
  };
  all("source-", asked.sources);
  all("run-", asked.runs);
  if (found)
    for (std::string& source : asked.sources) source = foundBy(found, source);
  return asked;
}

Experiment readExperiment(const std::string& file, std::string_view domain, std::ostream& error) try {
  const setup::SetUp setUp = readSetUp(readFile(fileName("--setup", file), setup::kMaxBytes), file, error);
  if (setUp.page != kExperimentsPage)
    throw FormatError(
        file, 0,
        "page: " + inQuotes(setUp.page) + " is not an experiment: must be " + inQuotes(kExperimentsPage));
  Experiment asked =
      experimentFrom(setUp.question, file, pathsFrom(std::filesystem::absolute(file).parent_path()));
  if (asked.domain != domain)
    throw FormatError(file, 0, "domain: is " + asked.domain + "; expected " + std::string(domain));
  return asked;
} catch (const UsageError& wrong) {
  throw FormatError(file, 0, wrong.what());
}

// ---- Rows of before ----

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
    throw FormatError(file, 1,
                      ReaderErrors::tr("not rows of this batch in this form, or of another version"));
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
  const Columns<ExperimentRow> columns = domain.columns();
  m_outcome = static_cast<std::size_t>(std::ranges::find(columns, "outcome", &Column<ExperimentRow>::key) -
                                       columns.begin());
}

std::optional<bool> RowsBefore::solved(const Columns<ExperimentRow>& beginning,
                                       const ExperimentRow& row) const {
  std::string text = m_form.json ? jsonText(recordOf(beginning, row)) : csvOf(beginning, row);
  text.back() = ',';  // and there is more
  const auto at = std::ranges::lower_bound(m_lines, std::string_view(text));
  if (at == m_lines.end() || !at->starts_with(text)) return std::nullopt;
  const std::string_view solved = outcomeName(search::Outcome::Solved);
  if (m_form.json) {
    const Record all = Record::parse(*at, nullptr, false);
    return all.is_object() && all.value("outcome", std::string()) == solved;
  }
  const std::string line = std::string(*at) + '\n';
  CsvReader reader(line, {}, {.fields = 1000, .fieldBytes = line.size()});
  try {
    return reader.next() && reader.fields().size() > m_outcome && reader.fields()[m_outcome] == solved;
  } catch (const FormatError&) {
    return false;  // the file was changed
  }
}

}  // namespace searchlight::cli
