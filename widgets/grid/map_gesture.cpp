// widgets/grid/map_gesture.cpp: the rule.
#include "widgets/grid/map_gesture.h"

namespace searchlight::ui {

using Tool = GridView::Tool;

MapGesture mapGesture(const MapHand& hand, MapPlace place, bool isRightButton) {
  using Kind = MapGesture::Kind;
  const bool isPainting = hand.chosen.value_or(Tool::Inspect) != Tool::Inspect;
  if (isRightButton) {
    if (!isPainting || place == MapPlace::Outside) return {};  // a menu, or nothing
    return {Kind::Paint, Tool::Erase};
  }
  if (place == MapPlace::Start) return {Kind::DragStart};
  if (place == MapPlace::Goal) return {Kind::DragGoal};
  if (place == MapPlace::Outside) return {Kind::MoveMap};
  if (isPainting) return {Kind::Paint, *hand.chosen};
  if (toolInHand(hand) == Tool::Inspect) return {Kind::MoveMap};
  return {Kind::Paint, place == MapPlace::Wall ? Tool::Erase : Tool::Wall, true};
}

Tool toolInHand(const MapHand& hand) {
  if (hand.chosen) return *hand.chosen;
  return hand.isDrawable ? Tool::Wall : Tool::Inspect;
}

}  // namespace searchlight::ui
