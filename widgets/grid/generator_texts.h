// widgets/grid/generator_texts.h: the catalogue of generators as people read it, in their language.
#pragma once
#include <QString>
#include <span>

#include "core/grid/maze.h"

namespace searchlight::ui {

QString generatorName(const grid::GeneratorInfo& info);
// One sentence.
QString generatorSummary(const grid::GeneratorInfo& info);
QString dialName(const grid::GeneratorDial& dial);

// Every English text of the catalogue that the translations know, to be held against the catalogue itself.
std::span<const char* const> generatorSources();

}  // namespace searchlight::ui
