// core/lessons/make_question.cpp: what can be asked of a board, and answers to it.
#include <algorithm>
#include <filesystem>
#include <unordered_map>
#include <utility>

#include "core/grid/map_format.h"
#include "core/lessons/question.h"
#include "core/random/random.h"

namespace searchlight::lessons {
namespace {

using search::Event;
using search::EventKind;
using search::NodeId;

// However cheap each is.
constexpr std::uint64_t kTries = 300;                  // boards, or places on one
constexpr std::uint64_t kWallTries = 400;              // drawings
constexpr std::size_t kMostEndsTried = 600;            // goals
constexpr std::uint64_t kDemandingTries = kTries / 2;  // until what boards there are will do
constexpr std::uint64_t kLeastExpanded = 6;
constexpr std::size_t kLeastWaiting = 3, kMostPlaces = 20;

// FNV-1a, the same everywhere.
std::uint64_t hashOf(std::string_view text) {
  std::uint64_t hash = 14695981039346656037U;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211U;
  return hash;
}

// ---- Places in a run ----------------------------------------------------------------------------------------------------------------

// Before each expansion at which some wait, by the index of its event.
std::vector<std::size_t> expansions(const Run& run) {
  std::vector<std::size_t> out;
  std::size_t open = 0;
  for (std::size_t i = 0; i < run.end(); ++i) {
    const Event& e = run.trace()[i];
    if (e.kind == EventKind::Expand && open >= kLeastWaiting) out.push_back(i);
    if (search::changesNode(e))
      open =
          open + (e.statusAfter == search::NodeStatus::Open) - (e.statusBefore == search::NodeStatus::Open);
  }
  return out;
}

// Back over what was only looked at and left OPEN as it is: told on the board, it would be taken for what is asked.
std::size_t beforeSkips(const Run& run, std::size_t position) {
  while (position > 0 && !search::changesNode(run.trace()[position - 1]) &&
         search::changesNothing(run.trace()[position - 1].kind))
    --position;
  return position;
}

// The state that the board tells of there.
std::string toldThere(const Run& run, std::size_t position) {
  return position > 0 ? run.session().stateText(run.trace()[position - 1].node) : std::string();
}

// Those that wait there and are taken before anything else happens to their state, each by its text. What waits on both sides, or
// will come to the other one first, would be taken twice, and nobody could say which is meant.
std::vector<std::string> takenUnchanged(const Run& run, std::size_t position) {
  const search::Session& session = run.session();
  struct First {
    NodeId node;
    bool isTaken;
  };
  std::unordered_map<NodeId, First> first;  // that happens to a state
  for (std::size_t i = position; i < run.end(); ++i) {
    const Event& e = run.trace()[i];
    if (search::changesNode(e) || e.kind == EventKind::Goal)
      first.emplace(session.stateNumber(e.node), First{e.node, isTaken(run, e)});
  }
  std::vector<std::string> out;
  const search::TracePlayer& player = run.at(position);
  for (const NodeId n : player.open()) {
    const auto at = first.find(session.stateNumber(n));
    const bool isOnBoth = session.sides() == 2 && player.status(n ^ 1U) == search::NodeStatus::Open;
    if (at != first.end() && at->second.isTaken && at->second.node == n && !isOnBoth)
      out.push_back(session.stateText(n));
  }
  std::ranges::sort(out);
  return out;
}

std::optional<Answer> answer(const Question& question, bool isRight, const std::stop_token& stop, Work& work);

struct Maker {
  const Lesson& lesson;
  const QuestionBlock& block;
  Random random;
  bool isDemanding;  // there is something to think about
  const std::stop_token& stop;
  Work& work;

  std::optional<Question> on(const setup::SetUp& setUp) {
    Question out{block.kind, setUp, 0, {}, lesson.fileName, block.line};
    const bool isFound = block.kind == QuestionKind::Next || block.kind == QuestionKind::Order ||
                                 block.kind == QuestionKind::Cost
                             ? isFoundInRun(out)
                             : hasBoth(out);
    if (!isFound) return std::nullopt;
    out.setUp.cursor = out.position;
    // A slide or a push is made in the game itself.
    if (!statesAreCells(setUp.page) && (block.kind == QuestionKind::Dead || block.kind == QuestionKind::Move))
      out.setUp.question.set("light", "no");
    return out;
  }

 private:
  // A board by chance whose search is too long is none to ask on, and there are others.
  bool isFoundInRun(Question& out) {
    try {
      return findInRun(out);
    } catch (const TooManyEvents&) {
      if (!block.isByChance) throw;
      work.spend(kMostEvents);
      return false;
    }
  }

