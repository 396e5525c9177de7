// app/sokoban/level_help.cpp: from a question to a solver and to words.
#include "app/sokoban/level_help.h"

#include <QStringList>
#include <algorithm>
#include <iterator>
#include <utility>

#include "widgets/sokoban/sokoban_texts.h"
#include "widgets/sokoban/sokoban_view.h"
#include "widgets/sokoban/solve_panel.h"

namespace searchlight::ui {
namespace {

constexpr int kPatienceMs = 1'000;            // most levels are proven by then
constexpr int kKnownPatienceMs = 300;         // where a solution is known before anybody asks
constexpr std::size_t kQuickGround = 20'000;  // cells times boxes: no reason for a thread

}  // namespace

LevelHelp::LevelHelp(const PageHost& host, const sokoban::Game& game, SokobanView& board, SolvePanel& panel,
                     QObject* parent)
    : QObject(parent), m_host(host), m_game(game), m_board(board), m_panel(panel) {
  m_patience.setSingleShot(true);
  connect(&m_patience, &QTimer::timeout, this, &LevelHelp::tell);
  connect(&m_panel, &SolvePanel::stopWanted, this, &LevelHelp::finish);
  connect(&m_panel, &SolvePanel::moreWanted, this, &LevelHelp::goOn);
  connect(&m_panel, &SolvePanel::limitsChosen, this, [this] {
    if (m_known == Known::NotWithinLimits) m_known = Known::Nothing;  // it may be asked again
  });
}

LevelHelp::~LevelHelp() = default;

// ---- The game goes on -------------------------------------------------------------------------------------------------------------

void LevelHelp::gameChanged(bool isPaused) {
  stop();
  m_isPaused = isPaused;
  // Another attempt at the same level: what is known of that stays.
  if (!m_level || !(m_level->board() == m_game.opening().board)) {
    m_level = std::make_shared<const LevelGround>(m_game.opening().board);
    m_grounding.cancel();
    m_hereOf.reset();
    m_preparing.ask([level = m_level](const std::stop_token&) { level->ground(); },
                    [](const TaskResult<void>&) {});  // whoever needs it is told what is wrong
    m_path.reset();
    m_fewest.reset();
    m_thumbnails.reset();
  }
  dropSittings();
  m_asked.reset();
  m_known = Known::Nothing;
  positionChanged();
}

void LevelHelp::positionChanged() {
  if (!m_level) return;
  m_grade = 0;
  m_pathBack.cancel();
  m_foundBack.reset();
  setWish(Wish::None);
  m_panel.setText({});
  // A walk changes nothing of what is asked; a push makes it another question.
  const bool isSame = m_asked && m_asked->boxes == m_game.state().boxes &&
                      m_game.opening().board.reach(m_game.state())[m_asked->worker];
  if (!isSame) {
    stop();
    dropSittings();
    m_asked.reset();
    m_known = Known::Nothing;
  }
  m_seeker.cancel();
  m_ends.clear();
  showLost();
  if (m_isPaused || !m_showsDeadEnds) return;
  m_seeker.ask(
      [level = m_level, position = m_game.state()](const std::stop_token& stop) {
        return sokoban::findDeadEnds(level->ground(), position, stop);
      },
      [this](const TaskResult<std::vector<sokoban::DeadEnd>>& ends) {
        ends ? takeDeadEnds(*ends) : m_panel.setText(ends.why());
      });
}

void LevelHelp::setPaused(bool isPaused) {
  if (m_isPaused == isPaused) return;
  m_isPaused = isPaused;
  if (isPaused) stop();
  dropSittings();  // the memory is for what is looked at
  positionChanged();
}

void LevelHelp::setDeadEndsShown(bool isShown) {
  m_showsDeadEnds = isShown;
  positionChanged();
}

bool LevelHelp::isSettled() const {
  return !m_grounding.isBusy() && !m_seeker.isBusy() && !m_solver.isBusy() && !m_pathBack.isBusy() &&
         m_wish == Wish::None;
}

void LevelHelp::showLost() {
  QStringList reasons;
  if (!m_isPaused)
    for (const sokoban::DeadEnd& end : m_ends) reasons << deadEndText(m_game.opening().board, end);
  m_panel.setLost(reasons.join(QLatin1Char(' ')));
  showMarks();
}

void LevelHelp::showMarks() {
  SokobanMarks marks;
  if (!m_isPaused) {
    for (const sokoban::DeadEnd& end : m_ends) {
      std::vector<sokoban::Cell> all;
      std::ranges::set_union(marks.lost, end.boxes, std::back_inserter(all));
      marks.lost = std::move(all);
    }
    if (const auto at = place(); m_grade >= 2 && at && *at < m_path->pushes()) {
      const sokoban::SolutionPath::NextPush& next = m_path->push(*at);
      marks.hint = {next.box, m_grade >= 3 ? m_game.opening().board.beside(next.box, next.direction)
                                           : sokoban::kNoCell};
    }
  }
  m_board.setMarks(marks);
}

// ---- Questions --------------------------------------------------------------------------------------------------------------------

std::optional<std::size_t> LevelHelp::place() const {
  return m_path ? m_path->find(m_game.state()) : std::nullopt;
}

void LevelHelp::hint(int grade) {
  if (m_isPaused) return;
  m_board.finishMotion();
  m_grade = grade;
  m_lastWish = Wish::None;
  ask();
}
void LevelHelp::playNext() {
  if (m_isPaused) return;
  setWish(Wish::Next);
  ask();
}
void LevelHelp::playOn() {
  if (m_isPaused) return;
  setWish(Wish::On);
  ask();
}

void LevelHelp::stop() {
  setWish(Wish::None);
  m_pathBack.cancel();
  if (!m_solver.isBusy()) return;
  m_solver.cancel();
  m_spent += static_cast<double>(m_sitting.elapsed()) / 1'000;
  m_panel.setProgress(std::nullopt);
}

void LevelHelp::finish() {
  const bool isEnded = isWorking();
  const bool wantedAll = m_wish == Wish::On;
  stop();
  const auto at = place();
  if (wantedAll && at && *at < m_path->pushes()) {
    Q_EMIT helped(m_path->pushes() - *at);
    Q_EMIT pathWanted(m_path->stepsToEnd(m_game.state(), *at), false);
  }
  const QString text = hintText();
  if (isEnded && text.isEmpty())
    showText(m_bound.isEmpty()
                 ? tr("Stopped: no solution found yet.")
                 : tr("Stopped: no solution found yet. Any solution needs at least %1.").arg(m_bound));
  else if (isEnded || m_grade > 0)
    showText(text);
}

void LevelHelp::setWish(Wish wish) {
  m_wish = wish;
  m_patience.stop();
  if (wish == Wish::None) return;
  m_lastWish = wish;
  m_patience.start(place() ? kKnownPatienceMs : kPatienceMs);
}

void LevelHelp::know(const std::vector<Direction>& steps) {
  if (m_isPaused || place()) return;
  sokoban::SolutionPath path(m_game.opening().board, m_game.opening().board.opening(), steps, false);
  if (path.find(m_game.state())) m_path = std::move(path);
}

bool LevelHelp::canGoOn() const {
  return m_sittings && !m_isPaused && !m_solver.isBusy() && !m_game.isSolved() && m_ends.empty() && !place();
}

void LevelHelp::goOn() {
  if (!canGoOn()) return;
  m_known = Known::Nothing;
  if (m_lastWish != Wish::None) setWish(m_lastWish);
  ask();
}

// Much memory takes a while to give back.
void LevelHelp::dropSittings() {
  m_solver.release(std::exchange(m_sittings, nullptr));
  m_spent = 0;
}

void LevelHelp::showText(const QString& text) {
  m_panel.setText(text, canGoOn() && !text.isEmpty() ? tr("Continue with more time") : QString());
}

// A solver is asked where nothing is known yet, or where what is known is not proven and no limit has forbidden it.
void LevelHelp::ask() {
  const bool isOnWay = place().has_value();
  const bool isAnswered = m_game.isSolved() || !m_ends.empty() || (isOnWay && m_path->isOptimal()) ||
                          (m_asked && m_known != Known::Nothing) || m_solver.isBusy();
  if (!isAnswered) {
    if (isOnWay) dropSittings();
    if (!m_sittings) {  // else it goes on from where it began
      m_asked = m_game.state();
      m_bound.clear();
    }
    m_known = Known::Nothing;
    Q_EMIT begins();
    solve(!isOnWay);
  }
  tell();
}

void LevelHelp::solve(bool needsAny) {
  SolveTask asked{m_level, *m_asked, needsAny, limits(), m_host.memory};
  if (needsAny) {
    if (!m_sittings) m_sittings = std::make_shared<SolveSittings>();
    asked.sittings = m_sittings;
    asked.limits.seconds = std::max(asked.limits.seconds, m_spent);  // each as long as all before it
  }
  m_pictured.reset();
  m_picture = {};
  m_sitting.start();
  m_solver.ask(
      [this, task = std::move(asked)](const std::stop_token& stop, const TaskTeller& teller) {
        return solveLevel(
            task, stop,
            [this, &teller](const SolveStage& stage) {
              teller.tellLatest([this, stage] { showProgress(stage); });
            },
            [this, &teller](const sokoban::LevelSolution& solution) {
              teller.tell([this, solution] { take(solution); });
            });
      },
      [this](const TaskResult<search::Outcome>& outcome) {
        takeEnd(outcome.valueOr(search::Outcome::MemoryLimit));
        if (!outcome) showText(outcome.why());
      });
}

// Half of the memory is for what else the program has to search.
search::Limits LevelHelp::limits() const {
  const std::size_t most = m_host.memory ? m_host.memory->total() / 2 : m_panel.bytes();
  search::Limits out;
  out.seconds = m_panel.seconds();
  out.bytes = std::min(m_panel.bytes(), most);
  return out;
}

void LevelHelp::lookBack() {
  if (m_foundBack || m_pathBack.isBusy()) return;
  m_pathBack.ask([task = SolveTask{m_level, m_game.state(), true, limits(), m_host.memory},
                  opening = m_game.opening(), moves = m_game.movesMade()](
                     const std::stop_token& stop) { return ui::lookBack(task, opening, moves, stop); },
                 [this](const TaskResult<PathBack>& found) {
                   if (found) m_foundBack = *found;
                   m_panel.setText(found ? hintText() : hintText() + QLatin1Char(' ') + found.why());
                   found && found->moves ? Q_EMIT pathBackFound(*found->moves) : Q_EMIT hintEnds();
                 });
}

// A small board's is there in less than a millisecond.
LevelHelp::Here LevelHelp::groundHere() {
  if (m_hereOf == m_game.state()) return m_here;
  m_hereOf = m_game.state();
  m_here = {nullptr, tr("Preparing the level…")};
  const auto find = [level = m_level, position = m_game.state()](const std::stop_token&) {
    return level->groundFrom(position);
  };
  const sokoban::Board& board = m_level->board();
  if (board.cellCount() * board.opening().boxes.size() <= kQuickGround) {
    m_grounding.cancel();
    try {
      takeGround(find({}));
    } catch (...) {
      takeGround(currentTaskProblem());
    }
  } else {
    m_grounding.ask(find, [this](const TaskResult<sokoban::SharedGround>& ground) {
      takeGround(ground);
      Q_EMIT groundFound();
    });
  }
  return m_here;
}

void LevelHelp::takeGround(const TaskResult<sokoban::SharedGround>& ground) {
  m_here = ground ? Here{*ground, {}} : Here{nullptr, ground.why()};
}

// ---- Answers ----------------------------------------------------------------------------------------------------------------------

void LevelHelp::takeDeadEnds(const std::vector<sokoban::DeadEnd>& ends) {
  m_ends = ends;
  showLost();
  if (m_ends.empty()) return;
  if (m_solver.isBusy()) {  // whoever asks need not wait for the search
    m_solver.cancel();
    m_panel.setProgress(std::nullopt);
  }
  dropSittings();
  tell();
}

void LevelHelp::take(const sokoban::LevelSolution& solution) {
  if (!m_asked) return;
  sokoban::SolutionPath path(m_game.opening().board, *m_asked, solution.steps, solution.isOptimal);
  const auto at = place();
  // A way that is known and no longer stays, unless this one is proven.
  if (!at || path.isOptimal() || path.pushes() < m_path->pushes() - *at) m_path = std::move(path);
  if (const auto first = m_path->find(m_game.opening().board.opening()); first && m_path->isOptimal())
    m_fewest = static_cast<std::uint32_t>(m_path->pushes() - *first);
  tell();
}

void LevelHelp::takeEnd(search::Outcome outcome) {
  m_panel.setProgress(std::nullopt);
  m_spent += static_cast<double>(m_sitting.elapsed()) / 1'000;
  if (outcome != search::Outcome::TimeLimit || place()) dropSittings();
  if (outcome == search::Outcome::Exhausted)
    m_known = Known::Lost;
  else if (outcome != search::Outcome::Solved)
    m_known = Known::NotWithinLimits;
  tell();
}

void LevelHelp::tell() {
  const auto at = place();
  const bool isWaiting = m_solver.isBusy() && m_patience.isActive() && !(at && m_path->isOptimal());
  if (m_grade > 0 && isLost()) {
    lookBack();
    if (m_game.hints() == 0) Q_EMIT helped(0);
  } else if (m_grade > 0 && !m_solver.isBusy() && (m_game.isSolved() || !at)) {
    Q_EMIT hintEnds();
  }
  if (m_grade > 0 || m_wish != Wish::None) showText(hintText());
  if (at && (m_grade > 0 || m_wish != Wish::None)) Q_EMIT helped(0);
  showMarks();
  if (m_wish == Wish::None || isWaiting) return;
  if (at && *at < m_path->pushes()) {
    const Wish wish = std::exchange(m_wish, Wish::None);
    m_patience.stop();
    // What is emitted comes back as positionChanged(): nothing may be looked at afterwards.
    const std::size_t pushes = wish == Wish::Next ? 1 : m_path->pushes() - *at;
    const std::vector<Direction> steps = wish == Wish::Next ? m_path->stepsToNext(m_game.state(), *at)
                                                            : m_path->stepsToEnd(m_game.state(), *at);
    Q_EMIT helped(pushes);
    if (wish == Wish::Next) return Q_EMIT stepsWanted(steps);
    Q_EMIT pathTold(pathText(pushes));
    return Q_EMIT pathWanted(steps, true);
  }
  if (!m_solver.isBusy()) setWish(Wish::None);
}

}  // namespace searchlight::ui
