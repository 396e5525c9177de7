// core/sokoban/collection.cpp: which form a file has; and levels as text.
#include "core/sokoban/collection.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/sokoban/collection_builder.h"
#include "core/sokoban/collection_text.h"
#include "core/text/utf8.h"

namespace searchlight::sokoban {

Collection readCollection(std::string_view bytes, std::string_view fileName) {
  CollectionBuilder builder(fileName);
  const std::optional<std::string> wide = utf8FromUtf16(bytes);
  const std::string_view text = wide ? *wide : bytes;
  if (!readArticleText(text, fileName, builder)) readLevelText(text, fileName, builder);
  return builder.take();
}

namespace {

// A row that would be taken for text or for the end of a level has at least a floor that can be seen.
std::string rowText(std::string row) {
  if (row.empty() || row.find('#') == std::string::npos) std::replace(row.begin(), row.end(), ' ', '-');
  return row.empty() ? "-" : row;
}

void addKey(std::string& text, std::string_view key, const std::string& value) {
  if (!value.empty()) text += std::string(key) + ": " + value + "\n";
}

void addComment(std::string& text, const std::string& comment) {
  if (comment.empty()) return;
  if (comment.find('\n') == std::string::npos)
    addKey(text, "Comment", comment);
  else
    text += "Comment:\n" + comment + "\nComment-End:\n";
}

}  // namespace

std::string levelText(const Level& level) {
  std::string text;
  const std::vector<std::string> rows = level.board ? level.board->rows(level.board->opening()) : level.rows;
  for (const std::string& row : rows) text += rowText(row) + "\n";
  addKey(text, "Title", level.title);
  addKey(text, "Author", level.author);
  for (const Detail& detail : level.details) addKey(text, detail.name, detail.text);
  addComment(text, level.comment);
  for (const std::string& solution : level.solutions) text += "Solution\n" + solution + "\n";
  for (const SavedGame& game : level.savedGames) {
    std::string lurd = game.lurd;
    text += "Snapshot\n" + lurd.insert(std::min(game.present, lurd.size()), "*") + "\n";
  }
  return text;
}

std::string collectionText(const Collection& collection) {
  std::string text;
  addKey(text, "Title", collection.title);
  addKey(text, "Author", collection.author);
  for (const Detail& detail : collection.details) addKey(text, detail.name, detail.text);
  addComment(text, collection.comment);
  for (const Level& level : collection.levels) {
    if (!text.empty()) text += "\n";
    text += levelText(level);
  }
  return text;
}

}  // namespace searchlight::sokoban
