// tests/test_main.h: several test classes in one program.
//
// A test file ends with
//
//   SEARCHLIGHT_TEST(FrontierTest)
//   #include "frontier_test.moc"
//
// and its class is then known by the name of the file, frontier_test. The program runs one class
// (`core_tests frontier_test`, further words go to Qt Test: a function, `-v2`) or, with no name, all of them one
// after the other. CTest runs every class in a process of its own. Helpers of a file belong in an anonymous
// namespace: another file of the same program may choose the same name.
//
// What nearly every test uses comes with it, and is not included again: Qt Test with QtCore, the widgets where the program
// has them, the standard library's usual headers, and the program's names: `using namespace searchlight` and `searchlight::ui`.
// Nor is what a fixture brings (lines_window.h the page of Color Lines, its panel, its rules).
#pragma once
#include <QtTest>
#ifdef QT_WIDGETS_LIB
#include <QtWidgets>
#endif
#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "tests/rows.h"

namespace searchlight::ui {}
using namespace searchlight;
using namespace searchlight::ui;

namespace searchlight::testing {

// `path` is a source file; its name without folders and ending.
constexpr std::string_view testName(std::string_view path) {
  path.remove_prefix(path.find_last_of('/') + 1);
  return path.substr(0, path.find('.'));
}

// To be made before main() begins, never at block scope.
class RegisteredTest {
 public:
  using Make = std::unique_ptr<QObject> (*)();
  RegisteredTest(std::string_view name, Make make);

  std::string_view name;
  Make make;
  const RegisteredTest* next;
};

// Of a test that waits: for 90 s, or until it has failed meanwhile.
class Patience {
 public:
  bool lasts() const { return !m_end.hasExpired() && !QTest::currentTestFailed(); }
  void wait() { QTest::qWait(std::exchange(m_wait, 10)); }

 private:
  QDeadlineTimer m_end{90'000};
  int m_wait = 0;  // at first only what has come already is done
};

}  // namespace searchlight::testing

// What is waited for comes on a loaded machine, too: five seconds, Qt's own patience, are a bet on its speed. And it is looked for every
// 10 ms, where Qt's macros look every 50.
#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define SEARCHLIGHT_WAIT_FOR(condition)                                                              \
  for (searchlight::testing::Patience patience; !(condition) && patience.lasts(); patience.wait()) { \
  }
#define QTRY_VERIFY(statement)      \
  do {                              \
    SEARCHLIGHT_WAIT_FOR(statement) \
    QVERIFY(statement);             \
  } while (false)
#define QTRY_VERIFY2(statement, description) \
  do {                                       \
    SEARCHLIGHT_WAIT_FOR(statement)          \
    QVERIFY2(statement, description);        \
  } while (false)
#define QTRY_COMPARE(actual, expected)           \
  do {                                           \
    SEARCHLIGHT_WAIT_FOR((actual) == (expected)) \
    QCOMPARE(actual, expected);                  \
  } while (false)

#define SEARCHLIGHT_TEST(TestClass)                                        \
  static const searchlight::testing::RegisteredTest registered##TestClass( \
      searchlight::testing::testName(__FILE__),                            \
      []() -> std::unique_ptr<QObject> { return std::make_unique<TestClass>(); });
