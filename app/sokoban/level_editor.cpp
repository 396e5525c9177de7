// app/sokoban/level_editor.cpp: the drawing as a level: what is wrong with it, whether it can be solved, and where it goes.
#include "app/sokoban/level_editor.h"

#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QFileInfo>
#include <algorithm>
#include <exception>
#include <variant>

#include "app/shell/read_on_thread.h"
#include "app/sokoban/level_saving.h"
#include "core/sokoban/solve.h"
#include "widgets/sokoban/sokoban_texts.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {
namespace {

using sokoban::LevelDraft;

constexpr search::Limits kJudgeLimits{.seconds = 20, .bytes = std::size_t{1} << 30};

// For lupdate: these functions belong to no class.
struct LevelVerdictTexts {
  Q_DECLARE_TR_FUNCTIONS(LevelVerdictTexts)
};

// A* as long as the limits allow for and, where that is not enough, any solution as long again.
LevelVerdict judgeLevel(const sokoban::Board& board, const search::Limits& limits,
                        const std::shared_ptr<search::MemoryBudget>& budget, const std::stop_token& stop) {
  LevelVerdict verdict;
  const sokoban::LevelQuestion question;
  const auto ground = std::make_shared<const sokoban::Ground>(board);
  const search::SessionOptions options{.algorithm = search::Algorithm::AStar, .budget = budget};
  const auto take = [&](const sokoban::LevelSolution& found) {
    if (found.outcome == search::Outcome::Exhausted) verdict.kind = LevelVerdict::Kind::Unsolvable;
    if (found.outcome != search::Outcome::Solved) return;
    verdict.kind = found.isOptimal ? LevelVerdict::Kind::Proven : LevelVerdict::Kind::Solved;
    verdict.played = {found.moves(), found.pushes};
  };
  const sokoban::LevelSolution proven = sokoban::solve(ground, question, options, limits, stop);
  verdict.expanded = proven.stats.expanded;
  take(proven);
  if (verdict.kind == LevelVerdict::Kind::Unknown && !stop.stop_requested())
    take(sokoban::solveAny(ground, question.ideas, limits, stop, budget, {}));
  return verdict;
}

QString verdictText(const LevelVerdict& verdict) {
  const QString played = playedText(verdict.played);
  switch (verdict.kind) {
    case LevelVerdict::Kind::Proven:
      return LevelVerdictTexts::tr("Solvable: %1; no solution has fewer pushes.").arg(played);
    case LevelVerdict::Kind::Solved:
      return LevelVerdictTexts::tr("Solvable: %1; better solutions may exist.").arg(played);
    case LevelVerdict::Kind::Unsolvable:
      return LevelVerdictTexts::tr("Unsolvable: every reachable state was examined.");
    case LevelVerdict::Kind::Unknown: break;
  }
  return LevelVerdictTexts::tr(
      "No solution found within the time and memory limits. The level may be hard or unsolvable.");
}

}  // namespace

LevelEditor::~LevelEditor() { m_judge.cancel(); }

sokoban::Level LevelEditor::level() const {
  const sokoban::TitledLevelDraft drawn = drawing();
  sokoban::Level level;
  level.board = drawn.draft.board();
  level.title = drawn.title;
  level.author = drawn.author;
  return level;
}

// A title is lost like a wall.
void LevelEditor::namesEdited() {
  setUnsaved();
  DraftEditor::namesEdited();
}

// ---- Edits --------------------------------------------------------------------------------------------------------------------

void LevelEditor::begin(int what) {
  const int columns = std::max(draft().width(), 3), rows = std::max(draft().height(), 3);
  if (what == BeginEmpty) return edit(LevelDraft(columns, rows));
  if (what == BeginRoom) return edit(LevelDraft::room(columns, rows));
  const Played now = m_played();
  edit(LevelDraft(now.board, what == BeginOpening ? now.board.opening() : now.position));
}

// ---- Clipboard and files --------------------------------------------------------------------------------------------------------

void LevelEditor::copy() {
  sokoban::Level drawn = level();
  if (!drawn.board) {  // as it is
    LevelDraft cropped = draft();
    cropped.crop();
    drawn.rows = cropped.rows();
  }
  QApplication::clipboard()->setText(QString::fromStdString(sokoban::levelText(drawn)));
  tell(tr("Drawing copied to the clipboard as text."));
}

