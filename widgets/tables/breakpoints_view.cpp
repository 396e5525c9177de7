// widgets/tables/breakpoints_view.cpp: the list of breakpoints and its buttons.
#include "widgets/tables/breakpoints_view.h"

#include <QEvent>
#include <QFont>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/run/landmarks.h"
#include "widgets/tables/condition_form.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/words/catalogue_texts.h"

namespace searchlight::ui {

using search::Breakpoint;

void BreakpointList::setTransport(Transport* transport) {
  if (m_transport) m_transport->disconnect(this);
  m_transport = transport;
  if (transport) {
    connect(transport, &Transport::settingsChanged, this, &BreakpointList::follow);
    connect(transport, &Transport::searchChanged, this, [this] {
      setHit(-1);
      retranslate();  // nodes and costs may be called otherwise
    });
    connect(transport, &Transport::moved, this, [this] {
      if (m_hit >= 0 && m_transport->position() != m_hitPosition) setHit(-1);
    });
    connect(transport, &Transport::breakpointHit, this, [this](int row) {
      m_hitPosition = m_transport->position();
      setHit(row);
    });
  }
  follow();
}

void BreakpointList::follow() {
  const std::vector<Breakpoint> now = m_transport ? m_transport->breakpoints() : std::vector<Breakpoint>{};
  if (now == m_items) return;
  if (now.size() != m_items.size()) setHit(-1);
  if (now.size() == m_items.size()) {
    m_items = now;
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0));
    return;
  }
  beginResetModel();
  m_items = now;
  endResetModel();
}

void BreakpointList::setHit(int row) {
  const int before = std::exchange(m_hit, row);
  for (const int changed : {before, row})
    if (changed >= 0 && changed < rowCount()) Q_EMIT dataChanged(index(changed, 0), index(changed, 0));
}

int BreakpointList::add(const Breakpoint& breakpoint) {
  if (!m_transport) return -1;
  std::vector<Breakpoint> items = m_items;
  const auto same = std::find_if(items.begin(), items.end(), [&](const Breakpoint& b) {
    return b.kind == breakpoint.kind && b.value == breakpoint.value && b.state == breakpoint.state;
  });
  const auto row = static_cast<int>(same - items.begin());
  if (same == items.end())
    items.push_back(breakpoint);
  else
    same->enabled = true;
  m_transport->setBreakpoints(std::move(items));
  return row;
}

void BreakpointList::remove(int row) {
  if (!m_transport || row < 0 || row >= rowCount()) return;
  std::vector<Breakpoint> items = m_items;
  items.erase(items.begin() + row);
  m_transport->setBreakpoints(std::move(items));
}

bool BreakpointList::hasValue(int row) const {
  return row >= 0 && row < rowCount() &&
         m_items[static_cast<std::size_t>(row)].kind == Breakpoint::Kind::FExceeds;
}

bool BreakpointList::hasCondition(int row) const {
  return row >= 0 && row < rowCount() &&
         m_items[static_cast<std::size_t>(row)].kind == Breakpoint::Kind::AtCondition;
}

void BreakpointList::setCondition(int row, std::string condition) {
  if (!m_transport || !hasCondition(row)) return;
  std::vector<Breakpoint> items = m_items;
  items[static_cast<std::size_t>(row)].state = std::move(condition);
  m_transport->setBreakpoints(std::move(items));
}

int BreakpointList::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_items.size());
}
int BreakpointList::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : 1; }

QString BreakpointList::text(const Breakpoint& b) const {
  const Transport* transport = searching();
  switch (b.kind) {
    case Breakpoint::Kind::AtState: return tr("At %1").arg(QString::fromStdString(b.state));
    case Breakpoint::Kind::AtEvent:
      return tr("At event: %1").arg(eventKindName(static_cast<search::EventKind>(b.value)));
    case Breakpoint::Kind::FExceeds: {
      const auto cost = search::saturatingCast(b.value);
      return tr("When f exceeds %1")
          .arg(transport ? transport->lead()->names().cost(cost) : QString::number(cost));
    }
    case Breakpoint::Kind::FDecreases: return tr("When f decreases");
    case Breakpoint::Kind::AtGoal: return tr("At the goal");
    case Breakpoint::Kind::AtCondition: return conditionLine(b.state);
    case Breakpoint::Kind::AtMove: {
      const NodeNames* names = transport ? &transport->lead()->names() : nullptr;
      const QString words = QString::fromStdString(b.state);
      return names && names->breakpointMove ? names->breakpointMove(words) : tr("At move %1").arg(words);
    }
  }
  return {};
}

