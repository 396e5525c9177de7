// tests/app/toy_board.h: the 8-puzzle's board: the game's, and one that a comparison follows a search on.
#pragma once
#include "tests/core/domains/eight_puzzle.h"
#include "tests/test_main.h"
#include "widgets/board/board_ground.h"
#include "widgets/board/board_view.h"
#include "widgets/run/taken_goal.h"

namespace searchlight::toy {

using namespace domains;

// What is painted: tiles, and the slide that an event of a search tells of, a broken line where nothing comes of it.
struct TilesGround : ui::BoardGround {
  Tiles tiles;
  std::optional<search::BoardEvent> event;

  void colour(std::size_t first, std::size_t last, QRgb* pixels) const override {
    std::fill(pixels, pixels + (last - first), qRgb(255, 255, 255));
  }
  ui::CellNumber label(std::size_t cell) const override {
    return tiles.at[cell] ? std::string(1, static_cast<char>('0' + tiles.at[cell])) : std::string();
  }
  void paintPieces(const ui::BoardLayer& layer) override {
    if (!event || !event->move) return;
    layer.paint([&](QPainter& painter) {
      const bool isTaken = event->fate == search::Fate::IntoOpen || event->fate == search::Fate::Cheaper;
      painter.setPen(QPen(isTaken ? Qt::darkGreen : Qt::red, 4, isTaken ? Qt::SolidLine : Qt::DotLine));
      painter.drawLine(layer.viewport.centreOf(event->move->from), layer.viewport.centreOf(event->move->to));
    });
  }
};

// Shows where a game stands, or its search; tells which tile was asked to move, holds no rules.
class TilesBoard : public ui::StateBoard {
 public:
  explicit TilesBoard(QWidget* parent) : StateBoard(std::make_unique<TilesGround>(), parent) {}
  std::function<void(std::size_t)> pressed;  // none: it is looked at only

  void setStart(const Tiles& start) {
    m_start = start;
    begin(3, 3);
  }
  const Tiles& tiles() const { return shown().tiles; }
  const std::optional<search::BoardEvent>& event() const { return shown().event; }
  QString pieceText(Point cell) const override { return QString::number(tiles().at[placeOf(cell)]); }

 protected:
  void follow() override {
    auto& shown = static_cast<TilesGround&>(ground());
    const bool follows = run() && run()->hasSearch();
    const search::NodeId node = follows ? ui::shownNode(*run(), chosenNode()) : search::kNoNode;
    shown.tiles = node == search::kNoNode ? m_start : *tilesFromText(run()->session().stateText(node));
    shown.event.reset();
    if (follows && !chosenNode() && run()->position() > run()->earliest())
      shown.event = eventOnBoard(run()->session(), run()->position() - 1);
    overlay().groundChanged();
  }
  void clicked(std::optional<Point> cell) override {
    if (cell && pressed) pressed(placeOf(*cell));
  }
  void keyPressEvent(QKeyEvent* event) override {  // the arrows move the gap
    static const QHash<int, int> kSteps{
        {Qt::Key_Left, -1}, {Qt::Key_Right, 1}, {Qt::Key_Up, -3}, {Qt::Key_Down, 3}};
    const int step = kSteps.value(event->key());
    if (step == 0 || !pressed || event->modifiers() != Qt::NoModifier)
      return StateBoard::keyPressEvent(event);
    pressed(tiles().gap() + static_cast<std::size_t>(step));
  }

 private:
  static std::size_t placeOf(Point cell) { return static_cast<std::size_t>(cell.y * 3 + cell.x); }
  const TilesGround& shown() const { return static_cast<const TilesGround&>(ground()); }

  Tiles m_start;
};

}  // namespace searchlight::toy
