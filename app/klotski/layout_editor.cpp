// app/klotski/layout_editor.cpp: the drawing, its history, and what is said of it.
#include "app/klotski/layout_editor.h"

#include <QAction>
#include <QButtonGroup>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStringList>
#include <algorithm>
#include <optional>
#include <utility>

#include "app/klotski/opening_list.h"
#include "app/klotski/verdict_text.h"
#include "app/shell/discard_box.h"
#include "app/shell/esc_stops.h"
#include "app/shell/read_text.h"
#include "widgets/klotski/draft_texts.h"
#include "widgets/search/note_line.h"

namespace searchlight::ui {
namespace {

using klotski::Draft;

constexpr std::size_t kMostEdits = 10'000;

// Of the exit's list: by the goal, none, and then the sides.
enum ExitChoice { kByGoal, kNoExit, kFirstSide };

}  // namespace

LayoutEditor::LayoutEditor(const klotski::Game& game, RemainingFinder* finder,
                           klotski::Component::Budget memory,
                           std::function<std::vector<OpeningItem>()> openings, PieceStyle style,
                           PieceNameStyle names, QWidget* parent)
    : QDialog(parent),
      m_game(game),
      m_openings(std::move(openings)),
      m_style(style),
      m_history(HistoryLimits{.changes = kMostEdits}),
      m_finder(finder),
      m_memory(std::move(memory)),
      m_view(new DraftView(this)),
      m_line(new QLabel(this)) {
  build();
  m_view->setStyle(style);
  m_view->setNameStyle(names);
  m_view->setDraft(Draft(game.opening().board, game.state()));
  m_unchanged = m_history.position();
  connect(m_view, &DraftView::drawn, this, &LayoutEditor::edit);
  connect(m_view, &DraftView::told, this, [this](const QString& text) { tell(text, false); });
  connect(m_view, &DraftView::refused, this, [this](const QString& why) { tell(why, true); });
  connect(m_finder, &RemainingFinder::found, this,
          [this](const std::shared_ptr<const klotski::Component>& found) {
            m_remaining = found;
            showCheck();
          });
  new EscStops(
      this, [this] { return m_finder->isFinding(); },
      [this] {
        m_finder->stop();
        m_isGivenUp = true;
        showCheck();
      });
  retranslate();
  showDraft();
  m_view->setFocus();
}

LayoutEditor::~LayoutEditor() { forget(); }

void LayoutEditor::forget() {
  m_finder->stop();
  m_finder->release(std::exchange(m_remaining, nullptr));
  m_finder->release(std::exchange(m_component, nullptr));
}

void LayoutEditor::goOnWith(const Draft& draft, const QString& title) {
  m_isGoneOn = true;
  m_name->setText(title);
  m_view->setDraft(draft);
  showDraft();
}

void LayoutEditor::sayBack() {
  const QString name = shownTitle(title());
  m_news->setNote(NoteKind::Info, name.isEmpty() ? tr("Your drawing is here again.")
                                                 : tr("Your drawing of “%1” is here again.").arg(name));
}

QString LayoutEditor::title() const { return m_name->text().simplified(); }

// The catalogue's openings have its names and figures, whatever letters and exit were drawn; others of the 5 x 4 board the
// letters that all of them have, so that equal ones are equal.
klotski::Game LayoutEditor::game() const {
  const klotski::Board board = *draft().board();
  if (const std::optional<std::size_t> known = openingOf(board))
    return klotski::Game({openingBoard(*known), openingTitle(*known).toStdString()});
  const std::optional<klotski::Code> code = board.codeOf(board.opening());
  const bool isUsual = code && klotski::Board::of(*code).exit() == board.exit();
  return klotski::Game({isUsual ? klotski::Board::of(*code) : board, title().toStdString()});
}

void LayoutEditor::reject() {
  if ((m_isGoneOn || m_history.position() != m_unchanged) &&
      !mayDiscard(this, windowTitle(), tr("Discard this layout?"), tr("Go on drawing")))
    return;
  m_finder->stop();
  QDialog::reject();
}

// ---- Edits --------------------------------------------------------------------------------------------------------------------

void LayoutEditor::edit(const Draft& next) {
  if (next == draft()) return;
  m_history.record({draft(), next});
  m_news->clear();
  m_view->setDraft(next);
  showDraft();
}

void LayoutEditor::goThroughHistory(bool isUndo) {
  Draft drawn = draft();
  if (!(isUndo ? m_history.undo(drawn) : m_history.redo(drawn))) return;
  m_view->setDraft(drawn);
  showDraft();
}

void LayoutEditor::beginWithOpening() {
  OpeningDialog dialog(m_openings(), -1, m_style, this);
  if (dialog.exec() != QDialog::Accepted) return;
  const klotski::Board& board = openingBoard(static_cast<std::size_t>(dialog.chosen()));
  edit(Draft(board, board.opening()));
}

void LayoutEditor::resizeBoard() {
  if (m_isShowing) return;
  Draft next = draft();
  next.resize(m_columns->value(), m_rows->value());
  edit(next);
}

// A side that is chosen anew has its exit where the goal is, else in the middle.
void LayoutEditor::takeExit(bool isOtherSide) {
  if (m_isShowing) return;
  Draft next = draft();
  const int choice = m_exit->currentIndex();
  if (choice == kByGoal) {
    next.setExitByGoal();
  } else if (choice == kNoExit) {
    next.setExit(std::nullopt);
  } else {
    const auto side = static_cast<klotski::Side>(choice - kFirstSide);
    const bool isAcross = side == klotski::Side::Top || side == klotski::Side::Bottom;
    const int length = isAcross ? next.width() : next.height();
    int first = std::min(m_exitFirst->value(), length - 1), last = std::min(m_exitLast->value(), length - 1);
    if (isOtherSide) {
      first = (length - 1) / 2;
      last = length / 2;
      if (!next.goals().empty()) {
        const std::vector<Point> cells = next.goalCells(next.goals().front().letter);
        const auto [low, high] = std::ranges::minmax(cells, {}, isAcross ? &Point::x : &Point::y);
        first = isAcross ? low.x : low.y;
        last = isAcross ? high.x : high.y;
      }
    }
    next.setExit(klotski::Exit{side, std::min(first, last), std::max(first, last)});
  }
  edit(next);
  showExit();  // also where nothing has changed but what was typed
}

// ---- What is shown ----------------------------------------------------------------------------------------------------------------

void LayoutEditor::showDraft() {
  m_isShowing = true;
  m_columns->setValue(draft().width());
  m_rows->setValue(draft().height());
  m_isShowing = false;
  showExit();
  m_undo->setEnabled(m_history.canUndo());
  m_redo->setEnabled(m_history.canRedo());
  check();
  Q_EMIT changed();
}

void LayoutEditor::showExit() {
  m_isShowing = true;
  const std::optional<klotski::Exit>& exit = draft().exit();
  const bool isSide = exit && !draft().isExitByGoal();
  m_exit->setCurrentIndex(draft().isExitByGoal() ? kByGoal
                          : isSide               ? kFirstSide + static_cast<int>(exit->side)
                                                 : kNoExit);
  for (QWidget* part : {static_cast<QWidget*>(m_exitRange), static_cast<QWidget*>(m_exitFirst),
                        static_cast<QWidget*>(m_exitTo), static_cast<QWidget*>(m_exitLast)})
    part->setVisible(isSide);
  if (isSide) {
    const bool isAcross = exit->side == klotski::Side::Top || exit->side == klotski::Side::Bottom;
    m_exitRange->setText(isAcross ? tr("Columns", "of the exit") : tr("Rows", "of the exit"));
    for (QSpinBox* end : {m_exitFirst, m_exitLast})
      end->setRange(0, (isAcross ? draft().width() : draft().height()) - 1);
    m_exitFirst->setValue(exit->first);
    m_exitLast->setValue(exit->last);
  }
  m_isShowing = false;
}

void LayoutEditor::check() {
  forget();
  m_isGivenUp = false;
  m_faults = draft().faults();
  std::vector<Point> marked;
  for (const klotski::DraftFault& fault : m_faults)
    marked.insert(marked.end(), fault.cells.begin(), fault.cells.end());
  m_view->setMarked(marked);
  if (const std::optional<klotski::Board> board = draft().board();
      board && !board->isSolved(board->opening())) {
    m_component = std::make_shared<klotski::SharedComponent>(*board, m_memory);
    m_finder->find(m_component);
  }
  showCheck();
}

void LayoutEditor::showCheck() {
  m_play->setEnabled(m_faults.empty());
  if (!m_faults.empty()) {
    QStringList said;
    for (const klotski::DraftFault& fault : m_faults) said << faultText(draft(), fault);
    m_note->setNote(draft().letters().empty() ? NoteKind::Info : NoteKind::Error,
                    said.join(QLatin1Char('\n')));
    return m_figures->hide();
  }
  const klotski::Board board = *draft().board();
  QStringList figures;
  if (const auto known = openingOf(board))
    figures << tr("This is %1.", "an opening of the catalogue").arg(openingTitle(*known));
  if (board.isSolved(board.opening())) {
    m_note->setNote(NoteKind::Warning, tr("It is solved already: the goal is where the piece stands."));
  } else if (m_finder->isFinding()) {
    m_note->setNote(NoteKind::Info, lookingText());
  } else if (m_isGivenUp) {
    m_note->setNote(NoteKind::Info,
                    tr("Stopped: whether it can be solved is looked at again after the next change."));
  } else if (!m_remaining) {
    m_note->setNote(NoteKind::Warning, tr("There is not enough memory to look at all placements."));
  } else {
    const bool isGood = m_remaining->isComplete() && !m_remaining->isUnsolvable();
    m_note->setNote(isGood ? NoteKind::Info : NoteKind::Warning, verdictText(*m_remaining, board.opening()));
    if (const QString needed = neededText(*m_remaining, board.opening()); !needed.isEmpty())
      figures.prepend(tr("Fewest: %1.", "moves, straight slides, steps").arg(needed));
  }
  m_figures->setText(figures.join(QLatin1Char('\n')));
  m_figures->setVisible(!figures.isEmpty());
}

void LayoutEditor::tell(const QString& text, bool isRefusal) {
  QFont font = m_line->font();
  font.setBold(isRefusal);
  m_line->setFont(font);
  m_line->setText(text);
}

}  // namespace searchlight::ui
