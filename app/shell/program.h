// app/shell/program.h: what all windows of one run share: pages, settings, theme, language, and the list of windows.
#pragma once
#include <QList>
#include <QObject>
#include <QPointer>
#include <QSet>
#include <QSize>
#include <QString>
#include <QStringList>
#include <memory>
#include <optional>
#include <vector>

#include "app/shell/key_map.h"
#include "app/shell/page.h"
#include "app/shell/settings.h"
#include "core/search/memory_budget.h"
#include "widgets/picture/film.h"
#include "widgets/theme/keyboard.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

class Window;

void bringForward(QWidget& window);  // before all others, with the keyboard

// The command line of the window: `searchlight [FILE] [options]`.
struct LaunchOptions {
  QString file;
  QString page;                             // empty: the first, or the one that the file belongs to
  QString language;                         // empty: as remembered
  QString theme;                            // by themeName(); empty: as remembered
  QString screenshot;                       // empty: no
  QString film;                             // the same
  std::optional<PictureSource::Kind> what;  // of the picture or the film; nothing: the window, or the board
  FilmSettings filmed = {};                 // the scale is the picture's, too
  std::optional<QSize> size;
};

// What is to be done, or the text to print and the status to exit with (0: help and version, 2: bad usage).
struct LaunchResult {
  std::optional<LaunchOptions> options;
  QString text;
  int exitCode = 0;
};
// `arguments` without the program's name; `pages` are the names that --page may have. Needs no QApplication.
LaunchResult parseLaunchOptions(const QStringList& arguments, const QStringList& pages);

// Whether a window can be shown here; if not, the one line that says so. Asked before QApplication is made,
// because Qt aborts without a display.
std::optional<QString> whyNoDisplay();

class Program : public QObject {
  Q_OBJECT
 public:
  // One per run, made after QApplication. `pages` are what every window offers, at least one; `autosaves` is the folder
  // of unsaved work.
  Program(std::vector<PageInfo> pages, Settings settings, const QString& autosaves);
  ~Program() override;

  const std::vector<PageInfo>& pages() const { return m_pages; }
  Settings& settings() { return m_settings; }
  const QString& autosaves() const { return m_autosaves; }

  // Shared by the searches of all windows.
  const std::shared_ptr<search::MemoryBudget>& memory() const { return m_memory; }
  void setMemory(
      std::size_t bytes);  // and remembers it; the default is not remembered, so that it fits any machine

  bool showsMotion() const { return m_settings.showsMotion(); }
  void setShowsMotion(bool on);  // and remembers it

  int textSize() const { return m_settings.textSize(); }  // per cent
  void setTextSize(int percent);                          // in all windows at once, and remembers it

  // For this run, whatever is remembered: what a command line asks for. Empty: as it is.
  void beginWith(std::optional<ThemeChoice> theme, const QString& language);
  void applyTheme(ThemeChoice choice);  // and remembers it
  ThemeChoice theme() const { return m_themes.choice(); }
  void applyVision(ColourVision vision);  // and remembers it
  ColourVision vision() const { return m_themes.vision(); }
  void applyLanguage(const QString& code);  // and remembers it
  QString language() const { return m_language.code(); }

  // For all windows at once, and remembered: keys that differ from the usual ones, and how a page's boards look.
  void setKeys(const KeyMap::Changes& changes);
  void setLook(const LookChoice& look, int chosen);

  // The size that the user asked for at the start: it goes before what is remembered, in every window of this run.
  void setWindowSize(std::optional<QSize> size) { m_windowSize = size; }
  std::optional<QSize> windowSize() const { return m_windowSize; }
  // The page that the program begins with where nobody asks for one: the one that the user has chosen, or where one was, or the one
  // that leads to all others; empty: the first.
  QString firstPage() const;
  // A window that shows nothing yet, with this page in front (empty: the first); it deletes itself when closed. `copies`
  // as in Window.
  Window* newWindow(const QString& pageId = {}, const QString& copies = {});
  QList<Window*> windows() const;
  // The page that a file of this name belongs to; empty: any of them, or none.
  QString pageOf(const QString& file) const;
  // Where one was in a page the last time: Page::place(). Once a run: other windows begin anew.
  setup::Words takePlace(const QString& pageId);
  void keepPlace(const QString& pageId, const setup::Words& place);
  // Offers what an earlier run could not save, each in a window of its own. True when any was restored. `wanted` is the page
  // that was asked for (empty: none), which then stands in front of the last window.
  bool recoverAbandoned(const QString& wanted = {});
  // Such work could not be read, or used, and is kept as `file`. It is told later: the window that it was meant for may go.
  void addUnreadable(const QString& file, const QString& why);
  // The window where this very file is open comes forward and shows it. False: none has it.
  bool showFile(const QString& path);
  // Tells in a window that opens a file what has come back beside it, and where it is.
  void tellOfRecovered(Window& window);
  // Tells, once, of work that could not be read, beside what the window complains of.
  void tellOfUnreadable(Window& window);

 private:
  void takeKeys();

  std::vector<PageInfo> m_pages;
  Settings m_settings;
  QString m_autosaves;
  std::shared_ptr<search::MemoryBudget> m_memory;
  ThemeManager m_themes;
  Language m_language;
  Keyboard m_keyboard;
  std::optional<QSize> m_windowSize;
  QList<QPointer<Window>> m_windows;
  QSet<QString> m_taken;        // pages whose places have been
  QStringList m_recovered;      // titles
  QStringList m_unreadable;     // files
  QStringList m_whyUnreadable;  // lines, as far as there is more to be said than that
  QStringList m_later;          // files, of a later version of the program
};

}  // namespace searchlight::ui
