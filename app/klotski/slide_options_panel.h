// app/klotski/slide_options_panel.h: how a placement is solved, as a form.
#pragma once
#include "app/klotski/klotski_question.h"
#include "app/shell/search_form.h"

namespace searchlight::ui {

class SlideOptionsPanel : public SearchForm {
  Q_OBJECT
 public:
  explicit SlideOptionsPanel(QWidget* parent = nullptr);

  SlideOptions options() const { return {m_counted, SearchForm::options()}; }
  // Emits slideOptionsChanged() when they differ from the present ones.
  void setOptions(const SlideOptions& options);

 Q_SIGNALS:
  void slideOptionsChanged();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void setTexts();

  klotski::Count m_counted = klotski::Count::Moves;
  bool m_isSetting = false;
  QLabel* m_countName;
  QComboBox* m_count;
};

}  // namespace searchlight::ui
