// widgets/board/found_reach.h: how far values go up to a cursor, of a run whose end is not to be told before.
#pragma once
#include <cstddef>
#include <vector>

namespace searchlight::ui {

// The greatest value that was seen, with where it was first seen: whoever goes back finds what was known there. Between two places
// that were looked at it may be that of the later one (isSure() tells).
class FoundReach {
 public:
  void clear() {
    m_steps.clear();
    m_looked = 0;
  }
  // The cells at this cursor are being looked at: one of them has this value.
  void include(double most, std::size_t cursor) {
    if (!m_steps.empty() && most <= m_steps.back().most) return;
    // Other cells are in sight at the same cursor: nobody knows since when.
    const std::size_t before = m_steps.empty() ? 0 : m_steps.back().after;
    m_steps.push_back({most, m_looked < cursor ? m_looked : before, cursor});
    if (m_steps.size() > kMostSteps) thin();
  }
  void looked(std::size_t cursor) { m_looked = m_cursor = cursor; }
  void goTo(std::size_t cursor) {
    while (!m_steps.empty() && m_steps.back().after >= cursor) m_steps.pop_back();
    if (cursor < m_looked) m_looked = cursor;
    m_cursor = cursor;
  }
  // False where the value was seen behind the cursor, and perhaps is not there yet.
  bool isSure() const { return m_steps.empty() || m_steps.back().seen <= m_cursor; }
  // `none` where nothing was found.
  double most(double none) const { return m_steps.empty() ? none : m_steps.back().most; }

 private:
  static constexpr std::size_t kMostSteps = 4096;
  // Every other step is told from where the one before it was.
  void thin() {
    for (std::size_t i = 0; 2 * i + 1 < m_steps.size(); ++i)
      m_steps[i] = {m_steps[2 * i + 1].most, m_steps[2 * i].after, m_steps[2 * i + 1].seen};
    const bool isOdd = m_steps.size() % 2 != 0;
    if (isOdd) m_steps[m_steps.size() / 2] = m_steps.back();
    m_steps.resize(m_steps.size() / 2 + (isOdd ? 1 : 0));
  }

  struct Step {
    double most;
    std::size_t after;  // the last cursor at which it was known to be less
    std::size_t seen;   // where it was seen
  };
  std::vector<Step> m_steps;
  std::size_t m_looked = 0, m_cursor = 0;
};

}  // namespace searchlight::ui
