// app/klotski/klotski_picture.cpp: a shortest solution, slide by slide.
#include "app/pages.h"

#include <QPainter>
#include <algorithm>
#include <vector>

#include "core/klotski/catalogue.h"
#include "core/klotski/rules_of_game.h"
#include "core/klotski/solve.h"
#include "widgets/klotski/klotski_scene.h"
#include "widgets/theme/motion_clock.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

constexpr double kSlide = 0.25, kRest = 0.15;  // seconds that a slide takes, and what is between two
constexpr double kAtEnd = 1.5;

// The scene in the palette's colours, and what has been painted of it.
class SeenPieces {
 public:
  explicit SeenPieces(const klotski::Board& board) {
    m_scene.board = board;
    m_scene.position = board.opening();
  }
  KlotskiScene& scene() { return m_scene; }
  void paint(QPainter& painter, const QRectF& area, const QPalette& palette) {
    const Theme& theme = Theme::of(palette);
    if (m_look != palette.cacheKey()) {
      m_look = palette.cacheKey();
      m_scene.colours = klotskiColours(*m_scene.board, PieceStyle::Lacquer, theme);
      m_scene.names = pieceNames(*m_scene.board, PieceNameStyle::None);
      m_scene.layers = std::make_shared<KlotskiLayers>();
    }
    painter.fillRect(area, theme.board().outside);
    paintKlotski(
        painter, m_scene,
        KlotskiLayout(*m_scene.board, area.marginsRemoved(QMarginsF(kPictureMargin, kPictureMargin,
                                                                    kPictureMargin, kPictureMargin))),
        theme.board());
  }

 private:
  KlotskiScene m_scene;
  qint64 m_look = 0;
};

class PiecesPicture : public MovingPicture {
 public:
  PiecesPicture()
      : m_board(klotski::boardOf(*klotski::entryByName("heng-dao-li-ma"))),
        m_found(klotski::solve(m_board, m_board.opening(), klotski::Count::Moves,
                               search::Algorithm::BreadthFirst, {}, {}, klotski::Mirrors::Folded)),
        m_seen(m_board) {}
  double seconds() const override {
    return static_cast<double>(m_found.slides.size()) * (kSlide + kRest) + kAtEnd;
  }
  double rest() const override { return 0; }
  void paint(QPainter& painter, const QRectF& area, const QPalette& palette, double second) override {
    const double at = second / (kSlide + kRest);
    const auto i = std::min(static_cast<std::size_t>(at), m_found.slides.size());
    KlotskiScene& scene = m_seen.scene();
    scene.position = m_found.positions[i];
    scene.moving = -1;
    if (i < m_found.slides.size() && second > 0) {
      // Along its path, corner by corner.
      const klotski::PieceSlide& slide = m_found.slides[i];
      const std::vector<Point> path = m_board.path(scene.position, slide.piece, slide.to);
      const double share = std::min(1.0, (at - static_cast<double>(i)) * (kSlide + kRest) / kSlide);
      const double along = motion::eased(share) * static_cast<double>(path.size() - 1);
      const auto from = std::min(static_cast<std::size_t>(along), path.size() - 2);
      const QPointF a(path[from].x, path[from].y), b(path[from + 1].x, path[from + 1].y);
      scene.moving = slide.piece;
      scene.movingAt = a + (b - a) * (along - static_cast<double>(from));
    }
    m_seen.paint(painter, area, palette);
  }

 private:
  klotski::Board m_board;
  klotski::BoardSolution m_found;
  SeenPieces m_seen;
};

}  // namespace

std::unique_ptr<MovingPicture> movingPieces() { return std::make_unique<PiecesPicture>(); }

StillPicture stillPieces(const std::string& text, const QString& fileName) {
  const auto game = game::readGameOrOpening<klotski::Rules>(text, fileName.toStdString());
  const klotski::Board board = game.opening().board;
  return [board, position = game.state()](QPainter& painter, const QRectF& area, const QPalette& palette) {
    SeenPieces seen(board);
    seen.scene().position = position;
    seen.paint(painter, area, palette);
  };
}

}  // namespace searchlight::ui
