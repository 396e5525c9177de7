// widgets/theme/card.cpp: ground, cross and buttons of a card.
#include "widgets/theme/card.h"

#include <QAction>
#include <QBoxLayout>
#include <QPainter>
#include <QToolButton>

#include "widgets/theme/icons.h"

namespace searchlight::ui {

void paintCard(QPainter* painter, const QWidget& card) {
  QColor edge = card.palette().color(QPalette::WindowText);
  edge.setAlphaF(0.35F);
  paintCard(painter, card, edge);
}

void paintCard(QPainter* painter, const QWidget& card, const QColor& edge) {
  constexpr qreal kCardCorner = 6;
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(edge);
  painter->setBrush(card.palette().color(QPalette::Window));
  painter->drawRoundedRect(QRectF(card.rect()).adjusted(0.5, 0.5, -0.5, -0.5), kCardCorner, kCardCorner);
}

void dressAsClose(QToolButton* button) {
  button->setAutoRaise(true);
  button->setIcon(icon(IconId::Close));
  button->setIconSize(QSize(14, 14));
  button->setFocusPolicy(Qt::TabFocus);
}

void addCardActions(QBoxLayout* layout, const QList<QAction*>& actions,
                    const std::function<void()>& changed) {
  for (QAction* action : actions) {
    auto* button = new QToolButton(layout->parentWidget());
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setFocusPolicy(Qt::TabFocus);
    layout->addWidget(button);
    const auto follow = [button, action, changed] {
      button->setVisible(action->isVisible());
      changed();
    };
    QObject::connect(action, &QAction::changed, button, follow);
    follow();
  }
}

}  // namespace searchlight::ui
