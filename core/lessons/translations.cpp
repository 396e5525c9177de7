// core/lessons/translations.cpp: a lesson's languages: in the names of its files, and whether two texts tell the same.
#include <algorithm>

#include "core/lessons/lesson.h"

namespace searchlight::lessons {
namespace {

using Difference = std::optional<std::string>;

Difference between(std::string_view what, int line, int other) {
  return std::string(what) + " of line " + std::to_string(line) + " and of line " + std::to_string(other) +
         " in the translation are not the same";
}

// In any order: languages put words where they need them.
std::vector<std::string> figuresOf(const std::vector<Paragraph>& text) {
  std::vector<std::string> out;
  for (const Paragraph& paragraph : text)
    for (const Span& span : paragraph.spans)
      if (span.kind == Span::Kind::Figure) out.push_back(span.text);
  std::ranges::sort(out);
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

Difference inSetUps(const Lesson& a, const Lesson& b) {
  for (std::size_t i = 0; i < std::min(a.setUps.size(), b.setUps.size()); ++i) {
    setup::SetUp first = a.setUps[i].setUp, second = b.setUps[i].setUp;
    first.title = second.title = {};  // which is translated
    if (a.setUps[i].name != b.setUps[i].name || a.setUps[i].isRun != b.setUps[i].isRun || first != second)
      return between("the set-ups", a.setUps[i].line, b.setUps[i].line);
  }
  if (a.setUps.size() != b.setUps.size()) return std::string("there are more set-ups in one of them");
  return std::nullopt;
}

Difference inStep(const Step& a, const Step& b) {
  if (a.setUp != b.setUp || a.isNewSetUp != b.isNewSetUp) return between("the boards shown", a.line, b.line);
  if (a.moment != b.moment)
    return between("the moments", a.moment ? a.moment->line : a.line, b.moment ? b.moment->line : b.line);
  if (a.highlights != b.highlights) return between("the highlights", a.line, b.line);
  const bool areSame =
      std::ranges::equal(a.questions, b.questions, [](const QuestionBlock& x, const QuestionBlock& y) {
        return x.kind == y.kind && x.setUp == y.setUp && x.moment == y.moment && x.isByChance == y.isByChance;
      });
  if (!areSame) return between("the questions", a.line, b.line);
  if (figuresOf(a.text) != figuresOf(b.text)) return between("the figures in the text", a.line, b.line);
  return std::nullopt;
}

}  // namespace

std::optional<std::string> whereBlocksDiffer(const Lesson& original, const Lesson& translation) {
  if (original.order != translation.order || original.minutes != translation.minutes ||
      original.group != translation.group)
    return std::string("order, minutes or group are not the same");
  if (Difference difference = inSetUps(original, translation)) return difference;
  for (std::size_t i = 0; i < std::min(original.steps.size(), translation.steps.size()); ++i)
    if (Difference difference = inStep(original.steps[i], translation.steps[i])) return difference;
  if (original.steps.size() != translation.steps.size())
    return "there are " + std::to_string(original.steps.size()) + " steps, and " +
           std::to_string(translation.steps.size()) + " in the translation";
  return std::nullopt;
}

// What file managers know a lesson by among other Markdown; lessons from before are without.
constexpr std::string_view kLessonPart = ".lesson";

std::optional<LessonFileName> lessonFileName(std::string_view fileName) {
  if (!fileName.ends_with(kExtension)) return std::nullopt;
  fileName.remove_suffix(kExtension.size());
  if (fileName.ends_with(kLessonPart)) fileName.remove_suffix(kLessonPart.size());
  const std::size_t dot = fileName.find('.');
  if (dot == std::string_view::npos) return std::nullopt;
  LessonFileName out{std::string(fileName.substr(0, dot)), std::string(fileName.substr(dot + 1))};
  const auto isOf = [](std::string_view word, std::string_view letters) {
    return !word.empty() && word.find_first_not_of(letters) == std::string_view::npos;
  };
  if (!isOf(out.name, "abcdefghijklmnopqrstuvwxyz0123456789-")) return std::nullopt;
  if (!isOf(out.language, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_")) return std::nullopt;
  return out;
}

}  // namespace searchlight::lessons
