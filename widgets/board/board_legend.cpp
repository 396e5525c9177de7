// widgets/board/board_legend.cpp: which marks are told, and where there is room for them.
#include "widgets/board/board_legend.h"

#include <QAction>
#include <QEvent>
#include <QKeyEvent>
#include <QMenu>
#include <algorithm>
#include <utility>

#include "widgets/board/legend_parts.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

namespace {
// Between two looks at a board that moves: quicker than that nobody reads.
constexpr int kLookMs = 100;

// Where a mark stands, also beside other boards' marks.
const QString& placeOf(const BoardView::LegendItem& item) {
  return item.place.isEmpty() ? item.text : item.place;
}
}  // namespace

BoardLegend::BoardLegend(BoardView* view, QWidget* parent)
    : QWidget(parent),
      m_cell(new LegendCell(this)),
      m_scale(new LegendScale(this)),
      m_more(new ChooserButton(this)),
      m_moreMenu(new QMenu(this)) {
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  m_more->setFocusPolicy(Qt::TabFocus);  // a click leaves the keys to the board
  m_more->setMenu(m_moreMenu);
  connect(m_moreMenu, &QMenu::aboutToShow, this, &BoardLegend::fillMore);
  m_later.setSingleShot(true);
  connect(&m_later, &QTimer::timeout, this, &BoardLegend::lookAgain);
  for (QWidget* part : std::initializer_list<QWidget*>{m_cell, m_scale, m_more})
    part->installEventFilter(this);
  tellWhatItIs();
  setView(view);
}

BoardView* BoardLegend::boardOf(QWidget* widget) { return static_cast<BoardView*>(widget); }

void BoardLegend::setView(BoardView* view) {
  const bool isOther = board() != view;
  if (board()) {
    board()->overlay().disconnect(this);
    board()->disconnect(this);
    board()->disconnect(m_cell);
  }
  m_board = view;
  m_cell->setView(view);
  m_scale->setView(view);
  if (view) {
    follow(view);
    connect(view, &BoardView::viewChanged, m_cell, &LegendCell::refresh);
  }
  if (isOther)
    forgetPlaces();
  else
    refresh();
}

void BoardLegend::setOthers(const std::vector<BoardView*>& others) {
  for (const QPointer<QWidget>& other : m_others) {
    if (!other || other == m_board) continue;
    boardOf(other)->overlay().disconnect(this);
    other->disconnect(this);
  }
  m_others.clear();
  for (BoardView* view : others) {
    if (view == board()) continue;
    m_others.emplace_back(view);
    follow(view);
  }
  refresh();
}

void BoardLegend::follow(BoardView* view) {
  connect(view, &BoardView::legendChanged, this, &BoardLegend::refresh);
  connect(view, &BoardView::viewChanged, this, &BoardLegend::boardChanged);
  connect(&view->overlay(), &BoardOverlay::changed, this, &BoardLegend::boardChanged);
  connect(&view->overlay(), &BoardOverlay::foundChanged, this, &BoardLegend::boardChanged);
  connect(&view->overlay(), &BoardOverlay::searchRestarted, this, [this] { m_met.clear(); });
  // What the marks paint with goes with it. It is no board any more when this is heard, and must not be asked for.
  connect(view, &QObject::destroyed, this, [this, gone = static_cast<const QWidget*>(view)] {
    std::erase_if(m_others, [gone](const QPointer<QWidget>& other) { return !other || other == gone; });
    if (!m_board || m_board == gone) {
      m_board = nullptr;
      m_cell->setView(nullptr);
      m_scale->setView(nullptr);
    }
    forgetPlaces();
  });
}

void BoardLegend::forgetPlaces() {
  m_met.clear();
  refresh();
}

void BoardLegend::setCommands(const LegendCommands& commands) {
  m_commands = commands;
  m_scale->setMenu(commands.colours);
  m_cell->setMenu(commands.texts);
  refresh();
  arrange();
}

int BoardLegend::rowHeight() const {
  return std::max(fontMetrics().height(), LegendMark::kSwatch) + spacing::kHalf;
}

int BoardLegend::scaleRoom() const {
  return width() - spacing::kMargin - spacing::kUnit -
         (m_cell->isHidden() ? 0 : 2 * rowHeight() + spacing::kUnit);
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
  std::vector<LegendMark*> out;
  for (std::size_t i = 0; i < m_shown; ++i)
    if (m_marks[i]->item().isShown) out.push_back(m_marks[i]);
  return out;
}

// ---- What is told ----------------------------------------------------------------------------------------------------------

// Of all boards in one order: what only another one has comes behind what it has in common with the first.
std::vector<BoardView::LegendItem> BoardLegend::items() const {
  std::vector<BoardView::LegendItem> all;
  if (board() && board()->scene().hasBoard()) all = legendMarks(*board());
  for (const QPointer<QWidget>& other : m_others) {
    const BoardView* view = boardOf(other);
    if (!view || !view->scene().hasBoard()) continue;
    std::ptrdiff_t at = 0;
    for (BoardView::LegendItem& item : legendMarks(*view)) {
      const auto same = std::ranges::find(all, placeOf(item), placeOf);
      if (same == all.end()) {
        all.insert(all.begin() + at++, std::move(item));
        continue;
      }
      at = same - all.begin() + 1;
      if (item.isShown && !same->isShown) *same = std::move(item);
    }
  }
  return all;
}

double BoardLegend::toldSide() const { return board() ? board()->viewport().cellSide() : 0; }

