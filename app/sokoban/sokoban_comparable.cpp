// app/sokoban/sokoban_comparable.cpp: Sokoban's share in comparing: one level solved in several ways.
//
// A run's own words are algorithm, weight, ties and without, the ideas that are switched off; what is counted is the page's, as
// are the level and where its game stands.
#include <QDir>

#include "app/shell/comparable_of.h"
#include "app/sokoban/level_help.h"
#include "app/sokoban/level_question.h"
#include "app/sokoban/sokoban_page.h"
#include "core/sokoban/collection.h"
#include "core/sokoban/solve.h"
#include "core/text/shell_words.h"
#include "widgets/sokoban/sokoban_board.h"
#include "widgets/sokoban/sokoban_texts.h"

namespace searchlight::ui {
namespace {

// FILE, and --level where it has several, of a level whose game has not begun; else a copy in the cache, which begins where the
// game stands. Empty: nothing names the level, or there is no search.
QString levelForCommand(SokobanPage& page) {
  if (page.isReverse()) return {};
  const sokoban::Game& game = page.game();
  const QString& path = page.levelsPath();
  const bool isOpening = game.state() == game.opening().board.opening();
  if (isOpening && page.level() && !path.isEmpty() && !path.startsWith(QLatin1Char(':')))
    return QStringLiteral("%1 --level %2")
        .arg(QString::fromStdString(shellWord(QDir::toNativeSeparators(path).toStdString())))
        .arg(*page.level() + 1);
  sokoban::Level level;
  level.board = game.opening().board.from(game.state());
  level.title = page.wholeLevelName().toStdString();
  return fileForCommand(QStringLiteral("sokoban"), QStringLiteral(".xsb"), sokoban::levelText(level));
}

LevelOptionsPanel* makeForm() {
  auto* form = new LevelOptionsPanel;
  form->setAskable(false);
  return form;
}

}  // namespace

std::unique_ptr<Comparable> SokobanPage::makeComparable() {
  ComparedRun<LevelOptions> run(sokoban::levelOptions());
  // Of a way, what is compared is the level all the same.
  run.own = [](const LevelOptions& options) {
    return runWordsOf(options.asked == LevelOptions::Asked::Level ? options : LevelOptions());
  };
  run.title = [](const LevelOptions& options) { return titleOf(options, Comparable::kBetweenParts); };
  run.provesOptimum = provesFewest;
  run.ask = [this](const LevelOptions& options) -> Asked {
    // Whoever is at the comparison already may turn the game round.
    if (isReverse())
      return {{}, tr("Levels in reverse play cannot be searched: switch to forward play to compare.")};
    const sokoban::Board& board = game().opening().board;
    if (QString problem = problemOf(board, options); !problem.isEmpty()) {
      Asked none{{}, std::move(problem)};
      // A search from both sides counts pushes; if that is all that is in its way, it is offered.
      LevelOptions byPushes = options;
      byPushes.question.metric = sokoban::Metric::Pushes;
      if (!(byPushes == options) && problemOf(board, byPushes).isEmpty()) {
        none.remedy = tr("Count pushes");
        none.needs = runWords({{"metric", "pushes"}});
      }
      return none;
    }
    const LevelHelp::Here level = help().groundHere();
    if (!level.ground) {
      await();
      return {{}, level.problem};
    }
    return {{factoryOf(level.ground, options, host().memory), namesOf(level.ground->board(), options)}, {}};
  };
  auto out = comparableOf(this, std::move(run), &LevelOptionsPanel::levelOptionsChanged, makeForm);
  showStates<SokobanBoard>(*out, this, [](const search::Session& session, const SokobanBoard& board) {
    return sokoban::nodeOf(session, board.position());
  });
  out->sets = [] {
    return std::vector<Comparable::Set>{
        Comparable::thatDiffer("breadth-first"),
        {tr("&A* with each pruning method off in turn"),
         runsOf({"a-star", "a-star --without dead-squares", "a-star --without freeze",
                 "a-star --without corral", "a-star --without matching"})},
        {tr("&Breadth-first, A*, IDA* and bidirectional"),
         runsOf({"breadth-first", "a-star", "ida-star", "bidirectional"}), runWords({{"metric", "pushes"}})},
        {tr("A* and &weighted A*"),
         runsOf({"a-star", "weighted-a-star --weight 5", "weighted-a-star --weight 2", "greedy"})},
        {tr("A* with all pruning methods and with &none"),
         runsOf({"a-star", "a-star --without dead-squares,freeze,corral,matching"})},
    };
  };
  out->questionParts = [this] {
    QStringList parts{levelName()};
    if (const std::size_t made = game().tally().moves; made > 0) parts << tr("moves made: %L1").arg(made);
    return parts << tr("counted: %1").arg(metricTitle(options().options().question.metric).toLower());
  };
  out->setCommand(u"sokoban", [this] {
    const QString level = levelForCommand(*this);
    const auto metric = sokoban::kMetricNames[static_cast<std::size_t>(options().options().question.metric)];
    return level.isEmpty()
               ? level
               : level + QStringLiteral(" --metric ") + QString::fromStdString(std::string(metric));
  });
  out->nodeTitle = [] { return tr("State"); };
  out->parts = [this] {
    PageParts some;
    some.game = parts().elsewhere;
    some.game << action(GameCommand::Restart);
    some.edit = {action(GameCommand::UndoMove), action(GameCommand::RedoMove)};
    some.toolBar = {action(GameCommand::Previous), action(GameCommand::Next)};
    return some;
  };
  return out;
}

}  // namespace searchlight::ui
