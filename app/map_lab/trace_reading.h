// app/map_lab/trace_reading.h: a search trace from a file, by whoever shows one on a map.
#pragma once
#include <QDir>
#include <QString>
#include <algorithm>
#include <string>

#include "app/shell/read_on_thread.h"
#include "app/shell/read_text.h"
#include "core/search/search_trace_format.h"

namespace searchlight::ui {

// To be called by the work of readOnThread(). Throws FormatError, and ReadingStopped when it shall not go on.
inline search::TraceDocument readTrace(const QString& path, const GoesOn& goesOn) {
  const std::string text = readText(path, search::SearchTraceLimits().bytes);
  const double size = static_cast<double>(std::max<std::size_t>(text.size(), 1));
  search::SearchTraceReading how;
  how.goesOn = [&](std::size_t taken) { return goesOn(static_cast<double>(taken) / size); };
  return search::readSearchTrace(text, QDir::toNativeSeparators(path).toStdString(), how);
}

}  // namespace searchlight::ui
