// app/klotski/slide_words.cpp: the sentences, one for each kind of event.
#include "app/klotski/slide_words.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <utility>

#include "core/search/deepening.h"
#include "core/search/event.h"
#include "core/trace/breakpoint.h"
#include "core/trace/player_queries.h"
#include "widgets/klotski/klotski_texts.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

using search::Algorithm;
using search::BoardEvent;
using search::Cost;
using search::Event;
using search::EventKind;
using search::Fate;
using search::kNoNode;
using search::NodeId;

// One event of a search.
class SlideSentence {
  Q_DECLARE_TR_FUNCTIONS(SlideSentence)

 public:
  SlideSentence(SlideWords& words, const search::Session& session, std::size_t i)
      : m_words(words), m_session(session), m_i(i), m_e(session.trace()[i]), m_told(told()) {}

  QString sentence() {
    if (needsSlide() && m_slide.isEmpty()) return {};
    switch (m_e.kind) {
      case EventKind::Generate: return generated();
      case EventKind::Relax:
        return tr("%1: a cheaper path to a position in %2, %3 instead of %4", "a slide, list, costs, cost")
            .arg(m_slide, openName(), costs(m_e.gAfter), countText(m_e.gBefore));
      case EventKind::Reopen:
        return tr("%1: a cheaper path moves a position from CLOSED back to %2, %3 instead of %4",
                  "a slide, list, costs, cost")
            .arg(m_slide, openName(), costs(m_e.gAfter), countText(m_e.gBefore));
      case EventKind::Duplicate: return duplicate();
      case EventKind::Prune: return tr("%1: pruned, the position is unsolvable", "a slide").arg(m_slide);
      case EventKind::Cut: return cut();
      case EventKind::Expand: return expanded();
      case EventKind::Backtrack:
        return m_e.parentAfter == kNoNode || m_slide.isEmpty()
                   ? QString()
                   : tr("Every successor has been tried: backtracking from “%1”", "a slide").arg(m_slide);
      case EventKind::Meet: return met();
      case EventKind::Goal: return goal();
      case EventKind::Route:
        return m_told.move
                   ? tr("Route: %1, %2", "a slide, so many moves so far").arg(m_slide, soFar(*m_told.g))
                   : tr("Route: the start position");
      case EventKind::Scan:
      case EventKind::Round: break;
    }
    return {};
  }

 private:
  // What moves, in the position that it moves in, and its slide in words.
  BoardEvent told() {
    BoardEvent event = search::stateEvent(m_session, m_i);
    if (event.parent == kNoNode) return event;
    const SlideWords::Known from = m_words.known(m_session, event.parent);
    event = klotski::eventOnBoard(m_words.m_paths.board(), m_session, m_i, from.position);
    if (event.move) m_slide = slideText(*event.move, from.names);
    return event;
  }
  bool needsSlide() const {
    return m_e.kind == EventKind::Route ? m_told.parent != kNoNode
                                        : m_told.fate != Fate::None && m_told.parent != kNoNode;
  }

  QString openName() const {
    if (m_session.sides() == 1) return QStringLiteral("OPEN");
    return m_session.isBackward(m_e.node) ? tr("the goal's OPEN") : tr("the start's OPEN");
  }
  QString counted(Cost cost) const { return countedText(cost, m_words.m_options.count); }
  QString soFar(Cost g) const { return tr("%1 so far", "moves").arg(counted(g)); }
  // "9 moves so far, at least 23 in all".
  QString costs(Cost g) const {
    if (m_session.isBackward(m_e.node)) return tr("%1 from a goal", "moves").arg(counted(g));
    if (!m_session.usesHeuristic()) return soFar(g);
    return tr("%1, at least %2 in total", "9 moves so far, a number")
        .arg(soFar(g), countText(g + m_session.heuristic(m_e.node)));
  }

  QString generated() const {
    if (m_e.parentAfter == kNoNode)
      return m_session.isBackward(m_e.node)
                 ? tr("A solved position is added to %1: the search from the goal also starts here")
                       .arg(openName())
                 : tr("The start position is added to %1: %2", "list, costs")
                       .arg(openName(), costs(m_e.gAfter));
    if (m_session.algorithm() == Algorithm::DepthFirst)
      return tr("%1: %2; put on the stack", "a slide, costs").arg(m_slide, costs(m_e.gAfter));
    return tr("%1: %2; added to %3", "a slide, costs, list").arg(m_slide, costs(m_e.gAfter), openName());
  }

