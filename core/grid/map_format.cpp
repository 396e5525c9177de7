// core/grid/map_format.cpp: reading and writing the two text forms of a map.
#include "core/grid/map_format.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "core/geometry/point.h"
#include "core/text/encoding.h"
#include "core/text/failure.h"
#include "core/text/files.h"
#include "core/text/line_reader.h"

namespace searchlight::grid {
namespace {

constexpr std::string_view kPlainMagic = "searchlight-map";
constexpr std::string_view kOctileMagic = "type";
constexpr std::string_view kLettersLine = "letters";

// One word per header line, at most two values. A fourth field is kept to be noticed.
struct HeaderLine {
  std::string_view keyword;
  std::vector<std::string_view> values;
};

HeaderLine headerLine(const LineReader& reader) {
  std::vector<std::string_view> fields = splitFields(reader.line(), 4);
  HeaderLine header{fields.front(), {}};
  header.values.assign(fields.begin() + 1, fields.end());
  return header;
}

void expectValues(const LineReader& reader, const HeaderLine& header, std::size_t count) {
  if (header.values.size() == count) return;
  const std::string_view word = header.keyword;
  const std::string found = inQuotes(reader.line());
  if (count == 0) reader.fail(ReaderErrors::tr("%1 takes no value, found %2", word, found));
  if (count == 1) reader.fail(ReaderErrors::tr("%1 takes one value, found %2", word, found));
  reader.fail(ReaderErrors::tr("%1 takes two values, found %2", word, found));
}

template <class T>
void setOnce(const LineReader& reader, std::string_view keyword, std::optional<T>& value, T newValue) {
  if (value) reader.fail(ReaderErrors::tr("%1 is given twice", keyword));
  value = newValue;
}

// The lines of the rows, after a check of their number and of each one's length, as `lengthOf` counts it.
// Only what passes it is allocated, so that a header alone cannot ask for memory.
template <class LengthOf>
std::vector<std::string_view> takeRows(LineReader& reader, int width, int height, LengthOf lengthOf,
                                       Failure (*wrong)(std::size_t row, int width, std::size_t length)) {
  std::vector<std::string_view> rows;
  while (static_cast<int>(rows.size()) < height) {
    if (!reader.next()) reader.fail(ReaderErrors::tr("expected %1 rows, found %2", height, rows.size()));
    const std::size_t length = lengthOf(reader.line());
    if (length != static_cast<std::size_t>(width)) reader.fail(wrong(rows.size(), width, length));
    rows.push_back(reader.line());
  }
  return rows;
}

std::size_t countFields(std::string_view line) {
  std::size_t count = 0;
  while (!takeField(line).empty()) ++count;
  return count;
}

[[noreturn]] void failCell(const LineReader& reader, int firstRow, Point p, std::string_view what,
                           std::string_view allowed) {
  reader.failAt(firstRow + p.y, ReaderErrors::tr("column %1: %2", p.x,
                                                 ReaderErrors::tr("expected a cell (%1), found %2", allowed,
                                                                  inQuotes(what))));
}

// What each character stands for: a weight, kTerrainCell and a Terrain besides, or none; and which are allowed, in words.
constexpr int kNoCell = -1, kTerrainCell = 256;
struct Alphabet {
  std::array<int, 256> cells{};
  std::string_view allowed;
};

// The first `terrains` of kTerrainLetters are no walls.
constexpr Alphabet lettersUpTo(std::size_t terrains, std::string_view allowed) {
  Alphabet out{{}, allowed};
  for (std::size_t c = 0; c < out.cells.size(); ++c) out.cells[c] = c >= ' ' && c <= '~' ? kWall : kNoCell;
  for (const char c : kFreeLetters) out.cells[static_cast<unsigned char>(c)] = 1;
  for (std::size_t t = 1; t < terrains; ++t)
    out.cells[static_cast<unsigned char>(kTerrainLetters[t])] = kTerrainCell + static_cast<int>(t);
  return out;
}
constexpr Alphabet kOctileLetters =
    lettersUpTo(static_cast<std::size_t>(Terrain::UpOnly), ". G S free, W water, other letters walls");
// Of the plain form's letters, as its second version has them.
constexpr Alphabet kOneWayLetters =
    lettersUpTo(kTerrains, ". G S free, ^ < > v one-way, W water, other letters walls");

constexpr Alphabet kPlainCells = [] {
  Alphabet out{{}, "# a wall, . or 1 to 9 a weight"};
  out.cells.fill(kNoCell);
  out.cells['#'] = kWall;
  out.cells['.'] = 1;
  for (std::size_t digit = '1'; digit <= '9'; ++digit) out.cells[digit] = static_cast<int>(digit) - '0';
  return out;
}();
constexpr std::string_view kWeightsAllowed = "# a wall, . or 1 to 255 a weight";

// A map and the rows it was read from: as many characters as there are columns, without the blanks behind them.
struct CharacterRows {
  Map map;
  std::vector<std::string_view> rows;
};
CharacterRows readCharacters(LineReader& reader, int width, int height, const Alphabet& alphabet) {
  const int firstRow = reader.number() + 1;
  const auto columns = static_cast<std::size_t>(width);
  const auto lengthOf = [columns](std::string_view line) {
    const bool endsInBlanks =
        line.size() > columns && line.find_first_not_of(" \t", columns) == std::string_view::npos;
    return endsInBlanks ? columns : line.size();
  };
  auto rows = takeRows(reader, width, height, lengthOf, [](std::size_t row, int expected, std::size_t found) {
    return ReaderErrors::tr("row %1: expected %2 cells, found %3", row, expected, found);
  });
  CharacterRows out{Map(width, height), std::move(rows)};
  for (int y = 0; y < height; ++y) {
    std::string_view& row = out.rows[static_cast<std::size_t>(y)];
    row = row.substr(0, columns);
    for (int x = 0; x < width; ++x) {
      const std::size_t at = static_cast<std::size_t>(x);
      const int cell = alphabet.cells[static_cast<unsigned char>(row[at])];
      if (cell == kNoCell) failCell(reader, firstRow, {x, y}, row.substr(at, 1), alphabet.allowed);
      if (cell > kTerrainCell)
        out.map.setTerrain(out.map.index({x, y}), static_cast<Terrain>(cell - kTerrainCell));
      else
        out.map.setWeight({x, y}, static_cast<Weight>(cell));
    }
  }
  return out;
}

// Empty where they say no more than the cells do, so that most maps pay nothing for them.
std::string lettersOf(std::span<const std::string_view> rows) {
  const auto isPlain = [](std::string_view row) {
    return row.find_first_not_of(std::string_view{".@"}) == std::string_view::npos;
  };
  std::string letters;
  if (std::ranges::all_of(rows, isPlain)) return letters;
  letters.reserve(rows.size() * rows.front().size());
  for (const std::string_view row : rows) letters += row;
  return letters;
}

// The reader stands on the line `letters`, behind the cells of this map, which learns its terrain.
std::string readLetters(LineReader& reader, Map& map, bool hasOneWay) {
  const int firstRow = reader.number() + 1;
  const CharacterRows letters =
      readCharacters(reader, map.width(), map.height(), hasOneWay ? kOneWayLetters : kOctileLetters);
  const Map& terrain = letters.map;
  for (std::size_t i = 0; i < map.cellCount(); ++i) {
    const Point p = map.point(i);
    if (terrain.oneWay(i) && map.isWall(p)) continue;  // a wall's letter like any other
    const bool isWater = terrain.isWater(i), isWall = terrain.isWall(p);
    if ((isWall || isWater) != map.isWall(p))
      reader.failAt(firstRow + p.y, inQuotes(letters.rows[static_cast<std::size_t>(p.y)].substr(
                                        static_cast<std::size_t>(p.x), 1)) +
                                        " in column " + std::to_string(p.x) + " is " +
                                        (isWater  ? "water and the cell is free"
                                         : isWall ? "a wall and the cell is free"
                                                  : "free and the cell is a wall"));
    if (terrain.hasTerrain(i)) map.setTerrain(i, terrain.terrain(i));
  }
  return lettersOf(letters.rows);
}

std::optional<Weight> parseWeight(std::string_view field) {
  if (field == "#") return kWall;
  if (field == ".") return Weight{1};
  if (const auto value = parseInteger(field, 1, 255)) return static_cast<Weight>(*value);
  return {};
}

Map readWeights(LineReader& reader, int width, int height) {
  const int firstRow = reader.number() + 1;
  auto rows =
      takeRows(reader, width, height, countFields, [](std::size_t row, int expected, std::size_t found) {
        return ReaderErrors::tr("row %1: expected %2 values, found %3", row, expected, found);
      });
  Map map(width, height);
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      const std::string_view field = takeField(rows[static_cast<std::size_t>(y)]);
      const std::optional<Weight> weight = parseWeight(field);
      if (!weight) failCell(reader, firstRow, {x, y}, field, kWeightsAllowed);
      map.setWeight({x, y}, *weight);
    }
  }
  return map;
}

