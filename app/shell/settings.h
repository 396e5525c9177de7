// app/shell/settings.h: what the program remembers between runs, and where.
#pragma once
#include <QByteArray>
#include <QMap>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <algorithm>
#include <memory>
#include <optional>

#include "core/grid/route_options.h"
#include "core/setup/set_up.h"
#include "widgets/run/pace.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

// Typed access to one QSettings. Nothing else in the program opens one.
//
// The file may be damaged, by a disk, by another program, by hand: each value is read with what it may be, and one that is nothing
// of the kind counts as not there.
class Settings {
 public:
  // The user's own.
  Settings();
  // A configuration of its own in this file: tests, screenshots, runs without a display. Also sends every
  // other standard path (autosaves, caches) to the test locations, and file dialogs beside that file, so that the user's are
  // never touched.
  static Settings isolated(const QString& file);
  // What is remembered in this file alone, beside the user's own.
  static Settings inFile(const QString& file) {
    return Settings(std::make_shared<QSettings>(file, QSettings::IniFormat));
  }

  // What other windows of the program have written is read, and what is written here can be read by them.
  void refresh() const { m_store->sync(); }

  // As QWidget::saveGeometry() wrote it; empty: nothing, or nothing that a window on a screen can have had.
  QByteArray windowGeometry() const;
  void setWindowGeometry(const QByteArray& g) { set("window/geometry", g); }
  // Of a page's workbench: SearchWorkbench::layoutState(), which checks what it is given.
  QByteArray layout(const QString& page) const;
  void setLayout(const QString& page, const QByteArray& state);

  // The page that was in front last, as in PageInfo; empty: nobody knows.
  QString frontPage() const { return value("window/page").toString(); }
  void setFrontPage(const QString& page) { set("window/page", page); }
  // The page that the program begins with, wherever one was; empty: where one was. Nobody checks whether there is such a page. Who
  // is new begins with the one that leads to all others in any case.
  QString firstPage() const;
  void setFirstPage(const QString& page);
  // Where one was in a page: Page::place(). Empty: nobody knows.
  setup::Words place(const QString& page) const;
  void setPlace(const QString& page, const setup::Words& place);

  ThemeChoice theme() const;
  void setTheme(ThemeChoice choice) { set("window/theme", choiceName(choice)); }
  // How the user sees colours: boards and marks wear what these eyes tell apart.
  ColourVision vision() const;
  void setVision(ColourVision vision) { set("window/vision", visionName(vision)); }
  QString language() const { return value("window/language").toString(); }  // empty: the system's
  void setLanguage(const QString& code) { set("window/language", code); }

  // One list of all programs that run: what others have opened meanwhile is in it, and stays.
  QStringList recentFiles() const;
  void addRecentFile(const QString& path);
  void clearRecentFiles() { setRecentFiles({}); }
  QString lastFolder() const;
  void setLastFolder(const QString& folder) { set("files/folder", folder); }

  // What searches may take together, in bytes, kLeastMemory to kMostMemory; 0: as much as the program thinks right.
  static constexpr std::size_t kLeastMemory = std::size_t{64} << 20, kMostMemory = std::size_t{1} << 40;
  std::size_t memory() const {
    return static_cast<std::size_t>(number("search/memory", 0, kLeastMemory, kMostMemory));
  }
  void setMemory(std::size_t bytes) {
    set("search/memory", QVariant::fromValue(static_cast<qulonglong>(bytes)));
  }

  // What the search has not come to yet is told all the same: the eye. (Not what "map-lab/answer" said once: it was written
  // at every start, and never says whether anybody chose it. The same goes for "player/speed", which set-ups wrote.)
  bool tellsAhead() const { return flag("search/ahead", false); }
  void setTellsAhead(bool on) { set("search/ahead", on); }
  // Whether things are seen to move, on every page; each game has a switch of its own besides.
  bool showsMotion() const;  // as the desktop has it until the user chooses
  void setShowsMotion(bool on) { set("window/motion", on); }
  // How large texts are, in per cent of the system's; kLeastText to kMostText.
  static constexpr int kLeastText = 100, kMostText = 200;
  int textSize() const {
    return static_cast<int>(number("window/text-size", kLeastText, kLeastText, kMostText));
  }
  void setTextSize(int percent) { set("window/text-size", percent); }
  // Whether the mouse's buttons for back and forward undo and redo; else they do nothing.
  bool undoesByMouse() const { return flag("window/mouse-undo", true); }
  void setUndoesByMouse(bool on) { set("window/mouse-undo", on); }
  // The small picture of all of a board that is larger than its view.
  bool showsOverview() const { return flag("view/overview", true); }
  void setShowsOverview(bool on) { set("view/overview", on); }
  // How much a game of Color Lines tells of the balls to come: by LinesView::Preview; their colours
  // unless something else was chosen.
  int linesPreview() const { return choice("lines/preview", 1, 3); }
  void setLinesPreview(int preview) { set("lines/preview", preview); }
  // How a page's boards look, of so many looks, from 0. Of two it is a flag; of more there is one for each but the first.
  int look(const char* key, int count) const;
  void setLook(const char* key, int count, int chosen);
  // The keys that the user has given to commands, by KeyRow::id, as keysWord() writes them.
  QMap<QString, QString> keys() const;
  void setKeys(const QMap<QString, QString>& keys);
  // What a page lets the user switch: "lines/motion".
  bool flag(const char* key, bool standard) const;
  void setFlag(const char* key, bool on) { set(key, on); }
  // And what it lets the user choose as a number. `standard`, which may be out of the range, stands for all that is not in it.
  double number(const char* key, double standard, double least, double most) const;
  // Of so many things, from 0.
  int choice(const char* key, int standard, int count) const {
    return static_cast<int>(number(key, standard, 0, count - 1));
  }
  void setNumber(const char* key, double number) { set(key, number); }
  // Writes what was set, if it has not been; false: it cannot be (a full disk, a file that is write-protected).
  bool isKept() {
    m_store->sync();
    if (m_store->status() == QSettings::NoError) return true;
    QSettings again(m_store->fileName(),
                    m_store->format());  // it remembers its first error; another looks anew at the same
    again.sync();
    return again.status() == QSettings::NoError;
  }
  // As it was chosen last; the pace unless it was.
  SpeedChoice speed() const;
  void setSpeed(const SpeedChoice& speed);

 private:
  explicit Settings(std::shared_ptr<QSettings> store) : m_store(std::move(store)) {}
  QVariant value(const char* key, const QVariant& standard = {}) const {
    return m_store->value(QLatin1String(key), standard);
  }
  void setRecentFiles(const QStringList& files);
  void set(const char* key, const QVariant& v) { m_store->setValue(QLatin1String(key), v); }
  std::shared_ptr<QSettings> m_store;
  mutable std::optional<bool> m_desktopReducesMotion;  // read once
};

}  // namespace searchlight::ui
