// app/shell/experiment_words.cpp: an experiment as words, as a command, and on its page.
#include "app/shell/experiment_words.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <iterator>

#include "core/search/algorithms.h"
#include "core/text/number_text.h"
#include "core/text/shell_words.h"
#include "widgets/words/catalogue_texts.h"

namespace searchlight::ui {

namespace {

// Of the options that a run may have, in the user's language; another one's as the command line has it.
QString optionName(const QString& key) {
  static constexpr const char* kNames[] = {
      QT_TRANSLATE_NOOP("RunOptions", "weight"),  QT_TRANSLATE_NOOP("RunOptions", "heuristic"),
      QT_TRANSLATE_NOOP("RunOptions", "ties"),    QT_TRANSLATE_NOOP("RunOptions", "seed"),
      QT_TRANSLATE_NOOP("RunOptions", "reopen"),  QT_TRANSLATE_NOOP("RunOptions", "duplicates"),
      QT_TRANSLATE_NOOP("RunOptions", "width"),   QT_TRANSLATE_NOOP("RunOptions", "nodes"),
      QT_TRANSLATE_NOOP("RunOptions", "order"),   QT_TRANSLATE_NOOP("RunOptions", "neighbours"),
      QT_TRANSLATE_NOOP("RunOptions", "corners"), QT_TRANSLATE_NOOP("RunOptions", "costs"),
      QT_TRANSLATE_NOOP("RunOptions", "window"),  QT_TRANSLATE_NOOP("RunOptions", "agent"),
      QT_TRANSLATE_NOOP("RunOptions", "radius"),  QT_TRANSLATE_NOOP("RunOptions", "smooth"),
      QT_TRANSLATE_NOOP("RunOptions", "metric"),  QT_TRANSLATE_NOOP("RunOptions", "without"),
      QT_TRANSLATE_NOOP("RunOptions", "any"),     QT_TRANSLATE_NOOP("RunOptions", "mirrors"),
  };
  const auto* const name =
      std::ranges::find_if(kNames, [&](const char* each) { return key == QLatin1String(each); });
  return name == std::end(kNames) ? key : QCoreApplication::translate("RunOptions", *name);
}

}  // namespace

QString runTitle(const std::string& run) {
  const QString text = QString::fromStdString(run).simplified();
  const QString name = text.section(QLatin1Char(' '), 0, 0), rest = text.section(QLatin1Char(' '), 1);
  const auto algorithm = search::algorithmByName(name.toStdString());
  QStringList parts{algorithm ? algorithmTitle(*algorithm) : name};
  for (const QString& option : rest.split(QStringLiteral("--"), Qt::SkipEmptyParts)) {
    const QStringList words =
        option.trimmed().replace(QLatin1Char('='), QLatin1Char(' ')).split(QLatin1Char(' '));
    parts << (QStringList{optionName(words.front())} + words.mid(1)).join(QLatin1Char(' '));
  }
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
