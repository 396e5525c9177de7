// app/game/kept_folder.cpp: names that tell an order, and what goes when there is too much.
#include "app/game/kept_folder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QUuid>
#include <algorithm>
#include <atomic>
#include <filesystem>
#include <system_error>
#include <tuple>

#include "core/text/files.h"
#include "core/text/later_version.h"

namespace searchlight::ui {
namespace {

constexpr int kLeftDigits = 16;                      // enough until the year 2286
constexpr qint64 kMostLeft = 9'000'000'000'000'000;  // what says more is no time
constexpr qint64 kFirstLineBytes = 4096;             // more than the first line of any of our files
std::atomic<qint64> lastLeft = 0;                    // the greatest that was given or seen

void sawLeft(qint64 left) {
  qint64 last = lastLeft;
  while (last < left && !lastLeft.compare_exchange_weak(last, left)) {
  }
}

qint64 nextLeft() {
  const qint64 now = QDateTime::currentMSecsSinceEpoch() * 1000;
  qint64 last = lastLeft;
  qint64 next = 0;
  do next = std::max(now, last + 1);
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
    : m_path(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QLatin1Char('/') + name),
      m_extension(QString::fromUtf8(extension.data(), static_cast<qsizetype>(extension.size()))) {}

// PREFIX, then when it was left, "e" where the game is over, and what makes the name nobody else's.
QString KeptFolder::newFile(const QString& prefix, bool isOver) const {
  return QStringLiteral("%1/%2%3%4-%5%6")
      .arg(m_path, prefix)
      .arg(nextLeft(), kLeftDigits, 10, QLatin1Char('0'))
      .arg(isOver ? QStringLiteral("e") : QString(), QUuid::createUuid().toString(QUuid::WithoutBraces),
           m_extension);
}

std::vector<KeptFile> KeptFolder::files(const QString& prefix, const QStringList& endings) const {
  static const QRegularExpression kName(QStringLiteral("(?:^|-)([0-9]{16})(e?)-[0-9a-f-]{36}[^-]*$"));
  QStringList patterns;
  for (const QString& ending : endings) patterns << prefix + QLatin1Char('*') + m_extension + ending;
  std::vector<KeptFile> out;
  for (const QFileInfo& info : QDir(m_path).entryInfoList(patterns, QDir::Files, QDir::NoSort)) {
    KeptFile file{info.filePath(), 0, false, info.size(), info.lastModified()};
    const QRegularExpressionMatch name = kName.match(info.fileName());
    file.left = name.hasMatch() ? name.captured(1).toLongLong() : kMostLeft;
    file.isOver = !name.captured(2).isEmpty();
    if (file.left >= kMostLeft)
      file.left = std::clamp<qint64>(file.used.toMSecsSinceEpoch(), 0, kMostLeft / 2000) * 1000;
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

void KeptFolder::hold(const Bound& bound, const QSet<QString>& inUse) const {
  std::vector<KeptFile> all = files();
  std::size_t count = all.size();
  qint64 bytes = 0;
  for (const KeptFile& file : all) bytes += file.bytes;
  std::ranges::reverse(all);
  std::ranges::stable_partition(all, [](const KeptFile& file) { return file.isOver; });
  const QDateTime old = QDateTime::currentDateTimeUtc().addDays(-qint64{bound.age.count()});
  for (const KeptFile& file : all) {
    if (count <= bound.files && bytes <= bound.bytes) return;
    const bool isYoung = file.used > old || file.left > old.toMSecsSinceEpoch() * 1000;
    if (isYoung || inUse.contains(file.path) || QFile::exists(file.path + kLock) ||
        isOfLaterVersion(file.path) || !QFile::remove(file.path))
      continue;
    --count;
    bytes -= file.bytes;
  }
}

}  // namespace searchlight::ui
