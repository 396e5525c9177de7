// widgets/plot/node_plot_look.cpp: one look at all nodes, in slices, and the dots or bars that come of it.
#include <QTimerEvent>
#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <utility>

#include "widgets/plot/node_plot.h"
#include "widgets/run/transport.h"
#include "widgets/theme/type_scale.h"
#include "widgets/words/catalogue_texts.h"

namespace searchlight::ui {

using search::NodeId;
using search::NodeStatus;

namespace {

constexpr std::size_t kValuesAtOnce = 32, kPassedAtOnce = 2048;  // nodes between two looks at the clock
constexpr std::size_t kFewDots = 800;                            // more are drawn faintly
// The last series lies over the others: nodes of the path.
enum DotKind : std::size_t { ClosedDots, OpenDots, DeadEndDots, PathDots };

}  // namespace

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
      if (++taken % kValuesAtOnce == 0 && isOver(deadline)) {
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
  if (!first || (y() && !second)) {
    if (isSample) ++m_look.without[first ? 1 : 0];
    return;
  }
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
  m_look.dots[status == NodeStatus::Open     ? OpenDots
              : status == NodeStatus::Closed ? ClosedDots
                                             : DeadEndDots]
      .push_back({atX, atY, node});
}

// The path lies over all others, with all its nodes.
void NodePlot::finish() {
  const WatchedRun* run = m_gate.searching();
  if (run && y())
    for (const NodeId node : run->player().route()) {
      const auto atX = m_values.at(x(), node, run->session(), run->player()),
                 atY = m_values.at(*y(), node, run->session(), run->player());
      if (atX && atY) m_look.dots[PathDots].push_back({*atX * unitOf(x()), *atY * unitOf(*y()), node});
    }
  m_view->setPlot(plot(), true);
  publish(m_look.lit);
  m_summary->setText(summary());
}

Plot NodePlot::plot() const {
  Plot plot;
  const QString across = axisTitle(x()), up = y() ? axisTitle(*y()) : tr("Number of nodes");
  plot.x = {.title = across, .isLog = m_logX->isChecked()};
  plot.y = {.title = up, .isLog = m_logY->isChecked()};
  plot.title = y() ? tr("%1 against %2").arg(up, across) : tr("Histogram: %1").arg(across);
  if (!m_gate.searching()) return plot;
  if (!y()) {
    plot.bars = bars();
    return plot;
  }
  const search::Algorithm algorithm = m_gate.searching()->session().algorithm();
  const std::array<QString, 4> names{closedTitle(algorithm), openTitle(algorithm),
                                     nodeStatusName(NodeStatus::DeadEnd), tr("path")};
  std::size_t dots = 0;
  for (const auto& each : m_look.dots) dots += each.size();
  for (std::size_t k = 0; k < m_look.dots.size(); ++k)
    if (!m_look.dots[k].empty())
      plot.series.push_back(
          {names[k], m_look.dots[k],
           dots > kFewDots && k != PathDots ? PlotSeries::Style::FaintPoints : PlotSeries::Style::Points,
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

}  // namespace searchlight::ui
