// app/sokoban/sokoban_page_files.cpp: levels and games as files, pasted, as set-ups, and kept from one sitting to the next.
//
// view: levels, the path of the file that the level is from; drawing, a level that is being drawn, as core/sokoban/draft.h has it. board: the game as core/sokoban/rules_of_game.h has it.
#include <QDir>
#include <QFileInfo>
#include <QMimeData>
#include <algorithm>
#include <exception>
#include <utility>

#include "app/game/drawing_desk.h"
#include "app/game/placed_game.h"
#include "app/shell/read_on_thread.h"
#include "app/shell/read_text.h"
#include "app/shell/recovered_file.h"
#include "app/shell/set_up_words.h"
#include "app/shell/settings.h"
#include "app/sokoban/level_editor.h"
#include "app/sokoban/level_options_panel.h"
#include "app/sokoban/sokoban_page.h"
#include "core/sokoban/lurd.h"
#include "core/sokoban/rules_of_game.h"
#include "core/text/format_error.h"
#include "widgets/sokoban/sokoban_book.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

using namespace set_up_words;

namespace {

const QStringList kLevelPatterns{QStringLiteral("*.xsb"),    QStringLiteral("*.sok"),
                                 QStringLiteral("*.slc"),    QStringLiteral("*.xsb.gz"),
                                 QStringLiteral("*.sok.gz"), QStringLiteral("*.slc.gz")};

// Of place().
constexpr std::string_view kPlaceLevels = "levels", kPlaceGame = "game";

QString gamePattern() { return QLatin1Char('*') + QString::fromUtf8(sokoban::kGameExtension.data()); }

}  // namespace

bool SokobanPage::opens(const QString& path) {
  return QDir::match(kLevelPatterns + QStringList{gamePattern()}, QFileInfo(path).fileName());
}

Document SokobanPage::document() const {
  Document out;
  out.title = m_path.isEmpty() ? tr("Sokoban: %1").arg(levelName()) : QFileInfo(m_path).fileName();
  out.path = m_path;
  out.isModified = m_path.isEmpty() ? isGameUnderWay() && !m_game.isSolved()
                                    : m_isRecovered || m_game.history().position() != m_saved;
  out.isEmpty = false;
  out.isKept = out.isFoundAgain = m_path.isEmpty();
  out.file = m_file;
  out.number = m_serial;
  return out;
}

// Nobody is asked about a solved game, but how it was solved is worth a copy.
bool SokobanPage::hasUnsavedWork() {
  return document().isModified || m_desk->hasDrawing() || (m_path.isEmpty() && isGameUnderWay());
}

QList<FileKind> SokobanPage::readable() const {
  return {{tr("Levels of Sokoban (%1)"), kLevelPatterns + QStringList{QStringLiteral("*.txt")}},
          {tr("Games of Sokoban (%1)"), {gamePattern()}}};
}
QList<FileKind> SokobanPage::writable() const { return {{tr("Games of Sokoban (%1)"), {gamePattern()}}}; }

Reading SokobanPage::open(const QString& path) {
  const QString name = QDir::toNativeSeparators(path);
  try {
    if (path.endsWith(QString::fromUtf8(setup::kExtension.data())))
      return takeSetUp(setup::read(readText(path, setup::kMaxBytes), name.toStdString()), path,
                       SetUpFrom::File);
    const FileStamp file = stampOf(path.toStdU16String());
    std::string hash;
    std::optional<sokoban::Game> game;
    LevelSet levels;
    readOnThread(this, path, [&](const GoesOn& goesOn) {
      const std::string text = readText(path, sokoban::kMostFileBytes);
      if (game::isText(text, sokoban::Rules::kForm)) {
        game = game::readGame<sokoban::Rules>(text, name.toStdString(), goesOn);
        hash = setup::boardHash(text);
      } else {
        levels = setOf(sokoban::readCollection(text, name.toStdString(), goesOn));
      }
    });
    if (game) {
      keepGame();
      showGame(std::move(*game), path, file);
      m_hash = std::move(hash);
      Q_EMIT documentChanged();
      return Reading::taken();
    }
    return playFirst(std::move(levels), path, name);
  } catch (const std::exception& e) {
    return Reading::of(e);
  }
}

std::optional<QString> SokobanPage::save(const QString& path, const std::optional<FileStamp>& expected) {
  try {
    const std::string text = game::text(m_game.record());
    m_file = writeFile(path.toStdU16String(), text, expected);
    m_hash = setup::boardHash(text);
  } catch (const std::exception& e) {
    return errorText(e);
  }
  forgetLeft();
  m_path = path;
  m_saved = m_game.history().position();
  m_isRecovered = false;
  Q_EMIT documentChanged();
  return std::nullopt;
}

