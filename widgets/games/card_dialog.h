// widgets/games/card_dialog.h: one of many levels or openings to choose, with pictures, names and figures.
#pragma once
#include <QDialog>
#include <QPixmap>
#include <QSize>
#include <QString>
#include <functional>
#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QTimer;

namespace searchlight::ui {

class Theme;

struct CardItem {
  QString title;
  QString names;     // what it is found by, all of its names
  QString subtitle;  // "81 moves", "cannot be solved"
  QString group;     // told of the one that is chosen
  QString own;       // what the user has reached; empty: nothing
  std::function<QPixmap(QSize size, double pixelRatio, const Theme& theme)>
      picture;  // none: there is nothing to see
};

// In the user's language.
struct CardTexts {
  QString title, findHint, find, list, nothing;  // nothing: said where no item is found
};

// Pictures are made a few at a time, so that the dialog is there at once.
class CardDialog : public QDialog {
  Q_OBJECT

 public:
  // REQUIRES: there is an item; `present` is the place of the one that is played, or -1.
  CardDialog(std::vector<CardItem> items, int present, CardTexts texts, QWidget* parent = nullptr);

  // The place of the chosen one. REQUIRES: accepted.
  int chosen() const;

 private:
  void filter();
  void makePictures();
  void showChosen();

  std::vector<CardItem> m_items;
  CardTexts m_texts;
  QLineEdit* m_find;
  QListWidget* m_list;
  QLabel* m_about;
  QPushButton* m_play = nullptr;
  QTimer* m_pictures;
  int m_nextPicture = 0;
};

}  // namespace searchlight::ui
