// app/experiments/results_view.cpp: the tabs and their choices.
#include "app/experiments/results_view.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <utility>

#include "app/experiments/experiment_form.h"
#include "app/shell/experiment_words.h"
#include "app/shell/set_up_words.h"
#include "widgets/plot/ticks.h"
#include "widgets/theme/flow_row.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

using namespace experiment;

namespace {

constexpr std::size_t kFewGroups = 30;
constexpr std::array<std::string_view, ResultsView::kTabs> kTabNames{"table", "scatter", "survival", "boxes",
                                                                     "medians"};

// The first of these that the results have.
std::optional<std::size_t> firstOf(const Results& results, std::initializer_list<const char*> names) {
  for (const char* name : names)
    if (const auto column = results.column(name); column && results.isNumber(*column)) return column;
  return std::nullopt;
}

QLabel* buddyLabel(QWidget* parent, QWidget* field) {
  auto* label = new QLabel(parent);
  label->setBuddy(field);
  return label;
}

}  // namespace

// ---- The view ------------------------------------------------------------------------------------------------------------------

ResultsView::ResultsView(QWidget* parent)
    : QWidget(parent),
      m_tabs(new QTabBar(this)),
      m_save(new QToolButton(this)),
      m_room(new QStackedWidget(this)),
      m_table(new QuietTable(this)),
      m_plot(new PlotView(this)),
      m_filter(new QLineEdit(this)),
      m_count(new QLabel(this)),
      m_group(new QComboBox(this)),
      m_x(new QComboBox(this)),
      m_y(new QComboBox(this)),
      m_logX(new QCheckBox(this)),
      m_logY(new QCheckBox(this)),
      m_equality(new QCheckBox(this)) {
  m_groupName = buddyLabel(this, m_group);
  m_xName = buddyLabel(this, m_x);
  m_yName = buddyLabel(this, m_y);
  for (int i = 0; i < kTabs; ++i) m_tabs->addTab(QString());
  m_tabs->setExpanding(false);
  m_tabs->setDrawBase(false);
  m_table->setModel(&m_model);
  m_table->setSortingEnabled(true);
  m_table->horizontalHeader()->setSectionsClickable(true);
  m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
  m_room->addWidget(m_table);
  m_room->addWidget(m_plot);
  m_filter->setClearButtonEnabled(true);
  m_filter->setFixedWidth(withText(160));
  for (QComboBox* box : {m_group, m_x, m_y}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(10);
  }
  m_count->setForegroundRole(QPalette::PlaceholderText);
  auto* choices = new FlowRow(spacing::kUnit);
  choices->addTogether({m_groupName, m_group});
  choices->addTogether({m_yName, m_y});
  choices->addTogether({m_xName, m_x});
  for (QCheckBox* box : {m_logX, m_logY, m_equality}) choices->addWidget(box);
  choices->addStretch();
  m_save->setIcon(icon(IconId::Save));
  m_save->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  choices->addWidget(m_save);
  connect(m_save, &QToolButton::clicked, this, &ResultsView::saveWanted);
  auto* top = new FlowRow(spacing::kUnit);
  top->addWidget(m_tabs);
  top->addStretch();
  top->addWidget(m_count);
  top->addWidget(m_filter);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(spacing::kUnit, spacing::kHalf, spacing::kUnit, spacing::kUnit);
  column->addLayout(top);
  column->addLayout(choices);
  column->addWidget(m_room, 1);

  connect(m_tabs, &QTabBar::currentChanged, this, &ResultsView::showTab);
  connect(m_filter, &QLineEdit::textChanged, this, [this] { refresh(); });
  for (QComboBox* box : {m_group, m_x, m_y})
    connect(box, &QComboBox::activated, this, [this] {
      m_isFresh = false;
      showTab();
    });
  for (QCheckBox* box : {m_logX, m_logY, m_equality})
    connect(box, &QCheckBox::toggled, this, &ResultsView::showTab);
  connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) {
    if (const auto row = m_model.rowAt(index.row())) Q_EMIT rowOpened(*row);
  });
  connect(m_plot, &PlotView::rowOpened, this, &ResultsView::rowOpened);
  m_plot->setDescription([this](std::uint32_t row) { return describe(row); });
  m_logY->setChecked(true);
  keepTranslated(this, [this] { retranslate(); });
}