  QString duplicate() const {
    if (m_told.fate == Fate::IntoOpen)
      return tr("%1 is possible: %2", "a slide, costs").arg(m_slide, costs(*m_told.g));
    if (m_told.fate == Fate::Beyond)
      return tr("%1: skipped, the cost of this path is too high", "a slide").arg(m_slide);
    if (m_told.before == std::optional(m_e.node))
      return tr("%1: skipped, it only undoes the previous move", "a slide").arg(m_slide);
    const klotski::Board& board = m_words.m_paths.board();
    const bool hasEquals =
        std::ranges::any_of(board.kinds(), [](const klotski::Kind& kind) { return kind.pieces.size() > 1; });
    const bool isFolded = m_words.m_options.mirrors == klotski::Mirrors::Folded && board.isOfFamily();
    const QString said =
        isFolded ? hasEquals
                       ? tr("%1: skipped, the same position or its mirror image (identical pieces are "
                            "interchangeable) was already reached with %2",
                            "a slide, so many moves")
                       : tr("%1: skipped, the same position or its mirror image was already reached with %2",
                            "a slide, so many moves")
        : hasEquals
            ? tr("%1: skipped, the same position (identical pieces are interchangeable) was already reached "
                 "with %2",
                 "a slide, so many moves")
            : tr("%1: skipped, the same position was already reached with %2", "a slide, so many moves");
    return said.arg(m_slide, counted(m_e.gBefore));
  }

  QString cut() const {
    const std::size_t begun = search::roundsBegun(m_session, m_i + 1);
    if (!m_told.g || begun == 0) return {};
    return tr("%1: %2; cut off because it exceeds the bound %3 of this iteration", "a slide, costs, bound")
        .arg(m_slide, costs(*m_told.g), countText(m_session.round(begun - 1).bound));
  }

  // From where to where the board goes, too.
  QString expanded() {
    if (m_e.parentAfter == kNoNode)
      return m_session.isBackward(m_e.node)
                 ? tr("A solved position is expanded backwards: %1", "costs").arg(costs(m_e.gAfter))
                 : tr("The start position is expanded: %1", "costs").arg(costs(m_e.gAfter));
    const QString here = m_words.node(m_session, m_e.node);
    const Event* before = search::expansionBefore(m_session.trace(), m_i);
    if (!before || before->node == m_e.node)
      return tr("The position after “%1” is expanded: %2", "a slide, costs").arg(here, costs(m_e.gAfter));
    if (before->node == m_e.parentAfter)
      return tr("Continuing with “%1”: the position is expanded; %2", "a slide, costs")
          .arg(here, costs(m_e.gAfter));
    return tr("Jumping from “%1” to “%2”: the position is expanded; %3", "a slide, a slide, costs")
        .arg(m_words.node(m_session, before->node), here, costs(m_e.gAfter));
  }
  QString met() const {
    if (!m_words.plays(m_session)) return {};
    const Cost ahead = m_words.m_player->look(m_e.node & ~NodeId{1}).g,
               behind = m_words.m_player->look(m_e.node | NodeId{1}).g;
    return tr("The two sides meet at the same position: %1 from the start, %2 to a goal, %3 in total, the "
              "lowest so far",
              "moves, moves, number")
        .arg(counted(ahead), counted(behind), countText(search::saturatingAdd(ahead, behind)));
  }

  QString goal() const {
    const bool isTwoSided = m_session.sides() == 2;
    const QString cost = counted(isTwoSided ? m_session.solutionCost() : m_e.gAfter);
    if (isTwoSided) return tr("No other meeting point gives a cheaper path: %1", "moves").arg(cost);
    const auto& goals = m_words.m_paths.board().goals();
    if (goals.size() > 1) return tr("All pieces have reached their goals: %1", "moves").arg(cost);
    const auto names = pieceNames(m_words.m_paths.board(), spokenStyle());
    return tr("%1 has reached its goal: %2", "a piece, moves")
        .arg(names[static_cast<std::size_t>(goals.front().piece)].full, cost);
  }

  SlideWords& m_words;
  const search::Session& m_session;
  std::size_t m_i;
  const Event& m_e;
  QString m_slide;  // before m_told, which fills it in
  BoardEvent m_told;
};

SlideWords::SlideWords(const klotski::Board& board, const klotski::Position& start,
                       const SlideOptions& options)
    : m_options(options), m_paths(board, start) {}

SlideWords::Known SlideWords::known(const search::Session& session, NodeId node) {
  Known out{m_paths.start(), pieceNames(m_paths.board(), spokenStyle())};
  if (plays(session))
    if (const auto position = m_paths.positionOf(session, *m_player, node)) {
      out.position = *position;
      return out;
    }
  out.names = pieceNames(m_paths.board(), PieceNameStyle::ByLanguage);  // a letter would say which of them
  for (PieceName& name : out.names)
    if (!name.number.isEmpty()) name.full = name.text;
  return out;
}

QString SlideWords::node(const search::Session& session, NodeId node) {
  const bool isMet = plays(session) && m_player->status(node) != search::NodeStatus::Unseen;
  if (!isMet) return SlideSentence::tr("a position not reached yet");
  const NodeId parent = m_player->node(node).parent;
  if (parent == kNoNode)
    return session.isBackward(node) ? SlideSentence::tr("a goal") : SlideSentence::tr("the start");
  return move(session, parent, node);
}

QString SlideWords::move(const search::Session& session, NodeId from, NodeId to) {
  const Known before = known(session, from);
  const auto slide = klotski::slideBetween(m_paths.board(), session, from, to, before.position);
  return slide ? slideText(*slide, before.names) : QString();
}

QString SlideWords::event(const search::Session& session, std::size_t event) {
  return SlideSentence(*this, session, event).sentence();
}

}  // namespace searchlight::ui
