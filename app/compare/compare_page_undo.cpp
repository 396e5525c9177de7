// app/compare/compare_page_undo.cpp: what was done to the list of searches, undone in turn with the board's own steps.
#include <algorithm>
#include <utility>

#include "app/compare/compare_page.h"

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
  return last && m_comparable && last->world == m_comparable->moment() ? last : nullptr;
}
const RunsChange* ComparePage::ownRedo() const {
  const RunsChange* next = m_history.redoChange();
  return next && m_comparable && next->world == m_comparable->moment() ? next : nullptr;
}

}  // namespace searchlight::ui
