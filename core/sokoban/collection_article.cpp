// core/sokoban/collection_article.cpp: one level in the letters of article 4, behind its size.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/sokoban/collection_builder.h"
#include "core/text/line_reader.h"
#include "core/text/utf8.h"

namespace searchlight::sokoban {
bool readArticleText(std::string_view text, std::string_view fileName, CollectionBuilder& builder) {
  constexpr std::string_view kDigits = "0123456789", kLetters = "WSBDIKO", kMeaning = "# $.*@+";
  LineReader lines(text, fileName);
  if (!lines.nextFilled()) return false;
  const std::vector<std::string_view> sizes = splitFields(lines.line(), 3);
  if (sizes.size() != 2) return false;
  for (const std::string_view size : sizes)
    if (size.find_first_not_of(kDigits) != std::string_view::npos) return false;
  LineReader first = lines;
  const auto isLetter = [&](char c) { return kLetters.find(c) != std::string_view::npos; };
  if (!first.next()) return false;
  const std::string_view line = trimmed(first.line());
  if (line.empty() || line.find_first_of(" \t") != std::string_view::npos ||
      2 * std::count_if(line.begin(), line.end(), isLetter) < static_cast<std::ptrdiff_t>(line.size()))
    return false;

  std::vector<ReadRow> rows;
  const int begin = lines.number();
  const auto refuse = [&](Failure what, int at) {
    std::vector<std::string> texts;
    texts.reserve(rows.size());
    for (ReadRow& row : rows) texts.push_back(std::move(row.text));
    builder.addBroken(std::move(texts), begin, std::move(what), at);
    return true;
  };
  const auto height = parseInteger(sizes[0], 4, kMostSide), width = parseInteger(sizes[1], 4, kMostSide);
  if (!height || !width)
    return refuse(ReaderErrors::tr("rows and columns must each be from 4 to 255"), begin);
  for (int y = 0; y < *height; ++y) {
    if (!lines.next() || trimmed(lines.line()).empty())
      return refuse(ReaderErrors::tr("expected %1 rows, found %2", *height, y), lines.number());
    ReadRow row{{}, lines.number()};
    const std::string_view letters = trimmed(lines.line());
    for (const char c : letters) {
      const std::size_t at = kLetters.find(c);
      if (at == std::string_view::npos)
        return refuse(ReaderErrors::tr("unknown character %1", inQuotes(std::string_view(&c, 1))),
                      lines.number());
      if (row.text.size() <= kMostSide) row.text += kMeaning[at];
    }
    if (letters.size() != static_cast<std::size_t>(*width))
      return refuse(ReaderErrors::tr("expected %1 columns, found %2", *width, letters.size()),
                    lines.number());
    rows.push_back(std::move(row));
  }
  if (lines.nextFilled())
    return refuse(ReaderErrors::tr("expected %1 rows, found more", *height), lines.number());
  builder.add(std::move(rows));
  return true;
}

}  // namespace searchlight::sokoban
