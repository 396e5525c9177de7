// app/sokoban/level_gallery.h: collections of levels as the gallery shows them.
//
//   LevelGallery gallery(*m_book, *m_collection, begunGames());                // usage
//   gallery.add(own);                                                          // at hand
//   gallery.addFile(name, path, [&] { return read(path); });                        // when it is chosen
//   chooseCard(this, settings, kId, gallery.shelf(0, 12), LevelGallery::texts());
#pragma once
#include <QString>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/sokoban/collection.h"
#include "widgets/game/gallery_dialog.h"
#include "widgets/game/statistics_dialog.h"

namespace searchlight::ui {

class CollectionSolver;
class SokobanBook;

// Levels with their boards' identities (empty: broken), which take a while to find where there are thousands.
struct LevelSet {
  std::shared_ptr<const sokoban::Collection> levels;
  std::vector<std::string> identities;
  QString path = {};  // the file; empty: they are from none
};
LevelSet levelSetOf(sokoban::Collection levels, const QString& path = {});

// In the user's language where the file has it ("Title-zh"); whole, as it is stored. Of a level without a title its number; of a
// collection without one the file's name.
QString levelTitle(const sokoban::Collection& levels, std::size_t place);
QString collectionTitle(const LevelSet& set);

class LevelGallery {
 public:
  // `isBegun` is asked with a game's key; `computer` knows what was solved without the user. REQUIRES: both outlive this.
  LevelGallery(const SokobanBook& book, const CollectionSolver& computer,
               std::function<bool(const std::string& key)> isBegun);

  // Both put a collection on the shelf, below those that are there. What reading throws is told in the place of the cards.
  void add(LevelSet set, const QString& tip);
  void addFile(const QString& name, const QString& path, std::function<LevelSet()> read);
  // `present` is the collection whose level is played, and which, if it is one of them. REQUIRES: this outlives what uses it.
  GalleryShelf shelf(int present, std::optional<std::size_t> level);
  static GalleryTexts texts();
  // Of each collection that can be read, and of what was solved elsewhere.
  Statistics statistics();
  // REQUIRES: it was opened, or was at hand.
  const LevelSet& set(int collection) const { return *m_rows[static_cast<std::size_t>(collection)].set; }
  bool isOpened(int collection) const {
    return collection >= 0 && m_rows[static_cast<std::size_t>(collection)].set.has_value();
  }

 private:
  struct Row {
    QString name, tip;
    std::optional<LevelSet> set;
    std::function<LevelSet()> read;
  };
  CardStanding standingOf(const LevelSet& set, std::size_t place) const;
  CardItem cardOf(const LevelSet& set, std::size_t place) const;
  const LevelSet& read(Row& row);
  GalleryCollection open(Row& row);

  const SokobanBook& m_book;
  const CollectionSolver& m_computer;
  std::function<bool(const std::string&)> m_isBegun;
  std::vector<Row> m_rows;
};

}  // namespace searchlight::ui
