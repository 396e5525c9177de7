// app/sokoban/level_options_panel.h: how a level is solved, as a form.
#pragma once
#include <array>

#include "app/shell/search_form.h"
#include "app/sokoban/level_question.h"

class QCheckBox;

namespace searchlight::ui {

class LevelOptionsPanel : public SearchForm {
  Q_OBJECT
 public:
  explicit LevelOptionsPanel(QWidget* parent = nullptr);

  LevelOptions options() const;
  // Emits levelOptionsChanged() when they differ from the present ones.
  void setOptions(const LevelOptions& options);

  // Whether anything but the level can be asked; at first it can.
  void setAskable(bool isAskable);

 Q_SIGNALS:
  void levelOptionsChanged();

 protected:
  QStringList differences() const override;
  void changeEvent(QEvent* event) override;

 private:
  void setTexts();

  void showKnownRows();

  LevelOptions m_asked;  // all but the search
  bool m_isAskable = true;
  bool m_isSetting = false;
  QLabel* m_askName;
  QComboBox* m_ask;
  QWidget* m_ideasRow;
  QLabel* m_metricName;
  QComboBox* m_metric;
  QLabel* m_ideasName;
  std::array<QCheckBox*, sokoban::kIdeaNames.size()> m_ideas{};
};

}  // namespace searchlight::ui
