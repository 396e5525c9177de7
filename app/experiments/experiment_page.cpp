// app/experiments/experiment_page.cpp: from a form to rows: started, paused, gone on with, and what the window asks.
#include "app/experiments/experiment_page.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QStackedLayout>
#include <QVBoxLayout>
#include <algorithm>
#include <cerrno>
#include <fstream>
#include <mutex>
#include <system_error>
#include <utility>

#include "app/shell/read_on_thread.h"
#include "app/shell/settings.h"
#include "core/text/failure.h"
#include "widgets/player/message_bar.h"
#include "widgets/theme/language.h"
#include "widgets/theme/scrolls_down.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

using experiment::Results;

namespace {

constexpr int kExperimentForm = 340;
constexpr int kExamineMs = 250;                         // after the last change of the form
constexpr int kClockMs = 500;                           // between two times that the time is told
constexpr int kRefreshMs = 250, kSlowRefreshMs = 2000;  // between two times that rows are shown anew
constexpr std::size_t kManyRows = 20'000;               // from here on they are shown more seldom
constexpr KeptFolder::Bound kKept{.files = 30};

}  // namespace

// What the threads of an experiment hand over to the window.
struct ExperimentPage::Arriving {
  std::mutex mutex;
  std::vector<std::string> columns;
  std::vector<std::vector<std::string>> rows;
  cli::ExperimentProgress progress;
  std::string run;  // of the search that has begun
};

ExperimentPage::ExperimentPage(const PageHost& host)
    : m_host(host),
      m_folder(host.inData(QStringLiteral("experiments")), ".csv"),
      m_sides(new QSplitter(Qt::Horizontal, this)),
      m_form(new ExperimentForm),
      m_view(new ResultsView),
      m_side(new QWidget),
      m_empty(new QWidget),
      m_emptyText(new QLabel(m_empty)),
      m_progressText(new QLabel(m_side)),
      m_progress(new QProgressBar(m_side)),
      m_start(new QPushButton(m_side)),
      m_over(new QPushButton(m_side)),
      m_example(new QPushButton(m_empty)),
      m_openResults(new QPushButton(m_empty)),
      m_openAction(new QAction(this)),
      m_saveAction(new QAction(this)),
      m_saveShownAction(new QAction(this)) {
  build();
  m_examineSoon.setSingleShot(true);
  m_examineSoon.setInterval(kExamineMs);
  m_refreshSoon.setSingleShot(true);
  connect(&m_examineSoon, &QTimer::timeout, this, &ExperimentPage::examine);
  connect(&m_refreshSoon, &QTimer::timeout, m_view, &ResultsView::refresh);
  connect(&m_clock, &QTimer::timeout, this, [this] { isRunning() ? showState() : m_clock.stop(); });
  connect(m_form, &ExperimentForm::edited, this, &ExperimentPage::edited);
  connect(m_form, &ExperimentForm::filesWanted, this, [this] {
    const QStringList files =
        QFileDialog::getOpenFileNames(this, tr("Add instances"), m_host.settings->lastFolder());
    if (!files.isEmpty()) m_form->addSources(files);
  });
  connect(m_start, &QPushButton::clicked, this, [this] {
    if (isRunning()) return pause();
    m_startsWhenGood = !m_isGood;
    m_startsWhenGood ? examine() : begin();
  });
  connect(m_form, &ExperimentForm::presetWanted, this, &ExperimentPage::takePreset);
  connect(m_over, &QPushButton::clicked, this, &ExperimentPage::start);
  connect(m_example, &QPushButton::clicked, this, &ExperimentPage::tryExample);
  connect(m_openResults, &QPushButton::clicked, this, &ExperimentPage::openCsv);
  connect(m_openAction, &QAction::triggered, this, &ExperimentPage::openCsv);
  connect(m_saveAction, &QAction::triggered, this, &ExperimentPage::saveRows);
  connect(m_saveShownAction, &QAction::triggered, this, &ExperimentPage::saveShown);
  connect(m_view, &ResultsView::saveWanted, this, &ExperimentPage::saveShown);
  connect(m_view, &ResultsView::rowOpened, this, &ExperimentPage::openRow);
  connect(m_view, &ResultsView::viewChanged, this, &Page::changed);
  listenTo(&m_writer);
  keepTranslated(this, [this] { retranslate(); });
}

