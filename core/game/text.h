// core/game/text.h: a saved game of whatever puzzle as a text that replays, with all of its tree.
//
//     searchlight-tiles 1          the puzzle's form and its version; what follows comes in this order
//     123456708                    the opening, as the puzzle writes it
//     words of its own             what the puzzle keeps with a game; most have none
//     hints 2                      hints asked for so far; left out where it is none
//     undone 3                     moves taken back so far; only where there are points, left out where it is none
//     at 3                         the state in which the game stands
//     points 50                    only where a puzzle has them: what the moves up to there make; the replay is held to it
//     redo 5                       states to which redo goes although a younger one was reached from the same; may be left out
//     line 0 4587                  from state 0 these moves, which lead to the states 1, 2 and so on, as the puzzle writes them
//     line 1 3                     from state 1 one move, to the next state: a branch
//
// States are numbered from 0, the opening, in the order in which they were reached. Blank lines are passed over, but where the
// opening has its own mind. Besides the rules (rules.h) a puzzle supplies for it:
//
//     static constexpr std::string_view kForm = "searchlight-tiles";
//     static constexpr int kVersion = 1;                        // of what is written; text/failure.cpp knows it, too
//     static constexpr std::size_t kMostBytes = ..;             // more than kMostChanges states need, each a branch of its own
//     static constexpr std::size_t kMovesInLine = 10;
//     static std::string openingText(const Opening&);           // whole lines
//     // Begins with the line that follows and leaves the one behind the opening as the current one. Throws FormatError.
//     static Opening readOpening(LineReader&);
//     // May be left out: the words that the current line has, as they are written; nothing: it has others. Throws FormatError.
//     static std::optional<std::string> readWords(const LineReader&);
//     static std::string movesText(const Opening&, std::span<const Move>);   // one line, without its end
//     static std::variant<std::vector<Move>, Failure> readMoves(const Opening&, std::string_view);   // or what is wrong
//     static std::uint64_t points(const Tally&);                // may be left out: there are none
//     static std::string key(const Opening&);                   // may be left out: openings differ in more than the game
//     static Opening readAlone(std::string_view text, std::string_view fileName);   // may be left out: a text without moves
//     // May be left out: versions before, which are read for ever. Reads what follows the first line, to the end.
//     static Text<Rules> readOld(LineReader&);
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/game/game.h"
#include "core/geometry/point.h"
#include "core/text/encoding.h"
#include "core/text/failure.h"
#include "core/text/line_reader.h"

namespace searchlight::game {

// Move: from and to, points.
template <class Move>
std::string pairsText(std::span<const Move> moves) {
  std::string text;
  for (const Move& move : moves) text += (text.empty() ? "" : " ") + pairText(move.from, move.to);
  return text;
}

// Or what is wrong.
template <class Move>
std::variant<std::vector<Move>, Failure> readPairs(std::string_view text) {
  std::vector<Move> moves;
  for (std::string_view word = takeField(text); !word.empty(); word = takeField(text)) {
    const auto pair = pairFromText(word);
    if (!pair) return ReaderErrors::tr("expected a move as X,Y-X,Y (from and to), found %1", inQuotes(word));
    moves.push_back({pair->first, pair->second});
  }
  return moves;
}

// Is told now and then which share is done, 0 to 1; false: no more is wanted.
using GoesOn = std::function<bool(double share)>;

// What a text says, before any of its moves is made, and where it says it.
template <class R>
struct Text {
  Record<R> record;
  struct First {
    std::size_t state;
    int line;
  };
  std::vector<First> lines;  // the first state that each line leads to, rising
  struct Points {
    std::uint64_t number;
    int line;
  };
  std::optional<Points> points;
};

template <class R>
concept Written = Rules<R> && requires(const typename R::Opening& opening, LineReader& lines,
                                       std::span<const typename R::Move> moves, std::string_view text) {
  { R::kForm } -> std::convertible_to<std::string_view>;
  { R::kVersion } -> std::convertible_to<int>;
  { R::kMostBytes } -> std::convertible_to<std::size_t>;
  { R::kMovesInLine } -> std::convertible_to<std::size_t>;
  { R::openingText(opening) } -> std::same_as<std::string>;
  { R::readOpening(lines) } -> std::same_as<typename R::Opening>;
  { R::movesText(opening, moves) } -> std::same_as<std::string>;
  { R::readMoves(opening, text) } -> std::same_as<std::variant<std::vector<typename R::Move>, Failure>>;
};
template <class R>
concept HasPoints = requires(const typename R::Tally& tally) {
  { R::points(tally) } -> std::same_as<std::uint64_t>;
};
template <class R>
concept HasWords = requires(const LineReader& lines) {
  { R::readWords(lines) } -> std::same_as<std::optional<std::string>>;
};
template <class R>
concept HasOldForms = requires(LineReader& lines) {
  { R::readOld(lines) } -> std::same_as<Text<R>>;
};
// A text that is no saved game may be an opening alone. Throws FormatError with the file's name.
template <class R>
concept HasOpeningsAlone = requires(std::string_view text, std::string_view fileName) {
  { R::readAlone(text, fileName) } -> std::same_as<typename R::Opening>;
};
// Openings that differ in what is nothing of the game, a title, have one key.
template <class R>
concept HasKeys = requires(const typename R::Opening& opening) {
  { R::key(opening) } -> std::same_as<std::string>;
};

// The number behind the name on the current line. Throws FormatError, also for one that is more than `most`.
std::uint64_t wholeNumber(const LineReader& lines, std::string_view name, std::uint64_t most);
// Hints and moves taken back: far beyond any hand, and exact in every program that reads numbers as JSON has them.
inline constexpr std::uint64_t kMostCounted = std::uint64_t{1} << 53;

// Whether a text is a saved game, by the form in its first line.
bool isText(std::string_view text, std::string_view form);

// What is the same in the texts of all puzzles: for readGame() alone.
class TextReader {
 public:
  // All three must outlive it.
  TextReader(std::string_view text, std::string_view fileName, const GoesOn& goesOn)
      : m_lines(text, fileName), m_length(text.size()), m_goesOn(goesOn) {}

