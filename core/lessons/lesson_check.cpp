// core/lessons/lesson_check.cpp: everything that a lesson promises is tried.
#include "core/lessons/lesson_check.h"

#include <limits>
#include <vector>

#include "core/geometry/point_text.h"
#include "core/grid/route_set_up.h"
#include "core/lessons/question.h"
#include "core/lessons/run.h"
#include "core/lessons/stated_rules.h"
#include "core/text/line_reader.h"

namespace searchlight::lessons {
namespace {

Point sizeOf(const Asked& asked) {
  if (const auto* route = std::get_if<AskedRoute>(&asked))
    return {route->document.map.width(), route->document.map.height()};
  if (const auto* slides = std::get_if<AskedSlides>(&asked))
    return {slides->board.width(), slides->board.height()};
  if (const auto* level = std::get_if<AskedLevel>(&asked))
    return {level->level.width(), level->level.height()};
  const int side = std::get<AskedBall>(asked).board.size();
  return {side, side};
}

// As the window has room for.
constexpr std::size_t kLeastCompared = 2, kMostCompared = 8;
constexpr std::size_t kNoStep = std::numeric_limits<std::size_t>::max();

class Check {
 public:
  Check(const Lesson& lesson, std::uint64_t boards, const std::stop_token& stop)
      : m_lesson(lesson), m_boards(boards), m_stop(stop), m_runs(lesson) {}

  LessonChecked run() {
    const std::vector<std::size_t> last = lastSteps();
    for (std::size_t i = 0; i < m_lesson.setUps.size(); ++i) {
      if (m_lesson.setUps[i].setUp.page == setup::kComparePage)
        comparison(m_lesson.setUps[i]);
      else
        (void)m_runs.of(i, m_stop);
      if (last[i] == kNoStep) m_runs.drop(i);
    }
    figures(m_lesson.summary, {});
    for (std::size_t i = 0; i < m_lesson.steps.size(); ++i) {
      step(i);
      for (std::size_t s = 0; s < last.size(); ++s)
        if (last[s] == i) m_runs.drop(s);
    }
    return m_done;
  }

 private:
  [[noreturn]] void fail(int line, const std::string& what) const {
    // What seems not to work when it was stopped may only have had no time.
    throw FormatError(m_lesson.fileName, line, m_stop.stop_requested() ? std::string(kWasStopped) : what);
  }

  // The step that speaks of the set-up's run last. What the summary alone speaks of is short, and made again.
  std::vector<std::size_t> lastSteps() const {
    std::vector<std::size_t> out(m_lesson.setUps.size(), kNoStep);
    for (std::size_t i = 0; i < m_lesson.steps.size(); ++i) {
      const Step& step = m_lesson.steps[i];
      if (step.setUp) out[*step.setUp] = i;
      for (const Paragraph& paragraph : step.text)
        for (const Span& span : paragraph.spans)
          for (const std::string& name : {span.figure.first.run, span.figure.second.run})
            if (const NamedSetUp* named = m_lesson.find(name))
              out[static_cast<std::size_t>(named - m_lesson.setUps.data())] = i;
    }
    return out;
  }

  // Each of its searches, on the board of all.
  void comparison(const NamedSetUp& named) const {
    const std::vector<setup::Words>& runs = named.setUp.runs;
    if (runs.size() < kLeastCompared || runs.size() > kMostCompared)
      fail(named.line, "runs: the number must be from " + std::to_string(kLeastCompared) + " to " +
                           std::to_string(kMostCompared));
    for (const setup::Words& words : runs) {
      setup::SetUp one = named.setUp;
      const std::string* world = one.view.find("world");
      one.page = world ? *world : std::string(grid::kMapLab);
      one.runs.clear();
      for (const auto& [name, value] : words) one.question.set(name, value);
      const Run run(one, m_lesson.fileName, named.line, m_stop);
    }
  }

  void step(std::size_t i) {
    const Step& step = m_lesson.steps[i];
    ++m_done.steps;
    if (step.moment) {
      if (!m_runs.position(i, m_stop))
        fail(step.moment->line, "no search before this moment: add a set-up or run");
      ++m_done.moments;
    }
    figures(step.text, i);
    highlights(step);
    for (const QuestionBlock& block : step.questions) question(block, i);
  }

  void figures(const std::vector<Paragraph>& text, std::optional<std::size_t> step) {
    for (const Paragraph& paragraph : text)
      for (const Span& span : paragraph.spans)
        if (span.kind == Span::Kind::Figure) {
          (void)m_runs.value(span.figure, step, m_stop);
          ++m_done.figures;
        }
  }

  void highlights(const Step& step) {
    for (const Highlight& h : step.highlights) {
      if (!step.setUp) fail(h.line, "no board before this highlight: add a set-up");
      if (m_lesson.setUps[*step.setUp].setUp.page == setup::kComparePage) continue;
      const Run& run = m_runs.of(*step.setUp, m_stop);
      const Point size = sizeOf(run.asked());
      for (const Point cell : h.cells)
        if (cell.x >= size.x || cell.y >= size.y)
          fail(h.line, "the cell " + coordinates(cell) + " is outside the board");
    }
  }

  void question(const QuestionBlock& block, std::size_t step) {
    const std::uint64_t boards = block.isByChance ? m_boards : 1;
    for (std::uint64_t seed = 1; seed <= boards; ++seed) {
      const auto question = makeQuestion(m_lesson, block, seed, m_stop);
      if (!question) fail(block.line, "a question of this kind is not possible here");
      const auto right = rightAnswer(*question, m_stop), wrong = wrongAnswer(*question, m_stop);
      if (!right || !judge(*question, *right, m_stop).isRight)
        fail(block.line, "no answer to this question is right");
      if (!wrong || judge(*question, *wrong, m_stop).isRight)
        fail(block.line, "every answer to this question is right");
      if (const auto unsaid = unstatedRule(m_lesson, step, *question, m_stop))
        fail(block.line, "the right answer depends on " + unsaid->option + " " + unsaid->value +
                             ", which no text before it says, such as " + inQuotes(unsaid->wording));
    }
    ++m_done.questions;
  }

  const Lesson& m_lesson;
  std::uint64_t m_boards;
  const std::stop_token& m_stop;
  LessonRuns m_runs;
  LessonChecked m_done;
};

}  // namespace

LessonChecked checkLesson(const Lesson& lesson, std::uint64_t boards, const std::stop_token& stop) {
  return Check(lesson, boards, stop).run();
}

}  // namespace searchlight::lessons
