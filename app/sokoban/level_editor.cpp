// app/sokoban/level_editor.cpp: the drawing, its history, and what is said of it.
#include "app/sokoban/level_editor.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStringList>
#include <algorithm>
#include <exception>
#include <utility>

#include "app/shell/discard_box.h"
#include "app/shell/read_on_thread.h"
#include "app/shell/read_text.h"
#include "app/sokoban/level_saving.h"
#include "widgets/search/note_line.h"
#include "widgets/sokoban/sokoban_texts.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {
namespace {

using sokoban::LevelDraft;

constexpr std::size_t kMostLevelEdits = 2'000;  // of 64 KiB each at most
constexpr int kWaitMs = 300;
constexpr search::Limits kJudgeLimits{.seconds = 20, .bytes = std::size_t{1} << 30};

}  // namespace

LevelEditor::LevelEditor(std::function<Played()> played, Settings* settings,
                         std::shared_ptr<search::MemoryBudget> memory, QWidget* parent)
    : QDialog(parent),
      m_played(std::move(played)),
      m_settings(settings),
      m_memory(std::move(memory)),
      m_history(HistoryLimits{.changes = kMostLevelEdits}),
      m_view(new LevelDraftView(this)),
      m_line(new QLabel(this)) {
  build();
  const Played now = m_played();
  m_view->setDraft(LevelDraft(now.board, now.board.opening()));
  m_saved = m_history.position();
  m_wait.setSingleShot(true);
  m_wait.setInterval(kWaitMs);
  connect(&m_wait, &QTimer::timeout, this, [this] {
    search::Limits limits = kJudgeLimits;
    limits.bytes = std::min(limits.bytes, search::shareOf(m_memory.get()));
    if (const auto board = draft().board()) m_judge.find(*board, limits, m_memory);
    showCheck();
  });
  connect(m_view, &LevelDraftView::drawn, this, &LevelEditor::edit);
  connect(m_view, &LevelDraftView::told, m_line, &QLabel::setText);
  connect(&m_judge, &LevelJudge::found, this, [this](const LevelVerdict& verdict) {
    m_verdict = verdict;
    showCheck();
  });
  retranslate();
  showDraft();
  m_view->setFocus();
}

LevelEditor::~LevelEditor() { m_judge.stop(); }

void LevelEditor::setKeeper(Keeper keep) {
  m_keep = std::move(keep);
  showCheck();
}

void LevelEditor::goOnWith(const sokoban::TitledLevelDraft& drawing) {
  m_isGoneOn = true;
  m_isShowing = true;
  m_title->setText(QString::fromStdString(drawing.title));
  m_author->setText(QString::fromStdString(drawing.author));
  m_isShowing = false;
  m_view->setDraft(drawing.draft);
  showDraft();
}

void LevelEditor::sayBack() {
  const QString title = shownTitle(m_title->text());
  m_news->setNote(NoteKind::Info, title.isEmpty() ? tr("Your drawing is here again.")
                                                  : tr("Your drawing of “%1” is here again.").arg(title));
}

sokoban::TitledLevelDraft LevelEditor::drawing() const {
  return {m_title->text().simplified().toStdString(), m_author->text().simplified().toStdString(), draft()};
}

sokoban::Level LevelEditor::level() const {
  const sokoban::TitledLevelDraft drawn = drawing();
  sokoban::Level level;
  level.board = drawn.draft.board();
  level.title = drawn.title;
  level.author = drawn.author;
  return level;
}

void LevelEditor::reject() {
  if (isUnsaved() && !mayDiscard(this, windowTitle(), tr("Discard this drawing?"), tr("Go on drawing")))
    return;
  m_wait.stop();
  m_judge.stop();
  QDialog::reject();
}

// ---- Edits --------------------------------------------------------------------------------------------------------------------

void LevelEditor::edit(const LevelDraft& next) {
  if (next == draft()) return;
  // What the last edit came to is what this one begins at: a drawing is kept once.
  const Edit* last = m_history.undoChange();
  m_history.record({last ? last->after : std::make_shared<const LevelDraft>(draft()),
                    std::make_shared<const LevelDraft>(next)});
  m_news->clear();
  m_view->setDraft(next);
  showDraft();
}

void LevelEditor::goThroughHistory(bool isUndo) {
  LevelDraft drawn = draft();
  if (!(isUndo ? m_history.undo(drawn) : m_history.redo(drawn))) return;
  m_view->setDraft(drawn);
  showDraft();
}

void LevelEditor::change(Change change) {
  LevelDraft next = draft();
  const auto shift = [&](Point by) {
    if (!next.shift(by)) m_line->setText(tr("There is no room on that side: add columns or rows first."));
  };
  switch (change) {
    case TurnRight: next.turnRight(); break;
    case TurnLeft: next.turnLeft(); break;
    case Mirror: next.mirror(); break;
    case Flip: next.flip(); break;
    case ShiftLeft: shift({-1, 0}); break;
    case ShiftRight: shift({1, 0}); break;
    case ShiftUp: shift({0, -1}); break;
    case ShiftDown: shift({0, 1}); break;
    case Crop: next.crop(); break;
    case kChanges: break;
  }
  edit(next);
}

