// app/shell/file_names.h: what files are called that have no name yet.
#pragma once
#include <QString>

namespace searchlight::ui {

// A file's name, without folder and ending, for what is called so: titles hold what one system or another refuses in a name,
// and a game's or a level's own title whatever somebody has typed, however long. A title may itself be a file's name
// ("castle.png"). `otherwise` where nothing of it is left.
QString fileNameOf(const QString& title, const QString& otherwise);

// A lesson's, with language and ending, as lessons::lessonFileName() reads it: "two-walls.en.md". What of a title is no letter from
// a to z and no digit becomes dashes; of one without any it is "lesson".
QString lessonNameOf(const QString& title, const QString& language);

}  // namespace searchlight::ui
