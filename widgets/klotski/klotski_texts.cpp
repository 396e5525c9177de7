// widgets/klotski/klotski_texts.cpp: sentences about slides.
#include "widgets/klotski/klotski_texts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <cstddef>

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
    case klotski::Count::Straight: return KlotskiTexts::tr("Straight slides");
    case klotski::Count::Steps: break;
  }
  return KlotskiTexts::tr("Steps");
}

QString countMeaning(klotski::Count count) {
  switch (count) {
    case klotski::Count::Moves:
      return KlotskiTexts::tr("One piece, any way it can slide, round corners too, is one.");
    case klotski::Count::Straight:
      return KlotskiTexts::tr("One piece along a straight line, however far, is one.");
    case klotski::Count::Steps: break;
  }
  return KlotskiTexts::tr("One piece by one cell is one.");
}

QString countedText(std::uint32_t number, klotski::Count count) {
  const QString n = QLocale().toString(number);
  const bool isOne = number == 1;
  switch (count) {
    case klotski::Count::Moves:
      return isOne ? KlotskiTexts::tr("1 move") : KlotskiTexts::tr("%1 moves").arg(n);
    case klotski::Count::Straight:
      return isOne ? KlotskiTexts::tr("1 straight slide") : KlotskiTexts::tr("%1 straight slides").arg(n);
    case klotski::Count::Steps: break;
  }
  return isOne ? KlotskiTexts::tr("1 step") : KlotskiTexts::tr("%1 steps").arg(n);
}

QString slideText(const klotski::Board& board, const klotski::Placement& before, int piece, Point to,
                  const std::vector<PieceName>& names) {
  const std::vector<Point> way = board.way(before, piece, to);
  QStringList parts;
  for (std::size_t i = 1; i < way.size();) {
    const Point step = way[i] - way[i - 1];
    std::size_t end = i + 1;
    while (end < way.size() && way[end] - way[end - 1] == step) ++end;
    parts << (end - i == 1 ? headingText(step)
                           : KlotskiTexts::tr("%1 %2", "a direction, and how many cells")
                                 .arg(headingText(step))
                                 .arg(end - i));
    i = end;
  }
  if (parts.isEmpty()) return {};
  return KlotskiTexts::tr("%1 goes %2", "a piece, its directions")
      .arg(names[static_cast<std::size_t>(piece)].full, parts.join(KlotskiTexts::tr(", then ")));
}

}  // namespace searchlight::ui
