// app/sokoban/sokoban_words.cpp: levels as files and pasted, and what a set-up and a place say beside the game.
//
// view: levels, the path of the file that the level is from; graph, yes where the searchlight brings the state graph; drawing, a level that is being drawn, as core/sokoban/draft.h has it. board: the game as core/sokoban/rules_of_game.h has it.
#include <QDir>
#include <QFileInfo>
#include <QMimeData>
#include <algorithm>
#include <iterator>
#include <utility>

#include "app/game/drawing_desk.h"
#include "app/shell/read_on_thread.h"
#include "app/shell/set_up_words.h"
#include "app/sokoban/level_editor.h"
#include "app/sokoban/level_question.h"
#include "app/sokoban/level_saving.h"
#include "app/sokoban/sokoban_page.h"
#include "core/sokoban/lurd.h"
#include "core/sokoban/rules_of_game.h"
#include "core/text/failure.h"
#include "widgets/sokoban/sokoban_texts.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

using namespace set_up_words;

namespace {

const QStringList kLevelPatterns{QStringLiteral("*.xsb"),    QStringLiteral("*.sok"),
                                 QStringLiteral("*.slc"),    QStringLiteral("*.ssx"),
                                 QStringLiteral("*.lvl"),    QStringLiteral("*.txt"),
                                 QStringLiteral("*.xsb.gz"), QStringLiteral("*.sok.gz"),
                                 QStringLiteral("*.slc.gz"), QStringLiteral("*.ssx.gz")};

// Of place().
constexpr std::string_view kPlaceLevels = "levels";

constexpr int kMostBroken = 3;  // levels that are told one by one

QString gamePattern() { return QLatin1Char('*') + QString::fromUtf8(sokoban::kGameExtension.data()); }

}  // namespace

bool SokobanPage::opens(const files::Recognised& file) {
  return file.is(files::Kind::SokobanLevels) || file.is(files::Kind::SokobanGame);
}

QList<FileKind> SokobanPage::readable() const {
  return {{tr("Sokoban levels (%1)"), kLevelPatterns}, gameFiles()};
}
FileKind SokobanPage::gameFiles() const { return {tr("Sokoban games (%1)"), {gamePattern()}}; }

GamePage::TakeOther SokobanPage::readOther(const std::string& text, const QString& path,
                                           const game::GoesOn& goesOn) {
  if (game::isText(text, sokoban::Rules::kForm)) return {};
  const QString name = path.isEmpty() ? tr("Pasted text") : QDir::toNativeSeparators(path);
  return [this, set = levelSetOf(readLevelFile(text, name.toStdString(), goesOn), path), name] {
    return playFirst(set, name);
  };
}

// ---- Pasted ---------------------------------------------------------------------------------------------------------------------

QString SokobanPage::pasteable() const { return tr("levels as text, moves as the letters l u r d"); }

// Steps, or the text must be levels.
void SokobanPage::paste(const QMimeData* content) {
  // From a page of the web blanks come as those that do not break.
  const std::string text = content->text().replace(QChar(QChar::Nbsp), QLatin1Char(' ')).toStdString();
  const auto read = sokoban::readLurd(text);
  if (const auto* lurd = std::get_if<sokoban::Lurd>(&read); lurd && !lurd->steps.empty())
    return pasteSteps(*lurd);
  if (const auto* fault = std::get_if<sokoban::LurdFault>(&read);
      fault && fault->isReverse && text.find('#') == std::string::npos)
    return complain(tr("These moves cannot be played: %1").arg(errorText(fault->what)));
  GamePage::paste(content);
}

// From where the game stands, else from the opening; what solves the level from there alone is its whole solution. A snapshot is of a
// whole game, too, and stands at its *: what follows was taken back.
void SokobanPage::pasteSteps(const sokoban::Lurd& lurd) {
  const sokoban::Replay whole = sokoban::play(game().opening().level, lurd.steps);
  std::optional<sokoban::Replay> here;
  if (isGameUnderWay() && !isReverse() && !lurd.present)
    here = sokoban::play(game().opening().level, game().state(), lurd.steps);
  const QString made = movesText(lurd.steps.size());
  if (here && !here->illegal && (here->isSolved || !whole.isSolved)) {
    play(lurd.steps);
    if (!here->isSolved) say(tr("Played %1 from the current position.", "so many moves").arg(made));
    return;
  }
  if (whole.illegal) {
    QString why = tr("Step %1 is not possible in this level: %2.")
                      .arg(whole.illegal->number)
                      .arg(errorText(whole.illegal->what));
    if (here)
      why += QLatin1Char(' ') + tr("Steps are counted from the start of the level; counted from the current "
                                   "position, this is step %1.")
                                    .arg(here->illegal->number);
    return complain(why);
  }
  setReverse(false);
  jumpTo(game().history().oldest());
  if (lurd.present.value_or(lurd.steps.size()) < lurd.steps.size()) {
    goAhead(lurd.steps, false);
    const std::vector<HistoryPosition> line = game().line();
    return jumpTo(line[std::min(*lurd.present, line.size() - 1)]);
  }
  play(lurd.steps);
  if (here && !whole.isSolved) say(tr("Played %1 from the start of the level.", "so many moves").arg(made));
}

