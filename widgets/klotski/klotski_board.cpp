// widgets/klotski/klotski_board.cpp: pieces painted over a board's cells, at the place of a search's cursor.
#include "widgets/klotski/klotski_board.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "core/klotski/solve.h"
#include "widgets/board/board_scene.h"
#include "widgets/klotski/klotski_texts.h"
#include "widgets/klotski/klotski_view.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

void KlotskiGround::colour(std::size_t first, std::size_t last, QRgb* pixels) const {
  std::fill(pixels, pixels + (last - first), scene.colours.floor.rgb());
}

void KlotskiGround::paintPieces(const BoardLayer& layer) {
  layer.paint([&](QPainter& painter) {
    painter.setFont(layer.scene.font);
    paintKlotski(painter, scene,
                 KlotskiLayout(*scene.board, layer.viewport.origin(), layer.viewport.cellSide()),
                 layer.scene.board);
  });
}

KlotskiBoard::KlotskiBoard(QWidget* parent) : StateBoard(std::make_unique<KlotskiGround>(), parent) {
  setMargin(KlotskiLayout::kFrame);
  setFills(true);
  shown().exitText = KlotskiView::tr("EXIT");
}

void KlotskiBoard::setPlacement(const klotski::Board& board, const klotski::Placement& start) {
  const bool isOther = !shown().board || !(*shown().board == board);
  if (!isOther && m_start == start) return showNode(std::nullopt);
  m_start = start;
  if (isOther) {
    shown().board = board;
    shown().placement = start;
    refreshLook();
  }
  begin(board.width(), board.height());
}

void KlotskiBoard::setStyle(PieceStyle style, PieceNameStyle names, bool isGoalShown) {
  m_style = style;
  m_names = names;
  m_isGoalShown = isGoalShown;
  refreshLook();
}

void KlotskiBoard::refreshLook() {
  KlotskiScene& scene = shown();
  if (!scene.board) return;
  scene.colours = klotskiColours(*scene.board, m_style, Theme::of(palette()));
  scene.names = pieceNames(*scene.board, m_names);
  scene.goalsShown = m_isGoalShown;
  scene.layers = std::make_shared<KlotskiLayers>();
  overlay().groundChanged();
}

// ---- Where the search is -----------------------------------------------------------------------------------------------------

void KlotskiBoard::showPlacementIfMet(const klotski::Placement& placement) {
  if (run() && run()->hasSearch() && shown().board && shown().board->isLegal(placement))
    showIfMet(klotski::nodeOf(*shown().board, run()->session(), placement));
}

void KlotskiBoard::follow() {
  KlotskiScene& scene = shown();
  if (!scene.board) return;
  std::optional<ShownPlacement> now;
  if (run()) now = m_follower.shown(*scene.board, m_start, *run(), chosenNode(), scene.placement);
  KlotskiScene next = scene;
  showIn(next, now.value_or(ShownPlacement{.placement = m_start}));
  if (scene.placement == next.placement && scene.numbersShown == next.numbersShown && !scene.event &&
      !next.event)
    return;
  scene = std::move(next);
  overlay().groundChanged();
}

// ---- In words -----------------------------------------------------------------------------------------------------------------

QString KlotskiBoard::pieceText(Point cell) const {
  const KlotskiScene& scene = shown();
  if (!scene.board || !scene.board->contains(cell)) return {};
  const int piece = scene.board->pieceAt(scene.placement, cell);
  if (piece < 0) return {};
  const std::vector<PieceName> names = pieceNames(*scene.board, spokenStyle());
  const QString text = KlotskiView::description(*scene.board, scene.placement, piece, names);
  return scene.event && scene.event->move->piece == piece
             ? tr("%1. %2", "a piece, what is told of it").arg(text, slideEventText(*scene.event, names))
             : text;
}

void KlotskiBoard::changeEvent(QEvent* event) {
  BoardView::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) shown().exitText = KlotskiView::tr("EXIT");
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) refreshLook();
}

}  // namespace searchlight::ui
