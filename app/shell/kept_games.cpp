// app/shell/kept_games.cpp: unfinished games in a folder.
#include "app/shell/kept_games.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSet>
#include <QStandardPaths>
#include <QStringList>
#include <QUuid>
#include <exception>
#include <utility>

#include "app/shell/autosave.h"
#include "app/shell/read_on_thread.h"
#include "core/text/files.h"
#include "core/text/later_version.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {
namespace {

constexpr QLatin1String kLock(".lock");
// Of a program before this one that died between taking a game and copying it; it took games by this name.
constexpr QLatin1String kTaken(".taken");

bool lockNow(QLockFile& lock) {
  lock.setStaleLockTime(0);  // only the death of its process makes it stale
  return lock.tryLock(0);
}

// Of the dead, with nothing left to be locked: who takes them leaves nothing behind.
void clearLocks(const QDir& dir) {
  for (const QString& name : dir.entryList({QLatin1Char('*') + kLock}, QDir::Files)) {
    if (dir.exists(name.chopped(kLock.size()))) continue;
    QLockFile lock(dir.filePath(name));
    lockNow(lock);
  }
}

}  // namespace

KeptGames::KeptGames(const QString& folder, std::string_view extension)
    : m_folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QLatin1Char('/') + folder),
      m_extension(QString::fromUtf8(extension.data(), static_cast<qsizetype>(extension.size()))) {}

KeptGames::~KeptGames() {
  if (m_lock && hasKeptAtClose()) QFile::remove(m_onlyCopy);
}

void KeptGames::takeLatest(const std::function<bool(const QString& path)>& show,
                           const std::function<void(const QString& message)>& complain) {
  // At the end: the game that is shown takes away what was said before.
  QStringList lines;
  const auto tell = [&] {
    if (!lines.isEmpty()) complain(lines.join(QLatin1Char('\n')));
  };
  const QDir dir(m_folder);
  clearLocks(dir);
  const QString games = QLatin1Char('*') + m_extension;
  for (const QFileInfo& kept : dir.entryInfoList({games, games + kTaken}, QDir::Files, QDir::Time)) {
    const QString path = kept.filePath();
    auto lock = std::make_unique<QLockFile>(path + kLock);
    if (!lockNow(*lock) || !QFile::exists(path)) continue;  // another window has it, or had it
    try {
      if (show(path)) {
        QFile::remove(path);
      } else {
        m_onlyCopy = path;
        m_lock = std::move(lock);
      }
      return tell();
    } catch (const ReadingGivenUp&) {
      return tell();
    } catch (const LaterVersion& e) {
      static QSet<QString> told;  // once a run, however many windows look
      if (told.contains(path)) continue;
      told.insert(path);
      lines << QCoreApplication::translate("KeptGames", "What was kept the last time stays where it is: %1")
                   .arg(errorText(e));
    } catch (const std::exception& e) {
      const QString why = errorText(e);
      lines << QCoreApplication::translate("KeptGames",
                                           "The game of the last time cannot be read. It is kept as %1: %2")
                   .arg(QDir::toNativeSeparators(Autosave::setAside(path)), why);
    }
  }
  tell();
}

QString KeptGames::keep(std::string_view text) const {
  QDir().mkpath(m_folder);
  const QString path =
      m_folder + QLatin1Char('/') + QUuid::createUuid().toString(QUuid::WithoutBraces) + m_extension;
  writeFile(path.toStdU16String(), text);
  return path;
}

void KeptGames::takeBack() {
  for (const QString& path : std::exchange(m_keptAtClose, {})) QFile::remove(path);
}

}  // namespace searchlight::ui
