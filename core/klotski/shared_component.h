// core/klotski/shared_component.h: one board's component for all who wait for it, each on a thread of its own.
//
//   const auto shared = std::make_shared<SharedComponent>(board, budget);     // usage: one a board, given to whoever may ask
//   const std::shared_ptr<const Component> all = shared->get(stop);           // on a thread: what is still needed
//   const auto few = shared->get(stop, SharedComponent::kMostAwaited);        // on another one: the graph
#pragma once
#include <condition_variable>
#include <cstdint>
#include <limits>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <utility>

#include "core/klotski/component.h"

namespace searchlight::klotski {

class SharedComponent {
 public:
  static constexpr std::uint64_t kAll = std::numeric_limits<std::uint64_t>::max();
  // Who needs no more than some of them does not wait for more than are gone through in a second or two.
  static constexpr std::uint64_t kMostAwaited = 1'000'000;

  // Of the board's opening. It takes from the budget (null: unbounded), and stays taken as long as this is kept.
  explicit SharedComponent(Board board, Component::Budget budget = {})
      : m_board(std::move(board)), m_budget(std::move(budget)) {}

  const Board& board() const { return m_board; }
  const Component::Budget& budget() const { return m_budget; }

  // Whoever comes first makes it, as far as 20 seconds and a share of the budget go, and all others wait for it. One that is asked
  // to stop while it makes it leaves that to the next who waits or comes. Null: it was asked to stop; there was no memory for
  // anything; or there are more than `most`, and nobody has all of them yet, which is found once. That there was no memory
  // is found once, too.
  std::shared_ptr<const Component> get(const std::stop_token& stop, std::uint64_t most = kAll);

 private:
  const Board m_board;
  const Component::Budget m_budget;
  std::mutex m_mutex;
  std::condition_variable_any m_changed;
  std::shared_ptr<const Component> m_made;
  bool m_isBeingMade = false;
  std::uint64_t m_gone = 0;                    // through so far, while it is being made
  std::uint64_t m_isMoreThan = 0;              // as somebody has found who wanted no more
  std::optional<std::uint64_t> m_hadNoMemory;  // for so many, or more
};

}  // namespace searchlight::klotski
