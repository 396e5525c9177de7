// app/sokoban/sokoban_picture.cpp: a solution, step by step.
#include "app/pages.h"

#include <QPainter>
#include <QPixmap>
#include <algorithm>
#include <optional>
#include <vector>

#include "app/shell/read_on_thread.h"
#include "core/sokoban/collection.h"
#include "core/sokoban/rules_of_game.h"
#include "core/sokoban/solve.h"
#include "core/text/failure.h"
#include "widgets/sokoban/sokoban_scene.h"
#include "widgets/theme/strokes.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

constexpr double kStep = 0.16;  // seconds
constexpr double kSolved = 1.6;
constexpr const char* kLevel = "Two doors";

// The ground is painted once for each size and look.
class SeenBoxes {
 public:
  explicit SeenBoxes(const sokoban::Board& board) {
    m_scene.board = board;
    m_scene.position = board.opening();
  }
  SokobanScene& scene() { return m_scene; }
  void paint(QPainter& painter, const QRectF& area, const QPalette& palette) {
    const Theme& theme = Theme::of(palette);
    const double ratio = painter.device()->devicePixelRatioF();
    const QSize pixels = (area.size() * ratio).toSize();
    const auto within = [&](double margin) {
      return SokobanLayout(*m_scene.board,
                           QRectF({}, area.size()).adjusted(margin, margin, -margin, -margin));
    };
    // Of the outer walls the inner half is painted.
    const SokobanLayout layout = within(kPictureMargin - within(kPictureMargin).cell() / 2);
    if (m_ground.size() != pixels || m_look != palette.cacheKey()) {
      m_look = palette.cacheKey();
      m_ground = QPixmap(pixels);
      m_ground.setDevicePixelRatio(ratio);
      m_ground.fill(theme.board().outside);
      QPainter ground(&m_ground);
      paintSokobanGround(ground, *m_scene.board, layout, theme);
    }
    painter.drawPixmap(area.topLeft(), m_ground);
    const PainterScope kept(painter);
    painter.translate(area.topLeft());
    paintSokobanPieces(painter, m_scene, layout, theme);
  }

 private:
  SokobanScene m_scene;
  QPixmap m_ground;
  qint64 m_look = 0;
};

std::optional<sokoban::Board> ownLevel() {
  const QString file = QStringLiteral(":/levels/searchlight.xsb");
  const sokoban::Collection own = sokoban::readCollection(readText(file), file.toStdString());
  const auto level = std::ranges::find(own.levels, kLevel, &sokoban::Level::title);
  return level == own.levels.end() ? own.levels.front().board : level->board;
}

sokoban::LevelQuestion inMoves() {
  sokoban::LevelQuestion question;
  question.metric = sokoban::Metric::Moves;
  return question;
}

class BoxesPicture : public MovingPicture {
 public:
  explicit BoxesPicture(const sokoban::Board& board)
      : m_steps(sokoban::solve(board, inMoves(), {}).steps), m_seen(board) {
    m_positions.push_back(board.opening());
    for (const Direction d : m_steps) {
      m_positions.push_back(m_positions.back());
      board.step(m_positions.back(), d);
    }
  }
  double seconds() const override { return static_cast<double>(m_steps.size()) * kStep + kSolved; }
  double rest() const override { return 0; }
  void paint(QPainter& painter, const QRectF& area, const QPalette& palette, double second) override {
    const auto i = std::min(static_cast<std::size_t>(second / kStep), m_steps.size());
    SokobanScene& scene = m_seen.scene();
    const sokoban::Board& board = *scene.board;
    scene.position = m_positions[i];
    scene.workerAt.reset();
    scene.movingBox = sokoban::kNoCell;
    scene.facing =
        m_steps.empty() || second <= 0 ? Direction::Down : m_steps[std::min(i, m_steps.size() - 1)];
    if (i < m_steps.size()) {
      const double share = second / kStep - static_cast<double>(i);
      const auto between = [&](sokoban::Cell from, sokoban::Cell to) {
        const Point a = board.point(from), b = board.point(to);
        return QPointF(a.x, a.y) + QPointF(b.x - a.x, b.y - a.y) * share;
      };
      const sokoban::Cell from = m_positions[i].worker, to = m_positions[i + 1].worker;
      scene.workerAt = between(from, to);
      if (m_positions[i].hasBox(to)) {
        scene.movingBox = to;
        scene.boxAt = between(to, board.beside(to, m_steps[i]));
      }
    }
    m_seen.paint(painter, area, palette);
  }

 private:
  std::vector<Direction> m_steps;
  std::vector<sokoban::Position> m_positions;  // before each step, and at the end
  SeenBoxes m_seen;
};

}  // namespace

std::unique_ptr<MovingPicture> movingBoxes() {
  const auto board = ownLevel();
  return board ? std::make_unique<BoxesPicture>(*board) : nullptr;
}

StillPicture stillBoxes(const std::string& text, const QString& fileName) {
  std::optional<sokoban::Board> board;
  sokoban::Position position;
  const std::string name = fileName.toStdString();
  if (game::isText(text, sokoban::Rules::kForm)) {
    const auto game = game::readGame<sokoban::Rules>(text, name);
    board = game.opening().board;
    position = game.state();
  } else {
    const sokoban::Collection levels = sokoban::readCollection(text, name);
    const auto level = std::ranges::find_if(levels.levels, [](const auto& l) { return l.board.has_value(); });
    if (level == levels.levels.end()) return {};
    board = level->board;
    position = board->opening();
  }
  return [board = *board, position](QPainter& painter, const QRectF& area, const QPalette& palette) {
    SeenBoxes seen(board);
    seen.scene().position = position;
    seen.paint(painter, area, palette);
  };
}

}  // namespace searchlight::ui
