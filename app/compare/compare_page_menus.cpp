// app/compare/compare_page_menus.cpp: the comparison's commands: the window's, its own, and where they stand.
#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QEvent>
#include <QFileDialog>
#include <QMenu>
#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "app/compare/compare_page.h"
#include "app/shell/experiment_words.h"
#include "app/shell/focus_stops.h"
#include "app/shell/settings.h"
#include "core/files/recognise.h"
#include "widgets/tables/bookmarks_view.h"
#include "widgets/theme/controls.h"

namespace searchlight::ui {

std::span<const CommandRow> compareRows() {
  using K = QKeySequence;
  static const std::array<CommandRow, kRowsTo<CompareCommand::Experiment>> table{{
      {QT_TRANSLATE_NOOP("CompareCommands", "&Add a search"),
       QT_TRANSLATE_NOOP("CompareCommands", "Adds another search of the same problem (up to eight)"),
       IconId::Add, K(Qt::CTRL | Qt::SHIFT | Qt::Key_A)},
      {QT_TRANSLATE_NOOP("CompareCommands", "&Duplicate this search"), nullptr, IconId::Copy,
       K(Qt::CTRL | Qt::Key_D)},
      {QT_TRANSLATE_NOOP("CompareCommands", "Re&move this search"), nullptr, IconId::Remove,
       K(Qt::CTRL | Qt::Key_Delete)},
      {QT_TRANSLATE_NOOP("CompareCommands", "Settings of this search"),
       QT_TRANSLATE_NOOP("CompareCommands", "Shows the settings of this search in the panel"),
       IconId::Settings, K()},
      {QT_TRANSLATE_NOOP("CompareCommands", "Ta&ble of searches"),
       QT_TRANSLATE_NOOP("CompareCommands", "Shows all statistics, one row per search; sort or export them"),
       IconId::Table, K(Qt::CTRL | Qt::Key_T), true},
      {QT_TRANSLATE_NOOP("CompareCommands", "Overla&y of two searches"),
       QT_TRANSLATE_NOOP("CompareCommands",
                         "Adds a board that shows which cells one or both searches expanded, which search "
                         "was first, and where g or the parent differs"),
       IconId::Overlay, K(Qt::Key_O), true},
      {QT_TRANSLATE_NOOP("CompareCommands", "Next di&fference"),
       QT_TRANSLATE_NOOP("CompareCommands",
                         "Goes to the next difference between the two searches in the overlay; without an "
                         "overlay, between the selected search and the first"),
       IconId::NextEvent, K(Qt::Key_F3)},
      {QT_TRANSLATE_NOOP("CompareCommands", "Previo&us difference"),
       QT_TRANSLATE_NOOP("CompareCommands",
                         "Goes to the previous difference between the two searches in the overlay; without "
                         "an overlay, between the selected search and the first"),
       IconId::PreviousEvent, K(Qt::SHIFT | Qt::Key_F3)},
      {QT_TRANSLATE_NOOP("CompareCommands", "Chan&ge what counts as a difference"),
       QT_TRANSLATE_NOOP("CompareCommands",
                         "Makes “Next difference” and “Previous difference” find the next of these: order of "
                         "expansion, g, h, f, parent"),
       IconId::Overlay, K(Qt::CTRL | Qt::Key_F3)},
      {QT_TRANSLATE_NOOP("CompareCommands", "Add &search trace…"),
       QT_TRANSLATE_NOOP("CompareCommands", "Adds a search trace recorded on this board"), IconId::History,
       K()},
      {QT_TRANSLATE_NOOP("CompareCommands", "&Breakpoint at this cell"),
       QT_TRANSLATE_NOOP("CompareCommands", "Pauses playback whenever a search reaches the selected cell"),
       IconId::Breakpoint, K(Qt::Key_B), true},
      {QT_TRANSLATE_NOOP("CompareCommands", "E&xperiment with these searches"),
       QT_TRANSLATE_NOOP("CompareCommands",
                         "Fills in an experiment that runs these searches on many instances"),
       IconId::Experiments, K()},
  }};
  return table;
}

void ComparePage::connectActions() {
  const auto on = [this](CompareCommand c, auto slot) {
    connect(m_actions[c], &QAction::triggered, this, slot);
  };
  on(CompareCommand::AddPane, [this] { offerSearches(); });
  on(CompareCommand::DuplicatePane, [this] {
    if (const auto i = chosenIndex()) add(m_runs[*i]);
  });
  on(CompareCommand::RemovePane, [this] {
    if (m_panes->chosen()) removePane(m_panes->chosen());
  });
  on(CompareCommand::ShowSettings, [this] {
    showSettings(true);
    focusInto(*m_question);
  });
  on(CompareCommand::ShowTable, [this](bool shown) { wantTable(shown); });
  on(CompareCommand::AddTrace, [this] { addTrace(); });
  on(CompareCommand::BreakHere, [this] { toggleBreakpoint(); });
  on(CompareCommand::Experiment, [this] { experiment(); });
  m_sets = new QMenu(this);
  m_fields = new QMenu(this);
  m_fields->setToolTipsVisible(true);
  m_searches = new QMenu(this);
  m_adds = new QMenu(this);
  m_tools = new QMenu(this);
  // A tool's field is in one place at a time, and on its own page that is the tool bar.
  connect(m_tools, &QMenu::aboutToShow, this, [this] {
    if (m_comparable) m_tools->addActions(m_comparable->parts().toolBar);
  });
  connect(m_tools, &QMenu::aboutToHide, this, [this] {
    QMetaObject::invokeMethod(
        m_tools, [this] { m_tools->clear(); }, Qt::QueuedConnection);
  });
  m_separator = new QAction(this);
  m_separator->setSeparator(true);
}

// What the compared page has comes first, as one knows it from there.
PageParts ComparePage::parts() const {
  const CompareActions& a = m_actions;
  PageParts parts;
  if (m_comparable) parts = m_comparable->parts();
  parts.view +=
      {a[CompareCommand::ShowTable], m_drawer->table().menu()->menuAction(), a[CompareCommand::ShowOverlay]};
  parts.search += {a[CompareCommand::AddPane],
                   a[CompareCommand::DuplicatePane],
                   a[CompareCommand::RemovePane],
                   a[CompareCommand::ShowSettings],
                   a[CompareCommand::AddTrace],
                   m_sets->menuAction(),
                   a[CompareCommand::BreakHere],
                   workbench().bookmarks().addAction(),
                   workbench().bookmarks().lessonAction(),
                   a[CompareCommand::NextDifference],
                   a[CompareCommand::PreviousDifference],
                   a[CompareCommand::OtherField],
                   m_fields->menuAction(),
                   a[CompareCommand::Experiment]};
  // Above several boards there is the room for what is about all of them; what one does on a board is behind one button.
  QList<QAction*> ofAll{m_searches->menuAction(), a[CompareCommand::ShowOverlay],
                        a[CompareCommand::ShowTable]};
  if (QAction* eye = m_comparable ? m_comparable->eye() : nullptr) {
    ofAll << eye;
    if (!parts.view.contains(eye)) parts.view << eye;
  }
  if (!parts.toolBar.isEmpty()) ofAll = QList<QAction*>{m_tools->menuAction(), m_separator} + ofAll;
  parts.toolBar = ofAll;
  parts.offers = {a[CompareCommand::AddPane]};
  return parts;
}

QString ComparePage::nameOf(RunsChange::Kind kind) {
  switch (kind) {
    case RunsChange::Kind::Add: return tr("add a search", "undo: ..");
    case RunsChange::Kind::Remove: return tr("remove a search", "undo: ..");
    case RunsChange::Kind::Change: return tr("change a search", "undo: ..");
    case RunsChange::Kind::Set: return tr("load a suggested set", "undo: ..");
    case RunsChange::Kind::SetUp:
      return tr("load the searches of a workspace, keeping the board", "undo: ..");
  }
  return {};
}

// What is not the comparison's own is the compared page's: its undo history, a new board, how large that is seen.
CommandState ComparePage::state(Command command) const {
  switch (command) {
    case Command::Undo:
      if (const RunsChange* own = ownUndo())
        return CommandState::offered(true, tr("&Undo: %1").arg(nameOf(own->kind)));
      break;
    case Command::Redo:
      if (const RunsChange* own = ownRedo())
        return CommandState::offered(true, tr("&Redo: %1").arg(nameOf(own->kind)));
      break;
    case Command::CopyCommand:
      return CommandState::offered(transport()->hasSearch() && m_comparable &&
                                   bool(m_comparable->commandOfAll));
    case Command::New:
    case Command::ZoomIn:
    case Command::ZoomOut:
    case Command::Fit: break;
    default: return WorkbenchPage::state(command);
  }
  return m_domainPage ? m_domainPage->state(command) : CommandState{};
}

void ComparePage::run(Command command, bool checked) {
  ComparePane* pane = m_panes->chosen();
  switch (command) {
    case Command::Undo:
      if (const RunsChange* own = ownUndo()) {
        const bool isOfSetUp = own->kind == RunsChange::Kind::SetUp;
        m_history.undo(*this);
        if (isOfSetUp)
          say(
              tr("Your searches have been restored on the workspace's board. The previous board is not "
                 "restored."));
        return;
      }
      break;
    case Command::Redo:
      if (ownRedo()) return static_cast<void>(m_history.redo(*this));
      break;
    case Command::New: break;
    case Command::CopyCommand: return copyCommand();
    case Command::ZoomIn: return pane ? pane->board().zoomIn() : void();
    case Command::ZoomOut: return pane ? pane->board().zoomOut() : void();
    case Command::Fit: return pane ? pane->board().fit() : void();
    case Command::PanelVisible:
      WorkbenchPage::run(command, checked);
      return host().settings->setFlag(kPanelFlag, checked);
    default: return WorkbenchPage::run(command, checked);
  }
  if (m_domainPage) m_domainPage->run(command, checked);
}

QList<KeyHelp> ComparePage::keyHelp() const {
  return m_domainPage ? m_domainPage->keyHelp() : QList<KeyHelp>();
}

void ComparePage::updateActions() {
  const bool hasPanes = !m_runs.empty(), hasPair = m_runs.size() > 1,
             hasRoom = m_runs.size() < ComparePanes::kMost;
  for (const CompareCommand c :
       {CompareCommand::AddPane, CompareCommand::DuplicatePane, CompareCommand::AddTrace})
    m_actions[c]->setEnabled(hasPanes && hasRoom);
  if (!m_comparable || !m_comparable->openTrace) m_actions[CompareCommand::AddTrace]->setEnabled(false);
  m_actions[CompareCommand::ShowSettings]->setEnabled(hasPanes);
  m_actions[CompareCommand::RemovePane]->setEnabled(m_runs.size() > ComparePanes::kLeast);
  for (const CompareCommand c : {CompareCommand::ShowOverlay, CompareCommand::NextDifference,
                                 CompareCommand::PreviousDifference, CompareCommand::OtherField})
    m_actions[c]->setEnabled(hasPair);
  m_fields->setEnabled(hasPair);
  showBreakHere();
  m_actions[CompareCommand::ShowTable]->setChecked(table().isOpen());
  Q_EMIT commandsChanged();
}

void ComparePage::fillSets() {
  m_sets->clear();
  if (!m_comparable) return;
  for (const Comparable::Set& set : m_comparable->sets())
    connect(m_sets->addAction(set.title), &QAction::triggered, this, [this, set] { start(set); });
  m_searches->clear();
  m_searches->addActions({m_actions[CompareCommand::AddPane], m_actions[CompareCommand::DuplicatePane],
                          m_actions[CompareCommand::RemovePane], m_actions[CompareCommand::AddTrace]});
  m_searches->addSeparator();
  m_searches->addActions(m_sets->actions());
}

// With what its searches need of the question, which is said: it belongs to the page that is looked at, too.
void ComparePage::start(const Comparable::Set& set) {
  const QString before = m_comparable->questionText();
  RunWords shared = m_comparable->shared();
  m_comparable->takeShared(set.shared);
  std::vector<RunWords> runs = m_runs;
  setRuns(set.runs);
  record(RunsChange::Kind::Set, std::move(runs), std::move(shared));
  if (const QString now = m_comparable->questionText(); now != before)
    say(tr("The problem was changed to suit these searches: %1").arg(now));
}

// That of the selected cell; where a state is a whole board, of what the chosen one shows.
std::optional<std::string> ComparePage::stateHere() const {
  if (!m_comparable) return std::nullopt;
  if (m_comparable->placesNodes()) {
    const auto cell = m_panes->selectedCell();
    return cell ? m_comparable->stateAt(*cell) : std::nullopt;
  }
  const ComparePane* pane = m_panes->chosen();
  return pane ? m_comparable->stateShown(pane->run(), pane->board()) : std::nullopt;
}

void ComparePage::toggleBreakpoint() {
  if (const auto state = stateHere()) transport()->toggleBreakpointAt(*state);
  showBreakHere();
}

void ComparePage::showBreakHere() {
  QAction* action = m_actions[CompareCommand::BreakHere];
  const auto state = stateHere();
  action->setEnabled(state.has_value());
  action->setChecked(state && transport()->hasBreakpointAt(*state));
}

void ComparePage::showCellMenu(ComparePane* pane, std::optional<Point> cell, const QPoint& at) {
  m_panes->choose(pane);
  showBreakHere();  // what is shown may have changed since
  QMenu* menu = contextMenu(this);
  if (cell && pane->board().scene().contains(*cell)) {
    if (m_comparable->placesNodes()) m_panes->select(cell);
    m_comparable->fillMenu(menu, *cell);
    menu->addAction(m_actions[CompareCommand::BreakHere]);
    menu->addSeparator();
  }
  menu->addAction(m_actions[CompareCommand::DuplicatePane]);
  menu->addAction(m_actions[CompareCommand::RemovePane]);
  menu->addAction(m_actions[CompareCommand::ShowSettings]);
  menu->addSeparator();
  for (const Command c : {Command::ZoomIn, Command::ZoomOut, Command::Fit})
    menu->addAction((*host().commands)[c]);
  menu->popup(at);
}

void ComparePage::copyCommand() {
  std::vector<RunWords> asked;
  // One that cannot be asked would end the others.
  for (std::size_t i = 0; i < m_runs.size(); ++i)
    if (!isTrace(m_runs[i]) && m_panes->panes()[i]->problem().isEmpty()) asked.push_back(m_runs[i]);
  if (asked.empty()) return say(tr("None of these searches can be run from the command line."));
  const QString line = m_comparable->commandOfAll(asked);
  if (line.isEmpty()) return complain(tr("The board could not be written to a file for the command."));
  QApplication::clipboard()->setText(line);
  say(tr("Command copied to the clipboard."));
}

// Of the compared page's file only games make instances: a map has queries of its own.
void ComparePage::experiment() {
  struct Domain {
    const char *page, *name;
  };
  constexpr std::array<Domain, 3> kOfPages{
      {{"map-lab", "route"}, {"sokoban", "sokoban"}, {"klotski", "klotski"}}};
  const auto* page = dynamic_cast<const WorkbenchPage*>(m_domainPage);
  const std::string id = page ? page->id().toStdString() : std::string();
  const auto domain = std::ranges::find(kOfPages, id, &Domain::page);
  if (domain == kOfPages.end()) return say(tr("There are no experiments with such searches."));
  std::vector<std::string> runs;
  for (const RunWords& run : m_runs)
    if (!isTrace(run)) runs.push_back(runTextOf(run).toStdString());
  const QString path = m_domainPage->document().path;
  const bool isFile = domain != kOfPages.begin() && !path.isEmpty() && !path.startsWith(u':');
  cli::Experiment asked{.domain = domain->name, .sources = {}, .runs = std::move(runs)};
  if (isFile) asked.sources.push_back(path.toStdString());
  experimentWith(host(), asked);
}

void ComparePage::addTrace() {
  const QString path =
      QFileDialog::getOpenFileName(this, tr("Add search trace"), host().settings->lastFolder(),
                                   readable().value(0).filter() + QStringLiteral(";;") + tr("All files (*)"));
  if (path.isEmpty()) return;
  RunWords run;
  run.set(kTraceWord, path.toStdString());
  add(run);
}

// Where the compared page has no traces, they belong to another page.
QList<FileKind> ComparePage::readable() const {
  if (!m_comparable || !m_comparable->openTrace) return {};
  return {{tr("Search traces (%1)"),
           {QStringLiteral("*.yaml"), QStringLiteral("*.yml"), QStringLiteral("*.json")}}};
}

bool ComparePage::adds(const files::Recognised& file) const {
  return file.is(files::Kind::Trace) && m_comparable && bool(m_comparable->openTrace);
}

// What cannot be shown here costs nothing: no search is added.
Reading ComparePage::open(const QString& path) {
  if (m_runs.size() >= ComparePanes::kMost)
    return Reading::failed(tr("At most eight searches can be compared. Remove one to add a trace."));
  RunWords run;
  run.set(kTraceWord, path.toStdString());
  if (!read({run})) return Reading::givenUp();
  if (const QString problem = m_read.begin()->second.problem; !problem.isEmpty())
    return Reading::failed(problem);
  addRead(std::move(run));
  return Reading::taken();
}

void ComparePage::retranslate() {
  nameNodes();
  m_fields->setTitle(tr("W&hat counts as a difference"));
  if (m_pair) m_pair->retranslate();
  m_sets->setTitle(tr("Suggested sets"));
  m_sets->menuAction()->setIcon(icon(IconId::Compare));
  m_sets->menuAction()->setToolTip(tr("Adds a set of searches worth comparing"));
  m_searches->setTitle(tr("Sear&ches"));
  m_searches->menuAction()->setIcon(icon(IconId::Compare));
  m_searches->menuAction()->setToolTip(tr("Adds or removes searches, or loads a suggested set"));
  m_tools->setTitle(tr("&Tools"));
  m_tools->menuAction()->setIcon(icon(IconId::Brush));
  m_tools->menuAction()->setToolTip(tr("Shows the tools for these boards"));
  fillSets();
}

void ComparePage::nameNodes() {
  const QString title = m_comparable ? m_comparable->nodeTitle() : QString();
  workbench().setNodeTitle(title.isEmpty() ? tr("Cell") : title);
  m_actions.retranslate();
  if (m_comparable && !m_comparable->placesNodes())
    setCommandText(m_actions[CompareCommand::BreakHere], tr("&Breakpoint at this state"),
                   tr("Pauses playback whenever a search reaches the state on the selected board"));
}

void ComparePage::changeEvent(QEvent* event) {
  WorkbenchPage::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  retranslate();
  // Of another question than that of its searches nothing is asked before all of it is.
  for (std::size_t i = 0; i < m_runs.size() && !m_isStale; ++i)
    if (!isTrace(m_runs[i])) showAsked(i, m_comparable->ask(m_runs[i]));
  if (m_comparable) namePanes();
  m_pair->update();  // by their new names
  showFigures();
}

}  // namespace searchlight::ui
