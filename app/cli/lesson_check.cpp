// app/cli/lesson_check.cpp: the command `lesson check`: whether a lesson keeps what it promises.
#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>
#include <string>

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "core/lessons/lesson_check.h"
#include "core/text/complaint.h"

namespace searchlight::cli {
namespace {

// Words as they were typed.
struct LessonArguments {
  std::string file, boards = "5";
  bool json = false;
};

int run(const LessonArguments& arguments, const Console& console) {
  const std::uint64_t boards = wholeNumber("--boards", arguments.boards, 1, 1'000'000);
  const lessons::Lesson lesson = lessons::readLessonFile(fileName("FILE", arguments.file));
  const Searching searching(console);
  const lessons::LessonChecked done = lessons::checkLesson(lesson, boards, console.stop);
  if (arguments.json)
    writeJsonLine(console.out, {{"title", lesson.title},
                                {"steps", done.steps},
                                {"moments", done.moments},
                                {"figures", done.figures},
                                {"questions", done.questions}});
  else
    writeRows(console.out, {{"title", onOneLine(lesson.title)},
                            {"steps", std::to_string(done.steps)},
                            {"moments", std::to_string(done.moments)},
                            {"figures", std::to_string(done.figures)},
                            {"questions", std::to_string(done.questions)}});
  return kDone;
}

}  // namespace

Command makeLessonCheck(CLI::App& parser) {
  auto arguments = std::make_shared<LessonArguments>();
  parser.add_option("FILE", arguments->file, "Lesson: NAME.LANGUAGE.md")->type_name("")->required();
  parser
      .add_option("--boards", arguments->boards,
                  "Number of random boards for each random question (default: 5)")
      ->type_name("N");
  parser.add_flag("--json", arguments->json, "Prints one JSON object");
  return [arguments](const Console& console) { return run(*arguments, console); };
}

}  // namespace searchlight::cli
