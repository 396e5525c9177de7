// app/compare/compare_page.cpp: what the page is made of, and whose question it looks at.
#include "app/compare/compare_page.h"

#include <QVBoxLayout>
#include <utility>

#include "app/shell/settings.h"
#include "widgets/board/board_legend.h"
#include "widgets/player/message_bar.h"
#include "widgets/tables/bookmarks_view.h"
#include "widgets/tables/numbers_view.h"
#include "widgets/tables/recording_facts.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

using search::NodeId;
using search::Outcome;

namespace {

constexpr const char* kUnitNumber = "compare/unit";  // a StepUnit

}  // namespace

ComparePage::ComparePage(const PageHost& host)
    : WorkbenchPage(host, kId),
      m_panes(new ComparePanes),
      m_drawer(new TableDrawer(m_panes, *host.settings)),
      m_question(new QWidget),
      m_legend(new BoardLegend) {
  (new QVBoxLayout(m_question))->setContentsMargins(0, 0, 0, 0);
  m_question->layout()->addWidget(m_facts = new RecordingFacts);
  m_facts->hide();
  auto* legends = new QWidget;
  auto* column = bareLayout<QVBoxLayout>(legends, 0);
  column->addWidget(m_legend);
  auto* ofPair = new DifferenceLegend;
  column->addWidget(ofPair);
  m_legend->setOneLine(true);
  build(m_drawer, legends, m_question);
  workbench().message().setAtBottomOf(m_panes);  // above the boards stand their names
  setTabOrderBehind(m_panes, {&table()});
  transport()->setRuns({});
  workbench().setRun(nullptr);
  connectPanes();
  connectTransport();
  connectActions();
  m_pair = std::make_unique<ComparedPair>(
      *m_panes, *transport(), *ofPair,
      ComparedPair::Actions{m_actions[CompareCommand::ShowOverlay], m_actions[CompareCommand::NextDifference],
                            m_actions[CompareCommand::PreviousDifference],
                            m_actions[CompareCommand::OtherField], m_fields});
  m_pair->setParent(this);
  connect(m_pair.get(), &ComparedPair::changed, this, &Page::changed);
  connect(m_pair.get(), &ComparedPair::said, this, [this](const QString& text) { say(text); });
  connect(m_pair.get(), &ComparedPair::unsaid, this, [this](const QString& text) { unsay(text); });
  connect(m_pair.get(), &ComparedPair::complained, this, [this](const QString& text) { complain(text); });
  // The room is the boards' until somebody wants another part of it, as who has given the table a height.
  workbench().setPanelVisible(host.settings->flag(kPanelFlag, false));
  m_drawer->restore();
  // As many expansions each is a fair race; events tell how the searches are written.
  transport()->setStepUnit(static_cast<StepUnit>(host.settings->choice(
      kUnitNumber, static_cast<int>(StepUnit::Expansion), static_cast<int>(StepUnit::Time) + 1)));
  m_unit = transport()->wantedUnit();
  connect(transport(), &Transport::settingsChanged, this, &ComparePage::keepUnit);
  solver().setRepeats(true);
  retranslate();
}

// Nobody is told of panes that go one by one.
ComparePage::~ComparePage() {
  transport()->disconnect(this);
  transport()->disconnect(m_pair.get());
  transport()->setRuns({});
  delete m_panes;  // before the solver that their runs ask
}

// ---- What the page is made of -------------------------------------------------------------------------------------------

void ComparePage::connectPanes() {
  connect(m_panes, &ComparePanes::chosenChanged, this, &ComparePage::choose);
  connect(m_panes, &ComparePanes::selected, this, [this](std::optional<Point> cell) {
    showCell(cell);
    updateActions();
    Q_EMIT changed();
  });
  connect(m_panes, &ComparePanes::hovered, this, [this](ComparePane* pane, std::optional<Point> cell) {
    m_pointedPane = cell ? pane : nullptr;
    m_pointedCell = cell;
    tellCellAgain();
  });
  connect(m_panes, &ComparePanes::viewChanged, this, [this](double zoom) {
    showZoom(zoom);
    workbench().boardMoved();
    Q_EMIT changed();
  });
  connect(&table(), &CompareTable::rowSelected, this, [this](int number) {
    if (const auto i = static_cast<std::size_t>(number) - 1; i < m_panes->panes().size())
      m_panes->choose(m_panes->panes()[i]);
  });
  connect(&table(), &CompareTable::rowActivated, this, [this](int number) {
    if (const auto i = static_cast<std::size_t>(number) - 1; i < m_panes->panes().size())
      m_panes->panes()[i]->board().setFocus();
  });
  connect(&table(), &CompareTable::sortingChanged, this, &ComparePage::changed);
  connect(&table(), &CompareTable::openWanted, this, &ComparePage::wantTable);
  listenTo(&table());
  connect(&table(), &CompareTable::copyWanted, this, &ComparePage::copyCommand);
  connect(m_drawer, &QSplitter::splitterMoved, this, [this] {
    saveLayout();
    updateActions();
  });
  connect(&workbench(), &SearchWorkbench::nodeActivated, this, [this](NodeId node) {
    const ComparePane* pane = m_panes->chosen();
    if (!pane) return;
    if (m_comparable && !m_comparable->placesNodes()) return showState(*m_panes->chosen(), node);
    const BoardScene& scene = m_panes->chosen()->board().scene();
    if (scene.search.isActive() && scene.hasPlace(node)) m_panes->select(scene.pointOf(node));
  });
  connect(&workbench(), &SearchWorkbench::stateActivated, this, [this](const QString& state) {
    ComparePane* pane = m_panes->chosen();
    if (!pane || !m_comparable) return;
    if (m_comparable->placesNodes()) {
      if (const auto cell = cellOf(*pane, state.toStdString())) m_panes->select(cell);
    } else if (const NodeId node = nodeOf(*pane, state.toStdString()); node != search::kNoNode) {
      showState(*pane, node);
    }
  });
}

