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
      m_metricName(new QLabel(this)),
      m_metric(new QComboBox(this)),
      m_ideasName(new QLabel(this)) {
  m_metric->setObjectName(QStringLiteral("metric"));
  for (int i = 0; i < 2; ++i) m_metric->addItem({}, i);
  m_metricName->setBuddy(m_metric);
  addRow(m_metricName, m_metric);
  connect(m_metric, &QComboBox::activated, this, [this](int chosen) {
    LevelOptions options = this->options();
    options.question.metric = static_cast<sokoban::Metric>(chosen);
    setOptions(options);
  });
  auto* ideas = new QWidget(this);
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
      setIdea(options.question.ideas, i, isOn);
      setOptions(options);
    });
  }
  addLine(ideas);
  SearchForm::setOptions(LevelOptions().search);
  connect(this, &SearchForm::optionsChanged, this, [this] {
    if (!m_isSetting) Q_EMIT levelOptionsChanged();
  });
  setTexts();
}

void LevelOptionsPanel::setOptions(const LevelOptions& options) {
  if (options == this->options()) return;
  m_isSetting = true;
  m_asked = options.question;
  m_metric->setCurrentIndex(static_cast<int>(m_asked.metric));
  for (int i = 0; i < static_cast<int>(m_ideas.size()); ++i)
    m_ideas[static_cast<std::size_t>(i)]->setChecked(hasIdea(m_asked.ideas, i));
  SearchForm::setOptions(options.search);
  m_isSetting = false;
  Q_EMIT levelOptionsChanged();
}

void LevelOptionsPanel::setTexts() {
  m_metricName->setText(tr("Count"));
  m_metric->setAccessibleName(m_metricName->text());
  for (int i = 0; i < m_metric->count(); ++i)
    m_metric->setItemText(i, metricTitle(static_cast<sokoban::Metric>(i)));
  m_ideasName->setText(tr("Prune by"));
  for (int i = 0; i < static_cast<int>(m_ideas.size()); ++i) {
    m_ideas[static_cast<std::size_t>(i)]->setText(ideaTitle(i));
    m_ideas[static_cast<std::size_t>(i)]->setToolTip(ideaMeaning(i));
  }
}

void LevelOptionsPanel::changeEvent(QEvent* event) {
  SearchForm::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) setTexts();
}

}  // namespace searchlight::ui
