// widgets/tables/numbers_view.cpp: two columns of numbers that change often and never move.
#include "widgets/tables/numbers_view.h"

#include <QAction>
#include <QEvent>
#include <QGridLayout>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>
#include <iterator>
#include <utility>

#include "core/search/deepening.h"
#include "widgets/help/glossary.h"
#include "widgets/run/taken_goal.h"
#include "widgets/tables/question_form.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/words/catalogue_texts.h"
#include "widgets/words/event_words.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

using search::NodeId;
using search::Outcome;

namespace {

// How many figures are told without asking for more; the first of these that the search has.
constexpr std::size_t kFirstFigures = 5, kBriefFigures = 2;
constexpr std::array kByWeight{NumbersView::Expanded, NumbersView::Open,      NumbersView::Steps,
                               NumbersView::Cost,     NumbersView::Time,      NumbersView::Bound,
                               NumbersView::F,        NumbersView::Generated, NumbersView::Reopened,
                               NumbersView::Round,    NumbersView::SetUp};
static_assert(kByWeight.size() == NumbersView::kRows);

// A path longer than this is not counted at every refresh.
constexpr std::size_t kDeepest = 100'000;

// Moves from the search's own end of the path to `node`: jumps of jump point search; of a feature-space search pushes, its cost.
QString stepsTo(const WatchedRun& run, NodeId node) {
  const search::TracePlayer& player = run.player();
  if (search::needsLevel(run.session().algorithm())) return run.names().cost(player.look(node).g);
  std::size_t steps = 0;
  while (node != search::kNoNode && steps <= kDeepest) {
    node = player.node(node).parent;
    if (node != search::kNoNode) ++steps;
  }
  const QString count = steps > kDeepest ? QStringLiteral("> ") + countText(kDeepest) : countText(steps);
  return run.session().algorithm() == search::Algorithm::JumpPoint ? jumpsText(count, steps) : count;
}

struct OutcomeLook {
  IconId icon;
  QColor colour;
};
OutcomeLook lookOf(Outcome outcome, const QPalette& palette) {
  const BoardColours& colours = Theme::of(palette).board();
  switch (outcome) {
    case Outcome::Running: return {IconId::Search, palette.color(QPalette::WindowText)};
    case Outcome::Solved: return {IconId::Check, colours.success};
    case Outcome::Exhausted: return {IconId::Close, colours.error};
    default: return {IconId::Warning, colours.warning};
  }
}

}  // namespace

// The outcome's sign. Icons are painted, not set as a picture, so that they follow the palette.
class NumbersView::Mark : public QWidget {
 public:
  explicit Mark(QWidget* parent) : QWidget(parent) { setFixedSize(20, 20); }
  void show(std::optional<IconId> id) {
    m_icon = id ? icon(*id) : QIcon();
    update();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    m_icon.paint(&painter, rect());
  }

 private:
  QIcon m_icon;
};

NumbersView::NumbersView(QWidget* parent) : QWidget(parent), m_gate(this, [this] { refresh(); }) {
  build();
  keepTranslated(this, [this] { retranslate(); });
  onChange(this, {QEvent::PaletteChange}, [this] { m_gate.request(); });
}