// As the search sees it now.
void ComparePage::tellCellAgain() {
  // Of the chosen search, whose nodes the panel tells of, wherever the pointer is.
  const ComparePane* chosen = m_panes->chosen();
  workbench().lookAtNode(m_pointedCell && chosen && chosen->run().hasSearch()
                             ? chosen->board().nodeAt(*m_pointedCell)
                             : std::nullopt);
  setStatus(m_pointedPane && m_comparable
                ? m_comparable->describe(m_pointedPane->run(), m_pointedPane->board(), *m_pointedCell)
                : QString());
}

void ComparePage::connectTransport() {
  for (const auto signal :
       {&Transport::searchChanged, &Transport::recordedChanged, &Transport::settingsChanged})
    connect(transport(), signal, this, &ComparePage::showPlaces);
  connect(transport(), &Transport::moved, this, &ComparePage::showPlaces);
  connect(transport(), &Transport::moved, this, &ComparePage::tellCellAgain);
  connect(transport(), &Transport::moved, this, [this] { m_isUnplayed &= transport()->position() == 0; });
  connect(transport(), &Transport::searchChanged, this, &ComparePage::tellCellAgain);
  connect(transport(), &Transport::answerChanged, this, &ComparePage::renewFigures);
  connect(transport(), &Transport::moved, this, &ComparePage::renewToldFigures);
  connect(transport(), &Transport::activityChanged, this, &ComparePage::renewToldFigures);
  connect(transport(), &Transport::settingsChanged, this, [this] {
    showBreakpoints();
    updateActions();
    Q_EMIT changed();
  });
  connect(transport(), &Transport::activityChanged, this, [this] {
    if (transport()->activity() != Transport::Activity::Seeking) m_pair->endGoing();
    m_ownEvents.goOn();
    if (transport()->activity() == Transport::Activity::Idle) showBreakHere();
  });
}

// That of a set-up belongs to the set-up.
void ComparePage::keepUnit() {
  const StepUnit wanted = transport()->wantedUnit();
  if (std::exchange(m_unit, wanted) != wanted)
    host().settings->setNumber(kUnitNumber, static_cast<int>(wanted));
}

// Who has finished where the cursors are, and nothing of who will.
void ComparePage::showPlaces() {
  std::vector<std::optional<ComparePanes::Cost>> costs;
  for (const ComparePane* pane : m_panes->panes()) {
    const std::optional<Comparable::Figures>& figures = m_known[pane].figures;
    costs.emplace_back();
    if (figures && figures->cost) costs.back() = {*figures->cost, figures->provesOptimum};
  }
  // What a trace tells is rounded: within that it costs what a search of ours does.
  for (std::size_t i = 0; i < costs.size() && i < m_runs.size(); ++i)
    for (std::size_t k = 0; costs[i] && isTrace(m_runs[i]) && k < costs.size() && k < m_runs.size(); ++k)
      if (costs[k] && !isTrace(m_runs[k]) && !isCostlier(costs[i]->value, costs[k]->value, true) &&
          !isCostlier(costs[k]->value, costs[i]->value, true))
        costs[i] = costs[k];
  m_panes->showPlaces(*transport(), costs);
}

