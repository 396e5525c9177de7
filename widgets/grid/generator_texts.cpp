// widgets/grid/generator_texts.cpp: core's English texts, listed once more for the translators.
#include "widgets/grid/generator_texts.h"

#include <QCoreApplication>

namespace searchlight::ui {
namespace {

// lupdate reads this list; a test holds it against the catalogue.
constexpr const char* kTexts[] = {
    // Names.
    QT_TRANSLATE_NOOP("Generators", "Open field"),
    QT_TRANSLATE_NOOP("Generators", "Random walls"),
    QT_TRANSLATE_NOOP("Generators", "Depth-first maze"),
    QT_TRANSLATE_NOOP("Generators", "Prim maze"),
    QT_TRANSLATE_NOOP("Generators", "Kruskal maze"),
    QT_TRANSLATE_NOOP("Generators", "Recursive division"),
    QT_TRANSLATE_NOOP("Generators", "Serpentine"),
    QT_TRANSLATE_NOOP("Generators", "Rooms"),
    QT_TRANSLATE_NOOP("Generators", "Caves"),
    QT_TRANSLATE_NOOP("Generators", "Terrain"),
    // What they make.
    QT_TRANSLATE_NOOP("Generators", "No walls at all."),
    QT_TRANSLATE_NOOP("Generators", "Each cell is a wall with the same probability."),
    QT_TRANSLATE_NOOP("Generators",
                      "Long winding corridors: a random walk that backtracks only at dead ends."),
    QT_TRANSLATE_NOOP("Generators",
                      "Many short dead ends: grows the maze through a random wall on its border."),
    QT_TRANSLATE_NOOP("Generators",
                      "An even mixture: opens walls in random order where they separate two trees."),
    QT_TRANSLATE_NOOP(
        "Generators",
        "Long straight walls: divides the area with a wall, leaves a gap, and repeats in each half."),
    QT_TRANSLATE_NOOP("Generators", "One corridor through the whole map: the longest possible path."),
    QT_TRANSLATE_NOOP("Generators", "A floor plan of rooms connected by doors."),
    QT_TRANSLATE_NOOP("Generators", "Smooth caverns joined by tunnels."),
    QT_TRANSLATE_NOOP("Generators", "Weighted terrain: costs rise with height; low areas are lakes."),
    // What their dials turn.
    QT_TRANSLATE_NOOP("Generators", "Loops"),
    QT_TRANSLATE_NOOP("Generators", "Walls"),
    QT_TRANSLATE_NOOP("Generators", "Doors"),
    QT_TRANSLATE_NOOP("Generators", "Rock"),
    QT_TRANSLATE_NOOP("Generators", "Water"),
};

QString translated(const char* text) { return QCoreApplication::translate("Generators", text); }

}  // namespace

QString generatorName(const grid::GeneratorInfo& info) { return translated(info.name); }
QString generatorSummary(const grid::GeneratorInfo& info) { return translated(info.summary); }
QString dialName(const grid::GeneratorDial& dial) { return translated(dial.name); }

std::span<const char* const> generatorSources() { return kTexts; }

}  // namespace searchlight::ui
