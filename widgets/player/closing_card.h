// widgets/player/closing_card.h: phase two in words: how much of the route is read back, and what was found in the end.
#pragma once
#include <QFrame>
#include <QPointer>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "widgets/run/transport.h"
#include "widgets/tables/numbers_view.h"

class QAction;
class QLabel;
class QScrollArea;
class QShortcut;
class QToolButton;

namespace searchlight::ui {

// Where a card of this size stands on a board: in the corner, from the bottom right on, where it covers least of the first of
// `clear`; of equal ones where it covers least of the second, and so on.
QPoint cornerFor(QSize card, const QRect& board, std::span<const QRectF> clear);

// Of a transport over one run. While the cursor is in phase two it is a line over a corner of the board: "Reading the
// route back: 62 of 153". When the route has been read back (Transport::routeRead) it becomes the closing card, with cost,
// steps, expansions and what the search promises of them, or "7 pushes, 10 states looked at" (RouteFigures::counted), and what can be
// done next; it goes with its button, with Esc, and when the cursor or the
// search does, and comes again only when the route is read again, or its end asked for (tellAtEnd). A click, Esc or Space skips the reading while it plays.
class ClosingCard : public QFrame {
  Q_OBJECT

 public:
  enum class Shown { Nothing, Reading, Closing };
  using Areas = std::function<std::vector<QRectF>()>;

  // A child of the board; Esc is its where `scope` has the focus, as long as there is something to give up.
  // `clear` is what it should not cover, in the board's coordinates, as cornerFor() has it: the goal's neighbourhood, ..
  ClosingCard(QWidget* board, QWidget* scope, Areas clear);

  // nullptr: none.
  void setSearch(Transport* transport, WatchedRun* run);
  // Of the present search, as NumbersView has them.
  void setFigures(std::optional<RouteFigures> figures);
  // What one may want to do next, as buttons below the figures. They outlive the card. Once.
  void setActions(const QList<QAction*>& actions);
  // The end was asked for by a command, and not by a place: it is told there like a route that was read, as soon as the cursor
  // has come to it.
  void tellAtEnd();
  // It would cover what moves: it is not seen meanwhile.
  void setAside(bool isAside);
  // What lies over the board and has words of its own, of the same window: the card stands above or below it. Once.
  void setBeside(QWidget* notice);
  // While this area is seen the closing card stands in its column, above `figures`, and not over the board: compact, so that both are
  // seen at once. Once.
  void setPanel(QScrollArea* panel, QWidget* figures);
  // The board shows another part of itself, or `clear` is somewhere else.
  void place();

  Shown shown() const { return m_shown; }
  QString text() const;  // all that it says, line by line

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void build();
  void follow();
  void close();
  void giveUp();
  void show(Shown what);
  void fill();
  void retranslate();
  QRect roomBeside(const QRect& board) const;
  void standIn(bool isInPanel);
  void dress(bool isInPanel);

  QWidget* m_board;
  QPointer<QWidget> m_beside;
  QPointer<QScrollArea> m_panel;
  QPointer<QWidget> m_panelFigures;
  Areas m_clear;
  QPointer<Transport> m_transport;
  QPointer<WatchedRun> m_run;
  std::optional<RouteFigures> m_figures;
  Shown m_shown = Shown::Nothing;
  QString m_head;
  bool m_isAside = false, m_isEndAsked = false;
  QLabel *m_title, *m_counted, *m_promise, *m_reason;
  QLabel *m_names[3], *m_values[3];  // cost, steps, expanded
  QWidget *m_facts, *m_actions = nullptr;
  QToolButton* m_close;
  QShortcut* m_escape;
};

}  // namespace searchlight::ui
