// app/shell/search_form.cpp: the algorithm and its few settings.
#include "app/shell/search_form.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QLocale>
#include <QStringList>
#include <array>

#include "widgets/tables/order_fields.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/words/catalogue_texts.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

namespace {

// For lupdate: these functions belong to no class.
struct ChoiceTexts {
  Q_DECLARE_TR_FUNCTIONS(ChoiceTexts)
};

}  // namespace

bool promisesShortest(const SearchChoice& choice) {
  switch (search::info(choice.algorithm).promise) {
    case search::Promise::Always:
    case search::Promise::UniformSteps:
    case search::Promise::AdmissibleHeuristic: return true;
    case search::Promise::WithinWeight: return choice.weight == 1;
    case search::Promise::No:
    case search::Promise::WithinNodes:
    case search::Promise::NoLongerThanMoves: return false;
  }
  return false;
}

RouteFigures figuresOf(const SearchChoice& choice, const WatchedRun& solved) {
  const std::size_t nodes = solved.answer().route ? solved.answer().route->size() : 0;
  const QString steps = countText(nodes > 0 ? nodes - 1 : 0);
  if (promisesShortest(choice))
    return {steps, steps, ChoiceTexts::tr("Proven shortest"), optimalText(choice.algorithm)};
  if (choice.algorithm == search::Algorithm::WeightedAStar)
    return {steps, steps,
            ChoiceTexts::tr("At most %1 times the shortest").arg(QLocale().toString(choice.weight)),
            optimalText(choice.algorithm)};
  return {steps, steps, ChoiceTexts::tr("Possibly not the shortest"), optimalText(choice.algorithm)};
}

RouteFigures solutionFigures(const SearchChoice& choice, const WatchedRun& solved, const QString& counted) {
  RouteFigures figures = figuresOf(choice, solved);
  figures.counted = counted;
  figures.reason = proofText(choice, false);
  figures.reasonOfAll = proofText(choice, true);
  if (promisesShortest(choice))
    figures.promise = ChoiceTexts::tr("Proven minimum");
  else if (choice.algorithm == search::Algorithm::WeightedAStar)
    figures.promise = ChoiceTexts::tr("At most %1 times the minimum").arg(QLocale().toString(choice.weight));
  else
    figures.promise = ChoiceTexts::tr("Possibly not the minimum");
  return figures;
}

QString proofText(const SearchChoice& choice, bool nothingWaits) {
  using search::Algorithm;
  if (choice.algorithm == Algorithm::WeightedAStar && !promisesShortest(choice))
    return ChoiceTexts::tr(
               "Guaranteed to be at most %1 times the minimum: nodes still in OPEN were not expanded, so a "
               "shorter solution may exist.")
        .arg(QLocale().toString(choice.weight));
  if (!promisesShortest(choice))
    return ChoiceTexts::tr("Not guaranteed: this is the first solution found, and a shorter one may exist.");
  switch (choice.algorithm) {
    case Algorithm::BreadthFirst:
    case Algorithm::Dijkstra:
      return ChoiceTexts::tr("Optimal: every state closer to the start was expanded first.");
    case Algorithm::IterativeDeepening:
    case Algorithm::IdaStar: return ChoiceTexts::tr("Optimal: every path within a smaller bound was tried.");
    case Algorithm::RecursiveBestFirst:
      return ChoiceTexts::tr("Optimal: no path that is remembered can lead to a shorter solution.");
    case Algorithm::Bidirectional:
    case Algorithm::MeetInTheMiddle:
      return ChoiceTexts::tr("Optimal: no other meeting point can give a shorter solution.");
    default: break;
  }
  if (nothingWaits) return ChoiceTexts::tr("Optimal: no nodes remain in OPEN.");
  return ChoiceTexts::tr("Optimal: no node still in OPEN can lead to a shorter solution.");
}

QString titleOf(const SearchChoice& choice, QStringView between) {
  QStringList parts{algorithmTitle(choice.algorithm)};
  if (choice.algorithm == search::Algorithm::WeightedAStar) parts << QLocale().toString(choice.weight);
  parts << orderTexts(choice.sessionOptions());
  return parts.join(between);
}

namespace {

// Rows of the first level; the page's own, four at most, lie between the first two.
enum FormRow { kQuestionRow, kOwnRows, kAlgorithmRow = kOwnRows + 4, kPromiseRow, kWeightRow, kProblemRow };

constexpr std::array kFormTies{search::Ties::LastIn,   search::Ties::FirstIn, search::Ties::LargerG,
                               search::Ties::SmallerG, search::Ties::LargerH, search::Ties::SmallerH,
                               search::Ties::Random};

}  // namespace

