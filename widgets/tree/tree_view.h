// widgets/tree/tree_view.h: the tree of a search, drawn beside its board: from some boxes to an outline of millions.
//
//   tree->setRun(&m_run);                                                          // usage; nullptr: none
//   tree->setSelected(node);                                                       // as in tables and on the board
//   connect(tree, &TreeView::nodeActivated, ..);                                   // clicked, or Enter: the board goes there
//
// Each item has a box with its name and f above g and h, a smaller box, or a dot, as the zoom has it; see TreeScene for what is drawn
// where. All boxes are as wide as the widest text in one of them. By mouse: a drag moves the picture, the wheel zooms at the pointer, a click activates an item, a double click folds what is
// below it. By keyboard: Up and Down go to the parent and the first child, Left and Right to siblings, with Shift Up folds and Down
// unfolds; Enter activates; + - zoom; 0 and Home fit all in.
#pragma once
#include <QBasicTimer>
#include <QColor>
#include <QList>
#include <QPointF>
#include <QPointer>
#include <QSizeF>
#include <QWidget>
#include <array>
#include <functional>
#include <initializer_list>
#include <optional>
#include <unordered_set>
#include <utility>
#include <vector>

#include "widgets/run/lit_nodes.h"
#include "widgets/tables/node_pictures.h"
#include "widgets/theme/legend_flow.h"
#include "widgets/theme/motion_clock.h"
#include "widgets/tree/tree_scene.h"

namespace searchlight::ui {

struct TreeInks;

class TreeView : public QWidget {
  Q_OBJECT
 public:
  using Item = TreeScene::Item;
  // How much of an item is drawn: by the distance of two of them.
  enum class Detail { Dots, Names, Boxes };

  // REQUIRES: the pictures outlive this.
  explicit TreeView(NodePictures* pictures, QWidget* parent = nullptr);

  void setRun(WatchedRun* run);
  WatchedRun* run() const { return m_run; }
  const TreeScene& scene() const { return m_scene; }
  // Everything that the search has told is in the picture, and as much is recorded ahead as it takes.
  bool isUpToDate() const { return !m_slices.isActive(); }

  // The node that tables and board have selected: its item at the cursor.
  void setSelected(std::optional<search::NodeId> node);
  Item selected() const { return m_selected; }  // TreeScene::kNoItem: none

  // Rings round these, in an outline how many of a row they are.
  void setLit(SharedLitNodes lit);

  void setBranchOnly(bool isOnly);
  bool isBranchOnly() const { return m_scene.isBranchOnly(); }
  // Where not all of the tree is in sight the picture goes with the search; moving it by hand ends that.
  void setFollows(bool follows);
  bool follows() const { return m_follows; }
  void setFolded(Item item, bool isFolded);
  // Goes from one event in the branch below an item to the next, as many a second as setSpeed() says, and stops where there is none, at
  // Space or where the cursor is moved otherwise.
  void playBranch(Item item);
  void stopBranch();
  bool playsBranch() const { return m_branchPlay.isActive(); }
  void setSpeed(std::function<double()> eventsASecond) { m_speed = std::move(eventsASecond); }

  Detail detail() const;
  // Where an item stands in the widget, also beyond its edges; of an outline the place in its row. Nothing where it is folded away or
  // not there yet.
  std::optional<QPointF> place(Item item) const;
  // The item at a place, within some pixels of a dot; of an outline that of the row.
  std::optional<Item> itemAt(QPointF position) const;
  // The item that the keyboard is at, TreeScene::kNoItem until it is used.
  Item keyboardItem() const { return m_keyboard; }

  // What is written in an item's box, cut where that has no room; empty: it is a dot.
  QStringList boxTexts(Item item) const;
  // What the legend says, and what it has no room for.
  LegendFlow legend() const;

  // In a sentence or two: which node, g, h and f, what has become of it and why.
  QString description(Item item) const;
  // "46 nodes, depth 5", and behind it "; 12 in OPEN, 34 in CLOSED"; of a deepening search of the present iteration.
  QString brief() const;
  QString summary() const;

  QSize sizeHint() const override { return {480, 480}; }
  QSize minimumSizeHint() const override { return {160, 120}; }

 public Q_SLOTS:
  void fit();
  void zoomIn();
  void zoomOut();

