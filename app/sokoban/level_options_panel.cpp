// app/sokoban/level_options_panel.cpp: the form of any search, what it counts, and the ideas that prune.
#include "app/sokoban/level_options_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>

namespace searchlight::ui {

LevelOptionsPanel::LevelOptionsPanel(QWidget* parent)
    : SearchForm(sokoban::canSearch, parent),
      m_askName(new QLabel(this)),
      m_ask(new QComboBox(this)),
      m_metricName(new QLabel(this)),
      m_metric(new QComboBox(this)),
      m_ideasName(new QLabel(this)) {
  m_ask->setObjectName(QStringLiteral("ask"));
  for (int i = 0; i < 3; ++i) m_ask->addItem({}, i);
  m_askName->setBuddy(m_ask);
  addOwnField(m_askName, m_ask);
  connect(m_ask, &QComboBox::activated, this, [this](int chosen) {
    LevelOptions options = this->options();
    if (chosen == static_cast<int>(options.asked)) return;
    options.asked = static_cast<LevelOptions::Asked>(chosen);
    options.box.reset();
    options.to.reset();
    options.search.algorithm = usualAlgorithm(options.asked);
    setOptions(options);
  });
  m_metric->setObjectName(QStringLiteral("metric"));
  for (int i = 0; i < 2; ++i) m_metric->addItem({}, i);
  m_metricName->setBuddy(m_metric);
  addOwnField(m_metricName, m_metric);
  connect(m_metric, &QComboBox::activated, this, [this](int chosen) {
    LevelOptions options = this->options();
    options.question.metric = static_cast<sokoban::Metric>(chosen);
    setOptions(options);
  });
  auto* ideas = m_ideasRow = new QWidget(this);
  auto* grid = new QGridLayout(ideas);
  grid->setContentsMargins({});
  grid->addWidget(m_ideasName, 0, 0, 1, 2);
  for (int i = 0; i < static_cast<int>(m_ideas.size()); ++i) {
    auto* box = m_ideas[static_cast<std::size_t>(i)] = new QCheckBox(ideas);
    box->setObjectName(QStringLiteral("idea-%1").arg(i));
    box->setChecked(true);
    grid->addWidget(box, 1 + i / 2, i % 2);
    connect(box, &QCheckBox::toggled, this, [this, i](bool isOn) {
      if (m_isSetting) return;
      LevelOptions options = this->options();
      options.question.ideas.*sokoban::kIdeaSwitches[static_cast<std::size_t>(i)] = isOn;
      setOptions(options);
    });
  }
  addWide(Level::More, ideas);
  SearchForm::setOptions(LevelOptions().search);
  connect(this, &SearchForm::optionsChanged, this, [this] {
    if (!m_isSetting) Q_EMIT levelOptionsChanged();
  });
  setTexts();
}

void LevelOptionsPanel::setOptions(const LevelOptions& options) {
  if (options == this->options()) return;
  m_isSetting = true;
  m_asked = options;
  m_ask->setCurrentIndex(static_cast<int>(m_asked.asked));
  m_metric->setCurrentIndex(static_cast<int>(m_asked.question.metric));
  for (std::size_t i = 0; i < m_ideas.size(); ++i)
    m_ideas[i]->setChecked(m_asked.question.ideas.*sokoban::kIdeaSwitches[i]);
  SearchForm::setOptions(options.search);
  m_isSetting = false;
  showKnownRows();
  Q_EMIT levelOptionsChanged();
}

LevelOptions LevelOptionsPanel::options() const {
  LevelOptions options = m_asked;
  options.search = SearchForm::options();
  return options;
}

void LevelOptionsPanel::setAskable(bool isAskable) {
  m_isAskable = isAskable;
  showKnownRows();
}

// What is pruned and counted is a level's.
void LevelOptionsPanel::showKnownRows() {
  const bool isLevel = m_asked.asked == LevelOptions::Asked::Level;
  for (QWidget* row : {static_cast<QWidget*>(m_askName), static_cast<QWidget*>(m_ask)})
    row->setVisible(m_isAskable);
  for (QWidget* row : {static_cast<QWidget*>(m_metricName), static_cast<QWidget*>(m_metric), m_ideasRow})
    row->setVisible(isLevel);
  refreshMore();
}

// No answer depends on the ideas, only what it takes: what is off tells why it takes so much.
QStringList LevelOptionsPanel::differences() const {
  QStringList out = SearchForm::differences();
  if (m_asked.asked != LevelOptions::Asked::Level) return out;
  if (const QString without = withoutWords(m_asked.question.ideas); !without.isEmpty()) out << without;
  return out;
}

void LevelOptionsPanel::setTexts() {
  m_askName->setText(tr("Problem"));
  m_ask->setAccessibleName(m_askName->text());
  m_ask->setWhatsThis(
      tr("Sets what to find: a solution of the level, or a path of the worker or of one box to a square."));
  for (int i = 0; i < m_ask->count(); ++i)
    m_ask->setItemText(i, askedTitle(static_cast<LevelOptions::Asked>(i)));
  m_metricName->setText(tr("Count"));
  m_metric->setAccessibleName(m_metricName->text());
  m_metric->setWhatsThis(tr("Sets what the shortest solution minimises."));
  for (int i = 0; i < m_metric->count(); ++i)
    m_metric->setItemText(i, metricTitle(static_cast<sokoban::Metric>(i)));
  m_ideasName->setText(tr("Prune by"));
  for (int i = 0; i < static_cast<int>(m_ideas.size()); ++i) {
    auto* idea = m_ideas[static_cast<std::size_t>(i)];
    idea->setText(ideaTitle(i));
    setSentence(idea, idea, ideaMeaning(i));
  }
  refreshMore();
}

void LevelOptionsPanel::changeEvent(QEvent* event) {
  SearchForm::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) setTexts();
}

}  // namespace searchlight::ui
