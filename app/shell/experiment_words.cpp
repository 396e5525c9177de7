// app/shell/experiment_words.cpp: an experiment as words, as a command, and on its page.
#include "app/shell/experiment_words.h"

#include <QDir>
#include <QFileInfo>
#include <QStringList>

#include "core/search/algorithms.h"
#include "core/text/line_reader.h"
#include "core/text/number_text.h"
#include "core/text/shell_words.h"
#include "widgets/words/catalogue_texts.h"

namespace searchlight::ui {

namespace {

std::uint64_t countFrom(const setup::Words& words, std::string_view name, std::uint64_t most,
                        const std::string& fileName) {
  const std::string* word = words.find(name);
  if (!word) return 1;
  const auto number = parseInteger(*word, 1, static_cast<int>(most));
  if (!number) throw FormatError(fileName, 0, behind(name, ReaderErrors::tr("must be from 1 to %1", most)));
  return static_cast<std::uint64_t>(*number);
}

}  // namespace

setup::Words wordsOf(const cli::Experiment& asked) {
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

cli::Experiment experimentFrom(const setup::Words& words, const std::string& fileName,
                               const QString& folder) {
  cli::Experiment asked{.domain = "route", .sources = {}, .runs = {}};
  if (const std::string* domain = words.find("domain")) asked.domain = cli::experimentDomain(*domain).name;
  asked.repeat = countFrom(words, "repeat", cli::Experiment::kMostRepeats, fileName);
  asked.jobs = countFrom(words, "jobs", cli::Experiment::kMostJobs, fileName);
  if (const std::string* word = words.find("seconds")) {
    const auto seconds = parseNumber(*word);
    if (!seconds || *seconds <= 0)
      throw FormatError(fileName, 0, behind("seconds", ReaderErrors::tr("must be a number above 0")));
    asked.seconds = *seconds;
  }
  const auto all = [&](const char* name, std::vector<std::string>& texts) {
    for (std::size_t i = 1; const std::string* text = words.find(name + std::to_string(i)); ++i)
      texts.push_back(*text);
  };
  all("source-", asked.sources);
  all("run-", asked.runs);
  for (std::string& source : asked.sources) {
    const QString file = QDir(folder).absoluteFilePath(QString::fromStdString(source));
    if (!folder.isEmpty() && QFileInfo::exists(file)) source = QDir::cleanPath(file).toStdString();
  }
  return asked;
}

QString runTitle(const std::string& run) {
  const QString text = QString::fromStdString(run).simplified();
  const QString name = text.section(QLatin1Char(' '), 0, 0), rest = text.section(QLatin1Char(' '), 1);
  const auto algorithm = search::algorithmByName(name.toStdString());
  QStringList parts{algorithm ? algorithmTitle(*algorithm) : name};
  for (const QString& option : rest.split(QStringLiteral("--"), Qt::SkipEmptyParts))
    parts << option.trimmed().replace(QLatin1Char('='), QLatin1Char(' '));
  return parts.join(QStringLiteral(" · "));
}

QString batchCommand(const cli::Experiment& asked) {
  std::string line = "searchlight-cli batch " + asked.domain;
  for (const std::string& source : asked.sources) line += " " + shellWord(source);
  for (const std::string& run : asked.runs) line += " --run " + shellWord(run);
  if (asked.repeat > 1) line += " --repeat " + std::to_string(asked.repeat);
  if (asked.jobs > 1) line += " --jobs " + std::to_string(asked.jobs);
  if (asked.seconds) line += " --seconds " + numberText(*asked.seconds);
  return QString::fromStdString(line + " --csv");
}

void experimentWith(const PageHost& host, const cli::Experiment& asked) {
  Page* page = host.page ? host.page(QString::fromLatin1(kExperimentsPage)) : nullptr;
  if (!page) return;
  setup::SetUp setUp;
  setUp.page = kExperimentsPage;
  setUp.question = wordsOf(asked);
  host.show(QString::fromLatin1(kExperimentsPage));
  page->complainOf(page->takeSetUp(setUp, {}, SetUpFrom::File));
}

}  // namespace searchlight::ui
