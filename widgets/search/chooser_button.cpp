// widgets/search/chooser_button.cpp: text and arrow side by side.
#include "widgets/search/chooser_button.h"

#include <QPainter>
#include <QStyleOptionToolButton>
#include <algorithm>

#include "widgets/theme/elided_line.h"
#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {
constexpr int kHeight = 32;
constexpr int kArrow = 8;
}  // namespace

ChooserButton::ChooserButton(QWidget* parent) : QToolButton(parent) {
  setAutoRaise(true);
  setPopupMode(InstantPopup);
  setToolButtonStyle(Qt::ToolButtonTextOnly);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void ChooserButton::setChoices(const QStringList& choices) {
  m_choices = choices;
  updateGeometry();
}

int ChooserButton::fullWidth() const {
  int widest = 0;
  for (const QString& choice : m_choices) widest = std::max(widest, fontMetrics().horizontalAdvance(choice));
  return spacing::kUnit + widest + spacing::kHalf + kArrow + spacing::kUnit;
}

QSize ChooserButton::sizeHint() const { return {fullWidth(), kHeight}; }

void ChooserButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  QStyleOptionToolButton option;
  initStyleOption(&option);
  option.state.setFlag(QStyle::State_Sunken, isDown());
  style()->drawPrimitive(QStyle::PE_PanelButtonTool, &option, &painter, this);
  const QColor ink =
      palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::ButtonText);
  painter.setPen(ink);
  const QRect room = rect().adjusted(spacing::kUnit, 0, -kArrow - spacing::kUnit, 0);
  painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, elidedAtWord(fontMetrics(), text(), room.width()));
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(ink, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  const double right = width() - spacing::kUnit;
  const double middle = height() / 2.0 + 1;
  painter.drawPolyline(
      QPolygonF{{right - kArrow, middle - 2}, {right - kArrow / 2.0, middle + 2}, {right, middle - 2}});
  if (hasFocus()) paintFocusRing(&painter, rect(), *this);
}

}  // namespace searchlight::ui
