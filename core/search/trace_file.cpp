// core/search/trace_file.cpp: from the session's trace to the disk, a segment at a time.
#include "core/search/trace_file.h"

#include <utility>

namespace searchlight::search {

TraceFile::TraceFile(const std::filesystem::path& path)
    : m_file(path), m_writer(m_text, searchTraceFlavour(path.string())) {}

RecordOptions TraceFile::recordOptions() {
  RecordOptions record;
  record.duplicates = false;  // other programs' traces have none
  record.segmentFull = [this] {
    m_exporter->catchUp();
    flush();
  };
  return record;
}

void TraceFile::begin(const Session& session, TraceExportOptions options) {
  m_exporter.emplace(m_writer, session, std::move(options));
}

void TraceFile::commit() {
  m_exporter->finish();
  flush();
  m_file.commit();
}

void TraceFile::flush() {
  m_file.write(m_text);
  m_text.clear();
}

}  // namespace searchlight::search
