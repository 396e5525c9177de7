// widgets/theme/card.h: what the cards that lie over a board are made of.
#pragma once
#include <QList>
#include <QRect>
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

// Who shows something that no card should hide says where: a board, its cells and their numbers.
class HasContent {
 public:
  virtual ~HasContent() = default;
  virtual QRect content() const = 0;  // in its own coordinates; empty: nothing
  // The part of it that is hidden last, where something has to be: the way out of a board.
  virtual QRect vitalContent() const { return {}; }
};
// Of a widget and all that is seen in it, in the widget's coordinates.
QRect contentOf(const QWidget& host);
QRect vitalContentOf(const QWidget& host);

// Where a card lies in a room without hiding what is there: along one edge, along the other one, or beside it, narrower. Where there
// is no such place it lies along the edge over whatever is there, or along the other one where only that leaves `vital` free.
struct CardPlace {
  QRect rect;
  bool isClear = false;  // it hides nothing
};
// `width` is what the card would like; it is as high as `heightAt` says for a width. `edge` is Qt::TopEdge or Qt::BottomEdge.
CardPlace placeCard(const QRect& room, const QRect& content, int width,
                    const std::function<int(int)>& heightAt, Qt::Edge edge, const QRect& vital = {});

}  // namespace searchlight::ui
