// core/lessons/lesson_writer.cpp: bookmarks as the steps of a lesson.
#include "core/lessons/lesson.h"

#include <algorithm>
#include <utility>

#include "core/text/utf8.h"

namespace searchlight::lessons {
namespace {

// Captions up to so many bytes are titles; longer ones are the step's text.
constexpr std::size_t kLongestCaption = 90;

// As it stands, whatever signs are in it.
std::string escaped(std::string_view text) {
  constexpr std::string_view kSigns = "\\`*{}[]<>#|-+.!";
  std::string out;
  for (const char c : text) {
    if (kSigns.find(c) != std::string_view::npos) out += '\\';
    out += c == '\n' || c == '\r' || c == '\t' ? ' ' : c;
  }
  return out;
}

// One line for a heading, which knows no signs but those it begins with.
std::string heading(std::string_view text) {
  std::string out(text);
  std::ranges::replace_if(
      out, [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
  out.erase(0, std::min(out.find_first_not_of(" #"), out.size()));
  while (out.size() > kLongestCaption * 2) {  // whole characters
    out.pop_back();
    while (!out.empty() && !isUtf8(out)) out.pop_back();
  }
  return out;
}

// What a lesson has of it.
setup::SetUp kept(const setup::SetUp& setUp) {
  setup::SetUp out;
  out.page = setUp.page;
  out.title = setUp.title;
  out.board.text = setUp.board.text;
  out.runs = setUp.runs;
  out.player = setUp.player;
  for (const auto& [name, value] : setUp.question)
    if (name != "board") out.question.set(name, value);
  for (const auto& [name, value] : setUp.view)
    if (name != "levels" && name != setup::kDrawing && name != setup::kQueries) out.view.set(name, value);
  // Of Lines the board before the move is a word of the question.
  if (const std::string* rows = setUp.question.find("board"); rows && setUp.page == "lines") {
    out.board.text = *rows;
    std::ranges::replace(*out.board.text, '/', '\n');
    out.board.text = boardForPage("lines", *out.board.text, "board", 1);
  }
  return out;
}

}  // namespace

std::string lessonText(setup::SetUp setUp, const LessonWords& words, std::string_view fileName) {
  std::vector<setup::Bookmark> bookmarks = std::exchange(setUp.bookmarks, {});
  if (bookmarks.empty()) throw FormatError(fileName, 0, "no bookmarks to make steps from");
  // Over several runs a place is one in its unit.
  std::ranges::stable_sort(bookmarks, {},
                           [](const setup::Bookmark& b) { return std::pair(b.unit, b.cursor); });
  bookmarks.resize(std::min(bookmarks.size(), kMostSteps));

  std::string title = heading(words.title.empty() ? setUp.title : words.title);
  if (title.empty()) title = words.untitled;
  std::string out = "# " + title + "\n\n" + escaped(words.summary) + "\n\n```lesson\norder 1\nminutes " +
                    std::to_string(std::clamp(static_cast<int>(bookmarks.size()), 1, 60)) + "\n```\n";
  for (std::size_t i = 0; i < bookmarks.size(); ++i) {
    const setup::Bookmark& mark = bookmarks[i];
    const std::string caption = heading(mark.caption);
    const bool isTitle = !caption.empty() && mark.caption.size() <= kLongestCaption;
    out += "\n## " + (isTitle ? caption : words.moment + " " + std::to_string(i + 1)) + "\n\n";
    if (!isTitle && !caption.empty()) out += escaped(mark.caption) + "\n\n";
    if (i == 0 && !mark.unit.empty()) setUp.player.set("unit", mark.unit);
    if (i == 0) out += "```set-up board\n" + setup::write(kept(setUp)) + "```\n";
    if (i > 0 && mark.unit != bookmarks[i - 1].unit)
      out += "```set-up " + mark.unit + "\nfrom board player.unit=" + mark.unit + "\n```\n";
    out += mark.cursor == 0 ? "```moment\nstart\n```\n"
                            : "```moment\nevent " + std::to_string(mark.cursor) + "\n```\n";
  }
  (void)readLesson(out, fileName);
  return out;
}

}  // namespace searchlight::lessons
