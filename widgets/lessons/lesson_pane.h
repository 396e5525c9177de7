// widgets/lessons/lesson_pane.h: a step of a lesson beside its board: what is said, what is asked, and the way on.
#pragma once
#include <QAction>
#include <QString>
#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;
class QVBoxLayout;

namespace searchlight::ui {

class TermText;

class LessonPane : public QWidget {
  Q_OBJECT
 public:
  // What can be done with a lesson; they outlive the pane.
  struct Actions {
    QAction *all, *previous, *next, *restore;
  };
  explicit LessonPane(const Actions& actions, QWidget* parent = nullptr);

  void setLesson(const QString& title);
  // `at` counts from 0.
  void setStep(const QString& title, const QString& html, int at, int count);
  // What stands below the text: a question. It becomes the pane's, in the place of the last one; nullptr: none.
  void setQuestion(QWidget* question);
  // Something was done with the board, and the way back to the lesson's is offered.
  void setDisturbed(bool disturbed);
  TermText& text() { return *m_text; }

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void retranslate();
  void fitText();
  QLabel *m_lesson, *m_title, *m_place;
  QProgressBar* m_progress;
  TermText* m_text;
  QVBoxLayout* m_column;
  QWidget* m_question = nullptr;
  QToolButton* m_restore;
  int m_at = 0, m_count = 0;
};

}  // namespace searchlight::ui
