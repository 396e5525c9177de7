// app/compare/compare_page_searches.cpp: the words of the runs, a pane for each, and the search that they ask for.
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <algorithm>
#include <utility>

#include "app/compare/compare_page.h"
#include "app/shell/read_on_thread.h"
#include "core/trace_formats/foreign_trace.h"
#include "widgets/board/board_legend.h"
#include "widgets/player/event_line.h"
#include "widgets/tables/recording_facts.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

void ComparePage::setRuns(std::vector<RunWords> runs) {
  if (!m_comparable || runs.empty()) return;
  runs.resize(std::min(runs.size(), ComparePanes::kMost));
  read(runs);
  m_runs = std::move(runs);
  while (m_panes->panes().size() > m_runs.size()) m_panes->remove(m_panes->panes().back());
  while (m_panes->panes().size() < m_runs.size()) m_panes->insert(m_panes->panes().size(), makePane());
  m_known.clear();
  for (ComparePane* pane : m_panes->panes()) {
    pane->run().clear();
    pane->board().setNodeCell({});  // a recording's nodes stand elsewhere
  }
  transport()->setRuns(searchesBut(nullptr));
  m_pair->update();
  m_panes->choose(m_panes->panes().front());
  ask(Transport::StartAt::Same);
  choose();
  m_isOwn = true;
  Q_EMIT changed();
}

// Of all panes but the one that goes.
std::vector<WatchedRun*> ComparePage::searchesBut(const ComparePane* gone) const {
  std::vector<WatchedRun*> searches;
  for (ComparePane* pane : m_panes->panes())
    if (pane != gone) searches.push_back(&pane->run());
  return searches;
}

// The others stay where they are, and the new one comes there.
void ComparePage::add(RunWords run) {
  if (!m_comparable || m_runs.size() >= ComparePanes::kMost) return;
  if (read({run})) addRead(std::move(run));
}

// Beside a trace a user may want another trace as well as a search: the choice is a list.
void ComparePage::offerSearches() {
  if (!m_comparable || m_comparable->presentTraces().empty()) return addAnother();
  m_adds->clear();
  m_adds->addAction(m_actions[CompareCommand::AddTrace]);
  connect(m_adds->addAction(icon(IconId::Find), tr("&Searchlight's own search")), &QAction::triggered, this,
          &ComparePage::addAnother);
  m_adds->addAction(m_actions[CompareCommand::DuplicatePane]);
  m_adds->popup(m_panes->mapToGlobal(QPoint(m_panes->width() - m_adds->sizeHint().width(), 0)));
}

// An algorithm that is not there yet and that can be asked, with the options of the chosen search, so that nothing else differs; where
// all are there a search of a set that is not. Those of the sets come first, as the domain offers them.
void ComparePage::addAnother() {
  if (!m_comparable || m_runs.empty()) return;
  std::vector<RunWords> offered;
  for (const Comparable::Set& set : m_comparable->sets())
    offered.insert(offered.end(), set.runs.begin(), set.runs.end());
  const std::size_t chosen = chosenIndex().value_or(0);
  const RunWords like = isTrace(m_runs[chosen]) ? m_comparable->presentRun() : m_runs[chosen];
  const auto isThere = [this](const auto& isSame) { return std::ranges::any_of(m_runs, isSame); };
  const auto canBeAsked = [this](const RunWords& run) {
    return !m_comparable->whyNot(run) && m_comparable->ask(run).problem.isEmpty();
  };
  const std::string algorithm = "algorithm";
  for (const RunWords& run : offered) {
    const std::string* name = run.find(algorithm);
    if (!name || isThere([&](const RunWords& other) {
          const std::string* its = other.find(algorithm);
          return its && *its == *name;
        }))
      continue;
    for (const RunWords& with : {withOptionsOf(like, run), run})
      if (canBeAsked(with)) return add(with);
  }
  for (const RunWords& run : offered)
    if (canBeAsked(run) && !isThere([&](const RunWords& other) {
          return !isTrace(other) && m_comparable->runText(other) == m_comparable->runText(run);
        }))
      return add(run);
  const RunWords present = m_comparable->presentRun();
  if (!isTrace(present)) return add(present);
  say(offered.empty() ? tr("There is no other search to add.") : m_comparable->ask(offered.front()).problem);
}

