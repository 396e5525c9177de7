// widgets/player/message_bar.cpp: icon, text, close button; colours from the theme.
#include "widgets/player/message_bar.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QShortcut>
#include <QToolButton>
#include <algorithm>
#include <utility>

#include "widgets/theme/card.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/motion_clock.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

namespace {
// Longer texts are wrapped: whoever reads a line wants to find the next one. Beside buttons a text has at least so much, or they
// go below it.
constexpr int kMostWidth = 720, kLeastText = 160;
}  // namespace

MessageBar::MessageBar(QWidget* host, QWidget* parent)
    : QFrame(parent),
      m_host(host),
      m_icon(new QLabel(this)),
      m_text(new QLabel(this)),
      m_yes(new QToolButton(this)),
      m_no(new QToolButton(this)),
      m_close(new QToolButton(this)),
      m_escape(new QShortcut(Qt::Key_Escape, this)) {
  host->installEventFilter(this);
  m_text->setObjectName(QStringLiteral("noticeText"));
  m_text->setWordWrap(true);
  m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_text->setTextFormat(Qt::PlainText);
  m_close->setIcon(icon(IconId::Close));
  m_close->setAutoRaise(true);
  m_grid = new QGridLayout(this);
  m_grid->setContentsMargins(spacing::kMargin, spacing::kHalf, spacing::kHalf, spacing::kHalf);
  m_grid->setSpacing(spacing::kUnit);
  m_grid->addWidget(m_icon, 0, 0);
  m_grid->addWidget(m_text, 0, 1);
  m_grid->setColumnStretch(1, 1);
  m_grid->addWidget(m_close, 0, 3);
  m_buttons = new QHBoxLayout;
  m_buttons->setSpacing(spacing::kUnit);
  m_buttons->addWidget(m_yes);
  m_buttons->addWidget(m_no);
  m_grid->addLayout(m_buttons, 0, 2);
  for (QToolButton* button : {m_yes, m_no}) {
    button->hide();
    connect(button, &QToolButton::clicked, this, [this, button] { answer(button == m_yes); });
  }
  m_timer.setSingleShot(true);
  connect(&m_timer, &QTimer::timeout, this, &QWidget::hide);
  connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
  connect(m_escape, &QShortcut::activated, this, &QWidget::hide);
  connect(m_escape, &QShortcut::activatedAmbiguously, this, &QWidget::hide);  // the closing card has it, too
  hide();
}

void MessageBar::setAtBottomOf(QWidget* part) {
  if (m_host) m_host->removeEventFilter(this);
  m_host = part;
  m_isAtBottom = true;
  part->installEventFilter(this);
  if (isVisible()) place();
}

QString MessageBar::text() const { return m_text->text(); }

void MessageBar::showMessage(Kind kind, const QString& text) {
  constexpr int kInfoMs = 6000;
  m_kind = kind;
  m_answered = nullptr;
  for (QToolButton* button : {m_yes, m_no}) button->hide();
  m_text->setText(text);
  m_close->setToolTip(tr("Close this message"));
  m_close->setAccessibleName(m_close->toolTip());
  m_close->setWhatsThis(tr("Closes the message; nothing else changes."));
  setAccessibleName(text);
  restyle();
  const bool isNew = isHidden();
  place();
  show();
  if (isNew) Entrance::begin(this);
  m_escape->setEnabled(kind != Kind::Info);
  if (kind == Kind::Info)
    m_timer.start(kInfoMs);
  else
    m_timer.stop();
  QAccessibleEvent event(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&event);
}

void MessageBar::offer(const QString& text, const QString& yes, const QString& no,
                       std::function<void(bool)> answered) {
  showMessage(Kind::Info, text);
  m_timer.stop();
  m_escape->setEnabled(true);
  m_answered = std::move(answered);
  m_yes->setText(yes);
  m_no->setText(no);
  for (QToolButton* button : {m_yes, m_no}) button->setWhatsThis(tr("Reply to: %1").arg(text));
  for (QToolButton* button : {m_yes, m_no}) button->show();
  place();
}

void MessageBar::showWithButton(const QString& text, const QString& button, std::function<void()> pressed) {
  showMessage(Kind::Info, text);
  m_answered = [pressed = std::move(pressed)](bool) { pressed(); };
  m_yes->setText(button);
  m_yes->setWhatsThis(text);
  m_yes->show();
  place();
}

void MessageBar::answer(bool isYes) {
  const auto answered = std::exchange(m_answered, nullptr);
  hide();
  if (answered) answered(isYes);
}

// The window's colour with a breath of the message's.
void MessageBar::restyle() {
  const Theme& theme = Theme::of(window()->palette());
  const QColor tint = m_kind == Kind::Error     ? theme.board().error
                      : m_kind == Kind::Warning ? theme.board().warning
                                                : theme.board().info;
  const QColor base = theme.palette().color(QPalette::Window);
  constexpr double kShare = 0.14;
  const auto mix = [&](int a, int b) { return static_cast<int>(a * (1 - kShare) + b * kShare); };
  QPalette p = theme.palette();
  p.setColor(QPalette::Window, QColor(mix(base.red(), tint.red()), mix(base.green(), tint.green()),
                                      mix(base.blue(), tint.blue())));
  setPalette(p);
  m_edge = tint;
  const IconId id = m_kind == Kind::Error     ? IconId::Error
                    : m_kind == Kind::Warning ? IconId::Warning
                                              : IconId::Info;
  m_icon->setPixmap(icon(id).pixmap(QSize(18, 18), devicePixelRatioF()));
}

