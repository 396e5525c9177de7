// widgets/tables/depth_chart.cpp: counting beside the frames, and the bars.
#include "widgets/tables/depth_chart.h"

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QTimerEvent>
#include <QToolTip>
#include <algorithm>
#include <array>
#include <cmath>

#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

using search::Cost;
using search::DepthCount;

namespace {

constexpr std::size_t kCountSlice = 500'000;  // nodes: 1 to 2 ms
constexpr int kCountPauseMs = 12;             // while the search plays, for everybody else

}  // namespace

DepthChart::DepthChart(QWidget* parent) : QWidget(parent), m_sides(2) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  for (std::size_t i = 0; i < 2; ++i)
    m_sides[i].gate = std::make_unique<RefreshGate>(this, [this, i] { refresh(m_sides[i]); });
  keepTranslated(this, [this] { retranslate(); });
}

DepthChart::~DepthChart() = default;

void DepthChart::setRuns(WatchedRun* first, WatchedRun* second) {
  m_isPair = second != nullptr;
  const std::array<WatchedRun*, 2> runs{first, second};
  for (std::size_t i = 0; i < 2; ++i) m_sides[i].gate->setRun(runs[i]);
  retranslate();
}

void DepthChart::setNames(const QString& first, const QString& second) {
  m_sides[0].name = first;
  m_sides[1].name = second;
  update();
}

const std::vector<DepthCount::Bin>& DepthChart::bins(int side) const {
  return m_sides[static_cast<std::size_t>(side)].shown.bins();
}
Cost DepthChart::width(int side) const { return m_sides[static_cast<std::size_t>(side)].shown.width(); }

// ---- Counting ----------------------------------------------------------------------------------------------------------------

// A count under way is not begun anew at every beat, else a large one would never end.
void DepthChart::refresh(Side& side) {
  const WatchedRun* run = side.gate->searching();
  if (!run) {
    side.isCounting = side.isStale = false;
    side.shown.begin();
    side.session = 0;
    return update();
  }
  if (side.isCounting && side.session == run->session().serial()) {
    side.isStale = true;
    return;
  }
  side.session = run->session().serial();
  side.isCounting = true;
  side.isStale = false;
  side.counting.begin();
  count(side);
}

void DepthChart::count(Side& side) {
  const WatchedRun* run = side.gate->searching();
  if (!side.isCounting) return;
  if (!run || run->session().serial() != side.session) {
    side.isCounting = false;
    return side.gate->request();
  }
  if (side.counting.scan(run->player(), kCountSlice)) {
    m_slices.start(run->isAtRest() ? 0 : kCountPauseMs, this);
    return;
  }
  side.isCounting = false;
  std::swap(side.shown, side.counting);
  update();
  if (side.isStale) side.gate->request();
}

void DepthChart::timerEvent(QTimerEvent* event) {
  if (event->timerId() != m_slices.timerId()) return QWidget::timerEvent(event);
  m_slices.stop();
  for (Side& side : m_sides) count(side);
}

// ---- The picture -------------------------------------------------------------------------------------------------------------

QRect DepthChart::room() const {
  const int text = fontMetrics().height();
  return rect().adjusted(spacing::kWide, text + spacing::kHalf, -spacing::kMargin, -text);
}

// As many g as there are, a bar each; where that is more than pixels, several in one.
Cost DepthChart::barWidth() const {
  Cost width = 1, last = 0;
  for (const Side& side : m_sides) {
    width = std::max(width, side.shown.width());
    last = std::max(last, static_cast<Cost>(side.shown.bins().size()) * side.shown.width());
  }
  const auto pixels = static_cast<Cost>(std::max(1, room().width()));
  while (last / width > pixels) width *= 2;
  return width;
}

std::size_t DepthChart::barCount() const {
  Cost last = 0;
  for (const Side& side : m_sides)
    last = std::max(last, static_cast<Cost>(side.shown.bins().size()) * side.shown.width());
  const Cost width = barWidth();
  return (last + width - 1) / width;
}

DepthCount::Bin DepthChart::barOf(const Side& side, std::size_t bar) const {
  const std::size_t each = barWidth() / side.shown.width();
  DepthCount::Bin sum;
  for (std::size_t i = bar * each; i < std::min((bar + 1) * each, side.shown.bins().size()); ++i) {
    sum.closed += side.shown.bins()[i].closed;
    sum.open += side.shown.bins()[i].open;
  }
  return sum;
}

