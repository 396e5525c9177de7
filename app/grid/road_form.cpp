// app/grid/road_form.cpp: the fields of a graph's question, and its words.
#include "app/grid/road_form.h"

#include <QCompleter>
#include <QCoreApplication>
#include <QLineEdit>
#include <QStandardItemModel>
#include <algorithm>
#include <utility>

#include "widgets/theme/language.h"
#include "widgets/words/catalogue_texts.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

using roads::Estimate;
using roads::RoadQuestion;

namespace {

constexpr std::size_t kMostListed =
    5'000;  // places to choose from in a list; of a larger graph they are typed or pointed at
constexpr std::size_t kRoadTraceSegments = 64;

// For lupdate: these functions belong to no class.
struct RoadTexts {
  Q_DECLARE_TR_FUNCTIONS(RoadTexts)
};

bool hasFileEstimates(const roads::RoadGraph& graph, const RoadQuestion& question) {
  return graph.hasEstimates() && graph.to() && question.to == graph.name(*graph.to());
}

Estimate usedEstimate(const roads::RoadGraph& graph, const RoadQuestion& question) {
  return question.estimate.value_or(hasFileEstimates(graph, question) ? Estimate::File : Estimate::Zero);
}

}  // namespace

RoadForm::RoadForm(QWidget* parent)
    : SearchForm(roads::canSearch, parent),
      m_fromName(new QLabel(this)),
      m_toName(new QLabel(this)),
      m_estimateName(new QLabel(this)),
      m_nearName(new QLabel(this)),
      m_from(addEnd(m_fromName, &RoadQuestion::from)),
      m_to(addEnd(m_toName, &RoadQuestion::to)),
      m_estimate(new QComboBox(this)),
      m_near(new QCheckBox(this)) {
  m_from->setObjectName(QStringLiteral("from"));
  m_to->setObjectName(QStringLiteral("to"));
  m_estimate->setObjectName(QStringLiteral("estimate"));
  for (int i = 0; i < 3; ++i) m_estimate->addItem({}, i);
  m_estimateName->setBuddy(m_estimate);
  addOwnField(m_estimateName, m_estimate);
  connect(m_estimate, &QComboBox::activated, this, [this](int chosen) {
    RoadQuestion question = m_question;
    question.estimate = static_cast<Estimate>(chosen);
    setRoadQuestion(std::move(question));
  });
  m_near->setObjectName(QStringLiteral("nearest"));
  m_nearName->setBuddy(m_near);
  addOwnField(m_nearName, m_near);
  connect(m_near, &QCheckBox::clicked, this, [this](bool on) {
    RoadQuestion question = m_question;
    question.goesNear = on;
    setRoadQuestion(std::move(question));
  });
  connect(this, &SearchForm::optionsChanged, this, [this] {
    if (m_isSetting) return;
    RoadQuestion question = m_question;
    question.search = options();
    setRoadQuestion(std::move(question));
  });
  keepTranslated(this, [this] { setTexts(); });
}

QComboBox* RoadForm::addEnd(QLabel* name, std::optional<std::string> RoadQuestion::*end) {
  auto* box = new QComboBox(this);
  box->setEditable(true);
  box->setInsertPolicy(QComboBox::NoInsert);
  box->completer()->setCompletionMode(QCompleter::PopupCompletion);
  box->completer()->setFilterMode(Qt::MatchContains);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  name->setBuddy(box);
  addOwnField(name, box);
  // What is no place goes back to what was there.
  const auto take = [this, box, end] {
    const std::string typed = box->currentText().trimmed().toStdString();
    if (!m_graph || !m_graph->find(typed)) return showQuestion();
    RoadQuestion question = m_question;
    question.*end = typed;
    setRoadQuestion(std::move(question));
  };
  connect(box, &QComboBox::activated, this, take);
  connect(box->lineEdit(), &QLineEdit::editingFinished, this, take);
  return box;
}

void RoadForm::setGraph(RoadGraphPtr graph) {
  m_graph = std::move(graph);
  QStringList places;
  if (m_graph->placeCount() <= kMostListed)
    for (roads::Place place = 0; place < m_graph->placeCount(); ++place)
      places << QString::fromStdString(m_graph->name(place));
  for (QComboBox* box : {m_from, m_to}) {
    box->clear();
    box->addItems(places);
  }
  m_question = {};
  m_question.from = m_graph->name(m_graph->from().value_or(0));
  m_question.to = m_graph->name(m_graph->to().value_or(static_cast<roads::Place>(m_graph->placeCount() - 1)));
  showQuestion();
}

void RoadForm::setRoadQuestion(RoadQuestion question) {
  if (question.estimate == Estimate::File && !hasFileEstimates(*m_graph, question)) question.estimate.reset();
  if (question == m_question) return showQuestion();
  m_question = std::move(question);
  showQuestion();
  Q_EMIT questionChanged();
}

void RoadForm::showQuestion() {
  if (!m_graph) return;
  m_isSetting = true;
  m_from->setCurrentText(QString::fromStdString(*m_question.from));
  m_to->setCurrentText(QString::fromStdString(*m_question.to));
  m_estimate->setCurrentIndex(static_cast<int>(usedEstimate(*m_graph, m_question)));
  static_cast<QStandardItemModel*>(m_estimate->model())
      ->item(static_cast<int>(Estimate::File))
      ->setEnabled(hasFileEstimates(*m_graph, m_question));
  const bool isEstimated = search::info(m_question.search.algorithm).usesHeuristic;
  m_estimate->setVisible(isEstimated);
  m_estimateName->setVisible(isEstimated);
  m_near->setChecked(m_question.goesNear);
  setOptions(m_question.search);
  m_isSetting = false;
}

