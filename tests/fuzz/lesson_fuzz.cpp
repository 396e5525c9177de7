// tests/fuzz/lesson_fuzz.cpp: bytes read as a lesson; what is one keeps to its bounds, and is its own translation.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/lessons/lesson.h"
#include "core/text/failure.h"
#include "tests/fuzz/require.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace searchlight;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  lessons::Lesson lesson;
  try {
    lesson = lessons::readLesson(text, "fuzz.en.md");
  } catch (const FormatError& error) {
    fuzz::requireMessage(error.what(), "fuzz.en.md");
    return 0;
  }
  fuzz::require(!lesson.steps.empty() && lesson.steps.size() <= lessons::kMostSteps,
                "a lesson without steps, or with too many");
  for (const lessons::Step& step : lesson.steps) {
    fuzz::require(!step.setUp || *step.setUp < lesson.setUps.size(),
                  "a step shows a set-up that there is not");
    for (const lessons::QuestionBlock& question : step.questions)
      fuzz::require(question.setUp < lesson.setUps.size(), "a question is about a set-up that there is not");
  }
  for (const lessons::NamedSetUp& named : lesson.setUps)
    fuzz::require(named.setUp.board.text && named.setUp.board.path.empty(),
                  "a set-up without a board of its own");
  fuzz::require(!lessons::whereBlocksDiffer(lesson, lessons::readLesson(text, "fuzz.en.md")),
                "the same text does not read equal");
  return 0;
}
