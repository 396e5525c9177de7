// app/klotski/klotski_page_files.cpp: games as files, as set-ups, and kept from one sitting to the next.
//
// question: count, algorithm, weight, ties, mirrors; `light` yes where the searchlight is on the placement of the game. view: answer
// (ahead of the search), drawing (a layout that is being drawn, as board_text.h has it). board: the game as
// core/klotski/rules_of_game.h has it.
#include <QDir>
#include <QFileInfo>
#include <QMimeData>
#include <exception>
#include <utility>

#include "app/game/drawing_desk.h"
#include "app/game/placed_game.h"
#include "app/klotski/klotski_page.h"
#include "app/klotski/layout_editor.h"
#include "app/klotski/opening_list.h"
#include "app/klotski/slide_options_panel.h"
#include "app/shell/read_on_thread.h"
#include "app/shell/read_text.h"
#include "app/shell/recovered_file.h"
#include "app/shell/set_up_words.h"
#include "core/klotski/board_text.h"
#include "core/klotski/rules_of_game.h"
#include "core/text/format_error.h"
#include "widgets/klotski/best_book.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

using namespace set_up_words;

namespace {

QString klotskiPattern() { return QLatin1Char('*') + QString::fromUtf8(klotski::kGameExtension.data()); }

// A saved game, or a board alone: a game that begins. Throws FormatError.
klotski::Game gameFromText(const std::string& text, const std::string& name, const GoesOn& goesOn) {
  if (game::isText(text, klotski::Rules::kForm)) return game::readGame<klotski::Rules>(text, name, goesOn);
  klotski::TitledBoard board = klotski::readTitledBoard(text, name);
  return klotski::Game({std::move(board.board), std::move(board.title)});
}

}  // namespace

bool KlotskiPage::opens(const QString& path) {
  return path.endsWith(QString::fromUtf8(klotski::kGameExtension.data()), Qt::CaseInsensitive);
}

Document KlotskiPage::document() const {
  Document out;
  out.title = m_path.isEmpty() ? tr("Klotski: %1").arg(openingName()) : QFileInfo(m_path).fileName();
  out.path = m_path;
  out.isModified = m_path.isEmpty() ? m_isDrawn || (isGameUnderWay() && !m_game.isSolved())
                                    : m_isRecovered || m_game.history().position() != m_saved;
  out.isEmpty = false;
  out.isKept = m_path.isEmpty();
  out.file = m_file;
  out.number = m_serial;
  return out;
}

// Nobody is asked about a solved game, but how it was solved is worth a copy.
bool KlotskiPage::hasUnsavedWork() {
  return document().isModified || m_desk->hasDrawing() || (m_path.isEmpty() && (m_isLit || isGameUnderWay()));
}

QList<FileKind> KlotskiPage::readable() const {
  return {{tr("Games and boards of Klotski (%1)"), {klotskiPattern()}}};
}

Reading KlotskiPage::open(const QString& path) {
  const QString name = QDir::toNativeSeparators(path);
  try {
    if (path.endsWith(QString::fromUtf8(setup::kExtension.data())))
      return takeSetUp(setup::read(readText(path, setup::kMaxBytes), name.toStdString()), path,
                       SetUpFrom::File);
    const FileStamp file = stampOf(path.toStdU16String());
    std::optional<klotski::Game> game;
    std::string hash;
    readOnThread(this, path, [&](const GoesOn& goesOn) {
      const std::string text = readText(path, klotski::Rules::kMostBytes);
      game = gameFromText(text, name.toStdString(), goesOn);
      hash = setup::boardHash(text);
    });
    showGame(std::move(*game), path, file);
    m_hash = std::move(hash);
  } catch (const std::exception& e) {
    return Reading::of(e);
  }
  return Reading::taken();
}

std::optional<QString> KlotskiPage::save(const QString& path, const std::optional<FileStamp>& expected) {
  try {
    const std::string text = game::text(m_game.record());
    m_file = writeFile(path.toStdU16String(), text, expected);
    m_hash = setup::boardHash(text);
  } catch (const std::exception& e) {
    return errorText(e);
  }
  m_path = path;
  m_saved = m_game.history().position();
  m_isRecovered = m_isDrawn = false;
  Q_EMIT documentChanged();
  return std::nullopt;
}

// ---- Pasted ----------------------------------------------------------------------------------------------------------------------

bool KlotskiPage::canPaste(const QMimeData* content) const { return content->hasText(); }
QString KlotskiPage::pasteable() const {
  return tr("a layout in rows, in one line such as %1 or on a line each, the text of a saved game")
      .arg(QLatin1String("VCCV/VCCV/VHHV/VSSV/S..S"));
}

// What a .klotski file may hold, in a game without a file.
void KlotskiPage::paste(const QMimeData* content) {
  const QString name = tr("Pasted text");
  const std::string text = content->text().trimmed().toStdString();
  try {
    std::optional<klotski::Game> game;
    readOnThread(this, name,
                 [&](const GoesOn& goesOn) { game = gameFromText(text, name.toStdString(), goesOn); });
    if (!mayReplace()) return;
    showGame(std::move(*game), {}, {});
  } catch (const ReadingGivenUp&) {
    return;
  } catch (const std::exception& e) {
    return refusePasted(errorText(e));
  }
  m_isDrawn = !m_opening;
  Q_EMIT documentChanged();
}

