// core/setup/set_up_parts.cpp: words by their names, and the board that a set-up holds or names.
#include <algorithm>
#include <filesystem>
#include <utility>

#include "core/setup/set_up.h"
#include "core/text/failure.h"
#include "core/text/files.h"

namespace searchlight::setup {
namespace {

constexpr std::string_view kHashName = "fnv1a-64:";
// Nobody reads a longer list: it ends there.
constexpr std::size_t kMostUnknown = 20;

}  // namespace

void Words::set(std::string_view name, std::string value) {
  const auto at =
      std::ranges::find(m_words, name, [](const auto& word) { return std::string_view(word.first); });
  if (at == m_words.end())
    m_words.emplace_back(name, std::move(value));
  else
    at->second = std::move(value);
}

const std::string* Words::find(std::string_view name) const {
  const auto at =
      std::ranges::find(m_words, name, [](const auto& word) { return std::string_view(word.first); });
  return at == m_words.end() ? nullptr : &at->second;
}

void addUnknown(std::vector<std::string>& unknown, const std::string& where, const std::string& name) {
  std::string place = where.empty() ? name : where + "." + name;
  if (unknown.size() < kMostUnknown && std::ranges::find(unknown, place) == unknown.end())
    unknown.push_back(std::move(place));
}

std::string boardHash(std::string_view bytes) {
  std::uint64_t hash = 0xCBF29CE484222325u;
  for (const char c : bytes) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3u;
  std::string out(kHashName);
  for (int shift = 60; shift >= 0; shift -= 4) out += "0123456789abcdef"[hash >> shift & 15];
  return out;
}

BoardText boardText(const Board& board, const std::filesystem::path& folder, std::string_view setUpName) {
  if (board.text) return {*board.text, std::string(setUpName) + ": board"};
  if (board.path.empty())
    throw FormatError(setUpName, 0, behind("board", ReaderErrors::tr("expected rows or a path")));
  const std::filesystem::path path = folder / std::filesystem::path(board.path);
  const FileStamp file = stampOf(path);
  BoardText out{searchlight::readFile(path, kMaxBytes, FileSource::Files), path.string(), false, file};
  out.changed = !board.hash.empty() && board.hash != boardHash(out.text);
  return out;
}

}  // namespace searchlight::setup
