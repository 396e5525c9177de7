// widgets/game/card_list.h: levels or openings as cards: a picture, a name, figures.
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

// How its user stands with it.
struct CardStanding {
  bool isSolved = false;
  bool isBegun = false;   // a game of it is kept
  bool isBroken = false;  // it cannot be played
  friend bool operator==(const CardStanding&, const CardStanding&) = default;
};

struct CardItem {
  QString title;
  QString names;     // what it is found by, all of its names
  QString subtitle;  // "7 boxes", "unsolvable"
  QString group;     // told of the one that is chosen, and it is found by it
  QString own;       // what the user has reached beside the fewest; empty: nothing is known
  std::function<QPixmap(QSize size, double pixelRatio, const Theme& theme)>
      picture;    // none: there is nothing to see
  QString fault;  // all that is wrong with a broken one, in the place of its picture
  CardStanding standing = {};
  QString number = {};    // before the subtitle; empty: none
  QString also = {};      // it is found by this, too
  QString solvedBy = {};  // that the computer has solved it, in a sentence; empty: it has not
  // Below the title: "12 · 7 boxes".
  QString secondLine() const;
};

// What cards are told apart and put in order by: of all of them, so it must be quick.
struct CardFacts {
  CardStanding standing = {};
  std::size_t size = 0;                   // boxes, pieces
  std::optional<double> difficulty = {};  // nothing: nobody knows
};

// Cards by their place, made when they are first asked for.
struct CardSource {
  std::size_t count = 0;
  std::function<CardItem(std::size_t place)> card;
  std::function<CardFacts(std::size_t place)> facts = {};  // none: all are the same
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
  // It is made anew when it is asked for next; its picture stays.
  void refresh(std::size_t place);
  // While there are no cards: what one sees among the shades of those to come.
  void setEmptyText(const QString& text);
  std::size_t count() const { return m_cards.size(); }
  const CardItem& card(std::size_t place) const;
  // Only these are seen, in this order. What is chosen stays so where it is among them; else the first one is chosen.
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
  void paintEvent(QPaintEvent* event) override;
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  class Delegate;
  class Model;
  void makePictures();
  QModelIndex indexOf(std::size_t place) const;
  void numberRows();

  CardSource m_source;
  mutable std::vector<std::optional<CardItem>> m_cards;
  QString m_emptyText;
  std::vector<std::size_t> m_shown;
  std::vector<int> m_rows;  // by place, the row it is shown in; -1: it is not
  Model* m_model;
  mutable QCache<std::size_t, QPixmap> m_pictures;
  mutable std::set<std::size_t> m_wanted;  // were to be painted and were not there
  mutable QTimer m_timer;
};

}  // namespace searchlight::ui