void NumbersView::build() {
  auto* all = bareLayout<QVBoxLayout>(this, spacing::kHalf);
  auto* grid = new QGridLayout;
  all->addLayout(grid);
  grid->setContentsMargins(FoldButton::kFoldIndent, 0, 0, 0);
  grid->setHorizontalSpacing(spacing::kWide);
  // Rows that are hidden would ask for their spacing all the same: what is between rows is the labels' own.
  grid->setVerticalSpacing(0);
  grid->setColumnStretch(1, 1);
  grid->setColumnStretch(2, 1);

  auto* outcome = new QHBoxLayout;
  outcome->setSpacing(spacing::kUnit);
  m_mark = new Mark(this);
  m_outcome = new QLabel(this);
  m_outcome->setWordWrap(true);
  outcome->addWidget(m_mark);
  outcome->addWidget(m_outcome, 1);
  m_eyeButton = flatButton(this);
  m_eyeButton->setToolButtonStyle(Qt::ToolButtonIconOnly);
  m_eyeButton->setIconSize(QSize(18, 18));
  m_eyeButton->hide();
  outcome->addWidget(m_eyeButton);
  grid->addLayout(outcome, 0, 0, 1, 3);
  grid->setRowMinimumHeight(0, 24);
  m_growth = new QLabel(this);
  m_growth->setWordWrap(true);
  m_growth->hide();
  grid->addWidget(m_growth, 1, 0, 1, 3);

  const auto addLabel = [&](int row, int column) {
    auto* label = new QLabel(this);
    label->setAlignment(column == 0 ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignRight | Qt::AlignVCenter);
    if (column > 0 && row > 2) label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setContentsMargins(0, spacing::kHalf, 0, spacing::kHalf);
    grid->addWidget(label, row, column);
    return label;
  };
  m_hereHead = addLabel(2, 1);
  m_wholeHead = addLabel(2, 2);
  for (int row = 0; row < kRows; ++row)
    m_rows[static_cast<std::size_t>(row)] = {addLabel(row + 3, 0), addLabel(row + 3, 1),
                                             addLabel(row + 3, 2)};
  for (QLabel* head : {m_hereHead, m_wholeHead}) head->setForegroundRole(QPalette::PlaceholderText);
  for (const Line& line : m_rows) line.name->setForegroundRole(QPalette::PlaceholderText);
  // Its room stays where it is not seen, so that what stands before it does not move.
  QSizePolicy stays = m_wholeHead->sizePolicy();
  stays.setRetainSizeWhenHidden(true);
  m_wholeHead->setSizePolicy(stays);
  constexpr const char* kTerms[] = {"expand", "generate", "reopen", "open",  nullptr, "g",
                                    "f",      "round",    "bound",  nullptr, nullptr};  // in Row's order
  static_assert(std::size(kTerms) == kRows);
  for (std::size_t row = 0; row < kRows; ++row)
    if (kTerms[row]) leadToTerm(m_rows[row].name, QLatin1String(kTerms[row]));
  m_all = new FoldButton(this);
  m_all->setObjectName(QStringLiteral("allFigures"));
  all->addWidget(m_all, 0, Qt::AlignLeft);
  all->addStretch(1);
  connect(m_all, &FoldButton::folded, this, [this](bool showsAll) {
    refresh();
    Q_EMIT showsAllChanged(showsAll);
  });
}

void NumbersView::setBrief(bool isBrief) {
  if (std::exchange(m_isBrief, isBrief) != isBrief) refresh();
}
bool NumbersView::showsAll() const { return m_all->isUnfolded(); }
void NumbersView::setShowsAll(bool showsAll) { m_all->setUnfolded(showsAll); }

void NumbersView::setRun(WatchedRun* run) {
  if (WatchedRun* before = m_gate.watched()) before->disconnect(this);
  if (run) connect(run, &WatchedRun::searchChanged, this, [this] { setRouteFigures(std::nullopt); });
  m_gate.setRun(run);
}

void NumbersView::setRouteFigures(std::optional<RouteFigures> figures) {
  m_figures = std::move(figures);
  m_gate.request();
}

void NumbersView::setEye(QAction* eye) {
  if (m_eye) {
    m_eye->disconnect(this);
    m_eyeButton->removeAction(m_eye);
  }
  m_eye = eye;
  m_eyeButton->setVisible(eye);
  if (eye) {
    m_eyeButton->setDefaultAction(eye);
    connect(eye, &QAction::toggled, this, [this] { m_gate.request(); });
  }
  retranslate();
}

bool NumbersView::tellsWhole(const WatchedRun& run) const {
  return !m_eye || m_eye->isChecked() || run.isOutcomeReached();
}