QVariant BreakpointList::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const Breakpoint& b = m_items[static_cast<std::size_t>(index.row())];
  const bool hit = index.row() == m_hit;
  switch (role) {
    case Qt::DisplayRole: return hit ? tr("%1: paused here").arg(text(b)) : text(b);
    case Qt::CheckStateRole: return b.enabled ? Qt::Checked : Qt::Unchecked;
    case Qt::EditRole:
      if (!hasValue(index.row())) return {};
      return static_cast<double>(b.value) * (searching() ? m_transport->lead()->names().shownPerCost : 1);
    case Qt::ToolTipRole:
      if (hasCondition(index.row())) return tr("Double-click or press F2 to change the condition");
      return hasValue(index.row()) ? tr("Double-click or press F2 to change the value") : QVariant();
    case Qt::FontRole: {
      QFont font;
      font.setBold(true);
      return hit ? font : QVariant();
    }
    default: return {};
  }
}

bool BreakpointList::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (!m_transport || !index.isValid() || index.row() >= rowCount()) return false;
  std::vector<Breakpoint> items = m_items;
  Breakpoint& b = items[static_cast<std::size_t>(index.row())];
  if (role == Qt::CheckStateRole) {
    b.enabled = value.toInt() == Qt::Checked;
  } else if (role == Qt::EditRole && hasValue(index.row())) {
    bool isNumber = false;
    const double shown = value.toDouble(&isNumber);
    if (!isNumber || !(shown >= 0)) return false;
    const double inner = shown / (searching() ? m_transport->lead()->names().shownPerCost : 1);
    b.value = static_cast<std::uint64_t>(std::min(std::floor(inner + 0.5), double{search::kInfiniteCost}));
  } else {
    return false;
  }
  m_transport->setBreakpoints(std::move(items));
  return true;
}

Qt::ItemFlags BreakpointList::flags(const QModelIndex& index) const {
  Qt::ItemFlags flags =
      Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemNeverHasChildren;
  if (hasValue(index.row()) || hasCondition(index.row())) flags |= Qt::ItemIsEditable;
  return flags;
}

void BreakpointList::retranslate() {
  if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0));
}

namespace {

using search::Breakpoint;
using search::EventKind;

// Boxes stand under the heading. The breakpoint that was just hit wears the same light as the line of pseudocode.
class LineDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const auto* list = qobject_cast<const BreakpointList*>(index.model());
    if (list && list->hit() == index.row() && !(option.state & QStyle::State_Selected)) {
      QColor glow = option.palette.color(QPalette::Highlight);
      painter->fillRect(QRect(option.rect.left(), option.rect.top(), 3, option.rect.height()), glow);
      glow.setAlphaF(0.2F);
      painter->fillRect(option.rect.adjusted(3, 0, 0, 0), glow);
    }
    if (option.state & QStyle::State_Selected) painter->fillRect(option.rect, option.palette.highlight());
    QStyledItemDelegate::paint(painter, indented(option), index);
  }
  // A condition is edited in a form of its own.
  QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const override {
    const auto* list = qobject_cast<const BreakpointList*>(index.model());
    auto* view = qobject_cast<BreakpointsView*>(this->parent()->parent());
    if (!list || !list->hasCondition(index.row()) || !view)
      return QStyledItemDelegate::createEditor(parent, option, index);
    QMetaObject::invokeMethod(
        view, [view, row = index.row()] { view->openCondition(row); }, Qt::QueuedConnection);
    return nullptr;
  }
  // The box is pressed where it is painted.
  bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override {
    return QStyledItemDelegate::editorEvent(event, model, indented(option), index);
  }

 private:
  static QStyleOptionViewItem indented(const QStyleOptionViewItem& option) {
    QStyleOptionViewItem out = option;
    out.rect.setLeft(out.rect.left() + spacing::kWide);
    return out;
  }
};

}  // namespace

BreakpointsView::BreakpointsView(QWidget* parent) : QWidget(parent) {
  build();
  connect(m_remove, &QAction::triggered, this, [this] { m_list.remove(m_table->currentIndex().row()); });
  connect(m_addMenu, &QMenu::aboutToShow, this, &BreakpointsView::fillAddMenu);
  connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          &BreakpointsView::updateState);
  connect(&m_list, &QAbstractItemModel::modelReset, this, &BreakpointsView::updateState);
  connect(m_table, &QuietTable::rowChosen, this, [this](int row) {
    if (!m_transport || row < 0 || row >= static_cast<int>(m_transport->breakpoints().size())) return;
    const Breakpoint& b = m_transport->breakpoints()[static_cast<std::size_t>(row)];
    if (b.kind == Breakpoint::Kind::AtState) Q_EMIT stateActivated(QString::fromStdString(b.state));
  });
  keepTranslated(this, [this] { retranslate(); });
}