ComparePane* ComparePage::makePane() {
  auto* pane = new ComparePane(m_comparable->makeBoard(nullptr, {}), &solver());
  connect(&pane->run(), &WatchedRun::answerChanged, this, [this, pane] { m_known[pane].figures.reset(); });
  connect(&pane->run(), &WatchedRun::moved, this, [this] {
    if (transport()->activity() == Transport::Activity::Idle) showBreakHere();
  });
  connect(pane, &ComparePane::removeRequested, this, [this, pane] { removePane(pane); });
  // Asked for once more where it is seen already, it goes.
  connect(pane, &ComparePane::questionRequested, this, [this, pane] {
    const bool isSeen = pane->isChosen() && workbench().isPanelVisible();
    m_panes->choose(pane);
    showSettings(!isSeen);
  });
  connect(pane, &ComparePane::remedyRequested, this, [this, pane] {
    m_panes->choose(pane);
    if (const auto i = chosenIndex()) m_comparable->takeShared(m_comparable->ask(m_runs[*i]).needs);
  });
  connect(&pane->board(), &BoardView::spaceTapped, transport(), &Transport::togglePlay);
  connect(&pane->board(), &BoardView::menuRequested, this,
          [this, pane](std::optional<Point> cell, const QPoint& at) { showCellMenu(pane, cell, at); });
  return pane;
}

void ComparePage::showSettings(bool isShown) {
  run(Command::PanelVisible, isShown);
  Q_EMIT commandsChanged();
}

// ---- Whose question --------------------------------------------------------------------------------------------------------

void ComparePage::lookAt(Page& other) {
  if (m_domainPage == &other || !other.comparable()) return;
  if (m_domainPage) {
    m_domainPage->disconnect(this);
    m_comparable->disconnect(this);
    if (m_comparable->eye()) m_comparable->eye()->disconnect(this);
    transport()->setRuns({});
    m_pair->setComparable(nullptr);
    m_pointedPane = nullptr;  // it is of a domain that is looked at no more, and goes a little later
    while (!m_panes->panes().empty()) m_panes->remove(m_panes->panes().back());
    if (std::exchange(m_isOwn, false)) m_left[m_domainPage] = std::move(m_runs);
    m_runs.clear();
    m_known.clear();
    m_history.clear();
    delete m_editor;
  }
  m_domainPage = &other;
  m_comparable = other.comparable();
  m_pair->setComparable(m_comparable);
  connect(m_domainPage, &Page::documentChanged, this, &Page::documentChanged);
  connect(m_domainPage, &Page::documentChanged, this, &Page::changed);
  connect(m_domainPage, &Page::commandsChanged, this, &Page::commandsChanged);
  connect(m_domainPage, &Page::spoke, this, [this](const QString& text, bool isComplaint) {
    if (isBehind()) return;
    isComplaint ? complain(text) : say(text);
  });
  connect(m_comparable, &Comparable::boardReplaced, this, [this] {
    workbench().message().hide();  // what it said was about the board that goes
    transport()->dropStateBreakpoints();
    workbench().bookmarks().list().setBookmarks({});
    m_panes->select(std::nullopt);
    takeUsualSpeed();
  });
  connect(m_comparable, &Comparable::questionChanged, this, [this] {
    if (isBehind()) {
      m_isStale = true;
    } else {
      askAgain();
      Q_EMIT changed();
    }
  });
  workbench().figures().setEye(m_comparable->eye());
  if (m_comparable->eye()) connect(m_comparable->eye(), &QAction::toggled, this, &ComparePage::showFigures);
  m_legend->setCommands(m_comparable->legendCommands());
  m_legend->setVisible(m_comparable->placesNodes());
  nameNodes();
  connect(m_comparable, &Comparable::moreKnown, this, [this] { workbench().figures().renew(); });
  m_editor = m_comparable->makeEditor(m_question);
  m_question->layout()->addWidget(m_editor);
  rememberFolds(m_editor);
  setTabOrderBehind(m_facts, {m_editor});
  connect(m_editor, &RunEditor::edited, this, [this](const RunWords& run) {
    if (const auto i = chosenIndex()) setWords(*i, run);
  });
  fillSets();
  Q_EMIT partsChanged();
  Q_EMIT documentChanged();
  Q_EMIT commandsChanged();
}

void ComparePage::lookAtTheFirst() {
  if (m_domainPage) return;
  if (Page* first = host().page(QString::fromLatin1(kFirstDomain))) lookAt(*first);
}

// Also before the page has been looked at: a file that is opened here is asked about there.
Page& ComparePage::documentPage() {
  lookAtTheFirst();
  return m_domainPage ? *m_domainPage : static_cast<Page&>(*this);
}

// What the user had chosen for this domain before another one was looked at; nothing: that was never so.
std::vector<RunWords> ComparePage::takeLeft() {
  const auto left = m_left.extract(m_domainPage);
  return left ? left.mapped() : std::vector<RunWords>();
}