void BoardLegend::boardChanged() {
  if (m_later.isActive() || !isVisible()) return;
  const qint64 since = m_sinceLook.isValid() ? m_sinceLook.elapsed() : kLookMs;
  m_later.start(static_cast<int>(std::clamp<qint64>(kLookMs - since, 0, kLookMs)));
}

// Mostly nothing has come or gone, and what is there looks alike until the cells have another size.
void BoardLegend::lookAgain() {
  m_sinceLook.start();
  std::vector<QString> there, told;
  for (const BoardView::LegendItem& item : items())
    if (item.isShown) there.push_back(item.text);
  for (const LegendMark* mark : marks()) told.push_back(mark->text());
  if (there != told || m_scale->isOld() || toldSide() != m_toldSide) refresh();
}

// What comes and goes with every event keeps its place; the others have one while they are there.
void BoardLegend::refresh() {
  m_toldSide = toldSide();
  const bool hasBoard = board() && board()->scene().hasBoard();
  const bool hasSearch = hasBoard && board()->scene().search.isActive();
  m_scale->setVisible(hasSearch);
  m_cell->setVisible(hasSearch && !m_isOneLine);
  m_scale->setRoom(width(), scaleRoom());
  bool isOther = m_scale->refresh() && hasSearch;
  m_cell->refresh();
  std::size_t count = 0;
  for (BoardView::LegendItem& item : items()) {
    if (item.isShown && !item.place.isEmpty()) m_met.insert(item.place);
    if (!item.isShown && (item.place.isEmpty() || !m_met.contains(item.place))) continue;
    QAction* action = m_commands.switches.value(item.isSwitchedBy);
    if (count == m_marks.size()) {
      m_marks.push_back(new LegendMark(this));
      m_marks.back()->installEventFilter(this);
      isOther = true;
    }
    LegendMark* mark = m_marks[count++];
    isOther = isOther || mark->text() != item.text || mark->action() != action ||
              mark->item().isShown != item.isShown;
    mark->setItem(std::move(item), action);
  }
  isOther = std::exchange(m_shown, count) != count || isOther;
  for (std::size_t i = count; i < m_marks.size(); ++i) {
    m_marks[i]->clear();
    m_marks[i]->hide();
  }
  if (isOther) arrange();
}

// The scale and the menu above, the marks below, or all of them in one line. Places are kept for what is not there now as long as all that is there fits in.
void BoardLegend::arrange() {
  const int row = rowHeight(), top = spacing::kHalf;
  int left = spacing::kMargin, right = width() - spacing::kUnit;
  m_scale->setRoom(width(), scaleRoom());
  if (!m_cell->isHidden()) {
    m_cell->setGeometry(left, top, 2 * row, 2 * row);
    left += 2 * row + spacing::kUnit;
  }
  if (!m_scale->isHidden()) {
    m_scale->setGeometry(left, top, m_scale->sizeHint().width(), row);
    if (m_isOneLine) left += m_scale->width() + spacing::kUnit;
  }
  const QString title = tr("Marks");
  m_more->setText(title);
  m_more->setChoices({title});
  // Where it is very narrow it stands below, too; in one line it ends the marks' own.
  const QRect menu(right - m_more->fullWidth(), top, m_more->fullWidth(), row);
  const bool isBelow = !m_isOneLine && !m_scale->isHidden() && m_scale->geometry().intersects(menu);
  m_more->setGeometry(isBelow ? menu.translated(0, row) : menu);
  if (isBelow || m_isOneLine) right = menu.left() - spacing::kUnit;
  const auto widthOf = [this](std::size_t i) { return m_marks[i]->sizeHint().width(); };
  int all = left;
  for (std::size_t i = 0; i < m_shown; ++i) all += widthOf(i) + (i + 1 < m_shown ? spacing::kUnit : 0);
  const bool keepsPlaces = all <= right;
  m_left.clear();
  int x = left;
  for (std::size_t i = 0; i < m_shown; ++i) {
    LegendMark* mark = m_marks[i];
    const bool isThere = mark->item().isShown, hasRoom = m_left.empty() && x + widthOf(i) <= right;
    if (isThere && !hasRoom) m_left.push_back(mark);
    mark->setVisible(isThere && hasRoom);
    if (!hasRoom || (!isThere && !keepsPlaces)) continue;
    mark->setGeometry(x, top + (lines() - 1) * row, widthOf(i), row);
    x += widthOf(i) + spacing::kUnit;
  }
  m_more->setToolTip(tr("Show more marks: hidden ones and those that do not fit here"));
  m_more->setAccessibleName(tr("More marks"));
  m_more->setVisible(!m_left.empty() || !m_commands.switches.isEmpty());
}

// The switches as the page's menus have them; the others tell what they mean.
void BoardLegend::fillMore() {
  m_moreMenu->clear();
  m_moreMenu->setToolTipsVisible(true);
  for (const LegendMark* mark : m_left)
    if (!mark->action())
      m_moreMenu->addAction(mark->swatch(), mark->text())->setToolTip(mark->item().meaning);
  if (!m_moreMenu->isEmpty()) m_moreMenu->addSeparator();
  for (QAction* action : m_commands.switches) m_moreMenu->addAction(action);
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

// While nobody saw it, it did not look.
void BoardLegend::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  refresh();
}

void BoardLegend::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) updateGeometry();
  if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange) {
    refresh();
    arrange();
  }
  if (event->type() == QEvent::LanguageChange) tellWhatItIs();
}

void BoardLegend::tellWhatItIs() {
  setWhatsThis(tr("Explains the colours and marks on the board. Click an entry to change or hide it."));
}

}  // namespace searchlight::ui
