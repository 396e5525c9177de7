// app/game/game_page_files.cpp: which game is in front, games kept by themselves, as files, and pasted.
//
// A game is never asked about. One without a file is kept under its opening's key, one that came from a file and was changed under
// the file's path and hash; the file itself is written by Save alone.
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
#include "widgets/search/message_bar.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

// ---- The game in front, and those before it ----------------------------------------------------------------------------------------

void GamePage::replaceGame(std::unique_ptr<GameModel> game, GameFile file, Comes how) {
  keepGame();
  file.saved = game->position();
  m_after.clear();
  if (how == Comes::Arrives) m_before.clear();
  // What nobody has touched is nothing to go back to.
  const bool isSomebodys = isGameUnderWay() || !m_file.path.isEmpty() || isOpeningOwn();
  put({std::move(game), std::move(file), ++m_lastSerial, 0},
      how == Comes::Replaces && isSomebodys ? &m_before : nullptr);
}

// It goes to the front; what was there goes to `left`, if anywhere.
void GamePage::put(Before shown, std::vector<Before>* left) {
  setReplay(Replay::None);
  endWatch();
  transport()->dropStateBreakpoints();
  workbench().message().hide();
  const bool isOtherOpening = shown.game->key() != m_game->key();
  m_isTouched = false;
  m_game->swap(*shown.game);
  std::swap(m_file, shown.file);
  std::swap(m_serial, shown.serial);
  shown.leftAt = m_game->position();
  if (left) left->push_back(std::move(shown));
  if (m_before.size() > kMostBefore) m_before.erase(m_before.begin());
  gameShown(isOtherOpening);
  Q_EMIT m_comparable->boardReplaced();
  showState(Shown::AtOnce, m_game->position());
  positionChanged();
}

bool GamePage::isAtGameBefore(bool isUndo) const {
  // Whoever takes back a whole game does not mean to leave it as well.
  if (isUndo) return !m_before.empty() && !m_isTouched;
  return !m_after.empty() && m_after.back().leftAt == m_game->position();
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
  if (!m_file.path.isEmpty()) return m_file.isRecovered || m_game->position() != m_file.saved;
  return isOpeningOwn() || (m_game->isUnderWay() && m_game->end() == game::End::None);
}

std::string GamePage::keptKey() const {
  return m_file.path.isEmpty() ? m_game->key() : GameStore::keyOfFile(m_file.path, m_file.hash);
}

void GamePage::keepGame() {
  const bool isWorthIt = m_file.path.isEmpty() ? m_game->isUnderWay() || m_game->hasWords() : isModified();
  if (isWorthIt)
    m_store.leave(keptKey(), m_game->text(), m_game->end() != game::End::None);
  else if (m_file.isKept)  // else what the store has is another game of that key
    forgetKept();
  m_file.isKept = isWorthIt;
}

std::unique_ptr<GameModel> GamePage::readKept(const std::string& key) {
  const auto path = m_store.take(key);
  if (!path) return nullptr;
  try {
    std::unique_ptr<GameModel> game;
    readOnThread(this, *path, [&](const GoesOn& goesOn) {
      game = m_game->read(readText(*path, m_game->mostBytes()), path->toStdString(), goesOn);
    });
    return game;
  } catch (const ReadingGivenUp&) {
  } catch (const std::exception& e) {
    complain(errorText(e));
  }
  m_store.giveBack(key);  // the game that begins now does not take its place
  return nullptr;
}

void GamePage::goOnWith(std::unique_ptr<GameModel> begun) {
  const std::string key = begun->key();
  if (m_file.path.isEmpty() && key == m_game->key()) return;
  workbench().message().hide();
  std::unique_ptr<GameModel> left = readKept(key);
  if (left && left->key() != key) {
    m_store.giveBack(key);
    left.reset();
  }
  const QString wrong = complaint();  // with what was left
  const bool isLeft = left != nullptr;
  showGame(isLeft ? std::move(left) : std::move(begun));
  m_file.isKept = isLeft;
  if (!wrong.isEmpty()) complain(wrong);
}

// ---- The document --------------------------------------------------------------------------------------------------------------------

Document GamePage::document() const {
  Document out;
  out.title = m_file.path.isEmpty() ? gameTitle() : QFileInfo(m_file.path).fileName();
  out.path = m_file.path;
  out.isModified = isModified();
  out.isEmpty = false;
  out.isKept = out.isFoundAgain = true;
  out.file = m_file.stamp;
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
      file.stamp =
          stampOf(path.toStdU16String());  // before it is read: what comes later is somebody's change
      const std::string text = readText(path, mostFileBytes());
      if ((takeOther = readOther(text, path, goesOn))) return;
      game = m_game->read(text, name.toStdString(), goesOn);
      file.hash = setup::boardHash(text);
    });
    if (takeOther) return takeOther();
    const std::string key = GameStore::keyOfFile(file.path, file.hash);
    const auto kept = m_store.when(key);
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
        m_store.giveBack(key);
        replaceGame(std::move(game), std::move(file));
        return Reading::taken();
      }
      if (box.clickedButton() != goOn) return Reading::givenUp();
    }
    std::unique_ptr<GameModel> left = readKept(key);
    const bool isBack = left != nullptr;
    const QString wrong = complaint();
    replaceGame(isBack ? std::move(left) : std::move(game), std::move(file), how);
    m_file.isRecovered = m_file.isKept = isBack;
    if (!wrong.isEmpty()) complain(wrong);
    if (isBack && how == Comes::Arrives)
      say(tr("%1: what was played and not saved is back; the file has it not.").arg(name));
    Q_EMIT documentChanged();
  } catch (const std::exception& e) {
    return Reading::of(e);
  }
  return Reading::taken();
}

std::optional<QString> GamePage::save(const QString& path, const std::optional<FileStamp>& expected) {
  const std::string keptBefore = keptKey();
  try {
    const std::string text = m_game->text()();
    m_file.stamp = writeFile(path.toStdU16String(), text, expected);
    m_file.hash = setup::boardHash(text);
  } catch (const std::exception& e) {
    return errorText(e);
  }
  m_store.forget(keptBefore);
  m_file.path = path;
  m_file.saved = m_game->position();
  m_file.isRecovered = false;
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
    showGame(std::move(game));
  } catch (const ReadingGivenUp&) {
  } catch (const std::exception& e) {
    refusePasted(errorText(e));
  }
}

}  // namespace searchlight::ui
