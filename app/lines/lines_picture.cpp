// app/lines/lines_picture.cpp: turns of a small game, one after the other, on the usual board.
#include "app/pages.h"

#include <QPainter>
#include <algorithm>
#include <utility>
#include <vector>

#include "core/lines/player/player.h"
#include "core/lines/route.h"
#include "core/lines/rules_of_game.h"
#include "widgets/board/board_overlay.h"
#include "widgets/lines/lines_ground.h"
#include "widgets/lines/turn_motion.h"

namespace searchlight::ui {
namespace {

constexpr double kPause = 0.35;          // seconds between two turns
constexpr int kBefore = 12, kSeen = 14;  // turns that are played before, and that are seen
constexpr std::uint64_t kSeed = 20;

class SeenBalls {
 public:
  explicit SeenBalls(int size) { m_board.setBoard(size, size); }
  void paint(QPainter& painter, const QRectF& area, const QPalette& palette, TurnFrame shown) {
    m_ground.setFrame(std::move(shown));
    m_overlay.groundChanged();
    m_board.paint(painter, area, palette);
  }

 private:
  LinesGround m_ground;
  BoardOverlay m_overlay{&m_ground};
  SeenBoard m_board{m_overlay};
};

class BallsPicture : public MovingPicture {
 public:
  BallsPicture() {
    const lines::Settings settings;
    lines::Position position = lines::firstPosition(settings, kSeed);
    const auto player = lines::player::makePlayer(lines::player::PlayerKind::Greedy, settings, {});
    for (int turn = 0; turn < kBefore + kSeen; ++turn) {
      const auto move = player->choose(position);
      if (!move) break;
      const lines::Position before = position;
      const std::vector<Point> path = lines::findRoute(before.board, *move).cells;
      const lines::Turn played = lines::play(position, settings, *move);
      if (turn < kBefore) continue;
      m_turns.emplace_back(before, played, path, position, TurnMotion::Tempo{.speed = 0.6});
      m_begins.push_back(m_seconds);
      m_seconds += m_turns.back().duration() / 1000 + kPause;
    }
  }
  double seconds() const override { return m_seconds; }
  double rest() const override { return 0; }
  void paint(QPainter& painter, const QRectF& area, const QPalette& palette, double second) override {
    if (!m_board) m_board = std::make_unique<SeenBalls>(lines::Settings().size);
    const auto turn = std::ranges::upper_bound(m_begins, second) - m_begins.begin() - 1;
    const auto i = static_cast<std::size_t>(std::max<std::ptrdiff_t>(turn, 0));
    m_board->paint(painter, area, palette, m_turns[i].at((second - m_begins[i]) * 1000));
  }

 private:
  std::vector<TurnMotion> m_turns;
  std::vector<double> m_begins;
  double m_seconds = 0;
  std::unique_ptr<SeenBalls> m_board;
};

}  // namespace

std::unique_ptr<MovingPicture> movingBalls() { return std::make_unique<BallsPicture>(); }

StillPicture stillBalls(const std::string& text, const QString& fileName) {
  const auto game = game::readGame<lines::Rules>(text, fileName.toStdString());
  TurnFrame frame;
  frame.resting = game.state().position.board;
  return [frame](QPainter& painter, const QRectF& area, const QPalette& palette) {
    SeenBalls(frame.resting.size()).paint(painter, area, palette, frame);
  };
}

}  // namespace searchlight::ui
