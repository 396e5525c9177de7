// widgets/grid/scenario_view.cpp: the table of queries, its buttons, and the thread that answers all.
#include "widgets/grid/scenario_view.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QToolButton>
#include <QVBoxLayout>
#include <chrono>
#include <new>
#include <utility>

#include "widgets/tables/question_form.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

namespace {
constexpr std::chrono::milliseconds kBeat{100};  // between two times that answers are shown
}

ScenarioView::ScenarioView(QWidget* parent) : QWidget(parent) {
  build();
  connect(m_previous, &QAction::triggered, this, [this] { choose(current() - 1, -1); });
  connect(m_next, &QAction::triggered, this, [this] { choose(current() + 1); });
  connect(m_hardest, &QAction::triggered, this, [this] { choose(m_list.hardest()); });
  connect(m_run, &QAction::triggered, this, [this] { isRunning() ? stop() : runAll(); });
  connect(m_save, &QAction::triggered, this, &ScenarioView::saveRequested);
  connect(m_close, &QAction::triggered, this, &ScenarioView::closeRequested);
  connect(m_table, &QuietTable::rowChosen, this, [this](int row) {
    updateState();
    if (m_list.isAskable(row)) Q_EMIT queryChosen(m_list.at(row).query);
  });
  keepTranslated(this, [this] { retranslate(); });
}

void ScenarioView::build() {
  m_head = new QLabel(this);
  m_head->setTextFormat(Qt::PlainText);
  m_head->setMinimumWidth(1);
  QFont bold = font();
  bold.setBold(true);
  m_head->setFont(bold);
  m_summary = makeHint(this);
  m_summary->setTextFormat(Qt::PlainText);
  m_previous = new QAction(icon(IconId::ChevronLeft), QString(), this);
  m_next = new QAction(icon(IconId::ChevronRight), QString(), this);
  m_hardest = new QAction(this);
  m_run = new QAction(this);
  m_save = new QAction(icon(IconId::Save), QString(), this);
  m_experiment = new QAction(icon(IconId::Experiments), QString(), this);
  m_close = new QAction(icon(IconId::Close), QString(), this);
  m_table = new QuietTable(this);
  m_table->setModel(&m_list);
  m_table->horizontalHeader()->setSortIndicator(ScenarioList::Line, Qt::AscendingOrder);
  m_table->setSortingEnabled(true);
  m_table->horizontalHeader()->setSectionsClickable(true);
  m_head->setBuddy(m_table);

  auto* head = new QHBoxLayout;
  head->setContentsMargins(spacing::kMargin, 0, spacing::kHalf, 0);
  head->setSpacing(0);
  head->addWidget(m_head, 1);
  for (QAction* action : {m_previous, m_next, m_hardest, m_run, m_save, m_experiment, m_close}) {
    auto* button = flatButton(this, action);
    head->addWidget(button);
  }
  auto* below = new QHBoxLayout;
  below->setContentsMargins(spacing::kMargin, 0, spacing::kMargin, 0);
  below->addWidget(m_summary);
  auto* column = bareLayout<QVBoxLayout>(this, spacing::kHalf);
  column->addLayout(head);
  column->addLayout(below);  // seen wherever the buttons are
  column->addWidget(m_table, 1);
}

void ScenarioView::setRows(const QString& title, std::vector<grid::ScenarioRow> rows,
                           std::shared_ptr<const grid::Map> map,
                           std::shared_ptr<search::MemoryBudget> budget) {
  stop();
  m_title = title;
  m_map = std::move(map);
  m_budget = std::move(budget);
  m_list.setRows(std::move(rows));
  m_table->horizontalHeader()->setSortIndicator(ScenarioList::Line, Qt::AscendingOrder);
  m_table->resetColumns();
  const int last = m_list.rowCount() - 1;
  const auto textIn = [&](int row, int column) { return m_list.index(row, column).data().toString(); };
  m_table->fitColumn(ScenarioList::Line, textIn(last, ScenarioList::Line));
  const QString farthest = QStringLiteral("%1, %2").arg(m_map->width() - 1).arg(m_map->height() - 1);
  for (const int column : {ScenarioList::Start, ScenarioList::Goal}) m_table->fitColumn(column, farthest);
  // Files tell the longest ones last.
  for (const int column : {ScenarioList::Length, ScenarioList::Ours})
    m_table->fitColumn(column, textIn(m_list.askableFrom(last, -1), ScenarioList::Length));
  fitStatus();
  m_table->fitColumn(ScenarioList::Expanded, QLocale().toString(m_map->cellCount()));
  m_table->showRow(-1);
  retranslate();
  revealSoon(this);  // now, so that nothing moves when its buttons are used
}

// The longest reason is seen whole, too.
void ScenarioView::fitStatus() {
  m_table->fitColumn(ScenarioList::Status, tr("equal"));
  int longest = -1;
  std::size_t most = 0;
  for (int row = 0; row < m_list.rowCount(); ++row) {
    if (m_list.isAskable(row)) continue;
    const std::size_t length = english(m_list.at(row).reason).size();
    if (length > std::exchange(most, std::max(most, length))) longest = row;
  }
  if (longest >= 0)
    m_table->fitColumn(ScenarioList::Status, m_list.index(longest, ScenarioList::Status).data().toString());
}

