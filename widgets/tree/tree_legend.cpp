// widgets/tree/tree_legend.cpp: what the marks of a tree mean and how many there are; in the picture, so that it goes along with a slide.
#include <QPainter>
#include <algorithm>
#include <array>
#include <utility>

#include "widgets/theme/theme.h"
#include "widgets/tree/tree_inks.h"
#include "widgets/tree/tree_view.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

using search::ItemState;

namespace {
constexpr double kMostOfTree = 0.3;  // of a picture's height
// A count that is as wide as those that will come: what is told moves nothing while the search goes on.
constexpr std::size_t kUsualCount = 8'888, kLargeCount = 8'888'888;
}  // namespace

// All: also what this search may come to, with counts as wide as they may be.
std::vector<LegendFlow::Item> TreeView::legendItems(bool isAll) const {
  const TreeInks inks(palette());
  const search::Session& session = m_run->session();
  const bool isPath = search::followsPath(session.algorithm());
  const std::array<QString, search::kItemStates> names{isPath ? tr("waiting") : tr("OPEN"),
                                                       isPath ? tr("on the path") : tr("CLOSED"),
                                                       isPath ? tr("backtracked") : tr("dropped"),
                                                       tr("replaced"),
                                                       tr("pruned"),
                                                       tr("cut off by the bound")};
  const bool mayBe[search::kItemStates] = {
      true,
      true,
      isPath || search::dropsNodes(session.algorithm()) || search::repairs(session.algorithm()),
      !session.keepsDuplicates(),
      static_cast<bool>(m_run->names().deadlock),
      search::deepens(session.algorithm())};
  const std::size_t widest = m_run->recorded() > kUsualCount ? kLargeCount : kUsualCount;
  std::vector<LegendFlow::Item> items;
  const auto add = [&](const QString& text, const TreeInks::Look& look, int weight, double dot = 0) {
    items.push_back({text,
                     [look, dot](QPainter& painter, const QRectF& mark) {
                       painter.setPen(QPen(look.edge, 1.4, look.line));
                       painter.setBrush(look.fill);
                       painter.drawRoundedRect(mark.adjusted(1, 1, -1, -1), 3, 3);
                       if (dot == 0) return;
                       painter.setBrush(look.edge);
                       painter.drawEllipse(mark.center(), dot, dot);
                     },
                     LegendFlow::kMark, weight});
  };
  const auto counted = [&](const QString& name, std::size_t n) {
    return tr("%1 %2", "OPEN 12").arg(name, countText(isAll ? std::max(n, widest) : n));
  };
  if (m_scene.current() != TreeScene::kNoItem || isAll)
    add(tr("current"), {inks.board.currentFill, inks.board.currentRim}, 1);
  for (std::size_t k = 0; k < search::kItemStates; ++k) {
    const auto state = static_cast<ItemState>(k);
    const std::size_t n = count(state);
    if (n == 0 && !(isAll && mayBe[k])) continue;
    if (m_scene.isOutline() && state == ItemState::Replaced) continue;
    TreeInks::Look look = inks.looks[k];
    if (m_scene.isOutline() && state == ItemState::Waiting) look.fill = inks.board.openSolid;
    add(counted(names[k], n), look, 2);
  }
  if (const std::size_t n = duplicatesDrawn(); n > 0 || (isAll && session.keepsDuplicates()))
    add(counted(tr("duplicate states"), n), {inks.ground, inks.edge}, 2, 2);
  if (m_lit && m_lit->count > 0)
    add(counted(tr("selected"), m_lit->count), {inks.ground, inks.board.descendantsLit}, 2);
  if (detail() == Detail::Dots || m_scene.isOutline()) return items;
  if (!search::deepens(session.algorithm()) && !search::repairs(session.algorithm()))
    items.push_back({tr("above a box: order of expansion")});
  if (!m_hasF) return items;
  const Writing written = writing();
  if (m_run->names().picture && written.lines > 1)
    items.push_back({written.lines > 2 ? tr("g + h = f") : tr("f below the picture")});
  else if (written.lines > 1)
    items.push_back({written.lines > 2 ? tr("f above g and h") : tr("f below the name")});
  return items;
}

LegendFlow TreeView::legend() const {
  if (!m_run || !m_run->hasSearch() || m_scene.isEmpty()) return {};
  return {
      legendItems(false),
      QFontMetricsF(font()),
      {.left = spacing::kMargin, .right = width() - double{spacing::kMargin}, .mostLines = m_legendLines}};
}

// As much as the search may need, and never less than before: the tree stands where it stands whatever the legend tells.
void TreeView::makeRoomForLegend() {
  const QFontMetricsF metrics(font());
  const double row = LegendFlow::rowHeight(metrics);
  const int most = std::max(1, static_cast<int>(height() * kMostOfTree / row));
  for (const bool isAll : {true, false}) {
    std::vector<LegendFlow::Item> items = legendItems(isAll);
    if (isAll && detail() == Detail::Dots)
      items.push_back({tr("f above g and h")});  // as soon as it is enlarged
    const LegendFlow flow(
        std::move(items), metrics,
        {.left = spacing::kMargin, .right = width() - double{spacing::kMargin}, .mostLines = most});
    m_legendLines = std::max(m_legendLines, flow.lines());
  }
}

int TreeView::legendHeight() const {
  return static_cast<int>(m_legendLines * LegendFlow::rowHeight(QFontMetricsF(font()))) + spacing::kUnit;
}

void TreeView::paintLegend(QPainter& painter) const {
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  legend().paint(painter, height() - legendHeight() + 2.0, palette().color(QPalette::Text));
}

}  // namespace searchlight::ui