void LevelEditor::begin(Begin begin) {
  const int columns = std::max(draft().width(), 3), rows = std::max(draft().height(), 3);
  if (begin == BeginEmpty) return edit(LevelDraft(columns, rows));
  if (begin == BeginRoom) return edit(LevelDraft::room(columns, rows));
  const Played now = m_played();
  edit(LevelDraft(now.board, begin == BeginOpening ? now.board.opening() : now.position));
}

void LevelEditor::resizeDrawing() {
  if (m_isShowing) return;
  LevelDraft next = draft();
  next.resize(m_columns->value(), m_rows->value());
  edit(next);
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
  m_line->setText(tr("The drawing is on the clipboard, as text."));
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
    if (!level.board && level.rows.empty())
      return m_line->setText(errorText(QString::fromStdString(level.fault)));
    const LevelDraft next =
        level.board ? LevelDraft(*level.board, level.board->opening()) : LevelDraft(level.rows);
    edit(next);
    if (!level.title.empty()) m_title->setText(QString::fromStdString(level.title));
    if (!level.author.empty()) m_author->setText(QString::fromStdString(level.author));
  } catch (const ReadingGivenUp&) {
  } catch (const std::exception& e) {
    m_line->setText(errorText(e));
  }
}

void LevelEditor::save() {
  const sokoban::Level drawn = level();
  if (!drawn.board) {
    if (!m_keep) return;
    const auto why = m_keep();
    if (!why) return setSaved(tr("Saved as a set-up: who opens it goes on with this drawing."));
    if (!why->isEmpty()) m_line->setText(*why);
    return;
  }
  if (const auto path = saveLevels(this, *m_settings, {drawn}))
    setSaved(tr("Saved in %1.").arg(QFileInfo(*path).fileName()));
}

void LevelEditor::setSaved(const QString& told) {
  m_saved = m_history.position();
  m_isGoneOn = m_areNamesChanged = false;
  m_line->setText(told);
}

// ---- What is shown --------------------------------------------------------------------------------------------------------------

void LevelEditor::showDraft() {
  m_isShowing = true;
  m_columns->setValue(draft().width());
  m_rows->setValue(draft().height());
  m_isShowing = false;
  m_undo->setEnabled(m_history.canUndo());
  m_redo->setEnabled(m_history.canRedo());
  check();
  Q_EMIT changed();
}

void LevelEditor::check() {
  m_judge.stop();
  m_wait.stop();
  m_verdict.reset();
  const auto checked = draft().check();
  const auto* fault = std::get_if<sokoban::Fault>(&checked);
  m_fault = fault ? std::optional(*fault) : std::nullopt;
  m_view->setMarked(fault ? fault->cells : std::vector<Point>());
  if (!fault) m_wait.start();
  showCheck();
}

// Core's reason as a sentence, and where the place to look at is.
QString LevelEditor::faultText() const {
  if (draft().isEmpty()) return tr("There is nothing yet. Choose what to draw, and draw by mouse or keys.");
  QString what = errorText(QString::fromStdString(m_fault->what));
  what.front() = what.front().toUpper();
  if (m_fault->row < 0 || m_fault->cells.empty()) return tr("%1.", "a sentence").arg(what);
  const Point at = m_fault->cells.back();
  return tr("%1: column %2, row %3.", "what is wrong and where").arg(what).arg(at.x).arg(at.y);
}

void LevelEditor::showCheck() {
  m_try->setEnabled(!m_fault);
  m_save->setEnabled(!m_fault || (m_keep && !draft().isEmpty()));
  if (m_fault) {
    m_note->setNote(draft().isEmpty() ? NoteKind::Info : NoteKind::Error, faultText());
    return m_figures->hide();
  }
  QStringList figures;
  const auto checked = draft().check();
  const auto& board = std::get<sokoban::Board>(checked);
  const std::size_t boxes = board.opening().boxes.size();
  figures << tr("%1, %2", "boxes, goals").arg(boxesText(boxes), goalsText(board.goals().size()));
  if (!draft().decoration().empty())
    figures << tr(
        "Some boxes or goals are where the worker could never come: they are no part of the level.");
  if (board.isSolved(board.opening())) {
    m_judge.stop();
    m_wait.stop();
    m_note->setNote(NoteKind::Warning, tr("It is solved already: every box is on a goal."));
  } else if (!m_verdict) {
    m_note->setNote(NoteKind::Info, tr("Nothing is wrong. Looking for a solution …"));
  } else {
    const bool isGood = m_verdict->kind <= LevelVerdict::Kind::Solved;
    m_note->setNote(isGood ? NoteKind::Info : NoteKind::Warning, verdictText(*m_verdict));
  }
  m_figures->setText(figures.join(QLatin1Char('\n')));
  m_figures->show();
}

}  // namespace searchlight::ui
