// widgets/klotski/klotski_texts.cpp: sentences about slides.
#include "widgets/klotski/klotski_texts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <utility>

#include "widgets/board/event_look.h"
#include "widgets/theme/letters.h"

namespace searchlight::ui {
namespace {

// For lupdate: these functions belong to no class.
struct KlotskiTexts {
  Q_DECLARE_TR_FUNCTIONS(KlotskiTexts)
};

QString headingText(Point step) {
  if (step.x < 0) return KlotskiTexts::tr("left");
  if (step.x > 0) return KlotskiTexts::tr("right");
  return step.y < 0 ? KlotskiTexts::tr("up") : KlotskiTexts::tr("down");
}

}  // namespace

QString countTitle(klotski::Count count) {
  switch (count) {
    case klotski::Count::Moves: return KlotskiTexts::tr("Moves");
    case klotski::Count::Straight: return KlotskiTexts::tr("Straight moves");
    case klotski::Count::Steps: break;
  }
  return KlotskiTexts::tr("Steps");
}

QString countMeaning(klotski::Count count) {
  switch (count) {
    case klotski::Count::Moves:
      return KlotskiTexts::tr("One piece sliding any distance, even around corners, counts as one.");
    case klotski::Count::Straight:
      return KlotskiTexts::tr("One piece sliding any distance in a straight line counts as one.");
    case klotski::Count::Steps: break;
  }
  return KlotskiTexts::tr("One piece moving one cell counts as one.");
}

QString countedText(std::uint32_t number, klotski::Count count) {
  const QString n = QLocale().toString(number);
  const bool isOne = number == 1;
  switch (count) {
    case klotski::Count::Moves:
      return isOne ? KlotskiTexts::tr("1 move") : KlotskiTexts::tr("%1 moves").arg(n);
    case klotski::Count::Straight:
      return isOne ? KlotskiTexts::tr("1 straight move") : KlotskiTexts::tr("%1 straight moves").arg(n);
    case klotski::Count::Steps: break;
  }
  return isOne ? KlotskiTexts::tr("1 step") : KlotskiTexts::tr("%1 steps").arg(n);
}

QString slideText(const search::BoardMove& slide, const std::vector<PieceName>& names) {
  QStringList parts;
  std::vector<Point> stops = slide.corners;
  stops.push_back(slide.to);
  Point at = slide.from;
  for (const Point stop : stops) {
    const Point leg = stop - std::exchange(at, stop);
    const int cells = std::abs(leg.x) + std::abs(leg.y);
    parts << (cells == 1 ? headingText(leg)
                         : KlotskiTexts::tr("%1 %2", "a direction, and how many cells")
                               .arg(headingText(leg))
                               .arg(cells));
  }
  const QString piece = names[static_cast<std::size_t>(slide.piece)].full;
  QString pattern = KlotskiTexts::tr("%1 goes %2", "a piece, its directions");
  // In Chinese a letter or a number is set apart from the characters, behind it as before it.
  const qsizetype behind = pattern.indexOf(QLatin1String("%1")) + 2;
  const auto isSetApart = [](QChar c) { return isEastAsian(c.unicode()); };
  if (behind < pattern.size() && isSetApart(pattern[behind]) && !piece.isEmpty() && !isSetApart(piece.back()))
    pattern.insert(behind, QLatin1Char(' '));
  return pattern.arg(piece, parts.join(KlotskiTexts::tr(", then ")));
}

QString slideText(const klotski::Board& board, const klotski::Placement& before, int piece, Point to,
                  const std::vector<PieceName>& names) {
  const auto slide = klotski::slideOf(board, before, piece, to);
  return slide ? slideText(*slide, names) : QString();
}

QString goalText(const klotski::Board& board, const std::vector<PieceName>& names) {
  if (board.exit()) return {};
  const auto name = [&](std::size_t i) {
    return names[static_cast<std::size_t>(board.goals()[i].piece)].full;
  };
  const std::size_t goals = board.goals().size();
  if (goals == 1) return KlotskiTexts::tr("Goal: move %1 to its outline", "a piece").arg(name(0));
  if (goals == 2)
    return KlotskiTexts::tr("Goal: move %1 and %2 to their outlines", "pieces").arg(name(0), name(1));
  const auto isSingle = [&](const klotski::Goal& goal) {
    return board.pieces()[static_cast<std::size_t>(goal.piece)].cells.size() == 1;
  };
  if (!std::ranges::all_of(board.goals(), isSingle))
    return KlotskiTexts::tr("Goal: move %1 pieces to their outlines").arg(goals);
  QStringList rows;
  for (int y = 0; y < board.height(); ++y) {
    QString row;
    for (int x = 0; x < board.width(); ++x) {
      const auto here = std::ranges::find(board.goals(), Point{x, y}, &klotski::Goal::anchor);
      row += here == board.goals().end()
                 ? QStringLiteral("·")
                 : QString(QLatin1Char(board.pieces()[static_cast<std::size_t>(here->piece)].letter));
    }
    rows << row;
  }
  return KlotskiTexts::tr("Goal: %1", "rows of letters").arg(rows.join(QStringLiteral(" / ")));
}

QString slideEventText(const search::BoardEvent& event, const std::vector<PieceName>& names) {
  const QString slide = slideText(*event.move, names), fate = fateText(event.fate);
  return fate.isEmpty() ? slide : KlotskiTexts::tr("%1: %2", "a slide, what becomes of it").arg(slide, fate);
}

}  // namespace searchlight::ui
