// app/sokoban/sokoban_page_levels.cpp: which level is played, and levels as text for others.
#include <QApplication>
#include <QClipboard>
#include <QLocale>
#include <exception>
#include <optional>
#include <utility>

#include "app/shell/read_text.h"
#include "app/sokoban/sokoban_page.h"
#include "core/sokoban/lurd.h"
#include "core/sokoban/reverse.h"
#include "core/sokoban/rules_of_game.h"
#include "widgets/games/card_dialog.h"
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
  return game().opening().title.empty() ? tr("A level of its own")
                                        : QString::fromStdString(game().opening().title);
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
    refreshLevel();
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
    return complain(tr("%1 cannot be played: line %2: %3")
                        .arg(nameOf(place))
                        .arg(level.faultLine)
                        .arg(errorText(QString::fromStdString(level.fault))));
  m_wanted = place;
  goOnWith(modelOf(sokoban::Game(sokoban::openingOf(*level.board, level.title, false))));
  refreshLevel();
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

void SokobanPage::runNew() {
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
      QString::fromStdString(rowsText(game().opening().level, game().state())));
  say(tr("The level is on the clipboard, as the boxes stand now."));
}

void SokobanPage::copySteps() {
  // Pulls stand in brackets, as other programs write them.
  const std::string steps = sokoban::lurdText(sokoban::stepsMade(game()));
  QApplication::clipboard()->setText(QString::fromStdString(isReverse() ? '[' + steps + ']' : steps));
  say(tr("The steps are on the clipboard."));
}

}  // namespace searchlight::ui