void BreakpointsView::build() {
  m_head = new QLabel(this);
  m_addMenu = new QMenu(this);
  m_addButton = flatButton(this);
  m_addButton->setIcon(icon(IconId::Add));
  m_addButton->setPopupMode(QToolButton::InstantPopup);
  m_addButton->setMenu(m_addMenu);
  m_removeButton = flatButton(this);
  m_table = new QuietTable(this);
  m_remove = m_table->showList(&m_list);
  m_removeButton->setDefaultAction(m_remove);
  m_table->setItemDelegate(new LineDelegate(m_table));
  m_head->setBuddy(m_table);

  auto* head = new QHBoxLayout;
  head->setContentsMargins(spacing::kWide, 0, spacing::kHalf, 0);
  head->setSpacing(0);
  head->addWidget(m_head, 1);
  head->addWidget(m_addButton);
  head->addWidget(m_removeButton);
  auto* column = bareLayout<QVBoxLayout>(this, spacing::kHalf);
  column->addLayout(head);
  column->addWidget(m_table, 1);
}

void BreakpointsView::setTransport(Transport* transport) {
  m_transport = transport;
  m_list.setTransport(transport);
  updateState();
}

// Made anew each time: which kinds of event there are depends on the search.
void BreakpointsView::fillAddMenu() {
  m_addMenu->clear();
  m_addMenu->addAction(tr("At the &goal"), this, [this] { add(Breakpoint::Kind::AtGoal); });
  QMenu* kinds = m_addMenu->addMenu(tr("At an &event"));
  const bool any = m_transport && m_transport->hasSearch();
  for (int k = 0; k < search::kEventKinds; ++k) {
    const auto kind = static_cast<EventKind>(k);
    const auto isPossible = [kind](const WatchedRun* run) {
      return run->hasSearch() && happensIn(run->session(), kind);
    };
    if (any && std::none_of(m_transport->runs().begin(), m_transport->runs().end(), isPossible)) continue;
    kinds->addAction(eventKindName(kind), this,
                     [this, k] { add(Breakpoint::Kind::AtEvent, static_cast<std::uint64_t>(k)); });
  }
  m_addMenu->addAction(tr("When f e&xceeds a value…"), this, [this] {
    add(Breakpoint::Kind::FExceeds,
        m_transport && m_transport->hasSearch() ? m_transport->lead()->currentF().value_or(0) : 0);
    if (m_list.hasValue(m_table->currentIndex().row())) m_table->edit(m_table->currentIndex());
  });
  m_addMenu->addAction(tr("When a &condition holds…"), this, [this] { openCondition(-1); });
  m_addMenu->addAction(tr("When f &decreases"), this, [this] { add(Breakpoint::Kind::FDecreases); });
}

void BreakpointsView::add(Breakpoint::Kind kind, std::uint64_t value) {
  const int row = m_list.add({kind, value, true});
  if (row < 0) return;
  m_table->revealRow(row);
  m_table->setFocus();
}

void BreakpointsView::openCondition(int row) {
  if (!m_transport) return;
  const std::vector<Breakpoint>& all = m_transport->breakpoints();
  const bool isNew = !m_list.hasCondition(row);
  auto* form =
      new ConditionForm(m_transport, isNew ? std::string() : all[static_cast<std::size_t>(row)].state, this);
  form->setAttribute(Qt::WA_DeleteOnClose);
  connect(form, &QDialog::accepted, this, [this, form, row, isNew] {
    if (!m_transport) return;
    const int at = isNew ? m_list.add(Breakpoint::when(form->condition())) : row;
    if (!isNew) m_list.setCondition(row, form->condition());
    if (at < 0) return;
    m_table->revealRow(at);
    m_table->setFocus();
  });
  form->open();
}

void BreakpointsView::updateState() {
  m_addButton->setEnabled(m_transport);
  m_remove->setEnabled(m_transport && m_table->currentIndex().isValid());
}

void BreakpointsView::retranslate() {
  m_head->setText(QStringLiteral("<b>%1</b>").arg(tr("Breakpoints").toHtmlEscaped()));
  m_table->setAccessibleName(tr("Breakpoints"));
  m_table->setPlaceholder(
      tr("Playback pauses at breakpoints. Click + to add one, or right-click a cell on the board."));
  m_addButton->setToolTip(tr("Add a breakpoint"));
  m_addButton->setAccessibleName(tr("Add a breakpoint"));
  m_remove->setText(tr("Remove the breakpoint"));
  m_remove->setToolTip(QStringLiteral("%1 (%2)").arg(
      m_remove->text(), m_remove->shortcut().toString(QKeySequence::NativeText)));
  m_list.retranslate();
}

}  // namespace searchlight::ui