// ---- From one sitting to the next ------------------------------------------------------------------------------------------------

void KlotskiPage::takeKeptGame() {
  if (m_hasSetUp || !m_path.isEmpty() || isGameUnderWay()) return;
  m_kept.takeLatest(
      [this](const QString& path) {
        std::optional<klotski::Game> game;
        readOnThread(this, path, [&](const GoesOn& goesOn) {
          game = gameFromText(readText(path, klotski::Rules::kMostBytes), path.toStdString(), goesOn);
        });
        showGame(std::move(*game), {}, {});
        m_isDrawn = !m_opening;
        Q_EMIT documentChanged();
        return isCopied();
      },
      [this](const QString& message) { complainBeside(message); });
}

void KlotskiPage::tellDrawing() {
  sayBeside(tr("The layout that you were drawing is kept: “%1” goes on with it.")
                .arg(plainText(m_actions[KlotskiCommand::Draw]->text())));
}

std::optional<QString> KlotskiPage::lostAtClose() { return m_best->writeUnwritten(); }

std::optional<QString> KlotskiPage::windowCloses() {
  try {
    m_desk->keepAtClose();
    if (document().isKept && document().isModified) m_kept.keepAtClose(game::text(m_game.record()));
  } catch (const std::exception& e) {
    windowStays();  // the autosave's copy has both
    return errorText(e);
  }
  return std::nullopt;
}

void KlotskiPage::windowStays() {
  m_kept.takeBack();
  m_desk->takeBack();
}

// `game`, as rules_of_game.h has it, without slides while it is under way: then it is kept.
setup::Words KlotskiPage::place() const {
  setup::Words out = WorkbenchPage::place();
  out.set("game", isGameUnderWay() ? game::text(klotski::Game(m_game.opening()).record())
                                   : game::text(m_game.record()));
  return out;
}

Reading KlotskiPage::takePlace(const setup::Words& place) {
  if (document().isModified || isGameUnderWay()) return Reading::taken();
  if (auto game = gameOfPlace<klotski::Rules>(place, "game")) showGame(std::move(*game), {}, {});
  return WorkbenchPage::takePlace(place);
}

// ---- Set-ups ---------------------------------------------------------------------------------------------------------------------

Snapshot KlotskiPage::snapshot() const {
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
  out.view.set("answer", std::string(kNoYes[m_actions[KlotskiCommand::Eye]->isChecked()]));
  if (const auto drawing = m_desk->text()) out.view.set(setup::kDrawing, *drawing);
  return {std::move(out), [record = m_game.record()] { return game::text(record); }};
}

Reading KlotskiPage::takeSetUp(const setup::SetUp& setUp, const QString& fileName, SetUpFrom from) {
  const std::string name = QDir::toNativeSeparators(fileName).toStdString();
  std::optional<klotski::Game> game;
  SlideOptions options;
  KnownFile file;
  std::optional<klotski::TitledDraft> drawing;
  const bool isRecovered = from != SetUpFrom::File;
  try {
    if (!isRecovered) verifySearch(setUp, name);
    readOnThread(this, fileName, [&](const GoesOn& goesOn) {
      const setup::BoardText board =
          setup::boardText(setUp.board, QFileInfo(fileName).path().toStdU16String(), name);
      game = gameFromText(board.text, board.fileName, goesOn);
      if (isRecovered && !setUp.board.path.empty())
        file = fileOfRecovered(setUp.board, klotski::Rules::kMostBytes);
    });
    if (const auto wrong = takeWords(options, setUp.question)) throw FormatError(name, 0, *wrong);
    if (!isRecovered) {
      verifyName(setUp.view, "answer", kNoYes, name, "yes or no");
      verifyName(setUp.question, "light", kNoYes, name, "yes or no");
    }
    if (const std::string* drawn = setUp.view.find(setup::kDrawing))
      drawing = klotski::readDraft(*drawn, name + ": drawing");
  } catch (const std::exception& e) {
    return Reading::of(e);
  }
  showGame(std::move(*game), isRecovered ? QString::fromStdString(setUp.board.path) : QString(), file.stamp);
  m_hash = file.hash;
  m_isDrawn = isRecovered && m_path.isEmpty() && !m_opening;
  // A drawing that is there goes only for another one, and not unasked.
  if (drawing && (isRecovered || m_desk->mayReplace())) m_desk->take(std::move(*drawing));
  m_hasSetUp = true;
  // Also where its file has changed since: then this is another state than the file's.
  if (!m_path.isEmpty() && (from == SetUpFrom::Recovery || !file.stamp.exists)) m_isRecovered = true;
  m_options->setOptions(options);
  if (const auto shown = placeOf(setUp.view, "answer", kNoYes))
    m_actions[KlotskiCommand::Eye]->setChecked(*shown == 1);
  if (placeOf(setUp.question, "light", kNoYes) == std::optional<std::size_t>(1)) {
    setLit(true, Transport::StartAt::Start);
    takeSearch(setUp);
    if (!search().hasSearch()) m_awaited = setUp;  // its goals are not known yet
  }
  if (m_desk->hasDrawing()) tellDrawing();
  Q_EMIT documentChanged();
  return Reading::taken();
}

}  // namespace searchlight::ui
