// widgets/words/move_words.h: the sentences of a search whose states are whole boards, each named after the move that led there.
//
//   box B pushed left to 4, 7: 9 pushes so far, at least 23 in total; added to OPEN
//
// One table for all such domains: the kind of the event chooses the sentence, the domain gives its nouns and tells its moves.
// What only the domain can tell, such as why a state is a deadlock, it says itself.
#pragma once
#include <QString>
#include <cstddef>
#include <functional>

#include "core/trace/board_event.h"

namespace searchlight::ui {

// One event. REQUIRES: the session outlives this.
struct MoveWords {
  const search::Session& session;
  std::size_t event;
  const search::BoardEvent& told;
  QString move;          // the one that the event tells of
  QString state, start;  // what a node is, and where the search begins: "position", "start position"
  std::function<QString(search::Cost)> counted;
  std::function<QString(search::NodeId)> node;  // a state by the move that led there
  // From here on an estimate says that a state is hopeless, and not how far it is.
  search::Cost mostTold = search::kInfiniteCost;

  // Empty: the domain has to say it, or what is said in all domains will do.
  QString sentence() const;
  // "9 pushes so far"; and with an estimate: "9 pushes so far, at least 23 in total".
  QString soFar(search::Cost g) const;
  QString costs(search::Cost g) const;
  QString goalCost() const;  // of the goal's event
};

}  // namespace searchlight::ui
