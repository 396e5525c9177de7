// app/shell/keys_form.cpp: the table of keys, what is typed for a command, and what is said when another one has it.
#include "app/shell/keys_form.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPushButton>
#include <QScrollBar>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "app/shell/program.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

enum Column { kCommandColumn, kKeysColumn, kPlaceColumn, kColumnCount };

QString shownKeys(const Keys& keys) {
  return QKeySequence::listToString(keys, QKeySequence::NativeText)
      .replace(QStringLiteral("; "), QStringLiteral(", "));
}

bool isModifier(int key) {
  return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta ||
         key == Qt::Key_AltGr || key == Qt::Key_CapsLock || key == Qt::Key_NumLock || key == 0 ||
         key == Qt::Key_unknown;
}

}  // namespace

KeyField::KeyField(QWidget* parent) : QLineEdit(parent) {
  setReadOnly(true);
  setContextMenuPolicy(Qt::NoContextMenu);
}

bool KeyField::event(QEvent* event) {
  // What runs a command elsewhere is typed here.
  if (event->type() == QEvent::ShortcutOverride) {
    event->accept();
    return true;
  }
  return QLineEdit::event(event);
}

void KeyField::focusInEvent(QFocusEvent* event) {
  QLineEdit::focusInEvent(event);
  Q_EMIT entered();
}

void KeyField::keyPressEvent(QKeyEvent* event) {
  if (isModifier(event->key())) return;
  if (event->key() == Qt::Key_Escape) {
    Q_EMIT left();
    return;
  }
  Qt::KeyboardModifiers with = event->modifiers() & ~(Qt::KeypadModifier | Qt::GroupSwitchModifier);
  // Shift is in the sign already: "<", not Shift and "<".
  const bool isSign = !event->text().isEmpty() && event->text().front().isPrint() &&
                      !event->text().front().isLetterOrNumber() && event->key() != Qt::Key_Space;
  if (isSign) with &= ~Qt::ShiftModifier;
  Q_EMIT pressed(QKeySequence(QKeyCombination(with, static_cast<Qt::Key>(event->key()))));
}

