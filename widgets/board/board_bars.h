// widgets/board/board_bars.h: scroll bars over the edges of a board that is larger than its view.
#pragma once
#include <QObject>
#include <Qt>
#include <functional>

class QScrollBar;
class QWidget;

namespace searchlight::ui {

class BoardViewport;

// They lie over the view's right and lower edge, each only while there is something to move to along it, and nothing moves when they
// come or go: the board may be drawn further than under them. What is left of the view are its contentsMargins(): whoever lays
// something over the board keeps to contentsRect(). The keyboard has its own keys for all of this, so that nothing here takes the
// focus.
class BoardBars : public QObject {
  Q_OBJECT

 public:
  // `scroll` moves the view along an axis to such a place of BoardViewport::scroll().
  BoardBars(QWidget* view, std::function<void(Qt::Orientation, double)> scroll);

  // As the view shows it now; without bars where they are not wanted.
  void follow(const BoardViewport& viewport, bool isWanted = true);
  QScrollBar& bar(Qt::Orientation along) { return along == Qt::Horizontal ? *m_across : *m_down; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QScrollBar* makeBar(Qt::Orientation along);
  void retranslate();

  QWidget* m_view;
  std::function<void(Qt::Orientation, double)> m_scroll;
  QScrollBar *m_across, *m_down;
  QWidget* m_corner;  // between them
};

}  // namespace searchlight::ui
