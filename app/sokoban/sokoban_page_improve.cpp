// app/sokoban/sokoban_page_improve.cpp: hints, and solutions that are there made shorter and kept where they are better.
#include <QElapsedTimer>
#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <tuple>

#include "app/shell/focus_stops.h"
#include "app/shell/settings.h"
#include "app/sokoban/level_help.h"
#include "app/sokoban/sokoban_page.h"
#include "core/sokoban/lurd.h"
#include "widgets/sokoban/sokoban_book.h"
#include "widgets/sokoban/sokoban_texts.h"
#include "widgets/sokoban/solve_panel.h"

namespace searchlight::ui {

using sokoban::Metric;

namespace {

// A solution that could be improved.
struct Given {
  std::vector<Direction> steps;
  sokoban::Played played;
  bool isOwn = true;  // found without help
};

// What is made of one of them.
struct Wanted {
  std::vector<Direction> steps;
  Metric aim{};
};

bool isBetter(const Given& a, const Given& b, Metric aim) {
  // One's own comes first: it is kept where it becomes better.
  const auto rank = [aim](const Given& g) {
    const auto& [moves, pushes] = g.played;
    return aim == Metric::Pushes ? std::tuple(!g.isOwn, pushes, moves) : std::tuple(!g.isOwn, moves, pushes);
  };
  return rank(a) < rank(b);
}

}  // namespace

void SokobanPage::connectImprover() {
  connect(m_actions[SokobanCommand::Improve], &QAction::triggered, this, &SokobanPage::improveSolutions);
  // What was gained by then is told as if it were all.
  connect(m_solvePanel, &SolvePanel::stopWanted, this, [this] { m_improver.finish(); });
  connect(m_help, &LevelHelp::begins, this, [this] { m_improver.finish(); });
  new EscStops(
      this, [this] { return m_help->isWorking() || m_improver.isBusy() || replayPace() > 0; },
      [this] {
        stopReplay();
        Q_EMIT m_solvePanel->stopWanted();
      });
}

// Of the user's own best ones and the one that the game goes along, the best by pushes and the best by moves.
void SokobanPage::improveSolutions() {
  std::vector<Given> given;
  const auto add = [&](const std::vector<Direction>& steps, bool isOwn) {
    const sokoban::Replay replay = sokoban::play(game().opening().board, steps);
    if (replay.isSolved && replay.pushes > 0)
      given.push_back(
          {steps,
           {static_cast<std::uint32_t>(replay.moves()), static_cast<std::uint32_t>(replay.pushes)},
           isOwn});
  };
  if (const SokobanBook::Entry* best = m_book->best(m_identity))
    for (const SokobanBook::Solution* own : {&best->byMoves, &best->byPushes})
      if (const auto steps = turnedToSolve(game().opening().board, own->lurd)) add(*steps, true);
  std::vector<Direction> line;
  for (const auto& part : {sokoban::stepsMade(game()), sokoban::stepsAhead(game())})
    for (const sokoban::Step& step : part) line.push_back(step.direction);
  add(line, game().hints() == 0);
  if (given.empty())
    return say(tr("There is no solution to improve yet. Solve the level or paste a solution."));
  m_help->finish();
  std::vector<Wanted> wanted;
  m_keepsImproved = false;
  for (const Metric aim : {Metric::Pushes, Metric::Moves}) {
    const auto best = std::ranges::min_element(
        given, [aim](const Given& a, const Given& b) { return isBetter(a, b, aim); });
    m_keepsImproved = m_keepsImproved || best->isOwn;
    wanted.push_back({best->steps, aim});
  }
  sokoban::ImproveOptions options;
  options.limits.seconds = m_solvePanel->seconds() / static_cast<double>(wanted.size());
  options.limits.bytes = m_solvePanel->bytes();
  if (host().memory) options.limits.bytes = std::min(options.limits.bytes, host().memory->total() / 2);
  options.budget = host().memory;
  SolvePanel::Progress begun;
  begun.doing = tr("Improving…");
  m_solvePanel->setProgress(begun);
  m_improved = game().opening().board;
  m_improvedIdentity = m_identity;
  m_improver.ask(
      [this, level = *m_improved, wanted, options](const std::stop_token& stop, const TaskTeller& teller) {
        QElapsedTimer time;
        time.start();
        std::vector<sokoban::Improved> results;
        results.reserve(wanted.size());
        for (const Wanted& one : wanted)
          results.push_back(sokoban::improve(
              level, one.steps, one.aim, options, stop,
              [this, &teller, &time](const sokoban::ImproveProgress& progress) {
                teller.tellLatest([this, progress, seconds = static_cast<double>(time.elapsed()) / 1'000] {
                  showImproving(progress, seconds);
                });
              }));
        return results;
      },
      [this](const TaskResult<std::vector<sokoban::Improved>>& results) {
        m_solvePanel->setProgress(std::nullopt);
        if (results) return takeImproved(*results);
        complain(results.isOutOfMemory() ? tr("Not enough memory to improve the solution.") : results.why());
      });
}

void SokobanPage::showImproving(const sokoban::ImproveProgress& progress, double seconds) {
  SolvePanel::Progress told;
  told.doing = tr("Improving %1 in segments of %2; now %3…")
                   .arg(playedText(progress.before), pushesText(progress.window), playedText(progress.now));
  told.nodes = progress.expanded;
  told.seconds = seconds;
  told.nodesPerSecond = seconds > 0 ? static_cast<double>(progress.expanded) / seconds : 0;
  told.bytes = progress.bytes;
  m_solvePanel->setProgress(told);
}

void SokobanPage::takeImproved(const std::vector<sokoban::Improved>& results) {
  const QLocale locale;
  QStringList told, complaints;
  for (std::size_t i = 0; i < results.size(); ++i) {
    const sokoban::Improved& result = results[i];
    const bool isByPushes = i == 0;
    const auto& [before, after] = std::pair(result.before, result.after);
    if (before == after)
      told << (isByPushes ? tr("No improvement in pushes: %1.") : tr("No improvement in moves: %1."))
                  .arg(playedText(after));
    else
      told << (isByPushes ? tr("Pushes first: moves %1 → %2, pushes %3 → %4.")
                          : tr("Moves first: moves %1 → %2, pushes %3 → %4."))
                  .arg(locale.toString(before.moves), locale.toString(after.moves),
                       locale.toString(before.pushes), locale.toString(after.pushes));
    if (result.isOptimal)
      told << (isByPushes ? tr("No solution has fewer pushes.") : tr("No solution has fewer moves."));
    if (m_keepsImproved && before != after) {
      const sokoban::Replay replay = sokoban::play(*m_improved, result.steps);
      QString complaint;
      m_book->enter(m_improvedIdentity, replay.steps, &complaint, false);
      if (!complaint.isEmpty() && !complaints.contains(complaint)) complaints << complaint;
    }
  }
  // With help it is in no book: it becomes another way of the game, which goes on where it is.
  if (!m_keepsImproved && game().opening().board == *m_improved && results[0].before != results[0].after) {
    const HistoryPosition here = game().history().position();
    const bool goesOn = !isSolved();
    mutableGame().jumpTo(game().history().oldest(), game::JumpBy::Program);
    const bool isWhole = goAhead(results[0].steps, false);
    jumpTo(goesOn ? here : game().line().back());
    if (!isWhole) return;  // which has been told
    if (goesOn) told << tr("The result has been added to this game as a branch.");
  }
  if (!complaints.isEmpty()) return complain((complaints + told).join(QLatin1Char(' ')));
  const bool hasGained = std::ranges::any_of(
      results, [](const sokoban::Improved& result) { return result.before != result.after; });
  if (game().opening().level == *m_improved)
    say(told.join(QLatin1Char(' ')));
  else if (hasGained)  // who has gone on to another level is not told of nothing
    say(tr("Previous level: %1").arg(told.join(QLatin1Char(' '))));
}

// ---- Hints ---------------------------------------------------------------------------------------------------------------------

QList<QAction*> SokobanPage::helpers() const {
  return {action(GameCommand::Hint), action(GameCommand::PlayHint), action(GameCommand::Solve),
          m_actions[SokobanCommand::FileSolution]};
}

void SokobanPage::connectHelp() {
  Settings& settings = *host().settings;
  if (host().memory) m_solvePanel->setMostBytes(host().memory->total() / 2);
  constexpr double kDay = 86'400;
  m_solvePanel->setLimits(
      settings.number("sokoban/solve-seconds", m_solvePanel->seconds(), 1, kDay),
      static_cast<std::size_t>(settings.number(
          "sokoban/solve-bytes", static_cast<double>(m_solvePanel->bytes()), 1, Settings::kMostMemory)));
  connect(m_solvePanel, &SolvePanel::limitsChosen, this, [this] {
    host().settings->setNumber("sokoban/solve-seconds", m_solvePanel->seconds());
    host().settings->setNumber("sokoban/solve-bytes", static_cast<double>(m_solvePanel->bytes()));
  });
  m_help = new LevelHelp(host(), game(), *m_board, *m_solvePanel, this);
  connect(m_help, &LevelHelp::groundFound, this, &SokobanPage::askAtLast);
  connect(m_help, &LevelHelp::stepsWanted, this, &SokobanPage::play);
  connect(m_help, &LevelHelp::pathWanted, this, &SokobanPage::goAhead);
  connect(m_help, &LevelHelp::pathTold, this, &SokobanPage::say);
  connect(m_help, &LevelHelp::helped, this, [this](std::size_t pushes) {
    if (pushes > 0 || game().hints() == 0)  // whoever was told anything had help
      addHelp(std::max<std::size_t>(1, pushes));
  });
  connect(m_help, &LevelHelp::hintEnds, this, &SokobanPage::endHint);
  connect(m_help, &LevelHelp::pathBackFound, this, [this](std::size_t moves) {
    if (moves < game().place()) offerBack(game().line()[moves]);
  });
  remember(m_actions[SokobanCommand::ShowDeadEnds], "sokoban/dead-ends", true, [this](bool isShown) {
    forgetHint();
    m_help->setDeadEndsShown(isShown);
  });
}

void SokobanPage::tellHint(int grade) { askedHelp().hint(grade); }
bool SokobanPage::isHintAwaited() const { return m_help->isAwaited(); }
void SokobanPage::playHint() { askedHelp().playNext(); }
void SokobanPage::solve() { askedHelp().playOn(); }

}  // namespace searchlight::ui
