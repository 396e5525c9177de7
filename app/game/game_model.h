// app/game/game_model.h: the game of a page, as far as nobody has to know of which puzzle it is.
#pragma once
#include <algorithm>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game/text.h"

namespace searchlight::ui {

// The branches that were played from the nearest fork behind, and which of them led here; none: there is no fork.
struct Fork {
  std::size_t here = 0;
  std::vector<HistoryPosition> branches;
};

// What core/game/game.h says of a game, and its text. A page keeps one where it is and swaps others in.
class GameModel {
 public:
  virtual ~GameModel() = default;

  virtual bool undo(game::Grain grain) = 0;
  virtual bool redo(game::Grain grain) = 0;
  virtual bool jumpTo(HistoryPosition state, game::JumpBy by = game::JumpBy::Player) = 0;
  bool canUndo() const { return place() > 0; }
  virtual bool canRedo() const = 0;
  virtual HistoryPosition position() const = 0;
  bool isUnderWay() const { return moves() > 0; }
  virtual std::size_t moves() const = 0;  // all that were made, on every way
  virtual const std::vector<HistoryPosition>& line() const = 0;
  virtual std::size_t place() const = 0;
  virtual std::size_t steps(std::size_t from, game::Grain grain) const = 0;  // Game::steps()
  virtual Fork fork() const = 0;
  virtual game::End end() const = 0;
  virtual bool isFull() const = 0;
  virtual std::uint64_t hints() const = 0;
  virtual void addHints(std::uint64_t count) = 0;
  virtual std::uint64_t undone() const = 0;  // moves that were taken back

  // Its opening with nothing played; what the puzzle keeps with the game stays.
  virtual std::unique_ptr<GameModel> anew() const = 0;
  // Equal for games of equal openings, whatever their titles.
  virtual std::string key() const = 0;
  // Whether more than moves is worth keeping: words of the puzzle's own.
  virtual bool hasWords() const = 0;
  // Its text, as of now, for any thread.
  virtual std::function<std::string()> text() const = 0;
  // Another game of this puzzle: a saved one, or a board alone. Throws what readGame() throws.
  virtual std::unique_ptr<GameModel> read(const std::string& text, const std::string& name,
                                          const game::GoesOn& goesOn) const = 0;
  virtual std::size_t mostBytes() const = 0;  // of such a text
  // REQUIRES: of the same puzzle.
  virtual void swap(GameModel& other) = 0;
};

template <class R>
class GameOf final : public GameModel {
 public:
  explicit GameOf(game::Game<R> begun) : game(std::move(begun)) {}
  game::Game<R> game;

  bool undo(game::Grain grain) override { return game.undo(grain); }
  bool redo(game::Grain grain) override { return game.redo(grain); }
  bool jumpTo(HistoryPosition state, game::JumpBy by) override { return game.jumpTo(state, by); }
  bool canRedo() const override { return game.history().canRedo(); }
  HistoryPosition position() const override { return game.history().position(); }
  std::size_t moves() const override { return game.history().changeCount(); }
  const std::vector<HistoryPosition>& line() const override { return game.line(); }
  std::size_t place() const override { return game.place(); }
  std::size_t steps(std::size_t from, game::Grain grain) const override { return game.steps(from, grain); }
  Fork fork() const override {
    const auto place = game.forkBehind();
    if (!place) return {};
    const std::vector<HistoryPosition>& branches = game.history().children(game.line()[*place]);
    const auto here = std::ranges::find(branches, game.line()[*place + 1]);
    return {static_cast<std::size_t>(here - branches.begin()), branches};
  }
  game::End end() const override { return game.end(); }
  bool isFull() const override { return game.isFull(); }
  std::uint64_t hints() const override { return game.hints(); }
  void addHints(std::uint64_t count) override { game.addHints(count); }
  std::uint64_t undone() const override { return game.undone(); }

  std::unique_ptr<GameModel> anew() const override {
    auto out = std::make_unique<GameOf>(game::Game<R>(game.opening()));
    out->game.setWords(game.words());
    return out;
  }
  std::string key() const override { return game::keyOf<R>(game.opening()); }
  bool hasWords() const override { return !game.words().empty(); }
  std::function<std::string()> text() const override {
    return [record = game.record()] { return game::text(record); };
  }
  std::unique_ptr<GameModel> read(const std::string& text, const std::string& name,
                                  const game::GoesOn& goesOn) const override {
    return std::make_unique<GameOf>(game::readGameOrOpening<R>(text, name, goesOn));
  }
  std::size_t mostBytes() const override { return R::kMostBytes; }
  void swap(GameModel& other) override { std::swap(game, static_cast<GameOf&>(other).game); }
};

}  // namespace searchlight::ui
