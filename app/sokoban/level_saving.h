// app/sokoban/level_saving.h: levels of the user's own into files, never over what is there.
//
// A file that is there gets them at its end, byte for byte as it was before them; or the one level of the same title is
// replaced. Whatever is written is read again first, in memory: a file that would not have just these levels is not written.
#pragma once
#include <QString>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/text.h"
#include "core/sokoban/collection.h"
#include "core/text/files.h"

class QWidget;

namespace searchlight::ui {

class Settings;

// Levels that were pasted, in a collection that the program keeps by itself.
//
//   const auto kept = keepPasted(levels, PastedLevels::file());                // usage
//   play(kept.levels, kept.place);
//
// One file among the program's data, levels as text below a line of its own:
//
//     searchlight-pasted 1
//
//     #######
//     #@ $ .#
//     #######
//     Title: First
//
// The latest are at its end. Of equal boards there is one; beyond the bound the oldest go. It is written as a whole, beside its
// place and renamed, and only if no other window has written it meanwhile. What a later version wrote stays as it is.
struct PastedLevels {
  static constexpr std::string_view kForm = "searchlight-pasted";
  static constexpr std::size_t kMost = 1'000;  // levels
  static constexpr std::size_t kMostBytes = std::size_t{8} << 20;

  static QString file();  // which may not be there

  sokoban::Collection levels;
  std::size_t place = 0;  // of the first that was added
};

// Levels as they come in files, ours among them. Throws as readCollection() does, and LaterVersion.
sokoban::Collection readLevelFile(std::string text, const std::string& name, const game::GoesOn& goesOn = {});

// The levels behind those of the file. Throws what is wrong with it, or why it cannot be written: it stays as it was then. On any
// thread. REQUIRES: `added` has a level, and all have boards.
PastedLevels keepPasted(const std::vector<sokoban::Level>& added, const QString& file);

class LevelFile {
 public:
  // Throws what is wrong with a file that is there and is none of levels.
  explicit LevelFile(QString path);

  bool isThere() const { return m_stamp.exists; }
  const sokoban::Collection& collection() const { return m_collection; }
  // The level of this title; nothing: there is none, or several.
  std::optional<std::size_t> levelOfTitle(const std::string& title) const;

  // Both throw, and leave the file as it was, where that cannot be, or somebody else has written it since. `title` is a new
  // file's. REQUIRES: levels with boards.
  void add(const std::vector<sokoban::Level>& levels, const std::string& title = {});
  void replace(std::size_t place, const sokoban::Level& level);

 private:
  [[noreturn]] void refuse() const;
  void write(const std::string& text, const std::vector<const sokoban::Level*>& expected);

  QString m_path;
  FileStamp m_stamp;
  std::string m_text;
  sokoban::Collection m_collection;
};

// Asks where, and what is to be done with a file that is there; then it is done. Where they are now; nothing: the user did not
// want to, or was told why it could not be. REQUIRES: levels with boards.
std::optional<QString> saveLevels(QWidget* parent, Settings& settings,
                                  const std::vector<sokoban::Level>& levels, const std::string& title = {});

}  // namespace searchlight::ui
