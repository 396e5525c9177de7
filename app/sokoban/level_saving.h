// app/sokoban/level_saving.h: levels of the user's own into files, never over what is there.
//
// A file that is there gets them at its end, byte for byte as it was before them; or the one level of the same title is
// replaced. Whatever is written is read again first, in memory: a file that would not have just these levels is not written.
#pragma once
#include <QString>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/sokoban/collection.h"
#include "core/text/files.h"

class QWidget;

namespace searchlight::ui {

class Settings;

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
