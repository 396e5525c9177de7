// widgets/board/board_overlay.cpp: what has to be coloured and painted anew, and when.
#include "widgets/board/board_overlay.h"

#include <memory>
#include <utility>

namespace searchlight::ui {

namespace {
constexpr std::size_t kFewCells = 1 << 14;  // coloured in a fraction of a frame
}

BoardOverlay::BoardOverlay(BoardGround* ground, QObject* parent) : QObject(parent) {
  m_scene.ground = ground;
  m_scene.colours.setGround(ground);
}

void BoardOverlay::setMemory(std::shared_ptr<search::MemoryBudget> memory) {
  m_memory = std::move(memory);
  countPicture();
}

void BoardOverlay::countPicture() {
  m_account.reset();
  if (!m_memory || !m_scene.hasBoard()) return;
  auto account = std::make_unique<search::MemoryAccount>(m_memory);
  try {
    account->take(m_scene.image.bytes());
    m_account = std::move(account);
  } catch (const search::OutOfMemory&) {
    // searches have it all
  }
}

bool BoardOverlay::setBoard(int columns, int rows) {
  const bool isOfOtherSize = columns != m_scene.columns || rows != m_scene.rows;
  if (isOfOtherSize || m_scene.search.placesNodes()) m_scene.search.suspend();
  m_scene.search.setNodeCell({});
  m_scene.litPath.clear();
  m_scene.smoothPath.clear();
  m_scene.descendants.clear();
  m_scene.litCells.clear();
  m_scene.colours.setTinted({});
  if (isOfOtherSize) {
    m_scene.columns = columns;
    m_scene.rows = rows;
    m_isScaleStale = true;
    m_scene.start.reset();
    m_scene.goal.reset();
    // What was there goes first, and counts no more.
    m_account.reset();
    m_scene.image = {};
    if (m_scene.hasBoard()) m_scene.image.reset(columns, rows);
    countPicture();
  }
  recolour();
  Q_EMIT legendChanged();
  return isOfOtherSize;
}

void BoardOverlay::groundChanged() { recolour(); }

void BoardOverlay::groundChanged(std::span<const CellRun> cells) {
  for (const CellRun& run : cells) m_scene.image.invalidate(run.first, run.end());
  Q_EMIT changed();
}

void BoardOverlay::setEnds(std::optional<Point> start, std::optional<Point> goal) {
  m_scene.start = start;
  m_scene.goal = goal;
  Q_EMIT changed();
}

void BoardOverlay::setRun(WatchedRun* run) {
  if (m_run) m_run->disconnect(this);
  m_run = run;
  m_scene.search.setRun(run);
  if (run) {
    connect(run, &WatchedRun::searchChanged, this, &BoardOverlay::searchChanged);
    connect(run, &WatchedRun::moved, this, &BoardOverlay::searchMoved);
    connect(run, &WatchedRun::answerChanged, this, &BoardOverlay::answerChanged);
  }
  searchChanged();
}

void BoardOverlay::setNodeCell(NodeCell cell) {
  m_scene.search.setNodeCell(std::move(cell));
  searchChanged();
}

void BoardOverlay::searchChanged() {
  m_scene.search.restart(m_scene.hasBoard() ? m_scene.cellCount() : 0);
  // While an answer is on its way the range stays as it is, so that colours do not flicker while the goal is dragged.
  m_isQuestionNew = m_run && m_run->hasSearch() && !m_run->isPlayback();
  if (m_isScaleStale || !m_isQuestionNew)
    m_scene.colours.resetScale(m_scene.search);
  else
    m_scene.colours.adaptScale(m_scene.search);
  m_scene.colours.forgetFound();
  m_isScaleStale = !m_scene.search.isActive();
  Q_EMIT searchRestarted();
  recolour();
  Q_EMIT legendChanged();
}

void BoardOverlay::searchMoved(std::size_t from, std::size_t to, bool everything) {
  if (!m_scene.hasBoard() || !m_scene.search.isActive()) return;
  m_scene.colours.goTo(to);
  const auto touched = [&](std::size_t first, std::size_t last) { m_scene.image.invalidate(first, last); };
  if (everything || !m_scene.search.follow(from, to, touched)) {
    m_scene.search.readAll();
    m_scene.image.invalidateAll();
  }
  // What was found further on may not be there: a small board is looked at once more.
  if (!m_scene.colours.isFoundSure() && m_scene.cellCount() <= kFewCells) {
    m_scene.colours.forgetFound();
    m_scene.image.invalidateAll();
  }
  Q_EMIT changed();
}

// The answer tells how far values will go, so that colours need not change on the way.
void BoardOverlay::answerChanged() {
  const bool isAnswered =
      m_scene.search.isActive() && m_scene.search.answer().outcome != search::Outcome::Running;
  if (isAnswered && std::exchange(m_isQuestionNew, false)) {
    m_scene.colours.resetScale(m_scene.search);  // what the question before had reached is over
    recolour();
  } else if (m_scene.colours.adaptScale(m_scene.search)) {
    recolour();
  }
  if (m_scene.showsAnswerPreview) Q_EMIT changed();
  Q_EMIT legendChanged();
}

void BoardOverlay::setTrueCosts(RemainingCosts costs) {
  if (costs == m_scene.colours.remaining()) return;
  m_scene.colours.setRemaining(std::move(costs));
  if (valueLayer() != ValueLayer::HeuristicError) return;
  recolour();
  Q_EMIT legendChanged();
}

void BoardOverlay::setBreakpointCells(std::vector<Point> cells) {
  m_scene.breakpoints = std::move(cells);
  Q_EMIT changed();
}

void BoardOverlay::setLitPath(std::vector<Point> path) {
  if (path == m_scene.litPath) return;
  const bool isOther = path.empty() != m_scene.litPath.empty();
  m_scene.litPath = std::move(path);
  Q_EMIT changed();
  if (isOther) Q_EMIT legendChanged();
}

void BoardOverlay::setSmoothPath(std::vector<Point> path) {
  if (path == m_scene.smoothPath) return;
  m_scene.smoothPath = std::move(path);
  Q_EMIT changed();
  Q_EMIT legendChanged();
}

void BoardOverlay::setStops(std::vector<Point> alsoGoals, std::vector<Point> waypoints) {
  if (alsoGoals == m_scene.alsoGoals && waypoints == m_scene.waypoints) return;
  m_scene.alsoGoals = std::move(alsoGoals);
  m_scene.waypoints = std::move(waypoints);
  Q_EMIT changed();
  Q_EMIT legendChanged();
}

void BoardOverlay::setNearest(std::optional<Point> cell) {
  if (cell == m_scene.nearest) return;
  m_scene.nearest = cell;
  Q_EMIT changed();
  Q_EMIT legendChanged();
}

void BoardOverlay::setLitDescendants(const std::vector<Point>& cells) {
  if (!m_scene.hasBoard() || (cells.empty() && m_scene.descendants.empty())) return;
  std::vector<std::uint8_t> tinted(cells.empty() ? 0 : m_scene.cellCount());
  for (const Point p : cells)
    if (m_scene.contains(p)) tinted[m_scene.index(p)] = 1;
  tint(std::move(tinted), std::move(m_scene.litCells));
}

void BoardOverlay::setLitNodes(const SharedLitNodes& lit) {
  const bool isLit = lit && lit->count > 0 && m_scene.hasBoard() && m_scene.search.isActive();
  if (!isLit && m_scene.litCells.empty()) return;
  std::vector<std::uint8_t> tinted(isLit ? m_scene.cellCount() : 0);
  for (std::size_t n = 0; isLit && n < lit->nodes.size(); ++n)
    if (lit->nodes[n] && m_scene.hasPlace(static_cast<search::NodeId>(n)))
      tinted[m_scene.search.cellOf(static_cast<search::NodeId>(n))] = 1;
  tint(std::move(m_scene.descendants), std::move(tinted));
}

void BoardOverlay::tint(std::vector<std::uint8_t> descendants, std::vector<std::uint8_t> lit) {
  const auto shown = [this] { return std::pair(m_scene.descendants.empty(), m_scene.litCells.empty()); };
  const auto before = m_legendTints;
  m_scene.descendants = std::move(descendants);
  m_scene.litCells = std::move(lit);
  std::vector<std::uint8_t> tinted = m_scene.descendants;
  if (tinted.empty()) tinted = m_scene.litCells;
  for (std::size_t cell = 0; cell < m_scene.litCells.size(); ++cell) tinted[cell] |= m_scene.litCells[cell];
  m_scene.colours.setTinted(std::move(tinted));
  recolour();
  m_legendTints = shown();
  if (m_legendTints != before) Q_EMIT legendChanged();
}

void BoardOverlay::setTheme(const BoardColours& colours, const QFont& font) {
  m_scene.board = colours;
  ++m_scene.boardVersion;
  m_scene.font = font;
  m_scene.colours.setPalette(CellPalette(colours));
  m_scene.ground->setColours(colours);
  recolour();
  Q_EMIT legendChanged();
}

void BoardOverlay::setValueLayer(ValueLayer layer) {
  if (layer == valueLayer()) return;
  m_scene.colours.setLayer(layer);
  m_scene.colours.resetScale(m_scene.search);
  recolour();
  Q_EMIT legendChanged();
}

void BoardOverlay::setCellText(CellText text) {
  if (text == m_scene.text) return;
  m_scene.text = text;
  Q_EMIT changed();
  Q_EMIT legendChanged();
}

void BoardOverlay::setEventTold(bool told) {
  if (std::exchange(m_scene.tellsEvent, told) == told) return;
  Q_EMIT changed();
  Q_EMIT legendChanged();
}

void BoardOverlay::setAnswerPreview(bool shown) {
  m_scene.showsAnswerPreview = shown;
  Q_EMIT changed();
  Q_EMIT legendChanged();
}

void BoardOverlay::recolour() {
  m_scene.image.invalidateAll();
  Q_EMIT changed();
}

std::optional<search::NodeId> BoardOverlay::nodeAt(Point cell) const {
  if (!m_scene.contains(cell) || !m_scene.search.isActive()) return std::nullopt;
  const CellState state = m_scene.search.state(m_scene.index(cell));
  return state.status == search::NodeStatus::Unseen ? std::nullopt : std::optional(state.node);
}

std::vector<search::NodeId> BoardOverlay::nodesAt(Point cell) const {
  if (!m_scene.contains(cell) || !m_scene.search.isActive()) return {};
  return m_scene.search.nodesAt(m_scene.index(cell));
}

void BoardOverlay::paint(const BoardViewport& viewport, QImage& frame) {
  m_painter.paint(m_scene, viewport, frame);
  const double low = m_scene.colours.scale().low(), high = m_scene.colours.scale().high();
  if (const CellColours::Ends found = m_scene.colours.found(); found != m_toldFound) {
    m_toldFound = found;
    Q_EMIT foundChanged();
  }
  if (low == m_toldLow && high == m_toldHigh) return;
  m_toldLow = low;
  m_toldHigh = high;
  Q_EMIT legendChanged();
}

}  // namespace searchlight::ui