void NumbersView::refresh() {
  const WatchedRun* run = m_gate.searching();
  showKnownRows(run);
  if (!run) {
    for (const Line& line : m_rows) {
      line.here->setText(noneText());
      line.whole->setText(noneText());
    }
    return showOutcome(std::nullopt);
  }
  showHere(*run);
  showWhole(*run);
  showRounds(*run);
  // What has been found is what the whole run tells: the route, not the node expanded last. (A limit of the answer's alone
  // may have ended it otherwise.)
  const Outcome outcome = run->session().outcome();
  const bool isFound = run->isOutcomeReached() && outcome == Outcome::Solved;
  // Nor is what the node expanded last had cost the cost of anything, where there is no way.
  if (run->isAtEnd() && outcome == Outcome::Exhausted) {
    for (const Row row : {Steps, Cost, F}) m_rows[row].here->setText(noneText());
    for (const Row row : {Time, SetUp}) m_rows[row].here->setText(m_rows[row].whole->text());
  }
  if (!isFound) return;
  for (const Row row : {Steps, Cost})
    if (m_rows[row].whole->text() != noneText()) m_rows[row].here->setText(m_rows[row].whole->text());
  m_rows[F].whole->setText(m_rows[F].here->text());
  for (const Row row : {Time, SetUp}) m_rows[row].here->setText(m_rows[row].whole->text());
}

// What will never be known has no row: f of a search without estimates, and of another program's search the costs that
// it does not tell and the time it took.
bool NumbersView::isKnown(Row row, const WatchedRun* run) const {
  if (!run) return row != Round && row != Bound;
  const bool hasRounds = !run->isPlayback() && search::deepens(run->session().algorithm());
  switch (row) {
    case Cost: return run->names().tellsCosts;
    case F: return run->names().usesHeuristic && run->names().tellsCosts;
    case Round: return hasRounds || (!run->isPlayback() && search::repairs(run->session().algorithm()));
    case Bound: return hasRounds;
    case Time:
    case SetUp: return !run->isPlayback();
    default: return true;
  }
}

// Until it is, something else is of more use.
bool NumbersView::isTimeTold(const WatchedRun* run) const {
  return run && run->isOutcomeReached() && run->answer().outcome != Outcome::Running;
}

void NumbersView::explain(const Line& line, const QString& name, const QString& meaning) {
  line.name->setText(name);
  for (QLabel* label : {line.name, line.here, line.whole}) label->setToolTip(meaning);
  line.here->setAccessibleDescription(QStringLiteral("%1, %2").arg(name, m_hereHead->text()));
  line.whole->setAccessibleDescription(QStringLiteral("%1, %2").arg(name, m_wholeHead->text()));
}

// What the path is counted in, and what OPEN is ordered by: greedy best-first search knows no f.
void NumbersView::nameRows(const WatchedRun* run) {
  const QString steps =
      run && search::needsLevel(run->session().algorithm()) ? tr("Pushes") : tr("Depth / steps");
  explain(m_rows[Steps], steps, m_rows[Steps].name->toolTip());
  const bool isByH = run && ordersByH(run->session());
  const QString name = isByH ? QStringLiteral("h") : QStringLiteral("f");
  if (m_rows[F].name->text() == name) return;
  explain(
      m_rows[F], name,
      toolTipOf({isByH ? tr("Shows h of the last expanded node") : tr("Shows f of the last expanded node"),
                 termMeaning(isByH ? Term::H : Term::F)}));
}

void NumbersView::showKnownRows(const WatchedRun* run) {
  nameRows(run);
  const bool tellsWhole = run && this->tellsWhole(*run), isTimeTold = this->isTimeTold(run);
  std::array<bool, kRows> isShown{};
  const std::size_t most = m_isBrief ? kBriefFigures : kFirstFigures;
  std::size_t first = 0;
  for (const Row row : kByWeight) {
    const bool isOfNow = isKnown(row, run) && ((row != Time && row != SetUp) || isTimeTold) && first < most;
    if (isOfNow) ++first;
    isShown[row] = isOfNow || (showsAll() && isKnown(row, run));
  }
  // Those that go before those that come: Qt lays out at once what comes, and a row more would move all that is below.
  for (const bool comes : {false, true})
    for (std::size_t row = 0; row < kRows; ++row) {
      if (isShown[row] != comes) continue;
      for (QLabel* label : {m_rows[row].name, m_rows[row].here}) label->setVisible(comes);
      m_rows[row].whole->setVisible(comes && tellsWhole);
    }
  m_wholeHead->setVisible(tellsWhole);
  const QString growth = run && isKnown(Round, run) && showsAll() ? growthWords(*run) : QString();
  m_growth->setText(growth);
  m_growth->setVisible(!growth.isEmpty());
}

