// app/compare/compare_page_figures.cpp: what is told of the searches: table, figures, the selected cell, breakpoints.
#include <QFileInfo>
#include <QTimerEvent>
#include <algorithm>
#include <utility>

#include "app/compare/compare_page.h"
#include "app/shell/settings.h"
#include "core/trace_formats/foreign_trace.h"
#include "widgets/tables/numbers_view.h"
#include "widgets/words/event_words.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

void RunsChange::apply(ComparePage& page) const { page.restore(after, sharedAfter); }
void RunsChange::revert(ComparePage& page) const { page.restore(before, sharedBefore); }

void ComparePage::record(RunsChange::Kind kind, std::vector<RunWords> before, RunWords sharedBefore) {
  if (!m_comparable) return;
  RunWords shared = sharedBefore.empty() ? RunWords{} : m_comparable->shared();
  if (before == m_runs && sharedBefore == shared) return;
  m_history.record(
      {kind, std::move(before), m_runs, m_comparable->moment(), std::move(sharedBefore), std::move(shared)});
  updateActions();  // what can be undone now
}

// Panes whose search is the same stay as they are, with what they show and have read.
void ComparePage::restore(const std::vector<RunWords>& runs, const RunWords& shared) {
  if (!shared.empty()) m_comparable->takeShared(shared);
  const std::size_t chosen = chosenIndex().value_or(0);
  const std::size_t least = std::min(m_runs.size(), runs.size());
  std::size_t same = 0;
  while (same < least && m_runs[same] == runs[same]) ++same;
  std::size_t sameBehind = 0;
  while (sameBehind < least - same &&
         m_runs[m_runs.size() - 1 - sameBehind] == runs[runs.size() - 1 - sameBehind])
    ++sameBehind;
  const std::size_t gone = m_runs.size() - same - sameBehind, come = runs.size() - same - sameBehind;
  if (gone == 1 && come == 0 && m_runs.size() > ComparePanes::kLeast) {
    dropPane(same);
  } else if (gone == 0 && come == 1) {
    if (read({runs[same]})) insertPane(same, runs[same]);
  } else if (gone == 1 && come == 1 && !isTrace(m_runs[same]) && !isTrace(runs[same])) {
    replaceWords(same, runs[same]);
  } else {
    setRuns(runs);
  }
  m_panes->choose(m_panes->panes()[std::min(chosen, m_panes->panes().size() - 1)]);
  choose();
}

// Steps on the board lie between those here: the one that was done where the board's history stands now was the last.
const RunsChange* ComparePage::ownUndo() const {
  const RunsChange* last = m_history.undoChange();
  return last && m_comparable && last->moment == m_comparable->moment() ? last : nullptr;
}
const RunsChange* ComparePage::ownRedo() const {
  const RunsChange* next = m_history.redoChange();
  return next && m_comparable && next->moment == m_comparable->moment() ? next : nullptr;
}

using search::NodeId;

namespace {

constexpr qint64 kFiguresMs = 100;  // between two times, as the beat of the tables
constexpr const char* kTableOpen = "compare/table";
const QLatin1String kTableLayout("compare-table");  // how high it is, once a hand has said

}  // namespace

// Eight answers come one after the other, and while a goal is dragged, eight more with every move of the mouse.
void ComparePage::renewFigures() {
  if (m_figuresTimer.isActive()) return;
  const qint64 age = m_sinceFigures.isValid() ? m_sinceFigures.elapsed() : kFiguresMs;
  if (age >= kFiguresMs)
    showFigures();
  else
    m_figuresTimer.start(static_cast<int>(kFiguresMs - age), this);
}

void ComparePage::timerEvent(QTimerEvent* event) {
  if (event->timerId() == m_figuresTimer.timerId())
    showFigures();
  else
    WorkbenchPage::timerEvent(event);
}

// What is known of a search, its cost among it, is told where playing has come to its outcome, or with the eye open.
bool ComparePage::isTold(const WatchedRun& run) const {
  const QAction* eye = m_comparable ? m_comparable->eye() : nullptr;
  return !eye || eye->isChecked() || run.isOutcomeReached();
}

// While cursors move only who comes to an outcome, or leaves it, makes the figures other ones.
void ComparePage::renewToldFigures() {
  const bool rests = transport()->activity() == Transport::Activity::Idle;
  if (std::ranges::any_of(m_panes->panes(), [&](const ComparePane* pane) {
        const bool isTold = this->isTold(pane->run());
        return isTold != m_known[pane].isTold || (rests && !isTold);
      }))
    renewFigures();
}

