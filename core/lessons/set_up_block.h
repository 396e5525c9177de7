// core/lessons/set_up_block.h: the lines of a ```set-up, as lesson.h has them, as a set-up.
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/lessons/lesson.h"

namespace searchlight::lessons {

// What stands between two fences. The text must outlive it.
struct Block {
  int firstLine = 0;  // of the file
  std::vector<std::string_view> rows;
  int line(std::size_t row) const { return firstLine + static_cast<int>(row); }
};

struct SetUpRead {
  setup::SetUp setUp;
  std::vector<std::pair<std::string, int>> lines;  // of its words, as NamedSetUp has them
};

// `lesson` has the set-ups that this one may begin from, and the name of the file. Throws FormatError.
SetUpRead readSetUpBlock(const Block& block, const Lesson& lesson);

// What setup::read() cannot know: words of the question and of compared runs that are no settings of the page's domain, or of an
// experiment, are added to those that were passed over, as "question.hue", "runs.hue". Of other pages nothing.
void addUnknownWords(const setup::SetUp& setUp, std::vector<std::string>& unknown);

}  // namespace searchlight::lessons