  bool findInRun(Question& out) {
    const Run run(out.setUp, lesson.fileName, block.line, stop);
    work.spend(run.end() + out.setUp.board.text->size());
    if (isDemanding && run.session().stats().expanded < kLeastExpanded) return false;
    if (block.kind == QuestionKind::Cost) {
      out.position = block.moment ? run.position(*block.moment, lesson.fileName) : 0;
      return run.isSolved();
    }
    if (!block.moment) {
      std::vector<std::size_t> places = expansions(run);
      random.shuffle(std::span(places));
      places.resize(std::min(places.size(), kMostPlaces));
      return std::ranges::any_of(places, [&](std::size_t at) { return take(out, run, at); });
    }
    const auto at = expansionFrom(run.trace(), run.position(*block.moment, lesson.fileName));
    return at && run.at(*at).openCount() >= 2 && take(out, run, *at);
  }

  // False where there are no three to be put in order.
  bool take(Question& out, const Run& run, std::size_t at) {
    out.position = beforeSkips(run, at);
    if (block.kind == QuestionKind::Next) return true;
    out.choices = takenUnchanged(run, at);
    if (!block.moment || out.choices.size() > 3) std::erase(out.choices, toldThere(run, out.position));
    if (out.choices.size() < 3) return false;
    random.shuffle(std::span(out.choices));
    out.choices.resize(3);
    return true;
  }

