// app/lines/lines_words.cpp: what a set-up and a place say of Color Lines beside the game.
//
// question: algorithm, weight, ties; with from and to where the searchlight is on, and then `rows` of the board before the
// move as `board` in words of their own ("....1...2/.."); `light` no where it was and is off. view: layer, text, answer (ahead of the search).
#include <exception>

#include "app/lines/ball_question.h"
#include "app/lines/lines_page.h"
#include "app/shell/set_up_words.h"
#include "core/files/recognise.h"
#include "core/geometry/point.h"
#include "core/text/failure.h"

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
  const auto point = [&](WordName name) {
    const std::string* word = setUp.question.find(name);
    return word ? pointFromText(*word) : std::nullopt;
  };
  const std::string* word = setUp.question.find("board");
  if (!setUp.question.find("from") && !setUp.question.find("to") && !word) return std::nullopt;
  const auto from = point("from"), to = point("to");
  const auto board =
      word ? boardFromWord(*word, game.opening().settings) : std::optional(game.state().position.board);
  const auto fail = [&](std::string_view name, const Failure& what) {
    throw FormatError(file, 0, ReaderErrors::tr("question: %1", behind(name, what)));
  };
  if (!board)
    fail("board", ReaderErrors::tr("must be a board of this game's size and colours, with / between rows"));
  if (!from || !board->contains(*from) || (*board)[*from] == lines::kNoBall)
    fail("from", ReaderErrors::tr("must be a cell with a ball"));
  if (!to || !board->isEmpty(*to)) fail("to", ReaderErrors::tr("must be an empty cell"));
  return BallQuestion{*board, {*from, *to}};
}

}  // namespace

bool LinesPage::opens(const files::Recognised& file) { return file.is(files::Kind::LinesGame); }

FileKind LinesPage::gameFiles() const {
  return {tr("Color Lines games (%1)"), {QLatin1Char('*') + QString::fromUtf8(lines::kGameExtension.data())}};
}

// `game`, one that has not begun, as rules_of_game.h has it; or `rules`, a game of which only the rules count: what goes on is
// kept, and after one that is over another begins.
void LinesPage::tellPlace(setup::Words& place) const {
  if (!isGameUnderWay()) return GamePage::tellPlace(place);
  place.set("rules",
            game::text(lines::Game({game().opening().settings, game().opening().seed, {}}).record()));
}

Reading LinesPage::takePlaceWords(const setup::Words& place) {
  const std::string* rules = place.find("rules");
  if (takePlaceGame(place) || isGameUnderWay() || !rules) return Reading::taken();
  try {
    const lines::Game like = game::readGame<lines::Rules>(*rules, "rules");
    arrive(modelOf(lines::Game({like.opening().settings, anySeed(), {}})));
  } catch (const std::exception&) {  // of a later version: where a page begins is a place, too
  }
  return Reading::taken();
}

void LinesPage::tellWords(setup::SetUp& setUp) const {
  setUp.question = setup::wordsOf(lines::ballOptions(), m_options->options());
  if (m_asked && (isWatching() || isUnlitHere())) {
    const BallQuestion& asked = m_asked->question;
    setUp.question.set("from", pointText(asked.move.from));
    setUp.question.set("to", pointText(asked.move.to));
    setUp.question.set("board", boardWord(asked.board));
    if (!isWatching()) setUp.question.set("light", std::string(kNoYes[0]));
  }
  if (m_selected) setUp.selection = pointText(*m_selected);
  m_look->tell(setUp.view);
}

std::function<void()> LinesPage::readWords(const setup::SetUp& setUp, const std::string& fileName,
                                           bool isRecovered, const GameModel& game) {
  const auto question = questionFrom(setUp, gameOf(game), fileName);
  BallOptions options;
  if (const auto wrong = setup::takeWords(lines::ballOptions(), options, setUp.question))
    throw FormatError(fileName, 0, *wrong);
  if (!isRecovered) m_look->verify(setUp.view, fileName);
  // Before there was such a word a question that was told was shown.
  const bool isLit = placeOf(setUp.question, "light", kNoYes) != std::optional<std::size_t>(0);
  return [this, question, isLit, options, view = setUp.view, selected = pointFromText(setUp.selection)] {
    m_options->setOptions(options);
    m_look->take(view);
    if (!question) return;
    if (!isLit) return askMove(*question);
    showSearch(*question, Transport::StartAt::Start);
    if (selected && question->board.contains(*selected)) m_board->select(*selected);
  };
}

}  // namespace searchlight::ui
