// app/klotski/opening_list.cpp: the catalogue, read once.
#include "app/klotski/opening_list.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <string_view>
#include <utility>

#include "core/klotski/board_text.h"
#include "core/klotski/catalogue.h"
#include "core/klotski/rules_of_game.h"
#include "widgets/klotski/klotski_scene.h"
#include "widgets/klotski/klotski_texts.h"

namespace searchlight::ui {
namespace {

// For lupdate: these functions belong to no class.
struct OpeningTexts {
  Q_DECLARE_TR_FUNCTIONS(OpeningTexts)
};

QString textOf(std::string_view utf8) {
  return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

bool isChinese() { return QLocale().language() == QLocale::Chinese; }

// The easy ones first, and last what cannot be solved.
const std::vector<const klotski::Entry*>& entries() {
  static const std::vector<const klotski::Entry*> ordered = [] {
    std::vector<const klotski::Entry*> all;
    for (const klotski::Entry& entry : klotski::catalogue()) all.push_back(&entry);
    std::ranges::stable_sort(all, {}, [](const klotski::Entry* entry) {
      return std::pair(!entry->best.isSolvable(), entry->best.moves);
    });
    return all;
  }();
  return ordered;
}

const std::vector<klotski::Board>& boards() {
  static const std::vector<klotski::Board> all = [] {
    std::vector<klotski::Board> read;
    for (const klotski::Entry* entry : entries()) read.push_back(klotski::boardOf(*entry));
    return read;
  }();
  return all;
}

const klotski::Entry& entryAt(std::size_t place) { return *entries()[place]; }

QString groupText(klotski::Group group) {
  switch (group) {
    case klotski::Group::Traditional: return OpeningTexts::tr("Traditional, 5 × 4");
    case klotski::Group::Atlas: return OpeningTexts::tr("From the atlas of all 5 × 4 positions");
    case klotski::Group::Other: break;
  }
  return OpeningTexts::tr("Other boards");
}

// All that is not empty and not said yet.
QString joined(const std::vector<QString>& names) {
  QStringList out;
  for (const QString& name : names)
    if (!name.isEmpty() && !out.contains(name)) out << name;
  return out.join(QStringLiteral(" · "));
}

constexpr std::array kGroups{klotski::Group::Traditional, klotski::Group::Atlas, klotski::Group::Other};

QString fewestText(const klotski::Entry& entry, const std::optional<OpeningBest>& own) {
  if (!entry.best.isSolvable()) return OpeningTexts::tr("unsolvable");
  const auto fewest = static_cast<std::uint32_t>(entry.best.moves);
  return own ? OpeningTexts::tr("your best %1 · minimum %2", "own best, so many moves")
                   .arg(countedText(own->best.moves, klotski::Count::Moves))
                   .arg(fewest)
             : OpeningTexts::tr("minimum %1").arg(countedText(fewest, klotski::Count::Moves));
}

QString piecesText(const klotski::Board& board) {
  return OpeningTexts::tr("%1 pieces").arg(board.pieces().size());
}

std::string keyOf(std::size_t place) {
  return klotski::Rules::key({openingBoard(place), openingTitle(place).toStdString()});
}

}  // namespace

std::size_t openingCount() { return boards().size(); }

std::size_t firstOpening() {
  constexpr int kLeast = 18, kMost = 30;  // moves: not over at once, and not in a day either
  for (std::size_t i = 0; i < openingCount(); ++i)
    if (const klotski::Entry& e = entryAt(i);
        e.group == klotski::Group::Traditional && e.best.moves >= kLeast && e.best.moves <= kMost)
      return i;
  return 0;
}

const klotski::Board& openingBoard(std::size_t place) { return boards()[place]; }

std::optional<std::size_t> openingOf(const klotski::Board& board) {
  const klotski::Entry* entry = klotski::entryByGrid(board);
  if (!entry) return std::nullopt;
  return static_cast<std::size_t>(std::ranges::find(entries(), entry) - entries().begin());
}

QString openingTitle(std::size_t place) {
  const klotski::Entry& e = entryAt(place);
  return textOf(isChinese() ? e.chinese : e.pinyin.empty() ? e.english : e.pinyin);
}

QString openingSubtitle(std::size_t place) {
  const klotski::Entry& e = entryAt(place);
  if (isChinese()) return e.chinese.empty() ? joined({textOf(e.pinyin), textOf(e.english)}) : QString();
  return joined({textOf(e.chinese), textOf(e.english)});
}

KlotskiPanel::ByCount openingFewest(std::size_t place) {
  KlotskiPanel::ByCount out;
  const klotski::Figures& best = entryAt(place).best;
  if (!best.isSolvable()) return out;
  for (std::size_t i = 0; i < out.size(); ++i)
    out[i] = KlotskiPanel::Figure{static_cast<std::uint32_t>(best.in(static_cast<klotski::Count>(i))), true};
  return out;
}

std::vector<std::size_t> openingsOf(int collection) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < openingCount(); ++i)
    if (collection == 0 || entryAt(i).group == kGroups[static_cast<std::size_t>(collection - 1)])
      places.push_back(i);
  return places;
}

