// core/lines/player/shapes.cpp: numbering patterns, and laying shapes over a board.
#include "core/lines/player/shapes.h"

#include <algorithm>
#include <cstdlib>

namespace searchlight::lines::player {
namespace {

constexpr int kMostTold = 5;  // cells of which all patterns are told apart

// How many ways there are to go on from cell `at` where `used` colours have been met: for numbering patterns in
// lexicographic order, empty first, then the colours met, then a new one.
constexpr std::uint16_t pathsOn(int left, int used) {
  if (left == 0) return 1;
  return static_cast<std::uint16_t>((1 + used) * pathsOn(left - 1, used) + pathsOn(left - 1, used + 1));
}

std::uint16_t tellingPattern(std::span<const std::uint8_t> cells) {
  std::array<std::uint8_t, kMostTold> met{};
  int used = 0, left = static_cast<int>(cells.size());
  std::uint16_t pattern = 0;
  for (const std::uint8_t colour : cells) {
    --left;
    int digit = 0;
    if (colour != 0) {
      while (digit < used && met[static_cast<std::size_t>(digit)] != colour) ++digit;
      const bool isNew = digit == used;
      ++digit;
      pattern = static_cast<std::uint16_t>(pattern + digit * pathsOn(left, used));
      if (isNew) met[static_cast<std::size_t>(used++)] = colour;
    }
  }
  return pattern;
}

// By how many balls there are (n) and how many of them are of the commonest colour (m): n (n - 1) / 2 + m.
std::uint16_t countingPattern(std::span<const std::uint8_t> cells) {
  std::array<int, Settings::kMaxColours + 1> count{};
  for (const std::uint8_t colour : cells) ++count[colour];
  const int balls = static_cast<int>(cells.size()) - count[0];
  const int alike = *std::max_element(count.begin() + 1, count.end());
  return static_cast<std::uint16_t>(balls == 0 ? 0 : balls * (balls - 1) / 2 + alike);
}

// See Shapes::alone().
std::uint8_t aloneIn(std::span<const std::uint8_t> cells) {
  int balls = 0, colour = 0;
  for (const std::uint8_t c : cells) {
    if (c == 0) continue;
    if (balls++ > 0 && c != colour) return 0;
    colour = c;
  }
  return Shapes::alone(balls, colour);
}

std::size_t raised(std::size_t base, std::size_t power) {
  std::size_t result = 1;
  while (power-- > 0) result *= base;
  return result;
}

}  // namespace

std::uint16_t patternCount(int cells) {
  return cells <= kMostTold ? pathsOn(cells, 0) : static_cast<std::uint16_t>(cells * (cells + 1) / 2 + 1);
}

std::uint16_t patternOf(std::span<const std::uint8_t> cells) {
  if (cells.size() > kMostTold) return countingPattern(cells);
  // All alike comes to lie inside, as the numbers go: it changes places with the last one.
  const auto last = static_cast<std::uint16_t>(patternCount(static_cast<int>(cells.size())) - 1);
  std::array<std::uint8_t, kMostTold> ones{};
  ones.fill(1);
  const std::uint16_t alike = tellingPattern(std::span(ones).first(cells.size()));
  const std::uint16_t pattern = tellingPattern(cells);
  return pattern == alike ? last : pattern == last ? alike : pattern;
}

Shapes::Shapes(const Settings& settings) : m_settings(settings), m_partsOf(settings.cellCount()) {
  m_linePattern = static_cast<std::uint16_t>(patternCount(settings.line) - 1);
  addWindows();
  m_windows = m_start.size();
  addBlocks();
  addCrosses();
  m_firstPart.push_back(0);
  for (const std::vector<Part>& parts : m_partsOf) {
    m_parts.insert(m_parts.end(), parts.begin(), parts.end());
    m_firstPart.push_back(m_parts.size());
  }
  m_partsOf = {};
  // Both lists are in the order of shapes.
  for (std::size_t a = 0; a < cellCount(); ++a)
    for (std::size_t b = 0; b < cellCount(); ++b) {
      m_firstShared.push_back(static_cast<std::uint32_t>(m_shared.size()));
      if (a == b) continue;
      const auto others = parts(static_cast<Cell>(b));
      auto other = others.begin();
      for (const Part& part : parts(static_cast<Cell>(a))) {
        while (other != others.end() && other->shape < part.shape) ++other;
        if (other != others.end() && other->shape == part.shape)
          m_shared.push_back({part.shape, part.power, other->power});
      }
    }
  m_firstShared.push_back(static_cast<std::uint32_t>(m_shared.size()));
}

// The patterns of all codes of so many cells, behind those that are there; returns the first code.
std::uint32_t Shapes::tabulate(std::size_t cells, bool isWindow) {
  const auto first = static_cast<std::uint32_t>(m_pattern.size());
  const auto base = static_cast<std::size_t>(m_settings.colours) + 1;
  std::array<std::uint8_t, Settings::kMaxLine> digits{};
  for (std::size_t code = raised(base, cells); code > 0; --code) {
    const auto shape = std::span(digits).first(cells);
    m_pattern.push_back(patternOf(shape));
    m_alone.push_back(isWindow ? aloneIn(shape) : std::uint8_t{0});
    for (std::size_t i = 0; i < cells && ++digits[i] == base; ++i) digits[i] = 0;
  }
  return first;
}

void Shapes::addWindows() {
  const int size = m_settings.size, length = m_settings.line;
  constexpr std::array<std::array<int, 2>, 4> kSteps{{{1, 0}, {0, 1}, {1, 1}, {-1, 1}}};
  const std::uint32_t start = tabulate(static_cast<std::size_t>(length), true);
  std::array<Cell, Settings::kMaxLine> cells{};
  for (const auto& [dx, dy] : kSteps)
    for (int y = 0; y < size; ++y)
      for (int x = 0; x < size; ++x) {
        const int endX = x + dx * (length - 1), endY = y + dy * (length - 1);
        if (endX < 0 || endX >= size || endY >= size) continue;
        for (int i = 0; i < length; ++i)
          cells[static_cast<std::size_t>(i)] = static_cast<Cell>((y + i * dy) * size + x + i * dx);
        const bool isDiagonal = dx != 0 && dy != 0;
        const int across = dy == 0 ? y : x;  // of a row or column: which one
        const int diagonal = dx > 0 ? size - std::abs(x - y) : size - std::abs(x + y - (size - 1));
        const int place =
            std::min(isDiagonal ? diagonal - length : std::min(across, size - 1 - across), kPlaces - 1);
        const int kind = (isDiagonal ? kPlaces : 0) + place;
        const std::span<const Cell> window = std::span(cells).first(static_cast<std::size_t>(length));
        m_windowCells.insert(m_windowCells.end(), window.begin(), window.end());
        addShape(window, start, static_cast<std::uint32_t>(kind) * patternCount(length));
      }
  m_features = static_cast<std::size_t>(kWindowClasses) * patternCount(length);
}

void Shapes::addBlocks() {
  const int size = m_settings.size;
  const std::uint32_t start = tabulate(4, false);
  for (int y = 0; y + 1 < size; ++y)
    for (int x = 0; x + 1 < size; ++x) {
      const int at = y * size + x;
      const std::array<Cell, 4> cells{static_cast<Cell>(at), static_cast<Cell>(at + 1),
                                      static_cast<Cell>(at + size), static_cast<Cell>(at + size + 1)};
      addShape(cells, start, static_cast<std::uint32_t>(m_features));
    }
  m_features += patternCount(4);
}

void Shapes::addCrosses() {
  constexpr std::array<Point, 4> kAround{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};  // clockwise
  const int size = m_settings.size;
  const std::uint32_t start[] = {tabulate(3, false), tabulate(4, false), tabulate(5, false)};
  const auto features = static_cast<std::uint32_t>(m_features);
  const std::uint32_t inside = std::uint32_t{kCrossPlaces} * patternCount(5);
  const auto isOn = [size](Point p) { return p.x >= 0 && p.y >= 0 && p.x < size && p.y < size; };
  for (int y = 0; y < size; ++y)
    for (int x = 0; x < size; ++x) {
      std::vector<Cell> cells{static_cast<Cell>(y * size + x)};
      // On the edge those that are there are told from the first behind the gap.
      std::size_t first = 0;
      while (first < 3 &&
             (!isOn(Point{x, y} + kAround[first]) || isOn(Point{x, y} + kAround[(first + 3) % 4])))
        ++first;
      for (std::size_t i = 0; i < 4; ++i)
        if (const Point p = Point{x, y} + kAround[(first + i) % 4]; isOn(p))
          cells.push_back(static_cast<Cell>(p.y * size + p.x));
      const int place = std::min({x, y, size - 1 - x, size - 1 - y, kCrossPlaces}) - 1;
      const std::uint32_t feature = cells.size() == 5   ? static_cast<std::uint32_t>(place) * patternCount(5)
                                    : cells.size() == 4 ? inside
                                                        : inside + patternCount(4);
      addShape(cells, start[cells.size() - 3], features + feature);
    }
  m_features += inside + patternCount(4) + patternCount(3);
}

void Shapes::addShape(std::span<const Cell> cells, std::uint32_t start, std::uint32_t firstFeature) {
  const auto shape = static_cast<std::uint16_t>(m_start.size());
  std::uint32_t power = 1;
  for (const Cell cell : cells) {
    m_partsOf[cell].push_back({shape, power});
    power *= static_cast<std::uint32_t>(m_settings.colours) + 1;
  }
  m_start.push_back(start);
  m_firstFeature.push_back(firstFeature);
}

}  // namespace searchlight::lines::player
