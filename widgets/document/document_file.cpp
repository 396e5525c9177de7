// widgets/document/document_file.cpp: text into a file, and what is said where that cannot be.
#include "widgets/document/document_file.h"

#include <QFileInfo>
#include <exception>
#include <filesystem>
#include <system_error>

#include "core/setup/set_up.h"
#include "core/text/format_error.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

namespace {

QString whyNotWritten(const std::exception& error, const QString& path) {
  const QString what = QString::fromUtf8(error.what()),
                known = path + QStringLiteral(": cannot be written: ");
  return what.startsWith(known) ? errorText(what.mid(known.size())) : errorText(error);
}

}  // namespace

QString DocumentFile::name() const { return QFileInfo(path).fileName(); }

std::optional<QString> DocumentFile::write(const QString& to, const std::optional<FileStamp>& expected,
                                           const std::function<std::string()>& text) {
  try {
    const std::string bytes = text();
    // Not QSaveFile, which takes a disk that is full only when it flushes for one that is not.
    static_cast<KnownFile&>(*this) = knownFile(writeFile(to.toStdU16String(), bytes, expected), bytes);
  } catch (const std::exception& e) {
    return whyNotWritten(e, to);
  }
  path = to;
  isPathChosen = true;
  return std::nullopt;
}

KnownFile knownFile(const FileStamp& stamp, std::string_view bytes) {
  return {stamp, setup::boardHash(bytes)};
}

KnownFile fileOfRecovered(const std::string& path, const std::string& hash, std::size_t maxBytes) {
  KnownFile file{{}, hash};
  const std::filesystem::path onDisk(QString::fromStdString(path).toStdU16String());
  std::error_code error;
  if (hash.empty() || !std::filesystem::is_regular_file(onDisk, error)) return file;
  const FileStamp stamp = stampOf(onDisk);
  try {
    if (setup::boardHash(readFile(onDisk, maxBytes)) == hash) file.stamp = stamp;
  } catch (const FormatError&) {
    // not to be read, so not known
  }
  return file;
}

}  // namespace searchlight::ui
