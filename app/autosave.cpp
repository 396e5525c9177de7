// app/autosave.cpp: NAME.slmap holds the map, NAME.json where it came from, NAME.lock says that its window
// lives.
#include "app/autosave.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QStandardPaths>
#include <QTimerEvent>
#include <QUuid>

#include "core/text/format_error.h"

namespace searchlight::ui {

namespace {
constexpr int kIntervalMs = 10'000;

QString withSuffix(const QString& file, const char* suffix) {
  return file.chopped(6) + QLatin1String(suffix);  // ".slmap" has six letters
}

std::optional<QString> writeWhole(const QString& path, const QByteArray& bytes) {
  QSaveFile file(path);
  if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
    return std::nullopt;
  return file.errorString();
}
}  // namespace

QString Autosave::standardFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/autosave");
}

Autosave::Autosave(MapModel* model, const QString& folder, QObject* parent)
    : QObject(parent), m_model(model) {
  QDir().mkpath(folder);
  m_file = folder + QLatin1Char('/') + QUuid::createUuid().toString(QUuid::WithoutBraces) +
           QStringLiteral(".slmap");
  m_lock = std::make_unique<QLockFile>(withSuffix(m_file, ".lock"));
  m_lock->setStaleLockTime(0);  // only the death of its process makes it stale
  m_lock->lock();
  connect(model, &MapModel::historyChanged, this, [this] {
    if (!m_model->isModified())
      discard();
    else if (!m_timer.isActive())
      m_timer.start(kIntervalMs, this);
  });
}

// A window that is closed has asked about unsaved work; what is left is not wanted.
Autosave::~Autosave() { discard(); }

std::optional<QString> Autosave::write() {
  if (!m_model->isModified() || m_model->isEmpty() || m_written == m_model->revision()) return std::nullopt;
  const QJsonObject origin{{QStringLiteral("path"), m_model->path()},
                           {QStringLiteral("title"), m_model->title()}};
  if (auto why = writeWhole(withSuffix(m_file, ".json"), QJsonDocument(origin).toJson())) return why;
  if (auto why = writeWhole(m_file, QByteArray::fromStdString(grid::writePlainMap(m_model->document()))))
    return why;
  m_written = m_model->revision();
  return std::nullopt;
}

void Autosave::discard() {
  m_timer.stop();
  m_written = 0;
  QFile::remove(m_file);
  QFile::remove(withSuffix(m_file, ".json"));
}

void Autosave::timerEvent(QTimerEvent* event) {
  if (event->timerId() != m_timer.timerId()) return QObject::timerEvent(event);
  if (!m_model->isInStroke()) write();
}

std::vector<RecoveredMap> Autosave::takeAbandoned(const QString& folder) {
  std::vector<RecoveredMap> found;
  const QDir dir(folder);
  const QStringList names =
      dir.entryList({QStringLiteral("*.slmap")}, QDir::Files, QDir::Time | QDir::Reversed);
  for (const QString& name : names) {
    const QString file = dir.filePath(name);
    QLockFile lock(withSuffix(file, ".lock"));
    lock.setStaleLockTime(0);
    if (!lock.tryLock(0)) continue;
    try {
      RecoveredMap map{grid::readMapFile(file.toStdU16String()), {}, {}};
      QFile origin(withSuffix(file, ".json"));
      if (origin.open(QIODevice::ReadOnly)) {
        const QJsonObject object = QJsonDocument::fromJson(origin.readAll()).object();
        map.title = object.value(QStringLiteral("title")).toString();
        map.path = object.value(QStringLiteral("path")).toString();
      }
      found.push_back(std::move(map));
      QFile::remove(file);
    } catch (const FormatError&) {
      QFile::rename(file, withSuffix(file, ".broken"));
    }
    QFile::remove(withSuffix(file, ".json"));
  }
  return found;
}

}  // namespace searchlight::ui
