// widgets/game/gallery_dialog.h: one of many levels or openings to choose: pictures, what is solved, several collections at hand.
//
//   GalleryDialog dialog(shelf, texts, view, this);                            // usage
//   if (dialog.exec() == QDialog::Accepted) play(dialog.collection(), dialog.chosen());
//   keep(dialog.view());
//
// By keyboard alone: what is typed is looked for, Down leads to the cards, arrows go among them, Enter plays, Esc leaves.
#pragma once
#include <QDialog>
#include <QString>
#include <QStringList>
#include <cstddef>
#include <functional>
#include <vector>

#include "widgets/game/card_list.h"
#include "widgets/game/card_sieve.h"

class QBoxLayout;
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace searchlight::ui {

class SegmentedButtons;

// All in the user's language.
struct GalleryTexts {
  QString title, findHint, find, list, nothing;  // nothing: said where no card is found
  QString size, difficulty;                      // what cards are put in order by: "Boxes"
};

struct GalleryCollection {
  QString name;  // a heading
  CardSource cards;
  int present = -1;  // the place of the one that is played; -1: none
  QString fault;     // why there is nothing to see; empty: it could be opened
};

class GalleryDialog;

// Several collections, by their places. They are opened when they are chosen.
struct GalleryShelf {
  QStringList names, tips;
  int present = 0;
  std::function<GalleryCollection(int place)> open;
  // What can be done with the collection that is seen, beside the buttons; it becomes the dialog's. None: nothing.
  std::function<QWidget*(GalleryDialog& dialog)> makeFoot = {};
};

// What somebody has chosen, and would like to find again.
struct GalleryView {
  CardFilter filter = CardFilter::All;
  CardOrder order = CardOrder::AsTheyCome;
};

class GalleryDialog : public QDialog {
  Q_OBJECT

 public:
  // REQUIRES: there is a collection on the shelf.
  GalleryDialog(GalleryShelf shelf, GalleryTexts texts, const GalleryView& view, QWidget* parent = nullptr);

  // The place of the chosen card, and of its collection. REQUIRES: accepted.
  int chosen() const;
  int collection() const { return m_collection; }
  // The card of the collection that is seen has become another one.
  void refresh(std::size_t place);
  GalleryView view() const;
  // What was looked for last has been found.
  bool isSettled() const { return m_sieve.isSettled(); }

  void accept() override;

 Q_SIGNALS:
  // Another collection is seen.
  void opened();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  class ShareBar;
  QWidget* makeShelf();
  QLayout* makeHeading();
  QLayout* makeChoices(const GalleryView& view);
  void openPlace(int place);
  void filter();
  void showFound(const std::vector<std::size_t>& places);
  void showCounts();
  void showChosen();

  GalleryShelf m_shelf;
  GalleryTexts m_texts;
  int m_collection = -1;
  bool m_isOpening = false;
  QString m_fault;  // of the collection

  QListWidget* m_collections = nullptr;
  QLabel *m_name, *m_solved;
  ShareBar* m_share;
  QLineEdit* m_find;
  SegmentedButtons* m_filter;
  QComboBox* m_order;
  QBoxLayout* m_choices;
  CardList* m_list;
  QLabel* m_about;
  QPushButton* m_play = nullptr;
  CardSieve m_sieve;
};

}  // namespace searchlight::ui
