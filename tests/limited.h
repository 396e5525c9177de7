// tests/limited.h: fewer files, or shorter ones, than a test's code wants: as on a full disk.
#pragma once
#include <sys/resource.h>

#include <csignal>

namespace searchlight::testing {

// As long as it lives the process has no more of it: RLIMIT_FSIZE (bytes of a file, and whoever writes more gets an error instead of
// a signal), RLIMIT_NOFILE (open files).
class Limited {
 public:
  Limited(__rlimit_resource what, rlim_t most) : m_what(what), m_handler(std::signal(SIGXFSZ, SIG_IGN)) {
    ::getrlimit(what, &m_whole);
    const rlimit little{.rlim_cur = most, .rlim_max = m_whole.rlim_max};
    ::setrlimit(what, &little);
  }
  ~Limited() {
    ::setrlimit(m_what, &m_whole);
    (void)std::signal(SIGXFSZ, m_handler);
  }
  Limited(const Limited&) = delete;
  Limited& operator=(const Limited&) = delete;

 private:
  __rlimit_resource m_what;
  rlimit m_whole{};
  void (*m_handler)(int);
};

}  // namespace searchlight::testing
