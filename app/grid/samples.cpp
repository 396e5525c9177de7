// app/grid/samples.cpp: the list, and names for what the window tells of maps.
#include "app/grid/samples.h"

#include <QCoreApplication>

namespace searchlight::ui {

std::span<const Sample> samples() {
  static const Sample list[] = {
      {QStringLiteral(":/setups/article-3.searchlight"),
       QT_TRANSLATE_NOOP("Samples", "Wall in between (A* step by step)")},
      {QStringLiteral(":/setups/harbour.searchlight"), QT_TRANSLATE_NOOP("Samples", "Harbour town")},
      {QStringLiteral(":/setups/valley.searchlight"), QT_TRANSLATE_NOOP("Samples", "Valley, with weights")},
      {QStringLiteral(":/setups/maze.searchlight"), QT_TRANSLATE_NOOP("Samples", "Maze, 31 × 31")},
      {QStringLiteral(":/setups/caverns.searchlight"), QT_TRANSLATE_NOOP("Samples", "Caves, 512 × 512")},
  };
  return list;
}

std::span<const Sample> graphSamples() {
  static const Sample list[] = {
      {QStringLiteral(":/graphs/romania.graph"), QT_TRANSLATE_NOOP("Samples", "Roads of Romania")},
      {QStringLiteral(":/graphs/greedy-fails.graph"), QT_TRANSLATE_NOOP("Samples", "Where greedy fails")},
  };
  return list;
}

const Sample& welcomeSample() { return samples()[1]; }

QString sampleTitle(const Sample& sample) { return QCoreApplication::translate("Samples", sample.title); }

QString sampleTitleOf(const QString& path) {
  for (const std::span<const Sample> list : {samples(), graphSamples()})
    for (const Sample& s : list)
      if (s.path == path) return sampleTitle(s);
  return {};
}

QString editName(grid::MapEditKind kind) {
  using grid::MapEditKind;
  const char* name = "";
  switch (kind) {
    case MapEditKind::Paint: name = QT_TRANSLATE_NOOP("Edits", "painting"); break;
    case MapEditKind::Erase: name = QT_TRANSLATE_NOOP("Edits", "erasing"); break;
    case MapEditKind::Line: name = QT_TRANSLATE_NOOP("Edits", "drawing a line"); break;
    case MapEditKind::Rectangle: name = QT_TRANSLATE_NOOP("Edits", "drawing a rectangle"); break;
    case MapEditKind::Fill: name = QT_TRANSLATE_NOOP("Edits", "filling an area"); break;
    case MapEditKind::MoveStart: name = QT_TRANSLATE_NOOP("Edits", "moving the start"); break;
    case MapEditKind::MoveGoal: name = QT_TRANSLATE_NOOP("Edits", "moving the goal"); break;
    case MapEditKind::Clear: name = QT_TRANSLATE_NOOP("Edits", "clearing"); break;
    case MapEditKind::Resize: name = QT_TRANSLATE_NOOP("Edits", "resizing"); break;
    case MapEditKind::Generate: name = QT_TRANSLATE_NOOP("Edits", "generating"); break;
    case MapEditKind::Open: name = QT_TRANSLATE_NOOP("Edits", "opening"); break;
    case MapEditKind::Paste: name = QT_TRANSLATE_NOOP("Edits", "pasting"); break;
    case MapEditKind::OneWay: name = QT_TRANSLATE_NOOP("Edits", "changing a one-way cell"); break;
  }
  return QCoreApplication::translate("Edits", name);
}

}  // namespace searchlight::ui
