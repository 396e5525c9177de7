// widgets/plot/node_plot.cpp: nodes read in slices, as dots or bars, and those that a rectangle holds.
#include "widgets/plot/node_plot.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/run/transport.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"
#include "widgets/words/catalogue_texts.h"
#include "widgets/words/event_words.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

using search::NodeId;
using search::NodeStatus;

namespace {

constexpr int kCount = -1;  // in the list of y
constexpr std::string_view kCountName = "count";
constexpr std::size_t kAtOnce = 32, kPassedAtOnce = 2048;  // nodes between two looks at the clock
constexpr std::size_t kFewDots = 800;                      // more are drawn faintly

constexpr bool isCostField(search::NodeField field) {
  return field == search::NodeField::G || field == search::NodeField::H || field == search::NodeField::F ||
         field == search::NodeField::Error;
}
// The last series lies over the others: nodes of the path.
enum Kind : std::size_t { Closed, Open, GivenUp, OnPath };

}  // namespace

NodePlot::NodePlot(QWidget* parent)
    : QWidget(parent),
      m_gate(this, [this] { refresh(); }),
      m_view(new PlotView(this)),
      m_x(new QComboBox(this)),
      m_y(new QComboBox(this)),
      m_against(new QLabel(this)),
      m_more(new QToolButton(this)),
      m_logX(new QAction(this)),
      m_logY(new QAction(this)),
      m_csv(new QAction(this)),
      m_summary(new ElidedLine(this)),
      m_hint(new ElidedLine(this)) {
  auto* menu = new QMenu(m_more);
  menu->addActions({m_logX, m_logY});
  menu->addSeparator();
  menu->addAction(m_csv);
  m_more->setMenu(menu);
  m_more->setAutoRaise(true);
  m_more->setIcon(icon(IconId::Settings));
  m_more->setPopupMode(QToolButton::InstantPopup);
  auto* row = new QHBoxLayout;
  row->setContentsMargins(spacing::kMargin, spacing::kHalf, spacing::kHalf, 0);
  row->setSpacing(spacing::kHalf);
  for (QComboBox* box : {m_y, m_x}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(5);
  }
  row->addWidget(m_y, 1);
  row->addWidget(m_against);
  row->addWidget(m_x, 1);
  row->addWidget(m_more);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(spacing::kHalf);
  column->addLayout(row);
  column->addWidget(m_view, 1);
  for (ElidedLine* line : {m_summary, m_hint}) {
    auto* inset = new QHBoxLayout;
    inset->setContentsMargins(spacing::kMargin, 0, spacing::kMargin, line == m_hint ? spacing::kHalf : 0);
    inset->addWidget(line);
    column->addLayout(inset);
  }
  setFocusProxy(m_view);
  m_view->setBrushing(true);
  m_view->setDescription([this](std::uint32_t node) { return describe(node); });
  for (QAction* log : {m_logX, m_logY}) log->setCheckable(true);
  keepTranslated(this, [this] { retranslate(); });
  m_x->setCurrentIndex(m_x->findData(static_cast<int>(Field::Generated)));
  m_y->setCurrentIndex(m_y->findData(static_cast<int>(Field::G)));
  const auto chosen = [this] {
    m_view->setBrush(std::nullopt);
    begin();
    Q_EMIT axesChanged();
  };
  for (QComboBox* box : {m_x, m_y}) connect(box, &QComboBox::activated, this, chosen);
  for (QAction* log : {m_logX, m_logY}) connect(log, &QAction::triggered, this, chosen);
  connect(m_csv, &QAction::triggered, this, &NodePlot::csvWanted);
  connect(m_view, &PlotView::brushed, this, &NodePlot::begin);
  connect(m_view, &PlotView::rowOpened, this, [this](std::uint32_t node) { Q_EMIT nodeActivated(node); });
}

void NodePlot::setRun(WatchedRun* run) {
  if (WatchedRun* before = m_gate.watched()) before->disconnect(this);
  m_gate.setRun(run);
  const auto anew = [this] {
    clearSelection();
    fillFields();
    m_slices.stop();  // it is of other fields, perhaps
    m_gate.request();
  };
  if (run) connect(run, &WatchedRun::searchChanged, this, anew);
  anew();
}

void NodePlot::clearSelection() {
  m_view->setBrush(std::nullopt);
  m_look.lit.reset();
  publish(nullptr);
}

void NodePlot::setRemaining(search::RemainingCost remaining) {
  m_remaining = std::move(remaining);
  if (x() == Field::Error || y() == Field::Error) m_gate.request();
}

void NodePlot::setSelected(std::optional<NodeId> node) { m_view->setMarked(node); }

// ---- The axes --------------------------------------------------------------------------------------------------------------------

NodePlot::Field NodePlot::x() const { return static_cast<Field>(std::max(0, m_x->currentData().toInt())); }