// The algorithm of `run`, asked as `like` is; what only `run` tells stays.
RunWords ComparePage::withOptionsOf(const RunWords& like, RunWords run) {
  for (const auto& [name, value] : like)
    if (name != "algorithm") run.set(name, value);
  return run;
}

// REQUIRES: read() has read it, if it is a recording; there are fewer than kMost.
void ComparePage::addRead(RunWords run) {
  std::vector<RunWords> before = m_runs;
  insertPane(chosenIndex() ? *chosenIndex() + 1 : m_runs.size(), std::move(run));
  record(RunsChange::Kind::Add, std::move(before));
}

// REQUIRES: read() has read it, if it is a recording.
void ComparePage::insertPane(std::size_t at, RunWords run) {
  ComparePane* pane = makePane();
  m_runs.insert(m_runs.begin() + static_cast<std::ptrdiff_t>(at), std::move(run));
  m_panes->insert(at, pane);
  const Comparable::Asked asked = this->asked(at);
  if (asked.question.factory) pane->run().setSearch(asked.question.factory, asked.question.names);
  transport()->setRuns(searchesBut(nullptr));
  showAsked(at, asked);
  namePanes();
  m_pair->update();
  m_panes->choose(pane);
  pane->board().setFocus();
  showBreakpoints();
  showFigures();
  updateActions();
  m_isOwn = true;
  Q_EMIT changed();
}

void ComparePage::removePane(ComparePane* pane) {
  const auto& panes = m_panes->panes();
  const auto at = std::find(panes.begin(), panes.end(), pane);
  if (at == panes.end() || panes.size() <= ComparePanes::kLeast) return;
  std::vector<RunWords> before = m_runs;
  dropPane(static_cast<std::size_t>(at - panes.begin()));
  record(RunsChange::Kind::Remove, std::move(before));
}

void ComparePage::dropPane(std::size_t at) {
  ComparePane* pane = m_panes->panes()[at];
  m_runs.erase(m_runs.begin() + static_cast<std::ptrdiff_t>(at));
  m_known.erase(pane);
  transport()->setRuns(searchesBut(pane));
  m_panes->remove(pane);
  namePanes();
  if (m_panes->chosen()) table().setSelected(m_panes->chosen()->number());
  m_pair->update();
  showFigures();
  updateActions();
  m_isOwn = true;
  Q_EMIT changed();
}

// Every search anew, of the question as it is now; or one alone, and the others keep what they have.
void ComparePage::ask(Transport::StartAt where, std::optional<std::size_t> only) {
  if (!only) m_isStale = false;
  if (!m_comparable || m_runs.empty()) return;
  std::vector<Transport::Question> questions;
  std::vector<std::optional<Comparable::Asked>> all;  // nothing: as it was
  for (std::size_t i = 0; i < m_runs.size(); ++i) {
    if (only && i != *only) {
      questions.push_back({.factory = {}, .keeps = true});
      all.emplace_back();
      continue;
    }
    m_known[m_panes->panes()[i]].figures.reset();
    Comparable::Asked asked = this->asked(i);
    questions.push_back(std::exchange(asked.question, {}));
    all.push_back(std::move(asked));
  }
  transport()->setSearches(std::move(questions), where);
  for (std::size_t i = 0; i < m_runs.size(); ++i)
    if (all[i]) showAsked(i, *all[i]);
  namePanes();
  m_panes->arrange();
  m_pair->update();
  showBreakpoints();
  renewFigures();
  showCell(m_panes->selectedCell());
  updateActions();
}

Comparable::Asked ComparePage::asked(std::size_t i) {
  if (!isTrace(m_runs[i])) return m_comparable->ask(m_runs[i]);
  Comparable::Asked out;
  out.question.keeps = true;
  ComparePane& pane = *m_panes->panes()[i];
  Known& known = m_known[&pane];
  const BoardScene& scene = pane.board().scene();
  // Each new board forgets where the nodes stand, also one of the same size, or one that comes back while nobody looks.
  const bool isPlaced = !pane.run().isPlayback() || scene.search.placesNodes();
  const QSize board(scene.columns, scene.rows);
  if (std::exchange(known.board, board) != board || !isPlaced) known.problem = load(i);
  out.problem = known.problem;
  return out;
}