// A place named in the header, before the size may be known; checked once the cells are there.
struct NamedPoint {
  Point point;
  int line = 0;
};

NamedPoint readPoint(const LineReader& reader, const HeaderLine& header) {
  expectValues(reader, header, 2);
  const std::string name(header.keyword);
  return {{reader.integer(header.values[0], name + " column", 0),
           reader.integer(header.values[1], name + " row", 0)},
          reader.number()};
}

std::optional<Point> checkedPoint(const LineReader& reader, const Map& map, std::string_view name,
                                  const std::optional<NamedPoint>& named) {
  if (!named) return {};
  const Point p = named->point;
  const std::string subject = std::string(name) + " " + coordinates(p);
  if (!map.contains(p)) {
    reader.failAt(named->line, ReaderErrors::tr("%1 is outside the map of %2 x %3 cells", subject,
                                                map.width(), map.height()));
  }
  if (map.isWall(p)) reader.failAt(named->line, ReaderErrors::tr("%1 is a wall", subject));
  return p;
}

void expectCells(const Map& map) {
  if (map.cellCount() == 0) throw std::invalid_argument("a map without cells has no text form");
}

void appendLetters(std::string& text, const MapDocument& document, bool hasOneWay) {
  const auto width = static_cast<std::size_t>(document.map.width());
  for (std::size_t i = 0; i < document.map.cellCount(); ++i) {
    text += !hasOneWay && document.map.oneWay(i) ? kFreeLetters[0] : letterOn(document, i);
    if ((i + 1) % width == 0) text += '\n';
  }
}