// Without a word about it, searching begins with the page's own way and one to hold it against.
void ComparePage::entered() {
  WorkbenchPage::entered();
  lookAtTheFirst();
  if (m_domainPage && m_domainPage->document().isEmpty && window()->isVisible()) m_domainPage->openWelcome();
  if (std::vector<RunWords> left = m_runs.empty() ? takeLeft() : std::vector<RunWords>(); !left.empty()) {
    setRuns(std::move(left));
  } else if (m_comparable && m_runs.empty()) {
    const RunWords own = m_comparable->presentRun();
    const std::vector<Comparable::Set> sets = m_comparable->sets();
    std::vector<RunWords> runs{own};
    // A recorded search: the last one beside the one before it, or one of ours on the same map; else it is alone at first.
    if (isTrace(own)) runs = m_comparable->presentTraces();
    if (isTrace(own) && runs.size() < ComparePanes::kLeast && !sets.empty())
      if (const RunWords& first = sets.front().runs.front(); m_comparable->ask(first).problem.isEmpty())
        runs.push_back(first);
    // Two that go the same way on most boards teach nothing: whoever looks for the best is held against who does not.
    const std::string* ownName = own.find("algorithm");
    for (const char* other : {"greedy", "a-star", ""})
      for (const Comparable::Set& set : sets)
        for (const RunWords& run : set.runs) {
          const std::string* name = run.find("algorithm");
          if (!isTrace(own) && runs.size() < 2 && name && (!ownName || *name != *ownName) &&
              (!*other || *name == other)) {
            const RunWords with = withOptionsOf(own, run);
            runs.push_back(m_comparable->whyNot(with) ? run : with);
          }
        }
    setRuns(std::move(runs));
    // The moment is the same, too; of what nobody has looked at nothing is told before it is played.
    if (const auto event = m_comparable->presentEvent())
      transport()->seekEvent(&m_panes->panes().front()->run(), *event);
    else if (const Transport* seen = m_domainPage->transport(); !seen || !seen->hasSearch())
      m_isUnplayed = true;
    if (m_isUnplayed) askAgain();
    m_isOwn = false;  // it begins so every time
  } else if (m_isStale) {
    askAgain();
  }
  if (transport()->position() == 0) offerPlay(*m_panes);
}

void ComparePage::left() {
  WorkbenchPage::left();
  m_pair->cancel();
}

void ComparePage::takeFocus(Qt::FocusReason reason) {
  if (m_panes->chosen())
    m_panes->chosen()->board().setFocus(reason);
  else
    WorkbenchPage::takeFocus(reason);
}

// Every board, the overlay's among them, and the table in the place of a single one.
std::vector<Page::FocusStop> ComparePage::focusStops() const {
  std::vector<FocusStop> out;
  for (ComparePane* pane : m_panes->panes()) out.push_back({&pane->board(), true});
  if (overlay()) out.push_back({&overlay()->picture(), overlay()->hasBoard()});
  out.push_back({&m_drawer->table()});
  for (const FocusStop& stop : WorkbenchPage::focusStops())
    if (!stop.isBoard) out.push_back(stop);
  return out;
}

std::vector<PictureSource> ComparePage::pictures() {
  using Kind = PictureSource::Kind;
  std::vector<PictureSource> out;
  if (ComparePane* pane = m_panes->chosen()) out.push_back(widgetPicture(Kind::Board, &pane->board()));
  for (PictureSource& source : WorkbenchPage::pictures())
    if (source.kind == Kind::Graph) out.push_back(std::move(source));  // which two searches are laid over
  if (!m_panes->panes().empty()) out.push_back(m_panes->picture());
  out.push_back(table().source());
  return out;
}

void ComparePage::openWelcome() {
  if (m_domainPage) m_domainPage->openWelcome();
}

// ---- What the window asks -----------------------------------------------------------------------------------------------

bool ComparePage::isSettled() const {
  return !(m_comparable && m_comparable->isPreparing()) &&
         transport()->activity() == Transport::Activity::Idle && !m_figuresTimer.isActive() &&
         std::all_of(m_panes->panes().begin(), m_panes->panes().end(), [](const ComparePane* pane) {
           const WatchedRun& run = pane->run();
           return !run.hasSearch() || run.isPlayback() ||
                  (run.answer().outcome != Outcome::Running && !run.answer().isTimeComing);
         });
}

void ComparePage::saveLayout() {
  WorkbenchPage::saveLayout();
  m_drawer->saveLayout();
}

// ---- The document is another page's -----------------------------------------------------------------------------------------

QString ComparePage::openHint() const { return m_domainPage ? m_domainPage->openHint() : QString(); }
bool ComparePage::canPaste(const QMimeData* content) const {
  return m_domainPage && m_domainPage->canPaste(content);
}
void ComparePage::paste(const QMimeData* content) {
  if (m_domainPage) m_domainPage->paste(content);
}
QString ComparePage::pasteable() const { return m_domainPage ? m_domainPage->pasteable() : QString(); }

}  // namespace searchlight::ui
