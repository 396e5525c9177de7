// core/sokoban/collection.cpp: which form a file has; and levels as text.
#include "core/sokoban/collection.h"

#include <optional>
#include <utility>

#include "core/sokoban/collection_builder.h"
#include "core/sokoban/collection_packed.h"
#include "core/sokoban/collection_text.h"
#include "core/text/utf8.h"

namespace searchlight::sokoban {

namespace {

// "key: text", or several lines of it.
void writeComment(std::string& out, std::string_view text) {
  if (text.empty()) return;
  if (text.find('\n') == std::string_view::npos && text.front() != ' ') {
    out += "Comment: " + std::string(text) + "\n";
    return;
  }
  out += "Comment:\n" + std::string(text) + "\nComment-End:\n";
}

void writeKey(std::string& out, std::string_view key, std::string_view text) {
  if (!text.empty()) out += std::string(key) + ": " + std::string(text) + "\n";
}

void writeLevel(std::string& out, const Level& level, std::string_view defaultAuthor) {
  for (const std::string& row : level.board ? level.board->rows(level.board->opening()) : level.rows)
    out += row.find_first_not_of(' ') == std::string::npos ? "-\n" : row + "\n";
  writeKey(out, "Title", level.title);
  if (level.author != defaultAuthor) writeKey(out, "Author", level.author);
  for (const Detail& detail : level.details) writeKey(out, detail.name, detail.text);
  writeComment(out, level.comment);
  for (const std::string& lurd : level.solutions)
    if (!lurd.empty()) out += "Solution\n" + lurd + "\n\n";
  for (const SavedGame& game : level.savedGames)
    out += "Snapshot\n" + game.lurd.substr(0, game.present) + "*" + game.lurd.substr(game.present) + "\n\n";
}

}  // namespace

Collection readCollection(std::string_view bytes, std::string_view fileName) {
  if (isGzip(bytes)) {
    const std::string unpacked = unpackGzip(bytes, fileName);
    if (isGzip(unpacked)) throw FormatError(fileName, 0, "packed twice");
    return readCollection(unpacked, fileName);
  }
  CollectionBuilder builder(fileName);
  const std::optional<std::string> wide = utf8FromUtf16(bytes);
  const std::string_view text = wide ? *wide : bytes;
  // pugixml knows encodings, declared ones too.
  if (isXml(text))
    readLevelXml(bytes, fileName, builder);
  else if (!readArticleText(text, fileName, builder))
    readLevelText(text, fileName, builder);
  return builder.take();
}

std::string collectionText(const Collection& collection) {
  std::string out;
  writeKey(out, "Title", collection.title);
  writeKey(out, "Author", collection.author);
  for (const Detail& detail : collection.details) writeKey(out, detail.name, detail.text);
  writeComment(out, collection.comment);
  for (const Level& level : collection.levels) {
    if (!out.empty() && !out.ends_with("\n\n")) out += '\n';
    writeLevel(out, level, collection.author);
  }
  return out;
}

std::string levelText(const Level& level) {
  std::string out;
  writeLevel(out, level, {});
  return out;
}

}  // namespace searchlight::sokoban
