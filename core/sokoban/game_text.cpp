// core/sokoban/game_text.cpp: writing a game's tree down, and playing it again from the text.
#include "core/sokoban/game_text.h"

#include <algorithm>
#include <iterator>

#include "core/text/later_version.h"
#include "core/text/line_reader.h"

namespace searchlight::sokoban {
namespace {

constexpr std::string_view kForm = "searchlight-sokoban";
constexpr std::size_t kLettersInLine = 100;
constexpr int kMostHints = 1'000'000'000;  // far beyond any hand
constexpr std::size_t kLinesBetweenLooks = 100;
constexpr double kShareOfText = 0.3;  // of the time; the rest goes into making the steps

class GameReader {
 public:
  GameReader(std::string_view text, std::string_view fileName, const std::function<bool(double)>& goesOn)
      : m_lines(text, fileName), m_length(text.size()), m_goesOn(goesOn) {}

  Game read() {
    if (!m_lines.nextFilled()) m_lines.fail("empty, not a saved game");
    if (const std::string_view version = m_lines.named(kForm); version != "1")
      m_lines.fail("version " + inQuotes(version) + " is not known, only 1");
    m_lines.expectFilled("title or board");
    std::string title;
    if (isNamed("title")) {
      title = afterName();
      m_lines.expectFilled("board");
    }
    GameRecord record{readBoard(), std::move(title), {}, 0, {}, 0, {}, {}};
    m_lines.expectFilled("solved, turn, hints or at");
    if (isNamed("solved")) {
      record.solved = readSolved(record.board);
      m_lines.expectFilled("turn, hints or at");
    }
    readStand(record);
    const int at = m_atLine, redo = m_redoLine;
    for (std::size_t i = 0; m_isOpen && isNamed("line"); ++i) {
      if (i % kLinesBetweenLooks == 0) look(kShareOfText * (1 - share(m_lines.rest().size(), m_length)));
      readLine(record);
    }
    if (m_isOpen) m_lines.fail("expected line and steps, not " + inQuotes(m_lines.line()));
    const std::size_t states = record.steps.size();
    if (record.at > states) m_lines.failAt(at, "there is no state " + std::to_string(record.at));
    for (const std::uint32_t state : record.redo)
      if (state == 0 || state > states)
        m_lines.failAt(redo, "redo cannot go to state " + std::to_string(state));
    look(kShareOfText);
    auto game = Game::from(std::move(record), [this](double done) {
      look(kShareOfText + (1 - kShareOfText) * done);  // throws where it was given up
    });
    if (const auto* illegal = std::get_if<IllegalStep>(&game))
      m_lines.failAt(lineOf(illegal->number), "the step to state " + std::to_string(illegal->number) +
                                                  " cannot be made: " + illegal->what);
    return std::get<Game>(std::move(game));
  }

 private:
  static double share(std::size_t part, std::size_t whole) {
    return whole > 0 ? static_cast<double>(part) / static_cast<double>(whole) : 1;
  }
  void look(double done) const {
    if (m_goesOn && !m_goesOn(done)) m_lines.fail("given up");
  }
  bool isNamed(std::string_view name) const {
    std::string_view rest = m_lines.line();
    return takeField(rest) == name;
  }
  std::string_view afterName() const {
    std::string_view rest = m_lines.line();
    takeField(rest);
    rest.remove_prefix(std::min(rest.find_first_not_of(" \t"), rest.size()));
    return rest;
  }
  void next() { m_isOpen = m_lines.nextFilled(); }

  Board readBoard() {
    if (m_lines.line() != "board") m_lines.fail("expected board, not " + inQuotes(m_lines.line()));
    return readRows();
  }

  Board readRows() {
    const int first = m_lines.number() + 1;
    std::vector<std::string> rows;
    while (m_lines.next() && !m_lines.line().empty()) {
      if (rows.size() > static_cast<std::size_t>(kMostSide)) break;  // too tall: said below
      rows.emplace_back(m_lines.line());
    }
    auto board = Board::fromRows(rows);
    if (const auto* fault = std::get_if<Fault>(&board))
      m_lines.failAt(first + std::max(fault->row, 0), fault->what);
    return std::get<Board>(std::move(board));
  }

  // The position that a reverse game of this level begins at.
  Position readSolved(const Board& level) {
    const int first = m_lines.number() + 1;
    const Board solved = readRows();
    const Position& position = solved.opening();
    if (!(solved.from(level.opening()) == level) || position.boxes.size() != level.opening().boxes.size() ||
        !level.isSolved(position))
      m_lines.failAt(first, "this is not the level of the game with all of its boxes on goals");
    return position;
  }

