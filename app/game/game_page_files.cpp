// app/game/game_page_files.cpp: which game is in front: opened, pasted, gone back to, chosen.
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <algorithm>
#include <exception>

#include "app/game/drawing_desk.h"
#include "app/game/game_page.h"
#include "app/shell/read_on_thread.h"
#include "app/shell/settings.h"
#include "core/text/encoding.h"
#include "widgets/game/gallery_dialog.h"
#include "widgets/game/statistics_dialog.h"
#include "widgets/theme/error_texts.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

// ---- The game in front, and those before it ----------------------------------------------------------------------------------------

void GamePage::replaceGame(std::unique_ptr<GameModel> game, GameDocument::File file) {
  m_sitting.keepGame();
  if (m_document.comes() != GameDocument::Comes::ByItself && game->key() != model().key()) paceAnew();
  GameDocument::Entry entry = m_document.newEntry(std::move(game), std::move(file));
  put(std::move(entry), m_document.whereItGoes());
}

void GamePage::arrive(std::unique_ptr<GameModel> game) {
  const auto comes = m_document.coming(GameDocument::Comes::ByItself);
  replaceGame(std::move(game), {});
}

// It goes to the front; what was there goes where undo or redo finds it, if anywhere.
void GamePage::put(GameDocument::Entry entry, GameDocument::Goes where) {
  dropReplay();
  BookmarkList& bookmarks = workbench().bookmarks().list();
  GameDocument::View left{.origin = std::move(m_origin)};
  if (where != GameDocument::Goes::Nowhere && m_sitting.hasSetUp()) left.seen = m_sitting.words();
  endWatch();
  m_watch.forget();
  left.bookmarks = bookmarks.bookmarks();
  bookmarks.setBookmarks(entry.view.bookmarks);
  left.title = titleInFront();
  transport()->dropStateBreakpoints();
  workbench().message().hide();
  const bool isOtherOpening = entry.game->key() != model().key();
  const GameDocument::View view = m_document.bring(std::move(entry), where, std::move(left));
  if (view.origin) view.origin();
  gameShown(isOtherOpening);
  m_origin = origin();
  if (isOtherOpening) Q_EMIT m_comparable->boardReplaced();
  showState(Shown::AtOnce, model().position());
  positionChanged();
  if (!view.seen) return seeEnd();
  m_sitting.seeAgain(*view.seen);
  Q_EMIT documentChanged();
  Q_EMIT commandsChanged();
}

// One of those that were in front before, if there is one.
bool GamePage::goBackTo(const GameDocument::Entry* entry) {
  if (!entry) return false;
  m_sitting.keepGame();
  GameDocument::Entry there = m_document.takeBefore(entry);
  there.view.origin = {};
  put(std::move(there), m_document.whereItGoes());
  return true;
}

void GamePage::forgetEarlier() {
  m_document.forgetOthers();
  Q_EMIT commandsChanged();
}

std::function<bool(const std::string& key)> GamePage::begunGames() {
  const bool isBegun = isGameUnderWay() && model().end() == game::End::None;
  return [wasLeft = store().begun(), here = isBegun ? model().key() : std::string()](const std::string& key) {
    return key == here || wasLeft(key);
  };
}

// Whoever begins an opening again goes on with nothing of a game that had help and is over, or stands at its opening.
void GamePage::goOnWith(std::unique_ptr<GameModel> begun) {
  const std::string key = begun->key();
  if (key == model().key()) {
    if (hadHelp()) restart();
    return;
  }
  const auto isSpent = [this](const GameModel& game) {
    return hadHelp(game) && (game.end() != game::End::None || game.place() == 0);
  };
  const GameDocument::Entry* last =
      m_document.before([&](const GameDocument::Entry& entry) { return entry.game->key() == key; });
  const bool isAnew = last && isSpent(*last->game);
  if (!isAnew && goBackTo(last)) return;
  Kept left = isAnew ? Kept() : readKept(key);
  if (left.game && (left.game->key() != key || isSpent(*left.game))) {
    store().giveBack(m_document.nextOwner(key));
    left = {};
  }
  showGame(left.game ? std::move(left.game) : std::move(begun));
  m_sitting.findSetUp(left);
  complainOf(left.reading);
}

