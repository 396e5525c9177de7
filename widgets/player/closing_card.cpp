// widgets/player/closing_card.cpp: a line that becomes a card.
#include "widgets/player/closing_card.h"

#include <QAccessible>
#include <QAction>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollArea>
#include <QShortcut>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <utility>

#include "widgets/run/taken_goal.h"
#include "widgets/theme/card.h"
#include "widgets/theme/language.h"
#include "widgets/theme/motion_clock.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

namespace {

constexpr int kWidth = 288;
// A board that is not so many times as high as the card gets one without the reason, which is a tool tip then.
constexpr double kRoomForReason = 2.4;

}  // namespace

QPoint cornerFor(QSize card, const QRect& board, std::span<const QRectF> clear) {
  const QRect room = board.adjusted(spacing::kUnit, spacing::kUnit, -spacing::kUnit, -spacing::kUnit);
  const int right = room.right() + 1 - card.width(), bottom = room.bottom() + 1 - card.height();
  const std::array corners{QPoint(right, bottom), QPoint(room.left(), bottom), QPoint(right, room.top()),
                           room.topLeft()};
  const auto covered = [&](QPoint corner) {
    std::vector<double> out;
    for (const QRectF& area : clear) {
      const QRectF both = QRectF(QPointF(corner), QSizeF(card)).intersected(area);
      out.push_back(both.width() * both.height());
    }
    return out;
  };
  return *std::ranges::min_element(corners, {}, covered);
}

ClosingCard::ClosingCard(QWidget* board, QWidget* scope, Areas clear)
    : QFrame(board), m_board(board), m_clear(std::move(clear)) {
  build();
  m_escape = new QShortcut(
      Qt::Key_Escape, scope, this, [this] { giveUp(); }, Qt::WidgetWithChildrenShortcut);
  connect(m_escape, &QShortcut::activatedAmbiguously, this, [this] { giveUp(); });  // a message has it, too
  m_escape->setEnabled(false);
  board->installEventFilter(this);
  keepTranslated(this, [this] { retranslate(); });
  hide();
}

void ClosingCard::build() {
  setCursor(Qt::ArrowCursor);
  const auto label = [](QWidget* parent) {
    auto* out = new QLabel(parent);
    out->setTextFormat(Qt::PlainText);
    return out;
  };
  m_title = label(this);
  m_close = new QToolButton(this);
  dressAsClose(m_close);
  connect(m_close, &QToolButton::clicked, this, &ClosingCard::close);

  m_facts = new QWidget(this);
  auto* grid = bareLayout<QGridLayout>(m_facts);
  grid->setHorizontalSpacing(spacing::kWide);
  grid->setVerticalSpacing(0);
  QFont strong = font();
  strong.setBold(true);
  for (int i = 0; i < 3; ++i) {
    m_names[i] = label(m_facts);
    m_names[i]->setForegroundRole(QPalette::PlaceholderText);
    m_values[i] = label(m_facts);
    m_values[i]->setTextInteractionFlags(Qt::TextSelectableByMouse);
    grid->addWidget(m_names[i], 0, i);
    grid->addWidget(m_values[i], 1, i);
  }
  grid->setColumnStretch(2, 1);
  m_promise = label(this);
  m_promise->setWordWrap(true);
  m_promise->setFont(strong);
  m_reason = label(this);
  m_reason->setWordWrap(true);

  auto* head = new QHBoxLayout;
  head->addWidget(m_title, 1);
  head->addWidget(m_close);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(spacing::kMargin, spacing::kUnit, spacing::kMargin, spacing::kUnit);
  column->setSpacing(spacing::kHalf);
  m_counted = label(this);
  m_counted->setWordWrap(true);
  column->addLayout(head);
  column->addWidget(m_counted);
  column->addWidget(m_facts);
  column->addWidget(m_promise);
  column->addWidget(m_reason);
}

