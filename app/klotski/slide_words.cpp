// app/klotski/slide_words.cpp: what only Klotski tells of an event: which pieces, and equal ones and mirror images.
#include "app/klotski/slide_words.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/search/event.h"
#include "core/trace/player_queries.h"
#include "widgets/klotski/klotski_texts.h"
#include "widgets/words/move_words.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

using search::BoardEvent;
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
    const MoveWords words{
        .session = m_session,
        .event = m_i,
        .told = m_told,
        .move = m_slide.isEmpty() ? m_words.node(m_session, m_e.node) : m_slide,
        .state = tr("position", "a node, in sentences"),
        .start = tr("start position", "where the search begins, in sentences"),
        .counted = [this](search::Cost cost) { return counted(cost); },
        .node = [this](NodeId node) { return m_words.node(m_session, node); },
    };
    switch (m_e.kind) {
      case EventKind::Duplicate:
        if (m_told.fate == Fate::IntoOpen) break;
        return duplicate();
      case EventKind::Meet: return met();
      case EventKind::Goal: return goal(words.goalCost());
      default: break;
    }
    return words.sentence();
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

  QString counted(search::Cost cost) const { return countedText(cost, m_words.m_options.count); }
  QString duplicate() const {
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

  QString met() const {
    if (!m_words.plays(m_session)) return {};
    const search::Cost ahead = m_words.m_player->look(m_e.node & ~NodeId{1}).g,
                       behind = m_words.m_player->look(m_e.node | NodeId{1}).g;
    return tr("The two sides meet at the same position: %1 from the start, %2 to a goal, %3 in total, the "
              "lowest so far",
              "moves, moves, number")
        .arg(counted(ahead), counted(behind), countText(search::saturatingAdd(ahead, behind)));
  }

  QString goal(const QString& cost) const {
    if (m_session.sides() == 2)
      return tr("No other meeting point gives a cheaper path: %1", "moves").arg(cost);
    const auto& goals = m_words.m_paths.board().goals();
    if (goals.size() > 1) return tr("All pieces have reached their goals: %1", "moves").arg(cost);
    const auto names = pieceNames(m_words.m_paths.board(), spokenStyle());
    return tr("%1 has reached its goal: %2", "a piece, moves")
        .arg(names[static_cast<std::size_t>(goals.front().piece)].full, cost);
  }

  SlideWords& m_words;
  const search::Session& m_session;
  std::size_t m_i;
  const search::Event& m_e;
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
