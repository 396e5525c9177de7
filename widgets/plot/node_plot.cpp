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

constexpr int kCountOfNodes = -1;  // in the list of y
constexpr std::string_view kCountWord = "count";

constexpr bool isCostField(search::NodeField field) {
  return field == search::NodeField::G || field == search::NodeField::H || field == search::NodeField::F ||
         field == search::NodeField::Error;
}
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
  auto* column = bareLayout<QVBoxLayout>(this, spacing::kHalf);
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
  connect(m_view, &PlotView::brushed, this, [this] {
    if (!m_view->brush()) publish(nullptr);
    begin();
  });
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
  return field == kCountOfNodes ? std::nullopt : std::optional(static_cast<Field>(field));
}

std::array<std::string, 2> NodePlot::axes() const {
  const auto name = [](Field f) { return std::string(search::kNodeFieldNames[static_cast<std::size_t>(f)]); };
  return {name(x()), y() ? name(*y()) : std::string(kCountWord)};
}

// What this search does not offer is passed over.
void NodePlot::setAxes(std::string_view x, std::string_view y) {
  const auto choose = [](QComboBox* box, std::string_view name) {
    const auto at = std::ranges::find(search::kNodeFieldNames, name);
    const int field = name == kCountWord ? kCountOfNodes
                      : at == search::kNodeFieldNames.end()
                          ? -2
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
    case Field::Packed:
    case Field::Regions: return search::needsLevel(run->session().algorithm()) && !run->session().isForeign();
    default: return true;
  }
}

// Of another search the same fields, where it has them.
void NodePlot::fillFields() {
  for (QComboBox* box : {m_x, m_y}) {
    const QVariant before = box->currentData();
    box->clear();
    if (box == m_y) box->addItem(tr("Number of nodes"), kCountOfNodes);
    for (std::size_t k = 0; k < search::kNodeFields; ++k)
      if (offers(static_cast<Field>(k))) box->addItem(title(static_cast<Field>(k)), static_cast<int>(k));
    const int usual = box->findData(static_cast<int>(box == m_y ? Field::G : Field::Generated));
    const int again = before.isValid() ? box->findData(before) : -1;
    box->setCurrentIndex(again >= 0 ? again : std::max(usual, 0));
  }
}

QString NodePlot::title(Field field) const {
  switch (field) {
    case Field::Generated: return tr("Generated");
    case Field::Expanded: return tr("Expanded");
    case Field::G: return QStringLiteral("g");
    case Field::H: return QStringLiteral("h");
    case Field::F: return QStringLiteral("f");
    case Field::Depth: return tr("Depth");
    case Field::Packed: return tr("Packed boxes");
    case Field::Regions: return tr("Regions");
    case Field::Error: break;
  }
  return tr("Error of h");
}

QString NodePlot::axisTitle(Field field) const {
  return field == Field::Generated  ? tr("Generated (number of the event)")
         : field == Field::Expanded ? tr("Expanded (order)")
         : field == Field::Error    ? tr("Error of h (h* − h)")
                                    : title(field);
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

void NodePlot::publish(SharedLitNodes lit) {
  if (!lit && !m_lit) return;
  m_lit = std::move(lit);
  Q_EMIT litChanged(m_lit);
}

// ---- In words --------------------------------------------------------------------------------------------------------------------

// So many nodes are in no place of the plot, and why.
QString NodePlot::withoutText(Field field, std::size_t count) const {
  switch (field) {
    case Field::Generated: return tr("%1 never in OPEN").arg(countText(count));
    case Field::Expanded: return tr("%1 not expanded").arg(countText(count));
    case Field::Packed:
    case Field::Regions: return tr("%1 pruned, so not counted").arg(countText(count));
    default:
      return tr("%1 without %2", "nodes; a value: \"3 without h\"").arg(countText(count), title(field));
  }
}

QString NodePlot::summary() const {
  if (!m_gate.searching()) return {};
  QStringList told;
  if (m_lit) told << tr("%1 of %2 nodes selected").arg(countText(m_lit->count), countText(m_look.met));
  // Of how many has been said then.
  if (m_look.stride > 1 && m_lit)
    told << tr("sample: 1 in %1").arg(countText(m_look.stride));
  else if (m_look.stride > 1)
    told << tr("sample: 1 in %1 of %2 nodes").arg(countText(m_look.stride), countText(m_look.met));
  else if (!m_lit)
    told << tr("%1 nodes").arg(countText(m_look.met));
  const bool isError = x() == Field::Error || y() == Field::Error;
  if (isError && m_remaining)
    told << tr("h* known for %1").arg(countText(m_look.valued));
  else if (isError)
    told << (m_look.valued > 0 ? tr("h* known for %1: the path found").arg(countText(m_look.valued))
                               : tr("h* is known once the path is found"));
  else
    for (const std::size_t axis : {0, 1})
      if (m_look.without[axis] > 0) told << withoutText(axis == 0 ? x() : *y(), m_look.without[axis]);
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
  m_hint->setText(tr("Drag to select nodes; Esc clears"));
  begin();
}

}  // namespace searchlight::ui
