// widgets/document/document_file.h: the file of a document, whatever the document: a map, a game, a set-up.
#pragma once
#include <QString>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>

#include "core/text/files.h"

namespace searchlight::ui {

// The file that a document came from or was saved to: what it was then, and where. Without a path: none.
struct DocumentFile : KnownFile {
  QString path;
  // The user has named the path, by opening or saving it. A set-up's map is at the path that its writer chose.
  bool isPathChosen = true;

  bool isNone() const { return path.isEmpty(); }
  QString name() const;  // without its folder

  // Writes what `text` gives beside the file and renames, unless the file is not what is `expected` (nothing: whatever it
  // is), and is that file then. Else why not, in the user's language and without the path, which whoever tells it names; all is
  // then as it was, on the disk and here.
  std::optional<QString> write(const QString& to, const std::optional<FileStamp>& expected,
                               const std::function<std::string()>& text);
};

// The same with the state of the document that it holds.
template <class State>
struct DocumentFileOf : DocumentFile {
  std::optional<State> saved;  // nothing: one that the document has not been in since
  bool holds(const State& now) const { return saved == now; }
};

// What is known of a file that has these bytes and was `stamp` before they were read: what comes later is somebody's change.
KnownFile knownFile(const FileStamp& stamp, std::string_view bytes);

// The file of recovered work, if it still holds what our last copy knew of it, by its hash. Else it is somebody's work, or our own
// that was saved in the last moment: what stands there is not known, and asked about before it is written over. Reads no more
// than `maxBytes`.
KnownFile fileOfRecovered(const std::string& path, const std::string& hash, std::size_t maxBytes);

}  // namespace searchlight::ui
