// widgets/theme/card.h: what the cards that lie over a board are made of.
#pragma once
#include <QList>
#include <functional>

class QAction;
class QBoxLayout;
class QColor;
class QPainter;
class QToolButton;
class QWidget;

namespace searchlight::ui {

// The ground of a card, told from the board by its edge: the usual one, or one that says something.
void paintCard(QPainter* painter, const QWidget& card);
void paintCard(QPainter* painter, const QWidget& card, const QColor& edge);

// A cross that is no larger than a word; what it says is set by its card.
void dressAsClose(QToolButton* button);

// What can be done next, a button each behind what the layout has, seen as long as its action is; `changed` is called when one has
// come, gone or is called otherwise. They belong to the layout's widget.
void addCardActions(QBoxLayout* layout, const QList<QAction*>& actions, const std::function<void()>& changed);

}  // namespace searchlight::ui
