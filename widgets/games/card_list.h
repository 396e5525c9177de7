// widgets/games/card_list.h: levels or openings as cards: a picture, a name, figures.
#pragma once
#include <QCache>
#include <QListView>
#include <QPixmap>
#include <QSize>
#include <QString>
#include <QTimer>
#include <cstddef>
#include <functional>
#include <optional>
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

// Cards by their place, made when they are first asked for.
struct CardSource {
  std::size_t count = 0;
  std::function<CardItem(std::size_t place)> card;
};

// Cards and pictures are made when they are first seen, a few at a time, and only so many pictures are kept: ten thousand cards
// are as quick as ten.
class CardList : public QListView {
  Q_OBJECT

 public:
  explicit CardList(QWidget* parent = nullptr);
  ~CardList() override;

  // In the place of those that are there; all of them are shown, none is chosen.
  void setCards(CardSource source);
  // Behind those that are there. REQUIRES: all of them are shown.
  void addCard(CardItem item);
  void clearCards() { setCards({}); }
  std::size_t count() const { return m_cards.size(); }
  const CardItem& card(std::size_t place) const;
  // Only these are seen, rising. What is chosen stays so where it is among them; else the first one is chosen.
  void showOnly(std::vector<std::size_t> places);
  const std::vector<std::size_t>& shown() const { return m_shown; }
  std::optional<std::size_t> chosen() const;
  // It is scrolled to. REQUIRES: the place is shown.
  void choose(std::size_t place);

  // Null: it is being made, or there is none.
  QPixmap picture(std::size_t place) const;
  // All pictures that are seen are made.
  bool isSettled() const { return m_wanted.empty(); }

 Q_SIGNALS:
  void chosenChanged();

 protected:
  void changeEvent(QEvent* event) override;
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

 private:
  class Delegate;
  class Model;
  void makePictures();
  QModelIndex indexOf(std::size_t place) const;

  CardSource m_source;
  mutable std::vector<std::optional<CardItem>> m_cards;
  std::vector<std::size_t> m_shown;
  Model* m_model;
  mutable QCache<std::size_t, QPixmap> m_pictures;
  mutable std::set<std::size_t> m_wanted;  // were to be painted and were not there
  mutable QTimer m_timer;
};

}  // namespace searchlight::ui
