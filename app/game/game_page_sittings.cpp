// app/game/game_page_sittings.cpp: what of a game's page is there again: at the next start, after a crash, from a set-up.
#include <QDir>
#include <QFileInfo>
#include <QScopedValueRollback>
#include <exception>
#include <utility>

#include "app/game/drawing_desk.h"
#include "app/game/game_page.h"
#include "app/shell/read_on_thread.h"
#include "app/shell/set_up_words.h"
#include "app/shell/settings.h"
#include "widgets/books/book.h"
#include "widgets/game/play_panel.h"
#include "widgets/player/message_bar.h"
#include "widgets/theme/error_texts.h"
#include "widgets/words/catalogue_texts.h"

namespace searchlight::ui {

using namespace set_up_words;

namespace {
constexpr std::string_view kPlaceGame = "game";  // of place()
}

// ---- From one sitting to the next ------------------------------------------------------------------------------------------------

// The game of the last sitting comes back when its page is looked at for the first time, unless another one is there.
void GamePage::entered() {
  WorkbenchPage::entered();
  BookBase* const book = m_parts.book;
  if (!std::exchange(m_wasEntered, true)) {
    takeKeptGame();
    if (m_parts.desk)
      m_parts.desk->takeKept([this] { return isCopied(); },
                             [this](const QString& why) { complainBeside(why); });
    if (book && !book->complaint().isEmpty()) complainBeside(book->complaint());
  } else if (book) {
    book->read();  // other windows and programs enter theirs
  }
  nameSteps();
  Q_EMIT commandsChanged();
  tellRule();
}

// Beside the board, as hints are; guests of a lesson, who make no pages, have its text.
void GamePage::tellRule() {
  const std::string key = id().toStdString() + "/rule-told";
  if (!host().make || !host().pages || hasMessage() || host().settings->flag(key.c_str(), false)) return;
  for (const PageInfo& page : *host().pages) {
    if (id() != QLatin1String(page.id) || !page.start.line) continue;
    host().settings->setFlag(key.c_str(), true);
    m_rule = asSentence(pageLine(page));
    if (isWatching() || !workbench().isPanelVisible()) return say(m_rule);
    m_panel->setHintText(m_rule);
    Q_EMIT spoke(m_rule, false);
  }
}

void GamePage::forgetRule() {
  const QString rule = std::exchange(m_rule, {});
  if (rule.isEmpty()) return;
  if (m_panel->hintText() == rule) m_panel->setHintText({});
  if (workbench().message().text() == rule) workbench().message().hide();
}

void GamePage::takeKeptGame() {
  if (m_hasSetUp || !m_file.path.isEmpty() || isGameUnderWay()) return;
  m_store.takeFront(
      [this](const QString& path) {
        std::unique_ptr<GameModel> game;
        readOnThread(this, path, [&](const GoesOn& goesOn) {
          game = m_game->read(readText(path, m_game->mostBytes()), path.toStdString(), goesOn);
        });
        replaceGame(std::move(game), {}, Comes::Arrives);
        return isCopied();
      },
      [this](const QString& message) { complainBeside(message); });
}

std::optional<QString> GamePage::lostAtClose() {
  const auto result = m_parts.book ? m_parts.book->writeUnwritten() : std::nullopt;
  const auto game = m_store.writeUnwritten();
  return result && game ? *result + QLatin1Char('\n') + *game : result ? result : game;
}

std::optional<QString> GamePage::windowCloses() {
  try {
    if (m_parts.desk) m_parts.desk->keepAtClose();
    if (!isModified()) {
      m_file.path.isEmpty() ? keepGame() : m_store.forget(owner());
      // Waited for: once the window is gone nobody is told.
      const auto why = m_store.writeUnwritten(owner());
      if (why) windowStays();
      return why;
    }
    if (m_file.path.isEmpty())
      m_store.keepFront(m_game->text()(), owner());
    else
      m_store.leaveNow(owner(), m_game->text()(), about());
  } catch (const std::exception& e) {
    windowStays();  // the autosave's copy has the drawing and the game
    return errorText(e);
  }
  return std::nullopt;
}

void GamePage::windowStays() {
  m_store.takeBack();
  if (m_parts.desk) m_parts.desk->takeBack();
}

// ---- Where one was -----------------------------------------------------------------------------------------------------------------

setup::Words GamePage::place() const {
  setup::Words out = WorkbenchPage::place();
  tellPlace(out);
  return out;
}

// `game`, without moves while it is under way: then it is kept.
void GamePage::tellPlace(setup::Words& place) const {
  place.set(kPlaceGame, (isGameUnderWay() ? m_game->anew()->text() : m_game->text())());
}

bool GamePage::takePlaceGame(const setup::Words& place) {
  const std::string* text = place.find(kPlaceGame);
  if (!text || isGameUnderWay() || !m_file.path.isEmpty() || isModified()) return false;
  try {
    replaceGame(m_game->read(*text, std::string(kPlaceGame), {}), {}, Comes::Arrives);
  } catch (const std::exception&) {  // of a later version: where a page begins is a place, too
    return false;
  }
  return true;
}

Reading GamePage::takePlaceWords(const setup::Words& place) {
  takePlaceGame(place);
  return Reading::taken();
}

Reading GamePage::takePlace(const setup::Words& place) {
  const bool isFree = !isGameUnderWay() && !isModified();
  const Reading words = takePlaceWords(place);
  const std::string* file = place.find(kPlaceFile);
  if (!isFree || !file) return words;
  const QString path = QString::fromStdString(*file);
  const Reading game =
      QFileInfo::exists(path) ? openGame(path, Comes::Arrives) : Reading::failed(goneText(path));
  return game.isTaken() ? words : game;
}

// ---- Set-ups ---------------------------------------------------------------------------------------------------------------------

Snapshot GamePage::snapshot() const {
  Snapshot out{words(), m_game->text()};
  if (m_parts.desk)
    if (const auto drawing = m_parts.desk->text()) out.words.view.set(setup::kDrawing, *drawing);
  return out;
}

setup::SetUp GamePage::words() const {
  setup::SetUp out;
  out.page = id().toStdString();
  out.title = document().title.toStdString();
  out.board.path = m_file.path.toStdString();
  out.board.hash = m_file.hash;
  if (m_watch) tellSearch(out);
  if (m_watch && m_watch->awaited) out.cursor = m_watch->awaited->cursor;
  tellWords(out);
  if (const QAction* eye = action(GameCommand::Eye))
    out.view.set("answer", std::string(kNoYes[eye->isChecked()]));
  if (!m_watch && m_unlit) {
    tellSearch(out);
    out.player = m_unlit->player;
    out.cursor = isUnlitHere() ? m_unlit->cursor : std::nullopt;
  }
  return out;
}

// Marks are there again also where nobody watches, and told when it is saved.
void GamePage::leaveUnlit(const setup::SetUp& setUp) {
  takeUsualSpeed();
  takeMarks(setUp);
  setup::SetUp told;
  tellSearch(told);
  if (const std::string* unit = setUp.player.find("unit")) told.player.set("unit", *unit);
  m_unlit = {GamePage::moment(), told.player, setUp.cursor};
}

// What is told beside the game and the drawing.
void GamePage::takeSeen(const setup::SetUp& setUp, const std::function<void()>& takeWords) {
  if (const auto isTold = placeOf(setUp.view, "answer", kNoYes); isTold && action(GameCommand::Eye))
    action(GameCommand::Eye)->setChecked(*isTold == 1);
  takeWords();
  if (placeOf(setUp.question, "light", kNoYes) == std::optional<std::size_t>(1))
    watch(Transport::StartAt::Start);
  if (!isWatching()) return leaveUnlit(setUp);
  takeSearch(setUp);
  if (!search().hasSearch()) m_watch->awaited = setUp;  // what it waits for is not known yet
}

Reading GamePage::takeSetUp(const setup::SetUp& setUp, const QString& fileName, SetUpFrom from) {
  const std::string name = QDir::toNativeSeparators(fileName).toStdString();
  const bool isRecovered = from != SetUpFrom::File;
  std::unique_ptr<GameModel> game;
  GameFile file;
  std::function<void()> takeWords, takeDrawing;
  try {
    if (!isRecovered) {
      verifySearch(setUp, name);
      verifyName(setUp.view, "answer", kNoYes, name, setup::yesOrNo());
      verifyName(setUp.question, "light", kNoYes, name, setup::yesOrNo());
    }
    KnownFile known;
    readOnThread(this, fileName, [&](const GoesOn& goesOn) {
      const setup::BoardText board =
          setup::boardText(setUp.board, QFileInfo(fileName).path().toStdU16String(), name);
      game = m_game->read(board.text, board.fileName, goesOn);
      if (isRecovered && !setUp.board.path.empty())
        known = fileOfRecovered(setUp.board.path, setUp.board.hash, m_game->mostBytes());
    });
    file = {{known, isRecovered ? QString::fromStdString(setUp.board.path) : QString()}, {}};
    takeWords = readWords(setUp, name, isRecovered, *game);
    if (const std::string* drawn = setUp.view.find(setup::kDrawing); drawn && m_parts.desk)
      takeDrawing = m_parts.desk->read(*drawn, name + ": drawing");
  } catch (const std::exception& e) {
    return Reading::of(e);
  }
  // Also where its file has changed since: then this is another state than the file's.
  if (from != SetUpFrom::Recovery && file.stamp.exists) file.saved = game->position();
  const QScopedValueRollback isOpening(m_isOpening, true);
  replaceGame(std::move(game), std::move(file), isRecovered ? Comes::Arrives : Comes::Replaces);
  m_hasSetUp = true;
  takeSeen(setUp, takeWords);
  // A drawing that is there goes only for another one, and not unasked.
  if (takeDrawing && (isRecovered || m_parts.desk->mayReplace())) takeDrawing();
  Q_EMIT documentChanged();
  Q_EMIT commandsChanged();
  return Reading::taken();
}

}  // namespace searchlight::ui
