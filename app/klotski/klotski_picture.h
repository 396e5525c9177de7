// app/klotski/klotski_picture.h: games of Klotski as pictures for where one begins.
#pragma once
#include <memory>
#include <string>

#include "app/shell/place_picture.h"

namespace searchlight::ui {

// The best known opening, solved with the fewest moves.
std::unique_ptr<MovingPicture> movingPieces();
// Where a saved game stands, or a board. Throws FormatError.
StillPicture stillPieces(const std::string& text, const QString& fileName);

}  // namespace searchlight::ui
