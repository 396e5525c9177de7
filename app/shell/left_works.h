// app/shell/left_works.h: what pages keep by themselves and nobody has in front: work that can be gone back to.
//
//   LeftWorks works(program->pages());                                         // usage
//   connect(&works, &LeftWorks::found, [&] { show(works.list()); });
//   works.read(20);
#pragma once
#include <QObject>
#include <QString>
#include <QStringList>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "app/shell/page.h"
#include "widgets/task/task.h"

namespace searchlight::ui {

// Behind the name of LeftWork::file: what is told of it.
inline constexpr QLatin1String kLeftNote{".about"};

class LeftWorks : public QObject {
  Q_OBJECT
 public:
  struct Entry {
    const PageInfo* page;
    LeftWork work;
  };
  // Of the pages that keep any; they must outlive this.
  explicit LeftWorks(const std::vector<PageInfo>& pages, QObject* parent = nullptr);

  // Reads on a thread: found() is emitted when list() holds the newest of them, at most so many. Asked again meanwhile, the
  // first answer is not given.
  void read(std::size_t most);
  // These go for ever; found() when what is left has been read, at most so much.
  void forget(const QStringList& files, std::size_t most);
  bool isReading() const { return m_task.isBusy(); }
  const std::vector<Entry>& list() const { return m_list; }  // the newest first

 Q_SIGNALS:
  void found();
  void troubled(const QString& why);  // list() is that of before

 private:
  void ask(const QStringList& forgotten, std::size_t most);
  const std::vector<PageInfo>& m_pages;
  std::vector<Entry> m_list;
  QStringList m_forgotten;  // that may still be there
  Task<std::vector<std::pair<std::size_t, LeftWork>>> m_task;
};

// What it is, in a line: "Trio · Sokoban · moves: 12 · 25.11.26 18:03".
QString leftText(const LeftWorks::Entry& entry);
// Its parts, for a table: name, place, the user's file, moves, when.
QStringList leftColumns(const LeftWorks::Entry& entry);

}  // namespace searchlight::ui
