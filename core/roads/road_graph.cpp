// core/roads/road_graph.cpp: graphs read and written.
#include "core/roads/road_graph.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/text/failure.h"
#include "core/text/line_reader.h"
#include "core/text/number_text.h"
#include "core/text/shell_words.h"

namespace searchlight::roads {
namespace {

// A number that is not negative, with few decimals: in thousandths, so that nothing is rounded before the unit is known.
constexpr std::uint32_t kThousandths = 1000;

std::optional<Cost> thousandths(std::string_view text) {
  const std::size_t dot = text.find('.');
  const std::string_view whole = text.substr(0, dot);
  std::string_view decimals = dot == std::string_view::npos ? std::string_view() : text.substr(dot + 1);
  if (dot != std::string_view::npos && decimals.empty()) return std::nullopt;
  while (decimals.ends_with('0')) decimals.remove_suffix(1);
  if (whole.empty() || whole.starts_with('-') || decimals.size() > kMostDecimals) return std::nullopt;
  const auto units = parseInteger(whole, 0, static_cast<int>(kMostCost));
  const std::string padded = std::string(decimals) + std::string(kMostDecimals - decimals.size(), '0');
  const auto rest = padded.starts_with('-') ? std::nullopt : parseInteger(padded, 0, kThousandths - 1);
  if (!units || !rest || (*units == static_cast<int>(kMostCost) && *rest > 0)) return std::nullopt;
  return static_cast<Cost>(*units) * kThousandths + static_cast<Cost>(*rest);
}

// As shellWords() reads it.
std::string quoted(const std::string& word) {
  constexpr std::string_view kPlain = "_-+.,:/@%";
  const auto isPlain = [&](char c) {
    return static_cast<unsigned char>(c) >= 0x80 || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') ||
           (c >= 'A' && c <= 'Z') || kPlain.find(c) != std::string_view::npos;
  };
  if (!word.empty() && std::ranges::all_of(word, isPlain)) return word;
  std::string out = "'";
  for (const char c : word) c == '\'' ? out += "'\\''" : out += c;
  return out + "'";
}

}  // namespace

RoadGraph RoadGraph::read(std::string_view text, std::string_view fileName) {
  refuseLaterVersion(text, fileName);
  LineReader lines(text, fileName);
  lines.expectFilled(std::string(kForm) + " 1");
  if (std::string_view rest = lines.line();
      takeField(rest) != kForm || takeField(rest) != "1" || !takeField(rest).empty())
    lines.fail(ReaderErrors::tr("must be %1", std::string(kForm) + " 1"));

  RoadGraph graph;
  std::vector<std::string> words;
  const auto require = [&](std::size_t least, std::size_t most) {
    if (words.size() - 1 < least || words.size() - 1 > most)
      lines.fail(ReaderErrors::tr(
          "%1: expected %2 words, found %3", words[0],
          least == most ? std::to_string(least) : std::to_string(least) + "-" + std::to_string(most),
          words.size() - 1));
  };
  const auto coordinate = [&](std::size_t at, std::string_view name) {
    return lines.integer(words[at], name, -kMostCoordinate, kMostCoordinate);
  };
  const auto number = [&](std::size_t at) {
    const auto value = thousandths(words[at]);
    if (!value)
      lines.fail(ReaderErrors::tr("%1 must be from 0 to %2 with at most %3 decimals", inQuotes(words[at]),
                                  numberText(kMostCost), kMostDecimals));
    return *value;
  };
  const auto place = [&](std::size_t at) {
    const auto found = graph.find(words[at]);
    if (!found) lines.fail(ReaderErrors::tr("%1 is not a place named above", inQuotes(words[at])));
    return *found;
  };
  const auto end = [&](std::optional<Place>& of) {
    require(1, 1);
    if (of) lines.fail(ReaderErrors::tr("%1: given twice", words[0]));
    of = place(1);
  };
  while (lines.nextFilled()) {
    if (std::ranges::any_of(lines.line(), [](char c) { return c >= 0 && c < ' ' && c != '\t'; }))
      lines.fail(ReaderErrors::tr("has a control character"));
    if (lines.line().find_first_not_of(" \t") == lines.line().find('#')) continue;
    try {
      words = shellWords(lines.line());
    } catch (const ShellWordsError& error) {
      lines.fail(error.failure());
    }
    if (words[0] == "title") {
      require(1, kMostNameBytes);
      if (!graph.m_title.empty()) lines.fail(ReaderErrors::tr("%1: given twice", words[0]));
      graph.m_title = words[1];
      for (std::size_t i = 2; i < words.size(); ++i) graph.m_title += " " + words[i];
      if (graph.m_title.size() > kMostNameBytes)
        lines.fail(ReaderErrors::tr("more than %1 bytes", kMostNameBytes));
    } else if (words[0] == "place") {
      require(3, 4);
      if (words[1].empty() || words[1].size() > kMostNameBytes)
        lines.fail(ReaderErrors::tr("a name must have 1 to %1 bytes", kMostNameBytes));
      if (graph.m_places.size() == kMostPlaces)
        lines.fail(ReaderErrors::tr("more than %1 places", kMostPlaces));
      if (!graph.m_byName.emplace(words[1], static_cast<Place>(graph.m_places.size())).second)
        lines.fail(ReaderErrors::tr("%1: given twice", inQuotes(words[1])));
      Named& made = graph.m_places.emplace_back();
      made.name = words[1];
      made.at = {coordinate(2, "x"), coordinate(3, "y")};
      if (words.size() == 5) made.estimate = number(4);
    } else if (words[0] == "road" || words[0] == "one-way") {
      require(3, 3);
      if (graph.m_roads.size() == kMostRoads) lines.fail(ReaderErrors::tr("more than %1 roads", kMostRoads));
      graph.m_roads.push_back({place(1), place(2), number(3), words[0] == "one-way"});
    } else if (words[0] == "from") {
      end(graph.m_from);
    } else if (words[0] == "to") {
      end(graph.m_to);
    } else {
      lines.fail(ReaderErrors::tr("must begin with title, place, road, one-way, from or to"));
    }
  }
  if (graph.m_places.empty()) lines.fail(ReaderErrors::tr("the graph has no place"));
  graph.join();
  return graph;
}

// Costs come to the smallest unit that has them all exactly, and every place gets its lanes.
void RoadGraph::join() {
  const auto fits = [&](Cost step) {
    return std::ranges::all_of(m_roads, [&](const Road& road) { return road.cost % step == 0; }) &&
           std::ranges::all_of(m_places,
                               [&](const Named& place) { return place.estimate.value_or(0) % step == 0; });
  };
  Cost step = kThousandths;
  while (step > 1 && !fits(step)) step /= 10;
  m_unit = kThousandths / step;
  for (Road& road : m_roads) road.cost /= step;
  for (Named& place : m_places) {
    if (place.estimate) *place.estimate /= step;
    m_hasEstimates = m_hasEstimates || place.estimate.has_value();
  }

  const auto collect = [&](Lanes& lanes, bool isBackward) {
    const auto forEachLane = [&](auto&& take) {
      for (const Road& road : m_roads) {
        const auto [a, b] = isBackward ? std::pair(road.b, road.a) : std::pair(road.a, road.b);
        take(a, Lane{b, road.cost});
        if (!road.isOneWay) take(b, Lane{a, road.cost});
      }
    };
    lanes.begin.assign(m_places.size() + 1, 0);
    forEachLane([&](Place at, const Lane&) { ++lanes.begin[at + 1]; });
    for (std::size_t i = 1; i < lanes.begin.size(); ++i) lanes.begin[i] += lanes.begin[i - 1];
    lanes.all.resize(lanes.begin.back());
    std::vector<std::uint32_t> next(lanes.begin.begin(), lanes.begin.end() - 1);
    forEachLane([&](Place at, const Lane& lane) { lanes.all[next[at]++] = lane; });
  };
  collect(m_out, false);
  collect(m_in, true);
}

std::optional<Place> RoadGraph::find(std::string_view name) const {
  const auto at = m_byName.find(std::string(name));
  return at == m_byName.end() ? std::nullopt : std::optional(at->second);
}

std::string RoadGraph::text() const {
  std::string out = std::string(kForm) + " 1\n";
  const auto number = [&](Cost cost) { return numberText(static_cast<double>(cost) / m_unit); };
  if (!m_title.empty()) out += "title " + quoted(m_title) + "\n";
  for (const Named& place : m_places) {
    out +=
        "place " + quoted(place.name) + " " + std::to_string(place.at.x) + " " + std::to_string(place.at.y);
    if (place.estimate) out += " " + number(*place.estimate);
    out += "\n";
  }
  for (const Road& road : m_roads)
    out += std::string(road.isOneWay ? "one-way " : "road ") + quoted(name(road.a)) + " " +
           quoted(name(road.b)) + " " + number(road.cost) + "\n";
  if (m_from) out += "from " + quoted(name(*m_from)) + "\n";
  if (m_to) out += "to " + quoted(name(*m_to)) + "\n";
  return out;
}

}  // namespace searchlight::roads
