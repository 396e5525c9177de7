// widgets/games/card_list.h: levels or openings as cards: a picture, a name, figures.
#pragma once
#include <QCache>
#include <QListWidget>
#include <QPixmap>
#include <QSize>
#include <QString>
#include <QTimer>
#include <functional>
#include <set>
#include <vector>

namespace searchlight::ui {

class Theme;

struct CardItem {
  QString title;
  QString names;     // what it is found by, all of its names
  QString subtitle;  // "81 moves", "cannot be solved"
  QString group;     // told of the one that is chosen, and it is found by it
  QString own;       // what the user has reached; empty: nothing
  std::function<QPixmap(QSize size, double pixelRatio, const Theme& theme)>
      picture;  // none: there is nothing to see
};

// Pictures are made when they are first seen, a few at a time, and only so many are kept: ten thousand cards are as quick as
// ten.
class CardList : public QListWidget {
  Q_OBJECT

 public:
  explicit CardList(QWidget* parent = nullptr);

  void addCards(std::vector<CardItem> items);
  void clearCards();
  const CardItem& card(int row) const { return m_items[static_cast<std::size_t>(row)]; }
  // Null: it is being made, or there is none.
  QPixmap picture(int row) const;
  // All pictures that are seen are made.
  bool isSettled() const { return m_wanted.empty(); }

 protected:
  void changeEvent(QEvent* event) override;

 private:
  class Delegate;
  void makePictures();

  std::vector<CardItem> m_items;
  mutable QCache<int, QPixmap> m_pictures;
  mutable std::set<int> m_wanted;  // were to be painted and were not there
  mutable QTimer m_timer;
};

}  // namespace searchlight::ui
