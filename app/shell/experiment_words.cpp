// app/shell/experiment_words.cpp: an experiment as words, as a command, and on its page.
#include "app/shell/experiment_words.h"

#include <QStringList>

#include "core/search/algorithms.h"
#include "core/text/number_text.h"
#include "core/text/shell_words.h"
#include "widgets/words/catalogue_texts.h"

namespace searchlight::ui {

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
  if (!page || !page->mayReplace()) return;
  setup::SetUp setUp;
  setUp.page = kExperimentsPage;
  setUp.question = cli::wordsOf(asked);
  host.show(QString::fromLatin1(kExperimentsPage));
  page->complainOf(page->takeSetUp(setUp, {}, SetUpFrom::File));
}

}  // namespace searchlight::ui
