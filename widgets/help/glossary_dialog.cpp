// widgets/help/glossary_dialog.cpp: a line, a list, a text and a way to see it.
#include "widgets/help/glossary_dialog.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include "widgets/help/term_text.h"
#include "widgets/theme/dialog_size.h"
#include "widgets/theme/theme.h"

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
  retranslate();
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

void GlossaryDialog::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
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
  m_moment->setText(tr("&Show it in a search"));
  m_moment->setToolTip(tr("Opens a small search in a new window, at a moment that shows the term"));
  m_close->setText(tr("Close"));
  m_close->setToolTip(tr("Closes the glossary; it reopens at the same term"));
  m_entries = glossary();
  list(m_shown);  // with what is typed as it is
}

}  // namespace searchlight::ui
