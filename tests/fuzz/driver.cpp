// tests/fuzz/driver.cpp: a main() that feeds a fuzz target mutated inputs, where there is no libFuzzer.
//
//   fuzz_tests NAME CORPUS ITERATIONS [SEED]
//
// Runs every file of the folder CORPUS, then ITERATIONS inputs made from them. The same arguments give the same
// inputs everywhere. The input at which the target fails is left in the working folder.
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/random/random.h"
#include "core/text/files.h"
#include "tests/fuzz/targets.h"

namespace {

using searchlight::Random;
using namespace std::string_view_literals;

constexpr std::size_t kMaxInput = std::size_t{1} << 16;
constexpr const char* kFailedInput = "failed-fuzz-input";

// Reachable for the signal handler.
std::string currentInput;
std::array<struct sigaction, 32> oldActions;

extern "C" void keepInput(int signalNumber) {
  // Only calls that a signal handler may make.
  const int file = ::open(kFailedInput, O_WRONLY | O_CREAT | O_TRUNC, 0644);
  if (file >= 0) {
    (void)!::write(file, currentInput.data(), currentInput.size());
    ::close(file);
  }
  constexpr std::string_view kNote = "the input is kept in ./failed-fuzz-input\n";
  (void)!::write(STDERR_FILENO, kNote.data(), kNote.size());
  // On return the fault happens again, now to whom it was meant for: the sanitizers or the system.
  ::sigaction(signalNumber, &oldActions[static_cast<std::size_t>(signalNumber)], nullptr);
}

void keepInputOn(int signalNumber) {
  struct sigaction action {};
  action.sa_handler = keepInput;
  ::sigaction(signalNumber, &action, &oldActions[static_cast<std::size_t>(signalNumber)]);
}

void run(const searchlight::fuzz::Target& target, std::string input) {
  currentInput = std::move(input);
  target.check(currentInput);
}

std::size_t placeIn(const std::string& text, Random& random) {
  return random.below(static_cast<std::uint32_t>(text.size()) + 1);
}

// A place and a length that stay inside the text; short lengths are likelier.
std::pair<std::size_t, std::size_t> rangeIn(const std::string& text, Random& random) {
  const std::size_t from = placeIn(text, random);
  const std::size_t most = std::min<std::size_t>(text.size() - from, random.chance(0.7) ? 8 : text.size());
  return {from, random.below(static_cast<std::uint32_t>(most) + 1)};
}

char interestingByte(Random& random) {
  constexpr std::string_view kBytes = "\0\n\r\t -+.,:;0129#@Xx\"'\\{}[]&*!|>%/\x7f\x80\xbf\xc3\xef\xff"sv;
  return random.chance(0.7) ? kBytes[random.below(static_cast<std::uint32_t>(kBytes.size()))]
                            : static_cast<char>(random.below(256));
}

// Replaces one run of digits by a number at which code likes to break.
void blowUpNumber(std::string& text, Random& random) {
  constexpr std::array<std::string_view, 20> kNumbers{
      "2",          "3",          "5",       "12",         "0",
      "-1",         "1",          "255",     "256",        "4095",
      "4096",       "4097",       "4900000", "2147483647", "2147483648",
      "4294967296", "0000000001", "1.5",     "1e999",      "99999999999999999999999"};
  const std::size_t from = text.find_first_of("0123456789", placeIn(text, random));
  if (from == std::string::npos) return;
  const std::size_t to = std::min(text.find_first_not_of("0123456789", from), text.size());
  text.replace(from, to - from, kNumbers[random.below(kNumbers.size())]);
}

// The start of a line, and where the next one starts.
std::pair<std::size_t, std::size_t> lineIn(const std::string& text, Random& random) {
  const std::size_t before = text.rfind('\n', placeIn(text, random));
  const std::size_t from = before == std::string::npos ? 0 : before + 1;
  const std::size_t end = text.find('\n', from);
  return {from, end == std::string::npos ? text.size() : end + 1};
}

void mutate(std::string& text, const std::vector<std::string>& corpus, Random& random) {
  const auto anyPlace = [&](const std::string& s) {
    return random.below(static_cast<std::uint32_t>(s.size()));
  };
  switch (random.below(10)) {
    case 0:  // one bit
      if (!text.empty()) {
        char& byte = text[anyPlace(text)];
        byte = static_cast<char>(byte ^ (1 << random.below(8)));
      }
      break;
    case 1:  // one byte
      if (!text.empty())
        text[random.below(static_cast<std::uint32_t>(text.size()))] = interestingByte(random);
      break;
    case 2: text.resize(placeIn(text, random)); break;
    case 3: {
      const auto [from, length] = rangeIn(text, random);
      text.erase(from, length);
      break;
    }
    case 4: {
      const auto [from, length] = rangeIn(text, random);
      text.insert(placeIn(text, random), text.substr(from, length));
      break;
    }
    case 5:
      for (std::uint32_t i = random.below(4); i <= 3; ++i)
        text.insert(placeIn(text, random), 1, interestingByte(random));
      break;
    case 6: {  // a piece of another input
      const std::string& other = corpus[random.below(static_cast<std::uint32_t>(corpus.size()))];
      const auto [from, length] = rangeIn(other, random);
      text.insert(placeIn(text, random), other.substr(from, length));
      break;
    }
    case 7: blowUpNumber(text, random); break;
    case 8:  // two bytes change places: counts stay right
      if (!text.empty()) std::swap(text[anyPlace(text)], text[anyPlace(text)]);
      break;
    default: {  // a line goes, comes twice, or moves
      const auto [from, to] = lineIn(text, random);
      const std::string line = text.substr(from, to - from);
      if (random.chance(0.6)) text.erase(from, to - from);
      if (random.chance(0.6)) text.insert(lineIn(text, random).first, line);
    }
  }
  if (text.size() > kMaxInput) text.resize(kMaxInput);
}

std::vector<std::string> readCorpus(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) paths.push_back(entry.path());
  std::ranges::sort(paths);  // folders list their files in any order
  std::vector<std::string> corpus;
  corpus.reserve(paths.size());
  for (const std::filesystem::path& path : paths) corpus.push_back(searchlight::readFile(path, kMaxInput));
  return corpus;
}

