// app/shell/autosave.cpp: snapshots, the thread that writes them, and what is found of earlier runs.
#include "app/shell/autosave.h"

#include <signal.h>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryFile>
#include <QTimerEvent>
#include <QUuid>
#include <algorithm>
#include <cerrno>
#include <exception>
#include <functional>
#include <future>
#include <memory>
#include <utility>

#include "app/shell/read_on_thread.h"
#include "core/text/failure.h"
#include "core/text/files.h"
#include "widgets/books/book.h"
#include "widgets/task/task_queue.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

namespace {

constexpr int kDelayMs = 500;              // with the writing of the largest map still below two seconds
constexpr int kAgainMs = 2000;             // after a copy that could not be written
constexpr int kDyingMs = 100;              // in which a killed program is gone
constexpr QLatin1Char kBetweenNames('_');  // window and page, in the names of files
constexpr QLatin1String kFront(".front");
constexpr qint64 kMostFront = 100;  // bytes, more than the name of any page

QString fileOf(const QString& folder, const QString& window, const QString& pageId) {
  return QDir(folder).filePath(window + kBetweenNames + pageId + QStringLiteral(".searchlight"));
}

// What is there already is somebody's: work that is about to come back, or another version's.
QString freeFile(const QString& folder, const QString& window, const QString& pageId) {
  const QString file = window.isEmpty() ? QString() : fileOf(folder, window, pageId);
  return file.isEmpty() || QFile::exists(file) ? fileOf(folder, Autosave::newWindow(), pageId) : file;
}

QString withSuffix(const QString& file, const char* suffix) {
  return file.left(file.lastIndexOf(QLatin1Char('.')) + 1) + QLatin1String(suffix);
}

QString frontFile(const QString& folder, const QString& window) {
  return QDir(folder).filePath(window + kFront);
}

// By copies, or by locks of pages that live.
bool isWindowThere(const QString& folder, const QString& window) {
  return std::ranges::any_of(QDir(folder).entryList(QDir::Files), [&](const QString& name) {
    return name.section(kBetweenNames, 0, 0) == window;
  });
}

// Where the folder is missing and cannot be made, that is what is wrong.
void writeInFolder(const std::filesystem::path& file, std::string_view text) {
  try {
    writeFile(file, text);
  } catch (const FormatError&) {
    makeFolder(file.parent_path());
    throw;
  }
}

// A full disk takes the name of a file and none of its bytes.
bool canBeWritten(const QString& folder) {
  QTemporaryFile probe(QDir(folder).filePath(QStringLiteral("XXXXXX")));
  return probe.open() && probe.write("?") == 1 && probe.flush();
}

bool isAlive(qint64 process) { return ::kill(static_cast<pid_t>(process), 0) == 0 || errno == EPERM; }

std::unique_ptr<QLockFile> lockFor(const QString& file) {
  auto lock = std::make_unique<QLockFile>(withSuffix(file, "lock"));
  lock->setStaleLockTime(0);  // only the death of its process makes it stale
  return lock;
}

}  // namespace

// Does the last thing it was told, on its own thread: of two snapshots that wait, the older is not needed any more.
class Autosave::Writer {
 public:
  // `wrote` is called on the writer's thread (on the caller's where there is none), with the reason of a failure or nothing.
  using Wrote = std::function<void(const QString& why, int discards)>;
  explicit Writer(Wrote wrote) : m_wrote(std::move(wrote)) {}
  // What waits is done first.
  ~Writer() { flush(); }

  // `discards` comes back with what has come of it.
  void write(const QString& file, const std::string& pageId, Snapshot snapshot, int discards) {
    put([this, file, pageId, snapshot = std::move(snapshot), discards] {
      QString why;
      try {
        setup::SetUp setUp = snapshot();
        setUp.page = pageId;
        writeInFolder(file.toStdU16String(), setup::write(setUp));
      } catch (const std::exception& e) {
        why = errorText(e);
      }
      m_lastFailure = why;
      m_wrote(why, discards);
    });
  }
  void remove(const QString& file) {
    put([this, file] {
      QFile::remove(file);
      m_lastFailure.clear();
    });
  }
  // Until nothing waits. The reason why the last write failed, if it did.
  QString flush() {
    if (m_done.valid()) m_done.wait();
    return m_lastFailure;
  }

