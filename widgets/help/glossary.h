// widgets/help/glossary.h: every word of the field that the program uses, in one place: what it means, and where it can be seen.
#pragma once
#include <QDialog>
#include <QString>
#include <QStringList>
#include <vector>

#include "core/trace/trace.h"

class QWidget;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

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

// The words of the field, to look up and to look at.
class TermText;

// A list that narrows while one types, and what the chosen term means beside it. Terms in a text lead on.
class GlossaryDialog : public QDialog {
  Q_OBJECT
 public:
  explicit GlossaryDialog(QWidget* parent = nullptr);

  // The term, whatever was typed before; empty: as it was.
  void openAt(const QString& id);
  QString shownTerm() const { return m_shown; }  // empty: nothing is found

 Q_SIGNALS:
  void momentWanted(const QString& setUp);  // where the term can be seen

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void narrow();
  // What matches, at this term where it is there; else at the first.
  void list(QString wanted);
  void tell(const QString& id);
  void retranslate();

  std::vector<GlossaryEntry> m_entries;
  QLabel* m_searchName;
  QLineEdit* m_search;
  QListWidget* m_list;
  TermText* m_text;
  QPushButton *m_moment, *m_close;
  QString m_shown;
};

}  // namespace searchlight::ui