void ClosingCard::setSearch(Transport* transport, WatchedRun* run) {
  if (m_transport) m_transport->disconnect(this);
  if (m_run) m_run->disconnect(this);
  m_transport = transport;
  m_run = run;
  show(Shown::Nothing);
  if (!transport || !run) return;
  connect(run, &WatchedRun::searchChanged, this, [this] {
    m_figures.reset();
    show(Shown::Nothing);
    follow();
  });
  connect(run, &WatchedRun::moved, this, &ClosingCard::follow);
  connect(run, &WatchedRun::recordedChanged, this, &ClosingCard::follow);
  connect(transport, &Transport::activityChanged, this, &ClosingCard::follow);
  connect(transport, &Transport::routeRead, this, [this] { show(Shown::Closing); });
  follow();
}

void ClosingCard::setActions(const QList<QAction*>& actions) {
  m_actions = new QWidget(this);
  auto* row = new QVBoxLayout(m_actions);
  row->setContentsMargins(0, spacing::kHalf, 0, 0);
  row->setSpacing(spacing::kHalf);
  addCardActions(row, actions, [this] { place(); });
  static_cast<QVBoxLayout*>(layout())->addWidget(m_actions);
  m_actions->hide();
}

void ClosingCard::setBeside(QWidget* notice) {
  m_beside = notice;
  notice->installEventFilter(this);
}

void ClosingCard::setAside(bool isAside) {
  m_isAside = isAside;
  setVisible(!isAside && m_shown != Shown::Nothing);
  if (isVisible()) place();
}

void ClosingCard::setFigures(std::optional<RouteFigures> figures) {
  m_figures = std::move(figures);
  if (m_shown == Shown::Closing) show(m_shown);
}

// The cursor is in phase two, or it has left what the card tells of.
void ClosingCard::follow() {
  const auto route = m_run ? m_run->phaseTwo() : std::nullopt;
  const bool isReading = route && m_run->isComplete() && !m_run->isAtEnd() &&
                         route->contains(m_run->position()) && m_transport && m_transport->runs().size() == 1;
  if (isReading)
    show(Shown::Reading);
  else if (m_shown == Shown::Reading || !m_run || !m_run->isAtEnd())
    show(Shown::Nothing);
  if (!m_isEndAsked || !m_transport || m_transport->activity() != Transport::Activity::Idle) return;
  m_isEndAsked = false;
  if (route && m_run->isComplete() && m_run->isAtEnd() && m_transport->runs().size() == 1)
    show(Shown::Closing);
}

void ClosingCard::tellAtEnd() {
  m_isEndAsked = true;
  follow();
}

void ClosingCard::close() { show(Shown::Nothing); }

void ClosingCard::giveUp() {
  if (m_shown == Shown::Closing) return close();
  if (m_transport) m_transport->skipRoute();
}

void ClosingCard::show(Shown what) {
  if (!m_run || !m_run->hasSearch()) what = Shown::Nothing;
  const Shown before = std::exchange(m_shown, what);
  m_escape->setEnabled(what == Shown::Closing ||
                       (what == Shown::Reading && m_transport && m_transport->isPacingRoute()));
  if (what == Shown::Nothing) {
    if (before != what) hide();
    return;
  }
  fill();
  const bool isNew = isHidden();
  setVisible(!m_isAside);  // what was never shown has not its fonts yet, and would be measured without them
  place();
  raise();
  if (isNew) Entrance::begin(this);
  if (what != Shown::Closing || before == what) return;
  QAccessibleEvent event(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&event);
}

