// widgets/words/event_words.h: what a search does, event by event, in words: the one place that makes them.
//
//   5, 3 is put into OPEN: g 3 + h 5 = f 8, reached from 4, 3
//   5, 3 is skipped: by this way 4, already reached with 2
//
// A sentence is made from the event, its session and the domain's names, for every domain and every algorithm: the line
// under the board, tooltips, screen readers and the inspector say the same. Another program's trace is told in its own
// words and numbers, never in ours.
#pragma once
#include <QString>
#include <QStringList>
#include <cstddef>

#include "core/search/session.h"
#include "widgets/words/node_names.h"

namespace searchlight::ui {

class WatchedRun;

// The event at index i of the session's trace as one sentence, on one line. Some sentences need the expansion that the
// event belongs to: where that lies before the trace's window they say less. Empty where the window does not hold the
// event itself.
QString eventWords(const search::Session& session, const NodeNames& names, std::size_t i);
// The same as the values of the line of pseudocode that it lights: "n = 5, 3; f = 8". Empty where there is none.
QString eventValues(const search::Session& session, const NodeNames& names, std::size_t i);

// The list that the node is in while it waits: "OPEN", "the goal's OPEN".
QString openName(const search::Session& session, search::NodeId node);
// Whether OPEN is in the order of h alone, as in greedy best-first search.
bool ordersByH(const search::Session& session);
// Whether f is told as a sum of g and h. Greedy best-first search goes by h alone.
bool showsF(const search::Session& session, const NodeNames& names);

// A bound of a deepening search, in the unit that is shown.
QString boundText(const WatchedRun& run, search::Cost bound);

// How the search has come to its end. REQUIRES: run.session().outcome() is not Running.
QString endWords(const WatchedRun& run);
// How far playing has come while the outcome is not told: "Not started", "Paused at event 1,200"; "Searching…" only while the
// cursor moves.
QString progressText(const WatchedRun& run);
// What there is to say at the cursor: the event that it has passed last; before the first one, what comes next; at the
// end of all that the search had to tell, how it ended.
QString cursorWords(const WatchedRun& run);

// What that means, for somebody who learns: what such an event does and why, then the terms that its sentence uses, each in
// a paragraph. Before the first event: of that one; of an expansion also why it was this node's turn, where several had the
// same claim; at the end why it is over. Empty where there is nothing to explain.
QStringList cursorMeaning(const WatchedRun& run);

// What is to be expected of a deepening search at the cursor: how its rounds grow, and whether one of them will take more
// than a day. Empty for other searches, and while nothing is known of one that is over.
QString growthWords(const WatchedRun& run);

}  // namespace searchlight::ui
