// app/shell/rail.cpp: a column of buttons.
#include "app/shell/rail.h"

#include <QEvent>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "app/shell/command_set.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

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
  const auto add = [&](std::size_t i, const QKeySequence& keys) {
    QAction* action = m_actions[i] = new QAction(icon(pages[i].icon), QString(), m_places);
    action->setCheckable(true);
    action->setShortcut(keys);
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
    if (pages[i].isStart()) add(i, QKeySequence(Qt::ALT | Qt::Key_Home));
  int number = 0;
  for (std::size_t i = 0; i < pages.size(); ++i)
    if (!pages[i].isStart())
      add(i,
          ++number < 10 ? QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_0 + number)) : QKeySequence());
  column->addStretch(1);
  setVisible(pages.size() > 1);
  retranslate();
}

// As wide and high as the texts want it, and the same for all.
void Rail::fit() {
  int width = kWidth;
  for (const QAction* action : actions())
    width = std::max(width, fontMetrics().horizontalAdvance(action->iconText()) + 2 * spacing::kUnit + 1);
  setFixedWidth(width);
  for (QToolButton* button : findChildren<QToolButton*>())
    button->setFixedHeight(std::max(kButtonHeight, kIcon + fontMetrics().height() + 2 * spacing::kUnit));
}

void Rail::changeEvent(QEvent* event) {
  QFrame::changeEvent(event);
  if (event->type() == QEvent::FontChange) fit();
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
