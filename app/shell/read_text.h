// app/shell/read_text.h: whole files, compiled in or on the disk; and what may come of them in a window.
#pragma once
#include <QString>
#include <cstddef>
#include <string>

#include "core/files/recognise.h"
#include "core/text/files.h"

namespace searchlight::ui {

// A file's name, without folder and ending, for what is called so: titles hold what one system or another refuses in a name,
// and a game's or a level's own title whatever somebody has typed, however long. A title may itself be a file's name
// ("castle.png"). `otherwise` where nothing of it is left.
QString fileNameOf(const QString& title, const QString& otherwise);

// A lesson's, with language and ending, as lessons::lessonFileName() reads it: "two-walls.en.md". What of a title is no letter from
// a to z and no digit becomes dashes; of one without any it is "lesson".
QString lessonNameOf(const QString& title, const QString& language);

// Paths that begin with ":/" are of what is compiled in, others are read by core, and at most `maxBytes` of them.
// A pipe or a device is refused: the window waits for nobody. Throws FormatError.
std::string readText(const QString& path, std::size_t maxBytes = std::size_t{1} << 30);
// The same of a document's file, and what that was before it was read.
std::string readText(const QString& path, KnownFile& file, std::size_t maxBytes = std::size_t{1} << 30);

// What the file is, by its first bytes. Throws FormatError where it cannot be read.
files::Recognised recognised(const QString& path);
// The same by its name alone, of one that need not be there.
files::Recognised byName(const QString& path);

// Core's, of UTF-8 and of a text: titles that files give are shown so, wherever (core/text/utf8.h).
QString shownTitle(const std::string& title);
QString shownTitle(const QString& title);

}  // namespace searchlight::ui
