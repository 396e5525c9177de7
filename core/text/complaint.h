// core/text/complaint.h: the words for what is wrong with an argument.
#pragma once
#include <span>
#include <string>
#include <string_view>

#include "core/text/failure.h"

namespace searchlight {

// "--neighbours 5: must be 4 or 8": an option and its value as a person typed them, fit for one line: what is
// long or not plain text is quoted and cut.
std::string complaint(std::string_view option, std::string_view value, std::string_view what);
Failure complaint(std::string_view option, std::string_view value, const Failure& what);

// "4 or 8", "zero, manhattan or octile".
std::string listOfNames(std::span<const std::string_view> names);
// The same, in any language.
Failure choiceOf(std::span<const std::string_view> names);

// The text with control characters and whatever is no UTF-8 as \xNN, so that it is one line of text whatever file names
// and arguments are in it.
std::string onOneLine(std::string_view text);

// The same of what was typed, in whole characters; what is longer than a message bears ends in "...".
std::string onOneShortLine(std::string_view text);

// The first character of a text, whole and in quotes: "é". REQUIRES: there is one.
std::string characterInQuotes(std::string_view text);

}  // namespace searchlight