// With the user's file that it was of, where that has not been changed since; as a game of its own where nobody knows.
Reading GamePage::openLeft(const QString& file) {
  const auto isIt = [&](const GameDocument::Entry& entry) { return store().fileOf(entry.owner()) == file; };
  if (file == leftInFront() || goBackTo(m_document.before(isIt))) return Reading::taken();
  Kept left = m_sitting.readLeft(file);
  if (!left.game) return left.reading;
  GameDocument::Entry entry{.game = std::move(left.game)};  // with a state that its file does not have
  if (left.about && !left.about->board.path.empty()) {
    entry.file.path = QString::fromStdString(left.about->board.path);
    const Reading read = reading([&] {
      readOnThread(this, entry.file.path, [&](const GoesOn&) {
        static_cast<KnownFile&>(entry.file) =
            fileOfRecovered(left.about->board.path, left.about->board.hash, entry.game->mostBytes());
      });
    });
    if (read.isGivenUp()) return read;
  }
  store().takeFile(m_document.nextOwner(entry.key()), file);
  m_sitting.isWanted();
  replaceGame(std::move(entry.game), std::move(entry.file));
  m_sitting.findSetUp(left);
  return Reading::taken();
}

std::optional<GamePage::Card> GamePage::chooseCard(const GalleryShelf& shelf, const GalleryTexts& texts) {
  Settings& settings = *host().settings;
  const std::string filter = id().toStdString() + "/gallery-filter",
                    order = id().toStdString() + "/gallery-order";
  const GalleryView before{static_cast<CardFilter>(settings.choice(filter.c_str(), 0, kCardFilters)),
                           static_cast<CardOrder>(settings.choice(order.c_str(), 0, kCardOrders))};
  GalleryDialog dialog(shelf, texts, before, this);
  const bool isChosen = dialog.exec() == QDialog::Accepted;
  const GalleryView after = dialog.view();
  if (after.filter != before.filter) settings.setNumber(filter.c_str(), static_cast<int>(after.filter));
  if (after.order != before.order) settings.setNumber(order.c_str(), static_cast<int>(after.order));
  if (!isChosen) return std::nullopt;
  return Card{dialog.collection(), static_cast<std::size_t>(dialog.chosen())};
}

std::optional<Statistics> GamePage::statistics() { return std::nullopt; }

// ---- The document --------------------------------------------------------------------------------------------------------------------

Document GamePage::document() const {
  const GameDocument::File& file = m_document.file();
  Document out = Document::of(file, file.isNone() ? gameTitle() : QString());
  out.isModified = m_document.isModified();
  out.isKept = out.isFoundAgain = true;
  out.number = m_document.number();
  out.moment = m_document.moment();
  return out;
}

// Beside what the document says: a question is work, too, and how a game was solved is worth a copy.
bool GamePage::hasUnsavedDocument() {
  return m_document.isModified() || (path().isEmpty() && (isWatching() || isGameUnderWay()));
}

bool GamePage::hasUnsavedWork() {
  return hasUnsavedDocument() || (m_parts.desk && m_parts.desk->hasDrawing());
}

