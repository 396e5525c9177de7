// app/map_lab/map_picture.h: searches over maps as pictures for where one begins.
#pragma once
#include <memory>
#include <string>

#include "app/shell/place_picture.h"

namespace searchlight::ui {

// A* over the map that the lab begins with.
std::unique_ptr<MovingPicture> movingMap();
// Dijkstra's algorithm and A* beside each other, each as far as the other one.
std::unique_ptr<MovingPicture> movingRace();
// A few cells with a wall among them, each with how far it is from the start.
std::unique_ptr<MovingPicture> movingLesson();

// A map's text, or an encoded picture. Throws FormatError.
StillPicture stillMap(const std::string& bytes, const QString& fileName);

}  // namespace searchlight::ui
