// app/sokoban/sokoban_picture.h: games of Sokoban as pictures for where one begins.
#pragma once
#include <memory>
#include <string>

#include "app/shell/place_picture.h"

namespace searchlight::ui {

// One of our own levels, solved.
std::unique_ptr<MovingPicture> movingBoxes();
// Where a saved game stands, or the first level of a collection. Throws FormatError.
StillPicture stillBoxes(const std::string& text, const QString& fileName);

}  // namespace searchlight::ui
