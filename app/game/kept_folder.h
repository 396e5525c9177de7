// app/game/kept_folder.h: a folder among the program's data where work is kept by itself, and does not grow for ever.
//
// A file's name tells when it was left, as a number that is greater than all that this program has given or seen: what was left
// last comes first, also within a tick of the disk's clock and after that clock was set back. Names of programs before this one have
// no such number; those files are as old as they say.
#pragma once
#include <QSet>
#include <QString>
#include <QStringList>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "app/shell/left_dialog.h"
#include "app/shell/page.h"
#include "core/setup/set_up.h"

class QLockFile;

namespace searchlight::ui {

// Nothing: there is none, as beside games of earlier versions, or it cannot be read.
std::optional<setup::SetUp> aboutLeft(const QString& file);
// What lists tell of it: its name, of which they have 200 characters, and its moves.
void tellLeft(setup::SetUp& about, const QString& name, std::size_t moves, bool wasPlayed);
bool isDeclined(const QString& file);
// Not where it is kept for its changed set-up alone.
bool wasPlayed(const QString& file);
// Unless what is told of it cannot be read.
void decline(const QString& file);

// For PageInfo::left: games that are not over, and those whose workspace was changed. `pageId` and `extension` as GameStore has them.
std::vector<LeftWork> leftGames(const char* pageId, std::string_view extension, std::size_t most);

struct KeptFile {
  QString path;
  std::int64_t left = 0, used = 0;  // when; touched, too; microseconds since 1970
  bool isOver = false;
  std::uint64_t bytes = 0;
};

class KeptFolder {
 public:
  // What may lie there. Beyond it the oldest files go, those of games that are over before all others; but none that is younger.
  struct Bound {
    std::size_t files = 1000;
    std::uint64_t bytes = std::uint64_t{256} << 20;
    std::chrono::days age{30};
  };

  // `name` is the folder's, in dataFolder() unless it is a whole path; its files end with `extension`.
  KeptFolder(const QString& name, std::string_view extension);

  // The name of a file that is not there yet, which begins so. On any thread, as all of these.
  QString newFile(const QString& prefix = {}, bool isOver = false) const;
  // Those whose names begin so and end with the extension and one of the endings, the latest first.
  std::vector<KeptFile> files(const QString& prefix = {}, const QStringList& endings = {QString()}) const;
  // writeFile(), which makes the folder if need be. Throws what that throws.
  void write(const QString& file, std::string_view text) const;
  // Somebody goes on from it: it is not old.
  static void touch(const QString& file);
  // A file goes with what is told of it (kAbout).
  static bool remove(const QString& file);
  // Takes away what is beyond the bound, but not these files, none that is locked (kLock), and none of a later version of the program.
  void hold(const Bound& bound, const QSet<QString>& inUse = {}) const;

  const QString& path() const { return m_path; }
  static constexpr QLatin1String kLock{".lock"};  // behind the name of a file that only one window may have
  static constexpr QLatin1String kAbout = kLeftNote;  // and of what is told of one: shell/left_dialog.h

 private:
  QString m_path, m_extension;
};

// A folder with a file for each window that was closed; several windows may use it at a time.
class KeptAtClose {
 public:
  // As KeptFolder has them.
  KeptAtClose(const QString& folder, std::string_view extension);
  ~KeptAtClose();

  // Shows the latest work that can be read, and then takes its file away. Nobody else shows it meanwhile: it is locked, and
  // whoever dies with the lock leaves it where it is. `show` is given the path to read from, tells whether there is another
  // copy when it comes back (else the file stays, and ours, until the work is kept again), and throws what is wrong with the
  // file: it is then set aside, complained about with its new name, and the next one is tried. After ReadingGivenUp the file
  // stays for another time; what a later version has written stays for that, is told once a run, and the next one is tried.
  void takeLatest(const std::function<bool(const QString& path)>& show,
                  const std::function<void(const QString& message)>& complain);
  // Both throw what writeFile() throws. The second is for a window that closes.
  QString keep(std::string_view text) const;  // the new file
  void keepAtClose(std::string_view text) { m_keptAtClose << keep(text); }
  bool hasKeptAtClose() const { return !m_keptAtClose.isEmpty(); }
  // It stays after all.
  void takeBack();

 private:
  KeptFolder m_folder;
  QStringList m_keptAtClose;  // files
  // The file of the work that is shown, where there was no other copy.
  QString m_onlyCopy;
  std::unique_ptr<QLockFile> m_lock;  // of it
};

}  // namespace searchlight::ui