  // A goal or walls that are an answer as they are would leave nothing to do.
  bool hasBoth(const Question& question) const {
    if (asksForCostlier(block.kind) && costsOf(question.setUp, stop, work).isCostlier()) return false;
    return answer(question, true, stop, work) && answer(question, false, stop, work);
  }
};

// ---- Answers ------------------------------------------------------------------------------------------------------------------------

// The first of these that the judge says so of.
template <class Answers>
std::optional<Answer> firstThat(const Question& question, bool isRight, const Answers& answers,
                                const std::stop_token& stop, Work& work) {
  for (const Answer& answer : answers) {
    if (work.isDone() || stop.stop_requested()) break;
    const Verdict verdict = judge(question, answer, stop, work);
    if (verdict.isRight == isRight && verdict.why != Verdict::Why::Undecided &&
        verdict.why != Verdict::Why::CannotAsk)
      return answer;
  }
  return std::nullopt;
}

std::vector<Answer> moves(const Question& question) {
  std::vector<Answer> out;
  for (const auto& move : movesOf(askedOf(question))) out.push_back({.move = move});
  return out;
}

// Goals in no order that the eye could guess.
std::vector<Answer> goals(const Question& question) {
  std::vector<Answer> out;
  const Asked asked = askedOf(question);
  const auto* route = std::get_if<AskedRoute>(&asked);
  if (!route) return out;
  const grid::Map& map = route->document.map;
  for (int y = 0; y < map.height(); ++y)
    for (int x = 0; x < map.width(); ++x)
      if (map.isFree({x, y}) && Point{x, y} != route->question.from) out.push_back({.goal = Point{x, y}});
  Random random(1);
  random.shuffle(std::span(out));
  out.resize(std::min(out.size(), kMostEndsTried));
  return out;
}

std::optional<Answer> drawing(const Question& question, bool isRight, const std::stop_token& stop,
                              Work& work) {
  const Asked asked = askedOf(question);
  const auto* route = std::get_if<AskedRoute>(&asked);
  if (!route) return std::nullopt;
  for (std::uint64_t i = 0; i < kWallTries && !work.isDone() && !stop.stop_requested(); ++i) {
    grid::MapDocument document = route->document;
    Random random(i);
    const double walls = static_cast<double>(i) / static_cast<double>(kWallTries) * 0.5;
    for (int y = 0; y < document.map.height(); ++y)
      for (int x = 0; x < document.map.width(); ++x)
        if (const Point p{x, y}; p != route->question.from && p != route->question.to && random.chance(walls))
          document.map.setWeight(p, grid::kWall);
    const Answer answer{.board = grid::writePlainMap(document)};
    const Verdict verdict = judge(question, answer, stop, work);
    if (verdict.isRight == isRight && verdict.why != Verdict::Why::Undecided &&
        verdict.why != Verdict::Why::CannotAsk)
      return answer;
  }
  return std::nullopt;
}

Answer inOrder(const Question& question, const Run& run) {
  Answer out;
  for (const auto& [at, node] : choicesInOrder(run, question))
    out.states.push_back(run.session().stateText(node));
  return out;
}

// The kinds that are about a recorded run.
std::optional<Answer> answerInRun(const Question& question, bool isRight, const std::stop_token& stop) {
  const Run run(question.setUp, question.fileName, question.line, stop);
  if (question.kind == QuestionKind::Cost)
    return run.isSolved() ? std::optional(Answer{.number = run.cost() + (isRight ? 0 : 1)}) : std::nullopt;
  if (question.kind == QuestionKind::Order) {
    Answer out = inOrder(question, run);
    if (!isRight) std::ranges::reverse(out.states);
    return out;
  }
  const NodeId next =
      run.trace()[expansionFrom(run.trace(), question.position).value_or(question.position)].node;
  if (isRight) return Answer{.states = {run.session().stateText(next)}};
  for (const NodeId n : run.at(question.position).open())
    if (n / run.session().sides() != next / run.session().sides())
      return Answer{.states = {run.session().stateText(n)}};
  return std::nullopt;
}

std::optional<Answer> answer(const Question& question, bool isRight, const std::stop_token& stop,
                             Work& work) {
  switch (question.kind) {
    case QuestionKind::Next:
    case QuestionKind::Order:
    case QuestionKind::Cost: return answerInRun(question, isRight, stop);
    case QuestionKind::Fail: return firstThat(question, isRight, goals(question), stop, work);
    case QuestionKind::Mislead: return drawing(question, isRight, stop, work);
    case QuestionKind::Dead:
    case QuestionKind::Move: break;
  }
  return firstThat(question, isRight, moves(question), stop, work);
}

// Whether the search always finds the cheapest way on boards like this one, wherever the goal is and walls are drawn.
bool neverFails(const Asked& asked) {
  const auto* route = std::get_if<AskedRoute>(&asked);
  return route && route->question.options.promisesOptimum(route->document.map.isUniform());
}

// Which domain a question can be about.
bool isAbout(QuestionKind kind, const Asked& asked) {
  const auto* level = std::get_if<AskedLevel>(&asked);
  const bool isPath = level && level->options.asked != sokoban::LevelOptions::Asked::Level;
  switch (kind) {
    case QuestionKind::Fail:
    case QuestionKind::Mislead: return std::holds_alternative<AskedRoute>(asked);
    case QuestionKind::Dead: return level && !isPath;
    case QuestionKind::Move: return !isPath;
    default: return true;
  }
}

}  // namespace

std::optional<Question> makeQuestion(const Lesson& lesson, const QuestionBlock& block, std::uint64_t seed,
                                     const std::stop_token& stop) {
  const NamedSetUp& named = lesson.setUps.at(block.setUp);
  const setup::SetUp& like = named.setUp;
  const Asked asked = askedFrom(named, lesson.fileName);
  if (!isAbout(block.kind, asked))
    throw FormatError(lesson.fileName, block.line,
                      "a question " + std::string(kQuestionNames[static_cast<std::size_t>(block.kind)]) +
                          " cannot be asked about this board");
  if (asksForCostlier(block.kind) && neverFails(asked)) return std::nullopt;
  // Two lessons with like set-ups do not ask on the same boards; in all its languages a lesson does.
  const std::string path = std::filesystem::path(lesson.fileName).filename().string();
  const std::optional<LessonFileName> file = lessonFileName(path);
  Random seeds(seed ^ hashOf(file ? file->name : path));
  Work work;
  const bool isByPlace = block.kind == QuestionKind::Next || block.kind == QuestionKind::Order;
  const std::uint64_t tries = block.isByChance || (isByPlace && !block.moment) ? kTries : 1;
  for (std::uint64_t i = 0; i < tries && !work.isDone() && !stop.stop_requested(); ++i) {
    const std::uint64_t drawn = seeds.next();
    const bool isDemanding = block.isByChance && i < kDemandingTries;
    Maker maker{lesson, block, Random(drawn), isDemanding, stop, work};
    const auto setUp = block.isByChance ? boardByChance(like, block.kind, drawn, isDemanding, stop, work)
                                        : std::optional(setUpOf(asked, like));
    if (!setUp) continue;
    if (std::optional<Question> question = maker.on(*setUp)) return question;
  }
  if (stop.stop_requested()) throw FormatError(lesson.fileName, block.line, kWasStopped);
  return std::nullopt;
}

std::optional<Answer> rightAnswer(const Question& question, const std::stop_token& stop) {
  Work work;
  return answer(question, true, stop, work);
}
std::optional<Answer> wrongAnswer(const Question& question, const std::stop_token& stop) {
  Work work;
  return answer(question, false, stop, work);
}

}  // namespace searchlight::lessons
