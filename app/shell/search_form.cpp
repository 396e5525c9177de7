// app/shell/search_form.cpp: a grid of names and fields.
#include "app/shell/search_form.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <array>

#include "widgets/search/catalogue_texts.h"
#include "widgets/search/note_line.h"
#include "widgets/search/weight_edit.h"
#include "widgets/search/wheel_guard.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

constexpr std::array kFormTies{search::Ties::LastIn, search::Ties::FirstIn};

QLabel* makeQuietLabel(QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setWordWrap(true);
  label->setForegroundRole(QPalette::PlaceholderText);
  return label;
}

}  // namespace

SearchForm::SearchForm(CanSearch canSearch, QWidget* parent)
    : QWidget(parent),
      m_offered(canSearch),
      m_grid(new QGridLayout(this)),
      m_question(new QLabel(this)),
      m_algorithmName(new QLabel(this)),
      m_promise(makeQuietLabel(this)),
      m_weightName(new QLabel(this)),
      m_tiesName(new QLabel(this)),
      m_algorithm(new QComboBox(this)),
      m_ties(new QComboBox(this)),
      m_weight(new WeightEdit(this)),
      m_problem(new NoteLine(this)) {
  m_question->setWordWrap(true);
  m_algorithm->setObjectName(QStringLiteral("algorithm"));
  m_ties->setObjectName(QStringLiteral("ties"));
  m_weight->setObjectName(QStringLiteral("weight"));
  for (int i = 0; i < search::kAlgorithmCount; ++i)
    if (const auto a = static_cast<search::Algorithm>(i); canSearch(a)) m_algorithm->addItem({}, i);
  for (const search::Ties t : kFormTies) m_ties->addItem({}, static_cast<int>(t));
  m_algorithm->setMaxVisibleItems(search::kAlgorithmCount);
  m_algorithmName->setBuddy(m_algorithm);
  m_tiesName->setBuddy(m_ties);

  m_grid->setContentsMargins(0, 0, 0, 0);
  m_grid->setColumnStretch(1, 1);
  m_grid->addWidget(m_question, 0, 0, 1, 2);
  m_grid->addWidget(m_algorithmName, 3, 0);
  m_grid->addWidget(m_algorithm, 3, 1);
  m_grid->addWidget(m_promise, 4, 1);
  m_grid->addWidget(m_weightName, 5, 0);
  m_grid->addWidget(m_weight, 5, 1);
  m_grid->addWidget(m_tiesName, 6, 0);
  m_grid->addWidget(m_ties, 6, 1);
  m_grid->addWidget(m_problem, 8, 0, 1, 2);

  connect(m_algorithm, &QComboBox::activated, this, [this] {
    SearchChoice options = m_options;
    options.algorithm = static_cast<search::Algorithm>(m_algorithm->currentData().toInt());
    setOptions(options);
  });
  connect(m_ties, &QComboBox::activated, this, [this] {
    SearchChoice options = m_options;
    options.ties = static_cast<search::Ties>(m_ties->currentData().toInt());
    setOptions(options);
  });
  connect(m_weight, &WeightEdit::weightEdited, this, [this] {
    SearchChoice options = m_options;
    options.weight = m_weight->weight();
    setOptions(options);
  });
  guardFromWheel(this);
  retranslate();
  refresh();
}

void SearchForm::setOptions(const SearchChoice& options) {
  if (options == m_options) return;
  m_options = options;
  refresh();
  Q_EMIT optionsChanged();
}

void SearchForm::addRow(QLabel* name, QWidget* field) {
  ++m_ownRows;
  m_grid->addWidget(name, m_ownRows, 0);
  m_grid->addWidget(field, m_ownRows, 1);
  guardFromWheel(field);
  setTabOrder(field, m_algorithm);
}

void SearchForm::addLine(QWidget* field) {
  m_grid->addWidget(field, 7, 0, 1, 2);
  setTabOrder(m_ties, field);
}

void SearchForm::setQuestion(const QString& text) { m_question->setText(text); }

void SearchForm::setProblem(const QString& text) { m_problem->setNote(NoteKind::Warning, text); }

void SearchForm::refresh() {
  const search::AlgorithmInfo& info = search::info(m_options.algorithm);
  m_algorithm->setCurrentIndex(m_algorithm->findData(static_cast<int>(m_options.algorithm)));
  m_ties->setCurrentIndex(m_ties->findData(static_cast<int>(m_options.ties)));
  m_weight->setWeight(m_options.weight);
  m_promise->setText(tr("Complete: %1\nOptimal: %2").arg(completeText(info.id), optimalText(info.id)));
  const bool isWeighted = m_options.algorithm == search::Algorithm::WeightedAStar;
  m_weightName->setVisible(isWeighted);
  m_weight->setVisible(isWeighted);
  m_tiesName->setVisible(info.usesTies);
  m_ties->setVisible(info.usesTies);
}

void SearchForm::retranslate() {
  m_algorithmName->setText(tr("Algorithm"));
  m_weightName->setText(tr("Weight"));
  m_tiesName->setText(tr("Equal f"));
  m_algorithm->setAccessibleName(m_algorithmName->text());
  m_ties->setAccessibleName(m_tiesName->text());
  for (int i = 0; i < m_algorithm->count(); ++i)
    m_algorithm->setItemText(
        i, algorithmTitle(static_cast<search::Algorithm>(m_algorithm->itemData(i).toInt())));
  for (int i = 0; i < m_ties->count(); ++i)
    m_ties->setItemText(i, tiesTitle(static_cast<search::Ties>(m_ties->itemData(i).toInt())));
}

void SearchForm::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  retranslate();
  refresh();
}

}  // namespace searchlight::ui
