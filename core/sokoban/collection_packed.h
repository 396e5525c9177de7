// core/sokoban/collection_packed.h: the forms of level files that libraries read. For readCollection(), and for whoever must know
// which form a file has.
#pragma once
#include <string_view>

#include "core/sokoban/collection_builder.h"

namespace searchlight::sokoban {

// Whether it begins with an element or a declaration of XML. (A quoted mail begins with '>'.)
bool isXml(std::string_view text);
// SokobanLevels (.slc) or a library of SokoSolve (.ssx). Throws FormatError for what is no well-formed XML, or has no such root.
// Entities that a file defines are not expanded.
void readLevelXml(std::string_view text, std::string_view fileName, CollectionBuilder& builder);

}  // namespace searchlight::sokoban
