// app/pages.h: the places of the program.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "app/shell/page.h"
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

// A game that the greedy player plays.
std::unique_ptr<MovingPicture> movingBalls();
// Where a saved game stands. Throws FormatError.
StillPicture stillBalls(const std::string& text, const QString& fileName);

// The best known opening, solved with the fewest moves.
std::unique_ptr<MovingPicture> movingPieces();
// Where a saved game stands, or a board. Throws FormatError.
StillPicture stillPieces(const std::string& text, const QString& fileName);

// One of our own levels, solved.
std::unique_ptr<MovingPicture> movingBoxes();
// Where a saved game stands, or the first level of a collection. Throws FormatError.
StillPicture stillBoxes(const std::string& text, const QString& fileName);

// In the order of the rail; the first is where the program begins.
std::vector<PageInfo> pages();

}  // namespace searchlight::ui