// The first line's first word, "" in an empty file; the reader stands on that line.
std::string_view firstWord(LineReader& reader) {
  if (!reader.nextFilled()) return {};
  std::string_view line = reader.line();
  return takeField(line);
}

}  // namespace

MapDocument readOctileMap(std::string_view text, std::string_view fileName) {
  LineReader reader(text, fileName);
  if (!reader.nextFilled()) reader.fail(ReaderErrors::tr("expected a map, found an empty file"));
  const HeaderLine type = headerLine(reader);
  if (type.keyword != kOctileMagic || type.values.size() != 1 || type.values[0] != "octile")
    reader.fail(
        ReaderErrors::tr("expected %1, found %2", std::string("\"type octile\""), inQuotes(reader.line())));

  std::optional<int> width;
  std::optional<int> height;
  while (reader.nextFilled()) {
    const HeaderLine header = headerLine(reader);
    if (header.keyword == "height" || header.keyword == "width") {
      expectValues(reader, header, 1);
      const int side = reader.integer(header.values[0], header.keyword, 1, Map::kMaxSide);
      setOnce(reader, header.keyword, header.keyword == "width" ? width : height, side);
    } else if (header.keyword == "map") {
      expectValues(reader, header, 0);
      if (!width || !height)
        reader.fail(ReaderErrors::tr("%1 is missing before the cells", width ? "height" : "width"));
      CharacterRows read = readCharacters(reader, *width, *height, kOctileLetters);
      reader.expectEnd();
      return {std::move(read.map), {}, {}, lettersOf(read.rows)};
    } else {
      reader.fail(ReaderErrors::tr("expected height, width or map, found %1", inQuotes(reader.line())));
    }
  }
  reader.fail(ReaderErrors::tr("the file ends before the cells"));
}

MapDocument readPlainMap(std::string_view text, std::string_view fileName) {
  refuseLaterVersion(text, fileName);
  LineReader reader(text, fileName);
  if (!reader.nextFilled()) reader.fail(ReaderErrors::tr("expected a map, found an empty file"));
  const HeaderLine magic = headerLine(reader);
  if (magic.keyword != kPlainMagic || magic.values.size() != 1)
    reader.fail(ReaderErrors::tr("expected %1, found %2", std::string("\"searchlight-map 1\""),
                                 inQuotes(reader.line())));
  const bool hasOneWay = magic.values[0] == "2";
  if (magic.values[0] != "1" && !hasOneWay)
    reader.fail(ReaderErrors::tr("unsupported version %1, expected 1 or 2", inQuotes(magic.values[0])));

  std::optional<Point> size;
  std::optional<NamedPoint> start;
  std::optional<NamedPoint> goal;
  while (reader.nextFilled()) {
    const HeaderLine header = headerLine(reader);
    if (header.keyword.starts_with(';')) continue;
    if (header.keyword == "size") {
      expectValues(reader, header, 2);
      setOnce(reader, "size", size,
              Point{reader.integer(header.values[0], "width", 1, Map::kMaxSide),
                    reader.integer(header.values[1], "height", 1, Map::kMaxSide)});
    } else if (header.keyword == "start" || header.keyword == "goal") {
      setOnce(reader, header.keyword, header.keyword == "start" ? start : goal, readPoint(reader, header));
    } else if (header.keyword == "cells" || header.keyword == "weights") {
      expectValues(reader, header, 0);
      if (!size) reader.fail(ReaderErrors::tr("%1 is missing before the cells", std::string("size")));
      MapDocument document;
      document.map = header.keyword == "cells" ? readCharacters(reader, size->x, size->y, kPlainCells).map
                                               : readWeights(reader, size->x, size->y);
      const LineReader behindCells = reader;
      if (reader.nextFilled() && reader.line() == kLettersLine)
        document.letters = readLetters(reader, document.map, hasOneWay);
      else
        reader = behindCells;
      reader.expectEnd();
      document.start = checkedPoint(reader, document.map, "start", start);
      document.goal = checkedPoint(reader, document.map, "goal", goal);
      return document;
    } else {
      reader.fail(ReaderErrors::tr("expected size, start, goal, cells or weights, found %1",
                                   inQuotes(reader.line())));
    }
  }
  reader.fail(ReaderErrors::tr("the file ends before the cells"));
}

