// widgets/search/section.cpp: an arrow, a heading and its content.
#include "widgets/search/section.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/theme/theme.h"

namespace searchlight::ui {

FoldButton::FoldButton(QWidget* parent) : QToolButton(parent) {
  setAutoRaise(true);
  setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  setArrowType(Qt::RightArrow);
  connect(this, &QToolButton::clicked, this, [this] { setUnfolded(!isUnfolded()); });
}

void FoldButton::setUnfolded(bool isUnfolded) {
  if (isUnfolded == this->isUnfolded()) return;
  setArrowType(isUnfolded ? Qt::DownArrow : Qt::RightArrow);
  Q_EMIT folded(isUnfolded);
}

Section::Section(QWidget* content, QWidget* parent)
    : QWidget(parent), m_heading(new FoldButton(this)), m_content(content) {
  m_heading->setUnfolded(true);
  QFont font = m_heading->font();
  font.setBold(true);
  m_heading->setFont(font);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(m_heading, 0, Qt::AlignLeft);
  column->addWidget(content);
  connect(m_heading, &FoldButton::folded, this, [this](bool isOpen) {
    m_content->setVisible(isOpen);
    Q_EMIT toggled(isOpen);
  });
}

void Section::setTitle(const QString& title, const QString& about) {
  m_heading->setText(title);
  if (!about.isEmpty()) m_heading->setToolTip(about);
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