// ---- Pasted ---------------------------------------------------------------------------------------------------------------------

bool SokobanPage::canPaste(const QMimeData* content) const { return content->hasText(); }
QString SokobanPage::pasteable() const { return tr("levels as text, steps as letters l u r d"); }

// Steps are made from the opening of the level; else the text must be levels.
void SokobanPage::paste(const QMimeData* content) {
  const std::string text = content->text().toStdString();
  const auto read = sokoban::readLurd(text);
  if (const auto* lurd = std::get_if<sokoban::Lurd>(&read); lurd && !lurd->steps.empty()) {
    const sokoban::Replay replay = sokoban::play(m_game.opening().level, lurd->steps);
    if (replay.illegal)
      return complain(tr("Step %1 cannot be made in this level: %2")
                          .arg(replay.illegal->number)
                          .arg(errorText(QString::fromStdString(replay.illegal->what))));
    setReverse(false);
    m_game.jumpTo(m_game.history().oldest());
    m_board->setPosition(m_game.state(), sokoban::facing(m_game));
    if (lurd->present.value_or(lurd->steps.size()) == lurd->steps.size()) return play(lurd->steps);
    sokoban::walk(m_game, lurd->steps);  // a snapshot stands at its *, and what follows was taken back
    const std::vector<HistoryPosition> line = m_game.line();
    return jumpTo(line[std::min(*lurd->present, line.size() - 1)]);
  }
  if (const auto* fault = std::get_if<sokoban::LurdFault>(&read);
      fault && fault->isReverse && text.find('#') == std::string::npos)
    return complain(tr("These steps cannot be made: %1").arg(errorText(QString::fromStdString(fault->what))));
  const QString name = tr("Pasted text");
  try {
    LevelSet set;
    readOnThread(this, name, [&](const GoesOn& goesOn) {
      set = setOf(sokoban::readCollection(text, name.toStdString(), goesOn));
    });
    if (const Reading first = playFirst(std::move(set), {}, name); first.hasFailed())
      refusePasted(first.why());
  } catch (const ReadingGivenUp&) {
  } catch (const std::exception& e) {
    refusePasted(errorText(e));
  }
}

// The first of them that can be played; why, where none can.
Reading SokobanPage::playFirst(LevelSet set, const QString& path, const QString& name) {
  const std::vector<sokoban::Level>& levels = set.levels->levels;
  const auto first =
      std::ranges::find_if(levels, [](const sokoban::Level& l) { return l.board.has_value(); });
  if (first == levels.end()) {
    const sokoban::Level& broken = levels.at(0);
    return Reading::failed(tr("%1:%2: no level of it can be played: %3")
                               .arg(name)
                               .arg(broken.faultLine)
                               .arg(errorText(QString::fromStdString(broken.fault))));
  }
  const auto place = static_cast<std::size_t>(first - levels.begin());
  takeLevels(std::move(set), path);
  playLevel(place);
  return Reading::taken();
}

// ---- From one sitting to the next -----------------------------------------------------------------------------------------------

void SokobanPage::takeKeptGame() {
  if (m_hasSetUp || !m_path.isEmpty() || isGameUnderWay()) return;
  m_kept.takeLatest(
      [this](const QString& path) {
        std::optional<sokoban::Game> game;
        readOnThread(this, path, [&](const GoesOn& goesOn) {
          game = game::readGame<sokoban::Rules>(readText(path, sokoban::Rules::kMostBytes),
                                                path.toStdString(), goesOn);
        });
        showGame(std::move(*game), {}, {});
        return isCopied();
      },
      [this](const QString& message) { complainBeside(message); });
}

std::optional<QString> SokobanPage::lostAtClose() { return m_book->writeUnwritten(); }

std::optional<QString> SokobanPage::windowCloses() {
  try {
    m_desk->keepAtClose();
    if (document().isKept && document().isModified) m_kept.keepAtClose(game::text(m_game.record()));
  } catch (const std::exception& e) {
    windowStays();  // the autosave's copy has the drawing and the game
    return errorText(e);
  }
  return std::nullopt;
}

void SokobanPage::windowStays() {
  m_kept.takeBack();
  m_desk->takeBack();
}

// `levels`, the file that they are from; `game`, on the level, as rules_of_game.h has it, without steps while it is under way:
// then it is kept.
setup::Words SokobanPage::place() const {
  setup::Words out = WorkbenchPage::place();
  if (!m_levelsPath.isEmpty()) out.set(kPlaceLevels, m_levelsPath.toStdString());
  out.set(kPlaceGame,
          game::text(
              isGameUnderWay()
                  ? sokoban::Game(sokoban::Opening(m_game.opening().level, m_game.opening().title)).record()
                  : m_game.record()));
  return out;
}

