// widgets/board/board_legend.cpp: which marks are told, and where there is room for them.
#include "widgets/board/board_legend.h"

#include <QAction>
#include <QEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QToolButton>
#include <algorithm>
#include <utility>

#include "widgets/board/legend_marks.h"
#include "widgets/board/legend_parts.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

BoardLegend::BoardLegend(BoardView* view, QWidget* parent)
    : QWidget(parent),
      m_cell(new LegendCell(this)),
      m_scale(new LegendScale(this)),
      m_more(new QToolButton(this)),
      m_moreMenu(new QMenu(this)) {
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  m_more->setAutoRaise(true);
  m_more->setPopupMode(QToolButton::InstantPopup);
  m_more->setToolButtonStyle(Qt::ToolButtonTextOnly);
  m_more->setFocusPolicy(Qt::NoFocus);
  m_more->setMenu(m_moreMenu);
  connect(m_moreMenu, &QMenu::aboutToShow, this, &BoardLegend::fillMore);
  for (QWidget* part : std::initializer_list<QWidget*>{m_cell, m_scale, m_more})
    part->installEventFilter(this);
  setView(view);
}

void BoardLegend::setView(BoardView* view) {
  if (m_view) {
    m_view->disconnect(this);
    m_view->disconnect(m_cell);
  }
  m_view = view;
  m_cell->setView(view);
  m_scale->setView(view);
  if (view) {
    connect(view, &BoardView::legendChanged, this, &BoardLegend::refresh);
    connect(view, &BoardView::viewChanged, m_cell, &LegendCell::refresh);
    // What the marks paint with goes with it.
    connect(view, &QObject::destroyed, this, [this] {
      m_view = nullptr;
      m_cell->setView(nullptr);  // it is no board any more, and must not be asked for
      m_scale->setView(nullptr);
      refresh();
    });
  }
  refresh();
}

void BoardLegend::setCommands(const LegendCommands& commands) {
  m_commands = commands;
  m_scale->setMenu(commands.colours);
  m_cell->setMenu(commands.texts);
  refresh();
}

int BoardLegend::rowHeight() const {
  return std::max(fontMetrics().height(), LegendMark::kSwatch) + spacing::kHalf;
}

QSize BoardLegend::sizeHint() const { return {640, lines() * rowHeight() + 2 * spacing::kHalf}; }

void BoardLegend::setOneLine(bool isOne) {
  if (std::exchange(m_isOneLine, isOne) == isOne) return;
  updateGeometry();
  refresh();
  arrange();
}

QStringList BoardLegend::ticks() const { return m_scale->ticks(); }

std::vector<LegendMark*> BoardLegend::marks() const {
  return {m_marks.begin(), m_marks.begin() + static_cast<std::ptrdiff_t>(m_shown)};
}

// ---- What is told ----------------------------------------------------------------------------------------------------------

void BoardLegend::refresh() {
  const bool hasBoard = m_view && m_view->scene().hasBoard();
  const bool hasSearch = hasBoard && m_view->scene().search.isActive();
  m_scale->setVisible(hasSearch);
  m_cell->setVisible(hasSearch && !m_isOneLine);
  m_scale->setRoom(width());
  bool isOther = m_scale->refresh();
  m_cell->refresh();
  std::size_t count = 0;
  for (BoardView::LegendItem& item : hasBoard ? legendMarks(*m_view) : std::vector<BoardView::LegendItem>()) {
    QAction* action = m_commands.switches.value(item.isSwitchedBy);
    if (!action && !item.isShown) continue;
    if (count == m_marks.size()) {
      m_marks.push_back(new LegendMark(this));
      m_marks.back()->installEventFilter(this);
      isOther = true;
    }
    LegendMark* mark = m_marks[count++];
    isOther = isOther || mark->text() != item.text || mark->action() != action;
    mark->setItem(std::move(item), action);
  }
  isOther = std::exchange(m_shown, count) != count || isOther;
  for (std::size_t i = count; i < m_marks.size(); ++i) {
    m_marks[i]->clear();
    m_marks[i]->hide();
  }
  if (isOther) arrange();
}

