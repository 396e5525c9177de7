// app/experiments/experiment_page.h: any set of searches over any set of instances, answered row by row, as a table and as plots.
//
// The rows are what `searchlight-cli batch` prints (app/cli/experiment.h). They are appended to a CSV file among the program's data as
// they come, so that a crash loses none of them: the experiment goes on after those that are there.
#pragma once
#include <QElapsedTimer>
#include <QTimer>
#include <memory>
#include <optional>
#include <vector>

#include "app/experiments/experiment_form.h"
#include "app/experiments/results_view.h"
#include "app/game/kept_folder.h"
#include "app/shell/experiment_words.h"
#include "app/shell/page.h"
#include "widgets/picture/picture_writer.h"
#include "widgets/task/task.h"

class QProgressBar;
class QPushButton;
class QSplitter;

namespace searchlight::ui {

class ExperimentPage : public Page {
  Q_OBJECT
 public:
  static constexpr const char* kId = kExperimentsPage;
  // At most Results::kMostRows are held. In a workspace they lie up to so many bytes; beyond it the workspace names their file.
  static constexpr std::size_t kMostBytesInWorkspace = std::size_t{8} << 20;

  explicit ExperimentPage(const PageHost& host);
  ~ExperimentPage() override;

  ExperimentForm& form() { return *m_form; }
  ResultsView& view() { return *m_view; }
  const experiment::Results& results() const { return *m_results; }
  bool isRunning() const { return m_running.isBusy(); }
  // Whether every row of what is asked is there.
  bool isComplete() const { return m_total > 0 && m_answered >= m_total; }
  QPushButton& startButton() { return *m_start; }  // Start, Pause, Continue
  QPushButton& exampleButton() { return *m_example; }
  QString rowsFile() const { return m_file; }

  void start();  // from the first row
  void goOn();   // with the rows that are there
  void pause();  // what has ended stays
  // An experiment that comes with the program: ExperimentForm::kPresets.
  void takePreset(const QString& file);
  void tryExample();
  // Rows that the command line has printed with --csv.
  Reading openResults(const QString& path);
  // On the page of its domain, with its search.
  void openRow(std::uint32_t row);

  // ---- What the window asks ----
  Document document() const override;
  Snapshot snapshot() const override;
  Reading takeSetUp(const setup::SetUp& setUp, const QString& fileName, SetUpFrom from) override;
  setup::Words place() const override;
  Reading takePlace(const setup::Words& place) override;
  CommandState state(Command command) const override;
  void run(Command command, bool checked) override;
  PageParts parts() const override;
  QList<KeyHelp> keyHelp() const override;
  std::vector<PictureSource> pictures() override;
  bool isSettled() const override;
  void takeFocus(Qt::FocusReason reason) override;
  std::vector<FocusStop> focusStops() const override;

 private:
  struct Arriving;
  void build();
  void retranslate();
  void edited();
  void examine();
  void begin();
  void take(const std::shared_ptr<Arriving>& arriving);
  void ended(const TaskResult<bool>& isOver);
  void setResults(experiment::Results results);
  // Of the rows that are there, those of what is asked.
  experiment::RowIds answered() const;
  // Rows of another question go, and all get today's columns, so that more can follow in the file.
  void keepWhatIsAsked();
  void requireStopped() const;
  // Another experiment, with the rows that are there of it, which lie in the file.
  void adopt(cli::Experiment asked, experiment::Results results, const QString& file);
  // Continue, not Start: rows of what is asked are there, and not all.
  bool hasMore() const;
  void showState();
  void saveRows();
  void saveShown();
  void openCsv();
  setup::SetUp setUpOf(std::uint32_t row) const;
  std::string unpacked(const std::string& path) const;
  bool isExamining() const { return m_examineSoon.isActive() || m_examining.isBusy(); }
  QString timeText() const;

  PageHost m_host;
  KeptFolder m_folder;
  QSplitter* m_sides;
  ExperimentForm* m_form;
  ResultsView* m_view;
  QWidget *m_side, *m_empty;
  QLabel *m_emptyText, *m_progressText;
  QProgressBar* m_progress;
  QPushButton *m_start, *m_over, *m_example, *m_openResults;
  QAction *m_openAction, *m_saveAction, *m_saveShownAction;  // saves the plot, or the table as it is shown

  std::unique_ptr<experiment::Results> m_results = std::make_unique<experiment::Results>();
  QString m_file;                // of the rows; empty: none yet
  std::string m_domain;          // of the rows
  std::uint64_t m_total = 0;     // rows of what is asked; 0: not known, or something is wrong
  std::uint64_t m_answered = 0;  // of these, those that are there
  bool m_isGood = false;
  bool m_startsWhenGood = false;                 // Start was pressed before it was known
  QElapsedTimer m_time;                          // since it goes on
  qint64 m_timeBefore = 0;                       // milliseconds that it ran before
  QTimer m_examineSoon, m_refreshSoon, m_clock;  // the last: the time is told while one search runs long
  PictureWriter m_writer;
  Task<cli::ExperimentParts> m_examining;
  Task<bool> m_running;  // whether every row is there
};

}  // namespace searchlight::ui
