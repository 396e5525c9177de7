// widgets/search/breakpoints_view.cpp: the list of breakpoints and its buttons.
#include "widgets/search/breakpoints_view.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/search/catalogue_texts.h"
#include "widgets/search/landmarks.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
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
  retranslate();
}

void BreakpointsView::build() {
  m_head = new QLabel(this);
  m_addMenu = new QMenu(this);
  m_addButton = new QToolButton(this);
  m_addButton->setAutoRaise(true);
  m_addButton->setIcon(icon(IconId::Add));
  m_addButton->setPopupMode(QToolButton::InstantPopup);
  m_addButton->setMenu(m_addMenu);
  m_remove = new QAction(icon(IconId::Remove), QString(), this);
  m_remove->setShortcut(QKeySequence::Delete);
  m_remove->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  m_removeButton = new QToolButton(this);
  m_removeButton->setAutoRaise(true);
  m_removeButton->setDefaultAction(m_remove);

  m_table = new QuietTable(this);
  m_table->setModel(&m_list);
  m_table->setItemDelegate(new LineDelegate(m_table));
  m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
  m_table->horizontalHeader()->hide();
  m_table->horizontalHeader()->setStretchLastSection(true);
  m_table->addAction(m_remove);
  m_head->setBuddy(m_table);

  auto* head = new QHBoxLayout;
  head->setContentsMargins(spacing::kWide, 0, spacing::kHalf, 0);
  head->setSpacing(0);
  head->addWidget(m_head, 1);
  head->addWidget(m_addButton);
  head->addWidget(m_removeButton);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(spacing::kHalf);
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
  m_addMenu->addAction(tr("When f &decreases"), this, [this] { add(Breakpoint::Kind::FDecreases); });
}

void BreakpointsView::add(Breakpoint::Kind kind, std::uint64_t value) {
  const int row = m_list.add({kind, value, true});
  if (row < 0) return;
  m_table->revealRow(row);
  m_table->setFocus();
}

void BreakpointsView::updateState() {
  m_addButton->setEnabled(m_transport);
  m_remove->setEnabled(m_transport && m_table->currentIndex().isValid());
}

void BreakpointsView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

void BreakpointsView::retranslate() {
  m_head->setText(QStringLiteral("<b>%1</b>").arg(tr("Breakpoints").toHtmlEscaped()));
  m_table->setAccessibleName(tr("Breakpoints"));
  m_table->setPlaceholder(tr("Playback pauses at a breakpoint. Add one with +, or at a cell on the board."));
  m_addButton->setToolTip(tr("Add a breakpoint"));
  m_addButton->setAccessibleName(tr("Add a breakpoint"));
  m_remove->setText(tr("Remove the breakpoint"));
  m_remove->setToolTip(QStringLiteral("%1 (%2)").arg(
      m_remove->text(), m_remove->shortcut().toString(QKeySequence::NativeText)));
  m_list.retranslate();
}

}  // namespace searchlight::ui
