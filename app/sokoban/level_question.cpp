// app/sokoban/level_question.cpp: words to options and back, and the search's own words.
#include "app/sokoban/level_question.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>
#include <utility>

namespace searchlight::ui {
namespace {

// For lupdate: these functions belong to no class.
struct LevelTexts {
  Q_DECLARE_TR_FUNCTIONS(LevelTexts)
};

constexpr int kIdeas = static_cast<int>(sokoban::kIdeaNames.size());

QString squareText(const sokoban::Board& level, sokoban::Cell cell) {
  const Point p = level.point(cell);
  return QStringLiteral("%1, %2").arg(p.x).arg(p.y);
}

bool* ideaOf(sokoban::Ideas& ideas, int idea) {
  const std::array<bool*, 4> all{&ideas.deadSquares, &ideas.freeze, &ideas.corral, &ideas.matching};
  return all[static_cast<std::size_t>(idea)];
}

// The box that was pushed between two nodes: from where, and to where.
std::optional<std::pair<sokoban::Cell, sokoban::Cell>> pushBetween(const search::Session& session,
                                                                   search::NodeId from, search::NodeId to) {
  const auto before = sokoban::positionOf(session, from), after = sokoban::positionOf(session, to);
  if (!before || !after) return std::nullopt;
  std::vector<sokoban::Cell> gone, come;
  std::ranges::set_difference(before->boxes, after->boxes, std::back_inserter(gone));
  std::ranges::set_difference(after->boxes, before->boxes, std::back_inserter(come));
  if (gone.size() != 1 || come.size() != 1) return std::nullopt;
  return std::pair(gone.front(), come.front());
}

}  // namespace

bool hasIdea(const sokoban::Ideas& ideas, int idea) {
  sokoban::Ideas copy = ideas;
  return *ideaOf(copy, idea);
}
void setIdea(sokoban::Ideas& ideas, int idea, bool isOn) { *ideaOf(ideas, idea) = isOn; }

setup::Words wordsOf(const LevelOptions& options) {
  setup::Words out;
  out.set("metric", std::string(sokoban::kMetricNames[static_cast<std::size_t>(options.question.metric)]));
  std::string without;
  for (int idea = 0; idea < kIdeas; ++idea)
    if (!hasIdea(options.question.ideas, idea)) {
      if (!without.empty()) without += ',';
      without += sokoban::kIdeaNames[static_cast<std::size_t>(idea)];
    }
  out.set("without", without);
  for (const auto& [name, value] : wordsOf(options.search)) out.set(name, value);
  return out;
}

std::optional<std::string> takeWords(LevelOptions& options, const setup::Words& words) {
  LevelOptions taken = options;
  if (const std::string* word = words.find("metric")) {
    const auto at = std::ranges::find(sokoban::kMetricNames, *word);
    if (at == sokoban::kMetricNames.end()) return std::string("metric: must be pushes or moves");
    taken.question.metric = static_cast<sokoban::Metric>(at - sokoban::kMetricNames.begin());
  }
  if (const std::string* word = words.find("without")) {
    taken.question.ideas = {};
    std::string_view left = *word;
    while (!left.empty()) {
      const std::string_view name = left.substr(0, left.find(','));
      const auto at = std::ranges::find(sokoban::kIdeaNames, name);
      if (at == sokoban::kIdeaNames.end())
        return std::string("without: must be some of dead-squares, freeze, corral and matching");
      setIdea(taken.question.ideas, static_cast<int>(at - sokoban::kIdeaNames.begin()), false);
      left.remove_prefix(std::min(left.size(), name.size() + 1));
    }
  }
  if (auto wrong = takeWords(taken.search, words, sokoban::canSearch, "cannot search levels")) return wrong;
  options = taken;
  return std::nullopt;
}

WatchedRun::Factory factoryOf(const sokoban::Board& level, const LevelOptions& options,
                              std::shared_ptr<search::MemoryBudget> memory) {
  return factoryOf(std::make_shared<const sokoban::Ground>(level), options, std::move(memory));
}

WatchedRun::Factory factoryOf(const sokoban::SharedGround& level, const LevelOptions& options,
                              std::shared_ptr<search::MemoryBudget> memory) {
  return [level, options,
          memory = std::move(memory)](search::Recording recording) -> std::unique_ptr<search::Session> {
    search::SessionOptions asked;
    asked.algorithm = options.search.algorithm;
    asked.weight = options.search.weight;
    asked.ties = options.search.ties;
    asked.recording = recording;
    asked.budget = memory;
    return sokoban::makeSession(level, options.question, asked);
  };
}

NodeNames namesOf(const sokoban::Board& level, const LevelOptions& options) {
  NodeNames names;
  names.node = [](const search::Session& session, search::NodeId n) {
    return QString::fromStdString(session.stateText(n));
  };
  names.nodeMeaning = [metric = options.question.metric] {
    if (metric == sokoban::Metric::Moves)
      return LevelTexts::tr(
          "A node is where the worker stands after a push and where the boxes are: "
          "\"worker: box box ..\", each by column and row from 0.");
    return LevelTexts::tr(
        "A node is where the boxes are and which part of the floor the worker is in, called by its first "
        "square: \"worker: box box ..\", each by column and row from 0.");
  };
  names.usesHeuristic = search::info(options.search.algorithm).usesHeuristic;
  names.move = [level](const search::Session& session, search::NodeId from, search::NodeId to,
                       const std::string& text) {
    const auto push = pushBetween(session, from, to);
    if (!push) return QString::fromStdString(text);
    const Point a = level.point(push->first), b = level.point(push->second);
    const QString place = squareText(level, push->first);
    // Which of four it is in words of their own, for languages that bend them.
    if (b.x < a.x) return LevelTexts::tr("box %1 is pushed left").arg(place);
    if (b.x > a.x) return LevelTexts::tr("box %1 is pushed right").arg(place);
    if (b.y < a.y) return LevelTexts::tr("box %1 is pushed up").arg(place);
    return LevelTexts::tr("box %1 is pushed down").arg(place);
  };
  names.deadlock = [](const search::Session&, std::uint8_t reason) {
    switch (static_cast<sokoban::Deadlock>(reason)) {
      case sokoban::Deadlock::DeadSquare:
        return LevelTexts::tr("from that square no box can ever come to a goal");
      case sokoban::Deadlock::Frozen:
        return LevelTexts::tr(
            "the box and what holds it can never move again, and not all of them are on goals");
      case sokoban::Deadlock::NoMatching:
        return LevelTexts::tr("there is no way any more to give every box a goal of its own");
      case sokoban::Deadlock::None: break;
    }
    return QString();
  };
  names.barrier = [](const search::Session&, const search::TracePlayer&) {
    return LevelTexts::tr("No order of pushes brings all boxes to goals.");
  };
  return names;
}

QString metricTitle(sokoban::Metric metric) {
  return metric == sokoban::Metric::Pushes ? LevelTexts::tr("Pushes") : LevelTexts::tr("Moves");
}

QString ideaTitle(int idea) {
  switch (idea) {
    case 0: return LevelTexts::tr("Dead squares");
    case 1: return LevelTexts::tr("Frozen boxes");
    case 2: return LevelTexts::tr("Corrals");
    default: return LevelTexts::tr("Matching");
  }
}

QString ideaMeaning(int idea) {
  switch (idea) {
    case 0: return LevelTexts::tr("No box is pushed onto a square from which it could never come to a goal.");
    case 1:
      return LevelTexts::tr("States in which boxes hold each other for good, off the goals, are given up.");
    case 2:
      return LevelTexts::tr(
          "Where an area that the worker is shut out of must be opened, nothing else is tried "
          "meanwhile; counting pushes only.");
    default:
      return LevelTexts::tr(
          "What is still needed is estimated with a goal for every box of its own, not with the "
          "nearest goal of each.");
  }
}

}  // namespace searchlight::ui