// What was played and not saved is offered, and gone on with where the program opens where one was.
Reading GamePage::openGame(const QString& path, GameDocument::Comes how) {
  const auto comes = m_document.coming(how);
  const QString name = QDir::toNativeSeparators(path);
  try {
    const files::Recognised what = recognised(path);
    if (what.is(files::Kind::SetUp))
      return takeSetUp(setup::read(readText(path, setup::kMaxBytes), name.toStdString()), path,
                       SetUpFrom::File);
    const std::size_t most = std::max(m_parts.mostFileBytes, model().mostBytes());
    GameDocument::Entry read{.file = {{{}, path}, {}}};
    TakeOther takeOther;
    readOnThread(this, path, [&](const GoesOn& goesOn) {
      const std::string text =
          searchlight::plainText(readText(path, read.file, most), name.toStdString(), most);
      if ((takeOther = readOther(text, path, goesOn))) return;
      read.game = model().read(text, name.toStdString(), goesOn);
      read.file.saved = read.game->position();
    });
    if (takeOther) return takeOther();
    if (what.isPacked) read.file = {};  // it is not written back
    const std::string key = GameStore::keyOfFile(read.file.path, read.file.hash);
    const bool isInFront = key == m_document.owner().key && m_document.isModified();
    const auto kept = isInFront ? std::optional(QDateTime::currentDateTime()) : store().when(key);
    const bool isAsked = kept && how != GameDocument::Comes::ByItself;
    const Choice wanted = isAsked ? askWhich(path, key, *kept, isInFront) : Choice::Kept;
    if (wanted == Choice::Nothing) return Reading::givenUp();
    if (isAsked && wanted == Choice::Kept && isInFront) return Reading::taken();
    Kept left = kept && wanted == Choice::Kept ? readKept(key) : Kept();
    if (left.reading.isGivenUp()) return left.reading;
    const bool isBack = left.game != nullptr;
    if (isBack) read.file.saved.reset();
    replaceGame(isBack ? std::move(left.game) : std::move(read.game), std::move(read.file));
    if (wanted == Choice::File) store().decline(key);
    m_sitting.findSetUp(left);
    complainOf(left.reading);
    if (isBack && how == GameDocument::Comes::ByItself)
      say(tr("%1: restored unsaved moves that are not in the file.").arg(name));
  } catch (const std::exception& e) {
    return Reading::of(e);
  }
  return Reading::taken();
}

// A game of the file, which is in front or was left, was played on and not saved.
GamePage::Choice GamePage::askWhich(const QString& path, const std::string& key, const QDateTime& when,
                                    bool isInFront) {
  const auto latest = isInFront ? std::nullopt : store().latest(key);
  const bool isPlayed = !latest || wasPlayed(latest->path);
  QMessageBox box(QMessageBox::Question, tr("Open"),
                  (isPlayed ? tr("“%1” has unsaved moves from %2.")
                            : tr("A workspace with “%1” has unsaved changes from %2."))
                      .arg(shownTitle(QFileInfo(path).fileName()), momentText(when)),
                  QMessageBox::Cancel, this);
  box.setInformativeText(isPlayed ? tr("Either way, your moves stay in File > Unfinished games. If you "
                                       "open the file, you will not be asked again.")
                                  : tr("Either way, the workspace stays in File > Unfinished games. If "
                                       "you open the file, you will not be asked again."));
  QPushButton* goOn = box.addButton(tr("&Continue"), QMessageBox::AcceptRole);
  QPushButton* asFile = box.addButton(tr("Open the &file"), QMessageBox::DestructiveRole);
  box.setDefaultButton(goOn);
  box.exec();
  return box.clickedButton() == asFile ? Choice::File
         : box.clickedButton() == goOn ? Choice::Kept
                                       : Choice::Nothing;
}

std::optional<QString> GamePage::save(const QString& path, const std::optional<FileStamp>& expected) {
  if (auto why = m_document.write(path, expected)) return why;
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
      if (!(takeOther = readOther(text, {}, goesOn))) game = model().read(text, name.toStdString(), goesOn);
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

setup::Words GamePage::place() const {
  setup::Words out = WorkbenchPage::place();
  tellPlace(out);
  return out;
}

void GamePage::tellPlace(setup::Words& place) const {
  place.set(kPlaceGame, (isGameUnderWay() ? model().anew()->text() : model().text())());
}

Reading GamePage::takePlaceWords(const setup::Words& place) {
  takePlaceGame(place);
  return Reading::taken();
}

}  // namespace searchlight::ui
