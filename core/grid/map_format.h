// core/grid/map_format.h: maps as text: MovingAI's octile form and our plain form, which keeps weights.
#pragma once
#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/grid/map.h"
#include "core/grid/map_edit.h"

namespace searchlight::grid {

// Two forms, told apart by their first line. Every reader takes LF, CRLF or CR line ends and blank lines at
// the end, and throws FormatError with the line at fault; sizes are checked before anything is allocated.
//
// Octile (N. Sturtevant, "Benchmarks for Grid-Based Pathfinding", 2012), usually NAME.map or NAME.grid:
//
//     type octile
//     height 2
//     width 3
//     map
//     ..@
//     .TT
//
//   `.` `G` `S` are free (weight 1), `W` is water (Map), every other letter is a wall: `@` `O` `T`, and those that no
//   published map has (unknownLetters()). Which letter a cell has is kept (MapDocument::letters) and written again.
//   Blanks behind a row are passed over.
//
// Plain, ours, usually NAME.slmap:
//
//     searchlight-map 1
//     ; header lines may stand in any order, these three are optional: comments, start, goal
//     size 5 2
//     start 0 0
//     goal 4 1
//     cells
//     ..3#.
//     .#39.
//
//   `size` is columns and rows, `start` and `goal` are column and row from 0 at the top left. After `cells`
//   each row has one character per cell: `#` a wall, `.` weight 1, a digit 1 to 9 that weight. Where a weight
//   above 9 is needed, `weights` stands instead of `cells` and the values are separated by blanks: `#`, `.`
//   or 1 to 255. A map that came from an octile one and has other letters than `.` and `@` has a line `letters` behind
//   its cells, and all of them again as the octile form has them. Water is `#` among the cells, and `W` there. One-way cells are
//   `^ < > v` there, and such a map is of version 2; on a wall these letters are a wall's like any other.
enum class MapFormat { Octile, Plain };

inline constexpr std::string_view kOctileExtension = ".map";
inline constexpr std::string_view kGridExtension = ".grid";  // as Posthoc calls the same
inline constexpr std::string_view kPlainExtension = ".slmap";

// More than the largest map needs (4096 x 4096 weights of three digits).
inline constexpr std::size_t kMaxMapFileBytes = std::size_t{80} << 20;

// `fileName` opens every message.
MapDocument readOctileMap(std::string_view text, std::string_view fileName);  // without start and goal
MapDocument readPlainMap(std::string_view text, std::string_view fileName);
// Either form, recognised by the first line.
MapDocument readMap(std::string_view bytes, std::string_view fileName);
// Which of the two it claims to be; Plain where it is neither.
MapFormat mapFormatOf(std::string_view text);
MapDocument readMapFile(const std::filesystem::path& path);

// REQUIRES, for all four: the map has cells (a default-made Map has none).
std::string writeOctileMap(const MapDocument& document);
std::string writePlainMap(const MapDocument& document);
std::string writeMap(const MapDocument& document, MapFormat format);
void writeMapFile(const std::filesystem::path& path, const MapDocument& document, MapFormat format);

// What the octile form cannot hold: weights other than 1, and one-way cells. (It has no place for start and goal either.)
bool losesWeights(const Map& map);
// The form a file of this name is written in: octile for .map and .grid, plain for our own ending. Of any other name it is the one
// that the file has now, or else plain.
MapFormat mapFormatFor(const std::filesystem::path& path);

}  // namespace searchlight::grid
