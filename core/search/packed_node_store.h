// core/search/packed_node_store.h: nodes whose states have no fixed size, each kept in as few bytes as it takes.
//
// A state that lives on the heap would cost a block of memory a node, of which no account knew. Here a state is a row of 16-bit
// units, of which all states of a problem have the same number; a node is a row of its own in blocks that the account pays for.
#pragma once
#include <array>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>

#include "core/search/node_store.h"

namespace searchlight::search {

// unit(0) to unit(units() - 1) say all of a state; ofUnits() makes it again.
struct AnyUnits {
  std::uint16_t operator()(std::size_t) const { return 0; }
};
template <class S>
concept PackedState = requires(const S& s, std::size_t i) {
  { s.units() } -> std::same_as<std::size_t>;
  { s.unit(i) } -> std::same_as<std::uint16_t>;
  { S::ofUnits(i, AnyUnits{}) } -> std::same_as<S>;
};
template <class P>
concept PackedProblem = Problem<P> && PackedState<typename P::State>;

// As the store of hashed states, but state() makes the state anew.
template <PackedProblem P, unsigned Sides>
class NodeStore<P, Sides> {
 public:
  static constexpr unsigned kSides = Sides;
  using State = typename P::State;
  // The account must outlive the store. Nothing is allocated before the first intern().
  NodeStore(const P&, MemoryAccount& memory, Duplicates duplicates = Duplicates::Drop)
      : m_rows(memory), m_records(memory), m_index(memory), m_duplicates(duplicates) {}
  bool keepsDuplicates() const { return m_duplicates == Duplicates::Keep; }
  void renew(const P&) {
    m_rows.clear();
    m_records.clear();
    m_index.clear();
  }

  NodeId intern(const State& s, NodeId side = 0) {
    const std::size_t before = m_records.size();
    NodeId k = m_index.findOrAdd(
        HashIndex::hashOf(s), [&](NodeId known) { return isAt(known, s); }, [&] { return add(s); });
    if (keepsDuplicates() && k < before) [[unlikely]]
      k = add(s);
    return k * Sides + side;
  }
  NodeId find(const State& s) const {
    const NodeId k = m_index.find(HashIndex::hashOf(s), [&](NodeId known) { return isAt(known, s); });
    return k == kNoNode ? kNoNode : k * Sides;
  }
  State state(NodeId n) const {
    return State::ofUnits(m_units, [&, first = n / Sides * pieces()](std::size_t i) {
      return m_rows[first + i / kPiece][i % kPiece];
    });
  }
  NodeRecord operator[](NodeId n) const { return m_records[n / Sides][n % Sides].unpack(); }
  void set(NodeId n, const NodeRecord& r) { m_records[n / Sides][n % Sides] = PackedRecord::of(r); }
  void setStanding(NodeId n, const NodeRecord& r) {
    m_records[n / Sides][n % Sides].standing = PackedStanding::of(r, 0);
  }
  void touch(NodeId) {}
  std::size_t size() const { return m_records.size() * Sides; }

 private:
  static constexpr std::size_t kPiece = 8;  // units that lie beside each other
  using Piece = std::array<std::uint16_t, kPiece>;

  std::size_t pieces() const { return (m_units + kPiece - 1) / kPiece; }  // of a state
  bool isAt(NodeId k, const State& s) const {
    if (s.units() != m_units) return false;
    const std::size_t first = k * pieces();
    for (std::size_t i = 0; i < m_units; ++i)
      if (m_rows[first + i / kPiece][i % kPiece] != s.unit(i)) return false;
    return true;
  }
  NodeId add(const State& s) {
    if (m_records.size() >= kNoNode / Sides) throw OutOfMemory();  // the numbers have run out
    if (m_records.empty()) m_units = s.units();
    assert(s.units() == m_units);
    m_records.reserveOne();
    m_rows.reserve(m_rows.size() + pieces());
    for (std::size_t i = 0; i < pieces(); ++i) {
      Piece piece{};
      for (std::size_t u = i * kPiece; u < std::min(m_units, (i + 1) * kPiece); ++u)
        piece[u % kPiece] = s.unit(u);
      m_rows.push_back(piece);
    }
    m_records.push_back({});
    return static_cast<NodeId>(m_records.size() - 1);
  }

  BlockArray<Piece> m_rows;
  BlockArray<std::array<PackedRecord, Sides>> m_records;
  HashIndex m_index;
  Duplicates m_duplicates;
  std::size_t m_units = 0;  // of every state
};

}  // namespace searchlight::search