void MessageBar::stack(bool isStacked, int width) {
  const int both = m_yes->sizeHint().width() + m_buttons->spacing() + m_no->sizeHint().width();
  const QMargins margins = m_grid->contentsMargins();
  const int room =
      width - margins.left() - margins.right() - m_icon->sizeHint().width() - m_grid->horizontalSpacing();
  m_buttons->setDirection(isStacked && both > room ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  if (std::exchange(m_isStacked, isStacked) == isStacked) return;
  m_grid->removeItem(m_buttons);
  m_buttons->setParent(nullptr);
  if (isStacked)
    m_grid->addLayout(m_buttons, 1, 1, 1, 3, Qt::AlignLeft);
  else
    m_grid->addLayout(m_buttons, 0, 2);
}

// At the host's upper edge, or its lower one, as wide as its text needs and as there is room.
void MessageBar::place() {
  if (!m_host || !parentWidget()->isAncestorOf(m_host)) return;
  const QRect room = QRect(m_host->mapTo(parentWidget(), QPoint()), m_host->size())
                         .adjusted(spacing::kUnit, spacing::kUnit, -spacing::kUnit, -spacing::kUnit);
  ensurePolished();
  const QMargins margins = layout()->contentsMargins();
  int beside = margins.left() + margins.right() + 2 * layout()->spacing() + m_icon->sizeHint().width() +
               m_close->sizeHint().width();
  for (const QToolButton* button : {m_yes, m_no})
    if (!button->isHidden()) beside += layout()->spacing() + button->sizeHint().width();
  // A label that wraps has an opinion of its own about its width; a few pixels more than the text, or it wraps too soon.
  const int text = m_text->fontMetrics().boundingRect(QRect(0, 0, kMostWidth, 0), 0, m_text->text()).width();
  const auto heightAt = [&](int width) {
    stack(!m_yes->isHidden() && width < beside + std::min(text, kLeastText), width);
    return layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width) : sizeHint().height();
  };
  const CardPlace place =
      placeCard(room, content(), std::min(beside + text + spacing::kUnit, kMostWidth), heightAt,
                m_isAtBottom ? Qt::BottomEdge : Qt::TopEdge,
                vitalContentOf(*m_host).translated(m_host->mapTo(parentWidget(), QPoint())));
  QRect rect = place.rect;
  heightAt(rect.width());  // as it is laid out there
  if (const QRect below = strips(); !place.isClear && below.height() >= rect.height())
    rect.moveBottom(below.bottom());
  setGeometry(rect);
  raise();
}

void MessageBar::boardMoved() {
  if (isVisible()) place();
}

QRect MessageBar::content() const {
  return contentOf(*m_host).translated(m_host->mapTo(parentWidget(), QPoint()));
}

// As it is now: a board may have been turned, or another one have come, since this was placed.
bool MessageBar::isInTheWay() const {
  return m_host && parentWidget()->isAncestorOf(m_host) && geometry().intersects(content());
}

QRect MessageBar::strips() const {
  QRect all;
  for (const QWidget* strip : m_strips)
    if (strip->isVisible()) all |= QRect(strip->mapTo(parentWidget(), QPoint()), strip->size());
  return all;
}

bool MessageBar::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_host && isVisible() && (event->type() == QEvent::Resize || event->type() == QEvent::Move))
    // Now, and again when the board knows where its cells are in its new size.
    for (const auto when : {Qt::DirectConnection, Qt::QueuedConnection})
      QMetaObject::invokeMethod(this, &MessageBar::boardMoved, when);
  // An info has been seen, and now somebody wants to see what is behind it.
  const auto* where = event->type() == QEvent::MouseButtonPress ? qobject_cast<QWidget*>(watched) : nullptr;
  if (where && isVisible() && m_kind == Kind::Info && m_host &&
      (where == m_host || m_host->isAncestorOf(where)) && isInTheWay())
    hide();
  return QFrame::eventFilter(watched, event);
}

// Only what is seen looks at what is clicked.
void MessageBar::showEvent(QShowEvent* event) {
  QFrame::showEvent(event);
  qApp->installEventFilter(this);
}

void MessageBar::hideEvent(QHideEvent* event) {
  QFrame::hideEvent(event);
  qApp->removeEventFilter(this);
}

void MessageBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  paintCard(&painter, *this, m_edge);
}

void MessageBar::changeEvent(QEvent* event) {
  QFrame::changeEvent(event);
  // Our own palette hides the application's, so its change has to be asked for.
  if (event->type() == QEvent::ApplicationPaletteChange || event->type() == QEvent::StyleChange) restyle();
}

}  // namespace searchlight::ui
