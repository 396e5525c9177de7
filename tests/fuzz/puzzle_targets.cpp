// tests/fuzz/puzzle_targets.cpp: bytes read as boards, levels, drawings and games; what is one is written and read back equal.
#include <array>
#include <variant>

#include "core/klotski/board_text.h"
#include "core/klotski/catalogue.h"
#include "core/klotski/problem.h"
#include "core/klotski/rules_of_game.h"
#include "core/lines/rules_of_game.h"
#include "core/sokoban/collection.h"
#include "core/sokoban/draft.h"
#include "core/sokoban/lurd.h"
#include "core/sokoban/rules_of_game.h"
#include "core/text/utf8.h"
#include "tests/fuzz/targets.h"

namespace searchlight::fuzz {
namespace {

// ---- Games ----

// The game as it was read; undone to its beginning it has the tally of a game without a move.
template <game::Rules R, class Check>
void checkGame(std::string_view text, std::string_view fileName, const Check& check) {
  readOrRefuse(fileName, [&](std::string& written) {
    game::Game<R> game = game::readGame<R>(text, fileName);
    require(game::isText(text, R::kForm), "a saved game that is not known as one");
    written = game::text(game.record());
    const game::Game<R> again = game::readGame<R>(written, "written");
    require(game::text(again.record()) == written, "what was written does not read back equal");
    require(again.state() == game.state() && again.tally() == game.tally(), "another position");
    require(again.line() == game.line() && again.movesMade() == game.movesMade(), "other moves");
    check(game, again);
    while (game.undo()) {
    }
    require(game.tally() == typename R::Tally{}, "undone to another beginning");
  });
}

void checkLinesGame(std::string_view text) {
  checkGame<lines::Rules>(text, "fuzz.lines", [](const auto&, const auto&) {});
}

void checkKlotskiGame(std::string_view text) {
  checkGame<klotski::Rules>(text, "fuzz.klotski", [](klotski::Game game, const klotski::Game& again) {
    require(again.opening().board == game.opening().board && again.opening().title == game.opening().title,
            "another board");
    require(game.opening().board.isLegal(game.state()), "a placement that is not legal");
    while (game.undo()) {
    }
    require(game.state() == game.opening().board.opening(), "undone to another beginning");
  });
}

void checkSokobanGame(std::string_view text) {
  using namespace sokoban;
  checkGame<Rules>(text, "fuzz.sokoban", [](Game game, const Game& again) {
    require(again.opening() == game.opening(), "another game");
    require(stepsMade(again) == stepsMade(game) && stepsAhead(again) == stepsAhead(game),
            "it stands elsewhere");
    while (game.undo()) {
    }
    require(game.state() == game.opening().board.opening(), "undone to another beginning");
  });
  readOrRefuse("fuzz.level", [&](std::string& written) {
    const TitledLevelDraft drawing = readLevelDraft(text, "fuzz.level");
    written = draftText(drawing);
    const TitledLevelDraft again = readLevelDraft(written, "written");
    require(again.draft == drawing.draft && again.title == drawing.title && again.author == drawing.author,
            "another drawing");
  });
}

// ---- Klotski ----

void checkKlotskiBoard(std::string_view text) {
  using namespace klotski;
  readOrRefuse("fuzz.klotski:", [&](std::string& written) {
    const TitledBoard read = readTitledBoard(text, "fuzz.klotski");
    written = boardText(read.board, read.title);
    const TitledBoard again = readTitledBoard(written, "written");
    require(again.board == read.board && again.title == read.title, "what was written is another board");
    require(gridOf(again.board) == gridOf(read.board), "it has another grid");
    require(readBoard(generalBoardText(read.board, read.title), "general") == read.board,
            "the general form is another board");
    require(read.board.isLegal(read.board.opening()), "an opening that is not legal");
    for (int piece = 0; piece < read.board.pieceCount(); ++piece)
      for (const Point to : read.board.reach(read.board.opening(), piece, Count::Steps))
        require(read.board.isLegal(read.board.slid(read.board.opening(), piece, to)),
                "a slide over something");
    require(Draft(read.board, read.board.opening()).board() == read.board, "its drawing is another board");
    entryByGrid(read.board);
  });
  readOrRefuse("fuzz.klotski:", [&](std::string& written) {
    const TitledDraft read = readDraft(text, "fuzz.klotski");
    written = draftText(read.draft, read.title);
    const TitledDraft again = readDraft(written, "written");
    require(draftText(again.draft, again.title) == written, "what was written is another drawing");
    const bool isBoard = !Board::faultOf(read.draft.picture().parts());
    require(!read.draft.board() || isBoard, "a drawing without faults is no board");
    if (const auto board = read.draft.board())
      require(readBoard(written, "written") == *board, "its text is another board");
  });
}

void checkKlotskiLayout(std::string_view text) {
  using namespace klotski;
  readOrRefuse("fuzz.klotski:", [&](std::string& written) {
    const Code code = readLayoutText(text, "fuzz.klotski");
    written = rowsOf(code);
    require(readRows(written, "written") == code, "what was written is another layout");
    require(readLayoutText(written, "written") == code, "a file's one line is another layout");
    require(mirrored(mirrored(code)) == code, "seen in two mirrors it is another layout");
    const SlideProblem problem(code, Count::Moves);
    problem.forEachSuccessor(code, [&](Slide, Code next, search::Cost) {
      require(piecesOf(next) == piecesOf(code), "sliding a piece changed the pieces");
    });
  });
}

// ---- Sokoban ----

void checkLurd(std::string_view text) {
  using namespace sokoban;
  const std::array<std::string, 6> rows{"########", "#   #  #", "# $@ . #",
                                        "# .$   #", "#      #", "########"};
  static const Board board = std::get<Board>(Board::fromRows(rows));
  const auto read = readLurd(text);
  if (const auto* fault = std::get_if<LurdFault>(&read)) {
    require(!fault->what.empty() && english(fault->what).find('\n') == std::string::npos,
            "no line that says why");
    return require(fault->at <= text.size(), "a place outside the text");
  }
  const Lurd& lurd = std::get<Lurd>(read);
  require(lurd.steps.size() <= kMostSteps, "too many steps");
  const Replay replay = play(board, lurd.steps);
  require(replay.illegal.has_value() == (replay.moves() < lurd.steps.size()), "steps were left out");
  const auto again = readLurd(lurdText(replay.steps));
  require(std::holds_alternative<Lurd>(again), "what was written is refused");
  const Replay second = play(board, std::get<Lurd>(again).steps);
  require(second.steps == replay.steps && second.end == replay.end, "another game");
}

void checkSokobanLevels(std::string_view bytes) {
  using namespace sokoban;
  readOrRefuse("fuzz.xsb", [&](std::string& written) {
    Collection all = readCollection(bytes, "fuzz.xsb");
    require(!all.levels.empty(), "a collection without a level");
    std::erase_if(all.levels, [](const Level& level) { return !level.board; });
    for (const Level& level : all.levels) {
      require(isUtf8(level.title) && isUtf8(level.author) && isUtf8(level.comment), "no UTF-8");
      require(level.title.find_first_of("\r\n") == std::string::npos, "a title of several lines");
      // Comments may hold whatever looks like a board or a key: boards, steps and titles are what must come back.
    }
    if (all.levels.empty()) return;
    for (Level& level : all.levels) level.comment.clear();
    all.comment.clear();
    written = collectionText(all);
    const Collection again = readCollection(written, "written");
    require(again.levels.size() == all.levels.size(), "another number of levels");
    for (std::size_t i = 0; i < all.levels.size(); ++i) {
      require(again.levels[i].board.has_value(), "a broken level");
      require(again.levels[i].board->identity() == all.levels[i].board->identity(), "another board");
      require(again.levels[i].title == all.levels[i].title, "another title");
    }
  });
}

}  // namespace

std::span<const Target> puzzleTargets() {
  static constexpr Target kTargets[]{{"klotski_board", checkKlotskiBoard},
                                     {"klotski_game", checkKlotskiGame},
                                     {"klotski_layout", checkKlotskiLayout},
                                     {"lines_game", checkLinesGame},
                                     {"lurd", checkLurd},
                                     {"sokoban_game", checkSokobanGame},
                                     {"sokoban_levels", checkSokobanLevels}};
  return kTargets;
}

}  // namespace searchlight::fuzz