 Q_SIGNALS:
  void nodeActivated(searchlight::search::NodeId node);
  // To the next event below an item, or back to the one before.
  void eventWanted(searchlight::ui::WatchedRun::Predicate isIt, bool isForward);
  void changed();         // summary() may be another
  void followsChanged();  // by the user's hand
  void zoomChanged();

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;
  void timerEvent(QTimerEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  // tree_view.cpp: what is shown, and from where it is seen.
  void retranslate();
  void onSearchChanged();
  void advance();
  void place();
  std::size_t count(search::ItemState state) const;
  QSizeF box() const;
  QSizeF widest() const;
  QRectF room() const;
  QPointF toWidget(float x, std::uint32_t level) const;
  QPointF pointOf(std::size_t slot) const;
  void glideFrom(std::vector<Item> items, std::vector<QPointF> points);
  void zoomBy(double factor, QPointF fixed);
  void reveal(Item item);
  void clampLook();

  // tree_painting.cpp
  void paintTree(QPainter& painter) const;
  void paintEdges(QPainter& painter, const TreeInks& inks) const;
  QList<QPointF> routePoints(const std::function<std::optional<QPointF>(Item)>& placeOf) const;
  void paintOutline(QPainter& painter) const;
  void paintThrough(QPainter& painter, const QList<QPointF>& points,
                    std::initializer_list<std::pair<QColor, double>> inks) const;

  // tree_legend.cpp
  int legendHeight() const;
  std::vector<LegendFlow::Item> legendItems(bool isAll) const;
  void makeRoomForLegend();
  void paintLegend(QPainter& painter) const;

  // tree_boxes.cpp
  void paintItem(QPainter& painter, const TreeInks& inks, Item item, QPointF at) const;
  void paintBox(QPainter& painter, const TreeInks& inks, Item item, const QRectF& box) const;
  void paintPicture(QPainter& painter, Item item, const QRectF& inner) const;
  // As they are told; f and h may be empty.
  struct Numbers {
    QString g, h, f;
    std::array<search::Cost, 3> costs{};  // g, h and f
  };
  std::optional<Numbers> numbersOf(Item item) const;
  QString boxNumbers(Item item) const;
  QString reasonOf(Item item) const;
  void paintOrder(QPainter& painter, Item item, const QRectF& box) const;
  QFont smallFont() const;
  bool isDuplicate(Item item) const;
  std::size_t duplicatesDrawn() const;
  // How the boxes of a zoom are written: all of a tree alike.
  struct Writing {
    QSizeF size;
    QFont name, numbers;
    double around = 5;  // pixels on each side of the texts
    int lines = 1;      // 1: the name; 2: below it f, or what else there is; 3: f, and below that g and h
  };
  Writing writing() const;
  QStringList boxTexts(Item item, const Writing& writing) const;
  void measure();
  void forgetWidths();

  // tree_input.cpp
  bool moveKeyboard(int key);
  void activate(Item item);
  void fold(Item item);
  WatchedRun::Predicate isBelow(Item item) const;
  void stepBranch();

  QPointer<WatchedRun> m_run;
  NodePictures* m_pictures;
  TreeScene m_scene;
  QBasicTimer m_slices;  // while there is more to take in, or to record ahead
  std::optional<search::NodeId> m_selectedNode;
  SharedLitNodes m_lit;
  Item m_selected = TreeScene::kNoItem, m_keyboard = TreeScene::kNoItem;

  // Two items of a level are m_step.width() apart at the least, levels m_step.height(); m_origin is where (0, 0) stands.
  QSizeF m_step{1, 1};
  QPointF m_origin;
  double m_zoom = 1;  // of the fitted picture
  bool m_isFitted = true, m_follows = true;
  std::uint64_t m_layout = 0;  // that was placed last
  // The widest texts of all items that have been measured, in the box's fonts and in the small ones.
  struct Widths {
    double name = 0, second = 0, pair = 0;
  };
  Widths m_usual, m_small;
  bool m_hasF = false, m_hasNumbers = false;
  std::unordered_set<Item> m_measured;
  int m_legendLines = 1;

  QBasicTimer m_branchPlay;  // while a branch is played
  WatchedRun::Predicate m_isInBranch;
  std::optional<std::size_t> m_branchFrom;  // where the cursor was sent on last
  std::function<double()> m_speed;

  // From one layout to the next: where items stood. Empty: they stand where they belong.
  std::vector<Item> m_glideItems;
  std::vector<QPointF> m_glidePoints;
  MotionClock m_glide;

  std::optional<QPointF> m_pressedAt;
  bool m_isDragged = false;
};

}  // namespace searchlight::ui
