// tests/test_main.cpp: main() of every test program (test_main.h says how it is called).
#include "tests/test_main.h"

#include <QCoreApplication>
#include <QtTest>
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

#ifdef QT_WIDGETS_LIB
#include <QApplication>
#endif

namespace searchlight::testing {
namespace {

const RegisteredTest*& lastRegistered() {
  static const RegisteredTest* test = nullptr;
  return test;
}

std::vector<const RegisteredTest*> registeredTests() {
  std::vector<const RegisteredTest*> tests;
  for (const RegisteredTest* t = lastRegistered(); t != nullptr; t = t->next) tests.push_back(t);
  std::sort(tests.begin(), tests.end(), [](auto* a, auto* b) { return a->name < b->name; });
  return tests;
}

// `names` are what CTest runs; every registered test has to be among them, once, and nothing else.
int compareWith(std::vector<std::string_view> names) {
  std::sort(names.begin(), names.end());
  std::vector<std::string_view> registered;
  for (const RegisteredTest* test : registeredTests()) registered.push_back(test->name);
  if (names == registered) return 0;
  const auto tell = [](const auto& some, const auto& without, const char* what) {
    std::vector<std::string_view> rest;
    std::set_difference(some.begin(), some.end(), without.begin(), without.end(), std::back_inserter(rest));
    for (const std::string_view name : rest) std::cerr << name << ": " << what << '\n';
  };
  tell(names, registered, "no SEARCHLIGHT_TEST in this file");
  tell(registered, names, "a test that CTest does not run, or a second one in this file");
  return 1;
}

int run(const RegisteredTest& test, const QStringList& arguments) {
  // Each test has settings and folders of its own, so that tests can run side by side.
  QCoreApplication::setApplicationName(QFileInfo(arguments.front()).fileName() + QLatin1Char('_') +
                                       QString::fromLatin1(test.name.data(), qsizetype(test.name.size())));
  return QTest::qExec(test.make().get(), arguments);
}

}  // namespace

RegisteredTest::RegisteredTest(std::string_view n, Make m) : name(n), make(m), next(lastRegistered()) {
  lastRegistered() = this;
}

int runTests(int argc, char** argv) {
  const std::vector<std::string_view> words(argv + 1, argv + argc);
  const auto tests = registeredTests();
  if (!words.empty() && words.front() == "--compare") return compareWith({words.begin() + 1, words.end()});
  if (!words.empty() && words.front() == "--list") {
    for (const RegisteredTest* test : tests) std::cout << test->name << '\n';
    return 0;
  }
#ifdef QT_WIDGETS_LIB
  QApplication application(argc, argv);
  QApplication::setAttribute(Qt::AA_Use96Dpi, true);  // as QTEST_MAIN does
#endif
  const bool one = !words.empty() && !words.front().starts_with('-');
  QStringList arguments{QString::fromLocal8Bit(argv[0])};
  for (int i = one ? 2 : 1; i < argc; ++i) arguments << QString::fromLocal8Bit(argv[i]);
  int failures = 0;
  bool found = false;
  for (const RegisteredTest* test : tests) {
    if (one && test->name != words.front()) continue;
    found = true;
    failures += run(*test, arguments);
  }
  if (!found) std::cerr << "no such test; --list names them\n";
  return found ? std::min(failures, 127) : 2;
}

}  // namespace searchlight::testing

int main(int argc, char** argv) { return searchlight::testing::runTests(argc, argv); }
