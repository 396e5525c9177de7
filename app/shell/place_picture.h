// app/shell/place_picture.h: how a place shows itself to who has not been there yet, and what is left there to who has.
//
//   {.., .start = {StartGroup::Play, QT_TRANSLATE_NOOP("Pages", "Slide the pieces .."), makeSlides, stillOf}}   // usage: pages.cpp
#pragma once
#include <QImage>
#include <QPalette>
#include <functional>
#include <memory>
#include <string>

#include "widgets/board/board_viewport.h"

class QPainter;
class QString;

namespace searchlight::ui {

class BoardOverlay;

// What a place is for, in the order of the page that a new user begins with.
enum class StartGroup { Watch, Play, Compare, Learn };

// A picture of what is done there, which can move. Nothing of it runs by itself: whoever shows it says at which second.
class MovingPicture {
 public:
  virtual ~MovingPicture() = default;
  // One round, above 0; the next one begins as this one did.
  virtual double seconds() const = 0;
  // The second at which it is looked at while it stands still.
  virtual double rest() const = 0;
  // In the middle of the area, on its ground. REQUIRES: 0 <= second <= seconds(); on the GUI thread.
  virtual void paint(QPainter& painter, const QRectF& area, const QPalette& palette, double second) = 0;
};

// Around what is painted in an area, in pixels, on the sides that it fills: as a BoardViewport keeps it. Cells that are whole
// pixels leave a little more.
inline constexpr double kPictureMargin = 12;

// Paints a board's overlay without a widget: the whole board in the middle of an area.
class SeenBoard {
 public:
  explicit SeenBoard(BoardOverlay& overlay) : m_overlay(overlay) {}
  void setBoard(int width, int height);
  void paint(QPainter& painter, const QRectF& area, const QPalette& palette);

 private:
  BoardOverlay& m_overlay;
  BoardViewport m_viewport;
  QImage m_frame;
};

// Something that one did, as a picture that stands still. Painted on the GUI thread.
using StillPicture = std::function<void(QPainter& painter, const QRectF& area, const QPalette& palette)>;

struct StartInfo {
  StartGroup group = StartGroup::Play;
  // English; translated in the context "Pages". nullptr: the place is not shown there.
  const char* line = nullptr;
  // Runs what is shown, in some ten milliseconds. On any thread. nullptr: there is none.
  std::unique_ptr<MovingPicture> (*picture)() = nullptr;
  // Of the bytes of a file that PageInfo::opens or PageInfo::left names; empty where there is none. May throw what reading
  // throws. On any thread.
  StillPicture (*still)(const std::string& bytes, const QString& fileName) = nullptr;
};

}  // namespace searchlight::ui
