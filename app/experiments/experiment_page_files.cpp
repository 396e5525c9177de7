// app/experiments/experiment_page_files.cpp: rows from files and into them, workspaces, and what the window asks.
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <algorithm>
#include <set>
#include <utility>

#include "app/experiments/experiment_page.h"
#include "app/shell/read_on_thread.h"
#include "app/shell/settings.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

using experiment::Results;

// ---- Rows that are kept -----------------------------------------------------------------------------------------------------------

experiment::RowIds ExperimentPage::answered() const {
  const cli::Experiment& asked = m_form->asked();
  const auto run = m_results->column(Results::kRun);
  if (!run || m_domain != asked.domain) return {};
  // Each distinct text is looked for once.
  const auto isAmong = [this](std::size_t column, const std::vector<std::string>& texts) {
    return [this, column, &texts, known = std::vector<std::optional<bool>>(m_results->distinct(column))](
               std::uint32_t row) mutable {
      std::optional<bool>& is = known[m_results->id(row, column)];
      if (!is) is = std::ranges::count(texts, m_results->text(row, column)) > 0;
      return *is;
    };
  };
  auto isSource = isAmong(0, asked.sources), isRun = isAmong(*run, asked.runs);
  experiment::RowIds rows = m_results->rowsWith();
  std::erase_if(rows, [&](std::uint32_t row) { return !isSource(row) || !isRun(row); });
  return rows;
}

void ExperimentPage::keepWhatIsAsked() {
  if (m_results->columnCount() == 0) return;
  const std::vector<std::string> columns = cli::fieldsOf(cli::columnsOf(m_form->asked()));
  const experiment::RowIds rows = answered();
  if (rows.size() == m_results->rowCount() && columns == m_results->names()) return;
  Results kept = m_results->as(columns, rows);
  m_file = m_folder.newFile();
  m_folder.write(m_file, kept.csv());
  setResults(std::move(kept));
}

// ---- Files ---------------------------------------------------------------------------------------------------------------------

Reading ExperimentPage::openResults(const QString& path) {
  return reading([&] {
    requireStopped();
    Results results;
    const QString file = m_folder.newFile();
    readOnThread(this, path, [&](const GoesOn&) {
      results =
          Results::read(readText(path, Results::kMostBytes), QDir::toNativeSeparators(path).toStdString());
      // Sources lie where they lay when the command line was there.
      const cli::FindPath found = cli::pathsFrom(QFileInfo(path).absolutePath().toStdU16String());
      for (const char* name : {"scenario", "file", "layout", "map"})
        if (const auto column = results.column(name)) results.changeTexts(*column, found);
      m_folder.write(file, results.csv());
    });
    // What was asked can be read from the rows.
    cli::Experiment asked = m_form->asked();
    const auto run = results.column(Results::kRun);
    for (const cli::ExperimentDomain& domain : cli::experimentDomains()) {
      if (results.columnCount() == 0 || results.name(0) != domain.sourceKey || !run) continue;
      asked = {.domain = std::string(domain.name), .sources = {}, .runs = {}};
      std::set<std::string> sources, runs;
      for (std::size_t row = 0; row < results.rowCount(); ++row) {
        if (sources.insert(results.text(row, 0)).second) asked.sources.push_back(results.text(row, 0));
        if (runs.insert(results.text(row, *run)).second) asked.runs.push_back(results.text(row, *run));
      }
    }
    adopt(std::move(asked), std::move(results), file);
  });
}

void ExperimentPage::openCsv() {
  const QString path = QFileDialog::getOpenFileName(this, tr("Open results"), m_host.settings->lastFolder(),
                                                    tr("Tables (%1)").arg(QStringLiteral("*.csv")));
  if (!path.isEmpty()) complainOf(openResults(path));
}

void ExperimentPage::saveRows() {
  const auto where = askWhereToSave(this, {tr("Save results"),
                                           QDir(m_host.settings->lastFolder()).filePath(tr("results.csv")),
                                           {{tr("Tables (%1)"), {QStringLiteral("*.csv")}}}});
  if (where)
    m_writer.write(where->path, [text = QByteArray::fromStdString(m_view->rowsCsv())](
                                    const std::stop_token&) { return text; });
}

