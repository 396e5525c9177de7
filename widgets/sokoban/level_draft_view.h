// widgets/sokoban/level_draft_view.h: a level of Sokoban under the hands of whoever draws it.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "core/sokoban/draft.h"
#include "widgets/board/drawing_view.h"
#include "widgets/sokoban/sokoban_scene.h"

namespace searchlight::ui {

// What a press puts into a cell; where that is there already, a press, and on as it is dragged, takes it away.
enum class LevelTool : std::uint8_t { Wall, Floor, Goal, Box, Worker };
inline constexpr int kLevelTools = 5;

// Cells are as large as the widget allows, but not smaller than the zoom says: whoever shows it scrolls.
//
// By mouse: the tool where it is pressed, and on as it is dragged; the other button makes floor. By keyboard: the arrows choose a
// cell, Enter or Space is a press, Shift and arrows a drag that puts; Delete makes floor; W F G B P or 1 to 5 choose the tool, and the
// letters of level files (# $ . @ * + -) put what they mean.
class LevelDraftView : public DrawingViewOf<sokoban::LevelDraft, LevelTool, SokobanLayout> {
  Q_OBJECT
 public:
  explicit LevelDraftView(QWidget* parent = nullptr);

  static constexpr int kLeastZoom = 14, kMostZoom = 56;  // pixels a cell
  int zoom() const { return m_zoom; }
  void setZoom(int pixels);
  void setLook(SokobanLook look);

  QString description(Point cell) const override;
  bool isInGesture() const override { return m_paint != Paint::None; }

  QSize sizeHint() const override { return {480, 480}; }

 Q_SIGNALS:
  void drawn(const searchlight::sokoban::LevelDraft& draft);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

  void tellDrawn(const sokoban::LevelDraft& draft) override { Q_EMIT drawn(draft); }
  void showDraft(const sokoban::LevelDraft& draft) override;
  void retranslate() override;
  QPainterPath faultOutline(Point cell) const override;
  void forgetGesture() override { m_paint = Paint::None; }
  void press(QPointF place, bool isOtherButton) override;
  void release(QPointF place) override;
  void moveCursor(Point heading) override;
  void pressKey() override { pressAtCursor(false); }
  void deleteKey() override { pressAtCursor(true); }
  bool pressOwnKey(QKeyEvent* event) override;

 private:
  enum class Paint : std::uint8_t { None, Put, TakeAway, Clear };

  void layOut();
  void paintGrid(QPainter& painter, const QRect& area) const;
  void dragTo(Point cell);
  void paintCell(sokoban::LevelDraft& draft, Point cell) const;
  void finish();
  void dragCursor(Point heading);
  void pressAtCursor(bool isClearing);
  bool putLetter(const QString& letter);

  SokobanScene m_scene;  // of what is shown
  int m_zoom = 20;
  SokobanLook m_look = SokobanLook::Crafted;
  Paint m_paint = Paint::None;
  Point m_last;  // the cell that was painted last
};

}  // namespace searchlight::ui
