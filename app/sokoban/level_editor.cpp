// app/sokoban/level_editor.cpp: the drawing as a level: what is wrong with it, whether it can be solved, and where it goes.
#include "app/sokoban/level_editor.h"

#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <algorithm>
#include <exception>
#include <utility>
#include <variant>

#include "app/shell/read_on_thread.h"
#include "app/sokoban/level_saving.h"
#include "widgets/sokoban/sokoban_texts.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {
namespace {

using sokoban::LevelDraft;

constexpr search::Limits kJudgeLimits{.seconds = 20, .bytes = std::size_t{1} << 30};

}  // namespace

LevelEditor::~LevelEditor() { m_judge.stop(); }

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
    if (!level.board && level.rows.empty()) return tell(errorText(QString::fromStdString(level.fault)));
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
  m_judge.find(*board(), limits, m_memory);
}

void LevelEditor::stopJudging() {
  m_judge.stop();
  m_verdict.reset();
}

// Core's reason as a sentence, and where the place to look at is.
QString LevelEditor::faultText() const {
  if (draft().isEmpty()) return tr("The level is empty. Choose a tool and draw with the mouse or keys.");
  const auto& fault = std::get<sokoban::Fault>(m_checked);
  QString what = errorText(QString::fromStdString(fault.what));
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
  const bool isGood = m_verdict->kind <= LevelVerdict::Kind::Solved;
  return {isGood ? NoteKind::Info : NoteKind::Warning, verdictText(*m_verdict), figures};
}

}  // namespace searchlight::ui
