// widgets/help/glossary.cpp: terms are found by what is typed, in sentences, and by those who ask.
#include "widgets/help/glossary.h"

#include <QCoreApplication>
#include <QCursor>
#include <QMouseEvent>
#include <QWhatsThisClickedEvent>
#include <QWidget>
#include <algorithm>

namespace searchlight::ui {

namespace {

constexpr QLatin1String kTermScheme("term:");

// Letters of the Latin alphabet make words; Chinese is written without gaps, so a term stands wherever it is.
bool isOfWord(QChar c) { return c.isLetterOrNumber() && c.script() == QChar::Script_Latin; }

bool standsAlone(const QString& text, qsizetype at, qsizetype length) {
  const bool beginsLatin = isOfWord(text[at]), endsLatin = isOfWord(text[at + length - 1]);
  return (!beginsLatin || at == 0 || !isOfWord(text[at - 1])) &&
         (!endsLatin || at + length == text.size() || !isOfWord(text[at + length]));
}

qsizetype placeOf(const QString& term, const QString& text) {
  if (term.isEmpty()) return -1;
  // A single letter is a letter of the field only where it is written so.
  const Qt::CaseSensitivity kind = term.size() == 1 ? Qt::CaseSensitive : Qt::CaseInsensitive;
  for (qsizetype at = text.indexOf(term, 0, kind); at >= 0; at = text.indexOf(term, at + 1, kind))
    if (standsAlone(text, at, term.size())) return at;
  return -1;
}

class LeadsToTerm : public QObject {
 public:
  LeadsToTerm(QWidget* label, const QString& id) : QObject(label), m_id(id) {
    label->installEventFilter(this);
  }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::MouseButtonPress &&
        static_cast<const QMouseEvent*>(event)->button() == Qt::LeftButton) {
      askForTerm(static_cast<QWidget*>(watched), m_id);
      return true;
    }
    return false;
  }

 private:
  const QString m_id;
};

}  // namespace

const GlossaryEntry* entryOf(const std::vector<GlossaryEntry>& entries, const QString& id) {
  const auto at = std::find_if(entries.begin(), entries.end(),
                               [&](const GlossaryEntry& entry) { return entry.id == id; });
  return at == entries.end() ? nullptr : &*at;
}

std::vector<GlossaryEntry> matching(const std::vector<GlossaryEntry>& entries, const QString& typed) {
  const QString wanted = typed.simplified();
  std::vector<GlossaryEntry> begins, holds;
  for (const GlossaryEntry& entry : entries)
    if (entry.name.startsWith(wanted, Qt::CaseInsensitive))
      begins.push_back(entry);
    else if ((entry.name + QLatin1Char(' ') + entry.text + QLatin1Char(' ') + entry.id)
                 .contains(wanted, Qt::CaseInsensitive))
      holds.push_back(entry);
  begins.insert(begins.end(), holds.begin(), holds.end());
  return begins;
}

QString withTermLinks(const QString& plainText) {
  struct Link {
    qsizetype at, length;
    QString id;
  };
  std::vector<Link> links;
  for (const GlossaryEntry& entry : glossary()) {
    if (entry.isEveryday) continue;
    Link first{-1, 0, entry.id};
    for (const QString& form : (entry.name + QLatin1Char('|') + entry.found).split(u'|', Qt::SkipEmptyParts))
      if (const qsizetype at = placeOf(form, plainText);
          at >= 0 && (first.at < 0 || at < first.at || (at == first.at && form.size() > first.length)))
        first.at = at, first.length = form.size();
    if (first.at >= 0) links.push_back(first);
  }
  // Of terms within each other the longer one is meant.
  std::sort(links.begin(), links.end(),
            [](const Link& a, const Link& b) { return a.at != b.at ? a.at < b.at : a.length > b.length; });
  QString html;
  qsizetype done = 0;
  for (const Link& link : links) {
    if (link.at < done) continue;
    html += plainText.mid(done, link.at - done).toHtmlEscaped() +
            QStringLiteral("<a href=\"%1%2\">%3</a>")
                .arg(kTermScheme, link.id, plainText.mid(link.at, link.length).toHtmlEscaped());
    done = link.at + link.length;
  }
  return html + plainText.mid(done).toHtmlEscaped();
}

bool isTermLink(const QString& address) { return address.startsWith(kTermScheme); }

QString termOfLink(const QString& address) {
  return isTermLink(address) ? address.mid(kTermScheme.size()) : QString();
}

QString termOfEvent(search::EventKind kind) {
  using K = search::EventKind;
  switch (kind) {
    case K::Generate: return QStringLiteral("generate");
    case K::Relax: return QStringLiteral("relax");
    case K::Reopen: return QStringLiteral("reopen");
    case K::Duplicate: return QStringLiteral("skip");
    case K::Prune: return QStringLiteral("prune");
    case K::Cut: return QStringLiteral("cut");
    case K::Scan: return QStringLiteral("scan");
    case K::Expand: return QStringLiteral("expand");
    case K::Backtrack: return QStringLiteral("backtrack");
    case K::Round: return QStringLiteral("round");
    case K::Meet: return QStringLiteral("meet");
    case K::Goal: return QStringLiteral("goal");
    case K::Route: return QStringLiteral("route");
  }
  return {};
}

void askForTerm(QWidget* from, const QString& id) {
  QWhatsThisClickedEvent asked(kTermScheme + id);
  QCoreApplication::sendEvent(from, &asked);
}

void leadToTerm(QWidget* label, const QString& id) {
  new LeadsToTerm(label, id);
  label->setCursor(Qt::PointingHandCursor);
}

}  // namespace searchlight::ui
