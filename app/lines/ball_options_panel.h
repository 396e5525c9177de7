// app/lines/ball_options_panel.h: how a ball's way is searched, as a form.
#pragma once
#include "app/lines/ball_question.h"
#include "app/shell/search_form.h"

namespace searchlight::ui {

class BallOptionsPanel : public SearchForm {
  Q_OBJECT
 public:
  explicit BallOptionsPanel(QWidget* parent = nullptr) : SearchForm(lines::canSearchRoute, parent) {}
};

}  // namespace searchlight::ui