std::optional<NodePlot::Field> NodePlot::y() const {
  const int field = m_y->currentData().toInt();
  return field == kCount ? std::nullopt : std::optional(static_cast<Field>(field));
}

std::array<std::string, 2> NodePlot::axes() const {
  const auto name = [](Field f) { return std::string(search::kNodeFieldNames[static_cast<std::size_t>(f)]); };
  return {name(x()), y() ? name(*y()) : std::string(kCountName)};
}

// What this search does not offer is passed over.
void NodePlot::setAxes(std::string_view x, std::string_view y) {
  const auto choose = [this](QComboBox* box, std::string_view name) {
    const auto at = std::ranges::find(search::kNodeFieldNames, name);
    const int field = name == kCountName                       ? kCount
                      : at == search::kNodeFieldNames.end() ? -2
                                                               : static_cast<int>(at - search::kNodeFieldNames.begin());
    if (const int index = box->findData(field); index >= 0) box->setCurrentIndex(index);
  };
  choose(m_x, x);
  choose(m_y, y);
  m_view->setBrush(std::nullopt);
  begin();
  Q_EMIT axesChanged();
}

std::array<bool, 2> NodePlot::logs() const { return {m_logX->isChecked(), m_logY->isChecked()}; }
void NodePlot::setLogs(std::array<bool, 2> logs) {
  m_logX->setChecked(logs[0]);
  m_logY->setChecked(logs[1]);
  begin();
  Q_EMIT axesChanged();
}

// A search without a heuristic has no h, and one whose order is no f has none of that.
bool NodePlot::offers(Field field) const {
  const WatchedRun* run = m_gate.searching();
  if (!run) return true;
  const NodeNames& names = run->names();
  switch (field) {
    case Field::G: return names.tellsCosts;
    case Field::H:
    case Field::Error: return names.usesHeuristic && names.tellsEstimates;
    case Field::F: return names.tellsCosts && names.tellsEstimates && showsF(run->session(), names);
    default: return true;
  }
}

// Of another search the same fields, where it has them.
void NodePlot::fillFields() {
  for (QComboBox* box : {m_x, m_y}) {
    const QVariant before = box->currentData();
    box->clear();
    if (box == m_y) box->addItem(tr("Number of nodes"), kCount);
    for (std::size_t k = 0; k < search::kNodeFields; ++k)
      if (offers(static_cast<Field>(k))) box->addItem(title(static_cast<Field>(k)), static_cast<int>(k));
    const int usual = box->findData(static_cast<int>(box == m_y ? Field::G : Field::Generated));
    const int again = before.isValid() ? box->findData(before) : -1;
    box->setCurrentIndex(again >= 0 ? again : std::max(usual, 0));
  }
}

QString NodePlot::title(Field field) const {
  switch (field) {
    case Field::Generated: return tr("Step generated");
    case Field::Expanded: return tr("Order of expansion");
    case Field::G: return QStringLiteral("g");
    case Field::H: return QStringLiteral("h");
    case Field::F: return QStringLiteral("f");
    case Field::Depth: return tr("Depth");
    case Field::Error: break;
  }
  return tr("Error of h");
}

double NodePlot::unitOf(Field field) const {
  const WatchedRun* run = m_gate.searching();
  return run && isCostField(field) ? run->names().shownPerCost : 1;
}

// Where nobody knows h* of all nodes: of those on the path that was found, which costs them what is left of it.
search::RemainingCost NodePlot::remaining() const {
  if (m_remaining) return m_remaining;
  const WatchedRun* run = m_gate.searching();
  if (!run || !run->isOutcomeReached() || run->session().sides() == 2) return {};
  const search::NodeList& route = run->player().route();
  if (route.size() == 0) return {};
  auto onPath = std::make_shared<std::vector<std::pair<NodeId, search::Cost>>>();
  const search::Cost whole = run->player().look(route[0]).g;
  for (const NodeId n : route) {
    const search::Cost g = run->player().look(n).g;
    if (g <= whole) onPath->emplace_back(n, whole - g);
  }
  std::ranges::sort(*onPath);
  return [onPath](const search::Session&, NodeId n) -> std::optional<search::Cost> {
    const auto at = std::ranges::lower_bound(*onPath, n, {}, &std::pair<NodeId, search::Cost>::first);
    return at != onPath->end() && at->first == n ? std::optional(at->second) : std::nullopt;
  };
}

// ---- Reading the nodes -----------------------------------------------------------------------------------------------------------

// A look that is under way comes to its end, so that something is seen while the search plays.
void NodePlot::refresh() {
  if (m_slices.isActive())
    m_isStale = true;
  else
    begin();
}

