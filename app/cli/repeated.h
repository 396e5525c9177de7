// app/cli/repeated.h: a row of a comparison that is run over and over, so that its time means something.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/console.h"
#include "core/search/measured_time.h"
#include "core/search/outcome.h"

namespace searchlight::cli {

template <class Report>
struct Repeated {
  Report report;     // of the first run, but for its seconds and those of its set-up, which are the median
  std::size_t runs;  // that this is the median of
};

template <class Report>
search::Outcome outcomeOf(const Report& report) {
  if constexpr (requires { report.outcome; })
    return report.outcome;
  else
    return report.solution.outcome;
}

// `answer(progress)` runs the search once. What a limit or Ctrl-C has ended has no time of its own: as a first run it stays
// alone, and later it does not count.
template <class Answer>
auto repeated(std::uint64_t times, const Console& console, const std::string& progress, Answer&& answer) {
  const auto isWhole = [](const auto& report) {
    const search::Outcome outcome = outcomeOf(report);
    return outcome == search::Outcome::Solved || outcome == search::Outcome::Exhausted;
  };
  auto first = answer(progress);
  std::vector<double> seconds{first.seconds}, setups{first.setupSeconds};
  for (std::uint64_t k = 2; k <= times && isWhole(first) && !console.stop.stop_requested(); ++k) {
    const auto again = answer(progress + ", run " + std::to_string(k) + " of " + std::to_string(times));
    if (!isWhole(again)) break;
    seconds.push_back(again.seconds);
    setups.push_back(again.setupSeconds);
  }
  const std::size_t runs = seconds.size();
  first.seconds = search::measuredTime(std::move(seconds)).seconds;
  first.setupSeconds = search::measuredTime(std::move(setups)).seconds;
  return Repeated<decltype(first)>{std::move(first), runs};
}

}  // namespace searchlight::cli
