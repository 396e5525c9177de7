// app/sokoban/level_gallery.cpp: levels as cards: what they are called, how its user stands with them.
#include "app/sokoban/level_gallery.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <algorithm>
#include <exception>
#include <set>
#include <utility>

#include "app/shell/read_on_thread.h"
#include "app/sokoban/collection_solver.h"
#include "app/sokoban/level_saving.h"
#include "core/sokoban/reverse.h"
#include "core/sokoban/rules_of_game.h"
#include "core/sokoban/solution_path.h"
#include "widgets/sokoban/sokoban_book.h"
#include "widgets/sokoban/sokoban_scene.h"
#include "widgets/sokoban/sokoban_texts.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {
namespace {

// For lupdate: these functions belong to no class.
struct LevelGalleryTexts {
  Q_DECLARE_TR_FUNCTIONS(LevelGalleryTexts)
};

// Ours are titled in Chinese, too.
QString titleIn(const std::string& title, const std::vector<sokoban::Detail>& details) {
  if (QLocale().language() == QLocale::Chinese)
    for (const sokoban::Detail& detail : details)
      if (detail.isNamed("title-zh")) return QString::fromStdString(detail.text);
  return QString::fromStdString(title);
}

// "yours 46 pushes · fewest 46"; empty: nothing is known.
QString bestText(const SokobanBook::Entry* best, const sokoban::Fewest& fewest) {
  if (!best)
    return fewest.pushes ? LevelGalleryTexts::tr("minimum %1", "pushes").arg(pushesText(*fewest.pushes))
                         : QString();
  if (!fewest.pushes)
    return LevelGalleryTexts::tr("your best %1", "own best").arg(playedText(best->byPushes.played));
  return LevelGalleryTexts::tr("your best %1 · minimum %2", "own best, so many pushes")
      .arg(pushesText(best->byPushes.played.pushes))
      .arg(std::min(*fewest.pushes, best->byPushes.played.pushes));
}

}  // namespace

LevelSet levelSetOf(sokoban::Collection levels, const QString& path) {
  LevelSet set;
  for (const sokoban::Level& level : levels.levels)
    set.identities.push_back(level.board ? level.board->identity() : std::string());
  set.levels = std::make_shared<const sokoban::Collection>(std::move(levels));
  set.path = path;
  return set;
}

QString levelTitle(const sokoban::Collection& levels, std::size_t place) {
  const QString title = titleIn(levels.levels[place].title, levels.levels[place].details);
  return title.isEmpty() ? LevelGalleryTexts::tr("Level %1").arg(place + 1) : title;
}

QString collectionTitle(const LevelSet& set) {
  if (set.path == PastedLevels::file()) return LevelGalleryTexts::tr("Pasted");
  const QString title = titleIn(set.levels->title, set.levels->details);
  if (!title.isEmpty()) return title;
  return set.path.isEmpty() ? LevelGalleryTexts::tr("Levels without a title")
                            : QFileInfo(set.path).fileName();
}

LevelGallery::LevelGallery(const SokobanBook& book, const CollectionSolver& computer,
                           std::function<bool(const std::string& key)> isBegun)
    : m_book(book), m_computer(computer), m_isBegun(std::move(isBegun)) {}

void LevelGallery::add(LevelSet set, const QString& tip) {
  const QString name = shownTitle(collectionTitle(set));
  m_rows.push_back({name, tip.isEmpty() ? name : tip, std::move(set), {}});
}

void LevelGallery::addFile(const QString& name, const QString& path, std::function<LevelSet()> read) {
  m_rows.push_back({name, QDir::toNativeSeparators(path), std::nullopt, std::move(read)});
}

GalleryShelf LevelGallery::shelf(int present, std::optional<std::size_t> level) {
  GalleryShelf out;
  for (const Row& row : m_rows) {
    out.names << row.name;
    out.tips << row.tip;
  }
  out.present = present;
  out.open = [this, present, level](int place) {
    GalleryCollection taken = open(m_rows[static_cast<std::size_t>(place)]);
    if (place == present && level) taken.present = static_cast<int>(*level);
    return taken;
  };
  return out;
}

GalleryTexts LevelGallery::texts() {
  return {LevelGalleryTexts::tr("Choose a level"),
          LevelGalleryTexts::tr("Search by title, number or author…"),
          LevelGalleryTexts::tr("Find a level"),
          LevelGalleryTexts::tr("Levels"),
          LevelGalleryTexts::tr("No matching level."),
          LevelGalleryTexts::tr("Boxes"),
          LevelGalleryTexts::tr("Difficulty")};
}

// Throws what reading throws.
const LevelSet& LevelGallery::read(Row& row) {
  if (!row.set) row.set = row.read();
  return *row.set;
}

