// app/shell/program.cpp: windows come and go; theme and language reach all of them.
#include "app/shell/program.h"

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#include <QApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QPixmapCache>
#include <QRegularExpression>
#include <QToolTip>
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <map>

#include "app/document/reading.h"
#include "app/shell/autosave.h"
#include "app/shell/dialogs.h"
#include "app/shell/read_on_thread.h"
#include "app/shell/window.h"
#include "widgets/help/help_asker.h"
#include "widgets/theme/motion_clock.h"
#include "widgets/theme/type_scale.h"

namespace searchlight::ui {

namespace {

// Connects to the X server's socket of display N and closes again.
bool answers(const QString& display) {
  const QByteArray path = "/tmp/.X11-unix/X" + display.toLatin1();
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  if (path.size() + 1 >= static_cast<qsizetype>(sizeof address.sun_path)) return false;
  const int s = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (s < 0) return false;
  // The abstract name (leading zero) first, as X clients do, then the file.
  std::memcpy(address.sun_path + 1, path.constData(), static_cast<std::size_t>(path.size()));
  const auto length =
      static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + 1 + static_cast<std::size_t>(path.size()));
  bool ok = ::connect(s, reinterpret_cast<const sockaddr*>(&address), length) == 0;
  if (!ok) {
    std::memcpy(address.sun_path, path.constData(), static_cast<std::size_t>(path.size()) + 1);
    ok = ::connect(s, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
  }
  ::close(s);
  return ok;
}

}  // namespace

std::optional<QString> whyNoDisplay() {
  const QByteArray platform = qgetenv("QT_QPA_PLATFORM");
  if (!platform.isEmpty() && !platform.startsWith("xcb") && !platform.startsWith("wayland"))
    return std::nullopt;
  if (!qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") && !platform.startsWith("xcb")) return std::nullopt;
  const QString display = qEnvironmentVariable("DISPLAY");
  if (display.isEmpty())
    return QStringLiteral(
        "searchlight: no display: DISPLAY and WAYLAND_DISPLAY are not set (searchlight-cli needs none)");
  // A local display can be asked; a remote one is left to Qt.
  static const QRegularExpression local(QStringLiteral("^(?:unix)?:(\\d+)(?:\\.\\d+)?$"));
  if (const QRegularExpressionMatch m = local.match(display); m.hasMatch() && !answers(m.captured(1)))
    return QStringLiteral("searchlight: no display: nothing answers at DISPLAY=%1").arg(display);
  return std::nullopt;
}

namespace {

// Whatever was set before, of the size that the system has.
void applyTextSize(int percent) {
  static const QFont system = QApplication::font();
  QFont font = system;
  font.setPointSizeF(system.pointSizeF() * percent / 100);
  if (font == QApplication::font()) return;
  QApplication::setFont(font);
  // Whatever is open follows; of new windows it is the font by itself.
  for (QWidget* window : QApplication::topLevelWidgets()) window->setFont(font);
  QToolTip::setFont(font);
  retype();
}

}  // namespace

Program::Program(std::vector<PageInfo> pages, Settings settings, const QString& autosaves)
    : m_pages(std::move(pages)), m_settings(std::move(settings)), m_autosaves(autosaves) {
  const std::size_t wished = m_settings.memory();
  m_memory = std::make_shared<search::MemoryBudget>(wished > 0 ? wished : search::defaultMemoryBudget());
  // Qt's style keeps pictures of buttons and headers by the number of their palette. Each file dialog has new ones, 0.4 MB a dialog, and
  // none is found again: they fill whatever is allowed (Qt allows 10 MB).
  QPixmapCache::setCacheLimit(4'096);
  motion::setWanted(m_settings.showsMotion());
  applyTextSize(m_settings.textSize());
  m_themes.apply(m_settings.theme(), m_settings.vision());
  const QString code = m_settings.language();
  if (code.isEmpty() || !m_language.use(code)) m_language.use(Language::systemCode());
  takeKeys();
  auto* help = new HelpAsker(this);
  connect(help, &HelpAsker::helpWanted, this, &showHelpSheet);
  connect(help, &HelpAsker::termWanted, this, [this](QWidget* from, const QString& term) {
    // In a window of its own: what is under way here stays.
    showGlossary(from, term, [this](const QString& setUp) {
      Window* window = newWindow();
      window->show();
      window->openFile(setUp);
    });
  });
}

Program::~Program() {
  for (const QPointer<Window>& w : m_windows) delete w.data();
}

void Program::setMemory(std::size_t bytes) {
  m_memory->setTotal(bytes);
  m_settings.setMemory(bytes == search::defaultMemoryBudget() ? 0 : bytes);
}

void Program::setShowsMotion(bool on) {
  motion::setWanted(on);
  m_settings.setShowsMotion(on);
}

void Program::setTextSize(int percent) {
  m_settings.setTextSize(percent);
  applyTextSize(m_settings.textSize());
}

void Program::beginWith(std::optional<ThemeChoice> theme, const QString& language) {
  if (theme) m_themes.apply(*theme);
  if (!language.isEmpty()) m_language.use(language);
}

void Program::applyTheme(ThemeChoice choice) {
  m_settings.setTheme(choice);
  m_themes.apply(choice);
}

void Program::applyVision(ColourVision vision) {
  m_settings.setVision(vision);
  m_themes.apply(m_themes.choice(), vision);
}

void Program::applyLanguage(const QString& code) {
  if (m_language.use(code)) m_settings.setLanguage(code);
}

// What fits to nothing, or would run two commands at once, counts as not there.
void Program::takeKeys() {
  KeyMap& map = KeyMap::shared();
  map.setChanges({});
  const QMap<QString, QString> kept = m_settings.keys();
  if (kept.isEmpty()) return;  // the usual case, and the list takes its time
  const std::vector<KeyRow> rows = keyRows(m_pages);
  KeyMap::Changes changes;
  for (const KeyRow& row : rows)
    if (const auto keys = keysFromWord(kept.value(row.id)); keys && *keys != row.usual)
      changes.insert(row.id, *keys);
  map.setChanges(changes);
  for (const KeyRow& row : rows)
    for (const QKeySequence& keys : changes.value(row.id))
      if (map.userOf(keys, row, rows)) {
        changes.remove(row.id);
        map.setChanges(changes);
        break;
      }
}

void Program::setKeys(const KeyMap::Changes& changes) {
  QMap<QString, QString> words;
  for (auto i = changes.begin(); i != changes.end(); ++i) words.insert(i.key(), keysWord(i.value()));
  m_settings.setKeys(words);
  KeyMap::shared().setChanges(changes);
  // Tool tips, help and hints name keys: all texts are set anew.
  for (Window* window : windows()) {
    QEvent anew(QEvent::LanguageChange);
    QCoreApplication::sendEvent(window, &anew);
  }
}

void Program::setLook(const LookChoice& look, int chosen) {
  m_settings.setLook(look.key, static_cast<int>(look.names.size()), chosen);
  for (Window* window : windows()) window->takeLooks();
}

QString Program::firstPage() const {
  const auto known = [this](const QString& id) {
    const bool isPage =
        std::ranges::any_of(m_pages, [&](const PageInfo& page) { return id == QLatin1String(page.id); });
    return isPage ? id : QString();
  };
  if (const QString chosen = known(m_settings.firstPage()); !chosen.isEmpty()) return chosen;
  const QString last = known(m_settings.frontPage());
  if (!last.isEmpty()) return last;
  return std::ranges::any_of(m_pages, &PageInfo::isStart) ? QLatin1String(kStartPage) : last;
}

void bringForward(QWidget& window) {
  window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
  window.raise();
  window.activateWindow();
}

Window* Program::newWindow(const QString& pageId, const QString& copies) {
  auto* window = new Window(this, pageId, copies);
  window->setAttribute(Qt::WA_DeleteOnClose);
  m_windows.removeIf([](const QPointer<Window>& w) { return w.isNull(); });
  // None lies exactly over another one, as far as the screen goes.
  constexpr QPoint kAside(32, 32);
  const auto isThere = [&](const QPointer<Window>& w) {
    // A window that was never shown does not know its frame.
    return w->pos() == window->pos() || w->geometry().topLeft() == window->geometry().topLeft();
  };
  const QPoint end = window->screen()->availableGeometry().bottomRight();
  const auto isOnScreen = [&](QPoint p) { return p.x() < end.x() && p.y() < end.y(); };
  while (std::ranges::any_of(m_windows, isThere) && isOnScreen(window->geometry().topLeft() + kAside))
    window->setGeometry(window->geometry().translated(kAside));
  m_windows.append(window);
  return window;
}

QList<Window*> Program::windows() const {
  QList<Window*> out;
  for (const QPointer<Window>& w : m_windows)
    if (w) out.append(w.data());
  return out;
}

QString Program::pageOf(const QString& file) const {
  files::Recognised what = byName(file);
  (void)reading([&] { what = recognised(file); });  // whoever opens it says what is wrong
  const auto page =
      std::ranges::find_if(m_pages, [&](const PageInfo& info) { return info.opens && info.opens(what); });
  return page == m_pages.end() ? QString() : QString::fromLatin1(page->id);
}

bool Program::recoverAbandoned(const QString& wanted) {
  const auto pageOf = [this](const AbandonedWork& work) {
    return std::find_if(m_pages.begin(), m_pages.end(),
                        [&](const PageInfo& p) { return work.setUp.page == p.id; });
  };
  std::vector<AbandonedWork> works = Autosave::abandoned(m_autosaves, &m_unreadable, &m_later);
  // What another version's page has left is kept for it.
  std::erase_if(works, [&](const AbandonedWork& work) {
    if (pageOf(work) != m_pages.end()) return false;
    m_later << work.file;
    return true;
  });
  // Documents come before those who look at them.
  std::stable_sort(works.begin(), works.end(),
                   [&](const AbandonedWork& a, const AbandonedWork& b) { return pageOf(a) < pageOf(b); });
  // What was used last comes last, and is in front.
  std::map<QString, QDateTime> used;
  for (const AbandonedWork& work : works)
    used[work.window] = std::max({used[work.window], QFileInfo(work.file).lastModified(),
                                  Autosave::frontSince(m_autosaves, work.window)});
  std::map<QString, QString> fronts;  // before windows of these names go through their pages
  for (const AbandonedWork& work : works) fronts[work.window] = Autosave::frontOf(m_autosaves, work.window);
  std::map<QString, Window*> windows;  // what one window has left comes back in one
  for (AbandonedWork& work : works) {
    const QString name = work.window;
    const auto known = windows.find(name);
    // It takes over the name of the window that is no more, for all of its pages: what one crash leaves of it, the next
    // one finds together, too.
    Window* window = known != windows.end() ? known->second : newWindow({}, name);
    if (window->recover(std::move(work))) {
      windows[name] = window;
      m_recovered << window->shownDocument();
    } else if (known == windows.end()) {
      delete window;
    }
  }
  for (const auto& [name, window] : windows) window->showPage(fronts[name]);
  if (windows.empty()) return false;
  std::vector<std::pair<QDateTime, Window*>> inOrder;
  inOrder.reserve(windows.size());
  for (const auto& [name, window] : windows) inOrder.emplace_back(used[name], window);
  std::ranges::stable_sort(inOrder, {}, &std::pair<QDateTime, Window*>::first);
  Window* front = inOrder.back().second;
  if (!wanted.isEmpty()) front->showPage(wanted);
  for (const auto& [when, window] : inOrder) {
    window->show();
    window->openWhereOneWas();
  }
  bringForward(*front);
  tellOfUnreadable(*front);
  for (const auto& [when, window] : inOrder) window->tellNews();
  return true;
}

setup::Words Program::takePlace(const QString& pageId) {
  if (m_taken.contains(pageId)) return {};
  m_taken.insert(pageId);
  return m_settings.place(pageId);
}

// Of several windows the one counts that has changed last.
void Program::keepPlace(const QString& pageId, const setup::Words& place) {
  if (m_settings.place(pageId) != place) m_settings.setPlace(pageId, place);
}

void Program::addUnreadable(const QString& file, const QString& why) {
  m_unreadable << file;
  m_whyUnreadable << why;
}

bool Program::showFile(const QString& path) {
  for (Window* window : windows()) {
    if (!window->showFile(path)) continue;
    bringForward(*window);
    return true;
  }
  return false;
}

void Program::tellOfRecovered(Window& window) {
  window.page().sayBeside(tr("Restored from an earlier session, in another window: %1. "
                             "To go there, choose View > Windows.")
                              .arg(m_recovered.join(QStringLiteral(", "))));
}

void Program::tellOfUnreadable(Window& window) {
  if (m_unreadable.isEmpty() && m_later.isEmpty()) return;
  QStringList lines;
  const auto tell = [&lines](const QString& text, QStringList& files) {
    if (!files.isEmpty()) lines << text.arg(QDir::toNativeSeparators(files.join(QStringLiteral(", "))));
    files.clear();
  };
  tell(tr("Unsaved work from an earlier session could not be read. The file has been renamed to %1."),
       m_unreadable);
  lines << m_whyUnreadable;
  m_whyUnreadable.clear();
  tell(tr("Unsaved work from a later version of Searchlight was not restored. Its files are unchanged: %1."),
       m_later);
  window.page().complainBeside(lines.join(QLatin1Char('\n')));
}

}  // namespace searchlight::ui
