// widgets/help/glossary.cpp: terms are found by what is typed, in sentences, and by those who ask.
#include "widgets/help/glossary.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMouseEvent>
#include <QPushButton>
#include <QVBoxLayout>
#include <QWhatsThisClickedEvent>
#include <QWidget>
#include <algorithm>

#include "widgets/help/term_text.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"

namespace searchlight::ui {

namespace {
constexpr int kListWidth = 200;
constexpr int kIdRole = Qt::UserRole;
}  // namespace

GlossaryDialog::GlossaryDialog(QWidget* parent)
    : QDialog(parent),
      m_searchName(new QLabel(this)),
      m_search(new QLineEdit(this)),
      m_list(new QListWidget(this)),
      m_text(new TermText(this)),
      m_moment(new QPushButton(this)),
      m_close(new QPushButton(this)) {
  m_search->setClearButtonEnabled(true);
  m_search->installEventFilter(this);
  m_searchName->setBuddy(m_search);
  m_list->setFixedWidth(kListWidth);
  m_list->setUniformItemSizes(true);
  m_list->setSpacing(spacing::kHalf / 2);
  m_moment->setAutoDefault(false);
  m_close->setAutoDefault(false);
  m_moment->setVisible(!parent || !parent->isModal());  // else the other window could not be used

  auto* left = new QVBoxLayout;
  left->setSpacing(spacing::kUnit);
  left->addWidget(m_search);
  left->addWidget(m_list, 1);
  auto* parts = new QHBoxLayout;
  parts->setSpacing(spacing::kWide);
  parts->addLayout(left);
  parts->addWidget(m_text, 1);
  auto* buttons = new QDialogButtonBox(this);
  buttons->addButton(m_moment, QDialogButtonBox::ActionRole);
  buttons->addButton(m_close, QDialogButtonBox::RejectRole);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(spacing::kMargin, spacing::kMargin, spacing::kMargin, spacing::kMargin);
  column->setSpacing(spacing::kUnit);
  column->addWidget(m_searchName);
  column->addLayout(parts, 1);
  column->addWidget(buttons);
  resizeToScreen(this, {720, 520});

  connect(m_search, &QLineEdit::textChanged, this, &GlossaryDialog::narrow);
  connect(m_list, &QListWidget::currentItemChanged, this,
          [this](const QListWidgetItem* item) { tell(item ? item->data(kIdRole).toString() : QString()); });
  connect(m_text, &TermText::termChosen, this, &GlossaryDialog::openAt);
  connect(m_close, &QPushButton::clicked, this, &QDialog::close);
  connect(m_moment, &QPushButton::clicked, this, [this] {
    if (const GlossaryEntry* entry = entryOf(m_entries, m_shown)) Q_EMIT momentWanted(entry->moment);
  });
  keepTranslated(this, [this] { retranslate(); });
}

void GlossaryDialog::openAt(const QString& id) {
  if (id.isEmpty() || !entryOf(m_entries, id)) return;
  m_search->clear();
  for (int row = 0; row < m_list->count(); ++row)
    if (m_list->item(row)->data(kIdRole).toString() == id) m_list->setCurrentRow(row);
}

// While one types the best match is shown; the term that is shown stays when all are listed again.
void GlossaryDialog::narrow() { list(m_search->text().isEmpty() ? m_shown : QString()); }

// Of a copy: while the list is empty nothing is shown.
// NOLINTNEXTLINE(performance-unnecessary-value-param)
void GlossaryDialog::list(QString wanted) {
  m_list->clear();
  int row = 0;
  for (const GlossaryEntry& entry : matching(m_entries, m_search->text())) {
    auto* item = new QListWidgetItem(entry.name, m_list);
    item->setData(kIdRole, entry.id);
    if (entry.id == wanted) row = m_list->count() - 1;
  }
  m_list->setCurrentRow(m_list->count() ? row : -1);
  if (!m_list->count()) tell({});
}

void GlossaryDialog::tell(const QString& id) {
  m_shown = id;
  const GlossaryEntry* entry = entryOf(m_entries, id);
  m_moment->setEnabled(entry && !entry->moment.isEmpty());
  if (!entry) {
    m_text->setBody(m_search->text().isEmpty()
                        ? QString()
                        : QStringLiteral("<p>%1</p>").arg(tr("No matching term.").toHtmlEscaped()));
    return;
  }
  QString html =
      QStringLiteral("<h3>%1</h3><p>%2</p>").arg(entry->name.toHtmlEscaped(), withTermLinks(entry->text));
  QStringList also;
  for (const QString& other : entry->also)
    if (const GlossaryEntry* to = entryOf(m_entries, other))
      also << QStringLiteral("<a href=\"term:%1\">%2</a>").arg(to->id, to->name.toHtmlEscaped());
  if (!also.isEmpty())
    html +=
        QStringLiteral("<p>%1 %2</p>").arg(tr("See also:").toHtmlEscaped(), also.join(QStringLiteral(" · ")));
  m_text->setBody(html);
}

// The arrows go through the list while one types.
bool GlossaryDialog::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_search && event->type() == QEvent::KeyPress) {
    const int key = static_cast<const QKeyEvent*>(event)->key();
    const int by = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
    const int row = m_list->currentRow() + by;
    if (by != 0) {
      if (row >= 0 && row < m_list->count()) m_list->setCurrentRow(row);
      return true;
    }
  }
  return QDialog::eventFilter(watched, event);
}

void GlossaryDialog::retranslate() {
  setWindowTitle(tr("Glossary"));
  setWhatsThis(
      tr("Explains the terms that Searchlight uses for searches. Terms in other texts link to this window."));
  m_searchName->setText(tr("&Find a term"));
  m_search->setWhatsThis(
      tr("Filters the list: terms that begin with your text come first, then those whose explanation "
         "contains it."));
  m_list->setAccessibleName(tr("Terms"));
  m_list->setWhatsThis(tr("Lists all terms in a suggested learning order."));
  m_text->setAccessibleName(tr("Meaning of the term"));
  m_moment->setText(tr("&Show term in a search"));
  m_moment->setToolTip(tr("Opens a small search in a new window, at a moment that illustrates the term"));
  m_close->setText(tr("Close"));
  m_close->setToolTip(tr("Closes the glossary; it reopens at the same term"));
  m_entries = glossary();
  list(m_shown);  // with what is typed as it is
}

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
    case K::Sight: return QStringLiteral("line-of-sight");
    case K::Drop: return QStringLiteral("drop");
    case K::Backup: return QStringLiteral("backed-up");
    case K::Raise: return QStringLiteral("lpa-star");
    case K::Walk: return QStringLiteral("d-star-lite");
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
