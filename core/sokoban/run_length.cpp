// core/sokoban/run_length.cpp: one pass with a stack of the groups that are open.
#include "core/sokoban/run_length.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace searchlight::sokoban {
namespace {

// Deeper than any writer nests, and no more memory than that.
constexpr std::size_t kDeepest = 1000;

struct Group {
  std::uint64_t count;
  std::size_t begin;  // in what is written
  std::size_t at;     // in the text
};

}  // namespace

Expansion writeOut(std::string_view text, std::string_view symbols, std::size_t most, bool passesBlanks) {
  constexpr std::string_view kBlanks = " \t\r\n";
  Expansion result;
  std::string& out = result.text;
  std::vector<Group> open;
  std::uint64_t count = 0;
  bool hasCount = false;
  std::size_t countAt = 0;
  // What is said more often than `most` times is too long whatever it is.
  const std::uint64_t mostCount = std::uint64_t{most} + 1;
  const auto fails = [&](std::size_t at, std::string_view what) {
    result.at = at;
    result.what = what;
    return result;
  };
  // From where the output has become too long the rest is only looked at: what is no such text is none anyway.
  const auto append = [&](std::uint64_t times, std::string_view piece) {
    if (result.isTooLong || piece.empty() || times == 0) return;
    if (times > (most - out.size()) / piece.size()) {
      result.isTooLong = true;
      return;
    }
    if (piece.size() == 1) {
      out.append(static_cast<std::size_t>(times), piece.front());
    } else {
      const std::string copy(piece);  // it may be a part of the output
      out.reserve(out.size() + static_cast<std::size_t>(times) * copy.size());
      for (std::uint64_t i = 0; i < times; ++i) out += copy;
    }
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c >= '0' && c <= '9') {
      if (!hasCount) countAt = i;
      hasCount = true;
      count = std::min(mostCount, count * 10 + static_cast<std::uint64_t>(c - '0'));
      continue;
    }
    if (passesBlanks && kBlanks.find(c) != std::string_view::npos) continue;
    if (hasCount && count == 0) return fails(countAt, "a count must be 1 or more");
    if (c == '(') {
      if (open.size() == kDeepest) return fails(i, "brackets nested too deeply");
      open.push_back({hasCount ? count : 1, out.size(), i});
    } else if (hasCount && c == ')') {
      return fails(countAt, "nothing follows the count");
    } else if (c == ')') {
      if (open.empty()) return fails(i, "unmatched closing bracket");
      const Group group = open.back();
      open.pop_back();
      append(group.count - 1, std::string_view(out).substr(group.begin));
    } else if (symbols.find(c) != std::string_view::npos) {
      append(hasCount ? count : 1, std::string_view(&c, 1));
    } else {
      return fails(i, "unknown character");
    }
    hasCount = false;
    count = 0;
  }
  if (hasCount) return fails(countAt, "nothing follows the count");
  if (!open.empty()) return fails(open.back().at, "unmatched opening bracket");
  return result;
}

}  // namespace searchlight::sokoban
