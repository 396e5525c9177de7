// app/sokoban/sokoban_page_levels.cpp: which level is played, and levels as text for others.
#include <QApplication>
#include <QClipboard>
#include <QLocale>
#include <exception>
#include <optional>
#include <utility>

#include "app/shell/read_on_thread.h"
#include "app/shell/read_text.h"
#include "app/sokoban/sokoban_page.h"
#include "core/sokoban/lurd.h"
#include "core/sokoban/reverse.h"
#include "core/sokoban/rules_of_game.h"
#include "widgets/games/card_dialog.h"
#include "widgets/search/message_bar.h"
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

// Our own levels are titled in Chinese, too.
QString titleOf(const sokoban::Level& level) {
  if (QLocale().language() == QLocale::Chinese)
    for (const sokoban::Detail& detail : level.details)
      if (QString::fromStdString(detail.name).compare(QLatin1String("Title-zh"), Qt::CaseInsensitive) == 0)
        return QString::fromStdString(detail.text);
  return QString::fromStdString(level.title);
}

}  // namespace

QString SokobanPage::wholeNameOf(std::size_t place) const {
  const QString title = titleOf(m_levels->levels[place]);
  return title.isEmpty() ? tr("Level %1").arg(place + 1) : title;
}
QString SokobanPage::nameOf(std::size_t place) const { return shownTitle(wholeNameOf(place)); }

QString SokobanPage::wholeLevelName() const {
  if (m_level) return wholeNameOf(*m_level);
  return m_game.opening().title.empty() ? tr("A level of its own")
                                        : QString::fromStdString(m_game.opening().title);
}
QString SokobanPage::levelName() const { return shownTitle(wholeLevelName()); }

SokobanPage::LevelSet SokobanPage::setOf(sokoban::Collection levels) {
  LevelSet set;
  for (const sokoban::Level& level : levels.levels)
    set.identities.push_back(level.board ? level.board->identity() : std::string());
  set.levels = std::make_shared<const sokoban::Collection>(std::move(levels));
  return set;
}

// Those that come with the program, read once.
const std::shared_ptr<const sokoban::Collection>& SokobanPage::ownLevels() {
  static const auto levels = std::make_shared<const sokoban::Collection>(
      sokoban::readCollection(readText(QString::fromLatin1(kOwnLevels)), kOwnLevels));
  return levels;
}

// Back from a file: what is played stays where it is one of them, else the first that is not solved begins.
void SokobanPage::playOwnLevels() {
  takeLevels(setOf(*ownLevels()), QString::fromLatin1(kOwnLevels));
  findLevel();
  if (m_level) {
    setStatus(levelName());
    refreshPanel();
    Q_EMIT documentChanged();
    Q_EMIT changed();
    return;
  }
  for (std::size_t i = 0; i < m_identities.size(); ++i)
    if (!m_book->best(m_identities[i])) return playLevel(i);
  playLevel(0);
}

// Others than those that were there; what is played stays.
void SokobanPage::takeLevels(LevelSet set, const QString& path) {
  m_levels = std::move(set.levels);
  m_identities = std::move(set.identities);
  m_levelsPath = path;
  m_level.reset();
}

void SokobanPage::findLevel() {
  if (m_level && *m_level < m_levels->levels.size() &&
      m_levels->levels[*m_level].board == m_game.opening().level)
    return;
  m_level.reset();
  for (std::size_t i = 0; i < m_levels->levels.size() && !m_level; ++i)
    if (m_levels->levels[i].board == m_game.opening().level) m_level = i;
}

std::string SokobanPage::keyOf(const sokoban::Board& level, bool isReverse) {
  return rowsText(level, level.opening()) + (isReverse ? "reverse" : "");
}

sokoban::Game SokobanPage::gameOn(const sokoban::Board& level, const std::string& title, bool isReverse) {
  if (auto left = leftGame(level, keyOf(level, isReverse))) return std::move(*left);
  return sokoban::Game(sokoban::openingOf(level, title, isReverse));
}

void SokobanPage::keepGame() {
  if (isGameUnderWay() || !sokoban::turnOf(m_game).isNone())
    m_left.leave(keyOf(m_game.opening().level, isReverse()),
                 [record = m_game.record()] { return game::text(record); });
  else
    forgetLeft();
}

