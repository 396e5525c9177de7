// widgets/document/document_file.h: the file of a document, whatever the document: a map, a game, a set-up.
#pragma once
#include <QList>
#include <QString>
#include <QStringList>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>

#include "core/text/files.h"

class QWidget;

namespace searchlight::ui {

// A row of a file dialog: {"Maps (%1)" translated, {"*.map", "*.slmap"}}; what is new ends as the first pattern does.
struct FileKind {
  QString text;
  QStringList patterns;
  QString filter() const { return text.arg(patterns.join(QLatin1Char(' '))); }
  QString ending() const { return patterns.front().mid(1); }  // ".map"
  bool matches(const QString& path) const;
};

struct SaveQuestion {
  QString title;     // of the dialog
  QString proposed;  // a path, or a folder and a name; by its ending, of which kind
  QList<FileKind> kinds;
  bool isOverwritten = true;  // what is there goes, and is asked about
};

struct SavePlace {
  QString path;
  qsizetype kind = 0;        // by the path's name
  bool isCompleted = false;  // the name was of no kind, and has got the ending of the one that was chosen
};

// A name of none of the kinds would belong to another page, or to nobody: it gets the ending of the kind that was chosen
// ("y.klotski" becomes "y.klotski.sokoban"), and what stands there is asked about, too. Nothing: it was given up.
// REQUIRES: there is a kind.
std::optional<SavePlace> askWhereToSave(QWidget* parent, const SaveQuestion& question);

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
