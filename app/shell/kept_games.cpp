// app/shell/kept_games.cpp: unfinished games in a folder.
#include "app/shell/kept_games.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSet>
#include <QStandardPaths>
#include <QStringList>
#include <QUuid>
#include <exception>

#include "app/shell/read_on_thread.h"
#include "core/text/files.h"
#include "core/text/later_version.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

KeptGames::KeptGames(const QString& folder, std::string_view extension)
    : m_folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QLatin1Char('/') + folder),
      m_extension(QString::fromUtf8(extension.data(), static_cast<qsizetype>(extension.size()))) {}

void KeptGames::takeLatest(const std::function<void(const QString& path)>& show,
                           const std::function<void(const QString& message)>& complain) const {
  // At the end: the game that is shown takes away what was said before.
  QStringList lines;
  const auto tell = [&] {
    if (!lines.isEmpty()) complain(lines.join(QLatin1Char('\n')));
  };
  const QDir dir(m_folder);
  for (const QFileInfo& kept : dir.entryInfoList({QLatin1Char('*') + m_extension}, QDir::Files, QDir::Time)) {
    // Renamed first, so that no other window takes the same one.
    const QString ours = kept.filePath() + QStringLiteral(".taken");
    if (!QFile::rename(kept.filePath(), ours)) continue;
    try {
      show(ours);
      QFile::remove(ours);
      return tell();
    } catch (const ReadingGivenUp&) {
      QFile::rename(ours, kept.filePath());
      return tell();
    } catch (const LaterVersion& e) {
      QFile::rename(ours, kept.filePath());
      static QSet<QString> told;  // once a run, however many windows look
      if (told.contains(kept.filePath())) continue;
      told.insert(kept.filePath());
      lines << QCoreApplication::translate("KeptGames", "What was kept the last time stays where it is: %1")
                   .arg(errorText(e).replace(ours, kept.filePath()));
    } catch (const std::exception& e) {
      lines << QCoreApplication::translate("KeptGames",
                                           "The game of the last time cannot be read and was set aside: %1")
                   .arg(errorText(e));
    }
  }
  tell();
}

void KeptGames::keep(std::string_view text) const {
  QDir().mkpath(m_folder);
  const QString path =
      m_folder + QLatin1Char('/') + QUuid::createUuid().toString(QUuid::WithoutBraces) + m_extension;
  writeFile(path.toStdU16String(), text);
}

}  // namespace searchlight::ui