GalleryCollection LevelGallery::open(Row& row) {
  GalleryCollection taken;
  taken.name = row.name;
  try {
    read(row);
  } catch (const std::exception& e) {
    taken.fault = errorText(e);
    return taken;
  }
  taken.name = shownTitle(collectionTitle(*row.set));
  taken.cards = {row.set->levels->levels.size(),
                 [this, set = *row.set](std::size_t place) { return cardOf(set, place); },
                 [this, set = *row.set](std::size_t place) {
                   const sokoban::Level& level = set.levels->levels[place];
                   CardFacts facts{standingOf(set, place)};
                   if (!level.board) return facts;
                   facts.size = level.board->opening().boxes.size();
                   facts.difficulty = sokoban::difficultyOf(level);
                   // A file that tells no difficulty may know how many pushes it takes.
                   if (!facts.difficulty) facts.difficulty = sokoban::fewestKnown(level).pushes;
                   return facts;
                 }};
  return taken;
}

// A game in reverse is one, too.
CardStanding LevelGallery::standingOf(const LevelSet& set, std::size_t place) const {
  const sokoban::Level& level = set.levels->levels[place];
  if (!level.board) return {.isBroken = true};
  const auto isBegun = [&](bool isReverse) {
    return m_isBegun(sokoban::Rules::key(sokoban::openingOf(*level.board, {}, isReverse)));
  };
  return {.isSolved = m_book.best(set.identities[place]) != nullptr,
          .isBegun = isBegun(false) || isBegun(true)};
}

Statistics LevelGallery::statistics() {
  QList<SolvedRow> rows;
  std::set<std::string> seen;
  const auto solvedIn = [](const SokobanBook::Entry& best, std::optional<std::uint32_t> fewest) {
    return SolvedRow::Solved{best.byPushes.played.pushes, fewest, best.games, best.when};
  };
  for (Row& row : m_rows) {
    try {
      const LevelSet& set = read(row);
      SolvedRow out;
      out.name = shownTitle(collectionTitle(set));
      out.all = 0;
      for (std::size_t i = 0; i < set.identities.size(); ++i) {
        if (set.identities[i].empty()) continue;
        ++*out.all;
        seen.insert(set.identities[i]);
        if (const SokobanBook::Entry* best = m_book.best(set.identities[i]))
          out.add(solvedIn(*best, sokoban::fewestKnown(set.levels->levels[i]).pushes));
      }
      rows << out;
    } catch (const std::exception&) {  // it is gone: what was solved of it is among the others
    }
  }
  addOthers(rows, LevelGalleryTexts::tr("Other levels"), m_book.records(), seen,
            [&](const SokobanBook::Entry& best) { return solvedIn(best, std::nullopt); });
  return solvedStatistics(rows, LevelGalleryTexts::tr("Pushes"));
}

CardItem LevelGallery::cardOf(const LevelSet& set, std::size_t place) const {
  const sokoban::Level& level = set.levels->levels[place];
  CardItem item;
  item.title = shownTitle(levelTitle(*set.levels, place));
  item.names = LevelGalleryTexts::tr("%1. %2", "a level's number and name").arg(place + 1).arg(item.title);
  if (const QString own = shownTitle(level.title); !own.isEmpty() && own != item.title)
    item.names += QLatin1Char(' ') + own;  // what the file calls it finds it, too
  if (level.author != set.levels->title) item.group = shownTitle(level.author);  // ours are called after it
  item.standing = standingOf(set, place);
  item.number = QString::number(place + 1);
  if (!level.board) {
    item.subtitle = LevelGalleryTexts::tr("invalid");
    item.fault = LevelGalleryTexts::tr("Line %1: %2", "what is wrong with a broken level")
                     .arg(level.faultLine)
                     .arg(errorText(level.fault));
    return item;
  }
  item.subtitle = boxesText(level.board->opening().boxes.size());
  const std::string& identity = set.identities[place];
  item.own = bestText(m_book.best(identity), sokoban::fewestKnown(level));
  if (const LevelBest* found = m_computer.best(identity); found && !item.standing.isSolved)
    item.solvedBy = LevelGalleryTexts::tr("Solved by the computer in %1", "so many pushes")
                        .arg(pushesText(found->byPushes.played.pushes));
  else if (m_computer.isUnsolvable(identity))
    item.own = LevelGalleryTexts::tr("unsolvable");
  item.picture = [board = *level.board](QSize size, double pixelRatio, const Theme& theme) {
    return SokobanThumbnails(board).picture(board.opening(), size, pixelRatio, theme);
  };
  return item;
}

}  // namespace searchlight::ui