 private:
  void put(std::function<void()> job) {
    m_tasks.cancel(m_ticket);
    const auto task = std::make_shared<std::packaged_task<void()>>(std::move(job));
    const std::future<void> before = std::exchange(m_done, task->get_future());
    try {
      m_ticket = m_tasks.post([task](const std::stop_token&) { (*task)(); });
    } catch (const std::exception&) {
      if (before.valid()) before.wait();
      (*task)();  // no thread can be had
    }
  }

  Wrote m_wrote;
  QString m_lastFailure;  // of the writer's thread; read when it is idle
  std::future<void> m_done;
  TaskQueue::Ticket m_ticket = 0;
  TaskQueue m_tasks;
};

bool Autosave::mayTake(QLockFile& lock, const QString& folder, int patience) {
  lock.setStaleLockTime(0);  // only the death of its process makes it stale
  if (lock.tryLock(patience) || lock.error() == QLockFile::PermissionError) return true;
  if (canBeWritten(folder)) return false;  // somebody has it
  qint64 owner = 0;
  QString host, program;
  return !lock.getLockInfo(&owner, &host, &program) || !isAlive(owner);
}

QString Autosave::standardFolder() { return dataFolder() + QStringLiteral("/autosave"); }

QString Autosave::newWindow() { return QUuid::createUuid().toString(QUuid::WithoutBraces); }

Autosave::Autosave(Page* page, const QString& pageId, const QString& folder, const QString& window,
                   QObject* parent)
    : QObject(parent),
      m_page(page),
      m_pageId(pageId),
      m_file(freeFile(folder, window, pageId)),
      m_writer(std::make_unique<Writer>([this](const QString& why, int discards) {
        QMetaObject::invokeMethod(
            this, [this, why, discards] { wrote(why, discards); }, Qt::QueuedConnection);
      })) {
  holdFolder();
  if (QFile::exists(folder) && !m_lock->isLocked()) {  // another program took this name in the same moment
    m_file = fileOf(folder, newWindow(), pageId);
    holdFolder();
  }
  connect(page, &Page::changed, this, &Autosave::pageChanged);
  connect(page, &Page::documentChanged, this, [this] {
    if (!hasUnsavedWork()) discard();
  });
}

// A window that is closed has asked about unsaved work; what is left is not wanted. The file goes before its lock.
Autosave::~Autosave() {
  if (!m_keeps) discard();
  m_writer.reset();
}

// Our folder and our lock in it. After every copy, written or not: perhaps somebody has cleared them away, or the disk was full
// when we began, and a copy without a lock is taken for that of a dead program.
void Autosave::holdFolder() {
  if (m_lock && m_lock->isLocked() && QFile::exists(withSuffix(m_file, "lock"))) return;
  QDir().mkpath(QFileInfo(m_file).path());
  m_lock.reset();  // it takes away the file that it made
  m_lock = lockFor(m_file);
  m_lock->tryLock(0);
}

void Autosave::pageChanged() {
  m_isDirty = true;
  if (!m_timer.isActive()) m_timer.start(kDelayMs, this);
}

void Autosave::startWriting() {
  m_timer.stop();
  if (!std::exchange(m_isDirty, false)) return;
  if (!hasUnsavedWork()) return discard();  // a stroke was given up
  if (Snapshot snapshot = m_page->snapshot()) {
    if (m_setUp) snapshot.words.file = m_setUp->words();
    m_writer->write(m_file, m_pageId.toStdString(), std::move(snapshot), m_discards);
  }
}

std::optional<QString> Autosave::write() {
  startWriting();
  const QString why = m_writer->flush();
  return why.isEmpty() ? std::nullopt : std::optional(why);
}

void Autosave::discard() {
  m_timer.stop();
  m_isDirty = false;
  ++m_discards;
  m_writer->remove(m_file);
  if (std::exchange(m_hasFailed, false)) Q_EMIT recovered();  // there is nothing left to be kept safe
}

