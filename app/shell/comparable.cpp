// app/shell/comparable.cpp: runs as lines of a command line, and the searches that most domains offer.
#include "app/shell/comparable.h"

#include <QCryptographicHash>
#include <QDir>
#include <QStandardPaths>
#include <exception>

#include "core/text/files.h"
#include "core/text/shell_words.h"

namespace searchlight::ui {

std::optional<HistoryPosition> placeInHistory(Page& page) {
  if (const auto moment = page.document().moment) return moment;
  const Comparable* comparable = page.comparable();
  return comparable ? std::optional(comparable->moment()) : std::nullopt;
}

// ---- Commands ----------------------------------------------------------------------------------------------------------------

QString runTextOf(const RunWords& run) {
  QStringList parts;
  for (const auto& [name, value] : run)
    parts << (name == "algorithm" ? QString::fromStdString(value)
                                  : QStringLiteral("--%1 %2").arg(QString::fromStdString(name),
                                                                  QString::fromStdString(value)));
  return parts.join(QLatin1Char(' '));
}

std::vector<RunWords> runsOf(std::initializer_list<std::string_view> texts) {
  std::vector<RunWords> runs;
  for (const std::string_view text : texts) {
    const QStringList words =
        QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).split(QLatin1Char(' '));
    RunWords& run = runs.emplace_back();
    run.set("algorithm", words.front().toStdString());
    for (qsizetype i = 1; i + 1 < words.size(); i += 2)
      run.set(words[i].mid(2).toStdString(), words[i + 1].toStdString());
  }
  return runs;
}

void Comparable::setCommand(QStringView command, std::function<QString()> subject) {
  commandOfAll = [this, command, subject = std::move(subject)](const std::vector<RunWords>& runs) {
    const QString searched = subject();
    if (searched.isEmpty()) return QString();
    QString line = QStringLiteral("searchlight-cli compare %1 %2").arg(command, searched);
    for (const RunWords& run : runs) line += QStringLiteral(" --run '%1'").arg(runText(run));
    return line;
  };
}

QString folderOfCopies(const QString& folder) {
  return QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + QLatin1Char('/') + folder;
}

QString copyForCommand(const QString& folder, const QString& extension, const std::string& text) {
  const QString place = folderOfCopies(folder);
  QDir().mkpath(place);
  const QByteArray hash =
      QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha256).toHex().left(12);
  const QString path = place + QLatin1Char('/') + QString::fromLatin1(hash) + extension;
  try {
    writeFile(path.toStdU16String(), text);
  } catch (const std::exception&) {
    return {};
  }
  return path;
}

QString fileForCommand(const QString& folder, const QString& extension, const std::string& text) {
  const QString path = copyForCommand(folder, extension, text);
  return path.isEmpty() ? path
                        : QString::fromStdString(shellWord(QDir::toNativeSeparators(path).toStdString()));
}

// ---- What most domains have alike ---------------------------------------------------------------------------------------------

// The first two tell most: the one expands far less, the other finds the cheapest.
Comparable::Set Comparable::thatDiffer(const char* plain) {
  return {tr("Greedy best-first, A* and no &heuristic"), runsOf({"a-star", "greedy", plain})};
}

Comparable::Set Comparable::withoutHeuristic() {
  return {tr("&Without a heuristic"), runsOf({"breadth-first", "depth-first", "dijkstra", "bidirectional"})};
}

}  // namespace searchlight::ui
