// widgets/document/save_dialog.h: where something is saved, and as what.
#pragma once
#include <QList>
#include <QString>
#include <QStringList>
#include <optional>

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

}  // namespace searchlight::ui
