// app/shell/workbench_page_plot.cpp: what of a page can be taken along as a picture; the plot of its nodes: what it lights, what is
// remembered of it, and its table as a file.
#include <string>
#include <utility>

#include "app/shell/set_up_words.h"
#include "app/shell/settings.h"
#include "app/shell/workbench_page.h"
#include "core/setup/known_words.h"
#include "core/text/files.h"
#include "widgets/board/board_view.h"
#include "widgets/document/document_file.h"
#include "widgets/graph/graph_panel.h"
#include "widgets/plot/node_plot.h"
#include "widgets/tables/node_tables.h"
#include "widgets/tree/tree_panel.h"

namespace searchlight::ui {

using namespace set_up_words;

namespace {
constexpr std::size_t kUsualY = 1 + static_cast<std::size_t>(search::NodeField::G);

// As a place in kPlotLogs.
std::size_t logsOf(const NodePlot& plot) { return (plot.logs()[0] ? 1U : 0U) + (plot.logs()[1] ? 2U : 0U); }
}  // namespace

// Whether it is shown, and its axes, as a workspace has them.
void WorkbenchPage::rememberPlot() {
  connect(m_workbench, &SearchWorkbench::plotShownChanged, this, &Page::commandsChanged);
  connect(m_workbench, &SearchWorkbench::nodesLit, this, [this](const SharedLitNodes& lit) {
    for (BoardView* board : findChildren<BoardView*>()) board->overlay().setLitNodes(lit);
    for (GraphPanel* graph : findChildren<GraphPanel*>()) graph->view()->setLit(lit);
  });
  connect(m_workbench, &SearchWorkbench::plotShownChanged, this, [this, isNew = true]() mutable {
    NodePlot* plot = m_workbench->plot();
    if (!plot || !std::exchange(isNew, false)) return;
    connect(plot, &NodePlot::csvWanted, this, &WorkbenchPage::savePlot);
    plotMade(*plot);
  });
  takePlot(keptPlot());
  connect(m_workbench, &SearchWorkbench::plotChanged, this, &WorkbenchPage::keepPlot);
}

// In the settings, as numbers: the fields in their order, of y one more for a histogram.
setup::Words WorkbenchPage::keptPlot() const {
  const QByteArray id = m_id.toLatin1();
  const auto chosen = [&](const char* name, std::size_t standard, std::size_t count) {
    return static_cast<std::size_t>(m_host.settings->choice(
        (id + name).constData(), static_cast<int>(standard), static_cast<int>(count)));
  };
  setup::Words words;
  words.set("plot", std::string(kNoYes[m_host.settings->flag((id + "/plot").constData(), false) ? 1 : 0]));
  words.set("plot-x", std::string(search::kNodeFieldNames[chosen("/plot-x", 0, search::kNodeFields)]));
  const std::size_t y = chosen("/plot-y", kUsualY, search::kNodeFields + 1);
  words.set("plot-y", y == 0 ? "count" : std::string(search::kNodeFieldNames[y - 1]));
  words.set("plot-log", std::string(setup::kPlotLogs[chosen("/plot-log", 0, setup::kPlotLogs.size())]));
  return words;
}

void WorkbenchPage::keepPlot() {
  const QByteArray id = m_id.toLatin1();
  m_host.settings->setFlag((id + "/plot").constData(), m_workbench->isPlotShown());
  const NodePlot* plot = m_workbench->plot();
  if (!plot) return;
  const auto keep = [&](const char* name, std::size_t number) {
    m_host.settings->setNumber((id + name).constData(), static_cast<double>(number));
  };
  keep("/plot-x", static_cast<std::size_t>(plot->x()));
  keep("/plot-y", plot->y() ? static_cast<std::size_t>(*plot->y()) + 1 : 0);
  keep("/plot-log", logsOf(*plot));
}

void WorkbenchPage::tellPlot(setup::Words& view) const {
  if (!m_workbench->isPlotShown()) return;
  const NodePlot& plot = *m_workbench->plot();
  view.set("plot", std::string(kNoYes[1]));
  view.set("plot-x", plot.axes()[0]);
  view.set("plot-y", plot.axes()[1]);
  view.set("plot-log", std::string(setup::kPlotLogs[logsOf(plot)]));
}

void WorkbenchPage::takePlot(const setup::Words& view) {
  if (const auto shown = placeOf(view, "plot", kNoYes)) m_workbench->setPlotShown(*shown == 1);
  NodePlot* plot = m_workbench->plot();
  if (!plot || !m_workbench->isPlotShown()) return;
  const std::string *x = view.find("plot-x"), *y = view.find("plot-y");
  if (x || y) plot->setAxes(x ? *x : plot->axes()[0], y ? *y : plot->axes()[1]);
  if (const auto log = placeOf(view, "plot-log", setup::kPlotLogs))
    plot->setLogs({*log % 2 == 1, *log / 2 == 1});
}

void WorkbenchPage::savePlot() {
  const auto where = askWhereToSave(this, {tr("Save the nodes of the plot"),
                                           m_host.settings->lastFolder() + QStringLiteral("/nodes.csv"),
                                           {{tr("Tables (%1)"), {QStringLiteral("*.csv")}}}});
  if (where) savePlotTo(where->path);
}

void WorkbenchPage::savePlotTo(const QString& path) {
  if (m_workbench->plot())
    saveAside(path, tr("The table cannot be saved: %1"),
              [text = m_workbench->plot()->view()->csv()] { return text; });
}

namespace {
// The board with its numbers, without the ground around it that there is more of beside a tree or a graph.
QRect boardPart(const BoardView& board) {
  constexpr int kNumbers = 40, kAround = 16;  // pixels: left of it, and on the other sides
  const BoardScene& scene = board.scene();
  const QRectF cells = board.viewport().rectOf(CellRect{0, 0, scene.columns, scene.rows});
  const QRect part = cells.toAlignedRect().adjusted(-kNumbers, -kAround, kAround, kAround) & board.rect();
  return part.isEmpty() ? board.rect() : part;
}

PictureSource boardPicture(QWidget* widget) {
  const PictureSource whole = widgetPicture(PictureSource::Kind::Board, widget);
  const auto* board = qobject_cast<BoardView*>(widget);
  if (!board || !board->scene().hasBoard()) return whole;
  return {PictureSource::Kind::Board, widget, [board] { return boardPart(*board).size(); },
          [board, whole](int scale) {
            const QRect part = boardPart(*board);
            return TakenPicture{
                [picture = whole.take(scale), at = QRect(part.topLeft() * scale, part.size() * scale)](
                    const std::stop_token& stop) { return picture.image(stop).copy(at); }};
          }};
}
}  // namespace

std::vector<PictureSource> WorkbenchPage::pictures() {
  QWidget* board = m_workbench;  // whoever has the focus for it in the end
  while (board->focusProxy()) board = board->focusProxy();
  const bool isBesideTree = m_workbench->tree() && m_workbench->tree()->isVisible();
  std::vector<PictureSource> out{isBesideTree ? boardPicture(board)
                                              : widgetPicture(PictureSource::Kind::Board, board)};
  for (GraphPanel* graph : findChildren<GraphPanel*>())
    if (graph->isVisible()) out.push_back(graph->picture());
  if (isBesideTree) out.push_back(m_workbench->tree()->picture());
  if (NodePlot* plot = m_workbench->plot(); plot && plot->isVisible()) out.push_back(plot->view()->source());
  if (NodeTables& tables = m_workbench->tables(); tables.isVisible())
    out.push_back(widgetPicture(PictureSource::Kind::Table, &tables, PictureOf::WidgetAndChildren));
  return out;
}

}  // namespace searchlight::ui
