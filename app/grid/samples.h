// app/grid/samples.h: the set-ups that come with the program.
#pragma once
#include <QString>
#include <span>

#include "core/grid/map_edit.h"

namespace searchlight::ui {

struct Sample {
  QString path;       // ":/setups/..", ":/graphs/.."
  const char* title;  // English; sampleTitle() translates
};
// Graphs that textbooks search.
std::span<const Sample> graphSamples();
// In the order of the menu, the one to learn from first; and the one that is the first sight.
std::span<const Sample> samples();
const Sample& welcomeSample();
QString sampleTitle(const Sample& sample);
// The translated title of a set-up by its path; empty where it is none of ours.
QString sampleTitleOf(const QString& path);

// What an edit is called in "Undo: ..".
QString editName(grid::MapEditKind kind);

}  // namespace searchlight::ui
