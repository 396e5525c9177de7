// core/search/memory_budget.h: asking before allocating.
//
// One MemoryBudget is shared by all that may together not grow beyond it: the searches, traces and players of all panes
// and windows. Each of them keeps a MemoryAccount, which knows what it holds (bytes(), exact and O(1)) and may have a
// limit of its own. Containers take from their owner's account before they allocate, in parts of a few dozen kilobytes; a
// refusal is thrown as OutOfMemory, which is a std::bad_alloc, so that whoever catches one catches both.
//
//   auto budget = std::make_shared<MemoryBudget>(std::size_t{4} << 30);   // usage
//   MemoryAccount account(budget);
//   account.take(n);                                                      // throws OutOfMemory, and nothing is taken
//   std::vector<int, AccountAllocator<int>> list{AccountAllocator<int>(account)};   // takes and gives by itself
#pragma once
#include <atomic>
#include <cstddef>
#include <limits>
#include <memory>
#include <new>
#include <utility>

namespace searchlight::search {

// Thrown where a budget or a limit says no.
class OutOfMemory : public std::bad_alloc {
 public:
  const char* what() const noexcept override { return "the memory budget is used up"; }
};

// Bytes that many share; any thread may take and give.
class MemoryBudget {
 public:
  static constexpr std::size_t kUnbounded = std::numeric_limits<std::size_t>::max();

  explicit MemoryBudget(std::size_t total = kUnbounded) : m_total(total) {}
  virtual ~MemoryBudget() = default;
  MemoryBudget(const MemoryBudget&) = delete;
  MemoryBudget& operator=(const MemoryBudget&) = delete;

  // False where it would be more than total(), and nothing is taken. (Virtual, so that a test can refuse where it likes.)
  [[nodiscard]] virtual bool take(std::size_t bytes) noexcept {
    std::size_t used = m_used.load(std::memory_order_relaxed);
    do {
      const std::size_t total = m_total.load(std::memory_order_relaxed);
      if (used > total || bytes > total - used) return false;
    } while (!m_used.compare_exchange_weak(used, used + bytes, std::memory_order_relaxed));
    return true;
  }
  // REQUIRES: at most what was taken.
  void give(std::size_t bytes) noexcept { m_used.fetch_sub(bytes, std::memory_order_relaxed); }

  std::size_t used() const noexcept { return m_used.load(std::memory_order_relaxed); }
  std::size_t total() const noexcept { return m_total.load(std::memory_order_relaxed); }
  // Also below used(): what is taken stays taken, and nothing more is given until there is room again.
  void setTotal(std::size_t bytes) noexcept { m_total.store(bytes, std::memory_order_relaxed); }

 private:
  std::atomic<std::size_t> m_used{0}, m_total;
};

// The smaller of 4 GiB and half of the machine's memory.
std::size_t defaultMemoryBudget();

// What one of several that work at a time may take: half of what is still free of the budget (null: there is no bound), so that
// the others always find some.
std::size_t shareOf(const MemoryBudget* budget);

// What one owner holds of a budget; given back when it dies. Used by one thread at a time; its address is kept by those
// who take from it.
class MemoryAccount {
 public:
  // No budget: bounded by its own limit alone.
  explicit MemoryAccount(std::shared_ptr<MemoryBudget> budget = {}) : m_budget(std::move(budget)) {}
  ~MemoryAccount() {
    if (m_budget) m_budget->give(m_bytes);
  }
  MemoryAccount(const MemoryAccount&) = delete;
  MemoryAccount& operator=(const MemoryAccount&) = delete;

  // Throws OutOfMemory where the limit or the budget does not allow it, and nothing is taken.
  void take(std::size_t bytes) {
    if (m_bytes > m_limit || bytes > m_limit - m_bytes) throw OutOfMemory();
    if (m_budget && !m_budget->take(bytes)) throw OutOfMemory();
    m_bytes += bytes;
  }
  // REQUIRES: bytes <= bytes().
  void give(std::size_t bytes) noexcept {
    m_bytes -= bytes;
    if (m_budget) m_budget->give(bytes);
  }

  std::size_t bytes() const { return m_bytes; }
  std::size_t limit() const { return m_limit; }
  // Also below bytes(): then nothing more can be taken.
  void setLimit(std::size_t bytes) { m_limit = bytes; }
  const std::shared_ptr<MemoryBudget>& budget() const { return m_budget; }

 private:
  std::shared_ptr<MemoryBudget> m_budget;
  std::size_t m_bytes = 0, m_limit = MemoryBudget::kUnbounded;
};

// For containers of the standard library. The account must outlive them.
template <class T>
class AccountAllocator {
 public:
  using value_type = T;
  using propagate_on_container_swap = std::true_type;
  using propagate_on_container_move_assignment = std::true_type;

  explicit AccountAllocator(MemoryAccount& account) : m_account(&account) {}
  template <class U>
  AccountAllocator(const AccountAllocator<U>& other) : m_account(other.account()) {}

  T* allocate(std::size_t n) {
    if (n > MemoryBudget::kUnbounded / sizeof(T)) throw OutOfMemory();
    m_account->take(n * sizeof(T));
    try {
      return std::allocator<T>().allocate(n);
    } catch (...) {
      m_account->give(n * sizeof(T));
      throw;
    }
  }
  void deallocate(T* p, std::size_t n) noexcept {
    std::allocator<T>().deallocate(p, n);
    m_account->give(n * sizeof(T));
  }
  MemoryAccount* account() const { return m_account; }
  template <class U>
  bool operator==(const AccountAllocator<U>& other) const {
    return m_account == other.account();
  }

 private:
  MemoryAccount* m_account;
};

}  // namespace searchlight::search