  LineReader& lines() { return m_lines; }
  // Of the form, by the first line. Throws for one that is not from 1 to `latest`.
  int version(std::string_view form, int latest);
  // What stands between the opening and the moves: begins with the current line and leaves the one behind as such, if there is one.
  struct Stand {
    std::uint32_t at = 0;
    std::vector<std::uint32_t> redo;
    std::uint64_t hints = 0, undone = 0, points = 0;
    int atLine = 0, redoLine = 0, pointsLine = 0;
  };
  Stand stand(std::size_t mostStates, bool hasPoints);
  // The state that the current line goes on from, and its moves; nothing at the end of the text.
  struct Moves {
    std::uint32_t parent = 0;
    std::string_view text;
  };
  std::optional<Moves> moves(std::size_t statesSoFar);
  void next() { m_isOpen = m_lines.nextFilled(); }
  // Throws for a state that is not among so many.
  void expectStates(const Stand& stand, std::size_t states) const;
  // `share` is the reader's own, or of what it does with the moves. Throws where no more is wanted.
  void lookAtText() const;
  void lookAtMoves(double share) const;

 private:
  bool isNamed(std::string_view name) const;
  std::string_view afterName() const;
  void look(double share) const;

  LineReader m_lines;
  std::size_t m_length;
  const GoesOn& m_goesOn;
  bool m_isOpen = true;
};

// readGame() of what is written gives a game with the same tree that stands at the same place in it. On any thread.
template <Written R>
std::string text(const Record<R>& record) {
  std::string text = std::string(R::kForm) + ' ' + std::to_string(R::kVersion) + '\n';
  text += R::openingText(record.opening);
  const auto line = [&](std::string_view name, std::uint64_t number) {
    text.append(name).append(" ").append(std::to_string(number)) += '\n';
  };
  if (!record.words.empty()) text += record.words + '\n';
  if (record.hints > 0) line("hints", record.hints);
  if constexpr (HasPoints<R>)
    if (record.undone > 0) line("undone", record.undone);
  line("at", record.at);
  if constexpr (HasPoints<R>) line("points", R::points(record.tally));
  if (!record.redo.empty()) {
    text += "redo";
    for (const std::uint32_t state : record.redo) text += ' ' + std::to_string(state);
    text += '\n';
  }
  std::vector<typename R::Move> moves;
  for (std::size_t i = 0; i < record.moves.size(); i += moves.size()) {
    moves.clear();
    for (std::size_t at = i; at < record.moves.size() && moves.size() < R::kMovesInLine; ++at) {
      if (at > i && record.moves[at].parent != at) break;
      moves.push_back(record.moves[at].move);
    }
    text +=
        "line " + std::to_string(record.moves[i].parent) + ' ' + R::movesText(record.opening, moves) + '\n';
  }
  return text;
}

template <Written R>
Text<R> readText(TextReader& reader) {
  Text<R> out{{.opening = R::readOpening(reader.lines())}, {}, {}};
  if constexpr (HasWords<R>)
    if (auto words = R::readWords(reader.lines())) {
      out.record.words = std::move(*words);
      reader.lines().expectFilled("hints or at");
    }
  TextReader::Stand stand = reader.stand(R::kMostChanges, HasPoints<R>);
  Record<R>& record = out.record;
  while (const auto line = reader.moves(record.moves.size())) {
    reader.lookAtText();
    auto read = R::readMoves(record.opening, line->text);
    if (const auto* fault = std::get_if<Failure>(&read)) reader.lines().fail(*fault);
    const auto& moves = std::get<std::vector<typename R::Move>>(read);
    if (record.moves.size() + moves.size() > R::kMostChanges)
      reader.lines().fail(ReaderErrors::tr("more than %1 states", R::kMostChanges));
    out.lines.push_back({record.moves.size() + 1, reader.lines().number()});
    std::uint32_t parent = line->parent;
    for (const typename R::Move& move : moves) {
      record.moves.push_back({parent, move});
      parent = static_cast<std::uint32_t>(record.moves.size());
    }
    reader.next();
  }
  reader.expectStates(stand, record.moves.size());
  record.at = stand.at;
  record.redo = std::move(stand.redo);
  record.hints = stand.hints;
  record.undone = stand.undone;
  if constexpr (HasPoints<R>) out.points = {stand.points, stand.pointsLine};
  return out;
}

// Throws FormatError, `fileName:line: what is wrong`, for whatever is not such a text, for a move that cannot be made, and points
// that the moves do not make. `goesOn` may end the reading with such an error.
template <Written R>
Game<R> readGame(std::string_view bytes, std::string_view fileName, const GoesOn& goesOn = {}) {
  const PlainText plain(bytes, fileName, R::kMostBytes);
  const std::string_view text = plain.view();
  refuseLaterVersion(text, fileName);
  if (text.size() > R::kMostBytes)
    throw FormatError(fileName, 0, ReaderErrors::tr("too large for a saved game"));
  TextReader reader(text, fileName, goesOn);
  const int version = reader.version(R::kForm, R::kVersion);
  Text<R> read = [&] {
    if constexpr (HasOldForms<R>)
      if (version < R::kVersion) return R::readOld(reader.lines());
    return readText<R>(reader);
  }();
  auto game = Game<R>::from(std::move(read.record), [&](double share) { reader.lookAtMoves(share); });
  if (const auto* impossible = std::get_if<Impossible>(&game)) {
    const auto after = std::ranges::upper_bound(read.lines, impossible->state, {}, &Text<R>::First::state);
    reader.lines().failAt(std::prev(after)->line, ReaderErrors::tr("the move to state %1 is illegal: %2",
                                                                   impossible->state, impossible->why));
  }
  if constexpr (HasPoints<R>) {
    const std::uint64_t made = R::points(std::get<Game<R>>(game).tally());
    if (made != read.points->number)
      reader.lines().failAt(read.points->line,
                            ReaderErrors::tr("points %1, but the moves score %2", read.points->number, made));
  }
  return std::get<Game<R>>(std::move(game));
}

// The same, or a game that begins, of a text that holds an opening alone.
template <Written R>
Game<R> readGameOrOpening(std::string_view bytes, std::string_view fileName, const GoesOn& goesOn = {}) {
  const PlainText plain(bytes, fileName, R::kMostBytes);
  if constexpr (HasOpeningsAlone<R>)
    if (!isText(plain.view(), R::kForm)) return Game<R>(R::readAlone(plain.view(), fileName));
  return readGame<R>(plain.view(), fileName, goesOn);
}

// Equal for games that are the same but for what was played.
template <Written R>
std::string keyOf(const typename R::Opening& opening) {
  if constexpr (HasKeys<R>)
    return R::key(opening);
  else
    return R::openingText(opening);
}

}  // namespace searchlight::game
