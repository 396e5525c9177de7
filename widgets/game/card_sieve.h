// widgets/game/card_sieve.h: which of many cards are wanted, and in which order, worked out between two looks at the keyboard.
//
//   sieve.begin(source.facts, count, [list](std::size_t place) -> const CardItem& { return list->card(place); });   // usage
//   sieve.want("heng dao", CardFilter::Unsolved, CardOrder::Size);
//   connect(&sieve, &CardSieve::found, list, &CardList::showOnly);
#pragma once
#include <QCollator>
#include <QObject>
#include <QString>
#include <QTimer>
#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "widgets/game/card_list.h"

namespace searchlight::ui {

enum class CardFilter { All, Unsolved, Begun, Solved };
inline constexpr int kCardFilters = 4;
// As they come, or by a fact of theirs, the smallest first; what nobody knows is last.
enum class CardOrder { AsTheyCome, Size, Difficulty, Name };
inline constexpr int kCardOrders = 4;

// The text without what nobody types: "Heng Dao Li Ma", "hengdaolima" and "heng-dao" all find it. Two numbers stay two: 155 does not
// find "315. 5".
QString foldedForFinding(const QString& text);

class CardSieve : public QObject {
  Q_OBJECT
 public:
  struct Counts {
    std::size_t all = 0, playable = 0, solved = 0, begun = 0, unsolved = 0;
    bool isDifficultyKnown = false;  // of any
  };
  using Card = std::function<const CardItem&(std::size_t place)>;

  explicit CardSieve(QObject* parent = nullptr);
  // Others than those that were there. Nothing is looked for until want() is called.
  void begin(std::function<CardFacts(std::size_t)> facts, std::size_t count, Card card);
  // `text` as it was typed. What was looked for before is given up.
  void want(const QString& text, CardFilter filter, CardOrder order);

  bool isSettled() const { return !m_timer.isActive(); }
  // Goes on to the end without looking up.
  void settle();
  // Nothing: they are being counted.
  const std::optional<Counts>& counts() const { return m_counts; }

 Q_SIGNALS:
  void counted();
  void found(const std::vector<std::size_t>& places);

 private:
  void workOn();
  bool isWanted(std::size_t place);
  void count(const CardFacts& facts);
  void putInOrder();

  std::function<CardFacts(std::size_t)> m_source;
  Card m_card;
  std::size_t m_count = 0;
  std::vector<CardFacts> m_facts;  // of the first ones, as far as they are known
  Counts m_counting;
  std::optional<Counts> m_counts;

  QString m_text;
  CardFilter m_filter = CardFilter::All;
  CardOrder m_order = CardOrder::AsTheyCome;
  std::size_t m_looked = 0;  // at so many of the first ones
  std::vector<std::size_t> m_found;
  std::vector<QString> m_folded;                         // by place; empty: not folded yet
  std::vector<std::optional<QCollatorSortKey>> m_names;  // by place
  QCollator m_collator;
  QTimer m_timer;
};

}  // namespace searchlight::ui
