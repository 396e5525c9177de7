// widgets/grid/route_fields.cpp: an editable combo box that lets only u, l, r and d in.
#include "widgets/grid/route_fields.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpressionValidator>
#include <numeric>
#include <optional>
#include <type_traits>
#include <utility>

#include "widgets/grid/route_texts.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/words/catalogue_texts.h"

namespace searchlight::ui {
namespace {

// The command line's own order, both ways round the clock, and those that try one axis first.
constexpr const char* kCommonOrders[] = {"ulrd", "urdl", "uldr", "rdlu", "udlr", "lrud"};

QString textOf(const grid::NeighbourOrder& order) { return QString::fromStdString(order.letters()); }

class LetterValidator : public QRegularExpressionValidator {
 public:
  explicit LetterValidator(QObject* parent)
      : QRegularExpressionValidator(QRegularExpression(QStringLiteral("[ulrd]{0,4}")), parent) {}

  State validate(QString& text, int& position) const override {
    text = text.toLower();
    return QRegularExpressionValidator::validate(text, position);
  }
};

}  // namespace

OrderEdit::OrderEdit(QWidget* parent)
    : QWidget(parent), m_combo(new QComboBox(this)), m_arrows(new QLabel(this)) {
  m_combo->setEditable(true);
  m_combo->setInsertPolicy(QComboBox::NoInsert);
  m_combo->setCompleter(nullptr);
  m_combo->setMinimumContentsLength(5);
  m_combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_combo->setValidator(new LetterValidator(this));
  for (const char* letters : kCommonOrders) {
    const grid::NeighbourOrder order = *grid::NeighbourOrder::parse(letters);
    m_combo->addItem(textOf(order));
    m_combo->setItemData(m_combo->count() - 1, orderArrows(order), Qt::ToolTipRole);
  }
  setFocusProxy(m_combo);
  setFocusPolicy(Qt::StrongFocus);

  auto* row = bareLayout<QHBoxLayout>(this, spacing::kUnit);
  row->addWidget(m_combo, 1);
  row->addWidget(m_arrows);

  connect(m_combo, &QComboBox::editTextChanged, this, &OrderEdit::readText);
  connect(m_combo->lineEdit(), &QLineEdit::editingFinished, this, &OrderEdit::endEditing);
  showArrows();
  keepTranslated(this, [this] { retranslate(); });
}

void OrderEdit::setOrder(const grid::NeighbourOrder& order) {
  if (order == m_order) return;  // what is being typed stays
  m_order = order;
  m_combo->setEditText(textOf(order));
  showArrows();
}

void OrderEdit::readText(const QString& text) {
  const auto order = grid::NeighbourOrder::parse(text.toStdString());
  if (order.has_value() != m_isAcceptable) {
    m_isAcceptable = order.has_value();
    Q_EMIT acceptableChanged(m_isAcceptable);
  }
  if (!order || *order == m_order) return;
  m_order = *order;
  showArrows();
  Q_EMIT orderEdited();
}

void OrderEdit::endEditing() {
  if (!m_isAcceptable) m_combo->setEditText(textOf(m_order));
}

void OrderEdit::showArrows() { m_arrows->setText(orderArrows(m_order)); }

void OrderEdit::retranslate() {
  m_combo->setToolTip(
      tr("Sets the order in which neighbours are generated: u, l, r and d in any order, followed by the "
         "diagonals."));
}

namespace {

template <auto Option, auto Title, auto Hint>
RouteList rowOf(const char* name, std::vector<int> values, QString (*automatic)() = nullptr) {
  using Value = std::remove_cvref_t<decltype(std::declval<grid::RouteOptions>().*Option)>;
  using Choice = typename decltype(std::optional(std::declval<Value>()))::value_type;
  return {name,
          std::move(values),
          automatic,
          [](int value) { return Title(static_cast<Choice>(value)); },
          [](int value) { return Hint(static_cast<Choice>(value)); },
          [](const grid::RouteOptions& options) {
            const std::optional<Choice> choice = options.*Option;
            return choice ? static_cast<int>(*choice) : kAutomatic;
          },
          [](grid::RouteOptions& options, int value) {
            options.*Option = value == kAutomatic ? Value() : Value(static_cast<Choice>(value));
          }};
}

std::vector<int> firstValues(int count) {
  std::vector<int> values(static_cast<std::size_t>(count));
  std::iota(values.begin(), values.end(), 0);
  return values;
}

// Strongest first.
std::vector<int> heuristics() {
  std::vector<int> values;
  for (const grid::Heuristic h :
       {grid::Heuristic::Manhattan, grid::Heuristic::Octile, grid::Heuristic::Euclidean,
        grid::Heuristic::Chebyshev, grid::Heuristic::Zero, grid::Heuristic::SquaredEuclidean})
    values.push_back(static_cast<int>(h));
  return values;
}

}  // namespace

QString promiseText(search::Algorithm algorithm) {
  return OrderEdit::tr("Complete: %1\nOptimal: %2").arg(completeText(algorithm), optimalText(algorithm));
}

const std::vector<RouteList>& routeLists() {
  using Options = grid::RouteOptions;
  static const std::vector<RouteList> rows{
      rowOf<&Options::algorithm, algorithmTitle, promiseText>("algorithm",
                                                              firstValues(search::kMapAlgorithmCount)),
      rowOf<&Options::corners, cornerRuleTitle, cornerRuleHint>("corners", firstValues(3)),
      rowOf<&Options::costs, costModelTitle, costModelHint>(
          "costs", firstValues(3),
          [] { return OrderEdit::tr("Uses 1 per move with 4 neighbours, and true lengths with 8."); }),
      rowOf<&Options::heuristic, heuristicTitle, heuristicHint>("heuristic", heuristics(), [] {
        return OrderEdit::tr("Uses the strongest admissible estimate for these moves and costs.");
      })};
  return rows;
}

}  // namespace searchlight::ui
