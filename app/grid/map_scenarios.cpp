// app/grid/map_scenarios.cpp: from a file of queries to the question on the board.
#include "app/grid/map_scenarios.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <exception>
#include <utility>
#include <vector>

#include "app/grid/map_lab_page.h"
#include "app/shell/experiment_words.h"
#include "app/shell/focus_stops.h"
#include "app/shell/read_on_thread.h"
#include "core/grid/map_format.h"
#include "core/grid/route_command.h"
#include "core/grid/scenario.h"
#include "core/setup/set_up.h"
#include "core/text/failure.h"
#include "core/text/files.h"

namespace searchlight::ui {

MapScenarios::MapScenarios(MapLabPage* page, std::shared_ptr<search::MemoryBudget> memory)
    : m_page(page), m_memory(std::move(memory)), m_view(std::make_unique<ScenarioView>()) {
  connect(m_view.get(), &ScenarioView::queryChosen, this, &MapScenarios::ask);
  connect(m_view.get(), &ScenarioView::saveRequested, this, &MapScenarios::saveAs);
  connect(m_view.get(), &ScenarioView::closeRequested, this, &MapScenarios::close);
  connect(m_view->experimentAction(), &QAction::triggered, this, [this] {
    experimentWith(m_page->host(), {.domain = "route",
                                    .sources = {m_path.toStdString()},
                                    .runs = {grid::runArguments(m_page->options().options())}});
  });
  new EscStops(
      page, [this] { return m_view->isRunning(); }, [this] { m_view->runAction()->trigger(); });
  connect(&page->map(), &MapModel::replaced, this, [this] {
    if (!m_isOpening) followMap();
  });
  connect(&page->map(), &MapModel::cellsChanged, this, &MapScenarios::followMap);
  connect(&page->map(), &MapModel::endsChanged, this, &MapScenarios::followEnds);
}

MapScenarios::~MapScenarios() {
  if (m_isOpen) m_page->workbench().setPageTab(nullptr);
}

namespace {

grid::Scenario scenarioFrom(const QString& path) {
  const std::string name = QDir::toNativeSeparators(path).toStdString();
  grid::Scenario scenario(readText(path, grid::kMaxScenarioFileBytes), name);
  if (scenario.isEmpty()) throw FormatError(name, 0, ReaderErrors::tr("no queries found"));
  return scenario;
}

std::vector<grid::ScenarioRow> rowsOn(const grid::Scenario& scenario, const grid::Map& map) {
  std::vector<grid::ScenarioRow> rows;
  scenario.forEach(&map, [&](grid::ScenarioRow row) {
    rows.push_back(std::move(row));
    return true;
  });
  return rows;
}

// -1: there is none.
int rowOf(const std::vector<grid::ScenarioRow>& rows, int line) {
  const auto at = std::ranges::find_if(rows, [&](const auto& row) { return row.query.line == line; });
  return at == rows.end() ? -1 : static_cast<int>(at - rows.begin());
}

}  // namespace

Reading MapScenarios::open(const QString& path, int line) try {
  std::vector<grid::ScenarioRow> rows;
  grid::ScenarioQuery first;
  grid::MapDocument document;
  QString mapPath;
  KnownFile file;
  readOnThread(m_page, path, [&](const GoesOn&) {
    const grid::Scenario scenario = scenarioFrom(path);
    mapPath = QString::fromStdU16String(scenario.findMap(path.toStdU16String()).u16string());
    document = grid::readMap(readText(mapPath, file), QDir::toNativeSeparators(mapPath).toStdString());
    first = scenario.firstOn(document.map);
    rows = rowsOn(scenario, document.map);
  });
  const int row = rowOf(rows, line);
  const auto at = static_cast<std::size_t>(std::max(row, 0));
  if (row >= 0 && !rows[at].isBroken()) first = rows[at].query;
  document.start = first.start;
  document.goal = first.goal;
  grid::RouteOptions options = m_page->options().options();
  grid::useScenarioRules(options);
  m_isOpening = true;
  m_page->useOptions(options);
  m_page->showMap(std::move(document), mapPath, {}, Transport::StartAt::Start, file);
  m_isOpening = false;
  show(path, std::move(rows), std::max(row, 0));
  return Reading::taken();
} catch (const std::exception& e) {
  return Reading::of(e);
}

Reading MapScenarios::openAgain(const QString& path, int line, bool asks) try {
  std::vector<grid::ScenarioRow> rows;
  readOnThread(m_page, path, [&, map = m_page->map().map()](const GoesOn&) {
    const grid::Scenario scenario = scenarioFrom(path);
    scenario.firstOn(*map);
    rows = rowsOn(scenario, *map);
  });
  const int row = rowOf(rows, line);
  if (const auto at = static_cast<std::size_t>(row); asks && row >= 0 && !rows[at].isBroken())
    m_page->map().showEnds(rows[at].query.start, rows[at].query.goal);
  show(path, std::move(rows), row);
  return Reading::taken();
} catch (const std::exception& e) {
  return Reading::of(e);
}

void MapScenarios::show(const QString& path, std::vector<grid::ScenarioRow> rows, int row) {
  m_isOpen = true;
  m_path = QFileInfo(path).absoluteFilePath();
  m_map = m_page->map().map();
  m_document = m_page->map().number();
  m_view->setRows(QFileInfo(path).fileName(), std::move(rows), m_map, m_memory);
  ScenarioList& list = m_view->list();
  const int shown = row < 0 ? -1 : list.askableFrom(list.rowOf(static_cast<std::size_t>(row)), 1);
  m_chosen = shown < 0 ? std::nullopt : std::optional(list.inFile(shown));
  m_view->table().showRow(shown);
  m_view->show();
  retranslate();
  followEnds();
  Q_EMIT m_page->documentChanged();  // where one is, is remembered
}

int MapScenarios::line() const {
  const int row = m_isOpen ? m_view->current() : -1;
  return row < 0 ? 0 : m_view->list().at(row).query.line;
}

void MapScenarios::ask(const grid::ScenarioQuery& query) {
  m_chosen = m_view->list().inFile(m_view->current());
  m_page->map().showEnds(query.start, query.goal);
  Q_EMIT m_page->documentChanged();
}

void MapScenarios::followOptions(const grid::RouteOptions& options, const QString& problem) {
  m_view->setOptions(options, problem);
}

void MapScenarios::followAnswer(Point from, Point to, const grid::ScenarioAnswer& answer) {
  const int row = m_isOpen ? m_view->current() : -1;
  if (!m_view->list().isAskable(row) || m_view->isRunning()) return;
  const grid::ScenarioQuery& query = m_view->list().at(row).query;
  if (query.start == from && query.goal == to) m_view->setAnswer(row, answer);
}

void MapScenarios::saveAs() {
  const QString name = QFileInfo(m_view->title()).completeBaseName() + QStringLiteral(".csv");
  if (const auto where =
          askWhereToSave(m_view.get(), {tr("Save queries"),
                                        QFileInfo(m_path).absolutePath() + QLatin1Char('/') + name,
                                        {{tr("Table (%1)"), {QStringLiteral("*.csv")}}}}))
    save(where->path);
}

bool MapScenarios::save(const QString& path) {
  return m_page->saveAside(path, QStringLiteral("%1"), [text = m_view->list().csv()] { return text; });
}

// The rows stay as long as undo can lead back to their map.
void MapScenarios::followMap() {
  const MapModel& now = m_page->map();
  const bool isItsMap = m_map && !now.isEmpty() && now.number() == m_document && *now.map() == *m_map;
  if (isItsMap && !m_isOpen) {
    m_isOpen = true;
    m_view->show();
    retranslate();
    Q_EMIT m_page->documentChanged();
  } else if (m_isOpen && !isItsMap) {
    if (now.number() == m_document)
      m_page->say(tr("The list of %1 was closed because its queries apply only to the unchanged map.")
                      .arg(m_view->title()));
    hide();
  }
  if (m_map && !m_isOpen && !now.isInStroke() && !now.canUndo() && !now.canRedo()) forget();
  followEnds();
}

// What is dragged elsewhere is no query of the file any more; undo makes it one again.
void MapScenarios::followEnds() {
  if (!m_isOpen || m_isOpening || !m_chosen) return;
  const grid::ScenarioQuery& query = m_view->list().rows()[*m_chosen].query;
  const grid::MapDocument& now = m_page->map().document();
  const bool isIt = now.start == query.start && now.goal == query.goal;
  const int shown = isIt ? m_view->list().rowOf(*m_chosen) : -1;
  if (m_view->current() != shown) m_view->table().showRow(shown);
}

void MapScenarios::hide() {
  m_isOpen = false;
  if (m_view->isRunning()) m_view->runAction()->trigger();
  m_page->workbench().setPageTab(nullptr);
  m_page->board().setFocus();
  Q_EMIT m_page->documentChanged();
}

void MapScenarios::forget() {
  m_map.reset();
  m_chosen.reset();
  m_view->clear();
}

void MapScenarios::close() {
  if (!m_isOpen) return;
  hide();
  forget();
}

void MapScenarios::retranslate() {
  if (m_isOpen) m_page->workbench().setPageTab(m_view.get(), tr("Queries"));
}

}  // namespace searchlight::ui
