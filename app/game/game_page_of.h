// app/game/game_page_of.h: the page of a game whose rules are known: what it makes, plays and solves with moves of its puzzle.
#pragma once
#include <cstddef>
#include <memory>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "app/game/game_page.h"

namespace searchlight::ui {

// The same with its puzzle's game in it.
template <game::Rules R>
class GamePageOf : public GamePage {
 public:
  const game::Game<R>& game() const { return static_cast<const GameOf<R>&>(model()).game; }

 protected:
  using Game = game::Game<R>;
  using Move = typename R::Move;
  GamePageOf(const PageHost& host, const char* id, Game first, std::string_view extension,
             std::span<const GameWords> words, const char* context)
      : GamePage(host, id, modelOf(std::move(first)), extension, words, context) {}

  Game& mutableGame() { return static_cast<GameOf<R>&>(model()).game; }
  static std::unique_ptr<GameModel> modelOf(Game game) {
    return std::make_unique<GameOf<R>>(std::move(game));
  }
  static const Game& gameOf(const GameModel& model) { return static_cast<const GameOf<R>&>(model).game; }
  using GamePage::showGame;
  void showGame(Game game) { GamePage::showGame(modelOf(std::move(game))); }
  bool make(Move move) {
    const game::Made made = mutableGame().play(move);
    return made == game::Made::Yes || made == game::Made::Again;
  }
  void playOne(Move move) {
    playMoves([&] { return make(move); });
  }

  // How a best solution begins from here: a move at the least, all of them where the puzzle finds them at once. None: it says why.
  virtual std::vector<Move> bestMoves() { return {}; }
  void playHint() override {
    const std::vector<Move> best = bestMoves();
    if (best.empty()) return;
    addHelp(1);
    playOne(best.front());
  }
  void solve() override {
    std::vector<Move> best = bestMoves();
    if (best.empty()) return;
    const auto take = [&] {
      for (; !best.empty(); best = isSolved() ? std::vector<Move>() : bestMoves())
        for (const Move move : best) {
          if (!make(move)) return false;
          mutableGame().addHints(1);
        }
      return true;
    };
    takeAhead(take, true);
  }
};

}  // namespace searchlight::ui
