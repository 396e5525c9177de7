// app/shell/launch_options.h: the command line of the window: `searchlight [FILE] [options]`.
#pragma once
#include <QSize>
#include <QString>
#include <QStringList>
#include <optional>

namespace searchlight::ui {

struct LaunchOptions {
  QString file;
  QString page;             // empty: the first, or the one that the file belongs to
  QString language;         // empty: as remembered
  QString theme;            // "light", "dark" or empty
  QString screenshot;       // empty: no
  bool drawsBoard = false;  // the board alone, not the window
  std::optional<QSize> size;
};

// What is to be done, or the text to print and the status to exit with (0: help and version, 2: bad usage).
struct LaunchResult {
  std::optional<LaunchOptions> options;
  QString text;
  int exitCode = 0;
};
// `arguments` without the program's name; `pages` are the names that --page may have. Needs no QApplication.
LaunchResult parseLaunchOptions(const QStringList& arguments, const QStringList& pages);

// Whether a window can be shown here; if not, the one line that says so. Asked before QApplication is made,
// because Qt aborts without a display.
std::optional<QString> whyNoDisplay();

}  // namespace searchlight::ui
