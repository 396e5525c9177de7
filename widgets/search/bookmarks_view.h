// widgets/search/bookmarks_view.h: places of the search with captions: each is a place to go to.
#pragma once
#include <QAction>
#include <QLabel>
#include <QToolButton>
#include <QWidget>

#include "widgets/search/bookmark_list.h"
#include "widgets/search/quiet_table.h"

namespace searchlight::ui {

// A click, Enter or the arrow keys go to a bookmark, F2 or a double click edits its caption, Delete removes it.
class BookmarksView : public QWidget {
  Q_OBJECT

 public:
  explicit BookmarksView(QWidget* parent = nullptr);

  void setTransport(Transport* transport);

  BookmarkList& list() { return m_list; }
  const BookmarkList& list() const { return m_list; }
  QuietTable& table() { return *m_table; }
  // Marks the place where the player stands, and asks for its caption.
  QAction* addAction() const { return m_add; }
  QAction* removeAction() const { return m_remove; }
  // Makes a lesson of them; there only where somebody offers it and does it.
  QAction* lessonAction() const { return m_lesson; }
  void offerLesson();

 Q_SIGNALS:
  // The caption of a new bookmark is about to be asked for: the view has to be seen.
  void editing();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void build();
  void addHere();
  void updateState();
  void fitPlaces();
  void retranslate();

  QPointer<Transport> m_transport;
  BookmarkList m_list;
  QLabel* m_head;
  QAction *m_add, *m_remove, *m_lesson;
  QToolButton* m_lessonButton;
  QuietTable* m_table;
};

}  // namespace searchlight::ui
