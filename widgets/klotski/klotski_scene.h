// widgets/klotski/klotski_scene.h: a Klotski board as a picture of any size: the view, thumbnails and panes draw it alike.
#pragma once
#include <QPainter>
#include <QPainterPath>
#include <QPixmap>
#include <QPointF>
#include <QRectF>
#include <QSize>
#include <memory>
#include <optional>
#include <vector>

#include "core/klotski/board.h"
#include "core/trace/board_event.h"
#include "widgets/klotski/klotski_layers.h"
#include "widgets/klotski/klotski_texts.h"
#include "widgets/klotski/piece_style.h"

namespace searchlight::ui {

// Which pixel a cell is: board and frame in the middle of an area, as large as can be.
class KlotskiLayout {
 public:
  static constexpr int kAround = 10;  // pixels between frame and widget

  KlotskiLayout() = default;
  KlotskiLayout(const klotski::Board& board, const QRectF& area);
  // Where the floor begins, and how large a cell is.
  KlotskiLayout(const klotski::Board& board, QPointF origin, double cell)
      : m_origin(origin), m_size(board.width(), board.height()), m_cell(cell) {}
  static constexpr double kFrame = 0.42;  // how thick the frame is, in cells

  double cell() const { return m_cell; }  // a cell's side, in pixels; 0: nothing fits
  QPointF origin() const { return m_origin; }
  // Places are in cells.
  QPointF pixelOf(QPointF place) const { return m_origin + m_cell * place; }
  QPointF placeOf(QPointF pixel) const { return (pixel - m_origin) / m_cell; }
  QRectF floor() const { return {m_origin, m_size * m_cell}; }
  QRectF frame() const;
  // The part of the frame that is missing at the exit.
  QRectF exit(const klotski::Exit& exit) const;

 private:
  QPointF m_origin;
  QSizeF m_size;  // of the board, in cells
  double m_cell = 0;
};

// What a hint says of the board; without `to` only which piece.
struct KlotskiHint {
  int piece = 0;
  std::optional<Point> to;
  friend bool operator==(const KlotskiHint&, const KlotskiHint&) = default;
};

// How pieces look, and what is shown besides them.
struct KlotskiLook {
  PieceStyle style = PieceStyle::Lacquer;
  PieceNameStyle names = PieceNameStyle::ByLanguage;
  bool isGoalShown = true;
};

struct KlotskiScene {
  // Of the board: what stays while pieces move. REQUIRES: set before anything is painted.
  std::optional<klotski::Board> board;
  KlotskiColours colours;
  std::vector<PieceName> names;

  klotski::Position position;
  // A piece that is elsewhere than its anchor says: it is dragged, or travels. -1: none.
  int moving = -1;
  QPointF movingAt;         // the anchor's place, in cells
  int lifted = -1;          // held by a hand or by the keyboard
  int cursor = -1;          // the keyboard's
  bool goalsShown = false;  // goals are outlined on the floor
  std::optional<KlotskiHint> hint;
  QString exitText;  // written into the exit where there is room

  // What has been painted of board and look, for the next frame; whoever changes either begins anew. Null: nothing is kept.
  std::shared_ptr<KlotskiLayers> layers;

  // While a search is watched: what is told of the position, and whether equal pieces wear their numbers.
  std::optional<search::BoardEvent> event;
  bool numbersShown = false;

  // Where a piece is seen, in cells.
  QPointF placeOf(int piece) const;
  // Colours and names are those of the look, and nothing is kept of the look before.
  void setLook(const KlotskiLook& look, const Theme& theme);
};

void paintKlotski(QPainter& painter, const KlotskiScene& scene, const KlotskiLayout& layout,
                  const BoardColours& colours);

// A piece's outline at a place, in pixels.
QPainterPath pieceOutline(const KlotskiScene& scene, const KlotskiLayout& layout, int piece, QPointF place);
// What is told of the position, over its pieces: the piece where it would slide to, by which way, and what becomes of it. REQUIRES:
// the scene has an event. (klotski_event.cpp)
void paintKlotskiEvent(QPainter& painter, const KlotskiScene& scene, const KlotskiLayout& layout,
                       const BoardColours& colours);
// The numbers of pieces that share a name, where they are shown and cells are large enough. (klotski_event.cpp)
void paintKlotskiNumbers(QPainter& painter, const KlotskiScene& scene, const KlotskiLayout& layout,
                         const BoardColours& colours);

// Small pictures of one board: what they share is painted once.
class KlotskiThumbnails {
 public:
  explicit KlotskiThumbnails(const klotski::Board& board) { m_scene.board = board; }
  // REQUIRES: a board fits into the size; the theme is one of the program's.
  QPixmap picture(const klotski::Position& position, QSize size, qreal pixelRatio, const Theme& theme,
                  PieceStyle style);

 private:
  KlotskiScene m_scene;
  const Theme* m_theme = nullptr;  // of the pictures that were painted
  PieceStyle m_style{};
};

}  // namespace searchlight::ui
