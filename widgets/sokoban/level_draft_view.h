// widgets/sokoban/level_draft_view.h: a level of Sokoban under the hands of whoever draws it.
#pragma once
#include <QWidget>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/sokoban/draft.h"
#include "widgets/sokoban/sokoban_scene.h"

namespace searchlight::ui {

// What a press puts into a cell; where that is there already, a press, and on as it is dragged, takes it away.
enum class LevelTool : std::uint8_t { Wall, Floor, Goal, Box, Worker };
inline constexpr int kLevelTools = 5;

// It keeps no history: what a hand has drawn is told by drawn(), whole, when the gesture has ended, and comes back by
// setDraft(). Cells are as large as the widget allows, but not smaller than the zoom says: whoever shows it scrolls.
//
// By mouse: the tool where it is pressed, and on as it is dragged; the other button makes floor. By keyboard: the arrows choose a
// cell, Enter or Space is a press, Shift and arrows a drag that puts; Delete makes floor; W F G B P or 1 to 5 choose the tool, and the
// letters of level files (# $ . @ * + -) put what they mean.
class LevelDraftView : public QWidget {
  Q_OBJECT
 public:
  explicit LevelDraftView(QWidget* parent = nullptr);

  // A gesture that is under way is given up.
  void setDraft(const sokoban::LevelDraft& draft);
  const sokoban::LevelDraft& draft() const { return m_draft; }
  void setTool(LevelTool tool);
  LevelTool tool() const { return m_tool; }
  // Cells where something is wrong.
  void setMarked(const std::vector<Point>& cells);
  static constexpr int kLeastZoom = 14, kMostZoom = 56;  // pixels a cell
  int zoom() const { return m_zoom; }
  void setZoom(int pixels);

  // The keyboard's cell.
  Point cursorCell() const { return m_cursor; }
  void setCursorCell(Point cell);
  // What is in a cell: for the line below and for screen readers.
  QString description(Point cell) const;
  const SokobanLayout& pixels() const { return m_layout; }
  bool isInGesture() const { return m_paint != Paint::None; }

  QSize sizeHint() const override { return {480, 480}; }

 Q_SIGNALS:
  void drawn(const searchlight::sokoban::LevelDraft& draft);
  // What is under the pointer or the cursor, in words.
  void told(const QString& text);
  void toolChanged(searchlight::ui::LevelTool tool);
  // The keyboard's cell should be seen.
  void cursorMoved(const QRect& pixels);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  enum class Paint : std::uint8_t { None, Put, TakeAway, Clear };

  // level_draft_view.cpp
  void showDraft(sokoban::LevelDraft draft);
  void layOut();
  void paintGrid(QPainter& painter, const QRect& area) const;
  void tell(Point cell);

  // level_draft_view_input.cpp
  Point cellAt(QPointF pixel) const;
  void press(Point cell, bool isOtherButton, bool isByKey);
  void dragTo(Point cell);
  void paintCell(sokoban::LevelDraft& draft, Point cell) const;
  void release();
  void giveUp();
  void moveCursor(Point heading, bool isDrag);
  bool putLetter(const QString& letter);

  sokoban::LevelDraft m_draft, m_shown;  // as it was given, and with the gesture that is under way
  SokobanScene m_scene;                  // of what is shown
  SokobanLayout m_layout;
  std::vector<Point> m_marked;
  LevelTool m_tool = LevelTool::Wall;
  int m_zoom = 20;
  Point m_cursor;
  std::optional<Point> m_aim;  // the cell under the pointer

  Paint m_paint = Paint::None;
  bool m_isByKey = false;
  Point m_last;  // the cell that was painted last
};

}  // namespace searchlight::ui