ExperimentPage::~ExperimentPage() = default;

void ExperimentPage::build() {
  m_message = new MessageBar(m_sides, this);
  m_message->hide();
  m_message->setAtBottomOf(m_view);  // above are the tabs
  auto* scroll = new ScrollsDown(m_form);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(m_start, 1);
  buttons->addWidget(m_over);
  auto* foot = new QVBoxLayout;
  foot->setContentsMargins(spacing::kMargin, 0, spacing::kMargin, spacing::kMargin);
  foot->setSpacing(spacing::kHalf);
  foot->addWidget(m_progressText);
  foot->addWidget(m_progress);
  foot->addLayout(buttons);
  m_progress->setTextVisible(false);
  m_progressText->setWordWrap(true);
  auto* side = bareLayout<QVBoxLayout>(m_side);
  side->addWidget(scroll, 1);
  side->addLayout(foot);

  auto* empty = new QVBoxLayout(m_empty);
  m_emptyText->setWordWrap(true);
  m_emptyText->setAlignment(Qt::AlignCenter);
  auto* offers = new QHBoxLayout;
  offers->addStretch(1);
  offers->addWidget(m_example);
  offers->addWidget(m_openResults);
  offers->addStretch(1);
  empty->addStretch(1);
  empty->addWidget(m_emptyText);
  empty->addLayout(offers);
  empty->addStretch(1);

  auto* room = new QWidget;
  auto* both = bareLayout<QVBoxLayout>(room);
  both->addWidget(m_empty);
  both->addWidget(m_view);
  m_sides->addWidget(m_side);
  m_sides->addWidget(room);
  m_sides->setChildrenCollapsible(false);
  m_sides->setStretchFactor(1, 1);
  m_sides->setSizes({kExperimentForm, 3 * kExperimentForm});
  auto* column = bareLayout<QVBoxLayout>(this);
  column->addWidget(m_sides);
}

// ---- What is asked -------------------------------------------------------------------------------------------------------------

void ExperimentPage::edited() {
  m_total = 0;
  m_isGood = false;
  m_startsWhenGood = false;
  m_answered = answered().size();
  m_examineSoon.start();
  showState();
  Q_EMIT changed();
  Q_EMIT documentChanged();
  Q_EMIT commandsChanged();
}

// On a thread: sources may be large.
void ExperimentPage::examine() {
  m_examineSoon.stop();
  m_examining.ask(
      [asked = m_form->asked()](const std::stop_token& stop) { return cli::examine(asked, stop); },
      [this](const TaskResult<cli::ExperimentParts>& parts) {
        if (!parts) return complain(parts.why());
        m_form->showParts(*parts);
        m_isGood = parts->isGood();
        m_total = m_isGood ? parts->rows : 0;
        showState();
        if (std::exchange(m_startsWhenGood, false) && m_isGood) begin();
      });
}

// ---- Running -------------------------------------------------------------------------------------------------------------------

void ExperimentPage::begin() { hasMore() ? goOn() : start(); }

void ExperimentPage::start() {
  if (isRunning()) return;
  m_folder.hold(kKept, {m_file});
  m_file = m_folder.newFile();
  m_domain = m_form->asked().domain;
  m_timeBefore = 0;
  setResults({});
  goOn();
}

