// app/shell/left_games.h: games under way on boards that are not in front, from one sitting to the next.
//
//   m_left.leave(key, [record] { return gameText(record); });                  // usage: another level is chosen
//   if (const auto path = m_left.take(key)) ..                                 // and this one again
//
// A folder with a file for each game, named by the hash of its key, which is the board. A window writes files of its own and
// takes away only those that it went on from: two windows that play the same board leave two games, the later one comes first.
// A game that is gone on with stays in its file until it is left again, so that at no moment it is nowhere.
#pragma once
#include <QObject>
#include <QString>
#include <functional>
#include <future>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "widgets/search/task_queue.h"

namespace searchlight::ui {

class LeftGames : public QObject {
  Q_OBJECT
 public:
  // `folder` lies among the program's data; files in it end with `extension`.
  LeftGames(const QString& folder, std::string_view extension, QObject* parent = nullptr);
  ~LeftGames() override;

  // Written on a thread, in the place of the file that the game was gone on from. `text` is called there: it owns what it reads.
  void leave(const std::string& key, std::function<std::string()> text);
  // The file of the game that was left last on that board, by whichever window; this window goes on from it.
  std::optional<QString> take(const std::string& key);
  // What was taken could not be gone on with: its file stays, and is nobody's again.
  void giveBack(const std::string& key) { m_files.erase(key); }
  // The game that was gone on with is somewhere else now: a file of the user's, or among the kept ones.
  void forget(const std::string& key);

 Q_SIGNALS:
  void failed(const QString& why);

 private:
  QString prefixOf(const std::string& key) const;

  QString m_folder, m_extension;
  struct File {
    QString path;
    std::shared_future<void> written;  // not valid: it was there already
  };
  std::map<std::string, File> m_files;  // that are this window's, by key
  TaskQueue m_tasks;                    // last: its thread ends first
};

}  // namespace searchlight::ui
