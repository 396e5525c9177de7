// widgets/search/section.cpp: heading and content.
#include "widgets/search/section.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/theme/theme.h"

namespace searchlight::ui {

Section::Section(QWidget* content, QWidget* parent)
    : QWidget(parent), m_heading(new QToolButton(this)), m_content(content) {
  m_heading->setAutoRaise(true);
  m_heading->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  m_heading->setArrowType(Qt::DownArrow);
  QFont font = m_heading->font();
  font.setBold(true);
  m_heading->setFont(font);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(m_heading, 0, Qt::AlignLeft);
  column->addWidget(content);
  connect(m_heading, &QToolButton::clicked, this, [this] { setOpen(!m_isOpen); });
}

void Section::setTitle(const QString& title) { m_heading->setText(title); }

void Section::setOpen(bool open) {
  if (open == m_isOpen) return;
  m_isOpen = open;
  m_content->setVisible(open);
  m_heading->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
  Q_EMIT toggled(open);
}

void reveal(QWidget* part, const QRect& pixels) {
  for (QWidget* around = part->parentWidget(); around; around = around->parentWidget()) {
    auto* area = qobject_cast<QScrollArea*>(around);
    if (!area || !area->widget() || !area->widget()->isAncestorOf(part)) continue;
    const int top = part->mapTo(area->widget(), pixels.topLeft()).y(), bottom = top + pixels.height();
    QScrollBar* bar = area->verticalScrollBar();
    bar->setValue(std::min(top, std::max(bar->value(), bottom - area->viewport()->height())));
  }
}

void revealSoon(QWidget* part) {
  QTimer::singleShot(0, part, [part] { reveal(part, part->rect()); });
}

}  // namespace searchlight::ui