// The first of them that can be played; why, where none can.
Reading SokobanPage::playFirst(LevelSet set, const QString& name) {
  const std::vector<sokoban::Level>& levels = set.levels->levels;
  const auto first =
      std::ranges::find_if(levels, [](const sokoban::Level& l) { return l.board.has_value(); });
  if (first == levels.end()) {
    const sokoban::Level& broken = levels.at(0);
    return Reading::failed(tr("%1:%2: no level in this file can be played: %3")
                               .arg(name)
                               .arg(broken.faultLine)
                               .arg(errorText(broken.fault)));
  }
  std::size_t place = static_cast<std::size_t>(first - levels.begin());
  if (set.path.isEmpty() && levels.size() == 1 && isOnBoard(*first->board)) return Reading::taken();
  const QString broken = brokenText(levels, set.path.isEmpty() ? kMostBroken : 1);
  const QString notKept = set.path.isEmpty() ? joinPasted(set, place) : QString();
  takeLevels(std::move(set));
  playLevel(place);
  if (!notKept.isEmpty()) sayBeside(notKept);
  if (!broken.isEmpty()) complainBeside(broken);
  return Reading::taken();
}

// What copyLevel() copies, or the level itself.
bool SokobanPage::isOnBoard(const sokoban::Board& pasted) const {
  const sokoban::Board& level = game().opening().level;
  const std::vector<std::string> rows = pasted.rows(pasted.opening());
  return rows == level.rows(game().state()) || (!isReverse() && rows == level.rows(level.opening()));
}

// What cannot be played among what can, a line each; empty: all of it can. A file's are marked in the gallery, what was pasted is
// nowhere else.
QString SokobanPage::brokenText(const std::vector<sokoban::Level>& levels, int most) {
  QStringList said;
  int count = 0;
  for (std::size_t i = 0; i < levels.size(); ++i)
    if (!levels[i].board && count++ < most)
      said << tr("Level %1 cannot be played. Line %2: %3")
                  .arg(i + 1)
                  .arg(levels[i].faultLine)
                  .arg(errorText(levels[i].fault));
  if (count == most + 1) said << tr("1 more level cannot be played.");
  if (count > most + 1) said << tr("%1 more levels cannot be played.", "be played").arg(count - most);
  return said.join(QLatin1Char('\n'));
}

// The levels become those that were pasted before, with them; `place` is where the first of them is. Why they do not: they are
// played all the same.
QString SokobanPage::joinPasted(LevelSet& set, std::size_t& place) {
  std::vector<sokoban::Level> playable;
  std::ranges::copy_if(set.levels->levels, std::back_inserter(playable),
                       [](const sokoban::Level& l) { return l.board.has_value(); });
  if (playable.size() > PastedLevels::kMost)
    return tr("There are too many levels to add to “Pasted”. Save them to a file to keep them.");
  const QString file = PastedLevels::file();
  const Reading kept = reading([&] {
    PastedLevels pasted;
    LevelSet all;
    readOnThread(this, file, [&](const GoesOn&) {
      pasted = keepPasted(playable, file);
      all = levelSetOf(std::move(pasted.levels), file);
    });
    set = std::move(all);
    place = pasted.place;
  });
  return kept.hasFailed() ? tr("The pasted levels could not be added to “Pasted”: %1").arg(kept.why())
                          : QString();
}

// ---- Where one was ----------------------------------------------------------------------------------------------------------------

// Beside the game `levels`, the file that they are from.
void SokobanPage::tellPlace(setup::Words& place) const {
  if (!m_levelsPath.isEmpty()) place.set(kPlaceLevels, m_levelsPath.toStdString());
  GamePage::tellPlace(place);
}

Reading SokobanPage::takePlaceWords(const setup::Words& place) {
  const std::string* levels = place.find(kPlaceLevels);
  Reading levelsRead = levels ? takeLevelsOf(QString::fromStdString(*levels)) : Reading::taken();
  if (!takePlaceGame(place)) refreshLevel();
  return levelsRead;
}

// The levels are others.
void SokobanPage::refreshLevel() {
  findLevel();
  setStatus(levelName());
  refreshGame();
  Q_EMIT documentChanged();
  offerSnapshot();
}

// In the place of those that are there.
Reading SokobanPage::takeLevelsOf(const QString& path) {
  if (path == m_levelsPath) return Reading::taken();
  if (!QFileInfo::exists(path)) return Reading::failed(goneText(path));
  return reading([&] { takeLevels(readLevels(path)); });
}

// Throws why it cannot.
LevelSet SokobanPage::readLevels(const QString& path) {
  LevelSet set;
  readOnThread(this, path, [&](const GoesOn& goesOn) {
    set =
        levelSetOf(readLevelFile(readText(path, sokoban::kMostFileBytes), path.toStdString(), goesOn), path);
  });
  return set;
}

// ---- Set-ups --------------------------------------------------------------------------------------------------------------------

void SokobanPage::tellWords(setup::SetUp& setUp) const {
  setUp.question = setup::wordsOf(sokoban::levelOptions(), m_options->options());
  if (isWatching()) setUp.question.set("light", std::string(kNoYes[1]));
  if (!m_levelsPath.isEmpty()) setUp.view.set("levels", m_levelsPath.toStdString());
}

std::function<void()> SokobanPage::readWords(const setup::SetUp& setUp, const std::string& fileName,
                                             bool isRecovered, const GameModel&) {
  LevelOptions options;
  if (const auto wrong = setup::takeWords(sokoban::levelOptions(), options, setUp.question))
    throw FormatError(fileName, 0, *wrong);
  // Our own unfinished game goes on among the levels that it was chosen from, if they are still there.
  const std::string* levels = isRecovered ? setUp.view.find("levels") : nullptr;
  return [this, options, path = levels ? QString::fromStdString(*levels) : QString()] {
    const Reading levelsRead = path.isEmpty() ? Reading::taken() : takeLevelsOf(path);
    refreshLevel();
    m_options->setOptions(options);
    if (levelsRead.hasFailed()) sayBeside(levelsRead.why());
  };
}

}  // namespace searchlight::ui
