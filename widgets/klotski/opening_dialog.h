// widgets/klotski/opening_dialog.h: all openings to choose from, with pictures, names and figures.
#pragma once
#include <QDialog>
#include <QString>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/klotski/board.h"
#include "widgets/klotski/piece_style.h"

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QTimer;

namespace searchlight::ui {

struct OpeningItem {
  QString title;     // in the user's language first: "横刀立马", "Heng Dao Li Ma"
  QString names;     // what it is found by, all of its names
  QString subtitle;  // "81 moves", "best known: 120 moves", "cannot be solved"
  QString group;
  std::optional<std::uint32_t> ownMoves;  // the fewest in a game of the user's
  klotski::Board board;
};

// Pictures are made a few at a time, so that the dialog is there at once.
class OpeningDialog : public QDialog {
  Q_OBJECT

 public:
  // REQUIRES: there is an item; `present` is the place of the one that is played, or -1.
  OpeningDialog(std::vector<OpeningItem> items, int present, PieceStyle style, QWidget* parent = nullptr);

  // The place of the chosen one. REQUIRES: accepted.
  int chosen() const;

 private:
  void filter();
  void makePictures();
  void showChosen();

  std::vector<OpeningItem> m_items;
  PieceStyle m_style;
  QLineEdit* m_find;
  QListWidget* m_list;
  QLabel* m_about;
  QPushButton* m_play = nullptr;
  QTimer* m_pictures;
  int m_nextPicture = 0;
};

}  // namespace searchlight::ui
