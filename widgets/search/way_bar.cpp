// widgets/search/way_bar.cpp: a chain of parents as a slider.
#include "widgets/search/way_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/search/search_format.h"
#include "widgets/search/wheel_guard.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

using search::kNoNode;
using search::NodeId;

namespace {
// A depth-first search goes deeper; nobody steps so far.
constexpr std::size_t kLongestWay = 100'000;
}  // namespace

WayBar::WayBar(QWidget* parent)
    : QWidget(parent),
      m_title(new QLabel(this)),
      m_place(new QLabel(this)),
      m_slider(new QSlider(Qt::Horizontal, this)) {
  m_place->setForegroundRole(QPalette::PlaceholderText);
  m_slider->setObjectName(QStringLiteral("way"));
  const auto button = [this](IconId id, int step) {
    auto* made = new QToolButton(this);
    made->setIcon(icon(id));
    made->setAutoRaise(true);
    made->setFocusPolicy(Qt::TabFocus);
    made->setAutoRepeat(true);
    connect(made, &QToolButton::clicked, this,
            [this, step] { m_slider->setValue(m_slider->value() + step); });
    return made;
  };
  m_back = button(IconId::StepBack, -1);
  m_on = button(IconId::StepForward, 1);
  auto* head = new QHBoxLayout;
  head->addWidget(m_title, 1);
  head->addWidget(m_place);
  auto* row = new QHBoxLayout;
  row->setSpacing(spacing::kHalf);
  row->addWidget(m_back);
  row->addWidget(m_slider, 1);
  row->addWidget(m_on);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(spacing::kMargin, 0, spacing::kMargin, 0);
  column->setSpacing(spacing::kHalf);
  column->addLayout(head);
  column->addLayout(row);
  guardFromWheel(this);
  connect(m_slider, &QSlider::valueChanged, this, [this](int at) {
    refresh();
    if (!m_isSetting && static_cast<std::size_t>(at) < m_way.size())
      Q_EMIT nodeWanted(m_way[static_cast<std::size_t>(at)]);
  });
  setNode(nullptr, std::nullopt);
}

std::size_t WayBar::place() const { return static_cast<std::size_t>(m_slider->value()); }

void WayBar::setNode(const WatchedRun* run, std::optional<NodeId> node) {
  m_way.clear();
  if (run && run->hasSearch() && node) {
    for (NodeId n = *node; n != kNoNode && m_way.size() < kLongestWay; n = run->player().node(n).parent)
      m_way.push_back(n);
    m_isFromGoal = run->session().sides() == 2 && *node % 2 == 1;
    if (!m_isFromGoal) std::ranges::reverse(m_way);
  }
  m_isSetting = true;
  m_slider->setRange(0, static_cast<int>(std::max<std::size_t>(m_way.size(), 1)) - 1);
  m_slider->setValue(m_isFromGoal ? 0 : m_slider->maximum());
  m_isSetting = false;
  retranslate();
}

void WayBar::refresh() {
  const auto last = static_cast<std::size_t>(m_slider->maximum());
  m_place->setText(
      m_way.empty()
          ? QString()
          : tr("%1 of %2", "a step's number, of so many steps").arg(countText(place()), countText(last)));
  m_slider->setEnabled(last > 0);
  m_back->setEnabled(m_slider->value() > 0);
  m_on->setEnabled(m_slider->value() < m_slider->maximum());
}

void WayBar::retranslate() {
  m_title->setText(m_way.empty()  ? tr("Choose a state in a list to see the way to it")
                   : m_isFromGoal ? tr("From the chosen state to a goal")
                                  : tr("The way to the chosen state"));
  m_title->setForegroundRole(m_way.empty() ? QPalette::PlaceholderText : QPalette::WindowText);
  m_slider->setAccessibleName(m_title->text());
  m_back->setToolTip(tr("One step back"));
  m_on->setToolTip(tr("One step on"));
  refresh();
}

void WayBar::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace searchlight::ui