void DepthChart::paintSide(QPainter& painter, const Side& side, bool isBelow, const QRect& room,
                           std::uint32_t most) {
  const BoardColours& colours = Theme::of(palette()).board();
  const QColor closed =
      m_isPair ? (isBelow ? colours.secondOnly : colours.firstOnly) : palette().color(QPalette::Highlight);
  const std::size_t count = barCount();
  const double step = static_cast<double>(room.width()) / static_cast<double>(count);
  const double gap = step >= 4 ? 1 : 0;
  for (std::size_t i = 0; i < count; ++i) {
    const DepthCount::Bin bin = barOf(side, i);
    if (bin.all() == 0) continue;
    const double left = room.left() + std::floor(step * static_cast<double>(i));
    const double width = std::max(
        1.0, std::floor(step * static_cast<double>(i + 1)) - std::floor(step * static_cast<double>(i)) - gap);
    const auto heightOf = [&](std::uint32_t nodes) {
      return nodes == 0 ? 0.0 : std::max(1.0, std::round(room.height() * static_cast<double>(nodes) / most));
    };
    const double whole = heightOf(bin.all()), low = std::min(whole, heightOf(bin.closed));
    const auto part = [&](double from, double to) {
      return isBelow ? QRectF(left, room.top() + from, width, to - from)
                     : QRectF(left, room.bottom() + 1 - to, width, to - from);
    };
    painter.fillRect(part(0, low), closed);
    if (whole > low) {
      painter.fillRect(part(low, whole), colours.openFill);
      painter.fillRect(part(whole - 1, whole), colours.openRing);
    }
  }
}

void DepthChart::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const QRect area = room();
  const std::size_t count = barCount();
  std::uint32_t most = 0;
  for (const Side& side : m_sides)
    for (std::size_t i = 0; i < count; ++i) most = std::max(most, barOf(side, i).all());
  const QFontMetrics metrics = fontMetrics();
  QFont bold = font();
  bold.setBold(true);
  painter.setPen(palette().color(QPalette::Text));
  painter.setFont(bold);
  const QString title = tr("Nodes by g");
  painter.drawText(area.left(), metrics.ascent() + 1, title);
  painter.setFont(font());
  painter.setPen(palette().color(QPalette::PlaceholderText));
  if (most == 0) {
    painter.drawText(area, Qt::AlignCenter, tr("No nodes yet"));
    return;
  }
  const QString peak = tr("at most %1").arg(countText(most));
  painter.drawText(QRect(area.left(), 0, area.width(), metrics.height() + 1),
                   Qt::AlignRight | Qt::AlignVCenter, peak);
  const int below = area.bottom() + 1;
  const auto costText = [this](Cost g) {
    for (const Side& side : m_sides)
      if (const WatchedRun* run = side.gate->searching()) return run->names().cost(g);
    return QString();
  };
  const QRect line(area.left(), below, area.width(), metrics.height());
  painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, costText(0));
  painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter,
                   costText(static_cast<Cost>(count - 1) * barWidth()));
  if (!m_isPair) {
    paintSide(painter, m_sides[0], false, area, most);
  } else {
    const int half = area.height() / 2;
    paintSide(painter, m_sides[0], false, QRect(area.left(), area.top(), area.width(), half), most);
    paintSide(painter, m_sides[1], true, QRect(area.left(), area.top() + half, area.width(), half), most);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawLine(area.left(), area.top() + half, area.right(), area.top() + half);
    painter.drawText(QRect(area.left(), area.top(), area.width(), metrics.height()), Qt::AlignLeft,
                     elidedAtWord(metrics, m_sides[0].name, area.width() / 2));
    painter.drawText(QRect(area.left(), area.bottom() - metrics.height(), area.width(), metrics.height()),
                     Qt::AlignLeft, elidedAtWord(metrics, m_sides[1].name, area.width() / 2));
    return;
  }
  painter.setPen(palette().color(QPalette::Mid));
  painter.drawLine(area.left(), area.bottom() + 1, area.right(), area.bottom() + 1);
}

// ---- In words ----------------------------------------------------------------------------------------------------------------

QString DepthChart::textAt(const QPoint& at) const {
  const QRect area = room();
  const std::size_t count = barCount();
  if (count == 0 || at.x() < area.left() || at.x() > area.right()) return {};
  const auto bar = std::min(count - 1, static_cast<std::size_t>(at.x() - area.left()) * count /
                                           static_cast<std::size_t>(std::max(1, area.width())));
  QStringList lines;
  for (const Side& side : m_sides) {
    const WatchedRun* run = side.gate->searching();
    if (!run) continue;
    const DepthCount::Bin bin = barOf(side, bar);
    const Cost from = static_cast<Cost>(bar) * barWidth();
    const QString where =
        barWidth() == 1
            ? run->names().cost(from)
            : tr("%1 to %2").arg(run->names().cost(from), run->names().cost(from + barWidth() - 1));
    const QString text =
        tr("g %1: %2 expanded, %3 open").arg(where, countText(bin.closed), countText(bin.open));
    lines << (m_isPair && !side.name.isEmpty() ? side.name + QStringLiteral(": ") + text : text);
  }
  return lines.join(QLatin1Char('\n'));
}

bool DepthChart::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const QString text = textAt(help->pos());
    QToolTip::showText(help->globalPos(), text.isEmpty() ? toolTip() : text, this);
    return true;
  }
  return QWidget::event(event);
}

void DepthChart::retranslate() {
  setAccessibleName(tr("Nodes by g"));
  setToolTip(
      tr("Shows the number of expanded and open nodes for each g. If every step costs 1, g is the depth."));
  setAccessibleDescription(toolTip());
  update();
}

}  // namespace searchlight::ui
