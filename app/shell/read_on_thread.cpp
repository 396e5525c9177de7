// app/shell/read_on_thread.cpp: a thread, a loop that waits for it, and the dialog above it.
#include "app/shell/read_on_thread.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QEventLoop>
#include <QFile>
#include <QFileInfo>
#include <QProgressDialog>
#include <QRegularExpression>
#include <QTimer>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <future>
#include <system_error>
#include <thread>

#include "core/text/failure.h"
#include "core/text/utf8.h"
#include "widgets/document/document_file.h"

namespace searchlight::ui {

namespace {
constexpr qsizetype kLongestName = 200;  // bytes; a file system has 255, ending and all
}

QString fileNameOf(const QString& title, const QString& otherwise) {
  static const QRegularExpression kRefused(QStringLiteral("[\\x00-\\x1f\\x7f<>:\"/\\\\|?*]+"));
  static const QRegularExpression kDevices(QStringLiteral("^(con|prn|aux|nul|com\\d|lpt\\d)$"),
                                           QRegularExpression::CaseInsensitiveOption);
  QString name = QString(title).replace(QLatin1String(": "), QLatin1String(" - "));
  name.replace(kRefused, QStringLiteral("-"));
  while (name.startsWith(QLatin1Char('.'))) name.remove(0, 1);  // it would be hidden
  name = QFileInfo(name).completeBaseName().simplified();
  QByteArray bytes = name.toUtf8();
  if (bytes.size() > kLongestName) {
    bytes.truncate(kLongestName + 1);
    while ((bytes.back() & 0xC0) == 0x80) bytes.chop(1);  // to where a character begins, which goes
    name = QString::fromUtf8(bytes.chopped(1));
  }
  while (name.endsWith(QLatin1Char('.')) || name.endsWith(QLatin1Char(' '))) name.chop(1);
  if (kDevices.match(name).hasMatch()) name += QLatin1Char('-');
  return name.isEmpty() ? otherwise : name;
}

QString lessonNameOf(const QString& title, const QString& language) {
  static const QRegularExpression kOthers(QStringLiteral("[^a-z0-9]+"));
  static const QRegularExpression kEnds(QStringLiteral("^-+|-+$"));
  QString name = title.toLower().replace(kOthers, QStringLiteral("-")).left(60);
  name.remove(kEnds);
  return (name.isEmpty() ? QStringLiteral("lesson") : name) + QLatin1Char('.') + language +
         QStringLiteral(".lesson.md");
}

std::string readText(const QString& path, std::size_t maxBytes) {
  if (!path.startsWith(QLatin1Char(':'))) return readFile(path.toStdU16String(), maxBytes, FileSource::Files);
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly))
    throw FormatError(path.toStdString(), 0, ReaderErrors::tr("cannot be read"));
  return file.readAll().toStdString();
}

std::string readText(const QString& path, KnownFile& file, std::size_t maxBytes) {
  const FileStamp stamp = stampOf(path.toStdU16String());
  std::string text = readText(path, maxBytes);
  file = knownFile(stamp, text);
  return text;
}

void makeFolder(const std::filesystem::path& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error)
    throw FormatError(folder.string(), 0, ReaderErrors::tr("cannot be written: %1", error.message()));
}

files::Recognised recognised(const QString& path) {
  if (!path.startsWith(QLatin1Char(':'))) return files::recogniseFile(path.toStdU16String());
  return files::recognise(std::string_view(readText(path)).substr(0, files::kHeadBytes), path.toStdString());
}

files::Recognised byName(const QString& path) {
  files::Recognised file;
  file.name = path.toStdString();
  file.kind = files::kindByName(file.name);
  return file;
}

QString shownTitle(const std::string& title) {
  return QString::fromStdString(searchlight::shownTitle(title));
}
QString shownTitle(const QString& title) { return shownTitle(title.toStdString()); }

namespace {

using namespace std::chrono_literals;
constexpr auto kSmallFile = 8ms;    // no reason to begin with loops and dialogs
constexpr auto kQuietTime = 300ms;  // before anything is said
constexpr auto kRefresh = 50ms;
constexpr int kSteps = 1000;

}  // namespace

void readOnThread(QWidget* parent, const QString& file, const std::function<void(const GoesOn&)>& work) {
  std::atomic<bool> isGivenUp = false;
  std::atomic<int> step = 0;
  QEventLoop loop;
  std::packaged_task<void()> task([&] {
    work([&](double share) {
      step = static_cast<int>(std::lround(share * kSteps));
      return !isGivenUp;
    });
  });
  std::future<void> done = task.get_future();
  const auto isDone = [&] { return done.wait_for(0s) == std::future_status::ready; };
  // The last that the thread does is to wake the loop, which waits for it.
  const std::jthread thread([&] {
    task();
    QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection);
  });
  if (done.wait_for(kSmallFile) == std::future_status::timeout) {
    QTimer::singleShot(kQuietTime, &loop, &QEventLoop::quit);
    loop.exec(QEventLoop::ExcludeUserInputEvents);
  }
  if (!isDone()) {
    QProgressDialog dialog(
        QCoreApplication::translate("ReadOnThread", "Reading %1…").arg(QFileInfo(file).fileName()),
        QCoreApplication::translate("ReadOnThread", "Cancel"), 0, kSteps,
        parent ? parent->window() : nullptr);
    dialog.setWindowTitle(QCoreApplication::translate("ReadOnThread", "Open"));
    dialog.setWindowModality(Qt::ApplicationModal);
    dialog.setAutoClose(false);
    dialog.setAutoReset(false);
    dialog.setMinimumDuration(0);
    dialog.setValue(step);
    QObject::connect(&dialog, &QProgressDialog::canceled, &loop, [&isGivenUp] { isGivenUp = true; });
    QTimer refresh;
    QObject::connect(&refresh, &QTimer::timeout, &dialog, [&] {
      if (!isGivenUp) dialog.setValue(std::min(step.load(), kSteps - 1));
    });
    refresh.start(kRefresh);
    while (!isDone()) loop.exec();
  }
  try {
    done.get();
  } catch (...) {
    if (isGivenUp) throw ReadingGivenUp();
    throw;
  }
  if (isGivenUp) throw ReadingGivenUp();
}

}  // namespace searchlight::ui
