// widgets/lessons/lesson_list.h: which lessons there are, and how far one has come in each.
#pragma once
#include <QListView>
#include <QString>
#include <vector>

class QLabel;
class QStandardItemModel;

namespace searchlight::ui {

struct LessonItem {
  QString title, summary;
  int minutes = 0;           // that it takes; 0: not told
  int step = 0, steps = 0;   // how many have been seen, of how many
  int right = 0, asked = 0;  // of the questions at its end, the best round
  QString note = {};         // that it is there in another language alone, or why it cannot be read
  bool isBroken = false;
};

// A row a lesson, below a heading. Enter and a click choose it.
class LessonList : public QListView {
  Q_OBJECT
 public:
  explicit LessonList(QWidget* parent = nullptr);
  // The chosen row stays chosen.
  void setLessons(std::vector<LessonItem> lessons);
  const std::vector<LessonItem>& lessons() const { return m_lessons; }
  // "3 of 8 · 9 of 10 right", as the row ends.
  static QString standing(const LessonItem& lesson);

 Q_SIGNALS:
  void opened(int row);

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  class Delegate;
  void tell();
  void placeHeading();
  std::vector<LessonItem> m_lessons;
  QStandardItemModel* m_model;
  QLabel* m_heading;
  QLabel* m_done;  // how many
};

}  // namespace searchlight::ui
