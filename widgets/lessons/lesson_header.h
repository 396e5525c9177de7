// widgets/lessons/lesson_header.h: the one line above a lesson's step: back to the list, title, a dot for each step, "Step 3 of 8".
#pragma once
#include <QString>
#include <QWidget>

class QAction;
class QLabel;

namespace searchlight::ui {

class LessonHeader : public QWidget {
  Q_OBJECT
 public:
  static constexpr int kHeight = 40;  // in device-independent pixels

  // `all` leads back to the list and outlives the header.
  explicit LessonHeader(QAction* all, QWidget* parent = nullptr);
  void setLesson(const QString& title);
  // `at` counts from 0; the steps before it have been seen.
  void setStep(int at, int count);
  QString placeText() const;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  class Dots;
  void retranslate();
  QLabel *m_title, *m_place;
  Dots* m_dots;
  int m_at = 0, m_count = 0;
};

}  // namespace searchlight::ui
