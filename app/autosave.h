// app/autosave.h: a copy of unsaved work, so that a crash or a power cut costs seconds.
#pragma once
#include <QBasicTimer>
#include <QLockFile>
#include <QObject>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "widgets/grid/map_model.h"

namespace searchlight::ui {

// What a run that did not end well has left.
struct RecoveredMap {
  grid::MapDocument document;
  QString title;
  QString path;  // the file it was opened from; empty for none
};

// One per window. Each has a file of its own, held by a lock as long as the window lives, so that several
// windows and several programs never write over each other's. The file is there only while there is unsaved
// work.
class Autosave : public QObject {
  Q_OBJECT
 public:
  // `folder` is made if need be. Watches the model from here on.
  Autosave(MapModel* model, const QString& folder, QObject* parent = nullptr);
  ~Autosave() override;

  // The folder the program uses.
  static QString standardFolder();
  // Takes what is left in the folder and held by no living window. Files that cannot be read are set aside as
  // *.broken and never offered again.
  static std::vector<RecoveredMap> takeAbandoned(const QString& folder);

  // Writes now if there is unsaved work that the file does not hold. The reason when that fails.
  std::optional<QString> write();
  // The work is saved elsewhere or given up: the file goes.
  void discard();

 protected:
  void timerEvent(QTimerEvent* event) override;

 private:
  MapModel* m_model;
  QString m_file;
  std::unique_ptr<QLockFile> m_lock;
  std::uint64_t m_written = 0;  // the model's revision that the file holds
  QBasicTimer m_timer;
};

}  // namespace searchlight::ui
