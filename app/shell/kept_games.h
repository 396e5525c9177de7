// app/shell/kept_games.h: games that windows left unfinished and without a file, from one sitting to the next.
#pragma once
#include <QString>
#include <functional>
#include <string>
#include <string_view>

namespace searchlight::ui {

// A folder of one world's games, a file for each window that was closed; several windows may use it at a time.
class KeptGames {
 public:
  // `folder` lies among the program's data; files in it end with `extension`.
  KeptGames(const QString& folder, std::string_view extension);

  // Shows the latest game that can be read and takes its file away, so that no other window shows it, too. `show` is given the
  // path to read from and throws what is wrong with it: such a file is set aside, complained about, and the next one is
  // tried. After ReadingGivenUp the file stays for another time; what a later version has written stays for that, is told once
  // a run, and the next one is tried.
  void takeLatest(const std::function<void(const QString& path)>& show,
                  const std::function<void(const QString& message)>& complain) const;
  // Throws what writeFile() throws.
  void keep(std::string_view text) const;

 private:
  QString m_folder;
  QString m_extension;
};

}  // namespace searchlight::ui
