// core/search/deepening.cpp: where rounds begin, and how they grow.
#include "core/search/deepening.h"

#include <algorithm>
#include <cmath>

#include "core/search/session.h"

namespace searchlight::search {
namespace {

constexpr std::size_t kLeastRounds = 3, kSteps = 3;
constexpr std::size_t kFarthest = 1000;
constexpr double kHardlyGrows = 1.01;
constexpr std::uint64_t kManyInOneRound = 100'000, kOutgrown = 30;

}  // namespace

std::size_t roundsBegun(const Session& session, std::size_t position) {
  const Trace::Rounds& begins = session.trace().rounds();
  std::size_t low = 0, high = std::min(begins.size(), session.rounds());
  while (low < high) {
    const std::size_t middle = low + (high - low) / 2;
    if (begins[middle] < position)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

double Growth::expected(std::size_t k) const { return last * std::pow(ratio, static_cast<double>(k)); }

std::optional<std::size_t> Growth::firstBeyond(double expansions) const {
  if (ratio < kHardlyGrows) return std::nullopt;
  for (std::size_t k = 1; k <= kFarthest; ++k)
    if (expected(k) > expansions) return rounds + k;
  return std::nullopt;
}

std::size_t Growth::roundOf(Cost goalBound) const {
  if (goalBound <= bound) return rounds + 1;
  return rounds + 1 + static_cast<std::size_t>(std::ceil((goalBound - bound) / std::max(step, 1.0)));
}

// A geometric series; where it does not fit a double it is infinite, which is as good an answer.
double Growth::expectedUntil(Cost goalBound) const {
  const auto count = static_cast<double>(roundOf(goalBound) - rounds);
  if (std::abs(ratio - 1) < 1e-9) return last * count;
  return last * ratio * (std::pow(ratio, count) - 1) / (ratio - 1);
}

std::optional<Growth> growthOf(const std::vector<std::uint64_t>& expanded) {
  if (expanded.size() < kLeastRounds) return std::nullopt;
  const std::size_t steps = std::min(kSteps, expanded.size() - 1);
  const auto first = static_cast<double>(expanded[expanded.size() - 1 - steps]);
  Growth growth;
  growth.rounds = expanded.size();
  growth.last = static_cast<double>(expanded.back());
  if (first > 0 && growth.last > 0)
    growth.ratio = std::pow(growth.last / first, 1.0 / static_cast<double>(steps));
  return growth;
}

std::optional<Growth> growthAt(const Session& session, std::size_t position) {
  const std::size_t begun = roundsBegun(session, position);
  // The one under way has no end yet. Only the last few matter.
  if (begun <= kLeastRounds) return std::nullopt;
  const std::size_t over = begun - 1, first = over - std::min(over, kSteps + 1);
  std::vector<std::uint64_t> expanded;
  for (std::size_t k = first; k < over; ++k)
    expanded.push_back(session.round(k + 1).expandedBefore - session.round(k).expandedBefore);
  std::optional<Growth> growth = growthOf(expanded);
  if (!growth) return growth;
  growth->rounds = over;
  growth->bound = session.round(over).bound;
  const std::size_t steps = over - first;
  growth->step =
      static_cast<double>(growth->bound - session.round(over - steps).bound) / static_cast<double>(steps);
  return growth;
}

std::optional<Growth> outgrownAt(const Session& session, std::size_t position, std::uint64_t expanded) {
  const std::size_t begun = roundsBegun(session, position);
  if (begun < 2) return std::nullopt;
  const DeepeningRound now = session.round(begun - 1), before = session.round(begun - 2);
  const std::uint64_t soFar = expanded - std::min(expanded, now.expandedBefore);
  const std::uint64_t last = now.expandedBefore - before.expandedBefore;
  if (last == 0 || soFar < kManyInOneRound || soFar / last < kOutgrown) return std::nullopt;
  Growth growth;
  growth.rounds = begun - 1;
  growth.last = static_cast<double>(last);
  growth.ratio = static_cast<double>(soFar) / growth.last;
  growth.bound = now.bound;
  growth.step = static_cast<double>(now.bound - before.bound);
  return growth;
}

}  // namespace searchlight::search
