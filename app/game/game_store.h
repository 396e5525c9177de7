// app/game/game_store.h: the games of one puzzle that are kept by themselves, from one sitting to the next.
//
//   m_store.leave({key, 1}, [record] { return game::text(record); });          // usage: another game comes to the front
//   if (const auto path = m_store.take({key, 2})) ..                           // and this one again
//   m_store.keepFront(text, {key, 2});                                         // the window closes
//   m_store.takeFront(show, complain);                                         // and is here again
//
// Left games lie in PUZZLE-levels, a file for each, named by the hash of its key: what equal openings have in common, or a file and
// its bytes. A window writes files of its own and takes away only those that it went on from: two windows that play the same opening
// leave two games, the later one comes first; so do two games of one key in a window, each of which has a number of its own. A game that is gone on with stays in its file until it is left again, so that at no
// moment it is nowhere; what could not be written stays in memory and is tried again. A game that was in front when its window closed
// lies in PUZZLE-games; one of a user's file is a left one, and comes back with that file (Page::place()). Both folders are bounded
// (kept_folder.h) and have the form that programs before this one know. Beside a left game's file lies what is told of it in
// lists: the game's name, the user's file, a set-up that it was in (shell/left_dialog.h).
#pragma once
#include <QDateTime>
#include <QObject>
#include <QString>
#include <QStringList>
#include <compare>
#include <cstdint>
#include <functional>
#include <future>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "app/game/kept_folder.h"
#include "widgets/task/task_queue.h"

namespace searchlight::ui {

// A game of this window: its key, and which of those that have it.
struct GameOwner {
  std::string key;
  std::uint64_t number = 0;
  friend auto operator<=>(const GameOwner&, const GameOwner&) = default;
};

// What lists tell of a game (shell/left_dialog.h); empty: nothing.
struct AboutGame {
  std::string text = {};
  bool isWork = false;  // it is nowhere else: without it the game does not count as written
};

class GameStore : public QObject {
  Q_OBJECT
 public:
  static constexpr QLatin1String kGames{"-games"}, kLevels{"-levels"};
  using Text = std::function<std::string()>;
  using Owner = GameOwner;
  using About = AboutGame;

  // `puzzle` is how its folders' names begin; files end with `extension`.
  GameStore(const QString& puzzle, std::string_view extension, QObject* parent = nullptr);
  // Waits for what is being written.
  ~GameStore() override;

  // Of a changed game of a file: by where that is, whatever links lead there, and by the hash of its bytes.
  static std::string keyOfFile(const QString& path, std::string_view hash);

  // ---- Left games ----
  // Written on a thread, in the place of the file that the game was gone on from. `text` is called there, perhaps again when that
  // fails: it owns what it reads. `isOver`: the first to go where there are too many.
  void leave(const Owner& game, Text text, bool isOver = false, const About& about = {});
  // The file of the game that was left last with that key, by whichever window, and not declined; `game` goes on from it.
  std::optional<QString> take(const Owner& game);
  // The same of a file that somebody has chosen.
  void takeFile(const Owner& game, const QString& file);
  // The same without taking it.
  std::optional<KeptFile> latest(const std::string& key);
  // When it was left, without taking it; nothing: there is none.
  std::optional<QDateTime> when(const std::string& key);
  // Whether a game with that key has been left that is not over, as things are now; made once for many keys.
  std::function<bool(const std::string& key)> begun();
  // Those that are there now with that key are not found by it any more: they are in the lists alone.
  void decline(const std::string& key);
  // Where that game of this window is kept, once it is written; empty: nowhere.
  QString fileOf(const Owner& game) const;
  // What was taken is not gone on with, or cannot be: its file stays, and is nobody's again.
  void giveBack(const Owner& game);
  // The game that was gone on with is somewhere else now, or over: a file of the user's, another store. What this window has not
  // left or taken stays.
  void forget(const Owner& game);
  // What could not be written is tried again; why it still cannot.
  std::optional<QString> writeUnwritten();
  // The same of one game, once it has been written.
  std::optional<QString> writeUnwritten(const Owner& game);

  // ---- The game in front ----
  // As KeptAtClose::takeLatest().
  void takeFront(const std::function<bool(const QString& path)>& show,
                 const std::function<void(const QString& message)>& complain) {
    m_front.takeLatest(show, complain);
  }
  // For a window that closes. Both throw what writeFile() throws; what the game was gone on from, among the left ones, goes when
  // the window has closed. The second is for a game of a user's file.
  void keepFront(std::string_view text, const Owner& game = {});
  void leaveNow(const Owner& game, std::string_view text, const About& about = {});
  bool hasKeptAtClose() const { return m_front.hasKeptAtClose(); }  // by keepFront()
  // It stays after all.
  void takeBack();

 Q_SIGNALS:
  // A game could not be written.
  void failed(const QString& why);

 private:
  // Of this window. But for the future all of it belongs to the thread until that is there.
  struct Game {
    QString file;  // that has the latest text which could be written; empty: none that is ours
    struct Unwritten {
      QString file, why;
      Text text;
      About about;
    };
    std::optional<Unwritten> unwritten;  // a later text
    std::shared_future<void> written;
  };
  static QString prefixOf(const std::string& key);
  void write(const std::shared_ptr<Game>& game, const QString& file, Text text, const About& about,
             bool tells);
  void writeFiles(const QString& file, std::string_view text, const About& about) const;
  // What is being written of it has been, also what could not be before; why it is not.
  static void wait(const Game& game);
  std::optional<QString> settle(const std::shared_ptr<Game>& game);

  KeptFolder m_folder;
  KeptAtClose m_front;
  std::map<Owner, std::shared_ptr<Game>> m_games;  // left and taken ones
  std::map<Owner, QString> m_closed;  // at close, with the file of leaveNow(): that game is kept anew
  TaskQueue m_tasks;                  // last: its thread ends first
};

}  // namespace searchlight::ui
