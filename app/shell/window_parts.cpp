// app/shell/window_parts.cpp: a column of buttons.
#include "app/shell/window_parts.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "app/shell/commands.h"
#include "app/shell/key_map.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"

namespace searchlight::ui {

Header::Header(QWidget* parent)
    : QWidget(parent),
      m_tools(new QToolBar(this)),
      m_title(new ElidedLine(this)),
      m_offersPlace(new QWidget(this)),
      m_row(new QHBoxLayout(m_offersPlace)) {
  setObjectName(QStringLiteral("header"));
  setFixedHeight(kHeight);
  m_tools->setObjectName(QStringLiteral("toolbar"));
  m_tools->setMovable(false);
  m_tools->installEventFilter(this);
  m_tools->setContextMenuPolicy(Qt::PreventContextMenu);
  m_tools->setIconSize(QSize(20, 20));
  m_title->setAlignment(Qt::AlignCenter);
  m_title->setForegroundRole(QPalette::PlaceholderText);
  m_row->setContentsMargins(0, 0, spacing::kMargin, 0);
  m_row->setSpacing(spacing::kUnit);
}

void Header::setTitle(const QString& title) {
  m_title->setText(title);
  arrange();
}

void Header::setOffers(const QList<QAction*>& actions) {
  qDeleteAll(m_offers);
  m_offers.clear();
  for (QAction* action : actions) {
    auto* button = new QToolButton(m_offersPlace);
    button->setDefaultAction(action);
    button->setFocusPolicy(Qt::TabFocus);
    button->setVisible(action->isVisible());
    m_row->addWidget(button);
    m_offers.append(button);
    connect(action, &QAction::changed, button, [this, button, action] {
      button->setVisible(action->isVisible());
      m_isStale = true;
      arrange();
    });
  }
  m_isStale = true;
  arrange();
}

// Words give way before tools do, and the title before both. How wide the words are is measured when they have changed, and not at
// each turn: a button that is dressed asks for a new arrangement.
void Header::arrange() {
  const auto dress = [this](Qt::ToolButtonStyle style) {
    for (QToolButton* button : m_offers) button->setToolButtonStyle(style);
    return m_row->isEmpty() ? 0 : m_row->sizeHint().width();
  };
  const QRect room = rect();
  const int tools = m_tools->actions().isEmpty() ? 0 : m_tools->sizeHint().width();
  if (std::exchange(m_isStale, false)) m_worded = dress(Qt::ToolButtonTextBesideIcon);
  const bool fits = tools + m_worded <= room.width();
  const int offers =
      fits && !m_isIconic ? m_worded : dress(fits ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
  m_isIconic = !fits;
  m_tools->setVisible(tools > 0);
  m_tools->setGeometry(0, 0, std::min(tools, room.width() - offers), kHeight - 1);
  m_offersPlace->setGeometry(room.width() - offers, 0, offers, kHeight - 1);
  // In the middle of all, or of what is left where that is too narrow.
  const int wanted = m_title->sizeHint().width();
  const int from = m_tools->geometry().width() * (tools > 0) + spacing::kWide,
            to = room.width() - offers - spacing::kWide;
  const int width = std::clamp(wanted, 0, std::max(0, to - from));
  const int left = std::clamp((room.width() - width) / 2, from, std::max(from, to - width));
  m_title->setGeometry(left, 0, width, kHeight - 1);
}

bool Header::event(QEvent* event) {
  switch (event->type()) {
    case QEvent::Show:
    case QEvent::FontChange: m_isStale = true; [[fallthrough]];
    case QEvent::Resize:
    case QEvent::LayoutRequest: arrange(); break;
    default: break;
  }
  return QWidget::event(event);
}

// A tool that comes or goes tells its bar alone, which is in no layout.
bool Header::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_tools && event->type() == QEvent::LayoutRequest)
    QMetaObject::invokeMethod(
        this,
        [this] {
          const int wanted = m_tools->actions().isEmpty() ? 0 : m_tools->sizeHint().width();
          if (wanted != m_tools->width()) arrange();
        },
        Qt::QueuedConnection);
  return QWidget::eventFilter(watched, event);
}

void Header::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(0, height() - 1, width(), 1, palette().color(QPalette::Mid));
}

namespace {
constexpr int kWidth = 80, kButtonHeight = 60, kIcon = 24;
}

Rail::Rail(const std::vector<PageInfo>& pages, QWidget* parent)
    : QFrame(parent), m_pages(pages), m_places(new QActionGroup(this)) {
  setFixedWidth(kWidth);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(spacing::kHalf, spacing::kUnit, spacing::kHalf + 1, spacing::kUnit);
  column->setSpacing(spacing::kHalf);
  m_actions.resize(pages.size());
  int number = 0;
  const auto add = [&](std::size_t i) {
    QAction* action = m_actions[i] = new QAction(icon(pages[i].icon), QString(), m_places);
    action->setCheckable(true);
    KeyMap::shared().bind(action, pageCommandId(pages[i]), pageKeys(pages[i], number));
    connect(action, &QAction::triggered, this, [this, i] { Q_EMIT chosen(static_cast<int>(i)); });
    auto* button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setIconSize(QSize(kIcon, kIcon));
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    column->addWidget(button);
  };
  for (std::size_t i = 0; i < pages.size(); ++i)
    if (pages[i].isStart()) add(i);
  for (std::size_t i = 0; i < pages.size(); ++i)
    if (!pages[i].isStart()) add(i);
  column->addStretch(1);
  setVisible(pages.size() > 1);
  retranslate();
  onChange(this, {QEvent::FontChange}, [this] { fit(); });
}

// As wide and high as the texts want it, and the same for all.
void Rail::fit() {
  int width = kWidth;
  for (const QAction* action : actions())
    width = std::max(width, fontMetrics().horizontalAdvance(action->iconText()) + 5 * spacing::kHalf);
  setFixedWidth(width);
  for (QToolButton* button : findChildren<QToolButton*>())
    button->setFixedHeight(std::max(kButtonHeight, kIcon + fontMetrics().height() + 2 * spacing::kUnit));
}

void Rail::setCurrent(int index) { m_actions[static_cast<std::size_t>(index)]->setChecked(true); }

void Rail::retranslate() {
  setAccessibleName(tr("Pages"));
  for (std::size_t i = 0; i < m_pages.size(); ++i) setCommandText(m_actions[i], pageTitle(m_pages[i]), {});
  fit();
}

// An edge towards the page.
void Rail::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(width() - 1, 0, 1, height(), palette().color(QPalette::Mid));
}

}  // namespace searchlight::ui