int fuzz(int argc, char** argv) {
  const auto* target = argc > 1 ? searchlight::fuzz::targetNamed(argv[1]) : nullptr;
  if (target == nullptr || argc < 4 || argc > 5) {
    std::fprintf(stderr, "usage: %s NAME CORPUS ITERATIONS [SEED]\n", argv[0]);
    return 2;
  }
  const std::vector<std::string> corpus = readCorpus(argv[2]);
  const unsigned long iterations = std::strtoul(argv[3], nullptr, 10);
  const std::uint64_t seed = argc > 4 ? std::strtoull(argv[4], nullptr, 10) : 1;
  if (corpus.empty()) {
    std::fprintf(stderr, "%s: no inputs to start from\n", argv[2]);
    return 2;
  }
  std::printf("%zu inputs, %lu mutations, seed %llu\n", corpus.size(), iterations,
              static_cast<unsigned long long>(seed));
  std::fflush(stdout);

  run(*target, "");
  for (const std::string& input : corpus) run(*target, input);
  Random random(seed);
  for (unsigned long i = 0; i < iterations; ++i) {
    std::string input = corpus[random.below(static_cast<std::uint32_t>(corpus.size()))];
    // One change finds most faults; many at once are refused at the first.
    for (std::uint32_t changes = 1 + random.below(1 + random.below(5)); changes > 0; --changes)
      mutate(input, corpus, random);
    run(*target, std::move(input));
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  for (const int signalNumber : {SIGABRT, SIGSEGV, SIGFPE, SIGBUS, SIGILL}) keepInputOn(signalNumber);
  return fuzz(argc, argv);
}
