// core/search/states.h: states that belong to no session, and moves made again.
//
// A node id is its session's own: two runs of the same question may number their nodes differently (a silent IDA* names
// no states at all, a recorded one names all it meets). What outlives a session, or is told to another one, is a state:
// the route of an answer, what is selected, what a breakpoint waits for, what two runs are compared by.
#pragma once
#include <concepts>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/search/problem.h"

namespace searchlight::search {

namespace detail {
template <class P>
struct DomainOf {
  using type = P;
};
template <class P>
requires requires { typename P::Domain; }
struct DomainOf<P> {
  using type = typename P::Domain;
};
}  // namespace detail

// What tells one domain's states from another's that happen to have the same type. Problems that search the same states
// in different ways (plain, canonical, jump points, from the goal) name a common type `Domain`.
template <class P>
using DomainOf = typename detail::DomainOf<P>::type;

// States of one domain, in some order, with no session.
class StateList {
 public:
  virtual ~StateList() = default;
  virtual std::size_t size() const = 0;

 protected:
  StateList() = default;
  StateList(const StateList&) = default;
  StateList& operator=(const StateList&) = default;
};
using States = std::shared_ptr<const StateList>;

template <class Domain, class State>
class StatesOf final : public StateList {
 public:
  explicit StatesOf(std::vector<State> of) : states(std::move(of)) {}
  std::size_t size() const override { return states.size(); }
  const std::vector<State> states;
};
template <Problem P>
using StatesFor = StatesOf<DomainOf<P>, typename P::State>;

// State <-> text: one line, the same for equal states of equal boards, and readable ("5, 3"). stateFromText gives nothing
// for a text that names no state of this problem's board.
template <class P>
concept TellsStates = requires(const P& p, const typename P::State& s, std::string_view text) {
  { p.stateText(s) } -> std::convertible_to<std::string>;
  { p.stateFromText(text) } -> std::same_as<std::optional<typename P::State>>;
};
// A move in the domain's words; one line.
template <class P>
concept TellsMoves = requires(const P& p, typename P::Action a) {
  { p.moveText(a) } -> std::convertible_to<std::string>;
};

// Why a successor changed nothing, or was not followed.
enum class Skipped : std::uint8_t {
  No,          // it was taken: a new node, or a better way to a known one
  NotCheaper,  // its state is known, by a way that costs no more
  Closed,  // its state is closed, and this search does not reopen (or takes no better way to a known state)
  Pruned,  // it is hopeless
  Beyond,  // its f, or its depth, is beyond the bound of the round
  TooExpensive,  // its cost does not fit
};

// A successor as the search saw it, made again from the problem: an event has room for the low byte of the action only.
struct Successor {
  std::string move;   // in the domain's words; empty where it has none
  Cost cost = 0;      // of the move
  Cost g = 0, h = 0;  // of the successor by this way; h is 0 where there is no heuristic
  Skipped skipped = Skipped::No;
  Cost knownG = 0;  // NotCheaper, Closed: what the state is known with
};

}  // namespace searchlight::search
