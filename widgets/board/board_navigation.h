// widgets/board/board_navigation.h: finding one's way on a board that is larger than its view: scroll bars and an overview.
#pragma once
#include <QObject>
#include <QPointer>
#include <Qt>

class QScrollBar;

namespace searchlight::ui {

class BoardOverview;
class BoardView;

// The bars lie over the board's right and lower edge, each only while there is something to move to along it, and nothing
// moves when they come or go: the board may be drawn further than under them. What is left of the view are its
// contentsMargins(): whoever lays something over the board keeps to contentsRect(). The keyboard has its own keys for all of
// this, so that nothing here takes the focus.
class BoardNavigation : public QObject {
  Q_OBJECT

 public:
  explicit BoardNavigation(BoardView* view);

  // The user wants to see the overview where it is of use.
  void setOverviewWanted(bool wanted);
  // The board has the room to itself; beside several others it goes without all of this.
  void setAlone(bool alone);

  QScrollBar& bar(Qt::Orientation along) { return along == Qt::Horizontal ? *m_across : *m_down; }
  BoardOverview& overview() { return *m_overview; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QScrollBar* makeBar(Qt::Orientation along);
  void follow();
  void retranslate();

  BoardView* m_view;
  QScrollBar *m_across, *m_down;
  QWidget* m_corner;  // between them
  BoardOverview* m_overview;
  bool m_isAlone = true;
};

}  // namespace searchlight::ui
