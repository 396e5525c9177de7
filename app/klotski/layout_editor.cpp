// app/klotski/layout_editor.cpp: the drawing as a board: what is wrong with it, and whether it can be solved.
#include "app/klotski/layout_editor.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QLocale>
#include <QSpinBox>
#include <QStringList>
#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

#include "app/klotski/opening_list.h"
#include "app/shell/focus_stops.h"
#include "widgets/klotski/klotski_texts.h"

namespace searchlight::ui {

namespace {

// For lupdate: these functions belong to no class.
struct LayoutVerdictTexts {
  Q_DECLARE_TR_FUNCTIONS(LayoutVerdictTexts)
};

}  // namespace

QString lookingText() { return LayoutVerdictTexts::tr("Examining all positions…"); }

QString verdictText(const klotski::Component& remaining, const klotski::Position& position) {
  const QString states = QLocale().toString(static_cast<qulonglong>(remaining.states()));
  if (remaining.isUnsolvable())
    return LayoutVerdictTexts::tr("Unsolvable: none of the %1 reachable positions is a goal position.")
        .arg(states);
  if (remaining.isComplete())
    return LayoutVerdictTexts::tr("Solvable: %1 reachable positions, %2 of them goal positions.")
        .arg(states, QLocale().toString(static_cast<qulonglong>(remaining.goals())));
  const bool isKnown = remaining.of(position, klotski::Count::Moves).exact.has_value();
  return isKnown ? LayoutVerdictTexts::tr(
                       "Solvable. %1 positions were examined before the memory or time limit was reached.")
                       .arg(states)
                 : LayoutVerdictTexts::tr(
                       "%1 positions were examined before the memory or time limit was reached.")
                       .arg(states);
}

QString neededText(const klotski::Component& remaining, const klotski::Position& position) {
  if (remaining.isUnsolvable()) return {};
  QStringList counts;
  for (const klotski::Count count :
       {klotski::Count::Moves, klotski::Count::Straight, klotski::Count::Steps}) {
    const klotski::Component::Needed needed = remaining.of(position, count);
    const QString counted =
        countedText(static_cast<std::uint32_t>(needed.exact.value_or(needed.atLeast)), count);
    counts << (needed.exact ? counted
                            : LayoutVerdictTexts::tr("at least %1", "a number of moves").arg(counted));
  }
  return counts.join(
      LayoutVerdictTexts::tr(", ", "between numbers of moves, of straight slides and of steps"));
}

namespace {

using klotski::Draft;

// Of the exit's list: by the goal, none, and then the sides.
enum ExitChoice { kByGoal, kNoExit, kFirstSide };

}  // namespace

LayoutEditor::~LayoutEditor() { stopJudging(); }

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

void LayoutEditor::begin(int what) {
  switch (what) {
    case 0: return edit(Draft(draft().width(), draft().height()));
    case 1: return edit(Draft(m_game.opening().board, m_game.state()));
    case 2: return edit(Draft(m_game.opening().board, m_game.opening().board.opening()));
    default: return beginWithOpening();
  }
}

void LayoutEditor::beginWithOpening() {
  GalleryDialog dialog(m_openings(), OpeningGallery::texts(), {}, this);
  if (dialog.exec() != QDialog::Accepted) return;
  const klotski::Board& board =
      openingBoard(openingsOf(dialog.collection())[static_cast<std::size_t>(dialog.chosen())]);
  edit(Draft(board, board.opening()));
}

// ---- The exit -----------------------------------------------------------------------------------------------------------------

// A side that is chosen anew has its exit where the goal is, else in the middle.
void LayoutEditor::takeExit(bool isOtherSide) {
  if (m_isShowingExit) return;
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
  showDrawing();  // also where nothing has changed but what was typed
}

void LayoutEditor::showDrawing() {
  m_isShowingExit = true;
  const std::optional<klotski::Exit>& exit = draft().exit();
  const bool isSide = exit && !draft().isExitByGoal();
  m_exit->setCurrentIndex(draft().isExitByGoal() ? kByGoal
                          : isSide               ? kFirstSide + static_cast<int>(exit->side)
                                                 : kNoExit);
  m_exitEnds->setVisible(isSide);
  if (isSide) {
    const bool isAcross = exit->side == klotski::Side::Top || exit->side == klotski::Side::Bottom;
    m_exitRange->setText(isAcross ? tr("Columns", "of the exit") : tr("Rows", "of the exit"));
    for (QSpinBox* end : {m_exitFirst, m_exitLast})
      end->setRange(0, (isAcross ? draft().width() : draft().height()) - 1);
    m_exitFirst->setValue(exit->first);
    m_exitLast->setValue(exit->last);
  }
  m_isShowingExit = false;
}

// ---- What is said of it ---------------------------------------------------------------------------------------------------------

std::vector<Point> LayoutEditor::findFaults() {
  m_faults = draft().faults();
  std::vector<Point> cells;
  for (const klotski::DraftFault& fault : m_faults)
    cells.insert(cells.end(), fault.cells.begin(), fault.cells.end());
  return cells;
}

bool LayoutEditor::isJudgeable() const {
  const std::optional<klotski::Board> board = draft().board();
  return board && !board->isSolved(board->opening());
}

void LayoutEditor::judge() {
  m_component = std::make_shared<klotski::SharedComponent>(*draft().board(), m_memory);
  m_finder->ask([component = m_component](const std::stop_token& stop) { return component->get(stop); },
                [this](const auto& found) {
                  m_remaining = found.valueOr(nullptr);
                  showVerdict();
                });
}

void LayoutEditor::stopJudging() {
  m_finder->cancel();
  m_finder->release(std::exchange(m_remaining, nullptr));
  m_finder->release(std::exchange(m_component, nullptr));
  m_isGivenUp = false;
}

EditorFrame::Verdict LayoutEditor::verdict() const {
  if (!m_faults.empty()) {
    QStringList said;
    for (const klotski::DraftFault& fault : m_faults) said << faultText(draft(), fault);
    return {draft().letters().empty() ? NoteKind::Info : NoteKind::Error,
            said.join(QLatin1Char('\n')),
            {},
            false};
  }
  const klotski::Board board = *draft().board();
  QStringList figures;
  if (const auto known = openingOf(board))
    figures << tr("This is %1.", "an opening of the catalogue").arg(openingTitle(*known));
  if (board.isSolved(board.opening()))
    return {NoteKind::Warning, tr("The puzzle is already solved: the piece is on its goal."), figures};
  if (isJudging()) return {NoteKind::Info, lookingText(), figures};
  if (m_isGivenUp)
    return {NoteKind::Info, tr("Stopped. The layout is checked again after the next change."), figures};
  if (!m_remaining) return {NoteKind::Warning, tr("Not enough memory to examine all positions."), figures};
  if (const QString needed = neededText(*m_remaining, board.opening()); !needed.isEmpty())
    figures.prepend(tr("Minimum: %1.", "moves, straight slides, steps").arg(needed));
  const bool isGood = m_remaining->isComplete() && !m_remaining->isUnsolvable();
  return {isGood ? NoteKind::Info : NoteKind::Warning, verdictText(*m_remaining, board.opening()), figures};
}

}  // namespace searchlight::ui
