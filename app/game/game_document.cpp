// app/game/game_document.cpp: games in front, before and after; what is kept of them.
#include "app/game/game_document.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "app/game/kept_folder.h"

namespace searchlight::ui {

bool GameDocument::isModified() const {
  if (!file().isNone()) return !file().holds(game().position());
  return m_isOpeningOwn() || (game().isUnderWay() && !m_front.isOver());
}

bool GameDocument::isWorthKeeping() const {
  return file().isNone() ? game().isUnderWay() || game().hasWords() || m_isOpeningOwn() : isModified();
}

// ---- Games that come and go ------------------------------------------------------------------------------------------------------

GameDocument::Entry GameDocument::newEntry(std::unique_ptr<GameModel> game, File file) {
  m_after.clear();
  if (m_comes == Comes::ByItself) m_before.clear();
  return {.game = std::move(game), .file = std::move(file), .serial = ++m_lastSerial};
}

GameDocument::Entry GameDocument::takeNext(bool isUndo) {
  std::vector<Entry>& from = isUndo ? m_before : m_after;
  Entry out = std::move(from.back());
  from.pop_back();
  return out;
}

const GameDocument::Entry* GameDocument::before(const std::function<bool(const Entry&)>& isIt) const {
  const auto last = std::find_if(m_before.rbegin(), m_before.rend(), isIt);
  return last == m_before.rend() ? nullptr : &*last;
}

GameDocument::Entry GameDocument::takeBefore(const Entry* entry) {
  const auto at = m_before.begin() + (entry - m_before.data());
  Entry out = std::move(*at);
  m_before.erase(at);
  m_after.clear();
  return out;
}

// What a page begins with, and nobody has chosen or touched, is nothing to go back to from a file.
GameDocument::Goes GameDocument::whereItGoes() const {
  if (m_comes == Comes::ByItself) return Goes::Nowhere;
  const bool isNobodys =
      m_state == State::Found && !game().isUnderWay() && file().isNone() && !m_isOpeningOwn();
  return m_comes == Comes::Opened && isNobodys ? Goes::Nowhere : Goes::Before;
}

GameDocument::View GameDocument::bring(Entry entry, Goes where, View left) {
  View view = std::exchange(entry.view, std::move(left));
  game().swap(*entry.game);
  std::swap(m_front.file, entry.file);
  std::swap(m_front.serial, entry.serial);
  std::swap(m_front.gestures, entry.gestures);
  m_state = where == Goes::Nowhere && m_comes == Comes::ByItself ? State::Found : State::Chosen;
  if (where != Goes::Nowhere) (where == Goes::Before ? m_before : m_after).push_back(std::move(entry));
  holdBefore();
  return view;
}

// Where there are too many the oldest goes, of those that nobody has touched before all others.
void GameDocument::holdBefore() {
  if (m_before.size() <= kMostBefore) return;
  const auto last = std::prev(m_before.end());
  const auto untouched = std::find_if(m_before.begin(), last, [](const Entry& entry) {
    return !entry.game->isUnderWay() && entry.file.path.isEmpty() && !entry.view.seen;
  });
  m_before.erase(untouched != last ? untouched : m_before.begin());
}

bool GameDocument::leadsAway(bool isUndo) const {
  const bool hasOwnMoves = m_state == State::Touched && (isUndo ? game().canUndo() : game().canRedo());
  return !(isUndo ? m_before : m_after).empty() && !hasOwnMoves;
}

// ---- Moves -----------------------------------------------------------------------------------------------------------------------

bool GameDocument::play(const Take& take) {
  const std::size_t moves = game().moves();
  const bool isWhole = take();
  if (game().moves() != moves) m_after.clear();
  return isWhole;
}

// One step of undo needs no note.
void GameDocument::noteGesture(HistoryPosition from, game::Grain grain) {
  const std::vector<HistoryPosition>& line = game().line();
  const auto first = static_cast<std::size_t>(std::ranges::lower_bound(line, from) - line.begin());
  if (first > game().place() || line[first] != from || game().steps(first, grain) < 2) return;
  std::vector<Gesture>& all = m_front.gestures;
  std::erase_if(all, [&](const Gesture& g) { return g.from == from; });
  all.push_back({from, game().position()});
  if (all.size() > kMostGestures) all.erase(all.begin());
}

void GameDocument::noteMoves(HistoryPosition from, game::Grain grain) {
  while (const auto whole = gestureEnd(true))
    std::erase_if(m_front.gestures, [&](const Gesture& g) { return g.from == *whole; });
  noteGesture(from, grain);
}

// Of the latest gesture that the game stands in, at its end or, after single steps, on the way. States rise along the line.
std::optional<HistoryPosition> GameDocument::gestureEnd(bool isUndo) const {
  if (m_front.gestures.empty()) return std::nullopt;
  const std::vector<HistoryPosition>& line = game().line();
  const HistoryPosition here = game().position();
  for (auto g = m_front.gestures.rbegin(); g != m_front.gestures.rend(); ++g) {
    const bool isIn = isUndo ? g->from < here && here <= g->to : g->from <= here && here < g->to;
    if (isIn && std::ranges::binary_search(line, g->from) && std::ranges::binary_search(line, g->to))
      return isUndo ? g->from : g->to;
  }
  return std::nullopt;
}

// ---- What is kept ----------------------------------------------------------------------------------------------------------------

void GameDocument::keep(bool isSetUpUnsaved, const std::function<GameStore::About()>& about) {
  if (isWorthKeeping() || isSetUpUnsaved)
    m_store.leave(owner(), game().text(), m_front.isOver(), about());
  else
    m_store.forget(owner());
}

std::optional<QString> GameDocument::write(const QString& path, const std::optional<FileStamp>& expected) {
  const GameStore::Owner before = owner();
  if (auto why = m_front.file.write(path, expected, game().text())) return why;
  m_store.forget(before);
  m_front.file.saved = game().position();
  for (std::vector<Entry>* entries : {&m_before, &m_after})
    for (Entry& entry : *entries) keepWrittenOver(entry);
  return std::nullopt;
}

// The file held it, and does not any more: now it is kept by itself.
void GameDocument::keepWrittenOver(Entry& entry) {
  if (entry.file.path != file().path || !entry.file.saved) return;
  const bool wasInFile = entry.file.holds(entry.game->position());
  entry.file.saved.reset();
  if (!wasInFile) return;  // kept when it was left
  setup::SetUp out;
  out.page = m_id.toStdString();
  out.board.path = entry.file.path.toStdString();
  out.board.hash = entry.file.hash;
  tellLeft(out, entry.file.name(), entry.game->place(), true);
  m_store.leave(entry.owner(), entry.game->text(), entry.isOver(), {setup::write(out)});
}

}  // namespace searchlight::ui