// The plot is a drawing, a picture or its points, as the file's name ends.
void ExperimentPage::saveShown() {
  constexpr int kScale = 2;
  const bool isPlot = m_view->tab() != ResultsView::Table;
  QList<FileKind> kinds;
  if (isPlot)
    kinds << FileKind{tr("Drawing (%1)"), {QStringLiteral("*.svg")}}
          << FileKind{tr("Picture (%1)"), {QStringLiteral("*.png")}};
  kinds << FileKind{tr("Tables (%1)"), {QStringLiteral("*.csv")}};
  const QString name = (isPlot ? m_view->plotTitle() : tr("table")) + kinds.front().ending();
  const auto where = askWhereToSave(
      this, {tr("Save what is shown"), QDir(m_host.settings->lastFolder()).filePath(name), kinds});
  if (!where) return;
  if (where->path.endsWith(QStringLiteral(".csv"), Qt::CaseInsensitive))
    m_writer.write(where->path, [text = QByteArray::fromStdString(m_view->shownCsv())](
                                    const std::stop_token&) { return text; });
  else
    m_writer.write(where->path, m_view->plot().source().take(kScale));
}

// ---- As a workspace, and where one was -----------------------------------------------------------------------------------------

// The rows are kept by themselves, so that nobody is asked about them.
Document ExperimentPage::document() const {
  Document document{.title = tr("Experiment"), .path = {}};
  document.isEmpty =
      m_form->asked().sources.empty() && m_form->asked().runs.empty() && m_results->rowCount() == 0;
  document.isKept = document.isFoundAgain = true;
  return document;
}

Snapshot ExperimentPage::snapshot() const {
  if (document().isEmpty) return {};
  Snapshot out;
  out.words.page = kId;
  out.words.title = tr("Experiment").toStdString();
  out.words.question = cli::wordsOf(m_form->asked());
  out.words.view = m_view->view();
  const bool isSmall = QFileInfo(m_file).size() <= qint64{kMostBytesInWorkspace};
  if (!isSmall) out.words.view.set("results", m_file.toStdString());
  out.words.view.set("rows", std::to_string(m_results->rowCount()));
  // The file has all rows, and is read on whatever thread wants them.
  out.boardText = [file = isSmall && QFileInfo::exists(m_file) ? m_file : QString()] {
    return file.isEmpty() ? std::string() : readText(file, Results::kMostBytes);
  };
  return out;
}

Reading ExperimentPage::takeSetUp(const setup::SetUp& setUp, const QString& fileName, SetUpFrom /*from*/) {
  return reading([&] {
    requireStopped();
    const std::string name = QDir::toNativeSeparators(fileName).toStdString();
    cli::Experiment asked = cli::experimentFrom(
        setUp.question, name,
        fileName.isEmpty() ? cli::FindPath()
                           : cli::pathsFrom(QFileInfo(fileName).absolutePath().toStdU16String()));
    Results results;
    QString file;
    const std::string* kept = setUp.view.find("results");
    const QString keptFile = kept ? QString::fromStdString(*kept) : QString();
    readOnThread(this, fileName, [&](const GoesOn&) {
      std::string text = setUp.board.text.value_or(std::string());
      if (text.empty() && QFileInfo::exists(keptFile)) text = readText(keptFile, Results::kMostBytes);
      if (text.empty()) return;
      results = Results::read(text, name);
      file = m_folder.newFile();
      m_folder.write(file, text);
    });
    adopt(std::move(asked), std::move(results), file);
    m_view->setView(setUp.view);
    if (kept && file.isEmpty())
      complain(tr("The rows of this experiment are missing: %1 does not exist.")
                   .arg(QDir::toNativeSeparators(keptFile)));
  });
}

