// app/shell/recovered_file.cpp: its hash tells.
#include "app/shell/recovered_file.h"

#include <QString>
#include <filesystem>
#include <system_error>

#include "core/text/format_error.h"

namespace searchlight::ui {

KnownFile fileOfRecovered(const setup::Board& board, std::size_t maxBytes) {
  KnownFile file{{}, board.hash};
  const std::filesystem::path path(QString::fromStdString(board.path).toStdU16String());
  std::error_code error;
  if (board.hash.empty() || !std::filesystem::is_regular_file(path, error)) return file;
  const FileStamp stamp = stampOf(path);
  try {
    if (setup::boardHash(readFile(path, maxBytes)) == board.hash) file.stamp = stamp;
  } catch (const FormatError&) {
    // not to be read, so not known
  }
  return file;
}

}  // namespace searchlight::ui
