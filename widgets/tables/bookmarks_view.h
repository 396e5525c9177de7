// widgets/tables/bookmarks_view.h: places of the search with captions: each is a place to go to.
#pragma once
#include <QAbstractTableModel>
#include <QAction>
#include <QLabel>
#include <QPointer>
#include <QString>
#include <QToolButton>
#include <QWidget>
#include <optional>
#include <vector>

#include "widgets/run/transport.h"
#include "widgets/tables/quiet_table.h"

namespace searchlight::ui {

// Places in a search with a caption each, as a table model.
struct Bookmark {
  std::size_t place = 0;  // on the transport's axis
  std::optional<StepUnit> unit =
      {};  // of the place, over several runs; never Time. None: events, as over one run
  QString caption = {};
  friend bool operator==(const Bookmark&, const Bookmark&) = default;
};

// In the order of their places; of those in different units those in the same unit stand together. They stay when the
// question changes: then they are places in the new search.
class BookmarkList : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { Position, Caption, kColumns };

  // What a set-up surely holds, and a list can be read: longer captions are cut, and further marks are not taken.
  static constexpr int kLongestCaption = 300;  // UTF-16 units
  static constexpr int kMost = 1000;

  using QAbstractTableModel::QAbstractTableModel;

  void setTransport(Transport* transport);

  const std::vector<Bookmark>& bookmarks() const { return m_items; }
  void setBookmarks(std::vector<Bookmark> bookmarks);

  // Whether the place where the player stands can be found again in another run of the same search.
  bool canAdd() const;
  // Marks it, and returns the row: also where it was marked before. -1: canAdd() says no.
  int addHere();
  void remove(int row);
  // Whether its unit can be had in the search as it is now: over one run only events can.
  bool canGo(int row) const;
  // Sends the player there. Where that cannot be, nothing moves: the same number in another unit is another place.
  void go(int row);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;

  // The texts, and which places can be had, may be others now.
  void refresh();

 Q_SIGNALS:
  void bookmarksChanged();

 private:
  StepUnit unitOf(int row) const;
  QString placeText(int row) const;

  QPointer<Transport> m_transport;
  std::vector<Bookmark> m_items;
};

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
