// app/cli/trace_file.cpp: from the session's trace to the disk, a segment at a time.
#include "app/cli/trace_file.h"

#include <utility>

#include "app/cli/console.h"
#include "core/text/complaint.h"

namespace searchlight::cli {
namespace {

const std::string& checkedName(const std::string& path) {
  if (!path.ends_with(".json") && !path.ends_with(".yaml") && !path.ends_with(".yml"))
    throw UsageError(complaint("--trace", path, "must end in .trace.yaml or .trace.json"));
  return path;
}

}  // namespace

TraceFile::TraceFile(const std::string& path)
    : m_file(checkedName(path)), m_writer(m_text, search::searchTraceFlavour(path)) {}

search::RecordOptions TraceFile::recordOptions() {
  search::RecordOptions record;
  record.duplicates = false;  // other programs' traces have none
  record.segmentFull = [this] {
    m_exporter->catchUp();
    flush();
  };
  return record;
}

void TraceFile::begin(const search::Session& session, search::TraceExportOptions options) {
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

}  // namespace searchlight::cli
