// widgets/games/card_dialog.h: one of many levels or openings to choose, with pictures, names and figures.
#pragma once
#include <QDialog>
#include <QString>
#include <vector>

#include "widgets/games/card_list.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace searchlight::ui {

// In the user's language.
struct CardTexts {
  QString title, findHint, find, list, nothing;  // nothing: said where no item is found
};

class CardDialog : public QDialog {
  Q_OBJECT

 public:
  // REQUIRES: there is an item; `present` is the place of the one that is played, or -1.
  CardDialog(std::vector<CardItem> items, int present, CardTexts texts, QWidget* parent = nullptr);

  // The place of the chosen one. REQUIRES: accepted.
  int chosen() const;

 private:
  void filter();
  void showChosen();

  CardTexts m_texts;
  QLineEdit* m_find;
  CardList* m_list;
  QLabel* m_about;
  QPushButton* m_play = nullptr;
};

}  // namespace searchlight::ui
