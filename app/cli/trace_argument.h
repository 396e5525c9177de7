// app/cli/trace_argument.h: --trace: where a search is written as an open search trace.
#pragma once
#include <filesystem>
#include <optional>
#include <string>
#include <system_error>

#include "app/cli/arguments.h"
#include "app/cli/output.h"
#include "core/trace_formats/search_trace_format.h"

namespace searchlight::cli {

struct TraceTarget {
  std::string path;                                        // kStandardStream: standard output
  std::optional<search::SearchTraceFlavour> flavour = {};  // nothing: by its name

  bool isOutput() const { return path == kStandardStream; }
  // Whether writing may wait for a reader.
  bool isPipe() const {
    std::error_code error;
    return isOutput() ||
           (!std::filesystem::is_regular_file(path, error) && std::filesystem::exists(path, error));
  }
};

struct TraceArgument {
  Argument typed;

  // `rest`: what is printed elsewhere when the trace is on standard output.
  void addTo(CLI::App& parser, const std::string& rest) {
    typed.addTo(parser, "--trace", "FILE.trace.yaml|.json|-",
                "Writes the search as an open search trace; -: to standard output, as YAML or (with --json) "
                "JSON, with " +
                    rest + " on standard error");
  }
  // Nothing where none is asked for. Throws UsageError.
  std::optional<TraceTarget> target(const OutputForm& form) const {
    if (!typed.isGiven()) return std::nullopt;
    TraceTarget out{typed.text};
    if (out.isOutput()) {
      if (form.csv) throw UsageError("--csv: cannot be combined with --trace -");
      out.flavour = form.json ? search::SearchTraceFlavour::Json : search::SearchTraceFlavour::Yaml;
    } else if (!out.path.ends_with(".json") && !out.path.ends_with(".yaml") && !out.path.ends_with(".yml")) {
      throw typed.wrong("must end in .yaml, .yml or .json, or be -");
    }
    return out;
  }
  // Whatever the trace is called there, writing it would be the end of what was read. Only of regular files: a terminal is
  // /dev/stdin and /dev/stdout. Throws FormatError.
  void verifyIsNot(const std::string& read, const char* what) const {
    std::error_code error;
    if (typed.isGiven() && typed.text != kStandardStream &&
        std::filesystem::is_regular_file(typed.text, error) &&
        std::filesystem::equivalent(typed.text, read, error))
      throw FormatError(typed.text, 0, std::string("cannot be written: it is the ") + what + " itself");
  }
};

}  // namespace searchlight::cli
