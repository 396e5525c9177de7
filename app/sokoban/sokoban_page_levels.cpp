// app/sokoban/sokoban_page_levels.cpp: which level is played, levels as text for others, and levels that are drawn.
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <optional>
#include <utility>

#include "app/game/drawing_desk.h"
#include "app/shell/read_on_thread.h"
#include "app/shell/settings.h"
#include "app/sokoban/collection_solver.h"
#include "app/sokoban/level_editor.h"
#include "app/sokoban/level_generator.h"
#include "app/sokoban/level_saving.h"
#include "app/sokoban/sokoban_page.h"
#include "core/sokoban/lurd.h"
#include "core/sokoban/reverse.h"
#include "core/sokoban/rules_of_game.h"
#include "widgets/sokoban/sokoban_book.h"
#include "widgets/sokoban/sokoban_scene.h"
#include "widgets/sokoban/sokoban_texts.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {
namespace {

std::string rowsText(const sokoban::Board& board, const sokoban::Position& position) {
  std::string text;
  for (const std::string& row : board.rows(position)) text += row + '\n';
  return text;
}

constexpr int kMostRecent = 10;  // files on the gallery's shelf

bool areLevels(const QString& path) {
  bool are = false;
  (void)reading([&] { are = recognised(path).is(files::Kind::SokobanLevels); });
  return are;
}

}  // namespace

QString SokobanPage::wholeNameOf(std::size_t place) const { return levelTitle(*m_levels, place); }
QString SokobanPage::nameOf(std::size_t place) const { return shownTitle(wholeNameOf(place)); }

QString SokobanPage::wholeLevelName() const {
  if (m_level) return wholeNameOf(*m_level);
  return game().opening().title.empty() ? tr("Custom level") : QString::fromStdString(game().opening().title);
}
QString SokobanPage::levelName() const { return shownTitle(wholeLevelName()); }

// Those that come with the program, read once.
const LevelSet& SokobanPage::ownLevels() {
  const QString path = QString::fromLatin1(kOwnLevels);
  static const LevelSet levels = levelSetOf(sokoban::readCollection(readText(path), kOwnLevels), path);
  return levels;
}

// Back from a file: what is played stays where it is one of them, else the first that is not solved begins.
void SokobanPage::playOwnLevels() {
  takeLevels(ownLevels());
  findLevel();
  if (m_level) {
    refreshLevel();
    Q_EMIT changed();
    return;
  }
  for (std::size_t i = 0; i < m_identities.size(); ++i)
    if (!m_book->best(m_identities[i])) return playLevel(i);
  playLevel(0);
}

// Others than those that were there; what is played stays.
void SokobanPage::takeLevels(LevelSet set) {
  m_levels = std::move(set.levels);
  m_identities = std::move(set.identities);
  m_levelsPath = std::move(set.path);
  m_level.reset();
  leaveCollection();
  if (m_levelsPath.isEmpty() || m_levelsPath.startsWith(u':') || m_levelsPath == PastedLevels::file()) return;
  m_opened.removeAll(m_levelsPath);
  m_opened.prepend(m_levelsPath);
}

void SokobanPage::findLevel() {
  if (const auto wanted = std::exchange(m_wanted, std::nullopt)) m_level = wanted;
  if (m_level && *m_level < m_levels->levels.size() &&
      m_levels->levels[*m_level].board == game().opening().level)
    return;
  m_level.reset();
  for (std::size_t i = 0; i < m_levels->levels.size() && !m_level; ++i)
    if (m_levels->levels[i].board == game().opening().level) m_level = i;
}

void SokobanPage::playLevel(std::size_t place) {
  const sokoban::Level level = m_levels->levels[place];  // a copy: reading lets timers run
  if (!level.board)
    return complain(tr("%1 cannot be played. Line %2: %3")
                        .arg(nameOf(place))
                        .arg(level.faultLine)
                        .arg(errorText(level.fault)));
  m_wanted = place;
  goOnWith(modelOf(sokoban::Game(sokoban::openingOf(*level.board, level.title, false))));
  refreshLevel();
}

// The game that was left in the file, the last of several: offered until it is taken, where the level has no move yet.
void SokobanPage::offerSnapshot() {
  if (!m_level || isGameUnderWay() || isReverse() || !complaint().isEmpty()) return;
  const std::vector<sokoban::SavedGame>& games = m_levels->levels[*m_level].savedGames;
  if (games.empty() || games.back().lurd.empty()) return;
  const QString which = m_levelsPath + QLatin1Char('\n') + QString::fromStdString(m_identities[*m_level]);
  if (m_snapshotsTaken.contains(which)) return;
  const auto read = sokoban::readLurd(games.back().lurd);
  const auto* lurd = std::get_if<sokoban::Lurd>(&read);
  if (!lurd) return;
  sokoban::Lurd snapshot = *lurd;
  snapshot.present = games.back().present;
  const auto isHere = [this, board = game().opening().level] { return game().opening().level == board; };
  sayWithButton(tr("The file contains a saved position of this level: %1.", "so many moves")
                    .arg(movesText(games.back().present)),
                tr("Continue from saved position"), [this, snapshot, isHere, which] {
                  if (!isHere()) return;
                  m_snapshotsTaken.insert(which);
                  pasteSteps(snapshot);
                });
}

