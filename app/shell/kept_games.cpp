// app/shell/kept_games.cpp: unfinished games in a folder.
#include "app/shell/kept_games.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>
#include <exception>

#include "app/shell/read_on_thread.h"
#include "core/text/files.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

KeptGames::KeptGames(const QString& folder, std::string_view extension)
    : m_folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QLatin1Char('/') + folder),
      m_extension(QString::fromUtf8(extension.data(), static_cast<qsizetype>(extension.size()))) {}

void KeptGames::takeLatest(const std::function<void(const QString& path)>& show,
                           const std::function<void(const QString& message)>& complain) const {
  const QDir dir(m_folder);
  for (const QFileInfo& kept : dir.entryInfoList({QLatin1Char('*') + m_extension}, QDir::Files, QDir::Time)) {
    // Renamed first, so that no other window takes the same one.
    const QString ours = kept.filePath() + QStringLiteral(".taken");
    if (!QFile::rename(kept.filePath(), ours)) continue;
    try {
      show(ours);
      QFile::remove(ours);
      return;
    } catch (const ReadingGivenUp&) {
      QFile::rename(ours, kept.filePath());
      return;
    } catch (const std::exception& e) {
      complain(QCoreApplication::translate("KeptGames",
                                           "The game of the last time cannot be read and was set aside: %1")
                   .arg(errorText(e)));
    }
  }
}

void KeptGames::keep(std::string_view text) const {
  QDir().mkpath(m_folder);
  const QString path =
      m_folder + QLatin1Char('/') + QUuid::createUuid().toString(QUuid::WithoutBraces) + m_extension;
  writeFile(path.toStdU16String(), text);
}

}  // namespace searchlight::ui
