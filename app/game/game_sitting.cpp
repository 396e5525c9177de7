// app/game/game_sitting.cpp: a game's page from one sitting to the next, in workspaces, and with games that were left.
#include "app/game/game_sitting.h"

#include <QDir>
#include <QFileInfo>
#include <exception>
#include <utility>

#include "app/game/drawing_desk.h"
#include "app/game/game_page.h"
#include "app/game/graph_beside.h"
#include "app/shell/read_on_thread.h"
#include "app/shell/set_up_words.h"
#include "widgets/books/book.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

using namespace set_up_words;

// ---- From one sitting to the next ------------------------------------------------------------------------------------------------

// The game of the last sitting comes back when its page is looked at for the first time, unless another one is there.
void GameSitting::entered() {
  BookBase* const book = m_page.m_parts.book;
  const State before = std::exchange(m_state, State::Entered);
  if (before == State::Entered) {
    if (book) book->read();  // other windows and programs enter theirs
    return;
  }
  if (before == State::Awaited) takeKeptGame();
  if (Desk* desk = m_page.m_parts.desk)
    desk->takeKept([this] { return m_page.isCopied(); },
                   [this](const QString& why) { m_page.complainBeside(why); });
  if (book && !book->complaint().isEmpty()) m_page.complainBeside(book->complaint());
}

void GameSitting::takeKeptGame() {
  if (!m_page.path().isEmpty() || m_page.isGameUnderWay()) return;
  const auto show = [this](const QString& path) {
    std::unique_ptr<GameModel> game;
    readOnThread(&m_page, path, [&](const GoesOn& goesOn) {
      game = m_page.model().read(readText(path, m_page.model().mostBytes()), path.toStdString(), goesOn);
    });
    m_page.arrive(std::move(game));
    return m_page.isCopied();
  };
  m_page.store().takeFront(show, [this](const QString& message) { m_page.complainBeside(message); });
}

std::optional<QString> GameSitting::lostAtClose() {
  const auto result = m_page.m_parts.book ? m_page.m_parts.book->writeUnwritten() : std::nullopt;
  const auto game = m_page.store().writeUnwritten();
  return result && game ? *result + QLatin1Char('\n') + *game : result ? result : game;
}

std::optional<QString> GameSitting::windowCloses() {
  const GameDocument& document = m_page.m_document;
  GameStore& store = m_page.store();
  try {
    if (m_page.m_parts.desk) m_page.m_parts.desk->keepAtClose();
    if (!document.isModified()) {
      document.file().path.isEmpty() ? keepGame() : store.forget(document.owner());
      // Waited for: once the window is gone nobody is told.
      const auto why = store.writeUnwritten(document.owner());
      if (why) windowStays();
      return why;
    }
    if (document.file().path.isEmpty())
      store.keepFront(document.game().text()(), document.owner());
    else
      store.leaveNow(document.owner(), document.game().text()(), about());
  } catch (const std::exception& e) {
    windowStays();  // the autosave's copy has the drawing and the game
    return errorText(e);
  }
  return std::nullopt;
}

void GameSitting::windowStays() {
  m_page.store().takeBack();
  if (m_page.m_parts.desk) m_page.m_parts.desk->takeBack();
}

// ---- Where one was -----------------------------------------------------------------------------------------------------------------

bool GameSitting::takePlaceGame(const setup::Words& place) {
  const std::string* text = place.find(GamePage::kPlaceGame);
  if (!text || !m_page.path().isEmpty() || !m_page.m_document.isFree()) return false;
  try {
    m_page.arrive(m_page.model().read(*text, std::string(GamePage::kPlaceGame), {}));
  } catch (const std::exception&) {  // of a later version: where a page begins is a place, too
    return false;
  }
  return true;
}

Reading GameSitting::takePlace(const setup::Words& place) {
  const bool isFree = m_page.m_document.isFree();
  const Reading words = m_page.takePlaceWords(place);
  const std::string* file = place.find(GamePage::kPlaceFile);
  if (!isFree || !file) return words;
  const QString path = QString::fromStdString(*file);
  const Reading game = QFileInfo::exists(path) ? m_page.openGame(path, GameDocument::Comes::ByItself)
                                               : Reading::failed(Page::goneText(path));
  return game.isTaken() ? words : game;
}

// ---- Workspaces ------------------------------------------------------------------------------------------------------------------

Snapshot GameSitting::snapshot() const {
  Snapshot out{words(), m_page.model().text()};
  if (m_page.m_parts.desk)
    if (const auto drawing = m_page.m_parts.desk->text()) out.words.view.set(setup::kDrawing, *drawing);
  return out;
}

setup::SetUp GameSitting::words() const {
  setup::SetUp out;
  out.page = m_page.id().toStdString();
  out.title = m_page.document().title.toStdString();
  out.board.path = m_page.path().toStdString();
  out.board.hash = m_page.m_document.file().hash;
  // In the order in which files have them: of a search that is shown before the puzzle's words, else behind them.
  if (m_page.m_watch.isOn()) m_page.m_watch.tell(out);
  const GraphBeside* const graph = m_page.m_parts.graph;
  if (graph && graph->isAsked()) out.view.set("graph", std::string(kNoYes[1]));
  m_page.tellWords(out);
  if (const QAction* eye = m_page.action(GameCommand::Eye))
    out.view.set("answer", std::string(kNoYes[eye->isChecked()]));
  if (!m_page.m_watch.isOn()) m_page.m_watch.tell(out);
  return out;
}

