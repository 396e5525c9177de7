// widgets/game/result_card.cpp: the card, its place, and its keys.
#include "widgets/game/result_card.h"

#include <QAccessible>
#include <QAction>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <algorithm>

#include "widgets/theme/card.h"
#include "widgets/theme/language.h"
#include "widgets/theme/motion_clock.h"
#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"

namespace searchlight::ui {
namespace {

constexpr int kLeastWidth = 272;

// The board falls back behind a card that lies on it.
class Veil : public QWidget {
 public:
  explicit Veil(QWidget* board) : QWidget(board) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
  }

 protected:
  void paintEvent(QPaintEvent*) override { QPainter(this).fillRect(rect(), QColor(0, 0, 0, 110)); }
};

QLabel* plainLabel(QWidget* parent) {
  auto* out = new QLabel(parent);
  out->setTextFormat(Qt::PlainText);
  out->setWordWrap(true);
  return out;
}

}  // namespace

ResultCard::ResultCard(QWidget* board, QWidget* home)
    : QFrame(board), m_board(board), m_home(home), m_veil(new Veil(board)) {
  setCursor(Qt::ArrowCursor);
  m_title = plainLabel(this);
  m_praise = plainLabel(this);
  m_played = plainLabel(this);
  m_note = plainLabel(this);
  setType(m_title, TypeSize::Headline);
  setType(m_praise, TypeSize::Message);
  m_played->setForegroundRole(QPalette::PlaceholderText);
  m_played->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_played->setFocusPolicy(Qt::NoFocus);
  m_close = new QToolButton(this);
  dressAsClose(m_close);
  connect(m_close, &QToolButton::clicked, this, &ResultCard::hasGone);
  m_facts = new QWidget(this);
  m_grid = bareLayout<QGridLayout>(m_facts);
  m_grid->setHorizontalSpacing(spacing::kWide);
  m_grid->setVerticalSpacing(spacing::kHalf);
  m_grid->setColumnStretch(1, 1);

  auto* head = new QHBoxLayout;
  head->addWidget(m_title, 1);
  head->addWidget(m_close, 0, Qt::AlignTop);
  m_row = new QBoxLayout(QBoxLayout::LeftToRight);
  m_row->setSpacing(spacing::kHalf);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(spacing::kWide, spacing::kUnit, spacing::kUnit, spacing::kMargin);
  column->setSpacing(spacing::kUnit);
  column->addLayout(head);
  column->addWidget(m_praise);
  column->addWidget(m_played);
  column->addWidget(m_facts);
  column->addWidget(m_note);
  column->addSpacing(spacing::kHalf);
  column->addLayout(m_row);
  board->installEventFilter(this);
  if (home) home->installEventFilter(this);
  keepTranslated(this, [this] { retranslate(); });
  hide();
}

void ResultCard::setActions(const QList<QAction*>& actions) {
  m_actions = actions;
  addCardActions(m_row, actions, [this] { place(); });
  for (int i = 0; i < m_row->count(); ++i) {
    auto* button = static_cast<QToolButton*>(m_row->itemAt(i)->widget());
    button->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    button->setProperty(i == 0 ? kFilled : kLink, true);
    if (i == 0) continue;
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
  }
  m_row->addStretch(1);
}

void ResultCard::setTwin(QToolButton* twin) {
  if (m_twin) m_twin->setProperty(kFilled, false);
  m_twin = twin;
  place();
}

// What is meant first is filled, and is there once.
void ResultCard::lead() {
  const bool isTwins = m_twin && !isHidden() && !isOverBoard();
  if (m_twin) {
    m_twin->setProperty(kFilled, isTwins);
    m_twin->update();
  }
  if (m_row->count() > 0) m_row->itemAt(0)->widget()->setVisible(!isTwins && m_actions.front()->isVisible());
  // A link begins where the texts above do; its button has a margin.
  m_row->setContentsMargins(isTwins ? -spacing::kUnit : 0, 0, 0, 0);
  stack();
}

