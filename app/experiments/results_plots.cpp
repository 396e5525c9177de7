// app/experiments/results_plots.cpp: what each tab of the results plots, and what a point of it is.
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <algorithm>
#include <iterator>
#include <utility>

#include "app/experiments/results_view.h"
#include "app/shell/experiment_words.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

using namespace experiment;

namespace {

constexpr std::size_t kBins = 20;

std::vector<PlotSeries> plotSeries(const Results& results, std::size_t by, std::vector<Series> all,
                                   PlotSeries::Style style) {
  std::vector<PlotSeries> out;
  out.reserve(all.size());
  for (Series& series : all)
    out.push_back(
        {shownName(results, by, series.name), std::move(series.dots), style, static_cast<int>(out.size())});
  return out;
}

}  // namespace

// Of the rows that pass the filter.
void ResultsView::showPlot() {
  Plot plot;
  const auto y = chosen(m_y);
  const auto run = m_results ? m_results->column(Results::kRun) : std::nullopt;
  const RowIds rows = filtered();
  std::size_t shown = 0;
  if (y && run && !rows.empty()) {
    const QString quantity = columnTitle(m_results->name(*y));
    plot.y = {.title = quantity, .isLog = m_logY->isChecked()};
    switch (tab()) {
      case Survival:
        plot.title = tr("Share of instances solved against %1").arg(quantity);
        plot.x = {.title = quantity, .isLog = m_logY->isChecked()};
        plot.y = {.title = tr("Share solved")};
        plot.series =
            plotSeries(*m_results, *run, survivalOf(*m_results, rows, *run, *y), PlotSeries::Style::Steps);
        break;
      case Boxes:
        plot.title = tr("%1 of each run").arg(quantity);
        plot.boxes = boxesOf(*m_results, rows, *run, *y);
        for (Box& box : plot.boxes) {
          box.name = runTitle(box.name).toStdString();
          plot.x.names << QString::fromStdString(box.name);
          shown += box.summary.count;
        }
        break;
      default: plot = scatterPlot(); break;
    }
  }
  for (const PlotSeries& series : plot.series)
    if (series.isInLegend) shown += series.dots.size();
  m_plot->setPlot(std::move(plot), true);
  QStringList told;
  const std::size_t hidden = m_plot->picture().hidden();
  if (!rows.empty() && tab() != Medians)
    told << tr("%1 of %2 rows plotted")
                .arg(countText(shown - std::min(shown, hidden)), countText(rows.size()));
  if (hidden > 0)
    told << tr("%1 points at 0 or below do not appear on a logarithmic axis").arg(countText(hidden));
  m_count->setText(told.join(QStringLiteral("; ")));
}

Plot ResultsView::scatterPlot() const {
  Plot plot;
  const std::size_t y = *chosen(m_y), run = *m_results->column(Results::kRun);
  const QString quantity = columnTitle(m_results->name(y));
  plot.x.isLog = m_logX->isChecked();
  plot.y = {.title = quantity, .isLog = m_logY->isChecked()};
  const RowIds rows = filtered();
  std::vector<Series> all;
  if (const auto x = chosen(m_x)) {
    plot.x.title = columnTitle(m_results->name(*x));
    all = scatterOf(*m_results, rows, run, *x, y);
    plot.hasEquality = m_equality->isChecked() && tab() == Scatter;
  } else {
    const std::string across = m_x->currentData().toString().toStdString();
    plot.x.title = tr("%1 of %2").arg(quantity, runTitle(across));
    for (const Group& of : groupsOf(*m_results, rows, run, y))
      if (of.name != across) all.push_back(pairsOf(*m_results, rows, across, of.name, y));
    plot.hasEquality = tab() == Scatter;
  }
  plot.title = tab() == Medians ? tr("Medians of %1 against %2").arg(quantity, plot.x.title)
                                : tr("%1 against %2").arg(quantity, plot.x.title);
  if (tab() != Medians) {
    plot.series = plotSeries(*m_results, run, std::move(all), PlotSeries::Style::Points);
    return plot;
  }
  std::vector<PlotSeries> medians =
      plotSeries(*m_results, run, mediansOf(all, kBins), PlotSeries::Style::Line);
  plot.series = plotSeries(*m_results, run, std::move(all), PlotSeries::Style::FaintPoints);
  for (PlotSeries& series : plot.series) series.isInLegend = false;
  plot.series.insert(plot.series.end(), std::make_move_iterator(medians.begin()),
                     std::make_move_iterator(medians.end()));
  return plot;
}

QString ResultsView::describe(std::uint32_t row) const {
  if (!m_results || row >= m_results->rowCount()) return {};
  QStringList lines;
  const auto tell = [&](std::size_t column) {
    if (const std::string& text = m_results->text(row, column); !text.empty())
      lines << tr("%1: %2").arg(columnTitle(m_results->name(column)), shortName(*m_results, column, text));
  };
  const auto run = m_results->column(Results::kRun);
  for (std::size_t column = 0; run && column <= *run; ++column) tell(column);
  for (const QComboBox* box : {m_y, m_x})
    if (const auto column = chosen(box)) tell(*column);
  lines.removeDuplicates();
  if (run) lines << tr("Click to open it with this search");
  return lines.join(QLatin1Char('\n'));
}

}  // namespace searchlight::ui
