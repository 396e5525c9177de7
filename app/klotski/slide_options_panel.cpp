// app/klotski/slide_options_panel.cpp: the form of any search, and what it counts.
#include "app/klotski/slide_options_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLabel>

#include "core/klotski/solve.h"
#include "widgets/klotski/klotski_texts.h"

namespace searchlight::ui {

SlideOptionsPanel::SlideOptionsPanel(QWidget* parent)
    : SearchForm(klotski::canSearch, parent),
      m_countName(new QLabel(this)),
      m_count(new QComboBox(this)),
      m_folds(new QCheckBox(this)) {
  m_count->setObjectName(QStringLiteral("count"));
  for (int i = 0; i < 3; ++i) m_count->addItem({}, i);
  m_countName->setBuddy(m_count);
  addOwnField(m_countName, m_count);
  connect(m_count, &QComboBox::activated, this, [this](int chosen) {
    setOptions({static_cast<klotski::Count>(chosen), SearchForm::options(), m_mirroring});
  });
  m_folds->setObjectName(QStringLiteral("mirrors"));
  addWide(Level::More, m_folds);
  connect(m_folds, &QCheckBox::toggled, this, [this](bool folds) {
    if (!m_isSetting)
      setOptions(
          {m_counted, SearchForm::options(), folds ? klotski::Mirrors::Folded : klotski::Mirrors::Apart});
  });
  connect(this, &SearchForm::optionsChanged, this, [this] {
    if (!m_isSetting) Q_EMIT slideOptionsChanged();
  });
  setTexts();
}

void SlideOptionsPanel::setOptions(const SlideOptions& options) {
  if (options == this->options()) return;
  m_isSetting = true;
  m_counted = options.count;
  m_mirroring = options.mirrors;
  m_count->setCurrentIndex(static_cast<int>(options.count));
  m_folds->setChecked(options.mirrors == klotski::Mirrors::Folded);
  SearchForm::setOptions(options.search);
  m_isSetting = false;
  refreshMore();
  Q_EMIT slideOptionsChanged();
}

void SlideOptionsPanel::setFoldable(bool isFoldable) {
  m_folds->setVisible(isFoldable);
  refreshMore();
}

QStringList SlideOptionsPanel::differences() const {
  QStringList out = SearchForm::differences();
  if (m_mirroring == klotski::Mirrors::Folded && !m_folds->isHidden()) out << tr("mirror images merged");
  return out;
}

void SlideOptionsPanel::setTexts() {
  m_folds->setText(tr("Merge mirror images"));
  setSentence(m_folds, m_folds,
              tr("Treats a position and its mirror image as one state, which halves the number of states."));
  m_countName->setText(tr("Count"));
  m_count->setAccessibleName(m_countName->text());
  m_count->setWhatsThis(tr("Sets what counts as one move, and so which solution is the shortest."));
  for (int i = 0; i < m_count->count(); ++i) {
    const auto count = static_cast<klotski::Count>(i);
    m_count->setItemText(i, countTitle(count));
    m_count->setItemData(i, countMeaning(count), Qt::ToolTipRole);
  }
  refreshMore();
}

void SlideOptionsPanel::changeEvent(QEvent* event) {
  SearchForm::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) setTexts();
}

}  // namespace searchlight::ui
