// widgets/games/card_dialog.h: one of many levels or openings to choose, with pictures, names and figures.
#pragma once
#include <QDialog>
#include <QString>
#include <QTimer>
#include <cstddef>
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
  // REQUIRES: there is a card; `present` is the place of the one that is played, or -1.
  CardDialog(CardSource cards, int present, CardTexts texts, QWidget* parent = nullptr);

  // The place of the chosen one. REQUIRES: accepted.
  int chosen() const;
  // What was looked for last has been found.
  bool isSettled() const { return !m_finding.isActive(); }

  void accept() override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void filter();
  void findOn();
  bool isFound(std::size_t place);
  void showChosen();

  CardTexts m_texts;
  QLineEdit* m_find;
  CardList* m_list;
  QLabel* m_about;
  QPushButton* m_play = nullptr;

  // Looked through a part at a time: folding ten thousand names takes longer than a frame.
  QString m_wanted;
  std::size_t m_looked = 0;          // cards, of those in the list
  std::vector<std::size_t> m_found;  // among them
  std::vector<QString> m_folded;     // by place, all that a card is found by; empty: not folded yet
  QTimer m_finding;
};

}  // namespace searchlight::ui