void ClosingCard::fill() {
  const bool isClosing = m_shown == Shown::Closing;
  const bool isCounted = m_figures && !m_figures->counted.isEmpty();
  for (QWidget* part : std::initializer_list<QWidget*>{m_close, m_promise, m_reason})
    part->setVisible(isClosing);
  m_facts->setVisible(isClosing && !isCounted);
  m_counted->setVisible(isClosing && isCounted);
  if (m_actions) m_actions->setVisible(isClosing);
  QFont font = this->font();
  font.setBold(isClosing);
  if (m_title->font() != font) m_title->setFont(font);
  if (!isClosing) {
    m_title->setWordWrap(false);
    const auto route = *m_run->phaseTwo();
    // Steps, as everywhere else: the first node that is read is only where the last of them leads.
    const auto steps = [](std::size_t nodes) { return countText(nodes > 0 ? nodes - 1 : 0); };
    m_title->setText(tr("Tracing the path back: %1 of %2")
                         .arg(steps(m_run->position() - route.begin), steps(route.length())));
    setToolTip(m_transport->isPacingRoute() ? tr("Click to skip (Space, Esc)") : QString());
    // A screen reader would never come to the end of a line that changes with every frame.
    if (m_run->isAtRest()) setAccessibleName(m_title->text());
    return;
  }
  m_head = isCounted ? tr("Solved") : tr("Path");
  m_counted->setText(isCounted ? tr("%1, %2", "7 pushes, 10 states looked at")
                                     .arg(m_figures->counted, lookedAtText(m_run->player().counts().expanded))
                               : QString());
  const Answer& answer = m_run->answer();
  const bool isAnswered = answer.outcome == search::Outcome::Solved && answer.route;
  m_values[0]->setText(m_figures    ? m_figures->cost
                       : isAnswered ? m_run->names().cost(answer.cost)
                                    : noneText());
  const std::size_t nodes = m_run->player().route().size();
  m_values[1]->setText(m_figures ? m_figures->steps : countText(nodes - std::min<std::size_t>(nodes, 1)));
  m_values[2]->setText(countText(m_run->player().counts().expanded));
  m_names[0]->setVisible(!m_values[0]->text().isEmpty());
  m_promise->setText(m_figures ? m_figures->promise : QString());
  m_promise->setVisible(!m_promise->text().isEmpty());
  const bool hasOther = m_figures && !m_figures->reasonOfAll.isEmpty() && waitingCount(*m_run) == 0;
  m_reason->setText(!m_figures ? QString() : hasOther ? m_figures->reasonOfAll : m_figures->reason);
  m_reason->setVisible(!m_reason->text().isEmpty());
  setToolTip({});
  setAccessibleName(m_head);
}

QString ClosingCard::text() const {
  if (m_shown != Shown::Closing) return m_title->text();
  QStringList lines{m_head};
  if (!m_counted->text().isEmpty()) lines << m_counted->text();
  for (int i = 0; i < 3 && m_counted->text().isEmpty(); ++i)
    if (!m_values[i]->text().isEmpty())
      lines << QStringLiteral("%1: %2").arg(m_names[i]->text(), m_values[i]->text());
  for (const QLabel* part : {m_promise, m_reason})
    if (!part->text().isEmpty()) lines << part->text();
  return lines.join(u'\n');
}

void ClosingCard::setPanel(QScrollArea* panel, QWidget* figures) {
  m_panel = panel;
  m_panelFigures = figures;
}

