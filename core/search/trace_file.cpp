// core/search/trace_file.cpp: from the session's trace to the disk, a segment at a time.
#include "core/search/trace_file.h"

#include <utility>

namespace searchlight::search {

TraceFile::TraceFile(const std::filesystem::path& path, std::string_view setUp,
                     std::optional<SearchTraceFlavour> flavour)
    : m_file(path),
      m_writer(m_text, flavour ? *flavour : searchTraceFlavour(path.string()), SearchTraceView::Cells,
               setUp) {}

RecordOptions TraceFile::recordOptions() {
  RecordOptions record;
  record.duplicates = false;  // other programs' traces have none
  record.segmentFull = [this] { catchUp(); };
  record.forgets = true;
  return record;
}

void TraceFile::begin(const Session& session, TraceExportOptions options) {
  m_exporter.emplace(m_writer, session, std::move(options));
}

void TraceFile::commit() {
  catchUp();
  m_exporter->finish();
  flush();
  m_file.commit();
}

// A segment's text would be ten megabytes.
void TraceFile::catchUp() {
  constexpr std::size_t kEvents = 4096;
  bool areMore = true;
  while (areMore) {
    areMore = m_exporter->catchUp(kEvents);
    flush();
  }
}

void TraceFile::flush() {
  m_file.write(m_text);
  m_text.clear();
}

}  // namespace searchlight::search
