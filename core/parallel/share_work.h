// core/parallel/share_work.h: one piece of work done by this thread and one helper.
#pragma once
#include <atomic>
#include <cstddef>
#include <exception>
#include <thread>
#include <type_traits>

namespace searchlight {

// Calls work(i) for every i from 0 to parts - 1, each once, from this thread and at most one other, and returns when all
// are done. Whoever is free takes the next part, so a helper that the machine is slow to start costs nothing but its
// share. Worth it from about a millisecond on: a thread takes 20 to 50 microseconds to begin.
// REQUIRES: two of its parts may run at the same time. What they need memory for is made before.
template <class Work>
requires std::is_nothrow_invocable_v<Work&, std::size_t>
void shareWork(std::size_t parts, Work&& work) noexcept {
  std::atomic<std::size_t> next = 0;
  const auto doParts = [&] {
    for (std::size_t i = next++; i < parts; i = next++) work(i);
  };
  std::jthread helper;  // joined when it goes out of scope, after this thread found nothing left to do
  try {
    if (parts > 1) helper = std::jthread(doParts);
  } catch (const std::exception&) {
    // Then this thread does all of it.
  }
  doParts();
}

}  // namespace searchlight
