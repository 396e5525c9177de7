// app/shell/autosave.h: a copy of unsaved work, so that a crash or a power cut costs seconds.
#pragma once
#include <QBasicTimer>
#include <QDateTime>
#include <QLockFile>
#include <QObject>
#include <QString>
#include <QStringList>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/document/set_up_file.h"
#include "app/shell/page.h"

namespace searchlight::ui {

// What a run that did not end well has left. The file stays where it is until an Autosave goes on with it: at no moment
// is there work without a copy.
struct AbandonedWork {
  setup::SetUp setUp;
  QString file;                     // NAME.searchlight
  std::unique_ptr<QLockFile> lock;  // held: no other program offers the same
  QString window = {};              // what the copies of one window have in common
};

// One per page of a window. Each has a file of its own, NAME.searchlight, held by NAME.lock as long as the page lives,
// so that several windows and several programs never write over each other's. The file is there only while there is
// unsaved work. It is written on a thread of its own from a snapshot, half a second after a change.
class Autosave : public QObject {
  Q_OBJECT
 public:
  // `folder` is made if need be. Watches the page from here on. `window` is the same for the pages of a window and of
  // no other one's; empty: the page's alone. Where there is such a file already, ours has another name until adopt().
  Autosave(Page* page, const QString& pageId, const QString& folder, const QString& window = {},
           QObject* parent = nullptr);
  static QString newWindow();
  ~Autosave() override;

  // The folder the program uses.
  static QString standardFolder();
  // What is in the folder and held by no living page, the oldest first. Files that cannot be read are set aside as
  // NAME.broken and never offered again.
  // `unreadable` is given their new names, `later` the files of a later version of the program, which stay as they are.
  static std::vector<AbandonedWork> abandoned(const QString& folder, QStringList* unreadable = nullptr,
                                              QStringList* later = nullptr);
  // Takes the lock, of somebody dead, too. True as well where nobody can take it because the folder cannot be written or the disk
  // is full, and nobody alive has it: then what it guards can be read, and stays.
  // `patience`, in milliseconds: who was killed just now is alive for a moment, and is looked at a second time.
  static bool mayTake(QLockFile& lock, const QString& folder, int patience = 0);
  // Gives a file that cannot be read a name that nothing looks for and no other file has, and returns it; the old one where
  // it cannot be renamed.
  static QString setAside(const QString& file);

  // Which page was in front of a window, and when that was in use, beside its copies: NAME.front. Empty: nobody knows.
  static void rememberFront(const QString& folder, const QString& window, const QString& pageId);
  static QString frontOf(const QString& folder, const QString& window);
  // When it was last in use; invalid: nobody knows.
  static QDateTime frontSince(const QString& folder, const QString& window);
  // Unless there are copies of the window, or it lives.
  static void forgetFront(const QString& folder, const QString& window);

  // What is unsaved is its word from here on, and a copy tells of it. REQUIRES: it outlives this.
  void setSetUp(const SetUpFile* setUp) { m_setUp = setUp; }
  // As long as it returns true nothing is written but what write() is called for: a film moves the search, and that is no work.
  void setHold(std::function<bool()> isHeld) { m_isHeld = std::move(isHeld); }
  // The page has taken this work: its file is ours from here on.
  void adopt(AbandonedWork work);
  // Writes now if there is unsaved work that the file does not hold, and waits for it. The reason when that fails.
  std::optional<QString> write();
  // The work is saved elsewhere or given up: the file goes.
  void discard();
  // What write() has written stays when this goes, and is found at the next start.
  void keep() { m_keeps = true; }

 Q_SIGNALS:
  // The copy could not be written: told once, until one could.
  void failed(const QString& why);
  // It can be written again.
  void recovered();

 protected:
  void timerEvent(QTimerEvent* event) override;

 private:
  class Writer;
  bool hasUnsavedWork() const { return m_setUp ? m_setUp->hasUnsavedWork() : m_page->hasUnsavedWork(); }
  void holdFolder();
  void pageChanged();
  void startWriting();
  void wrote(const QString& why, int discards);

  Page* m_page;
  const SetUpFile* m_setUp = nullptr;
  std::function<bool()> m_isHeld;
  QString m_pageId;
  QString m_file;
  std::unique_ptr<QLockFile> m_lock;
  bool m_isDirty = false;  // changed since the last snapshot
  bool m_keeps = false;
  bool m_hasFailed = false;
  int m_discards = 0;  // how often: what came of a copy before the last one is of no interest
  QBasicTimer m_timer;
  std::unique_ptr<Writer> m_writer;
};

}  // namespace searchlight::ui
