// app/cli/klotski_layout.cpp: telling names, rows and files apart.
#include "app/cli/klotski_layout.h"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <system_error>

#include "app/cli/console.h"
#include "core/klotski/board_text.h"
#include "core/klotski/catalogue.h"
#include "core/klotski/layout.h"
#include "core/text/complaint.h"
#include "core/text/files.h"
#include "core/text/format_error.h"

namespace searchlight::cli {
namespace {

constexpr std::size_t kMostBytes = std::size_t{1} << 16;

// "./VCCV" is a way to a file, "VXCV/.." are rows with a mistake.
bool looksLikeRows(const std::string& layout) {
  return layout.find_first_not_of("VHSC./") == std::string::npos ||
         layout.find('/') == static_cast<std::size_t>(klotski::kWidth);
}

}  // namespace

void addLayout(CLI::App& parser, std::string& layout) {
  parser
      .add_option("LAYOUT", layout,
                  "A puzzle's name (Chinese, English or pinyin: heng-dao-li-ma), a file, or rows parted by "
                  "/: V 1 wide "
                  "2 tall, H 2 wide 1 tall, S 1 x 1, C the large piece, . blank")
      ->required()
      ->type_name("");
}

klotski::Board layoutFrom(const std::string& layout) {
  if (const klotski::Entry* entry = klotski::entryByName(layout)) return klotski::boardOf(*entry);
  std::error_code error;
  const bool isThere = !layout.empty() && std::filesystem::exists(layout, error);
  if (isThere) return klotski::readBoard(readFile(layout, kMostBytes), layout);
  if (looksLikeRows(layout) && !layout.empty()) try {
      return klotski::Board::of(klotski::readRows(layout, onOneLine(layout.substr(0, 64))));
    } catch (const FormatError& wrong) {
      throw UsageError(wrong.what());
    }
  throw UsageError(complaint("LAYOUT", layout, "neither a puzzle's name, nor a file, nor rows"));
}

}  // namespace searchlight::cli
