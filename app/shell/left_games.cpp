// app/shell/left_games.cpp: files that come and go by hash.
#include "app/shell/left_games.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>
#include <exception>
#include <future>
#include <memory>
#include <utility>

#include "core/text/files.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

LeftGames::LeftGames(const QString& folder, std::string_view extension, QObject* parent)
    : QObject(parent),
      m_folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QLatin1Char('/') + folder),
      m_extension(QString::fromUtf8(extension.data(), static_cast<qsizetype>(extension.size()))) {}

LeftGames::~LeftGames() {
  for (const auto& [key, file] : m_files)
    if (file.written.valid()) file.written.wait();
}

QString LeftGames::prefixOf(const std::string& key) const {
  const QByteArray hash = QCryptographicHash::hash(
      QByteArrayView(key.data(), static_cast<qsizetype>(key.size())), QCryptographicHash::Sha1);
  return QString::fromLatin1(hash.toHex());
}

void LeftGames::leave(const std::string& key, std::function<std::string()> text) {
  const QString path = m_folder + QLatin1Char('/') + prefixOf(key) + QLatin1Char('-') +
                       QUuid::createUuid().toString(QUuid::WithoutBraces) + m_extension;
  auto task = std::make_shared<std::packaged_task<void()>>(
      [this, path, before = m_files[key].path, text = std::move(text)] {
        try {
          QDir().mkpath(QFileInfo(path).path());
          writeFile(path.toStdU16String(), text());
          if (!before.isEmpty()) QFile::remove(before);
        } catch (const std::exception& e) {
          const QString why = errorText(e);
          QMetaObject::invokeMethod(
              this, [this, why] { Q_EMIT failed(why); }, Qt::QueuedConnection);
        }
      });
  m_files[key] = {path, task->get_future().share()};
  m_tasks.post([task](const std::stop_token&) { (*task)(); });
}

std::optional<QString> LeftGames::take(const std::string& key) {
  if (const auto at = m_files.find(key); at != m_files.end() && at->second.written.valid())
    at->second.written.wait();
  const auto found = QDir(m_folder).entryInfoList({prefixOf(key) + QStringLiteral("-*") + m_extension},
                                                  QDir::Files, QDir::Time);
  if (found.isEmpty()) return std::nullopt;
  m_files[key] = {found.front().filePath(), {}};
  return found.front().filePath();
}

void LeftGames::forget(const std::string& key) {
  const auto at = m_files.find(key);
  if (at == m_files.end()) return;
  if (at->second.written.valid()) at->second.written.wait();
  QFile::remove(at->second.path);
  m_files.erase(at);
}

}  // namespace searchlight::ui
