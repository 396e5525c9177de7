// app/sokoban/level_words.cpp: what only Sokoban tells of an event: which boxes, and why a state is a deadlock.
#include "app/sokoban/level_words.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <utility>
#include <vector>

#include "core/sokoban/board_event.h"
#include "core/sokoban/feature_session.h"
#include "core/sokoban/solve.h"
#include "widgets/sokoban/sokoban_texts.h"
#include "widgets/words/move_words.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {
namespace {

using search::Event;
using search::EventKind;
using search::Fate;
using search::kNoNode;
using search::NodeId;
using search::Reason;
using sokoban::Board;
using sokoban::Cell;

// Above it a bound says that a state is hopeless, and not how far it is.
constexpr search::Cost kMostTold = 1'000'000;

}  // namespace

// One event of a search.
class LevelSentence {
  Q_DECLARE_TR_FUNCTIONS(LevelWords)

 public:
  LevelSentence(LevelWords& words, const search::Session& session, std::size_t i)
      : m_words(words),
        m_level(words.m_level),
        m_metric(words.m_options.question.metric),
        m_session(session),
        m_i(i),
        m_e(session.trace()[i]),
        m_told(sokoban::eventOnBoard(session, i)),
        m_features(dynamic_cast<const sokoban::FeatureView*>(&session)) {
    nameBoxes();
  }

  QString sentence() const {
    const MoveWords words{
        .session = m_session,
        .event = m_i,
        .told = m_told,
        .move = push(),
        .state = tr("state", "a node, in sentences"),
        .start = tr("current position", "where the search begins, in sentences"),
        .counted = [this](search::Cost cost) { return countedText(cost); },
        .node = [this](NodeId node) { return m_words.node(m_session, node); },
        .mostTold = kMostTold,
    };
    switch (m_e.kind) {
      case EventKind::Goal:
        return m_session.sides() == 2
                   ? tr("No other meeting point gives a cheaper path: %1", "moves").arg(words.goalCost())
                   : tr("All boxes are on goals: %1").arg(words.goalCost());
      case EventKind::Duplicate:
        if (m_told.fate == Fate::IntoOpen) break;
        return tr("%1: duplicate; the state was already reached with %2", "a push, so many pushes")
            .arg(push(), countedText(m_e.gBefore));
      case EventKind::Prune:
        if (m_told.blame.reason == Reason::Other || m_told.blame.reason == Reason::None) break;
        if (!m_told.g) return tr("%1; deadlock: %2", "a push, why").arg(push(), whyDead());
        return tr("%1: %2; deadlock: %3", "a push, costs, why")
            .arg(push(), words.soFar(*m_told.g), whyDead());
      case EventKind::Expand: return words.sentence() + features() + corral();
      case EventKind::Generate: return words.sentence() + features();
      case EventKind::Backtrack:
        if (!m_features) break;
        return tr("“%1” is skipped: its position was expanded after another move", "a push")
            .arg(m_words.node(m_session, m_e.node));
      default: break;
    }
    return words.sentence();
  }

 private:
  // As they stand after the push, and the one that is pushed.
  void nameBoxes() {
    const NodeId known = m_told.parent == kNoNode ? m_told.node : m_told.parent;
    const auto position = sokoban::positionOf(m_session, known);
    const std::vector<int>& numbers = m_words.numbersIn(m_session, known);
    if (!position || numbers.size() != position->boxes.size()) return;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      Point place = m_level.point(position->boxes[i]);
      if (m_told.move && place == m_told.move->from) {
        m_told.move->piece = numbers[i];
        place = m_told.move->to;
      }
      m_names.emplace_back(place, numbers[i]);
    }
  }
  // Pushes or moves, as the question counts.
  QString countedText(search::Cost cost) const {
    return m_metric == sokoban::Metric::Pushes ? pushesText(cost) : movesText(cost);
  }
  QString push() const { return m_told.move ? pushText(*m_told.move, m_told.isBackward) : tr("A push"); }

  QString whyDead() const {
    const search::Blame& blame = m_told.blame;
    const QString boxes = boxNames(blame.pieces);
    switch (blame.reason) {
      case Reason::DeadCell: return deadSquareText(m_level, m_level.cell(blame.cells.front()));
      case Reason::Frozen:
        return blame.pieces.size() == 1
                   ? tr("it is frozen and not on a goal")
                   : tr("boxes %1 are frozen, and not all are on goals", "places").arg(boxes);
      case Reason::TooFewGoals:
        if (blame.goals.empty()) return tr("box %1 can no longer reach a goal", "place").arg(boxes);
        return tr("boxes %1 share too few reachable goals: %2", "places, places")
            .arg(boxes, places(blame.goals));
      case Reason::ShutOff:
        return (blame.fixed.size() == 1
                    ? tr("box %1, frozen on its goal, blocks other goals; too few remain for %2",
                         "place, places")
                    : tr("boxes %1, frozen on their goals, block other goals; too few remain for %2",
                         "places, places"))
            .arg(boxNames(blame.fixed), boxes);
      case Reason::Together:
        return tr("boxes %1 cannot all reach goals, even with no other box on the board", "places")
            .arg(boxes);
      case Reason::Corral:
      case Reason::Other:
      case Reason::None: break;
    }
    return {};
  }
  // By their letters; those of boxes that nobody knows apart by their squares, as they stand then.
  QString boxNames(const std::vector<Point>& points) const {
    std::vector<int> numbers;
    for (const Point p : points)
      if (const auto name = std::ranges::find(m_names, p, &std::pair<Point, int>::first);
          name != m_names.end())
        numbers.push_back(name->second);
    if (numbers.size() != points.size()) return places(points);
    std::ranges::sort(numbers);
    QStringList names;
    for (const int number : numbers) names << boxNameText(number);
    return names.join(tr(", ", "between letters of boxes"));
  }
  static QString places(const std::vector<Point>& points) {
    QStringList parts;
    for (const Point p : points) parts << placeText(p);
    return parts.join(tr("; "));
  }

  QString corral() const {
    if (m_told.blame.reason != Reason::Corral) return {};
    return (m_told.fate == Fate::Dead
                ? tr("; a corral can no longer be opened: none of the boxes %1 around it can be pushed",
                     "places")
                : tr("; a corral must be opened first: only boxes %1 are pushed", "places"))
        .arg(boxNames(m_told.blame.pieces));
  }

  // What the feature search counts, and whose turn it was.
  QString features() const {
    const auto told = m_features ? m_features->told(m_e.node) : std::nullopt;
    if (!told) return {};
    const bool isExpanded = m_e.kind == EventKind::Expand;
    QString text =
        tr("; %1", "what is counted of a position")
            .arg(featuresText(isExpanded ? told->counted : told->features, m_features->boxCount()));
    if (!isExpanded || m_e.parentAfter == kNoNode) return text;
    if (told->turnOf == sokoban::FeatureView::kNone) return text + tr("; made at once: it packs a box");
    return text +
           tr("; turn %1 of cell %2, weight %3", "numbers")
               .arg(countText(told->turn), countText(told->turnOf + std::size_t{1}), countText(told->weight));
  }

  LevelWords& m_words;
  const Board& m_level;
  sokoban::Metric m_metric;
  const search::Session& m_session;
  std::size_t m_i;
  const Event& m_e;
  search::BoardEvent m_told;
  const sokoban::FeatureView* m_features;      // null: no feature-space search
  std::vector<std::pair<Point, int>> m_names;  // where boxes are after the push, and their numbers
};