void ResultsView::setResults(const Results* results) {
  m_results = results;
  m_model.show(nullptr, {});  // those before go, also where a plot is in front
  m_isFresh = true;
  m_plot->setPlot({});  // a row's number means another row now
  fillColumns();
  showTab();
}

void ResultsView::refresh() {
  if (m_known != columnsKnown()) fillColumns();
  showTab();
}

// Which columns hold something, which of them numbers, and how many runs there are.
std::vector<std::size_t> ResultsView::columnsKnown() const {
  std::vector<std::size_t> known;
  for (std::size_t i = 0; m_results && i < m_results->columnCount(); ++i)
    known.push_back(m_results->isBlank(i) ? 0 : m_results->isNumber(i) ? 1 : 2);
  if (const auto run = m_results ? m_results->column(Results::kRun) : std::nullopt)
    known.push_back(m_results->distinct(*run));
  return known;
}

// Columns of numbers for the axes, and all that are not blank for groups.
void ResultsView::fillColumns() {
  m_known = columnsKnown();
  const QVariant group = m_group->currentData(), x = m_x->currentData(), y = m_y->currentData();
  for (QComboBox* box : {m_group, m_x, m_y}) box->clear();
  m_group->addItem(tr("Nothing"), -1);
  if (!m_results) return;
  for (std::size_t i = 0; i < m_results->columnCount(); ++i) {
    if (m_results->isBlank(i)) continue;
    const QString title = columnTitle(m_results->name(i));
    if (m_results->isNumber(i)) {
      m_x->addItem(title, static_cast<int>(i));
      m_y->addItem(title, static_cast<int>(i));
    }
    // Where nearly every row has a text of its own there is nothing to put together.
    if (m_results->distinct(i) <= kFewGroups || m_results->distinct(i) < m_results->rowCount() / 4)
      m_group->addItem(title, static_cast<int>(i));
  }
  for (const char* name : {"map", "bucket", Results::kRun.data()})  // those that are asked for most
    if (const auto column = m_results->column(name))
      if (const int at = m_group->findData(static_cast<int>(*column)); at > 0) {
        m_group->removeItem(at);
        m_group->insertItem(1, columnTitle(name), static_cast<int>(*column));
      }
  // The same quantity of one run, against the others.
  if (const auto run = m_results->column(Results::kRun))
    for (const Group& of : groupsOf(*m_results, m_results->rowsWith(), *run, *run))
      m_x->addItem(tr("Quantity of %1").arg(runTitle(of.name)), QString::fromStdString(of.name));
  const auto choose = [](QComboBox* box, const QVariant& wanted) {
    const int at = box->findData(wanted);
    if (at >= 0) box->setCurrentIndex(at);
    return at >= 0;
  };
  const auto dataOf = [](std::optional<std::size_t> column) {
    return column ? QVariant(static_cast<int>(*column)) : QVariant();
  };
  if (m_isFresh || !choose(m_y, y)) choose(m_y, dataOf(firstOf(*m_results, {"expanded", "seconds"})));
  if (m_isFresh || !choose(m_x, x))
    choose(m_x, dataOf(firstOf(*m_results, {"optimum", "cost", "pushes", "length", "moves"})));
  if (m_isFresh || !choose(m_group, group)) m_group->setCurrentIndex(0);
}

std::optional<std::size_t> ResultsView::chosen(const QComboBox* box) const {
  const QVariant of = box->currentData();
  if (of.userType() != QMetaType::Int || of.toInt() < 0) return std::nullopt;
  return static_cast<std::size_t>(of.toInt());
}

RowIds ResultsView::filtered() const {
  return m_results ? m_results->rowsWith(m_filter->text().trimmed().toStdString()) : RowIds();
}

ResultsView::Tab ResultsView::tab() const { return static_cast<Tab>(m_tabs->currentIndex()); }
void ResultsView::setTab(Tab tab) { m_tabs->setCurrentIndex(tab); }
QWidget* ResultsView::shown() const { return m_room->currentWidget(); }