KeysForm::KeysForm(Program* program)
    : m_program(program),
      m_search(new QLineEdit(this)),
      m_table(new QTreeWidget(this)),
      m_field(new KeyField(this)),
      m_remove(new QPushButton(this)),
      m_reset(new QPushButton(this)),
      m_resetAll(new QPushButton(this)),
      m_note(new NoteLine(this)) {
  m_search->setClearButtonEnabled(true);
  m_table->setColumnCount(kColumnCount);
  m_table->setRootIsDecorated(false);
  m_table->setUniformRowHeights(true);
  m_table->setAllColumnsShowFocus(true);
  m_table->setMinimumHeight(80);
  m_table->header()->setStretchLastSection(false);
  // Names are whole: where there is no room for the longest the table scrolls.
  const auto fitNames = [this] {
    QHeaderView* header = m_table->header();
    const int needed = static_cast<QAbstractItemView*>(m_table)->sizeHintForColumn(kCommandColumn),
              room = m_table->viewport()->width() - header->sectionSize(kKeysColumn) -
                     header->sectionSize(kPlaceColumn);
    const auto mode = needed > room ? QHeaderView::ResizeToContents : QHeaderView::Stretch;
    if (header->sectionResizeMode(kCommandColumn) != mode) header->setSectionResizeMode(kCommandColumn, mode);
  };
  connect(m_table->header(), &QHeaderView::sectionResized, this, fitNames);
  onChange(m_table->viewport(), {QEvent::Resize}, fitNames);
  m_table->header()->setSectionResizeMode(kKeysColumn, QHeaderView::ResizeToContents);
  m_table->header()->setSectionResizeMode(kPlaceColumn, QHeaderView::ResizeToContents);
  for (QPushButton* button : {m_remove, m_reset, m_resetAll}) button->setAutoDefault(false);
  auto* change = new QHBoxLayout;
  change->addWidget(m_field, 1);
  change->addWidget(m_remove);
  change->addWidget(m_reset);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(spacing::kWide, spacing::kWide, spacing::kWide, spacing::kUnit);
  column->addWidget(m_search);
  column->addWidget(m_table, 1);
  column->addWidget(m_note);
  column->addLayout(change);
  column->addWidget(m_resetAll, 0, Qt::AlignLeft);
  keepTranslated(this, [this] { retranslate(); });
  connect(m_search, &QLineEdit::textChanged, this, &KeysForm::filter);
  connect(m_table, &QTreeWidget::currentItemChanged, this, [this] {
    m_note->clear();
    showRow();
  });
  // Enter on a row is the way to its keys, and not out of the dialog.
  connect(m_table, &QTreeWidget::itemActivated, m_field, [this] { m_field->setFocus(Qt::OtherFocusReason); });
  // What is asked of the user stands there while it is asked.
  connect(m_field, &KeyField::entered, this, [this] {
    if (const KeyRow* row = chosen())
      m_field->setPlaceholderText(tr("Press the new keys for “%1”").arg(row->text));
    m_field->clear();
  });
  connect(m_field, &QLineEdit::editingFinished, this, &KeysForm::showRow);
  connect(m_field, &KeyField::pressed, this, &KeysForm::take);
  connect(m_field, &KeyField::left, m_table, [this] { m_table->setFocus(Qt::OtherFocusReason); });
  connect(m_note, &NoteLine::remedyRequested, this, &KeysForm::reassign);
  connect(m_remove, &QPushButton::clicked, this, [this] {
    if (const KeyRow* row = chosen()) set(*row, Keys());
  });
  connect(m_reset, &QPushButton::clicked, this, [this] {
    const KeyRow* row = chosen();
    if (!row) return;
    for (const QKeySequence& keys : row->usual)
      if (const KeyRow* other = KeyMap::shared().userOf(keys, *row, m_rows))
        return m_note->setNote(
            NoteKind::Warning,
            tr("%1 runs “%2”. Change that command first.").arg(shownKeys({keys}), other->text));
    set(*row, std::nullopt);
  });
  connect(m_resetAll, &QPushButton::clicked, this, [this] {
    m_program->setKeys({});
    m_note->clear();
    fill();
  });
}

const KeyRow* KeysForm::chosen() const {
  const QTreeWidgetItem* item = m_table->currentItem();
  if (!item || item->isHidden()) return nullptr;
  return &m_rows[static_cast<std::size_t>(item->data(kCommandColumn, Qt::UserRole).toInt())];
}

void KeysForm::fill() {
  const QString before = chosen() ? chosen()->id : QString();
  m_rows = keyRows(m_program->pages());
  m_table->clear();
  const KeyMap& map = KeyMap::shared();
  for (std::size_t i = 0; i < m_rows.size(); ++i) {
    const KeyRow& row = m_rows[i];
    auto* item =
        new QTreeWidgetItem(m_table, {row.text, shownKeys(map.keysOf(row.id, row.usual)), row.place});
    item->setData(kCommandColumn, Qt::UserRole, static_cast<int>(i));
    item->setSizeHint(kCommandColumn, {fontMetrics().horizontalAdvance(row.text) + spacing::kWide,
                                       fontMetrics().height() + spacing::kUnit});
    if (map.changes().contains(row.id)) {
      QFont bold = m_table->font();
      bold.setBold(true);
      item->setFont(kKeysColumn, bold);
      item->setToolTip(kKeysColumn,
                       tr("Default: %1").arg(row.usual.isEmpty() ? tr("none") : shownKeys(row.usual)));
    }
    if (row.id == before) m_table->setCurrentItem(item);
  }
  filter();
}

