// app/game/game_sitting.h: what comes back on a game's page: at the next start, after a crash, from a workspace, of games that were left.
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "app/game/game_model.h"
#include "app/game/game_store.h"
#include "app/shell/page.h"

namespace searchlight::ui {

class GamePage;

class GameSitting {
 public:
  // A game as it was left; null: it was not, or why it cannot be read.
  struct Kept {
    std::unique_ptr<GameModel> game = nullptr;
    Reading reading = Reading::taken();
    std::optional<setup::SetUp> about = {};  // shell/left_dialog.h
  };

  explicit GameSitting(GamePage& page) : m_page(page) {}

  // ---- The page in front; the window closes: as Page has them ----
  void entered();
  std::optional<QString> lostAtClose();
  std::optional<QString> windowCloses();
  void windowStays();

  // ---- Workspaces, and where one was ----
  setup::SetUp words() const;  // all but the board's text
  Snapshot snapshot() const;
  Reading takeSetUp(const setup::SetUp& setUp, const QString& fileName, SetUpFrom from);
  bool takePlaceGame(const setup::Words& place);
  Reading takePlace(const setup::Words& place);

  // ---- Games that are left ----
  bool hasSetUp() const { return !setUpFile().empty(); }  // a workspace is open that holds the game
  void keepGame();  // with a workspace that was changed, whatever the game is
  Kept readLeft(const QString& file);
  Kept readKept(const std::string& key);
  // How the page looked at it: a workspace that holds it is the document again.
  void seeAgain(const setup::SetUp& words);
  void findSetUp(const Kept& kept);
  // The game in front is the one that is wanted: none that was kept takes its place.
  void isWanted() { m_state = m_state == State::Entered ? State::Entered : State::Wanted; }

 private:
  // Awaited: the game of the last sitting comes when the page is first looked at.
  enum class State { Awaited, Wanted, Entered };
  setup::Words setUpFile() const;
  bool isSetUpUnsaved() const;
  GameStore::About about() const;
  void takeKeptGame();
  void takeSeen(const setup::SetUp& setUp, const std::function<void()>& takeWords);

  GamePage& m_page;
  State m_state = State::Awaited;
};

}  // namespace searchlight::ui