// What is told beside the game and the drawing.
void GameSitting::takeSeen(const setup::SetUp& setUp, const std::function<void()>& takeWords) {
  QAction* const eye = m_page.action(GameCommand::Eye);
  if (const auto isTold = placeOf(setUp.view, "answer", kNoYes); isTold && eye) eye->setChecked(*isTold == 1);
  takeWords();
  if (GraphBeside* graph = m_page.m_parts.graph)
    graph->setAsked(placeOf(setUp.view, "graph", kNoYes) == std::size_t{1});
  m_page.m_watch.take(setUp);
}

Reading GameSitting::takeSetUp(const setup::SetUp& setUp, const QString& fileName, SetUpFrom from) {
  const std::string name = QDir::toNativeSeparators(fileName).toStdString();
  const bool isRecovered = from != SetUpFrom::File;
  Desk* const desk = m_page.m_parts.desk;
  std::unique_ptr<GameModel> game;
  KnownFile known;
  std::function<void()> takeWords, takeDrawing;
  try {
    if (!isRecovered) {
      GamePage::verifySearch(setUp, name);
      if (m_page.m_parts.graph) verifyName(setUp.view, "graph", kNoYes, name, setup::yesOrNo());
      verifyName(setUp.view, "answer", kNoYes, name, setup::yesOrNo());
      verifyName(setUp.question, "light", kNoYes, name, setup::yesOrNo());
    }
    readOnThread(&m_page, fileName, [&](const GoesOn& goesOn) {
      const setup::BoardText board =
          setup::boardText(setUp.board, QFileInfo(fileName).path().toStdU16String(), name);
      game = m_page.model().read(board.text, board.fileName, goesOn);
      if (isRecovered && !setUp.board.path.empty())
        known = fileOfRecovered(setUp.board.path, setUp.board.hash, game->mostBytes());
    });
    takeWords = m_page.readWords(setUp, name, isRecovered, *game);
    if (const std::string* drawn = setUp.view.find(setup::kDrawing); drawn && desk)
      takeDrawing = desk->read(*drawn, name + ": drawing");
  } catch (const std::exception& e) {
    return Reading::of(e);
  }
  GameDocument::File file{{known, isRecovered ? QString::fromStdString(setUp.board.path) : QString()}, {}};
  // Also where its file has changed since: then this is another state than the file's.
  if (from != SetUpFrom::Recovery && file.stamp.exists) file.saved = game->position();
  const auto comes =
      m_page.m_document.coming(isRecovered ? GameDocument::Comes::ByItself : GameDocument::Comes::Opened);
  m_page.replaceGame(std::move(game), std::move(file));
  isWanted();
  takeSeen(setUp, takeWords);
  // A drawing that is there goes only for another one, and not unasked.
  if (takeDrawing && (isRecovered || desk->mayReplace())) takeDrawing();
  Q_EMIT m_page.documentChanged();
  Q_EMIT m_page.commandsChanged();
  return Reading::taken();
}

// ---- Games that are left ---------------------------------------------------------------------------------------------------------

setup::Words GameSitting::setUpFile() const {
  return m_page.host().setUpFile ? m_page.host().setUpFile() : setup::Words();
}

bool GameSitting::isSetUpUnsaved() const {
  return placeOf(setUpFile(), "unsaved", kNoYes) == std::optional<std::size_t>(1);
}

// What lists tell of the game in front, and where a workspace holds it, all that this had.
GameStore::About GameSitting::about() const {
  setup::SetUp out = words();
  out.file = setUpFile();
  tellLeft(out, m_page.gameTitle(), m_page.model().place(), m_page.m_document.isWorthKeeping());
  return {setup::write(out), isSetUpUnsaved()};
}

void GameSitting::keepGame() {
  m_page.m_document.keep(isSetUpUnsaved(), [this] { return about(); });
}

GameSitting::Kept GameSitting::readLeft(const QString& file) {
  Kept kept;
  kept.reading = reading([&] {
    readOnThread(&m_page, file, [&](const GoesOn& goesOn) {
      const GameModel& game = m_page.model();
      kept.game = game.read(readText(file, game.mostBytes()), file.toStdString(), goesOn);
      kept.about = aboutLeft(file);
    });
  });
  return kept;
}

GameSitting::Kept GameSitting::readKept(const std::string& key) {
  const GameStore::Owner next = m_page.m_document.nextOwner(key);
  const auto file = m_page.store().take(next);
  if (!file) return {};
  Kept kept = readLeft(*file);
  if (!kept.reading.isTaken())
    m_page.store().giveBack(next);  // the game that begins now does not take its place
  return kept;
}

// Our own words: nothing is wrong with them, or they are of another version, and the game is back without them.
void GameSitting::seeAgain(const setup::SetUp& words) {
  try {
    takeSeen(words, m_page.readWords(words, {}, false, m_page.model()));
  } catch (const std::exception&) {
  }
}

void GameSitting::findSetUp(const Kept& kept) {
  if (!kept.about || kept.about->file.empty()) return;
  seeAgain(*kept.about);
  Q_EMIT m_page.setUpFound(kept.about->file);
}

}  // namespace searchlight::ui
