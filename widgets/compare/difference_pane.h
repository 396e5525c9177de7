// widgets/compare/difference_pane.h: one more board beside the panes: what two of their searches have expanded.
#pragma once
#include <QComboBox>
#include <QFrame>
#include <QPointer>
#include <QToolButton>
#include <functional>
#include <memory>
#include <vector>

#include "widgets/board/board_view.h"
#include "widgets/compare/compare_pane.h"
#include "widgets/compare/difference_ground.h"

namespace searchlight::ui {

// Which two is chosen above the board, by their numbers; the way to the next place where they differ is somebody else's.
class DifferencePane : public QFrame {
  Q_OBJECT
 public:
  // Makes a board whose ground is made by `wrap` from the world's own.
  using Wrap = std::function<std::unique_ptr<BoardGround>(std::unique_ptr<BoardGround>)>;
  using MakeBoard = std::function<BoardView*(const Wrap& wrap)>;
  explicit DifferencePane(const MakeBoard& makeBoard, QWidget* parent = nullptr);
  ~DifferencePane() override;

  BoardView& board() { return *m_board; }
  // For the buttons above the board. They stay their owner's.
  void setActions(QAction* previous, QAction* next);
  // All that there are, in their order. The two stay the same ones while they are there. One that dies is forgotten
  // without a word, and if it is of the two, nothing takes its place until the next call.
  void setPanes(const std::vector<ComparePane*>& panes);
  // nullptr: there is none of this kind.
  ComparePane* first() const { return m_pair[0]; }
  ComparePane* second() const { return m_pair[1]; }
  void setPair(ComparePane* first, ComparePane* second);
  // The cursors have moved, or a search is another one.
  void refresh();

 Q_SIGNALS:
  void pairChanged();

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  class Legend;
  void forget(const QObject* pane);
  void showPair();
  void fill();
  void retranslate();

  BoardView* m_board = nullptr;
  DifferenceGround* m_ground = nullptr;  // the board's
  QComboBox *m_first, *m_second;
  QToolButton *m_previous, *m_next;
  Legend* m_legend;
  std::vector<ComparePane*> m_panes;  // all of them alive
  std::array<QPointer<ComparePane>, 2> m_pair;
};

}  // namespace searchlight::ui