void ComparePage::showFigures() {
  m_figuresTimer.stop();
  m_sinceFigures.start();
  if (!m_comparable) return;
  std::vector<CompareRow> rows;
  std::optional<RouteFigures> ofChosen;  // nothing: the one before had them
  for (std::size_t i = 0; i < m_runs.size() && i < m_panes->panes().size(); ++i) {
    ComparePane& pane = *m_panes->panes()[i];
    const WatchedRun& run = pane.run();
    Known& known = m_known[&pane];
    known.isTold = isTold(run);
    CompareRow row{.number = pane.number(), .title = pane.title()};
    if (!isTrace(m_runs[i])) {
      row.run = m_comparable->runText(m_runs[i]);
      row.algorithm = row.run.section(QLatin1Char(' '), 0, 0);
    }
    row.problem = pane.problem();
    if (run.hasSearch() && !known.isTold) row.progress = progressText(run);
    if (!row.problem.isEmpty()) {
      // There is nothing to tell.
    } else if (!run.hasSearch()) {
      row.outcome = run.answer().outcome;  // there was no memory to begin
    } else if (isTrace(m_runs[i])) {
      row.outcome = run.session().outcome();
      row.stats = run.session().stats();
      const Comparable::Figures& told = known.figures.emplace(toldFigures(run));
      row.cost = told.cost;
      row.isToldCost = true;
      row.steps = told.steps;
      if (&pane == m_panes->chosen() && told.steps)
        ofChosen = RouteFigures{countText(*told.steps), told.cost ? costText(*told.cost) : QString()};
    } else {
      if (!known.figures) known.figures = m_comparable->figures(m_runs[i], run);
      const Comparable::Figures& figures = *known.figures;
      const Answer& answer = run.answer();
      row.outcome = answer.outcome;
      row.seesAll = run.names().seesAll;
      row.provesOptimum = figures.provesOptimum;
      row.cost = figures.cost;
      row.steps = figures.steps;
      row.stats = answer.stats;
      row.bytes = answer.bytes;
      row.time = answer.time;
      row.setupSeconds = answer.setupSeconds;
      if (&pane == m_panes->chosen() && figures.cost && figures.steps)
        ofChosen = RouteFigures{countText(*figures.steps), costText(*figures.cost)};
    }
    rows.push_back(std::move(row));
  }
  QStringList names;
  for (const CompareRow& row : rows) names << row.title;
  workbench().setRunNames(names);
  workbench().setRouteFigures(ofChosen);
  table().setCopyable(bool(m_comparable->commandOfAll));
  table().setTitle(m_comparable->questionText());
  table().setSuggestion(host().settings->lastFolder(),
                        QFileInfo(m_domainPage->document().title).completeBaseName());
  table().setRows(std::move(rows));
  m_drawer->fit();
  showPlaces();  // whose way is costlier
}

// What another program has told of its path.
Comparable::Figures ComparePage::toldFigures(const WatchedRun& run) {
  const auto* trace = dynamic_cast<const search::ForeignTrace*>(&run.session());
  if (!trace || trace->route().empty()) return {};
  return {trace->toldCost(), trace->route().size() - 1};
}

void ComparePage::wantTable(bool open) {
  m_drawer->want(open);
  updateActions();
  Q_EMIT changed();
}

void ComparePage::showCell(std::optional<Point> cell) {
  ComparePane* pane = m_panes->chosen();
  workbench().showNode(pane && cell && pane->run().hasSearch() ? pane->board().nodeAt(*cell) : std::nullopt);
}

// Where nodes stand on no cells: the board shows this one until its search goes on.
void ComparePage::showState(ComparePane& pane, NodeId node) {
  m_comparable->showNode(pane.board(), node);
  workbench().showNode(node);
}

NodeId ComparePage::nodeOf(const ComparePane& pane, const std::string& state) const {
  if (!pane.run().hasSearch()) return search::kNoNode;
  const search::Session& session = pane.run().session();
  const search::States states = session.stateFromText(state);
  return states ? session.find(*states, 0) : search::kNoNode;
}

std::optional<Point> ComparePage::cellOf(ComparePane& pane, const std::string& state) const {
  const NodeId node = nodeOf(pane, state);
  const BoardScene& scene = pane.board().scene();
  if (node == search::kNoNode || !scene.search.isActive() || !scene.hasPlace(node)) return std::nullopt;
  return scene.pointOf(node);
}

void ComparePage::showBreakpoints() {
  for (ComparePane* pane : m_panes->panes())
    pane->board().showBreakpoints(transport()->breakpoints(),
                                  [&](const std::string& state) { return cellOf(*pane, state); });
}

// ---- The table's place --------------------------------------------------------------------------------------------------------

TableDrawer::TableDrawer(QWidget* boards, Settings& settings)
    : QSplitter(Qt::Vertical), m_settings(settings), m_table(new CompareTable) {
  addWidget(boards);
  addWidget(m_table);
  setStretchFactor(0, 1);
  setStretchFactor(1, 0);
  setCollapsible(0, false);
  connect(this, &QSplitter::splitterMoved, this, [this] { m_isByHand = true; });
}

void TableDrawer::restore() {
  m_isByHand = SearchWorkbench::restoreSplit(*this, m_settings.layout(kTableLayout));
  setOpen(m_settings.flag(kTableOpen, m_isByHand));
}

void TableDrawer::fit() {
  if (m_isByHand || !m_table->isOpen()) return;
  const int all = height() - handleWidth();
  const int wanted = m_table->heightWithin(all * (all < 600 ? 36 : 40) / 100);
  if (m_table->height() != wanted) setSizes({all - wanted, wanted});
}

void TableDrawer::setOpen(bool open) {
  m_table->setOpen(open);
  if (open && m_isByHand) SearchWorkbench::restoreSplit(*this, m_settings.layout(kTableLayout));
  fit();
}

void TableDrawer::want(bool open) {
  setOpen(open);
  m_settings.setFlag(kTableOpen, open);
}

void TableDrawer::saveLayout() const {
  if (m_isByHand && m_table->isOpen()) m_settings.setLayout(kTableLayout, saveState());
}

void TableDrawer::resizeEvent(QResizeEvent* event) {
  QSplitter::resizeEvent(event);
  QMetaObject::invokeMethod(this, &TableDrawer::fit, Qt::QueuedConnection);
}

}  // namespace searchlight::ui