void ResultsView::showTab() {
  const Tab now = tab();
  m_room->setCurrentWidget(now == Table ? static_cast<QWidget*>(m_table) : m_plot);
  const bool hasX = now == Scatter || now == Medians;
  for (QWidget* part : {static_cast<QWidget*>(m_groupName), static_cast<QWidget*>(m_group)})
    part->setVisible(now == Table);
  for (QWidget* part : {static_cast<QWidget*>(m_yName), static_cast<QWidget*>(m_y)})
    part->setVisible(now != Table || chosen(m_group).has_value());
  for (QWidget* part : {static_cast<QWidget*>(m_xName), static_cast<QWidget*>(m_x)}) part->setVisible(hasX);
  m_logY->setVisible(now != Table);
  m_logY->setText(now == Survival ? m_logX->text() : tr("Log y"));  // the quantity lies there
  // Between two runs the line is the point of the plot, and both axes are the quantity's.
  const bool isOfRun = m_x->currentData().userType() == QMetaType::QString;
  m_equality->setVisible(now == Scatter && !isOfRun);
  m_logX->setVisible(hasX && !(now == Scatter && (isOfRun || m_equality->isChecked())));
  now == Table ? showTable() : showPlot();
  Q_EMIT viewChanged();
}

void ResultsView::showTable() {
  RowIds rows = filtered();
  const std::size_t count = rows.size();
  const auto by = chosen(m_group), quantity = chosen(m_y);
  const int section = m_table->horizontalHeader()->sortIndicatorSection();
  if (m_results && by && quantity)
    m_model.showGroups(m_results, groupsOf(*m_results, rows, *by, *quantity), *by, *quantity);
  else
    m_model.show(m_results, std::move(rows));
  QStringList heads;
  for (int i = 0; i < m_model.columnCount(); ++i)
    heads << m_model.headerData(i, Qt::Horizontal, Qt::DisplayRole).toString();
  // Other columns have other widths; they stay sorted by what they were sorted by, where that is among them.
  const auto sorted = static_cast<int>(heads.indexOf(m_heads.value(section)));
  if (std::exchange(m_heads, heads) != heads) {
    m_table->resetColumns();
    m_table->horizontalHeader()->setSortIndicator(sorted, m_table->horizontalHeader()->sortIndicatorOrder());
  }
  if (sorted >= 0) m_model.sort(sorted, m_table->horizontalHeader()->sortIndicatorOrder());
  m_table->arrangeColumns();
  for (int i = 0; i < m_model.columnCount(); ++i) {
    QString widest;
    for (int row = 0; row < std::min(m_model.rowCount(), 50); ++row)
      if (const QString text = m_model.index(row, i).data().toString(); text.size() > widest.size())
        widest = text;
    m_table->fitColumn(i, widest);
  }
  const std::size_t all = m_results ? m_results->rowCount() : 0;
  m_count->setText(all == 0       ? QString()
                   : count == all ? tr("%1 rows").arg(countText(all))
                                  : tr("%1 of %2 rows").arg(countText(count), countText(all)));
}

std::string ResultsView::rowsCsv() const {
  if (!m_results) return {};
  if (!showsRows()) return m_results->csv(filtered());
  RowIds rows;
  for (int i = 0; i < m_model.rowCount(); ++i)
    if (const auto row = m_model.rowAt(i)) rows.push_back(*row);
  return m_results->csv(rows);
}

std::string ResultsView::shownCsv() const {
  return tab() != Table ? m_plot->csv([this](std::uint32_t row) { return m_results->instance(row); })
         : showsRows()  ? rowsCsv()
                        : m_model.groupsCsv();
}

// ---- As words ------------------------------------------------------------------------------------------------------------------

