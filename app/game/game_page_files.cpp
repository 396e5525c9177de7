// app/game/game_page_files.cpp: which game is in front, games kept by themselves, as files, and pasted.
//
// A game is never asked about. One without a file is kept under its opening's key, one that came from a file and was changed under
// the file's path and hash; the file itself is written by Save alone.
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <exception>

#include "app/game/drawing_desk.h"
#include "app/game/game_page.h"
#include "app/shell/read_on_thread.h"
#include "app/shell/read_text.h"
#include "widgets/search/bookmarks_view.h"
#include "widgets/search/message_bar.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

// ---- The game in front, and those before it ----------------------------------------------------------------------------------------

void GamePage::replaceGame(std::unique_ptr<GameModel> game, GameFile file, Comes how) {
  keepGame();
  m_after.clear();
  if (how == Comes::Arrives) m_before.clear();
  put({std::move(game), std::move(file), ++m_lastSerial, {}},
      how == Comes::Replaces ? whereItGoes() : nullptr);
}

// What nobody has touched is nothing to go back to.
std::vector<GamePage::Before>* GamePage::whereItGoes() {
  return isGameUnderWay() || !m_file.path.isEmpty() || isOpeningOwn() ? &m_before : nullptr;
}

// It goes to the front; what was there goes to `left`, if anywhere.
void GamePage::put(Before shown, std::vector<Before>* left) {
  setReplay(Replay::None);
  std::optional<setup::SetUp> seen;
  if (left && host().setUpFile && !host().setUpFile().empty()) seen = words();
  const std::optional<setup::SetUp> isSeen = std::exchange(shown.seen, std::move(seen));
  BookmarkList& bookmarks = workbench().bookmarks().list();
  endWatch();
  m_unlit.reset();
  bookmarks.setBookmarks(std::exchange(shown.bookmarks, bookmarks.bookmarks()));
  transport()->dropStateBreakpoints();
  workbench().message().hide();
  const bool isOtherOpening = shown.game->key() != m_game->key();
  m_isTouched = false;
  m_game->swap(*shown.game);
  std::swap(m_file, shown.file);
  std::swap(m_serial, shown.serial);
  std::swap(m_origin, shown.origin);
  if (left) left->push_back(std::move(shown));
  if (m_before.size() > kMostBefore) m_before.erase(m_before.begin());
  if (m_origin) m_origin();
  gameShown(isOtherOpening);
  m_origin = origin();
  if (isOtherOpening) Q_EMIT m_comparable->boardReplaced();
  showState(Shown::AtOnce, m_game->position());
  positionChanged();
  if (!isSeen) return;
  takeSeen(*isSeen, readWords(*isSeen, {}, false, *m_game));  // our own words: nothing is wrong with them
  Q_EMIT documentChanged();
  Q_EMIT commandsChanged();
}

// Once it has been touched its own moves come first, all of them.
bool GamePage::isAtGameBefore(bool isUndo) const {
  return isUndo ? !m_before.empty() && (!m_isTouched || !m_game->canUndo())
                : !m_after.empty() && !m_isTouched;
}

void GamePage::exchange(bool isUndo) {
  std::vector<Before>& from = isUndo ? m_before : m_after;
  Before there = std::move(from.back());
  from.pop_back();
  keepGame();
  put(std::move(there), isUndo ? &m_after : &m_before);
}

// ---- What is kept by itself --------------------------------------------------------------------------------------------------------

bool GamePage::isModified() const {
  if (!m_file.isNone()) return !m_file.holds(m_game->position());
  return isOpeningOwn() || (m_game->isUnderWay() && m_game->end() == game::End::None);
}

std::string GamePage::keptKey() const {
  return m_file.path.isEmpty() ? m_game->key() : GameStore::keyOfFile(m_file.path, m_file.hash);
}

void GamePage::keepGame() {
  const bool isWorthIt =
      m_file.path.isEmpty() ? m_game->isUnderWay() || m_game->hasWords() || isOpeningOwn() : isModified();
  if (isWorthIt)
    m_store.leave(owner(), m_game->text(), m_game->end() != game::End::None);
  else
    m_store.forget(owner());
}

GamePage::Kept GamePage::readKept(const std::string& key) {
  const auto path = m_store.take(nextOwner(key));
  if (!path) return {};
  Kept kept;
  kept.reading = reading([&] {
    readOnThread(this, *path, [&](const GoesOn& goesOn) {
      kept.game = m_game->read(readText(*path, m_game->mostBytes()), path->toStdString(), goesOn);
    });
  });
  if (!kept.reading.isTaken())
    m_store.giveBack(nextOwner(key));  // the game that begins now does not take its place
  return kept;
}

void GamePage::goOnWith(std::unique_ptr<GameModel> begun) {
  const std::string key = begun->key();
  if (key == m_game->key()) return;
  const auto known = std::find_if(m_before.rbegin(), m_before.rend(),
                                  [&](const Before& before) { return before.game->key() == key; });
  if (known != m_before.rend()) {  // the last one
    Before there = std::move(*known);
    m_before.erase(std::next(known).base());
    keepGame();
    m_after.clear();
    there.origin = {};
    return put(std::move(there), whereItGoes());
  }
  Kept left = readKept(key);
  if (left.game && left.game->key() != key) {
    m_store.giveBack(nextOwner(key));
    left.game.reset();
  }
  replaceGame(left.game ? std::move(left.game) : std::move(begun), {});
  complainOf(left.reading);
}

