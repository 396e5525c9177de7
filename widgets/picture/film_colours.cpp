// widgets/picture/film_colours.cpp: median cut, and the nearest colour.
#include "widgets/picture/film_colours.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace searchlight::ui {

namespace {

constexpr int kNearColour = 8;                      // in each channel
constexpr std::size_t kMostLikenesses = 1U << 16U;  // of colours that are not in the palette

using Counted = std::pair<QRgb, std::size_t>;
constexpr std::array<int, 3> kShifts{16, 8, 0};  // red, green, blue
int channel(QRgb colour, int shift) { return static_cast<int>((colour >> shift) & 0xFFU); }

// Of a sorted list the colours first..last.
struct ColourBox {
  std::size_t first, last, count;
  int shift, range;  // of the channel in which they are furthest apart
};

ColourBox boxOf(const std::vector<Counted>& colours, std::size_t first, std::size_t last) {
  ColourBox box{first, last, 0, 0, -1};
  for (std::size_t i = first; i < last; ++i) box.count += colours[i].second;
  for (const int shift : kShifts) {
    const auto [least, most] = std::minmax_element(colours.begin() + static_cast<std::ptrdiff_t>(first),
                                                   colours.begin() + static_cast<std::ptrdiff_t>(last),
                                                   [shift](const Counted& a, const Counted& b) {
                                                     return channel(a.first, shift) < channel(b.first, shift);
                                                   });
    const int range = channel(most->first, shift) - channel(least->first, shift);
    if (range > box.range) box.range = range, box.shift = shift;
  }
  return box;
}

QRgb meanOf(const std::vector<Counted>& colours, const ColourBox& box) {
  QRgb mean = 0xFF000000U;
  for (const int shift : kShifts) {
    std::size_t sum = box.count / 2;
    for (std::size_t i = box.first; i < box.last; ++i)
      sum += static_cast<std::size_t>(channel(colours[i].first, shift)) * colours[i].second;
    mean |= static_cast<QRgb>(sum / box.count) << shift;
  }
  return mean;
}

}  // namespace

FilmPalette paletteOf(const ColourCounts& counts, std::size_t most) {
  std::vector<Counted> colours(counts.begin(), counts.end());
  std::ranges::sort(colours);  // the same palette on every machine
  FilmPalette out;
  if (colours.size() <= most) {
    learnColours(out, counts);
    return out;
  }
  std::vector<ColourBox> boxes{boxOf(colours, 0, colours.size())};
  while (boxes.size() < most) {
    // Many pixels or a wide range: what is rare and far from all else is seen, too.
    const auto weight = [](const ColourBox& box) {
      return box.count * static_cast<std::size_t>(box.range * box.range);
    };
    const auto widest = std::ranges::max_element(boxes, {}, weight);
    if (widest->range == 0) break;
    const ColourBox box = *widest;
    const auto first = colours.begin() + static_cast<std::ptrdiff_t>(box.first),
               last = colours.begin() + static_cast<std::ptrdiff_t>(box.last);
    std::sort(first, last, [&box](const Counted& a, const Counted& b) {
      return std::pair(channel(a.first, box.shift), a.first) <
             std::pair(channel(b.first, box.shift), b.first);
    });
    std::size_t middle = box.first, passed = 0;
    while (passed * 2 < box.count) passed += colours[middle++].second;
    middle = std::clamp(middle, box.first + 1, box.last - 1);
    *widest = boxOf(colours, box.first, middle);
    boxes.push_back(boxOf(colours, middle, box.last));
  }
  for (const ColourBox& box : boxes) {
    for (std::size_t i = box.first; i < box.last; ++i)
      out.indexes[colours[i].first] = static_cast<std::uint8_t>(out.colours.size());
    out.colours.push_back(meanOf(colours, box));
  }
  return out;
}

bool learnColours(FilmPalette& palette, const ColourCounts& counts) {
  if (palette.indexes.size() > kMostLikenesses) {
    palette.indexes.clear();
    for (std::size_t i = palette.colours.size(); i-- > 0;)
      palette.indexes[palette.colours[i]] = static_cast<std::uint8_t>(i);
  }
  std::vector<Counted> strange;
  for (const auto& colour : counts)
    if (!palette.indexes.contains(colour.first)) strange.emplace_back(colour);
  // What is seen most comes first, while there is room.
  std::ranges::sort(strange, [](const Counted& a, const Counted& b) {
    return std::pair(b.second, a.first) < std::pair(a.second, b.first);
  });
  for (const auto& [colour, count] : strange) {
    if (palette.colours.size() < FilmPalette::kMost) {
      palette.indexes[colour] = static_cast<std::uint8_t>(palette.colours.size());
      palette.colours.push_back(colour);
      continue;
    }
    const auto distance = [c = colour](QRgb other) {
      int most = 0;
      for (const int shift : kShifts)
        most = std::max(most, std::abs(channel(c, shift) - channel(other, shift)));
      return most;
    };
    const auto nearest = std::ranges::min_element(palette.colours, {}, distance);
    if (distance(*nearest) <= kNearColour)
      palette.indexes[colour] = static_cast<std::uint8_t>(nearest - palette.colours.begin());
    else
      return false;
  }
  return true;
}

}  // namespace searchlight::ui
