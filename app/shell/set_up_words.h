// app/shell/set_up_words.h: the words of set-ups as values and back, for every page.
#pragma once
#include <QByteArray>
#include <QDir>
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "core/setup/known_words.h"
#include "core/setup/set_up.h"
#include "core/text/complaint.h"
#include "core/text/failure.h"
#include "core/text/line_reader.h"
#include "widgets/board/board_viewport.h"

namespace searchlight::ui::set_up_words {

using WordName = std::string_view;
using setup::kNoYes;

// The place of a word among names; nothing where there is no such word, or another one.
template <std::size_t N>
std::optional<std::size_t> placeOf(const setup::Words& words, WordName name,
                                   const std::array<WordName, N>& names) {
  const std::string* word = words.find(name);
  const auto at = word ? std::ranges::find(names, *word) : names.end();
  return at == names.end() ? std::nullopt : std::optional(static_cast<std::size_t>(at - names.begin()));
}

inline std::optional<double> numberOf(const setup::Words& words, WordName name) {
  const std::string* word = words.find(name);
  return word ? parseNumber(*word) : std::nullopt;
}

inline std::string told(double number) { return QByteArray::number(number, 'g', 12).toStdString(); }

// How a board is looked at: `cell`, the side of a cell in pixels, and `centre`, in cells; neither where all fits.
inline void tellLook(setup::Words& view, const BoardViewport::Look& look) {
  if (look.isFitted) return;
  view.set("cell", told(look.cellSide));
  view.set("centre", told(look.centre.x()) + ", " + told(look.centre.y()));
}
inline BoardViewport::Look lookOf(const setup::Words& view) {
  const auto side = numberOf(view, "cell");
  const std::string* centre = view.find("centre");
  const std::size_t comma = centre ? centre->find(", ") : std::string::npos;
  if (!side || *side <= 0 || comma == std::string::npos) return {};
  const auto x = parseNumber(centre->substr(0, comma)), y = parseNumber(centre->substr(comma + 2));
  return x && y ? BoardViewport::Look{false, *side, QPointF(*x, *y)} : BoardViewport::Look{};
}

// Of a file that lies beside the set-up, which can be moved and sent with it then.
inline void makeRelative(setup::Words& words, WordName name, const QDir& folder) {
  if (const std::string* file = words.find(name))
    words.set(name, folder.relativeFilePath(QString::fromStdString(*file)).toStdString());
}

// What is said of its searches is not meant for another page's.
inline void forgetSearches(setup::SetUp& setUp) {
  setUp.runs.clear();
  setUp.cursor.reset();
  setUp.selection.clear();
  setUp.breakpoints.clear();
  setUp.bookmarks.clear();
}

// What would otherwise be taken for something else in silence. Throws FormatError "file: name: must be ..".
inline void verify(const setup::Words& words, WordName name, bool isGood, const std::string& file,
                   const Failure& what) {
  if (words.find(name) && !isGood)
    throw FormatError(file, 0, behind(name, ReaderErrors::tr("must be %1", what)));
}
template <std::size_t N>
void verifyName(const setup::Words& words, WordName name, const std::array<WordName, N>& names,
                const std::string& file, const Failure& what) {
  verify(words, name, placeOf(words, name, names).has_value(), file, what);
}

}  // namespace searchlight::ui::set_up_words