// In the panel three lines have to do: the figures below have what is not said, and of the buttons those that fit into a row are seen.
void ClosingCard::dress(bool isInPanel) {
  const bool isCounted = !m_counted->text().isEmpty();
  m_title->setText(isInPanel && isCounted
                       ? tr("%1: %2", "Solved: 7 pushes, 10 states examined").arg(m_head, m_counted->text())
                       : m_head);
  m_title->setWordWrap(isInPanel);
  m_counted->setVisible(isCounted && !isInPanel);
  if (isInPanel) {
    m_reason->hide();
    m_promise->setToolTip(m_reason->text());
  }
  if (!m_actions) return;
  auto* row = static_cast<QBoxLayout*>(m_actions->layout());
  row->setDirection(isInPanel ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  int room = isInPanel ? m_panel->viewport()->width() - 3 * spacing::kMargin : QWIDGETSIZE_MAX;
  for (auto* button : m_actions->findChildren<QToolButton*>()) {
    const bool isWanted = button->defaultAction()->isVisible();
    if (isWanted) room -= button->sizeHint().width() + row->spacing();
    button->setVisible(isWanted && room >= 0);
  }
}

// A card of the board again, or one of the panel's parts, which keeps its size.
void ClosingCard::standIn(bool isInPanel) {
  if (isInPanel == (parentWidget() != m_board)) return;
  const bool isSeen = !isHidden();
  if (isInPanel) {
    static_cast<QBoxLayout*>(m_panel->widget()->layout())
        ->insertWidget(m_panel->widget()->layout()->indexOf(m_panelFigures), this);
  } else {
    setParent(m_board);
  }
  setVisible(isSeen);
  if (isInPanel)
    QTimer::singleShot(0, this, [this] {
      if (m_panelFigures) m_panel->ensureWidgetVisible(m_panelFigures, 0, 0);
      m_panel->ensureWidgetVisible(this, 0, 0);
    });
}

void ClosingCard::place() {
  if (m_shown == Shown::Nothing || !m_run) return;  // the page is asked of its run
  const auto fit = [this] {
    layout()->invalidate();
    const int width =
        std::min(m_shown == Shown::Closing ? withText(kWidth) : layout()->sizeHint().width() + spacing::kUnit,
                 m_board->contentsRect().width() - 2 * spacing::kUnit);
    resize(width, layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width)
                                                : layout()->sizeHint().height());
  };
  if (m_shown == Shown::Closing) {
    dress(false);
    m_reason->setVisible(!m_reason->text().isEmpty());
    fit();
    if (m_board->height() < kRoomForReason * height()) {
      m_reason->hide();
      m_promise->setToolTip(m_reason->text());
      fit();
    }
    setAccessibleDescription(text());
  } else {
    // The digits change with every frame, and the line stays where it is.
    fit();
  }
  const bool isInPanel = m_shown == Shown::Closing && m_panel && m_panel->isVisible();
  standIn(isInPanel);
  if (isInPanel)
    dress(true);
  else
    move(cornerFor(size(), roomBeside(m_board->contentsRect()), m_clear()));
}

// The larger part of the board beside the notice, where the card has room in it.
QRect ClosingCard::roomBeside(const QRect& board) const {
  if (!m_beside || !m_beside->isVisible()) return board;
  const QRect notice(m_board->mapFromGlobal(m_beside->mapToGlobal(QPoint())), m_beside->size());
  if (!notice.intersects(board)) return board;
  QRect room = board;
  if (notice.center().y() < board.center().y())
    room.setTop(notice.bottom() + 1);
  else
    room.setBottom(notice.top() - 1);
  return room.height() >= height() + 2 * spacing::kUnit ? room : board;
}

bool ClosingCard::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_board && event->type() == QEvent::Resize) place();
  // When the notice goes the card stays: nothing moves under the hand that closes it.
  if (watched == m_beside &&
      (event->type() == QEvent::Show || event->type() == QEvent::Move || event->type() == QEvent::Resize))
    place();
  return QFrame::eventFilter(watched, event);
}

// The board below has no part in it.
void ClosingCard::mousePressEvent(QMouseEvent* event) {
  event->accept();
  if (m_shown == Shown::Reading && m_transport) m_transport->skipRoute();
}

void ClosingCard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  paintCard(&painter, *this);
}

void ClosingCard::retranslate() {
  m_names[0]->setText(tr("Cost"));
  m_names[1]->setText(tr("Steps"));
  m_names[2]->setText(tr("Expanded"));
  m_close->setToolTip(tr("Close (Esc)"));
  m_close->setAccessibleName(m_close->toolTip());
  if (m_shown != Shown::Nothing) show(m_shown);
}

}  // namespace searchlight::ui