setup::Words ResultsView::view() const {
  setup::Words view;
  view.set("show", std::string(kTabNames[static_cast<std::size_t>(tab())]));
  const auto name = [&](const char* word, const QComboBox* box) {
    if (const auto column = chosen(box)) view.set(word, m_results->name(*column));
  };
  if (m_results) name("group", m_group), name("x", m_x), name("y", m_y);
  if (const QVariant of = m_x->currentData(); of.userType() == QMetaType::QString)
    view.set("x-of-run", of.toString().toStdString());
  view.set("equality", std::string(set_up_words::kNoYes[m_equality->isChecked()]));
  view.set("log-x", std::string(set_up_words::kNoYes[m_logX->isChecked()]));
  view.set("log-y", std::string(set_up_words::kNoYes[m_logY->isChecked()]));
  if (!m_filter->text().isEmpty()) view.set("filter", m_filter->text().left(1000).toStdString());
  return view;
}

void ResultsView::setView(const setup::Words& view) {
  const auto choose = [&](QComboBox* box, const QVariant& wanted) {
    if (const int place = box->findData(wanted); place >= 0) {
      box->setCurrentIndex(place);
      m_isFresh = false;
    }
  };
  const auto column = [&](const char* word, QComboBox* box) {
    const std::string* name = view.find(word);
    if (const auto at = name && m_results ? m_results->column(*name) : std::nullopt)
      choose(box, static_cast<int>(*at));
  };
  column("group", m_group);
  column("x", m_x);
  column("y", m_y);
  if (const std::string* run = view.find("x-of-run")) choose(m_x, QString::fromStdString(*run));
  if (const auto on = set_up_words::placeOf(view, "equality", set_up_words::kNoYes))
    m_equality->setChecked(*on == 1);
  if (const auto on = set_up_words::placeOf(view, "log-x", set_up_words::kNoYes))
    m_logX->setChecked(*on == 1);
  if (const auto on = set_up_words::placeOf(view, "log-y", set_up_words::kNoYes))
    m_logY->setChecked(*on == 1);
  const std::string* filter = view.find("filter");
  m_filter->setText(filter ? QString::fromStdString(*filter) : QString());
  if (const auto tab = set_up_words::placeOf(view, "show", kTabNames)) setTab(static_cast<Tab>(*tab));
  showTab();
}

void ResultsView::retranslate() {
  const QString titles[] = {tr("Table"), tr("Scatter"), tr("Survival"), tr("Boxes"), tr("Medians")};
  const QString tips[] = {
      tr("Lists all rows; sort by a column header"),
      tr("Plots one column against another, or one run against the others"),
      tr("Shows the share of instances solved within a time or a number of expansions"),
      tr("Shows median, quartiles and outliers of each run"),
      tr("Shows the medians of a quantity in intervals of another one, such as the path length")};
  for (int i = 0; i < kTabs; ++i) {
    m_tabs->setTabText(i, titles[i]);
    m_tabs->setTabToolTip(i, tips[i]);
  }
  m_save->setText(tr("Save…"));
  m_save->setToolTip(tr("Saves the plot as SVG, PNG or CSV, or the table as it is shown as CSV"));
  m_tabs->setAccessibleName(tr("Ways to show the results"));
  m_filter->setPlaceholderText(tr("Filter rows"));
  m_filter->setAccessibleName(m_filter->placeholderText());
  m_filter->setToolTip(tr("Keeps the rows that contain this text"));
  m_groupName->setText(tr("&Group by"));
  m_group->setToolTip(tr("Shows one row per group: solved, mean, median and quartiles of finished searches"));
  m_yName->setText(tr("&Quantity"));
  m_y->setToolTip(tr("Chooses the column that is measured"));
  m_xName->setText(tr("&Against"));
  m_x->setToolTip(tr("Chooses the horizontal axis"));
  m_logX->setText(tr("Log x"));
  m_logX->setToolTip(tr("Makes the horizontal axis logarithmic"));
  m_logY->setToolTip(tr("Makes the axis of the quantity logarithmic"));
  m_equality->setText(tr("y = x"));
  m_equality->setToolTip(tr("Draws the line on which both values are equal"));
  m_table->setAccessibleName(tr("Results"));
  m_table->setPlaceholder(tr("Rows appear here as the searches finish."));
  m_plot->setPlaceholder(tr("There are no finished searches to plot."));
  fillColumns();
  showTab();
}

}  // namespace searchlight::ui
