// app/shell/left_dialog.h: File > Unfinished games: a menu of the newest, and a dialog with all of them.
#pragma once
#include <QDialog>
#include <QObject>
#include <QString>
#include <QStringList>
#include <cstddef>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "app/shell/page.h"
#include "widgets/task/task.h"

class QLabel;
class QMenu;
class QPushButton;
class QTreeWidget;

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

// What is in front somewhere in the window, which is not left: files.
using LeftInFront = std::function<QStringList()>;

// Fills a menu whenever it opens; it says so while it looks.
class LeftMenu : public QObject {
  Q_OBJECT
 public:
  static constexpr std::size_t kMost = 20;

  // All of them must outlive this.
  LeftMenu(QMenu* menu, const std::vector<PageInfo>& pages, LeftInFront inFront, QObject* parent);
  bool isReading() const { return m_works.isReading(); }  // it will fill the menu once more

 Q_SIGNALS:
  void chosen(const QString& pageId, const QString& file);
  void allWanted();

 private:
  void fill();

  QMenu* m_menu;
  LeftInFront m_inFront;
  QStringList m_shown;  // what the menu has
  LeftWorks m_works;
};

// All of them, to be opened or forgotten.
class LeftDialog : public QDialog {
  Q_OBJECT
 public:
  LeftDialog(const std::vector<PageInfo>& pages, LeftInFront inFront, QWidget* parent);

  // After it was accepted.
  QString pageId() const { return m_pageId; }
  QString file() const { return m_file; }

 private:
  void fill();
  void choose();
  void forget(bool isAll);
  void showButtons();

  LeftInFront m_inFront;
  LeftWorks m_works;
  QTreeWidget* m_list;
  QLabel* m_told;
  QPushButton *m_open, *m_forget, *m_forgetAll;
  QString m_pageId, m_file;
};

}  // namespace searchlight::ui
