// widgets/sokoban/sokoban_texts.cpp: counts of Sokoban in words.
#include "widgets/sokoban/sokoban_texts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <cstddef>
#include <cstdlib>

#include "widgets/board/event_look.h"
#include "widgets/words/search_format.h"

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

namespace {

struct SokobanTexts {
  Q_DECLARE_TR_FUNCTIONS(SokobanTexts)
};

}  // namespace

QString pushesText(std::size_t count) {
  return count == 1 ? SokobanTexts::tr("1 push")
                    : SokobanTexts::tr("%1 pushes").arg(QLocale().toString(count));
}

QString movesText(std::size_t count) {
  return count == 1 ? SokobanTexts::tr("1 move")
                    : SokobanTexts::tr("%1 moves").arg(QLocale().toString(count));
}

QString boxesText(std::size_t count) {
  return count == 1 ? SokobanTexts::tr("1 box") : SokobanTexts::tr("%1 boxes").arg(QLocale().toString(count));
}

QString goalsText(std::size_t count) {
  return count == 1 ? SokobanTexts::tr("1 goal")
                    : SokobanTexts::tr("%1 goals").arg(QLocale().toString(count));
}

QString levelsText(std::size_t count) {
  return count == 1 ? SokobanTexts::tr("1 level")
                    : SokobanTexts::tr("%1 levels").arg(QLocale().toString(count));
}

QString playedText(const sokoban::Played& played) {
  return SokobanTexts::tr("%1, %2", "moves, pushes").arg(movesText(played.moves), pushesText(played.pushes));
}

namespace {

QString anySearchText(sokoban::AnySearch search) {
  switch (search) {
    case sokoban::AnySearch::GreedyPushes: return SokobanTexts::tr("Greedy best-first search by pushes");
    case sokoban::AnySearch::GreedyPulls: return SokobanTexts::tr("Greedy best-first search by pulls");
    case sokoban::AnySearch::FeaturesPushes: return SokobanTexts::tr("Feature-space search by pushes");
    case sokoban::AnySearch::FeaturesPulls: return SokobanTexts::tr("Feature-space search by pulls");
    case sokoban::AnySearch::Proof: break;
  }
  return SokobanTexts::tr("A* by pushes");
}

}  // namespace

QString farthestText(const sokoban::SolveProgress::Farthest& farthest) {
  const QString search = anySearchText(farthest.search), positions = countText(farthest.expanded);
  if (farthest.boxes == 0) return SokobanTexts::tr("%1: %2 positions", "a search").arg(search, positions);
  return (farthest.search == sokoban::AnySearch::FeaturesPulls
              ? SokobanTexts::tr("%1: %2 of %3 boxes back on start squares, %4 positions")
              : SokobanTexts::tr("%1: %2 of %3 boxes packed, %4 positions"))
      .arg(search, countText(farthest.packed), countText(farthest.boxes), positions);
}

QString boxNameText(int number) {
  QString name;
  for (int left = number + 1; left > 0; left = (left - 1) / 26) name.prepend(QChar(u'A' + (left - 1) % 26));
  return name;
}

QString placeText(Point p) { return QStringLiteral("%1, %2").arg(p.x).arg(p.y); }

QString featuresText(const sokoban::Features& features, std::size_t boxes) {
  const QLocale locale;
  QStringList counts{SokobanTexts::tr("%1 of %2 packed as planned", "boxes")
                         .arg(locale.toString(features.packed), locale.toString(boxes)),
                     features.regions == 1
                         ? SokobanTexts::tr("1 region")
                         : SokobanTexts::tr("%1 regions").arg(locale.toString(features.regions))};
  if (features.links > 0)
    counts << (features.links == 1
                   ? SokobanTexts::tr("1 blocked link between rooms")
                   : SokobanTexts::tr("%1 blocked links between rooms").arg(locale.toString(features.links)));
  if (features.outside > 0)
    counts << (features.outside == 1
                   ? SokobanTexts::tr("1 box outside the plan")
                   : SokobanTexts::tr("%1 boxes outside the plan").arg(locale.toString(features.outside)));
  return counts.join(SokobanTexts::tr(", ", "between counts"));
}

// Which of four it is in words of their own, for languages that bend them.
QString pushText(const search::BoardMove& push, bool isBack) {
  const Point a = push.from, b = push.to;
  const QString from = push.piece < 0 ? placeText(a) : boxNameText(push.piece), to = placeText(b);
  if (isBack) return SokobanTexts::tr("box %1 pulled to %2").arg(from, to);
  // By several pushes, perhaps around corners.
  if (std::abs(b.x - a.x) + std::abs(b.y - a.y) != 1)
    return SokobanTexts::tr("box %1 pushed to %2").arg(from, to);
  if (b.x < a.x) return SokobanTexts::tr("box %1 pushed left to %2").arg(from, to);
  if (b.x > a.x) return SokobanTexts::tr("box %1 pushed right to %2").arg(from, to);
  if (b.y < a.y) return SokobanTexts::tr("box %1 pushed up to %2").arg(from, to);
  return SokobanTexts::tr("box %1 pushed down to %2").arg(from, to);
}

QString pushEventText(const search::BoardEvent& event) {
  const QString push = pushText(*event.move, event.isBackward), fate = fateText(event.fate);
  return fate.isEmpty() ? push : SokobanTexts::tr("%1: %2", "a push, what becomes of it").arg(push, fate);
}

QString squareText(const sokoban::Board& board, const sokoban::Position& position, Point p) {
  if (!board.contains(p) || !board.isInside(board.cell(p))) return {};
  const sokoban::Cell cell = board.cell(p);
  const bool isGoal = board.isGoal(cell);
  QString what;
  if (position.hasBox(cell))
    what = isGoal ? SokobanTexts::tr("box on a goal") : SokobanTexts::tr("box");
  else if (position.worker == cell)
    what = isGoal ? SokobanTexts::tr("worker on a goal") : SokobanTexts::tr("worker");
  else if (isGoal)
    what = SokobanTexts::tr("goal");
  return what.isEmpty() ? placeText(p) : placeText(p) + QStringLiteral(" · ") + what;
}

}  // namespace searchlight::ui