  void readStand(GameRecord& record) {
    constexpr int most = static_cast<int>(Game::kMostStates);
    if (isNamed("turn")) {
      const auto turn = Turn::fromText(afterName());
      if (!turn) m_lines.fail(inQuotes(afterName()) + " is no turn, as 90 or mirrored 0");
      record.turn = *turn;
      m_lines.expectFilled("hints or at");
    }
    if (isNamed("hints")) {
      record.hints =
          static_cast<std::uint64_t>(m_lines.integer(m_lines.named("hints"), "hints", 0, kMostHints));
      m_lines.expectFilled("at");
    }
    record.at = static_cast<std::uint32_t>(m_lines.integer(m_lines.named("at"), "at", 0, most));
    m_atLine = m_lines.number();
    next();
    if (!m_isOpen || !isNamed("redo")) return;
    m_redoLine = m_lines.number();
    std::string_view rest = afterName();
    for (std::string_view field = takeField(rest); !field.empty(); field = takeField(rest))
      record.redo.push_back(static_cast<std::uint32_t>(m_lines.integer(field, "redo", 1, most)));
    next();
  }

  void readLine(GameRecord& record) {
    std::string_view rest = afterName();
    const int known = static_cast<int>(record.steps.size());
    auto parent = static_cast<std::uint32_t>(m_lines.integer(takeField(rest), "line", 0, known));
    const auto read = readLurd(rest);
    if (const auto* fault = std::get_if<LurdFault>(&read)) m_lines.fail(fault->what);
    const Lurd& lurd = std::get<Lurd>(read);
    if (lurd.present) m_lines.fail("a * is not expected here");
    if (record.steps.size() + lurd.steps.size() > Game::kMostStates)
      m_lines.fail("there are more than " + std::to_string(Game::kMostStates) + " states");
    m_firstOfLines.push_back({record.steps.size() + 1, m_lines.number()});
    for (std::size_t i = 0; i < lurd.steps.size(); ++i) {
      record.steps.push_back({parent, lurd.steps[i], record.solved.has_value() && lurd.isCapital[i]});
      parent = static_cast<std::uint32_t>(record.steps.size());
    }
    next();
  }

  // Which line led to a state.
  int lineOf(std::size_t state) const {
    const auto after = std::ranges::upper_bound(m_firstOfLines, state, {}, &FirstOfLine::state);
    return std::prev(after)->line;
  }

  struct FirstOfLine {
    std::size_t state;
    int line;
  };
  LineReader m_lines;
  std::size_t m_length;
  const std::function<bool(double)>& m_goesOn;
  bool m_isOpen = true;
  int m_atLine = 0, m_redoLine = 0;
  std::vector<FirstOfLine> m_firstOfLines;
};

// With every cell written, so that it reads back as wide as it is.
std::string boardText(const Board& board, const Position& position) {
  std::string text;
  for (std::string row : board.rows(position)) {
    row.resize(static_cast<std::size_t>(board.width()), ' ');
    std::ranges::replace(row, ' ', '-');
    text += row + '\n';
  }
  return text;
}

}  // namespace

std::string gameText(const GameRecord& record) {
  std::string text = std::string(kForm) + " 1\n";
  if (!record.title.empty()) text += "title " + record.title + '\n';
  text += "board\n" + boardText(record.board, record.board.opening()) + '\n';
  if (record.solved) text += "solved\n" + boardText(record.board, *record.solved) + '\n';
  if (!record.turn.isNone()) text += "turn " + record.turn.text() + '\n';
  if (record.hints > 0) text += "hints " + std::to_string(record.hints) + '\n';
  text += "at " + std::to_string(record.at) + '\n';
  if (!record.redo.empty()) {
    text += "redo";
    for (const std::uint32_t state : record.redo) text += ' ' + std::to_string(state);
    text += '\n';
  }
  std::vector<Step> line;
  for (std::size_t i = 0; i < record.steps.size(); i += line.size()) {
    line.clear();
    for (std::size_t at = i; at < record.steps.size() && line.size() < kLettersInLine; ++at) {
      if (at > i && record.steps[at].parent != at) break;
      line.push_back({record.steps[at].direction, record.steps[at].isPull});
    }
    text += "line " + std::to_string(record.steps[i].parent) + ' ' + lurdText(line) + '\n';
  }
  return text;
}

Game readGame(std::string_view text, std::string_view fileName,
              const std::function<bool(double share)>& goesOn) {
  refuseLaterVersion(text, fileName);
  if (text.size() > kMostGameBytes) throw FormatError(fileName, 0, "too large for a saved game");
  return GameReader(text, fileName, goesOn).read();
}

bool isGameText(std::string_view text) {
  LineReader lines(text, {});
  std::string_view first = lines.nextFilled() ? lines.line() : std::string_view();
  return takeField(first) == kForm;
}

}  // namespace searchlight::sokoban
