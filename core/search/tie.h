// core/search/tie.h: how many nodes shared the first place of OPEN when one of them was taken, for people who ask why that one.
#pragma once
#include <cstddef>
#include <optional>

#include "core/search/session.h"
#include "core/search/trace_player.h"

namespace searchlight::search {

struct Tie {
  std::size_t nodes;   // that shared the least priority, the one that was taken among them
  bool isCounted;      // false: OPEN is too long to be counted, and there may be more
  Cost priority;       // of the one that was taken
  bool isSame = true;  // false: some of them have another priority in the same bucket (OpenOrder::width)
};

// Of the expansion that the player's cursor has just passed: those that shared the first place, which may be the node alone. Of a
// search from both sides those of its side. Nothing where the event is no expansion, where OPEN has no priorities (a queue, a
// stack), and where the search took the node for another reason than the rule of Session::openOrder(). Looks at `most` open nodes,
// 20 to 60 ns each; where there are more, at as many of them.
std::optional<Tie> firstPlaceBefore(const Session& session, const TracePlayer& player,
                                    std::size_t most = 20'000);
// The same where there were others; nothing, too, where the node was the only one.
std::optional<Tie> tieBefore(const Session& session, const TracePlayer& player, std::size_t most = 20'000);

}  // namespace searchlight::search