namespace {

// For lupdate: these functions belong to no class.
struct PushTexts {
  Q_DECLARE_TR_FUNCTIONS(PushTexts)
};

bool isWallBeside(const Board& level, Cell cell, Direction d) {
  return !level.isInside(level.beside(cell, d));
}

// Whether a wall goes along that side of the box as far as it can slide both ways, so that it never comes away from it.
bool isHeldByWall(const Board& level, Cell box, Direction side) {
  const bool isUpright = side == Direction::Left || side == Direction::Right;
  for (const Direction along :
       {isUpright ? Direction::Up : Direction::Left, isUpright ? Direction::Down : Direction::Right})
    for (Cell at = box; level.isInside(at); at = level.beside(at, along))
      if (!isWallBeside(level, at, side) || level.isGoal(at)) return false;
  return true;
}

}  // namespace

QString deadSquareText(const Board& level, Cell box) {
  const auto isWall = [&](Direction d) { return isWallBeside(level, box, d); };
  if ((isWall(Direction::Left) || isWall(Direction::Right)) &&
      (isWall(Direction::Up) || isWall(Direction::Down)))
    return PushTexts::tr("it can never leave the corner");
  for (const Direction side : sokoban::kStraight)
    if (isHeldByWall(level, box, side)) return PushTexts::tr("it can never leave the wall");
  return PushTexts::tr("no box can reach a goal from there");
}

LevelWords::LevelWords(const Board& level, const LevelOptions& options)
    : m_level(level), m_options(options) {}

int LevelWords::boxOn(Cell cell, const search::Session& session, NodeId node) {
  return plays(session) ? m_boxes.on(cell, session, *m_player, node) : -1;
}

const std::vector<int>& LevelWords::numbersIn(const search::Session& session, NodeId node) {
  static const std::vector<int> nothing;
  return plays(session) ? m_boxes.in(session, *m_player, node) : nothing;
}

QString LevelWords::node(const search::Session& session, NodeId node) {
  if (!plays(session)) return QString::fromStdString(session.stateText(node));
  const NodeId parent = m_player->node(node).parent;
  const QString push = parent == kNoNode ? QString() : move(session, parent, node);
  if (!push.isEmpty()) return push;
  const bool isStart = node == 0 || session.isBackward(node);
  return isStart && parent == kNoNode && m_player->node(node).status != search::NodeStatus::Unseen
             ? (node == 0 ? PushTexts::tr("the start") : PushTexts::tr("a solved state"))
             : QString::fromStdString(session.stateText(node));
}

QString LevelWords::move(const search::Session& session, NodeId from, NodeId to) {
  const auto push = sokoban::pushBetween(session, from, to);
  if (!push) return {};
  const bool isBack = session.isBackward(to);
  return pushText(
      {boxOn(push->first, session, from), m_level.point(push->first), m_level.point(push->second)}, isBack);
}

QString LevelWords::event(const search::Session& session, std::size_t event) {
  return LevelSentence(*this, session, event).sentence();
}

}  // namespace searchlight::ui