void RoadForm::setTexts() {
  m_fromName->setText(tr("Start"));
  m_toName->setText(tr("Goal"));
  m_estimateName->setText(tr("Heuristic"));
  m_from->setWhatsThis(tr("Sets the place where the search begins. You can also right-click a place."));
  m_to->setWhatsThis(tr("Sets the place that the search looks for. You can also right-click a place."));
  m_estimate->setWhatsThis(
      tr("Sets how the remaining cost is estimated. The estimates of the file are for its own goal."));
  for (QComboBox* box : {m_from, m_to, m_estimate}) {
    const QLabel* name = box == m_from ? m_fromName : box == m_to ? m_toName : m_estimateName;
    box->setAccessibleName(name->text());
    if (box->lineEdit()) box->lineEdit()->setAccessibleName(name->text());
    if (box->lineEdit()) box->lineEdit()->setWhatsThis(box->whatsThis());
  }
  m_nearName->setText(tr("If no path"));
  m_near->setText(tr("Go to the nearest place"));
  m_near->setAccessibleName(m_nearName->text() + QLatin1Char(' ') + m_near->text());
  m_near->setWhatsThis(
      tr("Where the goal cannot be reached, searches for a path to the reachable place with the smallest "
         "estimate."));
  const QStringList titles{tr("Estimates of the file"), tr("Straight line"), tr("Zero")};
  for (int i = 0; i < titles.size(); ++i) m_estimate->setItemText(i, titles[i]);
}

// ---- The run ------------------------------------------------------------------------------------------------------------------

WatchedRun::Factory factoryOf(const RoadGraphPtr& graph, const RoadQuestion& question,
                              std::shared_ptr<search::MemoryBudget> memory) {
  return [problem = roads::roadProblem(graph, question), choice = question.search,
          memory = std::move(memory)](search::Recording recording) -> std::unique_ptr<search::Session> {
    search::SessionOptions options = choice.sessionOptions();
    options.recording = recording;
    options.budget = memory;
    options.traceSegments = kRoadTraceSegments;
    return roads::makeRoadSession(problem, options);
  };
}

NodeNames namesOf(const RoadGraphPtr& graph, const RoadQuestion& question) {
  NodeNames names;
  names.node = [graph](const search::Session& session, search::NodeId n) {
    return QString::fromStdString(graph->name(session.stateNumber(n)));
  };
  names.nodeMeaning = [] { return RoadTexts::tr("Nodes are the places of the graph."); };
  names.shownPerCost = 1.0 / graph->unit();
  names.usesHeuristic = search::info(question.search.algorithm).usesHeuristic;
  names.barrier = [](const search::Session&, const search::TracePlayer&) {
    return RoadTexts::tr("No road leads on to the goal.");
  };
  return names;
}

RouteFigures figuresOf(const RoadGraphPtr& graph, const RoadQuestion& question,
                       const roads::EstimateCheck* estimates, const WatchedRun& solved) {
  std::optional<roads::Place> from;
  std::size_t roads = 0;
  double cost = 0;
  for (const search::NodeId n : solved.answerNodes()) {
    const roads::Place to = solved.session().stateNumber(n);
    search::Cost least = search::kInfiniteCost;
    if (from)
      for (const roads::RoadGraph::Lane& lane : graph->out(*from))
        if (lane.to == to) least = std::min(least, lane.cost);
    if (from && *from != to) ++roads, cost += least;
    from = to;
  }
  RouteFigures out{countText(roads), costText(cost / graph->unit())};
  const bool isAdmissible = estimates && !estimates->inadmissible;
  const search::Promise promise = search::info(question.search.algorithm).promise;
  const bool isBounded = promise == search::Promise::WithinWeight && isAdmissible;
  out.reason = optimalText(question.search.algorithm);
  if (promise == search::Promise::Always ||
      (promise == search::Promise::AdmissibleHeuristic && isAdmissible &&
       (question.search.reopens.value_or(true) || !estimates->inconsistent)) ||
      (isBounded && question.search.weight == 1))
    out.promise = RoadTexts::tr("Proven cheapest");
  else if (isBounded && !estimates->inconsistent)
    out.promise =
        RoadTexts::tr("At most %1 times the cheapest").arg(QLocale().toString(question.search.weight));
  else
    out.promise = RoadTexts::tr("Possibly not the cheapest");
  return out;
}

QString whatBreaks(const roads::RoadGraph& graph, const roads::EstimateCheck& estimates) {
  const auto name = [&](roads::Place place) { return QString::fromStdString(graph.name(place)); };
  if (estimates.inadmissible)
    return RoadTexts::tr("The heuristic overestimates at %1: the path found may not be the cheapest.")
        .arg(name(*estimates.inadmissible));
  if (estimates.inconsistent)
    return RoadTexts::tr("The heuristic is not consistent at %1: places may be expanded again.")
        .arg(name(*estimates.inconsistent));
  return {};
}

}  // namespace searchlight::ui
