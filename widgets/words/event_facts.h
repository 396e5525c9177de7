// widgets/words/event_facts.h: one event of a search of ours: what it is about, its nodes and costs as people read them.
#pragma once
#include <QCoreApplication>
#include <QString>
#include <optional>

#include "core/trace/player_queries.h"
#include "widgets/words/event_words.h"

namespace searchlight::ui {

inline bool holdsEvent(const search::Session& session, std::size_t i) {
  return i >= session.trace().begin() && i < session.trace().end();
}

// The names and numbers that its sentence and the values of its line of pseudocode are made of.
class EventFacts {
  Q_DECLARE_TR_FUNCTIONS(EventWords)

 public:
  // REQUIRES: the session holds the event; session and names outlive this.
  EventFacts(const search::Session& session, const NodeNames& names, std::size_t i)
      : m_session(session), m_names(names), m_i(i), m_e(session.trace()[i]) {}

  // n is the node that is expanded, m its successor, as in the pseudocode.
  QString values() const;
  static QString openName(const search::Session& session, search::NodeId node);

 protected:
  bool isDeepening() const { return search::deepens(m_session.algorithm()); }
  bool forgets() const { return search::forgets(m_session.algorithm()); }
  bool isSma() const { return m_session.algorithm() == search::Algorithm::SmaStar; }
  bool isBeam() const { return m_session.algorithm() == search::Algorithm::BeamSearch; }
  bool goesInRounds() const { return search::goesInRounds(m_session.algorithm()); }
  bool isAnyAngle() const { return search::goesAnyAngle(m_session.algorithm()); }
  bool isRepairing() const { return search::repairs(m_session.algorithm()); }
  std::size_t roundNumber() const { return search::roundsBegun(m_session, m_i + 1); }
  bool isDepthFirst() const { return m_session.algorithm() == search::Algorithm::DepthFirst; }
  bool showsF() const { return ui::showsF(m_session, m_names); }
  bool isBackward() const { return m_session.isBackward(m_e.node); }
  QString name(search::NodeId n) const {
    return m_names.node ? m_names.node(m_session, n).simplified() : QString();
  }
  QString node() const { return name(m_e.node); }
  const search::Event* expansion() const { return search::expansionOf(m_session, m_i); }

  QString openName() const { return openName(m_session, m_e.node); }
  QString successorName() const;
  // Lazy Theta* tests no line then: what the path along it costs is not told, and by the move it is another one.
  std::optional<search::Successor> successor() const;
  // What the node costs by a path, as the search reckons.
  QString sum(search::Cost g) const;
  QString sum() const { return sum(m_e.gAfter); }
  // From where, and by what move where the domain has words for moves.
  QString reached() const;
  QString bound() const;
  // Whether the line leads to a node that has just been taken from OPEN, not to a successor.
  bool isLate() const;
  QString backedUpText() const;
  search::Cost goalCost() const;

  const search::Session& m_session;
  const NodeNames& m_names;
  std::size_t m_i;
  const search::Event& m_e;
};

}  // namespace searchlight::ui
