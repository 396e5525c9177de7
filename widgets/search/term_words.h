// widgets/search/term_words.h: the words of the field, each explained in a sentence or two where it first meets the eye.
#pragma once
#include <QString>
#include <QStringList>

#include "core/search/session.h"
#include "core/search/tie.h"

namespace searchlight::ui {

enum class Term { Open, Closed, G, H, F, Parent, Expand, Generate, Relax, Reopen, Stack, Bound };

// "OPEN: the nodes that .."; begins with the term.
QString termMeaning(Term term);

// What an event of this kind does, and why: "Expand: ..". An algorithm that does it in its own way has its own words.
// `hasHeuristic`: the sentences tell h and f.
QString eventMeaning(search::Algorithm algorithm, search::EventKind kind, bool hasHeuristic);
// Of an expansion: why it was this node's turn and no other's that had the same claim, then what is done. `priority`: of all
// of them, as text.
QString tieMeaning(const search::Session& session, const search::Tie& tie, const QString& priority);
// The terms that the sentences about such an event use, those that an algorithm has; in the order in which they are met.
QStringList termsOfEvent(search::Algorithm algorithm, search::EventKind kind, bool hasHeuristic);

// Two sentences, one after the other: languages differ in what stands between them.
QString bothSentences(const QString& sentence, const QString& next);
// With a full stop, where the text has no end of its own.
QString asSentence(const QString& text);

// Paragraphs as a tool tip whose lines are broken.
QString toolTipOf(const QStringList& paragraphs);

}  // namespace searchlight::ui