void ScenarioView::clear() {
  stop();
  m_title.clear();
  m_map.reset();
  m_list.setRows({});
  retranslate();
}

void ScenarioView::setOptions(const grid::RouteOptions& options, const QString& problem) {
  m_problem = problem;
  if (options != m_options) {
    stop();
    m_options = options;
    m_list.setHasRules(grid::hasScenarioRules(options));
    m_list.forgetAnswers();
  }
  updateState();
}

void ScenarioView::choose(int row, int step) {
  row = m_list.askableFrom(row, step);
  if (row < 0) return;
  m_table->revealRow(row);
  updateState();
  Q_EMIT queryChosen(m_list.at(row).query);
}

void ScenarioView::setAnswer(int row, const grid::ScenarioAnswer& answer) {
  m_list.setAnswers(m_list.inFile(row), {answer});
  updateState();
}

void ScenarioView::stop() {
  m_running.cancel();
  updateState();
}

void ScenarioView::runAll() {
  if (m_list.rows().empty() || !m_problem.isEmpty()) return;
  m_list.forgetAnswers();
  m_failure.clear();
  m_running.ask(
      [this, first = m_list.inFile(m_list.askableFrom(0, 1)), shared = m_list.sharedRows(), map = m_map,
       budget = m_budget, options = m_options](const std::stop_token& stop, const TaskTeller& teller) {
        const ScenarioList::Rows& rows = *shared;
        std::vector<grid::ScenarioAnswer> answers;
        std::size_t begin = 0;
        const auto tell = [&] {
          const std::size_t count = answers.size();
          teller.tell([this, from = std::exchange(begin, begin + count), some = std::exchange(answers, {})] {
            m_list.setAnswers(from, some);
            updateState();
          });
        };
        search::Limits limits;
        if (budget) limits.bytes = budget->total();
        auto shown = std::chrono::steady_clock::now();
        try {
          const search::Bounds bounds(limits.seconds, stop);
          const grid::ScenarioQuery& one = rows[first].query;
          const grid::RouteQuestion question{one.start, one.goal, options};
          grid::ScenarioRun run(grid::makeRouteGraph(*map, question), question, budget, &bounds);
          for (const grid::ScenarioRow& row : rows) {
            answers.push_back(row.isBroken() ? grid::ScenarioAnswer() : run.answer(row.query, limits, stop));
            if (stop.stop_requested()) return;
            if (std::chrono::steady_clock::now() - shown < kBeat) continue;
            tell();
            shown = std::chrono::steady_clock::now();
          }
        } catch (const std::bad_alloc&) {
          // The one that there was no room for, and those behind it.
          answers.resize(rows.size() - begin, {.outcome = search::Outcome::MemoryLimit});
        }
        tell();
      },
      [this](const TaskResult<void>& result) {
        if (!result) m_failure = result.why();
        updateState();
      });
  updateState();
  revealSoon(m_summary);  // how far it is
}

void ScenarioView::updateState() {
  const int count = m_list.rowCount(), row = current();
  m_previous->setEnabled(m_list.askableFrom(row - 1, -1) >= 0);
  m_next->setEnabled(m_list.askableFrom(row + 1, 1) >= 0);
  m_hardest->setEnabled(count > 0);
  m_save->setEnabled(count > 0);
  m_run->setEnabled(count > 0 && (isRunning() || m_problem.isEmpty()));
  m_run->setText(isRunning() ? tr("Stop") : tr("Run all"));
  m_run->setToolTip(isRunning()           ? tr("Stops running the queries")
                    : m_problem.isEmpty() ? tr("Runs all queries with the current algorithm")
                                          : m_problem);
  m_summary->setText(m_failure.isEmpty() ? m_list.summary() : m_failure);
}

void ScenarioView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  showTitle();
}

void ScenarioView::showTitle() {
  m_head->setText(m_head->fontMetrics().elidedText(m_title, Qt::ElideMiddle, m_head->width()));
  m_head->setToolTip(m_title);
}

void ScenarioView::retranslate() {
  showTitle();
  m_table->setAccessibleName(tr("Queries of %1").arg(m_title));
  m_previous->setText(tr("Previous query"));
  m_next->setText(tr("Next query"));
  m_hardest->setText(tr("Hardest"));
  m_hardest->setToolTip(
      tr("Selects the query with the most expansions or, until all queries have run, the longest one"));
  m_save->setText(tr("Save as CSV…"));
  m_save->setToolTip(tr("Saves all rows with their results as a CSV table"));
  m_experiment->setText(tr("Experiment with these queries"));
  m_experiment->setToolTip(tr("Fills in an experiment that runs several searches on all queries"));
  m_close->setText(tr("Close the list"));
  m_list.retranslate();
  updateState();
}

}  // namespace searchlight::ui
