// core/text/failure.cpp: a failure in English.
#include "core/text/failure.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/text/line_reader.h"

namespace searchlight {

namespace {

// The first lines of our text forms, and the latest version of each that this program reads.
constexpr std::array<std::pair<std::string_view, int>, 8> kForms{{
    {"searchlight-lines", 2},
    {"searchlight-klotski", 2},
    {"searchlight-sokoban", 1},
    // Drawings; version 1 has no such line yet.
    {"searchlight-level", 1},
    {"searchlight-layout", 1},
    {"searchlight-map", 2},
    {"searchlight-pasted", 1},
    {"searchlight-graph", 1},
}};

// Whole numbers of any length; whatever else stands there is no version of ours, now or later.
bool isBeyond(std::string_view version, int known) {
  if (version.empty() || version.find_first_not_of("0123456789") != std::string_view::npos) return false;
  version.remove_prefix(std::min(version.find_first_not_of('0'), version.size()));
  const std::string last = std::to_string(known);
  return version.size() != last.size() ? version.size() > last.size() : version > last;
}

}  // namespace

LaterVersion::LaterVersion(std::string_view file, int line, std::string_view form, std::string_view version)
    : FormatError(file, line,
                  ReaderErrors::tr("written by a later version of Searchlight: %1",
                                   inQuotes(std::string(form) + ' ' + std::string(version)))) {}

void refuseLaterVersion(std::string_view text, std::string_view fileName) {
  LineReader lines(text, fileName);
  if (!lines.nextFilled()) return;
  std::string_view rest = lines.line();
  const std::string_view title = takeField(rest), version = takeField(rest);
  const auto* form = std::ranges::find(kForms, title, [](const auto& known) { return known.first; });
  if (form != kForms.end() && isBeyond(version, form->second))
    throw LaterVersion(fileName, lines.number(), title, version);
}

std::string english(const Failure& failure) {
  if (failure.sentence() == nullptr) return failure.text();
  std::string out;
  for (const char* c = failure.sentence(); *c != '\0'; ++c) {
    const auto value = static_cast<std::size_t>(c[0] == '%' ? c[1] - '1' : -1);
    if (value < failure.values().size())
      out += english(failure.values()[value]), ++c;
    else
      out += *c;
  }
  return out;
}

}  // namespace searchlight
