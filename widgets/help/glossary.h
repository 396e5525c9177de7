// widgets/help/glossary.h: every word of the field that the program uses, in one place: what it means, and where it can be seen.
#pragma once
#include <QString>
#include <QStringList>
#include <vector>

#include "core/search/trace.h"

class QWidget;

namespace searchlight::ui {

struct GlossaryEntry {
  QString id;     // of links, the same in every language: "reopen"
  QString name;   // "Reopen"
  QString text;   // one or two sentences
  QString found;  // how the term stands in sentences, where it stands otherwise: "reopened"; several by |
  QString moment = {};  // a set-up that comes with the program and stands where the term is seen; empty: none
  QStringList also = {};    // ids of terms that explain it further
  bool isEveryday = false;  // a word of everyday sentences, which leads nowhere there
};

// All terms in the language that is spoken now, in the order in which they are best learnt.
std::vector<GlossaryEntry> glossary();
// nullptr: there is no such term. `entries` as glossary() gives them.
const GlossaryEntry* entryOf(const std::vector<GlossaryEntry>& entries, const QString& id);
// Those whose name begins with the words typed, then those that have them anywhere.
std::vector<GlossaryEntry> matching(const std::vector<GlossaryEntry>& entries, const QString& typed);

// Plain text as HTML in which each term of the glossary leads to it where it stands first: <a href="term:reopen">.
QString withTermLinks(const QString& plainText);
bool isTermLink(const QString& address);
// The id in such an address; empty where it is none, or leads to the glossary itself.
QString termOfLink(const QString& address);
// The term of an event of this kind.
QString termOfEvent(search::EventKind kind);

// Somebody wants to read of this term (empty: of any): who shows the glossary hears of it (HelpAsker::termWanted).
void askForTerm(QWidget* from, const QString& id);
// A click on `label` asks for the term.
void leadToTerm(QWidget* label, const QString& id);

}  // namespace searchlight::ui