// The buttons stand below each other where there is no room for them side by side.
void ResultCard::stack() {
  int wide = 0;
  for (int i = 0; i < m_row->count(); ++i)
    if (const QWidget* button = m_row->itemAt(i)->widget(); button && !button->isHidden())
      wide += button->sizeHint().width() + (wide > 0 ? m_row->spacing() : 0);
  const QMargins around = layout()->contentsMargins();
  const bool isStacked = wide > width() - around.left() - around.right();
  m_row->setDirection(isStacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

QSize ResultCard::minimumSizeHint() const { return {0, QFrame::minimumSizeHint().height()}; }

void ResultCard::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  stack();
}

void ResultCard::tell(const GameResult& result) {
  m_result = result;
  m_title->setText(result.title);
  const auto set = [](QLabel* label, const QString& text) {
    label->setText(text);
    label->setVisible(!text.isEmpty());
  };
  set(m_praise, result.praise);
  set(m_played, result.played);
  set(m_note, result.note);
  qDeleteAll(m_facts->findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
  for (int row = 0; row < result.facts.size(); ++row) {
    QLabel* name = plainLabel(m_facts);
    name->setText(result.facts[row].first);
    name->setForegroundRole(QPalette::PlaceholderText);
    name->setWordWrap(false);
    QLabel* value = plainLabel(m_facts);
    value->setText(result.facts[row].second);
    m_grid->addWidget(name, row, 0);
    m_grid->addWidget(value, row, 1);
  }
  m_facts->setVisible(!result.facts.isEmpty());
  QStringList lines{result.title, result.played, result.praise};
  for (const auto& [name, value] : result.facts) lines << QStringLiteral("%1: %2").arg(name, value);
  lines << result.note;
  lines.removeAll(QString());
  setAccessibleName(result.title);
  setAccessibleDescription(lines.join(QLatin1Char('\n')));
  const bool isNew = isHidden();
  show();
  place();
  if (isNew) Entrance::begin(this);
  QAccessibleEvent event(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&event);
}

// The board has the keys again where a button had them.
void ResultCard::hasGone() {
  const bool hadFocus = isAncestorOf(focusWidget()) || hasFocus();
  hide();
  if (hadFocus) m_board->setFocus();
}

// As its page shows it, which may be behind another one.
bool ResultCard::isHomeSeen() const {
  const QWidget* around = m_home;
  while (around && !around->isAncestorOf(m_board)) around = around->parentWidget();
  return around && m_home->isVisibleTo(around);
}

void ResultCard::place() {
  if (isHidden()) return;
  layout()->invalidate();
  if (isHomeSeen()) {
    m_veil->hide();
    if (parentWidget() != m_home) {
      m_home->layout()->addWidget(this);
      show();
    }
    return lead();
  }
  if (parentWidget() != m_board) {
    m_home->layout()->removeWidget(this);
    setParent(m_board);
    show();
  }
  lead();
  m_veil->setGeometry(m_board->rect());
  m_veil->show();
  m_veil->raise();
  raise();
  const QRect room = m_board->contentsRect();
  const QSize wanted = layout()->sizeHint().expandedTo(QSize(kLeastWidth, 0));
  const int width = std::min(wanted.width(), room.width());
  const int height = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width) : wanted.height();
  resize(width, height);
  // Low, so that what was brought home is seen.
  const int lowest = room.bottom() + 1 - height - spacing::kUnit;
  move(room.left() + (room.width() - width) / 2, std::max(room.top(), lowest));
}

void ResultCard::hideEvent(QHideEvent* event) {
  QFrame::hideEvent(event);
  if (!isHidden()) return;
  m_veil->hide();
  lead();
}

bool ResultCard::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_home && (event->type() == QEvent::Show || event->type() == QEvent::Hide)) place();
  if (watched != m_board) return QFrame::eventFilter(watched, event);
  if (event->type() == QEvent::Resize) place();
  if (isHidden() || (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride))
    return false;
  auto* key = static_cast<QKeyEvent*>(event);
  if (key->modifiers() & ~Qt::KeypadModifier) return false;
  const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
  if (!isEnter && key->key() != Qt::Key_Escape) return false;
  // It comes as a key then, and no shortcut has it.
  event->accept();
  if (event->type() == QEvent::ShortcutOverride) return true;
  if (!isEnter) {
    hasGone();
  } else if (!key->isAutoRepeat()) {
    const auto first =
        std::ranges::find_if(m_actions, [](QAction* a) { return a->isVisible() && a->isEnabled(); });
    if (first != m_actions.end()) (*first)->trigger();
  }
  return true;
}

// The board below has no part in it.
void ResultCard::mousePressEvent(QMouseEvent* event) { event->accept(); }

void ResultCard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  paintCard(&painter, *this, palette().color(QPalette::Highlight));
}

void ResultCard::retranslate() {
  m_close->setToolTip(tr("Close (Esc)"));
  m_close->setAccessibleName(m_close->toolTip());
}

}  // namespace searchlight::ui
