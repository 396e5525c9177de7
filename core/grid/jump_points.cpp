// core/grid/jump_points.cpp: the bit sets of stops.
#include "core/grid/jump_points.h"

#include <algorithm>

namespace searchlight::grid {

namespace {
// Of a cell, by straight direction: whether a run that arrives must stop, and in the upper four bits whether it cannot enter.
constexpr unsigned kWallBits = 4;
constexpr std::uint8_t kStopsAll = 0xFF;

// Where water meets land a run ends as at a wall, but only one that would cross.
std::uint8_t shores(const RouteGraph& graph, Point p) {
  const Map& map = graph.map();
  unsigned stops = 0;
  for (unsigned d = 0; d < 4; ++d)
    if (const Point behind = p - kOffsets[d];
        map.contains(behind) && map.isWater(map.index(behind)) != map.isWater(map.index(p)))
      stops |= (1u | 1u << kWallBits) << d;
  return static_cast<std::uint8_t>(stops);
}
}  // namespace

std::size_t JumpMap::bytesFor(const Map& map) {
  const auto columns = static_cast<std::size_t>(map.width()), rows = static_cast<std::size_t>(map.height());
  return 2 * (wordsFor(map.width()) * rows + wordsFor(map.height()) * columns) * sizeof(Word);
}

JumpMap::JumpMap(const RouteGraph& graph, const RouteOptions& options, const search::Bounds* bounds)
    : m_canonical(&CanonicalTable::of(options)) {
  const Map& map = graph.map();
  const MoveTables moves(options, map.width());
  for (std::size_t arrival = 0; arrival <= kDirections; ++arrival)
    for (std::size_t open = 0; open < 256; ++open)
      m_inOrder[arrival][open] = moves.inOrder(m_canonical->successors[arrival][open]);
  for (std::size_t d = 0; d < 4; ++d) {
    const bool rows = kOffsets[d].x != 0;
    const int lines = rows ? map.height() : map.width(), places = rows ? map.width() : map.height();
    Lines& out = m_lines[d];
    out.words = wordsFor(places);
    out.bits.assign(out.words * static_cast<std::size_t>(lines), {});
    for (int line = 0; line < lines; ++line) {
      out.setWall(line, -1);
      out.setWall(line, places);
    }
  }
  // By openness: the straight directions in which a run that arrives must stop, because a turn is left to the cell.
  std::array<std::uint8_t, 256> turns{};
  for (std::size_t open = 0; open < 256; ++open)
    for (std::size_t d = 0; d < 4; ++d)
      if (m_canonical->successors[d][open] & ~(1u << d))
        turns[open] = static_cast<std::uint8_t>(turns[open] | 1u << d);
  // By bands of the rows whose bits share a word of the columns: whole words are written, not bits.
  const auto width = static_cast<std::size_t>(map.width());
  std::vector<std::uint8_t> stops(width);    // of a row; a wall has all eight bits
  std::array<std::vector<Word>, 4> columns;  // of a band, by direction
  const auto add = [](Word& word, unsigned stop, unsigned d, unsigned place) {
    word.stops |= std::uint64_t{stop >> d & 1u} << place;
    word.walls |= std::uint64_t{stop >> (kWallBits + d) & 1u} << place;
  };
  for (int top = -1; top < map.height(); top += 64) {
    if (bounds) bounds->look();
    for (auto& words : columns) words.assign(width, {});
    for (int y = std::max(top, 0); y < std::min(top + 64, map.height()); ++y) {
      for (std::size_t x = 0; x < width; ++x) {
        const Point p{static_cast<int>(x), y};
        stops[x] = graph.isFree(p) ? turns[graph.openness()[map.index(p)]] : kStopsAll;
        if (map.hasWater()) stops[x] |= shores(graph, p);
      }
      for (unsigned d = 0; d < 4; ++d)
        if (kOffsets[d].x != 0) {
          Word* line = m_lines[d].bits.data() + static_cast<std::size_t>(y) * m_lines[d].words;
          for (std::size_t x = 0; x < width; ++x)
            add(line[(x + 1) / 64], stops[x], d, static_cast<unsigned>((x + 1) % 64));
        } else {
          for (std::size_t x = 0; x < width; ++x)
            add(columns[d][x], stops[x], d, static_cast<unsigned>(y - top));
        }
    }
    for (unsigned d = 0; d < 4; ++d)
      if (kOffsets[d].x == 0)
        for (std::size_t x = 0; x < width; ++x) {
          Word& word = m_lines[d].bits[x * m_lines[d].words + static_cast<std::size_t>(top + 1) / 64];
          word.stops |= columns[d][x].stops;
          word.walls |= columns[d][x].walls;
        }
  }
}

JumpProblem::JumpProblem(std::shared_ptr<const RouteGraph> graph, const RouteQuestion& question,
                         const search::Bounds* bounds)
    : RouteBase(std::move(graph), question),
      m_moves(question.options, m_graph->map().width()),
      m_jumps(std::make_shared<JumpMap>(*m_graph, question.options, bounds)),
      m_openness(m_graph->openness().data()),
      m_isFour(question.options.neighbours == Neighbours::Four) {}

}  // namespace searchlight::grid