// The first level of the text, a broken one, too: that is what an editor is for.
void LevelEditor::paste() {
  const std::string text = QApplication::clipboard()->text().toStdString();
  try {
    const QString name = tr("Pasted text");
    sokoban::Collection read;
    readOnThread(this, name, [&](const GoesOn& goesOn) {  // there may be thousands of levels in it
      read = sokoban::readCollection(text, name.toStdString(), goesOn);
    });
    const sokoban::Level& level = read.levels.front();
    if (!level.board && level.rows.empty()) return tell(errorText(level.fault));
    const LevelDraft next =
        level.board ? LevelDraft(*level.board, level.board->opening()) : LevelDraft(level.rows);
    edit(next);
    if (!level.title.empty()) setName(0, QString::fromStdString(level.title));
    if (!level.author.empty()) setName(1, QString::fromStdString(level.author));
  } catch (const ReadingGivenUp&) {
  } catch (const std::exception& e) {
    tell(errorText(e));
  }
}

void LevelEditor::save() {
  const sokoban::Level drawn = level();
  if (!drawn.board) {
    if (!m_keep) return;
    const auto why = m_keep();
    if (!why) return setSaved(tr("Saved as a workspace. Open it to continue this drawing."));
    if (!why->isEmpty()) tell(*why);
    return;
  }
  if (const auto path = saveLevels(this, *m_settings, {drawn}))
    setSaved(tr("Saved in %1.").arg(QFileInfo(*path).fileName()));
}

// ---- What is said of it -----------------------------------------------------------------------------------------------------------

std::vector<Point> LevelEditor::findFaults() {
  m_checked = draft().check();
  const sokoban::Fault* fault = std::get_if<sokoban::Fault>(&m_checked);
  return fault ? fault->cells : std::vector<Point>();
}

bool LevelEditor::isJudgeable() const { return board() && !board()->isSolved(board()->opening()); }

void LevelEditor::judge() {
  search::Limits limits = kJudgeLimits;
  limits.bytes = std::min(limits.bytes, search::shareOf(m_memory.get()));
  m_judge.ask([board = *board(), limits, memory = m_memory](
                  const std::stop_token& stop) { return judgeLevel(board, limits, memory, stop); },
              [this](const TaskResult<LevelVerdict>& verdict) {
                m_verdict = verdict;
                showVerdict();
              });
}

void LevelEditor::stopJudging() {
  m_judge.cancel();
  m_verdict.reset();
}

// Core's reason as a sentence, and where the place to look at is.
QString LevelEditor::faultText() const {
  if (draft().isEmpty()) return tr("The level is empty. Choose a tool and draw with the mouse or keyboard.");
  const auto& fault = std::get<sokoban::Fault>(m_checked);
  QString what = errorText(fault.what);
  what.front() = what.front().toUpper();
  if (fault.row < 0 || fault.cells.empty()) return tr("%1.", "a sentence").arg(what);
  const Point at = fault.cells.back();
  return tr("%1: column %2, row %3.", "what is wrong and where").arg(what).arg(at.x).arg(at.y);
}

EditorFrame::Verdict LevelEditor::verdict() const {
  const sokoban::Board* drawn = board();
  if (!drawn) return {draft().isEmpty() ? NoteKind::Info : NoteKind::Error, faultText(), {}, false};
  const std::size_t boxes = drawn->opening().boxes.size();
  QStringList figures{tr("%1, %2", "boxes, goals").arg(boxesText(boxes), goalsText(drawn->goals().size()))};
  if (!draft().decoration().empty())
    figures << tr("The worker cannot reach some boxes or goals; they are not part of the level.");
  if (drawn->isSolved(drawn->opening()))
    return {NoteKind::Warning, tr("The level is already solved: every box is on a goal."), figures};
  if (!m_verdict) return {NoteKind::Info, tr("No errors. Searching for a solution…"), figures};
  if (!*m_verdict) return {NoteKind::Warning, m_verdict->why(), figures};
  const LevelVerdict& verdict = **m_verdict;
  const bool isGood = verdict.kind <= LevelVerdict::Kind::Solved;
  return {isGood ? NoteKind::Info : NoteKind::Warning, verdictText(verdict), figures};
}

}  // namespace searchlight::ui
