// app/experiments/run_field.cpp: the options of the command line, chosen from a menu that is made of the domain's table.
#include "app/experiments/run_field.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "app/cli/experiment.h"
#include "app/experiments/results_view.h"
#include "core/search/algorithms.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/error_texts.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"
#include "widgets/words/catalogue_texts.h"

namespace searchlight::ui {

namespace {

QString textOf(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

// The option in a line, its word captured: "--ties larger-g".
QRegularExpression patternOf(const QString& key) {
  return QRegularExpression(
      QStringLiteral("(?<!\\S)--%1(?![^ =])(?:[ =]+(?!--)(\\S*))?").arg(QRegularExpression::escape(key)));
}

}  // namespace

RunField::RunField(QWidget* parent)
    : QWidget(parent),
      m_algorithm(new QComboBox(this)),
      m_menuButton(new QPushButton(this)),
      m_menu(new QMenu(this)),
      m_options(new QLineEdit(this)),
      m_enter(new QToolButton(this)),
      m_note(new NoteLine(this)) {
  m_algorithm->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_algorithm->setMinimumContentsLength(12);
  m_menuButton->setMenu(m_menu);
  m_enter->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  m_enter->setIcon(icon(IconId::Add));
  auto* column = bareLayout<QVBoxLayout>(this, spacing::kUnit);
  for (const auto& [wide, button] : {std::pair<QWidget*, QWidget*>(m_algorithm, m_menuButton),
                                     std::pair<QWidget*, QWidget*>(m_options, m_enter)}) {
    auto* row = new QHBoxLayout;
    row->setSpacing(spacing::kHalf);
    row->addWidget(wide, 1);
    row->addWidget(button);
    column->addLayout(row);
  }
  column->addWidget(m_note);

  connect(m_menu, &QMenu::aboutToShow, this, &RunField::fillMenu);
  connect(m_enter, &QToolButton::clicked, this, &RunField::entered);
  connect(m_options, &QLineEdit::returnPressed, this, &RunField::entered);
  connect(m_options, &QLineEdit::textEdited, m_note, &NoteLine::clear);
  keepTranslated(this, [this] { retranslate(); });
}

void RunField::setDomain(const std::string& domain, const char* algorithms) {
  m_domain = domain;
  const QVariant chosen = m_algorithm->currentData();
  m_algorithm->clear();
  for (const search::AlgorithmInfo& algorithm : search::algorithms())
    if (std::ranges::find(algorithm.domains, algorithms) != algorithm.domains.end())
      m_algorithm->addItem(algorithmTitle(algorithm.id), textOf(algorithm.name));
  const int at = m_algorithm->findData(chosen.isValid() ? chosen : QVariant(QStringLiteral("a-star")));
  m_algorithm->setCurrentIndex(std::max(at, 0));
  retranslate();
}

void RunField::change(const QString& run) {
  m_isChange = true;
  m_algorithm->setCurrentIndex(m_algorithm->findData(run.section(QLatin1Char(' '), 0, 0)));
  m_options->setText(run.section(QLatin1Char(' '), 1));
  m_options->setFocus();
  m_note->clear();
  retranslate();
}

void RunField::clear() {
  m_isChange = false;
  m_options->clear();
  m_note->clear();
  retranslate();
}

void RunField::showWrong(const Failure& wrong) { m_note->setNote(NoteKind::Error, errorText(wrong)); }

QString RunField::run() const {
  return (m_algorithm->currentData().toString() + QLatin1Char(' ') + m_options->text()).simplified();
}

// In the place of the one that is there. A word that cannot be chosen is to be typed.
void RunField::setOption(const QString& key, const QString& word) {
  const QRegularExpression pattern = patternOf(key);
  QString line = m_options->text();
  if (!word.isEmpty()) line.remove(pattern);
  line = line.simplified();
  if (!line.contains(pattern))
    line = (line.isEmpty() ? line : line + QLatin1Char(' ')) + QStringLiteral("--%1 %2").arg(key, word);
  m_options->setText(line);
  m_note->clear();
  if (!word.isEmpty()) return;
  const QRegularExpressionMatch there = pattern.match(line);
  m_options->setFocus();
  if (there.capturedLength(1) > 0)
    m_options->setSelection(static_cast<int>(there.capturedStart(1)),
                            static_cast<int>(there.capturedLength(1)));
  else
    m_options->end(false);
}

void RunField::fillMenu() {
  m_menu->clear();
  for (const cli::RunOption& option : cli::experimentDomain(m_domain).runOptions()) {
    const QString key = textOf(option.key), title = columnTitle(std::string(option.key));
    if (option.choices.empty()) {
      m_menu->addAction(tr("%1…").arg(title), this, [this, key] { setOption(key, {}); });
      continue;
    }
    QMenu* choices = m_menu->addMenu(title);
    const QString chosen = patternOf(key).match(m_options->text()).captured(1);
    for (const std::string_view choice : option.choices) {
      const QString word = textOf(choice);
      QAction* action = choices->addAction(word, this, [this, key, word] { setOption(key, word); });
      action->setCheckable(true);
      action->setChecked(word == chosen);
    }
  }
}

void RunField::retranslate() {
  m_algorithm->setAccessibleName(tr("Algorithm of the new run"));
  m_algorithm->setToolTip(tr("Chooses the algorithm of the new run"));
  for (int i = 0; i < m_algorithm->count(); ++i)
    if (const auto algorithm = search::algorithmByName(m_algorithm->itemData(i).toString().toStdString()))
      m_algorithm->setItemText(i, algorithmTitle(*algorithm));
  m_menuButton->setText(tr("Optio&ns"));
  m_menuButton->setToolTip(tr("Writes an option into the line below"));
  m_options->setPlaceholderText(QStringLiteral("--weight 2"));
  m_options->setAccessibleName(tr("Options of the new run"));
  m_options->setToolTip(tr("Takes the options of the command line, such as --ties or --heuristic"));
  m_enter->setText(m_isChange ? tr("Change") : tr("Add"));
  m_enter->setToolTip(m_isChange ? tr("Replaces the run with this one") : tr("Adds this run"));
}

}  // namespace searchlight::ui
