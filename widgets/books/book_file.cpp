// widgets/books/book_file.cpp: read whole, added to, and replaced as a whole.
#include "widgets/books/book_file.h"

#include <QJsonDocument>

#include <QLockFile>
#include <QThread>
#include <exception>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "core/text/later_version.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {
namespace {

constexpr int kTries = 20;  // as often may others, who know no lock, write while we do
// Whoever writes holds the lock for the time of one write; a window waits for less than a frame, what it enters is kept and written
// a little later.
constexpr int kLockPause = 5;  // milliseconds
constexpr int lockTries(BookFile::Wait wait) {
  switch (wait) {
    case BookFile::Wait::None: return 1;
    case BookFile::Wait::Short: return 3;
    case BookFile::Wait::Last: return 600;
  }
  return 1;
}

QString pathText(const std::filesystem::path& path) { return QString::fromStdString(path.string()); }

// Between reading and renaming nobody else may write: writeFile() alone looks just before it renames. Also held back is a
// second book of this process.
bool isLocked(QLockFile& lock, BookFile::Wait wait) {
  lock.setStaleLockTime(0);  // only the death of its process makes it stale
  for (int i = 0; i < lockTries(wait); ++i) {
    if (i > 0) QThread::msleep(kLockPause);
    if (lock.tryLock(0)) return true;
    if (lock.error() != QLockFile::LockFailedError) return true;  // no place for a lock: writing tells why
  }
  return false;
}

}  // namespace

BookFile::BookFile(const QString& path, std::size_t maxBytes)
    : m_path(path.toStdString()), m_maxBytes(maxBytes) {}

QJsonObject BookFile::rootOf(const QByteArray& text, const QString& key, int version, QString* problem) {
  QJsonParseError error;
  const QJsonDocument document = QJsonDocument::fromJson(text, &error);
  if (error.error != QJsonParseError::NoError) {
    *problem = tr("at byte %1: %2").arg(error.offset).arg(error.errorString());
    return {};
  }
  QJsonObject root = document.object();
  if (root.value(key).toInt() == version) return root;
  if (const double later = root.value(key).toDouble(); later > version)
    throw LaterVersion({}, 0, key.toStdString(), QString::number(later).toStdString());
  *problem = tr("it has no “%1”: %2").arg(key).arg(version);
  return {};
}

bool BookFile::read(const Take& take) {
  const FileStamp before = stampOf(m_path);
  if (m_later.exists && before == m_later) return false;  // however often it is tried again
  m_complaint.clear();
  m_isBroken = false;
  m_later = {};
  std::error_code none;
  if (std::filesystem::status(m_path, none).type() == std::filesystem::file_type::not_found) {
    take({});
    return true;
  }
  try {
    const std::string text = searchlight::readFile(m_path, m_maxBytes, FileSource::Files);
    // Never null, however short.
    const QString problem = take(QByteArray(text.data(), static_cast<qsizetype>(text.size())));
    if (problem.isEmpty()) return true;
    m_isBroken = true;
    m_complaint = tr("The score list %1 cannot be read: %2.").arg(pathText(m_path), problem);
  } catch (const LaterVersion&) {
    m_later = before;
    m_complaint =
        tr("A later version of Searchlight has written the score list %1: it stays as it is, and nothing is "
           "added to it.")
            .arg(pathText(m_path));
  } catch (const TooLarge& e) {
    m_isBroken = true;
    m_complaint = tr("The score list cannot be read: %1.").arg(errorText(e));
  } catch (const std::exception& e) {
    m_complaint = tr("The score list cannot be read: %1.").arg(errorText(e));
  }
  return false;
}

void BookFile::tellKept(QStringList* told, const QString& keptText) {
  if (!isLater())
    *told << keptText;
  else if (std::exchange(m_isLaterTold, true))
    told->removeAll(m_complaint);
}

// Moves the broken file to a free name beside it, which is given back; empty: that could not be done.
QString BookFile::setAside() {
  for (int i = 1; i <= 1000; ++i) {
    std::filesystem::path aside = m_path;
    aside += i == 1 ? std::string(".broken") : ".broken" + std::to_string(i);
    std::error_code error;
    // A hard link never replaces what has the name, as a rename would.
    std::filesystem::create_hard_link(m_path, aside, error);
    if (error == std::errc::file_exists) continue;
    if (error) {
      if (std::filesystem::exists(aside, error)) continue;
      std::filesystem::rename(m_path, aside, error);
    } else {
      std::filesystem::remove(m_path, error);
    }
    return error ? QString() : pathText(aside);
  }
  return {};
}

bool BookFile::write(const Take& take, const Compose& compose, QStringList* told, Wait wait) {
  bool isBegunAnew = false;
  std::error_code noFolder;  // whoever writes into it will say so
  std::filesystem::create_directories(m_path.parent_path(), noFolder);
  QLockFile lock(pathText(m_path) + QStringLiteral(".lock"));
  const int tries = isLocked(lock, wait) ? kTries : 0;
  for (int i = 0; i < tries; ++i) {
    const FileStamp before = stampOf(m_path);
    if (!read(take)) {
      *told << m_complaint;
      if (!m_isBroken) return false;
      const QString aside = setAside();
      if (aside.isEmpty()) return false;
      *told << tr("It was set aside as %1, and a new one begun.").arg(aside);
      isBegunAnew = true;
      continue;
    }
    const QByteArray text = compose(isBegunAnew);
    if (static_cast<std::size_t>(text.size()) > m_maxBytes) {
      *told << tr("The score list is full: %1.").arg(pathText(m_path));
      return false;
    }
    try {
      writeFile(m_path, std::string_view(text.constData(), static_cast<std::size_t>(text.size())), before);
      return true;
    } catch (const ChangedMeanwhile&) {  // somebody else has entered a game: once more, with theirs
    } catch (const std::exception& e) {
      *told << tr("The score list cannot be written: %1.").arg(errorText(e));
      return false;
    }
  }
  if (told->isEmpty()) *told << tr("The score list cannot be written: others write it all the time.");
  return false;
}

}  // namespace searchlight::ui
