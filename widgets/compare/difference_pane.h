// widgets/compare/difference_pane.h: one more board beside the panes: what two of their searches have expanded.
#pragma once
#include <QFrame>
#include <QMenu>
#include <QToolButton>
#include <array>
#include <functional>
#include <memory>
#include <vector>

#include "widgets/board/board_view.h"
#include "widgets/compare/compare_pane.h"
#include "widgets/compare/difference_ground.h"

namespace searchlight::ui {

// The key of an overlay's colours, in one line: for the place where a page's legend is. Every board of the page keeps its
// size so.
class DifferenceLegend : public QWidget {
  Q_OBJECT
 public:
  explicit DifferenceLegend(QWidget* parent = nullptr);
  // Of the two that are laid over each other.
  void setNumbers(int first, int second);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  std::array<int, 2> m_numbers{1, 2};
};

// What two searches have expanded, drawn in whatever way suits their domain.
class DifferencePicture {
 public:
  virtual ~DifferencePicture() = default;
  // The pane's, as soon as it has been given to one.
  virtual QWidget* widget() = 0;
  // What shares the view, the pointer and the selection with the panes' boards; nullptr: nothing does.
  virtual BoardView* board() { return nullptr; }
  // nullptr: there is none of this kind.
  virtual void setPair(ComparePane* first, ComparePane* second) = 0;
  // The cursors have moved, or a search is another one.
  virtual void refresh() = 0;
  // What differs there, for pictures that are no board: the node that the pane's search has expanded is shown in the middle. Not
  // empty: why it cannot be, in a sentence.
  virtual QString showNode(ComparePane&, search::NodeId) { return {}; }
};

// Which two is chosen above the picture, by their numbers; the way to the next place where they differ is somebody else's.
class DifferencePane : public QFrame, public HasContent {
  Q_OBJECT
 public:
  explicit DifferencePane(std::unique_ptr<DifferencePicture> picture, QWidget* parent = nullptr);
  // Makes a board whose ground is made by `wrap` from the domain's own.
  using Wrap = std::function<std::unique_ptr<BoardGround>(std::unique_ptr<BoardGround>)>;
  using MakeBoard = std::function<BoardView*(const Wrap& wrap)>;
  explicit DifferencePane(const MakeBoard& makeBoard, QWidget* parent = nullptr);
  ~DifferencePane() override;

  QRect content() const override { return m_head->geometry(); }  // beside the picture's own
  QWidget& picture() { return *m_picture->widget(); }
  // REQUIRES: the picture is a board.
  BoardView& board() { return *m_picture->board(); }
  bool hasBoard() { return m_picture->board() != nullptr; }
  // For the buttons above the board, and for the one that says what they look for, with a menu of all that they can. They stay
  // their owner's.
  void setActions(QAction* previous, QAction* next, QAction* otherField, QMenu* fields);
  // All that there are, in their order. The two stay the same ones while they are there. One that dies is forgotten
  // without a word, and if it is of the two, nothing takes its place until the next call.
  void setPanes(const std::vector<ComparePane*>& panes);
  // nullptr: there is none of this kind.
  ComparePane* first() const { return m_pair[0]; }
  ComparePane* second() const { return m_pair[1]; }
  void setPair(ComparePane* first, ComparePane* second);
  // The cursors have moved, or a search is another one.
  void refresh();
  // DifferencePicture::showNode().
  QString showNode(ComparePane& pane, search::NodeId node) { return m_picture->showNode(pane, node); }

 Q_SIGNALS:
  void pairChanged();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  class PaneBox;
  void forget(const QObject* pane);
  void showPair();
  void fill();
  void tellColours();
  void retranslate();

  std::unique_ptr<DifferencePicture> m_picture;
  QWidget* m_head;
  PaneBox *m_first, *m_second;
  QToolButton *m_otherField, *m_previous, *m_next;
  std::vector<ComparePane*> m_panes;     // all of them alive
  std::array<ComparePane*, 2> m_pair{};  // alive, too
};

}  // namespace searchlight::ui
