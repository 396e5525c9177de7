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
#include <QScopedValueRollback>
#include <exception>

#include "app/game/drawing_desk.h"
#include "app/game/game_page.h"
#include "app/game/kept_folder.h"
#include "app/shell/read_on_thread.h"
#include "core/text/encoding.h"
#include "widgets/player/message_bar.h"
#include "widgets/tables/bookmarks_view.h"
#include "widgets/theme/error_texts.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

// ---- The game in front, and those before it ----------------------------------------------------------------------------------------

void GamePage::replaceGame(std::unique_ptr<GameModel> game, GameFile file, Comes how) {
  keepGame();
  m_after.clear();
  if (how == Comes::Arrives) m_before.clear();
  if (how == Comes::Replaces && game->key() != m_game->key()) paceAnew();
  put({std::move(game), std::move(file), ++m_lastSerial, {}},
      how == Comes::Replaces ? whereItGoes() : nullptr);
  m_isByItself = how == Comes::Arrives;
}

// What a page begins with, and nobody has chosen or touched, is nothing to go back to from a file.
std::vector<GamePage::Before>* GamePage::whereItGoes() {
  const bool isNobodys = m_isByItself && !isGameUnderWay() && m_file.isNone() && !isOpeningOwn();
  return m_isOpening && isNobodys ? nullptr : &m_before;
}

// Where there are too many the oldest goes, of those that nobody has touched before all others.
void GamePage::holdBefore() {
  if (m_before.size() <= kMostBefore) return;
  const auto last = std::prev(m_before.end());
  const auto untouched = std::find_if(m_before.begin(), last, [](const Before& before) {
    return !before.game->isUnderWay() && before.file.path.isEmpty() && !before.seen;
  });
  m_before.erase(untouched != last ? untouched : m_before.begin());
}

// It goes to the front; what was there goes to `left`, if anywhere.
void GamePage::put(Before shown, std::vector<Before>* left) {
  setReplay(Replay::None);
  std::optional<setup::SetUp> seen;
  if (left && !setUpFile().empty()) seen = words();
  const std::optional<setup::SetUp> isSeen = std::exchange(shown.seen, std::move(seen));
  BookmarkList& bookmarks = workbench().bookmarks().list();
  endWatch();
  m_unlit.reset();
  bookmarks.setBookmarks(std::exchange(shown.bookmarks, bookmarks.bookmarks()));
  std::swap(m_gestures, shown.gestures);
  transport()->dropStateBreakpoints();
  workbench().message().hide();
  const bool isOtherOpening = shown.game->key() != m_game->key();
  shown.title = titleInFront();
  m_isTouched = m_isByItself = false;
  m_game->swap(*shown.game);
  std::swap(m_file, shown.file);
  std::swap(m_serial, shown.serial);
  std::swap(m_origin, shown.origin);
  if (left) left->push_back(std::move(shown));
  holdBefore();
  if (m_origin) m_origin();
  gameShown(isOtherOpening);
  m_origin = origin();
  if (isOtherOpening) Q_EMIT m_comparable->boardReplaced();
  showState(Shown::AtOnce, m_game->position());
  positionChanged();
  if (!isSeen) return seeEnd();
  seeAgain(*isSeen);
  Q_EMIT documentChanged();
  Q_EMIT commandsChanged();
}

// Once it has been touched its own moves come first, all of them.
bool GamePage::isAtGameBefore(bool isUndo) const {
  return isUndo ? !m_before.empty() && (!m_isTouched || !m_game->canUndo())
                : !m_after.empty() && (!m_isTouched || !m_game->canRedo());
}

void GamePage::exchange(bool isUndo) {
  std::vector<Before>& from = isUndo ? m_before : m_after;
  Before there = std::move(from.back());
  from.pop_back();
  keepGame();
  put(std::move(there), isUndo ? &m_after : &m_before);
}

void GamePage::forgetEarlier() {
  m_before.clear();
  m_after.clear();
  Q_EMIT commandsChanged();
}

// ---- What is kept by itself --------------------------------------------------------------------------------------------------------

