// app/game/game_page_left.cpp: games that are left: what is kept of them by itself, and how they come back.
#include <QFileInfo>
#include <algorithm>
#include <exception>
#include <utility>

#include "app/game/game_page.h"
#include "app/game/kept_folder.h"
#include "app/shell/read_on_thread.h"
#include "app/shell/set_up_words.h"

namespace searchlight::ui {

using namespace set_up_words;

// ---- What is kept ----------------------------------------------------------------------------------------------------------------

std::string GamePage::keyOf(const GameModel& game, const GameFile& file) {
  return file.isNone() ? game.key() : GameStore::keyOfFile(file.path, file.hash);
}

setup::Words GamePage::setUpFile() const { return host().setUpFile ? host().setUpFile() : setup::Words(); }

bool GamePage::isSetUpUnsaved() const {
  return placeOf(setUpFile(), "unsaved", kNoYes) == std::optional<std::size_t>(1);
}

// The game, whatever holds it.
bool GamePage::isWorthKeeping() const {
  return m_file.isNone() ? m_game->isUnderWay() || m_game->hasWords() || isOpeningOwn() : isModified();
}

// What lists tell of the game in front, and where a set-up holds it, all that this had.
GameStore::About GamePage::about() const {
  setup::SetUp out = words();
  out.file = setUpFile();
  tellLeft(out, gameTitle(), m_game->place(), isWorthKeeping());
  return {setup::write(out), isSetUpUnsaved()};
}

// A set-up that was changed is kept with its game, whatever that is.
void GamePage::keepGame() {
  if (isWorthKeeping() || isSetUpUnsaved())
    m_store.leave(owner(), m_game->text(), m_game->end() != game::End::None, about());
  else
    m_store.forget(owner());
}

// ---- How it comes back -----------------------------------------------------------------------------------------------------------

GamePage::Kept GamePage::readLeft(const QString& file) {
  Kept kept;
  kept.reading = reading([&] {
    readOnThread(this, file, [&](const GoesOn& goesOn) {
      kept.game = m_game->read(readText(file, m_game->mostBytes()), file.toStdString(), goesOn);
      kept.about = aboutLeft(file);
    });
  });
  return kept;
}

GamePage::Kept GamePage::readKept(const std::string& key) {
  const auto file = m_store.take(nextOwner(key));
  if (!file) return {};
  Kept kept = readLeft(*file);
  if (!kept.reading.isTaken())
    m_store.giveBack(nextOwner(key));  // the game that begins now does not take its place
  return kept;
}

// Our own words: nothing is wrong with them, or they are of another version, and the game is back without them.
void GamePage::seeAgain(const setup::SetUp& words) {
  try {
    takeSeen(words, readWords(words, {}, false, *m_game));
  } catch (const std::exception&) {
  }
}

// The game in front is one that was kept: the set-up that held it is the document again.
void GamePage::findSetUp(const Kept& kept) {
  if (!kept.about || kept.about->file.empty()) return;
  seeAgain(*kept.about);
  Q_EMIT setUpFound(kept.about->file);
}

// The last of those that were in front before.
bool GamePage::goBackTo(const std::function<bool(const Before&)>& isIt) {
  const auto known = std::find_if(m_before.rbegin(), m_before.rend(), isIt);
  if (known == m_before.rend()) return false;
  Before there = std::move(*known);
  m_before.erase(std::next(known).base());
  std::vector<Before>* const left = whereItGoes();
  keepGame();
  m_after.clear();
  there.origin = {};
  put(std::move(there), left);
  return true;
}

std::function<bool(const std::string& key)> GamePage::begunGames() {
  const bool isBegun = m_game->isUnderWay() && m_game->end() == game::End::None;
  return [wasLeft = m_store.begun(), here = isBegun ? m_game->key() : std::string()](const std::string& key) {
    return key == here || wasLeft(key);
  };
}

void GamePage::goOnWith(std::unique_ptr<GameModel> begun) {
  const std::string key = begun->key();
  if (key == m_game->key()) {
    if (hadHelp()) restart();
    return;
  }
  const auto isIt = [&](const Before& before) { return before.game->key() == key; };
  const auto last = std::find_if(m_before.rbegin(), m_before.rend(), isIt);
  const bool isAnew = last != m_before.rend() && isSpent(*last->game);
  if (!isAnew && goBackTo(isIt)) return;
  Kept left = isAnew ? Kept() : readKept(key);
  if (left.game && (left.game->key() != key || isSpent(*left.game))) {
    m_store.giveBack(nextOwner(key));
    left = {};
  }
  replaceGame(left.game ? std::move(left.game) : std::move(begun), {});
  findSetUp(left);
  complainOf(left.reading);
}

QString GamePage::leftInFront() const { return m_store.fileOf(owner()); }

// With the user's file that it was of, where that has not been changed since; as a game of its own where nobody knows.
Reading GamePage::openLeft(const QString& file) {
  if (file == leftInFront() || goBackTo([&](const Before& before) {
        return m_store.fileOf({keyOf(*before.game, before.file), before.serial}) == file;
      }))
    return Reading::taken();
  Kept left = readLeft(file);
  if (!left.game) return left.reading;
  GameFile own;  // with a state that the file does not have
  if (left.about && !left.about->board.path.empty()) {
    own.path = QString::fromStdString(left.about->board.path);
    const Reading read = reading([&] {
      readOnThread(this, own.path, [&](const GoesOn&) {
        static_cast<KnownFile&>(own) =
            fileOfRecovered(left.about->board.path, left.about->board.hash, m_game->mostBytes());
      });
    });
    if (read.isGivenUp()) return read;
  }
  m_store.takeFile(nextOwner(keyOf(*left.game, own)), file);
  m_hasSetUp = true;  // it is the one that is wanted
  replaceGame(std::move(left.game), std::move(own));
  findSetUp(left);
  return Reading::taken();
}

}  // namespace searchlight::ui
