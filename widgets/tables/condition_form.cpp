// widgets/tables/condition_form.cpp: rows of a condition, its text, and what is wrong with it.
#include "widgets/tables/condition_form.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "core/text/failure.h"
#include "widgets/run/landmarks.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/error_texts.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/words/catalogue_texts.h"

namespace searchlight::ui {

using search::Condition;
using search::ConditionTerm;

namespace {

constexpr std::array<const char*, 6> kSignsShown{"=", "≠", "<", "≤", ">", "≥"};

QString signText(search::Comparison comparison) {
  return QString::fromUtf8(kSignsShown[static_cast<std::size_t>(comparison)]);
}

QString fieldTitle(const QString& name) {
  return name == QLatin1String("depth")  ? ConditionForm::tr("depth")
         : name == QLatin1String("step") ? ConditionForm::tr("step")
                                         : name;
}

// Nothing where the text is no condition; then what is wrong with it.
std::optional<Condition> conditionOf(const std::string& text, QString& problem) {
  try {
    return search::readCondition(text);
  } catch (const Failed& e) {
    problem = errorText(e.failure());
    return std::nullopt;
  }
}

}  // namespace

QString conditionLine(const std::string& text) {
  QString problem;
  const auto condition = conditionOf(text, problem);
  if (!condition) return ConditionForm::tr("Invalid condition: %1").arg(QString::fromStdString(text));
  QString terms;
  for (const ConditionTerm& term : condition->terms) {
    const QString told = ConditionForm::tr("%1 %2 %3", "f > 24")
                             .arg(fieldTitle(QString::fromStdString(term.field)), signText(term.comparison),
                                  QString::fromStdString(term.value));
    terms = terms.isEmpty() ? told : ConditionForm::tr("%1 and %2").arg(terms, told);
  }
  if (!condition->kind) return ConditionForm::tr("When %1", "f > 24").arg(terms);
  const QString kind = eventKindName(*condition->kind);
  return terms.isEmpty() ? ConditionForm::tr("At event: %1").arg(kind)
                         : ConditionForm::tr("At event: %1, when %2").arg(kind, terms);
}

ConditionForm::ConditionForm(Transport* transport, const std::string& condition, QWidget* parent)
    : QDialog(parent),
      m_transport(transport),
      m_event(new QComboBox(this)),
      m_list(new QVBoxLayout),
      m_add(new QPushButton(this)),
      m_eventName(new QLabel(this)),
      m_textName(new QLabel(this)),
      m_line(new QLabel(this)),
      m_text(new QLineEdit(this)),
      m_note(new NoteLine(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
  m_eventName->setBuddy(m_event);
  m_textName->setBuddy(m_text);
  m_line->setWordWrap(true);
  m_line->setTextFormat(Qt::PlainText);
  m_add->setIcon(icon(IconId::Add));
  m_add->setAutoDefault(false);
  m_list->setSpacing(spacing::kHalf);
  auto* first = new QHBoxLayout;
  first->addWidget(m_eventName);
  first->addWidget(m_event, 1);
  auto* add = new QHBoxLayout;
  add->addWidget(m_add);
  add->addStretch(1);
  auto* column = new QVBoxLayout(this);
  column->setSpacing(spacing::kUnit);
  column->addLayout(first);
  column->addLayout(m_list);
  column->addLayout(add);
  column->addSpacing(spacing::kUnit);
  column->addWidget(m_textName);
  column->addWidget(m_text);
  column->addWidget(m_line);
  column->addWidget(m_note);
  column->addStretch(1);
  column->addWidget(m_buttons);
  m_text->setText(QString::fromStdString(condition));
  keepTranslated(this, [this] { retranslate(); });
  if (condition.empty()) addRow({});
  connect(m_event, &QComboBox::currentIndexChanged, this, &ConditionForm::writeText);
  connect(m_add, &QPushButton::clicked, this, [this] {
    addRow({});
    m_rows.back().field->setFocus();
  });
  connect(m_text, &QLineEdit::textEdited, this, &ConditionForm::readText);
  connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  setMinimumWidth(480);
}

std::string ConditionForm::condition() const { return m_text->text().trimmed().toStdString(); }

QString ConditionForm::problem() const { return m_note->text(); }

// Those of the searches that are shown: costs where they are told, a cell where a state is one, and what a trace tells itself.
QStringList ConditionForm::fields() const {
  QStringList out;
  bool hasCosts = false, hasEstimates = false, hasCells = false;
  std::set<std::string> own;
  for (const WatchedRun* run : m_transport ? m_transport->runs() : std::vector<WatchedRun*>{}) {
    if (!run->hasSearch()) continue;
    const search::Session& session = run->session();
    hasCosts |= run->names().tellsCosts;
    hasEstimates |= run->names().usesHeuristic && run->names().tellsEstimates;
    const search::Trace& trace = session.trace();
    hasCells |= trace.end() > trace.begin() && search::fieldAt("x", {session, trace.begin()});
    for (std::string& name : session.toldFieldNames()) own.insert(std::move(name));
  }
  const bool hasNone = !m_transport || !m_transport->hasSearch();
  const auto has = [&](std::string_view name) {
    return hasNone || (name == "g"                  ? hasCosts
                       : name == "h" || name == "f" ? hasEstimates
                       : name == "x" || name == "y" ? hasCells
                                                    : true);
  };
  for (const std::string_view name : search::kConditionFields)
    if (has(name)) out << QString::fromStdString(std::string(name));
  for (const std::string& name : own)
    if (!out.contains(QString::fromStdString(name))) out << QString::fromStdString(name);
  return out;
}

void ConditionForm::addRow(const ConditionTerm& term) {
  Row row{new QWidget(this), nullptr, nullptr, nullptr, nullptr};
  row.field = new QComboBox(row.all);
  row.comparison = new QComboBox(row.all);
  row.value = new QLineEdit(row.all);
  row.remove = flatButton(row.all);
  row.remove->setIcon(icon(IconId::Remove));
  for (const QString& name : fields()) row.field->addItem(fieldTitle(name), name);
  for (std::size_t k = 0; k < kSignsShown.size(); ++k)
    row.comparison->addItem(signText(static_cast<search::Comparison>(k)));
  fillRow(row, term);
  auto* line = bareLayout<QHBoxLayout>(row.all);
  line->addWidget(row.field, 2);
  line->addWidget(row.comparison);
  line->addWidget(row.value, 2);
  line->addWidget(row.remove);
  m_list->addWidget(row.all);
  connect(row.field, &QComboBox::currentIndexChanged, this, &ConditionForm::writeText);
  connect(row.comparison, &QComboBox::currentIndexChanged, this, &ConditionForm::writeText);
  connect(row.value, &QLineEdit::textChanged, this, &ConditionForm::writeText);
  connect(row.remove, &QToolButton::clicked, this, [this, all = row.all] {
    removeRow(all);
    writeText();
  });
  m_rows.push_back(row);
  row.field->setAccessibleName(tr("Field"));
  row.comparison->setAccessibleName(tr("Comparison"));
  row.value->setAccessibleName(tr("Value"));
  row.value->setPlaceholderText(tr("value"));
  row.remove->setToolTip(tr("Removes this comparison"));
  row.remove->setAccessibleName(tr("Remove the comparison"));
}

// Without a word to those who listen: it is the text that says so.
void ConditionForm::fillRow(const Row& row, const ConditionTerm& term) {
  const QSignalBlocker field(row.field), comparison(row.comparison), value(row.value);
  const QString name = QString::fromStdString(term.field);
  if (!name.isEmpty() && row.field->findData(name) < 0) row.field->addItem(fieldTitle(name), name);
  const int usual = row.field->findData(QStringLiteral("f"));
  row.field->setCurrentIndex(name.isEmpty() ? std::max(usual, 0) : row.field->findData(name));
  row.comparison->setCurrentIndex(
      static_cast<int>(name.isEmpty() ? search::Comparison::More : term.comparison));
  row.value->setText(QString::fromStdString(term.value));
}

void ConditionForm::removeRow(QWidget* all) {
  std::erase_if(m_rows, [all](const Row& row) { return row.all == all; });
  all->hide();
  all->deleteLater();
}

// Rows without a value are not yet part of it.
void ConditionForm::writeText() {
  Condition condition;
  if (const int kind = m_event->currentData().toInt(); kind >= 0)
    condition.kind = static_cast<search::EventKind>(kind);
  for (const Row& row : m_rows)
    if (const QString value = row.value->text().trimmed(); !value.isEmpty())
      condition.terms.push_back({row.field->currentData().toString().toStdString(),
                                 static_cast<search::Comparison>(row.comparison->currentIndex()),
                                 value.toStdString()});
  m_text->setText(QString::fromStdString(search::conditionText(condition)));
  check();
}

void ConditionForm::readText() {
  check();
  QString problem;
  const auto condition = conditionOf(this->condition(), problem);
  if (!condition) return;
  const QSignalBlocker quiet(m_event);
  const int kind = condition->kind ? static_cast<int>(*condition->kind) : -1;
  if (m_event->findData(kind) < 0) m_event->addItem(eventKindName(*condition->kind), kind);
  m_event->setCurrentIndex(m_event->findData(kind));
  // Rows that stay do so where they are: the text that is typed in does not move.
  while (m_rows.size() > condition->terms.size()) removeRow(m_rows.back().all);
  for (std::size_t i = 0; i < condition->terms.size(); ++i)
    i < m_rows.size() ? fillRow(m_rows[i], condition->terms[i]) : addRow(condition->terms[i]);
}

void ConditionForm::check() {
  QString problem;
  const bool isEmpty = condition().empty();
  const auto read = isEmpty ? std::nullopt : conditionOf(condition(), problem);
  const bool isGood = read.has_value();
  m_line->setText(isGood ? conditionLine(condition())
                         : tr("Choose an event, or compare a field with a value."));
  m_line->setVisible(isGood || isEmpty);
  // Another search may have it: it is no error.
  const QStringList known = fields();
  for (const ConditionTerm& term : isGood ? read->terms : std::vector<ConditionTerm>())
    if (const QString name = QString::fromStdString(term.field); !known.contains(name) && problem.isEmpty())
      problem = tr("This search has no field %1; it has: %2").arg(name, known.join(tr(", ")));
  m_note->setNote(isGood ? NoteKind::Warning : NoteKind::Error, isEmpty ? QString() : problem);
  m_buttons->button(QDialogButtonBox::Ok)->setEnabled(isGood);
}

void ConditionForm::retranslate() {
  setWindowTitle(tr("Conditional breakpoint"));
  m_eventName->setText(tr("&Event"));
  m_add->setText(tr("&Add a comparison"));
  m_add->setToolTip(tr("Adds a field that must compare with a value, besides the others"));
  m_textName->setText(tr("As &text"));
  m_text->setPlaceholderText(QStringLiteral("expand and f > 24"));
  m_text->setToolTip(tr("The same condition as text; typing fills in the form"));
  {
    const QSignalBlocker quiet(m_event);
    m_event->clear();
    m_event->addItem(tr("any event"), -1);
    for (int k = 0; k < search::kEventKinds; ++k) {
      const auto kind = static_cast<search::EventKind>(k);
      const auto isPossible = [kind](const WatchedRun* run) {
        return run->hasSearch() && happensIn(run->session(), kind);
      };
      if (!m_transport || !m_transport->hasSearch() || std::ranges::any_of(m_transport->runs(), isPossible))
        m_event->addItem(eventKindName(kind), k);
    }
  }
  readText();
}

}  // namespace searchlight::ui
