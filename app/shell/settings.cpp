// app/shell/settings.cpp: keys and their defaults.
#include "app/shell/settings.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace searchlight::ui {

Settings::Settings() : m_store(std::make_shared<QSettings>()) {
  for (const char* old : {"map-lab/answer", "player/speed"}) m_store->remove(QLatin1String(old));
}

Settings Settings::isolated(const QString& file) {
  QStandardPaths::setTestModeEnabled(true);
  Settings settings = inFile(file);
  if (settings.value("files/folder").isNull()) settings.setLastFolder(QFileInfo(file).absolutePath());
  return settings;
}

QByteArray Settings::layout(const QString& page) const {
  return m_store->value(page + QStringLiteral("/layout")).toByteArray();
}
void Settings::setLayout(const QString& page, const QByteArray& state) {
  m_store->setValue(page + QStringLiteral("/layout"), state);
}

setup::Words Settings::place(const QString& page) const {
  setup::Words out;
  m_store->beginGroup(page + QStringLiteral("/place"));
  for (const QString& name : m_store->childKeys())
    out.set(name.toStdString(), m_store->value(name).toString().toStdString());
  m_store->endGroup();
  return out;
}
void Settings::setPlace(const QString& page, const setup::Words& place) {
  m_store->beginGroup(page + QStringLiteral("/place"));
  m_store->remove(QString());
  for (const auto& [name, word] : place)
    m_store->setValue(QString::fromStdString(name), QString::fromStdString(word));
  m_store->endGroup();
}

ThemeChoice Settings::theme() const {
  const QString name = value("window/theme").toString();
  return name == QLatin1String("light")  ? ThemeChoice::Light
         : name == QLatin1String("dark") ? ThemeChoice::Dark
                                         : ThemeChoice::FollowSystem;
}
void Settings::setTheme(ThemeChoice choice) {
  set("window/theme", choice == ThemeChoice::Light  ? QStringLiteral("light")
                      : choice == ThemeChoice::Dark ? QStringLiteral("dark")
                                                    : QStringLiteral("system"));
}

QStringList Settings::recentFiles() const {
  m_store->sync();
  return value("files/recent").toStringList();
}

void Settings::setRecentFiles(const QStringList& files) {
  set("files/recent", files);
  m_store->sync();
}

void Settings::addRecentFile(const QString& path) {
  constexpr qsizetype kMost = 10;
  QStringList files = recentFiles();
  files.removeAll(path);
  files.prepend(path);
  while (files.size() > kMost) files.removeLast();
  setRecentFiles(files);
}

SpeedChoice Settings::speed() const {
  using Kind = SpeedChoice::Kind;
  const QVariant chosen = value("player/pace");
  bool isNumber = false;
  const double speed = chosen.toDouble(&isNumber);
  if (isNumber) return {Kind::Set, speed};
  return {chosen.toString() == QLatin1String("auto") ? Kind::Suits : Kind::Pace};
}
void Settings::setSpeed(const SpeedChoice& speed) {
  using Kind = SpeedChoice::Kind;
  set("player/pace", speed.kind == Kind::Set     ? QVariant(speed.stepsPerSecond)
                     : speed.kind == Kind::Suits ? QVariant(QStringLiteral("auto"))
                                                 : QVariant(QStringLiteral("follow")));
}

QString Settings::lastFolder() const {
  const QString folder = value("files/folder").toString();
  return folder.isEmpty() || !QDir(folder).exists() ? QDir::homePath() : folder;
}

}  // namespace searchlight::ui
