// widgets/grid/route_options_panel.cpp: the form, and what each algorithm makes of it.
#include "widgets/grid/route_options_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <initializer_list>

#include "core/grid/map.h"
#include "core/grid/route_graph.h"
#include "widgets/grid/route_fields.h"
#include "widgets/grid/route_texts.h"
#include "widgets/tables/order_fields.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/words/catalogue_texts.h"

namespace searchlight::ui {
namespace {

constexpr int kUsualWindow = 30;  // article 3's

constexpr std::array kTies{search::Ties::LastIn,   search::Ties::FirstIn, search::Ties::LargerG,
                           search::Ties::SmallerG, search::Ties::LargerH, search::Ties::SmallerH,
                           search::Ties::Random,   search::Ties::Coarse};

QComboBox* makeList(QWidget* parent) {
  auto* list = new QComboBox(parent);
  list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  list->setMinimumContentsLength(8);
  return list;
}

// By its object name tests find it.
template <class Part>
Part* called(const char* name, Part* part) {
  part->setObjectName(QLatin1String(name));
  return part;
}

QSpinBox* makeNumber(const char* name, int most, QWidget* parent) {
  auto* box = called(name, new QSpinBox(parent));
  box->setRange(1, most);
  box->setKeyboardTracking(false);
  return box;
}

}  // namespace

RouteOptionsPanel::RouteOptionsPanel(QWidget* parent) : QuestionForm(parent) {
  // As in textbooks: OPEN in the order of f, also where coarse buckets would be faster.
  m_options.ties = search::Ties::LastIn;
  build();
  keepTranslated(this, [this] { retranslate(); });
  connectControls();
}

void RouteOptionsPanel::build() {
  for (std::size_t i = 0; i < m_lists.size(); ++i) m_lists[i] = called(routeLists()[i].name, makeList(this));
  m_lists[Algorithms]->setMaxVisibleItems(search::kMapAlgorithmCount);
  m_promise = called("promise", makeHint(this));
  m_problemNote = called("problem", new NoteLine(this));
  m_neighbours = called("neighbours", new SegmentedButtons(2, this));
  m_heuristicNote = called("heuristicNote", new NoteLine(this));
  m_weight = called("weight", new WeightEdit(this));
  m_searchOrder = new OrderFields(kTies, this);
  m_order = called("order", new OrderEdit(this));
  m_orderHint = called("orderHint", makeHint(this));
  m_orderHint->hide();
  m_hasWindow = called("hasWindow", new QCheckBox(this));
  m_window = makeNumber("window", 2 * grid::Map::kMaxSide, this);
  m_window->setValue(kUsualWindow);
  for (Flag& flag : m_flags) flag.box = called(flag.key, new QCheckBox(this));
  for (Cells& cells : m_cells) cells.edit = called(cells.key, new QLineEdit(this));
  m_radius = makeNumber("radius", 2 * grid::Map::kMaxSide, this);
  m_agent = makeNumber("agent", grid::kMostAgentSide, this);
  guardFromWheel(this);

  const auto named = [this](Level level, QWidget* field) {
    auto* name = new QLabel(this);
    name->setBuddy(field);
    addField(level, name, field);
    return name;
  };
  m_listNames[Algorithms] = named(Level::First, m_lists[Algorithms]);
  addWide(Level::First, m_promise);
  addWide(Level::First, m_problemNote);
  m_listNames[Heuristics] = named(Level::First, m_lists[Heuristics]);
  addWide(Level::First, m_heuristicNote);
  m_weightLabel = named(Level::First, m_weight);
  m_radiusLabel = named(Level::First, m_radius);
  m_neighboursLabel = named(Level::First, m_neighbours);
  m_listNames[Corners] = named(Level::More, m_lists[Corners]);
  m_listNames[Costs] = named(Level::More, m_lists[Costs]);
  for (const OrderFields::Field& field : m_searchOrder->fields())
    addField(field.isFirst ? Level::First : Level::More, field.name, field.field);
  m_orderLabel = named(Level::More, m_order);
  addBelowField(Level::More, m_orderHint);
  addField(Level::More, m_hasWindow, m_window);
  m_agentLabel = named(Level::More, m_agent);
  for (Cells& cells : m_cells) cells.name = named(Level::More, cells.edit);
  for (Flag& flag : m_flags) flag.name = named(Level::More, flag.box);
}

void RouteOptionsPanel::connectControls() {
  for (std::size_t i = 0; i < m_lists.size(); ++i)
    connect(m_lists[i], &QComboBox::currentIndexChanged, this, [this, i] {
      change([&](grid::RouteOptions& o) { routeLists()[i].set(o, m_lists[i]->currentData().toInt()); });
    });
  connect(m_neighbours, &SegmentedButtons::chosen, this, [this](int index) {
    change([&](grid::RouteOptions& o) { o.neighbours = static_cast<grid::Neighbours>(index); });
  });
  connect(m_weight, &WeightEdit::weightEdited, this,
          [this] { change([&](grid::RouteOptions& o) { o.weight = m_weight->weight(); }); });
  connect(m_order, &OrderEdit::orderEdited, this,
          [this] { change([&](grid::RouteOptions& o) { o.order = m_order->order(); }); });
  connect(m_order, &OrderEdit::acceptableChanged, this, [this](bool on) { m_orderHint->setVisible(!on); });
  connect(m_searchOrder, &OrderFields::chosen, this, [this](const search::SessionOptions& order) {
    change([&](grid::RouteOptions& o) { o.takeOrder(order); });
  });
  const auto editWindow = [this] {
    change([&](grid::RouteOptions& o) { o.window = m_hasWindow->isChecked() ? m_window->value() : 0; });
  };
  connect(m_hasWindow, &QCheckBox::toggled, this, editWindow);
  connect(m_window, &QSpinBox::valueChanged, this, editWindow);
  for (const Flag& flag : m_flags)
    connect(flag.box, &QCheckBox::toggled, this, [this, member = flag.member](bool on) {
      change([=](grid::RouteOptions& o) {
        o.*member = on;
        if (o.isFlow && !grid::RouteOptions::canFlow(o.algorithm)) o.algorithm = search::Algorithm::Dijkstra;
      });
    });
  // What are no cells goes back to what was there.
  for (const Cells& cells : m_cells)
    connect(cells.edit, &QLineEdit::editingFinished, this, [this, key = cells.key, edit = cells.edit] {
      grid::RouteQuestion question{{}, {}, m_options};
      if (setup::findOption(grid::routeOptions(), key)->set(question, edit->text().toStdString()))
        return showCells();
      setOptions(question.options);
    });
  connect(m_radius, &QSpinBox::valueChanged, this,
          [this](int cells) { change([cells](grid::RouteOptions& o) { o.radius = cells; }); });
  connect(m_agent, &QSpinBox::valueChanged, this,
          [this](int side) { change([side](grid::RouteOptions& o) { o.agent = side; }); });
  connect(m_problemNote, &NoteLine::remedyRequested, this, &RouteOptionsPanel::remedy);
}

void RouteOptionsPanel::change(const std::function<void(grid::RouteOptions&)>& how) {
  grid::RouteOptions options = m_options;
  how(options);
  setOptions(options);
}

void RouteOptionsPanel::setOptions(const grid::RouteOptions& options) {
  if (options == m_options) return;
  m_options = options;
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
  return m_options.isAnyAngle() && m_options.neighbours == grid::Neighbours::Four;
}

void RouteOptionsPanel::remedy() {
  if (!needsEightNeighbours()) return Q_EMIT remedyRequested();
  change([](grid::RouteOptions& o) { o.neighbours = grid::Neighbours::Eight; });
}

// ---- From the options to the form ----

// Until what it returns goes, no list tells of a change.
std::vector<QSignalBlocker> RouteOptionsPanel::holdLists() const { return {m_lists.begin(), m_lists.end()}; }

void RouteOptionsPanel::refresh() {
  std::vector<QSignalBlocker> quiet = holdLists();
  for (QObject* part : std::initializer_list<QObject*>{m_hasWindow, m_window, m_radius, m_agent})
    quiet.emplace_back(part);
  for (const Flag& flag : m_flags) quiet.emplace_back(flag.box);
  refreshDefaults();
  for (std::size_t i = 0; i < m_lists.size(); ++i)
    m_lists[i]->setCurrentIndex(m_lists[i]->findData(routeLists()[i].get(m_options)));
  m_neighbours->setCurrent(static_cast<int>(m_options.neighbours));
  m_weight->setWeight(m_options.weight);
  m_searchOrder->show(m_options.sessionOptions());
  m_order->setOrder(m_options.order);
  m_hasWindow->setChecked(m_options.window > 0);
  for (const Flag& flag : m_flags) flag.box->setChecked(m_options.*flag.member);
  showCells();
  m_radius->setValue(m_options.radius);
  m_agent->setValue(m_options.agent);
  if (m_options.window > 0) m_window->setValue(m_options.window);
  for (QSpinBox* square : {m_window, m_agent})
    square->setSuffix(tr(" × %1 cells", "the other side of a square").arg(square->value()));
  refreshEnabled();
  refreshNotes();
  refreshMore();
}

void RouteOptionsPanel::showCells() {
  for (const Cells& cells : m_cells)
    cells.edit->setText(QString::fromStdString(setup::findOption(grid::routeOptions(), cells.key)
                                                   ->get({{}, {}, m_options})
                                                   .value_or(std::string())));
}

// What "automatic" means, and which heuristics are admissible, follows the other options.
void RouteOptionsPanel::refreshDefaults() {
  const auto nameAutomatic = [](QComboBox* list, const QString& value) {
    list->setItemText(list->findData(kAutomatic), tr("Automatic: %1").arg(value));
  };
  grid::RouteOptions standard = m_options;
  standard.costs.reset();
  nameAutomatic(m_lists[Costs], costModelTitle(standard.costModel()));
  nameAutomatic(m_lists[Heuristics], heuristicTitle(m_options.strongestAdmissible()));
  for (int i = 0; i < m_lists[Heuristics]->count(); ++i) {
    const int value = m_lists[Heuristics]->itemData(i).toInt();
    const bool admissible =
        value == kAutomatic || m_options.isAdmissible(static_cast<grid::Heuristic>(value));
    m_lists[Heuristics]->setItemIcon(i, icon(admissible ? IconId::Check : IconId::Warning));
  }
}

void RouteOptionsPanel::refreshEnabled() {
  const search::AlgorithmInfo& algorithm = search::info(m_options.algorithm);
  const auto enable = [](QWidget* label, QWidget* field, bool on) {
    label->setEnabled(on);
    field->setEnabled(on);
  };
  enable(m_listNames[Heuristics], m_lists[Heuristics], algorithm.usesHeuristic);
  enable(m_listNames[Corners], m_lists[Corners], m_options.neighbours == grid::Neighbours::Eight);
  const bool isWeighted = m_options.algorithm == search::Algorithm::WeightedAStar;
  m_weightLabel->setVisible(isWeighted);
  m_weight->setVisible(isWeighted);
  const bool walks = m_options.algorithm == search::Algorithm::DStarLite;
  m_radiusLabel->setVisible(walks);
  m_radius->setVisible(walks);
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

void RouteOptionsPanel::fillLists() {
  const std::vector<QSignalBlocker> quiet = holdLists();
  for (std::size_t i = 0; i < m_lists.size(); ++i) {
    const RouteList& row = routeLists()[i];
    QComboBox* list = m_lists[i];
    const auto add = [list](const QString& text, const QString& hint, int value) {
      list->addItem(text, value);
      list->setItemData(list->count() - 1, hint, Qt::ToolTipRole);
    };
    list->clear();
    if (row.automatic) {
      add({}, row.automatic(), kAutomatic);
      list->insertSeparator(1);
    }
    for (const int value : row.values) add(row.title(value), row.hint(value), value);
  }
}

void RouteOptionsPanel::retranslate() {
  fillLists();
  m_listNames[Algorithms]->setText(tr("&Algorithm"));
  m_lists[Algorithms]->setToolTip(
      tr("Sets which node is expanded next, the only difference between these searches."));
  m_neighboursLabel->setText(tr("&Neighbours"));
  m_neighbours->setChoice(0, tr("4"), tr("Moves go up, left, right and down."));
  m_neighbours->setChoice(1, tr("8"), tr("Moves may also go diagonally."));
  m_listNames[Corners]->setText(tr("&Corners"));
  m_listNames[Costs]->setText(tr("C&osts"));
  m_listNames[Heuristics]->setText(tr("He&uristic"));
  m_lists[Heuristics]->setToolTip(
      tr("Estimates the remaining cost to the goal; an admissible estimate is never too high."));
  m_weightLabel->setText(tr("&Weight"));
  m_radiusLabel->setText(tr("Si&ght"));
  m_radius->setSuffix(tr(" cells", "that an agent sees in each direction"));
  m_searchOrder->retranslate();
  m_orderLabel->setText(tr("O&rder"));
  m_agentLabel->setText(tr("Agent si&ze"));
  m_orderHint->setText(tr("Use each of u, l, r and d once."));
  m_hasWindow->setText(tr("&Limit to"));
  m_flags[Smooth].name->setText(tr("S&moothing"));
  m_flags[Smooth].box->setText(tr("Pull the route straight"));
  m_cells[Also].name->setText(tr("E&xtra goals"));
  m_cells[Via].name->setText(tr("Wa&ypoints"));
  for (const Cells& cells : m_cells) cells.edit->setPlaceholderText(tr("12,7+3,4", "cells"));
  m_flags[Flow].name->setText(tr("&Flow field"));
  m_flags[Flow].box->setText(tr("From the goal to every cell"));
  m_flags[Near].name->setText(tr("If no &path"));
  m_flags[Near].box->setText(tr("Go to the nearest cell"));
  setSentence(m_listNames[Corners], m_lists[Corners],
              tr("Sets whether a diagonal move may cut the corner of a wall, with 8 neighbours. A point can "
                 "do so; an object with a width cannot."));
  setSentence(m_radiusLabel, m_radius,
              tr("Sets how many cells the agent sees in each direction. It takes all others for free."));
  setSentence(m_listNames[Costs], m_lists[Costs],
              tr("Sets the cost of straight and diagonal moves; the weight of a cell multiplies it. True "
                 "lengths give the shortest route, 1 and 1 the fewest moves."));
  for (const OrderFields::Field& field : m_searchOrder->fields())
    setSentence(field.name, field.field, field.sentence);
  setSentence(m_orderLabel, m_order,
              tr("Sets the order in which neighbours are generated. This decides between equally good routes "
                 "and guides depth-first search."));
  setSentence(m_hasWindow, m_window,
              tr("Limits the search to a square around the start: fast on large maps, but routes that leave "
                 "the square are not found."));
  setSentence(
      m_agentLabel, m_agent,
      tr("Sets the side of the square that the agent covers. Start, goal and route name its upper-left "
         "cell; the agent goes only where all of its cells are free."));
  setSentence(
      m_flags[Smooth].name, m_flags[Smooth].box,
      tr("Pulls the route straight by lines of sight after the search, and shows its length before and "
         "after."));
  setSentence(
      m_cells[Also].name, m_cells[Also].edit,
      tr("Further goals by column and row; the route goes to the one that is cheapest to reach. You can also "
         "right-click a cell."));
  setSentence(m_cells[Via].name, m_cells[Via].edit,
              tr("Cells by column and row that the route visits in this order before the goal. You can also "
                 "right-click a cell."));
  setSentence(m_flags[Flow].name, m_flags[Flow].box,
              tr("Searches from the goal to every cell. The colours then show the distance from each cell to "
                 "the goal, and the arrows where to go next: a flow field."));
  setSentence(
      m_flags[Near].name, m_flags[Near].box,
      tr("Where the goal cannot be reached, searches for a path to the reachable cell with the smallest "
         "estimated distance to it."));
  refresh();
}

}  // namespace searchlight::ui
