// widgets/compare/compare_panes.h: up to eight panes, and perhaps a picture of their differences, as large as they can be.
#pragma once
#include <QWidget>
#include <vector>

#include "widgets/board/paint_turns.h"
#include "widgets/compare/compare_pane.h"
#include "widgets/picture/picture_source.h"
#include "widgets/run/transport.h"

namespace searchlight::ui {

// Lays the panes out in rows so that their boards are as large as can be, and keeps them together: what is done to the
// view of one board, the pointer over it and the selected cell are the same on all. Numbers panes from 1 on, and Tab goes
// through them in this order.
class ComparePanes : public QWidget {
  Q_OBJECT
 public:
  static constexpr std::size_t kLeast = 2, kMost = 8;  // of a comparison; a trace may be alone

  explicit ComparePanes(QWidget* parent = nullptr);

  const std::vector<ComparePane*>& panes() const { return m_panes; }
  // Takes the pane, as number `at` from 0. REQUIRES: there are less than kMost.
  void insert(std::size_t at, ComparePane* pane);
  // The pane goes when the event that is being handled is over.
  void remove(ComparePane* pane);
  // One more picture behind the panes: the view of `board` in it, if there is one, follows that of the others. nullptr: none.
  // Ours from here on.
  void setExtra(QWidget* frame, BoardView* board);

  ComparePane* chosen() const { return m_chosen; }
  // Where a board of ours has the keyboard's focus, that goes along: the chosen pane and the one with the focus are the same.
  void choose(ComparePane* pane);

  std::optional<Point> selectedCell() const { return m_selected; }
  void select(std::optional<Point> cell);
  // The board has another size or zoom: other places may be better.
  void arrange();

  // Of a path, as it is shown; whether it is proven to be the least.
  struct Cost {
    double value = 0;
    bool isProven = false;
  };

  // Tells each pane whose search is at its end how it has come in, by the unit of the common axis, and how its path's
  // cost compares with those of others that are at their ends; of the others nothing is told. `costs` are the panes', as far as they are
  // known. To be called when the cursors have moved, the axis is another one, or more is known.
  void showPlaces(const Transport& transport, const std::vector<std::optional<Cost>>& costs = {});

  BoardViewport::Look look() const;
  void setLook(const BoardViewport::Look& look);
  void forEachBoard(const std::function<void(BoardView&)>& use) const;

  // All panes, without what can be pressed in their heads and without the frame of the chosen one.
  PictureSource picture();

  // Boards that still show an old picture, because a frame has not the time to paint all of them.
  bool isPaintingLate() const { return m_turns.isAnyoneWaiting(); }

  QSize minimumSizeHint() const override { return {320, 200}; }

 Q_SIGNALS:
  void chosenChanged();
  void selected(std::optional<searchlight::Point> cell);
  // The pointer or the keyboard's cell, on the board of this pane; nullptr: nowhere, or on the extra board.
  void hovered(searchlight::ui::ComparePane* pane, std::optional<searchlight::Point> cell);
  void viewChanged(double pixelsPerCell);  // of the chosen pane's board, whichever has spoken

 protected:
  void resizeEvent(QResizeEvent* event) override;
  bool event(QEvent* event) override;

 private:
  void adopt(BoardView* board, ComparePane* pane);
  void release(BoardView* board);
  void point(ComparePane* pane, BoardView* board, std::optional<Point> cell);
  void renumber();
  void tellAlike();
  void orderTabs();
  void arrangeAnew();

  std::vector<ComparePane*> m_panes;
  QWidget* m_extra = nullptr;
  BoardView* m_extraBoard = nullptr;
  ComparePane* m_chosen = nullptr;
  std::optional<Point> m_selected;
  PaintTurns m_turns;
  bool m_isSpreading = false;  // what one board said to the others
};

}  // namespace searchlight::ui
