// app/lines/lines_page_files.cpp: games as files, as set-ups, and kept from one sitting to the next.
//
// question: algorithm, weight, ties; with from and to where the searchlight is on, and then `rows` of the board before the
// move as `board` in words of their own ("....1...2/.."). view: layer, text, answer (ahead of the search).
#include <QDir>
#include <QFileInfo>
#include <utility>

#include "app/game/placed_game.h"
#include "app/lines/ball_options_panel.h"
#include "app/lines/lines_page.h"
#include "app/shell/read_on_thread.h"
#include "app/shell/read_text.h"
#include "app/shell/recovered_file.h"
#include "app/shell/set_up_words.h"
#include "core/geometry/point_text.h"
#include "core/lines/rules_of_game.h"
#include "core/text/format_error.h"
#include "widgets/lines/score_book.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

using namespace set_up_words;

namespace {

// The rows of a board in one word.
std::string boardWord(const lines::Board& board) {
  std::string out;
  for (int y = 0; y < board.size(); ++y) out += (y > 0 ? "/" : "") + lines::rowText(board, y);
  return out;
}
std::optional<lines::Board> boardFromWord(const std::string& word, const lines::Settings& settings) {
  lines::Board board(settings.size);
  const auto side = static_cast<std::size_t>(settings.size);
  if (word.size() != side * (side + 1) - 1) return std::nullopt;
  for (std::size_t i = 0; i < word.size(); ++i) {
    const std::size_t x = i % (side + 1), y = i / (side + 1);
    const int colour = word[i] - '0';
    if (x == side ? word[i] != '/' : word[i] != '.' && (colour < 1 || colour > settings.colours))
      return std::nullopt;
    if (x < side && word[i] != '.')
      board.set({static_cast<int>(x), static_cast<int>(y)}, static_cast<lines::Colour>(colour));
  }
  return board;
}

// The move whose search a set-up shows; nothing: it shows none. Throws FormatError.
std::optional<BallQuestion> questionFrom(const setup::SetUp& setUp, const lines::Game& game,
                                         const std::string& file) {
  const auto point = [&](Name name) {
    const std::string* word = setUp.question.find(name);
    return word ? pointFromText(*word) : std::nullopt;
  };
  const std::string* word = setUp.question.find("board");
  if (!setUp.question.find("from") && !setUp.question.find("to") && !word) return std::nullopt;
  const auto from = point("from"), to = point("to");
  const auto board =
      word ? boardFromWord(*word, game.opening().settings) : std::optional(game.state().position.board);
  if (!board) throw FormatError(file, 0, "question: board: must have the rows of a board of this game");
  if (!from || !board->contains(*from) || (*board)[*from] == lines::kNoBall)
    throw FormatError(file, 0, "question: from: must be a cell with a ball");
  if (!to || !board->isEmpty(*to)) throw FormatError(file, 0, "question: to: must be an empty cell");
  return BallQuestion{*board, {*from, *to}};
}

}  // namespace

bool LinesPage::opens(const QString& path) {
  return path.endsWith(QString::fromUtf8(lines::kGameExtension.data()), Qt::CaseInsensitive);
}

Document LinesPage::document() const {
  Document out;
  out.title = m_path.isEmpty() ? tr("Game of Color Lines") : QFileInfo(m_path).fileName();
  out.path = m_path;
  out.isModified = m_path.isEmpty() ? isGameUnderWay() && !m_game.isOver()
                                    : m_isRecovered || m_game.history().position() != m_saved;
  out.isEmpty = false;
  out.isKept = m_path.isEmpty();
  out.file = m_file;
  out.number = m_number;
  return out;
}

// Beside what the document says: a question is work, too, and a game that is over can be gone back in.
bool LinesPage::hasUnsavedWork() {
  return document().isModified || (m_path.isEmpty() && (m_question || isGameUnderWay()));
}

QList<FileKind> LinesPage::readable() const {
  return {{tr("Games of Color Lines (%1)"),
           {QLatin1Char('*') + QString::fromUtf8(lines::kGameExtension.data())}}};
}

// All its moves are made again, which takes seconds for the longest ones.
lines::Game LinesPage::readGame(const QString& path, FileStamp& file, std::string& hash) {
  const std::string name = QDir::toNativeSeparators(path).toStdString();
  std::optional<lines::Game> game;
  readOnThread(this, path, [&](const GoesOn& goesOn) {
    file = stampOf(path.toStdU16String());  // before it is read: what comes later is somebody's change
    const std::string text = readText(path, lines::Rules::kMostBytes);
    game = game::readGame<lines::Rules>(text, name, goesOn);
    hash = setup::boardHash(text);
  });
  return std::move(*game);
}

Reading LinesPage::open(const QString& path) {
  const QString name = QDir::toNativeSeparators(path);
  try {
    if (path.endsWith(QString::fromUtf8(setup::kExtension.data())))
      return takeSetUp(setup::read(readText(path, setup::kMaxBytes), name.toStdString()), path,
                       SetUpFrom::File);
    FileStamp file;
    std::string hash;
    lines::Game game = readGame(path, file, hash);
    showGame(std::move(game), path, file);
    m_hash = std::move(hash);
  } catch (const std::exception& e) {
    return Reading::of(e);
  }
  return Reading::taken();
}