// By any part of what a row says: the command, its keys, its page.
void KeysForm::filter() {
  const QStringList words = m_search->text().simplified().split(u' ', Qt::SkipEmptyParts);
  QTreeWidgetItem* first = nullptr;
  for (int i = 0; i < m_table->topLevelItemCount(); ++i) {
    QTreeWidgetItem* item = m_table->topLevelItem(i);
    const QString all =
        item->text(kCommandColumn) + u'\n' + item->text(kKeysColumn) + u'\n' + item->text(kPlaceColumn);
    const bool fits = std::ranges::all_of(
        words, [&all](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
    item->setHidden(!fits);
    if (fits && !first) first = item;
  }
  if (!m_table->currentItem() || m_table->currentItem()->isHidden()) m_table->setCurrentItem(first);
  if (first || words.isEmpty())
    m_note->clear();
  else
    m_note->setNote(NoteKind::Info, tr("No command matches the search."));
  showRow();
}

void KeysForm::showRow() {
  const KeyRow* row = chosen();
  const Keys keys = row ? KeyMap::shared().keysOf(row->id, row->usual) : Keys();
  m_field->setEnabled(row != nullptr);
  m_field->setText(shownKeys(keys));
  m_field->setPlaceholderText(row ? tr("Click here, then press the new keys") : QString());
  m_field->setAccessibleName(row ? tr("Keys of “%1”").arg(row->text) : tr("Keys"));
  m_remove->setEnabled(!keys.isEmpty());
  m_reset->setEnabled(row && KeyMap::shared().changes().contains(row->id));
  m_resetAll->setEnabled(!KeyMap::shared().changes().isEmpty());
}

void KeysForm::take(const QKeySequence& keys) {
  const KeyRow* row = chosen();
  if (!row) return;
  const QString shown = shownKeys({keys});
  if (!isFree(keys))
    return m_note->setNote(NoteKind::Warning,
                           tr("%1 is reserved for boards, lists and menus. Choose other keys.").arg(shown));
  if (const KeyRow* other = KeyMap::shared().userOf(keys, *row, m_rows)) {
    m_wanted = keys;
    m_wantedId = row->id;
    return m_note->setNote(NoteKind::Warning,
                           tr("%1 already runs “%2” (%3).").arg(shown, other->text, other->place),
                           tr("Use it here instead"));
  }
  set(*row, Keys{keys});
}

// Whoever had them has them no more.
void KeysForm::reassign() {
  const auto row = std::ranges::find(m_rows, m_wantedId, &KeyRow::id);
  if (row == m_rows.end()) return;
  KeyMap::Changes changes = KeyMap::shared().changes();
  for (const KeyRow* other = nullptr; (other = KeyMap::shared().userOf(m_wanted, *row, m_rows)) != nullptr;) {
    Keys left = KeyMap::shared().keysOf(other->id, other->usual);
    left.removeAll(m_wanted);
    changes.insert(other->id, left);
    KeyMap::shared().setChanges(changes);
  }
  const KeyRow wanted = *row;
  set(wanted, Keys{m_wanted});
  m_field->setFocus(Qt::OtherFocusReason);
}

void KeysForm::set(const KeyRow& row, std::optional<Keys> keys) {
  KeyMap::Changes changes = KeyMap::shared().changes();
  if (keys && *keys != row.usual)
    changes.insert(row.id, *keys);
  else
    changes.remove(row.id);
  m_program->setKeys(changes);
  m_note->clear();
  fill();
}

void KeysForm::retranslate() {
  m_search->setPlaceholderText(tr("Search commands or keys"));
  m_search->setAccessibleName(m_search->placeholderText());
  m_table->setHeaderLabels({tr("Command"), tr("Keys"), tr("Page")});
  m_table->setAccessibleName(tr("Commands and their keys"));
  m_remove->setText(tr("Re&move"));
  m_remove->setWhatsThis(tr("Leaves this command without keys."));
  m_reset->setText(tr("&Reset"));
  m_reset->setWhatsThis(tr("Gives this command its default keys."));
  m_resetAll->setText(tr("Reset &all keys"));
  m_resetAll->setWhatsThis(tr("Gives all commands their default keys."));
  setWhatsThis(
      tr("Lists all commands. Select one and press the new keys in the field below. Keys in bold were "
         "changed by you."));
  fill();
}

}  // namespace searchlight::ui
