// core/sokoban/collection_text.h: the text forms of levels. For readCollection() alone.
#pragma once
#include <string_view>

#include "core/sokoban/collection_builder.h"

namespace searchlight::sokoban {

// XSB and its relatives (collection_text.cpp).
void readLevelText(std::string_view text, std::string_view fileName, CollectionBuilder& builder);

// Whether a line begins a comment or ends one, wherever it stands.
bool isCommentKey(std::string_view line);

// The form of article 4 (collection_article.cpp): rows and columns, then rows of W wall, B box, S space, D destination, I box in
// destination, K keeper, O keeper on destination. False, and nothing is read, where the text does not begin so.
bool readArticleText(std::string_view text, std::string_view fileName, CollectionBuilder& builder);

}  // namespace searchlight::sokoban
