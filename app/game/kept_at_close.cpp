// app/game/kept_at_close.cpp: who takes what was kept, and what cannot be taken.
#include "app/game/kept_at_close.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QSet>
#include <QStringList>
#include <exception>
#include <utility>

#include "app/shell/autosave.h"
#include "app/shell/read_on_thread.h"
#include "core/text/later_version.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {
namespace {

// Of a program before this one that died between taking a game and copying it; it took games by this name.
constexpr QLatin1String kTaken(".taken");

// Of the dead, with nothing left to be locked: who takes them leaves nothing behind.
void clearLocks(const QDir& dir) {
  for (const QString& name : dir.entryList({QLatin1Char('*') + KeptFolder::kLock}, QDir::Files)) {
    if (dir.exists(name.chopped(KeptFolder::kLock.size()))) continue;
    QLockFile lock(dir.filePath(name));
    lock.setStaleLockTime(0);
    lock.tryLock(0);
  }
}

}  // namespace

KeptAtClose::KeptAtClose(const QString& folder, std::string_view extension) : m_folder(folder, extension) {}

KeptAtClose::~KeptAtClose() {
  if (m_lock && hasKeptAtClose()) QFile::remove(m_onlyCopy);
}

void KeptAtClose::takeLatest(const std::function<bool(const QString& path)>& show,
                             const std::function<void(const QString& message)>& complain) {
  // At the end: the game that is shown takes away what was said before.
  QStringList lines;
  const auto tell = [&] {
    if (!lines.isEmpty()) complain(lines.join(QLatin1Char('\n')));
  };
  clearLocks(QDir(m_folder.path()));
  for (const KeptFile& kept : m_folder.files({}, {QString(), kTaken})) {
    const QString& path = kept.path;
    auto lock = std::make_unique<QLockFile>(path + KeptFolder::kLock);
    if (!Autosave::mayTake(*lock, m_folder.path()) || !QFile::exists(path))
      continue;                     // another window has it, or had it
    static QSet<QString> unlocked;  // once a run, where none can be locked
    if (!lock->isLocked()) {
      if (unlocked.contains(path)) continue;
      unlocked.insert(path);
    }
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
      lines << QCoreApplication::translate("KeptAtClose",
                                           "The file from the last session was not changed: %1")
                   .arg(errorText(e));
    } catch (const std::exception& e) {
      const QString why = errorText(e);
      lines << QCoreApplication::translate(
                   "KeptAtClose",
                   "The game from the last session cannot be read, and its file has been renamed to %1: %2")
                   .arg(QDir::toNativeSeparators(Autosave::setAside(path)), why);
    }
  }
  tell();
}

QString KeptAtClose::keep(std::string_view text) const {
  const QString path = m_folder.newFile();
  m_folder.write(path, text);
  m_folder.hold({});
  return path;
}

void KeptAtClose::takeBack() {
  for (const QString& path : std::exchange(m_keptAtClose, {})) QFile::remove(path);
}

}  // namespace searchlight::ui