// The whole run's rounds are known when the recorded one has come to its end.
void NumbersView::showRounds(const WatchedRun& run) {
  if (!isKnown(Round, &run)) return;
  const std::size_t begun = search::roundsBegun(run.session(), run.position()), all = run.session().rounds();
  m_rows[Round].here->setText(begun > 0 ? countText(begun) : noneText());
  m_rows[Bound].here->setText(begun > 0 ? boundText(run, run.session().round(begun - 1).bound) : noneText());
  const QString unknown = tellsWhole(run) ? QStringLiteral("…") : noneText();
  const bool isTold = run.session().outcome() != Outcome::Running && all > 0 && tellsWhole(run);
  m_rows[Round].whole->setText(isTold ? countText(all) : unknown);
  m_rows[Bound].whole->setText(isTold ? boundText(run, run.session().round(all - 1).bound) : unknown);
}

void NumbersView::showHere(const WatchedRun& run) {
  const search::TracePlayer& player = run.player();
  const search::Trace::Counts& counts = player.counts();
  m_rows[Expanded].here->setText(countText(counts.expanded));
  m_rows[Generated].here->setText(countText(counts.generated));
  m_rows[Reopened].here->setText(countText(counts.reopened));
  m_rows[Open].here->setText(countText(waitingCount(run)));
  const NodeId current = player.current();
  const bool any = current != search::kNoNode;
  m_rows[Steps].here->setText(any ? stepsTo(run, current) : noneText());
  m_rows[Cost].here->setText(any ? run.names().cost(player.look(current).g) : noneText());
  const std::optional<search::Cost> f = run.currentF();
  m_rows[F].here->setText(f ? run.names().cost(*f) : noneText());
  for (const Row row : {Time, SetUp}) m_rows[row].here->setText(noneText());
}

// The silent run knows first; a trace that another program wrote has only itself.
void NumbersView::showWhole(const WatchedRun& run) {
  const Answer& answer = run.answer();
  if (!tellsWhole(run)) {
    for (const Line& line : m_rows) line.whole->setText(noneText());
    return showOutcome(Outcome::Running, &run);
  }
  const bool solver = answer.outcome != Outcome::Running;
  const bool recorded = run.isComplete() && run.session().outcome() != Outcome::Running;
  // The figures of the whole run are answers, its end is a place: told when the cursor is there, or as the eye has it.
  const bool isEndTold = m_eye || run.isOutcomeReached();
  showOutcome(!isEndTold ? Outcome::Running : solver ? answer.outcome : run.session().outcome(), &run);
  if (!solver && !recorded) {
    for (const Line& line : m_rows) line.whole->setText(QStringLiteral("…"));
    m_rows[F].whole->setText(noneText());
    return;
  }
  const search::Stats stats = solver ? answer.stats : run.session().stats();
  m_rows[Expanded].whole->setText(countText(stats.expanded));
  m_rows[Generated].whole->setText(countText(stats.generated));
  m_rows[Reopened].whole->setText(countText(stats.reopened));
  m_rows[Open].whole->setText(tr("peak %1").arg(countText(stats.peakOpen)));
  const bool solved = solver && answer.outcome == Outcome::Solved && answer.route && answer.route->size() > 0;
  if (m_figures && (solved || run.isPlayback())) {
    m_rows[Steps].whole->setText(m_figures->steps);
    m_rows[Cost].whole->setText(m_figures->cost);
  } else {
    const std::size_t moves = solved ? answer.route->size() - 1 : 0;
    const bool jumps = run.session().algorithm() == search::Algorithm::JumpPoint;
    m_rows[Steps].whole->setText(!solved ? noneText()
                                 : jumps ? jumpsText(countText(moves), moves)
                                         : countText(moves));
    m_rows[Cost].whole->setText(solved ? run.names().cost(answer.cost) : noneText());
  }
  m_rows[F].whole->setText(noneText());
  m_rows[Time].whole->setText(solver ? durationText(answer.seconds) : noneText());
  m_rows[SetUp].whole->setText(solver ? durationText(answer.setupSeconds) : noneText());
}

