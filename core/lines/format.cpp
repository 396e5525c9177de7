// core/lines/format.cpp: writing a game down, and playing it again from the text.
#include "core/lines/format.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <span>

#include "core/text/later_version.h"
#include "core/text/line_reader.h"

namespace searchlight::lines {
namespace {

constexpr std::string_view kTitle = "searchlight-lines";

// Far beyond any hand, and exact in every program that reads numbers as JSON has them.
constexpr std::uint64_t kMostUndone = std::uint64_t{1} << 53;
constexpr int kMovesBetweenLooks = 100;

class GameReader {
 public:
  GameReader(std::string_view text, std::string_view fileName, const std::function<bool(double)>& goesOn)
      : m_lines(text, fileName), m_goesOn(goesOn) {}

  Game read() {
    readTitle();
    const Settings settings = readSettings();
    const std::uint64_t seed = readNumber("seed");
    m_lines.expectFilled("board or undone");
    Game game = m_lines.line() == "board" ? Game(settings, readBoard(settings), seed) : Game(settings, seed);
    const std::uint64_t undone = number("undone");
    if (undone > kMostUndone) m_lines.fail("more moves were taken back than anybody can");
    m_lines.expectFilled("hints or made");
    std::uint64_t hints = 0;
    if (m_lines.line().starts_with("hints")) {
      hints = number("hints");
      if (hints > kMostUndone) m_lines.fail("more hints were asked for than anybody can");
      m_lines.expectFilled("made");
    }
    const int made = integerHere("made", 0, static_cast<int>(Game::kMaxMoves));
    const int points = readInteger("points", 0, std::numeric_limits<int>::max());
    const int pointsLine = m_lines.number();
    const int moves = readInteger("moves", made, static_cast<int>(Game::kMaxMoves));
    for (int i = 0; i < moves; ++i) {
      if (i == made) expectPoints(game, points, pointsLine);
      if (m_goesOn && i % kMovesBetweenLooks == 0 && !m_goesOn(static_cast<double>(i) / moves))
        m_lines.fail("reading was given up");
      readMove(game, i, moves);
    }
    if (moves == made) expectPoints(game, points, pointsLine);
    m_lines.expectEnd();
    for (int i = made; i < moves; ++i) game.undo();
    game.setUndone(undone);
    game.setHints(hints);
    return game;
  }

 private:
  std::string_view readValue(std::string_view name) {
    m_lines.expectFilled(name);
    return m_lines.named(name);
  }
  int integerHere(std::string_view name, int min, int max) {
    return m_lines.integer(m_lines.named(name), name, min, max);
  }
  int readInteger(std::string_view name, int min, int max) {
    return m_lines.integer(readValue(name), name, min, max);
  }
  std::uint64_t number(std::string_view name) {
    const std::string_view text = m_lines.named(name);
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
      m_lines.fail(std::string(name) + " " + inQuotes(text) + " is not a whole number from 0 to " +
                   std::to_string(std::numeric_limits<std::uint64_t>::max()));
    return number;
  }
  std::uint64_t readNumber(std::string_view name) {
    m_lines.expectFilled(name);
    return number(name);
  }

  void readTitle() {
    if (!m_lines.nextFilled()) m_lines.fail("empty, not a saved game");
    std::string_view rest = m_lines.line();
    if (takeField(rest) != kTitle)
      m_lines.fail("\"" + std::string(kTitle) + " 1\" expected, not " + inQuotes(m_lines.line()));
    if (const std::string_view version = m_lines.named(kTitle); version != "1")
      m_lines.fail("version " + inQuotes(version) + " is not known, only 1");
  }

  Settings readSettings() {
    Settings s;
    s.size = readInteger("size", Settings::kMinSize, Settings::kMaxSize);
    s.colours = readInteger("colours", Settings::kMinColours, Settings::kMaxColours);
    s.newBalls = readInteger("new", Settings::kMinNewBalls, Settings::kMaxNewBalls);
    s.line = readInteger("line", Settings::kMinLine, std::min(Settings::kMaxLine, s.size));
    const std::string_view score = readValue("score");
    if (const auto known = scoreFromName(score))
      s.score = *known;
    else
      m_lines.fail("score " + inQuotes(score) + " is neither classic nor quadratic");
    const std::string_view deal = readValue("deal");
    if (const auto known = dealFromName(deal))
      s.deal = *known;
    else
      m_lines.fail("deal " + inQuotes(deal) + " is neither unless-cleared nor always");
    return s;
  }

