// widgets/grid/route_options_panel.cpp: the form, and what each algorithm makes of it.
#include "widgets/grid/route_options_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <array>
#include <optional>

#include "core/grid/map.h"
#include "widgets/grid/order_edit.h"
#include "widgets/grid/route_texts.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/words/catalogue_texts.h"

namespace searchlight::ui {
namespace {

constexpr int kUsualWindow = 30;  // article 3's

template <class E, std::size_t N>
constexpr std::array<E, N> allOf() {
  std::array<E, N> all{};
  for (std::size_t i = 0; i < N; ++i) all[i] = static_cast<E>(i);
  return all;
}
constexpr auto kCornerRules = allOf<grid::CornerRule, 3>();
constexpr auto kCostModels = allOf<grid::CostModel, 3>();
constexpr auto kTies = allOf<search::Ties, 3>();
// Strongest first.
constexpr std::array kHeuristics{grid::Heuristic::Manhattan, grid::Heuristic::Octile,
                                 grid::Heuristic::Euclidean, grid::Heuristic::Chebyshev,
                                 grid::Heuristic::Zero,      grid::Heuristic::SquaredEuclidean};

// The first item of a list whose value may be left to the defaults.
constexpr int kAutomatic = -1;

void addItem(QComboBox* list, const QString& text, const QString& hint, int value) {
  list->addItem(text, value);
  list->setItemData(list->count() - 1, hint, Qt::ToolTipRole);
}

template <class E>
void select(QComboBox* list, std::optional<E> value) {
  list->setCurrentIndex(list->findData(value ? static_cast<int>(*value) : kAutomatic));
}

template <class E>
std::optional<E> selected(const QComboBox* list) {
  const int value = list->currentData().toInt();
  return value == kAutomatic ? std::nullopt : std::optional(static_cast<E>(value));
}

QComboBox* makeList(QWidget* parent) {
  auto* list = new QComboBox(parent);
  list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  list->setMinimumContentsLength(8);
  return list;
}

QLabel* makeHint(QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setWordWrap(true);
  label->setForegroundRole(QPalette::PlaceholderText);
  return label;
}

// Both promises of an algorithm.
QString promiseText(search::Algorithm algorithm) {
  return RouteOptionsPanel::tr("Complete: %1\nOptimal: %2")
      .arg(completeText(algorithm), optimalText(algorithm));
}

// Object names, by which tests find the parts.
void setNames(std::initializer_list<std::pair<QObject*, const char*>> parts) {
  for (const auto& [part, name] : parts) part->setObjectName(QLatin1String(name));
}

}  // namespace

RouteOptionsPanel::RouteOptionsPanel(QWidget* parent) : QuestionForm(parent) {
  build();
  keepTranslated(this, [this] { retranslate(); });
  connectControls();
}

void RouteOptionsPanel::build() {
  m_algorithm = makeList(this);
  m_algorithm->setMaxVisibleItems(search::kAlgorithmCount);
  m_promise = makeHint(this);
  m_problemNote = new NoteLine(this);
  m_neighbours = new SegmentedButtons(2, this);
  m_corners = makeList(this);
  m_costs = makeList(this);
  m_heuristic = makeList(this);
  m_heuristicNote = new NoteLine(this);
  m_weight = new WeightEdit(this);
  m_ties = makeList(this);
  m_order = new OrderEdit(this);
  m_orderHint = makeHint(this);
  m_orderHint->hide();
  m_hasWindow = new QCheckBox(this);
  m_window = new QSpinBox(this);
  m_window->setRange(1, 2 * grid::Map::kMaxSide);
  m_window->setValue(kUsualWindow);
  m_window->setKeyboardTracking(false);

  setNames({{m_algorithm, "algorithm"},
            {m_promise, "promise"},
            {m_problemNote, "problem"},
            {m_neighbours, "neighbours"},
            {m_corners, "corners"},
            {m_costs, "costs"},
            {m_heuristic, "heuristic"},
            {m_heuristicNote, "heuristicNote"},
            {m_weight, "weight"},
            {m_ties, "ties"},
            {m_order, "order"},
            {m_orderHint, "orderHint"},
            {m_hasWindow, "hasWindow"},
            {m_window, "window"}});
  guardFromWheel(this);

  const auto named = [this](Level level, QWidget* field) {
    auto* name = new QLabel(this);
    name->setBuddy(field);
    addField(level, name, field);
    return name;
  };
  m_algorithmLabel = named(Level::First, m_algorithm);
  addWide(Level::First, m_promise);
  addWide(Level::First, m_problemNote);
  m_heuristicLabel = named(Level::First, m_heuristic);
  addWide(Level::First, m_heuristicNote);
  m_weightLabel = named(Level::First, m_weight);
  m_neighboursLabel = named(Level::First, m_neighbours);
  m_cornersLabel = named(Level::More, m_corners);
  m_costsLabel = named(Level::More, m_costs);
  m_tiesLabel = named(Level::More, m_ties);
  m_orderLabel = named(Level::More, m_order);
  addBelowField(Level::More, m_orderHint);
  addField(Level::More, m_hasWindow, m_window);
}

void RouteOptionsPanel::connectControls() {
  const auto onList = [this](QComboBox* list, auto change) {
    connect(list, &QComboBox::currentIndexChanged, this, [this, list, change] {
      grid::RouteOptions options = m_options;
      change(options, list);
      edit(options);
    });
  };
  onList(m_algorithm,
         [](grid::RouteOptions& o, auto* list) { o.algorithm = *selected<search::Algorithm>(list); });
  onList(m_corners, [](grid::RouteOptions& o, auto* list) { o.corners = *selected<grid::CornerRule>(list); });
  onList(m_costs, [](grid::RouteOptions& o, auto* list) { o.costs = selected<grid::CostModel>(list); });
  onList(m_heuristic,
         [](grid::RouteOptions& o, auto* list) { o.heuristic = selected<grid::Heuristic>(list); });
  onList(m_ties, [](grid::RouteOptions& o, auto* list) { o.ties = selected<search::Ties>(list); });

  connect(m_neighbours, &SegmentedButtons::chosen, this, [this](int index) {
    grid::RouteOptions options = m_options;
    options.neighbours = static_cast<grid::Neighbours>(index);
    edit(options);
  });
  connect(m_weight, &WeightEdit::weightEdited, this, [this] {
    grid::RouteOptions options = m_options;
    options.weight = m_weight->weight();
    edit(options);
  });
  connect(m_order, &OrderEdit::orderEdited, this, [this] {
    grid::RouteOptions options = m_options;
    options.order = m_order->order();
    edit(options);
  });
  connect(m_order, &OrderEdit::acceptableChanged, this, [this](bool on) { m_orderHint->setVisible(!on); });
  const auto editWindow = [this] {
    grid::RouteOptions options = m_options;
    options.window = m_hasWindow->isChecked() ? m_window->value() : 0;
    edit(options);
  };
  connect(m_hasWindow, &QCheckBox::toggled, this, editWindow);
  connect(m_window, &QSpinBox::valueChanged, this, editWindow);
  connect(m_problemNote, &NoteLine::remedyRequested, this, &RouteOptionsPanel::remedy);
}

void RouteOptionsPanel::setOptions(const grid::RouteOptions& options) { edit(options); }

void RouteOptionsPanel::edit(grid::RouteOptions options) {
  if (options == m_options) return;
  m_options = std::move(options);
  m_problem.clear();
  refresh();
  Q_EMIT optionsChanged();
}

void RouteOptionsPanel::setProblem(const QString& message, const QString& remedy) {
  m_problem = message;
  m_problemRemedy = remedy;
  refreshNotes();
}

bool RouteOptionsPanel::needsEightNeighbours() const {
  const bool isCanonical = m_options.algorithm == search::Algorithm::JumpPoint ||
                           m_options.algorithm == search::Algorithm::CanonicalAStar;
  return isCanonical && m_options.neighbours == grid::Neighbours::Four;
}

void RouteOptionsPanel::remedy() {
  if (!needsEightNeighbours()) {
    Q_EMIT remedyRequested();
    return;
  }
  grid::RouteOptions options = m_options;
  options.neighbours = grid::Neighbours::Eight;
  edit(options);
}

// ---- From the options to the form ----

void RouteOptionsPanel::refresh() {
  const QSignalBlocker quiet[]{QSignalBlocker(m_algorithm), QSignalBlocker(m_corners),
                               QSignalBlocker(m_costs),     QSignalBlocker(m_heuristic),
                               QSignalBlocker(m_ties),      QSignalBlocker(m_hasWindow),
                               QSignalBlocker(m_window)};
  refreshDefaults();
  select(m_algorithm, std::optional(m_options.algorithm));
  m_neighbours->setCurrent(static_cast<int>(m_options.neighbours));
  select(m_corners, std::optional(m_options.corners));
  select(m_costs, m_options.costs);
  select(m_heuristic, m_options.heuristic);
  m_weight->setWeight(m_options.weight);
  select(m_ties, m_options.ties);
  m_order->setOrder(m_options.order);
  m_hasWindow->setChecked(m_options.window > 0);
  if (m_options.window > 0) m_window->setValue(m_options.window);
  m_window->setSuffix(tr(" × %1 cells", "the other side of a square").arg(m_window->value()));
  refreshEnabled();
  refreshNotes();
  refreshMore();
}

QStringList RouteOptionsPanel::differences() const {
  const grid::RouteOptions& o = m_options;
  grid::RouteOptions usual = o;
  usual.costs.reset();
  usual.ties.reset();
  QStringList out;
  if (o.neighbours == grid::Neighbours::Eight && o.corners != grid::CornerRule())
    out << tr("corners: %1").arg(cornerRuleTitle(o.corners));
  if (o.costModel() != usual.costModel()) out << tr("costs %1").arg(costModelTitle(o.costModel()));
  usual.costs = o.costs;
  if (search::info(o.algorithm).usesTies && o.usedTies() != usual.usedTies())
    out << tr("tie-breaking: %1").arg(tiesTitle(o.usedTies()));
  if (!(o.order == grid::NeighbourOrder())) out << tr("order %1").arg(orderArrows(o.order));
  if (o.window > 0) out << tr("limited to %1 × %1 cells").arg(o.window);
  return out;
}

// What "automatic" means, and which heuristics are admissible, follows the other options.
void RouteOptionsPanel::refreshDefaults() {
  const auto nameAutomatic = [](QComboBox* list, const QString& value) {
    list->setItemText(list->findData(kAutomatic), tr("Automatic: %1").arg(value));
  };
  grid::RouteOptions standard = m_options;
  standard.costs.reset();
  nameAutomatic(m_costs, costModelTitle(standard.costModel()));
  standard = m_options;
  standard.ties.reset();
  nameAutomatic(m_ties, tiesTitle(standard.usedTies()));
  nameAutomatic(m_heuristic, heuristicTitle(m_options.strongestAdmissible()));
  for (int i = 0; i < m_heuristic->count(); ++i) {
    const int value = m_heuristic->itemData(i).toInt();
    const bool admissible =
        value == kAutomatic || m_options.isAdmissible(static_cast<grid::Heuristic>(value));
    m_heuristic->setItemIcon(i, icon(admissible ? IconId::Check : IconId::Warning));
  }
}

void RouteOptionsPanel::refreshEnabled() {
  const search::AlgorithmInfo& algorithm = search::info(m_options.algorithm);
  const auto enable = [](QWidget* label, QWidget* field, bool on) {
    label->setEnabled(on);
    field->setEnabled(on);
  };
  enable(m_heuristicLabel, m_heuristic, algorithm.usesHeuristic);
  enable(m_tiesLabel, m_ties, algorithm.usesTies);
  enable(m_cornersLabel, m_corners, m_options.neighbours == grid::Neighbours::Eight);
  const bool isWeighted = m_options.algorithm == search::Algorithm::WeightedAStar;
  m_weightLabel->setVisible(isWeighted);
  m_weight->setVisible(isWeighted);
  m_window->setEnabled(m_options.window > 0);
}

void RouteOptionsPanel::refreshNotes() {
  const search::Algorithm algorithm = m_options.algorithm;
  m_promise->setText(promiseText(algorithm));

  if (needsEightNeighbours())
    m_problemNote->setNote(NoteKind::Error, tr("%1 needs 8 neighbours.").arg(algorithmTitle(algorithm)),
                           tr("Use 8 neighbours"));
  else
    m_problemNote->setNote(NoteKind::Error, m_problem, m_problem.isEmpty() ? QString() : m_problemRemedy);

  const grid::Heuristic heuristic = m_options.usedHeuristic();
  if (search::info(algorithm).usesHeuristic && !m_options.isAdmissible(heuristic))
    m_heuristicNote->setNote(
        NoteKind::Warning,
        tr("%1 is not admissible here and may lead to a longer route.").arg(heuristicTitle(heuristic)));
  else
    m_heuristicNote->clear();
}

// ---- Texts ----

void RouteOptionsPanel::fillAlgorithms() {
  m_algorithm->clear();
  for (const search::AlgorithmInfo& row : search::algorithms())
    addItem(m_algorithm, algorithmTitle(row.id), promiseText(row.id), static_cast<int>(row.id));
}

void RouteOptionsPanel::fillHeuristics() {
  m_heuristic->clear();
  addItem(m_heuristic, {}, tr("Uses the strongest admissible estimate for these moves and costs."),
          kAutomatic);
  m_heuristic->insertSeparator(1);
  for (const grid::Heuristic h : kHeuristics)
    addItem(m_heuristic, heuristicTitle(h), heuristicHint(h), static_cast<int>(h));
}

void RouteOptionsPanel::fillCorners() {
  m_corners->clear();
  for (const grid::CornerRule c : kCornerRules)
    addItem(m_corners, cornerRuleTitle(c), cornerRuleHint(c), static_cast<int>(c));
}

void RouteOptionsPanel::fillCosts() {
  m_costs->clear();
  addItem(m_costs, {}, tr("Uses 1 per move with 4 neighbours, and true lengths with 8."), kAutomatic);
  m_costs->insertSeparator(1);
  for (const grid::CostModel c : kCostModels)
    addItem(m_costs, costModelTitle(c), costModelHint(c), static_cast<int>(c));
}

void RouteOptionsPanel::fillTies() {
  m_ties->clear();
  addItem(m_ties, {}, tr("Uses the fastest tie-breaking that is exact for these costs."), kAutomatic);
  m_ties->insertSeparator(1);
  for (const search::Ties t : kTies) addItem(m_ties, tiesTitle(t), tiesHint(t), static_cast<int>(t));
}

void RouteOptionsPanel::retranslate() {
  {
    const QSignalBlocker quiet[]{QSignalBlocker(m_algorithm), QSignalBlocker(m_corners),
                                 QSignalBlocker(m_costs), QSignalBlocker(m_heuristic),
                                 QSignalBlocker(m_ties)};
    fillAlgorithms();
    fillHeuristics();
    fillCorners();
    fillCosts();
    fillTies();
  }
  m_algorithmLabel->setText(tr("&Algorithm"));
  m_algorithm->setToolTip(
      tr("Sets which node is expanded next, the only difference between these searches."));
  m_neighboursLabel->setText(tr("&Neighbours"));
  m_neighbours->setChoice(0, tr("4"), tr("Moves go up, left, right and down."));
  m_neighbours->setChoice(1, tr("8"), tr("Moves may also go diagonally."));
  m_cornersLabel->setText(tr("&Corners"));
  m_costsLabel->setText(tr("C&osts"));
  m_heuristicLabel->setText(tr("He&uristic"));
  m_heuristic->setToolTip(
      tr("Estimates the remaining cost to the goal; an admissible estimate is never too high."));
  m_weightLabel->setText(tr("&Weight"));
  m_tiesLabel->setText(tr("&Tie-breaking"));
  m_orderLabel->setText(tr("O&rder"));
  m_orderHint->setText(tr("Use each of u, l, r and d once."));
  m_hasWindow->setText(tr("&Limit to"));
  setSentence(m_cornersLabel, m_corners,
              tr("Sets whether a diagonal move may cut the corner of a wall, with 8 neighbours. A point can "
                 "do so; an object with a width cannot."));
  setSentence(m_costsLabel, m_costs,
              tr("Sets the cost of straight and diagonal moves; the weight of a cell multiplies it. True "
                 "lengths give the shortest route, 1 and 1 the fewest moves."));
  setSentence(m_tiesLabel, m_ties,
              tr("Sets which of several nodes with the same f is expanded first. This affects how many nodes "
                 "are expanded, and which of several optimal routes is found."));
  setSentence(m_orderLabel, m_order,
              tr("Sets the order in which neighbours are generated. This decides between equally good routes "
                 "and guides depth-first search."));
  setSentence(m_hasWindow, m_window,
              tr("Limits the search to a square around the start: fast on large maps, but routes that leave "
                 "the square are not found."));
  refresh();
}

}  // namespace searchlight::ui
