// core/search/trace_file.h: the file that a search is written to while it runs.
#pragma once
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "core/search/search_trace_format.h"
#include "core/search/trace_export.h"
#include "core/text/files.h"

namespace searchlight::search {

// Holds no more of the trace than a segment, however long the search. Nothing is at the target before
// commit(), and without it nothing is left over.
class TraceFile {
 public:
  // YAML or JSON by the name, or as said. Throws FormatError where the file cannot be made.
  // `setUp`: see SearchTraceWriter.
  explicit TraceFile(const std::filesystem::path& path, std::string_view setUp = {},
                     std::optional<SearchTraceFlavour> flavour = {});

  // What the search must be recorded with. The file must outlive the session.
  RecordOptions recordOptions();
  // Begins with what a fresh session has recorded already. REQUIRES: it is recorded with recordOptions().
  void begin(const Session& session, TraceExportOptions options);
  // The rest, and the file in its place. Throws FormatError.
  void commit();

 private:
  void catchUp();
  void flush();

  FileReplacement m_file;
  std::string m_text;  // not yet in the file
  SearchTraceWriter m_writer;
  std::optional<TraceExporter> m_exporter;
};

}  // namespace searchlight::search
