// app/shell/read_text.cpp: two ways to the same bytes.
#include "app/shell/read_text.h"

#include <QFile>

#include "core/text/format_error.h"
#include "core/text/utf8.h"
#include "widgets/document/document_file.h"

namespace searchlight::ui {

std::string readText(const QString& path, std::size_t maxBytes) {
  if (!path.startsWith(QLatin1Char(':'))) return readFile(path.toStdU16String(), maxBytes, FileSource::Files);
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) throw FormatError(path.toStdString(), 0, "cannot be read");
  return file.readAll().toStdString();
}

std::string readText(const QString& path, KnownFile& file, std::size_t maxBytes) {
  const FileStamp stamp = stampOf(path.toStdU16String());
  std::string text = readText(path, maxBytes);
  file = knownFile(stamp, text);
  return text;
}

files::Recognised recognised(const QString& path) {
  if (!path.startsWith(QLatin1Char(':'))) return files::recogniseFile(path.toStdU16String());
  return files::recognise(std::string_view(readText(path)).substr(0, files::kHeadBytes), path.toStdString());
}

files::Recognised byName(const QString& path) {
  files::Recognised file;
  file.name = path.toStdString();
  file.kind = files::kindByName(file.name);
  return file;
}

QString shownTitle(const std::string& title) {
  return QString::fromStdString(searchlight::shownTitle(title));
}
QString shownTitle(const QString& title) { return shownTitle(title.toStdString()); }

}  // namespace searchlight::ui
