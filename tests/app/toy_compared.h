// tests/app/toy_compared.h: what a world writes to be compared, on the smallest one: a board that follows a search, and the searches.
#pragma once
#include <algorithm>
#include <memory>

#include "app/shell/comparable_of.h"
#include "tests/app/toy_page.h"
#include "widgets/board/board_ground.h"
#include "widgets/search/shown_node.h"

namespace searchlight::toy {

class TilesGround : public ui::BoardGround {
 public:
  Tiles tiles;
  void colour(std::size_t first, std::size_t last, QRgb* pixels) const override {
    std::fill(pixels, pixels + (last - first), qRgb(255, 255, 255));
  }
  ui::CellNumber label(std::size_t cell) const override {
    return std::string(1, static_cast<char>('0' + tiles.at[cell]));
  }
};

class TilesBoard : public ui::StateBoard {
 public:
  explicit TilesBoard(QWidget* parent) : StateBoard(std::make_unique<TilesGround>(), parent) {}
  void setStart(const Tiles& start) {
    m_start = start;
    begin(3, 3);
  }
  const Tiles& tiles() const { return static_cast<const TilesGround&>(ground()).tiles; }
  QString pieceText(Point cell) const override {
    return QString::number(tiles().at[static_cast<std::size_t>(cell.y * 3 + cell.x)]);
  }

 protected:
  void follow() override {
    const search::NodeId node =
        run() && run()->hasSearch() ? ui::shownNode(*run(), chosenNode()) : search::kNoNode;
    static_cast<TilesGround&>(ground()).tiles =
        node == search::kNoNode ? m_start : *tilesFromText(run()->session().stateText(node));
    overlay().groundChanged();
  }

 private:
  Tiles m_start;
};

class ComparedTiles : public ui::ComparedPage<ToyPage> {
 public:
  using ComparedPage::ComparedPage;

  static std::optional<std::string> take(ui::SearchChoice& choice, const ui::RunWords& words) {
    return ui::takeWords(choice, words, ToyPage::canSearch, "cannot search tiles");
  }
  std::vector<Set> sets() const { return {{u"A* and IDA*"_s, ui::runsOf({"a-star", "ida-star"})}}; }
  Asked ask(const ui::SearchChoice& choice) const { return {m_page->question(choice), {}}; }
  QStringList questionParts() const { return {QString::fromStdString(tilesText(m_page->game()))}; }

  static ui::SearchForm* makeForm() { return new ui::SearchForm(ToyPage::canSearch); }

  using Board = TilesBoard;
  static search::NodeId nodeOf(const search::Session& session, const TilesBoard& board) {
    return session.find(*session.stateFromText(tilesText(board.tiles())), 0);
  }
};

inline std::unique_ptr<ui::Comparable> ToyPage::makeComparable() {
  return std::make_unique<ui::ComparableOf<ComparedTiles>>(this);
}
inline ui::BoardView* ToyPage::addBoard(QWidget* parent) {
  auto* board = new TilesBoard(parent);
  m_compared.add(board);
  board->setStart(m_game);
  return board;
}
inline void ToyPage::tellCompared() {
  m_compared.forEach([this](TilesBoard& board) { board.setStart(m_game); });
  Q_EMIT m_comparable->questionChanged();
}

}  // namespace searchlight::toy