void SokobanPage::goToLevel(int step, bool isUnsolved) {
  m_book->read();  // what other windows have solved
  const auto count = static_cast<int>(m_levels->levels.size());
  const int now = m_level ? static_cast<int>(*m_level) : step > 0 ? -1 : 0;
  for (int i = 1; i <= count; ++i) {
    const auto place = static_cast<std::size_t>(((now + step * i) % count + count) % count);
    if (!m_levels->levels[place].board || (isUnsolved && m_book->best(m_identities[place]))) continue;
    if (m_level == place) break;
    return playLevel(place);
  }
  say(isUnsolved ? tr("There are no other unsolved levels.") : tr("There are no other levels."));
}

// Ours, those that are played, what was pasted, and the files that were opened here, whatever they are called, and lately.
void SokobanPage::fillShelf(LevelGallery& gallery) {
  const auto addFile = [&](const QString& name, const QString& path) {
    if (path != m_levelsPath) gallery.addFile(name, path, [this, path] { return readLevels(path); });
  };
  gallery.add(ownLevels(), tr("Built-in levels"));
  if (m_levelsPath != ownLevels().path) gallery.add(shownLevels(), QDir::toNativeSeparators(m_levelsPath));
  if (QFileInfo::exists(PastedLevels::file())) addFile(tr("Pasted", "levels"), PastedLevels::file());
  QStringList files = m_opened;
  for (const QString& path : host().settings->recentFiles())
    if (areLevels(path)) files << path;
  files.removeDuplicates();
  for (const QString& path : files.first(std::min<qsizetype>(files.size(), kMostRecent)))
    addFile(QFileInfo(path).fileName(), path);
}

void SokobanPage::runNew() {
  m_book->read();  // what other windows have solved
  m_collection->read();
  LevelGallery gallery(*m_book, *m_collection, begunGames());
  fillShelf(gallery);
  const int present = m_levelsPath == ownLevels().path ? 0 : 1;
  GalleryShelf shelf = gallery.shelf(present, m_level);
  shelf.makeFoot = [this, &gallery](GalleryDialog& dialog) { return makeGalleryFoot(dialog, gallery); };
  const auto chosen = chooseCard(shelf, LevelGallery::texts());
  if (!chosen) return;
  if (const LevelSet& set = gallery.set(chosen->collection); set.levels != m_levels) takeLevels(set);
  playLevel(chosen->place);
}

std::optional<Statistics> SokobanPage::statistics() {
  m_book->read();
  LevelGallery gallery(*m_book, *m_collection, begunGames());
  fillShelf(gallery);
  return gallery.statistics();
}

// The one with the fewest pushes, as help. A wrong one was told when the file was read, and is again.
void SokobanPage::showFileSolution() {
  if (!m_level) return;
  const sokoban::Level& level = m_levels->levels[*m_level];
  if (level.solutions.empty())
    return complain(tr("The solution in the file cannot be played: %1").arg(errorText(level.wrongSolution)));
  const std::string& best = *std::ranges::min_element(level.solutions, {}, sokoban::pushesIn);
  const auto read = sokoban::readLurd(best);
  const auto help = std::uint64_t{std::max<std::size_t>(1, sokoban::pushesIn(best))};
  setReverse(false);
  addHelp(help);
  replayFromStart(std::get<sokoban::Lurd>(read).steps);
}

// ---- As text ----------------------------------------------------------------------------------------------------------------------

void SokobanPage::copyLevel() {
  QApplication::clipboard()->setText(
      QString::fromStdString(rowsText(game().opening().level, game().state())));
  say(tr("Current position copied to the clipboard."));
}

void SokobanPage::copySteps() {
  // Pulls stand in brackets, as other programs write them.
  const std::string steps = sokoban::lurdText(sokoban::stepsMade(game()));
  QApplication::clipboard()->setText(QString::fromStdString(isReverse() ? '[' + steps + ']' : steps));
  say(tr("Moves copied to the clipboard."));
}

// ---- Levels of the user's own, drawn and tried ---------------------------------------------------------------------------------

void SokobanPage::makeDesk() {
  const auto makeEditor = [this] {
    return std::make_unique<LevelEditor>(
        [this] {
          return LevelEditor::Played{game().opening().level, game().state()};
        },
        host().saveSetUp, host().settings, host().memory, this);
  };
  const auto keptText = [] {
    return tr("Your unfinished level has been saved. Choose “%1” to continue it.");
  };
  m_desk = std::make_unique<DrawingDesk<LevelEditor>>(
      *this, *action(GameCommand::Draw), host().data,
      DrawingDesk<LevelEditor>::Hooks{
          makeEditor, [this](const LevelEditor& editor) { tryLevel(editor.level()); }, keptText});
}

// The game that was there is found again where its level is chosen.
void SokobanPage::tryLevel(const sokoban::Level& level) {
  showGame(sokoban::Game(sokoban::Opening(*level.board, level.title)));
  say(tr("This is your drawing. Choose “%1” (%2) to continue it.")
          .arg(plainText(action(GameCommand::Draw)->text()), keysText(action(GameCommand::Draw))));
  m_board->setFocus();
}

// One that is played is played among the others that were made with it.
void SokobanPage::generate() {
  if (!m_generator) m_generator = new LevelGenerator(host().settings, host().memory, this);
  const int what = m_generator->exec();
  if (what == LevelGenerator::Play) {
    const std::size_t place = m_generator->chosen();
    takeLevels(levelSetOf(m_generator->collection()));
    playLevel(place);
    m_board->setFocus();
  } else if (what == LevelGenerator::Draw && m_desk->mayReplace()) {
    const sokoban::Board board = *m_generator->collection().levels[m_generator->chosen()].board;
    m_desk->begin({{}, {}, sokoban::LevelDraft(board, board.opening())});
    m_desk->draw();
  }
}

}  // namespace searchlight::ui
