// app/klotski/slide_options_panel.h: how a placement is solved, as a form.
#pragma once
#include "app/klotski/klotski_question.h"
#include "app/shell/search_form.h"

class QCheckBox;

namespace searchlight::ui {

class SlideOptionsPanel : public SearchForm {
  Q_OBJECT
 public:
  explicit SlideOptionsPanel(QWidget* parent = nullptr);

  SlideOptions options() const { return {m_counted, SearchForm::options(), m_mirroring}; }
  // Emits slideOptionsChanged() when they differ from the present ones.
  void setOptions(const SlideOptions& options);
  // Whether the board has mirror images that can be folded; else the choice is not shown and of no effect.
  void setFoldable(bool isFoldable);

 Q_SIGNALS:
  void slideOptionsChanged();

 protected:
  QStringList differences() const override;
  void changeEvent(QEvent* event) override;

 private:
  void setTexts();

  klotski::Count m_counted = klotski::Count::Moves;
  klotski::Mirrors m_mirroring = klotski::Mirrors::Apart;
  bool m_isSetting = false;
  QLabel* m_countName;
  QComboBox* m_count;
  QCheckBox* m_folds;
};

}  // namespace searchlight::ui
