// app/sokoban/pasted_levels.cpp: read, added to, written if nobody else has.
#include "app/sokoban/pasted_levels.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <cstdint>
#include <iterator>
#include <utility>

#include "core/text/files.h"
#include "core/text/later_version.h"
#include "widgets/books/book.h"

namespace searchlight::ui {
namespace {

constexpr int kTries = 5;  // with others who write at the same time

// What was broken by another hand is not carried on; of equal boards the first stays.
void addNew(std::vector<sokoban::Level>& all, std::vector<sokoban::Level> levels) {
  for (sokoban::Level& level : levels)
    if (level.board && std::ranges::find(all, level.board, &sokoban::Level::board) == all.end())
      all.push_back(std::move(level));
}

std::string pastedText(const std::vector<sokoban::Level>& levels, std::size_t from) {
  std::string text = std::string(PastedLevels::kForm) + " 1\n";
  for (std::size_t i = from; i < levels.size(); ++i) text += '\n' + sokoban::levelText(levels[i]);
  return text;
}

PastedLevels tryToKeep(const std::vector<sokoban::Level>& added, const QString& file) {
  const std::filesystem::path path = file.toStdU16String();
  const FileStamp before = stampOf(path);
  std::vector<sokoban::Level> all;
  if (before.exists) {
    std::string text = readFile(path, PastedLevels::kMostBytes);
    addNew(all, readLevelFile(std::move(text), QDir::toNativeSeparators(file).toStdString()).levels);
  }
  const std::size_t known = all.size();
  addNew(all, added);
  std::size_t from = all.size() > PastedLevels::kMost ? all.size() - PastedLevels::kMost : 0;
  std::string text = pastedText(all, from);
  while (text.size() > PastedLevels::kMostBytes && from + 1 < all.size())
    text = pastedText(all, from += std::max<std::size_t>(1, (all.size() - from) / 8));
  all.erase(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(from));
  PastedLevels kept;
  const auto first = std::ranges::find(all, added.front().board, &sokoban::Level::board);
  kept.place = first == all.end() ? 0 : static_cast<std::size_t>(first - all.begin());
  kept.levels.levels = std::move(all);
  if (from == 0 && known == kept.levels.levels.size()) return kept;  // nothing is new
  QDir().mkpath(QFileInfo(file).absolutePath());
  writeFile(path, text, before);
  return kept;
}

}  // namespace

QString PastedLevels::file() { return bookFile(QStringLiteral("sokoban-pasted.xsb")); }

// The line is blanked out, so that those below it keep their numbers.
sokoban::Collection readLevelFile(std::string text, const std::string& name, const game::GoesOn& goesOn) {
  refuseLaterVersion(text, name);
  if (text.starts_with(PastedLevels::kForm))
    std::fill(text.begin(), std::find(text.begin(), text.end(), '\n'), ' ');
  return sokoban::readCollection(text, name, goesOn);
}

PastedLevels keepPasted(const std::vector<sokoban::Level>& added, const QString& file) {
  for (int i = 1;; ++i) {
    try {
      return tryToKeep(added, file);
    } catch (const ChangedMeanwhile&) {
      if (i == kTries) throw;
    }
  }
}

}  // namespace searchlight::ui
