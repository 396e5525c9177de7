// widgets/sokoban/sokoban_texts.cpp: counts of Sokoban in words.
#include "widgets/sokoban/sokoban_texts.h"

#include <QCoreApplication>
#include <QLocale>

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
  const QString moves = played.moves == 1
                            ? SokobanTexts::tr("1 move")
                            : SokobanTexts::tr("%1 moves").arg(QLocale().toString(played.moves));
  return SokobanTexts::tr("%1, %2", "moves, pushes").arg(moves, pushesText(played.pushes));
}

}  // namespace searchlight::ui
