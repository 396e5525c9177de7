// widgets/lessons/lesson_list.h: which lessons there are, and how far one has come in each.
#pragma once
#include <QHash>
#include <QListView>
#include <QPixmap>
#include <QString>
#include <QTimer>
#include <functional>
#include <optional>
#include <vector>

class QLabel;
class QStandardItemModel;

namespace searchlight::ui {

struct LessonItem {
  QString title, summary;
  int minutes = 0;           // that it takes; 0: not told
  int step = 0, steps = 0;   // how many have been seen, of how many
  int right = 0, asked = 0;  // of the questions at its end, the best round
  // Of lessons::kGroupNames; nothing: a lesson of one's own.
  std::optional<std::size_t> group = {};
  QString key = {};  // its picture is kept by it; empty: it has none
  // Its board, in the middle of an area. Asked for once for each key, size and theme, in some milliseconds, on the GUI thread.
  std::function<void(QPainter& painter, const QRectF& area, const QPalette& palette)> picture = {};
  QString note = {};  // that it is there in another language alone, or why it cannot be read
  bool isBroken = false;
};

// A row a lesson, below a heading, in groups that have headings of their own. Enter and a click choose it.
class LessonList : public QListView {
  Q_OBJECT
 public:
  static constexpr QSize kPicture{96, 64};  // in device-independent pixels

  explicit LessonList(QWidget* parent = nullptr);
  // The chosen row stays chosen.
  void setLessons(std::vector<LessonItem> lessons);
  const std::vector<LessonItem>& lessons() const { return m_lessons; }
  // "3 of 8 · 9 of 10 right", as the row ends.
  static QString standing(const LessonItem& lesson);
  // The row begins a group, and this stands above it; empty: it does not.
  QString groupTitle(int row) const;
  // That one starts here, or goes on: on the first lesson of ours that is not done. Empty: on the others.
  QString markOf(int row) const;
  // No picture is still to be made of what is in sight.
  bool isDrawn() const { return m_wanted.empty(); }

 Q_SIGNALS:
  void opened(int row);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  class Delegate;
  const QPixmap* pictureOf(int row);
  void drawNext();
  int headingHeight(int row) const;
  void tell();
  void placeHeading();
  std::vector<LessonItem> m_lessons;
  QStandardItemModel* m_model;
  QLabel* m_heading;
  QLabel* m_done;                      // how many
  QHash<QString, QPixmap> m_pictures;  // by key
  std::vector<int> m_wanted;           // rows whose pictures are to be made, one a turn of the event loop
  QTimer m_draw;
};

}  // namespace searchlight::ui
