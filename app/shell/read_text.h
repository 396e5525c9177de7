// app/shell/read_text.h: whole files, compiled in or on the disk.
#pragma once
#include <QString>
#include <cstddef>
#include <string>

namespace searchlight::ui {

// Paths that begin with ":/" are of what is compiled in, others are read by core, and at most `maxBytes` of them.
// A pipe or a device is refused: the window waits for nobody. Throws FormatError.
std::string readText(const QString& path, std::size_t maxBytes = std::size_t{1} << 30);

}  // namespace searchlight::ui