void Autosave::adopt(AbandonedWork work) {
  m_writer->remove(m_file);
  m_writer->flush();
  m_file = work.file;
  m_lock = std::move(work.lock);
  m_timer.stop();
  m_isDirty = false;  // the file holds it
  ++m_discards;
}

void Autosave::wrote(const QString& why, int discards) {
  if (discards != m_discards) return;  // nobody needs that copy any more
  holdFolder();
  const bool hadFailed = std::exchange(m_hasFailed, !why.isEmpty());
  if (m_hasFailed) {
    m_isDirty = true;
    if (!m_timer.isActive()) m_timer.start(kAgainMs, this);
    if (!hadFailed) Q_EMIT failed(why);
  } else if (hadFailed) {
    Q_EMIT recovered();
  }
}

void Autosave::timerEvent(QTimerEvent* event) {
  if (event->timerId() != m_timer.timerId()) return QObject::timerEvent(event);
  if (m_isHeld && m_isHeld()) return;
  startWriting();
}

std::vector<AbandonedWork> Autosave::abandoned(const QString& folder, QStringList* unreadable,
                                               QStringList* later) {
  std::vector<AbandonedWork> found;
  removeAbandonedFiles(folder.toStdU16String());
  const QDir dir(folder);
  const QStringList names =
      dir.entryList({QStringLiteral("*.searchlight")}, QDir::Files, QDir::Time | QDir::Reversed);
  int patience = kDyingMs;
  for (const QString& name : names) {
    AbandonedWork work{
        {}, dir.filePath(name), lockFor(dir.filePath(name)), name.section(kBetweenNames, 0, 0)};
    if (!mayTake(*work.lock, folder, patience)) {
      patience = 0;  // all that were being killed had that time
      continue;
    }
    std::string text;
    try {
      text = readFile(work.file.toStdU16String(), setup::kMaxBytes, FileSource::Files);
    } catch (const FormatError&) {
      continue;  // perhaps it can be read another time
    }
    try {
      work.setUp = setup::read(text, work.file.toStdString());
      found.push_back(std::move(work));
    } catch (const LaterVersion&) {
      if (later) later->append(work.file);  // kept for the program that wrote it
    } catch (const FormatError&) {
      const QString kept = setAside(work.file);
      if (unreadable) unreadable->append(kept);
    }
  }
  // Locks of programs that died with nothing unsaved: who takes them leaves nothing behind.
  for (const QString& name : dir.entryList({QStringLiteral("*.lock")}, QDir::Files)) {
    const QString file = withSuffix(dir.filePath(name), "searchlight");
    if (!QFile::exists(file)) lockFor(file)->tryLock(0);
  }
  for (const QString& name : dir.entryList({QLatin1Char('*') + kFront}, QDir::Files))
    forgetFront(folder, name.chopped(kFront.size()));
  return found;
}

// Not worth a moment on the disk: where it is lost, the pages come back in their order.
void Autosave::rememberFront(const QString& folder, const QString& window, const QString& pageId) {
  QFile file(frontFile(folder, window));
  if (file.open(QIODevice::WriteOnly)) file.write(pageId.toUtf8());
}

QString Autosave::frontOf(const QString& folder, const QString& window) {
  QFile file(frontFile(folder, window));
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.read(kMostFront)) : QString();
}

QDateTime Autosave::frontSince(const QString& folder, const QString& window) {
  return QFileInfo(frontFile(folder, window)).lastModified();
}

void Autosave::forgetFront(const QString& folder, const QString& window) {
  if (!isWindowThere(folder, window)) QFile::remove(frontFile(folder, window));
}

// A window that goes on with the name of an earlier one may leave a second broken file of that name.
QString Autosave::setAside(const QString& file) {
  for (int i = 1;; ++i) {
    const QString broken =
        withSuffix(file, i == 1 ? "broken" : ("broken-" + QByteArray::number(i)).constData());
    if (QFile::rename(file, broken)) return broken;
    if (!QFile::exists(broken)) return file;
  }
}

}  // namespace searchlight::ui