// Switches begin a line of their own where the others have left them one.
void BoardLegend::arrange() {
  const int row = rowHeight();
  int x = spacing::kMargin, y = spacing::kHalf;
  m_scale->setRoom(width());
  if (!m_cell->isHidden()) {
    const int side = 2 * row;
    m_cell->setGeometry(x, y, side, side);
    x += side + spacing::kUnit;
  }
  const int left = x, right = width() - spacing::kUnit;
  if (!m_scale->isHidden()) {
    m_scale->setGeometry(x, y, m_scale->sizeHint().width(), row);
    x += m_scale->width() + spacing::kUnit;
  }
  m_more->setText(tr("%n more", "marks of the legend", static_cast<int>(m_shown)));
  const int moreWidth = m_more->sizeHint().width();
  const auto isSwitch = [this](std::size_t i) { return m_marks[i]->action() != nullptr; };
  int line = 0;
  const int last = lines() - 1;
  m_placed = 0;
  for (std::size_t i = 0; i < m_shown; ++i, ++m_placed) {
    const int needed = m_marks[i]->sizeHint().width();
    const bool beginsSwitches = isSwitch(i) && (i == 0 || !isSwitch(i - 1));
    if (line < last && (x + needed > right || beginsSwitches)) {
      line = 1;
      x = left;
    }
    // The last line keeps room for the button that has the others.
    const bool isLast = i + 1 == m_shown;
    if (line == last && x + needed > right - (isLast ? 0 : moreWidth + spacing::kUnit)) break;
    m_marks[i]->setGeometry(x, y + line * row, needed, row);
    m_marks[i]->show();
    x += needed + spacing::kUnit;
  }
  for (std::size_t i = m_placed; i < m_shown; ++i) m_marks[i]->hide();
  const std::size_t hidden = m_shown - m_placed;
  m_more->setVisible(hidden > 0);
  if (hidden == 0) return;
  m_more->setText(tr("%n more", "marks of the legend", static_cast<int>(hidden)));
  m_more->setToolTip(tr("The other marks, for which there is no room here"));
  m_more->setGeometry(x, y + last * row, m_more->sizeHint().width(), row);
}

// The switches as the page's menus have them; the others tell what they mean.
void BoardLegend::fillMore() {
  m_moreMenu->clear();
  m_moreMenu->setToolTipsVisible(true);
  for (std::size_t i = m_placed; i < m_shown; ++i) {
    const LegendMark* mark = m_marks[i];
    if (mark->action()) {
      m_moreMenu->addAction(mark->action());
      continue;
    }
    const QString& meaning = mark->item().meaning;
    QAction* entry = m_moreMenu->addAction(mark->swatch(), mark->text());
    entry->setToolTip(meaning);
  }
}

// ---- By keyboard -----------------------------------------------------------------------------------------------------------

bool BoardLegend::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress) {
    const auto* key = static_cast<QKeyEvent*>(event);
    if (!(key->modifiers() & ~Qt::KeypadModifier) && moveFocus(qobject_cast<QWidget*>(watched), key->key()))
      return true;
  }
  return QWidget::eventFilter(watched, event);
}

bool BoardLegend::moveFocus(QWidget* from, int key) {
  QList<QWidget*> parts{m_scale, m_cell};
  for (LegendMark* mark : m_marks) parts << mark;
  parts << m_more;
  parts.removeIf([from](QWidget* part) { return part != from && (part->isHidden() || !part->isEnabled()); });
  const qsizetype at = parts.indexOf(from), last = parts.size() - 1;
  qsizetype to = 0;
  switch (key) {
    case Qt::Key_Left: to = std::max<qsizetype>(0, at - 1); break;
    case Qt::Key_Right: to = std::min(last, at + 1); break;
    case Qt::Key_Home: break;
    case Qt::Key_End: to = last; break;
    default: return false;
  }
  parts[to]->setFocus(Qt::TabFocusReason);
  return true;
}

void BoardLegend::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void BoardLegend::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) updateGeometry();
  if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange) {
    refresh();
    arrange();
  }
}

}  // namespace searchlight::ui
