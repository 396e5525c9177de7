// widgets/lessons/lesson_pane.h: a step of a lesson beside its board: what is said, what is asked, a part of the search's panel where
// the step names one, and the way on.
#pragma once
#include <QAction>
#include <QPointer>
#include <QString>
#include <QWidget>
#include <functional>
#include <span>

#include "core/lessons/lesson.h"

class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;
class QAction;

namespace searchlight::ui {

class TermText;

// A figure's value as it is to be read: "54".
using FigureText = std::function<QString(const lessons::Figure&)>;

// Whatever the lesson says is escaped. Terms become links "term:NAME", cells and
// lists of nodes that are named "place:4,3" and "place:OPEN".
QString htmlOf(std::span<const lessons::Paragraph> text, const FigureText& figure);
// The same without marks, on one line: for lists and screen readers.
QString plainOf(std::span<const lessons::Paragraph> text, const FigureText& figure);

// The one line above a lesson's step: back to the list, title, a dot for each step, "Step 3 of 8".
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

 private:
  class Dots;
  void retranslate();
  QLabel *m_title, *m_place;
  Dots* m_dots;
  int m_at = 0, m_count = 0;
};

class LessonPane : public QWidget {
  Q_OBJECT
 public:
  // In device-independent pixels. A drawer that opens moves neither the board nor the text.
  static constexpr int kWidth = 420, kDrawer = 300, kTextPixels = 15;

  // What can be done with a step; they outlive the pane.
  struct Actions {
    QAction *previous, *next, *restore;
  };
  explicit LessonPane(const Actions& actions, QWidget* parent = nullptr);

  void setStep(const QString& title, const QString& html);
  // What stands below the text: a question. It becomes the pane's, in the place of the last one; nullptr: none.
  void setQuestion(QWidget* question);
  // Stands above the buttons as long as it is not hidden; it stays its maker's, which may delete it. nullptr: none.
  void setDrawer(QWidget* drawer);
  // Something was done with the board, and the way back to the lesson's is offered.
  void setDisturbed(bool disturbed);
  TermText& text() { return *m_text; }
  QPushButton& next() { return *m_next; }

 protected:
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void retranslate();
  void showNext();
  void sizeTexts();
  void fitText();
  QAction* m_nextAction;
  QLabel* m_title;
  TermText* m_text;
  QVBoxLayout* m_column;
  QWidget* m_question = nullptr;
  QPointer<QWidget> m_drawer;
  QToolButton* m_restore;
  QPushButton* m_next;
  QWidget* m_aside;  // never seen: where panels of pages stay that are not in front
};

}  // namespace searchlight::ui