GalleryShelf OpeningGallery::shelf() const {
  GalleryShelf out;
  out.names << OpeningTexts::tr("All puzzles");
  for (const klotski::Group group : kGroups) out.names << groupText(group);
  out.tips = out.names;
  out.open = [self = *this, names = out.names](int collection) {
    const std::vector<std::size_t> places = openingsOf(collection);
    const auto standingOf = [self](std::size_t opening) {
      return CardStanding{.isSolved = self.book.best(openingBoard(opening)).has_value(),
                          .isBegun = self.isBegun && self.isBegun(keyOf(opening))};
    };
    GalleryCollection taken;
    taken.name = names[collection];
    taken.cards.count = places.size();
    taken.cards.card = [self, places, standingOf](std::size_t card) {
      const std::size_t i = places[card];
      const klotski::Entry& e = entryAt(i);
      CardItem item;
      item.title = openingTitle(i);
      item.names = joined({openingTitle(i), openingSubtitle(i)});
      item.number = QString::number(i + 1);
      item.subtitle = piecesText(openingBoard(i));
      item.also = fewestText(e, std::nullopt);
      item.group = groupText(e.group);
      item.own = fewestText(e, self.book.best(openingBoard(i)));
      item.standing = standingOf(i);
      item.picture = [i, style = self.style](QSize size, double pixelRatio, const Theme& theme) {
        return KlotskiThumbnails(openingBoard(i))
            .picture(openingBoard(i).opening(), size, pixelRatio, theme, style);
      };
      return item;
    };
    taken.cards.facts = [places, standingOf](std::size_t card) {
      const klotski::Figures& best = entryAt(places[card]).best;
      return CardFacts{standingOf(places[card]), openingBoard(places[card]).pieces().size(),
                       best.isSolvable() ? std::optional<double>(best.moves) : std::nullopt};
    };
    if (self.present)
      for (std::size_t card = 0; card < places.size(); ++card)
        if (places[card] == *self.present) taken.present = static_cast<int>(card);
    return taken;
  };
  return out;
}

Statistics openingStatistics(const BestBook& book) {
  QList<SolvedRow> rows;
  std::set<std::string> seen;
  for (int group = 1; group <= static_cast<int>(kGroups.size()); ++group) {
    SolvedRow row;
    row.name = groupText(kGroups[static_cast<std::size_t>(group - 1)]);
    row.all = 0;
    for (const std::size_t i : openingsOf(group)) {
      const klotski::Figures& fewest = entryAt(i).best;
      if (!fewest.isSolvable()) continue;
      ++*row.all;
      seen.insert(klotski::boardText(openingBoard(i)));
      if (const auto best = book.best(openingBoard(i)))
        row.add({best->best.moves, static_cast<std::uint32_t>(fewest.moves), best->games, best->when});
    }
    rows << row;
  }
  addOthers(rows, OpeningTexts::tr("Other layouts"), book.records(), seen, [](const OpeningBest& best) {
    return SolvedRow::Solved{best.best.moves, std::nullopt, best.games, best.when};
  });
  return solvedStatistics(rows, OpeningTexts::tr("Moves"));
}

GalleryTexts OpeningGallery::texts() {
  return {OpeningTexts::tr("Choose a puzzle"),
          OpeningTexts::tr("Search: 横刀立马, heng dao, number of moves…"),
          OpeningTexts::tr("Find a puzzle"),
          OpeningTexts::tr("Puzzles"),
          OpeningTexts::tr("No matching puzzle."),
          OpeningTexts::tr("Pieces"),
          OpeningTexts::tr("Minimum moves")};
}

}  // namespace searchlight::ui
