// app/cli/lesson_check.cpp: the command `lesson check`: whether a lesson keeps what it promises.
#include <string>

#include "app/cli/arguments.h"
#include "app/cli/rows.h"
#include "core/lessons/lesson_check.h"

namespace searchlight::cli {
namespace {

struct CheckLesson {
  Argument file, boards{"5"};
  OutputForm form;

  void addTo(CLI::App& parser) {
    file.addTo(parser, "FILE", "", "Lesson: NAME.LANGUAGE.lesson.md")->required();
    boards.addTo(parser, "--boards", "N", "Number of random boards for each random question (default: 5)");
    form.addJsonTo(parser);
  }

  ExitCode run(const Console& console) const {
    using lessons::LessonChecked;
    const std::uint64_t many = boards.wholeNumber(1, 1'000'000);
    const lessons::Lesson lesson = lessons::readLessonFile(fileName("FILE", file.text));
    const Searching searching(console);
    const auto figure = [](std::string_view name, auto member) {
      return Column<LessonChecked>{name, name, kPlain,
                                   [=](const LessonChecked& done) { return done.*member; }};
    };
    LessonChecked checked;
    try {
      checked = lessons::checkLesson(lesson, many, console.stop);
    } catch (const FormatError& error) {
      if (!console.stop.stop_requested()) throw;
      console.error << onOneLine(error.what()) << '\n';
      return kNo;  // the lesson may be a good one
    }
    RowPrinter<LessonChecked>(
        console.out, form,
        {{"title", "title", kPlain, [&](const LessonChecked& /*done*/) { return lesson.title; }},
         figure("steps", &LessonChecked::steps),
         figure("moments", &LessonChecked::moments),
         figure("figures", &LessonChecked::figures),
         figure("questions", &LessonChecked::questions)},
        TextForm::Lines)
        .add(checked);
    return kDone;
  }
};

}  // namespace

Command makeLessonCheck(CLI::App& parser) { return commandOf<CheckLesson>(parser); }

}  // namespace searchlight::cli
