// app/lines/lines_picture.h: games of Color Lines as pictures for where one begins.
#pragma once
#include <memory>
#include <string>

#include "app/shell/place_picture.h"

namespace searchlight::ui {

// A game that the greedy player plays.
std::unique_ptr<MovingPicture> movingBalls();
// Where a saved game stands. Throws FormatError.
StillPicture stillBalls(const std::string& text, const QString& fileName);

}  // namespace searchlight::ui