MapDocument readMap(std::string_view bytes, std::string_view fileName) {
  // A cell is a byte, whatever the byte.
  const PlainText plain(bytes, fileName, kMaxMapFileBytes, Letters::AsTheyAre);
  const std::string_view text = plain.view();
  LineReader reader(text, fileName);
  const std::string_view word = firstWord(reader);
  if (word == kOctileMagic) return readOctileMap(text, fileName);
  if (word == kPlainMagic) return readPlainMap(text, fileName);
  if (word.empty()) reader.fail(ReaderErrors::tr("expected a map, found an empty file"));
  reader.fail(ReaderErrors::tr("not a map: expected %1 or %2, found %3", std::string("\"type octile\""),
                               "\"searchlight-map 1\"", inQuotes(reader.line())));
}

MapFormat mapFormatOf(std::string_view text) {
  LineReader reader(text, {});
  return firstWord(reader) == kOctileMagic ? MapFormat::Octile : MapFormat::Plain;
}

MapDocument readMapFile(const std::filesystem::path& path) {
  return readMap(readFile(path, kMaxMapFileBytes), path.string());
}

std::string writeOctileMap(const MapDocument& document) {
  const Map& map = document.map;
  expectCells(map);
  std::string text = "type octile\nheight " + std::to_string(map.height()) + "\nwidth " +
                     std::to_string(map.width()) + "\nmap\n";
  text.reserve(text.size() + map.cellCount() + static_cast<std::size_t>(map.height()));
  appendLetters(text, document, false);
  return text;
}

std::string writePlainMap(const MapDocument& document) {
  const Map& map = document.map;
  expectCells(map);
  const std::string size = std::to_string(map.width()) + " " + std::to_string(map.height());
  // Who knows the first version alone would take a one-way cell for a wall.
  std::string text = std::string(kPlainMagic) + (map.hasOneWay() ? " 2" : " 1") + "\nsize " + size + "\n";
  const auto addPoint = [&text](std::string_view name, std::optional<Point> p) {
    if (p) text += std::string(name) + " " + std::to_string(p->x) + " " + std::to_string(p->y) + "\n";
  };
  addPoint("start", document.start);
  addPoint("goal", document.goal);

  const bool oneCharacterEach = std::ranges::all_of(map.cells(), [](Weight w) { return w <= 9; });
  text += oneCharacterEach ? "cells\n" : "weights\n";
  // Autosave writes maps of 16 million cells again and again: no number is put into words twice.
  std::array<std::string, 256> words{"#", "."};
  for (std::size_t w = 2; w < 256; ++w) words[w] = std::to_string(w);
  text.reserve(text.size() + map.cellCount() * (oneCharacterEach ? 1 : 3) +
               static_cast<std::size_t>(map.height()));
  for (int y = 0; y < map.height(); ++y) {
    for (std::size_t first = map.index({0, y}), i = first, end = map.index({0, y + 1}); i < end; ++i) {
      if (i > first && !oneCharacterEach) text += ' ';
      const std::string& word = words[map.isWater(i) ? kWall : map.cells()[i]];
      text += word.front();
      if (word.size() > 1) text.append(word, 1);
    }
    text += '\n';
  }
  if (!document.letters.empty() || map.hasTerrain()) {
    text += std::string(kLettersLine) + "\n";
    appendLetters(text, document, true);
  }
  return text;
}

std::string writeMap(const MapDocument& document, MapFormat format) {
  return format == MapFormat::Octile ? writeOctileMap(document) : writePlainMap(document);
}

void writeMapFile(const std::filesystem::path& path, const MapDocument& document, MapFormat format) {
  writeFile(path, writeMap(document, format));
}

bool losesWeights(const Map& map) { return !map.isUniform() || map.hasOneWay(); }

MapFormat mapFormatFor(const std::filesystem::path& path) {
  const std::filesystem::path ending = path.extension();
  if (ending == kOctileExtension || ending == kGridExtension) return MapFormat::Octile;
  if (ending == kPlainExtension) return MapFormat::Plain;
  try {
    return mapFormatOf(readHead(path, 4096));
  } catch (const FormatError&) {  // there is none
    return MapFormat::Plain;
  }
}

}  // namespace searchlight::grid