// ---- The document --------------------------------------------------------------------------------------------------------------------

Document GamePage::document() const {
  Document out = Document::of(m_file, m_file.isNone() ? gameTitle() : QString());
  out.isModified = isModified();
  out.isKept = out.isFoundAgain = true;
  out.number = m_serial;
  out.moment = GamePage::moment();
  return out;
}

// Beside what the document says: a question is work, too, and how a game was solved is worth a copy.
bool GamePage::hasUnsavedWork() {
  return isModified() || (m_parts.desk && m_parts.desk->hasDrawing()) ||
         (m_file.path.isEmpty() && (isWatching() || isGameUnderWay()));
}

Reading GamePage::open(const QString& path) { return openGame(path, Comes::Replaces); }

// What was played and not saved is offered, and gone on with where the program opens where one was.
Reading GamePage::openGame(const QString& path, Comes how) {
  const QString name = QDir::toNativeSeparators(path);
  try {
    if (path.endsWith(QString::fromUtf8(setup::kExtension.data())))
      return takeSetUp(setup::read(readText(path, setup::kMaxBytes), name.toStdString()), path,
                       SetUpFrom::File);
    GameFile file;
    file.path = path;
    std::unique_ptr<GameModel> game;
    TakeOther takeOther;
    readOnThread(this, path, [&](const GoesOn& goesOn) {
      const std::string text = readText(path, file, mostFileBytes());
      if ((takeOther = readOther(text, path, goesOn))) return;
      game = m_game->read(text, name.toStdString(), goesOn);
      file.saved = game->position();
    });
    if (takeOther) return takeOther();
    const std::string key = GameStore::keyOfFile(file.path, file.hash);
    const bool isInFront = key == keptKey() && isModified();
    const auto kept = isInFront ? std::optional(QDateTime::currentDateTime()) : m_store.when(key);
    if (!kept) {
      replaceGame(std::move(game), std::move(file), how);
      return Reading::taken();
    }
    if (how == Comes::Replaces) {
      QMessageBox box(QMessageBox::Question, tr("Open"),
                      tr("“%1” was played on, on %2, and not saved.")
                          .arg(QFileInfo(path).fileName(), QLocale().toString(*kept, QLocale::ShortFormat)),
                      QMessageBox::Cancel, this);
      QPushButton* goOn = box.addButton(tr("&Go on with that"), QMessageBox::AcceptRole);
      QPushButton* asFile = box.addButton(tr("As in the &file"), QMessageBox::DestructiveRole);
      box.setDefaultButton(goOn);
      box.exec();
      if (box.clickedButton() == asFile) {
        replaceGame(std::move(game), std::move(file));
        return Reading::taken();
      }
      if (box.clickedButton() != goOn) return Reading::givenUp();
      if (isInFront) return Reading::taken();
    }
    Kept left = readKept(key);
    if (left.reading.isGivenUp()) return left.reading;
    const bool isBack = left.game != nullptr;
    if (isBack) file.saved.reset();
    replaceGame(isBack ? std::move(left.game) : std::move(game), std::move(file), how);
    complainOf(left.reading);
    if (isBack && how == Comes::Arrives)
      say(tr("%1: what was played and not saved is back; the file has it not.").arg(name));
  } catch (const std::exception& e) {
    return Reading::of(e);
  }
  return Reading::taken();
}

std::optional<QString> GamePage::save(const QString& path, const std::optional<FileStamp>& expected) {
  const GameStore::Owner before = owner();
  if (auto why = m_file.write(path, expected, m_game->text())) return why;
  m_store.forget(before);
  m_file.saved = m_game->position();
  Q_EMIT documentChanged();
  return std::nullopt;
}

bool GamePage::canPaste(const QMimeData* content) const {
  return content->hasText() && !pasteable().isEmpty();
}

// What a file of the puzzle may hold, in a game without a file.
void GamePage::paste(const QMimeData* content) {
  const QString name = tr("Pasted text");
  const QString pasted = content->text();
  // In rows blanks in front stand for something.
  const std::string text =
      (pasted.trimmed().contains(QLatin1Char('\n')) ? pasted : pasted.trimmed()).toStdString();
  try {
    std::unique_ptr<GameModel> game;
    TakeOther takeOther;
    readOnThread(this, name, [&](const GoesOn& goesOn) {
      if (!(takeOther = readOther(text, {}, goesOn))) game = m_game->read(text, name.toStdString(), goesOn);
    });
    if (takeOther) {
      if (const Reading taken = takeOther(); taken.hasFailed()) refusePasted(taken.why());
      return;
    }
    game->isUnderWay() ? showGame(std::move(game)) : goOnWith(std::move(game));
  } catch (const ReadingGivenUp&) {
  } catch (const std::exception& e) {
    refusePasted(errorText(e));
  }
}

}  // namespace searchlight::ui
