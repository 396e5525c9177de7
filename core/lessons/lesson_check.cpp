// core/lessons/lesson_check.cpp: everything that a lesson promises is tried.
#include "core/lessons/lesson_check.h"

#include <algorithm>
#include <initializer_list>
#include <limits>
#include <sstream>
#include <utility>
#include <vector>

#include "core/geometry/point.h"
#include "core/grid/route_command.h"
#include "core/lessons/question.h"
#include "core/lessons/run.h"
#include "core/text/line_reader.h"
#include "core/text/utf8.h"

namespace searchlight::lessons {

namespace {

using Name = std::string_view;

// A value, and what says so.
struct Value {
  Name name;
  std::vector<Name> wordings;
};
struct Rule {
  Name page;  // empty: of every one
  Name option;
  bool isOfCosts;  // next and order do not ask for it
  std::vector<Value> values;
};

const std::vector<Rule>& rules() {
  static const std::vector<Rule> kRules{
      {"",
       "ties",
       false,
       {{"last-in",
         {"last in", "came last", "comes last", "added last", "last that came", "the last comes first",
          "后进先出", "后来的先", "最后放进去", "最后加入"}},
        {"first-in",
         {"first in", "came first", "comes first", "added first", "waited longest", "先进先出", "先来的先",
          "等得最久", "最先加入"}},
        {"coarse", {"coarse", "eighths of a step", "粗略", "八分之一"}}}},
      {"map-lab", "order", false, {}},  // of any arrangement
      {"map-lab",
       "neighbours",
       true,
       {{"4",
         {"no diagonal", "four neighbours", "4 neighbours", "4-connected", "up, left, right",
          "up, down, left", "down, right, up", "不能斜走", "四个邻", "4 邻", "上、左、右", "上、下、左",
          "下、右、上"}},
        {"8", {"eight neighbours", "8 neighbours", "8-connected", "diagonal", "八个邻", "8 邻", "斜"}}}},
      {"map-lab",
       "costs",
       true,
       {{"unit",
         {"each step costs 1", "every step costs 1", "number of steps", "每走一步花 1", "每一步花 1",
          "每走一步的代价是 1", "步数"}},
        {"10-14", {"costs 10", "cost of 10", "花 10", "代价是 10", "代价为 10"}},
        {"sqrt2", {"√2", "square root of 2", "2 的平方根"}}}},
      {"map-lab",
       "corners",
       true,
       {{"never", {"corner", "墙角"}}, {"one", {"corner", "墙角"}}, {"any", {"corner", "墙角"}}}},
      {"klotski",
       "metric",
       false,
       {{"moves", {"is one move", "counts as one move", "算一着", "算一步"}},
        {"straight", {"straight", "直"}},
        {"steps", {"each cell", "cell by cell", "slide costs 1", "每一格", "每滑一次"}}}},
      {"sokoban", "metric", false, {{"pushes", {"push", "推"}}, {"moves", {"step", "步"}}}},
  };
  return kRules;
}

// "ulrd" as a sentence has it.
std::string orderInWords(Name order, std::initializer_list<std::pair<char, Name>> names, Name between) {
  std::string out;
  for (const char letter : order)
    for (const auto& [known, name] : names)
      if (letter == known) out.append(out.empty() ? Name() : between).append(name);
  return out;
}

// Line ends are blanks.
void append(std::string& text, const std::vector<Paragraph>& paragraphs) {
  for (const Paragraph& paragraph : paragraphs) {
    for (const Span& span : paragraph.spans)
      if (span.kind != Span::Kind::Figure) text += span.text;
    text += ' ';
  }
}
std::string textBefore(const Lesson& lesson, std::size_t step) {
  std::string text;
  append(text, lesson.summary);
  for (std::size_t i = 0; i <= step; ++i) {
    text += lesson.steps[i].title + ' ';
    append(text, lesson.steps[i].text);
  }
  std::ranges::replace(text, '\n', ' ');
  return asciiLowered(text);
}

// "costs 10" does not say "costs 1".
bool says(Name text, Name wording) {
  const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
  for (std::size_t at = text.find(wording); at != Name::npos; at = text.find(wording, at + 1)) {
    const std::size_t end = at + wording.size();
    if (!isDigit(wording.back()) || end == text.size() || !isDigit(text[end])) return true;
  }
  return false;
}

// All words of what is asked, also those that its block leaves out.
setup::Words allWords(const Asked& asked) {
  if (const auto* route = std::get_if<AskedRoute>(&asked)) {
    setup::Words out;  // what was left to the program, too
    for (const auto& row : grid::routeOptions())
      if (std::optional<std::string> word = row.get(route->question)) out.set(row.key, std::move(*word));
    return out;
  }
  if (const auto* slides = std::get_if<AskedSlides>(&asked))
    return setup::wordsOf(klotski::slideOptions(), slides->options);
  if (const auto* level = std::get_if<AskedLevel>(&asked))
    return setup::wordsOf(sokoban::levelOptions(), level->options);
  return setup::wordsOf(lines::ballOptions(), std::get<AskedBall>(asked).options);
}

std::vector<std::string> otherValues(const Rule& rule, const std::string& value) {
  if (rule.option == "order") {
    std::string turned(value.rbegin(), value.rend()), shifted = value;
    std::rotate(shifted.begin(), shifted.begin() + 1, shifted.end());
    return {std::move(turned), std::move(shifted)};
  }
  std::vector<std::string> out;
  for (const Value& other : rule.values)
    if (other.name != value) out.emplace_back(other.name);
  return out;
}

std::size_t expansionsUntil(const search::Trace& trace, std::size_t position) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < position; ++i) count += trace[i].kind == search::EventKind::Expand ? 1 : 0;
  return count;
}