setup::Words ExperimentPage::place() const {
  if (m_form->asked().sources.empty() && m_form->asked().runs.empty()) return {};
  setup::Words out = cli::wordsOf(m_form->asked());
  out.set("results", m_file.toStdString());
  for (const auto& [name, value] : m_view->view()) out.set("view-" + name, value);
  return out;
}

Reading ExperimentPage::takePlace(const setup::Words& place) {
  if (place.empty()) return Reading::taken();
  return reading([&] {
    cli::Experiment asked = cli::experimentFrom(place, "settings", {});
    const std::string* kept = place.find("results");
    const QString file = kept ? QString::fromStdString(*kept) : QString();
    Results results;
    const bool isThere = !file.isEmpty() && QFileInfo::exists(file);
    if (isThere)
      readOnThread(this, file, [&](const GoesOn&) {
        results =
            Results::read(readText(file, Results::kMostBytes), QDir::toNativeSeparators(file).toStdString());
      });
    adopt(std::move(asked), std::move(results), isThere ? file : QString());
    setup::Words view;
    for (const auto& [name, value] : place)
      if (name.starts_with("view-")) view.set(name.substr(5), value);
    m_view->setView(view);
  });
}

// ---- What the window asks ------------------------------------------------------------------------------------------------------

CommandState ExperimentPage::state(Command command) const {
  const bool isAsked = !m_form->asked().sources.empty() && !m_form->asked().runs.empty();
  if (command == Command::CopyCommand)
    return CommandState::offered(isAsked, {},
                                 tr("Copies the command that runs this experiment: searchlight-cli batch"));
  return {};
}

void ExperimentPage::run(Command command, bool /*checked*/) {
  if (command != Command::CopyCommand) return;
  QApplication::clipboard()->setText(batchCommand(m_form->asked()));
  say(tr("The command has been copied."));
}

PageParts ExperimentPage::parts() const {
  PageParts out;
  out.file = {m_openAction, m_saveAction, m_saveShownAction};
  return out;
}

QList<KeyHelp> ExperimentPage::keyHelp() const {
  return {{tr("Arrow keys"), tr("On a plot: move from point to point")},
          {tr("Enter"), tr("Open the instance with this search")}};
}

std::vector<PictureSource> ExperimentPage::pictures() {
  if (!m_view->isVisibleTo(this)) return {};
  if (m_view->tab() == ResultsView::Table)
    return {widgetPicture(PictureSource::Kind::Table, &m_view->table())};
  return {m_view->plot().source()};
}

void ExperimentPage::takeFocus(Qt::FocusReason reason) {
  QWidget* to = m_view->isVisibleTo(this) ? m_view->shown() : static_cast<QWidget*>(m_example);
  to->setFocus(reason);
}

std::vector<Page::FocusStop> ExperimentPage::focusStops() const {
  if (m_view->isVisibleTo(this)) return {{m_side, false}, {m_view->shown(), false}};
  return {{m_side, false}, {m_empty, false}};
}

void ExperimentPage::retranslate() {
  m_emptyText->setText(tr(
      "An experiment runs any set of searches over any set of instances: one row for each run and instance, "
      "as a table and as plots.\n\nAdd instances and runs at the left, then start."));
  m_example->setText(tr("Try an e&xample"));
  m_example->setToolTip(tr("Runs five algorithms over a map that comes with Searchlight"));
  m_openResults->setText(tr("&Open results…"));
  m_openResults->setToolTip(tr("Opens rows that searchlight-cli batch has written with --csv"));
  m_over->setText(tr("Start &over"));
  m_over->setToolTip(tr("Runs all rows again"));
  m_openAction->setText(tr("Open res&ults…"));
  m_openAction->setToolTip(m_openResults->toolTip());
  m_saveAction->setText(tr("Save results as CS&V…"));
  m_saveAction->setToolTip(tr("Saves all columns of the rows that pass the filter"));
  m_saveShownAction->setText(tr("Save &plot or table…"));
  m_saveShownAction->setToolTip(tr("Saves the plot as SVG, PNG or CSV, or the table as it is shown as CSV"));
  m_progress->setAccessibleName(tr("Finished rows"));
  showState();
}

}  // namespace searchlight::ui
