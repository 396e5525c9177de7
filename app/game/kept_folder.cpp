// app/game/kept_folder.cpp: names that tell an order, and what goes when there is too much.
#include "app/game/kept_folder.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QUuid>
#include <algorithm>
#include <atomic>
#include <filesystem>
#include <system_error>
#include <tuple>

#include "core/text/files.h"
#include "core/text/later_version.h"
#include "widgets/books/book.h"

namespace searchlight::ui {
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
  QDir().mkpath(m_path);
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