// Reads the recorded searches of panes that are about to be, each file once: the window goes on meanwhile, so nothing may be
// half done. False: the user has given one up. What is wrong with a file is told in its panes.
bool ComparePage::read(const std::vector<RunWords>& runs) {
  m_read.clear();
  std::map<std::string, std::size_t> wanted;
  for (const RunWords& run : runs)
    if (isTrace(run)) ++wanted[*run.find(kTraceWord)];
  bool goesOn = true;
  for (const auto& [path, count] : wanted) {
    ReadTrace out;
    try {
      if (!m_comparable->openTrace)
        throw FormatError(QDir::toNativeSeparators(QString::fromStdString(path)).toStdString(), 0,
                          ReaderErrors::tr("a search trace can be compared only in the map lab"));
      out.playbacks = m_comparable->openTrace(QString::fromStdString(path), count);
      if (const QString& notice = out.playbacks.front().notice; !notice.isEmpty())
        say(tr("%1: %2", "a file and what is said of it")
                .arg(QFileInfo(QString::fromStdString(path)).fileName(), notice));
    } catch (const ReadingGivenUp&) {
      out.problem = tr("Reading the trace was cancelled.");
      goesOn = false;
    } catch (const std::exception& e) {
      out.problem = errorText(e);
    }
    m_read.emplace(path, std::move(out));
  }
  return goesOn;
}

// A recorded search, which has been read; its nodes find their places on every new board. Returns what is wrong. One that
// could not be read is not tried again here, in the midst of asking: who wants it on another map adds it again.
QString ComparePage::load(std::size_t i) {
  ComparePane& pane = *m_panes->panes()[i];
  try {
    if (!pane.run().isPlayback()) {
      const auto found = m_read.find(*m_runs[i].find(kTraceWord));
      if (found == m_read.end()) return m_known[&pane].problem;
      if (!found->second.problem.isEmpty()) return found->second.problem;
      if (found->second.playbacks.empty()) return m_known[&pane].problem;
      Comparable::Playback playback = std::move(found->second.playbacks.back());
      found->second.playbacks.pop_back();
      // Before there is a search whose nodes only it understands.
      pane.board().setNodeCell(m_comparable->nodeCell(*playback.session));
      pane.run().setPlayback(std::move(playback.session), std::move(playback.names));
    } else {
      pane.board().setNodeCell(m_comparable->nodeCell(pane.run().session()));
    }
  } catch (const std::exception& e) {
    return errorText(e);
  }
  return {};
}

// What is known of a pane's search as soon as it has been asked.
void ComparePage::showAsked(std::size_t i, const Comparable::Asked& asked) {
  ComparePane& pane = *m_panes->panes()[i];
  pane.setProblem(asked.problem, asked.remedy);
  if (&pane != m_panes->chosen() || !m_editor) return;
  showQuestion(i);
  m_editor->setProblem(asked.problem);
}

