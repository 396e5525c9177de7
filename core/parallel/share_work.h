// core/parallel/share_work.h: one piece of work done by this thread and one helper.
#pragma once
#include <atomic>
#include <cstddef>
#include <system_error>
#include <thread>

namespace searchlight {

// Calls work(i) for every i from 0 to parts - 1, each once, from this thread and at most one other, and returns when all
// are done. Whoever is free takes the next part, so a helper that the machine is slow to start costs nothing but its
// share. Worth it from about a millisecond on: a thread takes 20 to 50 microseconds to begin.
// REQUIRES: work does not throw, and two of its parts may run at the same time.
template <class Work>
void shareWork(std::size_t parts, Work&& work) {
  std::atomic<std::size_t> next = 0;
  const auto doParts = [&] {
    for (std::size_t i = next++; i < parts; i = next++) work(i);
  };
  std::jthread helper;  // joined when it goes out of scope, after this thread found nothing left to do
  try {
    if (parts > 1) helper = std::jthread(doParts);
  } catch (const std::system_error&) {
    // Then this thread does all of it.
  }
  doParts();
}

}  // namespace searchlight