// The same question of a board that is searched by other rules; nothing where it cannot be searched so.
std::optional<Question> asked(const Question& question, Name option, const std::string& value,
                              const std::stop_token& stop) {
  Question out = question;
  out.setUp.question.set(option, value);
  const bool isOfMoment = question.kind == QuestionKind::Next || question.kind == QuestionKind::Order;
  try {
    const Run run(out.setUp, out.fileName, out.line, stop);
    if (!isOfMoment) return out;
    const Run before(question.setUp, out.fileName, out.line, stop);
    std::size_t left = expansionsUntil(before.trace(), question.position);
    for (out.position = 0; out.position < run.end(); ++out.position)
      if (run.trace()[out.position].kind == search::EventKind::Expand && left-- == 0) return out;
    return std::nullopt;  // it has ended by then
  } catch (const FormatError&) {
    if (stop.stop_requested()) throw;
    return std::nullopt;
  }
}

bool dependsOn(const Rule& rule, const std::string& value, const Question& question,
               const std::stop_token& stop) {
  const std::optional<Answer> right = rightAnswer(question, stop);
  const bool hasSeveral = question.kind == QuestionKind::Dead || question.kind == QuestionKind::Move;
  const std::optional<Answer> wrong = hasSeveral ? wrongAnswer(question, stop) : std::nullopt;
  for (const std::string& other : otherValues(rule, value)) {
    const std::optional<Question> changed = asked(question, rule.option, other, stop);
    if (!changed || !right) continue;
    const Verdict again = judge(*changed, *right, stop);
    const bool isKnown = again.why != Verdict::Why::Undecided && again.why != Verdict::Why::CannotAsk;
    if ((isKnown && !again.isRight) || (wrong && judge(*changed, *wrong, stop).isRight)) return true;
  }
  return false;
}

}  // namespace

std::vector<std::string> ruleWordings(Name page, Name option, Name value) {
  for (const Rule& rule : rules()) {
    if (rule.option != option || (!rule.page.empty() && rule.page != page)) continue;
    if (option == "order")
      return {orderInWords(value, {{'u', "up"}, {'l', "left"}, {'r', "right"}, {'d', "down"}}, ", "),
              orderInWords(value, {{'u', "上"}, {'l', "左"}, {'r', "右"}, {'d', "下"}}, "、")};
    for (const Value& known : rule.values)
      if (known.name == value) return {known.wordings.begin(), known.wordings.end()};
  }
  return {};
}

std::optional<UnstatedRule> unstatedRule(const Lesson& lesson, std::size_t step, const Question& question,
                                         const std::stop_token& stop) {
  const std::string text = textBefore(lesson, step);
  const setup::Words words = allWords(askedOf(question));
  const bool isOfMoment = question.kind == QuestionKind::Next || question.kind == QuestionKind::Order;
  for (const Rule& rule : rules()) {
    const std::string* value = words.find(rule.option);
    if (!value || (!rule.page.empty() && rule.page != question.setUp.page) || (rule.isOfCosts && isOfMoment))
      continue;
    const std::vector<std::string> wordings = ruleWordings(question.setUp.page, rule.option, *value);
    const auto isSaid = [&](const std::string& wording) { return says(text, wording); };
    if (wordings.empty() || std::ranges::any_of(wordings, isSaid)) continue;
    if (dependsOn(rule, *value, question, stop))
      return UnstatedRule{std::string(rule.option), *value, wordings.front()};
  }
  return std::nullopt;
}

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