  // Leaves the line behind the board as the current one.
  Board readBoard(const Settings& settings) {
    const int first = m_lines.number() + 1;
    Board board(settings.size);
    std::vector<Point> balls;
    for (int y = 0; y < settings.size; ++y) {
      if (!m_lines.next()) m_lines.fail("the board ends after " + std::to_string(y) + " rows");
      const std::string_view row = m_lines.line();
      if (row.size() != static_cast<std::size_t>(settings.size))
        m_lines.fail("a row of " + std::to_string(row.size()) + " cells on a board of " +
                     std::to_string(settings.size));
      for (int x = 0; x < settings.size; ++x) {
        const char c = row[static_cast<std::size_t>(x)];
        if (c == '.') continue;
        if (c < '1' || c > '0' + settings.colours)
          m_lines.fail(inQuotes({&c, 1}) + " in column " + std::to_string(x) +
                       " is neither \".\" nor a colour from 1 to " + std::to_string(settings.colours));
        board.set({x, y}, static_cast<Colour>(c - '0'));
        balls.push_back({x, y});
      }
    }
    if (board.isFull()) m_lines.failAt(first, "the board is full: no ball can move on it");
    if (const std::vector<Point> line = linesThrough(board, settings, balls); !line.empty())
      m_lines.failAt(first + line.front().y, "a line begins in column " + std::to_string(line.front().x) +
                                                 ": it would have vanished");
    m_lines.expectFilled("undone");
    return board;
  }

  void readMove(Game& game, int i, int moves) {
    if (!m_lines.nextFilled())
      m_lines.fail("the text ends after " + std::to_string(i) + " of " + std::to_string(moves) + " moves");
    const std::optional<Move> move = moveFromText(m_lines.line());
    if (!move) m_lines.fail("a move is X,Y X,Y, from and to, not " + inQuotes(m_lines.line()));
    if (game.isOver()) m_lines.fail("a move after the end of the game");
    if (const auto why = whyIllegal(game.position().board, *move)) m_lines.fail(illegalText(*move, *why));
    (void)game.move(*move);
  }
  void expectPoints(const Game& game, int points, int line) const {
    if (game.position().score != points)
      m_lines.failAt(line, "points " + std::to_string(points) + ", but the moves make " +
                               std::to_string(game.position().score));
  }

  LineReader m_lines;
  const std::function<bool(double)>& m_goesOn;
};

}  // namespace

std::string writeGame(const Game& game) {
  const Settings& s = game.settings();
  std::string text(kTitle);
  text += " 1\n";
  const auto line = [&](std::string_view name, std::string_view value) {
    text.append(name).append(" ").append(value) += '\n';
  };
  line("size", std::to_string(s.size));
  line("colours", std::to_string(s.colours));
  line("new", std::to_string(s.newBalls));
  line("line", std::to_string(s.line));
  line("score", name(s.score));
  line("deal", name(s.deal));
  line("seed", std::to_string(game.seed()));
  if (const std::optional<Board>& board = game.givenBoard()) {
    text += "board\n";
    for (int y = 0; y < board->size(); ++y) text += rowText(*board, y) + '\n';
  }
  line("undone", std::to_string(game.undone()));
  if (game.hints() > 0) line("hints", std::to_string(game.hints()));
  const std::vector<Move> made = game.movesMade(), ahead = game.movesAhead();
  line("made", std::to_string(made.size()));
  line("points", std::to_string(game.position().score));
  line("moves", std::to_string(made.size() + ahead.size()));
  for (const std::vector<Move>* moves : {&made, &ahead})
    for (const Move move : *moves) text += moveText(move) + '\n';
  return text;
}

Game readGame(std::string_view text, std::string_view fileName,
              const std::function<bool(double share)>& goesOn) {
  refuseLaterVersion(text, fileName);
  if (text.size() > kMaxGameBytes) throw FormatError(fileName, 0, "too large for a saved game");
  return GameReader(text, fileName, goesOn).read();
}

}  // namespace searchlight::lines
