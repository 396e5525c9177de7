// app/game/game_document.h: the games of a page: the one in front and its file, and those that undo and redo lead to.
//
// A game is never asked about. One without a file is kept under its opening's key, one that came from a file and was changed under
// the file's path and hash; the file itself is written by Save alone.
#pragma once
#include <QScopedValueRollback>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/game/game_model.h"
#include "app/game/game_store.h"
#include "core/setup/set_up.h"
#include "widgets/document/document_file.h"
#include "widgets/tables/bookmarks_view.h"

namespace searchlight::ui {

class GameDocument {
 public:
  using File = DocumentFileOf<HistoryPosition>;
  using Take = std::function<bool()>;  // makes moves; whether all that were wanted were made
  // How the page looked at a game, kept beside the game while another one is in front.
  struct View {
    std::function<void()> origin = {};      // restores where its opening came from
    std::optional<setup::SetUp> seen = {};  // only where a workspace is open that holds the game
    std::vector<Bookmark> bookmarks = {};
    QString title = {};  // GamePage::titleInFront()
  };
  // Moves that were made at once: by a click, by a drag, by a solution that was played.
  struct Gesture {
    HistoryPosition from = 0, to = 0;
  };
  struct Entry {
    std::unique_ptr<GameModel> game = nullptr;
    File file = {};
    HistoryPosition serial = 0;
    View view = {};
    std::vector<Gesture> gestures = {};

    // Of the game in the store.
    std::string key() const {
      return file.isNone() ? game->key() : GameStore::keyOfFile(file.path, file.hash);
    }
    GameStore::Owner owner() const { return {key(), serial}; }
    bool isOver() const { return game->end() != game::End::None; }
  };
  // How a game comes to the front. One that comes by itself finds nobody's work there: nothing is left to go back to.
  enum class Comes { ByItself, Opened, Chosen };
  enum class Goes { Nowhere, Before, After };  // what was in front

  // `id` is the page's; files end with `extension`. `isOpeningOwn`: the opening in front is kept also before a move is made.
  GameDocument(std::unique_ptr<GameModel> first, const QString& id, const QString& folder,
               std::string_view extension, std::function<bool()> isOpeningOwn)
      : m_id(id),
        m_isOpeningOwn(std::move(isOpeningOwn)),
        m_front{.game = std::move(first)},
        m_store(folder, extension) {}

  GameModel& game() const { return *m_front.game; }  // always the same object, with others' content
  const File& file() const { return m_front.file; }
  GameStore& store() { return m_store; }
  const GameStore& store() const { return m_store; }
  // A number that no other state of any of the games has; and one of the game in front.
  HistoryPosition moment() const { return (number() << kSerialBits) + game().position(); }
  HistoryPosition number() const { return m_front.serial; }
  bool isModified() const;
  bool isWorthKeeping() const;  // whatever holds the game
  // Nobody's work would be lost if another game came by itself.
  bool isFree() const { return !game().isUnderWay() && !isModified(); }

  // ---- Games that come and go ----
  [[nodiscard]] QScopedValueRollback<Comes> coming(Comes how) {
    return QScopedValueRollback<Comes>(m_comes, how);
  }
  Comes comes() const { return m_comes; }
  // A new game, which ends what could be redone.
  Entry newEntry(std::unique_ptr<GameModel> game, File file);
  // The game to which undo or redo leads. It leaves its list.
  Entry takeNext(bool isUndo);
  // The last of those before that is such a one; nullptr: none is. Taken, it leaves its list, and ends what could be redone.
  const Entry* before(const std::function<bool(const Entry&)>& isIt) const;
  Entry takeBefore(const Entry* entry);
  // Where the game in front goes when another takes its place.
  Goes whereItGoes() const;
  // The entry is in front, and what was there goes with `left`. Gives back how the new game was looked at.
  View bring(Entry entry, Goes where, View left);
  // Whether undo or redo leads to another game: once a game was touched its own moves come first, all of them.
  bool leadsAway(bool isUndo) const;
  const QString& titleThere(bool isUndo) const { return (isUndo ? m_before : m_after).back().view.title; }
  void forgetOthers() {
    m_before.clear();
    m_after.clear();
  }

  // ---- Moves ----
  // A move that was not made before gives up the games that could be redone.
  bool play(const Take& take);
  void touch() { m_state = State::Touched; }
  // One gesture has led from there to here: undo takes all of it back, and redo brings all of it again; the steps go singly.
  // `grain` is a step's. REQUIRES: `from` is on the line, not after where the game stands.
  void noteGesture(HistoryPosition from, game::Grain grain);
  void noteMoves(HistoryPosition from, game::Grain grain);  // by hand: single ones, whatever led here before
  void noteJumpBack(HistoryPosition from) { m_front.gestures.push_back({game().position(), from}); }
  // Where undo or redo of a whole gesture leads.
  std::optional<HistoryPosition> gestureEnd(bool isUndo) const;

  // ---- What is kept ----
  GameStore::Owner owner() const { return m_front.owner(); }
  GameStore::Owner nextOwner(const std::string& key) const { return {key, m_lastSerial + 1}; }
  // `about` is asked where the game is kept; `isSetUpUnsaved`: a workspace was changed that is kept with it.
  void keep(bool isSetUpUnsaved, const std::function<GameStore::About()>& about);
  std::optional<QString> write(const QString& path, const std::optional<FileStamp>& expected);

 private:
  // Found: nobody has chosen the game in front. Touched: it was moved since it came to the front.
  enum class State { Found, Chosen, Touched };
  static constexpr int kSerialBits = 40;  // more moves than a game can have
  static constexpr std::size_t kMostBefore = 20, kMostGestures = 200;
  void holdBefore();
  void keepWrittenOver(Entry& entry);

  QString m_id;
  std::function<bool()> m_isOpeningOwn;
  Entry m_front;  // without a view: that is the page's
  State m_state = State::Found;
  Comes m_comes = Comes::Chosen;
  HistoryPosition m_lastSerial = 0;
  std::vector<Entry> m_before, m_after;
  GameStore m_store;
};

}  // namespace searchlight::ui
