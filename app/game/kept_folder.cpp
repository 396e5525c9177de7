// app/game/kept_folder.cpp: names that tell an order, and what goes when there is too much.
#include "app/game/kept_folder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>
#include <QUuid>
#include <algorithm>
#include <atomic>
#include <exception>
#include <filesystem>
#include <string>
#include <system_error>
#include <tuple>
#include <utility>

#include "app/game/game_store.h"
#include "app/shell/autosave.h"
#include "app/shell/read_on_thread.h"
#include "app/shell/set_up_words.h"
#include "core/text/failure.h"
#include "core/text/files.h"
#include "widgets/books/book.h"
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
                                           "The file from the last session was left unchanged: %1")
                   .arg(errorText(e));
    } catch (const std::exception& e) {
      const QString why = errorText(e);
      lines << QCoreApplication::translate(
                   "KeptAtClose",
                   "The game from the last session cannot be read: %2. Its file has been renamed to %1.")
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

using namespace set_up_words;

namespace {

// In `view`.
constexpr std::string_view kAboutGame = "game", kAboutMoves = "moves", kAboutDeclined = "declined",
                           kAboutPlayed = "played";
constexpr qsizetype kMostName = 200;
constexpr std::size_t kMostAboutBytes = std::size_t{1} << 20;

QString wordOf(const setup::Words& words, std::string_view name) {
  const std::string* word = words.find(name);
  return word ? QString::fromStdString(*word) : QString();
}

}  // namespace

std::optional<setup::SetUp> aboutLeft(const QString& file) {
  const QString note = file + KeptFolder::kAbout;
  if (!QFile::exists(note)) return std::nullopt;
  try {
    return setup::read(readText(note, kMostAboutBytes), note.toStdString());
  } catch (const std::exception&) {
    return std::nullopt;
  }
}

void tellLeft(setup::SetUp& about, const QString& name, std::size_t moves, bool wasPlayed) {
  about.view.set(kAboutGame, name.left(kMostName).toStdString());
  about.view.set(kAboutMoves, std::to_string(moves));
  if (!wasPlayed) about.view.set(kAboutPlayed, std::string(kNoYes[0]));
}

bool isDeclined(const QString& file) {
  const auto about = aboutLeft(file);
  return about && placeOf(about->view, kAboutDeclined, kNoYes) == std::optional<std::size_t>(1);
}

bool wasPlayed(const QString& file) {
  const auto about = aboutLeft(file);
  return !about || placeOf(about->view, kAboutPlayed, kNoYes) != std::optional<std::size_t>(0);
}

// A note that cannot be read is somebody's: of a later version, perhaps with a set-up in it.
void decline(const QString& file) {
  const auto known = aboutLeft(file);
  if (!known && QFileInfo::exists(file + KeptFolder::kAbout)) return;
  setup::SetUp about = known.value_or(setup::SetUp{});
  if (about.page.empty()) about.page = "game";
  about.view.set(kAboutDeclined, std::string(kNoYes[1]));
  try {
    writeFile((file + KeptFolder::kAbout).toStdU16String(), setup::write(about));
  } catch (const std::exception&) {
    // it is offered once more
  }
}

std::vector<LeftWork> leftGames(const char* pageId, std::string_view extension, std::size_t most) {
  std::vector<LeftWork> out;
  for (const KeptFile& kept :
       KeptFolder(QString::fromLatin1(pageId) + GameStore::kLevels, extension).files()) {
    if (out.size() >= most) break;
    const auto about = aboutLeft(kept.path);
    if (kept.isOver && !(about && !about->file.empty())) continue;
    LeftWork work;
    work.file = kept.path;
    work.when = QDateTime::fromMSecsSinceEpoch(kept.left / 1000);
    work.isOver = kept.isOver;
    if (about) {
      work.title = wordOf(about->view, kAboutGame);
      work.from =
          about->file.empty() ? QString::fromStdString(about->board.path) : wordOf(about->file, "path");
      bool isNumber = false;
      const int moves = wordOf(about->view, kAboutMoves).toInt(&isNumber);
      if (isNumber) work.moves = moves;
    }
    out.push_back(std::move(work));
  }
  return out;
}

namespace {

constexpr int kLeftDigits = 16;                            // enough until the year 2286
constexpr std::int64_t kMostLeft = 9'000'000'000'000'000;  // what says more is no time
constexpr std::int64_t kFirstLineBytes = 4096;             // more than the first line of any of our files
std::atomic<std::int64_t> lastLeft = 0;                    // the greatest that was given or seen

void sawLeft(std::int64_t left) {
  std::int64_t last = lastLeft;
  while (last < left && !lastLeft.compare_exchange_weak(last, left)) {
  }
}

std::int64_t microsecondsNow() {
  return std::chrono::duration_cast<std::chrono::microseconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

std::int64_t nextLeft() {
  std::int64_t last = lastLeft;
  std::int64_t next = 0;
  do next = std::max(microsecondsNow(), last + 1);
  while (!lastLeft.compare_exchange_weak(last, next));
  return next;
}

bool isOfLaterVersion(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return false;
  try {
    refuseLaterVersion(file.read(kFirstLineBytes).toStdString(), "kept");
  } catch (const LaterVersion&) {
    return true;
  }
  return false;
}

}  // namespace

KeptFolder::KeptFolder(const QString& name, std::string_view extension)
    : m_path(QDir(dataFolder()).filePath(name)),
      m_extension(QString::fromUtf8(extension.data(), static_cast<qsizetype>(extension.size()))) {}

// PREFIX, then when it was left, "e" where the game is over, and what makes the name nobody else's.
QString KeptFolder::newFile(const QString& prefix, bool isOver) const {
  const QString number = QStringLiteral("%1").arg(nextLeft(), kLeftDigits, 10, QLatin1Char('0'));
  return m_path + QLatin1Char('/') + prefix + number + QLatin1String(isOver ? "e-" : "-") +
         QUuid::createUuid().toString(QUuid::WithoutBraces) + m_extension;
}

std::vector<KeptFile> KeptFolder::files(const QString& prefix, const QStringList& endings) const {
  static const QRegularExpression kName(QStringLiteral("(?:^|-)([0-9]{16})(e?)-[0-9a-f-]{36}[^-]*$"));
  QStringList patterns;
  for (const QString& ending : endings) patterns << prefix + QLatin1Char('*') + m_extension + ending;
  std::vector<KeptFile> out;
  for (const QString& name : QDir(m_path).entryList(patterns, QDir::Files, QDir::NoSort)) {
    KeptFile file;
    file.path = m_path + QLatin1Char('/') + name;
    const FileStamp stamp = stampOf(file.path.toStdU16String());
    if (!stamp.exists) continue;  // another window has just taken it away
    file.used = stamp.seconds * 1'000'000 + stamp.nanoseconds / 1000;
    file.bytes = stamp.size;
    const QRegularExpressionMatch numbered = kName.match(name);
    file.left = numbered.hasMatch() ? numbered.captured(1).toLongLong() : kMostLeft;
    file.isOver = !numbered.captured(2).isEmpty();
    if (file.left >= kMostLeft) file.left = std::min(file.used, kMostLeft - 1);
    sawLeft(file.left);
    out.push_back(std::move(file));
  }
  std::ranges::sort(out, [](const KeptFile& a, const KeptFile& b) {
    return std::tie(a.left, a.path) > std::tie(b.left, b.path);
  });
  return out;
}

void KeptFolder::write(const QString& file, std::string_view text) const {
  makeFolder(m_path.toStdU16String());
  writeFile(file.toStdU16String(), text);
}

void KeptFolder::touch(const QString& file) {
  std::error_code ignored;
  std::filesystem::last_write_time(file.toStdU16String(), std::filesystem::file_time_type::clock::now(),
                                   ignored);
}

bool KeptFolder::remove(const QString& file) {
  QFile::remove(file + kAbout);
  return QFile::remove(file);
}

void KeptFolder::hold(const Bound& bound, const QSet<QString>& inUse) const {
  std::vector<KeptFile> all = files();
  std::size_t count = all.size();
  std::uint64_t bytes = 0;
  for (const KeptFile& file : all) bytes += file.bytes;
  std::ranges::reverse(all);
  std::stable_partition(all.begin(), all.end(), [](const KeptFile& file) { return file.isOver; });
  const std::int64_t old = microsecondsNow() - std::chrono::microseconds(bound.age).count();
  for (const KeptFile& file : all) {
    if (count <= bound.files && bytes <= bound.bytes) return;
    if (std::max(file.used, file.left) > old || inUse.contains(file.path) ||
        QFile::exists(file.path + kLock) || isOfLaterVersion(file.path) || !remove(file.path))
      continue;
    --count;
    bytes -= file.bytes;
  }
}

}  // namespace searchlight::ui
