// core/roads/road_graph.h: places joined by roads with costs: a weighted graph as text, as a textbook draws it.
//
//     searchlight-graph 1
//     title Romania                      optional
//     place Arad 91 492 366              name, x, y (down), and an estimate of the cost to the goal, optional
//     place "Rimnicu Vilcea" 233 410     names with blanks stand in quotes, as in a shell
//     road Arad Zerind 75                in both directions, at this cost
//     one-way Arad Sibiu 140
//     from Arad                          optional: where a search begins and ends unless somebody asks otherwise
//     to Bucharest
//
// Blank lines, and lines that begin with #, say nothing. A place is named before its roads. Estimates are for the goal of the line
// `to`; they may be wrong, which is what some graphs are there to show.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/geometry/point.h"
#include "core/search/problem.h"

namespace searchlight::roads {

using search::Cost;
using Place = search::NodeId;  // its number, in the order of the file

inline constexpr std::string_view kForm = "searchlight-graph";
inline constexpr std::size_t kMostPlaces = 1'000'000, kMostRoads = 4'000'000, kMostNameBytes = 200;
inline constexpr std::size_t kMostBytes = std::size_t{256} << 20;  // of a file
inline constexpr int kMostCoordinate = 1'000'000;                  // and as many below 0
inline constexpr int kMostDecimals = 3;                            // of a cost or an estimate
// Of a road. A path costs 4,294,967,295 units at most, thousandths where a road has three decimals; a search without a cheaper one
// ends as CostLimit.
inline constexpr double kMostCost = 1'000'000;

class RoadGraph {
 public:
  // A direction of a road.
  struct Lane {
    Place to;
    Cost cost;  // in units of 1 / unit()
  };

  // Throws FormatError with the line, LaterVersion.
  static RoadGraph read(std::string_view text, std::string_view fileName);
  // read() of it gives the same again.
  std::string text() const;

  const std::string& title() const { return m_title; }
  std::size_t placeCount() const { return m_places.size(); }
  const std::string& name(Place place) const { return m_places[place].name; }
  Point at(Place place) const { return m_places[place].at; }
  std::optional<Place> find(std::string_view name) const;
  std::optional<Place> from() const { return m_from; }
  std::optional<Place> to() const { return m_to; }

  // What a cost of 1 is in the search's integers: 1, 10, 100 or 1000, by the decimals that the file has.
  Cost unit() const { return m_unit; }
  bool hasEstimates() const { return m_hasEstimates; }
  // To the place of `to`; a place without one has 0, which is never too much.
  Cost estimate(Place place) const { return m_places[place].estimate.value_or(0); }

  // In the order of the file.
  std::span<const Lane> out(Place place) const { return lanes(m_out, place); }
  // A road that can be driven back for the same cost. REQUIRES: the lane leaves `from`.
  bool isBothWays(Place from, const Lane& lane) const {
    return std::ranges::any_of(out(lane.to),
                               [&](const Lane& back) { return back.to == from && back.cost == lane.cost; });
  }
  // Backwards: `to` is where the lane comes from.
  std::span<const Lane> in(Place place) const { return lanes(m_in, place); }

 private:
  struct Named {
    std::string name;
    Point at;
    std::optional<Cost> estimate;
  };
  struct Road {
    Place a, b;
    Cost cost;
    bool isOneWay;
  };
  // The lanes of all places in one list, those of a place from begin[place] to begin[place + 1].
  struct Lanes {
    std::vector<std::uint32_t> begin;
    std::vector<Lane> all;
  };
  static std::span<const Lane> lanes(const Lanes& of, Place place) {
    return std::span(of.all).subspan(of.begin[place], of.begin[place + 1] - of.begin[place]);
  }
  void join();

  std::string m_title;
  std::vector<Named> m_places;
  std::unordered_map<std::string, Place> m_byName;
  std::vector<Road> m_roads;
  Lanes m_out, m_in;
  std::optional<Place> m_from, m_to;
  Cost m_unit = 1;
  bool m_hasEstimates = false;
};

}  // namespace searchlight::roads
