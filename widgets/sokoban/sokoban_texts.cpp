// widgets/sokoban/sokoban_texts.cpp: counts of Sokoban in words.
#include "widgets/sokoban/sokoban_texts.h"

#include <QCoreApplication>
#include <QLocale>

#include "widgets/board/event_look.h"

namespace searchlight::ui {
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

QString boxNameText(int number) {
  QString name;
  for (int left = number + 1; left > 0; left = (left - 1) / 26) name.prepend(QChar(u'A' + (left - 1) % 26));
  return name;
}

QString placeText(Point p) { return QStringLiteral("%1, %2").arg(p.x).arg(p.y); }

// Which of four it is in words of their own, for languages that bend them.
QString pushText(const search::BoardMove& push, bool isBack) {
  const Point a = push.from, b = push.to;
  const QString from = push.piece < 0 ? placeText(a) : boxNameText(push.piece), to = placeText(b);
  if (isBack) return SokobanTexts::tr("box %1 pulled to %2").arg(from, to);
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