Reading SokobanPage::takePlace(const setup::Words& place) {
  Reading levelsRead = Reading::taken();
  if (const std::string* levels = place.find(kPlaceLevels))
    levelsRead = takeLevelsOf(QString::fromStdString(*levels));
  findLevel();
  if (place.find(kPlaceGame) && !isGameUnderWay() && m_path.isEmpty()) {
    if (auto game = gameOfPlace<sokoban::Rules>(place, kPlaceGame)) showGame(std::move(*game), {}, {});
  } else {
    setStatus(levelName());
    refreshPanel();
    Q_EMIT documentChanged();
  }
  if (isGameUnderWay()) return levelsRead;
  const Reading fileRead = WorkbenchPage::takePlace(place);
  return fileRead.isTaken() ? levelsRead : fileRead;
}

// In the place of those that are there; or what has come of it.
Reading SokobanPage::takeLevelsOf(const QString& path) {
  if (path == m_levelsPath) return Reading::taken();
  if (!QFileInfo::exists(path)) return Reading::failed(goneText(path));
  try {
    LevelSet set;
    readOnThread(this, path, [&](const GoesOn& goesOn) {
      set =
          setOf(sokoban::readCollection(readText(path, sokoban::kMostFileBytes), path.toStdString(), goesOn));
    });
    takeLevels(std::move(set), path);
  } catch (const std::exception& e) {
    return Reading::of(e);
  }
  return Reading::taken();
}

// ---- Set-ups --------------------------------------------------------------------------------------------------------------------

Snapshot SokobanPage::snapshot() const {
  setup::SetUp out;
  out.page = kId;
  out.title = document().title.toStdString();
  out.board.path = m_path.toStdString();
  out.board.hash = m_hash;
  out.question = wordsOf(m_options->options());
  if (m_isLit) {
    out.question.set("light", std::string(kNoYes[1]));
    tellSearch(out);
  }
  if (!m_levelsPath.isEmpty()) out.view.set("levels", m_levelsPath.toStdString());
  if (const auto drawing = m_desk->text()) out.view.set(setup::kDrawing, *drawing);
  return {std::move(out), [record = m_game.record()] { return game::text(record); }};
}

Reading SokobanPage::takeSetUp(const setup::SetUp& setUp, const QString& fileName, SetUpFrom from) {
  const std::string name = QDir::toNativeSeparators(fileName).toStdString();
  const bool isRecovered = from != SetUpFrom::File;
  std::optional<sokoban::Game> game;
  KnownFile file;
  LevelOptions options;
  std::optional<sokoban::TitledLevelDraft> drawing;
  try {
    if (!isRecovered) verifySearch(setUp, name);
    if (const std::string* drawn = setUp.view.find(setup::kDrawing))
      drawing = sokoban::readLevelDraft(*drawn, name + ": drawing");
    if (const auto wrong = takeWords(options, setUp.question)) throw FormatError(name, 0, *wrong);
    if (!isRecovered) verifyName(setUp.question, "light", kNoYes, name, "yes or no");
    readOnThread(this, fileName, [&](const GoesOn& goesOn) {
      const setup::BoardText board =
          setup::boardText(setUp.board, QFileInfo(fileName).path().toStdU16String(), name);
      game = game::readGame<sokoban::Rules>(board.text, board.fileName, goesOn);
      if (isRecovered && !setUp.board.path.empty())
        file = fileOfRecovered(setUp.board, sokoban::Rules::kMostBytes);
    });
  } catch (const std::exception& e) {
    return Reading::of(e);
  }
  // Our own unfinished game goes on among the levels that it was chosen from, if they are still there.
  Reading levelsRead = Reading::taken();
  if (const std::string* levels = setUp.view.find("levels"); levels && isRecovered)
    levelsRead = takeLevelsOf(QString::fromStdString(*levels));
  keepGame();
  showGame(std::move(*game), isRecovered ? QString::fromStdString(setUp.board.path) : QString(), file.stamp);
  m_hash = file.hash;
  m_hasSetUp = true;
  // Also where its file has changed since: then this is another state than the file's.
  if (!m_path.isEmpty() && (from == SetUpFrom::Recovery || !file.stamp.exists)) m_isRecovered = true;
  m_options->setOptions(options);
  if (levelsRead.hasFailed()) sayBeside(levelsRead.why());
  // A drawing that is there goes only for another one, and not unasked.
  if (drawing && (isRecovered || m_desk->mayReplace())) {
    m_desk->take(std::move(*drawing));
    tellDrawing();
  }
  if (placeOf(setUp.question, "light", kNoYes) == std::optional<std::size_t>(1)) {
    setLit(true, Transport::StartAt::Start);
    takeSearch(setUp);
  }
  Q_EMIT documentChanged();
  return Reading::taken();
}

}  // namespace searchlight::ui
