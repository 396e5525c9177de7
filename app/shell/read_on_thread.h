// app/shell/read_on_thread.h: files that are read while the window goes on: with progress, and to be given up.
#pragma once
#include <QString>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>

#include "app/document/reading.h"
#include "core/files/recognise.h"
#include "core/text/files.h"

class QWidget;

namespace searchlight::ui {

// A file's name, without folder and ending, for what is called so: titles hold what one system or another refuses in a name,
// and a game's or a level's own title whatever somebody has typed, however long. A title may itself be a file's name
// ("castle.png"). `otherwise` where nothing of it is left.
QString fileNameOf(const QString& title, const QString& otherwise);

// A lesson's, with language and ending, as lessons::lessonFileName() reads it: "two-walls.en.lesson.md". What of a title is no letter from
// a to z and no digit becomes dashes; of one without any it is "lesson".
QString lessonNameOf(const QString& title, const QString& language);

// Paths that begin with ":/" are of what is compiled in, others are read by core, and at most `maxBytes` of them.
// A pipe or a device is refused: the window waits for nobody. Throws FormatError.
std::string readText(const QString& path, std::size_t maxBytes = std::size_t{1} << 30);
// The same of a document's file, and what that was before it was read.
std::string readText(const QString& path, KnownFile& file, std::size_t maxBytes = std::size_t{1} << 30);

// Makes the folder, and those that it lies in, where they are missing. Throws FormatError "folder: cannot be written: reason": a file
// in a folder that could not be made fails without saying why.
void makeFolder(const std::filesystem::path& folder);

// What the file is, by its first bytes. Throws FormatError where it cannot be read.
files::Recognised recognised(const QString& path);
// The same by its name alone, of one that need not be there.
files::Recognised byName(const QString& path);

// Core's, of UTF-8 and of a text: titles that files give are shown so, wherever (core/text/utf8.h).
QString shownTitle(const std::string& title);
QString shownTitle(const QString& title);

// Told by the work about how far it is, 0 to 1; false: the user has given it up, and it should end by throwing whatever
// it likes.
using GoesOn = std::function<bool(double share)>;

// Does the work on a thread of its own and comes back when it is done; what it throws is thrown here. Meanwhile the window
// is painted and timers run, but there is no input for it: after a moment a dialog says what is read (`file`), how far it
// is, and offers to cancel. REQUIRES: the GUI thread, with nothing half changed that a timer could come upon; the work
// touches nothing that belongs to this thread.
void readOnThread(QWidget* parent, const QString& file, const std::function<void(const GoesOn&)>& work);

}  // namespace searchlight::ui