void NumbersView::showOutcome(std::optional<Outcome> outcome, const WatchedRun* run) {
  const bool seeksGoal = !run || run->session().seeksGoal(), seesAll = !run || run->names().seesAll;
  // With the eye open the answer is told as soon as it is there, whether the cursor moves or not.
  const bool isAwaited = run && m_eye && m_eye->isChecked();
  m_outcome->setText(!outcome ? tr("No search yet")
                     : run && outcome == Outcome::Running && !isAwaited
                         ? progressText(*run)
                         : outcomeText(*outcome, seeksGoal, seesAll));
  if (outcome == Outcome::Exhausted && !seeksGoal) outcome = Outcome::Solved;  // looks as good as it is
  QPalette coloured = palette();
  coloured.setColor(QPalette::WindowText, outcome ? lookOf(*outcome, palette()).colour
                                                  : palette().color(QPalette::PlaceholderText));
  if (m_outcome->palette().color(QPalette::WindowText) != coloured.color(QPalette::WindowText))
    m_outcome->setPalette(coloured);
  if (std::exchange(m_shownOutcome, outcome) == outcome) return;
  m_mark->setVisible(outcome.has_value());
  if (outcome) m_mark->show(lookOf(*outcome, palette()).icon);
  QFont font = this->font();
  font.setBold(outcome && *outcome != Outcome::Running);
  m_outcome->setFont(font);
}

void NumbersView::retranslate() {
  setAccessibleName(tr("Statistics of the search"));
  m_all->setText(tr("More statistics"));
  m_all->setToolTip(tr("Shows all statistics of the search, or only the five most relevant now"));
  m_hereHead->setText(tr("Here"));
  m_hereHead->setToolTip(tr("Up to the cursor"));
  m_wholeHead->setText(tr("Whole run"));
  m_wholeHead->setToolTip(m_eye ? tr("Shows a full-speed run, independent of playback; visible once the "
                                     "search has ended or while Reveal is on")
                                : tr("Shows a full-speed run, independent of playback"));
  // What is counted, and what the word means.
  struct Told {
    QString name, meaning, term = {};
  };
  const std::array<Told, kRows> told{{
      {tr("Expanded"), tr("Counts how often a node was taken from OPEN and expanded"),
       termMeaning(Term::Expand)},
      {tr("Generated"), tr("Counts generated successors, including duplicates"), termMeaning(Term::Generate)},
      {tr("Reopened"), tr("Counts the nodes moved from CLOSED back to OPEN because a cheaper path was found"),
       termMeaning(Term::Reopen)},
      {tr("OPEN"), tr("Counts the nodes in OPEN; Whole run shows the peak"), termMeaning(Term::Open)},
      {tr("Depth / steps"), tr("Counts steps to the last expanded node; Whole run counts the path found")},
      {tr("Cost"), tr("Shows g of the last expanded node; Whole run shows the cost of the path found"),
       termMeaning(Term::G)},
      {QStringLiteral("f"), tr("Shows f of the last expanded node"), termMeaning(Term::F)},
      {tr("Iteration"), tr("Shows the current iteration; Whole run shows the number of iterations"),
       termMeaning(Term::Bound)},
      {tr("Bound"), tr("Shows the bound of the iteration: an f value or a number of moves"),
       termMeaning(Term::Bound)},
      {tr("Time"), tr("Shows the time of a full-speed run")},
      {tr("Preparation", "a time"),
       tr("Shows the time spent before the search on tables, patterns and goals")},
  }};
  for (std::size_t row = 0; row < kRows; ++row) {
    explain(m_rows[row], told[row].name, toolTipOf({told[row].meaning, told[row].term}));
  }
  m_gate.request();
}

}  // namespace searchlight::ui
