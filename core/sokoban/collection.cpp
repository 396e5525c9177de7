// core/sokoban/collection.cpp: which form a file has; and levels as text.
#include "core/sokoban/collection.h"

#include <algorithm>
#include <utility>

#include "core/sokoban/collection_builder.h"
#include "core/sokoban/level_rows.h"
#include "core/text/encoding.h"

namespace searchlight::sokoban {

namespace {

// "Comment: text", or several lines of it. A line that would be read as the end of a comment, or as another one, is a comment of
// one line.
void writeComment(std::string& out, std::string_view text) {
  if (text.empty()) return;
  const bool isOneLine = text.find('\n') == std::string_view::npos && text.front() != ' ';
  bool isOpen = false;
  const auto close = [&] {
    if (std::exchange(isOpen, false)) out += "Comment-End:\n";
  };
  for (bool isLast = false; !isLast;) {
    const std::size_t end = text.find('\n');
    isLast = end == std::string_view::npos;
    const std::string line(text.substr(0, end));
    if (!isLast) text.remove_prefix(end + 1);
    if (isOneLine || isCommentKey(line)) {
      close();
      out += "Comment: " + line + "\n";
      continue;
    }
    if (!std::exchange(isOpen, true)) out += "Comment:\n";
    out += line + "\n";
  }
  close();
}

void writeKey(std::string& out, std::string_view key, std::string_view text) {
  if (!text.empty()) out += std::string(key) + ": " + std::string(text) + "\n";
}

// Whether rows that are no board would be read as one that is broken.
bool isReadAsBoard(const std::vector<std::string>& rows) {
  return rows.size() > 1 && rows.front().find('#') != std::string::npos &&
         std::all_of(rows.begin(), rows.end(), [](const std::string& row) {
           return row.find_first_not_of("#@p+P$b*B.-_ ") == std::string::npos || isNearlyRow(row);
         });
}

void writeLevel(std::string& out, const Level& level, std::string_view defaultAuthor) {
  for (const std::string& row : level.board ? level.board->rows(level.board->opening()) : level.rows)
    out += row.find_first_not_of(' ') == std::string::npos ? "-\n" : row + "\n";
  writeKey(out, "Title", level.title);
  if (level.author != defaultAuthor) writeKey(out, "Author", level.author);
  for (const Detail& detail : level.details) writeKey(out, detail.name, detail.text);
  writeComment(out, level.comment);
  for (const std::string& lurd : level.solutions) out += "Solution\n" + lurd + (lurd.empty() ? "\n" : "\n\n");
  for (const SavedGame& game : level.savedGames)
    out += "Snapshot\n" + game.lurd.substr(0, game.present) + "*" + game.lurd.substr(game.present) + "\n\n";
}

}  // namespace

Collection readCollection(std::string_view bytes, std::string_view fileName,
                          const std::function<bool(double share)>& goesOn) {
  const PlainText plain(bytes, fileName, kMostFileBytes);
  const std::string_view text = plain.view();
  CollectionBuilder builder(fileName);
  if (goesOn) builder.tellProgress(goesOn, std::count(text.begin(), text.end(), '\n'));
  if (isXml(text))
    readLevelXml(text, fileName, builder);
  else if (!readArticleText(text, fileName, builder))
    readLevelText(text, fileName, builder);
  return builder.take(text);
}

std::string collectionText(const Collection& collection) {
  std::string out;
  writeKey(out, "Title", collection.title);
  writeKey(out, "Author", collection.author);
  for (const Detail& detail : collection.details) writeKey(out, detail.name, detail.text);
  writeComment(out, collection.comment);
  for (const Level& level : collection.levels) {
    if (!level.board && !isReadAsBoard(level.rows)) continue;
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