SearchForm::SearchForm(CanSearch canSearch, QWidget* parent)
    : QuestionForm(parent),
      m_offered(canSearch),
      m_question(new QLabel(this)),
      m_algorithmName(new QLabel(this)),
      m_promise(makeHint(this)),
      m_weightName(new QLabel(this)),
      m_algorithm(new QComboBox(this)),
      m_order(new OrderFields(kFormTies, this)),
      m_weight(new WeightEdit(this)),
      m_problem(new NoteLine(this)) {
  m_question->setWordWrap(true);
  m_algorithm->setObjectName(QStringLiteral("algorithm"));
  m_weight->setObjectName(QStringLiteral("weight"));
  for (int i = 0; i < search::kAlgorithmCount; ++i)
    if (const auto a = static_cast<search::Algorithm>(i); canSearch(a)) m_algorithm->addItem({}, i);
  m_algorithm->setMaxVisibleItems(search::kAlgorithmCount);
  m_algorithmName->setBuddy(m_algorithm);

  addWide(Level::First, m_question, kQuestionRow);
  addField(Level::First, m_algorithmName, m_algorithm, kAlgorithmRow);
  addBelowField(Level::First, m_promise, kPromiseRow);
  addField(Level::First, m_weightName, m_weight, kWeightRow);
  addWide(Level::First, m_problem, kProblemRow);
  for (const OrderFields::Field& field : m_order->fields())
    addField(field.isFirst ? Level::First : Level::More, field.name, field.field);

  connect(m_algorithm, &QComboBox::activated, this, [this] {
    SearchChoice options = m_options;
    options.algorithm = static_cast<search::Algorithm>(m_algorithm->currentData().toInt());
    setOptions(options);
  });
  connect(m_order, &OrderFields::chosen, this, [this](const search::SessionOptions& order) {
    SearchChoice options = m_options;
    options.takeOrder(order);
    setOptions(options);
  });
  connect(m_weight, &WeightEdit::weightEdited, this, [this] {
    SearchChoice options = m_options;
    options.weight = m_weight->weight();
    setOptions(options);
  });
  guardFromWheel(this);
  keepTranslated(this, [this] {
    retranslate();
    refresh();
  });
}

void SearchForm::setOptions(const SearchChoice& options) {
  if (options == m_options) return;
  m_options = options;
  refresh();
  Q_EMIT optionsChanged();
}

void SearchForm::addOwnField(QLabel* name, QWidget* field) {
  addField(Level::First, name, field, kOwnRows + m_ownRows++);
  guardFromWheel(field);
}

void SearchForm::setQuestion(const QString& text) { m_question->setText(text); }

void SearchForm::setProblem(const QString& text) { m_problem->setNote(NoteKind::Warning, text); }

void SearchForm::refresh() {
  const search::AlgorithmInfo& info = search::info(m_options.algorithm);
  m_algorithm->setCurrentIndex(m_algorithm->findData(static_cast<int>(m_options.algorithm)));
  m_order->show(m_options.sessionOptions());
  m_weight->setWeight(m_options.weight);
  m_promise->setText(tr("Complete: %1\nOptimal: %2").arg(completeText(info.id), optimalText(info.id)));
  const bool isWeighted = m_options.algorithm == search::Algorithm::WeightedAStar;
  m_weightName->setVisible(isWeighted);
  m_weight->setVisible(isWeighted);
  refreshMore();
}

QStringList SearchForm::differences() const { return orderTexts(m_options.sessionOptions(), true); }

void SearchForm::retranslate() {
  m_algorithmName->setText(tr("Algorithm"));
  m_weightName->setText(tr("Weight"));
  m_algorithm->setAccessibleName(m_algorithmName->text());
  m_algorithm->setWhatsThis(
      tr("Sets the order in which states are expanded. This determines the amount of work and what the "
         "result guarantees."));
  m_order->retranslate();
  for (const OrderFields::Field& field : m_order->fields())
    setSentence(field.name, field.field, field.sentence);
  for (int i = 0; i < m_algorithm->count(); ++i)
    m_algorithm->setItemText(
        i, algorithmTitle(static_cast<search::Algorithm>(m_algorithm->itemData(i).toInt())));
}

}  // namespace searchlight::ui