// All that the work needs it owns; the rows go to the file before they are shown.
void ExperimentPage::goOn() {
  if (isRunning() || m_file.isEmpty()) return;
  if (!complaint().isEmpty()) m_message->hide();  // it was of the run before
  keepWhatIsAsked();
  m_form->setRunning(true);
  m_time.start();
  m_clock.start(kClockMs);
  cli::Experiment asked = m_form->asked();
  if (m_host.memory) asked.bytes = search::shareOf(m_host.memory.get());
  auto arriving = std::make_shared<Arriving>();
  m_running.ask(
      [this, arriving, asked = std::move(asked), file = m_file.toStdString(), before = m_results->rowCount()](
          const std::stop_token& stop, const TaskTeller& teller) {
        makeFolder(std::filesystem::u8path(file).parent_path());
        const cli::RowsBefore rowsBefore(file, asked, cli::OutputForm{.csv = true});
        std::ofstream out(std::filesystem::u8path(file), std::ios::binary | std::ios::app);
        const auto write = [&](const std::string& line) {
          errno = 0;
          if (out << line << std::flush) return;
          throw NotWritten(file, std::generic_category().message(errno));
        };
        const auto tell = [&] { teller.tellLatest([this, arriving] { take(arriving); }); };
        cli::Columns<cli::ExperimentRow> columns;
        std::size_t count = before;
        const cli::ExperimentEnd end =
            cli::answer(asked, rowsBefore,
                        {.begin =
                             [&](const cli::Columns<cli::ExperimentRow>& all, std::uint64_t) {
                               columns = all;
                               if (rowsBefore.isEmpty()) write(cli::csvOf(columns));
                               const std::lock_guard lock(arriving->mutex);
                               arriving->columns = cli::fieldsOf(columns);
                             },
                         .add =
                             [&](const cli::ExperimentRow& row) {
                               std::vector<std::string> fields = cli::fieldsOf(columns, row);
                               write(csvLine(fields));
                               {
                                 const std::lock_guard lock(arriving->mutex);
                                 arriving->rows.push_back(std::move(fields));
                               }
                               tell();
                               return ++count < Results::kMostRows;
                             },
                         .progress =
                             [&](const cli::ExperimentProgress& progress) {
                               {
                                 const std::lock_guard lock(arriving->mutex);
                                 arriving->progress.done = progress.done;
                                 arriving->progress.total = progress.total;
                                 arriving->run = std::string(progress.run);
                                 arriving->progress.instance = progress.instance;
                               }
                               tell();
                             }},
                        stop);
        return end.isComplete;
      },
      [this, arriving](const TaskResult<bool>& isOver) {
        take(arriving);
        ended(isOver);
      });
  showState();
  Q_EMIT documentChanged();
  Q_EMIT commandsChanged();
}

void ExperimentPage::take(const std::shared_ptr<Arriving>& arriving) {
  std::vector<std::vector<std::string>> rows;
  cli::ExperimentProgress progress;
  std::vector<std::string> columns;
  std::string run;
  {
    const std::lock_guard lock(arriving->mutex);
    run = arriving->run;
    rows = std::exchange(arriving->rows, {});
    progress = arriving->progress;
    columns = arriving->columns;
  }
  if (m_results->columnCount() == 0 && !columns.empty()) setResults(Results(columns));
  for (const std::vector<std::string>& row : rows)
    if (!m_results->isFull() && row.size() == m_results->columnCount()) m_results->add(row), ++m_answered;
  if (progress.total > 0) m_total = progress.total;
  if (!rows.empty() && !m_refreshSoon.isActive())
    m_refreshSoon.start(m_results->rowCount() > kManyRows ? kSlowRefreshMs : kRefreshMs);
  showState();
  if (isRunning() && !m_running.isFinishing() && !progress.instance.empty())
    setStatus(tr("%1: instance %2").arg(runTitle(run), QString::fromStdString(progress.instance)));
}

void ExperimentPage::ended(const TaskResult<bool>& isOver) {
  m_form->setRunning(false);
  m_timeBefore += m_time.elapsed();
  m_clock.stop();
  m_refreshSoon.stop();
  m_view->refresh();
  setStatus({});
  if (!isOver)
    complain(isOver.why());
  else if (m_results->isFull() && !*isOver)
    complain(tr("The limit of %1 rows has been reached. Use searchlight-cli batch for more.")
                 .arg(countText(Results::kMostRows)));
  else if (*isOver)
    say(tr("%1 rows in %2.").arg(countText(m_results->rowCount()), timeText()));
  showState();
  Q_EMIT changed();
  Q_EMIT documentChanged();
  Q_EMIT commandsChanged();
}

