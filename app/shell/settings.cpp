// app/shell/settings.cpp: keys and their defaults.
#include "app/shell/settings.h"

#include <QDataStream>
#include <QDir>
#include <QFileInfo>
#include <QRect>
#include <QStandardPaths>
#include <cmath>

#include "app/shell/page.h"
#include "widgets/run/speed_scale.h"

namespace searchlight::ui {
namespace {

constexpr qsizetype kMostRecent = 10;
// In pixels: no window is larger, and none farther away from the corner of the screens.
constexpr int kLargestWindow = 16384;

bool isOnEarth(const QRect& r) {
  const auto isNear = [](int at) { return std::abs(std::int64_t{at}) <= 2 * kLargestWindow; };
  return isNear(r.left()) && isNear(r.right()) && isNear(r.top()) && isNear(r.bottom()) && r.isValid() &&
         std::max(r.width(), r.height()) <= kLargestWindow;
}

// In the files of GTK and KDE. GNOME keeps its setting in dconf, which is not read.
bool desktopReducesMotion() {
  const auto isZero = [](const char* file, const char* key) {
    const QString path = QStandardPaths::locate(QStandardPaths::GenericConfigLocation, QLatin1String(file));
    if (path.isEmpty()) return false;
    const QString word = QSettings(path, QSettings::IniFormat).value(QLatin1String(key)).toString().trimmed();
    bool isNumber = false;
    return word.toLower() == QLatin1String("false") || (word.toDouble(&isNumber) == 0 && isNumber);
  };
  return isZero("gtk-4.0/settings.ini", "Settings/gtk-enable-animations") ||
         isZero("gtk-3.0/settings.ini", "Settings/gtk-enable-animations") ||
         isZero("kdeglobals", "KDE/AnimationDurationFactor");
}

// Qt complains on the terminal of each name that no file can have.
bool isPath(const QString& path) { return !path.isEmpty() && !path.contains(QChar::Null); }

}  // namespace

Settings::Settings() : m_store(std::make_shared<QSettings>()) {
  for (const char* old : {"map-lab/answer", "player/speed"}) m_store->remove(QLatin1String(old));
}

Settings Settings::isolated(const QString& file) {
  QStandardPaths::setTestModeEnabled(true);
  Settings settings = inFile(file);
  if (settings.value("files/folder").isNull()) settings.setLastFolder(QFileInfo(file).absolutePath());
  return settings;
}

// QWidget::restoreGeometry() believes whatever it reads. What is on no screen of today, or larger than it, it brings back by itself.
QByteArray Settings::windowGeometry() const {
  const QByteArray kept = value("window/geometry").toByteArray();
  QDataStream in(kept);
  in.setVersion(QDataStream::Qt_4_0);
  quint32 mark = 0;
  quint16 major = 0, minor = 0;
  QRect frame, normal, inside;
  qint32 screen = 0, screenWidth = 0;
  quint8 isMaximized = 0, isFullScreen = 0;
  in >> mark >> major >> minor >> frame >> normal >> screen >> isMaximized >> isFullScreen;
  if (major > 1) in >> screenWidth;
  if (major > 2) in >> inside;
  const bool isRight = in.status() == QDataStream::Ok && isOnEarth(frame) && isOnEarth(normal) &&
                       (major < 3 || isOnEarth(inside)) && screenWidth >= 0 &&
                       screenWidth <= 2 * kLargestWindow;
  return isRight ? kept : QByteArray();
}

bool Settings::flag(const char* key, bool standard) const {
  const QString kept = value(key).toString();
  return kept == QLatin1String("true") ? true : kept == QLatin1String("false") ? false : standard;
}

bool Settings::showsMotion() const {
  if (!m_desktopReducesMotion) m_desktopReducesMotion = desktopReducesMotion();
  return flag("window/motion", !*m_desktopReducesMotion);
}

double Settings::number(const char* key, double standard, double least, double most) const {
  bool isNumber = false;
  const double kept = value(key).toDouble(&isNumber);
  return isNumber && kept >= least && kept <= most ? kept : standard;
}

// A flag it was once, and still is for the page that leads to all others.
QString Settings::firstPage() const {
  const QString kept = value("window/start").toString();
  return kept == QLatin1String("true")    ? QLatin1String(kStartPage)
         : kept == QLatin1String("false") ? QString()
                                          : kept;
}
void Settings::setFirstPage(const QString& page) {
  if (page.isEmpty() || page == QLatin1String(kStartPage))
    set("window/start", !page.isEmpty());
  else
    set("window/start", page);
}

int Settings::look(const char* key, int count) const {
  if (count == 2) return flag(key, false) ? 1 : 0;
  for (int i = 1; i < count; ++i)
    if (flag((std::string(key) + std::to_string(i)).c_str(), false)) return i;
  return 0;
}
void Settings::setLook(const char* key, int count, int chosen) {
  if (count == 2) return setFlag(key, chosen == 1);
  for (int i = 1; i < count; ++i) setFlag((std::string(key) + std::to_string(i)).c_str(), i == chosen);
}

QMap<QString, QString> Settings::keys() const {
  QMap<QString, QString> out;
  m_store->beginGroup(QStringLiteral("keys"));
  for (const QString& id : m_store->allKeys()) out.insert(id, m_store->value(id).toString());
  m_store->endGroup();
  return out;
}
void Settings::setKeys(const QMap<QString, QString>& keys) {
  m_store->beginGroup(QStringLiteral("keys"));
  m_store->remove(QString());
  for (auto i = keys.begin(); i != keys.end(); ++i) m_store->setValue(i.key(), i.value());
  m_store->endGroup();
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
    if (const QString word = m_store->value(name).toString(); !word.contains(QChar::Null))
      out.set(name.toStdString(), word.toStdString());
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
  return themeChoiceNamed(value("window/theme").toString()).value_or(ThemeChoice::FollowSystem);
}
ColourVision Settings::vision() const {
  return visionNamed(value("window/vision").toString()).value_or(ColourVision::Usual);
}

QStringList Settings::recentFiles() const {
  m_store->sync();
  QStringList kept = value("files/recent").toStringList();
  kept.removeIf([](const QString& path) { return !isPath(path); });
  return kept.mid(0, kMostRecent);
}

void Settings::setRecentFiles(const QStringList& files) {
  set("files/recent", files);
  m_store->sync();
}

void Settings::addRecentFile(const QString& path) {
  QStringList files = recentFiles();
  files.removeAll(path);
  files.prepend(path);
  while (files.size() > kMostRecent) files.removeLast();
  setRecentFiles(files);
}

SpeedChoice Settings::speed() const {
  using Kind = SpeedChoice::Kind;
  const double speed =
      number("player/pace", 0, speed_scale::speedAt(0), speed_scale::speedAt(speed_scale::kMost));
  if (speed > 0) return {Kind::Set, speed};
  return {value("player/pace").toString() == QLatin1String("auto") ? Kind::Suits : Kind::Pace};
}
void Settings::setSpeed(const SpeedChoice& speed) {
  using Kind = SpeedChoice::Kind;
  set("player/pace", speed.kind == Kind::Set     ? QVariant(speed.stepsPerSecond)
                     : speed.kind == Kind::Suits ? QVariant(QStringLiteral("auto"))
                                                 : QVariant(QStringLiteral("follow")));
}

QString Settings::lastFolder() const {
  const QString folder = value("files/folder").toString();
  return !isPath(folder) || !QDir(folder).exists() ? QDir::homePath() : folder;
}

}  // namespace searchlight::ui
