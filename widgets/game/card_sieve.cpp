// widgets/game/card_sieve.cpp: counting, looking and putting in order, a few milliseconds at a time.
#include "widgets/game/card_sieve.h"

#include <QElapsedTimer>
#include <QLocale>
#include <algorithm>
#include <utility>

namespace searchlight::ui {
namespace {

constexpr qint64 kSieveMs = 8;  // of work between two looks at the keyboard

}  // namespace

QString foldedForFinding(const QString& text) {
  QString out;
  bool isApart = false;
  for (const QChar c : text.normalized(QString::NormalizationForm_KD)) {
    if (c.isLetterOrNumber()) {
      if (isApart && c.isDigit() && !out.isEmpty() && out.back().isDigit()) out += QLatin1Char(' ');
      out += c.toCaseFolded();
    }
    isApart = !c.isLetterOrNumber();
  }
  return out;
}

CardSieve::CardSieve(QObject* parent) : QObject(parent), m_collator(QLocale()) {
  m_collator.setNumericMode(true);
  m_collator.setCaseSensitivity(Qt::CaseInsensitive);
  m_timer.setInterval(0);
  connect(&m_timer, &QTimer::timeout, this, &CardSieve::workOn);
}

void CardSieve::begin(std::function<CardFacts(std::size_t)> facts, std::size_t count, Card card) {
  m_timer.stop();
  m_source = std::move(facts);
  m_card = std::move(card);
  m_count = count;
  m_facts.clear();
  m_facts.reserve(count);
  m_counting = {.all = count};
  m_counts.reset();
  m_folded.assign(count, {});
  m_names.assign(count, std::nullopt);
}

void CardSieve::want(const QString& text, CardFilter filter, CardOrder order) {
  m_text = foldedForFinding(text);
  m_filter = filter;
  m_order = order;
  m_looked = 0;
  m_found.clear();
  m_timer.start();
  workOn();
}

void CardSieve::settle() {
  while (!isSettled()) workOn();
}

void CardSieve::workOn() {
  QElapsedTimer clock;
  clock.start();
  const auto isTimeUp = [&clock] { return clock.elapsed() >= kSieveMs; };
  while (m_facts.size() < m_count) {
    if (isTimeUp()) return;
    m_facts.push_back(m_source ? m_source(m_facts.size()) : CardFacts());
    count(m_facts.back());
  }
  if (!m_counts) {
    m_counts = m_counting;
    Q_EMIT counted();
  }
  for (; m_looked < m_count; ++m_looked) {
    if (isTimeUp()) return;
    if (!isWanted(m_looked)) continue;
    if (m_order == CardOrder::Name && !m_names[m_looked])
      m_names[m_looked] = m_collator.sortKey(m_card(m_looked).title);
    m_found.push_back(m_looked);
  }
  m_timer.stop();
  putInOrder();
  Q_EMIT found(m_found);
}

void CardSieve::count(const CardFacts& facts) {
  const CardStanding& standing = facts.standing;
  if (standing.isBroken) return;
  ++m_counting.playable;
  ++(standing.isSolved ? m_counting.solved : m_counting.unsolved);
  if (standing.isBegun) ++m_counting.begun;
  m_counting.isDifficultyKnown |= facts.difficulty.has_value();
}

bool CardSieve::isWanted(std::size_t place) {
  const CardStanding& standing = m_facts[place].standing;
  switch (m_filter) {
    case CardFilter::All: break;
    case CardFilter::Unsolved:
      if (standing.isSolved || standing.isBroken) return false;
      break;
    case CardFilter::Begun:
      if (!standing.isBegun) return false;
      break;
    case CardFilter::Solved:
      if (!standing.isSolved) return false;
      break;
  }
  if (m_text.isEmpty()) return true;
  QString& text = m_folded[place];
  if (text.isEmpty()) {
    const CardItem& item = m_card(place);
    for (const QString& part : {item.names, item.subtitle, item.group, item.also})
      text += foldedForFinding(part) + QLatin1Char('\n');
  }
  return text.contains(m_text);
}

// Of equals the one that comes first.
void CardSieve::putInOrder() {
  const auto by = [this](const auto& isLess) { std::ranges::stable_sort(m_found, isLess); };
  switch (m_order) {
    case CardOrder::AsTheyCome: return;
    case CardOrder::Size:
      return by([this](std::size_t a, std::size_t b) {
        return std::pair(m_facts[a].standing.isBroken, m_facts[a].size) <
               std::pair(m_facts[b].standing.isBroken, m_facts[b].size);
      });
    case CardOrder::Difficulty:
      return by([this](std::size_t a, std::size_t b) {
        const auto &left = m_facts[a].difficulty, &right = m_facts[b].difficulty;
        return left && right ? *left < *right : left.has_value() && !right;
      });
    case CardOrder::Name:
      return by([this](std::size_t a, std::size_t b) { return m_names[a]->compare(*m_names[b]) < 0; });
  }
}

}  // namespace searchlight::ui