// The whole running time, without pauses.
QString ExperimentPage::timeText() const {
  const qint64 now = isRunning() ? m_time.elapsed() : 0;
  return durationText(static_cast<double>(m_timeBefore + now) / 1000);
}

// The search under way ends, and is no row.
void ExperimentPage::pause() {
  setStatus(tr("Pausing…"));
  m_running.finish();
}

void ExperimentPage::requireStopped() const {
  if (isRunning()) throw Failed(ReaderErrors::tr("an experiment is running; pause it first"));
}

void ExperimentPage::setResults(Results results) {
  auto next = std::make_unique<Results>(std::move(results));
  m_view->setResults(next.get());
  m_results = std::move(next);
  m_answered = answered().size();
  Q_EMIT partsChanged();
}

bool ExperimentPage::hasMore() const {
  return m_answered > 0 && !isComplete() && m_answered < Results::kMostRows;
}

void ExperimentPage::adopt(cli::Experiment asked, Results results, const QString& file) {
  if (isRunning()) m_running.cancel(), m_form->setRunning(false);
  m_file = file;
  m_timeBefore = 0;
  m_startsWhenGood = false;
  m_domain = asked.domain;
  m_form->setAsked(std::move(asked));
  setResults(std::move(results));
  edited();
  examine();
}

void ExperimentPage::showState() {
  const std::size_t rows = m_results->rowCount();
  const bool hasRows = rows > 0 || isRunning();
  m_empty->setVisible(!hasRows);
  m_view->setVisible(hasRows);
  const bool goesOn = hasMore();
  m_start->setText(isRunning()    ? tr("&Pause")
                   : goesOn       ? tr("&Continue")
                   : isComplete() ? tr("R&un again")
                                  : tr("&Start"));
  m_start->setIcon(icon(isRunning() ? IconId::Pause : IconId::Play));
  m_start->setToolTip(isRunning()
                          ? tr("Stops the current search; finished rows are kept, and Continue runs the rest")
                      : goesOn ? tr("Runs the rows that are missing")
                               : tr("Runs all searches on all instances"));
  m_start->setEnabled(isRunning() || m_isGood || isExamining());
  m_over->setVisible(goesOn && !isRunning());
  m_over->setEnabled(m_isGood);
  m_progress->setVisible(hasRows && m_total > 0);
  m_progress->setRange(0, static_cast<int>(std::min<std::uint64_t>(m_total, 1'000'000'000)));
  m_progress->setValue(static_cast<int>(std::min<std::uint64_t>(m_answered, m_total)));
  m_saveAction->setEnabled(rows > 0);
  m_saveShownAction->setEnabled(rows > 0);
  const bool lacksSources = m_form->asked().sources.empty(), lacksRuns = m_form->asked().runs.empty();
  m_progressText->setText(
      isRunning() ? tr("%1 of %2 rows, %3").arg(countText(m_answered), countText(m_total), timeText())
      : lacksSources && lacksRuns ? tr("Add instances and runs.")
      : lacksSources              ? tr("Add instances.")
      : lacksRuns                 ? tr("Add runs.")
      : m_total == 0              ? QString()
      : m_answered == 0           ? tr("%1 rows to run").arg(countText(m_total))
                                  : tr("%1 of %2 rows").arg(countText(m_answered), countText(m_total)));
  m_progressText->setVisible(!m_progressText->text().isEmpty());
}

bool ExperimentPage::isSettled() const {
  return !isRunning() && !m_examining.isBusy() && !m_examineSoon.isActive() && !m_refreshSoon.isActive();
}

}  // namespace searchlight::ui
