// widgets/search/section.cpp: an arrow, a heading and its content.
#include "widgets/search/section.h"

#include <QEvent>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyleOptionToolButton>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

FoldButton::FoldButton(QWidget* parent) : QToolButton(parent) {
  setAutoRaise(true);
  setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  setArrowType(Qt::RightArrow);
  connect(this, &QToolButton::clicked, this, [this] { setUnfolded(!isUnfolded()); });
}

QSize FoldButton::sizeHint() const {
  const bool hasText = toolButtonStyle() != Qt::ToolButtonIconOnly && !text().isEmpty();
  const int words = hasText ? fontMetrics().size(Qt::TextShowMnemonic, text()).width() + spacing::kHalf : 0;
  return {kFoldIndent + words, fontMetrics().height() + spacing::kUnit};
}

void FoldButton::paintEvent(QPaintEvent*) {
  constexpr int kArrow = 12;
  QPainter painter(this);
  QStyleOptionToolButton option;
  initStyleOption(&option);
  option.rect = QRect(0, (height() - kArrow) / 2, kArrow, kArrow);
  style()->drawPrimitive(isUnfolded() ? QStyle::PE_IndicatorArrowDown : QStyle::PE_IndicatorArrowRight,
                         &option, &painter, this);
  painter.setPen(palette().color(underMouse() && isEnabled() ? QPalette::Link : QPalette::WindowText));
  if (toolButtonStyle() != Qt::ToolButtonIconOnly)
    painter.drawText(rect().adjusted(kFoldIndent, 0, 0, 0),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextShowMnemonic, text());
  if (hasFocus()) paintFocusRing(&painter, rect(), *this);
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
  column->setSpacing(spacing::kHalf);
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

namespace {

// Over the viewport, and touched by nobody.
class LowerEdge : public QWidget {
 public:
  explicit LowerEdge(QAbstractScrollArea* area) : QWidget(area), m_area(area) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    area->viewport()->installEventFilter(this);
    QScrollBar* bar = area->verticalScrollBar();
    connect(bar, &QScrollBar::valueChanged, this, [this] { place(); });
    connect(bar, &QScrollBar::rangeChanged, this, [this] { place(); });
    place();
  }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move) place();
    return QWidget::eventFilter(watched, event);
  }
  void paintEvent(QPaintEvent*) override {
    QLinearGradient ground(QPointF(0, 0), QPointF(0, height()));
    QColor window = palette().color(m_area->viewport()->backgroundRole());
    ground.setColorAt(0.85, window);
    window.setAlpha(0);
    ground.setColorAt(0, window);
    QPainter(this).fillRect(rect(), ground);
  }

 private:
  void place() {
    const QScrollBar* bar = m_area->verticalScrollBar();
    QRect seen = m_area->viewport()->geometry();
    seen.setTop(std::max(seen.top(), seen.bottom() - fontMetrics().lineSpacing()));
    setGeometry(seen);
    setVisible(bar->value() < bar->maximum());
    raise();
  }
  QAbstractScrollArea* m_area;
};

}  // namespace

void paleLowerEdge(QAbstractScrollArea* area) { new LowerEdge(area); }

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
