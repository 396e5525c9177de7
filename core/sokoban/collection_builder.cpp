// core/sokoban/collection_builder.cpp: rows become levels, steps become solutions, within bounds.
#include "core/sokoban/collection_builder.h"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

#include "core/sokoban/level_legend.h"
#include "core/sokoban/lurd.h"
#include "core/text/line_reader.h"
#include "core/text/utf8.h"

namespace searchlight::sokoban {
namespace {

constexpr std::size_t kMostNotes = 20;
constexpr std::size_t kTellEvery = 32;  // levels
constexpr std::string_view kFloor = " -_";

bool isEmptyRow(const ReadRow& row) { return row.text.find_first_not_of(kFloor) == std::string::npos; }

// Leaves out rows and columns around the rows in which there is nothing.
void trim(std::vector<ReadRow>& rows) {
  while (!rows.empty() && isEmptyRow(rows.back())) rows.pop_back();
  rows.erase(rows.begin(), std::find_if_not(rows.begin(), rows.end(), isEmptyRow));
  std::size_t indent = std::string::npos;
  for (const ReadRow& row : rows) indent = std::min(indent, row.text.find_first_not_of(kFloor));
  for (ReadRow& row : rows) {
    row.text.resize(row.text.find_last_not_of(kFloor) + 1);
    row.text.erase(0, indent);
    if (row.column >= 0 && indent != std::string::npos) row.column += static_cast<int>(indent);
  }
}

bool namesTheGame(const Detail& detail) {
  constexpr std::array<std::string_view, 5> kKeys{"game", "game type", "type", "variant", "rules"};
  return std::ranges::any_of(kKeys, [&](std::string_view key) { return detail.isNamed(key); });
}
// The other game that a level, or all of a file, is said to be of; empty: none is named.
std::string_view variantOf(std::string_view title, const std::vector<Detail>& details,
                           std::string_view comment) {
  std::string_view found = variantNamed(title, NamedIn::Title);
  for (const Detail& detail : details)
    if (found.empty() && namesTheGame(detail)) found = variantNamed(detail.text, NamedIn::Key);
  for (LineReader lines(comment, {}); found.empty() && lines.next();)
    found = variantNamed(lines.line(), NamedIn::Comment);
  return found;
}
// What is played by other rules is no level of Sokoban, however much its rows look like one.
void breakUp(Level& level, std::string_view variant) {
  if (!level.board) return;
  level.rows = level.board->rows(level.board->opening());
  level.board.reset();
  level.solutions.clear();
  level.savedGames.clear();
  level.fault = ReaderErrors::tr("%1 levels are not supported", variant);
  level.faultLine = level.line;
}

}  // namespace

std::string cleanText(std::string_view bytes) {
  std::string text = asUtf8(bytes);
  for (char& c : text)
    if (static_cast<unsigned char>(c) < 0x20 || c == '\x7f') c = ' ';
  text.resize(text.find_last_not_of(' ') + 1);
  text.erase(0, text.find_first_not_of(' '));
  return text;
}

Level& CollectionBuilder::newLevel(int line) {
  if (m_collection.levels.size() == kMostLevels)
    throw FormatError(m_file, line, ReaderErrors::tr("more than %1 levels", kMostLevels));
  if (m_goesOn && m_collection.levels.size() % kTellEvery == 0 &&
      !m_goesOn(std::min(1.0, static_cast<double>(line) / static_cast<double>(m_lines + 1))))
    throw FormatError(m_file, line, "given up");
  Level& level = m_collection.levels.emplace_back();
  level.line = line;
  level.notes = std::exchange(m_early, {});
  return level;
}

Level& CollectionBuilder::addBroken(std::vector<std::string> rows, int line, Failure fault, int faultLine) {
  Level& level = newLevel(line);
  level.rows = std::move(rows);
  level.fault = std::move(fault);
  level.faultLine = faultLine;
  return level;
}

Level& CollectionBuilder::add(std::vector<ReadRow> rows) {
  const int line = rows.front().line;
  trim(rows);
  std::vector<std::string> texts;
  std::size_t width = 0;
  for (const ReadRow& row : rows) width = std::max(width, row.text.size());
  const std::size_t cells = width * rows.size();
  if (cells > m_cells)
    return addBroken({}, line, ReaderErrors::tr("the boards in this file are too large in total"), line);
  texts.reserve(rows.size());
  m_cells -= cells;
  for (ReadRow& row : rows) texts.push_back(std::move(row.text));
  for (ReadRow& row : rows)
    if (!row.fault.empty()) return addBroken(std::move(texts), line, std::move(row.fault), row.line);
  // What was cut has no size to be told.
  for (std::size_t y = 0; y < texts.size(); ++y)
    if (texts[y].size() > kMostSide || y == kMostSide)
      return addBroken(std::move(texts), line, ReaderErrors::tr("the board is larger than 255 x 255"),
                       rows[y].line);
  auto read = Board::fromRows(texts);
  if (auto* fault = std::get_if<Fault>(&read)) {
    if (fault->row < 0) return addBroken(std::move(texts), line, std::move(fault->what), line);
    const ReadRow& row = rows[static_cast<std::size_t>(fault->row)];
    Failure what =
        row.column < 0 || fault->cells.empty()
            ? std::move(fault->what)
            : ReaderErrors::tr("column %1: %2", row.column + fault->cells.back().x + 1, fault->what);
    return addBroken(std::move(texts), line, std::move(what), row.line);
  }
  Level& level = newLevel(rows.empty() ? line : rows.front().line);
  level.board = std::get<Board>(std::move(read));
  return level;
}

bool CollectionBuilder::isSolvedAlready() const {
  if (isEmpty()) return false;
  const std::optional<Board>& board = m_collection.levels.back().board;
  return board && board->isSolved(board->opening());
}

void CollectionBuilder::dropPlay(int line, PlayKind kind, const Failure& why) {
  if (isEmpty()) return;
  Failure what = kind == PlayKind::Solution
                     ? ReaderErrors::tr("line %1: the solution was dropped: %2", line, why)
                     : ReaderErrors::tr("line %1: the saved game was dropped: %2", line, why);
  if (kind == PlayKind::Solution && last().wrongSolution.empty()) last().wrongSolution = what;
  note(line, std::move(what));
}

void CollectionBuilder::note(int line, Failure what) {
  std::vector<Failure>& notes = isEmpty() ? m_early : last().notes;
  if (notes.size() < kMostNotes)
    notes.push_back(std::move(what));
  else if (notes.size() == kMostNotes)
    notes.push_back(ReaderErrors::tr(
        "line %1: more content was dropped; only the first %2 messages are listed", line, kMostNotes));
}

void CollectionBuilder::addPlay(std::string_view lurd, int line, PlayKind kind) {
  if (isEmpty() || !last().board) return;
  Level& level = last();
  const auto drop = [&](const Failure& why) { dropPlay(line, kind, why); };
  if (m_steps < kMostSteps) return drop(ReaderErrors::tr("the file has too many steps"));
  const auto read = readLurd(lurd);
  if (const auto* fault = std::get_if<LurdFault>(&read)) {
    m_steps -= std::min(m_steps, fault->written);
    return drop(fault->what);
  }
  const auto& steps = std::get<Lurd>(read);
  m_steps -= std::min(m_steps, steps.steps.size());
  const Replay replay = play(*level.board, steps.steps);
  if (replay.illegal)
    return drop(ReaderErrors::tr("step %1: %2", replay.illegal->number, replay.illegal->what));
  if (replay.isSolved)
    level.solutions.push_back(lurdText(replay.steps));
  else if (kind == PlayKind::Solution)
    drop(ReaderErrors::tr("it does not solve the level"));
  else
    level.savedGames.push_back({lurdText(replay.steps), steps.present.value_or(replay.steps.size())});
}

Collection CollectionBuilder::take(std::string_view text) {
  if (isEmpty()) {
    const std::size_t nul = text.find('\0');
    if (nul == std::string_view::npos) throw FormatError(m_file, 0, ReaderErrors::tr("no levels found"));
    const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(nul), '\n');
    throw FormatError(m_file, static_cast<int>(line),
                      ReaderErrors::tr("no levels found: not a text file, it contains the character NUL"));
  }
  const std::string_view ofAll = variantOf(m_collection.title, m_collection.details, m_collection.comment);
  for (Level& level : m_collection.levels) {
    if (level.author.empty()) level.author = m_collection.author;
    const std::string_view own = variantOf(level.title, level.details, {});
    if (!ofAll.empty() || !own.empty()) breakUp(level, own.empty() ? ofAll : own);
  }
  return std::move(m_collection);
}

}  // namespace searchlight::sokoban
