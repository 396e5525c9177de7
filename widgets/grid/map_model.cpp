// widgets/grid/map_model.cpp: edits, the snapshot they leave, and saving.
#include "widgets/grid/map_model.h"

#include <utility>

namespace searchlight::ui {

namespace {
// A drag over the largest map is some megabytes; a few hundred of them may be kept.
constexpr HistoryLimits kHistoryLimits{10'000, std::size_t{512} << 20};

// nullptr of an empty map.
std::shared_ptr<const grid::RouteGraph> graphOf(const grid::Map& map) {
  return map.cellCount() == 0 ? nullptr : std::make_shared<const grid::RouteGraph>(map);
}
}  // namespace

MapModel::MapModel(QObject* parent) : QObject(parent), m_history(kHistoryLimits) {
  m_owner = m_owners.insert(m_owners.end(), Owner{});
  setSaved({});
}

MapModel::~MapModel() = default;

std::shared_ptr<const grid::Map> MapModel::map() const {
  return m_graph ? std::shared_ptr<const grid::Map>(m_graph, &m_graph->map()) : nullptr;
}

// ---- Editing ---------------------------------------------------------------------------------------------------------

void MapModel::apply(grid::MapEdit edit) {
  finishStroke();
  if (edit.isEmpty()) return;
  m_history.apply(edit, m_document);
  if (edit.kind == grid::MapEditKind::Generate || edit.kind == grid::MapEditKind::Paste) {
    const auto untitled = m_owners.insert(m_owners.end(), Owner{.number = ++m_documents});
    m_handovers.insert_or_assign(m_history.position(), Handover{m_owner, untitled});
    handOver(untitled);
  }
  changed(edit);
}

void MapModel::beginStroke(grid::MapEditKind kind) {
  finishStroke();
  m_isEndMoving = kind == grid::MapEditKind::MoveStart || kind == grid::MapEditKind::MoveGoal;
  if (!isEmpty()) m_stroke = std::make_unique<grid::MapStroke>(m_document, kind);
}

void MapModel::paintTo(Point p, grid::Weight weight, int brush) {
  if (!m_stroke) return;
  std::vector<CellRun> runs;
  for (const std::uint32_t cell : m_stroke->paintTo(p, weight, brush)) runs.push_back({cell, 1});
  refreshCells(runs);
}

void MapModel::moveStartTo(Point p) {
  if (!m_stroke || m_document.start == p || !m_stroke->moveStartTo(p)) return;
  Q_EMIT endsChanged();
}

void MapModel::moveGoalTo(Point p) {
  if (!m_stroke || m_document.goal == p || !m_stroke->moveGoalTo(p)) return;
  Q_EMIT endsChanged();
}

void MapModel::showEnds(Point start, Point goal) {
  finishStroke();
  if (m_document.start == start && m_document.goal == goal) return;
  m_document.start = start;
  m_document.goal = goal;
  Q_EMIT endsChanged();
}

void MapModel::finishStroke() {
  if (!m_stroke) return;
  grid::MapEdit edit = m_stroke->finish();
  m_stroke.reset();
  if (edit.isEmpty()) return;
  m_history.record(std::move(edit));
  Q_EMIT historyChanged();
}

void MapModel::cancelStroke() {
  if (!m_stroke) return;
  m_stroke->cancel();
  m_stroke.reset();
  rebuildGraph();
  Q_EMIT replaced();
}

void MapModel::undo() {
  finishStroke();
  if (!m_history.canUndo()) return;
  const grid::MapEdit edit = *m_history.undoChange();
  const auto handover = m_handovers.find(m_history.position());
  m_history.undo(m_document);
  if (handover != m_handovers.end()) handOver(handover->second.from);
  changed(edit);
}

void MapModel::redo() {
  finishStroke();
  if (!m_history.canRedo()) return;
  const grid::MapEdit edit = *m_history.redoChange();
  m_history.redo(m_document);
  const auto handover = m_handovers.find(m_history.position());
  if (handover != m_handovers.end()) handOver(handover->second.to);
  changed(edit);
}

void MapModel::handOver(Owners::iterator to) {
  m_owner = to;
  Q_EMIT fileChanged();
}

// Tells what an edit, applied or reverted, has changed.
void MapModel::changed(const grid::MapEdit& edit) {
  if (edit.replacement) {
    rebuildGraph();
    Q_EMIT replaced();
  } else {
    if (edit.start || edit.goal) Q_EMIT endsChanged();
    refreshCells(edit.changedCells());
  }
  Q_EMIT historyChanged();
}

void MapModel::rebuildGraph() { m_graph = graphOf(m_document.map); }

void MapModel::refreshCells(const std::vector<CellRun>& cells) {
  if (cells.empty()) return;
  m_graph = std::make_shared<const grid::RouteGraph>(*m_graph, m_document.map, cells);
  Q_EMIT cellsChanged(cells);
}

// ---- The file -------------------------------------------------------------------------------------------------------

void MapModel::load(grid::MapDocument document, const QString& path, const QString& title,
                    const KnownFile& file) {
  cancelStroke();
  // First: where there is no memory for it, what was there stays.
  auto graph = graphOf(document.map);
  m_document = std::move(document);
  m_graph = std::move(graph);
  m_history.clear();
  m_handovers.clear();
  m_owners.clear();
  m_owner = m_owners.insert(m_owners.end(), Owner{.number = ++m_documents, .isOpened = !path.isEmpty()});
  setSaved({file, path}, title);
  Q_EMIT replaced();
  Q_EMIT historyChanged();
  Q_EMIT fileChanged();
}

std::optional<QString> MapModel::save(const QString& path, const std::optional<FileStamp>& expected) {
  finishStroke();
  DocumentFile file;
  if (auto why = file.write(path, expected, [&] {
        return grid::writeMap(m_document, grid::mapFormatFor(path.toStdU16String()));
      }))
    return why;
  // Nobody else's file holds what it held any more.
  for (Owner& other : m_owners)
    if (other.file.path == path) other.setUnsaved();
  setSaved(std::move(file));
  Q_EMIT historyChanged();
  Q_EMIT fileChanged();
  return std::nullopt;
}

// It holds all of the present state.
void MapModel::setSaved(DocumentFile file, const QString& title) {
  m_owner->file = {std::move(file), m_history.position()};
  m_owner->format = path().isEmpty() ? grid::MapFormat::Plain : grid::mapFormatFor(path().toStdU16String());
  m_owner->title = title;
  m_owner->cellsSavedAt = cellsAt();
}

QString MapModel::title() const { return file().isNone() ? m_owner->title : file().name(); }

// What has no file keeps its ends for the one that it will have.
bool MapModel::storesEnds() const { return m_owner->format != grid::MapFormat::Octile; }

// The first of the states before the present one that have its cells: no more than ends were moved since.
HistoryPosition MapModel::cellsAt() const {
  HistoryPosition at = m_history.position();
  for (const grid::MapEdit* edit = m_history.change(at); edit && edit->movesEndsOnly();
       edit = m_history.change(at))
    at = *m_history.parent(at);
  return at;
}

bool MapModel::isModified() const {
  return storesEnds() ? differsFromFile() : m_owner->cellsSavedAt != cellsAt();
}

bool MapModel::isGenerated() const {
  Owners::const_iterator owner = m_owner;
  bool isGenerated = false;
  for (HistoryPosition at = m_history.position(); !owner->file.holds(at); at = *m_history.parent(at)) {
    const grid::MapEdit* edit = m_history.change(at);
    const bool isMade = edit && edit->kind == grid::MapEditKind::Generate;
    if (!isMade && !(edit && edit->movesEndsOnly())) return false;
    isGenerated |= isMade;
    if (const auto handover = m_handovers.find(at); handover != m_handovers.end())
      owner = handover->second.from;
  }
  return isGenerated;
}

void MapModel::setSavedElsewhere() {
  if (!file().isNone() && file().isPathChosen) return;
  finishStroke();
  setSaved({}, title());
  Q_EMIT historyChanged();
  Q_EMIT fileChanged();
}

void MapModel::setEndsMoved() {
  m_owner->file.saved.reset();
  Q_EMIT historyChanged();
}

void MapModel::setOpened() {
  m_owner->isOpened = true;
  Q_EMIT fileChanged();
}

void MapModel::setModified() {
  m_owner->setUnsaved();
  Q_EMIT historyChanged();
}

}  // namespace searchlight::ui