void NodePlot::begin() {
  m_isStale = false;
  m_look = {};
  m_slices.stop();
  const WatchedRun* run = m_gate.searching();
  if (!run) return finish();
  m_look.all = run->player().looks().size();
  m_look.range = m_view->brush();
  if (m_look.range) {
    m_look.lit = std::make_shared<LitNodes>();
    m_look.lit->nodes.resize(m_look.all);
  }
  m_values.begin(remaining());
  // A small search is there at once.
  if (!advance(std::chrono::steady_clock::now() + Transport::kSlice)) m_slices.start(0, this);
}

void NodePlot::timerEvent(QTimerEvent* event) {
  if (event->timerId() != m_slices.timerId()) return QWidget::timerEvent(event);
  const WatchedRun* run = m_gate.searching();
  // Nodes of another search, or of its second run, are others.
  if (!run || run->player().looks().size() < m_look.all) return begin();
  if (!advance(std::chrono::steady_clock::now() + Transport::kSlice)) return;
  if (m_isStale) begin();
}

// True: the picture is made.
bool NodePlot::advance(Deadline deadline) {
  const search::PlayedNodes& looks = m_gate.searching()->player().looks();
  std::size_t passed = 0, taken = 0;
  for (;;) {
    for (; m_look.next < m_look.all; ++m_look.next) {
      if (++passed % kPassedAtOnce == 0 && isOver(deadline)) return false;
      if (looks.status(m_look.next) == NodeStatus::Unseen) continue;
      if (m_look.isCounting) {
        ++m_look.met;
        continue;
      }
      const bool isSample = m_look.taken++ % m_look.stride == 0;
      if (!isSample && !m_look.lit) continue;
      take(static_cast<NodeId>(m_look.next), isSample);
      if (++taken % kAtOnce == 0 && isOver(deadline)) {
        ++m_look.next;
        return false;
      }
    }
    if (!std::exchange(m_look.isCounting, false)) break;
    const std::size_t most = y() ? kMostDots : kMostCounted;
    if (m_look.met > most) m_look.stride = ((m_look.met + most - 1) / most) | 1;
    m_look.next = 0;
  }
  m_slices.stop();
  finish();
  return true;
}

void NodePlot::take(NodeId node, bool isSample) {
  const search::Session& session = m_gate.searching()->session();
  const search::TracePlayer& player = m_gate.searching()->player();
  const auto first = m_values.at(x(), node, session, player);
  const auto second = y() && first ? m_values.at(*y(), node, session, player) : std::nullopt;
  if (!first || (y() && !second)) return;
  const double atX = *first * unitOf(x()), atY = second ? *second * unitOf(*y()) : 0;
  if (m_look.lit && m_look.range->contains(atX, atY)) {
    LitNodes& lit = *m_look.lit;
    lit.nodes[node] = true;
    ++lit.count;
    if (const auto depth = m_values.depth(node, player)) {
      if (lit.byDepth.size() <= *depth) lit.byDepth.resize(*depth + 1);
      ++lit.byDepth[*depth];
    }
  }
  if (!isSample) return;
  ++m_look.valued;
  if (!y()) return m_look.values.push_back(atX);
  const NodeStatus status = player.status(node);
  m_look.dots[status == NodeStatus::Open ? Open : status == NodeStatus::Closed ? Closed : GivenUp].push_back(
      {atX, atY, node});
}

// The path lies over all others, with all its nodes.
void NodePlot::finish() {
  const WatchedRun* run = m_gate.searching();
  if (run && y())
    for (const NodeId node : run->player().route()) {
      const auto atX = m_values.at(x(), node, run->session(), run->player()),
                 atY = m_values.at(*y(), node, run->session(), run->player());
      if (atX && atY) m_look.dots[OnPath].push_back({*atX * unitOf(x()), *atY * unitOf(*y()), node});
    }
  m_view->setPlot(plot(), true);
  publish(m_look.lit);
  m_summary->setText(summary());
}

Plot NodePlot::plot() const {
  Plot plot;
  const QString across = title(x()), up = y() ? title(*y()) : tr("Number of nodes");
  plot.x = {.title = across, .isLog = m_logX->isChecked()};
  plot.y = {.title = up, .isLog = m_logY->isChecked()};
  plot.title = y() ? tr("%1 against %2").arg(up, across) : tr("Histogram: %1").arg(across);
  if (!m_gate.searching()) return plot;
  if (!y()) {
    plot.bars = bars();
    return plot;
  }
  const search::Algorithm algorithm = m_gate.searching()->session().algorithm();
  const std::array<QString, 4> names{closedTitle(algorithm), openTitle(algorithm), tr("given up"), tr("path")};
  std::size_t dots = 0;
  for (const auto& each : m_look.dots) dots += each.size();
  for (std::size_t k = 0; k < m_look.dots.size(); ++k)
    if (!m_look.dots[k].empty())
      plot.series.push_back({names[k], m_look.dots[k],
                             dots > kFewDots && k != OnPath ? PlotSeries::Style::FaintPoints
                                                            : PlotSeries::Style::Points,
                             static_cast<int>(k)});
  return plot;
}

