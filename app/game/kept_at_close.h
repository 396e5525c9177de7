// app/game/kept_at_close.h: what windows had in front when they were closed, unfinished and without a file, from one sitting to
// the next: games, drawings.
#pragma once
#include <QString>
#include <QStringList>
#include <functional>
#include <memory>
#include <string_view>

#include "app/game/kept_folder.h"

class QLockFile;

namespace searchlight::ui {

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
