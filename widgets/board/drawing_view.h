// widgets/board/drawing_view.h: a board under the hands of whoever draws it, of whichever domain.
//
// Which button, key or focus makes a gesture, gives it up and ends it is said here; what a gesture does to the drawing, and what
// the drawing looks like, are the domain's.
#pragma once
#include <QPainterPath>
#include <QRect>
#include <QWidget>
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "core/geometry/point.h"

class QPainter;

namespace searchlight::ui {

struct BoardColours;

// Places are in cells: 0.5, 0.5 is the middle of the first one.
class DrawingView : public QWidget {
  Q_OBJECT
 public:
  explicit DrawingView(QWidget* parent = nullptr);

  // One of the domain's tools by its number. A gesture that is under way is given up.
  void chooseTool(int tool);
  int chosenTool() const { return m_tool; }
  // Cells where something is wrong.
  void setMarked(const std::vector<Point>& cells);

  // The keyboard's cell, which is also the view's accessible value.
  Point cursorCell() const { return m_cursor; }
  void setCursorCell(Point cell);
  // What is in a cell: for the line below and for screen readers.
  virtual QString description(Point cell) const = 0;
  virtual bool isInGesture() const = 0;

 Q_SIGNALS:
  // A sentence: what is under the pointer or the cursor, what a release would do.
  void told(const QString& text);
  // Why something was not done.
  void refused(const QString& why);
  void toolChosen(int tool);
  // The keyboard's cell should be seen.
  void cursorMoved(const QRect& pixels);

 protected:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

  // ---- What a domain supplies: gestures ----
  virtual void press(QPointF place, bool isOtherButton) = 0;  // on the board
  virtual void pressBeside(QPointF, bool) {}
  virtual void release(QPointF place) = 0;
  virtual void giveUp() = 0;
  virtual void moveCursor(Point heading) = 0;
  virtual void pressKey() = 0;   // Enter or Space
  virtual void deleteKey() = 0;  // Delete or Backspace
  // Keys that only this domain has; they go before all but Esc in a hand's gesture. True: it was one of them.
  virtual bool pressOwnKey(QKeyEvent*) { return false; }
  virtual void toolChosenByKey() {}

  // ---- And what is seen and said ----
  virtual void retranslate() = 0;
  virtual void refreshLook() { update(); }  // colours or language are others
  virtual bool contains(Point cell) const = 0;
  virtual std::optional<QPointF> placeOf(QPointF pixel) const = 0;  // nothing: no cell has room
  virtual QRectF pixelsOf(Point cell) const = 0;
  virtual QPainterPath faultOutline(Point cell) const = 0;
  virtual void tell() { tellCell(m_cursor); }
  // The keyboard has moved: the pointer is not what counts.
  virtual void aimAtCursor() { m_aim.reset(); }

  // Of each tool, and, where there are more, once more from the first one on.
  void setToolKeys(std::vector<int> keys, int tools);

  void tellCell(Point cell);
  void keepCursorIn(int width, int height) {
    m_cursor = {std::min(m_cursor.x, width - 1), std::min(m_cursor.y, height - 1)};
  }
  void paintFaults(QPainter& painter, const BoardColours& colours) const;
  static void paintRing(QPainter& painter, const BoardColours& colours, const QPainterPath& path,
                        double width, Qt::PenStyle style);

  Point m_cursor;
  std::optional<QPointF> m_aim;  // the place that is pointed at
  bool m_isByKey = false;        // of the gesture that is under way

 private:
  std::vector<Point> m_marked;
  std::vector<int> m_toolKeys;
  int m_tool = 0, m_tools = 0;
};

// The same, of one kind of drawing. It keeps no history: what a hand has drawn is told, whole, when the gesture has ended, and
// comes back by setDraft(). Whoever derives has a signal for tellDrawn().
template <class DraftType, class Tool, class Layout>
class DrawingViewOf : public DrawingView {
 public:
  using Draft = DraftType;
  using DrawingView::DrawingView;

  // A gesture that is under way is given up.
  void setDraft(const Draft& draft) {
    giveUp();
    m_draft = draft;
    keepCursorIn(draft.width(), draft.height());
    showDraft(draft);
  }
  const Draft& draft() const { return m_draft; }
  void setTool(Tool tool) { chooseTool(static_cast<int>(tool)); }
  Tool tool() const { return static_cast<Tool>(chosenTool()); }
  const Layout& pixels() const { return m_layout; }

 protected:
  virtual void tellDrawn(const Draft& draft) = 0;
  // The picture, of a drawing as it was given or with the gesture that is under way.
  virtual void showDraft(const Draft& draft) = 0;
  virtual void forgetGesture() = 0;

  void giveUp() final {
    if (!isInGesture()) return;
    forgetGesture();
    m_isByKey = false;
    showDraft(m_draft);
  }
  // The gesture has come to this.
  void end(Draft next) {
    giveUp();
    if (next != m_draft) tellDrawn(next);
    tell();
  }

  bool contains(Point cell) const final { return m_draft.contains(cell); }
  std::optional<QPointF> placeOf(QPointF pixel) const final {
    return m_layout.cell() > 0 ? std::optional(m_layout.placeOf(pixel)) : std::nullopt;
  }
  QRectF pixelsOf(Point cell) const final {
    return {m_layout.pixelOf(QPointF(cell.x, cell.y)), QSizeF(m_layout.cell(), m_layout.cell())};
  }

  Draft m_draft, m_shown;  // as it was given, and with the gesture that is under way
  Layout m_layout;
};

}  // namespace searchlight::ui