std::optional<QString> LinesPage::save(const QString& path, const std::optional<FileStamp>& expected) {
  try {
    const std::string text = game::text(m_game.record());
    m_file = writeFile(path.toStdU16String(), text, expected);
    m_hash = setup::boardHash(text);
  } catch (const std::exception& e) {
    return errorText(e);
  }
  m_path = path;
  m_saved = m_game.history().position();
  m_isRecovered = false;
  Q_EMIT documentChanged();
  return std::nullopt;
}

// ---- From one sitting to the next ------------------------------------------------------------------------------------------------

void LinesPage::takeKeptGame() {
  if (m_hasSetUp || !m_path.isEmpty() || isGameUnderWay()) return;
  m_kept.takeLatest(
      [this](const QString& path) {
        FileStamp file;
        std::string hash;
        showGame(readGame(path, file, hash), {}, {});
        return isCopied();
      },
      [this](const QString& message) { complainBeside(message); });
}

std::optional<QString> LinesPage::lostAtClose() { return m_scores->writeUnwritten(); }

std::optional<QString> LinesPage::windowCloses() {
  if (!document().isKept || !isGameUnderWay() || m_game.isOver()) return std::nullopt;
  try {
    m_kept.keepAtClose(game::text(m_game.record()));
  } catch (const std::exception& e) {
    return errorText(e);
  }
  return std::nullopt;
}

// `game`, one that has not begun, as format.h has it; or `rules`, a game of which only the rules count: what goes on is kept,
// and after one that is over another begins.
setup::Words LinesPage::place() const {
  setup::Words out = WorkbenchPage::place();
  if (isGameUnderWay())
    out.set("rules",
            game::text(lines::Game({m_game.opening().settings, m_game.opening().seed, {}}).record()));
  else
    out.set("game", game::text(m_game.record()));
  return out;
}

Reading LinesPage::takePlace(const setup::Words& place) {
  if (isGameUnderWay()) return Reading::taken();
  if (auto game = gameOfPlace<lines::Rules>(place, "game"))
    showGame(std::move(*game), {}, {});
  else if (const auto rules = gameOfPlace<lines::Rules>(place, "rules"))
    deal(rules->opening().settings, anySeed());
  return WorkbenchPage::takePlace(place);
}

// ---- Set-ups ---------------------------------------------------------------------------------------------------------------------

Snapshot LinesPage::snapshot() const {
  setup::SetUp out;
  out.page = kId;
  out.title = document().title.toStdString();
  out.board.path = m_path.toStdString();
  out.board.hash = m_hash;
  out.question = wordsOf(m_options->options());
  if (m_question) {
    out.question.set("from", pointText(m_question->move.from));
    out.question.set("to", pointText(m_question->move.to));
    out.question.set("board", boardWord(m_question->board));
    tellSearch(out);
  }
  if (m_selected) out.selection = pointText(*m_selected);
  m_look->tell(out.view);
  out.view.set("answer", std::string(kNoYes[m_actions[LinesCommand::Eye]->isChecked()]));
  return {std::move(out), [record = m_game.record()] { return game::text(record); }};
}

Reading LinesPage::takeSetUp(const setup::SetUp& setUp, const QString& fileName, SetUpFrom from) {
  const std::string name = QDir::toNativeSeparators(fileName).toStdString();
  std::optional<lines::Game> game;
  std::optional<BallQuestion> question;
  BallOptions options;
  KnownFile file;
  const bool isRecovered = from != SetUpFrom::File;
  try {
    if (!isRecovered) verifySearch(setUp, name);
    readOnThread(this, fileName, [&](const GoesOn& goesOn) {
      const setup::BoardText board =
          setup::boardText(setUp.board, QFileInfo(fileName).path().toStdU16String(), name);
      game = game::readGame<lines::Rules>(board.text, board.fileName, goesOn);
      if (isRecovered && !setUp.board.path.empty())
        file = fileOfRecovered(setUp.board, lines::Rules::kMostBytes);
    });
    question = questionFrom(setUp, *game, name);
    if (const auto wrong = takeWords(options, setUp.question)) throw FormatError(name, 0, *wrong);
    if (!isRecovered) {
      m_look->verify(setUp.view, name);
      verifyName(setUp.view, "answer", kNoYes, name, "yes or no");
    }
  } catch (const std::exception& e) {
    return Reading::of(e);
  }
  showGame(std::move(*game), isRecovered ? QString::fromStdString(setUp.board.path) : QString(), file.stamp);
  m_hash = file.hash;
  m_hasSetUp = true;
  // Also where its file has changed since: then this is another state than the file's.
  if (!m_path.isEmpty() && (from == SetUpFrom::Recovery || !file.stamp.exists)) m_isRecovered = true;
  m_options->setOptions(options);
  m_look->take(setUp.view);
  if (const auto shown = placeOf(setUp.view, "answer", kNoYes))
    m_actions[LinesCommand::Eye]->setChecked(*shown == 1);
  if (question) {
    showSearch(*question, Transport::StartAt::Start);
    takeSearch(setUp);
    const std::optional<Point> selected = pointFromText(setUp.selection);
    if (selected && question->board.contains(*selected)) m_board->select(*selected);
  }
  Q_EMIT documentChanged();
  return Reading::taken();
}

}  // namespace searchlight::ui