// The game that is played is kept elsewhere now.
void SokobanPage::forgetLeft() { m_left.forget(keyOf(m_game.opening().level, isReverse())); }

// As it was left the last time, in this window, another one, or an earlier sitting.
std::optional<sokoban::Game> SokobanPage::leftGame(const sokoban::Board& level, const std::string& key) {
  const auto path = m_left.take(key);
  if (!path) return std::nullopt;
  std::optional<sokoban::Game> game;
  try {
    readOnThread(this, *path, [&](const GoesOn& goesOn) {
      game = game::readGame<sokoban::Rules>(readText(*path, sokoban::Rules::kMostBytes), path->toStdString(),
                                            goesOn);
    });
    if (game->opening().level == level) return game;
  } catch (const ReadingGivenUp&) {
  } catch (const std::exception& e) {
    complain(errorText(e));
  }
  m_left.giveBack(key);  // the game that begins now does not take its place
  return std::nullopt;
}

void SokobanPage::playLevel(std::size_t place) {
  const sokoban::Level level = m_levels->levels[place];  // a copy: reading lets timers run
  if (!level.board)
    return complain(tr("%1 cannot be played: line %2: %3")
                        .arg(nameOf(place))
                        .arg(level.faultLine)
                        .arg(errorText(QString::fromStdString(level.fault))));
  keepGame();
  workbench().message().hide();
  sokoban::Game game = gameOn(*level.board, level.title, false);
  const QString wrong = complaint();  // with what was left
  m_level = place;
  showGame(std::move(game), {}, {});
  if (!wrong.isEmpty()) complain(wrong);
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
  say(isUnsolved ? tr("There is no other level that is not solved.") : tr("There is no other level."));
}

CardItem SokobanPage::cardOf(std::size_t place) const {
  const sokoban::Level& level = m_levels->levels[place];
  CardItem item;
  item.title = tr("%1. %2", "a level's number and name").arg(place + 1).arg(nameOf(place));
  item.names = item.title;
  if (const QString own = shownTitle(level.title); !own.isEmpty() && own != nameOf(place))
    item.names += QLatin1Char(' ') + own;  // what the file calls it finds it, too
  item.group = shownTitle(level.author);
  if (level.board) {
    item.subtitle = boxesText(level.board->opening().boxes.size());
    if (const SokobanBook::Entry* best = m_book->best(m_identities[place]))
      item.own = playedText(best->byMoves.played);
    item.picture = [board = *level.board](QSize size, double pixelRatio, const Theme& theme) {
      return sokobanThumbnail(board, board.opening(), size, pixelRatio, theme);
    };
  } else {
    item.subtitle = tr("broken: %1").arg(errorText(QString::fromStdString(level.fault)));
  }
  return item;
}

void SokobanPage::chooseLevel() {
  m_book->read();
  const QString title = m_levels->title.empty() ? tr("Choose a level")
                                                : tr("Choose a level: %1").arg(shownTitle(m_levels->title));
  CardDialog dialog({m_levels->levels.size(), [this](std::size_t i) { return cardOf(i); }},
                    m_level ? static_cast<int>(*m_level) : -1,
                    {title, tr("Find: a title, a number, an author …"), tr("Find a level"), tr("Levels"),
                     tr("No level has such a name.")},
                    this);
  if (dialog.exec() == QDialog::Accepted) playLevel(static_cast<std::size_t>(dialog.chosen()));
}

// ---- As text ----------------------------------------------------------------------------------------------------------------------

void SokobanPage::copyLevel() {
  QApplication::clipboard()->setText(
      QString::fromStdString(rowsText(m_game.opening().level, m_game.state())));
  say(tr("The level is on the clipboard, as the boxes stand now."));
}

void SokobanPage::copySteps() {
  // Pulls stand in brackets, as other programs write them.
  const std::string steps = sokoban::lurdText(sokoban::stepsMade(m_game));
  QApplication::clipboard()->setText(QString::fromStdString(isReverse() ? '[' + steps + ']' : steps));
  say(tr("The steps are on the clipboard."));
}

}  // namespace searchlight::ui
