// widgets/words/catalogue_texts.h: core's names, promises and pseudocode as people read them, in their
// language.
#pragma once
#include <QString>
#include <QStringList>
#include <span>
#include <string_view>

#include "core/search/outcome.h"
#include "core/search/session.h"
#include "core/trace/breakpoint.h"
#include "core/trace/player_queries.h"
#include "widgets/run/landmarks.h"

namespace searchlight::ui {

// The words of the field, each explained in a sentence or two where it first meets the eye.
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

QString algorithmTitle(search::Algorithm a);
// What is promised: "yes", "no" or the condition.
QString completeText(search::Algorithm a);
QString optimalText(search::Algorithm a);
// Who goes first among nodes of equal f, and what that means in one sentence.
QString tiesTitle(search::Ties ties);
// With the seed where it makes a difference.
QString tiesText(search::Ties ties, std::uint32_t seed);
QString reopensText(bool reopens);
QString tiesHint(search::Ties ties);
// A line of the algorithm's pseudocode, without its indentation.
QString pseudocodeText(const search::PseudocodeLine& line);

QString eventKindName(search::EventKind kind);
// A run that seeks no goal (`seeksGoal` false) has done what it was for when there is nothing left. One that may only
// look at a part of the board (`seesAll` false) proves nothing of the rest of it.
QString outcomeText(search::Outcome outcome, bool seeksGoal = true, bool seesAll = true);
QString landmarkName(Landmark landmark);
QString nodeStatusName(search::NodeStatus status);

// The heads of the two lists, which a deepening search fills with other things.
QString openTitle(search::Algorithm a);
QString closedTitle(search::Algorithm a);

// Every English text of core's catalogue that the translations know, to be held against the catalogue itself.
std::span<const char* const> catalogueSources();
std::span<const char* const> pseudocodeSources();

}  // namespace searchlight::ui
