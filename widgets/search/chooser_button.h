// widgets/search/chooser_button.h: a flat button that shows what is chosen and opens the menu of choices.
#pragma once
#include <QToolButton>

namespace searchlight::ui {

// Always as wide as its widest choice, so that its neighbours stay where they are.
class ChooserButton : public QToolButton {
  Q_OBJECT

 public:
  explicit ChooserButton(QWidget* parent = nullptr);

  // All texts it may show.
  void setChoices(const QStringList& choices);
  int fullWidth() const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QStringList m_choices;
};

}  // namespace searchlight::ui