// Of whole numbers that are few a bar each; else as many that are equally wide, on a logarithmic axis by their logarithms.
std::vector<PlotBar> NodePlot::bars() const {
  std::vector<PlotBar> bars;
  std::vector<double> values = m_look.values;
  const bool isLog = m_logX->isChecked();
  if (isLog) std::erase_if(values, [](double v) { return v <= 0; });
  if (values.empty()) return bars;
  const auto [least, greatest] = std::ranges::minmax(values);
  const auto scaled = [isLog](double v) { return isLog ? std::log(v) : v; };
  const bool isWhole = std::ranges::all_of(values, [](double v) { return v == std::floor(v); });
  const double range = greatest - least;
  double from = scaled(least), width = (scaled(greatest) - from) / kBars;
  if (isWhole && !isLog) width = std::max(1.0, std::ceil((range + 1) / kBars)), from -= 0.5;
  if (width <= 0) width = isLog ? 0.1 : 1, from -= width / 2;
  const auto count = static_cast<std::size_t>(std::floor((scaled(greatest) - from) / width)) + 1;
  const auto edge = [&](std::size_t k) {
    const double at = from + static_cast<double>(k) * width;
    return isLog ? std::exp(at) : at;
  };
  for (std::size_t k = 0; k < count; ++k) bars.push_back({edge(k), edge(k + 1), 0});
  for (const double v : values) {
    const auto k = static_cast<std::size_t>(std::max(0.0, (scaled(v) - from) / width));
    ++bars[std::min(k, count - 1)].count;
  }
  return bars;
}

void NodePlot::publish(SharedLitNodes lit) {
  if (!lit && !m_lit) return;
  m_lit = std::move(lit);
  Q_EMIT litChanged(m_lit);
}

// ---- In words --------------------------------------------------------------------------------------------------------------------

QString NodePlot::summary() const {
  if (!m_gate.searching()) return {};
  QStringList told;
  if (m_lit) told << tr("%1 of %2 nodes selected").arg(countText(m_lit->count), countText(m_look.met));
  const std::size_t sampled = (m_look.met + m_look.stride - 1) / m_look.stride;
  if (m_look.stride > 1)
    told << tr("sample: 1 in %1 of %2 nodes").arg(countText(m_look.stride), countText(m_look.met));
  else if (!m_lit)
    told << tr("%1 nodes").arg(countText(m_look.met));
  const bool isError = x() == Field::Error || y() == Field::Error;
  if (isError && m_remaining)
    told << tr("h* known for %1: distances to the goal").arg(countText(m_look.valued));
  else if (isError)
    told << (m_look.valued > 0 ? tr("h* known for %1: the path found").arg(countText(m_look.valued))
                               : tr("h* is known once the path is found"));
  else if (m_look.valued < sampled)
    told << tr("%1 without a value").arg(countText(sampled - m_look.valued));
  if (const std::size_t hidden = m_view->picture().hidden(); hidden > 0)
    told << tr("%1 not on a logarithmic axis").arg(countText(hidden));
  return told.join(QStringLiteral("; "));
}

// The node's name, and its two values.
QString NodePlot::describe(NodeId node) const {
  const WatchedRun* run = m_gate.searching();
  if (!run) return {};
  QStringList lines{run->nodeName(node)};
  search::NodeValues values;
  values.begin(remaining());
  for (const std::optional<Field> field : {std::optional(x()), y()})
    if (const auto value = field ? values.at(*field, node, run->session(), run->player()) : std::nullopt)
      lines << tr("%1: %2").arg(title(*field), isCostField(*field) && *value >= 0
                                                   ? run->names().cost(static_cast<search::Cost>(*value))
                                                   : QLocale().toString(*value * unitOf(*field)));
  return lines.join(QLatin1Char('\n'));
}

void NodePlot::retranslate() {
  fillFields();
  m_against->setText(tr("against"));
  m_x->setAccessibleName(tr("Horizontal axis"));
  m_x->setToolTip(tr("Chooses the horizontal axis"));
  m_y->setAccessibleName(tr("Vertical axis"));
  m_y->setToolTip(tr("Chooses the vertical axis; the number of nodes makes a histogram"));
  m_more->setToolTip(tr("Axes and export"));
  m_more->setAccessibleName(m_more->toolTip());
  m_logX->setText(tr("Logarithmic &horizontal axis"));
  m_logY->setText(tr("Logarithmic &vertical axis"));
  m_csv->setText(tr("Save as &CSV…"));
  m_view->setPlaceholder(tr("No node at the cursor has both values."));
  m_hint->setText(tr("Drag over the plot to light up nodes; Esc clears"));
  begin();
}

}  // namespace searchlight::ui
