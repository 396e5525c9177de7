// widgets/sokoban/dead_end_text.cpp: one box and several have sentences of their own, for languages that bend words.
#include "widgets/sokoban/dead_end_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <cstddef>

namespace searchlight::ui {
namespace {

// For lupdate: these functions belong to no class.
struct DeadEndTexts {
  Q_DECLARE_TR_FUNCTIONS(DeadEndTexts)
};

constexpr std::size_t kMostNamed = 6;

}  // namespace

QString squaresText(const sokoban::Board& board, const std::vector<sokoban::Cell>& cells) {
  QStringList named;
  for (std::size_t i = 0; i < cells.size() && i < kMostNamed; ++i) {
    const Point p = board.point(cells[i]);
    named << DeadEndTexts::tr("column %1, row %2", "a square").arg(p.x).arg(p.y);
  }
  const QString list = named.join(DeadEndTexts::tr("; ", "between squares"));
  return cells.size() <= kMostNamed
             ? list
             : DeadEndTexts::tr("%1 and %2 more", "squares").arg(list).arg(cells.size() - kMostNamed);
}

QString deadEndText(const sokoban::Board& board, const sokoban::DeadEnd& end) {
  const QString boxes = squaresText(board, end.boxes);
  const bool isOne = end.boxes.size() == 1;
  switch (end.kind) {
    case sokoban::DeadEndKind::DeadSquares:
      return isOne ? DeadEndTexts::tr("The box in %1 can no longer reach a goal.").arg(boxes)
                   : DeadEndTexts::tr("The boxes in %1 can no longer reach any goal.").arg(boxes);
    case sokoban::DeadEndKind::Frozen:
      return isOne ? DeadEndTexts::tr("The box in %1 is frozen.").arg(boxes)
                   : DeadEndTexts::tr("The boxes in %1 freeze each other, and not all of them are on goals.")
                         .arg(boxes);
    case sokoban::DeadEndKind::TooFewGoals:
      return DeadEndTexts::tr("The boxes in %1 share too few reachable goals: only %2.")
          .arg(boxes, squaresText(board, end.goals));
    case sokoban::DeadEndKind::Closed: break;
  }
  return isOne
             ? DeadEndTexts::tr("The box in %1 closes off a corral, and no push can open it.").arg(boxes)
             : DeadEndTexts::tr("The boxes in %1 close off a corral, and no sequence of pushes can open it.")
                   .arg(boxes);
}

QString boxText(const sokoban::Board& board, sokoban::Cell box) {
  return DeadEndTexts::tr("Push the box in %1 next.").arg(squaresText(board, {box}));
}

QString pushText(const sokoban::Board& board, sokoban::Cell box, Direction direction) {
  const QString square = squaresText(board, {box});
  switch (direction) {
    case Direction::Left: return DeadEndTexts::tr("The box in %1 is pushed left.").arg(square);
    case Direction::Right: return DeadEndTexts::tr("The box in %1 is pushed right.").arg(square);
    case Direction::Up: return DeadEndTexts::tr("The box in %1 is pushed up.").arg(square);
    default: return DeadEndTexts::tr("The box in %1 is pushed down.").arg(square);
  }
}

}  // namespace searchlight::ui
