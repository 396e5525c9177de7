// core/files/recognise.h: what a file is, told by what is in it.
//
//   const Recognised file = recogniseFile(path);     // usage
//   if (file.is(Kind::Map)) ..
//
// The table in recognise.cpp has a test for each kind on the first bytes of a file. The ending is a hint: it decides where several
// tests say yes, and where none does it says whose reader tells what is wrong. What is packed by gzip is what is in it.
#pragma once
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace searchlight::files {

enum class Kind : std::uint8_t {
  SetUp,
  Lesson,
  LinesGame,
  SokobanGame,
  Map,
  Scenario,
  Graph,
  Picture,
  Trace,
  Klotski,  // a game, or a board alone
  SokobanLevels,
};

// As much of a file is looked at, packed and unpacked.
inline constexpr std::size_t kHeadBytes = std::size_t{1} << 16;

struct Recognised {
  std::optional<Kind> kind;  // nothing: it fits no kind, and its ending is none of theirs either
  bool isByContent = false;  // else by its ending
  bool isEmpty = false;      // nothing is in it, or blanks
  bool isPacked = false;
  std::string name = {};  // of the file, without its folder

  bool is(Kind wanted) const { return kind == wanted; }
};

// Takes time that kHeadBytes bounds, whatever is in them. `head`: the first bytes, all of them where they are fewer than kHeadBytes.
Recognised recognise(std::string_view head, std::string_view fileName);
// The same of a file's first bytes. Throws FormatError as readHead() does.
Recognised recogniseFile(const std::filesystem::path& path);

// Throws FormatError "x: expected a map, found Sokoban levels" for a text that is of another kind by its content.
void expectKind(std::string_view bytes, std::string_view fileName, Kind wanted);

// By the name alone, ".gz" left aside; nothing: no kind has this ending.
std::optional<Kind> kindByName(std::string_view fileName);

// In English, for a sentence: "a map"; and all of them, in the order in which they are tried.
std::string_view nameOf(Kind kind);
std::vector<Kind> allKinds();

}  // namespace searchlight::files