// What all searches have in common goes without saying above the boards, Dijkstra's and others of which nothing but the algorithm
// is told aside; but where that leaves two of them with the same name, both have the whole of it, and the later one says whose copy
// it is where even that is the same.
void ComparePage::namePanes() {
  const auto& panes = m_panes->panes();
  const QString between = Comparable::kBetweenParts.toString();
  std::vector<QStringList> parts;
  for (const RunWords& run : m_runs)
    if (!isTrace(run))
      if (QStringList of = m_comparable->title(run).split(between); of.size() > 1)
        parts.push_back(std::move(of));
  const auto isCommon = [&](const QString& part) {
    return parts.size() > 1 &&
           std::ranges::all_of(parts, [&](const QStringList& of) { return of.indexOf(part, 1) > 0; });
  };
  QStringList titles, names;  // of those so far
  for (std::size_t i = 0; i < m_runs.size() && i < panes.size(); ++i) {
    if (isTrace(m_runs[i])) {
      const QString file = QString::fromStdString(*m_runs[i].find(kTraceWord)).section(QLatin1Char('/'), -1);
      const WatchedRun& run = panes[i]->run();
      const QString other = run.isPlayback() ? m_comparable->otherQuestion(run.session()) : QString();
      panes[i]->setTitle(other.isEmpty() ? file : file + between + tr("different problem"), file);
      panes[i]->setNote(other, tr("Different problem"));
      titles << panes[i]->title();
      names << QString();
      continue;
    }
    const QStringList whole = m_comparable->title(m_runs[i]).split(between);
    QStringList shown{whole.front()};
    for (const QString& part : whole.mid(1))
      if (!isCommon(part)) shown << part;
    panes[i]->setTitle(whole.join(between), shown.join(between));
    names << panes[i]->shownTitle();
    const auto first = std::ranges::find(titles, panes[i]->title());
    const qsizetype same = first - titles.begin();
    titles << panes[i]->title();
    const QString number = QString::number(same + 1);
    const bool isCopy = same < static_cast<qsizetype>(i);
    panes[i]->setNote(isCopy ? tr("same settings as search %1").arg(number) : QString(),
                      isCopy ? tr("same as %1", "a search, in brief").arg(number) : QString());
  }
  for (std::size_t i = 0; i < m_runs.size() && i < panes.size(); ++i)
    if (!isTrace(m_runs[i]) && names.count(names[static_cast<qsizetype>(i)]) > 1)
      panes[i]->setTitle(panes[i]->title());
  for (ComparePane* pane : panes) {
    QStringList others;
    for (const ComparePane* other : panes)
      if (other != pane) others << other->shownTitle();
    pane->setOthers(others);
  }
  tellWhose();
  showPlaces();  // by their names
}

// The form for the chosen search, or what another program tells of one that it recorded.
void ComparePage::showQuestion(std::size_t i) {
  const auto* trace = isTrace(m_runs[i]) && m_panes->panes()[i]->run().hasSearch()
                          ? dynamic_cast<const search::ForeignTrace*>(&m_panes->panes()[i]->run().session())
                          : nullptr;
  m_editor->setVisible(!isTrace(m_runs[i]));
  m_facts->setVisible(trace != nullptr);
  if (trace)
    m_facts->setTrace(*trace, QFileInfo(QString::fromStdString(*m_runs[i].find(kTraceWord))).fileName());
}

void ComparePage::setWords(std::size_t i, const RunWords& run) {
  if (m_runs[i] == run) return;
  std::vector<RunWords> before = m_runs;
  replaceWords(i, run);
  record(RunsChange::Kind::Change, std::move(before));
}

// The others keep what they have.
void ComparePage::replaceWords(std::size_t i, const RunWords& run) {
  m_runs[i] = run;
  ask(Transport::StartAt::Same, m_isStale ? std::nullopt : std::optional(i));
  m_isOwn = true;
  Q_EMIT changed();
}

std::optional<std::size_t> ComparePage::chosenIndex() const {
  const auto& panes = m_panes->panes();
  const auto at = std::find(panes.begin(), panes.end(), m_panes->chosen());
  return at == panes.end() ? std::nullopt : std::optional(static_cast<std::size_t>(at - panes.begin()));
}

void ComparePage::tellWhose() {
  const ComparePane* pane = m_panes->chosen();
  workbench().eventLine().setWhose(pane ? tr("Search %1").arg(pane->number()) : QString());
}

// The parts for a single search follow the chosen pane's.
void ComparePage::choose() {
  ComparePane* pane = m_panes->chosen();
  const auto i = chosenIndex();
  workbench().setRun(pane ? &pane->run() : nullptr);
  tellWhose();
  std::vector<BoardView*> boards;
  for (ComparePane* any : m_panes->panes()) boards.push_back(&any->board());
  m_legend->setView(pane ? &pane->board() : nullptr);
  m_legend->setOthers(pane ? boards : std::vector<BoardView*>());
  table().setSelected(pane ? pane->number() : 0);
  m_pair->choose();  // the chosen one is one of the two
  if (i && *i < m_runs.size() && m_editor) {
    showQuestion(*i);
    if (!isTrace(m_runs[*i])) m_editor->setRun(m_runs[*i]);
    m_editor->setProblem(isTrace(m_runs[*i]) ? QString() : pane->problem());
  }
  showFigures();
  showCell(m_panes->selectedCell());
  updateActions();
}

}  // namespace searchlight::ui