bool GamePage::isModified() const {
  if (!m_file.isNone()) return !m_file.holds(m_game->position());
  return isOpeningOwn() || (m_game->isUnderWay() && m_game->end() == game::End::None);
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
bool GamePage::hasUnsavedDocument() {
  return isModified() || (m_file.path.isEmpty() && (isWatching() || isGameUnderWay()));
}

bool GamePage::hasUnsavedWork() {
  return hasUnsavedDocument() || (m_parts.desk && m_parts.desk->hasDrawing());
}

Reading GamePage::open(const QString& path) {
  const QScopedValueRollback isOpening(m_isOpening, true);
  return openGame(path, Comes::Replaces);
}

// What was played and not saved is offered, and gone on with where the program opens where one was.
Reading GamePage::openGame(const QString& path, Comes how) {
  const QString name = QDir::toNativeSeparators(path);
  try {
    const files::Recognised what = recognised(path);
    if (what.is(files::Kind::SetUp))
      return takeSetUp(setup::read(readText(path, setup::kMaxBytes), name.toStdString()), path,
                       SetUpFrom::File);
    GameFile file;
    file.path = path;
    std::unique_ptr<GameModel> game;
    TakeOther takeOther;
    readOnThread(this, path, [&](const GoesOn& goesOn) {
      const std::string text =
          searchlight::plainText(readText(path, file, mostFileBytes()), name.toStdString(), mostFileBytes());
      if ((takeOther = readOther(text, path, goesOn))) return;
      game = m_game->read(text, name.toStdString(), goesOn);
      file.saved = game->position();
    });
    if (takeOther) return takeOther();
    if (what.isPacked) file = {};  // it is not written back
    const std::string key = GameStore::keyOfFile(file.path, file.hash);
    const bool isInFront = key == keptKey() && isModified();
    const auto kept = isInFront ? std::optional(QDateTime::currentDateTime()) : m_store.when(key);
    if (!kept) {
      replaceGame(std::move(game), std::move(file), how);
      return Reading::taken();
    }
    if (how == Comes::Replaces) {
      const auto latest = isInFront ? std::nullopt : m_store.latest(key);
      const bool isPlayed = !latest || wasPlayed(latest->path);
      QMessageBox box(QMessageBox::Question, tr("Open"),
                      (isPlayed ? tr("“%1” has unsaved moves from %2.")
                                : tr("A workspace with “%1” has unsaved changes from %2."))
                          .arg(shownTitle(QFileInfo(path).fileName()), momentText(*kept)),
                      QMessageBox::Cancel, this);
      box.setInformativeText(isPlayed ? tr("Either way, your moves stay in File > Unfinished games. If you "
                                           "open the file, you will not be asked again.")
                                      : tr("Either way, the workspace stays in File > Unfinished games. If "
                                           "you open the file, you will not be asked again."));
      QPushButton* goOn = box.addButton(tr("&Continue"), QMessageBox::AcceptRole);
      QPushButton* asFile = box.addButton(tr("Open the &file"), QMessageBox::DestructiveRole);
      box.setDefaultButton(goOn);
      box.exec();
      if (box.clickedButton() == asFile) {
        replaceGame(std::move(game), std::move(file));
        m_store.decline(key);
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
    findSetUp(left);
    complainOf(left.reading);
    if (isBack && how == Comes::Arrives)
      say(tr("%1: restored unsaved moves that are not in the file.").arg(name));
  } catch (const std::exception& e) {
    return Reading::of(e);
  }
  return Reading::taken();
}

// The file held it, and does not any more: now it is kept by itself.
void GamePage::keepWrittenOver(Before& before) {
  if (before.file.path != m_file.path || !before.file.saved) return;
  const bool wasInFile = before.file.holds(before.game->position());
  before.file.saved.reset();
  if (!wasInFile) return;  // kept when it was left
  setup::SetUp out;
  out.page = id().toStdString();
  out.board.path = before.file.path.toStdString();
  out.board.hash = before.file.hash;
  tellLeft(out, before.file.name(), before.game->place(), true);
  m_store.leave({keyOf(*before.game, before.file), before.serial}, before.game->text(),
                before.game->end() != game::End::None, {setup::write(out)});
}

std::optional<QString> GamePage::save(const QString& path, const std::optional<FileStamp>& expected) {
  const GameStore::Owner before = owner();
  if (auto why = m_file.write(path, expected, m_game->text())) return why;
  m_store.forget(before);
  m_file.saved = m_game->position();
  for (std::vector<Before>* games : {&m_before, &m_after})
    for (Before& game : *games) keepWrittenOver(game);
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
