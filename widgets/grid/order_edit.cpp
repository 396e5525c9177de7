// widgets/grid/order_edit.cpp: an editable combo box that lets only u, l, r and d in.
#include "widgets/grid/order_edit.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpressionValidator>

#include "widgets/grid/route_texts.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"

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

  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(spacing::kUnit);
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

}  // namespace searchlight::ui
