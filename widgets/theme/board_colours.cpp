// widgets/theme/board_colours.cpp: the list of board colours and what is computed from them.
#include "widgets/theme/board_colours.h"

#include <algorithm>
#include <cmath>

#include "widgets/theme/contrast.h"

namespace searchlight::ui {

std::span<const BoardColourField> boardColourFields() {
  static constexpr std::array kFields = {
      BoardColourField{"outside", &BoardColours::outside},
      BoardColourField{"frame", &BoardColours::frame},
      BoardColourField{"freeCell", &BoardColours::freeCell},
      BoardColourField{"gridLine", &BoardColours::gridLine},
      BoardColourField{"wall", &BoardColours::wall},
      BoardColourField{"wallEdge", &BoardColours::wallEdge},
      BoardColourField{"weightLow", &BoardColours::weightLow},
      BoardColourField{"weightMedium", &BoardColours::weightMedium},
      BoardColourField{"weightStrong", &BoardColours::weightStrong},
      BoardColourField{"weightHigh", &BoardColours::weightHigh},
      BoardColourField{"weightInk", &BoardColours::weightInk},
      BoardColourField{"water", &BoardColours::water},
      BoardColourField{"waterInk", &BoardColours::waterInk},
      BoardColourField{"swamp", &BoardColours::swamp},
      BoardColourField{"swampInk", &BoardColours::swampInk},
      BoardColourField{"openFill", &BoardColours::openFill},
      BoardColourField{"openRing", &BoardColours::openRing},
      BoardColourField{"openSolid", &BoardColours::openSolid},
      BoardColourField{"secondFill", &BoardColours::secondFill},
      BoardColourField{"secondRing", &BoardColours::secondRing},
      BoardColourField{"secondSolid", &BoardColours::secondSolid},
      BoardColourField{"currentFill", &BoardColours::currentFill},
      BoardColourField{"currentEdge", &BoardColours::currentEdge},
      BoardColourField{"currentRim", &BoardColours::currentRim},
      BoardColourField{"scannedFill", &BoardColours::scannedFill},
      BoardColourField{"scannedMark", &BoardColours::scannedMark},
      BoardColourField{"contour", &BoardColours::contour},
      BoardColourField{"contourCasing", &BoardColours::contourCasing},
      BoardColourField{"firstOnly", &BoardColours::firstOnly},
      BoardColourField{"secondOnly", &BoardColours::secondOnly},
      BoardColourField{"firstEarlier", &BoardColours::firstEarlier},
      BoardColourField{"secondEarlier", &BoardColours::secondEarlier},
      BoardColourField{"sameTime", &BoardColours::sameTime},
      BoardColourField{"route", &BoardColours::route},
      BoardColourField{"routeCasing", &BoardColours::routeCasing},
      BoardColourField{"start", &BoardColours::start},
      BoardColourField{"goal", &BoardColours::goal},
      BoardColourField{"markCasing", &BoardColours::markCasing},
      BoardColourField{"hereGlow", &BoardColours::hereGlow},
      BoardColourField{"hover", &BoardColours::hover},
      BoardColourField{"selection", &BoardColours::selection},
      BoardColourField{"selectionCasing", &BoardColours::selectionCasing},
      BoardColourField{"pathLit", &BoardColours::pathLit},
      BoardColourField{"descendantsLit", &BoardColours::descendantsLit},
      BoardColourField{"breakpoint", &BoardColours::breakpoint},
      BoardColourField{"textOnLight", &BoardColours::textOnLight},
      BoardColourField{"textOnDark", &BoardColours::textOnDark},
      BoardColourField{"warning", &BoardColours::warning},
      BoardColourField{"error", &BoardColours::error},
      BoardColourField{"info", &BoardColours::info},
      BoardColourField{"success", &BoardColours::success},
      BoardColourField{"fateOpen", &BoardColours::fateOpen},
      BoardColourField{"fateKnown", &BoardColours::fateKnown},
      BoardColourField{"fateCheaper", &BoardColours::fateCheaper},
      BoardColourField{"fateDead", &BoardColours::fateDead},
      BoardColourField{"fateBeyond", &BoardColours::fateBeyond},
  };
  return kFields;
}

QColor BoardColours::textOn(const QColor& ground) const {
  return contrastRatio(textOnLight, ground) >= contrastRatio(textOnDark, ground) ? textOnLight : textOnDark;
}

QColor BoardColours::weightFill(int weight) const {
  if (weight <= 1) return freeCell;
  const std::array stops{&weightLow, &weightMedium, &weightStrong, &weightHigh};
  // log2 of 2 .. 255 as 0 .. 3: from stop to stop.
  const double place =
      (std::log2(std::min(weight, 255)) - 1) / (std::log2(255.0) - 1) * static_cast<double>(stops.size() - 1);
  const std::size_t below = std::min(static_cast<std::size_t>(place), stops.size() - 2);
  const QColor &low = *stops[below], &high = *stops[below + 1];
  const double part = place - static_cast<double>(below);
  const auto mix = [part](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * part)); };
  return QColor(mix(low.red(), high.red()), mix(low.green(), high.green()), mix(low.blue(), high.blue()));
}

}  // namespace searchlight::ui
