// widgets/books/book_file.cpp: read whole, added to, and replaced as a whole.
#include "widgets/books/book_file.h"

#include <QLockFile>
#include <QThread>
#include <exception>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "core/text/failure.h"
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

bool BookFile::isAsKnown() const { return m_known && stampOf(m_path) == *m_known; }

bool BookFile::read(const Take& take) {
  if (m_isLater && isAsKnown()) return false;  // however often it is tried again
  m_complaint.clear();
  m_isBroken = m_isLater = false;
  m_known = stampOf(m_path);
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
    m_isLater = true;
    m_complaint = tr("The score list %1 was written by a later version of Searchlight. It is left unchanged, "
                     "and new results are not saved to it.")
                      .arg(pathText(m_path));
  } catch (const TooLarge& e) {
    m_isBroken = true;
    m_complaint = tr("The score list cannot be read: %1.").arg(errorText(e));
  } catch (const std::exception& e) {
    m_known.reset();  // it may be readable soon, and look the same
    m_complaint = tr("The score list cannot be read: %1.").arg(errorText(e));
  }
  return false;
}

void BookFile::tellKept(QStringList* told, const QString& keptText) {
  if (!isRefusing())
    *told << keptText;
  else if (std::exchange(m_isRefusalTold, true) && !told->isEmpty())
    told->removeLast();
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
  m_isFull = false;
  std::error_code noFolder;
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
      *told << tr("It has been renamed to %1, and a new list has been created.").arg(aside);
      m_isSetAside = true;
      continue;
    }
    const QByteArray text = compose(m_isSetAside);
    if (static_cast<std::size_t>(text.size()) > m_maxBytes) {
      m_isFull = true;
      *told << tr("The score list %1 is full. It is left unchanged, and new results are not saved to it.")
                   .arg(pathText(m_path));
      return false;
    }
    try {
      m_known = writeFile(m_path, std::string_view(text.constData(), static_cast<std::size_t>(text.size())),
                          before);
      m_isRefusalTold = m_isSetAside = false;
      return true;
    } catch (const ChangedMeanwhile&) {  // somebody else has entered a game: once more, with theirs
    } catch (const std::exception& e) {
      // A file in a folder that could not be made fails without saying why.
      *told << tr("The score list cannot be written: %1.")
                   .arg(noFolder ? errorText(FormatError(
                                       m_path.parent_path().string(), 0,
                                       ReaderErrors::tr("cannot be written: %1", noFolder.message())))
                                 : errorText(e));
      return false;
    }
  }
  if (told->isEmpty()) *told << tr("The score list cannot be written: other programs keep changing it.");
  return false;
}

}  // namespace searchlight::ui
